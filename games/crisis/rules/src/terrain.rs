//! Terrain (chapter "Terrain").

use space::Footprint;
use table::{Flow, fit};

use crate::effect::{Moment, window};
use crate::event::Event;
use crate::state::{Battleground, PieceId, Side, TokenId};
use crate::{Play, objectives, rule};

/// Destroys a terrain feature by an effect of a side. Whoever stood on it is put on the battlefield at the same place
/// (terrain.set-down), which changes nothing seen from above; so are tokens that lay on it or under it.
///
/// # Errors
/// A stop of the table.
pub fn destroy(play: &mut Play, piece: PieceId, by: Side) -> Flow<bool> {
    if play.state.destroyed.has(piece.0) || !play.scene().piece(piece).interactive {
        return Ok(false);
    }
    play.state.destroyed = play.state.destroyed.with(piece.0);
    play.event(rule!("terrain.destroyed"), |_| Event::Destroyed { piece });
    for token in (0..fit::<u8>(play.state.tokens.len())).map(TokenId) {
        let lies = objectives::disc(play.scene(), token);
        if !play.scene().terrain().any(|it| it.outline.overlaps_disc(&lies)) {
            play.state.tokens[usize::from(token.0)].lies = None;
        }
    }
    window(play, Moment::Destroyed(by))?;
    Ok(true)
}
