//! Games and moments.

use std::sync::LazyLock;

use crisis::Crisis;
use crisis_face::{PARTS, drawing};
use host::{Host, Hosted, Questions, Sitting};
use serde_json::{Value, json};
use table::{Fairness, Fast, Seat, Seed};
use wire::board::Board;
use wire::lobby::Chosen;
use wire::table::Question;
use words::Language;

pub fn crisis() -> &'static dyn Hosted {
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
    crisis().begin(setup, fairness(seed)).unwrap()
}

/// What is drawn of a game for a seat, or for a spectator.
pub fn board(game: &dyn Sitting, seat: Option<Seat>) -> drawing::Board {
    drawn(&game.board(seat, Language::En))
}

/// What is drawn, as the page reads it.
pub fn drawn(board: &Board) -> drawing::Board {
    let value = board.value();
    assert_eq!(value["game"], "crisis");
    serde_json::from_value(value).unwrap()
}

/// Who is asked, and the question.
pub fn question(game: &dyn Sitting) -> Option<(Seat, Question)> {
    let (which, seat) = *game.asked().first()?;
    let questions = game.position(Some(seat), Language::En).questions;
    Some((seat, questions.into_iter().find(|question| question.which == which).unwrap()))
}

pub fn answer(game: &mut dyn Sitting, seat: Seat, which: u8, answer: &Value) {
    let taken = game.answer(seat, which, answer, Language::En);
    taken.unwrap_or_else(|refused| panic!("{answer} was offered, yet {refused:?}"));
}

/// Lets a bot answer whoever is asked.
pub fn bot(game: &mut dyn Sitting, name: &str) {
    let (_, seat) = game.asked()[0];
    let (which, value) = game.bot_answer(seat, name).unwrap();
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
    let position = game.position(seat, Language::En);
    let log = game.log(seat, Language::De, 0);
    let own = seat.map(|seat| {
        let asked: Vec<u8> =
            game.asked().into_iter().filter(|(_, it)| *it == seat).map(|(which, _)| which).collect();
        let refused = asked.first().map(|&which| {
            let probe =
                |answer: Value| format!("{:?}", game.copy().answer(seat, which, &answer, Language::Fr));
            [probe(json!(0)), probe(json!(9)), probe(json!("dance"))]
        });
        let bot = game.bot_answer(seat, "random");
        (asked, refused, bot, game.safe_answer(seat))
    });
    // What was answered just now; what was answered earlier was heard then.
    let late = game.entries().saturating_sub(2)..=game.entries();
    let moments = game.moments(seat, Questions::Own, late, Language::Fr).unwrap();
    let told = (
        game.log_length(seat),
        game.entries(),
        game.asked(),
        game.line(Language::En),
        game.outcome(Language::En),
    );
    serde_json::to_string(&(position, log, moments)).unwrap() + &format!("{own:?} {told:?}")
}
