//! Single fields: numbers in their ranges, names, dice, skills.

use std::ops::RangeInclusive;

use content::{Checker, Name, Names, Span, Spanned};

use super::{AllIds, Code};
use crate::dice::{Faces, MOST_SUCCESSES};
use crate::printed::skill::Skill;
use crate::printed::term::Colour;
use crate::printed::{HasSkill, file};

/// The longest name that still fits on a card.
const LONGEST_NAME: usize = 60;

/// A whole number within its bounds, both included.
pub(crate) fn number(
    check: &mut Checker,
    number: &Spanned<u8>,
    bounds: RangeInclusive<u8>,
    what: &str,
) -> u8 {
    check.clamped(number, bounds, what)
}

/// A number that is not written with a place of its own.
pub(crate) fn number_at(
    check: &mut Checker,
    number_there: u8,
    span: Span,
    bounds: RangeInclusive<u8>,
    what: &str,
) -> u8 {
    number(check, &Spanned { value: number_there, span }, bounds, what)
}

/// A name that can be printed in every language.
pub(crate) fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    check.name(Code::Name, name, LONGEST_NAME)
}

/// As many of something as there may be.
pub(crate) fn count(
    check: &mut Checker,
    there: usize,
    span: Span,
    bounds: RangeInclusive<usize>,
    what: &str,
) {
    if !bounds.contains(&there) {
        let help = format!("from {} to {}", bounds.start(), bounds.end());
        check.report(Code::Count, span, format!("{there} {what} can't be"), Some(help));
    }
}

/// The faces of the five dice.
pub(crate) fn dice(check: &mut Checker, written: &file::Dice) -> [Faces; Colour::ALL.len()] {
    name(check, &written.name);
    [&written.white, &written.yellow, &written.orange, &written.red, &written.black].map(|faces| {
        let successes: Vec<u8> = faces.iter().map(|face| face.value).collect();
        Faces::of(&successes).unwrap_or_else(|| {
            let help = format!("six faces of 0 to {MOST_SUCCESSES} successes");
            check.report(Code::Faces, faces.span, "no die has these faces", Some(help));
            Faces::default()
        })
    })
}

/// Who bears a skill.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// A hero, by sheet or card.
    Hero,
    /// A character.
    Character,
}

/// Skills that stand on a sheet, a tile or a card.
pub(crate) fn skills(
    check: &mut Checker,
    written: &[file::HasSkill],
    ids: &AllIds,
    all: &[Skill],
    bearer: Bearer,
    levels: RangeInclusive<u8>,
) -> Vec<HasSkill> {
    let mut skills = Vec::with_capacity(written.len());
    for has in written {
        let level = number(check, &has.level, levels.clone(), "level");
        if let (Bearer::Character, Some(below)) = (bearer, &has.below) {
            let help = "only heroes carry anything".to_owned();
            check.report(Code::Bearer, below.span, "a character has no encumbrance", Some(help));
        }
        let Some(skill) = ids.skills.find(check, &has.skill.id) else { continue };
        if bearer == Bearer::Character && all.get(usize::from(skill)).is_some_and(|skill| skill.heroes_only) {
            let message = format!("`{}` belongs on hero sheets", has.skill.id.value);
            check.report(Code::Bearer, has.skill.id.span, message, Some("take it off the tile".to_owned()));
        }
        skills.push(HasSkill { skill, level, below: has.below.as_ref().map(|below| below.value) });
    }
    skills
}
