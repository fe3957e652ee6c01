//! Controlling a character of the other squad (chapter "Allied, enemy and control").
//!
//! Who controls a character decides everything, except that it counts in no squad for team tactic cards and leadership
//! abilities while an effect lasts (characters.control-no-squad, q.diff-control-status).

use table::{Flow, Scene};

use crate::card::ability::{Duration, Kind};
use crate::effect::{Frame, Source};
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::{Crisis, Play, damage, grunts, rule};

/// A player takes control of a character for a while. Grunts leave the game instead (grunts.control-change), and so do those
/// whose last parent is taken (grunts.parents-gone).
///
/// # Errors
/// A stop of the table.
pub fn take(play: &mut Play, side: Side, figure: FigureId, until: Duration) -> Flow<()> {
    let before = play.state.figure(figure).side;
    if !play.state.is_up(figure) || before == side {
        return Ok(());
    }
    if play.scene().character(figure).is_grunt() {
        return damage::remove(play, figure);
    }
    let state = play.state.figure_mut(figure);
    state.side = side;
    state.controlled_until = (state.squad != side).then_some(until);
    play.event(rule!("characters.control-no-squad"), |_| Event::ControlChanged { figure, side });
    grunts::parent_gone(play, before)
}

/// Everybody who was controlled for so long goes back to their squad.
pub(crate) fn over(play: &mut Play, until: Duration) {
    for figure in play.state.figure_ids() {
        let state = play.state.figure_mut(figure);
        if state.controlled_until == Some(until) {
            state.controlled_until = None;
            state.side = state.squad;
            let side = state.side;
            play.event(rule!("characters.control-no-squad"), |_| Event::ControlChanged { figure, side });
        }
    }
}

/// Whether an effect overlooks a character because it is in no squad just now: those of team tactic cards and leadership
/// abilities of both players do.
pub(crate) fn overlooked(scene: Scene<Crisis>, frame: &Frame, figure: FigureId) -> bool {
    scene.state.figure(figure).is_controlled()
        && match frame.source {
            Source::Tactic { .. } => true,
            Source::Power { figure, power } => {
                let power = scene.superpower(figure, power);
                power.is_some_and(|power| power.kind.value == Kind::Leadership)
            }
            _ => false,
        }
}
