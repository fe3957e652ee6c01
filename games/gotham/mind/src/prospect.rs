//! How likely a side is to win, as far as the greedy mind's eyes see.

use gotham::Gotham;
use table::{Scene, Seat};

use super::known::Known;
use super::weights::Weights;
use super::worth::Outlook;

/// A lead of so many cubes is a good one.
const CUBES: f32 = 14.0;

/// The chance, from 0 to 1.
pub(super) fn of(scene: Scene<Gotham>, seat: Seat) -> f32 {
    let (known, weights) = (Known::of(scene), Weights::default());
    let outlook = Outlook { scene, weights: &weights, known: &known };
    let lead = outlook.value(scene.state.camp_of(seat)) / CUBES;
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
