//! The position as a scenario file.

use gotham::Gotham;
use host::Script;
use table::{Match, Seat};

use crate::GothamFace;

impl Script<Gotham> for GothamFace {
    fn export(&self, game: &Match<Gotham>, _seat: Option<Seat>) -> Option<String> {
        // Everybody sees the state (rulings.open-information), so everybody may write all of it down.
        scenario::export(game)
    }
}
