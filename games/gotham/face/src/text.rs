//! Gotham City Chronicles in words. Zones have names and neighbours, so the board is written out.

mod legend;

use gotham::Gotham;
use gotham::answer::{Answer, Go};
use gotham::ask::{Ask, Topic};
use gotham::printed::Printed as Content;
use host::text::{Extent, named};
use host::{Reader, TextBoard};
use wire::board::Section;
use words::Words;

use crate::GothamFace;
use crate::voice::{Printed, teller};

impl TextBoard<Gotham> for GothamFace {
    fn sections(&self, reader: &Reader<Gotham>, extent: Extent) -> Vec<Section> {
        vec![legend::section(reader, &teller(reader), extent)]
    }

    fn far_fetched(&self, answer: &Answer) -> bool {
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

    fn round(&self, reader: &Reader<Gotham>, ask: &Ask) -> Option<u16> {
        // Each camp begins its turn with a look at the board.
        let turn = u16::from(reader.state.turn) * 2;
        match ask.topic {
            Topic::Act => Some(turn),
            Topic::Tile => Some(turn + 1),
            _ => None,
        }
    }

    fn card(&self, content: &Content, name: &str, words: &Words) -> Option<String> {
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
        (named::best(name, heroes).map(|hero| printed.hero(hero)))
            .or_else(|| named::best(name, tiles).map(|tile| printed.tile(tile)))
            .or_else(|| named::best(name, materials).map(|card| printed.material(card)))
            .or_else(|| named::best(name, missions).map(|mission| printed.mission(mission)))
            .or_else(|| named::best(name, skills).map(|skill| printed.skill(skill, None)))
    }
}
