//! The words of the game that files and rules share.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The camps, by the colour of figures and tiles (components.figures.camp-colours).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Camp {
    /// Blue.
    Heroes,
    /// Grey.
    Villain,
    /// Orange: neither friend nor enemy of anybody (friend-enemy.neutral).
    Neutral,
}

impl Camp {
    /// The camp on the other side of the table; none for the neutral camp.
    pub fn opponent(self) -> Option<Camp> {
        match self {
            Camp::Heroes => Some(Camp::Villain),
            Camp::Villain => Some(Camp::Heroes),
            Camp::Neutral => None,
        }
    }
}

/// The colours of dice, from weak to strong (components.dice.count-and-colours).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The weakest.
    White,
    /// Also the die of falls, hazards and overhang.
    Yellow,
    /// Also the command post's defence.
    Orange,
    /// Strong.
    Red,
    /// The strongest.
    Black,
}

impl Colour {
    /// All five.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Yellow, Colour::Orange, Colour::Red, Colour::Black];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A die type: its colour, and whether it bears the pictogram of a free reroll (general.die-type).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the colour it is named after, with or without the pictogram")]
pub enum DieType {
    White,
    WhiteReroll,
    Yellow,
    YellowReroll,
    Orange,
    OrangeReroll,
    Red,
    RedReroll,
    Black,
    BlackReroll,
}

impl DieType {
    /// All ten.
    pub const ALL: [DieType; 10] = [
        DieType::White,
        DieType::WhiteReroll,
        DieType::Yellow,
        DieType::YellowReroll,
        DieType::Orange,
        DieType::OrangeReroll,
        DieType::Red,
        DieType::RedReroll,
        DieType::Black,
        DieType::BlackReroll,
    ];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }

    /// Whether a free reroll of its colour comes with it (reroll.b.icon).
    pub fn free_reroll(self) -> bool {
        self.index() % 2 == 1
    }
}

/// The boxes of a hero sheet, into which cubes are spent (hero-sheet.action-boxes, hero-sheet.box.defence,
/// hero-sheet.box.reroll). The command post has the last three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the box it is named after")]
pub enum CubeBox {
    Melee,
    Ranged,
    Manipulation,
    Thought,
    Movement,
    Defence,
    Reroll,
}

impl CubeBox {
    /// All seven, in the order of the sheet.
    pub const ALL: [CubeBox; 7] = [
        CubeBox::Melee,
        CubeBox::Ranged,
        CubeBox::Manipulation,
        CubeBox::Thought,
        CubeBox::Movement,
        CubeBox::Defence,
        CubeBox::Reroll,
    ];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How high a tile stands in its camp (tiles.field.level).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TileLevel {
    /// Leader or lieutenant.
    Leader,
    /// Elite.
    Elite,
    /// Henchman.
    Henchman,
}

/// The traits, which are always applied (traits.general.mandatory).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// traits.moral-code.effect
    MoralCode,
    /// traits.reduced-mobility.effect
    ReducedMobility,
    /// traits.gas-immunity.effect
    GasImmunity,
    /// traits.flight.cost
    Flight,
    /// traits.harmless.effect
    Harmless,
}

/// The four categories of zone limit (boards.limit.source).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LimitKind {
    /// Lets sight and simple moves through.
    White,
    /// The same, and its two zones always see each other.
    Orange,
    /// Lets sight through, but no simple move.
    Special,
    /// Lets neither through.
    Wall,
}

impl LimitKind {
    /// Whether its two zones are adjacent (boards.adjacency).
    pub fn joins(self) -> bool {
        matches!(self, LimitKind::White | LimitKind::Orange)
    }
}

/// The kinds of special move (movement.d.special).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialKind {
    /// Costs no more for its level, but may wound.
    Fall,
    /// Costs its level.
    Jump,
    /// Costs its level.
    Climb,
}

/// What a zone is drawn as; no rule reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Under the open sky, with cars.
    Street,
    /// Under a ceiling.
    Room,
    /// High above the street.
    Roof,
    /// Wet.
    Water,
    /// Under the open sky, with walls around it.
    Yard,
    /// What leads up or down.
    Stairs,
}

/// The dissipation tokens (dissipation.kinds).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cloud {
    /// Dangerous.
    Gas,
    /// Dangerous.
    Flame,
    /// In the way of shots.
    Smoke,
    /// Difficult.
    Frost,
}

/// The types of material card (material.type.object and the three after it).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MaterialType {
    /// What it does is the mission's affair.
    Object,
    /// Always helps, but not twice.
    Tool,
    /// One at a time.
    MeleeWeapon,
    /// One at a time; without one there is no ranged attack (hero-ranged.a.needs-weapon).
    RangedWeapon,
}

/// When a bonus line applies (material.line.trigger).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the action it is named after")]
pub enum LineTrigger {
    MeleeAttack,
    RangedAttack,
    Manipulation,
    Thought,
    Movement,
    Defence,
    Permanent,
}

/// The four kinds of deed that missions and skills offer (rulings.mission.tasks).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Rolled, against a difficulty.
    ComplexManipulation,
    /// Certain, for one cube.
    AutomaticManipulation,
    /// Rolled, against a difficulty.
    ComplexThought,
    /// Certain, for one cube.
    AutomaticThought,
}

/// The two actions that deeds belong to (hero-thought.separate-action).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// Of the hands.
    Manipulation,
    /// Of the mind.
    Thought,
}

impl Effort {
    /// The box that its cubes go into.
    pub fn cube_box(self) -> CubeBox {
        match self {
            Effort::Manipulation => CubeBox::Manipulation,
            Effort::Thought => CubeBox::Thought,
        }
    }

    /// The pictogram of card lines that help in it.
    pub fn trigger(self) -> LineTrigger {
        match self {
            Effort::Manipulation => LineTrigger::Manipulation,
            Effort::Thought => LineTrigger::Thought,
        }
    }
}

impl Deed {
    /// The action it belongs to.
    pub fn effort(self) -> Effort {
        match self {
            Deed::ComplexManipulation | Deed::AutomaticManipulation => Effort::Manipulation,
            Deed::ComplexThought | Deed::AutomaticThought => Effort::Thought,
        }
    }

    /// Whether it is rolled for, and so has a difficulty (hero-manipulation.complex.difficulty).
    pub fn is_complex(self) -> bool {
        matches!(self, Deed::ComplexManipulation | Deed::ComplexThought)
    }
}
