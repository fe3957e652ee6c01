//! Claims: what holds or does not.

use content::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Amount, Binding, Cards, Form, Ref, Resource};

/// Something that may be so.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// It is not so.
    Not(Box<Claim>),
    /// One's identity has this trait.
    Trait(Ref),
    /// One's identity is in this form.
    Form(Form),
    /// Such a card is in play.
    InPlay(Cards),
    /// This card was paid for with such a resource; a wild one counts as what it was declared to be.
    PaidWith(Spanned<Resource>),
    /// A step took place at all.
    Happened(Spanned<Binding>),
    /// The first amount is at least the second.
    AtLeast(Amount, Amount),
    /// A card of a step prints one of these resources.
    Printed {
        /// The name of the step.
        what: Spanned<Binding>,
        /// Which resources.
        any: Vec<Resource>,
    },
    /// This is the last step of the sequence that a card resolves.
    FinalStep,
    /// enemy-attack.undefended.definition
    Undefended,
}
