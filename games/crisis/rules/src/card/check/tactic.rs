//! Team tactic cards.

use content::{Checker, Ids};

use super::field::name;
use super::{AllIds, Code, Link, Roles};
use crate::card::ability::{Binding, Kind};
use crate::card::{PlayedBy, Tactic, file};

/// One team tactic card.
pub(crate) fn tactic(check: &mut Checker, written: &file::Tactic, ids: &AllIds) -> Tactic {
    let mut written = written.clone();
    let name = name(check, &written.name);
    let reactive = written.when.is_some();
    let fits = match written.kind.value {
        Kind::Active | Kind::ActiveAction => !reactive,
        Kind::Reactive => reactive,
        Kind::Innate | Kind::Leadership => false,
    };
    if !fits {
        let help = "active and active-action without `when`, or reactive with it".to_owned();
        check.report(Code::AbilityParts, written.kind.span, "no team tactic card is like this", Some(help));
    }
    if let Some(affiliation) = &mut written.affiliation {
        ids.affiliations.follow(check, affiliation);
    }
    let none = Ids::default();
    let played = match written.played_by {
        None => Roles::default(),
        Some(PlayedBy::Pair(..)) => Roles::PLAYER.and(Roles::PAYERS).and(Roles::PARTNER),
        Some(_) => Roles::PLAYER.and(Roles::PAYERS),
    };
    let mut link = Link::new(check, ids, &none, &none, written.id.span, played);
    let answered = written.when.as_mut().map_or(Roles::default(), |when| link.occurrence(when));
    link.also(played.and(answered));
    if played != Roles::default() {
        link.known(Binding::of("payers"));
    }
    match &mut written.played_by {
        None => {}
        Some(PlayedBy::One(who) | PlayedBy::Active(who) | PlayedBy::Many(who)) => link.figures(who),
        Some(PlayedBy::Pair(one, other)) => {
            link.figures(one);
            link.figures(other);
        }
    }
    if let Some(cost) = &mut written.cost {
        link.cost(cost);
    }
    if let Some(claim) = &mut written.provided {
        link.claim(claim);
    }
    link.steps(&mut written.steps);
    Tactic {
        id: written.id.as_str().to_owned(),
        name,
        affiliation: written.affiliation.as_ref().map(|affiliation| affiliation.place),
        kind: written.kind.value,
        played_by: written.played_by,
        cost: written.cost,
        when: written.when,
        provided: written.provided,
        steps: written.steps,
    }
}
