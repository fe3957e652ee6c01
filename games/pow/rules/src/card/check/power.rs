//! Special powers: parts that fit together, and figures that are known where a step speaks of them.

use content::{Checker, Spanned};

use super::Code;
use super::attack::on_hit;
use super::field::{inches, name, number, reach, x};
use crate::card::file::{self, Answered, Inches, word};
use crate::card::{Filter, Modifier, Moment, Power, Step, Trigger, Use, Whom};

/// One special power.
pub(crate) fn power(check: &mut Checker, power: &file::Power) -> Power {
    let when = when(check, &power.when.value);
    parts_fit(check, power, when);
    let known = match when {
        Use::Active | Use::Passive => Known::default(),
        Use::Reactive(trigger) => Known { it: true, attacker: true, hit: trigger.moment == Moment::Hit },
    };
    Power {
        id: power.id.as_str().to_owned(),
        name: name(check, &power.name),
        when,
        cost: number(check, &power.cost, 0..=6, "cost"),
        frequency: power.frequency.map(|frequency| frequency.value).unwrap_or_default(),
        steps: steps(check, &power.steps, &mut known.clone()),
        modifiers: power.modifiers.iter().map(|listed| modifier(check, listed)).collect(),
    }
}

fn when(check: &mut Checker, when: &file::When) -> Use {
    match when {
        file::When::Active => Use::Active,
        file::When::Passive => Use::Passive,
        file::When::Reactive(trigger) => {
            let (moment, answered) = match trigger {
                file::Trigger::Targeted(answered) => (Moment::Targeted, answered),
                file::Trigger::Hit(answered) => (Moment::Hit, answered),
            };
            let Answered { side, ref within, in_sight, special_power_only } = *answered;
            let whom = filter(check, &file::Filter { side, within: *within, in_sight });
            Use::Reactive(Trigger { moment, whom, special_power_only })
        }
    }
}

/// A passive power only modifies; the others only happen.
fn parts_fit(check: &mut Checker, power: &file::Power, when: Use) {
    let mut report = |span, message: &str, help: &str| {
        check.report(Code::PowerParts, span, message, Some(help.to_owned()));
    };
    if when == Use::Passive {
        if let Some(step) = power.steps.first() {
            report(
                step.span,
                "a passive power does nothing step by step",
                "write `modifiers`, or make it active",
            );
        }
        if power.modifiers.is_empty() {
            report(power.when.span, "a passive power without modifiers changes nothing", "write `modifiers`");
        }
        if power.cost.value != 0 {
            report(power.cost.span, "a passive power is always on and costs nothing", "leave `cost` out");
        }
        if let Some(frequency) = &power.frequency {
            report(frequency.span, "a passive power is always on, however often", "leave `frequency` out");
        }
    } else {
        if power.steps.is_empty() {
            report(power.when.span, "a power that is used must do something", "write its steps under `do`");
        }
        if let Some(modifier) = power.modifiers.first() {
            report(
                modifier.span,
                "only a passive power has modifiers",
                "write steps under `do`, or make it passive",
            );
        }
    }
}

/// Which figures and moments a step may speak of.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Someone was chosen or tested, or set the power off.
    it: bool,
    /// There is an attack to answer.
    attacker: bool,
    /// That attack has hit and its damage can still be lowered.
    hit: bool,
}

fn steps(check: &mut Checker, listed: &[Spanned<file::Step>], known: &mut Known) -> Vec<Step> {
    listed.iter().map(|listed| step(check, listed, known)).collect()
}

fn step(check: &mut Checker, step: &Spanned<file::Step>, known: &mut Known) -> Step {
    match &step.value {
        file::Step::Test { of, by, pass, fail } => {
            if pass.is_empty() && fail.is_empty() {
                let help = "write steps under `pass` or `fail`".to_owned();
                check.report(Code::PowerParts, step.span, "nothing follows from this test", Some(help));
            }
            let tested = whom(check, by, known);
            // The figure that is tested is `it` in what follows. Of each there may be none, so that after them nobody is.
            let after_it = Known { it: true, ..*known };
            let (pass, fail) =
                (steps(check, pass, &mut after_it.clone()), steps(check, fail, &mut after_it.clone()));
            known.it |= !matches!(tested, Whom::Each(_));
            Step::Test { of: *of, by: tested, pass, fail }
        }
        file::Step::Walk { who, up_to } => {
            Step::Walk { who: whom(check, who, known), up_to: reach(check, up_to, "up-to") }
        }
        file::Step::Damage { to, amount, nature } => {
            let amount = number(check, amount, 1..=8, "amount");
            Step::Damage { to: whom(check, to, known), amount, nature: *nature }
        }
        file::Step::Heal { who, amount } => {
            Step::Heal { who: whom(check, who, known), amount: x(check, amount, "amount") }
        }
        file::Step::GainPow { who, count } => {
            Step::GainPow { who: whom(check, who, known), count: number(check, count, 1..=10, "count") }
        }
        file::Step::Apply { to, effect } => {
            let to = whom(check, to, known);
            match on_hit(check, effect) {
                Some(effect) => Step::Apply { to, effect },
                None => {
                    let message = format!(
                        "`{}` belongs to an attack and can't be applied by itself",
                        word(&effect.value)
                    );
                    let help = "awkwardness, dazzle, distract, ensnare, push or stun".to_owned();
                    check.report(Code::NotApplied, effect.span, message, Some(help));
                    Step::KnockDown(to)
                }
            }
        }
        file::Step::KnockDown(who) => Step::KnockDown(whom(check, who, known)),
        file::Step::GetUp(who) => Step::GetUp(whom(check, who, known)),
        file::Step::LessDamage(by) => {
            if !known.hit {
                let help = "use it in answer to `hit`".to_owned();
                check.report(
                    Code::PowerParts,
                    step.span,
                    "there is no hit whose damage could be less",
                    Some(help),
                );
            }
            Step::LessDamage(x(check, by, "less-damage"))
        }
        file::Step::RaiseDefence { who, nature, by } => {
            let by = x(check, by, "by");
            Step::RaiseDefence { who: whom(check, who, known), nature: *nature, by }
        }
    }
}

fn whom(check: &mut Checker, whom: &Spanned<file::Whom>, known: &mut Known) -> Whom {
    match &whom.value {
        file::Whom::Owner => Whom::Owner,
        file::Whom::It => {
            if !known.it {
                let help = "choose one in an earlier step: `choose: { side: enemy }`".to_owned();
                check.report(
                    Code::Unbound,
                    whom.span,
                    "nobody was chosen or tested whom `it` could mean",
                    Some(help),
                );
            }
            Whom::It
        }
        file::Whom::Attacker => {
            if !known.attacker {
                let help = "only a reactive power knows one".to_owned();
                check.report(Code::Unbound, whom.span, "there is no attack and no `attacker`", Some(help));
            }
            Whom::Attacker
        }
        file::Whom::Choose(among) => {
            known.it = true;
            Whom::Choose(filter(check, among))
        }
        file::Whom::Each(among) => Whom::Each(filter(check, among)),
    }
}

/// 52 inches reach from corner to corner of the table.
fn filter(check: &mut Checker, filter: &file::Filter) -> Filter {
    let mut far = |within: &Spanned<Inches>| inches(check, within, Inches(0)..=Inches::whole(52), "within");
    Filter { side: filter.side, within: filter.within.as_ref().map(&mut far), in_sight: filter.in_sight }
}

fn modifier(check: &mut Checker, modifier: &file::Modifier) -> Modifier {
    match modifier {
        file::Modifier::IgnorePushes(count) => Modifier::IgnorePushes(x(check, count, "ignore-pushes")),
        file::Modifier::Defence { nature, by } => Modifier::Defence(*nature, x(check, by, "by")),
        file::Modifier::LessDamage { nature, by } => Modifier::LessDamage(*nature, x(check, by, "by")),
        file::Modifier::MeleeToHit(by) => Modifier::MeleeToHit(x(check, by, "melee-to-hit")),
        file::Modifier::Speed(by) => {
            Modifier::Speed(inches(check, by, Inches(100)..=Inches::whole(20), "speed"))
        }
    }
}
