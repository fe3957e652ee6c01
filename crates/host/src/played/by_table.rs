//! What the table answers itself. Which of it a table does is for whoever keeps the table to say.

use table::{Game, Kind, Seat};

use super::Played;
use crate::Class;

impl<G: Game> Played<G> {
    /// The answer to the question that stands, if it is this seat's and nothing hangs on it. Questions asked together
    /// wait for each other, and of a place only suggestions are listed: they are asked.
    pub(super) fn by_table(&self, seat: Seat, class: Class) -> Option<(u8, G::Answer)> {
        let [pending] = self.game.pending() else { return None };
        if pending.prompt.seat != seat || self.game.over() {
            return None;
        }
        let answer = match class {
            Class::Only => match pending.options[..] {
                [only] if pending.prompt.kind != Kind::Place => only,
                _ => return None,
            },
            Class::Spent => {
                let view = self.game.view(Some(seat));
                let state = self.stock.parts.face.known(&view);
                self.stock.parts.comfort?.spent(&self.content, state, &pending.ask, &pending.options)?
            }
        };
        Some((0, answer))
    }
}
