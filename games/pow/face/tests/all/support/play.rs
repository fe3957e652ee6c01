//! Games and moments.

use std::sync::LazyLock;

use host::{Asked, Bot, Door, Host, Record, Sitting};
use pow::Pow;
use pow_face::{PARTS, drawing};
use serde_json::Value;
use table::{Fairness, Fast, Seat, Seed};
use wire::board::Board;
use wire::lobby::Chosen;
use wire::table::Question;
use words::Language;

pub fn pow() -> &'static dyn Door {
    static HOST: LazyLock<Host<Pow>> = LazyLock::new(|| Host::new(&PARTS).unwrap());
    &*HOST
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

/// Everything that a game follows from.
pub fn record(setup: &Value, seed: u64, game: &dyn Sitting) -> Record {
    Record { entries: game.journal(0).texts, ..Record::new(setup.clone(), fairness(seed)) }
}

/// What is drawn of a game.
pub fn board(game: &dyn Sitting) -> drawing::Board {
    drawn(&game.page(None, Language::En).board())
}

/// What is drawn, as the page reads it.
pub fn drawn(board: &Board) -> drawing::Board {
    let value = board.value();
    assert_eq!(value["game"], "pow");
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

/// Lets a bot answer whoever is asked.
pub fn bot(game: &mut dyn Sitting, name: &str) {
    let seat = game.asked()[0].seat;
    let (which, value) = game.bot(seat, Bot::Called(name)).unwrap();
    answer(game, seat, which, &value);
}

/// A game that bots have played up to the first question of a code that satisfies `wanted`.
pub fn until(
    code: &str,
    wanted: impl Fn(&dyn Sitting, &Question) -> bool,
) -> (Box<dyn Sitting>, Seat, Question) {
    let teams = [["vanguard", "eclipse"], ["night-shift", "odd-jobs"], ["heavy-load", "wild-court"]];
    for seed in 0..60 {
        let setup = setup(&[], teams[seed as usize % teams.len()]);
        let mut game = begin(&setup, seed);
        while let Some((seat, question)) = question(&*game) {
            if question.code == code && wanted(&*game, &question) {
                return (game, seat, question);
            }
            bot(&mut *game, "greedy");
        }
    }
    panic!("no question `{code}` came up");
}

/// One of the choices.
pub fn any_choice<'q>(question: &'q Question, chance: &mut Fast) -> &'q Value {
    let index = chance.below(question.choices.len() as u32) as usize;
    &question.choices[index].answer
}
