//! The ground, for asking often whether a base may rest on it: who and what is there is looked up once.
//!
//! The law is [`rest`](super::rest), and the suite of all games holds what is listed against it.

use arrayvec::ArrayVec;
use space::{Disc, Footprint, Outline, P, Rect};
use table::Scene;

use super::TABLE;
use crate::Crisis;
use crate::state::{Battleground, FIGURES, Feature, FigureId, Reading};

/// Who and what a base could overlap.
pub(crate) struct Ground<'a> {
    radius: i32,
    others: ArrayVec<Disc, FIGURES>,
    pieces: Vec<Feature<'a>>,
}

impl<'a> Ground<'a> {
    /// The whole battlefield, for a base of this radius, leaving out some characters.
    pub(crate) fn whole(
        scene: Scene<'a, Crisis>,
        radius: i32,
        leave_out: impl Fn(FigureId) -> bool,
    ) -> Ground<'a> {
        let others = scene.state.on_battlefield().filter(|&other| !leave_out(other));
        let others = others.map(|other| scene.base(other)).collect();
        Ground { radius, others, pieces: scene.terrain().collect() }
    }

    /// The ground as far as `reach` about where the character stands.
    pub(crate) fn about(scene: Scene<'a, Crisis>, figure: FigureId, reach: i32) -> Ground<'a> {
        let base = scene.base(figure);
        let all = Disc::new(base.c, base.r + reach);
        let others = scene.state.on_battlefield().filter(|&other| other != figure);
        let others = others.map(|other| scene.base(other)).filter(|other| other.overlaps(&all)).collect();
        let area = Rect::new(base.c, base.c).grown(all.r);
        let pieces = scene.terrain().filter(|it| it.outline.bounds().meets(&area)).collect();
        Ground { radius: base.r, others, pieces }
    }

    /// Whether the base may end at a place on this ground.
    pub(crate) fn carries(&self, at: P) -> bool {
        let base = Disc::new(at, self.radius);
        base.on_table(TABLE)
            && !self.others.iter().any(|other| other.overlaps(&base))
            && self.pieces.iter().all(|piece| {
                !piece.outline.overlaps_disc(&base) || (piece.outline.carries(&base) && piece.standable)
            })
    }
}
