//! `characters/ID.yaml`.

use content::{Id, Spanned, Thing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ability, Attack, Inches, Name, Power};

/// A character card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Character {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// The name behind the mask, if another card shares it; no team has the same twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub true_name: Option<Spanned<String>>,
    /// What it costs a team.
    #[schemars(range(min = 4, max = 20))]
    pub level: Spanned<i64>,
    /// POW counters a turn.
    #[schemars(range(min = 2, max = 10))]
    pub pow: Spanned<i64>,
    /// Two or three distances in inches, rising: for 1, 2 and 3 POW.
    #[schemars(length(min = 2, max = 3))]
    pub speed: Spanned<Vec<Spanned<Inches>>>,
    /// What it can grab and how far it throws.
    #[schemars(range(min = 1, max = 10))]
    pub strength: Spanned<i64>,
    /// Added to rolls to hit.
    #[schemars(range(min = 2, max = 10))]
    pub attack: Spanned<i64>,
    /// For grabbing, throwing and collisions.
    #[schemars(range(min = 1, max = 6))]
    pub size: Spanned<i64>,
    /// How tall it stands, in inches; without it, by its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Spanned<Inches>>,
    /// The diameter of its base, in inches; without it, by its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Spanned<Inches>>,
    /// Tested to dodge areas and projectiles.
    #[schemars(range(min = 4, max = 16))]
    pub agility: Spanned<i64>,
    /// Tested against KO.
    #[schemars(range(min = 4, max = 16))]
    pub stamina: Spanned<i64>,
    /// Tested for mental feats.
    #[schemars(range(min = 4, max = 16))]
    pub willpower: Spanned<i64>,
    /// What rolls to hit it have to beat.
    pub defence: Defence,
    /// Its life bar.
    pub life: Life,
    /// Its common abilities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Spanned<Ability>>,
    /// Its attacks, at most eight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 8))]
    pub attacks: Vec<Spanned<Attack>>,
    /// Its special powers, at most eight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 8))]
    pub powers: Vec<Spanned<Power>>,
}

/// The three defences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Defence {
    /// Against physical attacks.
    #[schemars(range(min = 8, max = 20))]
    pub physical: Spanned<i64>,
    /// Against mental attacks.
    #[schemars(range(min = 8, max = 20))]
    pub mental: Spanned<i64>,
    /// Against energy attacks.
    #[schemars(range(min = 8, max = 20))]
    pub energy: Spanned<i64>,
}

/// The life bar and its red zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Life {
    /// How long it is.
    #[schemars(range(min = 4, max = 20))]
    pub total: Spanned<i64>,
    /// The bar is in the red at so much life or less; without it, the lower third.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red: Option<Spanned<i64>>,
    /// Added to the POW produced while in the red.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red_pow: Option<Spanned<i64>>,
}

impl Thing for Character {
    const FOLDER: &'static str = "characters";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}
