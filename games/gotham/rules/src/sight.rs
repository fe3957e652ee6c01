//! Chapter IX L: lines of sight. Worked out once for a board; broken walls are added when somebody looks, and whoever wants
//! to know why is given an [`Explanation`].

use table::{RuleId, fit, still_wanted};

use crate::board::{Board, BrokenWalls, Limit, Zone, ZoneId, Zones};
use crate::geometry::Segment;
use crate::printed::term::LimitKind;
use crate::rule;

/// How two zones see each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Along a drawn line, through these zones, its ends not counted (rulings.los.ends-not-crossed).
    Line(Zones),
    /// By a letter, an orange limit, a broken wall, or because it is the same zone.
    Direct,
}

/// Who sees whom on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sight {
    /// For each zone, those it sees.
    seen: Vec<Zones>,
    /// Every clear line, by the zones at its ends, the smaller first, and the zones it crosses.
    lines: Vec<(ZoneId, ZoneId, Zones)>,
    /// For each zone, those it sees by a letter or an orange limit.
    direct: Vec<Zones>,
}

impl Sight {
    /// Looks from everywhere to everywhere.
    pub fn of(zones: &[Zone], limits: &[Limit]) -> Sight {
        let mut sight = Sight {
            seen: vec![Zones::default(); zones.len()],
            lines: Vec::new(),
            direct: vec![Zones::default(); zones.len()],
        };
        let ids = || (0..fit::<u8>(zones.len())).map(ZoneId);
        for one in ids() {
            still_wanted();
            sight.seen[usize::from(one.0)].add(one); // line-of-sight.own-zone
            for other in ids().filter(|&other| other > one) {
                let mut mutual = |list: fn(&mut Sight) -> &mut Vec<Zones>| {
                    list(&mut sight)[usize::from(one.0)].add(other);
                    list(&mut sight)[usize::from(other.0)].add(one); // line-of-sight.mutual
                };
                let directly = orange(limits, one, other) || shared_letters(zones, one, other) != 0;
                if directly {
                    mutual(|sight| &mut sight.direct);
                }
                let lines = clear_lines(zones, limits, one, other);
                // line-of-sight.any-condition
                if directly || !lines.is_empty() {
                    mutual(|sight| &mut sight.seen);
                }
                sight.lines.extend(lines.into_iter().map(|crossed| (one, other, crossed)));
            }
        }
        sight
    }

    /// The zones that one sees, through broken walls too (rulings.los.broken-wall-pair).
    pub fn from(&self, zone: ZoneId, broken: &BrokenWalls) -> Zones {
        let mut seen = self.seen[usize::from(zone.0)];
        for &(one, other) in broken {
            if one == zone {
                seen.add(other);
            } else if other == zone {
                seen.add(one);
            }
        }
        seen
    }

    /// Whether two zones see each other.
    #[inline]
    pub fn between(&self, one: ZoneId, other: ZoneId, broken: &BrokenWalls) -> bool {
        self.from(one, broken).has(other)
    }

    /// Every way in which two zones see each other; smoke counts along the one that the attacker names
    /// (rulings.smoke.counted-zones).
    pub fn ways(&self, one: ZoneId, other: ZoneId, broken: &BrokenWalls) -> Vec<Way> {
        let ends = (one.min(other), one.max(other));
        let mut ways: Vec<Way> = Vec::new();
        if one == other || self.direct[usize::from(one.0)].has(other) || broken.contains(&ends) {
            ways.push(Way::Direct);
        }
        let lines = self.lines.iter().filter(|(from, to, _)| (*from, *to) == ends);
        ways.extend(lines.map(|&(_, _, crossed)| Way::Line(crossed)));
        ways
    }
}

/// line-of-sight.orange
fn orange(limits: &[Limit], one: ZoneId, other: ZoneId) -> bool {
    limits.iter().any(|limit| limit.kind == LimitKind::Orange && limit.is_between(one, other))
}

/// line-of-sight.letter
fn shared_letters(zones: &[Zone], one: ZoneId, other: ZoneId) -> u32 {
    let letters =
        |id: ZoneId| zones[usize::from(id.0)].markers.iter().fold(0, |all, marker| all | marker.letters);
    letters(one) & letters(other)
}

/// The clear lines between the markers of two zones, each as the zones it crosses (line-of-sight.marker-line).
fn clear_lines(zones: &[Zone], limits: &[Limit], one: ZoneId, other: ZoneId) -> Vec<Zones> {
    let mut clear = Vec::new();
    for line in marker_lines(zones, limits, one, other).filter(|line| line.blocked.is_none()) {
        if !clear.contains(&line.crossed) {
            clear.push(line.crossed);
        }
    }
    clear
}

/// A straight line from a marker of one zone to a marker of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkerLine {
    /// From marker to marker.
    pub drawn: Segment,
    /// The zones it crosses, its ends not counted (rulings.los.ends-not-crossed).
    pub crossed: Zones,
    /// The first thing that blocks it; none if it is clear.
    pub blocked: Option<Obstacle>,
}

/// What blocks a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The wall between two zones, whose ends block too (rulings.los.wall-touch).
    Wall(ZoneId, ZoneId),
    /// A promontory on the way.
    Promontory(ZoneId),
    /// A zone on the way that lies higher than both ends, or as high as the higher of two that differ.
    Higher(ZoneId),
}

impl Obstacle {
    /// The rule by which it blocks.
    pub fn rule(self) -> RuleId {
        match self {
            Obstacle::Wall(..) => rule!("boards.limit.wall.blocks-sight"),
            Obstacle::Promontory(_) => rule!("boards.promontory.blocks-sight"),
            Obstacle::Higher(_) => rule!("line-of-sight.different-elevation"),
        }
    }
}

/// Every line between the markers of two zones, clear or not.
pub fn marker_lines(
    zones: &[Zone],
    limits: &[Limit],
    one: ZoneId,
    other: ZoneId,
) -> impl Iterator<Item = MarkerLine> {
    let (here, there) = (&zones[usize::from(one.0)], &zones[usize::from(other.0)]);
    let pairs = here.markers.iter().flat_map(|from| there.markers.iter().map(move |to| (from.at, to.at)));
    pairs.map(move |(from, to)| {
        let drawn = Segment { from, to };
        let crossed: Zones = (0..fit::<u8>(zones.len()))
            .map(ZoneId)
            .filter(|&zone| zone != one && zone != other) // rulings.los.ends-not-crossed
            .filter(|zone| zones[usize::from(zone.0)].outline.is_crossed_by(drawn))
            .collect();
        let mut walls = limits.iter().filter(|limit| limit.kind == LimitKind::Wall);
        let wall = walls.find(|wall| wall.stretches.iter().any(|stretch| drawn.meets(*stretch)));
        let blocked = wall.map(|wall| Obstacle::Wall(wall.one, wall.other));
        let blocked = blocked.or_else(|| crossed.iter().find_map(|zone| height(zones, here, there, zone)));
        MarkerLine { drawn, crossed, blocked }
    })
}

/// Whether a zone that a line crosses blocks it by its height.
fn height(zones: &[Zone], here: &Zone, there: &Zone, id: ZoneId) -> Option<Obstacle> {
    let zone = &zones[usize::from(id.0)];
    let higher = here.elevation.max(there.elevation);
    if zone.promontory {
        return Some(Obstacle::Promontory(id)); // boards.promontory.blocks-sight
    }
    // line-of-sight.different-elevation
    let blocks = zone.elevation > higher || (here.elevation != there.elevation && zone.elevation == higher);
    blocks.then_some(Obstacle::Higher(id))
}

/// Why two zones see each other, or why they do not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What lets them see each other whatever lies between them (rulings.los.letter-orange-absolute).
    pub by: Option<Means>,
    /// The lines between their markers.
    pub lines: Vec<MarkerLine>,
}

/// What lets two zones see each other without a clear line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// It is one and the same (line-of-sight.own-zone).
    OwnZone,
    /// An orange limit lies between them (line-of-sight.orange).
    Orange,
    /// Markers of both bear a letter (line-of-sight.letter): the first that they share, as a bit from A.
    Letter(u32),
    /// A wall between them is broken (rulings.los.broken-wall-pair).
    BrokenWall,
}

impl Means {
    /// The rule by which they see each other.
    pub fn rule(self) -> RuleId {
        match self {
            Means::OwnZone => rule!("line-of-sight.own-zone"),
            Means::Orange => rule!("line-of-sight.orange"),
            Means::Letter(_) => rule!("line-of-sight.letter"),
            Means::BrokenWall => rule!("rulings.los.broken-wall-pair"),
        }
    }
}

impl Explanation {
    /// Looks from one zone to another, at every line there is.
    pub fn of(board: &Board, one: ZoneId, other: ZoneId, broken: &BrokenWalls) -> Explanation {
        let letter = shared_letters(&board.zones, one, other).trailing_zeros();
        let by = if one == other {
            Some(Means::OwnZone)
        } else if orange(&board.limits, one, other) {
            Some(Means::Orange)
        } else if letter < u32::BITS {
            Some(Means::Letter(letter))
        } else {
            broken.contains(&(one.min(other), one.max(other))).then_some(Means::BrokenWall)
        };
        let lines = if one == other {
            Vec::new()
        } else {
            marker_lines(&board.zones, &board.limits, one, other).collect()
        };
        Explanation { by, lines }
    }

    /// Whether they see each other (line-of-sight.any-condition).
    pub fn sees(&self) -> bool {
        self.by.is_some() || self.lines.iter().any(|line| line.blocked.is_none())
    }
}
