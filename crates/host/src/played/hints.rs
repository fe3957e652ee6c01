//! What is best to answer, and how likely it is to win: by the strongest level, in worlds that the seat could believe in.

use minds::search::Outlook;
use table::{Game, Put, Seat};

use super::Played;

impl<G: Game> Played<G> {
    /// The best answers to a question of a seat. Of several that it is asked together the first is advised on.
    pub(super) fn best(&self, seat: Seat, which: u8, most: usize) -> Option<Vec<(G::Answer, Outlook)>> {
        let first = self.game.pending().iter().position(|pending| pending.prompt.seat == seat)?;
        if first != usize::from(which) {
            return None;
        }
        let pending = &self.game.pending()[first];
        let (ask, options, past) = (&pending.ask, &pending.options, &self.game);
        let put = Put { scene: self.game.now(), ask, options, past };
        let mut search = self.stock.parts.minds.strongest()?;
        let tried = search.best(&put, most, &mut self.bot_chance());
        Some(tried.into_iter().map(|tried| (options[tried.option], tried.outcome)).collect())
    }

    /// How likely a seat is to win.
    pub(super) fn value(&self, seat: Seat) -> Option<Outlook> {
        if self.game.over() {
            let win = G::score(self.game.now().state, seat);
            return Some(Outlook { win, error: 0.0, worlds: 1 });
        }
        let mut search = self.stock.parts.minds.strongest()?;
        Some(search.value(&self.content, &self.game, seat, &mut self.bot_chance()))
    }
}
