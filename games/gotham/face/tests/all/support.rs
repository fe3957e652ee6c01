//! Games and moments that the tests share.

use std::sync::OnceLock;

use gotham::Gotham;
use gotham_face::PARTS;
use gotham_face::drawing::Board;
use host::{Asked, Bot, Door as _, Host, Record, Sitting};
use serde_json::Value;
use table::{Fairness, Fast, Seat, Seed};
use wire::lobby::Chosen;
use wire::table::Question;
use words::Language;

/// The game with the house pack.
pub fn gotham() -> &'static Host<Gotham> {
    static GOTHAM: OnceLock<Host<Gotham>> = OnceLock::new();
    GOTHAM.get_or_init(|| Host::new(&PARTS).unwrap_or_else(|problems| panic!("{problems}")))
}

pub fn chosen(option: &str, value: &str) -> Chosen {
    Chosen { option: option.into(), value: value.into() }
}

/// A setup of a mission for so many players of heroes, with the usual heroes.
pub fn setup(mission: &str, players: usize) -> Value {
    gotham().setup(&[chosen("mission", mission)], &vec![Vec::new(); players + 1], Language::En).unwrap()
}

pub fn fairness(seed: u64) -> Fairness {
    Fairness::alone(Seed::from_number(seed))
}

pub fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    gotham().open(&Record::new(setup.clone(), fairness(seed))).unwrap()
}

/// Everything that a game follows from.
pub fn record(setup: &Value, seed: u64, game: &dyn Sitting) -> Record {
    Record { entries: game.journal(0).texts, ..Record::new(setup.clone(), fairness(seed)) }
}

/// What is drawn of a game.
pub fn board(game: &dyn Sitting) -> Board {
    let board = game.page(None, Language::En).board().value();
    assert_eq!(board["game"], "gotham");
    serde_json::from_value(board).unwrap()
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

/// One of the choices.
pub fn any_choice<'q>(question: &'q Question, chance: &mut Fast) -> &'q Value {
    let index = chance.below(question.choices.len() as u32) as usize;
    &question.choices[index].answer
}

/// A game that was played at random up to the first question of a code that satisfies `wanted`.
pub fn until(
    code: &str,
    wanted: impl Fn(&dyn Sitting, &Question) -> bool,
) -> (Box<dyn Sitting>, Seat, Question) {
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
