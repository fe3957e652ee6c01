//! Bytes of any kind are answered with diagnostics, never with a panic: the corpus, every scenario of the project,
//! and some thousand damaged copies of them.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use champions::Champions;
use crisis::Crisis;
use gotham::Gotham;
use pow::Pow;
use pow::card::{Cards, house};
use scenario::{Scenic, Verdict, run_any_bytes};
use table::Fast;

static CARDS: LazyLock<Cards> = LazyLock::new(|| house().unwrap_or_else(|broken| panic!("{broken}")));

static CORE: LazyLock<crisis::card::Cards> =
    LazyLock::new(|| crisis::card::core(Default::default()).unwrap_or_else(|broken| panic!("{broken}")));

/// Damaged copies in all. A longer run is a matter of changing these numbers.
const COPIES: u64 = 10_000;
const COPIES_OF_CRISIS: u64 = 4_000;
const COPIES_OF_CHAMPIONS: u64 = 3_000;
const COPIES_OF_GOTHAM: u64 = 10_000;

fn files(root: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(root).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn seeds(game: &str) -> Vec<Vec<u8>> {
    let scenarios = Path::new("../../scenarios").join(game);
    let all = [files(Path::new("corpus")), files(&scenarios)].concat();
    all.iter().map(|path| std::fs::read(path).expect("the file is readable")).collect()
}

/// Damages bytes: flips, cuts and doubles stretches of them, and puts in words and numbers that mean something.
fn damage(bytes: &mut Vec<u8>, others: &[Vec<u8>], chance: &mut Fast) {
    const WORDS: &[&str] = &[
        "0",
        "255",
        "256",
        "-1",
        "36",
        "9999",
        "0.001",
        "[0, 0, 0]",
        "[36, 36]",
        "a",
        "b",
        "nobody",
        "gone: true",
        "waiting: true",
        "ko: true",
        "phase: final",
        "phase: deployment",
        "phase: power",
        "the turn ends",
        "t6",
        "active: true",
        "contact: target",
        "&x",
        "*x",
        "? ",
        "{",
        "}",
        "~",
        "\u{202e}",
        "é",
        "carries: relic 1",
        "phase: cleanup",
        "phase: leadership",
        "the round ends",
        "form: binary",
        "card: ultron-drones",
        "health: injured",
        "holder: captain-america",
        "place grunts",
        "phase: setup",
        "phase: reveal",
        "scenario: ultron",
        "mode: expert",
        "eliminated: true",
        "form: alter-ego",
        "drones: 9",
    ];
    let mut below = |n: usize| chance.below(n.max(1) as u32) as usize;
    let at = below(bytes.len());
    let length = below(24).min(bytes.len() - at);
    match below(7) {
        0 if !bytes.is_empty() => bytes[at] = below(256) as u8,
        1 => drop(bytes.drain(at..at + length)),
        2 => {
            let stretch = bytes[at..at + length].to_vec();
            let to = below(bytes.len());
            bytes.splice(to..to, stretch);
        }
        3 | 4 => {
            let word = WORDS[below(WORDS.len())];
            // In the place of a whole word, so that the file mostly stays readable.
            let start = bytes[..at].iter().rposition(|byte| b" [{,\n".contains(byte)).map_or(0, |it| it + 1);
            let end = bytes[at..]
                .iter()
                .position(|byte| b" ]},:\n".contains(byte))
                .map_or(bytes.len(), |it| at + it);
            bytes.splice(start..end.max(start), word.bytes());
        }
        5 => {
            let other = &others[below(others.len())];
            let from = below(other.len());
            let more = &other[from..(from + 60).min(other.len())];
            bytes.splice(at..at, more.iter().copied());
        }
        _ => {
            let line = bytes[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |it| it + 1);
            let end =
                bytes[at..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |it| at + it + 1);
            let whole = bytes[line..end].to_vec();
            let to = if below(2) == 0 { line } else { end };
            if below(2) == 0 {
                bytes.splice(to..to, whole);
            } else {
                drop(bytes.drain(line..end));
            }
        }
    }
}

/// Plays damaged copies of a game's scenarios; how many of their scenarios failed.
fn play_damaged<G>(copies: u64, content: &G::Content) -> usize
where
    G: Scenic<Content: std::panic::RefUnwindSafe>,
{
    let seeds = seeds(G::NAME);
    assert!(seeds.len() > 10);
    let mut failed = 0;
    for number in 0..copies {
        let mut chance = Fast::of_game(11, number);
        let mut bytes = seeds[chance.below(seeds.len() as u32) as usize].clone();
        for _ in 0..=chance.below(6) {
            damage(&mut bytes, &seeds, &mut chance);
        }
        let outcomes = std::panic::catch_unwind(|| run_any_bytes::<G>("damaged.yaml", &bytes, content));
        let Ok(outcomes) = outcomes else {
            panic!("copy {number} makes it panic:\n{}", String::from_utf8_lossy(&bytes));
        };
        failed += outcomes.iter().filter(|outcome| outcome.result != Verdict::Passed).count();
    }
    failed
}

#[test]
fn nothing_that_is_read_makes_it_panic() {
    let failed = play_damaged::<Pow>(COPIES, &CARDS);
    assert!(
        failed > 1_000,
        "only {failed} damaged scenarios failed: the damage is too mild to mean anything"
    );
}

#[test]
fn nothing_that_is_read_for_crisis_makes_it_panic() {
    let failed = play_damaged::<Crisis>(COPIES_OF_CRISIS, &CORE);
    assert!(
        failed > 1_000,
        "only {failed} damaged scenarios failed: the damage is too mild to mean anything"
    );
}

#[test]
fn the_corpus_is_answered() {
    for path in files(Path::new("corpus")) {
        let bytes = std::fs::read(&path).expect("the file is readable");
        for outcome in run_any_bytes::<Pow>("corpus.yaml", &bytes, &CARDS) {
            assert!(outcome.result != Verdict::Passed, "{} should fail and passes", path.display());
        }
    }
}

#[test]
fn nothing_that_is_read_for_champions_makes_it_panic() {
    let cards = champions::card::core().unwrap_or_else(|broken| panic!("{broken}"));
    let failed = play_damaged::<Champions>(COPIES_OF_CHAMPIONS, &cards);
    assert!(
        failed > 1_000,
        "only {failed} damaged scenarios failed: the damage is too mild to mean anything"
    );
}

#[test]
fn nothing_that_is_read_for_gotham_makes_it_panic() {
    let printed = gotham::printed::house().unwrap_or_else(|broken| panic!("{broken}"));
    let failed = play_damaged::<Gotham>(COPIES_OF_GOTHAM, &printed);
    assert!(
        failed > 1_000,
        "only {failed} damaged scenarios failed: the damage is too mild to mean anything"
    );
}
