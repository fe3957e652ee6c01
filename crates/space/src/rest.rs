//! Where things may stand, and where they land when they fall.
//!
//! There are two kinds of surface: the ground, and the flat top of a block. A thing rests on a top only when one
//! block carries the whole of its base.

use crate::outline::Footprint;
use crate::{Block, Body, Disc, Field, P, Rect, SLACK, Spot, Thing, Turn, at};

/// What a thing stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Surface {
    Ground,
    /// The top of the block with this index.
    Top(usize),
}

/// Why a thing cannot rest at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoRest {
    /// Part of it would lie beyond the table's edge.
    OffTable,
    /// It would be inside the block with this index.
    InBlock(usize),
    /// It would be inside the body with this index.
    OnBody(usize),
    /// Nothing at this height carries the whole base.
    NoSurface,
}

/// Where a thing comes down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Landing {
    pub at: Spot,
    pub surface: Surface,
    /// The height of the fall, from where the thing was to the surface reached.
    pub drop: i32,
}

/// The base of a thing that is set down: a [`Disc`], or the [`Rect`] of a piece of terrain.
pub trait Base: Copy {
    /// The same base about another middle.
    #[must_use]
    fn moved(&self, middle: P) -> Self;
    fn middle(&self) -> P;
    fn on_table(&self, size: (i32, i32)) -> bool;
    /// Deeper than [`SLACK`] in a footprint.
    fn overlaps<O: Footprint>(&self, foot: &O) -> bool;
    /// Deeper than [`SLACK`] in another base.
    fn overlaps_disc(&self, disc: &Disc) -> bool;
    /// Wholly on a footprint.
    fn carried_by<O: Footprint>(&self, foot: &O) -> bool;
}

impl Base for Disc {
    #[inline]
    fn moved(&self, middle: P) -> Disc {
        Disc { c: middle, ..*self }
    }
    #[inline]
    fn middle(&self) -> P {
        self.c
    }
    #[inline]
    fn on_table(&self, size: (i32, i32)) -> bool {
        Disc::on_table(self, size)
    }
    #[inline]
    fn overlaps<O: Footprint>(&self, foot: &O) -> bool {
        foot.overlaps_disc(self)
    }
    #[inline]
    fn overlaps_disc(&self, disc: &Disc) -> bool {
        Disc::overlaps(self, disc)
    }
    #[inline]
    fn carried_by<O: Footprint>(&self, foot: &O) -> bool {
        foot.carries(self)
    }
}

impl Base for Rect {
    fn moved(&self, middle: P) -> Rect {
        Rect::moved(self, middle)
    }
    fn middle(&self) -> P {
        Rect::middle(self)
    }
    fn on_table(&self, size: (i32, i32)) -> bool {
        Rect::on_table(self, size)
    }
    fn overlaps<O: Footprint>(&self, foot: &O) -> bool {
        foot.overlaps_rect(self)
    }
    fn overlaps_disc(&self, disc: &Disc) -> bool {
        Footprint::overlaps_disc(self, disc)
    }
    fn carried_by<O: Footprint>(&self, foot: &O) -> bool {
        foot.carries_rect(self)
    }
}

/// May this body stand where it is?
///
/// # Errors
///
/// With the first reason against it, in the order of [`NoRest`], and of several blocks or bodies the first.
#[inline]
pub fn rests<O: Footprint>(field: &Field<O>, body: &Body) -> Result<Surface, NoRest> {
    fits(field, &body.disc(), body.at.z, body.height)
}

/// May a thing of this height stand with its base at height `z`?
///
/// # Errors
///
/// As [`rests`].
pub fn fits<B: Base, O: Footprint>(
    field: &Field<O>,
    base: &B,
    z: i32,
    height: i32,
) -> Result<Surface, NoRest> {
    if !base.on_table(field.size) {
        return Err(NoRest::OffTable);
    }
    let mut surface = (z.abs() <= SLACK).then_some(Surface::Ground);
    for (i, block) in field.standing_blocks() {
        let above = block.top - z;
        if above < -SLACK {
            continue;
        }
        if above > SLACK {
            if base.overlaps(&block.foot) {
                return Err(NoRest::InBlock(i));
            }
        } else if surface.is_none() && base.carried_by(&block.foot) {
            surface = Some(Surface::Top(i));
        }
    }
    for (i, other) in field.standing_bodies() {
        if other.shares_height(z, z + height) && base.overlaps_disc(&other.disc()) {
            return Err(NoRest::OnBody(i));
        }
    }
    surface.ok_or(NoRest::NoSurface)
}

/// The highest surface at or below `z` that carries the whole base, with its height. The ground carries everything.
pub fn surface_below<B: Base, O: Footprint>(field: &Field<O>, base: &B, z: i32) -> (Surface, i32) {
    let mut found = (Surface::Ground, 0);
    for (i, block) in field.standing_blocks() {
        if block.top > found.1 && block.top <= z + SLACK && base.carried_by(&block.foot) {
            found = (Surface::Top(i), block.top);
        }
    }
    found
}

/// Where a body comes down that has lost what carried it; `None` when there is no free place on the whole table.
///
/// It drops straight to [`surface_below`]. When it does not fit there, beside the roof it fell past or on top of
/// somebody, it goes to a free place near by: rings about the spot, [`RING`] mils wider each time, are tried in 64
/// directions, anticlockwise from the x axis, each with the surface below it. On the first ring with a free place all
/// of them are drawn in along their directions by halving, so that the body ends in contact with what it was in the
/// way of, and the nearest is taken; of several the first.
pub fn fall<O: Footprint>(field: &Field<O>, body: &Body) -> Option<Landing> {
    land(field, &body.disc(), body.at.z, body.height)
}

/// The width of the rings in which [`fall`] looks for a free place.
pub const RING: i32 = 100;

/// As [`fall`], for a thing with any base.
pub fn land<B: Base, O: Footprint>(field: &Field<O>, base: &B, z: i32, height: i32) -> Option<Landing> {
    if let Ok(landing) = set_down(field, base, z, height) {
        return Some(landing);
    }
    let widest = field.size.0 + field.size.1;
    let mut rings = (RING..=widest).step_by(RING as usize);
    let nearest_on = |ring: i32| {
        let directions = (0..64).map(|sixty_fourth| Turn(sixty_fourth << 10));
        let free = directions.filter_map(|way| draw_in(field, base, z, height, way, ring));
        free.min_by_key(|&(radius, _)| radius)
    };
    rings.find_map(nearest_on).map(|(_, found)| found)
}

/// The landing nearest to the middle in a direction, between the last ring, which had none, and this one.
///
/// It is then moved out again by [`SLACK`], if it may, so that what it touches is not inside it even by a mil.
fn draw_in<B: Base, O: Footprint>(
    field: &Field<O>,
    base: &B,
    z: i32,
    height: i32,
    way: Turn,
    ring: i32,
) -> Option<(i32, Landing)> {
    let landing_at = |radius: i32| {
        let place = at(base.middle(), way.dir(), i64::from(radius), 0);
        set_down(field, &base.moved(place), z, height).ok()
    };
    let mut found = landing_at(ring)?;
    let (mut taken, mut free) = (ring - RING, ring);
    while free - taken > 1 {
        let halfway = (taken + free) / 2;
        match landing_at(halfway) {
            Some(nearer) => (free, found) = (halfway, nearer),
            None => taken = halfway,
        }
    }
    Some((free, landing_at(free + SLACK).unwrap_or(found)))
}

/// Straight down from `z`, when the thing fits on the surface below.
pub(crate) fn set_down<B: Base, O: Footprint>(
    field: &Field<O>,
    base: &B,
    z: i32,
    height: i32,
) -> Result<Landing, NoRest> {
    let (surface, floor) = surface_below(field, base, z);
    fits(field, base, floor, height)?;
    Ok(Landing { at: base.middle().at(floor), surface, drop: (z - floor).max(0) })
}

/// The first thing that a body overlaps where it is, apart from what it stands on.
pub(crate) fn in_the_way<O: Footprint>(field: &Field<O>, body: &Body) -> Option<Thing> {
    let inside = |block: &Block<O>| block.top > body.at.z + SLACK && block.foot.overlaps_disc(&body.disc());
    let mut blocks = field.standing_blocks();
    if let Some((i, _)) = blocks.find(|(_, block)| inside(block)) {
        return Some(Thing::Block(i));
    }
    let mut bodies = field.standing_bodies();
    let (i, _) = bodies.find(|(_, other)| other.overlaps(body))?;
    Some(Thing::Body(i))
}
