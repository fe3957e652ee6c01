//! Marvel Champions behind the door.

mod cards;
mod play;
mod shown;

use std::sync::Arc;

use host::{Hosted, Sitting};
use serde_json::Value;
use table::{Fast, Seat};
use wire::board::Board;
use wire::board::champions::Board as ChampionsBoard;
use wire::table::Question;
use words::Language;

use crate::support::{answer, any_choice, chosen, fairness, game, question};

fn champions() -> Arc<dyn Hosted> {
    game("champions")
}

/// A setup of a scenario for so many players with the decks at hand.
fn setup(scenario: &str, mode: &str, players: usize) -> Value {
    let table = [chosen("scenario", scenario), chosen("mode", mode)];
    champions().setup(&table, &vec![Vec::new(); players], Language::En).unwrap()
}

fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    champions().begin(setup, fairness(seed)).unwrap()
}

fn board(game: &dyn Sitting, seat: Option<Seat>) -> ChampionsBoard {
    match game.board(seat, Language::En) {
        Board::Champions(board) => *board,
        other => panic!("{other:?}"),
    }
}

/// A game that was played at random up to the first question of a code that satisfies `wanted`.
fn until(code: &str, wanted: impl Fn(&dyn Sitting, &Question) -> bool) -> (Box<dyn Sitting>, Seat, Question) {
    for seed in 0..20 {
        let mut game = begin(&setup("rhino", "standard", 1 + seed as usize % 2), seed);
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
