//! What is printed on a card: its own name first, and then what it is and does, by which a card is known that was never met.

use arena::Features;
use champions::Champions;
use champions::card::ability::{Keyword, Resources};
use champions::card::{Card, CardId, Cards, Face};
use champions::state::Reading;
use table::Scene;

use super::doings::{ability, gist_of, holding};
use super::word::{Word, mark, say, steps};

/// Stands in tokens for a card that lies face down.
pub(super) const FACEDOWN: u32 = 1;

/// The mark of a card.
pub(super) fn mark_of(content: &Cards, card: CardId) -> u32 {
    mark(&content.card(card).id)
}

/// Resources by type, packed.
pub(super) fn packed(resources: Resources) -> u32 {
    let Resources { energy, mental, physical, wild } = resources;
    [energy, mental, physical, wild].into_iter().fold(0, |all, count| all * 8 + u32::from(count.min(7)))
}

/// A card that is not in play, in a role: played, discarded, paid, chosen.
pub(super) fn card(scene: Scene<Champions>, out: &mut Features, role: u32, id: CardId) {
    let card = scene.printed(id);
    let face = card.front();
    say(out, Word::Card, [role, mark(&card.id), 0]);
    say(out, Word::Kind, [role, face.kind as u32, price(card)]);
    say(out, Word::Resources, [role, packed(card.resources), 0]);
}

/// What a card costs as it is printed, one more than that; 0 for what is not played.
pub(super) fn price(card: &Card) -> u32 {
    card.cost.map_or(0, |cost| 1 + u32::from(cost.min(15)))
}

/// All that a face says.
pub(super) fn text(content: &Cards, out: &mut Features, role: u32, face: &Face) {
    let number = |number: Option<u8>| number.map_or(0, |number| 1 + u32::from(number.min(14)));
    let strength = number(face.atk) * 16 + number(face.thw);
    let defence = number(face.def) * 16 + number(face.sch);
    let life = face.hit_points.map_or(0, |points| steps(i32::from(points.of(1))));
    if strength + defence + life > 0 {
        say(out, Word::Numbers, [strength, defence, life]);
    }
    let icons = face.icons;
    if icons != Default::default() {
        say(out, Word::Icons, [icons.crisis.into(), icons.acceleration.into(), icons.hazard.into()]);
    }
    for (place, one) in (0..).zip(&content.traits) {
        if face.traits.has(place) {
            say(out, Word::Trait, [mark(&one.id), 0, 0]);
        }
    }
    for keyword in &face.text.keywords {
        let much = match keyword {
            Keyword::Retaliate(amount) => u32::from(*amount),
            Keyword::Uses(counters) => u32::from(counters.count),
            Keyword::Guard
            | Keyword::Overkill
            | Keyword::Peril
            | Keyword::Quickstrike
            | Keyword::Restricted
            | Keyword::Surge
            | Keyword::Toughness => 0,
        };
        say(out, Word::Keyword, [keyword.kind() as u32, much, 0]);
    }
    for modifier in &face.text.modifiers {
        let (verb, amount, on) = holding(modifier);
        say(out, Word::Holds, [verb, amount, on]);
    }
    face.abilities().for_each(|(_, one)| ability(out, role, one));
}

/// What a face comes to in one number: the first that it does, or the first that holds.
pub(super) fn gist(face: &Face) -> u32 {
    let does = face.abilities().next().map(|(_, ability)| gist_of(ability));
    let holds = || face.text.modifiers.first().map(|modifier| (1 << 20) + holding(modifier).0);
    does.or_else(holds).unwrap_or(0)
}
