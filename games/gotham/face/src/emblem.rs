//! What portraits are drawn from.

use gotham::printed::term::{CubeBox, TileLevel, Trait};
use gotham::printed::{Characteristic, HasSkill, Hero, Material, Printed as Content, Tile};
use host::code_of;
use host::naming::initials;
use wire::cards::Emblem;
use words::Words;

/// The boxes that are attacks and deeds.
const DEEDS: [CubeBox; 4] = [CubeBox::Melee, CubeBox::Ranged, CubeBox::Manipulation, CubeBox::Thought];

pub(super) fn hero(content: &Content, hero: &Hero, words: &Words) -> Emblem {
    let dice = DEEDS
        .into_iter()
        .filter(|&deed| matches!(hero.characteristics[deed as usize], Characteristic::Die(_)));
    of(
        content,
        &hero.id,
        words.language().name(&hero.name),
        dice.map(|deed| code_of(&deed)),
        &hero.traits,
        &hero.skills,
        4,
    )
}

pub(super) fn tile(content: &Content, tile: &Tile, words: &Words) -> Emblem {
    let size = match tile.level {
        TileLevel::Leader => 5,
        TileLevel::Elite => 3,
        TileLevel::Henchman => 2,
    };
    let dice = DEEDS.into_iter().zip(&tile.lines).filter(|(_, lines)| !lines.is_empty());
    of(
        content,
        &tile.id,
        words.language().name(&tile.name),
        dice.map(|(deed, _)| code_of(&deed)),
        &tile.traits,
        &tile.skills,
        size,
    )
}

pub(super) fn material(content: &Content, card: &Material, words: &Words) -> Emblem {
    let kind = std::iter::once(code_of(&card.kind));
    let skills: Vec<HasSkill> = card.lines.iter().filter_map(|line| line.skill).collect();
    of(content, &card.id, words.language().name(&card.name), kind, &[], &skills, 1)
}

fn of(
    content: &Content,
    id: &str,
    name: &str,
    deeds: impl Iterator<Item = String>,
    traits: &[Trait],
    skills: &[HasSkill],
    size: u8,
) -> Emblem {
    let skills = skills.iter().filter_map(|has| content.skills.get(usize::from(has.skill)));
    Emblem {
        seed: id.to_owned(),
        initials: initials(name),
        traits: deeds
            .chain(traits.iter().map(code_of))
            .chain(skills.map(|skill| skill.id.as_str().to_owned()))
            .collect(),
        size,
    }
}
