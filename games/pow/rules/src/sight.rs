//! Line of sight, cover and what hides from it.

use arrayvec::ArrayVec;
use space::{Block, Silhouette, Spot};
use table::{Scene, fit};

use crate::card::{Ability, Mils};
use crate::state::{FigureId, PIECES, PieceId, Reading, State};
use crate::{Pow, scenery};

/// An Invisible figure is seen this far (abilities.invisible).
const INVISIBLE: Mils = 1_000;
/// A Stealth figure is seen this far (abilities.stealth).
const STEALTH: Mils = 8_000;

/// The viewer's eye point: the middle of its base raised to its height (rulings.los.volume).
pub fn eye(scene: Scene<Pow>, viewer: FigureId) -> Spot {
    let at = scene.state.body(viewer).at;
    Spot { z: at.z + scene.height_in_sight(viewer), ..at }
}

/// What is seen of a figure: as wide as its base and as high as it stands.
pub fn silhouette(scene: Scene<Pow>, target: FigureId) -> Silhouette {
    let body = scene.state.body(target);
    Silhouette { foot: body.at, half_width: body.r, height: scene.height_in_sight(target) }
}

/// How many of the hundred points of the target scenery hides (rulings.los.cover).
pub fn hidden(scene: Scene<Pow>, viewer: FigureId, target: FigureId) -> u8 {
    space::hidden(eye(scene, viewer), &silhouette(scene, target), &standing(scene.state, None))
}

/// Whether scenery leaves some point of the target free. Figures never block (rulings.los.volume).
pub fn unblocked(scene: Scene<Pow>, viewer: FigureId, target: FigureId) -> bool {
    let blocks = standing(scene.state, None);
    space::sees(eye(scene, viewer), &silhouette(scene, target), &blocks).is_some()
}

/// Whether Invisible or Stealth keeps the target from being seen at this distance (abilities.thermal-vision and
/// abilities.total-vision.hidden ignore both).
pub fn concealed(scene: Scene<Pow>, viewer: FigureId, target: FigureId) -> bool {
    let seen_to = if scene.has(target, Ability::Invisible) {
        INVISIBLE
    } else if scene.has(target, Ability::Stealth) {
        STEALTH
    } else {
        return false;
    };
    let piercing = scene.has(viewer, Ability::ThermalVision) || scene.has(viewer, Ability::TotalVision);
    !piercing && !scene.state.within(viewer, target, seen_to)
}

/// Whether a figure has line of sight to another.
pub fn sees(scene: Scene<Pow>, viewer: FigureId, target: FigureId) -> bool {
    if scene.has(viewer, Ability::TotalVision) {
        return true;
    }
    !concealed(scene, viewer, target) && unblocked(scene, viewer, target)
}

/// Whether a figure sees a piece of scenery: a rectangle as wide as its shorter side and as high as the piece,
/// standing on its middle; the piece itself does not hide it.
pub fn sees_piece(scene: Scene<Pow>, viewer: FigureId, piece: PieceId) -> bool {
    if scene.has(viewer, Ability::TotalVision) {
        return true;
    }
    piece_unblocked(scene, viewer, piece)
}

/// Whether other scenery leaves some point of a piece free.
pub fn piece_unblocked(scene: Scene<Pow>, viewer: FigureId, piece: PieceId) -> bool {
    let block = scene.state.block(piece);
    let (lo, hi) = (block.foot.lo, block.foot.hi);
    let half_width = (hi.x - lo.x).min(hi.y - lo.y) / 2;
    let foot = block.foot.middle().at(scenery::bottom(scene, piece));
    let silhouette = Silhouette { foot, half_width, height: scene.piece(piece).height };
    let blocks = standing(scene.state, Some(piece));
    space::sees(eye(scene, viewer), &silhouette, &blocks).is_some()
}

/// Whether a figure sees a spot on the ground or a roof.
pub fn sees_spot(scene: Scene<Pow>, viewer: FigureId, spot: Spot) -> bool {
    if scene.has(viewer, Ability::TotalVision) {
        return true;
    }
    let silhouette = Silhouette { foot: spot, half_width: 0, height: 0 };
    space::sees(eye(scene, viewer), &silhouette, &standing(scene.state, None)).is_some()
}

/// The middle of what is seen of a figure.
pub fn middle(scene: Scene<Pow>, figure: FigureId) -> Spot {
    let at = scene.state.body(figure).at;
    Spot { z: at.z + scene.height_in_sight(figure) / 2, ..at }
}

/// The middle of a piece of scenery.
pub fn middle_of_piece(scene: Scene<Pow>, piece: PieceId) -> Spot {
    let z = scenery::bottom(scene, piece) + scene.piece(piece).height / 2;
    scene.state.block(piece).foot.middle().at(z)
}

/// The standing pieces that a straight line passes through.
pub fn crossed(scene: Scene<Pow>, from: Spot, to: Spot) -> impl Iterator<Item = PieceId> {
    let blocks = standing(scene.state, None);
    let crossed: ArrayVec<usize, PIECES> = space::blocks_on_line(from, to, &blocks).collect();
    crossed.into_iter().map(|index| PieceId(fit(index)))
}

/// The blocks under their own numbers, with those that do not stand laid flat: what is flat hides nothing.
pub(crate) fn standing(state: &State, except: Option<PieceId>) -> ArrayVec<Block, PIECES> {
    let mut blocks = state.blocks.clone();
    let flat = state.cleared.iter().chain(except.map(|piece| usize::from(piece.0)));
    for index in flat {
        blocks[index].top = 0;
    }
    blocks
}
