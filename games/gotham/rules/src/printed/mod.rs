//! What is printed: dice, skills, hero sheets, tiles, material cards, boards and missions, as the rules read them.
//!
//! What authors write is in [`file`]; [`check`] turns it into what is here or says what is wrong with it; [`house`] and
//! [`load()`] are the ways in, [`with_pack`] for packs that a game's setup carries, [`own_board`] and [`own_mission`] for things
//! that one table has for itself. [`term`] has the words that both share, [`skill`] and [`plot`] the trees of skills and
//! missions.

pub mod check;
pub mod file;
mod load;
mod own;
pub mod plot;
pub mod skill;
pub mod term;

pub use content::Ref;
pub use load::{LARGEST_PACK, house, load, survey, with_pack};
pub use own::{OWN, own_board, own_mission};

use content::Names;
use table::Die;

use crate::board::{Board, ZoneId, Zones};
pub use file::{AutomaticDefence, Band, Bulk, Indicator, Line};
use skill::Skill;
use term::{Camp, Colour, CubeBox, Deed, DieType, LineTrigger, MaterialType, TileLevel, Trait};

/// A skill, by its place in [`Printed::skills`].
pub type SkillPlace = u16;

/// A skill on a sheet, a tile or a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HasSkill {
    /// Which.
    pub skill: SkillPlace,
    /// X.
    pub level: u8,
    /// It works while total encumbrance is below this.
    pub below: Option<u8>,
}

/// What a figure adds to a pool for an action (general.characteristic.definition).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Characteristic {
    /// A die for each cube.
    Die(DieType),
    /// No die, though bonuses count.
    Empty,
    /// The action can't be done.
    Forbidden,
}

/// A hero sheet (chapter V A).
#[derive(Clone, PartialEq, Debug)]
pub struct Hero {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// How many cubes it has.
    pub energy: u8,
    /// How many come back to an active hero.
    pub recovery_active: u8,
    /// How many come back to a hero at rest.
    pub recovery_rest: u8,
    /// For saturation and hindrance to moves.
    pub size: u8,
    /// For hindrance to actions.
    pub threat: u8,
    /// The defence bonus.
    pub automatic_defence: AutomaticDefence,
    /// The size of the bat-belt.
    pub bat_belt: u8,
    /// Its traits.
    pub traits: Vec<Trait>,
    /// The characteristic of each box; movement and reroll have none.
    pub characteristics: [Characteristic; CubeBox::ALL.len()],
    /// The saturation of each box.
    pub saturation: [u8; CubeBox::ALL.len()],
    /// Move points for each cube.
    pub move_points: u8,
    /// The encumbrance table.
    pub encumbrance: Vec<Band>,
    /// Its skills.
    pub skills: Vec<HasSkill>,
}

impl Hero {
    /// The first-movement bonus at a total encumbrance (movement.c.hero-bonus-from-encumbrance).
    pub fn first_bonus(&self, encumbrance: u8) -> u8 {
        let band = self.encumbrance.iter().find(|band| encumbrance <= band.up_to);
        band.map_or(0, |band| band.bonus)
    }

    /// The most that can be carried (hero-sheet.encumbrance-table).
    pub fn max_encumbrance(&self) -> u8 {
        self.encumbrance.last().map_or(0, |band| band.up_to)
    }
}

/// A character tile (chapter VI A 2).
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Whose it is.
    pub camp: Camp,
    /// Leader, elite or henchman.
    pub level: TileLevel,
    /// Which of its two slots gives its cost, if it is a double tile.
    pub double: Option<Indicator>,
    /// How many figures it has.
    pub figures: u8,
    /// The life points of each.
    pub life: u8,
    /// Automatic successes in defence.
    pub automatic_defence: u8,
    /// The first-movement bonus.
    pub first_bonus: u8,
    /// For saturation and hindrance to moves.
    pub size: u8,
    /// For hindrance to actions.
    pub threat: u8,
    /// Its traits.
    pub traits: Vec<Trait>,
    /// Melee, ranged, manipulation and thought, in the order of the boxes.
    pub lines: [Vec<Line>; 4],
    /// Its skills.
    pub skills: Vec<HasSkill>,
    /// What one figure costs to come back.
    pub reinforcement_cost: Option<u8>,
}

/// A material card (chapter V D).
#[derive(Clone, PartialEq, Debug)]
pub struct Material {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Encumbrance or size.
    pub bulk: Bulk,
    /// Its type.
    pub kind: MaterialType,
    /// The only hero it helps.
    pub only_for: Option<u16>,
    /// Whether the Moral Code forbids it.
    pub lethal: bool,
    /// Whether it is gone after use.
    pub single_use: bool,
    /// Its bonus lines.
    pub lines: Vec<BonusLine>,
}

impl Material {
    /// What it adds to total encumbrance; bat-gadgets add nothing (material.gadget.no-encumbrance).
    pub fn encumbrance(&self) -> u8 {
        match self.bulk {
            Bulk::Equipment(encumbrance) => encumbrance,
            Bulk::BatGadget(_) => 0,
        }
    }

    /// Whether it is a bat-gadget, which never changes hands (material.gadget.never-exchanged).
    pub fn is_gadget(&self) -> bool {
        matches!(self.bulk, Bulk::BatGadget(_))
    }
}

/// A bonus line of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct BonusLine {
    /// When it applies.
    pub when: LineTrigger,
    /// Dice for the pool.
    pub dice: Vec<DieType>,
    /// A skill.
    pub skill: Option<HasSkill>,
    /// Automatic successes.
    pub successes: u8,
}

/// A mission (rulings.mission.fields).
#[derive(Clone, PartialEq, Debug)]
pub struct Mission {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its board.
    pub board: u16,
    /// The side that plays first in each turn.
    pub initiative: Camp,
    /// The last turn.
    pub last_turn: u8,
    /// Who wins if nothing else has decided by then.
    pub on_time: Camp,
    /// Its hero slots.
    pub slots: Vec<Slot>,
    /// The river at the start.
    pub river: Vec<RiverTile>,
    /// The villain's cubes.
    pub cubes: u8,
    /// How many of them start in available energy.
    pub available: u8,
    /// How many come back in a villain's turn.
    pub recovery: u8,
    /// Where reinforcements come in.
    pub reinforcement_zones: Vec<ZoneId>,
    /// How many points the event tile gives.
    pub reinforcement_points: u8,
    /// The events of the event tile.
    pub events: Vec<MissionEvent>,
    /// How many of them one activation brings (villain-turn.step3.d.event-multiple).
    pub events_at_once: u8,
    /// Zones that nobody enters (rulings.board.reachable).
    pub closed: Zones,
    /// Neutral figures, by tile and start zones (rulings.neutral.position).
    pub bystanders: Vec<(u16, Vec<ZoneId>)>,
    /// Kinds of token.
    pub tokens: Vec<Token>,
    /// What it lets figures do.
    pub tasks: Vec<Task>,
    /// Special rules that happen.
    pub rules: Vec<plot::Special>,
    /// Special rules that hold.
    pub modifiers: Vec<plot::Modifier>,
    /// How it ends.
    pub ends: Vec<plot::End>,
}

/// A hero slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The heroes that may fill it, each with the cards he starts with.
    pub allowed: Vec<(u16, Vec<u16>)>,
    /// Where he starts.
    pub start: ZoneId,
}

/// A tile of the river at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RiverTile {
    /// The event tile.
    Event,
    /// A character tile.
    Characters {
        /// Which.
        tile: u16,
        /// Where its figures start.
        at: Vec<ZoneId>,
        /// How many more are in the reserve.
        reserve: u8,
    },
}

/// An event of the event tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MissionEvent {
    /// Its id, unique in the mission.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// When it can be chosen.
    pub provided: Option<plot::Condition>,
    /// What happens.
    pub effects: Vec<plot::Effect>,
}

/// A kind of mission token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its id, unique in the mission.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Where each of them starts.
    pub at: Vec<ZoneId>,
    /// The card that is in each of them.
    pub holds: Option<u16>,
}

/// Something that the mission lets figures do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// Its id, unique in the mission.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// The figures that may do it.
    pub who: Camp,
    /// In the zone of such a token, as a place in [`Mission::tokens`].
    pub token: u8,
    /// As which of the four kinds.
    pub deed: Deed,
    /// If it is complex.
    pub difficulty: u8,
    /// The skills that count for it.
    pub skills: Vec<SkillPlace>,
    /// When it can be done.
    pub provided: Option<plot::Condition>,
    /// What it does.
    pub effects: Vec<plot::Effect>,
}

/// Everything that is printed, from all packs: loaded once, never changed. Every list is in the order of its ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Printed {
    /// The faces of the five dice: the first set of all packs.
    pub dice: [crate::dice::Faces; Colour::ALL.len()],
    /// All skills.
    pub skills: Vec<Skill>,
    /// All hero sheets.
    pub heroes: Vec<Hero>,
    /// All character tiles.
    pub tiles: Vec<Tile>,
    /// All material cards.
    pub materials: Vec<Material>,
    /// All boards.
    pub boards: Vec<Board>,
    /// All missions.
    pub missions: Vec<Mission>,
    /// What saves remember of all this.
    pub fingerprint: String,
}

impl Printed {
    /// The die of a colour (rulings.house.dice.uniform).
    #[inline]
    pub fn die(&self, colour: Colour) -> &'static Die {
        self.dice[colour.index()].die()
    }
}

content::places! {
    Printed:
    /// The place of a skill.
    skill in skills,
    /// The place of a hero sheet.
    hero in heroes,
    /// The place of a character tile.
    tile in tiles,
    /// The place of a material card.
    material in materials,
    /// The place of a board.
    board in boards,
    /// The place of a mission.
    mission in missions,
}

#[cfg(test)]
mod tests;
