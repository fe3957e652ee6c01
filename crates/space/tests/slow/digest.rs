//! Thousands of answers folded into one number, which must be the same on every machine and in every build.

use space::{
    Blocked, Cost, Disc, P, Ribbon, Spray, Thing, climb, fall, fly, gap, hidden, jump, push, rests, walk,
    within,
};

use crate::board::{Board, Rng};

struct Digest(u64);

impl Digest {
    fn fold(&mut self, number: i64) {
        let mixed = self.0 ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed.rotate_left(23).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    }

    fn thing(&mut self, thing: Thing) {
        match thing {
            Thing::Block(i) => self.fold(i as i64),
            Thing::Body(i) => self.fold(1000 + i as i64),
        }
    }

    fn cost(&mut self, result: Result<Cost, Blocked>) {
        match result {
            Ok(cost) => [cost.end.x, cost.end.y, cost.end.z, cost.level, cost.rise, cost.gap, cost.drop]
                .iter()
                .for_each(|&n| self.fold(i64::from(n))),
            Err(Blocked::By { thing, along }) => {
                self.thing(thing);
                self.fold(i64::from(along));
            }
            Err(Blocked::Rise { block, along, rise }) => {
                self.fold(block as i64);
                self.fold(i64::from(along) << 20 | i64::from(rise));
            }
            Err(Blocked::Drop { along, drop, .. }) => self.fold(i64::from(along) << 20 | i64::from(drop)),
            Err(Blocked::OffTable) => self.fold(-1),
            Err(Blocked::NoWall) => self.fold(-2),
            Err(Blocked::NotOnTop { .. }) => self.fold(-3),
        }
    }
}

#[test]
fn the_same_everywhere() {
    let mut rng = Rng(2024);
    let mut digest = Digest(0);
    for _ in 0..150 {
        let board = Board::random(&mut rng);
        for i in 0..board.bodies.len() {
            let body = board.bodies[i];
            let field = board.field().without_body(i);
            let other = rng.pick(&board.bodies);
            digest.fold(i64::from(gap(&body, &other)));
            digest.fold(i64::from(within(&body, &other, rng.range(0, 20_000))));
            digest.fold(i64::from(hidden(body.eye(), &other.silhouette(), &board.blocks)));
            let to = rng.place();
            let up = to.at(rng.range(0, 9000));
            digest.fold(rests(&field, &body.moved(to.at(0))).map_or(-1, |_| 1));
            digest.cost(walk(&field, &body, to, 1000));
            digest.cost(fly(&field, &body, up));
            let roof = rng.pick(&board.blocks);
            let on_roof = roof.foot.middle().at(roof.top);
            digest.cost(jump(&field, &body, on_roof));
            digest.cost(climb(&field, &body, on_roof));
            let landing = fall(&field, &body.moved(up));
            digest.fold(
                landing.map_or(-1, |l| i64::from(l.at.x) << 40 | i64::from(l.at.y) << 20 | i64::from(l.at.z)),
            );
            let pushed = push(&field, &body, other.at.flat() - body.at.flat(), 4000);
            digest.fold(i64::from(pushed.moved));
            digest.fold(pushed.met.map_or(0, |met| (met.blocks.0 ^ met.bodies.0.rotate_left(32)) as i64));
            let ribbon = Ribbon { from: body.eye(), to: up, half_width: 600 };
            for (along, thing) in ribbon.meets(&field) {
                digest.fold(i64::from(along));
                digest.thing(thing);
            }
            if let Some((k, landing)) = ribbon.rest(&field, &Disc::new(P::default(), 600), 1500, ribbon.len())
            {
                digest.fold(i64::from(k) << 20 | i64::from(landing.at.z));
            }
            for way in Spray::aims(&body.disc(), 8000, 2500, &other.disc()) {
                digest.fold(i64::from(way.0));
            }
        }
    }
    assert_eq!(format!("{:016x}", digest.0), "08e09b65f9aa1fdd");
}
