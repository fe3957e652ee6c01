//! Scenarios of POW: its own words for positions, lines, questions, events and what must be so.

mod card;
mod compare;
mod given;
mod line;
mod names;
mod own;
mod placing;
mod position;
mod reply;
mod say;
mod schema;
mod then;
mod verbs;
mod words;
mod write;

use std::fmt;

use content::{Diagnostics, Source};
use pow::Pow;
use pow::ask::{Answer, Ask};
use pow::event::Event;
use pow::ledger_ids::IDS;
use pow::state::Side;
use schemars::JsonSchema;
use serde::Deserialize;
use table::{Match, Pending, RuleId, Scene};

use scenario::{
    AskWords, EventWords, Expectations, Forced, Misread, Position, Reads, Reply, Sentence, Silence, Since,
    Speaks, ThingKind, Vocabulary, Writes,
};
use std::marker::PhantomData;

use given::Given;
use line::Line;
use names::Names;
use then::PowThen;

/// The test language of the game.
pub struct PowScript;

/// The test language as a part of the game.
pub static SCRIPT: Speaks<PowScript> = Speaks(PhantomData);

impl Vocabulary for PowScript {
    type Game = Pow;

    const TITLE: &'static str = "A file of POW scenarios";
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = words::ASKS;
    const EVENTS: &'static [&'static str] = words::EVENTS;

    type Given = Given;
    type Then = PowThen;
    type Roll = Numbers;
    type Names = Names;

    fn over(given: Given, base: Given) -> Given {
        given.over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        cards: &pow::card::Cards,
        found: &mut Diagnostics,
    ) -> Option<Position<PowScript>> {
        position::position(given, source, cards, found)
    }

    fn draw(_scene: Scene<Pow>, _earlier: &[&str], word: &str) -> Result<usize, Vec<String>> {
        match word {
            "a" => Ok(Side::A as usize),
            "b" => Ok(Side::B as usize),
            _ => Err(Side::BOTH.map(|side| names::side(side).to_owned()).to_vec()),
        }
    }

    /// The last thing that a turn without an end of its own comes to is the next turn's counter.
    fn may_end_at_draw(rule: RuleId) -> bool {
        rule == pow::rule!("sequence.initiative-phase.draw")
    }

    fn measure(_rule: RuleId, value: i32) -> f64 {
        f64::from(value) / 1_000.0
    }

    fn compare(game: &Match<Pow>, names: &Names, then: &PowThen, expect: &mut Expectations) {
        compare::compare(game, names, then, expect);
    }
}

impl Reads for PowScript {
    type Line = Line;

    fn read(scene: Scene<Pow>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
        line::read(scene, names, sentence)
    }

    fn reply(
        scene: Scene<Pow>,
        line: &Line,
        pending: &Pending<Ask, Answer>,
        since: Since<Pow>,
    ) -> Reply<Answer> {
        reply::reply(scene, line, pending, since.said)
    }

    fn silence(scene: Scene<Pow>, pending: &Pending<Ask, Answer>, next: Option<&Line>) -> Silence<Answer> {
        reply::silence(scene, pending, next)
    }

    fn ends_with_game(_scene: Scene<Pow>, line: &Line) -> bool {
        matches!(line, Line::TurnEnds)
    }

    fn is_name(scene: Scene<Pow>, names: &Names, word: &str) -> bool {
        names.figure(word).is_some()
            || names::piece(scene, word).is_some()
            || names::attack_or_power(scene, word)
            || words::PLAIN_OFFERS.contains(&word)
            || names::objective(scene.state, word).is_some()
    }
}

impl Writes for PowScript {
    fn ask_words(names: &Names, ask: &Ask) -> AskWords {
        words::ask(names, ask)
    }

    fn offer(scene: Scene<Pow>, names: &Names, ask: &Ask, answer: &Answer) -> Option<String> {
        words::offer(scene, names, ask, answer)
    }

    fn event_words(scene: Scene<Pow>, names: &Names, event: &Event) -> EventWords {
        words::event(scene, names, event)
    }

    fn exported(scene: Scene<Pow>) -> (String, Names) {
        (format!("A position of turn {}", scene.state.turn), write::figure_names(scene))
    }

    fn write_given(scene: Scene<Pow>, names: &Names) -> Vec<String> {
        write::position(scene, names)
    }

    fn write_roll(sides: &[u8]) -> String {
        format!("{sides:?}")
    }

    fn write_draw(_scene: Scene<Pow>, _answers: &[Answer], _number: usize, index: usize) -> String {
        Side::BOTH.get(index).map_or("nobody", |side| names::side(*side)).to_owned()
    }

    fn thing(scene: Scene<Pow>, names: &Names, name: &str) -> Option<(ThingKind, u32)> {
        let figure = names.figure(name).map(|id| (ThingKind::Figure, id.0.into()));
        let piece = || Some((ThingKind::Piece, names::piece(scene, name)?.0.into()));
        figure
            .or_else(piece)
            .or_else(|| Some((ThingKind::Objective, names::objective(scene.state, name)?.0.into())))
    }

    fn write_line(scene: Scene<Pow>, names: &Names, ask: &Ask, answer: &Answer) -> String {
        say::line(scene, names, ask, answer)
    }
}

/// A forced roll: what each die shows.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Numbers(Vec<u8>);

impl<Content> Forced<Content> for Numbers {
    fn sides(&self, _: &Content) -> Result<Vec<u8>, String> {
        Ok(self.0.clone())
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}
