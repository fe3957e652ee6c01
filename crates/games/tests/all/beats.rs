//! Deeds of all games: they hold the whole log, and what they came to adds up.

use host::{Asked, Bot, Door, Lines, Record};
use wire::beat::{Beat, Recap, Sign, Weight};
use words::Language;

use crate::support::{answer, fairness};

/// How many games of each are played; `CROSSOVER_BEATS=500` plays more.
const GAMES: u64 = 24;
/// A game that goes on longer than this has shown enough.
const MOST_ANSWERS: usize = 4_000;
/// A beat is small: so many bytes without what it came to, and so many with it.
const BYTES: [usize; 2] = [300, 900];

fn played(door: &dyn Door, seed: u64) -> Lines {
    let setup = door.setup(&[], &[Vec::new(), Vec::new()], Language::En).unwrap();
    let mut sitting = door.open(&Record::new(setup, fairness(seed))).unwrap();
    for _ in 0..MOST_ANSWERS {
        let Some(&Asked { seat, .. }) = sitting.asked().first() else { break };
        let (which, value) = sitting.bot(seat, Bot::Called("random")).unwrap();
        answer(&mut *sitting, seat, which, &value);
    }
    let languages = [Language::En, Language::Fr, Language::De];
    let page = sitting.page(None, languages[usize::try_from(seed % 3).unwrap()]);
    let told = page.log(0);
    // Whoever has some lines already gets the deeds of the others, the first of them whole.
    for from in [told.length / 3, told.length / 2, told.length.saturating_sub(1)] {
        let since = page.log(from);
        assert_eq!(since.lines, told.lines[from as usize..]);
        let held = told.beats.partition_point(|beat| beat.to < from);
        assert_eq!(since.beats, told.beats[held..]);
    }
    told
}

/// What a recap's terms come to, each step of it checked.
fn reckoned(recap: &Recap) -> i32 {
    let (mut sum, mut compared) = (0, true);
    for term in &recap.terms {
        assert!(!term.label.is_empty(), "{recap:?}");
        assert_eq!(term.sign == Sign::First, compared, "{recap:?}");
        compared = false;
        match term.sign {
            Sign::First | Sign::Plus => sum += term.value,
            Sign::Minus => sum -= term.value,
            Sign::Equals => assert_eq!(term.value, sum, "{recap:?}"),
            Sign::Beats => assert!(sum > term.value, "{recap:?}"),
            Sign::Fails => assert!(sum <= term.value, "{recap:?}"),
        }
        if matches!(term.sign, Sign::Beats | Sign::Fails) {
            (sum, compared) = (0, true);
        }
    }
    sum
}

fn bytes(beat: &Beat) -> usize {
    serde_json::to_vec(beat).unwrap().len()
}

#[test]
fn deeds_hold_every_line_once_and_what_they_came_to_adds_up() {
    let games = std::env::var("CROSSOVER_BEATS").map_or(GAMES, |games| games.parse().unwrap());
    for door in games::all().unwrap().iter() {
        let name = door.about().name;
        let (mut all, mut recaps, mut big, mut sizes) = (0, 0, 0, 0);
        for seed in 0..games {
            let told = played(&**door, seed);
            let mut next = 0;
            for beat in &told.beats {
                assert_eq!(beat.from, next, "{name}: a line is told twice, or never");
                assert!(beat.to >= beat.from);
                next = beat.to + 1;
                assert_eq!(beat.code, told.lines[beat.from as usize].code);
                let lines = &told.lines[beat.from as usize..next as usize];
                assert!(lines.iter().skip(1).all(|line| !line.heading), "{name}: a deed ends with its turn");
                sizes += bytes(beat);
                assert!(bytes(&Beat { recap: None, ..beat.clone() }) <= BYTES[0], "{name}: {beat:?}");
                assert!(bytes(beat) <= BYTES[1], "{name}: {} bytes: {beat:?}", bytes(beat));
                big += usize::from(beat.weight == Weight::Big);
                if let Some(recap) = &beat.recap {
                    recaps += 1;
                    assert_eq!(beat.weight, Weight::Big, "{name}: what is reckoned is worth a look");
                    assert_eq!(recap.result.sign, Sign::Equals);
                    assert_eq!(recap.result.value, reckoned(recap), "{name}: {recap:?}");
                    assert!(recap.chance.as_ref().is_none_or(|one| (0.0..=1.0).contains(&one.chance)));
                    assert!(!recap.title.is_empty() && lines.iter().any(|line| line.rule == recap.rule));
                }
            }
            assert_eq!(next, told.length, "{name}: the last lines belong to no deed");
            all += told.beats.len();
        }
        println!(
            "{name}: {games} games, {all} beats, {big} big, {recaps} with a recap, {} bytes each",
            sizes / all.max(1)
        );
        assert!(big > 0 && (recaps == 0 || all > big), "{name}: some deeds are worth a look, and not all");
    }
}
