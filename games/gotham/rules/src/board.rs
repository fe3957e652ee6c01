//! Chapter III: boards, zones and zone limits. Also distance (IX J), which is counted on the same links.

use arrayvec::ArrayVec;
use content::Names;
use serde::{Deserialize, Serialize};
use table::fit;

use crate::geometry::{Outline, Point, Segment};
use crate::printed::term::{LimitKind, Look, SpecialKind};
use crate::sight::Sight;

/// Most zones of a board: a set of them fits into one word.
pub const ZONES: usize = 64;

/// A zone, by its place on the board's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneId(pub u8);

/// Some of the zones of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zones(pub u64);

impl Zones {
    /// Whether a zone is among them.
    #[inline]
    pub fn has(self, zone: ZoneId) -> bool {
        usize::from(zone.0) < ZONES && self.0 & (1 << zone.0) != 0
    }

    /// Adds one.
    pub fn add(&mut self, zone: ZoneId) {
        self.0 |= 1 << zone.0;
    }

    /// In the order of the board's list.
    pub fn iter(self) -> impl Iterator<Item = ZoneId> {
        (0..fit::<u8>(ZONES)).map(ZoneId).filter(move |&zone| self.has(zone))
    }
}

impl FromIterator<ZoneId> for Zones {
    fn from_iter<I: IntoIterator<Item = ZoneId>>(zones: I) -> Zones {
        let mut all = Zones::default();
        zones.into_iter().for_each(|zone| all.add(zone));
        all
    }
}

/// A space that holds figures (boards.zone.definition).
#[derive(Clone, PartialEq, Debug)]
pub struct Zone {
    /// Its id, unique on the board.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Where it lies.
    pub outline: Outline,
    /// Its elevation (boards.zone.mandatory-attributes).
    pub elevation: u8,
    /// How much size it holds (boards.saturation.limit).
    pub saturation: u8,
    /// Its line-of-sight markers (boards.los-marker.presence).
    pub markers: Vec<Marker>,
    /// The level of difficult terrain that is printed; 0 for none.
    pub difficult: u8,
    /// The level of dangerous terrain that is printed; 0 for none.
    pub dangerous: u8,
    /// Whether it is a promontory (boards.promontory.definition).
    pub promontory: bool,
    /// What it is drawn as.
    pub look: Option<Look>,
}

/// A line-of-sight marker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marker {
    /// Where it is printed.
    pub at: Point,
    /// The letters on its rim, as bits from A (line-of-sight.letter).
    pub letters: u32,
}

/// What lies between two zones that touch (boards.limit.source).
#[derive(Clone, PartialEq, Debug)]
pub struct Limit {
    /// One zone.
    pub one: ZoneId,
    /// The other.
    pub other: ZoneId,
    /// White, orange, special or a wall.
    pub kind: LimitKind,
    /// The level of a wall (boards.limit.wall.level).
    pub level: Option<u8>,
    /// The stretches of border that it runs along.
    pub stretches: Vec<Segment>,
}

impl Limit {
    /// Whether it lies between these two, in either order.
    pub fn is_between(&self, one: ZoneId, other: ZoneId) -> bool {
        (self.one, self.other) == (one, other) || (self.one, self.other) == (other, one)
    }
}

/// A fall, jump or climb, in one direction (rulings.board.special-directed).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpecialMove {
    /// From here.
    pub from: ZoneId,
    /// To there.
    pub to: ZoneId,
    /// What it is.
    pub kind: SpecialKind,
    /// Its level (movement.d.special).
    pub level: u8,
}

/// A board, with everything that can be worked out once.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its zones.
    pub zones: Vec<Zone>,
    /// Its limits.
    pub limits: Vec<Limit>,
    /// Its special moves.
    pub special_moves: Vec<SpecialMove>,
    /// For each zone, those adjacent to it (boards.adjacency).
    pub adjacent: Vec<Zones>,
    /// For each zone, those that a simple or special move links with it, in whichever direction
    /// (rulings.distance.links).
    pub linked: Vec<Zones>,
    /// Who sees whom.
    pub sight: Sight,
}

/// Most walls of a board that can be broken.
pub const WALLS: usize = 16;

/// Walls that were broken, by the zones on both sides, the smaller first (skills.wall-breaker.token).
pub type BrokenWalls = ArrayVec<(ZoneId, ZoneId), WALLS>;

impl Board {
    /// A zone.
    #[inline]
    pub fn zone(&self, id: ZoneId) -> &Zone {
        &self.zones[usize::from(id.0)]
    }

    /// Every zone's number.
    pub fn zone_ids(&self) -> impl Iterator<Item = ZoneId> + use<> {
        (0..fit::<u8>(self.zones.len())).map(ZoneId)
    }

    /// The zones adjacent to one, through broken walls too (boards.adjacency, skills.wall-breaker.lasting).
    pub fn adjacent(&self, zone: ZoneId, broken: &BrokenWalls) -> Zones {
        with_broken(self.adjacent[usize::from(zone.0)], zone, broken)
    }

    /// The wall between two zones, broken or not.
    pub fn wall(&self, one: ZoneId, other: ZoneId) -> Option<&Limit> {
        self.limits.iter().find(|limit| limit.kind == LimitKind::Wall && limit.is_between(one, other))
    }

    /// The fewest moves that link two zones (general.distance); none when no chain of moves does
    /// (rulings.distance.unreachable).
    pub fn distance(&self, from: ZoneId, to: ZoneId, broken: &BrokenWalls) -> Option<u8> {
        let mut reached = Zones::from_iter([from]);
        let mut rim = reached;
        let mut steps = 0;
        while rim != Zones::default() {
            if rim.has(to) {
                return Some(steps);
            }
            let mut next = Zones::default();
            for zone in rim.iter() {
                next.0 |= with_broken(self.linked[usize::from(zone.0)], zone, broken).0;
            }
            rim = Zones(next.0 & !reached.0);
            reached.0 |= next.0;
            steps += 1;
        }
        None
    }

    /// Every zone that can be reached by simple and special moves in their direction, but through none that is closed
    /// (rulings.board.reachable).
    pub fn reachable(&self, from: ZoneId, closed: Zones) -> Zones {
        let mut reached = Zones::from_iter([from]);
        loop {
            let mut next = reached;
            for zone in reached.iter() {
                next.0 |= self.adjacent[usize::from(zone.0)].0;
                let moves = self.special_moves.iter().filter(|special| special.from == zone);
                moves.for_each(|special| next.add(special.to));
            }
            next.0 &= !closed.0;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

fn with_broken(mut zones: Zones, zone: ZoneId, broken: &BrokenWalls) -> Zones {
    for &(one, other) in broken {
        if one == zone {
            zones.add(other);
        } else if other == zone {
            zones.add(one);
        }
    }
    zones
}
