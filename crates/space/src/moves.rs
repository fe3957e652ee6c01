//! What all moves of a body have in common: what they cost and why they are refused.

use crate::outline::Footprint;
use crate::{Body, Field, LIMIT, P, SLACK, Span, Spot, Stride, Thing};

/// What a move takes, in mils. Lengths are rounded up, so that a sum of stretches never comes out short.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Where the body is afterwards.
    pub end: Spot,
    /// The distance gone: level, or slanted for a flight.
    pub level: i32,
    /// All that was gone straight up or down, of a jump only up.
    pub rise: i32,
    /// What a jump crossed between two footprints.
    pub gap: i32,
    /// How much lower than it started a jump landed.
    pub drop: i32,
}

/// Why a body cannot move as asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// The end is not wholly on the table, or not at a height that exists.
    OffTable,
    /// Something is in the way after `along` mils.
    By { thing: Thing, along: i32 },
    /// After `along` mils it would have to step up by `rise`, more than it can.
    Rise { block: usize, along: i32, rise: i32 },
    /// After `along` mils it would step down by `drop`, more than it can; from this block, if it stood on one.
    Drop { block: Option<usize>, along: i32, drop: i32 },
    /// No block has a side at one end and the same side or its top at the other.
    NoWall,
    /// One of the ends of a jump is not on the top of a block.
    NotOnTop { at: Spot },
}

impl Stride {
    /// The stride of a body to a place.
    #[inline]
    pub(crate) fn of(body: &Body, to: P) -> Stride {
        Stride { from: body.at.flat(), to, r: body.r }
    }
}

/// The end of a move lies wholly on the table, and neither under it nor out of all measure.
///
/// It comes first in every move: what a player sends may lie anywhere.
#[inline]
pub(crate) fn on_table<O>(field: &Field<O>, body: &Body, to: Spot) -> Result<(), Blocked> {
    let heights = 0..=LIMIT;
    if heights.contains(&to.z) && body.moved(to).disc().on_table(field.size) {
        Ok(())
    } else {
        Err(Blocked::OffTable)
    }
}

/// Keeps the obstacle that is met first; of two met at once, the one found first.
pub(crate) fn keep_first(first: &mut Option<(i32, Thing)>, along: i32, thing: Thing) {
    if first.is_none_or(|(known, _)| along < known) {
        *first = Some((along, thing));
    }
}

/// What a stride runs into that takes up some height from `low` up to `high`, apart from the blocks `carrying` it.
pub(crate) fn first_met<O: Footprint>(
    field: &Field<O>,
    stride: &Stride,
    low: i32,
    high: i32,
    carrying: [usize; 2],
) -> Result<(), Blocked> {
    let mut first = None;
    for (i, block) in field.standing_blocks() {
        if block.top <= low + SLACK || carrying.contains(&i) {
            continue;
        }
        if let Some(Span { enter, .. }) = stride.across(&block.foot) {
            keep_first(&mut first, enter, Thing::Block(i));
        }
    }
    for (i, other) in field.standing_bodies() {
        if !other.shares_height(low, high) {
            continue;
        }
        if let Some(Span { enter, .. }) = stride.across_disc(&other.disc()) {
            keep_first(&mut first, enter, Thing::Body(i));
        }
    }
    match first {
        Some((along, thing)) => Err(Blocked::By { thing, along }),
        None => Ok(()),
    }
}
