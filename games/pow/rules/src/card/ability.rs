//! The common abilities of the sheet, as keywords with their number, type or name.

use serde::{Deserialize, Serialize};

use super::{ByNature, Mils, Nature};

/// A common ability that is simply there or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Ability {
    /// abilities.acrobat
    Acrobat,
    /// abilities.assassin
    Assassin,
    /// abilities.brutal
    Brutal,
    /// abilities.cruel
    Cruel,
    /// abilities.fly.directions
    Fly,
    /// abilities.great-strategist
    GreatStrategist,
    /// abilities.infiltrator
    Infiltrator,
    /// abilities.invisible
    Invisible,
    /// abilities.luck
    Luck,
    /// abilities.marksmanship
    Marksmanship,
    /// abilities.master-fighter
    MasterFighter,
    /// abilities.master-tactician
    MasterTactician,
    /// abilities.mastermind
    Mastermind,
    /// abilities.metallic
    Metallic,
    /// abilities.order
    Order,
    /// abilities.perfect-plan
    PerfectPlan,
    /// abilities.phase-shift
    PhaseShift,
    /// abilities.scientific
    Scientific,
    /// abilities.soldier
    Soldier,
    /// abilities.stealth
    Stealth,
    /// abilities.strategist
    Strategist,
    /// abilities.thermal-vision
    ThermalVision,
    /// abilities.total-vision
    TotalVision,
    /// abilities.wall-crawler.climb
    WallCrawler,
}

/// What a character has against one nature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Against {
    /// Resistance X: so much less damage (abilities.resistance).
    pub resistance: u8,
    /// Neither affected nor hurt (abilities.immunity).
    pub immune: bool,
    /// Double damage (abilities.weakness).
    pub weak: bool,
}

/// All common abilities of one card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Abilities {
    keywords: u32,
    /// Resistance, Immunity and Weakness.
    pub against: ByNature<Against>,
    /// Leadership X, in mils; 0 if absent.
    pub leadership: Mils,
    /// Rage X.
    pub rage: u8,
    /// Regeneration X.
    pub regeneration: u8,
    /// Toughness X.
    pub toughness: u8,
    /// Comrade X: the characters who may follow, as places in the list of characters.
    pub comrades: Vec<u16>,
}

impl Ability {
    /// Its place in the enum: its bit in a set of keywords.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    const fn index(self) -> usize {
        self as usize
    }
}

impl Abilities {
    /// Whether the card has a keyword.
    #[inline]
    pub fn has(&self, ability: Ability) -> bool {
        self.keywords & (1 << ability.index()) != 0
    }

    /// Adds a keyword.
    pub fn add(&mut self, ability: Ability) {
        self.keywords |= 1 << ability.index();
    }

    /// What the card has against a nature.
    #[inline]
    pub fn against(&self, nature: Nature) -> Against {
        self.against[nature]
    }
}
