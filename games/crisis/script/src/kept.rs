//! What the rules keep besides what `given` has words for: as a report of a position writes it, and for nobody to write
//! by hand.

use crisis::card::Cards;
use crisis::effect::Lasting;
use crisis::state::{Agreement, Cubes, PieceId, State};
use serde::{Deserialize, Serialize};
use space::Convex;

/// What the rules keep besides.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Kept {
    /// What holds for a while.
    lasting: Vec<Lasting>,
    /// How many such things have begun.
    lasting_begun: u16,
    /// Terrain that was shifted.
    shifted: Vec<(PieceId, Convex)>,
    agreement: Agreement,
    cubes: Cubes,
}

impl Kept {
    /// What a state keeps.
    pub fn of(state: &State) -> Kept {
        Kept {
            lasting: state.lasting.clone(),
            lasting_begun: state.lasting_begun,
            shifted: state.shifted.clone(),
            agreement: state.agreement,
            cubes: state.cubes,
        }
    }

    /// Whether everything that it speaks of is there.
    pub fn fits(&self, state: &State, cards: &Cards) -> bool {
        let pieces = cards.battlefields[usize::from(state.battlefield)].pieces.len();
        let known = |lasting: &Lasting| {
            let owner = lasting.frame.owner.is_none_or(|id| usize::from(id.0) < state.figures.len());
            owner && usize::from(lasting.what) < cards.lasting.len()
        };
        self.lasting.iter().all(known) && self.shifted.iter().all(|(piece, _)| usize::from(piece.0) < pieces)
    }

    /// Gives it back to a state.
    pub fn into_state(self, state: &mut State) {
        state.lasting = self.lasting;
        state.lasting_begun = self.lasting_begun;
        state.shifted = self.shifted;
        state.agreement = self.agreement;
        state.cubes = self.cubes;
    }
}
