//! What abilities answer, as what opens their sentence: "when this character activates".

use crisis::card::ability::{AttackType, Figures, Motion, Occurrence, Phase};
use words::{Arg, Join, Message};

use super::Telling;
use super::who::{Mode, Referent, plain, referent};
use crate::voice::term;

impl Telling<'_> {
    /// An occurrence.
    pub(super) fn occurrence(&mut self, occurrence: &Occurrence) -> Message {
        match occurrence {
            Occurrence::Targeted { who } => self.acting("crisis-when-targeted", who, Referent::Target),
            Occurrence::Pool { roll, by } => {
                self.acting("crisis-when-pool", by, Referent::Roller).with("roll", term::roll(*roll))
            }
            Occurrence::Rolled { roll, by } => {
                self.acting("crisis-when-rolled", by, Referent::Roller).with("roll", term::roll(*roll))
            }
            Occurrence::Modify { roll, by, against, vs } => {
                self.modify(term::roll(*roll).into(), by, against, vs.as_ref())
            }
            Occurrence::ModifyEnd { .. } => Message::new("crisis-when-modify-end"),
            Occurrence::Damage { to, from } => {
                let from = from.as_ref();
                self.from("crisis-when-damage", "crisis-when-damage-from", to, from)
            }
            Occurrence::AfterDamage { to, from } => {
                let from = from.as_ref();
                self.from("crisis-when-after-damage", "crisis-when-after-damage-from", to, from)
            }
            Occurrence::BeforeDamage { against } => self.about("crisis-when-before-damage", against),
            Occurrence::AfterAttack { against, damaging: false } => {
                self.alone("crisis-when-after-attack", against)
            }
            Occurrence::AfterAttack { against, damaging: true } => {
                self.alone("crisis-when-after-attack-damaging", against)
            }
            Occurrence::EffectOver { rolled_by, faces } => {
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), Join::Or);
                self.acting("crisis-when-effect-over", rolled_by, Referent::Roller).with("faces", faces)
            }
            Occurrence::Collision { who } => self.about("crisis-when-collision", who),
            Occurrence::Activation { start } => self.alone("crisis-when-activation", start),
            Occurrence::ActivationEnd { who } => self.about("crisis-when-activation-end", who),
            Occurrence::Phase(Phase::Power) => Message::new("crisis-when-power-phase"),
            Occurrence::Phase(Phase::ActivationStart) => Message::new("crisis-when-activation-phase-start"),
            Occurrence::Phase(Phase::ActivationEnd) => Message::new("crisis-when-activation-phase-end"),
            Occurrence::Phase(Phase::Cleanup) => Message::new("crisis-when-cleanup-phase"),
            Occurrence::Scoring => Message::new("crisis-when-scoring"),
            Occurrence::PowerGone { who } => self.alone("crisis-when-power-gone", who),
            Occurrence::Moved { who, by } => {
                let ways = Arg::List(term::parts(by.iter().map(|&by| motion(by))), Join::Or);
                self.acting("crisis-when-moved", who, Referent::Mover).with("ways", ways)
            }
            Occurrence::Destroyed { by } => self.about("crisis-when-destroyed", by),
            Occurrence::Removed { who } => self.alone("crisis-when-removed", who),
            Occurrence::Fell { who, by: None } => self.acting("crisis-when-fell", who, Referent::Fallen),
            Occurrence::Fell { who, by: Some(by) } => {
                let who = self.figures(who, Mode::One);
                self.acting("crisis-when-fell-by", by, Referent::Fallen).with("whom", who)
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
                if let [Occurrence::Pool { roll, by }, Occurrence::Pool { roll: other, by: same }] = &any[..]
                    && by == same
                {
                    let rolls =
                        Arg::List(vec![term::roll(*roll).into(), term::roll(*other).into()], Join::Or);
                    return self.acting("crisis-when-pool", by, Referent::Roller).with("roll", rolls);
                }
                let any: Vec<Arg> = any.iter().map(|one| self.occurrence(one).into()).collect();
                Message::new("host-phrase").with("text", Arg::List(any, Join::Or))
            }
        }
    }

    fn modify(&mut self, roll: Arg, by: &Figures, against: &[AttackType], vs: Option<&Figures>) -> Message {
        let modify = self.acting("crisis-when-modify", by, Referent::Roller).with("roll", roll);
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

    /// About somebody who is "it" from then on.
    fn alone(&mut self, key: &'static str, who: &Figures) -> Message {
        let said = self.about(key, who);
        self.last = plain(&who.0).and_then(referent);
        said
    }

    /// About somebody who does something, and is called by that later.
    fn acting(&mut self, key: &'static str, who: &Figures, later: Referent) -> Message {
        let said = self.about(key, who);
        self.last = Some(plain(&who.0).and_then(referent).unwrap_or(later));
        said
    }

    /// About somebody, and about whoever did it where that matters.
    fn from(
        &mut self,
        alone: &'static str,
        with: &'static str,
        who: &Figures,
        by: Option<&Figures>,
    ) -> Message {
        let said = match by {
            None => self.about(alone, who),
            Some(by) => self.about(with, who).with("by", self.figures(by, Mode::One)),
        };
        self.last = plain(&who.0).and_then(referent);
        said
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
