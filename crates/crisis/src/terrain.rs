//! Terrain (chapter "Terrain").

use table::Flow;

use crate::effect::{Moment, window};
use crate::event::Event;
use crate::state::{PieceId, Reading, Side};
use crate::{Play, rule};

/// Destroys a terrain feature by an effect of a side. Whoever stood on it is put on the battlefield at the same place
/// (terrain.set-down), which changes nothing seen from above.
///
/// # Errors
/// A stop of the table.
pub fn destroy(play: &mut Play, piece: PieceId, by: Side) -> Flow<bool> {
    if play.state.destroyed.has(piece.0) || !play.scene().piece(piece).interactive {
        return Ok(false);
    }
    play.state.destroyed = play.state.destroyed.with(piece.0);
    play.event(rule!("terrain.destroyed"), |_| Event::Destroyed { piece });
    window(play, Moment::Destroyed(by))?;
    Ok(true)
}
