//! What is printed: characters, attacks, powers, battlefields and missions, as the rules read them.
//!
//! The files that authors write are in [`file`]; [`check`] turns them into what is here or says what is wrong
//! with them; [`house`] and [`load`] are the ways in. Distances are in mils, thousandths of an inch.

mod ability;
mod attack;
mod battlefield;
pub mod check;
pub mod file;
mod load;
mod mission;
pub mod power;
mod sketched;
mod team;

pub use ability::{Abilities, Ability, Against};
pub use attack::{Attack, Bonus, Effect, Effects, Frequency, Kind};
pub use battlefield::{Battlefield, Class, Piece, SCENERY_TABLE, TABLE};
pub use load::{house, load};
pub use mission::{Mission, Objective, ObjectiveKind, Scoring};
pub use power::{Filter, Modifier, Moment, Power, Side as FilterSide, Step, Trigger, Use, Whom};
pub use team::Team;

use content::Names;

/// Thousandths of an inch.
pub type Mils = i32;

/// What an attack is made of, and which defence stands against it (attack.three-defences).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Nature {
    /// Against the physical defence.
    Physical,
    /// Against the mental defence.
    Mental,
    /// Against the energy defence.
    Energy,
}

impl Nature {
    /// All of them, in the order of the sheet.
    pub const ALL: [Nature; 3] = [Nature::Physical, Nature::Mental, Nature::Energy];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One value for each nature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct ByNature<T>(pub [T; 3]);

impl<T> std::ops::Index<Nature> for ByNature<T> {
    type Output = T;

    fn index(&self, nature: Nature) -> &T {
        &self.0[nature.index()]
    }
}

impl<T> std::ops::IndexMut<Nature> for ByNature<T> {
    fn index_mut(&mut self, nature: Nature) -> &mut T {
        &mut self.0[nature.index()]
    }
}

/// What is tested with 2D8 (tests.three-characteristics).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Characteristic {
    /// To dodge areas and projectiles.
    Agility,
    /// Against KO.
    Stamina,
    /// For mental feats.
    Willpower,
}

/// A character card.
#[derive(Clone, PartialEq, Debug)]
pub struct Character {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// The name behind the mask: no team has the same twice (rulings.team.level).
    pub true_name: String,
    /// What it costs a team.
    pub level: u8,
    /// POW counters a turn.
    pub pow: u8,
    /// Two or three distances, for 1, 2 or 3 POW (movement.speed-format).
    pub speed: arrayvec::ArrayVec<Mils, 3>,
    /// What it can grab and how far it throws.
    pub strength: u8,
    /// Added to rolls to hit.
    pub attack: u8,
    /// Its printed Size; Toughness is added by the rules.
    pub size: u8,
    /// How tall it stands (rulings.height).
    pub height: Mils,
    /// The radius of its base (rulings.base).
    pub radius: Mils,
    /// Agility.
    pub agility: u8,
    /// Stamina.
    pub stamina: u8,
    /// Willpower.
    pub willpower: u8,
    /// Its three defences.
    pub defence: ByNature<u8>,
    /// The length of its life bar.
    pub life: u8,
    /// The bar is in the red at this much life or less (rulings.red.threshold).
    pub red: u8,
    /// Added to the POW produced while in the red (rulings.life.zone-modifier).
    pub red_pow: i8,
    /// Its common abilities.
    pub abilities: Abilities,
    /// Its attacks.
    pub attacks: Vec<Attack>,
    /// Its special powers.
    pub powers: Vec<Power>,
}

impl Character {
    /// The value that a test is made against.
    pub fn characteristic(&self, of: Characteristic) -> u8 {
        match of {
            Characteristic::Agility => self.agility,
            Characteristic::Stamina => self.stamina,
            Characteristic::Willpower => self.willpower,
        }
    }
}

/// Everything that is printed, from all packs: loaded once, never changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cards {
    /// All characters, by id.
    pub characters: Vec<Character>,
    /// All battlefields, by id.
    pub battlefields: Vec<Battlefield>,
    /// All missions, by id.
    pub missions: Vec<Mission>,
    /// All teams, by id.
    pub teams: Vec<Team>,
    /// What saves remember of all this.
    pub fingerprint: String,
}

impl Cards {
    /// The team that has exactly these members, in this order.
    pub fn team_of(&self, members: &[String]) -> Option<&Team> {
        self.teams.iter().find(|team| {
            let ids = team.members.iter().map(|&member| &self.characters[usize::from(member)].id);
            members.iter().eq(ids)
        })
    }
}

content::places! {
    Cards:
    /// The place of a character.
    character in characters,
    /// The place of a battlefield.
    battlefield in battlefields,
    /// The place of a mission.
    mission in missions,
    /// The place of a team.
    team in teams,
}

#[cfg(test)]
mod tests;
