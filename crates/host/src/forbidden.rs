//! What may not be answered, and the rule that says so.

use table::Game;
use wire::table::{Forbidden, Mark, Why};
use words::Tells;

/// An answer that a rule forbids, with its reason.
pub(crate) fn forbidden<G: Game>(
    teller: &impl Tells<G>,
    ask: &G::Ask,
    (answer, why): &(G::Answer, table::Why),
    marks: Vec<Mark>,
) -> Forbidden {
    Forbidden { label: teller.answer(ask, answer), marks, why: said(why, teller.refusal(why)) }
}

/// A reason with its sentence.
pub(crate) fn said(why: &table::Why, text: String) -> Why {
    Why {
        rule: why.rule.as_str().to_owned(),
        text,
        value: why.measured.map(|measured| measured.value),
        limit: why.measured.map(|measured| measured.limit),
    }
}

/// Of answers that are called the same and forbidden by the same rule, one.
pub(crate) fn each_once(all: impl Iterator<Item = Forbidden>) -> Vec<Forbidden> {
    let mut shown: Vec<Forbidden> = Vec::new();
    for one in all {
        if !shown.iter().any(|known| known.label == one.label && known.why.rule == one.why.rule) {
            shown.push(one);
        }
    }
    shown
}
