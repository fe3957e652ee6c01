//! Gotham City Chronicles in the terminal. Zones have names and neighbours, so that the board is written out.

mod legend;

use std::io::Write;

use gotham::Gotham;
use gotham::answer::{Answer, Go};
use gotham::ask::{Ask, Topic};
use gotham::printed::Printed as Content;
use gotham::printed::term::Camp;
use gotham::setup::{Setup, SetupError};
use gotham::state::State;
use gotham_face::voice::{Printed, Teller};
use table::{Match, Scene, Seat};
use words::{Players, Words};

use super::comparison;
use super::glyphs::Glyphs;
use super::menu::Group;
use super::named::best;
use super::terminal::{Legend, Seen, Terminal};
use crate::spoken::Known as _;

impl Terminal for Gotham {
    const HELP: &'static [&'static str] = &["terminal-play-help-laid"];

    fn fingerprint(content: &Content) -> &str {
        &content.fingerprint
    }

    fn players(words: &Words, content: &Content, setup: &Setup, you: Option<Seat>) -> Players {
        Gotham::PARTS.called(content, setup, words, you)
    }

    fn unplayable(words: &Words, content: &Content, _players: &Players, error: &SetupError) -> String {
        Printed::new(words, content).setup_error(error)
    }

    fn legend(
        out: &mut impl Write,
        seen: &Seen<Gotham>,
        _glyphs: &Glyphs,
        words: &Words,
        teller: &Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()> {
        legend::print(out, seen.scene, words, teller, legend)
    }

    fn round(scene: Scene<Gotham>, ask: &Ask) -> Option<u16> {
        // Each camp begins its turn with a look at the board.
        let turn = u16::from(scene.state.turn) * 2;
        match ask.topic {
            Topic::Act => Some(turn),
            Topic::Tile => Some(turn + 1),
            _ => None,
        }
    }

    fn group(_scene: Scene<Gotham>, _ask: &Ask, answer: &Answer) -> (Group, i64) {
        (if Gotham::PARTS.face.quiet(answer) { Group::Last } else { Group::None }, 0)
    }

    fn far_fetched(answer: &Answer) -> bool {
        // Zones at the other end of the board, dice that do not lie there, deeds that nothing here is there for.
        matches!(
            answer,
            Answer::Go(Go::To(_))
                | Answer::Zone(_)
                | Answer::Die(_)
                | Answer::Box(_)
                | Answer::Nature(_)
                | Answer::Reinforcement(_)
        )
    }

    fn odds(
        out: &mut impl Write,
        game: &Match<Gotham>,
        setup: &Setup,
        words: &Words,
        _teller: &Teller<'_>,
    ) -> anyhow::Result<bool> {
        comparison::print(out, game, setup, words)
    }

    fn report(game: &Match<Gotham>, reader: Option<Seat>) -> Option<String> {
        Gotham::PARTS.script?.export(game, reader)
    }

    fn card(words: &Words, content: &Content, name: &str) -> Option<String> {
        let (language, printed) = (words.language(), Printed::new(words, content));
        let heroes = content.heroes.iter().map(|hero| (hero.id.as_str(), language.name(&hero.name), hero));
        let tiles = content.tiles.iter().map(|tile| (tile.id.as_str(), language.name(&tile.name), tile));
        let materials =
            content.materials.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        let missions = content
            .missions
            .iter()
            .map(|mission| (mission.id.as_str(), language.name(&mission.name), mission));
        let skills =
            content.skills.iter().map(|skill| (skill.id.as_str(), language.name(&skill.name.value.0), skill));
        (best(name, heroes).map(|hero| printed.hero(hero)))
            .or_else(|| best(name, tiles).map(|tile| printed.tile(tile)))
            .or_else(|| best(name, materials).map(|card| printed.material(card)))
            .or_else(|| best(name, missions).map(|mission| printed.mission(mission)))
            .or_else(|| best(name, skills).map(|skill| printed.skill(skill, None)))
    }

    fn ending(words: &Words, state: &State, _teller: &Teller<'_>) -> String {
        words.word(match state.winner {
            Some(Camp::Heroes) => "gotham-event-heroes-won",
            Some(Camp::Villain) => "gotham-event-villain-won",
            Some(Camp::Neutral) | None => "gotham-event-nobody-won",
        })
    }
}
