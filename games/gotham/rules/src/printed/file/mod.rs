//! What authors write, one thing a file, before anything is checked.
//!
//! Every word here is a word of the files: fields and choices in kebab-case, unknown ones refused. Whatever a check may
//! have to point at is [`Spanned`]. Skills are written in the vocabulary of [`super::skill`], what missions do in that of
//! [`super::plot`].

use content::{Id, Name, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

mod board;
mod mission;

pub use board::{Board, Limit, Marker, SpecialMove, Zone};
pub use mission::{Allowed, Bystanders, Mission, MissionEvent, RiverTile, Slot, Task, Token, VillainEnergy};

use super::Ref;
use super::term::{Camp, DieType, LineTrigger, MaterialType, TileLevel, Trait};

/// `dice/ID.yaml`: what is on the faces of the five dice (rulings.house.dice.replaceable).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each colour's field is its six faces")]
pub struct Dice {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    pub white: Spanned<Vec<Spanned<u8>>>,
    pub yellow: Spanned<Vec<Spanned<u8>>>,
    pub orange: Spanned<Vec<Spanned<u8>>>,
    pub red: Spanned<Vec<Spanned<u8>>>,
    pub black: Spanned<Vec<Spanned<u8>>>,
}

/// A skill on a sheet, a tile or a card (hero-sheet.skills).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HasSkill {
    /// Which.
    pub skill: Ref,
    /// X (skills.general.level).
    #[schemars(range(min = 1, max = 5))]
    pub level: Spanned<u8>,
    /// It works while total encumbrance is below this (material.encumbrance.skill-limit).
    #[serde(default)]
    pub below: Option<Spanned<u8>>,
}

/// `heroes/ID.yaml`: a hero sheet (chapter V A).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hero {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// hero-sheet.energy
    #[schemars(range(min = 6, max = 12))]
    pub energy: Spanned<u8>,
    /// hero-sheet.recovery-indices
    pub recovery: Recovery,
    /// hero-sheet.size
    #[schemars(range(max = 3))]
    pub size: Spanned<u8>,
    /// hero-sheet.threat
    #[schemars(range(max = 3))]
    pub threat: Spanned<u8>,
    /// hero-sheet.automatic-defence
    #[serde(default)]
    pub automatic_defence: AutomaticDefence,
    /// hero-sheet.bat-belt
    #[serde(default)]
    #[schemars(range(max = 4))]
    pub bat_belt: Spanned<u8>,
    /// hero-sheet.trait
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// hero-sheet.box.melee
    pub melee: DieBox,
    /// hero-sheet.box.ranged
    pub ranged: DieBox,
    /// hero-sheet.box.manipulation
    pub manipulation: DieBox,
    /// hero-sheet.box.thought
    pub thought: DieBox,
    /// hero-sheet.box.movement
    pub movement: MovementBox,
    /// hero-sheet.box.defence
    pub defence: DieBox,
    /// The saturation of the reroll box (hero-sheet.box.reroll).
    #[schemars(range(min = 1, max = 6))]
    pub reroll: Spanned<u8>,
    /// hero-sheet.encumbrance-table
    pub encumbrance: Spanned<Vec<Spanned<Band>>>,
    /// hero-sheet.skills
    #[serde(default)]
    pub skills: Vec<HasSkill>,
}

/// How many cubes come back.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recovery {
    /// hero-turn.step3.active.recover
    pub active: Spanned<u8>,
    /// hero-turn.step3.rest.recover
    pub rest: Spanned<u8>,
}

/// The defence bonus of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AutomaticDefence {
    /// No bonus.
    #[default]
    None,
    /// A die (defence.d.automatic-dice).
    Die(DieType),
    /// A success (defence.g.count).
    Success,
}

/// A box whose characteristic is a die.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DieBox {
    /// The characteristic; without it no die is added, though bonuses count (general.characteristic.empty).
    #[serde(default)]
    pub die: Option<DieType>,
    /// Whether it can't be done at all (general.characteristic.forbidden).
    #[serde(default)]
    pub forbidden: bool,
    /// The most cubes it holds.
    #[schemars(range(min = 1, max = 6))]
    pub saturation: Spanned<u8>,
}

/// The movement box.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovementBox {
    /// Move points for each cube (general.characteristic.move-multiplier).
    #[schemars(range(min = 1, max = 2))]
    pub points: Spanned<u8>,
    /// The most cubes it holds.
    #[schemars(range(min = 1, max = 6))]
    pub saturation: Spanned<u8>,
}

/// One band of an encumbrance table (rulings.house.sheet.encumbrance-bands).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Band {
    /// Up to this encumbrance, which belongs to it.
    pub up_to: u8,
    /// The first-movement bonus.
    pub bonus: u8,
}

/// `tiles/ID.yaml`: a character tile (chapter VI A 2).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tile {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// tiles.field.name
    pub name: Spanned<Name>,
    /// tiles.field.camp
    pub camp: Camp,
    /// tiles.field.level
    pub level: TileLevel,
    /// Whether it takes up two slots, and which of them has its cost (tiles.double.cost-indicator).
    #[serde(default)]
    pub double: Option<Indicator>,
    /// How many figures it has.
    #[schemars(range(min = 1, max = 6))]
    pub figures: Spanned<u8>,
    /// tiles.field.life-points
    #[schemars(range(min = 1, max = 8))]
    pub life: Spanned<u8>,
    /// tiles.field.automatic-defence
    #[schemars(range(max = 3))]
    pub automatic_defence: Spanned<u8>,
    /// tiles.field.first-bonus
    #[schemars(range(max = 5))]
    pub first_bonus: Spanned<u8>,
    /// tiles.field.size
    #[schemars(range(max = 3))]
    pub size: Spanned<u8>,
    /// tiles.field.threat
    #[schemars(range(max = 3))]
    pub threat: Spanned<u8>,
    /// tiles.field.traits
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// tiles.field.melee
    #[serde(default)]
    pub melee: Vec<Spanned<Line>>,
    /// tiles.field.ranged
    #[serde(default)]
    pub ranged: Vec<Spanned<Line>>,
    /// tiles.field.manipulation
    #[serde(default)]
    pub manipulation: Vec<Spanned<Line>>,
    /// tiles.field.thought
    #[serde(default)]
    pub thought: Vec<Spanned<Line>>,
    /// tiles.field.skills
    #[serde(default)]
    pub skills: Vec<HasSkill>,
    /// tiles.field.reinforcement-cost; without it nobody comes back (tiles.field.no-reinforcement-cost).
    #[serde(default)]
    pub reinforcement_cost: Option<Spanned<u8>>,
}

/// Which slot of a double tile gives its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Indicator {
    /// The cheaper one.
    Left,
    /// The dearer one.
    Right,
}

/// One characteristic of a tile (tiles.field.melee).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Line {
    /// Its dice.
    pub dice: Vec<DieType>,
    /// How often the action can be done (general.characteristic.multiplier).
    #[serde(default = "once")]
    pub times: u8,
}

fn once() -> u8 {
    1
}

/// `materials/ID.yaml`: a material card (chapter V D).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Material {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Equipment or bat-gadget, with its encumbrance or size (material.two-categories).
    pub bulk: Spanned<Bulk>,
    /// material.type.object and the three after it
    pub r#type: MaterialType,
    /// material.restriction.hero-name
    #[serde(default)]
    pub only_for: Option<Ref>,
    /// material.restriction.moral-code
    #[serde(default)]
    pub lethal: bool,
    /// material.restriction.single-use
    #[serde(default)]
    pub single_use: bool,
    /// material.line.trigger
    #[serde(default)]
    pub lines: Vec<Spanned<BonusLine>>,
}

/// What a card weighs, and on whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bulk {
    /// Equipment: its encumbrance (material.encumbrance.total).
    Equipment(u8),
    /// A bat-gadget: its size on the belt (material.gadget.belt-limit).
    BatGadget(u8),
}

/// A bonus line of a card.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BonusLine {
    /// When it applies.
    pub when: LineTrigger,
    /// material.bonus.die
    #[serde(default)]
    pub dice: Vec<DieType>,
    /// material.bonus.skill-new
    #[serde(default)]
    pub skill: Option<HasSkill>,
    /// material.bonus.automatic-success
    #[serde(default)]
    pub successes: u8,
}

content::things! {
    Dice in "dice", Hero in "heroes", Tile in "tiles", Material in "materials", Board in "boards",
    Mission in "missions",
}
