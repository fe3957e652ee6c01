//! What the modifiers of a card are about, said in bits: nearly all cards have none that matter to a number that is looked
//! at, and the rules look at numbers all the time. Their trees need not be read to know that.

use super::ability::{Modifier, Stat};
use super::{Card, Face};

/// What a modifier is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concern {
    /// A number.
    Stat(Stat),
    /// Numbers that are not printed.
    Base,
    /// Traits.
    Trait,
    /// Keywords.
    Keyword,
    /// Text that is gained.
    Text,
    /// What cannot happen.
    Ban,
    /// Who must defend.
    MustDefend,
    /// What cards cost.
    Cost,
    /// Playing from the discard pile.
    PlayFromDiscard,
    /// What resource cards count.
    DoubledFor,
    /// What activations place.
    ThreatPlaced,
}

impl Concern {
    /// Its bit. The last number is below 32, so that the others have their own.
    fn bit(self) -> u64 {
        match self {
            Concern::Stat(stat) => 1 << stat.index(),
            Concern::Base => 1 << 32,
            Concern::Trait => 1 << 33,
            Concern::Keyword => 1 << 34,
            Concern::Ban => 1 << 35,
            Concern::MustDefend => 1 << 36,
            Concern::Cost => 1 << 37,
            Concern::PlayFromDiscard => 1 << 38,
            Concern::DoubledFor => 1 << 39,
            Concern::ThreatPlaced => 1 << 40,
            Concern::Text => 1 << 41,
        }
    }
}

/// Everything that some modifiers are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Concerns(u64);

impl Concerns {
    /// Of some modifiers, whatever they depend on.
    pub fn of(modifiers: &[Modifier]) -> Concerns {
        Concerns(modifiers.iter().fold(0, |all, modifier| all | bits(modifier)))
    }

    /// What each face of each card is about; no card has more than two faces.
    pub fn of_faces(cards: &[Card]) -> Vec<[Concerns; 2]> {
        let of = |face: Option<&Face>| face.map_or(Concerns(0), |face| Concerns::of(&face.text.modifiers));
        cards.iter().map(|card| [of(card.faces.first()), of(card.faces.get(1))]).collect()
    }

    /// These and others.
    pub fn and(self, others: Concerns) -> Concerns {
        Concerns(self.0 | others.0)
    }

    /// Whether it is among them.
    pub fn include(self, concern: Concern) -> bool {
        self.0 & concern.bit() != 0
    }
}

fn bits(modifier: &Modifier) -> u64 {
    let concern = match modifier {
        Modifier::Stat { is, .. }
        | Modifier::Set { is, .. }
        | Modifier::Multiply { is, .. }
        | Modifier::Divide { is, .. } => Concern::Stat(*is),
        Modifier::Base { .. } => Concern::Base,
        Modifier::Trait { .. } => Concern::Trait,
        Modifier::Keyword { .. } => Concern::Keyword,
        Modifier::Cannot(_) => Concern::Ban,
        Modifier::MustDefend { .. } => Concern::MustDefend,
        Modifier::Cost { .. } => Concern::Cost,
        Modifier::PlayFromDiscard { .. } => Concern::PlayFromDiscard,
        Modifier::DoubledFor { .. } => Concern::DoubledFor,
        Modifier::ThreatPlaced { .. } => Concern::ThreatPlaced,
        Modifier::While { modifiers, .. } => return Concerns::of(modifiers).0,
        Modifier::Text { gains, .. } => return Concern::Text.bit() | Concerns::of(&gains.modifiers).0,
    };
    concern.bit()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::core;

    #[test]
    fn what_a_card_is_about_is_found_also_under_conditions() {
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        for (card, concerns) in cards.cards.iter().zip(&cards.concerns) {
            for (face, concerns) in card.faces.iter().zip(concerns) {
                assert_eq!(*concerns, Concerns::of(&face.text.modifiers), "{}", card.id);
            }
        }
        let conditional = |modifier: &&Modifier| matches!(modifier, Modifier::While { .. });
        let modifiers =
            || cards.cards.iter().flat_map(|card| &card.faces).flat_map(|face| &face.text.modifiers);
        let modifier = modifiers().find(conditional).expect("some card of the core set has a condition");
        assert_ne!(Concerns::of(std::slice::from_ref(modifier)), Concerns::default());
        assert!(Stat::PrintedRec.index() < 32, "numbers have the lower bits to themselves");
    }
}
