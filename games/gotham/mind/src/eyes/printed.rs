//! What is printed on sheets, tiles and cards, by which a figure is known that was never met.

use arena::Features;
use gotham::printed::skill::{Modifier, Moment, Skill, Step, Whose};
use gotham::printed::term::TileLevel;
use gotham::printed::{AutomaticDefence, Characteristic, HasSkill, Hero, Material, Printed, Tile};

use super::word::{Word, mark, say};
use crate::worth::Outlook;

/// The first parts of tokens that say whose something is.
#[derive(Clone, Copy)]
pub(super) enum Of {
    Hero,
    Ally,
    Villain,
    Actor,
    Target,
}

/// All that a hero sheet says.
pub(super) fn hero(outlook: &Outlook, of: Of, sheet: &Hero, out: &mut Features) {
    let of = of as u32;
    let guard = match sheet.automatic_defence {
        AutomaticDefence::None => 0,
        AutomaticDefence::Success => 1,
        AutomaticDefence::Die(die) => 2 + die as u32,
    };
    let recovery = u32::from(sheet.recovery_active) * 16 + u32::from(sheet.recovery_rest);
    say(out, Word::Gist, [of, u32::from(sheet.energy) * 16 + guard, recovery]);
    for (place, characteristic) in (0..).zip(&sheet.characteristics) {
        let die = match characteristic {
            Characteristic::Die(die) => 1 + *die as u32,
            Characteristic::Empty | Characteristic::Forbidden => 0,
        };
        if die > 0 {
            say(out, Word::Dice, [of * 8 + place, die, sheet.saturation[place as usize].into()]);
        }
    }
    traits(of, &sheet.traits, out);
    skills(outlook.scene.content, of, &sheet.skills, out);
}

/// All that a tile says.
pub(super) fn tile(outlook: &Outlook, of: Of, tile: &Tile, out: &mut Features) {
    let of = of as u32;
    let level = match tile.level {
        TileLevel::Leader => 0,
        TileLevel::Elite => 1,
        TileLevel::Henchman => 2,
    };
    let body = u32::from(tile.life) * 8 + u32::from(tile.automatic_defence.min(7));
    say(out, Word::Gist, [of, 4096 + level * 16 + u32::from(tile.first_bonus.min(15)), body]);
    for (place, lines) in (0..).zip(&tile.lines) {
        for line in lines {
            let mean = (outlook.mean_of(&line.dice) * 2.0) as u32;
            say(out, Word::Dice, [of * 8 + place, 64 + mean, line.times.into()]);
        }
    }
    traits(of, &tile.traits, out);
    skills(outlook.scene.content, of, &tile.skills, out);
}

fn traits(of: u32, traits: &[gotham::printed::term::Trait], out: &mut Features) {
    for one in traits {
        say(out, Word::Trait, [of, *one as u32, 0]);
    }
}

fn skills(printed: &Printed, of: u32, skills: &[HasSkill], out: &mut Features) {
    for has in skills {
        skill(of, &printed.skills[usize::from(has.skill)], has.level, out);
    }
}

/// What a skill does: each change and each step, with its level.
fn skill(of: u32, skill: &Skill, level: u8, out: &mut Features) {
    let level = u32::from(level);
    for modifier in &skill.modifiers {
        say(out, Word::Does, [of, changes(modifier), level]);
    }
    for ability in &skill.abilities {
        for &step in &ability.steps {
            say(out, Word::Does, [of, 1024 + moment(ability.when) * 64 + step_number(step), level]);
        }
    }
}

/// A change as a number.
fn changes(modifier: &Modifier) -> u32 {
    let whose = |whose: &Whose| u32::from(*whose == Whose::FriendInZone);
    match modifier {
        Modifier::AddSuccesses { to, of, .. } => *to as u32 * 2 + whose(of),
        Modifier::AddMeleeDice { die, .. } => 64 + *die as u32,
        Modifier::FreeRerolls { of, .. } => 80 + whose(of),
        Modifier::ForceRerolls => 82,
        Modifier::IgnoreSize => 83,
        Modifier::IgnoreThreat => 84,
        Modifier::IgnoreDifficultTerrain => 85,
        Modifier::IgnoreMoveLevels => 86,
        Modifier::IgnoreFallWounds => 87,
        Modifier::RaiseEntryCost => 88,
        Modifier::IgnoreClouds(cloud) => 96 + *cloud as u32,
        Modifier::Reach => 89,
        Modifier::TwoWeapons => 90,
        Modifier::BreakWalls => 91,
        Modifier::Protected => 92,
        Modifier::Command(level) => 100 + *level as u32,
        Modifier::ImaginaryFriend => 93,
    }
}

/// A step as a number.
pub(super) fn step_number(step: Step) -> u32 {
    match step {
        Step::Heal => 1,
        Step::SpendWounds => 2,
        Step::Shackle => 3,
        Step::Intercept => 4,
        Step::Wound => 5,
        Step::DeferAttack => 6,
        Step::StrikeBack => 7,
        Step::StrikeOn => 8,
        Step::PlaceClouds(cloud) => 32 + cloud as u32,
        Step::LayDown => 9,
        Step::ExplodeAround(price) => 40 + price as u32,
        Step::ThrowGrenade => 10,
        Step::Pull => 11,
        Step::GrantMovement => 12,
    }
}

/// A moment as a number.
pub(super) fn moment(moment: Moment) -> u32 {
    match moment {
        Moment::Recovering => 0,
        Moment::Spending => 1,
        Moment::DeclaringMelee => 2,
        Moment::Declaring(deed) => 16 + deed as u32,
        Moment::FriendTargeted => 3,
        Moment::DefenceCounted => 4,
        Moment::MeleeWounds => 5,
        Moment::RangedWounds => 6,
        Moment::MeleeEnds => 7,
        Moment::AttackEnds => 8,
        Moment::StruckInMelee => 9,
        Moment::ShotAt => 10,
        Moment::Exploded => 11,
    }
}

/// A card: its name, and what its lines give.
pub(super) fn card(outlook: &Outlook, role: u32, card: &Material, out: &mut Features) {
    say(out, Word::Card, [role, mark(&card.id), 0]);
    let bulk = u32::from(card.encumbrance()) * 4 + u32::from(card.single_use) * 2 + u32::from(card.lethal);
    say(out, Word::Card, [role, 1024 + card.kind as u32, bulk]);
    for line in &card.lines {
        line_of(outlook, role, line, out);
    }
}

/// A line of a card.
pub(super) fn line_of(outlook: &Outlook, role: u32, line: &gotham::printed::BonusLine, out: &mut Features) {
    let mean = (outlook.mean_of(&line.dice) * 2.0) as u32;
    say(out, Word::Line, [role * 8 + line.when as u32, mean, line.successes.into()]);
    if let Some(has) = line.skill {
        skill(8 + role, &outlook.scene.content.skills[usize::from(has.skill)], has.level, out);
    }
}
