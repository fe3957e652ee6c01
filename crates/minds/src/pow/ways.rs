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

/// A base in contact with a wall, and a little deeper as places are rounded, does not cross it.
const TOUCHING: Mils = 5;
/// How far from a wall a way round it turns: a little more than the radius, as routes do.
const ROUND_A_CORNER: Mils = 4;
/// What it counts at least to get past a piece on which a base finds no room: somebody has to clear it away.
const TOO_SMALL: f32 = 3_000.0;

/// A piece as it stands in the way of a base.
struct Wall {
    foot: Rect,
    /// What a climb over it counts.
    over: f32,
}

/// Everything that is in the way of one figure.
pub(super) struct Obstacles {
    /// The radius of the base, less what may touch.
    r: Mils,
    walls: ArrayVec<Wall, PIECES>,
    /// Where ways turn.
    turns: ArrayVec<P, { 4 * PIECES }>,
}

/// How far it is from each turn to one place.
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
            walls.push(Wall { foot: block.foot, over: if small { TOO_SMALL } else { over } });
        }
        let r = body.r - TOUCHING;
        let mut turns = ArrayVec::new();
        let on_table = Rect::new(P::new(r, r), P::new(TABLE.0 - r, TABLE.1 - r));
        for wall in &walls {
            for corner in corners(&wall.foot.grown(body.r + ROUND_A_CORNER)) {
                let free = |wall: &Wall| !crosses(&wall.foot, r, corner, corner);
                if meets(&on_table, corner, corner) && walls.iter().all(free) {
                    turns.push(corner);
                }
            }
        }
        Some(Obstacles { r, walls, turns })
    }

    /// The ways from every turn to a place, the nearest turns first.
    pub fn ways_to(&self, to: P) -> Ways {
        let mut far: ArrayVec<f32, { 4 * PIECES }> =
            self.turns.iter().map(|&turn| self.straight(turn, to, f32::INFINITY)).collect();
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
                    let straight = self.straight(self.turns[index], self.turns[via], shorter);
                    far[index] = far[index].min(far[via] + straight);
                }
            }
        }
    }

    /// How far it is from somewhere to where the ways lead, in mils.
    pub fn distance(&self, from: P, ways: &Ways) -> f32 {
        let mut shortest = self.straight(from, ways.to, f32::INFINITY);
        for (&turn, &far) in self.turns.iter().zip(&ways.far) {
            shortest = shortest.min(far + self.straight(from, turn, shortest - far));
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
            if crosses(&wall.foot, self.r, from, to) {
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

/// Whether a straight line between two places comes nearer to a footprint than `r`: whether it crosses the footprint
/// with a border of that width, round at the corners.
fn crosses(foot: &Rect, r: Mils, from: P, to: P) -> bool {
    let Rect { lo, hi } = *foot;
    if !meets(&foot.grown(r), from, to) {
        return false;
    }
    let wide = Rect::new(P::new(lo.x - r, lo.y), P::new(hi.x + r, hi.y));
    let deep = Rect::new(P::new(lo.x, lo.y - r), P::new(hi.x, hi.y + r));
    meets(&wide, from, to)
        || meets(&deep, from, to)
        || corners(foot).iter().any(|&corner| near(corner, r, from, to))
}

fn corners(rect: &Rect) -> [P; 4] {
    let Rect { lo, hi } = *rect;
    [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)]
}

/// Whether a straight line between two places goes through the inside of a rectangle.
fn meets(rect: &Rect, from: P, to: P) -> bool {
    let Rect { lo, hi } = *rect;
    let beside = from.x.max(to.x) <= lo.x || from.x.min(to.x) >= hi.x;
    if beside || from.y.max(to.y) <= lo.y || from.y.min(to.y) >= hi.y {
        return false;
    }
    // All corners on one side of the line: it passes by.
    let way = to - from;
    let sides = corners(rect).map(|corner| way.cross(corner - from));
    way.len2() == 0 || !(sides.iter().all(|&side| side >= 0) || sides.iter().all(|&side| side <= 0))
}

/// Whether a straight line between two places comes nearer to another than `r`.
fn near(place: P, r: Mils, from: P, to: P) -> bool {
    let (way, aside) = (to - from, place - from);
    let (length, along) = (way.len2() as f32, way.dot(aside) as f32);
    // The nearest place of the line, as a share of it.
    let share = if length > 0.0 { (along / length).clamp(0.0, 1.0) } else { 0.0 };
    let (x, y) = (aside.x as f32 - share * way.x as f32, aside.y as f32 - share * way.y as f32);
    x * x + y * y < (r as f32) * (r as f32)
}
