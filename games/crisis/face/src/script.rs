//! Positions as scenario files.

use crisis::Crisis;
use crisis::state::Phase;
use host::Script;
use table::{Match, Seat};

use super::CrisisFace;

impl Script<Crisis> for CrisisFace {
    fn export(&self, game: &Match<Crisis>, _seat: Option<Seat>) -> Option<String> {
        // Everything else is open, but squads that are being chosen are written down for nobody
        // (squad.secret-until-deploy).
        (game.now().state.phase != Phase::Squads).then(|| scenario::export(game)).flatten()
    }
}
