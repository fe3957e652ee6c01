//! Crisis Protocol behind the door.

mod cards;
mod hidden;
mod play;
mod shown;

use std::sync::Arc;

use host::{Hosted, Sitting};
use serde_json::Value;
use words::Language;

use crate::support::{bot, chosen, fairness, game, question};
use table::Seat;
use wire::board::Board;
use wire::board::crisis::Board as CrisisBoard;
use wire::table::Question;

fn crisis() -> Arc<dyn Hosted> {
    game("crisis")
}

/// A setup on a battlefield, with crises that are settled or drawn.
fn setup(battlefield: &str, secure: &str, extraction: &str) -> Value {
    let table =
        [chosen("battlefield", battlefield), chosen("secure", secure), chosen("extraction", extraction)];
    crisis().setup(&table, &[Vec::new(), Vec::new()], Language::En).unwrap()
}

fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    crisis().begin(setup, fairness(seed)).unwrap()
}

fn board(game: &dyn Sitting, seat: Option<Seat>) -> CrisisBoard {
    match game.board(seat, Language::En) {
        Board::Crisis(board) => *board,
        other => panic!("{other:?}"),
    }
}

/// A game that bots have played up to the first question of a code that satisfies `wanted`.
fn until(code: &str, wanted: impl Fn(&dyn Sitting, &Question) -> bool) -> (Box<dyn Sitting>, Seat, Question) {
    for seed in 0..4 {
        let mut game = begin(&setup("museum-square", "drawn", "drawn"), seed);
        while let Some((seat, question)) = question(&*game) {
            if question.code == code && wanted(&*game, &question) {
                return (game, seat, question);
            }
            bot(&mut *game, "greedy");
        }
    }
    panic!("no question `{code}` came up");
}
