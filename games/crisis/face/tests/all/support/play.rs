//! Games and moments.

use std::sync::LazyLock;

use crisis::Crisis;
use crisis_face::{PARTS, drawing};
use host::{Asked, Bot, Door, Host, Questions, Record, Sitting};
use serde_json::{Value, json};
use table::{Fairness, Fast, Seat, Seed};
use wire::board::Board;
use wire::lobby::Chosen;
use wire::table::Question;
use words::Language;

pub fn crisis() -> &'static dyn Door {
    static HOST: LazyLock<Host<Crisis>> = LazyLock::new(|| Host::new(&PARTS).unwrap());
    &*HOST
}

pub fn chosen(option: &str, value: &str) -> Chosen {
    Chosen { option: option.into(), value: value.into() }
}

/// A setup on a battlefield, with crises that are settled or drawn.
pub fn setup(battlefield: &str, secure: &str, extraction: &str) -> Value {
    let table =
        [chosen("battlefield", battlefield), chosen("secure", secure), chosen("extraction", extraction)];
    crisis().setup(&table, &[Vec::new(), Vec::new()], Language::En).unwrap()
}

pub fn fairness(seed: u64) -> Fairness {
    Fairness::alone(Seed::from_number(seed))
}

pub fn begin(setup: &Value, seed: u64) -> Box<dyn Sitting> {
    crisis().open(&Record::new(setup.clone(), fairness(seed))).unwrap()
}

/// Everything that a game follows from.
pub fn record(setup: &Value, seed: u64, game: &dyn Sitting) -> Record {
    Record { entries: game.journal(0).texts, ..Record::new(setup.clone(), fairness(seed)) }
}

/// What is drawn of a game for a seat, or for a spectator.
pub fn board(game: &dyn Sitting, seat: Option<Seat>) -> drawing::Board {
    drawn(&game.page(seat, Language::En).board())
}

/// What is drawn, as the page reads it.
pub fn drawn(board: &Board) -> drawing::Board {
    let value = board.value();
    assert_eq!(value["game"], "crisis");
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

/// One of the choices.
pub fn any_choice<'q>(question: &'q Question, chance: &mut Fast) -> &'q Value {
    let index = chance.below(question.choices.len() as u32) as usize;
    &question.choices[index].answer
}

/// Everything that a listener can get out of a match.
pub fn heard(game: &dyn Sitting, seat: Option<Seat>) -> String {
    let position = game.page(seat, Language::En).position();
    let log = game.page(seat, Language::De).log(0).lines;
    let own = seat.map(|seat| {
        let asked: Vec<u8> =
            game.asked().iter().filter(|asked| asked.seat == seat).map(|asked| asked.which).collect();
        let refused = asked.first().map(|&which| {
            let probe =
                |answer: Value| format!("{:?}", game.copy().answer(seat, which, &answer, Language::Fr));
            [probe(json!(0)), probe(json!(9)), probe(json!("dance"))]
        });
        let bot = game.bot(seat, Bot::Called("random"));
        (asked, refused, bot, game.bot(seat, Bot::Safe))
    });
    // What was answered just now; what was answered earlier was heard then.
    let late = game.journal(u32::MAX).next.saturating_sub(2)..=game.journal(u32::MAX).next;
    let moments = game.page(seat, Language::Fr).moments(Questions::Own, late).unwrap();
    let told = (
        game.page(seat, Language::En).log(u32::MAX).length,
        game.journal(u32::MAX).next,
        game.asked(),
        game.page(None, Language::En).standing().line,
        game.page(None, Language::En).standing().outcome,
    );
    serde_json::to_string(&(position, log, moments)).unwrap() + &format!("{own:?} {told:?}")
}
