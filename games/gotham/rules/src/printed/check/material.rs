//! Material cards within their ranges (rulings.house.card.ranges).

use content::Checker;

use super::field::{Bearer, count, name, number_at, skills};
use super::{AllIds, Code};
use crate::printed::skill::Skill;
use crate::printed::term::{LineTrigger, MaterialType};
use crate::printed::{BonusLine, Bulk, Material, file};

/// One card.
pub(crate) fn material(
    check: &mut Checker,
    written: &file::Material,
    ids: &AllIds,
    all: &[Skill],
) -> Material {
    let span = written.bulk.span;
    let bulk = match written.bulk.value {
        Bulk::Equipment(weight) => Bulk::Equipment(number_at(check, weight, span, 0..=4, "encumbrance")),
        Bulk::BatGadget(size) => Bulk::BatGadget(number_at(check, size, span, 1..=3, "size")),
    };
    let lines_there = written.lines.len();
    match written.r#type {
        MaterialType::Object => count(check, lines_there, written.id.span, 0..=0, "bonus lines of an object"),
        _ => count(check, lines_there, written.id.span, 1..=3, "bonus lines"),
    }
    // Of permanent lines nobody would ever be asked which applies (material.line.choose-one).
    let permanent = |line: &&content::Spanned<file::BonusLine>| line.when == LineTrigger::Permanent;
    if let Some(second) = written.lines.iter().filter(permanent).nth(1) {
        let help = Some("put the bonuses on two cards".to_owned());
        check.report(Code::Parts, second.span, "a card has one permanent line at most", help);
    }
    let mut lines = Vec::with_capacity(lines_there);
    for line in &written.lines {
        count(check, line.dice.len(), line.span, 0..=2, "dice");
        number_at(check, line.successes, line.span, 0..=2, "number of successes");
        let skill = line.skill.as_slice();
        lines.push(BonusLine {
            when: line.when,
            dice: line.dice.clone(),
            skill: skills(check, skill, ids, all, Bearer::Hero, 1..=3).pop(),
            successes: line.successes.min(2),
        });
    }
    Material {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        bulk,
        kind: written.r#type,
        only_for: written.only_for.as_ref().and_then(|hero| ids.heroes.find(check, &hero.id)),
        lethal: written.lethal,
        single_use: written.single_use,
        lines,
    }
}
