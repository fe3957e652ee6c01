//! Thrown and pushed things against going mil by mil.

use space::{
    Block, Body, Disc, Field, Footprint, Outline, P, Push, Rect, Ribbon, SLACK, Set, Spot, Surface, Thing,
    Through, V, at, push, unit,
};

use crate::board::{Board, Rng, SIZE};

/// Some point of the bar between two places is nearer to `c` than `d`, by floats.
fn bar_near(a: P, b: P, c: P, d: i32) -> bool {
    let (ax, ay, bx, by) = (f64::from(a.x), f64::from(a.y), f64::from(b.x), f64::from(b.y));
    let (cx, cy) = (f64::from(c.x), f64::from(c.y));
    crate::shapes::to_segment((ax, ay), (bx, by), (cx, cy)) < f64::from(d)
}

#[test]
fn ribbons_meet_what_every_mil_of_them_meets() {
    let mut rng = Rng(70);
    let (mut blocks_met, mut bodies_met, mut missed) = (0, 0, 0);
    for _ in 0..60 {
        let board = Board::random(&mut rng);
        for _ in 0..4 {
            let thrower = rng.pick(&board.bodies);
            let from = thrower.eye();
            let to = at(from.flat(), rng.turn().dir(), i64::from(rng.range(500, 9000)), 0);
            let ribbon =
                Ribbon { from, to: to.at(rng.range(0, 8000)), half_width: rng.pick(&[400, 600, 1000]) };
            let Some(dir) = unit(to - from.flat()) else {
                continue;
            };
            let bar = |half: i32| at(P::default(), dir.left(), i64::from(half), 0) - P::default();
            let (wide, narrow) = (bar(ribbon.half_width), bar(ribbon.half_width - SLACK));
            let spots: Vec<Spot> = (0..=ribbon.len()).map(|k| ribbon.at(k)).collect();
            for block in &board.blocks {
                // The whole span of contact counts, whatever the height at its beginning.
                let slow = spots.iter().position(|spot| {
                    let (a, b) = (spot.flat() - narrow, spot.flat() + narrow);
                    let across = block.foot.clip(a, b).is_some_and(|clip| clip.how == Through::Inside);
                    across && spot.z < block.top
                });
                let found = ribbon.meets_block(block);
                assert_eq!(found, slow.map(|k| k as i32), "{ribbon:?} {block:?}");
                if found.is_some() { blocks_met += 1 } else { missed += 1 }
            }
            for body in &board.bodies {
                let slow = spots.iter().position(|spot| {
                    let (a, b) = (spot.flat() - wide, spot.flat() + wide);
                    let height = body.at.z <= spot.z && spot.z < body.at.z + body.height;
                    height && bar_near(a, b, body.at.flat(), body.r - SLACK)
                });
                let found = ribbon.meets_body(body);
                assert_eq!(found, slow.map(|k| k as i32), "{ribbon:?} {body:?}");
                bodies_met += i32::from(found.is_some());
            }
            let met = ribbon.meets(&board.field());
            assert!(met.is_sorted());
            for (k, thing) in met {
                let again = match thing {
                    Thing::Block(i) => ribbon.meets_block(&board.blocks[i]),
                    Thing::Body(i) => ribbon.meets_body(&board.bodies[i]),
                };
                assert_eq!(again, Some(k));
            }
        }
    }
    assert!(blocks_met > 40 && bodies_met > 50 && missed > 1000, "{blocks_met} {bodies_met} {missed}");
}

#[test]
fn the_ledgers_ribbon() {
    let ribbon =
        Ribbon { from: Spot::new(2000, 5000, 2000), to: Spot::new(12_000, 5000, 2000), half_width: 600 };
    let bystander = |y: i32, z: i32, height: i32| Body::new(Spot::new(7000, y, z), 600, height);
    assert!(ribbon.meets_body(&bystander(6100, 0, 2500)).is_some(), "a tenth of an inch of overlap");
    assert_eq!(ribbon.meets_body(&bystander(6300, 0, 2500)), None);
    assert_eq!(ribbon.meets_body(&bystander(5000, 0, 2000)), None, "it passes over the head");
    let high = Ribbon { from: Spot::new(2000, 5000, 8000), to: Spot::new(12_000, 5000, 8000), ..ribbon };
    assert_eq!(high.meets_body(&bystander(5000, 0, 2000)), None);
    // It clears the wall when it gets there, and no longer when it leaves it.
    let falling = Ribbon { from: Spot::new(2000, 5000, 8000), to: Spot::new(12_000, 5000, 0), ..ribbon };
    let wall = Block { foot: Rect::new(P::new(6000, 0), P::new(9000, 9000)), top: 3000 };
    assert_eq!(falling.meets_block(&wall), Some(6251));
}

#[test]
fn projectiles_rest_at_the_last_free_place_of_their_path() {
    let mut rng = Rng(71);
    let mut went_back = 0;
    for _ in 0..40 {
        let board = Board::random(&mut rng);
        let field = board.field();
        for _ in 0..4 {
            let thrower = rng.pick(&board.bodies);
            let place = rng.pick(&board.bodies).at;
            let ribbon = Ribbon { from: thrower.eye(), to: place.raised(700), half_width: 600 };
            let end = ribbon.len();
            let base = Disc::new(P::default(), 600);
            let (k, landing) = ribbon.rest(&field, &base, 1500, end).unwrap();
            let body = |at: Spot| Body::new(at, 600, 1500);
            assert_eq!(space::rests(&field, &body(landing.at)), Ok(landing.surface));
            for later in k + 1..=end {
                let spot = ribbon.at(later);
                let (_, z) = space::surface_below(&field, &Disc::new(spot.flat(), 600), spot.z);
                assert!(space::rests(&field, &body(spot.flat().at(z))).is_err());
            }
            if k > 0 {
                assert_eq!(landing.at.flat(), ribbon.at(k).flat());
            }
            went_back += i32::from(k < end);
        }
    }
    assert!(went_back > 80, "{went_back}");
}

#[test]
fn a_thrown_car_stops_short_of_a_bystander() {
    let bodies = [Body::new(Spot::new(9000, 5000, 0), 600, 1500)];
    let field = Field::new(SIZE, &[] as &[Block], &bodies);
    let ribbon = Ribbon { from: Spot::new(2000, 5000, 2000), to: Spot::new(9000, 5000, 0), half_width: 1000 };
    let car = Rect::around(P::default(), 4000, 2000);
    let (_, landing) = ribbon.rest(&field, &car, 1500, ribbon.len()).unwrap();
    assert_eq!(landing.at, Spot::new(6402, 5000, 0));
    assert_eq!(landing.surface, Surface::Ground);
}

fn slow_push(field: &Field, body: &Body, direction: V, mils: i32) -> Push {
    let to = unit(direction).map_or(body.at.flat(), |dir| at(body.at.flat(), dir, i64::from(mils), 0));
    let stride = space::Stride { from: body.at.flat(), to, r: body.r };
    let z = body.at.z;
    let place = |k: i32| Disc::new(stride.place(k), body.r);
    let blocks_at = |disc: &Disc| {
        let hit = |(_, b): &(usize, &Block)| b.top > z + SLACK && b.foot.overlaps_disc(disc);
        field.standing_blocks().filter(hit).fold(Set::EMPTY, |set, (i, _)| set.with(i))
    };
    let bodies_at = |disc: &Disc| {
        let hit = |(_, b): &(usize, &Body)| b.overlaps(&Body::new(disc.c.at(z), body.r, body.height));
        field.standing_bodies().filter(hit).fold(Set::EMPTY, |set, (i, _)| set.with(i))
    };
    let hit = (0..=stride.len()).find_map(|k| {
        let disc = place(k);
        let met = space::Met {
            blocks: blocks_at(&disc),
            bodies: bodies_at(&disc),
            table_edge: !disc.on_table(SIZE),
        };
        (met != space::Met::default()).then_some((k, met))
    });
    let moved = hit.map_or(stride.len(), |(k, met)| {
        let clear = |k: &i32| {
            let disc = place(*k);
            let apart = |b: &Body| (b.at.flat() - disc.c).len2() >= i64::from(b.r + disc.r).pow(2);
            disc.on_table(SIZE)
                && met.blocks.iter().all(|i| !field.blocks[i].foot.closer(disc.c, disc.r))
                && met.bodies.iter().all(|i| apart(&field.bodies[i]))
        };
        (0..k).rev().find(clear).unwrap_or(0)
    });
    let carried = |k: &i32| {
        let over = |b: &Block| (b.top - z).abs() <= SLACK && b.foot.overlaps_disc(&place(*k));
        z <= SLACK || field.blocks.iter().any(over)
    };
    Push {
        end: stride.place(moved).at(z),
        moved,
        met: hit.map(|(_, met)| met),
        edge: (0..=moved).find(|k| !carried(k)),
    }
}

#[test]
fn pushes_go_as_far_as_every_mil_is_free() {
    let mut rng = Rng(72);
    let mut seen = [0; 4];
    for _ in 0..60 {
        let board = Board::random(&mut rng);
        for _ in 0..12 {
            let pushed = rng.range(0, board.bodies.len() as i32 - 1) as usize;
            let body = board.bodies[pushed];
            let field = board.field().without_body(pushed);
            let direction = rng.turn().dir();
            let direction = V::new(direction.x >> 20, direction.y >> 20);
            for mils in [0, 2500, 6000] {
                let found = push(&field, &body, direction, mils);
                assert_eq!(found, slow_push(&field, &body, direction, mils), "{body:?} {direction:?}");
                let met = found.met.unwrap_or_default();
                seen[0] += i32::from(!met.blocks.is_empty());
                seen[1] += i32::from(!met.bodies.is_empty());
                seen[2] += i32::from(met.table_edge);
                seen[3] += i32::from(found.edge.is_some());
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn a_push_into_a_flush_front_meets_both_houses() {
    let house = |y: i32| Block { foot: Rect::new(P::new(5000, y), P::new(8000, y + 3000)), top: 4000 };
    let blocks = [house(2000), house(5000)];
    let field = Field::new(SIZE, &blocks, &[]);
    let body = Body::new(Spot::new(2000, 5000, 0), 600, 1500);
    let pushed = push(&field, &body, V::new(1, 0), 4000);
    assert_eq!((pushed.end, pushed.moved), (Spot::new(4400, 5000, 0), 2400));
    assert_eq!(pushed.met.unwrap().blocks, Set::of(0).with(1));
    let again = push(&field, &body.moved(pushed.end), V::new(1, 0), 4000);
    assert_eq!((again.moved, again.met), (0, pushed.met), "what touches already does not move");
    let nowhere = push(&field, &body, V::ZERO, 4000);
    assert_eq!((nowhere.moved, nowhere.met), (0, None));
}
