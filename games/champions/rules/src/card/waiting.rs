//! What the abilities of a card wait for, said in bits: windows are opened all the time, and nearly no card has an ability for
//! the one that is open. Its abilities need not be read to know that.

use super::ability::{Ability, Occurrence, When};
use super::{Card, Face};
use crate::timing::{Happening, Side};

/// Kinds of things that happen, before or after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waits(u32);

impl Waits {
    /// What some abilities wait for.
    pub fn of(abilities: &[Ability]) -> Waits {
        Waits(abilities.iter().fold(0, |all, ability| all | awaited(&ability.when.value)))
    }

    /// What each face of each card waits for; no card has more than two faces.
    pub fn of_faces(cards: &[Card]) -> Vec<[Waits; 2]> {
        let of = |face: Option<&Face>| face.map_or(Waits(0), |face| Waits::of(&face.text.abilities));
        cards.iter().map(|card| [of(card.faces.first()), of(card.faces.get(1))]).collect()
    }

    /// The kinds of these, on one side of them.
    pub fn for_all<'a>(side: Side, happenings: impl Iterator<Item = &'a Happening>) -> Waits {
        Waits(happenings.fold(0, |all, happening| all | bit(side, kind_of(happening))))
    }

    /// Whether some of these are among the others.
    pub fn meet(self, others: Waits) -> bool {
        self.0 & others.0 != 0
    }
}

/// The kinds of occurrence; each has a bit for before and one for after.
#[derive(Clone, Copy)]
enum Kind {
    Attack,
    Scheme,
    Thwart,
    Defence,
    Damage,
    Threat,
    Defeat,
    EnterPlay,
    Play,
    Initiate,
    Payment,
    Reveal,
    FormChange,
    EndOf,
}

#[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
fn bit(side: Side, kind: Kind) -> u32 {
    let place = match side {
        Side::Before => kind as u32,
        Side::After => kind as u32 + 16,
    };
    1 << place
}

fn awaited(when: &When) -> u32 {
    match when {
        When::Interrupt(of) | When::ForcedInterrupt(of) => kinds_of(Side::Before, of),
        When::Response(of) | When::ForcedResponse(of) => kinds_of(Side::After, of),
        When::WhenDefeated => bit(Side::Before, Kind::Defeat),
        _ => 0,
    }
}

fn kinds_of(side: Side, occurrence: &Occurrence) -> u32 {
    let kind = match occurrence {
        Occurrence::Attack { .. } => Kind::Attack,
        Occurrence::Scheme { .. } => Kind::Scheme,
        Occurrence::Thwart { .. } => Kind::Thwart,
        Occurrence::Defence { .. } => Kind::Defence,
        Occurrence::Damage { .. } => Kind::Damage,
        Occurrence::Threat { .. } => Kind::Threat,
        Occurrence::Defeat { .. } => Kind::Defeat,
        Occurrence::EnterPlay { .. } => Kind::EnterPlay,
        Occurrence::Play { .. } => Kind::Play,
        Occurrence::Initiate { .. } => Kind::Initiate,
        Occurrence::Payment { .. } => Kind::Payment,
        Occurrence::Reveal { .. } => Kind::Reveal,
        Occurrence::FormChange { .. } => Kind::FormChange,
        Occurrence::EndOf(_) => Kind::EndOf,
        Occurrence::AnyOf(several) => {
            return several.iter().fold(0, |all, one| all | kinds_of(side, one));
        }
    };
    bit(side, kind)
}

fn kind_of(happening: &Happening) -> Kind {
    match happening {
        Happening::Attack { .. } => Kind::Attack,
        Happening::Scheme { .. } => Kind::Scheme,
        Happening::Thwart { .. } => Kind::Thwart,
        Happening::Defence { .. } => Kind::Defence,
        Happening::Damage { .. } => Kind::Damage,
        Happening::Threat { .. } => Kind::Threat,
        Happening::Defeat { .. } => Kind::Defeat,
        Happening::Entering { .. } | Happening::EnterPlay { .. } => Kind::EnterPlay,
        Happening::Play { .. } => Kind::Play,
        Happening::Initiate { .. } => Kind::Initiate,
        Happening::Payment { .. } => Kind::Payment,
        Happening::Reveal { .. } => Kind::Reveal,
        Happening::FormChange { .. } => Kind::FormChange,
        Happening::EndOf { .. } => Kind::EndOf,
    }
}
