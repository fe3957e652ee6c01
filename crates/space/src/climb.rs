//! Climbing along the side of a block, and jumping from top to top.

use crate::moves::{first_met, on_table};
use crate::outline::{Footprint, Share};
use crate::rest::in_the_way;
use crate::root::{root_down, root_up};
use crate::{Block, Blocked, Body, Cost, Disc, Field, SLACK, Spot, Stride, V};

/// What setting a base over an edge takes beyond twice its radius, since both of its ends are rounded places.
const OVER_THE_EDGE: i32 = 2 * SLACK;

/// Climbs up or down the side of a block, or along it.
///
/// One end touches the side from outside, below the top. The other stands on the top, or touches the same side
/// straight above or below, or, at the same height, further along the same face. The way up or down is the cost
/// `rise`. Setting the base over the edge takes twice its radius of level travel, which is free; what goes beyond it
/// is `level`. The column below or above the edge and the way over it must be free.
///
/// # Errors
///
/// [`Blocked::NoWall`] when no block is climbed so; otherwise what is in the way at the first block that is.
pub fn climb<O: Footprint>(field: &Field<O>, body: &Body, to: Spot) -> Result<Cost, Blocked> {
    on_table(field, body, to)?;
    let mut refusal = Blocked::NoWall;
    for (i, block) in field.standing_blocks() {
        let Some(way) = Way::along(block, body, to) else {
            continue;
        };
        match way.clear(field, body, i, to) {
            Ok(level) => {
                return Ok(Cost { end: to, level, rise: (to.z - body.at.z).abs(), ..Cost::default() });
            }
            Err(blocked) if refusal == Blocked::NoWall => refusal = blocked,
            Err(_) => {}
        }
    }
    Err(refusal)
}

/// How a body holds on to a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grip {
    Side,
    Top,
}

impl Grip {
    fn of<O: Footprint>(block: &Block<O>, at: Spot, r: i32) -> Option<Grip> {
        let disc = Disc::new(at.flat(), r);
        if (at.z - block.top).abs() <= SLACK {
            return block.foot.carries(&disc).then_some(Grip::Top);
        }
        let beside = at.z < block.top && block.foot.touches(&disc);
        (beside && !block.foot.overlaps_disc(&disc)).then_some(Grip::Side)
    }
}

/// The ways to climb.
enum Way {
    /// From the side onto the top, or back; the column stands over this end.
    OverTheEdge { beside: Spot },
    /// Straight up or down the side.
    UpAndDown,
    /// Along a face at one height.
    Sideways,
}

impl Way {
    fn along<O: Footprint>(block: &Block<O>, body: &Body, to: Spot) -> Option<Way> {
        let from = body.at;
        let grips = (Grip::of(block, from, body.r)?, Grip::of(block, to, body.r)?);
        match grips {
            (Grip::Side, Grip::Top) => Some(Way::OverTheEdge { beside: from }),
            (Grip::Top, Grip::Side) => Some(Way::OverTheEdge { beside: to }),
            (Grip::Side, Grip::Side) if from.flat() == to.flat() => Some(Way::UpAndDown),
            // Both ends touch one convex footprint, so a line between them that does not enter it follows a face.
            (Grip::Side, Grip::Side) if from.z == to.z => {
                Stride::of(body, to.flat()).across(&block.foot).is_none().then_some(Way::Sideways)
            }
            _ => None,
        }
    }

    /// The level travel to pay, when nothing but the climbed block is in the way.
    fn clear<O: Footprint>(
        &self,
        field: &Field<O>,
        body: &Body,
        climbed: usize,
        to: Spot,
    ) -> Result<i32, Blocked> {
        let from = body.at;
        let (low, high) = (from.z.min(to.z), from.z.max(to.z));
        let over = Stride::of(body, to.flat());
        let carrying = [climbed; 2];
        match *self {
            Way::UpAndDown => column_free(field, body, from, low, high).map(|()| 0),
            Way::Sideways => first_met(field, &over, low, low + body.height, carrying).map(|()| over.len()),
            Way::OverTheEdge { beside } => {
                column_free(field, body, beside, low, high)?;
                first_met(field, &over, high, high + body.height, carrying)?;
                Ok((over.len() - 2 * body.r - OVER_THE_EDGE).max(0))
            }
        }
    }
}

/// Nothing is in the column that a body passes through between two heights.
fn column_free<O: Footprint>(
    field: &Field<O>,
    body: &Body,
    beside: Spot,
    low: i32,
    high: i32,
) -> Result<(), Blocked> {
    let column = Body { at: Spot { z: low, ..beside }, r: body.r, height: high - low + body.height };
    match in_the_way(field, &column) {
        Some(thing) => Err(Blocked::By { thing, along: 0 }),
        None => Ok(()),
    }
}

/// Jumps from the top of one block to the top of another.
///
/// `gap` is the part of the line between the middles that lies outside both footprints, `rise` how much higher the
/// landing is and `drop` how much lower. Level travel beyond the gap and twice the radius of the base is `level`.
///
/// # Errors
///
/// [`Blocked::NotOnTop`] for an end that is not carried by a block, or what else is in the strip that the base
/// sweeps and higher than the lower of the two tops.
pub fn jump<O: Footprint>(field: &Field<O>, body: &Body, to: Spot) -> Result<Cost, Blocked> {
    on_table(field, body, to)?;
    let left = top_under(field, body)?;
    let reached = top_under(field, &body.moved(to))?;
    let (low, high) = (body.at.z.min(to.z), body.at.z.max(to.z));
    let stride = Stride::of(body, to.flat());
    first_met(field, &stride, low, high + body.height, [left, reached])?;
    let gap = gap_between(&stride, &field.blocks[left].foot, &field.blocks[reached].foot);
    Ok(Cost {
        end: to,
        level: (stride.len() - 2 * body.r - gap).max(0),
        rise: (to.z - body.at.z).max(0),
        gap,
        drop: (body.at.z - to.z).max(0),
    })
}

/// The block whose top carries a body.
fn top_under<O: Footprint>(field: &Field<O>, body: &Body) -> Result<usize, Blocked> {
    let disc = body.disc();
    let carries = |block: &Block<O>| (block.top - body.at.z).abs() <= SLACK && block.foot.carries(&disc);
    let mut blocks = field.standing_blocks();
    match blocks.find(|(_, block)| carries(block)) {
        Some((i, _)) => Ok(i),
        None => Err(Blocked::NotOnTop { at: body.at }),
    }
}

/// The length of the stride between leaving one footprint and entering another, rounded up by at most two mils.
fn gap_between<O: Footprint>(stride: &Stride, left: &O, reached: &O) -> i32 {
    let (Some(leaving), Some(entering)) =
        (left.clip(stride.from, stride.to), reached.clip(stride.from, stride.to))
    else {
        return stride.len(); // neither end is on its footprint, which carrying a base rules out
    };
    if entering.from <= leaving.to {
        return 0;
    }
    let way = stride.to - stride.from;
    let up_to = mils_along(way, entering.from, Rounding::Up);
    up_to - mils_along(way, leaving.to, Rounding::Down)
}

enum Rounding {
    Up,
    Down,
}

/// A share of a way, in mils.
fn mils_along(way: V, share: Share, rounding: Rounding) -> i32 {
    // The root of a quotient rounded either way, rounded the same way, is that of the quotient itself.
    let (part, whole) = (i128::from(share.part), i128::from(share.whole));
    let (square, by) = (part * part * i128::from(way.len2()), whole * whole);
    match rounding {
        Rounding::Down => root_down((square / by) as i64) as i32,
        Rounding::Up => root_up(((square + by - 1) / by) as i64) as i32,
    }
}
