//! Games and moments that the tests share.

use std::sync::{Arc, OnceLock};

use host::{Door, Games, Record, Sitting};
use serde_json::Value;
use table::{Fairness, Seat, Seed};
use wire::lobby::Chosen;
use words::Language;

pub fn game(name: &str) -> Arc<dyn Door> {
    static GAMES: OnceLock<Games> = OnceLock::new();
    let games = GAMES.get_or_init(|| games::all().unwrap());
    Arc::clone(games.get(name).unwrap())
}

pub fn pow() -> Arc<dyn Door> {
    game("pow")
}

pub fn chosen(option: &str, value: &str) -> Chosen {
    Chosen { option: option.into(), value: value.into() }
}

/// A setup with these teams, on the usual battlefield with the usual mission.
pub fn setup(table: &[Chosen], teams: [&str; 2]) -> Value {
    let seats = teams.map(|team| vec![chosen("team", team)]);
    pow().setup(table, &seats, Language::En).unwrap()
}

pub fn fairness(seed: u64) -> Fairness {
    Fairness::alone(Seed::from_number(seed))
}

pub fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    pow().open(&Record::new(setup.clone(), fairness(seed))).unwrap()
}

pub fn answer(game: &mut dyn Sitting, seat: Seat, which: u8, answer: &Value) {
    let taken = game.answer(seat, which, answer, Language::En);
    taken.unwrap_or_else(|refused| panic!("{answer} was offered, yet {refused:?}"));
}
