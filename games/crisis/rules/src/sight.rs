//! Line of sight (chapter "Line of sight").

use space::{Convex, Disc, Footprint, P, free_line, free_line_to};
use table::Scene;

use crate::state::{Battleground, Feature, FigureId, Lies, PieceId, Reading, TokenId};
use crate::{Crisis, objectives};

/// Whether one character sees another: some straight line from base to base that no larger terrain interrupts. Characters
/// never block; the viewer ignores the terrain it stands on; the terrain under the target adds to the target's size.
pub fn sees(scene: Scene<Crisis>, viewer: FigureId, target: FigureId) -> bool {
    viewer == target || line(scene, viewer, target).is_some()
}

/// A free line of sight, to show.
pub fn line(scene: Scene<Crisis>, viewer: FigureId, target: FigureId) -> Option<(P, P)> {
    let (from, to) = (scene.base(viewer), scene.base(target));
    let under = scene.terrain().filter(|it| it.outline.carries(&to));
    let size = scene.card(target).size + under.map(|it| it.size).max().unwrap_or(0);
    let blocking = larger(scene, size, &from, |it| it.outline.overlaps_disc(&to));
    free_line(&from, &to, &blocking)
}

/// Whether a character sees a terrain feature, which is as large as it is (line-of-sight.object-without-size).
pub fn sees_piece(scene: Scene<Crisis>, viewer: FigureId, piece: PieceId) -> bool {
    let (from, to) = (scene.base(viewer), scene.piece(piece));
    let blocking = larger(scene, to.size, &from, |it| it.id == piece);
    free_line_to(&from, to.outline, &blocking).is_some()
}

/// Whether a character sees a token. It has no size, so that any terrain hides it (q.los-to-token), but on top of terrain it
/// is as high as that.
pub fn sees_token(scene: Scene<Crisis>, viewer: FigureId, token: TokenId) -> bool {
    let (from, to) = (scene.base(viewer), objectives::disc(scene, token));
    let on_top = scene.state.token(token).lies == Some(Lies::OnTop);
    let under = scene.terrain().filter(|it| on_top && it.outline.overlaps_disc(&to));
    let size = under.map(|it| it.size).max().unwrap_or(0);
    let blocking = larger(scene, size, &from, |it| it.outline.overlaps_disc(&to));
    free_line(&from, &to, &blocking).is_some()
}

/// The terrain larger than a size that a viewer does not stand on, without what the target itself is or stands on.
fn larger<'a>(
    scene: Scene<'a, Crisis>,
    size: u8,
    from: &Disc,
    target: impl Fn(&Feature) -> bool,
) -> Vec<&'a Convex> {
    let blocks = |it: &Feature| it.size > size && !it.outline.overlaps_disc(from) && !target(it);
    scene.terrain().filter(blocks).map(|it| it.outline).collect()
}
