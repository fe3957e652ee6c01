//! The attack that is being made: its step, its dice, its rules.

use crisis::Crisis;
use crisis::attack::{self, Attack};
use crisis::card::ability::{AttackRule, Reach, Roll};
use crisis::cover;
use crisis::dice::Pool;
use crisis::event::Step;
use crisis::state::{FigureId, Reading as _};
use host::Reader;
use table::Scene;

use super::figure::successes;
use crate::voice::Teller;
use crate::{code, drawing, faces};

/// The steps after the choice of the attack, with their rules.
const STEPS: [(Step, &str); 13] = [
    (Step::Declare, "attack.step2.declare"),
    (Step::Pay, "attack.step3.pay"),
    (Step::AttackPool, "attack.step4.attack-pool"),
    (Step::DefencePool, "attack.step5.defense-pool"),
    (Step::AttackRoll, "attack.step6.attack-roll"),
    (Step::DefenceRoll, "attack.step7.defense-roll"),
    (Step::Criticals, "attack.step8.criticals"),
    (Step::Modify, "attack.step9.own-dice"),
    (Step::Compare, "attack.step10.difference"),
    (Step::BeforeDamage, "attack.step11.before-damage"),
    (Step::Damage, "attack.step12.deal"),
    (Step::Resolved, "attack.step13.resolved"),
    (Step::After, "attack.step14.after"),
];

pub(super) fn attack(reader: &Reader<Crisis>, teller: &Teller) -> Option<drawing::Attack> {
    let scene = reader.scene();
    let attack = scene.state.attacks.last()?;
    let entry = attack.weapon.entry(scene.content, scene.state, attack.attacker);
    let printed = teller.printed();
    let (reach, range) = match entry.reach {
        Reach::Range(range) => ("range", range),
        Reach::Beam(range) => ("beam", range),
        Reach::Area(range) => ("area", range),
    };
    // Before a target is declared, the attack is at its first step and stands against nobody.
    let declared = attack.step.is_some();
    let target = declared.then_some(attack.target);
    let step = STEPS.iter().position(|(step, _)| Some(*step) == attack.step).map_or(0, |at| at + 1);
    let compared = attack.step >= Some(Step::Compare);
    let first = drawing::AttackStep {
        code: "choose".to_owned(),
        name: reader.words.word("crisis-table-step-choose"),
        rule: "attack.step1.choose".to_owned(),
    };
    let later = STEPS.iter().map(|(step, rule)| drawing::AttackStep {
        code: code(step),
        name: printed.step(*step),
        rule: (*rule).to_owned(),
    });
    Some(drawing::Attack {
        attacker: attack.attacker.0.into(),
        target: target.map(|target| target.0.into()),
        name: printed.attack_name(entry),
        nature: code(&attack.kind),
        nature_name: printed.attack_type(attack.kind),
        reach: reach.to_owned(),
        range,
        strength: entry.strength,
        cost: entry.cost,
        step: step as u8,
        steps: std::iter::once(first).chain(later).collect(),
        attack_pool: rolled(scene, attack, Roll::Attack, declared),
        defence_pool: rolled(scene, attack, Roll::Defence, declared),
        cover: declared && cover::has(scene),
        triggers: (0..)
            .zip(&entry.rules)
            .filter(|(place, _)| attack.has_rule(*place))
            .map(|(place, rule)| trigger(teller, rule, rule.icons.is_empty() || attack.met.has(place)))
            .collect(),
        damage: compared.then_some(attack.damage),
    })
}

fn trigger(teller: &Teller, rule: &AttackRule, met: bool) -> drawing::Trigger {
    let printed = teller.printed();
    drawing::Trigger {
        name: printed.rule_name(rule),
        icons: rule.icons.iter().map(code).collect(),
        text: printed.rule_text(rule),
        met,
    }
}

/// One of the two pools. Its size is known once there is a target.
fn rolled(scene: Scene<Crisis>, attack: &Attack, roll: Roll, declared: bool) -> drawing::Pool {
    let (roller, lies) = match roll {
        Roll::Attack => (attack.attacker, attack.attack_pool.shown()),
        _ => (attack.target, attack.defence_pool.shown()),
    };
    let size = match roll {
        Roll::Attack => attack::attack_dice(scene),
        _ => attack::defence_dice(scene),
    };
    pool(scene, roll, roller, lies, if declared { size } else { 0 })
}

fn pool(scene: Scene<Crisis>, roll: Roll, roller: FigureId, lies: &Pool, size: u8) -> drawing::Pool {
    drawing::Pool { size, faces: faces(lies.faces()), successes: successes(scene, roll, roller, lies) }
}

pub(super) fn dodge(scene: Scene<Crisis>) -> Option<drawing::Dodge> {
    let dodge = scene.state.dodge.as_ref()?;
    let size = scene.card(dodge.figure).defence.physical;
    Some(drawing::Dodge {
        figure: dodge.figure.0.into(),
        pool: pool(scene, Roll::Dodge, dodge.figure, dodge.pool.shown(), size),
    })
}
