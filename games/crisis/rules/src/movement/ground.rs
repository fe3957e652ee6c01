//! The ground about a character, for asking often whether it may rest: who and what is near is looked up once.
//!
//! The law is [`may_rest`](super::may_rest), and the suite of all games holds what is listed against it.

use arrayvec::ArrayVec;
use space::{Disc, Footprint, Outline, P, Rect};
use table::Scene;

use super::TABLE;
use crate::Crisis;
use crate::state::{Battleground, FIGURES, Feature, FigureId, Reading};

/// Who and what a character could overlap that moves so far at most.
pub(crate) struct Ground<'a> {
    radius: i32,
    others: ArrayVec<Disc, FIGURES>,
    pieces: Vec<Feature<'a>>,
}

impl<'a> Ground<'a> {
    /// The ground as far as `reach` about where the character stands.
    pub(crate) fn about(scene: Scene<'a, Crisis>, figure: FigureId, reach: i32) -> Ground<'a> {
        let base = scene.base(figure);
        let whole = Disc::new(base.c, base.r + reach);
        let others = scene.state.on_battlefield().filter(|&other| other != figure);
        let others = others.map(|other| scene.base(other)).filter(|other| other.overlaps(&whole)).collect();
        let area = Rect::new(base.c, base.c).grown(whole.r);
        let pieces = scene.terrain().filter(|it| it.outline.bounds().meets(&area)).collect();
        Ground { radius: base.r, others, pieces }
    }

    /// Whether the character may end a move at a place within reach.
    pub(crate) fn carries(&self, at: P) -> bool {
        let base = Disc::new(at, self.radius);
        base.on_table(TABLE)
            && !self.others.iter().any(|other| other.overlaps(&base))
            && self.pieces.iter().all(|piece| {
                !piece.outline.overlaps_disc(&base) || (piece.outline.carries(&base) && piece.standable)
            })
    }
}
