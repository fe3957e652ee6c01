//! What is printed: first a name, and then what it is and does, by which it is known to whoever never met it.

use arena::{Features, steps};
use crisis::card::ability::{AttackRule, AttackType, Keyword, Reach, Superpower};
use crisis::card::{Attack, Character, Form, Tactic};

use super::doings::{does, first, holds, occurrence, price};
use super::word::{Word, say};

/// What a character is and does, in a role.
pub(super) fn character(out: &mut Features, role: u32, character: &Character, form: &Form) {
    let stamina = u32::from(form.healthy) * 16 + u32::from(form.injured.unwrap_or(0));
    let body = u32::from(character.threat) * 64 + u32::from(form.size) * 8 + form.speed as u32;
    say(out, Word::Stats, [role, body, 0]);
    say(out, Word::Stats, [role, stamina, 1]);
    let defence = [AttackType::Physical, AttackType::Energy, AttackType::Mystic];
    let [physical, energy, mystic] = defence.map(|kind| u32::from(form.defence[kind]));
    say(out, Word::Defence, [role, physical * 64 + energy * 8 + mystic, 0]);
    for attack in &form.attacks {
        profile(out, role, attack);
    }
    for power in &form.superpowers {
        say(out, Word::Superpower, [role, gist(power), spends(power)]);
    }
}

/// An attack in one token, in a role.
pub(super) fn profile(out: &mut Features, role: u32, attack: &Attack) {
    let reach = match attack.reach {
        Reach::Range(range) => range,
        Reach::Beam(range) => 8 + range,
        Reach::Area(range) => 16 + range,
    };
    let price = u32::from(attack.strength) * 16 + u32::from(attack.cost);
    say(out, Word::Profile, [role, attack.kind as u32 * 64 + u32::from(reach), price]);
}

/// All of an attack, in a role.
pub(super) fn attack(out: &mut Features, role: u32, attack: &Attack) {
    profile(out, role, attack);
    attack.rules.iter().for_each(|one| rule(out, role, one));
}

/// A rule of an attack.
pub(super) fn rule(out: &mut Features, role: u32, rule: &AttackRule) {
    let icons = rule.icons.iter().fold(0, |all, &face| all * 8 + 1 + face as u32);
    let at = rule.at.map_or(0, |at| 1 + at as u32) * 2 + u32::from(rule.may);
    say(out, Word::Rule, [role, icons, at]);
    for modifier in &rule.modifiers {
        say(out, Word::Rule, [role + 64, holds(modifier), 0]);
    }
    does(out, role, &rule.steps);
}

/// A superpower in one number: what it is, when it is used and the first thing that it does.
fn gist(power: &Superpower) -> u32 {
    let keyword = power.keyword.as_ref().map_or(0, keyword);
    let when = power.when.as_ref().map_or(0, occurrence) % 64;
    let does = first(&power.steps);
    let holding = power.modifiers.first().map_or(0, |modifier| holds(modifier) % 64);
    (((power.kind.value as u32 * 64 + when) * 64 + does) * 64 + holding) * 64 + keyword
}

fn spends(power: &Superpower) -> u32 {
    power.cost.as_ref().map_or(0, price)
}

/// All of a superpower, in a role.
pub(super) fn superpower(out: &mut Features, role: u32, power: &Superpower) {
    let once = power.once.map_or(0, |once| 1 + once as u32);
    say(out, Word::Superpower, [role, gist(power), spends(power)]);
    say(
        out,
        Word::Superpower,
        [role, power.kind.value as u32, (1 << 16) + once * 2 + u32::from(power.action)],
    );
    if let Some(when) = &power.when {
        say(out, Word::Says, [role, 0, occurrence(when)]);
    }
    for modifier in &power.modifiers {
        say(out, Word::Says, [role, 1, holds(modifier)]);
    }
    does(out, role, &power.steps);
}

fn keyword(keyword: &Keyword) -> u32 {
    match keyword {
        Keyword::Flight => 1,
        Keyword::WallCrawler => 2,
        Keyword::Stealth => 3,
        Keyword::Immunity(_) => 4,
        Keyword::HealingFactor(x) => 16 + u32::from(*x),
        Keyword::GemBearer(_) => 5,
        Keyword::SeveralGems(_) => 6,
        Keyword::Grunts(_) => 7,
    }
}

/// All of a team tactic card, in a role.
pub(super) fn tactic(out: &mut Features, role: u32, card: &Tactic) {
    let cost = card.cost.as_ref().map_or(0, price);
    say(out, Word::Says, [role, 2 + card.kind as u32, cost]);
    say(out, Word::Says, [role, 8, steps(i32::from(card.affiliation.is_some()))]);
    if let Some(when) = &card.when {
        say(out, Word::Says, [role, 9, occurrence(when)]);
    }
    does(out, role, &card.steps);
}
