//! The round (chapter "Round structure"): a player phase, then a villain phase, over and over.

use table::Flow;

use crate::event::Event;
use crate::state::{Phase, VillainStep};
use crate::{Play, player_phase, rule, setup, villain_phase};

/// From one checkpoint to the next: setup, one option of a turn, the end of the player phase, and in the villain phase
/// one step, one activation or one revealed card.
///
/// # Errors
/// A stop of the table; [`table::Stop::Over`] when the game has ended.
pub fn step(play: &mut Play) -> Flow<()> {
    match play.state.phase {
        Phase::Setup => setup::set_up(play),
        Phase::Turn => player_phase::turn(play),
        Phase::EndOfPlayerPhase => player_phase::end(play),
        Phase::Villain(VillainStep::PlaceThreat) => villain_phase::place_threat(play),
        Phase::Villain(VillainStep::Villain(player)) => villain_phase::villain_activates(play, player),
        Phase::Villain(VillainStep::Minions(player)) => villain_phase::a_minion_activates(play, player),
        Phase::Villain(VillainStep::Reveal(player)) => villain_phase::reveal(play, player),
        Phase::Villain(VillainStep::Deal) => villain_phase::deal(play),
        Phase::Villain(VillainStep::EndRound) => villain_phase::end_round(play),
    }
}

/// A round begins with the player phase, and that with the first player's turn (round.repeat).
pub(crate) fn begin(play: &mut Play) {
    play.state.round += 1;
    play.event(rule!("round.repeat"), |state| Event::RoundBegan { round: state.round });
    player_phase::begin(play);
}

/// Goes on to another part of the round.
pub(crate) fn go_to(play: &mut Play, phase: Phase) {
    play.state.phase = phase;
    play.event(rule!("round.sequence"), |_| Event::PhaseBegan { phase });
}
