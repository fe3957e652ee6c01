//! Attack profiles.

use arrayvec::ArrayVec;
use content::{Checker, Seen, Spanned};

use super::Code;
use super::field::{at_most, inches, name, number, reach, x};
use crate::card::file::{self, Inches, Template, word};
use crate::card::{Attack, Bonus, Effect, Effects, Kind};

/// The usual teardrop: 8 inches long, ending in a circle of 2.5 inches (rulings.spray.template).
const USUAL_SPRAY: Kind = Kind::Spray { length: 8_000, width: 2_500 };

/// One attack; its cost, damage and range are those of rulings.card.ranges.
pub(crate) fn attack(check: &mut Checker, attack: &file::Attack) -> Attack {
    let kind = kind(check, attack);
    Attack {
        id: attack.id.as_str().to_owned(),
        name: name(check, &attack.name),
        kind,
        nature: attack.nature,
        cost: number(check, &attack.cost, 0..=6, "cost"),
        damage: number(check, &attack.damage, 0..=8, "damage"),
        effects: effects(check, kind, &attack.effects),
        overload: options(check, &attack.overload, "overload options"),
        critical: options(check, &attack.critical, "critical options"),
        frequency: attack.frequency,
        special_power: attack.special_power,
    }
}

fn kind(check: &mut Checker, attack: &file::Attack) -> Kind {
    if let (Some(template), kind) = (&attack.template, &attack.kind.value)
        && *kind != file::Kind::Spray
    {
        let help = "leave it out, or write `kind: spray`".to_owned();
        check.report(Code::Template, template.span, "only a spray has a template", Some(help));
    }
    match &attack.kind.value {
        file::Kind::Melee => Kind::Melee,
        file::Kind::Ranged(range) => {
            Kind::Ranged(inches(check, range, Inches::whole(2)..=Inches::whole(36), "range"))
        }
        file::Kind::Wave(radius) => Kind::Wave(reach(check, radius, "wave")),
        file::Kind::Spray => match &attack.template {
            None => USUAL_SPRAY,
            Some(template) => spray(check, template),
        },
    }
}

/// A card may give other numbers for length and width (rulings.spray.template). The circle has to leave its point
/// outside, so it is no wider than the template is long.
fn spray(check: &mut Checker, Template { length, width }: &Template) -> Kind {
    if width.value > length.value {
        let message = format!("a circle of {width} inches does not fit a spray of {length}");
        check.report(Code::Template, width.span, message, Some(format!("at most {length}")));
    }
    Kind::Spray { length: reach(check, length, "length"), width: reach(check, width, "width") }
}

fn effects(check: &mut Checker, kind: Kind, listed: &[Spanned<file::Effect>]) -> Effects {
    let mut effects = Effects::default();
    let mut seen = Seen::default();
    for effect in listed {
        let word = Spanned { value: word(&effect.value), span: effect.span };
        if !check.unique(&mut seen, &word, "effect") {
            continue;
        }
        if let Some(on_hit) = on_hit(check, effect) {
            effects.on_hit.push(on_hit);
            continue;
        }
        match &effect.value {
            file::Effect::Explosive(far) => {
                has_single_target(check, kind, &word);
                effects.explosive = reach(check, far, "explosive");
            }
            file::Effect::Pierce(far) => {
                has_single_target(check, kind, &word);
                effects.pierce = reach(check, far, "pierce");
            }
            file::Effect::Homing => effects.homing = true,
            file::Effect::Irresistible => effects.irresistible = true,
            file::Effect::Penetrative => effects.penetrative = true,
            // What remains applies on a hit.
            _ => {}
        }
    }
    effects
}

/// An effect that is applied to a figure, if it is one.
pub(crate) fn on_hit(check: &mut Checker, effect: &file::Effect) -> Option<Effect> {
    Some(match effect {
        file::Effect::Awkwardness(by) => Effect::Awkwardness(x(check, by, "awkwardness")),
        file::Effect::Dazzle(by) => Effect::Dazzle(x(check, by, "dazzle")),
        file::Effect::Distract(by) => Effect::Distract(x(check, by, "distract")),
        file::Effect::Ensnare(by) => Effect::Ensnare(x(check, by, "ensnare")),
        file::Effect::Push(far) => Effect::Push(x(check, far, "push")),
        file::Effect::Stun(by) => Effect::Stun(x(check, by, "stun")),
        file::Effect::Explosive(_)
        | file::Effect::Homing
        | file::Effect::Irresistible
        | file::Effect::Penetrative
        | file::Effect::Pierce(_) => return None,
    })
}

/// Explosive spreads from the target and Pierce goes on behind it; a wave or spray has no such target.
fn has_single_target(check: &mut Checker, kind: Kind, effect: &Spanned<String>) {
    if matches!(kind, Kind::Wave(_) | Kind::Spray { .. }) {
        let message = format!("`{effect}` needs one target, and a wave or spray has none");
        let help = "only melee and ranged attacks".to_owned();
        check.report(Code::NoSingleTarget, effect.span, message, Some(help));
    }
}

fn options(check: &mut Checker, listed: &[Spanned<file::Bonus>], what: &str) -> ArrayVec<Bonus, 4> {
    let mut options = ArrayVec::new();
    at_most(check, listed, options.capacity(), what);
    let mut seen = Seen::default();
    for option in listed {
        let word = Spanned { value: word(&option.value), span: option.span };
        check.unique(&mut seen, &word, "option");
        let bonus = bonus(check, option);
        // One option too many has been reported.
        let _ = options.try_push(bonus);
    }
    options
}

fn bonus(check: &mut Checker, bonus: &file::Bonus) -> Bonus {
    match bonus {
        file::Bonus::Damage(more) => Bonus::Damage(x(check, more, "damage")),
        file::Bonus::Awkwardness(by) => Bonus::Awkwardness(x(check, by, "awkwardness")),
        file::Bonus::Dazzle(by) => Bonus::Dazzle(x(check, by, "dazzle")),
        file::Bonus::Distract(by) => Bonus::Distract(x(check, by, "distract")),
        file::Bonus::Ensnare(by) => Bonus::Ensnare(x(check, by, "ensnare")),
        file::Bonus::Push(far) => Bonus::Push(x(check, far, "push")),
        file::Bonus::Stun(by) => Bonus::Stun(x(check, by, "stun")),
    }
}
