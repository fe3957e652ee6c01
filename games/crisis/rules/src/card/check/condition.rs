//! Conditions that packs bring along (conditions.list-open).

use content::{Checker, Ids};

use super::field::name;
use super::{AllIds, Code, Link, Roles};
use crate::card::{Condition, file};

/// One condition.
pub(crate) fn condition(check: &mut Checker, written: &file::Condition, ids: &AllIds) -> Condition {
    let mut written = written.clone();
    let none = Ids::default();
    let span = written.id.span;
    if written.modifiers.is_empty() && written.rules.is_empty() {
        let help = Some("write `modifiers` or `rules`".to_owned());
        check.report(Code::AbilityParts, span, "a condition does something to those who have it", help);
    }
    let mut link = Link::new(check, ids, &none, &none, span, Roles::OWNER);
    link.modifiers(&mut written.modifiers);
    link.neutral_rules(&mut written.rules);
    Condition {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        modifiers: written.modifiers,
        rules: written.rules,
    }
}
