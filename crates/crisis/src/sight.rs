//! Line of sight (chapter "Line of sight").

use space::{Convex, Outline, P, free_line};
use table::Scene;

use crate::Crisis;
use crate::state::{FigureId, Reading};

/// Whether one character sees another: some straight line from base to base that no larger terrain interrupts. Characters
/// never block; the viewer ignores the terrain it stands on; the terrain under the target adds to the target's size.
pub fn sees(scene: Scene<Crisis>, viewer: FigureId, target: FigureId) -> bool {
    viewer == target || line(scene, viewer, target).is_some()
}

/// A free line of sight, to show.
pub fn line(scene: Scene<Crisis>, viewer: FigureId, target: FigureId) -> Option<(P, P)> {
    let (from, to) = (scene.base(viewer), scene.base(target));
    let under = scene.terrain().filter(|(_, piece)| piece.outline.carries(&to));
    let size = scene.card(target).size + under.map(|(_, piece)| piece.size).max().unwrap_or(0);
    let blocking: Vec<&Convex> = scene
        .terrain()
        .filter(|(_, piece)| {
            piece.size > size && !piece.outline.overlaps_disc(&from) && !piece.outline.overlaps_disc(&to)
        })
        .map(|(_, piece)| &piece.outline)
        .collect();
    free_line(&from, &to, &blocking)
}
