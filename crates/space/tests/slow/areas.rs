//! Sprays and lines against floats.

use space::{Block, Disc, P, Rect, Segment, Spray, Turn, V, beyond};

use crate::board::Rng;
use crate::shapes::{float, to_segment};

/// How far a place lies outside the hull of two discs, found by thirds: the depth is convex along the axis.
fn outside_hull(a: P, b: Disc, c: P) -> f64 {
    let ((ax, ay), (bx, by), (cx, cy)) = (float(a), float(b.c), float(c));
    let outside = |t: f64| (cx - ax - t * (bx - ax)).hypot(cy - ay - t * (by - ay)) - t * f64::from(b.r);
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..100 {
        let (one, two) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if outside(one) < outside(two) {
            high = two;
        } else {
            low = one;
        }
    }
    outside(low).min(outside(0.0)).min(outside(1.0))
}

#[test]
fn sprays_cover_what_floats_say() {
    let mut rng = Rng(60);
    let (mut covered, mut missed) = (0, 0);
    for _ in 0..20_000 {
        let from = Disc::new(P::new(10_000, 10_000), 600);
        let (length, width) = rng.pick(&[(8000, 2500), (6000, 3000), (3000, 2900), (2000, 5000)]);
        let spray = Spray::from_base(&from, rng.turn(), length, width);
        let base = Disc::new(P::new(rng.range(0, 20_000), rng.range(0, 20_000)), rng.range(300, 1000));
        let gap = outside_hull(spray.apex, spray.bulb(), base.c) - f64::from(base.r + space::SLACK);
        if gap.abs() > 1e-3 {
            assert_eq!(spray.covers(&base), gap < 0.0, "{spray:?} {base:?} {gap}");
        }
        if gap < 0.0 { covered += 1 } else { missed += 1 }
    }
    assert!(covered > 1000 && missed > 5000, "{covered} {missed}");
}

#[test]
fn the_template_is_as_long_as_it_says() {
    let from = Disc::new(P::new(10_000, 10_000), 600);
    let spray = Spray::from_base(&from, Turn(0), 8000, 2500);
    assert_eq!((spray.apex, spray.bulb()), (P::new(10_600, 10_000), Disc::new(P::new(17_350, 10_000), 1250)));
    let ahead = |x| Disc::new(P::new(x, 10_000), 500);
    assert!(spray.covers(&ahead(19_100)) && !spray.covers(&ahead(19_103)));
}

#[test]
fn aims_are_the_last_directions_that_touch() {
    let mut rng = Rng(61);
    let mut aimed = 0;
    for _ in 0..2000 {
        let from = Disc::new(P::new(10_000, 10_000), 600);
        let base = Disc::new(P::new(rng.range(0, 20_000), rng.range(0, 20_000)), rng.range(300, 1000));
        if from.touches(&base) {
            continue;
        }
        let covers = |way: Turn| Spray::from_base(&from, way, 8000, 2500).covers(&base);
        let aims = Spray::aims(&from, 8000, 2500, &base);
        assert!(aims.iter().all(|&way| covers(way)));
        if let [_, left, right] = aims[..] {
            assert!(!covers(left.plus(1)) && !covers(right.plus(-1)));
            aimed += 1;
        }
        // Directions that no aim leads to find nothing either.
        if aims.is_empty() {
            assert!((0..256).all(|i| !covers(Turn(i << 8))));
        }
    }
    assert!(aimed > 500, "{aimed}");
}

#[test]
fn the_line_behind_a_target() {
    let attacker = P::new(1000, 1000);
    let target = Disc::new(P::new(5000, 1000), 600);
    let line = beyond(attacker, &target, 4000).unwrap();
    assert_eq!((line.from, line.to), (P::new(5600, 1000), P::new(9600, 1000)));
    let behind = Disc::new(P::new(8200, 1000), 600);
    let aside = Disc::new(P::new(8200, 2500), 600);
    let nearer = Disc::new(P::new(6400, 1300), 600);
    let past = Disc::new(P::new(10_200, 1000), 600);
    let crossed = line.crossed(&[behind, aside, nearer, past, target]);
    assert_eq!(crossed.iter().map(|&(i, _)| i).collect::<Vec<_>>(), [2, 0]);
    let wall = |x: i32, top| Block { foot: Rect::new(P::new(x, 0), P::new(x + 500, 2000)), top };
    let walls = [wall(9000, 4000), wall(6600, 4000), wall(6000, 900)];
    assert_eq!(line.stopped_by(1000, &walls), Some((1, 1000)));
    assert_eq!(line.stopped_by(5000, &walls), None);
    assert_eq!(beyond(attacker, &Disc::new(attacker, 600), 4000), None);
}

#[test]
fn lines_cross_the_bases_that_floats_say() {
    let mut rng = Rng(62);
    let mut crossed = 0;
    for _ in 0..30_000 {
        let place = |rng: &mut Rng| P::new(rng.range(0, 6000), rng.range(0, 6000));
        let line = Segment { from: place(&mut rng), to: place(&mut rng) };
        let base = Disc::new(place(&mut rng), rng.range(10, 1000));
        let (from, to, c) = (float(line.from), float(line.to), float(base.c));
        let depth = f64::from(base.r - space::SLACK) - to_segment(from, to, c);
        let found = line.crosses(&base);
        if depth.abs() > 1e-6 {
            assert_eq!(found.is_some(), depth > 0.0);
        }
        if let Some(along) = found {
            crossed += 1;
            // Where it enters lies on the rim, a little before or after; where it starts inside, at 0.
            let length = ((line.to - line.from).len2() as f64).sqrt();
            let way: V = line.to - line.from;
            let at =
                |mils: f64| (from.0 + way.x as f64 * mils / length, from.1 + way.y as f64 * mils / length);
            let gap =
                |mils: f64| (at(mils).0 - c.0).hypot(at(mils).1 - c.1) - f64::from(base.r - space::SLACK);
            let along = f64::from(along);
            assert!(along == 0.0 || gap(along) >= -1e-6, "{line:?} {base:?}");
            assert!(gap(along + 3.0) < 1e-6 || depth < 2.0, "{line:?} {base:?} {}", gap(along + 3.0));
        }
    }
    assert!(crossed > 3000, "{crossed}");
}
