//! Walking on the present surface, over small steps.

use crate::moves::{keep_first, on_table};
use crate::outline::Footprint;
use crate::{Blocked, Body, Cost, Field, P, SLACK, Stride, Thing};

/// Walks straight to a place.
///
/// The height of the body follows the highest block its base overlaps, or the ground. Each change of it by at most
/// `max_step` is walked and added to `rise`. Whether the body may stop where it ends is another question
/// ([`rests`](crate::rests)), so that a route of several stretches asks it once.
///
/// # Errors
///
/// With the first thing in the way: a body, a rise or a drop higher than `max_step`, or the table's edge.
pub fn walk<O: Footprint>(field: &Field<O>, body: &Body, to: P, max_step: i32) -> Result<Cost, Blocked> {
    on_table(field, body, to.at(body.at.z))?;
    let stride = Stride::of(body, to);
    let len = stride.len();
    let mut along = 0;
    let mut rise = 0;
    let mut z = body.at.z;
    let mut under = None;
    loop {
        let floor = Floor::at(field, &stride, along, len);
        let change = floor.z - z;
        match floor.block {
            Some(block) if change > max_step.max(SLACK) => {
                return Err(Blocked::Rise { block, along, rise: change });
            }
            _ if -change > max_step.max(SLACK) => {
                return Err(Blocked::Drop { block: under, along, drop: -change });
            }
            _ if change.abs() > SLACK => rise += change.abs(),
            _ => {}
        }
        (z, under) = (floor.z, floor.block);
        meets_nobody(field, &stride, &body.moved(to.at(z)), along, floor.until)?;
        if floor.until >= len {
            return Ok(Cost { end: to.at(z), level: len, rise, ..Cost::default() });
        }
        along = floor.until + 1;
    }
}

/// What a base is over at one place of a stride, and up to which place that stays so.
struct Floor {
    z: i32,
    block: Option<usize>,
    until: i32,
}

impl Floor {
    fn at<O: Footprint>(field: &Field<O>, stride: &Stride, along: i32, len: i32) -> Floor {
        let mut floor = Floor { z: 0, block: None, until: len };
        for (i, block) in field.standing_blocks() {
            let Some(span) = stride.across(&block.foot) else {
                continue;
            };
            if span.contains(along) {
                floor.until = floor.until.min(span.leave);
                if block.top > floor.z {
                    (floor.z, floor.block) = (block.top, Some(i));
                }
            } else if span.enter > along {
                floor.until = floor.until.min(span.enter - 1);
            }
        }
        floor
    }
}

/// Nobody stands in the way of the body between two places of its stride, at its height.
fn meets_nobody<O>(
    field: &Field<O>,
    stride: &Stride,
    body: &Body,
    from: i32,
    until: i32,
) -> Result<(), Blocked> {
    let mut first = None;
    for (i, other) in field.standing_bodies() {
        if !other.shares_height(body.at.z, body.at.z + body.height) {
            continue;
        }
        if let Some(span) = stride.across_disc(&other.disc())
            && span.leave >= from
            && span.enter <= until
        {
            keep_first(&mut first, span.enter.max(from), Thing::Body(i));
        }
    }
    match first {
        Some((along, thing)) => Err(Blocked::By { thing, along }),
        None => Ok(()),
    }
}
