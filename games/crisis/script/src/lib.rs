//! Scenarios of Crisis Protocol: its own words for positions, lines, questions, events and what must be so.

mod compare;
mod faces;
mod given;
mod kept;
mod line;
mod names;
mod own;
mod placing;
mod position;
mod reply;
mod say;
mod schema;
mod sketch;
mod then;
mod verbs;
mod words;
mod write;

use std::borrow::Cow;

use content::{Diagnostics, Source};
use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use crisis::card::{Cards, CrisisType};
use crisis::event::Event;
use crisis::ledger_ids::IDS;
use crisis::state::{Phase, Reading as _, Side};
use table::{Match, Pending, RuleId, Scene, Seat};

use scenario::{
    AskWords, EventWords, Expectations, Misread, Position, Reads, Reply, Sentence, Silence, Since, Speaks,
    ThingKind, Vocabulary, Writes,
};
use std::marker::PhantomData;

use faces::Fallen;
use given::Given;
use line::{Deed, Line};
use names::Names;
use then::CrisisThen;

/// The test language of the game.
pub struct CrisisScript;

/// The test language as a part of the game.
pub static SCRIPT: Speaks<CrisisScript> = Speaks(PhantomData);

impl Vocabulary for CrisisScript {
    type Game = Crisis;

    const TITLE: &'static str = "A file of Crisis Protocol scenarios";
    const RULES: &'static [&'static str] = IDS;
    const ASKS: &'static [&'static str] = words::ASKS;
    const EVENTS: &'static [&'static str] = words::EVENTS;

    type Given = Given;
    type Then = CrisisThen;
    type Roll = Fallen;
    type Names = Names;

    fn over(given: Given, base: Given) -> Given {
        given.over(base)
    }

    fn position(
        given: &Given,
        source: &Source,
        cards: &Cards,
        found: &mut Diagnostics,
    ) -> Option<Position<CrisisScript>> {
        position::position(given, source, cards, found)
    }

    /// `a skrulls-infiltrate-world-leadership`: the place of that crisis in the pile it is drawn from.
    fn draw(scene: Scene<Crisis>, _earlier: &[&str], word: &str) -> Result<usize, Vec<String>> {
        let drawn = word.split_once(' ').and_then(|(side, crisis)| {
            let side = names::side_of(side)?;
            let place = names::find(names::crises(scene.content), crisis)?;
            let kind = scene.content.crises[usize::from(place)].kind;
            pile(scene, side, kind).iter().position(|card| *card == place)
        });
        drawn.ok_or_else(|| {
            let both = Side::BOTH.into_iter().flat_map(|side| {
                let crises = scene.state.squads[side].roster_crises.iter();
                crises.map(move |&it| {
                    format!("{} {}", names::side(side), names::crisis_name(scene.content, it))
                })
            });
            both.collect()
        })
    }

    fn may_end_at_draw(_rule: RuleId) -> bool {
        false
    }

    fn measure(rule: RuleId, value: i32) -> f64 {
        let counts = ["power.no-overspend", "squad.threat-limit", "affiliation.more-than-half"];
        let unit = if counts.contains(&rule.as_str()) { 1.0 } else { 1_000.0 };
        f64::from(value) / unit
    }

    fn compare(game: &Match<Crisis>, names: &Names, then: &CrisisThen, expect: &mut Expectations) {
        compare::compare(game, names, then, expect);
    }
}

impl Reads for CrisisScript {
    type Line = Line;

    fn read(scene: Scene<Crisis>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
        line::read(scene, names, sentence)
    }

    fn reply(
        scene: Scene<Crisis>,
        line: &Line,
        pending: &Pending<Ask, Answer>,
        since: Since<Crisis>,
    ) -> Reply<Answer> {
        reply::reply(scene, line, pending, since)
    }

    fn silence(scene: Scene<Crisis>, pending: &Pending<Ask, Answer>, next: Option<&Line>) -> Silence<Answer> {
        reply::silence(scene, pending, next)
    }

    /// The last knock-out may come before anybody is asked for a target.
    fn ends_with_game(_scene: Scene<Crisis>, line: &Line) -> bool {
        matches!(line, Line::RoundEnds | Line::Done(_, Deed::Attack { .. }))
    }

    fn is_name(scene: Scene<Crisis>, names: &Names, word: &str) -> bool {
        let cards = scene.content;
        names.figure(word).is_some()
            || names::piece(scene, word).is_some()
            || names::token(scene, word).is_some()
            || words::PLAIN_OFFERS.contains(&word)
            || cards.characters.iter().flat_map(names::effects_of).any(|name| name == word)
            || names::other_effects(cards).any(|name| name == word)
            || scene.state.figure_ids().any(|id| names::attacks(scene, id).any(|known| known == word))
            || names::characters(cards).any(|known| known == word)
            || names::affiliations(cards).any(|known| known == word)
    }
}

impl Writes for CrisisScript {
    fn ask_words(names: &Names, ask: &Ask) -> AskWords {
        words::ask(names, ask)
    }

    fn offer(scene: Scene<Crisis>, names: &Names, ask: &Ask, answer: &Answer) -> Option<String> {
        words::offer(scene, names, ask, answer)
    }

    fn event_words(scene: Scene<Crisis>, names: &Names, event: &Event) -> EventWords {
        words::event(scene, names, event)
    }

    /// Everything is open, but squads that are being chosen are written down for nobody (squad.secret-until-deploy).
    fn known(game: &Match<Crisis>, _seat: Option<Seat>) -> Option<Cow<'_, Match<Crisis>>> {
        (game.now().state.phase != Phase::Squads).then_some(Cow::Borrowed(game))
    }

    fn exported(scene: Scene<Crisis>) -> (String, Names) {
        (format!("A position of round {}", scene.state.round), write::figure_names(scene))
    }

    fn write_given(scene: Scene<Crisis>, names: &Names) -> Vec<String> {
        write::position(scene, names)
    }

    fn write_roll(sides: &[u8]) -> String {
        faces::write(faces::shown(sides))
    }

    /// Only the mission is drawn: the first card by the player with priority, of the type that was chosen.
    fn write_draw(scene: Scene<Crisis>, answers: &[Answer], number: usize, index: usize) -> String {
        let first = scene.state.priority;
        let chosen = answers.iter().find_map(|answer| match answer {
            Answer::CrisisType(kind) => Some(*kind),
            _ => None,
        });
        let chosen = chosen.unwrap_or(CrisisType::Secure);
        let (side, kind) = if number == 0 { (first, chosen) } else { (first.other(), chosen.other()) };
        let card = pile(scene, side, kind).get(index).copied().unwrap_or(u16::MAX);
        format!("{} {}", names::side(side), names::crisis_name(scene.content, card))
    }

    fn thing(scene: Scene<Crisis>, names: &Names, name: &str) -> Option<(ThingKind, u32)> {
        let figure = names.figure(name).map(|id| (ThingKind::Figure, id.0.into()));
        let piece = || Some((ThingKind::Piece, names::piece(scene, name)?.0.into()));
        figure.or_else(piece).or_else(|| Some((ThingKind::Objective, names::token(scene, name)?.0.into())))
    }

    fn write_line(scene: Scene<Crisis>, names: &Names, ask: &Ask, answer: &Answer) -> String {
        say::line(scene, names, ask, answer)
    }
}

/// The crises of a type in a player's roster.
fn pile(scene: Scene<Crisis>, side: Side, kind: CrisisType) -> Vec<u16> {
    let (state, cards) = scene.parts();
    let crises = state.squads[side].roster_crises.iter().copied();
    crises.filter(|&card| cards.crises[usize::from(card)].kind == kind).collect()
}
