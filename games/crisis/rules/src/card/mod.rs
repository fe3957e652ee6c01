//! What is printed: characters, team tactic cards, crises, affiliations, gems, battlefields and tools, as the rules
//! read them.
//!
//! What authors write is in [`file`]; [`check`] turns it into what is here or says what is wrong with it; [`core`] and
//! [`load`] are the ways in. Abilities are trees of [`ability`], the same in files and in the rules. Distances are in
//! mils, thousandths of an inch.

pub mod ability;
pub mod check;
pub mod file;
mod load;
mod number;
mod superpowers;

pub use load::{Own, core, core_and, load};
pub use superpowers::Superpowers;

use content::Names;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use space::{Convex, P};

use crate::setup::Roster;
use ability::{
    Amount, AttackRule, AttackType, ByType, Claim, Cost, Health, Kind, Modifier, Reach, Step, Superpower,
    Tool,
};
pub use file::{NeutralRule, PlayedBy, Score};

/// Thousandths of an inch.
pub type Mils = i32;

/// The length of an edge of the battlefield (battlefield.size).
pub const BATTLEFIELD: Mils = 36_000;

/// Which print of the cards is played with (q.card-version).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The cards of the core box of 2023.
    #[default]
    #[serde(rename = "print-2023")]
    Print2023,
    /// With the stat changes of August 2026.
    #[serde(rename = "august-2026")]
    August2026,
}

/// How the forms of a character are printed (transform.card-kinds).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Each form on a card of its own, with its own statistics (transform.separate-own).
    #[default]
    Separate,
    /// All forms on one card, which share defences and stamina (transform.split-shared).
    Split,
}

/// Which layout a stat card has. Nothing follows from it but how it is drawn (stat-card.legacy-cards).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// As the core box prints it.
    #[default]
    Current,
    /// As older products print it.
    Old,
}

/// A character, with the cards of all its forms.
#[derive(Clone, PartialEq, Debug)]
pub struct Character {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its alter ego, as a place in [`Cards::alter_egos`].
    pub alter_ego: u16,
    /// Its threat level.
    pub threat: u8,
    /// How its forms are printed.
    pub card: CardKind,
    /// How its cards are laid out.
    pub layout: Layout,
    /// The affiliations on whose lists it is.
    pub affiliations: Vec<u16>,
    /// Its forms, the normal one first.
    pub forms: Vec<Form>,
    /// The characters that bring it into play; empty unless it is a grunt (grunts.parents).
    pub parents: Vec<u16>,
    /// The grunt that it brings into play.
    pub grunt: Option<u16>,
    /// The gems it may carry (infinity-gems.bearer-needed).
    pub gems: Vec<u16>,
    /// How many of them at a time (infinity-gems.one-per-character).
    pub gems_at_once: u8,
}

impl Character {
    /// Whether it has the Grunts keyword.
    pub fn is_grunt(&self) -> bool {
        !self.parents.is_empty()
    }
}

/// One form: what a stat card says on both its sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    /// Its id, unique on the character.
    pub id: String,
    /// The radius of its base.
    pub radius: Mils,
    /// Its size.
    pub size: u8,
    /// Its speed.
    pub speed: Tool,
    /// Stamina on the Healthy side.
    pub healthy: u8,
    /// Stamina on the Injured side; none for a grunt.
    pub injured: Option<u8>,
    /// Its defences.
    pub defence: ByType<u8>,
    /// Its attacks.
    pub attacks: Vec<Attack>,
    /// Its superpowers and leaderships.
    pub superpowers: Superpowers,
    /// What its keywords say.
    pub keywords: Keywords,
}

impl Form {
    /// Stamina on one side; a grunt has but one.
    pub fn stamina(&self, side: Health) -> u8 {
        match side {
            Health::Healthy => self.healthy,
            Health::Injured => self.injured.unwrap_or(self.healthy),
        }
    }
}

/// The keywords of a form, to be read at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keywords {
    /// Flight or Wall Crawler: counts as size 5 when it advances.
    pub crosses: bool,
    /// Stealth.
    pub stealth: bool,
    /// Healing Factor.
    pub healing: u8,
    /// Conditions it cannot have, as bits.
    pub immune: u16,
}

impl Keywords {
    /// keywords.immunity
    pub fn immune_to(&self, condition: ability::Condition) -> bool {
        self.immune & condition.bit() != 0
    }
}

/// An attack of a stat card.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// Its id, unique on the card.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its type.
    pub kind: AttackType,
    /// How it reaches its targets.
    pub reach: Reach,
    /// Its dice.
    pub strength: u8,
    /// Its cost in power.
    pub cost: u8,
    /// Its special rules.
    pub rules: Vec<AttackRule>,
}

/// A team tactic card.
#[derive(Clone, PartialEq, Debug)]
pub struct Tactic {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// The affiliation it needs.
    pub affiliation: Option<u16>,
    /// Active, active-action or reactive.
    pub kind: Kind,
    /// The character that plays it.
    pub played_by: Option<PlayedBy>,
    /// What each player of it pays.
    pub cost: Option<Cost>,
    /// What it answers.
    pub when: Option<ability::Occurrence>,
    /// What must be so.
    pub provided: Option<Claim>,
    /// What it does.
    pub steps: Vec<Step>,
}

/// The two types of crisis (crisis-card.two-types).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CrisisType {
    /// About places.
    Secure,
    /// About things that are carried.
    Extraction,
}

impl CrisisType {
    /// Both, in the order of the book.
    pub const BOTH: [CrisisType; 2] = [CrisisType::Secure, CrisisType::Extraction];

    /// Its place in `BOTH`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub fn other(self) -> CrisisType {
        match self {
            CrisisType::Secure => CrisisType::Extraction,
            CrisisType::Extraction => CrisisType::Secure,
        }
    }
}

/// The kinds of objective token (objectives.four-types).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TokenKind {
    /// objectives.civilian
    Civilian,
    /// objectives.asset
    Asset,
    /// objectives.point-of-interest
    PointOfInterest,
    /// objectives.target-of-opportunity
    TargetOfOpportunity,
}

impl TokenKind {
    /// The type of crisis it belongs to (objectives.types-by-crisis).
    pub fn belongs_to(self) -> CrisisType {
        match self {
            TokenKind::Civilian | TokenKind::Asset => CrisisType::Extraction,
            TokenKind::PointOfInterest | TokenKind::TargetOfOpportunity => CrisisType::Secure,
        }
    }
}

/// What victory points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scored {
    /// Each token controlled.
    Controlled,
    /// Each token secured.
    Secured,
    /// Each token held.
    Held,
    /// Each character that holds a token.
    Holder,
}

/// A crisis card.
#[derive(Clone, PartialEq, Debug)]
pub struct Crisis {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Secure or Extraction.
    pub kind: CrisisType,
    /// The most threat of a squad.
    pub threat: u8,
    /// What its tokens are called.
    pub token_name: Names,
    /// What its tokens are.
    pub token: TokenKind,
    /// Where its tokens go.
    pub places: Vec<P>,
    /// What it scores.
    pub score: Vec<Score>,
    /// How many tokens one character may hold.
    pub hold_limit: Option<u8>,
    /// What an interaction does; none without steps.
    pub interact: Vec<Step>,
    /// What an interaction costs, if not 1 power.
    pub interact_cost: Option<Amount>,
    /// Special rules.
    pub rules: Vec<NeutralRule>,
    /// What holds.
    pub modifiers: Vec<Modifier>,
}

/// A special condition beside the ten of the book (conditions.list-open).
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// What holds for a character that has it.
    pub modifiers: Vec<Modifier>,
    /// What it does.
    pub rules: Vec<NeutralRule>,
}

/// A squad affiliation.
#[derive(Clone, PartialEq, Debug)]
pub struct Affiliation {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// The characters on its list.
    pub members: Vec<u16>,
}

/// A roster for players who bring none.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadyRoster {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// What is in it.
    pub roster: Roster,
}

/// An Infinity gem.
#[derive(Clone, PartialEq, Debug)]
pub struct Gem {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// How much it raises the bearer's threat.
    pub threat: u8,
    /// What it lets its bearer do.
    pub superpowers: Vec<Superpower>,
}

/// Terrain by what it is; the book gives each a usual size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKind {
    /// terrain.size-1
    Bench,
    /// terrain.size-1
    Crate,
    /// terrain.size-1
    LampPost,
    /// terrain.size-2
    Dumpster,
    /// terrain.size-2
    Car,
    /// terrain.size-2
    CryoTube,
    /// terrain.size-3
    Kiosk,
    /// terrain.size-3
    Billboard,
    /// terrain.size-3
    FoodTruck,
    /// terrain.size-4
    Truck,
    /// terrain.size-4
    Shop,
    /// terrain.size-5
    Building,
    /// terrain.size-5
    Monolith,
    /// terrain.size-5
    Pyramid,
}

impl TerrainKind {
    /// The catalogue, from small to large.
    pub const ALL: [TerrainKind; 14] = [
        TerrainKind::Bench,
        TerrainKind::Crate,
        TerrainKind::LampPost,
        TerrainKind::Dumpster,
        TerrainKind::Car,
        TerrainKind::CryoTube,
        TerrainKind::Kiosk,
        TerrainKind::Billboard,
        TerrainKind::FoodTruck,
        TerrainKind::Truck,
        TerrainKind::Shop,
        TerrainKind::Building,
        TerrainKind::Monolith,
        TerrainKind::Pyramid,
    ];

    /// Its size, unless the players agree on another.
    pub fn size(self) -> u8 {
        match self {
            TerrainKind::Bench | TerrainKind::Crate | TerrainKind::LampPost => 1,
            TerrainKind::Dumpster | TerrainKind::Car | TerrainKind::CryoTube => 2,
            TerrainKind::Kiosk | TerrainKind::Billboard | TerrainKind::FoodTruck => 3,
            TerrainKind::Truck | TerrainKind::Shop => 4,
            TerrainKind::Building | TerrainKind::Monolith | TerrainKind::Pyramid => 5,
        }
    }
}

/// A terrain feature of a battlefield.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Its id, unique on the battlefield.
    pub id: String,
    /// What it is.
    pub kind: TerrainKind,
    /// Its size (terrain.size-value).
    pub size: u8,
    /// Its footprint.
    pub outline: Convex,
    /// Whether it can be thrown and destroyed.
    pub interactive: bool,
    /// Whether a miniature can stand on it.
    pub standable: bool,
}

/// A battlefield.
#[derive(Clone, PartialEq, Debug)]
pub struct Battlefield {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its terrain.
    pub pieces: Vec<Piece>,
}

/// How long the tools are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measures {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Ranges 1 to 5.
    pub ranges: [Mils; 5],
    /// The width of a range tool.
    pub range_width: Mils,
    /// Short, medium, long.
    pub tools: [Mils; 3],
    /// The width of a movement tool.
    pub tool_width: Mils,
    /// The radius of an objective token.
    pub token: Mils,
}

impl Measures {
    /// The length of a range tool, 1 to 5.
    ///
    /// # Panics
    /// For another range: the check lets none into the cards.
    pub fn range(&self, range: u8) -> Mils {
        self.ranges[usize::from(range) - 1]
    }

    /// The length of a movement tool.
    pub fn tool(&self, tool: Tool) -> Mils {
        self.tools[tool.index()]
    }
}

/// Everything that is printed, from all packs: loaded once, never changed. Every list is in the order of its ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cards {
    /// Which print of the cards this is.
    pub edition: Edition,
    /// All characters, grunts among them.
    pub characters: Vec<Character>,
    /// All alter egos, by id, with their names.
    pub alter_egos: Vec<(String, String)>,
    /// All team tactic cards.
    pub tactics: Vec<Tactic>,
    /// All crises.
    pub crises: Vec<Crisis>,
    /// All affiliations.
    pub affiliations: Vec<Affiliation>,
    /// All rosters that are ready for use.
    pub rosters: Vec<ReadyRoster>,
    /// All gems.
    pub gems: Vec<Gem>,
    /// All conditions that packs add to the book's.
    pub conditions: Vec<Condition>,
    /// All battlefields.
    pub battlefields: Vec<Battlefield>,
    /// All sets of tools.
    pub measures: Vec<Measures>,
    /// Everything that can hold for a while, from all trees.
    pub lasting: Vec<ability::Lasting>,
    /// Attacks that are on no stat card, from all trees.
    pub profiles: Vec<Attack>,
    /// What saves remember of all this.
    pub fingerprint: String,
}

content::places! {
    Cards:
    /// The place of a character.
    character in characters,
    /// The place of a team tactic card.
    tactic in tactics,
    /// The place of a crisis.
    crisis in crises,
    /// The place of an affiliation.
    affiliation in affiliations,
    /// The place of a roster.
    roster in rosters,
    /// The place of a gem.
    gem in gems,
    /// The place of a condition.
    condition in conditions,
    /// The place of a battlefield.
    battlefield in battlefields,
    /// The place of a set of tools.
    measure in measures,
}

#[cfg(test)]
mod tests;
