//! How far a base can be taken: the region of a movement tool as outlines with holes.
//!
//! The law is asked at the points of a grid, and between a point inside and one outside where exactly it changes its mind.
//! What lies between the points of the grid may be missed, so the click is judged and not the picture.

use std::collections::BTreeMap;

use host::tabletop::ground;
use space::P;
use wire::table::{Mark, Point};

/// How far the points of the grid are apart.
const STEP: i32 = 600;
/// An edge between two points is halved so often: to about 40 mils.
const HALVINGS: u32 = 4;

/// Everything around a place, no farther than `far`, where `inside` holds; `middle` itself is taken to be inside.
pub(super) fn region(middle: P, far: i32, look: &str, label: &str, inside: impl Fn(P) -> bool) -> Vec<Mark> {
    let grid = Grid::sample(middle, far, inside);
    // A lone point of the grid shrinks to nothing.
    let loops = grid.loops().into_iter().filter(|outline| doubled_area(outline) != 0);
    let (outer, holes): (Vec<Vec<P>>, Vec<Vec<P>>) = loops.partition(|it| doubled_area(it) > 0);
    let mut areas: Vec<(Vec<P>, Vec<Vec<P>>)> =
        outer.into_iter().map(|outline| (outline, Vec::new())).collect();
    for hole in holes {
        // A hole lies in the smallest outline around it; outlines do not cross.
        let around = areas.iter_mut().filter(|(outline, _)| surrounds(outline, hole[0]));
        if let Some((_, holes)) = around.min_by_key(|(outline, _)| doubled_area(outline)) {
            holes.push(hole);
        }
    }
    let points = |outline: Vec<P>| -> Vec<Point> { outline.into_iter().map(ground).collect() };
    areas
        .into_iter()
        .map(|(outline, holes)| Mark::Area {
            points: points(outline),
            holes: holes.into_iter().map(points).collect(),
            look: look.to_owned(),
            label: label.to_owned(),
        })
        .collect()
}

/// An edge of the grid: the point it starts from, and whether it goes up.
type Edge = (i32, i32, bool);

struct Grid<F> {
    middle: P,
    /// So many steps to each side.
    half: i32,
    /// Row by row, with a border that is always outside.
    inside: Vec<bool>,
    law: F,
}

impl<F: Fn(P) -> bool> Grid<F> {
    fn sample(middle: P, far: i32, law: F) -> Grid<F> {
        let half = far / STEP + 2;
        let mut grid = Grid { middle, half, inside: Vec::new(), law };
        let border = |n: i32| n.abs() == half;
        for y in -half..=half {
            for x in -half..=half {
                let here = (x, y) == (0, 0) || !border(x) && !border(y) && (grid.law)(grid.place(x, y));
                grid.inside.push(here);
            }
        }
        grid
    }

    fn place(&self, x: i32, y: i32) -> P {
        P::new(self.middle.x + x * STEP, self.middle.y + y * STEP)
    }

    fn is_inside(&self, x: i32, y: i32) -> bool {
        let width = 2 * self.half + 1;
        self.inside[((y + self.half) * width + x + self.half) as usize]
    }

    /// Where on an edge the law changes its mind.
    fn crossing(&self, (x, y, up): Edge) -> P {
        let ends = (self.place(x, y), if up { self.place(x, y + 1) } else { self.place(x + 1, y) });
        let (mut inside, mut outside) = if self.is_inside(x, y) { ends } else { (ends.1, ends.0) };
        for _ in 0..HALVINGS {
            let middle = P::new((inside.x + outside.x) / 2, (inside.y + outside.y) / 2);
            if (self.law)(middle) { inside = middle } else { outside = middle }
        }
        inside
    }

    /// The border of what is inside, as closed loops with the inside on their left.
    fn loops(&self) -> Vec<Vec<P>> {
        let mut next: BTreeMap<Edge, Edge> = BTreeMap::new();
        for y in -self.half..self.half {
            for x in -self.half..self.half {
                for (from, to) in self.cell(x, y) {
                    next.insert(from, to);
                }
            }
        }
        let mut loops = Vec::new();
        while let Some((&start, _)) = next.first_key_value() {
            let mut outline = Vec::new();
            let mut edge = start;
            while let Some(following) = next.remove(&edge) {
                outline.push(self.crossing(edge));
                edge = following;
            }
            loops.push(outline);
        }
        loops
    }

    /// The pieces of the border within one cell, from edge to edge (marching squares).
    fn cell(&self, x: i32, y: i32) -> Vec<(Edge, Edge)> {
        let (south, north) = ((x, y, false), (x, y + 1, false));
        let (west, east) = ((x, y, true), (x + 1, y, true));
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].map(|(x, y)| self.is_inside(x, y));
        let [sw, se, ne, nw] = corners;
        match (sw, se, ne, nw) {
            (false, false, false, false) | (true, true, true, true) => vec![],
            (true, false, false, false) => vec![(south, west)],
            (false, true, false, false) => vec![(east, south)],
            (false, false, true, false) => vec![(north, east)],
            (false, false, false, true) => vec![(west, north)],
            (true, true, false, false) => vec![(east, west)],
            (false, true, true, false) => vec![(north, south)],
            (false, false, true, true) => vec![(west, east)],
            (true, false, false, true) => vec![(south, north)],
            (false, true, true, true) => vec![(west, south)],
            (true, false, true, true) => vec![(south, east)],
            (true, true, false, true) => vec![(east, north)],
            (true, true, true, false) => vec![(north, west)],
            // Two corners across: kept apart.
            (true, false, true, false) => vec![(south, west), (north, east)],
            (false, true, false, true) => vec![(east, south), (west, north)],
        }
    }
}

/// Twice the area within an outline; negative when it runs clockwise.
fn doubled_area(outline: &[P]) -> i64 {
    let next = outline.iter().cycle().skip(1);
    let cross = |(a, b): (&P, &P)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y);
    outline.iter().zip(next).map(cross).sum()
}

/// Whether a place lies within an outline: a line from it to the east crosses it an odd number of times.
fn surrounds(outline: &[P], place: P) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crosses = |(a, b): (&P, &P)| {
        (a.y > place.y) != (b.y > place.y) && {
            let (rise, run) = (i64::from(b.y - a.y), i64::from(b.x - a.x));
            let side = i64::from(place.x - a.x) * rise - run * i64::from(place.y - a.y);
            (side < 0) == (rise > 0)
        }
    };
    outline.iter().zip(next).filter(|&pair| crosses(pair)).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn areas(inside: impl Fn(P) -> bool) -> Vec<(Vec<Point>, Vec<Vec<Point>>)> {
        let marks = region(P::new(10_000, 10_000), 6_000, "reach", "M", inside);
        let area = |mark: Mark| match mark {
            Mark::Area { points, holes, .. } => (points, holes),
            other => panic!("{other:?}"),
        };
        marks.into_iter().map(area).collect()
    }

    fn outline(points: &[Point]) -> Vec<P> {
        points.iter().map(|point| P::new(point.x, point.y)).collect()
    }

    fn away(x: i32, y: i32, place: P) -> i64 {
        (place - P::new(x, y)).len2()
    }

    #[test]
    fn a_disc_is_one_outline_of_about_its_area() {
        let all = areas(|place| away(10_000, 10_000, place) <= 5_000 * 5_000);
        let [(points, holes)] = &all[..] else { panic!("{} areas", all.len()) };
        assert!(holes.is_empty());
        let area = doubled_area(&outline(points)) / 2;
        let exact = 78_539_816;
        assert!((area - exact).abs() < exact / 40, "{area}");
    }

    #[test]
    fn a_hole_belongs_to_the_outline_around_it_and_an_island_is_its_own() {
        let all = areas(|place| {
            let ring = away(10_000, 10_000, place);
            (2_000 * 2_000..=4_000 * 4_000).contains(&ring) || away(15_000, 15_000, place) < 1_000 * 1_000
        });
        // The middle is always inside, and alone there it is nothing to be drawn.
        assert_eq!(all.len(), 2, "{all:?}");
        assert_eq!(all.iter().filter(|(_, holes)| holes.len() == 1).count(), 1);
        for (points, holes) in &all {
            assert!(doubled_area(&outline(points)) > 0);
            assert!(holes.iter().all(|hole| doubled_area(&outline(hole)) < 0));
            assert!(holes.iter().all(|hole| surrounds(&outline(points), outline(hole)[0])));
        }
    }
}
