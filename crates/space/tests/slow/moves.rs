//! Moves against going mil by mil.

use space::{
    Block, Blocked, Body, Cost, Field, Footprint, P, Rect, SLACK, Spot, Stride, Thing, climb, fly, jump,
    phase, walk,
};

use crate::board::{Board, Rng, SIZE, discs};

fn stride(body: &Body, to: P) -> Stride {
    Stride { from: body.at.flat(), to, r: body.r }
}

/// Goes from place to place, steps where the floor changes and stops where somebody stands.
fn slow_walk(field: &Field, body: &Body, to: P, max_step: i32) -> Result<Cost, Blocked> {
    if !body.moved(to.at(0)).disc().on_table(field.size) {
        return Err(Blocked::OffTable);
    }
    let (mut z, mut under, mut rise) = (body.at.z, None, 0);
    let stride = stride(body, to);
    for (along, disc) in discs(&stride) {
        let over = field.blocks.iter().enumerate().filter(|(_, b)| b.foot.overlaps_disc(&disc));
        let highest = over.map(|(i, b)| (b.top, std::cmp::Reverse(i))).max();
        let (floor, block) = highest.map_or((0, None), |(top, i)| (top, Some(i.0)));
        if floor - z > max_step {
            return Err(Blocked::Rise {
                block: block.expect("only a block is higher than the ground"),
                along,
                rise: floor - z,
            });
        }
        if z - floor > max_step {
            return Err(Blocked::Drop { block: under, along, drop: z - floor });
        }
        rise += (floor - z).abs();
        (z, under) = (floor, block);
        let here = body.moved(disc.c.at(z));
        for (i, other) in field.bodies.iter().enumerate() {
            if !field.passing.bodies.contains(i) && here.overlaps(other) {
                return Err(Blocked::By { thing: Thing::Body(i), along });
            }
        }
    }
    Ok(Cost { end: to.at(z), level: stride.len(), rise, ..Cost::default() })
}

#[test]
fn walks_are_those_of_every_mil() {
    let mut rng = Rng(50);
    let mut seen = [0; 5];
    for _ in 0..60 {
        let board = Board::random(&mut rng);
        for _ in 0..14 {
            let mover = rng.range(0, board.bodies.len() as i32 - 1) as usize;
            let body = board.bodies[mover];
            let field = board.field().without_body(mover);
            let to = body.at.flat()
                + space::V::new(i64::from(rng.range(-4000, 4000)), i64::from(rng.range(-4000, 4000)));
            let max_step = rng.pick(&[500, 1000, 1500, 3000]);
            let found = walk(&field, &body, to, max_step);
            assert_eq!(found, slow_walk(&field, &body, to, max_step), "{body:?} {to:?} {max_step}");
            seen[match found {
                Ok(_) => 0,
                Err(Blocked::By { .. }) => 1,
                Err(Blocked::Rise { .. }) => 2,
                Err(Blocked::Drop { .. }) => 3,
                Err(_) => 4,
            }] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

/// The height at a step, as a fraction of the whole way, rounded down.
fn height(from: i32, to: i32, along: i32, len: i32) -> i32 {
    from + ((to - from) * along).div_euclid(len)
}

#[test]
fn flights_are_those_of_every_mil() {
    let mut rng = Rng(51);
    let (mut free, mut blocked) = (0, 0);
    for _ in 0..60 {
        let board = Board::random(&mut rng);
        for _ in 0..14 {
            let mover = rng.range(0, board.bodies.len() as i32 - 1) as usize;
            let body = board.bodies[mover];
            let field = board.field().without_body(mover);
            let way = space::V::new(i64::from(rng.range(-5000, 5000)), i64::from(rng.range(-5000, 5000)));
            let to = (body.at.flat() + way).at(rng.range(0, 9000));
            if !body.moved(to).disc().on_table(SIZE) {
                assert_eq!(fly(&field, &body, to), Err(Blocked::OffTable));
                continue;
            }
            let stride = stride(&body, to.flat());
            let slow = discs(&stride).find_map(|(along, disc)| {
                let z = height(body.at.z, to.z, along, stride.len());
                let here = body.moved(disc.c.at(z));
                let in_block = |b: &Block| z < b.top - SLACK && b.foot.overlaps_disc(&disc);
                let block = field.blocks.iter().position(in_block).map(Thing::Block);
                let others = field.standing_bodies().find(|(_, b)| here.overlaps(b));
                let thing = block.or(others.map(|(i, _)| Thing::Body(i)))?;
                Some(Blocked::By { thing, along })
            });
            match fly(&field, &body, to) {
                Ok(cost) => {
                    assert_eq!(slow, None, "{body:?} {to:?}");
                    let real = ((way.len2() as f64) + f64::from(to.z - body.at.z).powi(2)).sqrt();
                    assert_eq!(cost.level, real.ceil() as i32);
                    assert_eq!(phase(&field, &body, to), Ok(cost));
                    free += 1;
                }
                Err(why) => {
                    assert_eq!(Some(why), slow, "{body:?} {to:?}");
                    blocked += 1;
                }
            }
        }
    }
    assert!(free > 100 && blocked > 100, "{free} {blocked}");
}

#[test]
fn straight_up_beside_a_wall_and_then_over_it() {
    let blocks = [Block { foot: Rect::new(P::new(5000, 5000), P::new(9000, 9000)), top: 4000 }];
    let field = Field::new(SIZE, &blocks, &[]);
    let body = Body::new(P::new(4400, 7000).at(0), 600, 1500);
    let up = fly(&field, &body, Spot::new(4400, 7000, 4000)).unwrap();
    assert_eq!(up.level, 4000);
    let over = fly(&field, &body.moved(up.end), Spot::new(7000, 7000, 4000)).unwrap();
    assert_eq!(over.level, 2600);
    let through = fly(&field, &body, Spot::new(7000, 7000, 4000));
    assert!(matches!(through, Err(Blocked::By { thing: Thing::Block(0), .. })));
    // Straight up through somebody who hangs on the same wall.
    let bodies = [Body::new(P::new(4400, 7100).at(2500), 600, 1000)];
    let field = Field::new(SIZE, &blocks, &bodies);
    assert_eq!(fly(&field, &body, up.end), Err(Blocked::By { thing: Thing::Body(0), along: 0 }));
}

/// A house 3 inches high, a tower behind it 7 inches high, wall to wall, and a low wall beside the house.
fn street() -> [Block; 3] {
    let block = |lo: (i32, i32), hi: (i32, i32), top| Block {
        foot: Rect::new(P::new(lo.0, lo.1), P::new(hi.0, hi.1)),
        top,
    };
    [
        block((10_000, 10_000), (16_000, 16_000), 3000),
        block((16_000, 10_000), (20_000, 16_000), 7000),
        block((12_000, 9000), (13_000, 9500), 1000),
    ]
}

#[test]
fn climbing_costs_the_height_both_ways() {
    let blocks = street();
    let field = Field::new(SIZE, &blocks, &[]);
    let foot = Spot::new(9400, 14_000, 0);
    let top = Spot::new(10_600, 14_000, 3000);
    for (from, to) in [(foot, top), (top, foot)] {
        let cost = climb(&field, &Body::new(from, 600, 2000), to).unwrap();
        assert_eq!((cost.end, cost.level, cost.rise), (to, 0, 3000));
    }
    // An inch further onto the roof is an inch of level travel, less a little slack.
    let far = climb(&field, &Body::new(foot, 600, 2000), Spot::new(11_600, 14_000, 3000)).unwrap();
    assert_eq!((far.level, far.rise), (1000 - 2 * SLACK, 3000));
    // From the roof up the tower.
    let up = climb(
        &field,
        &Body::new(Spot::new(15_400, 14_000, 3000), 600, 2000),
        Spot::new(16_600, 14_000, 7000),
    );
    assert_eq!(up.map(|cost| (cost.level, cost.rise)), Ok((0, 4000)));
}

#[test]
fn a_climb_begins_at_a_side_and_ends_on_its_top() {
    let blocks = street();
    let field = Field::new(SIZE, &blocks, &[]);
    let try_climb = |from: Spot, to: Spot| climb(&field, &Body::new(from, 600, 2000), to);
    let top = Spot::new(10_600, 14_000, 3000);
    assert_eq!(try_climb(Spot::new(9397, 14_000, 0), top), Err(Blocked::NoWall), "a gap of three mils");
    assert_eq!(
        try_climb(Spot::new(9400, 14_000, 0), Spot::new(10_500, 14_000, 3000)),
        Err(Blocked::NoWall),
        "half on the roof"
    );
    assert_eq!(
        try_climb(Spot::new(9400, 14_000, 0), Spot::new(10_600, 14_000, 2000)),
        Err(Blocked::NoWall),
        "inside the house"
    );
    assert_eq!(
        try_climb(Spot::new(9400, 14_000, 0), Spot::new(16_600, 14_000, 7000)),
        Err(Blocked::NoWall),
        "another house"
    );
    assert_eq!(try_climb(Spot::new(9400, 14_000, 0), Spot::new(-600, 14_000, 0)), Err(Blocked::OffTable));
    assert_eq!(try_climb(Spot::new(9400, 14_000, 0), Spot::new(i32::MAX, 14_000, 0)), Err(Blocked::OffTable));
    assert_eq!(
        try_climb(Spot::new(9400, 14_000, 0), Spot::new(9400, 14_000, i32::MAX)),
        Err(Blocked::OffTable)
    );
}

#[test]
fn a_crawler_hangs_on_a_side_and_goes_along_one_face() {
    let blocks = street();
    let field = Field::new(SIZE, &blocks, &[]);
    let try_climb =
        |from: Spot, to: Spot| climb(&field, &Body::new(from, 600, 2000), to).map(|c| (c.level, c.rise));
    let hanging = Spot::new(9400, 14_000, 1200);
    assert_eq!(try_climb(Spot::new(9400, 14_000, 0), hanging), Ok((0, 1200)));
    assert_eq!(try_climb(hanging, Spot::new(9400, 11_000, 1200)), Ok((3000, 0)));
    assert_eq!(try_climb(hanging, Spot::new(9400, 11_000, 1500)), Err(Blocked::NoWall), "slanted");
    assert_eq!(try_climb(hanging, Spot::new(12_000, 16_600, 1200)), Err(Blocked::NoWall), "round the corner");
}

#[test]
fn a_climb_needs_a_free_column_and_a_free_edge() {
    let blocks = street();
    let bodies = [
        Body::new(Spot::new(9400, 14_100, 1500), 600, 1000), // a crawler half way up
        Body::new(Spot::new(10_700, 11_600, 3000), 600, 1500), // somebody at the edge of the roof
    ];
    let field = Field::new(SIZE, &blocks, &bodies);
    let climber = |y| Body::new(Spot::new(9400, y, 0), 600, 2000);
    let by = |thing| Err(Blocked::By { thing, along: 0 });
    assert_eq!(climb(&field, &climber(14_000), Spot::new(10_600, 14_000, 3000)), by(Thing::Body(0)));
    let met = climb(&field, &climber(11_600), Spot::new(10_600, 11_600, 3000));
    assert!(matches!(met, Err(Blocked::By { thing: Thing::Body(1), along: 101..=104 })), "{met:?}");
    // The low wall stands right before the south face.
    let before = Body::new(Spot::new(12_500, 9400, 0), 600, 2000);
    assert_eq!(climb(&field, &before, Spot::new(12_500, 10_600, 3000)), by(Thing::Block(2)));
}

#[test]
fn jumps_measure_the_void() {
    let block = |lo: (i32, i32), hi: (i32, i32), top| Block {
        foot: Rect::new(P::new(lo.0, lo.1), P::new(hi.0, hi.1)),
        top,
    };
    let blocks = [
        block((0, 0), (5000, 5000), 7000),
        block((7000, 0), (12_000, 5000), 3000),
        block((0, 8000), (5000, 12_000), 9000),
        block((5500, 6000), (6500, 7000), 5000),
    ];
    let field = Field::new(SIZE, &blocks, &[]);
    let body = Body::new(Spot::new(4400, 4400, 7000), 600, 2000);
    let down = jump(&field, &body, Spot::new(7600, 4400, 3000)).unwrap();
    assert_eq!((down.gap, down.rise, down.drop, down.level), (2000, 0, 4000, 0));
    let up = jump(&field, &body, Spot::new(4400, 8600, 9000)).unwrap();
    assert_eq!((up.gap, up.rise, up.drop, up.level), (3000, 2000, 0, 0));
    let far = jump(&field, &body, Spot::new(9600, 4400, 3000)).unwrap();
    assert_eq!((far.gap, far.level), (2000, 2000));
    let ground = Spot::new(14_000, 4400, 0);
    assert_eq!(jump(&field, &body, ground), Err(Blocked::NotOnTop { at: ground }));
    // The pillar is higher than the lower roof, and between the two.
    let low = Body::new(Spot::new(7600, 4400, 3000), 600, 2000);
    let across = jump(&field, &low, Spot::new(4400, 8600, 9000));
    assert!(matches!(across, Err(Blocked::By { thing: Thing::Block(3), .. })), "{across:?}");
}

#[test]
fn slanted_jumps_measure_the_void_as_floats_do() {
    let mut rng = Rng(52);
    for _ in 0..5000 {
        let width = rng.range(1, 5000);
        let blocks = [
            Block { foot: Rect::new(P::new(0, 0), P::new(6000, 20_000)), top: 4000 },
            Block { foot: Rect::new(P::new(6000 + width, 0), P::new(14_000 + width, 20_000)), top: 4000 },
        ];
        let field = Field::new(SIZE, &blocks, &[]);
        let body = Body::new(Spot::new(rng.range(600, 5400), rng.range(600, 19_000), 4000), 600, 2000);
        let to = Spot::new(6000 + width + rng.range(600, 7000), rng.range(600, 19_000), 4000);
        let cost = jump(&field, &body, to).unwrap();
        let length = ((to.flat() - body.at.flat()).len2() as f64).sqrt();
        let real = length * f64::from(width) / f64::from(to.x - body.at.x);
        let over = f64::from(cost.gap) - real;
        assert!((-1e-6..2.0).contains(&over), "{over}");
    }
}

#[test]
fn climbs_are_free_where_every_height_of_the_column_is() {
    let mut rng = Rng(53);
    let (mut free, mut blocked) = (0, 0);
    for _ in 0..1500 {
        let board = Board::random(&mut rng);
        let index = rng.range(0, board.blocks.len() as i32 - 1) as usize;
        let wall = board.blocks[index];
        let Rect { lo, hi } = wall.foot;
        // At the west face, from beside it to the top and back.
        let r = 500;
        let y = rng.range(lo.y + r, hi.y - r);
        let (foot, top) = (Spot::new(lo.x - r, y, 0), Spot::new(lo.x + r, y, wall.top));
        let field = board.field();
        let climber = Body::new(foot, r, 1500);
        let up = climb(&field, &climber, top);
        let down = climb(&field, &climber.moved(top), foot);
        if !climber.disc().on_table(SIZE) {
            assert_eq!(down, Err(Blocked::OffTable));
            continue;
        }
        let taken = |at: Spot| {
            let here = climber.moved(at);
            let mut blocks = field.standing_blocks().filter(|&(i, _)| i != index);
            let inside = |b: &Block| b.top > at.z + SLACK && b.foot.overlaps_disc(&here.disc());
            blocks.any(|(_, b)| inside(b)) || board.bodies.iter().any(|b| b.overlaps(&here))
        };
        let column = (0..=wall.top).any(|z| taken(foot.raised(z)));
        let across = stride(&climber, top.flat());
        let over = discs(&across).any(|(_, disc)| taken(disc.c.at(wall.top)));
        assert_eq!(up.is_ok(), !column && !over, "{climber:?} {wall:?} {up:?}");
        assert_eq!(down.is_ok(), up.is_ok());
        if let (Ok(up), Ok(down)) = (up, down) {
            assert_eq!((up.rise, up.level), (wall.top, 0));
            assert_eq!((down.rise, down.level), (wall.top, 0));
            free += 1;
        } else {
            blocked += 1;
        }
    }
    assert!(free > 200 && blocked > 200, "{free} {blocked}");
}
