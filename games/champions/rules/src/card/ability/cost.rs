//! Costs: what stands before the arrow (costs.arrow). All are paid at once (costs.multiple-simultaneous).

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Amount, Binding, Pick, Ref};

/// One cost of an ability.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Cost {
    /// A ready card is exhausted.
    Exhaust(Pick),
    /// Resources are spent (costs.ability-resource-cost).
    Spend(Spend),
    /// Cards are discarded.
    Discard {
        /// Which.
        what: Pick,
        /// The name of what was discarded.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Counters are removed from this card (keywords.uses.spend).
    RemoveCounters(Counters),
    /// Damage is taken.
    TakeDamage {
        /// How much.
        amount: Amount,
        /// By whom, if not by one's identity.
        #[serde(default)]
        who: Option<Pick>,
    },
    /// Damage is healed, all of it.
    Heal {
        /// How much.
        amount: Amount,
        /// From whom.
        from: Pick,
    },
    /// The printed cost of a card is paid.
    PayPrintedCost {
        /// Of which.
        of: Pick,
    },
}

/// Resources to be spent, by type; an amount may be asked for.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Spend {
    /// Energy.
    pub energy: Option<Amount>,
    /// Mental.
    pub mental: Option<Amount>,
    /// Physical.
    pub physical: Option<Amount>,
    /// Wild, and nothing else.
    pub wild: Option<Amount>,
}

/// So many counters of a type (keywords.counters-generic).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Counters {
    /// Of which type.
    pub counter: Ref,
    /// How many.
    pub count: u8,
}
