//! Sight from an eye point to a standing silhouette, among blocks.
//!
//! A silhouette is looked at in 100 points: the middles of the cells of a 10 by 10 grid on an upright rectangle that
//! faces the eye. A point is hidden when the segment from the eye passes through the inside of a block; touching
//! never hides. Blocks that stand wall to wall are one obstacle: a segment that slips through the joint, with a block
//! on either side of it, is hidden too.
//!
//! Everything is exact. Two facts keep it quick. All points of a column are above each other, so a block cuts all
//! their segments at the same share of the way, and one cut of the ground line serves ten heights. And blocks are
//! solid from the ground up, so what hides a point hides all points below it in the column: each column is hidden up
//! to some row, and a column can be seen at all exactly when its highest point can.

use std::cmp::Ordering;

use crate::outline::{Clip, Outline, Share, Side, Through};
use crate::root::divide_rounded;
use crate::{Block, P, Rect, Spot, V, at, unit};

/// The upright rectangle that stands for a body when it is looked at; it always faces the eye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Silhouette {
    /// The middle of its lower edge.
    pub foot: Spot,
    pub half_width: i32,
    pub height: i32,
}

/// Cells along each side of a silhouette.
const CELLS: usize = 10;

/// The order in which columns are tried for a glimpse: from the middle outward.
const MIDDLE_FIRST: [usize; CELLS] = [4, 5, 3, 6, 2, 7, 1, 8, 0, 9];

impl Silhouette {
    /// The middle of a cell as seen from an eye: columns from the eye's left to its right, rows from the foot up.
    ///
    /// Offsets are rounded to whole mils. From straight above, where nothing says which way it faces, it faces
    /// along the x axis.
    pub fn point(&self, eye: Spot, column: usize, row: usize) -> Spot {
        let facing = Facing::new(self, eye);
        facing.column(column).at(self.row(row))
    }

    /// The height of a row's middle.
    #[inline]
    fn row(&self, row: usize) -> i32 {
        let twentieths = (2 * row as i64 + 1) * i64::from(self.height);
        self.foot.z + divide_rounded(twentieths, 2 * CELLS as i64) as i32
    }
}

/// A silhouette turned to an eye.
struct Facing {
    foot: P,
    /// A unit vector to the left of the line of sight.
    left: V,
    half_width: i32,
}

impl Facing {
    #[inline]
    fn new(silhouette: &Silhouette, eye: Spot) -> Facing {
        let foot = silhouette.foot.flat();
        let ahead = unit(foot - eye.flat()).unwrap_or(V::new(crate::turn::ONE, 0));
        Facing { foot, left: ahead.left(), half_width: silhouette.half_width }
    }

    #[inline]
    fn column(&self, column: usize) -> P {
        let tenths = (CELLS as i64 - 1 - 2 * column as i64) * i64::from(self.half_width);
        at(self.foot, self.left, divide_rounded(tenths, CELLS as i64), 0)
    }
}

/// How many of the 100 points of a silhouette the blocks hide from an eye.
pub fn hidden<O: Outline>(eye: Spot, target: &Silhouette, blocks: &[Block<O>]) -> u8 {
    let facing = Facing::new(target, eye);
    let mut columns = [(P::default(), 0usize); CELLS];
    for (i, column) in columns.iter_mut().enumerate() {
        column.0 = facing.column(i);
    }
    let lowest = eye.z.min(target.row(0));
    let ends = Rect::spanning(columns[0].0, columns[CELLS - 1].0);
    let low = Rect::spanning(eye.flat(), ends.lo);
    let high = Rect::spanning(eye.flat(), ends.hi);
    let fan = Rect::new(low.lo, high.hi);
    for (i, block) in blocks.iter().enumerate() {
        if block.top <= lowest || !block.foot.bounds().touches_rect(&fan) {
            continue;
        }
        for (point, rows) in &mut columns {
            if *rows == CELLS {
                continue;
            }
            let Some(clip) = block.foot.clip(eye.flat(), *point) else {
                continue;
            };
            let mut hide_under = |clip: &Clip, top: i32| {
                while *rows < CELLS && passes_below(eye.z, target.row(*rows), clip, top) {
                    *rows += 1;
                }
            };
            match clip.how {
                Through::Inside => hide_under(&clip, block.top),
                Through::Rim => {
                    each_joint(eye.flat(), *point, blocks, i, &clip, &mut hide_under);
                }
            }
        }
    }
    columns.iter().map(|&(_, rows)| rows as u8).sum()
}

/// A point of a silhouette that the eye sees, if there is one.
pub fn sees<O: Outline>(eye: Spot, target: &Silhouette, blocks: &[Block<O>]) -> Option<Spot> {
    let facing = Facing::new(target, eye);
    let top = target.row(CELLS - 1);
    let mut points = MIDDLE_FIRST.iter().map(|&i| facing.column(i).at(top));
    points.find(|&point| blocks_on_line(eye, point, blocks).next().is_none())
}

/// The blocks that a segment in space passes through, by index, lowest first.
///
/// A block that the segment only touches counts when it slips between it and another one that touches the same place
/// from the other side.
pub fn blocks_on_line<O: Outline>(from: Spot, to: Spot, blocks: &[Block<O>]) -> impl Iterator<Item = usize> {
    let lowest = from.z.min(to.z);
    let box_of_line = Rect::spanning(from.flat(), to.flat());
    let hit = move |(i, block): (usize, &Block<O>)| {
        if block.top <= lowest || !block.foot.bounds().touches_rect(&box_of_line) {
            return None;
        }
        let clip = block.foot.clip(from.flat(), to.flat())?;
        let passes = match clip.how {
            Through::Inside => passes_below(from.z, to.z, &clip, block.top),
            Through::Rim => {
                let mut slips = false;
                each_joint(from.flat(), to.flat(), blocks, i, &clip, |joint, top| {
                    slips |= passes_below(from.z, to.z, joint, top);
                });
                slips
            }
        };
        passes.then_some(i)
    };
    blocks.iter().enumerate().filter_map(hit)
}

/// A segment that goes evenly from one height to another is lower than `top` somewhere on this part of it, which is
/// so exactly when it is at one end of the part.
#[inline]
fn passes_below(from_z: i32, to_z: i32, clip: &Clip, top: i32) -> bool {
    let (rise, below_top) = (i64::from(to_z) - i64::from(from_z), i64::from(top) - i64::from(from_z));
    let lower = |share: Share| share.part * rise < share.whole * below_top;
    lower(clip.from) || lower(clip.to)
}

/// Calls back for each place where the segment, which runs along the rim of block `i`, has another block on its other
/// side: with the part of it that both touch, and the height up to which both stand.
#[cold]
fn each_joint<O: Outline>(
    a: P,
    b: P,
    blocks: &[Block<O>],
    i: usize,
    rim: &Clip,
    mut joint: impl FnMut(&Clip, i32),
) {
    let block = &blocks[i];
    let Some(side) = block.foot.side(a, b) else {
        return;
    };
    let opposite = match side {
        Side::Left => Side::Right,
        Side::Right => Side::Left,
    };
    for other in blocks {
        let Some(clip) = other.foot.clip(a, b) else {
            continue;
        };
        if clip.how != Through::Rim || other.foot.side(a, b) != Some(opposite) {
            continue;
        }
        let (from, to) = (rim.from.max(clip.from), rim.to.min(clip.to));
        if from.cmp(&to) != Ordering::Greater {
            let shared = Clip { from, to, how: Through::Rim };
            joint(&shared, block.top.min(other.top));
        }
    }
}
