//! How far it is to walk, roughly: round houses, over cars.
//!
//! Straight distances send a brawler against the wall that its enemy is behind. This says which way round is the
//! shorter: from corner to corner of the scenery, where a climb over it counts as much as the rules make it. It only
//! tells a bot where to look; the rules measure for themselves.

use arrayvec::ArrayVec;
use pow::Pow;
use pow::card::{Ability, Mils, TABLE};
use pow::state::{FigureId, PIECES, PieceId, Reading};
use space::{P, Rect};
use table::Scene;

/// A base in contact with a wall, and a little deeper as places are rounded, does not cross it.
const TOUCHING: Mils = 5;
/// How far from a wall a way round it turns: a little more than the radius, as routes do.
const ROUND_A_CORNER: Mils = 4;
/// What it counts at least to get past a piece on which a base finds no room: somebody has to clear it away.
const TOO_SMALL: f32 = 3_000.0;

/// What takes no more than this to get over is hardly worth going round.
const WALKED_OVER: f32 = 2_000.0;
/// Alleys so little wider than a base are no ways: whoever meets somebody in one is stuck, and taking them for ways won
/// no more games.
const NARROW: Mils = 300;
/// What it counts to get through one nonetheless.
const TOO_NARROW: f32 = 24_000.0;
/// Room for the pieces and for as many gaps between them.
const WALLS: usize = 2 * PIECES;

/// A piece as it stands in the way of a base.
struct Wall {
    foot: Rect,
    /// The footprint with a border as wide as the base's radius, less what may touch.
    reach: Rect,
    /// What a climb over it counts.
    over: f32,
    /// Whether it is too small to be climbed, and has to be cleared away.
    plug: bool,
}

/// A place just outside a corner of a wall, where a way may turn.
struct Turn {
    at: P,
    /// The quarter of the directions in which the wall is not seen from here: straight away from the corner.
    away: (i64, i64),
}

impl Turn {
    /// Whether a shortest way may come from there and turn here: else it leads straight away from the corner or
    /// into it, and there is a shorter one past it.
    fn bends(&self, place: P) -> bool {
        let way = place - self.at;
        (way.x * self.away.0).signum() * (way.y * self.away.1).signum() <= 0
    }
}

/// Everything that is in the way of one figure.
pub(super) struct Obstacles {
    /// The radius of the base, less what may touch.
    r: Mils,
    walls: ArrayVec<Wall, WALLS>,
    /// Where ways turn.
    turns: ArrayVec<Turn, { 4 * PIECES }>,
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
        let r = body.r - TOUCHING;
        let mut walls: ArrayVec<Wall, WALLS> = ArrayVec::new();
        for piece in scene.state.standing().filter(|&piece| Some(piece) != aside) {
            let block = scene.state.block(piece);
            // Up and down again, each counted double unless it is a small step or a Wall-crawler's
            // (movement.climb-jump.double, abilities.wall-crawler.climb).
            let double = block.top > body.height / 2 && !crawls;
            let over = block.top as f32 * if double { 4.0 } else { 2.0 };
            let plug = double && plugs(&block.foot, body.r);
            let over = if plug { TOO_SMALL } else { over };
            walls.push(Wall { foot: block.foot, reach: block.foot.grown(r), over, plug });
        }
        let pieces = walls.len();
        close_narrow_gaps(&mut walls, 2 * body.r + NARROW, r);
        let mut turns = ArrayVec::new();
        let on_table = Rect::new(P::new(r, r), P::new(TABLE.0 - r, TABLE.1 - r));
        for wall in walls[..pieces].iter().filter(|wall| wall.over > WALKED_OVER) {
            let around = corners(&wall.foot.grown(body.r + ROUND_A_CORNER));
            for (at, away) in around.into_iter().zip([(-1, -1), (1, -1), (1, 1), (-1, 1)]) {
                if meets(&on_table, at, at) && !walls.iter().any(|wall| wall.crossed(r, at, at)) {
                    turns.push(Turn { at, away });
                }
            }
        }
        Some(Obstacles { r, walls, turns })
    }

    /// The ways from every turn to a place, the nearest turns first.
    pub fn ways_to(&self, to: P) -> Ways {
        let mut far: ArrayVec<f32, { 4 * PIECES }> =
            self.turns.iter().map(|turn| self.straight(turn.at, to, f32::INFINITY)).collect();
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
                let (turn, via_turn) = (&self.turns[index], &self.turns[via]);
                if !done[index] && turn.bends(via_turn.at) && via_turn.bends(turn.at) {
                    let shorter = far[index] - far[via];
                    far[index] = far[index].min(far[via] + self.straight(turn.at, via_turn.at, shorter));
                }
            }
        }
    }

    /// How far it is from somewhere to where the ways lead, in mils.
    pub fn distance(&self, from: P, ways: &Ways) -> f32 {
        let mut shortest = self.straight(from, ways.to, f32::INFINITY);
        for (turn, &far) in self.turns.iter().zip(&ways.far) {
            if far < shortest && turn.bends(from) {
                shortest = shortest.min(far + self.straight(from, turn.at, shortest - far));
            }
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
            if wall.crossed(self.r, from, to) {
                length += wall.over;
            }
        }
        length
    }
}

/// Puts a wall into every gap between two others that is narrower than `width`.
fn close_narrow_gaps(walls: &mut ArrayVec<Wall, WALLS>, width: Mils, r: Mils) {
    let pieces = walls.len();
    for one in 0..pieces {
        for other in 0..pieces {
            let (a, b) = (walls[one].foot, walls[other].foot);
            let (wide, deep) = (b.lo.x - a.hi.x, b.lo.y - a.hi.y);
            let (low, high) = (
                P::new(a.lo.x.max(b.lo.x), a.lo.y.max(b.lo.y)),
                P::new(a.hi.x.min(b.hi.x), a.hi.y.min(b.hi.y)),
            );
            // What can be cleared away leaves no gap beside it.
            if walls[one].plug || walls[other].plug {
                continue;
            }
            let gap = if (1..width).contains(&wide) && low.y < high.y {
                Rect::new(P::new(a.hi.x, low.y), P::new(b.lo.x, high.y))
            } else if (1..width).contains(&deep) && low.x < high.x {
                Rect::new(P::new(low.x, a.hi.y), P::new(high.x, b.lo.y))
            } else {
                continue;
            };
            // Where there are more gaps than there is room for, the last are taken for ways.
            if !walls.is_full() {
                walls.push(Wall { foot: gap, reach: gap.grown(r), over: TOO_NARROW, plug: false });
            }
        }
    }
}

/// Whether a piece is too small for a base to stand on, so that nobody gets over it who cannot fly.
pub(super) fn plugs(foot: &Rect, r: Mils) -> bool {
    let (width, depth) = foot.sides();
    width.min(depth) < 2 * r
}

impl Wall {
    /// Whether a straight line between two places comes nearer to the footprint than `r`: whether it crosses the
    /// footprint with a border of that width, round at the corners.
    fn crossed(&self, r: Mils, from: P, to: P) -> bool {
        if !meets(&self.reach, from, to) {
            return false;
        }
        let Rect { lo, hi } = self.foot;
        let wide = Rect::new(P::new(lo.x - r, lo.y), P::new(hi.x + r, hi.y));
        let deep = Rect::new(P::new(lo.x, lo.y - r), P::new(hi.x, hi.y + r));
        meets(&wide, from, to)
            || meets(&deep, from, to)
            || corners(&self.foot).iter().any(|&corner| near(corner, r, from, to))
    }
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

#[cfg(test)]
mod tests {
    use pow::card::{Cards, house};
    use pow::setup::{add_figure, empty};
    use pow::state::{Side, State};
    use space::Block;

    use super::*;

    /// A table with one walker of a radius of 600 mils and these pieces on it, all of them as high as houses.
    fn table(pieces: &[(P, P)]) -> (Cards, State) {
        let cards = house().unwrap_or_else(|problems| panic!("{problems}"));
        let mut state = empty(&cards, cards.mission("brawl").expect("the usual mission"), 0);
        let captain = cards.character("captain-vale").expect("a walker of the house pack");
        let walker = add_figure(&cards, &mut state, Side::A, captain);
        assert_eq!(state.body(walker).r, 600);
        // The battlefield has more pieces than these; they are taken away.
        for index in 0..state.blocks.len() {
            state.cleared = state.cleared.with(index);
        }
        for (index, &(lo, hi)) in pieces.iter().enumerate() {
            state.blocks[index] = Block { foot: Rect::new(lo, hi), top: 7_000 };
            state.cleared.0 &= !(1 << index);
        }
        (cards, state)
    }

    fn distance(pieces: &[(P, P)], from: P, to: P) -> f32 {
        let (cards, state) = table(pieces);
        let scene = Scene { state: &state, content: &cards };
        let obstacles = Obstacles::new(scene, FigureId(0), None).expect("a walker is held up by walls");
        obstacles.distance(from, &obstacles.ways_to(to))
    }

    #[test]
    fn without_walls_the_way_is_straight() {
        assert_eq!(distance(&[], P::new(6_000, 6_000), P::new(9_000, 10_000)), 5_000.0);
    }

    #[test]
    fn a_wall_is_walked_round() {
        let wall = (P::new(10_000, 14_000), P::new(20_000, 16_000));
        let (from, to) = (P::new(12_000, 10_000), P::new(12_000, 20_000));
        // Past the western corners, a radius and a bit outside them.
        let (x, low, high) = (9_396.0f32, 13_396.0f32, 16_604.0f32);
        let leg = |y: f32| ((12_000.0 - x) * (12_000.0 - x) + y * y).sqrt();
        let round = leg(low - 10_000.0) + (high - low) + leg(20_000.0 - high);
        assert!((distance(&[wall], from, to) - round).abs() < 1.0);
    }

    #[test]
    fn an_alley_counts_if_the_base_fits_with_room_to_spare() {
        let west = (P::new(0, 14_000), P::new(17_000, 16_000));
        let (from, to) = (P::new(18_000, 10_000), P::new(18_000, 20_000));
        let wide = (P::new(19_000, 14_000), P::new(36_000, 16_000));
        assert_eq!(distance(&[west, wide], from, to), 10_000.0);
        let narrow = (P::new(18_300, 14_000), P::new(36_000, 16_000));
        assert!(distance(&[west, narrow], from, to) > 30_000.0);
    }

    #[test]
    fn who_stands_at_a_wall_is_not_in_it() {
        let wall = (P::new(10_000, 14_000), P::new(20_000, 16_000));
        let beside = P::new(12_000, 14_000 - 600 + 2);
        assert_eq!(distance(&[wall], beside, P::new(6_000, beside.y)), 6_000.0);
        let at_the_corner = P::new(10_000 - 430, 14_000 - 430);
        let west = P::new(5_000, 14_000 - 430);
        assert_eq!(distance(&[wall], at_the_corner, west), 4_570.0);
    }
}
