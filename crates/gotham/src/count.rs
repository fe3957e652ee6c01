//! Counting successes: the dice, and what skills add to them (general.automatic-success).

use table::Scene;

use crate::Gotham;
use crate::bearer::Reading;
use crate::dice::Pool;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::skill::{Claim, Counted, Modifier, Whose};
use crate::printed::term::LineTrigger;
use crate::state::FigureId;

/// A result that is being counted.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// Whose.
    pub figure: FigureId,
    /// Of what.
    pub of: Counted,
    /// What the figure does, for its cards.
    pub during: LineTrigger,
    /// The one on the other side of an attack.
    pub opponent: FigureId,
    /// The dice.
    pub pool: Pool,
}

/// The automatic successes that skills add. Those of the figure itself add up; of its friends one may help, and the best
/// does (skills.bodyguard.condition-single).
pub fn automatic_successes(scene: Scene<Gotham>, count: &Count) -> u8 {
    let gives = |whose: Whose| {
        move |modifier: &Modifier| match modifier {
            Modifier::AddSuccesses { to, of, provided } => {
                *of == whose
                    && includes(*to, count.of)
                    && provided.iter().all(|claim| holds(scene, count, *claim))
            }
            _ => false,
        }
    };
    let own = scene.level(count.figure, count.during, gives(Whose::Own));
    let Some(zone) = scene.state.figure(count.figure).zone() else { return own };
    let friends = scene.state.figures_in(zone).filter(|&other| are_friends(scene.state, count.figure, other));
    let help = friends.map(|friend| scene.level(friend, LineTrigger::Permanent, gives(Whose::FriendInZone)));
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

/// Whether a claim holds of what is counted. Claims about other moments do not.
fn holds(scene: Scene<Gotham>, count: &Count, claim: Claim) -> bool {
    let zone = |figure: FigureId| scene.state.figure(figure).zone();
    match claim {
        Claim::SuccessOnDice => count.pool.successes() > 0,
        Claim::TargetInZone => zone(count.figure) == zone(count.opponent),
        Claim::RangedAttack => count.of == Counted::RangedAttack,
        Claim::FriendsPrevail => friends_prevail(scene, count.figure),
        // Only the best of several helpers is counted.
        Claim::NobodyElse => true,
        Claim::HalfWounded
        | Claim::TaskNamesSkill
        | Claim::NotFree
        | Claim::NotFreeUnlessDeferred
        | Claim::TargetNeutralised
        | Claim::NotAnAnswer
        | Claim::AttackPrevails => false,
    }
}

/// skills.sneak-attack.condition-threat: the possessor does not count himself.
fn friends_prevail(scene: Scene<Gotham>, figure: FigureId) -> bool {
    let Some(zone) = scene.state.figure(figure).zone() else { return false };
    let threat = |side: fn(&crate::state::State, FigureId, FigureId) -> bool| {
        let there = scene.state.figures_in(zone).filter(|&other| side(scene.state, figure, other));
        there.map(|other| scene.threat(other)).sum::<u8>()
    };
    threat(are_friends) >= threat(are_enemies)
}
