//! Common abilities, as a card lists them.

use content::{Id, Spanned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Inches;
use crate::card::Nature;

/// A common ability: a bare word, or a word with its number, type or name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Ability {
    /// Failed Agility tests may be rerolled.
    Acrobat,
    /// A double on an attack doubles its base damage.
    Assassin,
    /// A melee critical may also Push 4.
    Brutal,
    /// This character may activate right after.
    Comrade(Spanned<Id>),
    /// 1 more damage when the attack takes the target into the red.
    Cruel,
    /// Moves in every direction, does not fall, +1 defence against those without it.
    Fly,
    /// One more own counter in the initiative draw.
    GreatStrategist,
    /// Neither affected nor hurt by attacks of this nature.
    Immunity(Nature),
    /// Deploys anywhere, but not in contact with an enemy.
    Infiltrator,
    /// Not seen from more than 1 inch away.
    Invisible,
    /// Friends within so many inches gain 1 POW when they activate.
    Leadership(Spanned<Inches>),
    /// One reroll a turn.
    Luck,
    /// +1 to hit with ranged attacks.
    Marksmanship,
    /// May reroll one die of an attack.
    MasterFighter,
    /// On a Willpower test another figure activates right after.
    MasterTactician,
    /// One opposing counter in the initiative draw becomes an own one.
    Mastermind,
    /// Stun received is 1 lower.
    Metallic,
    /// A friend in sight within 5 inches activates right after.
    Order,
    /// Once per game the initiative counter is chosen, or an opposing plan cancelled.
    PerfectPlan,
    /// Moves through scenery and figures.
    PhaseShift,
    /// So many more POW on recovery from KO.
    Rage(Spanned<i64>),
    /// So much life regained each power phase.
    Regeneration(Spanned<i64>),
    /// So many points less damage of one nature.
    Resistance {
        /// How much less.
        points: Spanned<i64>,
        /// Of which nature.
        against: Nature,
    },
    /// Failed Willpower tests may be rerolled.
    Scientific,
    /// Failed Stamina tests may be rerolled.
    Soldier,
    /// Not seen from more than 8 inches away.
    Stealth,
    /// One extra pass a turn.
    Strategist,
    /// Ignores Invisible and Stealth.
    ThermalVision,
    /// Sees every place on the table.
    TotalVision,
    /// Size higher, pushes and throws shorter, by so much.
    Toughness(Spanned<i64>),
    /// Climbs at plain distance and may end anywhere.
    WallCrawler,
    /// Double damage of this nature.
    Weakness(Nature),
}
