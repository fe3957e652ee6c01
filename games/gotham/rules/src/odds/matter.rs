//! What hangs on a question.

use table::{Entry, Scene};

use super::Moment;
use crate::answer::{Answer, Go, SkillPick};
use crate::ask::Topic;
use crate::attack::AttackKind;
use crate::printed::skill::Step;
use crate::printed::term::{CubeBox, LineTrigger};
use crate::roll::Purpose;
use crate::state::{CardPlace, FigureId, State};
use crate::{Gotham, deed, defence, movement, target};

/// Something that dice decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// What a figure suffers from an attack on it, until the action is over.
    Attack(FigureId),
    /// What a figure suffers on its way, until the movement is over.
    Way(FigureId),
    /// What a figure suffers from one roll for a fall, for dangerous ground or in an explosion.
    Hazard(FigureId),
    /// What a figure's complex manipulation or thought counts.
    Deed(FigureId),
}

impl Matter {
    /// Who suffers, or who acts.
    pub fn figure(self) -> FigureId {
        match self {
            Matter::Attack(figure) | Matter::Way(figure) | Matter::Hazard(figure) | Matter::Deed(figure) => {
                figure
            }
        }
    }

    /// What hangs on an answer to the question that stands: nothing where it is not about dice, or cubes for them.
    pub fn of(now: Scene<Gotham>, moment: Moment, answer: Answer) -> Option<Matter> {
        let state = now.state;
        match (moment.ask.topic, answer) {
            (Topic::Reroll { .. } | Topic::Drop { .. }, _) => Matter::under_way(state),
            (Topic::Target { .. }, Answer::Figure(target)) => Some(Matter::Attack(target)),
            (Topic::Cubes { figure, into, .. }, _) => {
                // Allied characters defend themselves with cubes in another box (skills.elite-command.saturation-shared).
                if state.attack().is_some_and(|attack| attack.target == figure) {
                    return Matter::under_way(state);
                }
                Matter::paid_for(now, moment, figure, into)
            }
            (Topic::Push { hero, into, .. }, _) => {
                Matter::paid_for(now, moment, state.hero(hero).figure, into)
            }
            (Topic::Weapon { hero, when, .. }, _) => {
                Matter::helped(now, moment, state.hero(hero).figure, when)
            }
            (Topic::UseCard { card, when } | Topic::Line { card, when }, _) => {
                let CardPlace::Carried(hero) = state.cards.get(usize::from(card))?.place else { return None };
                Matter::helped(now, moment, state.hero(hero).figure, when)
            }
            (Topic::Deed { figure, .. }, Answer::Nature(nature)) => {
                deed::kind(now, nature).is_complex().then_some(Matter::Deed(figure))
            }
            (Topic::Skill { .. }, Answer::Skill(SkillPick::Use { step: Step::Intercept, .. })) => {
                Matter::under_way(state)
            }
            (Topic::Skill { .. }, Answer::Skill(SkillPick::Use { step: Step::StrikeBack, .. })) => {
                state.attack().map(|attack| Matter::Attack(attack.attacker))
            }
            (Topic::Move { figure, .. }, Answer::Go(Go::To(zone))) => {
                let way = movement::way(now, figure, zone)?;
                (movement::danger(now, figure, zone, way) > 0).then_some(Matter::Way(figure))
            }
            _ => None,
        }
    }

    /// The cubes that the defender may still spend on it, if it is an attack that he has not answered yet (defence.b.spend).
    pub fn open_defence(self, now: Scene<Gotham>, moment: Moment) -> u8 {
        let Matter::Attack(defender) = self else { return 0 };
        let rolled = now.state.rolls.last().is_some_and(|roll| roll.purpose == Purpose::Defence);
        let spent = match moment.ask.topic {
            Topic::Cubes { figure, .. } => figure == defender,
            Topic::UseCard { when, .. } | Topic::Line { when, .. } => when == LineTrigger::Defence,
            _ => rolled,
        };
        if spent { 0 } else { defence::most_cubes(now, defender) }
    }

    /// That of the dice on the table, or else of the attack that is being made.
    pub fn under_way(state: &State) -> Option<Matter> {
        match state.rolls.last().map(|roll| (roll.purpose, roll.figure)) {
            Some((Purpose::Deed { .. }, figure)) => Some(Matter::Deed(figure)),
            Some((Purpose::Hazard, figure)) => Some(Matter::Hazard(figure)),
            Some((Purpose::Attack | Purpose::Defence, _)) | None => {
                state.attack().map(|attack| Matter::Attack(attack.target))
            }
        }
    }

    /// That of an action with cubes in this box, which was declared in this step.
    fn paid_for(now: Scene<Gotham>, moment: Moment, figure: FigureId, into: CubeBox) -> Option<Matter> {
        let when = match into {
            CubeBox::Melee => LineTrigger::MeleeAttack,
            CubeBox::Ranged => LineTrigger::RangedAttack,
            CubeBox::Manipulation => LineTrigger::Manipulation,
            CubeBox::Thought => LineTrigger::Thought,
            CubeBox::Defence => LineTrigger::Defence,
            CubeBox::Movement | CubeBox::Reroll => return None,
        };
        Matter::helped(now, moment, figure, when)
    }

    /// That of an action of this kind, which was declared in this step.
    fn helped(now: Scene<Gotham>, moment: Moment, figure: FigureId, when: LineTrigger) -> Option<Matter> {
        match when {
            LineTrigger::MeleeAttack => declared_target(now, moment, figure, AttackKind::Melee),
            LineTrigger::RangedAttack => declared_target(now, moment, figure, AttackKind::Ranged),
            LineTrigger::Manipulation | LineTrigger::Thought => {
                is_rolled(now, moment).then_some(Matter::Deed(figure))
            }
            LineTrigger::Defence => Matter::under_way(now.state),
            LineTrigger::Movement | LineTrigger::Permanent => None,
        }
    }
}

/// Whom an attack was declared on: who was named, or the only one who could be.
fn declared_target(
    now: Scene<Gotham>,
    moment: Moment,
    attacker: FigureId,
    kind: AttackKind,
) -> Option<Matter> {
    let named = said(moment).find_map(|answer| match answer {
        Answer::Figure(target) => Some(target),
        _ => None,
    });
    let possible = |&target: &FigureId| target::may_target(now, attacker, target, kind).is_ok();
    named.or_else(|| now.state.figure_ids().find(possible)).map(Matter::Attack)
}

/// Whether the deed that was declared is a complex one. Nobody is asked what to do where there is but one thing, and nobody
/// how many cubes an automatic deed costs.
fn is_rolled(now: Scene<Gotham>, moment: Moment) -> bool {
    let named = said(moment).find_map(|answer| match answer {
        Answer::Nature(nature) => Some(nature),
        _ => None,
    });
    match named {
        Some(nature) => deed::kind(now, nature).is_complex(),
        None => matches!(moment.ask.topic, Topic::Cubes { .. }),
    }
}

/// What was answered since the step began, the last answer first.
fn said(moment: Moment<'_>) -> impl Iterator<Item = Answer> + '_ {
    moment.since.iter().rev().filter_map(|(_, entry)| match entry {
        Entry::Answer(_, answer) => Some(*answer),
        _ => None,
    })
}
