//! Gotham City Chronicles behind the door.

mod cards;
mod play;
mod shown;

use std::sync::Arc;

use host::{Hosted, Sitting};
use serde_json::Value;
use table::{Fast, Seat};
use wire::board::Board;
use wire::board::gotham::Board as GothamBoard;
use wire::table::Question;
use words::Language;

use crate::support::{answer, any_choice, chosen, fairness, game, question};

fn gotham() -> Arc<dyn Hosted> {
    game("gotham")
}

/// A setup of a mission for so many players of heroes, with the usual heroes.
fn setup(mission: &str, players: usize) -> Value {
    gotham().setup(&[chosen("mission", mission)], &vec![Vec::new(); players + 1], Language::En).unwrap()
}

fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    gotham().begin(setup, fairness(seed)).unwrap()
}

fn board(game: &dyn Sitting) -> GothamBoard {
    match game.board(None, Language::En) {
        Board::Gotham(board) => *board,
        other => panic!("{other:?}"),
    }
}

/// A game that was played at random up to the first question of a code that satisfies `wanted`.
fn until(code: &str, wanted: impl Fn(&dyn Sitting, &Question) -> bool) -> (Box<dyn Sitting>, Seat, Question) {
    let missions = ["two-charges", "hold-the-line", "deadly-vats", "the-hunt"];
    for seed in 0..40 {
        let mut game = begin(&setup(missions[seed as usize % missions.len()], 1), seed);
        let mut chance = Fast::new(seed);
        while let Some((seat, question)) = question(&*game) {
            if question.code == code && wanted(&*game, &question) {
                return (game, seat, question);
            }
            let value = any_choice(&question, &mut chance).clone();
            answer(&mut *game, seat, question.which, &value);
        }
    }
    panic!("no question `{code}` came up");
}
