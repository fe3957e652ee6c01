//! Scenarios of the mini skirmish: its words for positions, lines, questions, events and what must be so.
//!
//! It is the test language to read first: `given` and `then` are what files say, `words` names fighters, faces and
//! actions, and below are the three parts that every test language has.
#![warn(missing_docs)]

mod given;
mod then;
mod words;

use std::marker::PhantomData;
use std::sync::Arc;

use content::{Diagnostics, Source};
use scenario::{
    AskWords, EventWords, Expectations, Misread, Position, Reads, Reply, Sentence, Silence, Since, Speaks,
    Vocabulary, Writes,
};
use serde_json::json;
use skirmish::ledger_ids::IDS;
use skirmish::{Act, Action, Event, Skirmish};
use table::{Match, Pending, RuleId, Scene};

use given::Given;
use then::SkirmishThen;
use words::Faces;

/// The test language of the game.
pub struct SkirmishScript;

/// The test language as a part of the game.
pub static SCRIPT: Speaks<SkirmishScript> = Speaks(PhantomData);

impl Vocabulary for SkirmishScript {
    type Game = Skirmish;

    const TITLE: &'static str = "A file of mini skirmish scenarios";
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = &["act"];
    const EVENTS: &'static [&'static str] = &["moved", "hurt", "scored"];

    type Given = Given;
    type Then = SkirmishThen;
    type Roll = Faces;
    /// Fighters have the same names in every file.
    type Names = ();

    fn over(given: Given, base: Given) -> Given {
        given.laid_over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        _content: &(),
        found: &mut Diagnostics,
    ) -> Option<Position<SkirmishScript>> {
        let state = given.state(&mut Expectations::new(source, found))?;
        Some(Position { content: Arc::new(()), state, names: () })
    }

    /// Nothing is ever drawn.
    fn draw(_scene: Scene<Skirmish>, _earlier: &[&str], _word: &str) -> Result<usize, Vec<String>> {
        Err(Vec::new())
    }

    fn may_end_at_draw(_rule: RuleId) -> bool {
        false
    }

    fn measure(_rule: RuleId, value: i32) -> f64 {
        f64::from(value)
    }

    fn compare(game: &Match<Skirmish>, _names: &(), then: &SkirmishThen, expect: &mut Expectations) {
        then.compare(game, expect);
    }
}

impl Reads for SkirmishScript {
    type Line = Action;

    fn read(_scene: Scene<Skirmish>, _names: &(), sentence: &Sentence) -> Result<Action, Misread> {
        words::read(sentence)
    }

    /// There is one question, and every line answers it.
    fn reply(
        _scene: Scene<Skirmish>,
        line: &Action,
        _pending: &Pending<Act, Action>,
        _since: Since<Skirmish>,
    ) -> Reply<Action> {
        Reply::Last(vec![*line])
    }

    fn silence(
        _scene: Scene<Skirmish>,
        _pending: &Pending<Act, Action>,
        _next: Option<&Action>,
    ) -> Silence<Action> {
        Silence::Speak
    }

    fn ends_with_game(_scene: Scene<Skirmish>, _line: &Action) -> bool {
        true
    }

    fn is_name(_scene: Scene<Skirmish>, _names: &(), word: &str) -> bool {
        words::read(&Sentence::of(word)).is_ok()
    }
}

impl Writes for SkirmishScript {
    fn ask_words(_names: &(), ask: &Act) -> AskWords {
        AskWords { word: "act", side: words::side(ask.player).into(), figure: None }
    }

    fn offer(_scene: Scene<Skirmish>, _names: &(), ask: &Act, answer: &Action) -> Option<String> {
        Some(words::line(*ask, *answer))
    }

    fn event_words(_scene: Scene<Skirmish>, _names: &(), event: &Event) -> EventWords {
        let (word, fields) = match *event {
            Event::Moved { fighter, cell } => {
                ("moved", vec![("fighter", json!(words::name(fighter))), ("cell", json!(cell))])
            }
            Event::Hurt { target, damage } => {
                ("hurt", vec![("fighter", json!(words::name(target))), ("damage", json!(damage))])
            }
            Event::Scored { player, points } => {
                ("scored", vec![("side", json!(words::side(player))), ("points", json!(points))])
            }
        };
        let fields = fields.into_iter().map(|(field, value)| (field.to_owned(), value)).collect();
        EventWords { word, fields }
    }

    fn exported(scene: Scene<Skirmish>) -> (String, ()) {
        (format!("A position after {} rounds", scene.state.round), ())
    }

    fn write_given(scene: Scene<Skirmish>, _names: &()) -> Vec<String> {
        given::written(scene.state)
    }

    fn write_roll(sides: &[u8]) -> String {
        words::faces(sides)
    }

    /// Nothing is ever drawn.
    fn write_draw(_scene: Scene<Skirmish>, _answers: &[Action], _number: usize, index: usize) -> String {
        format!("\"#{index}\"")
    }

    fn write_line(_scene: Scene<Skirmish>, _names: &(), ask: &Act, answer: &Action) -> String {
        words::line(*ask, *answer)
    }
}
