//! Standing and falling.

use space::{
    Block, Body, Disc, Field, Footprint, NoRest, P, RING, Rect, SLACK, Surface, fall, fits, rests,
    surface_below,
};

use crate::board::{Board, Rng, SIZE};

/// The rule as it is written, one clause after the other.
fn slow(field: &Field, body: &Body) -> Result<(), NoRest> {
    let disc = body.disc();
    if !disc.on_table(field.size) {
        return Err(NoRest::OffTable);
    }
    let inside = |b: &Block| b.foot.overlaps_disc(&disc) && b.top > body.at.z + SLACK;
    if let Some(i) = field.blocks.iter().position(inside) {
        return Err(NoRest::InBlock(i));
    }
    if let Some(i) = field.bodies.iter().position(|b| b.overlaps(body)) {
        return Err(NoRest::OnBody(i));
    }
    let carries = |b: &Block| (b.top - body.at.z).abs() <= SLACK && b.foot.carries(&disc);
    if body.at.z.abs() <= SLACK || field.blocks.iter().any(carries) {
        return Ok(());
    }
    Err(NoRest::NoSurface)
}

#[test]
fn bodies_rest_where_the_rule_says() {
    let mut rng = Rng(40);
    let mut seen = [0; 5];
    for _ in 0..200 {
        let board = Board::random(&mut rng);
        let field = board.field();
        for _ in 0..200 {
            let z = if rng.range(0, 2) == 0 { 0 } else { rng.pick(&board.blocks).top };
            let place = if rng.range(0, 3) == 0 {
                rng.pick(&board.bodies).at.flat() + space::V::new(i64::from(rng.range(-2000, 2000)), 500)
            } else {
                P::new(rng.range(-500, 36_500), rng.range(-500, 36_500))
            };
            let body = Body::new(place.at(z), 600, 1500);
            let found = rests(&field, &body);
            assert_eq!(found.map(|_| ()), slow(&field, &body), "{body:?}");
            seen[match found {
                Ok(_) => 0,
                Err(NoRest::OffTable) => 1,
                Err(NoRest::InBlock(_)) => 2,
                Err(NoRest::OnBody(_)) => 3,
                Err(NoRest::NoSurface) => 4,
            }] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
}

#[test]
fn the_whole_base_must_fit_on_a_roof() {
    let roof = |width| {
        [Block { foot: Rect::new(P::new(5000, 5000), P::new(5000 + width, 5000 + width)), top: 1500 }]
    };
    let body = |width: i32| Body::new(P::new(5000 + width / 2, 5000 + width / 2).at(1500), 600, 1500);
    let on = |width| rests(&Field::new(SIZE, &roof(width), &[]), &body(width));
    assert_eq!(on(2000), Ok(Surface::Top(0)));
    assert_eq!(on(1200), Ok(Surface::Top(0)));
    assert_eq!(on(1000), Err(NoRest::NoSurface));
}

#[test]
fn a_fall_ends_at_a_free_place_near_by() {
    let mut rng = Rng(41);
    let mut moved = 0;
    for _ in 0..150 {
        let board = Board::random(&mut rng);
        let field = board.field();
        for _ in 0..20 {
            let body = Body::new(
                P::new(rng.range(600, 35_400), rng.range(600, 35_400)).at(rng.range(0, 17_000)),
                600,
                1500,
            );
            let landing = fall(&field, &body).unwrap();
            let landed = body.moved(landing.at);
            assert_eq!(rests(&field, &landed), Ok(landing.surface));
            assert_eq!(landing.drop, body.at.z - landing.at.z);
            let (_, straight) = surface_below(&field, &body.disc(), body.at.z);
            let drops_straight = rests(&field, &body.moved(body.at.flat().at(straight))).is_ok();
            assert_eq!(drops_straight, landing.at.flat() == body.at.flat());
            if drops_straight {
                continue;
            }
            moved += 1;
            // No direction has a free place more than a ring nearer.
            let far = body.at.flat() - landing.at.flat();
            for direction in 0..64u16 {
                for radius in (RING..).step_by(RING as usize) {
                    if i64::from(radius + RING).pow(2) >= far.len2() {
                        break;
                    }
                    let place =
                        space::at(body.at.flat(), space::Turn(direction << 10).dir(), i64::from(radius), 0);
                    let (_, z) = surface_below(&field, &Disc::new(place, 600), body.at.z);
                    assert!(rests(&field, &body.moved(place.at(z))).is_err());
                }
            }
        }
    }
    assert!(moved > 300, "{moved}");
}

#[test]
fn a_body_pushed_over_a_roofs_edge_lands_at_its_foot() {
    let blocks = [
        Block { foot: Rect::new(P::new(5000, 5000), P::new(11_000, 11_000)), top: 8000 },
        Block { foot: Rect::new(P::new(11_000, 5000), P::new(16_000, 9000)), top: 3000 },
    ];
    let field = Field::new(SIZE, &blocks, &[]);
    // Half over the edge to the west: down to the ground, and out until it touches the wall.
    let over = Body::new(P::new(4900, 7000).at(8000), 600, 1500);
    let landing = fall(&field, &over).unwrap();
    assert_eq!((landing.at, landing.drop), (P::new(4400, 7000).at(0), 8000));
    // Past the edge to the east: onto the ledge, 5 inches down.
    let past = Body::new(P::new(11_700, 7000).at(8000), 600, 1500);
    let landing = fall(&field, &past).unwrap();
    assert_eq!(
        (landing.at, landing.surface, landing.drop),
        (P::new(11_700, 7000).at(3000), Surface::Top(1), 5000)
    );
}

#[test]
fn terrain_is_set_down_like_a_body() {
    let blocks = [Block { foot: Rect::new(P::new(5000, 5000), P::new(11_000, 11_000)), top: 4000 }];
    let field = Field::new(SIZE, &blocks, &[]);
    let car = |x, y| Rect::around(P::new(x, y), 4000, 2000);
    assert_eq!(fits(&field, &car(8000, 8000), 4000, 1500), Ok(Surface::Top(0)));
    assert_eq!(fits(&field, &car(5000, 8000), 4000, 1500), Err(NoRest::NoSurface));
    assert_eq!(fits(&field, &car(5000, 8000), 0, 1500), Err(NoRest::InBlock(0)));
    assert_eq!(fits(&field, &car(3000, 8000), 0, 1500), Ok(Surface::Ground));
    assert_eq!(fits(&field, &car(1000, 8000), 0, 1500), Err(NoRest::OffTable));
}

#[test]
fn a_full_table_has_no_place_to_fall_to() {
    let everywhere = [Block { foot: Rect::new(P::new(0, 0), P::new(3000, 3000)), top: 4000 }];
    let field = Field::new((3000, 3000), &everywhere, &[]);
    let below_the_roof = Body::new(P::new(1500, 1500).at(1000), 600, 1500);
    assert_eq!(fall(&field, &below_the_roof), None);
}
