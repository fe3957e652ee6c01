//! Switching one part of one card off. A test that still passes then has proven nothing about that part.

use serde::{Deserialize, Serialize};

use super::{CardId, Cards};

/// A part of a text box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// An ability, by its place.
    Ability(u8),
    /// A modifier, by its place.
    Modifier(u8),
    /// A keyword, by its place.
    Keyword(u8),
}

/// A part of a text box of a face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PartId {
    /// Of which card.
    pub card: CardId,
    /// Of which of its faces.
    pub face: u8,
    /// Which part.
    pub part: Part,
}

impl Cards {
    /// Every part of every card that can be switched off.
    pub fn parts(&self) -> Vec<PartId> {
        let mut parts = Vec::new();
        for (card, printed) in (0..).map(CardId).zip(&self.cards) {
            for (face, printed) in (0..).zip(&printed.faces) {
                let text = &printed.text;
                let abilities = (0..).take(text.abilities.len()).map(Part::Ability);
                let modifiers = (0..).take(text.modifiers.len()).map(Part::Modifier);
                let keywords = (0..).take(text.keywords.len()).map(Part::Keyword);
                let all = abilities.chain(modifiers).chain(keywords);
                parts.extend(all.map(|part| PartId { card, face, part }));
            }
        }
        parts
    }

    /// The same cards with one part switched off. An ability keeps its place, so that the places of the others do not
    /// change.
    #[must_use]
    pub fn without(&self, muted: PartId) -> Cards {
        let mut cards = self.clone();
        let card = &mut cards.cards[usize::from(muted.card.0)];
        let text = &mut card.faces[usize::from(muted.face)].text;
        match muted.part {
            Part::Ability(place) => text.abilities[usize::from(place)].muted = true,
            Part::Modifier(place) => drop(text.modifiers.remove(usize::from(place))),
            Part::Keyword(place) => drop(text.keywords.remove(usize::from(place))),
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use crate::card::{Part, PartId, core};

    #[test]
    fn what_is_switched_off_is_not_found_and_the_rest_keeps_its_place() {
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        let card = cards.find("energy-channel").expect("in the core set");
        let muted = cards.without(PartId { card, face: 0, part: Part::Ability(0) });
        let places = |cards: &super::Cards| {
            cards.card(card).front().abilities().map(|(place, _)| place).collect::<Vec<_>>()
        };
        assert_eq!((places(&cards), places(&muted)), (vec![0, 1], vec![1]));
        assert!(cards.parts().contains(&PartId { card, face: 0, part: Part::Ability(1) }));
    }
}
