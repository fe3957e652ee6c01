//! What a card's picture is drawn from.

use champions::card::{Card, CardType, Cards, Face, Traits};
use host::code_of;
use host::naming::initials;
use wire::cards::Emblem;
use words::Words;

pub(super) fn of(cards: &Cards, card: &Card, face: &Face, words: &Words) -> Emblem {
    let mut traits = vec![code_of(&face.kind)];
    traits.extend(traits_of(cards, face.traits).map(|of| of.id.clone()));
    Emblem {
        seed: card.id.clone(),
        initials: initials(words.language().name(&face.name)),
        traits,
        size: size(face.kind),
    }
}

pub(super) fn traits_of(cards: &Cards, traits: Traits) -> impl Iterator<Item = &champions::card::Trait> {
    (0..).zip(&cards.traits).filter(move |(place, _)| traits.has(*place)).map(|(_, of)| of)
}

/// How big it is drawn: villains loom, things are small.
fn size(kind: CardType) -> u8 {
    match kind {
        CardType::Villain => 5,
        CardType::Hero => 4,
        CardType::AlterEgo | CardType::Ally | CardType::Minion => 3,
        _ => 1,
    }
}
