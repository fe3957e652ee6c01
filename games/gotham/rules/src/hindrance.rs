//! Chapter IX M and N: friends, enemies, and how they get in the way.

use table::Scene;

use crate::Gotham;
use crate::bearer::Reading;
use crate::printed::skill::Modifier;
use crate::printed::term::LineTrigger;
use crate::state::{FigureId, State};

/// friend-enemy.enemy; neutral figures are nobody's (friend-enemy.neutral).
pub fn are_enemies(state: &State, one: FigureId, other: FigureId) -> bool {
    state.figure(one).camp.opponent() == Some(state.figure(other).camp)
}

/// friend-enemy.friend; nobody is a friend of himself (friend-enemy.self-excluded).
pub fn are_friends(state: &State, one: FigureId, other: FigureId) -> bool {
    one != other && state.figure(one).camp == state.figure(other).camp
}

/// The hindrance to a move out of the figure's zone: enemies' size less friends' (hindrance.move). Elusive is taken off
/// the enemies' total first (skills.elusive.order).
pub fn to_moves(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    let ignored = scene.level(figure, LineTrigger::Movement, |modifier| *modifier == Modifier::IgnoreSize);
    index(scene, figure, ignored, |other| scene.size(other))
}

/// The hindrance to a ranged attack, a complex manipulation or a complex thought: enemies' threat less friends'
/// (hindrance.actions). Nerves of Steel is taken off the enemies' total first.
pub fn to_actions(scene: Scene<Gotham>, figure: FigureId, action: LineTrigger) -> u8 {
    let ignored = scene.level(figure, action, |modifier| *modifier == Modifier::IgnoreThreat);
    index(scene, figure, ignored, |other| scene.threat(other))
}

fn index(scene: Scene<Gotham>, figure: FigureId, ignored: u8, weight: impl Fn(FigureId) -> u8) -> u8 {
    let Some(zone) = scene.state.figure(figure).zone() else { return 0 };
    let (mut enemies, mut friends) = (0, 0);
    for other in scene.state.figures_in(zone) {
        if are_enemies(scene.state, figure, other) {
            enemies += weight(other);
        } else if are_friends(scene.state, figure, other) {
            friends += weight(other);
        }
    }
    // No value is ever negative, in between either (general.negative.order).
    enemies.saturating_sub(ignored).saturating_sub(friends)
}
