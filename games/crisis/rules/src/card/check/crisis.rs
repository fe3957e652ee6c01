//! Crisis cards.

use content::{Checker, Ids};
use space::P;

use super::field::{at_most, name, number, place};
use super::{AllIds, Code, Link, Roles};
use crate::card::{BATTLEFIELD, Crisis, file};

/// One crisis card.
pub(crate) fn crisis(check: &mut Checker, written: &file::Crisis, ids: &AllIds) -> Crisis {
    let mut written = written.clone();
    if written.tokens.kind.belongs_to() != written.r#type {
        let help =
            "civilian and asset for extraction, point-of-interest and target-of-opportunity for secure";
        check.report(
            Code::TokenKind,
            written.tokens.kind.span,
            "such tokens belong to the other type of crisis",
            Some(help.to_owned()),
        );
    }
    at_most(check, &written.tokens.at, 8, "tokens", |at| at.span);
    let mut places = Vec::new();
    for at in &written.tokens.at {
        let Some(offset) = place(check, at) else { continue };
        let middle = BATTLEFIELD / 2;
        let on = P::new(middle + offset.x, middle + offset.y);
        if !(0..=BATTLEFIELD).contains(&on.x) || !(0..=BATTLEFIELD).contains(&on.y) {
            let help = Some("at most 18 inches from the centre either way".to_owned());
            check.report(Code::OffBattlefield, at.span, "this is not on the battlefield", help);
        }
        places.push(on);
    }
    let none = Ids::default();
    let crisis = Roles::CRISIS;
    let span = written.id.span;
    let interacting = crisis.and(Roles::OWNER).and(Roles::TOKEN);
    let mut link = Link::new(check, ids, &none, &none, span, interacting);
    link.steps(&mut written.interact);
    if let Some(cost) = &mut written.interact_cost {
        link.amount(cost);
    }
    let mut link = Link::new(check, ids, &none, &none, span, crisis);
    link.neutral_rules(&mut written.rules);
    link.modifiers(&mut written.modifiers);
    Crisis {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        kind: written.r#type,
        threat: number(check, &written.threat, 10..=30, "threat"),
        token_name: name(check, &written.tokens.name),
        token: written.tokens.kind.value,
        places,
        score: written.score,
        hold_limit: written.hold_limit,
        interact: written.interact,
        interact_cost: written.interact_cost,
        rules: written.rules,
        modifiers: written.modifiers,
    }
}
