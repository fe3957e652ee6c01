//! Characters: the numbers of their cards, and what their abilities refer to.

use content::{Checker, Diagnostics, Ids, Seen, Spanned};

use super::field::{at_most, name, number};
use super::{AllIds, Code, Link, Roles};
use crate::card::ability::{ByType, Health, Keyword, Reach, Ref, Superpower};
use crate::card::{Attack, CardKind, Character, Edition, Form, Keywords, Mils, file};

/// The bases that are made, in millimetres, and their radii in mils.
const BASES: [(u8, Mils); 3] = [(35, 689), (50, 984), (65, 1280)];

/// One character, as an edition prints it.
pub(crate) fn character(
    check: &mut Checker,
    written: &file::Character,
    ids: &AllIds,
    edition: Edition,
) -> Character {
    let mut written = written.clone();
    for revision in std::mem::take(&mut written.revisions) {
        if edition == revision.edition {
            revise(&mut written, revision);
        }
    }
    if written.forms.is_empty() {
        let help = Some("write the normal form under `forms`".to_owned());
        check.report(Code::AbilityParts, written.id.span, "a character has at least one form", help);
    }
    shared_by_forms(check, &mut written);
    let form_ids = written.forms.iter().map(|form| form.id.as_str().to_owned()).collect();
    let form_ids = Ids::of_files("form of this character", &[], form_ids, &Diagnostics::default());
    let mut seen = Seen::default();
    let (mut parents, mut gems, mut gems_at_once) = (Vec::new(), Vec::new(), 1);
    let mut forms = Vec::new();
    for written in &mut written.forms {
        check.unique(&mut seen, &written.id, "the form");
        let form = form(check, written, ids, &form_ids);
        for power in &form.superpowers {
            match &power.keyword {
                Some(Keyword::Grunts(of)) => parents.extend(places(of)),
                Some(Keyword::GemBearer(of)) => gems.extend(places(of)),
                Some(Keyword::SeveralGems(count)) => gems_at_once = *count,
                _ => {}
            }
        }
        let grunt = form.superpowers.iter().any(|power| matches!(power.keyword, Some(Keyword::Grunts(_))));
        if grunt == form.injured.is_some() {
            let (message, help) = if grunt {
                ("grunts have no Injured side", "leave `injured` out")
            } else {
                ("a stat card has an Injured side", "write `injured`")
            };
            let span = written.stamina.as_ref().map_or(written.id.span, |stamina| stamina.healthy.span);
            check.report(Code::Sides, span, message, Some(help.to_owned()));
        }
        forms.push(form);
    }
    Character {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        alter_ego: ids.alter_egos.place(written.alter_ego.id.as_str()).unwrap_or(Ref::NOWHERE),
        threat: number(check, &written.threat, 0..=12, "threat"),
        card: written.card.value,
        layout: written.layout,
        affiliations: Vec::new(),
        forms,
        parents,
        grunt: None,
        gems,
        gems_at_once,
    }
}

/// The forms of a split card share stamina and defences, which stand with the first; each of separate cards has its own
/// (transform.split-shared, transform.separate-own).
fn shared_by_forms(check: &mut Checker, written: &mut file::Character) {
    let split = written.card.value == CardKind::Split;
    let first = written.forms.first().map(|form| (form.stamina.clone(), form.defence));
    for (place, form) in written.forms.iter_mut().enumerate() {
        let shares = split && place > 0;
        let printed = (form.stamina.is_some(), form.defence.is_some());
        if printed != (!shares, !shares) {
            let (message, help) = if shares {
                ("the forms of a split card share stamina and defences", "leave them out here")
            } else {
                ("a stat card says stamina and defences", "write `stamina` and `defence`, or `card: split`")
            };
            check.report(Code::Split, form.id.span, message, Some(help.to_owned()));
        }
        if let Some((stamina, defence)) = first.as_ref().filter(|_| shares) {
            form.stamina.clone_from(stamina);
            form.defence = *defence;
        }
    }
}

fn places(references: &[Ref]) -> impl Iterator<Item = u16> {
    references.iter().map(|reference| reference.place).filter(|&place| place != Ref::NOWHERE)
}

/// What a later edition prints otherwise.
fn revise(written: &mut file::Character, revision: file::Revision) {
    for form in &mut written.forms {
        if let Some(stamina) = &revision.stamina {
            form.stamina = Some(stamina.clone());
        }
        if let Some(speed) = revision.speed {
            form.speed = speed;
        }
        for power in &mut form.superpowers {
            if let Some(reprinted) = revision.superpowers.iter().find(|it| it.id == power.id) {
                *power = reprinted.clone();
            }
        }
    }
}

fn form(check: &mut Checker, written: &mut file::Form, ids: &AllIds, forms: &Ids) -> Form {
    let attack_ids = written.attacks.iter().map(|attack| attack.id.as_str().to_owned()).collect();
    let attack_ids = Ids::of_files("attack on this card", &[], attack_ids, &Diagnostics::default());
    at_most(check, &written.attacks, 4, "attacks", |attack| attack.id.span);
    at_most(check, &written.superpowers, 16, "superpowers", |power| power.id.span);
    let mut seen = Seen::default();
    for attack in &mut written.attacks {
        check.unique(&mut seen, &attack.id, "the id");
        let roles = Roles::OWNER.and(Roles::ATTACK).and(Roles::ROLLER);
        let mut link = Link::new(check, ids, &attack_ids, forms, attack.id.span, roles);
        link.reach(attack.reach);
        for rule in &mut attack.rules {
            link.attack_rule(rule);
        }
    }
    for power in &mut written.superpowers {
        check.unique(&mut seen, &power.id, "the id");
        Link::new(check, ids, &attack_ids, forms, power.id.span, Roles::OWNER).superpower(power);
    }
    let radius = BASES.iter().find(|(diameter, _)| *diameter == written.base.value);
    if radius.is_none() {
        let message = format!("there is no base of {} mm", written.base.value);
        check.report(Code::Base, written.base.span, message, Some("35, 50 or 65".to_owned()));
    }
    let stamina = |check: &mut Checker, of: &Spanned<u8>| number(check, of, 1..=20, "stamina");
    let (healthy, injured) = match &written.stamina {
        Some(of) => (stamina(check, &of.healthy), of.injured.as_ref().map(|of| stamina(check, of))),
        None => (1, Some(1)),
    };
    let mut dice = |of: Spanned<u8>| number(check, &of, 1..=10, "defence");
    let defence = match &written.defence {
        Some(of) => ByType { physical: dice(of.physical), energy: dice(of.energy), mystic: dice(of.mystic) },
        None => ByType { physical: 1, energy: 1, mystic: 1 },
    };
    Form {
        id: written.id.as_str().to_owned(),
        radius: radius.map_or(BASES[0].1, |(_, radius)| *radius),
        size: number(check, &written.size, 1..=6, "size"),
        speed: written.speed,
        healthy,
        injured,
        defence,
        attacks: written.attacks.iter().map(|written| attack(check, written)).collect(),
        keywords: keywords(&written.superpowers),
        superpowers: written.superpowers.clone().into(),
    }
}

fn attack(check: &mut Checker, written: &file::Attack) -> Attack {
    let range = written.reach.value.range().clamp(1, 5);
    Attack {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        kind: written.r#type,
        reach: match written.reach.value {
            Reach::Range(_) => Reach::Range(range),
            Reach::Beam(_) => Reach::Beam(range),
            Reach::Area(_) => Reach::Area(range),
        },
        strength: number(check, &written.strength, 1..=14, "strength"),
        cost: number(check, &written.cost, 0..=10, "cost"),
        rules: written.rules.clone(),
    }
}

/// What the keywords of both sides say. No card prints a keyword on one side alone.
fn keywords(superpowers: &[Superpower]) -> Keywords {
    let mut all = Keywords::default();
    let shown = |power: &&Superpower| power.side != Some(Health::Injured);
    for keyword in superpowers.iter().filter(shown).filter_map(|power| power.keyword.as_ref()) {
        match keyword {
            Keyword::Flight | Keyword::WallCrawler => all.crosses = true,
            Keyword::Stealth => all.stealth = true,
            Keyword::HealingFactor(by) => all.healing = *by,
            Keyword::Immunity(to) => {
                all.immune |= to.iter().fold(0, |bits, it| bits | it.condition.bit());
            }
            Keyword::Grunts(_) | Keyword::GemBearer(_) | Keyword::SeveralGems(_) => {}
        }
    }
    all
}
