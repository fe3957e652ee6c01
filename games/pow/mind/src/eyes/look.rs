//! From whose side everything is seen.

use arena::mark;
use pow::Pow;
use pow::card::{Mils, TABLE};
use pow::movement::allowance;
use pow::state::{Edge, FigureId, Reading, Side};
use space::{Body, P};
use table::Scene;

/// A scene and who looks at it.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub scene: Scene<'a, Pow>,
    pub me: Side,
    /// Whether the seat's edge is the far one of the table.
    turned: bool,
}

impl<'a> Look<'a> {
    pub fn new(scene: Scene<'a, Pow>, me: Side) -> Look<'a> {
        Look { scene, me, turned: scene.state.edges[me] == Some(Edge::North) }
    }

    /// A place as one sees it who has its own edge before it.
    pub fn flat(self, at: P) -> P {
        if self.turned { P::new(TABLE.0 - at.x, TABLE.1 - at.y) } else { at }
    }

    /// The cell of a place, of cells so wide.
    pub fn cell(self, at: P, wide: Mils) -> u32 {
        let at = self.flat(at);
        let [column, row] = [at.x, at.y].map(|along| (along.max(0) / wide).unsigned_abs());
        row * 64 + column
    }

    /// Whose something is: 0 nobody's, 1 mine, 2 theirs.
    pub fn of(self, side: Option<Side>) -> u32 {
        match side {
            None => 0,
            Some(side) if side == self.me => 1,
            Some(_) => 2,
        }
    }

    /// Whose a figure is.
    pub fn whose(self, figure: FigureId) -> u32 {
        self.of(Some(self.scene.state.figure(figure).side))
    }

    pub fn mine(self, figure: FigureId) -> bool {
        self.scene.state.figure(figure).side == self.me
    }

    /// The mark of a figure's card.
    pub fn mark(self, figure: FigureId) -> u32 {
        mark(&self.scene.card(figure).id)
    }

    /// A figure's card and whether it lies, is out, or is in the red.
    pub fn condition(self, figure: FigureId) -> u32 {
        let state = self.scene.state.figure(figure);
        u32::from(state.ko) * 4 + u32::from(state.down) * 2 + u32::from(self.scene.in_red(figure))
    }

    /// How far a figure gets for two POW.
    pub fn walks(self, figure: FigureId) -> f32 {
        let state = self.scene.state.figure(figure);
        if state.ko || state.down { 0.0 } else { allowance(self.scene, figure, 2).unwrap_or(0) as f32 }
    }
}

/// How far apart two bases are, in bands that are the narrower the nearer they are.
pub(super) fn band(gap: f32) -> u32 {
    const BANDS: [f32; 11] =
        [5.0, 1_000.0, 2_000.0, 4_000.0, 6_000.0, 8_000.0, 10_000.0, 13_000.0, 16_000.0, 20_000.0, 26_000.0];
    BANDS.iter().filter(|&&up_to| gap > up_to).count() as u32
}

/// The nearest of some bodies, and how far away it is.
pub(crate) fn nearest<'b>(from: &Body, others: impl Iterator<Item = &'b Body>) -> f32 {
    others.map(|other| crate::ground::gap(from, other)).fold(FAR, f32::min)
}

/// As far as the table is wide: nothing is farther.
pub(super) const FAR: f32 = 36_000.0;
