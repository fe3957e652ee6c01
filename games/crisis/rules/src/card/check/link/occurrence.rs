//! What an ability answers, and the roles that this brings.

use super::{Link, Roles};
use crate::card::ability::{Binding, Occurrence};

impl Link<'_, '_> {
    /// An occurrence, and the roles it brings.
    pub(crate) fn occurrence(&mut self, occurrence: &mut Occurrence) -> Roles {
        let in_attack = Roles::ATTACK;
        let rolling = Roles::ATTACK.and(Roles::ROLLER);
        match occurrence {
            Occurrence::Targeted { who } => {
                self.with(in_attack, |link| link.figures(who));
                in_attack
            }
            Occurrence::Pool { by, .. } | Occurrence::Rolled { by, .. } => {
                self.with(rolling, |link| link.figures(by));
                rolling
            }
            Occurrence::Modify { by, vs, .. } => {
                self.with(rolling, |link| {
                    link.figures(by);
                    if let Some(vs) = vs {
                        link.figures(vs);
                    }
                });
                rolling
            }
            Occurrence::ModifyEnd { .. } => rolling,
            Occurrence::Damage { to, from } | Occurrence::AfterDamage { to, from } => {
                self.figures(to);
                if let Some(from) = from {
                    self.figures(from);
                }
                Roles::default()
            }
            Occurrence::AfterAttack { against, .. } | Occurrence::BeforeDamage { against } => {
                self.with(in_attack, |link| link.figures(against));
                in_attack
            }
            Occurrence::EffectOver { rolled_by, .. } => {
                self.figures(rolled_by);
                Roles::default()
            }
            Occurrence::Collision { who } => {
                self.figures(who);
                self.bind(Some(Binding::of("collided")));
                Roles::default()
            }
            Occurrence::Activation { start: who } | Occurrence::ActivationEnd { who } => {
                self.figures(who);
                self.bind(Some(Binding::of("activated")));
                Roles::default()
            }
            Occurrence::PowerGone { who }
            | Occurrence::Removed { who }
            | Occurrence::Destroyed { by: who } => {
                self.figures(who);
                Roles::default()
            }
            Occurrence::Moved { who, .. } => {
                self.with(Roles::MOVER, |link| link.figures(who));
                Roles::MOVER
            }
            Occurrence::Fell { who, by } => {
                self.with(Roles::FALLEN, |link| {
                    link.figures(who);
                    if let Some(by) = by {
                        link.figures(by);
                    }
                });
                Roles::FALLEN
            }
            Occurrence::TacticPaid { by } => {
                self.figures(by);
                self.bind(Some(Binding::of("payers")));
                Roles::PAYERS
            }
            Occurrence::LeadershipChosen { affiliation } => {
                for affiliation in affiliation {
                    self.ids.affiliations.follow(self.check, affiliation);
                }
                Roles::default()
            }
            Occurrence::Phase(_)
            | Occurrence::Scoring
            | Occurrence::SquadChosen
            | Occurrence::LeadershipActive => Roles::default(),
            Occurrence::AnyOf(several) => {
                // Only a role that every one of them brings is sure to be played.
                let brought = several.iter_mut().map(|one| self.occurrence(one));
                let shared = brought.reduce(|a, b| Roles(a.0 & b.0));
                shared.unwrap_or_default()
            }
        }
    }
}
