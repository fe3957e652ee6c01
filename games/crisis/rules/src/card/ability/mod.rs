//! Abilities as typed trees: what is printed on cards in words, here in nodes that the rules walk.
//!
//! Two halves, never mixed: `modifiers` are true while their card is in force, they never ask and never happen;
//! `do` happens, step by step, at a moment. A node is a key with its arguments, a node without arguments a bare
//! word. `bind: x` on a step keeps its outcome, and `the: x` speaks of it later.
//!
//! The same types are what authors write and what the rules read: reading fills them, [`super::check`] follows
//! every reference in place ([`Ref::place`]) and reports what leads nowhere.

mod amount;
mod claim;
mod condition_ref;
mod cue;
mod figures;
mod modifier;
mod occurrence;
mod step;
mod term;

pub use amount::{Amount, Counted, RollOf};
pub use claim::Claim;
pub use condition_ref::ConditionRef;
pub use content::{Binding, Ref};
pub use cue::{Cue, Cues};
pub use figures::{Figures, Filter, Leader, OwnedTokens, Pick, Terrain, Tokens, Within};
pub use modifier::{Ban, DamageFrom, Modifier, ModifierKind, MovedBy, Payable};
pub use occurrence::{Motion, Occurrence, Phase};
pub use step::NO_LASTING;
pub use step::{
    Actor, Changed, Direction, Lasting, Later, OneUse, Opt, Order, Own, Profile, Step, ThisRule, Whose, With,
};
pub use term::{
    AttackType, ByType, Colour, Condition, Duration, Face, Health, Kind, Reach, Roll, Side, Tool,
};

use std::borrow::Cow;

use content::Spelled;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A rule printed with an attack (attack-profile.special-rules).
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AttackRule {
    /// What the card calls it; many have no name.
    #[serde(default)]
    pub name: Option<content::Name>,
    /// The faces that the attack roll must hold, each as often as it stands here (attack-rules.icons).
    #[serde(default)]
    pub icons: Vec<Face>,
    /// The step of the attack in which it happens; a rule of modifiers has none.
    #[serde(default)]
    pub at: Option<AttackStep>,
    /// Whether the attacker may do without it (attack-rules.not-optional).
    #[serde(default)]
    pub may: bool,
    /// What must be so beside the icons.
    #[serde(default, rename = "if")]
    pub provided: Option<Claim>,
    /// What it changes about pools, criticals and counting.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What it does.
    #[serde(default, rename = "do")]
    pub steps: Vec<Step>,
}

/// The steps of an attack at which its rules happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    /// Before the target is chosen.
    ChooseTarget,
    /// Step 9, on the opponent's dice (q.icon-check-for-dice-effects).
    Modify,
    /// Step 11.
    BeforeDamage,
    /// Step 14.
    After,
}

/// A superpower or a leadership ability (superpowers.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Superpower {
    /// Unique on the card.
    pub id: content::Spanned<content::Id>,
    /// What the card calls it. Two entries of one name are one superpower (effects.same-name-once); without a name
    /// it is a keyword, which has its own.
    #[serde(default)]
    pub name: Option<content::Name>,
    /// Active, reactive, innate or leadership.
    pub kind: content::Spanned<Kind>,
    /// Whether using it is an action (superpowers.active.action-prefix).
    #[serde(default)]
    pub action: bool,
    /// The side of the stat card on which it stands; on both without one.
    #[serde(default)]
    pub side: Option<Health>,
    /// The affiliation that a leadership needs (leadership.needs-affiliation).
    #[serde(default)]
    pub affiliation: Option<Ref>,
    /// A keyword, instead of everything below.
    #[serde(default)]
    pub keyword: Option<Keyword>,
    /// What it costs.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// How often it may be used.
    #[serde(default)]
    pub once: Option<Duration>,
    /// Whether an innate or leadership ability may be declined (superpowers.innate.always).
    #[serde(default)]
    pub may: bool,
    /// What it answers.
    #[serde(default)]
    pub when: Option<Occurrence>,
    /// What must be so.
    #[serde(default, rename = "if")]
    pub provided: Option<Claim>,
    /// What holds while it is in force.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What it does.
    #[serde(default, rename = "do")]
    pub steps: Vec<Step>,
    /// The place of its id among all superpowers, once all files are read: superpowers of one id are of one name
    /// (effects.same-name-once).
    #[serde(skip)]
    pub key: u16,
}

impl Superpower {
    /// Whether using it costs its player anything: power to be paid, or power and damage that it takes afterwards.
    pub fn has_price(&self) -> bool {
        let takes =
            |step: &Step| matches!(step, Step::Later { .. } | Step::LosePower { .. } | Step::Suffer { .. });
        self.cost.as_ref().is_some_and(|cost| cost.power.least() > 0) || self.steps.iter().any(takes)
    }
}

/// An innate superpower whose text is in the book (superpowers.innate.keywords).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// keywords.flight
    Flight,
    /// keywords.wall-crawler
    WallCrawler,
    /// q.keyword-stealth: attackers must be within range 3.
    Stealth,
    /// keywords.immunity
    Immunity(Vec<ConditionRef>),
    /// keywords.healing-factor
    HealingFactor(u8),
    /// keywords.gem-bearer
    GemBearer(Vec<Ref>),
    /// It may carry so many gems at a time instead of one (infinity-gems.one-per-character).
    SeveralGems(u8),
    /// keywords.grunts, with the characters that bring them into play
    Grunts(Vec<Ref>),
}

/// Power to be paid.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cost {
    /// How much.
    pub power: PowerCost,
    /// The character that pays, if it is not the owner.
    #[serde(default)]
    pub from: Option<Pick>,
}

/// An amount of power: printed, or chosen by the payer within bounds.
#[derive(Clone, PartialEq, Debug)]
pub enum PowerCost {
    /// So much.
    Fixed(u8),
    /// As much as the payer likes.
    Chosen(ChosenCost),
}

/// `{ from: 1, to: 3, bind: spent }`.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChosenCost {
    /// At least.
    pub from: u8,
    /// At most.
    pub to: u8,
    /// The name of what was chosen.
    pub bind: Binding,
}

impl<'de> Deserialize<'de> for PowerCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PowerCost, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for PowerCost {
    const EXPECTED: &'static str = "a number, or `{ from: .., to: .., bind: .. }`";

    fn of_number<E: Error>(number: i64) -> Result<PowerCost, E> {
        u8::try_from(number).map(PowerCost::Fixed).map_err(|_| Self::not_this_number(number))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<PowerCost, D::Error> {
        ChosenCost::deserialize(map).map(PowerCost::Chosen)
    }
}

impl JsonSchema for PowerCost {
    fn schema_name() -> Cow<'static, str> {
        "PowerCost".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = json_schema!({ "type": "integer", "minimum": 0, "maximum": 255 });
        let chosen = generator.subschema_for::<ChosenCost>();
        json_schema!({ "description": PowerCost::EXPECTED, "anyOf": [number, chosen] })
    }
}

impl PowerCost {
    /// The least that must be there to use it.
    pub fn least(&self) -> u8 {
        match self {
            PowerCost::Fixed(power) => *power,
            PowerCost::Chosen(chosen) => chosen.from,
        }
    }
}
