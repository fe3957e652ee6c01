//! Flying in a straight line through space, and passing through everything.

use crate::moves::{keep_first, on_table};
use crate::outline::Footprint;
use crate::root::slant_up;
use crate::slope::Slope;
use crate::{Blocked, Body, Cost, Field, SLACK, Spot, Stride, Thing};

/// Flies straight to a spot.
///
/// A block is in the way when the body is lower than its top at any place over it, and another body when the two
/// share a height at any place where the bases overlap.
///
/// # Errors
///
/// With the first thing in the way, or the table's edge.
pub fn fly<O: Footprint>(field: &Field<O>, body: &Body, to: Spot) -> Result<Cost, Blocked> {
    let cost = phase(field, body, to)?;
    let stride = Stride::of(body, to.flat());
    let slope = Slope { from: body.at.z, to: to.z, len: stride.len() };
    let lowest = body.at.z.min(to.z);
    let highest = body.at.z.max(to.z);
    let mut first = None;
    for (i, block) in field.standing_blocks() {
        if block.top <= lowest + SLACK {
            continue;
        }
        if let Some(span) = stride.across(&block.foot)
            && let Some(along) = slope.first_between(i32::MIN, block.top - SLACK, span)
        {
            keep_first(&mut first, along, Thing::Block(i));
        }
    }
    for (i, other) in field.standing_bodies() {
        if !other.shares_height(lowest, highest + body.height) {
            continue;
        }
        let (below, above) = (other.at.z - body.height + 1, other.at.z + other.height);
        if let Some(span) = stride.across_disc(&other.disc())
            && let Some(along) = slope.first_between(below, above, span)
        {
            keep_first(&mut first, along, Thing::Body(i));
        }
    }
    match first {
        Some((along, thing)) => Err(Blocked::By { thing, along }),
        None => Ok(cost),
    }
}

/// Goes straight to a spot, through whatever is in between.
///
/// # Errors
///
/// Only when the end is not on the table.
pub fn phase<O>(field: &Field<O>, body: &Body, to: Spot) -> Result<Cost, Blocked> {
    on_table(field, body, to)?;
    Ok(Cost { end: to, level: slant_up(to.flat() - body.at.flat(), to.z - body.at.z), ..Cost::default() })
}
