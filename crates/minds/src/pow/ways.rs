//! How far it is to walk, roughly: round houses, over cars.
//!
//! Straight distances send a brawler against the wall that its enemy is behind. This says which way round is the
//! shorter: from corner to corner of the scenery, where a climb over it counts as much as the rules make it. It only
//! tells a bot where to look; the rules measure for themselves.

use ::pow::Pow;
use ::pow::card::{Ability, Mils, TABLE};
use ::pow::state::{FigureId, PIECES, PieceId, Reading};
use arrayvec::ArrayVec;
use space::{P, Rect};
use table::Scene;

/// How far from a wall a way round it turns: a little more than the radius, as routes do.
const ROUND_A_CORNER: Mils = 4;
/// What it counts at least to get past a piece on which a base finds no room: somebody has to clear it away.
const TOO_SMALL: f32 = 6_000.0;

/// A piece as it stands in the way of the middle of a base.
struct Wall {
    /// Its footprint, grown by the radius of the base.
    foot: Rect,
    /// What a climb over it counts.
    over: f32,
}

/// Everything that is in the way of one figure, and the places where ways turn.
pub(super) struct Obstacles {
    walls: ArrayVec<Wall, PIECES>,
    corners: ArrayVec<P, { 4 * PIECES }>,
}

/// How far it is from each corner to one place.
pub(super) struct Ways {
    to: P,
    far: ArrayVec<f32, { 4 * PIECES }>,
}

impl Obstacles {
    /// What is in the way of a figure, this piece aside; `None` for those whom walls do not hold up.
    pub fn new(scene: Scene<Pow>, figure: FigureId, aside: Option<PieceId>) -> Option<Obstacles> {
        if scene.has(figure, Ability::Fly) || scene.has(figure, Ability::PhaseShift) {
            return None;
        }
        let body = scene.state.body(figure);
        let crawls = scene.has(figure, Ability::WallCrawler);
        let mut walls = ArrayVec::new();
        for piece in scene.state.standing().filter(|&piece| Some(piece) != aside) {
            let block = scene.state.block(piece);
            // Up and down again, each counted double unless it is a small step or a Wall-crawler's
            // (movement.climb-jump.double, abilities.wall-crawler.climb).
            let double = block.top > body.height / 2 && !crawls;
            let over = block.top as f32 * if double { 4.0 } else { 2.0 };
            let small = double && plugs(&block.foot, body.r);
            walls.push(Wall {
                foot: block.foot.grown(body.r),
                over: if small { over.max(TOO_SMALL) } else { over },
            });
        }
        let inner = Rect::new(P::new(body.r, body.r), P::new(TABLE.0 - body.r, TABLE.1 - body.r));
        let mut corners = ArrayVec::new();
        for wall in &walls {
            let Rect { lo, hi } = wall.foot.grown(ROUND_A_CORNER);
            for corner in [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)] {
                if within(&inner, corner) && !walls.iter().any(|wall: &Wall| within(&wall.foot, corner)) {
                    corners.push(corner);
                }
            }
        }
        Some(Obstacles { walls, corners })
    }

    /// The ways from every corner to a place, the nearest corners first.
    pub fn ways_to(&self, to: P) -> Ways {
        let mut far: ArrayVec<f32, { 4 * PIECES }> =
            self.corners.iter().map(|&corner| self.straight(corner, to, f32::INFINITY)).collect();
        let mut done = [false; 4 * PIECES];
        loop {
            let mut next: Option<usize> = None;
            for (index, &distance) in far.iter().enumerate() {
                if !done[index] && next.is_none_or(|known| distance < far[known]) {
                    next = Some(index);
                }
            }
            let Some(via) = next else { return Ways { to, far } };
            done[via] = true;
            for index in 0..far.len() {
                if !done[index] {
                    let shorter = far[index] - far[via];
                    let straight = self.straight(self.corners[index], self.corners[via], shorter);
                    far[index] = far[index].min(far[via] + straight);
                }
            }
        }
    }

    /// How far it is from somewhere to where the ways lead, in mils.
    pub fn distance(&self, from: P, ways: &Ways) -> f32 {
        let mut shortest = self.straight(from, ways.to, f32::INFINITY);
        for (&corner, &far) in self.corners.iter().zip(&ways.far) {
            shortest = shortest.min(far + self.straight(from, corner, shortest - far));
        }
        shortest
    }

    /// The straight way between two places, over everything on it; not worked out to the end if it is longer than
    /// `limit` anyway.
    fn straight(&self, from: P, to: P, limit: f32) -> f32 {
        let mut length = ((to - from).len2() as f32).sqrt();
        for wall in &self.walls {
            if length >= limit {
                break;
            }
            if crosses(&wall.foot, from, to) {
                length += wall.over;
            }
        }
        length
    }
}

/// Whether a piece is too small for a base to stand on, so that nobody gets over it who cannot fly.
pub(super) fn plugs(foot: &Rect, r: Mils) -> bool {
    let (width, depth) = foot.sides();
    width.min(depth) < 2 * r
}

/// Whether a place is inside a rectangle, not on its rim.
fn within(rect: &Rect, place: P) -> bool {
    rect.lo.x < place.x && place.x < rect.hi.x && rect.lo.y < place.y && place.y < rect.hi.y
}

/// Whether a straight line between two places goes through the inside of a rectangle.
fn crosses(rect: &Rect, from: P, to: P) -> bool {
    let Rect { lo, hi } = *rect;
    let beside = from.x.max(to.x) <= lo.x || from.x.min(to.x) >= hi.x;
    if beside || from.y.max(to.y) <= lo.y || from.y.min(to.y) >= hi.y {
        return false;
    }
    // All corners on one side of the line: it passes by.
    let way = to - from;
    let sides = [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)].map(|corner| way.cross(corner - from));
    !(sides.iter().all(|&side| side >= 0) || sides.iter().all(|&side| side <= 0))
}
