//! Round the corners of scenery: straight to where a way bends, and on along the wall behind it.
//!
//! A shortest way turns nowhere but at corners. So these are the first steps to whatever lies farther off than one
//! movement, into alleys above all, which the straight ways all around seldom hit.

use space::{ONE, P, Rect, V};

use super::{Guide, Halves, ROUND_A_CORNER, WORTH, length, walk};
use crate::ask::Route;

/// A place just outside a corner of scenery.
struct Corner {
    at: P,
    /// Away from the scenery, along x and along y: 1 or -1 each.
    away: (i64, i64),
}

impl Corner {
    /// Those of a footprint, which is wider by a radius already.
    fn around(Rect { lo, hi }: Rect) -> [Corner; 4] {
        [
            Corner { at: lo, away: (-1, -1) },
            Corner { at: P::new(hi.x, lo.y), away: (1, -1) },
            Corner { at: hi, away: (1, 1) },
            Corner { at: P::new(lo.x, hi.y), away: (-1, 1) },
        ]
    }

    /// Along which wall a way goes on that comes from somewhere and turns here. There is none from where both walls
    /// are in plain view: from there every place is nearer without a turn.
    fn bend(&self, from: P) -> Option<V> {
        let way = from - self.at;
        let outside = (way.x * self.away.0 > 0, way.y * self.away.1 > 0);
        match outside {
            (true, false) => Some(V { x: -self.away.0 * ONE, y: 0 }),
            (false, true) => Some(V { x: 0, y: -self.away.1 * ONE }),
            _ => None,
        }
    }
}

impl<E: FnMut(Route)> Guide<'_, E> {
    /// To the corners in reach of what is too high to be walked over, and round them as far as each payment reaches.
    pub(super) fn corners(&mut self) {
        if self.mover.phases {
            return;
        }
        let (body, step, field, longest) = (self.mover.body, self.mover.step(), self.field, self.longest());
        let from = body.at.flat();
        for (_, block) in field.standing_blocks().filter(|(_, block)| block.top - body.at.z > step) {
            for corner in Corner::around(block.foot.grown(body.r + ROUND_A_CORNER)) {
                let Some(onward) = corner.bend(from) else { continue };
                let V { x, y } = corner.at - from;
                // Most corners are out of reach along one axis already, which spares their distance.
                if x.abs().max(y.abs()) > i64::from(longest) || length(from, corner.at) > longest {
                    continue;
                }
                let Ok(cost) = space::walk(&field, &body, corner.at, step) else { continue };
                let (walked, way) = (cost.level + cost.rise, [walk(cost.end)]);
                if walked >= WORTH {
                    self.offer(walked, &way);
                }
                if walked + WORTH < longest {
                    self.start_from(&way, walked);
                    self.ray(onward, Halves::No);
                    self.start_over();
                }
            }
        }
    }
}
