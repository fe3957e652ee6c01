//! Chapter IX L: lines of sight. Worked out once for a board; broken walls are added when somebody looks.

use crate::board::{BrokenWalls, Limit, Zone, ZoneId, Zones};
use crate::geometry::Segment;
use crate::printed::term::LimitKind;

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
        let ids = || (0..zones.len() as u8).map(ZoneId);
        for one in ids() {
            sight.seen[usize::from(one.0)].add(one); // line-of-sight.own-zone
            for other in ids().filter(|&other| other > one) {
                let mut mutual = |list: fn(&mut Sight) -> &mut Vec<Zones>| {
                    list(&mut sight)[usize::from(one.0)].add(other);
                    list(&mut sight)[usize::from(other.0)].add(one); // line-of-sight.mutual
                };
                let directly = orange(limits, one, other) || share_a_letter(zones, one, other);
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
fn share_a_letter(zones: &[Zone], one: ZoneId, other: ZoneId) -> bool {
    let letters =
        |id: ZoneId| zones[usize::from(id.0)].markers.iter().fold(0, |all, marker| all | marker.letters);
    letters(one) & letters(other) != 0
}

/// The clear lines between the markers of two zones, each as the zones it crosses (line-of-sight.marker-line).
fn clear_lines(zones: &[Zone], limits: &[Limit], one: ZoneId, other: ZoneId) -> Vec<Zones> {
    let (here, there) = (&zones[usize::from(one.0)], &zones[usize::from(other.0)]);
    let mut clear = Vec::new();
    for from in &here.markers {
        for to in &there.markers {
            let line = Segment { from: from.at, to: to.at };
            let mut walls = limits.iter().filter(|limit| limit.kind == LimitKind::Wall);
            if walls.any(|wall| wall.stretches.iter().any(|stretch| line.meets(*stretch))) {
                continue;
            }
            let crossed: Zones = (0..zones.len() as u8)
                .map(ZoneId)
                .filter(|&zone| zone != one && zone != other) // rulings.los.ends-not-crossed
                .filter(|zone| zones[usize::from(zone.0)].outline.is_crossed_by(line))
                .collect();
            let higher = here.elevation.max(there.elevation);
            let blocks = |zone: &Zone| {
                zone.promontory // boards.promontory.blocks-sight
                    || zone.elevation > higher
                    // line-of-sight.different-elevation
                    || (here.elevation != there.elevation && zone.elevation == higher)
            };
            if !crossed.iter().any(|zone| blocks(&zones[usize::from(zone.0)])) && !clear.contains(&crossed) {
                clear.push(crossed);
            }
        }
    }
    clear
}
