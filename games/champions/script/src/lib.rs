//! Scenarios of Marvel Champions: its own words for positions, lines, questions, events and what must be so.

mod compare;
mod counters;
mod given;
mod kept;
mod line;
mod names;
mod position;
mod reply;
mod say;
mod then;
mod words;

use std::borrow::Cow;
use std::sync::Arc;

use champions::Champions;
use champions::ask::{Answer, Ask};
use champions::card::Cards;
use champions::event::Event;
use champions::ledger_ids::IDS;
use content::{Diagnostics, Source};
use table::{Entry, Fast, Game as _, Match, Pending, RuleId, Scene, Script, Seat};

use scenario::{
    AskWords, EventWords, Expectations, Misread, Position, Reads, Reply, Sentence, Silence, Since, Speaks,
    ThingKind, Vocabulary, Writes,
};
use std::marker::PhantomData;

use given::{Given, NoDice};
use line::Line;
use names::Names;
use then::ChampionsThen;

/// The test language of the game.
pub struct ChampionsScript;

/// The test language as a part of the game.
pub static SCRIPT: Speaks<ChampionsScript> = Speaks(PhantomData);

impl Vocabulary for ChampionsScript {
    type Game = Champions;

    const TITLE: &'static str = "A file of Champions scenarios";
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = words::ASKS;
    const EVENTS: &'static [&'static str] = words::EVENTS;
    /// Hardly anything happens without a card being drawn: what nobody forces is the first card by its id.
    const SPARE_DRAWS: usize = 400;

    type Given = Given;
    type Then = ChampionsThen;
    type Roll = NoDice;
    type Names = Names;

    fn over(given: Given, base: Given) -> Given {
        given.laid_over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        cards: &Cards,
        found: &mut Diagnostics,
    ) -> Option<Position<ChampionsScript>> {
        position::position(given, source, cards, found)
    }

    fn draw(scene: Scene<Champions>, earlier: &[&str], word: &str) -> Result<usize, Vec<String>> {
        position::draw(scene, earlier, word)
    }

    fn may_end_at_draw(_rule: RuleId) -> bool {
        false
    }

    fn measure(_rule: RuleId, value: i32) -> f64 {
        f64::from(value)
    }

    fn compare(game: &Match<Champions>, _names: &Names, then: &ChampionsThen, expect: &mut Expectations) {
        compare::compare(game.now(), then, expect);
    }
}

impl Reads for ChampionsScript {
    type Line = Line;

    fn read(scene: Scene<Champions>, _names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
        line::read(scene, sentence)
    }

    fn reply(
        scene: Scene<Champions>,
        line: &Line,
        pending: &Pending<Ask, Answer>,
        since: Since<Champions>,
    ) -> Reply<Answer> {
        reply::reply(scene, line, pending, since)
    }

    fn silence(
        _scene: Scene<Champions>,
        pending: &Pending<Ask, Answer>,
        _next: Option<&Line>,
    ) -> Silence<Answer> {
        reply::silence(pending)
    }

    /// Whatever a line does may end the game.
    fn ends_with_game(_scene: Scene<Champions>, _line: &Line) -> bool {
        true
    }

    fn is_name(scene: Scene<Champions>, _names: &Names, word: &str) -> bool {
        words::PLAIN_OFFERS.contains(&word) || names::is_known(scene, word)
    }
}

impl Writes for ChampionsScript {
    fn ask_words(names: &Names, ask: &Ask) -> AskWords {
        words::ask(names, ask)
    }

    fn offer(scene: Scene<Champions>, _names: &Names, _ask: &Ask, answer: &Answer) -> Option<String> {
        Some(words::offer(scene, answer))
    }

    fn event_words(scene: Scene<Champions>, _names: &Names, event: &Event) -> EventWords {
        words::event(scene, event)
    }

    /// What the seat may not know is dealt anew: the file holds a position that the seat could believe in. It goes as far into
    /// the step as the seat's own answers lead without chance and without others. Who only watches writes nothing down.
    fn known(game: &Match<Champions>, seat: Option<Seat>) -> Option<Cow<'_, Match<Champions>>> {
        let seat = seat?;
        let (checkpoint, since) = game.since_checkpoint();
        let mut believed = checkpoint.clone();
        Champions::imagine(game.content(), &mut believed, seat, &mut Fast::new(0));
        let source = table::Source::Script(Script::default());
        let mut again = Match::<Champions>::from_state(Arc::clone(game.content()), believed, source);
        for (_, entry) in since {
            match entry {
                Entry::Answer(by, answer) if *by == seat && again.answer(*answer).is_ok() => {}
                _ => break,
            }
        }
        Some(Cow::Owned(again))
    }

    fn exported(scene: Scene<Champions>) -> (String, Names) {
        (format!("A position of round {}", scene.state.round), Names::of(scene))
    }

    fn write_given(scene: Scene<Champions>, _names: &Names) -> Vec<String> {
        kept::written(scene)
    }

    fn write_roll(_sides: &[u8]) -> String {
        String::new()
    }

    fn write_draw(_scene: Scene<Champions>, _answers: &[Answer], _number: usize, index: usize) -> String {
        format!("\"#{index}\"")
    }

    fn thing(scene: Scene<Champions>, _names: &Names, name: &str) -> Option<(ThingKind, u32)> {
        let in_play = names::find(scene, name).map(|id| (ThingKind::Figure, id.0.into()));
        in_play.or_else(|| Some((ThingKind::Card, scene.content.find(name)?.0.into())))
    }

    fn write_line(scene: Scene<Champions>, _names: &Names, ask: &Ask, answer: &Answer) -> String {
        say::line(scene, ask, answer)
    }
}
