//! What must be so for a skill to work: the conditions of chapter X.

use table::Scene;

use crate::Gotham;
use crate::attack::{AttackKind, Origin};
use crate::bearer::{PrintedFigure, Reading};
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::SkillPlace;
use crate::printed::skill::Claim;
use crate::roll::Purpose;
use crate::state::{Body, FigureId, State};

/// What a claim may speak of beside the state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The successes on the dice.
    pub rolled: u8,
    /// The skills that the task names (rulings.mission.tasks).
    pub named: &'a [SkillPlace],
    /// The skill that makes the claim.
    pub skill: SkillPlace,
}

/// Whether a claim about a figure holds. What speaks of an attack speaks of the one that is being made.
pub(crate) fn holds(scene: Scene<Gotham>, figure: FigureId, claim: Claim, context: Context) -> bool {
    let attack = scene.state.attack();
    match claim {
        Claim::SuccessOnDice => context.rolled > 0,
        Claim::TargetInZone => {
            attack.is_some_and(|attack| scene.state.figure(figure).zone() == Some(attack.zone))
        }
        Claim::RangedAttack => {
            let rolled_for = scene.state.rolls.last().map(|roll| roll.purpose);
            rolled_for == Some(Purpose::Attack)
                && attack.is_some_and(|attack| attack.kind == AttackKind::Ranged)
        }
        Claim::FriendsPrevail => friends_prevail(scene, figure),
        Claim::HalfWounded => half_wounded(scene, figure),
        Claim::TaskNamesSkill => context.named.contains(&context.skill),
        // Whoever counts helpers takes the best of them.
        Claim::NobodyElse => true,
        Claim::NotFree => attack.is_some_and(|attack| attack.origin == Origin::Action),
        Claim::NotFreeUnlessDeferred => {
            attack.is_some_and(|attack| matches!(attack.origin, Origin::Action | Origin::Deferred(_)))
        }
        Claim::TargetNeutralised => attack.is_some_and(|attack| scene.state.is_neutralised(attack.target)),
        Claim::NotAnAnswer => attack.is_some_and(|attack| attack.origin != Origin::Answer),
        Claim::AttackPrevails => attack.is_some_and(|attack| attack.successes > attack.defence),
    }
}

/// skills.sneak-attack.condition-threat: the possessor does not count himself.
fn friends_prevail(scene: Scene<Gotham>, figure: FigureId) -> bool {
    let Some(zone) = scene.state.figure(figure).zone() else { return false };
    let threat = |side: fn(&State, FigureId, FigureId) -> bool| {
        let there = scene.state.figures_in(zone).filter(|&other| side(scene.state, figure, other));
        there.map(|other| scene.threat(other)).sum::<u8>()
    };
    threat(are_friends) >= threat(are_enemies)
}

/// skills.berserk.condition-hero, skills.berserk.condition-character
fn half_wounded(scene: Scene<Gotham>, figure: FigureId) -> bool {
    let (lost, all) = match (scene.printed(figure), scene.state.figure(figure).body) {
        (PrintedFigure::Hero(sheet), Body::Hero(hero)) => (scene.state.hero(hero).cubes.wounds, sheet.energy),
        (PrintedFigure::Character(tile), _) => (tile.life - scene.state.figure(figure).life, tile.life),
        (PrintedFigure::Hero(_), Body::Character(_)) => return false,
    };
    lost >= all.div_ceil(2)
}
