//! Games and moments.

use std::sync::LazyLock;

use champions::Champions;
use champions_face::{PARTS, drawing};
use host::{Asked, Door, Host, Record, Sitting};
use serde_json::Value;
use table::{Fairness, Fast, Seat, Seed};
use wire::board::Board;
use wire::lobby::Chosen;
use wire::table::Question;
use words::Language;

pub fn champions() -> &'static dyn Door {
    static HOST: LazyLock<Host<Champions>> = LazyLock::new(|| Host::new(&PARTS).unwrap());
    &*HOST
}

pub fn chosen(option: &str, value: &str) -> Chosen {
    Chosen { option: option.into(), value: value.into() }
}

/// A setup of a scenario for so many players with the decks at hand.
pub fn setup(scenario: &str, mode: &str, players: usize) -> Value {
    let table = [chosen("scenario", scenario), chosen("mode", mode)];
    champions().setup(&table, &vec![Vec::new(); players], Language::En).unwrap()
}

pub fn fairness(seed: u64) -> Fairness {
    Fairness::alone(Seed::from_number(seed))
}

pub fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    champions().open(&Record::new(setup.clone(), fairness(seed))).unwrap()
}

/// Everything that a game follows from.
pub fn record(setup: &Value, seed: u64, game: &dyn Sitting) -> Record {
    Record { entries: game.journal(0).texts, ..Record::new(setup.clone(), fairness(seed)) }
}

/// What is drawn of a game.
pub fn board(game: &dyn Sitting, seat: Option<Seat>) -> drawing::Board {
    drawn(&game.page(seat, Language::En).board())
}

/// What is drawn, as the page reads it.
pub fn drawn(board: &Board) -> drawing::Board {
    let value = board.value();
    assert_eq!(value["game"], "champions");
    serde_json::from_value(value).unwrap()
}

/// Who is asked, and the question.
pub fn question(game: &dyn Sitting) -> Option<(Seat, Question)> {
    let Asked { which, seat, .. } = *game.asked().first()?;
    let questions = game.page(Some(seat), Language::En).position().questions;
    Some((seat, questions.into_iter().find(|question| question.which == which).unwrap()))
}

pub fn answer(game: &mut dyn Sitting, seat: Seat, which: u8, answer: &Value) {
    let taken = game.answer(seat, which, answer, Language::En);
    taken.unwrap_or_else(|refused| panic!("{answer} was offered, yet {refused:?}"));
}

/// A game that was played at random up to the first question of a code that satisfies `wanted`.
pub fn until(
    code: &str,
    wanted: impl Fn(&dyn Sitting, &Question) -> bool,
) -> (Box<dyn Sitting>, Seat, Question) {
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

/// One of the choices.
pub fn any_choice<'q>(question: &'q Question, chance: &mut Fast) -> &'q Value {
    let index = chance.below(question.choices.len() as u32) as usize;
    &question.choices[index].answer
}
