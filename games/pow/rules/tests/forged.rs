//! Games that were not played but written: a save's digest is no secret, so its journal may hold anything that reads.

use std::sync::Arc;

use pow::Pow;
use pow::ask::Answer;
use pow::card::{Cards, house};
use pow::setup::Setup;
use serde_json::Value;
use table::{Entry, Fairness, Fast, Journal, Match, Seed, Source};

/// Numbers that nobody would play: out of every list, at and beyond the edges of the table and of what can be read.
const ODD: [i64; 10] = [-1, 0, 7, 255, 36_000, -36_000, 262_144, -262_144, 262_145, i64::MAX];

/// Plays some answers of one random game at a live table.
fn game(cards: &Arc<Cards>, setup: &Setup, seed: u64, answers: usize) -> Match<Pow> {
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Pow>::new(Arc::clone(cards), setup, fairness).expect("a playable setup");
    let mut chance = Fast::new(seed);
    for _ in 0..answers {
        let Some(pending) = game.pending().first() else { break };
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    game
}

/// All numbers of a value.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => found.push(value),
        Value::Array(list) => list.iter_mut().for_each(|value| numbers(value, found)),
        Value::Object(fields) => fields.values_mut().for_each(|value| numbers(value, found)),
        _ => {}
    }
}

#[test]
fn a_forged_journal_is_refused_or_played_and_never_a_panic() {
    let cards = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let mut chance = Fast::new(1);
    let (mut refused, mut played, mut unread) = (0, 0, 0);
    for (seed, battlefield) in (0..).zip(["crossing", "rooftops", "backstreets", "car-park"]) {
        let setup = Setup { battlefield: battlefield.into(), ..Setup::usual(&cards) };
        let written = game(&cards, &setup, seed, 150).journal().clone();
        let values: Vec<Value> = written
            .entries()
            .iter()
            .map(|entry| serde_json::to_value(entry).expect("an entry is plain data"))
            .collect();
        for _ in 0..400 {
            let at = chance.below(values.len() as u32) as usize;
            let mut forged = values[at].clone();
            let mut places = Vec::new();
            numbers(&mut forged, &mut places);
            if places.is_empty() {
                continue;
            }
            let place = chance.below(places.len() as u32) as usize;
            *places.swap_remove(place) = ODD[chance.below(ODD.len() as u32) as usize].into();
            let Ok(entry) = serde_json::from_value::<Entry<Answer>>(forged) else {
                unread += 1;
                continue;
            };
            // What follows no longer fits, so the forged entry comes last.
            let before = written.entries()[..at].iter().cloned();
            let journal = Journal::new(before.chain([entry]).collect());
            match Match::<Pow>::open(Arc::clone(&cards), &setup, Source::Recorded, journal, false) {
                Ok(_) => played += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 300 && played > 20 && unread > 100, "{refused}, {played}, {unread}");
}
