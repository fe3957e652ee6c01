//! Hero sheets within their ranges (rulings.house.sheet.ranges).

use content::Checker;

use super::field::{Bearer, count, name, number, skills};
use super::{AllIds, Code};
use crate::printed::skill::Skill;
use crate::printed::{Band, Characteristic, Hero, file};

/// One hero sheet.
pub(crate) fn hero(check: &mut Checker, written: &file::Hero, ids: &AllIds, all: &[Skill]) -> Hero {
    let mut die_box = |written: &file::DieBox| {
        let characteristic = match written.die {
            _ if written.forbidden => Characteristic::Forbidden,
            Some(die) => Characteristic::Die(die),
            None => Characteristic::Empty,
        };
        (characteristic, number(check, &written.saturation, 1..=6, "saturation"))
    };
    let melee = die_box(&written.melee);
    let ranged = die_box(&written.ranged);
    let manipulation = die_box(&written.manipulation);
    let thought = die_box(&written.thought);
    let defence = die_box(&written.defence);
    let movement = (Characteristic::Empty, number(check, &written.movement.saturation, 1..=6, "saturation"));
    let reroll = (Characteristic::Empty, number(check, &written.reroll, 1..=6, "saturation"));
    let boxes = [melee, ranged, manipulation, thought, movement, defence, reroll];
    Hero {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        energy: number(check, &written.energy, 6..=12, "energy"),
        recovery_active: number(check, &written.recovery.active, 0..=3, "recovery"),
        recovery_rest: number(check, &written.recovery.rest, 4..=7, "recovery"),
        size: number(check, &written.size, 0..=3, "size"),
        threat: number(check, &written.threat, 0..=3, "threat"),
        automatic_defence: written.automatic_defence,
        bat_belt: number(check, &written.bat_belt, 0..=4, "bat-belt"),
        traits: written.traits.clone(),
        characteristics: boxes.map(|(characteristic, _)| characteristic),
        saturation: boxes.map(|(_, saturation)| saturation),
        move_points: number(check, &written.movement.points, 1..=2, "movement characteristic"),
        encumbrance: encumbrance(check, written),
        skills: skills(check, &written.skills, ids, all, Bearer::Hero, 1..=5),
    }
}

/// Bands whose bounds rise and whose bonuses never do (rulings.house.sheet.encumbrance-bands).
fn encumbrance(check: &mut Checker, written: &file::Hero) -> Vec<Band> {
    count(check, written.encumbrance.len(), written.encumbrance.span, 1..=6, "bands");
    for pair in written.encumbrance.windows(2) {
        let (before, after) = (&pair[0], &pair[1]);
        if after.up_to <= before.up_to {
            let help = Some(format!("more than {}", before.up_to));
            check.report(Code::Bands, after.span, "the bounds of the bands must rise", help);
        }
        if after.bonus > before.bonus {
            let help = Some(format!("at most {}", before.bonus));
            check.report(Code::Bands, after.span, "who carries more has no larger bonus", help);
        }
    }
    written.encumbrance.iter().map(|band| band.value.clone()).collect()
}
