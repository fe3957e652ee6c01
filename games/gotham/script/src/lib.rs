//! Scenarios of Gotham City Chronicles: its own words for positions, dice, lines, questions, events and what must be so.

mod alone;
mod compare;
mod faces;
mod given;
mod kept;
mod line;
mod names;
mod own;
mod people;
mod pieces;
mod position;
mod question;
mod reply;
mod say;
mod then;
mod words;
mod write;

use content::{Diagnostics, Source, Spanned};
use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::Ask;
use gotham::event::Event;
use gotham::ledger_ids::IDS;
use gotham::printed::Printed;
use table::{Match, Pending, RuleId, Scene};

use scenario::{
    AskWords, EventWords, Expectations, Misread, Position, Reads, Reply, Sentence, Silence, Since, Speaks,
    ThingKind, Vocabulary, Writes,
};
use std::marker::PhantomData;

use faces::Fallen;
use given::Given;
use line::Line;
use names::Names;
use then::GothamThen;

/// The test language of the game.
pub struct GothamScript;

/// The test language as a part of the game.
pub static SCRIPT: Speaks<GothamScript> = Speaks(PhantomData);

impl Vocabulary for GothamScript {
    type Game = Gotham;

    const TITLE: &'static str = "A file of Gotham City Chronicles scenarios";
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = words::ASKS;
    const EVENTS: &'static [&'static str] = words::EVENTS;

    type Given = Given;
    type Then = GothamThen;
    type Roll = Fallen;
    type Names = Names;

    fn over(given: Given, base: Given) -> Given {
        given.laid_over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        printed: &Printed,
        found: &mut Diagnostics,
    ) -> Option<Position<GothamScript>> {
        position::position(given, source, printed, found)
    }

    /// Nothing is ever drawn.
    fn draw(_scene: Scene<Gotham>, _earlier: &[&str], _word: &str) -> Result<usize, Vec<String>> {
        Err(Vec::new())
    }

    fn may_end_at_draw(_rule: RuleId) -> bool {
        false
    }

    fn measure(_rule: RuleId, value: i32) -> f64 {
        f64::from(value)
    }

    fn compare(game: &Match<Gotham>, names: &Names, then: &GothamThen, expect: &mut Expectations) {
        compare::compare(game.now(), names, then, expect);
    }

    fn dice_fell(game: &Match<Gotham>, dice: &[Spanned<Fallen>], expect: &mut Expectations) {
        faces::compare(game.told().iter().map(|told| &told.event), dice, expect);
    }
}

impl Reads for GothamScript {
    type Line = Line;

    fn read(scene: Scene<Gotham>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
        line::read(scene, names, sentence)
    }

    fn reply(
        scene: Scene<Gotham>,
        line: &Line,
        pending: &Pending<Ask, Answer>,
        since: Since<Gotham>,
    ) -> Reply<Answer> {
        reply::reply(scene, line, pending, since)
    }

    fn silence(
        _scene: Scene<Gotham>,
        pending: &Pending<Ask, Answer>,
        _next: Option<&Line>,
    ) -> Silence<Answer> {
        question::silence(pending)
    }

    /// Whatever a line does may end the game.
    fn ends_with_game(_scene: Scene<Gotham>, _line: &Line) -> bool {
        true
    }

    fn is_name(scene: Scene<Gotham>, names: &Names, word: &str) -> bool {
        words::is_offer(scene, names, word)
    }
}

impl Writes for GothamScript {
    fn ask_words(names: &Names, ask: &Ask) -> AskWords {
        words::ask(names, ask)
    }

    fn offer(scene: Scene<Gotham>, names: &Names, _ask: &Ask, answer: &Answer) -> Option<String> {
        Some(words::offer(scene, names, answer))
    }

    fn event_words(scene: Scene<Gotham>, names: &Names, event: &Event) -> EventWords {
        words::event(scene, names, event)
    }

    fn exported(scene: Scene<Gotham>) -> (String, Names) {
        (format!("A position of turn {}", scene.state.turn), Names::of(scene, &[]))
    }

    fn write_given(scene: Scene<Gotham>, names: &Names) -> Vec<String> {
        write::given(scene, names)
    }

    fn write_roll(sides: &[u8]) -> String {
        faces::write(sides)
    }

    fn write_draw(_scene: Scene<Gotham>, _answers: &[Answer], _number: usize, index: usize) -> String {
        format!("\"#{index}\"")
    }

    fn thing(scene: Scene<Gotham>, names: &Names, name: &str) -> Option<(ThingKind, u32)> {
        let figure = names.find(name).map(|id| (ThingKind::Figure, id.0.into()));
        let zone = || Some((ThingKind::Zone, names::find_zone(scene, name)?.0.into()));
        let token = |at: &u8| names::token(scene, *at) == name;
        let tokens = 0..u8::try_from(scene.state.tokens.len()).unwrap_or(u8::MAX);
        let tile = || Some((ThingKind::Tile, names::find_tile(scene, name)?.0.into()));
        figure
            .or_else(zone)
            .or_else(|| Some((ThingKind::Objective, tokens.clone().find(token)?.into())))
            .or_else(tile)
    }

    fn write_line(scene: Scene<Gotham>, names: &Names, ask: &Ask, answer: &Answer) -> String {
        say::line(scene, names, ask, answer)
    }
}
