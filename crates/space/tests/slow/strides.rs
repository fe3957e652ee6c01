//! Strides against looking at every place.

use space::{Disc, Footprint, Outline, P, Span, Stride, at};

use crate::board::{Board, Rng, SIZE, any_convex, discs};

fn slow(stride: &Stride, hit: impl Fn(&Disc) -> bool) -> Option<Span> {
    let mut places = discs(stride).filter(|(_, disc)| hit(disc)).map(|(k, _)| k);
    let enter = places.next()?;
    Some(Span { enter, leave: places.last().unwrap_or(enter) })
}

#[test]
fn a_stride_goes_from_its_start_to_its_end_in_steps_of_a_mil() {
    let mut rng = Rng(20);
    for _ in 0..300 {
        let from = rng.place();
        let to = from + space::V::new(i64::from(rng.range(-3000, 3000)), i64::from(rng.range(-3000, 3000)));
        let stride = Stride { from, to, r: 600 };
        assert_eq!((stride.place(0), stride.place(stride.len())), (from, to));
        for k in 1..=stride.len() {
            // One mil, and both ends rounded.
            assert!((stride.place(k) - stride.place(k - 1)).len2() <= 4);
        }
    }
}

#[test]
fn what_a_base_overlaps_on_its_way() {
    let mut rng = Rng(21);
    let mut met = 0;
    for _ in 0..1500 {
        let from = P::new(rng.range(0, 6000), rng.range(0, 6000));
        let to = P::new(rng.range(0, 6000), rng.range(0, 6000));
        let stride = Stride { from, to, r: rng.range(100, 1000) };
        let shape = any_convex(&mut rng, 6000);
        let found = stride.across(&shape);
        assert_eq!(found, slow(&stride, |d| shape.overlaps_disc(d)), "{stride:?} {shape:?}");
        let rect = shape.bounds();
        let found_rect = stride.across(&rect);
        assert_eq!(found_rect, slow(&stride, |d| rect.overlaps_disc(d)), "{stride:?} {rect:?}");
        let other = Disc::new(P::new(rng.range(0, 6000), rng.range(0, 6000)), rng.range(100, 1000));
        assert_eq!(stride.across_disc(&other), slow(&stride, |d| d.overlaps(&other)));
        met += i32::from(found.is_some());
    }
    assert!(met > 400, "{met}");
}

#[test]
fn grazes_are_neither_missed_nor_invented() {
    let mut rng = Rng(22);
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..700 {
        let (from, way) = (P::new(18_000, 18_000), rng.turn());
        let stride = Stride { from, to: at(from, way.dir(), 4000, 0), r: 689 };
        let aside = (689 + 600 + i64::from(rng.range(-5, 3))) * if rng.range(0, 1) == 0 { 1 } else { -1 };
        let other = Disc::new(at(from, way.dir(), 2000, aside), 600);
        let found = stride.across_disc(&other);
        assert_eq!(found, slow(&stride, |d| d.overlaps(&other)));
        let corner = at(from, way.dir(), 2000, 689 + i64::from(rng.range(-5, 1)));
        let rect = space::Rect::spanning(
            corner,
            corner + space::V::new(i64::from(rng.pick(&[-900, 900])), i64::from(rng.pick(&[-900, 900]))),
        );
        assert_eq!(stride.across(&rect), slow(&stride, |d| rect.overlaps_disc(d)));
        if found.is_some() { hits += 1 } else { misses += 1 }
    }
    assert!(hits > 100 && misses > 100, "{hits} {misses}");
}

#[test]
fn a_base_slides_along_a_wall_it_touches() {
    let mut rng = Rng(23);
    for _ in 0..2000 {
        let (from, way) = (P::new(18_000, 18_000), rng.turn());
        let wall = space::Convex::new(&[
            at(from, way.dir(), -1500, 600),
            at(from, way.dir(), 8000, 600),
            at(from, way.dir(), 8000, 1500),
            at(from, way.dir(), -1500, 1500),
        ])
        .unwrap();
        let along = Stride { from, to: at(from, way.dir(), 6000, 0), r: 600 };
        assert_eq!(along.across(&wall), None);
        let into = Stride { from, to: at(from, way.plus(100).dir(), 6000, 0), r: 600 };
        assert!(into.across(&wall).is_some_and(|span| span.enter < 700));
    }
}

#[test]
fn the_edge_of_the_table_is_found() {
    let mut rng = Rng(24);
    for _ in 0..300 {
        let board = Board { blocks: Vec::new(), bodies: Vec::new() };
        let Some(body) = board.somebody(&mut rng) else {
            continue;
        };
        let to = at(body.at.flat(), rng.turn().dir(), 9000, 0);
        let stride = Stride { from: body.at.flat(), to, r: body.r };
        let slow = discs(&stride).find(|(_, d)| !d.on_table(SIZE)).map(|(k, _)| k);
        assert_eq!(stride.off_table(SIZE), slow);
    }
}
