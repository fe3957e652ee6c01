//! Footprints: floats against integers, and rectangles against themselves as polygons.

use space::{Convex, Disc, Footprint, Outline, P, Rect, SLACK, Share, Stride, Through};

use crate::board::{Rng, any_convex};

type F = (f64, f64);

pub fn float(p: P) -> F {
    (f64::from(p.x), f64::from(p.y))
}

/// How far left of the line from `a` to `b`.
fn left_of(a: F, b: F, c: F) -> f64 {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    (x * (c.1 - a.1) - y * (c.0 - a.0)) / x.hypot(y)
}

pub fn to_segment(a: F, b: F, c: F) -> f64 {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    let share = ((c.0 - a.0) * x + (c.1 - a.1) * y) / (x * x + y * y).max(1e-9);
    let share = share.clamp(0.0, 1.0);
    (c.0 - a.0 - share * x).hypot(c.1 - a.1 - share * y)
}

fn edges(shape: &impl Outline) -> Vec<(F, F)> {
    let corners: Vec<F> = shape.corners().map(float).collect();
    let next = |i: usize| corners[(i + 1) % corners.len()];
    (0..corners.len()).map(|i| (corners[i], next(i))).collect()
}

pub fn distance(shape: &impl Outline, c: F) -> f64 {
    let edges = edges(shape);
    if edges.iter().all(|&(a, b)| left_of(a, b, c) >= 0.0) {
        return 0.0;
    }
    let nearest = edges.iter().map(|&(a, b)| to_segment(a, b, c));
    nearest.fold(f64::MAX, f64::min)
}

#[test]
fn polygons_measure_as_floats_do() {
    let mut rng = Rng(1);
    let (mut compared, mut carried) = (0, 0);
    for _ in 0..60_000 {
        let shape = any_convex(&mut rng, 4000);
        let base = Disc::new(P::new(rng.range(0, 4000), rng.range(0, 4000)), rng.range(10, 1300));
        let range = rng.range(0, 2000);
        let real = distance(&shape, float(base.c));
        assert!((f64::from(shape.distance(base.c)) - real.floor()).abs() <= 1.0);
        let limit = f64::from(base.r + range);
        if (real - limit).abs() > 1e-6 {
            assert_eq!(shape.reaches(base.c, base.r + range), real <= limit);
            assert_eq!(shape.closer(base.c, base.r + range), real < limit);
            compared += 1;
        }
        let rise = rng.range(0, 3000);
        let limit = f64::from(base.r) + f64::from(rise);
        if (real - limit).abs() > 1e-6 {
            let h2 = i64::from(rise) * i64::from(rise);
            assert_eq!(shape.compare(base.c, base.r, h2).is_gt(), real > limit);
        }
        let depth = edges(&shape).iter().map(|&(a, b)| left_of(a, b, float(base.c))).fold(f64::MAX, f64::min);
        let needed = f64::from((base.r - SLACK).max(0));
        if (depth - needed).abs() > 1e-6 {
            assert_eq!(shape.carries(&base), depth > needed);
            carried += i32::from(depth > needed);
        }
    }
    assert!(compared > 50_000 && carried > 500, "{compared} {carried}");
}

#[test]
fn polygons_overlap_when_an_edge_of_one_runs_inside_the_other() {
    let mut rng = Rng(2);
    let mut overlapping = 0;
    for _ in 0..30_000 {
        let (one, other) = (any_convex(&mut rng, 4000), any_convex(&mut rng, 4000));
        let enters = |a: &Convex, b: &Convex| {
            let corners: Vec<P> = a.corners().collect();
            (0..corners.len()).any(|i| {
                let next = corners[(i + 1) % corners.len()];
                b.clip(corners[i], next).is_some_and(|clip| clip.how == Through::Inside)
            })
        };
        let slow = enters(&one, &other) || enters(&other, &one);
        assert_eq!(one.overlaps(&other), slow, "{one:?} {other:?}");
        overlapping += i32::from(slow);
    }
    assert!(overlapping > 5000, "{overlapping}");
}

#[test]
fn clips_agree_with_walking_along_the_segment() {
    let mut rng = Rng(3);
    let mut inside = 0;
    for _ in 0..10_000 {
        let shape = any_convex(&mut rng, 4000);
        let (a, b) =
            (P::new(rng.range(0, 4000), rng.range(0, 4000)), P::new(rng.range(0, 4000), rng.range(0, 4000)));
        let value = |share: Share| share.part as f64 / share.whole as f64;
        let point =
            |t: f64| (f64::from(a.x) + t * f64::from(b.x - a.x), f64::from(a.y) + t * f64::from(b.y - a.y));
        match shape.clip(a, b) {
            Some(clip) => {
                let (from, to) = (value(clip.from), value(clip.to));
                assert!(distance(&shape, point((from + to) / 2.0)) < 1e-6);
                for t in [from / 2.0, to + (1.0 - to) / 2.0] {
                    let outside = distance(&shape, point(t)) > 0.0;
                    assert!(
                        outside || t == from || t == to || (t - from).abs() < 1e-9 || (t - to).abs() < 1e-9
                    );
                }
                inside += i32::from(clip.how == Through::Inside);
            }
            None => {
                let met = (0..=200).any(|i| distance(&shape, point(f64::from(i) / 200.0)) == 0.0);
                assert!(!met, "{shape:?} {a:?} {b:?}");
            }
        }
    }
    assert!(inside > 2000, "{inside}");
}

/// Small numbers, so that exact contact and shared corners come up all the time.
#[test]
fn a_rectangle_answers_like_the_same_polygon() {
    let mut rng = Rng(4);
    let rectangle = |rng: &mut Rng| {
        let lo = P::new(rng.range(0, 30), rng.range(0, 30));
        Rect::new(lo, P::new(lo.x + rng.range(1, 20), lo.y + rng.range(1, 20)))
    };
    for _ in 0..40_000 {
        let (rect, other) = (rectangle(&mut rng), rectangle(&mut rng));
        let (convex, other_convex) = (Convex::from(rect), Convex::from(other));
        assert_eq!(convex.bounds(), rect);
        let base = Disc::new(P::new(rng.range(-5, 50), rng.range(-5, 50)), rng.range(1, 15));
        let to = P::new(rng.range(-5, 50), rng.range(-5, 50));
        let d = rng.range(-1, 20);
        assert_eq!(rect.reaches(base.c, d), convex.reaches(base.c, d));
        assert_eq!(rect.closer(base.c, d), convex.closer(base.c, d));
        assert_eq!(rect.distance(base.c), convex.distance(base.c));
        let h2 = i64::from(rng.range(0, 300));
        assert_eq!(rect.compare(base.c, base.r, h2), convex.compare(base.c, base.r, h2));
        assert_eq!(rect.carries(&base), convex.carries(&base));
        assert_eq!(rect.carries_rect(&other), convex.carries_rect(&other));
        assert_eq!(rect.overlaps(&other), convex.overlaps(&other_convex));
        assert_eq!(rect.overlaps_rect(&other), convex.overlaps_rect(&other));
        assert_eq!(rect.side(base.c, to), convex.side(base.c, to));
        assert_eq!(rect.clip(base.c, to), convex.clip(base.c, to), "{rect:?} {base:?} {to:?}");
        let stride = Stride { from: base.c, to, r: base.r };
        assert_eq!(stride.across(&rect), stride.across(&convex));
    }
}
