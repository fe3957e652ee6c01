//! Within the limit nothing overflows, and what lies beyond the table is refused and not computed.

use space::{
    Block, Blocked, Body, Convex, Disc, Field, LIMIT, P, Rect, Ribbon, Silhouette, Spot, Spray, Turn, V,
};

use crate::board::Rng;

fn edgy(rng: &mut Rng) -> i32 {
    match rng.range(0, 3) {
        0 => -LIMIT,
        1 => LIMIT,
        2 => rng.range(-3, 3),
        _ => rng.range(-LIMIT, LIMIT),
    }
}

/// The crate is tested with overflow checks on, so an overflow fails this test.
#[test]
fn places_at_the_limit_are_judged_without_overflow() {
    let mut rng = Rng(90);
    for _ in 0..1500 {
        let spot = |rng: &mut Rng| Spot::new(edgy(rng), edgy(rng), edgy(rng));
        let (a, b) = (spot(&mut rng), spot(&mut rng));
        let corners = Rect::spanning(spot(&mut rng).flat(), spot(&mut rng).flat());
        let rect = Rect::new(corners.lo, P::new(corners.hi.x + 1, corners.hi.y + 1));
        let top = edgy(&mut rng).abs();
        let bodies = [Body::new(b, 1000, 3000)];
        let body = Body::new(a, 1000, 3000);
        let blocks = [Block { foot: rect, top }];
        let convex = [Block { foot: Convex::from(rect), top }];
        ask_everything(&Field::new((LIMIT, LIMIT), &blocks, &bodies), &body, b);
        ask_everything(&Field::new((LIMIT, LIMIT), &convex, &bodies), &body, b);
        let spray = Spray::from_base(&body.disc(), Turn(rng.range(0, 65_535) as u16), LIMIT, 2000);
        spray.covers(&bodies[0].disc());
    }
}

fn ask_everything<O: space::Footprint>(field: &Field<O>, body: &Body, to: Spot) {
    let other = &field.bodies[0];
    space::gap(body, other);
    space::within(body, other, LIMIT);
    for block in field.blocks {
        space::gap_to_block(body, block);
        space::within_block(body, block, LIMIT);
    }
    let target = Silhouette { foot: to, half_width: 1000, height: 3000 };
    let count = space::hidden(body.at, &target, field.blocks);
    assert_eq!(space::sees(body.at, &target, field.blocks).is_some(), count < 100);
    let _ = space::rests(field, body);
    let moves = [
        space::walk(field, body, to.flat(), 1000),
        space::fly(field, body, to),
        space::jump(field, body, to),
        space::climb(field, body, to),
    ];
    let mut made = moves.iter().flatten();
    assert!(made.all(|cost| cost.end.flat() == to.flat()));
    space::push(field, body, to.flat() - body.at.flat(), 5000);
    let ribbon = Ribbon { from: body.at, to, half_width: 1000 };
    assert!(ribbon.meets(field).len() <= 2);
    space::beyond(body.at.flat(), &Disc::new(to.flat(), 600), 3000);
}

#[test]
fn a_move_to_nowhere_is_off_the_table() {
    let field = Field::new((36_000, 36_000), &[] as &[Block], &[]);
    let body = Body::new(Spot::new(5000, 5000, 0), 600, 1500);
    for x in [i32::MIN, -1, 599, 35_401, i32::MAX] {
        let to = P::new(x, 5000);
        assert_eq!(space::walk(&field, &body, to, 1000), Err(Blocked::OffTable));
        assert_eq!(space::fly(&field, &body, to.at(0)), Err(Blocked::OffTable));
        assert_eq!(space::phase(&field, &body, to.at(0)), Err(Blocked::OffTable));
        assert_eq!(space::jump(&field, &body, to.at(0)), Err(Blocked::OffTable));
    }
    for z in [i32::MIN, -1, LIMIT + 1, i32::MAX] {
        assert_eq!(space::fly(&field, &body, Spot::new(6000, 5000, z)), Err(Blocked::OffTable));
    }
    assert!(space::push(&field, &body, V::new(-1, 0), 9000).met.is_some_and(|met| met.table_edge));
}
