//! Hands that players show to each other (players.table-talk.no-duty, players.table-talk.allowed).

use champions::Champions;
use champions::setup::Setup;
use champions::state::State;
use host::Hands;
use table::{Seats, Why};

use crate::ChampionsFace;

impl Hands<Champions> for ChampionsFace {
    fn agreed(&self, setup: &Setup) -> Seats {
        setup.shown_hands()
    }

    fn lay(&self, state: &mut State, shown: Seats) {
        state.shown_hands = shown;
    }

    fn hushed(&self, state: &State) -> Option<Why> {
        champions::players::confer(state).err()
    }
}
