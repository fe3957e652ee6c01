//! Chapter V D: material cards, and what carrying them means.

use table::Scene;

use crate::Gotham;
use crate::bearer::Reading;
use crate::printed::term::{LineTrigger, Trait};
use crate::printed::{HasSkill, Material};
use crate::state::{CardPlace, HeroId};

/// The cards that a hero carries (material.carried-only).
pub fn carried<'a>(scene: Scene<'a, Gotham>, hero: HeroId) -> impl Iterator<Item = &'a Material> {
    let cards = scene.state.cards.iter().filter(move |card| card.place == CardPlace::Carried(hero));
    cards.map(move |card| &scene.content.materials[usize::from(card.printed)])
}

/// Total encumbrance (material.encumbrance.total).
pub fn encumbrance(scene: Scene<Gotham>, hero: HeroId) -> u8 {
    carried(scene, hero).map(Material::encumbrance).sum()
}

/// Whether a hero may benefit from a card (material.restriction.hero-name, material.restriction.moral-code).
pub fn may_use(scene: Scene<Gotham>, hero: HeroId, card: &Material) -> bool {
    let sheet = scene.state.hero(hero);
    let moral = scene.has(sheet.figure, Trait::MoralCode);
    card.only_for.is_none_or(|only| only == sheet.printed) && !(card.lethal && moral)
}

/// The levels of a skill that cards give while a hero does something. Of the lines of one card with the same pictogram
/// one applies (material.line.choose-one): here the best, since more of a skill is never worse.
pub fn skill_level(
    scene: Scene<Gotham>,
    hero: HeroId,
    during: LineTrigger,
    gives: impl Fn(&HasSkill) -> bool,
) -> u8 {
    let best = |card: &Material, when: LineTrigger| {
        let lines = card.lines.iter().filter(|line| line.when == when);
        let levels = lines.filter_map(|line| line.skill.filter(|has| gives(has)).map(|has| has.level));
        levels.max().unwrap_or_default()
    };
    let usable = carried(scene, hero).filter(|card| may_use(scene, hero, card));
    let of_card = |card: &Material| {
        let always = best(card, LineTrigger::Permanent);
        if during == LineTrigger::Permanent { always } else { always + best(card, during) }
    };
    usable.map(of_card).sum()
}
