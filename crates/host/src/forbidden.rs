//! What may not be answered, and the rule that says so.

use wire::table::{Forbidden, Mark, Why};

/// An answer that a rule forbids, in words, with the rule's reason in words.
pub fn forbidden(label: String, why: &table::Why, reason: String, marks: Vec<Mark>) -> Forbidden {
    Forbidden { label, marks, why: said(why, reason) }
}

/// A reason with its sentence.
pub fn said(why: &table::Why, text: String) -> Why {
    Why {
        rule: why.rule.as_str().to_owned(),
        text,
        value: why.measured.map(|measured| measured.value),
        limit: why.measured.map(|measured| measured.limit),
    }
}

/// Of answers that are called the same and forbidden by the same rule, one.
pub fn each_once(all: impl Iterator<Item = Forbidden>) -> Vec<Forbidden> {
    let mut shown: Vec<Forbidden> = Vec::new();
    for one in all {
        if !shown.iter().any(|known| known.label == one.label && known.why.rule == one.why.rule) {
            shown.push(one);
        }
    }
    shown
}
