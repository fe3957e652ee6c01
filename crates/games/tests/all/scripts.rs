//! Scenario files of all games: bytes of any kind are answered with diagnostics, never with a panic. What is tried is every
//! scenario of the project, in some thousand damaged copies.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use content::Source;
use host::{Scripts, Verdict};
use table::Fast;

/// Damaged copies of each game's files. A longer run is a matter of changing this number.
const COPIES: u64 = 5_000;

/// Words that mean something in YAML, or in the files of any game.
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
    "&x",
    "*x",
    "? ",
    "{",
    "}",
    "~",
    "\u{202e}",
    "é",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => files.extend(self::files(&path)),
            path => files.push(path),
        }
    }
    files.sort();
    files
}

/// Every scenario file of the project, by the game that it is for.
fn seeds_of(game: &str, names: &[&str]) -> Vec<Vec<u8>> {
    let folders = std::fs::read_dir("../../games").expect("the folder is there").flatten();
    let all = folders.flat_map(|folder| files(&folder.path().join("scenarios")));
    let sources = all.map(|path| Source::read(&path).unwrap_or_else(|broken| panic!("{broken}")));
    let own = sources.filter(|source| scenario::game_of(source, names).as_ref().is_ok_and(|of| *of == game));
    let mut seeds: Vec<Vec<u8>> = own.map(|source| source.text().as_bytes().to_vec()).collect();
    seeds.sort();
    seeds
}

/// The words of a game's own files, and those that mean something everywhere.
fn words_of(seeds: &[Vec<u8>]) -> Vec<String> {
    let mut words: BTreeSet<String> = WORDS.iter().map(|&word| word.to_owned()).collect();
    for seed in seeds {
        let text = String::from_utf8_lossy(seed);
        words.extend(text.split([' ', '\n', ',', '[', ']', '{', '}', ':']).map(str::to_owned));
    }
    words.into_iter().collect()
}

/// Damages bytes: flips, cuts and doubles stretches of them, and puts in words and numbers that mean
/// something.
fn damage(bytes: &mut Vec<u8>, others: &[Vec<u8>], words: &[String], chance: &mut Fast) {
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
            let word = &words[below(words.len())];
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
fn play_damaged(scripts: &dyn Scripts, seeds: &[Vec<u8>]) -> usize {
    let words = words_of(seeds);
    let mut failed = 0;
    for number in 0..COPIES {
        let mut chance = Fast::of_game(11, number);
        let mut bytes = seeds[chance.below(seeds.len() as u32) as usize].clone();
        for _ in 0..=chance.below(6) {
            damage(&mut bytes, seeds, &words, &mut chance);
        }
        let outcomes = catch_unwind(AssertUnwindSafe(|| scripts.run("damaged.yaml", &bytes)));
        let Ok(outcomes) = outcomes else {
            panic!("copy {number} makes it panic:\n{}", String::from_utf8_lossy(&bytes));
        };
        failed += outcomes.iter().filter(|outcome| outcome.result != Verdict::Passed).count();
    }
    failed
}

#[test]
fn nothing_that_is_read_makes_it_panic() {
    let games = games::all().unwrap();
    let scripted: Vec<_> =
        games.iter().filter_map(|game| Some((game.about().name, game.scripts()?))).collect();
    let names: Vec<&str> = scripted.iter().map(|(name, _)| *name).collect();
    assert!(!names.is_empty());
    for (game, scripts) in scripted {
        let seeds = seeds_of(game, &names);
        assert!(!seeds.is_empty(), "{game} has a test language and no scenarios");
        let failed = play_damaged(scripts, &seeds);
        assert!(failed > 1_000, "{game}: only {failed} failed: the damage is too mild to mean anything");
    }
}
