//! Pushes: straight and level along the ground or a roof, until something is in the way.

use crate::outline::Footprint;
use crate::stride::Chain;
use crate::{Body, Disc, Field, P, SLACK, Set, Spot, Stride, V, at, unit};

/// How far a push went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Push {
    /// Where the body is now, still at its height: whether anything carries it there is for
    /// [`rests`](crate::rests) and [`fall`](crate::fall).
    pub end: Spot,
    /// The way it went, in mils.
    pub moved: i32,
    /// What stopped it, if it did not go the whole way.
    pub met: Option<Met>,
    /// After how many mils nothing at its height was under any part of its base any more.
    pub edge: Option<i32>,
}

/// Everything that a push ran into at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Met {
    pub blocks: Set,
    pub bodies: Set,
    pub table_edge: bool,
}

/// Pushes a body in a direction, `mils` far at most.
///
/// It runs into the first thing that it would overlap deeper than [`SLACK`], and everything overlapped at that place
/// is met. It comes to rest at the last place before with no overlap at all, so that a body pushed into what it
/// touches stays where it is. Without a direction it does not move.
///
/// # Panics
///
/// When what it meets has an index that is not below [`Set::CAPACITY`].
pub fn push<O: Footprint>(field: &Field<O>, body: &Body, direction: V, mils: i32) -> Push {
    let from = body.at.flat();
    let to = match unit(direction) {
        Some(dir) => at(from, dir, i64::from(mils.max(0)), 0),
        None => from,
    };
    let stride = Stride::of(body, to);
    let chain = Chain::new(&stride);
    let obstacles = Obstacles { field, body };
    let (stop, met) = match obstacles.first_place(&stride) {
        Some(place) => {
            let met = obstacles.at(chain.place(place));
            let free = (0..place).rev().find(|&k| {
                let disc = Disc::new(chain.place(k), body.r);
                obstacles.clear_of(&met, &disc)
            });
            (free.unwrap_or(0), Some(met))
        }
        None => (chain.len, None),
    };
    let end = chain.place(stop);
    Push { end: end.at(body.at.z), moved: stop, met, edge: edge_passed(field, body, &stride, stop) }
}

/// What can stop a body at its height.
struct Obstacles<'a, 'f, O> {
    field: &'a Field<'f, O>,
    body: &'a Body,
}

impl<O: Footprint> Obstacles<'_, '_, O> {
    /// The first place of the stride at which something is overlapped.
    fn first_place(&self, stride: &Stride) -> Option<i32> {
        let blocks = self.field.standing_blocks();
        let blocks = blocks
            .filter(|(_, block)| block.top > self.body.at.z + SLACK)
            .filter_map(|(_, block)| stride.across(&block.foot));
        let bodies = self.field.standing_bodies();
        let bodies = bodies
            .filter(|(_, other)| self.shares_height(other))
            .filter_map(|(_, other)| stride.across_disc(&other.disc()));
        let edge = stride.off_table(self.field.size);
        blocks.chain(bodies).map(|span| span.enter).chain(edge).min()
    }

    /// Everything overlapped at a place.
    fn at(&self, place: P) -> Met {
        let disc = Disc::new(place, self.body.r);
        let mut met = Met { table_edge: !disc.on_table(self.field.size), ..Met::default() };
        for (i, block) in self.field.standing_blocks() {
            if block.top > self.body.at.z + SLACK && block.foot.overlaps_disc(&disc) {
                met.blocks = met.blocks.with(i);
            }
        }
        for (i, other) in self.field.standing_bodies() {
            if self.shares_height(other) && disc.overlaps(&other.disc()) {
                met.bodies = met.bodies.with(i);
            }
        }
        met
    }

    /// The base lies on the table and not even a mil deep in anything that was met.
    fn clear_of(&self, met: &Met, disc: &Disc) -> bool {
        disc.on_table(self.field.size)
            && met.blocks.iter().all(|i| !self.field.blocks[i].foot.closer(disc.c, disc.r))
            && met.bodies.iter().all(|i| !disc.closer(&self.field.bodies[i].disc()))
    }

    fn shares_height(&self, other: &Body) -> bool {
        other.shares_height(self.body.at.z, self.body.at.z + self.body.height)
    }
}

/// The first place up to `stop` from which on no block of the body's height is under any part of its base.
fn edge_passed<O: Footprint>(field: &Field<O>, body: &Body, stride: &Stride, stop: i32) -> Option<i32> {
    if body.at.z <= SLACK {
        return None;
    }
    // Roofs that follow each other without a gap carry it on.
    let mut carried_to = -1;
    loop {
        let next = carried_to + 1;
        if next > stop {
            return None;
        }
        let roofs = field.standing_blocks();
        let carried_on = roofs
            .filter(|(_, block)| (block.top - body.at.z).abs() <= SLACK)
            .filter_map(|(_, block)| stride.across(&block.foot))
            .filter(|span| span.contains(next))
            .map(|span| span.leave)
            .max();
        match carried_on {
            Some(leave) => carried_to = leave,
            None => return Some(next),
        }
    }
}
