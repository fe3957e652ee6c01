//! Where a thrown thing comes to rest: it stops against something, then is set down on the surface below.

use space::{Base, P, Ribbon, SLACK, Spot};
use table::Scene;

use crate::ask::Thing;
use crate::event::Event;
use crate::grab_throw::flight::{put_figure, rest};
use crate::state::Reading;
use crate::{Play, Pow, rule, scenery};

/// How far along its path a projectile comes that is stopped by something it has met by place `met`: until the two
/// are in contact (rulings.throw.stop).
pub(super) fn before(scene: Scene<Pow>, held: Thing, path: &Ribbon, stopper: Thing, met: i32) -> i32 {
    let overlaps = |k: i32| at_place(scene, held, path.at(k).flat(), |base| base.overlaps(scene, stopper));
    if !overlaps(met) {
        return met;
    }
    // Both are convex and the path is straight: once they overlap they do so up to where they met.
    let (mut free, mut overlap) = (-1, met);
    while overlap - free > 1 {
        let middle = (free + overlap) / 2;
        if overlaps(middle) { overlap = middle } else { free = middle }
    }
    match stopper {
        // It came from above and hit the roof.
        Thing::Piece(piece) if path.at(overlap).z >= scene.state.block(piece).top => met,
        _ => (free - SLACK).max(0),
    }
}

/// Sets a lifted thing down at the last free place back along its path, upright and turned as it was
/// (rulings.throw.landing). Returns where; `None` when the whole table is full, and then it stays lifted.
pub(super) fn set_down(play: &mut Play, held: Thing, path: &Ribbon, k: i32) -> Option<Spot> {
    let scene = play.scene();
    let field = scene.state.field();
    let (_, at) = match held {
        Thing::Figure(figure) => {
            let body = scene.state.body(figure);
            rest(path, &field, &body.disc(), body.height, k)?
        }
        Thing::Piece(piece) => {
            let foot = scene.state.block(piece).foot;
            rest(path, &field, &foot, scene.piece(piece).height, k)?
        }
    };
    match held {
        Thing::Figure(figure) => put_figure(play, figure, at),
        Thing::Piece(piece) => scenery::put(play, piece, at),
    }
    play.event(rule!("rulings.throw.landing"), |_| Event::Landed { held, at });
    Some(at)
}

/// Nobody is left to throw it: it comes down where it was, or as near as there is room.
pub(super) fn put_back(play: &mut Play, held: Thing) {
    let scene = play.scene();
    let at = match held {
        Thing::Figure(figure) => scene.state.body(figure).at,
        Thing::Piece(piece) => {
            let middle = scene.state.block(piece).foot.middle();
            middle.at(scenery::bottom(scene, piece))
        }
    };
    set_down(play, held, &Ribbon { from: at, to: at, half_width: 0 }, 0);
}

/// The base of a thing, whatever its shape.
trait AnyBase {
    fn overlaps(&self, scene: Scene<Pow>, other: Thing) -> bool;
}

impl<B: Base> AnyBase for B {
    fn overlaps(&self, scene: Scene<Pow>, other: Thing) -> bool {
        match other {
            Thing::Figure(figure) => self.overlaps_disc(&scene.state.body(figure).disc()),
            Thing::Piece(piece) => Base::overlaps(self, &scene.state.block(piece).foot),
        }
    }
}

/// Looks at the base of a thing as if it were somewhere else.
fn at_place<R>(scene: Scene<Pow>, held: Thing, place: P, look: impl FnOnce(&dyn AnyBase) -> R) -> R {
    match held {
        Thing::Figure(figure) => look(&Base::moved(&scene.state.body(figure).disc(), place)),
        Thing::Piece(piece) => look(&Base::moved(&scene.state.block(piece).foot, place)),
    }
}
