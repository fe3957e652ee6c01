//! Which faces an attack can look at at all. What nobody looks at need not be enumerated.

use table::Scene;

use crate::attack::Weapon;
use crate::card::ability::{
    Amount, AttackRule, Changed, Claim, Counted, Face, Modifier, Occurrence, Roll, RollOf, Step, Superpower,
};
use crate::dice::Told;
use crate::effect::modifiers;
use crate::state::{FigureId, Lens, Reading};
use crate::{Crisis, cover};

/// The faces that any rule in play may look at during this attack. More than needed is slow, less would be wrong: a pool
/// refuses to be asked for a face that was not told apart.
pub fn lens(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon, target: FigureId) -> Lens {
    let coarse = Lens { attack: Told::SUCCESSES, defence: Told::SUCCESSES, sparing: true, ..Lens::FULL };
    let mut eyes = Eyes { lens: coarse };
    for rule in &weapon.entry(scene.content, scene.state, attacker).rules {
        eyes.rule(rule);
    }
    for figure in scene.state.on_battlefield() {
        scene.superpowers(figure).for_each(|(_, power)| eyes.superpower(power));
    }
    for lasting in &scene.state.lasting {
        let what = &scene.content.lasting[usize::from(lasting.what)];
        eyes.modifiers(&what.modifiers);
        what.superpower.iter().for_each(|power| eyes.superpower(power));
    }
    for side in crate::state::Side::BOTH {
        for &card in &scene.state.squads[side].tactics {
            let tactic = scene.tactic(card);
            if tactic.when.is_some() {
                eyes.steps(&tactic.steps);
            }
        }
    }
    // Cover changes a die that is no failure.
    if cover::from_terrain(scene, attacker, target) || modifiers::cover(scene, attacker, target) {
        eyes.see(Roll::Defence, Told::FAILURES);
    }
    eyes.lens
}

struct Eyes {
    lens: Lens,
}

impl Eyes {
    fn see(&mut self, roll: Roll, told: Told) {
        if roll != Roll::Defence {
            self.lens.attack = self.lens.attack.and(told);
        }
        if roll != Roll::Attack {
            self.lens.defence = self.lens.defence.and(told);
        }
    }

    fn faces(&mut self, roll: Roll, faces: &[Face]) {
        for &face in faces {
            if roll != Roll::Defence {
                self.see(Roll::Attack, Told::face(Roll::Attack, face));
            }
            if roll != Roll::Attack {
                self.see(Roll::Defence, Told::face(Roll::Defence, face));
            }
        }
    }

    fn rule(&mut self, rule: &AttackRule) {
        self.faces(Roll::Attack, &rule.icons);
        rule.provided.iter().for_each(|claim| self.claim(claim));
        self.modifiers(&rule.modifiers);
        self.steps(&rule.steps);
    }

    fn superpower(&mut self, power: &Superpower) {
        if let Some(Occurrence::EffectOver { faces, .. }) = &power.when {
            self.faces(Roll::Any, faces);
        }
        // What is used in its character's activation alone has no say in an attack.
        if power.when.is_some() {
            power.provided.iter().for_each(|claim| self.claim(claim));
            self.steps(&power.steps);
        }
        self.modifiers(&power.modifiers);
    }

    fn modifiers(&mut self, modifiers: &[Modifier]) {
        for modifier in modifiers {
            match modifier {
                Modifier::Counts { roll, face, .. } => self.faces(*roll, &[*face]),
                Modifier::Rerolls { roll, .. } => self.see(*roll, Told::FAILURES),
                _ => {}
            }
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Reroll { roll, count, .. } => {
                    self.see(roll.unwrap_or(Roll::Any), Told::FAILURES);
                    self.amount(count);
                }
                Step::ChangeDice { roll, count, any, to, .. } => {
                    self.see(*roll, Told::FAILURES);
                    self.faces(*roll, any);
                    if *to == Changed::Any {
                        self.see(*roll, Told::ALL);
                    }
                    self.amount(count);
                }
                Step::TreatDice { roll, any, .. } => self.faces(*roll, any),
                Step::GainPower { amount, .. }
                | Step::LosePower { amount, .. }
                | Step::Suffer { amount, .. }
                | Step::Heal { amount, .. } => self.amount(amount),
                Step::If { holds, then, r#else } => {
                    self.claim(holds);
                    self.steps(then);
                    self.steps(r#else);
                }
                Step::May(inner) => self.steps(inner),
                Step::Later { r#do, .. } | Step::ForEach { r#do, .. } => self.steps(r#do),
                Step::ChooseOne(options) => options.iter().for_each(|option| self.steps(&option.r#do)),
                _ => {}
            }
        }
    }

    fn amount(&mut self, amount: &Amount) {
        let Amount::Counted(counted) = amount else { return };
        match &**counted {
            Counted::Faces { roll, any } => self.roll_of(*roll, any),
            Counted::UpTo(most) => self.amount(most),
            Counted::Times(all) | Counted::Sum(all) | Counted::AtLeast(all) => {
                all.iter().for_each(|one| self.amount(one));
            }
            _ => {}
        }
    }

    fn claim(&mut self, claim: &Claim) {
        match claim {
            Claim::Not(inner) => self.claim(inner),
            Claim::Shows { roll, faces, .. } => self.roll_of(*roll, faces),
            Claim::AtLeast(one, other) | Claim::AtMost(one, other) | Claim::MoreThan(one, other) => {
                self.amount(one);
                self.amount(other);
            }
            _ => {}
        }
    }

    fn roll_of(&mut self, roll: RollOf, faces: &[Face]) {
        match roll {
            RollOf::Attack => self.faces(Roll::Attack, faces),
            RollOf::Defence => self.faces(Roll::Defence, faces),
            RollOf::Named(_) => {}
        }
    }
}
