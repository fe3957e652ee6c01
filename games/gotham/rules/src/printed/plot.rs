//! What missions say beyond where things stand: tasks, events, special rules and ends, as typed trees.
//!
//! Special rules win over everything else (priority.mission-over-all). As with skills, `modifiers` hold and `do`
//! happens.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Ref;
use super::term::{Camp, Cloud};

/// Something that happens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// The token of the task leaves the board.
    RemoveToken,
    /// Whoever did the task may take what the token holds, if it can be carried.
    TakeContent,
    /// A token comes into a zone; without one, into that of whoever did the task.
    PlaceToken {
        /// Which.
        token: Ref,
        /// Where.
        #[serde(default)]
        zone: Option<Ref>,
    },
    /// The camp puts dissipation tokens into a zone of its choice.
    PlaceClouds {
        /// Which.
        cloud: Cloud,
        /// How many, all in one zone.
        count: u8,
    },
    /// An explosion, in the zone of whoever did the task, in a zone that is named, or in one of the camp's choice.
    Explode {
        /// How strong.
        level: u8,
        /// Where.
        #[serde(default)]
        zone: Option<Ref>,
    },
    /// So many of the villain's cubes come back from fatigue.
    Recover(u8),
    /// More reinforcement points for this activation of the event tile.
    ReinforcementPoints(u8),
    /// Every character of a tile makes a free movement with these points and no first-movement bonus.
    Movement {
        /// Whose.
        tile: Ref,
        /// How many points.
        points: u8,
    },
}

/// Something that is so or not.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// No more tokens of a kind are on the board than so many.
    TokensAtMost {
        /// Which.
        token: Ref,
        /// How many.
        count: u8,
    },
    /// No fewer tokens of a kind are on the board than so many.
    TokensAtLeast {
        /// Which.
        token: Ref,
        /// How many.
        count: u8,
    },
    /// Every hero is neutralised (rulings.mission.all-heroes-down).
    HeroesDown,
    /// So many heroes are neutralised.
    HeroesDownAtLeast(u8),
    /// Every hero that is not neutralised is in a zone, and there is such a hero.
    HeroesHere {
        /// Where.
        zone: Ref,
    },
    /// So many characters of a camp are in a zone.
    CharactersIn {
        /// Whose.
        camp: Camp,
        /// Where.
        zone: Ref,
        /// How many.
        count: u8,
    },
    /// So many cards of a kind lie in a zone, or are carried by heroes there that are not neutralised.
    CardsIn {
        /// Which.
        card: Ref,
        /// Where.
        zone: Ref,
        /// How many.
        count: u8,
    },
    /// So many heroes that are not neutralised are in a zone.
    HeroesIn {
        /// Where.
        zone: Ref,
        /// How many.
        count: u8,
    },
    /// All characters of a tile are in the reserve (neutralised.tile.definition).
    TileNeutralised(Ref),
    /// The turn pawn is on this number or beyond.
    TurnReached(u8),
    /// This is not so.
    Not(Box<Condition>),
    /// Everything of this.
    All(Vec<Condition>),
    /// Anything of this.
    Any(Vec<Condition>),
}

/// When an end condition is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// At steps C and E (game-turn.check-1, game-turn.check-2).
    #[default]
    Checks,
    /// At every moment (game-turn.check-any-time).
    Always,
}

/// One way for the game to end (setup.mission.end-conditions).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct End {
    /// Who wins by it.
    pub winner: Camp,
    /// When it is looked at.
    #[serde(default)]
    pub watch: Watch,
    /// What must be so.
    #[serde(rename = "if")]
    pub provided: Condition,
}

/// When a special rule happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// game-turn.upkeep.effects
    Upkeep,
    /// hero-turn.step2.effects
    HeroesTurnBegins,
    /// hero-turn.step6.effects
    HeroesTurnEnds,
    /// villain-turn.step2.effects
    VillainTurnBegins,
    /// villain-turn.step5.effects
    VillainTurnEnds,
}

/// A special rule that happens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Special {
    /// When.
    pub when: Occasion,
    /// What must be so; otherwise nothing happens (game-turn.upkeep.effects-unmet).
    #[serde(default, rename = "if")]
    pub provided: Option<Condition>,
    /// What happens.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// A special rule that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Modifier {
    /// Every simple move costs this, whatever else is so.
    SimpleMoveCost(u8),
    /// Every move costs this, whatever else is so.
    MoveCost(u8),
}
