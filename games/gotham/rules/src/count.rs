//! Counting successes, in the order of rulings.actions.count-order: the dice, what is automatic, hindrance, what was thrown,
//! and at the very end shackles and smoke. No value is ever negative, in between either (general.negative.order).

use table::Scene;

use crate::Gotham;
use crate::bearer::Reading;
use crate::claim::{self, Context};
use crate::hindrance::{self, are_friends};
use crate::printed::SkillPlace;
use crate::printed::skill::{Counted, Modifier, Skill, Whose};
use crate::printed::term::LineTrigger;
use crate::state::FigureId;

/// A result that is being counted.
#[derive(Clone, Copy, Debug)]
pub struct Count<'a> {
    /// Whose.
    pub figure: FigureId,
    /// Of what.
    pub of: Counted,
    /// What the figure does, for its cards.
    pub during: LineTrigger,
    /// The successes on the dice.
    pub rolled: u8,
    /// Automatic successes of cards and of automatic defence.
    pub automatic: u8,
    /// The skills that the task names.
    pub named: &'a [SkillPlace],
    /// The encumbrance of what is thrown (material.throw.reduce).
    pub thrown: u8,
    /// The smoke along the line of sight (skills.smoke.penalty).
    pub smoke: u8,
}

impl<'a> Count<'a> {
    /// Dice and automatic successes alone.
    pub fn of(figure: FigureId, of: Counted, during: LineTrigger, rolled: u8, automatic: u8) -> Count<'a> {
        Count { figure, of, during, rolled, automatic, named: &[], thrown: 0, smoke: 0 }
    }
}

/// The result.
pub fn result(scene: Scene<Gotham>, count: &Count) -> u8 {
    // Melee attacks and defences are never hindered (hindrance.only-listed).
    let hindered =
        matches!(count.of, Counted::RangedAttack | Counted::ComplexManipulation | Counted::ComplexThought);
    let hindrance = if hindered { hindrance::to_actions(scene, count.figure, count.during) } else { 0 };
    let automatic = count.automatic + from_skills(scene, count);
    let shackles = scene.state.figure(count.figure).shackles; // skills.shackle.penalty
    (count.rolled + automatic)
        .saturating_sub(hindrance)
        .saturating_sub(count.thrown)
        .saturating_sub(shackles)
        .saturating_sub(count.smoke)
}

/// The automatic successes that skills add. Those of the figure itself add up; of its friends one may help, and the best
/// does (skills.bodyguard.condition-single).
fn from_skills(scene: Scene<Gotham>, count: &Count) -> u8 {
    let gives = |whose: Whose| {
        move |place: SkillPlace, skill: &Skill| {
            let context = Context { rolled: count.rolled, named: count.named, skill: place };
            skill.modifiers.iter().any(|modifier| match modifier {
                Modifier::AddSuccesses { to, of, provided } => {
                    let met = |&claim: &_| claim::holds(scene, count.figure, claim, context);
                    *of == whose && includes(*to, count.of) && provided.iter().all(met)
                }
                _ => false,
            })
        }
    };
    let own = scene.level_of(count.figure, count.during, gives(Whose::Own));
    let Some(zone) = scene.state.figure(count.figure).zone() else { return own };
    let friends = scene.state.figures_in(zone).filter(|&other| are_friends(scene.state, count.figure, other));
    let help =
        friends.map(|friend| scene.level_of(friend, LineTrigger::Permanent, gives(Whose::FriendInZone)));
    own + help.max().unwrap_or_default()
}

/// Whether what a skill speaks of covers what is counted.
fn includes(spoken: Counted, counted: Counted) -> bool {
    spoken == counted
        || match spoken {
            Counted::Attack => matches!(counted, Counted::MeleeAttack | Counted::RangedAttack),
            Counted::Defence => {
                matches!(counted, Counted::DefenceAgainstMelee | Counted::DefenceAgainstRanged)
            }
            _ => false,
        }
}
