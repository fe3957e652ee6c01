//! Character tiles within their ranges (rulings.house.tile.ranges).

use content::{Checker, Spanned};

use super::AllIds;
use super::field::{Bearer, count, name, number, number_at, skills};
use crate::printed::skill::Skill;
use crate::printed::{Line, Tile, file};

/// One tile.
pub(crate) fn tile(check: &mut Checker, written: &file::Tile, ids: &AllIds, all: &[Skill]) -> Tile {
    let mut lines = |lines: &[Spanned<Line>]| {
        if let Some(too_many) = lines.get(2) {
            count(check, lines.len(), too_many.span, 0..=2, "characteristics");
        }
        for line in lines {
            count(check, line.dice.len(), line.span, 1..=4, "dice");
            number_at(check, line.times, line.span, 1..=4, "action multiplier");
        }
        lines.iter().map(|line| line.value.clone()).collect()
    };
    let lines = [
        lines(&written.melee),
        lines(&written.ranged),
        lines(&written.manipulation),
        lines(&written.thought),
    ];
    Tile {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        camp: written.camp,
        level: written.level,
        double: written.double,
        figures: number(check, &written.figures, 1..=6, "number of figures"),
        life: number(check, &written.life, 1..=8, "number of life points"),
        automatic_defence: number(check, &written.automatic_defence, 0..=3, "automatic defence"),
        first_bonus: number(check, &written.first_bonus, 0..=5, "first-movement bonus"),
        size: number(check, &written.size, 0..=3, "size"),
        threat: number(check, &written.threat, 0..=3, "threat"),
        traits: written.traits.clone(),
        lines,
        skills: skills(check, &written.skills, ids, all, Bearer::Character, 1..=5),
        reinforcement_cost: written
            .reinforcement_cost
            .as_ref()
            .map(|cost| number(check, cost, 1..=3, "reinforcement cost")),
    }
}
