//! What abilities answer, as clauses that follow "when".

use crisis::card::ability::{AttackType, Figures, Motion, Occurrence, Phase};
use words::{Arg, Join, Message};

use super::Telling;
use super::who::Mode;
use crate::voice::term;

impl Telling<'_> {
    /// An occurrence.
    pub(super) fn occurrence(&mut self, occurrence: &Occurrence) -> Message {
        match occurrence {
            Occurrence::Targeted { who } => self.about("crisis-when-targeted", who),
            Occurrence::Pool { roll, by } => {
                self.about("crisis-when-pool", by).with("roll", term::roll(*roll))
            }
            Occurrence::Rolled { roll, by } => {
                self.about("crisis-when-rolled", by).with("roll", term::roll(*roll))
            }
            Occurrence::Modify { roll, by, against, vs } => {
                self.modify(term::roll(*roll).into(), by, against, vs.as_ref())
            }
            Occurrence::ModifyEnd { .. } => Message::new("crisis-when-modify-end"),
            Occurrence::Damage { to, from } => {
                self.from("crisis-when-damage", "crisis-when-damage-from", to, from.as_ref())
            }
            Occurrence::AfterDamage { to, from } => {
                self.from("crisis-when-after-damage", "crisis-when-after-damage-from", to, from.as_ref())
            }
            Occurrence::BeforeDamage { against } => self.about("crisis-when-before-damage", against),
            Occurrence::AfterAttack { against, damaging: false } => {
                self.about("crisis-when-after-attack", against)
            }
            Occurrence::AfterAttack { against, damaging: true } => {
                self.about("crisis-when-after-attack-damaging", against)
            }
            Occurrence::EffectOver { rolled_by, faces } => {
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), Join::Or);
                self.about("crisis-when-effect-over", rolled_by).with("faces", faces)
            }
            Occurrence::Collision { who } => self.about("crisis-when-collision", who),
            Occurrence::Activation { start } => self.about("crisis-when-activation", start),
            Occurrence::ActivationEnd { who } => self.about("crisis-when-activation-end", who),
            Occurrence::Phase(Phase::Power) => Message::new("crisis-when-power-phase"),
            Occurrence::Phase(Phase::ActivationStart) => Message::new("crisis-when-activation-phase-start"),
            Occurrence::Phase(Phase::ActivationEnd) => Message::new("crisis-when-activation-phase-end"),
            Occurrence::Phase(Phase::Cleanup) => Message::new("crisis-when-cleanup-phase"),
            Occurrence::Scoring => Message::new("crisis-when-scoring"),
            Occurrence::PowerGone { who } => self.about("crisis-when-power-gone", who),
            Occurrence::Moved { who, by } => {
                let ways = Arg::List(term::parts(by.iter().map(|&by| motion(by))), Join::Or);
                self.about("crisis-when-moved", who).with("ways", ways)
            }
            Occurrence::Destroyed { by } => self.about("crisis-when-destroyed", by),
            Occurrence::Removed { who } => self.about("crisis-when-removed", who),
            Occurrence::Fell { who, by } => {
                self.from("crisis-when-fell", "crisis-when-fell-by", who, by.as_ref())
            }
            Occurrence::TacticPaid { by } => self.about("crisis-when-tactic-paid", by),
            Occurrence::SquadChosen => Message::new("crisis-when-squad-chosen"),
            Occurrence::LeadershipChosen { affiliation } => {
                let names = affiliation.iter().map(|affiliation| self.affiliation_called(affiliation));
                Message::new("crisis-when-leadership-chosen")
                    .with("affiliations", Arg::List(term::parts(names.collect::<Vec<_>>()), Join::Or))
            }
            Occurrence::LeadershipActive => Message::new("crisis-when-leadership-active"),
            Occurrence::AnyOf(any) => {
                if let Some((rolls, by, vs)) = same_modification(any) {
                    return self.modify(Arg::List(rolls, Join::Or), by, &[], vs);
                }
                let any: Vec<Arg> = any.iter().map(|one| self.occurrence(one).into()).collect();
                Message::new("host-phrase").with("text", Arg::List(any, Join::Or))
            }
        }
    }

    fn modify(&mut self, roll: Arg, by: &Figures, against: &[AttackType], vs: Option<&Figures>) -> Message {
        let modify = self.about("crisis-when-modify", by).with("roll", roll);
        let modify = modify.with("against", against_types(against));
        match vs {
            Some(vs) => Message::new("crisis-when-modify-vs")
                .with("modify", modify)
                .with("vs", self.figures(vs, Mode::One)),
            None => modify,
        }
    }

    fn about(&mut self, key: &'static str, who: &Figures) -> Message {
        Message::new(key).with("who", self.figures(who, Mode::One))
    }

    /// About somebody, and about whoever did it where that matters.
    fn from(
        &mut self,
        alone: &'static str,
        with: &'static str,
        who: &Figures,
        by: Option<&Figures>,
    ) -> Message {
        match by {
            None => self.about(alone, who),
            Some(by) => self.about(with, who).with("by", self.figures(by, Mode::One)),
        }
    }
}

/// Several rolls that are modified by the same characters, so that these are named but once.
fn same_modification(any: &[Occurrence]) -> Option<(Vec<Arg>, &Figures, Option<&Figures>)> {
    let Some(Occurrence::Modify { by, vs, .. }) = any.first() else { return None };
    let rolls: Option<Vec<Arg>> = any
        .iter()
        .map(|one| match one {
            Occurrence::Modify { roll, by: other, against, vs: versus }
                if other == by && versus == vs && against.is_empty() =>
            {
                Some(term::roll(*roll).into())
            }
            _ => None,
        })
        .collect();
    Some((rolls?, by, vs.as_ref()))
}

/// Only in attacks of some types; nothing for any.
pub(super) fn against_types(types: &[AttackType]) -> Arg {
    if types.is_empty() {
        return Message::new("crisis-against-any").into();
    }
    let types = term::parts(types.iter().map(|&kind| term::attack_type(kind)));
    Message::new("crisis-against").with("types", Arg::List(types, Join::Or)).into()
}

/// A way to be moved, as a verb in the infinitive.
pub(super) fn motion(motion: Motion) -> Message {
    Message::new(match motion {
        Motion::Advance => "crisis-motion-advance",
        Motion::Climb => "crisis-motion-climb",
        Motion::Push => "crisis-motion-push",
        Motion::Throw => "crisis-motion-throw",
        Motion::Place => "crisis-motion-place",
    })
}
