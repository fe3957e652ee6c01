//! Distances in space against floats.

use space::{Block, Body, Disc, P, gap, gap_to_block, touching, within, within_block};

use crate::board::{Rng, any_convex};
use crate::shapes::{distance, float};

#[test]
fn distances_are_those_of_floats() {
    let mut rng = Rng(10);
    let mut near = 0;
    for _ in 0..100_000 {
        let mut body = || {
            let place = P::new(rng.range(0, 9000), rng.range(0, 9000));
            let z = if rng.range(0, 1) == 0 { 0 } else { rng.range(0, 6000) };
            Body::new(place.at(z), rng.range(300, 1300), 2000)
        };
        let (a, b) = (body(), body());
        let apart = float(a.at.flat()).0 - float(b.at.flat()).0;
        let apart = apart.hypot(float(a.at.flat()).1 - float(b.at.flat()).1);
        let level = (apart - f64::from(a.r + b.r)).max(0.0);
        let real = level.hypot(f64::from(a.at.z - b.at.z));
        let shown = gap(&a, &b);
        assert!((real - f64::from(shown)) > -1e-6 && (real - f64::from(shown)) < 1.0 + 1e-6);
        assert_eq!(gap(&b, &a), shown);
        // At, just below and just above the true distance, and anywhere.
        for mils in [shown - 1, shown, shown + 1, rng.range(0, 9000)] {
            if (real - f64::from(mils)).abs() > 1e-6 {
                assert_eq!(within(&a, &b, mils), real < f64::from(mils), "{a:?} {b:?} {mils}");
            } else if level == 0.0 || a.at.z == b.at.z {
                near += 1;
                assert!(within(&a, &b, mils), "an exact distance is within itself");
            }
        }
        assert!(!touching(&a, &b) || within(&a, &b, 3));
    }
    assert!(near > 1000, "exact distances were tried: {near}");
}

#[test]
fn distances_to_blocks_are_those_of_floats() {
    let mut rng = Rng(11);
    for _ in 0..40_000 {
        let block = Block { foot: any_convex(&mut rng, 6000), top: rng.range(500, 5000) };
        let place = P::new(rng.range(0, 9000), rng.range(0, 9000));
        let body = Body::new(place.at(rng.range(0, 8000)), rng.range(300, 1300), 2000);
        let level = (distance(&block.foot, float(place)) - f64::from(body.r)).max(0.0);
        let real = level.hypot(f64::from((body.at.z - block.top).max(0)));
        let shown = gap_to_block(&body, &block);
        assert!((real - f64::from(shown)) > -1e-6 && (real - f64::from(shown)) < 1.0 + 1e-6);
        for mils in [shown - 1, shown, shown + 1, rng.range(0, 9000)] {
            if (real - f64::from(mils)).abs() > 1e-6 {
                assert_eq!(within_block(&body, &block, mils), real < f64::from(mils));
            }
        }
    }
}

#[test]
fn discs_print_the_gap_that_they_judge() {
    let mut rng = Rng(12);
    for _ in 0..50_000 {
        let mut disc = || Disc::new(P::new(rng.range(0, 5000), rng.range(0, 5000)), rng.range(1, 900));
        let (a, b) = (disc(), disc());
        let shown = a.gap(&b);
        assert!(a.within(&b, shown + 1));
        assert!(shown == 0 || !a.within(&b, shown - 1));
    }
}
