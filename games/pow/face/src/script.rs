//! A position as a scenario file.

use host::Script;
use pow::Pow;
use table::{Match, Seat};

use crate::PowFace;

impl Script<Pow> for PowFace {
    fn export(&self, game: &Match<Pow>, _seat: Option<Seat>) -> Option<String> {
        // Everybody sees the state (rulings.open-information), so everybody may write all of it down.
        scenario::export(game)
    }
}
