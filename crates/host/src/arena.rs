//! Matches as programs hold them: from a setup, and from a match as one seat could believe it to be.

use std::sync::Arc;

use arena::Arena;
use serde_json::Value;
use table::{Chances, Fast, Game, Match, Seat};

use crate::host::Stock;
use crate::{Host, Parts, Unplayable};

impl<G: Game> Host<G> {
    /// A game with this setup at its beginning.
    ///
    /// # Errors
    /// When the setup can't be played (any more).
    pub fn arena(&self, setup: &Value, chances: Chances) -> Result<Box<dyn Arena>, Unplayable> {
        let mut setup = Stock::<G>::setup(setup)?;
        let content = self.stock.content_of(&mut setup)?;
        let start = G::start(&content, &setup).map_err(Unplayable::new)?;
        arena::begin(content, start, chances, self.stock.parts.eyes).map_err(Unplayable::new)
    }
}

/// What a seat could believe of a match: nothing in it, nor the dice to come, tells what the seat can't know. If the seat is
/// asked, its question stands there with the same answers.
///
/// # Errors
/// When the match has stopped with a fault; when a seat that is not asked believes something in the middle of another's
/// question that leads nowhere.
pub fn believed<G: Game>(
    parts: &Parts<G>,
    game: &Match<G>,
    seat: Seat,
    chance: &mut Fast,
) -> Result<Box<dyn Arena>, Unplayable> {
    let trail = game.believed(seat, chance);
    arena::take_up(Arc::clone(game.content()), trail, parts.eyes).map_err(Unplayable::new)
}
