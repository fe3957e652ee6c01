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

use ::pow::Pow;
use ::pow::ask::{Answer, Ask};
use ::pow::event::Event;
use ::pow::ledger_ids::IDS;
use ::pow::state::Side;
use content::{Diagnostics, Source};
use table::{Match, Pending, RuleId, Scene};

use crate::expect::Expectations;
use crate::{AskWords, EventWords, Misread, Position, Reply, Scenic, Sentence, Silence};

use given::Given;
use line::Line;
use names::Names;
use then::PowThen;

pub use write::export;

impl Scenic for Pow {
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = words::ASKS;
    const EVENTS: &'static [&'static str] = words::EVENTS;

    type Given = Given;
    type Then = PowThen;
    type Names = Names;
    type Line = Line;

    fn over(given: Given, base: Given) -> Given {
        given.over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        cards: &::pow::card::Cards,
        found: &mut Diagnostics,
    ) -> Option<Position<Pow>> {
        position::position(given, source, cards, found)
    }

    fn read(scene: Scene<Pow>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
        line::read(scene, names, sentence)
    }

    fn reply(scene: Scene<Pow>, line: &Line, pending: &Pending<Ask, Answer>, said: usize) -> Reply<Answer> {
        reply::reply(scene, line, pending, said)
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

    fn draw(word: &str) -> Result<usize, &'static [&'static str]> {
        match word {
            "a" => Ok(Side::A as usize),
            "b" => Ok(Side::B as usize),
            _ => Err(&["a", "b"]),
        }
    }

    /// The last thing that a turn without an end of its own comes to is the next turn's counter.
    fn may_end_at_draw(rule: RuleId) -> bool {
        rule == ::pow::rule!("sequence.initiative-phase.draw")
    }

    fn ask_words(names: &Names, ask: &Ask) -> AskWords {
        words::ask(names, ask)
    }

    fn offer(scene: Scene<Pow>, names: &Names, ask: &Ask, answer: &Answer) -> Option<String> {
        words::offer(scene, names, ask, answer)
    }

    fn event_words(scene: Scene<Pow>, names: &Names, event: &Event) -> EventWords {
        words::event(scene, names, event)
    }

    fn measure(value: i32) -> f64 {
        f64::from(value) / 1_000.0
    }

    fn compare(game: &Match<Pow>, names: &Names, then: &PowThen, expect: &mut Expectations) {
        compare::compare(game, names, then, expect);
    }
}
