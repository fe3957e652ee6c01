//! A character with most of its numbers left out, for scenarios and puzzles.

use content::{Id, Spanned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ability, Attack, Character, Defence, Inches, Life, Name, Power};

/// A character of which only what matters is said: the rest is as plain as a card can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sketch {
    /// What the scenario calls it.
    pub id: Spanned<Id>,
    /// What players call it; without it, the id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Spanned<Name>>,
    /// The name behind the mask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub true_name: Option<Spanned<String>>,
    /// What it costs a team; 7 if left out.
    #[serde(default = "plain::<7>")]
    pub level: Spanned<i64>,
    /// POW counters a turn; 5 if left out.
    #[serde(default = "plain::<5>")]
    pub pow: Spanned<i64>,
    /// Two or three distances in inches; 4 and 7 if left out.
    #[serde(default = "plain_speed")]
    pub speed: Spanned<Vec<Spanned<Inches>>>,
    /// What it can grab and how far it throws; 3 if left out.
    #[serde(default = "plain::<3>")]
    pub strength: Spanned<i64>,
    /// Added to rolls to hit; 5 if left out.
    #[serde(default = "plain::<5>")]
    pub attack: Spanned<i64>,
    /// For grabbing, throwing and collisions; 2 if left out.
    #[serde(default = "plain::<2>")]
    pub size: Spanned<i64>,
    /// How tall it stands, in inches; without it, by its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Spanned<Inches>>,
    /// The diameter of its base, in inches; without it, by its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Spanned<Inches>>,
    /// 8 if left out.
    #[serde(default = "plain::<8>")]
    pub agility: Spanned<i64>,
    /// 8 if left out.
    #[serde(default = "plain::<8>")]
    pub stamina: Spanned<i64>,
    /// 8 if left out.
    #[serde(default = "plain::<8>")]
    pub willpower: Spanned<i64>,
    /// 13 each if left out.
    #[serde(default)]
    pub defence: SketchedDefence,
    /// 10 with red at 3 if left out.
    #[serde(default = "plain_life")]
    pub life: Life,
    /// None if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Spanned<Ability>>,
    /// None if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attacks: Vec<Spanned<Attack>>,
    /// None if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Spanned<Power>>,
}

/// The three defences, each 13 if left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SketchedDefence {
    /// Against physical attacks.
    #[serde(default = "plain::<13>")]
    pub physical: Spanned<i64>,
    /// Against mental attacks.
    #[serde(default = "plain::<13>")]
    pub mental: Spanned<i64>,
    /// Against energy attacks.
    #[serde(default = "plain::<13>")]
    pub energy: Spanned<i64>,
}

fn plain<const VALUE: i64>() -> Spanned<i64> {
    Spanned::unplaced(VALUE)
}

fn plain_speed() -> Spanned<Vec<Spanned<Inches>>> {
    Spanned::unplaced(vec![Spanned::unplaced(Inches::whole(4)), Spanned::unplaced(Inches::whole(7))])
}

fn plain_life() -> Life {
    Life { total: plain::<10>(), red: Some(plain::<3>()), red_pow: None }
}

impl Default for SketchedDefence {
    fn default() -> SketchedDefence {
        SketchedDefence { physical: plain::<13>(), mental: plain::<13>(), energy: plain::<13>() }
    }
}

impl From<Sketch> for Character {
    fn from(sketch: Sketch) -> Character {
        let named_by_id = || Spanned { value: Name::everywhere(sketch.id.as_str()), span: sketch.id.span };
        let SketchedDefence { physical, mental, energy } = sketch.defence;
        Character {
            name: sketch.name.unwrap_or_else(named_by_id),
            id: sketch.id,
            true_name: sketch.true_name,
            level: sketch.level,
            pow: sketch.pow,
            speed: sketch.speed,
            strength: sketch.strength,
            attack: sketch.attack,
            size: sketch.size,
            height: sketch.height,
            base: sketch.base,
            agility: sketch.agility,
            stamina: sketch.stamina,
            willpower: sketch.willpower,
            defence: Defence { physical, mental, energy },
            life: sketch.life,
            abilities: sketch.abilities,
            attacks: sketch.attacks,
            powers: sketch.powers,
        }
    }
}
