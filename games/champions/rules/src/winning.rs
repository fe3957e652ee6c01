//! Winning and losing (chapter of that name).

use table::{Flow, RuleId, Stop};

use crate::Play;
use crate::event::Event;
use crate::state::Outcome;

/// The game is over at once, from however deep inside a rule (winning.immediate). It never returns `Ok`.
///
/// # Errors
/// Always [`Stop::Over`].
pub fn end(play: &mut Play, outcome: Outcome, why: RuleId) -> Flow<()> {
    play.state.outcome = Some(outcome);
    play.event(why, |_| Event::GameOver { outcome });
    Err(Stop::Over)
}
