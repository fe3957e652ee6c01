//! What cards say, so that a character that nobody has met before is known by what it does.

use arena::{Features, steps};
use pow::card::{
    Abilities, Ability, Attack, Bonus, Character, Effect, Filter, Frequency, Kind, Modifier, Nature, Power,
    Step, Use, Whom,
};

use super::word::{Word, say};

/// The abilities that a card has or has not.
const ABILITIES: [Ability; 24] = [
    Ability::Acrobat,
    Ability::Assassin,
    Ability::Brutal,
    Ability::Cruel,
    Ability::Fly,
    Ability::GreatStrategist,
    Ability::Infiltrator,
    Ability::Invisible,
    Ability::Luck,
    Ability::Marksmanship,
    Ability::MasterFighter,
    Ability::MasterTactician,
    Ability::Mastermind,
    Ability::Metallic,
    Ability::Order,
    Ability::PerfectPlan,
    Ability::PhaseShift,
    Ability::Scientific,
    Ability::Soldier,
    Ability::Stealth,
    Ability::Strategist,
    Ability::ThermalVision,
    Ability::TotalVision,
    Ability::WallCrawler,
];

/// What a character is and does, in a role.
pub(super) fn character(out: &mut Features, role: u32, card: &Character) {
    let two = card.speed.get(1).or(card.speed.first()).map_or(0, |&mils| mils / 1_000);
    say(out, Word::Stats, [role, u32::from(card.level) * 16 + u32::from(card.pow), steps(two)]);
    let defences = Nature::ALL.map(|nature| u32::from(card.defence[nature]) / 2);
    let [physical, mental, energy] = defences;
    say(out, Word::Stats, [role + 16, physical * 64 + mental * 8 + energy, u32::from(card.life) / 3]);
    for attack in &card.attacks {
        profile(out, role, attack);
    }
    abilities(out, role, &card.abilities);
    for power in &card.powers {
        say(out, Word::Power, [role, when(power), first(power)]);
    }
}

fn abilities(out: &mut Features, role: u32, abilities: &Abilities) {
    for ability in ABILITIES.into_iter().filter(|&ability| abilities.has(ability)) {
        say(out, Word::Keyword, [role, ability as u32, 0]);
    }
    let counted = [
        abilities.leadership.unsigned_abs() / 1_000,
        abilities.rage.into(),
        abilities.regeneration.into(),
        abilities.toughness.into(),
    ];
    for (which, much) in (64..).zip(counted).filter(|&(_, much)| much > 0) {
        say(out, Word::Keyword, [role, which, much]);
    }
    for nature in Nature::ALL {
        let against = abilities.against(nature);
        if against != Default::default() {
            let more = u32::from(against.immune) * 2 + u32::from(against.weak);
            say(out, Word::Against, [role, nature as u32 * 4 + more, against.resistance.into()]);
        }
    }
}

/// An attack in one token, in a role.
pub(super) fn profile(out: &mut Features, role: u32, attack: &Attack) {
    let (kind, far) = kind(attack.kind);
    let price = u32::from(attack.damage) * 16 + u32::from(attack.cost);
    say(out, Word::Profile, [role, kind * 64 + far, attack.nature as u32 * 256 + price]);
}

/// All of an attack, in a role.
pub(super) fn attack(out: &mut Features, role: u32, attack: &Attack) {
    profile(out, role, attack);
    let often = match attack.frequency {
        Frequency::Any => 0,
        Frequency::OncePerTurn => 1,
        Frequency::OncePerGame => 2,
    };
    say(out, Word::Effect, [role, often, attack.special_power.into()]);
    for &one in &attack.effects.on_hit {
        let (which, much) = effect(one);
        say(out, Word::Effect, [role, which, much]);
    }
    let effects = &attack.effects;
    let whole = |mils: i32| mils.unsigned_abs() / 1_000;
    let more = [
        whole(effects.explosive),
        whole(effects.pierce),
        effects.homing.into(),
        effects.irresistible.into(),
        effects.penetrative.into(),
    ];
    for (which, much) in (32..).zip(more).filter(|&(_, much)| much > 0) {
        say(out, Word::Effect, [role, which, much]);
    }
}

fn kind(kind: Kind) -> (u32, u32) {
    let far = |mils: i32| steps(mils / 1_000);
    match kind {
        Kind::Melee => (0, 0),
        Kind::Ranged(range) => (1, far(range)),
        Kind::Wave(radius) => (2, far(radius)),
        Kind::Spray { length, .. } => (3, far(length)),
    }
}

/// An effect as a number, and how much of it.
pub(super) fn effect(effect: Effect) -> (u32, u32) {
    match effect {
        Effect::Awkwardness(x) => (8, x.into()),
        Effect::Dazzle(x) => (9, x.into()),
        Effect::Distract(x) => (10, x.into()),
        Effect::Ensnare(x) => (11, x.into()),
        Effect::Push(x) => (12, x.into()),
        Effect::Stun(x) => (13, x.into()),
    }
}

/// An option of an overload or a critical.
pub(super) fn bonus(bonus: Bonus) -> (u32, u32) {
    bonus.effect().map_or((14, bonus.damage().into()), effect)
}

/// All that a power does, in a role.
pub(super) fn power(out: &mut Features, role: u32, power: &Power) {
    say(out, Word::Power, [role, when(power), u32::from(power.cost)]);
    power.steps.iter().for_each(|step| does(out, role, step));
    for modifier in &power.modifiers {
        let (which, much) = holds(*modifier);
        say(out, Word::Holds, [role, which, much]);
    }
}

fn when(power: &Power) -> u32 {
    match power.when {
        Use::Active => 0,
        Use::Passive => 1,
        Use::Reactive(trigger) => {
            2 + trigger.moment as u32 * 8
                + trigger.whom.side as u32 * 2
                + u32::from(trigger.special_power_only)
        }
    }
}

/// The first that a power does, or that holds.
fn first(power: &Power) -> u32 {
    let does = power.steps.first().map(|step| doing(step).0);
    does.or(power.modifiers.first().map(|&modifier| 64 + holds(modifier).0)).unwrap_or(0)
}

fn does(out: &mut Features, role: u32, step: &Step) {
    let (verb, much, on) = doing(step);
    say(out, Word::Does, [role * 16 + verb, much, on]);
    if let Step::Test { pass, fail, .. } = step {
        pass.iter().for_each(|step| does(out, role + 16, step));
        fail.iter().for_each(|step| does(out, role + 32, step));
    }
}

/// A step as a verb, how much, and on whom.
fn doing(step: &Step) -> (u32, u32, u32) {
    match *step {
        Step::Test { of, by, .. } => (1, of as u32, whom(by)),
        Step::Walk { who, up_to } => (2, steps(up_to / 1_000), whom(who)),
        Step::Damage { to, amount, nature } => (3, u32::from(amount) * 4 + nature as u32, whom(to)),
        Step::Heal { who, amount } => (4, amount.into(), whom(who)),
        Step::GainPow { who, count } => (5, count.into(), whom(who)),
        Step::Apply { to, effect: applied } => {
            let (which, much) = effect(applied);
            (6, which * 16 + much, whom(to))
        }
        Step::KnockDown(who) => (7, 0, whom(who)),
        Step::GetUp(who) => (8, 0, whom(who)),
        Step::LessDamage(less) => (9, less.into(), 0),
        Step::RaiseDefence { who, nature, by } => (10, u32::from(by) * 4 + nature as u32, whom(who)),
    }
}

fn whom(whom: Whom) -> u32 {
    let such = |filter: Filter| {
        let near = filter.within.map_or(0, |mils| 1 + mils.unsigned_abs() / 2_000);
        near * 8 + filter.side as u32
    };
    match whom {
        Whom::Owner => 0,
        Whom::It => 1,
        Whom::Attacker => 2,
        Whom::Choose(filter) => 64 + such(filter),
        Whom::Each(filter) => 512 + such(filter),
    }
}

/// What holds, and how much.
fn holds(modifier: Modifier) -> (u32, u32) {
    match modifier {
        Modifier::IgnorePushes(x) => (0, x.into()),
        Modifier::Defence(nature, x) => (1 + nature as u32, x.into()),
        Modifier::LessDamage(nature, x) => (4 + nature as u32, x.into()),
        Modifier::MeleeToHit(x) => (7, x.into()),
        Modifier::Speed(mils) => (8, steps(mils / 1_000)),
    }
}
