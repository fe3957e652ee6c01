//! Random tables, always the same for the same seed.

use space::{Block, Body, Convex, Disc, Field, P, Rect, Spot, Turn, rests, surface_below};

pub const SIDE: i32 = 36_000;
pub const SIZE: (i32, i32) = (SIDE, SIDE);
pub const HEIGHTS: [i32; 6] = [1000, 1500, 3000, 4000, 7000, 16_000];

/// A splitmix generator.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn range(&mut self, low: i32, high: i32) -> i32 {
        let count = (high - low + 1) as u64;
        low + ((u128::from(self.next()) * u128::from(count)) >> 64) as i32
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.range(0, list.len() as i32 - 1) as usize]
    }

    pub fn place(&mut self) -> P {
        P::new(self.range(0, SIDE), self.range(0, SIDE))
    }

    pub fn turn(&mut self) -> Turn {
        Turn(self.next() as u16)
    }
}

/// A table with blocks, of which some stand wall to wall, and bodies on the ground and on roofs.
pub struct Board {
    pub blocks: Vec<Block>,
    pub bodies: Vec<Body>,
}

impl Board {
    pub fn random(rng: &mut Rng) -> Board {
        let mut board = Board { blocks: Vec::new(), bodies: Vec::new() };
        for _ in 0..60 {
            if board.blocks.len() == 14 {
                break;
            }
            let (width, depth) = (rng.range(2, 16) * 500, rng.range(2, 16) * 500);
            let mut lo = P::new(rng.range(0, 60) * 500, rng.range(0, 60) * 500);
            match (rng.range(0, 3), board.blocks.last()) {
                (0, Some(last)) => lo = P::new(last.foot.hi.x, last.foot.lo.y + rng.range(-2, 2) * 500),
                (1, _) => lo = rng.place(),
                _ => {}
            }
            let foot = Rect::new(lo, P::new(lo.x + width, lo.y + depth));
            let free = board.blocks.iter().all(|b| !b.foot.meets(&foot));
            if free && foot.on_table(SIZE) {
                board.blocks.push(Block { foot, top: rng.pick(&HEIGHTS) });
            }
        }
        for _ in 0..400 {
            if board.bodies.len() == 12 {
                break;
            }
            board.bodies.extend(board.somebody(rng));
        }
        board
    }

    /// A body that may rest where it is, on whatever is there.
    pub fn somebody(&self, rng: &mut Rng) -> Option<Body> {
        let disc = Disc::new(rng.place(), rng.pick(&[600, 800, 1000]));
        let (_, z) = surface_below(&self.field(), &disc, 20_000);
        let body = Body::new(disc.c.at(z), disc.r, rng.pick(&[1200, 1500, 2000, 2500]));
        rests(&self.field(), &body).ok().map(|_| body)
    }

    pub fn field(&self) -> Field<'_> {
        Field::new(SIZE, &self.blocks, &self.bodies)
    }

    /// The same blocks with the slow kind of footprint.
    pub fn convex(&self) -> Vec<Block<Convex>> {
        let convex = |b: &Block| Block { foot: b.foot.into(), top: b.top };
        self.blocks.iter().map(convex).collect()
    }

    /// The table turned by quarters.
    pub fn turned(&self, quarters: i32) -> Board {
        let block = |b: &Block| Block { foot: turned_rect(b.foot, quarters), top: b.top };
        let body = |b: &Body| b.moved(turned_spot(b.at, quarters));
        Board {
            blocks: self.blocks.iter().map(block).collect(),
            bodies: self.bodies.iter().map(body).collect(),
        }
    }
}

pub fn turned(place: P, quarters: i32) -> P {
    (0..quarters).fold(place, |p, _| P::new(SIDE - p.y, p.x))
}

pub fn turned_spot(spot: Spot, quarters: i32) -> Spot {
    turned(spot.flat(), quarters).at(spot.z)
}

pub fn turned_rect(rect: Rect, quarters: i32) -> Rect {
    Rect::spanning(turned(rect.lo, quarters), turned(rect.hi, quarters))
}

/// A convex footprint in any direction.
pub fn any_convex(rng: &mut Rng, within: i32) -> Convex {
    let from = P::new(rng.range(0, within), rng.range(0, within));
    if rng.range(0, 3) == 0 {
        let (radius, start) = (i64::from(rng.range(300, 1500)), rng.turn());
        let corners = rng.range(3, 8);
        let corner = |i: i32| space::at(from, start.plus(i * 65_536 / corners).dir(), radius, 0);
        return Convex::new(&(0..corners).map(corner).collect::<Vec<_>>()).expect("a regular polygon");
    }
    let (length, half) = (rng.range(50, 3000), rng.range(20, 900));
    Convex::bar(from, rng.turn().dir(), 0, i64::from(length), i64::from(half)).expect("a wide bar")
}

/// The places of a stride, one after the other.
pub fn discs(stride: &space::Stride) -> impl Iterator<Item = (i32, Disc)> {
    let stride = *stride;
    (0..=stride.len()).map(move |k| (k, Disc::new(stride.place(k), stride.r)))
}
