//! What the table answers itself: the same game as by hand, and nothing that an undo would stop at.

use std::collections::BTreeSet;

use host::{Back, Bot, Door, Record, Sitting, by_table};
use serde_json::Value;
use table::Seat;
use words::Language;

use crate::support::{answer, fairness};

/// A game so far: every answer, the entries that are the table's, and the longest run of those.
struct Game {
    sitting: Box<dyn Sitting>,
    given: Vec<(Seat, u8, Value)>,
    nobodys: BTreeSet<u32>,
    longest: usize,
}

fn next(sitting: &dyn Sitting) -> u32 {
    sitting.journal(u32::MAX).next
}

/// Plays at random, and looks after each answer where its seat may go back to.
fn play(door: &dyn Door, setup: &Value, seed: u64, answers: usize) -> Game {
    let sitting = door.open(&Record::new(setup.clone(), fairness(seed))).unwrap();
    let mut game = Game { sitting, given: Vec::new(), nobodys: BTreeSet::new(), longest: 0 };
    for _ in 0..answers {
        let Some(asked) = game.sitting.asked().first().copied() else { break };
        let random = game.sitting.bot(asked.seat, Bot::Called("random"));
        let (which, value) = random.or_else(|| game.sitting.bot(asked.seat, Bot::Safe)).unwrap();
        let own = next(&*game.sitting);
        answer(&mut *game.sitting, asked.seat, which, &value);
        game.given.push((asked.seat, which, value));
        let mut number = next(&*game.sitting);
        let run = by_table::answer_on(&mut *game.sitting, |_, _| true);
        for given in &run {
            assert!(given.led_to.entries[0].starts_with("{\"answer\":"), "{:?}", given.led_to);
            game.nobodys.insert(number);
            number += given.led_to.entries.len() as u32;
            game.given.push((given.seat, given.which, given.answer.clone()));
        }
        assert_eq!(number, next(&*game.sitting), "every entry belongs to an answer");
        if !run.is_empty() {
            let back = game.sitting.back(asked.seat, Back::LastAnswer, &game.nobodys);
            assert_eq!(back, Some(own), "{}: {} answers by the table are gone past", asked.code, run.len());
        }
        if run.len() > game.longest {
            game.longest = run.len();
            let mut taken_back = game.sitting.copy();
            taken_back.undo(own).unwrap();
            assert_eq!(taken_back.asked().first().map(|asked| asked.seat), Some(asked.seat));
        }
    }
    game
}

#[test]
fn a_game_with_answers_by_the_table_is_the_game_played_by_hand() {
    let mut longest = 0;
    for door in games::all().unwrap().iter() {
        let name = door.about().name;
        let seats = vec![Vec::new(); usize::from(door.lobby(Language::En).least_seats)];
        let setup = door.setup(&[], &seats, Language::En).unwrap();
        let game = play(&**door, &setup, 3, 250);
        longest = longest.max(game.longest);
        let mut by_hand = door.open(&Record::new(setup.clone(), fairness(3))).unwrap();
        for (seat, which, value) in &game.given {
            answer(&mut *by_hand, *seat, *which, value);
        }
        assert_eq!(by_hand.save(), game.sitting.save(), "{name}");
        assert_eq!(by_hand.asked(), game.sitting.asked(), "{name}");
        let entries = game.sitting.journal(0).texts;
        let again = door.open(&Record { entries, ..Record::new(setup, fairness(3)) }).unwrap();
        assert_eq!(again.save(), by_hand.save(), "{name}");
    }
    assert!(longest >= 4, "no run of answers by the table is long: {longest}");
}
