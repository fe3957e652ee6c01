//! Boards: shapes that close, markers inside, a limit for every border, and special moves that can be made.

use std::collections::BTreeMap;

use content::{Checker, Ids, Seen, Spanned};
use table::still_wanted;

use super::Code;
use super::field::{count, name, number};
use crate::board::{Board, Limit, Marker, SpecialMove, WALLS, ZONES, Zone, ZoneId, Zones};
use crate::geometry::{FARTHEST, Outline, Point, Segment};
use crate::printed::file;
use crate::printed::term::{LimitKind, SpecialKind};
use crate::sight::Sight;

/// What each two zones share of their outlines.
type Borders = BTreeMap<(ZoneId, ZoneId), Vec<Segment>>;

/// Most corners of a zone and markers in one. Looking from everywhere to everywhere takes time that grows with the square of
/// both, and packs come from strangers; no zone of the house pack has more than 5 corners and one marker.
const CORNERS: usize = 40;
const MARKERS: usize = 4;
/// Most limits of a board and special moves on it. Each limit is looked at for every line of sight. Zones that do not lie on one
/// another have fewer borders than three a zone.
const LIMITS: usize = 3 * ZONES;
const SPECIAL_MOVES: usize = 4 * ZONES;

/// One board.
pub fn board(check: &mut Checker, written: &file::Board) -> Board {
    let title = name(check, &written.name);
    count(check, written.zones.len(), written.id.span, 1..=ZONES, "zones");
    let mut seen = Seen::default();
    let mut zones = Vec::with_capacity(written.zones.len().min(ZONES));
    // More than there is room for is told, and not looked at.
    for zone in written.zones.iter().take(ZONES) {
        check.unique(&mut seen, &zone.id, "the zone");
        zones.push(self::zone(check, zone));
    }
    let ids = Ids::inside("zone", zones.iter().map(|zone| zone.id.clone()).collect());
    let small = |zone: &Zone| zone.outline.0.len() <= CORNERS && zone.markers.len() <= MARKERS;
    let sound = zones.len() <= ZONES && zones.iter().all(|zone| small(zone) && zone.outline.is_simple());
    if sound {
        overlaps(check, written, &zones);
    }
    let limits = limits(check, written, &ids, &zones, sound.then(|| borders(&zones)));
    let special_moves = special_moves(check, written, &ids, &zones);

    let mut adjacent = vec![Zones::default(); zones.len()];
    for limit in limits.iter().filter(|limit| limit.kind.joins()) {
        adjacent[usize::from(limit.one.0)].add(limit.other);
        adjacent[usize::from(limit.other.0)].add(limit.one);
    }
    let mut linked = adjacent.clone();
    for special in &special_moves {
        linked[usize::from(special.from.0)].add(special.to);
        linked[usize::from(special.to.0)].add(special.from);
    }
    // On a board that can't be, every zone sees itself and no other.
    let blind = || zones.iter().map(|zone| Zone { markers: Vec::new(), ..zone.clone() }).collect::<Vec<_>>();
    let sight = if sound { Sight::of(&zones, &limits) } else { Sight::of(&blind(), &[]) };
    Board {
        id: written.id.as_str().to_owned(),
        name: title,
        zones,
        limits,
        special_moves,
        adjacent,
        linked,
        sight,
    }
}

/// No two zones lie on one another (rulings.board.fields).
fn overlaps(check: &mut Checker, written: &file::Board, zones: &[Zone]) {
    for (at, zone) in zones.iter().enumerate() {
        still_wanted();
        if let Some(under) = zones[..at].iter().find(|other| zone.outline.overlaps(&other.outline)) {
            let message = format!("`{}` lies on `{}`", zone.id, under.id);
            let help = "outlines may touch, and must not overlap".to_owned();
            check.report(Code::Outline, written.zones[at].outline.span, message, Some(help));
        }
    }
}

fn zone(check: &mut Checker, written: &file::Zone) -> Zone {
    count(check, written.outline.len(), written.outline.span, 3..=CORNERS, "corners");
    count(check, written.markers.len(), written.id.span, 0..=MARKERS, "markers");
    let corners: Vec<Point> = written.outline.iter().filter_map(|corner| point(check, corner)).collect();
    let outline = Outline(corners);
    let whole = outline.0.len() == written.outline.len() && (3..=CORNERS).contains(&outline.0.len());
    if whole && !outline.is_simple() {
        let help = "three corners or more, and no edge across another".to_owned();
        check.report(Code::Outline, written.outline.span, "the outline is no closed shape", Some(help));
    }
    let mut markers = Vec::with_capacity(written.markers.len());
    for marker in &written.markers {
        let Some(at) = point(check, &marker.at) else { continue };
        if whole && outline.is_simple() && !outline.holds(at) {
            let message = format!("the marker lies outside `{}`", written.id.value);
            check.report(Code::Marker, marker.at.span, message, Some("put it inside the outline".to_owned()));
        }
        markers.push(Marker { at, letters: letters(check, &marker.letters) });
    }
    Zone {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        outline,
        elevation: number(check, &written.elevation, 0..=5, "elevation"),
        saturation: number(check, &written.saturation, 1..=12, "saturation"),
        markers,
        difficult: number(check, &written.difficult, 0..=4, "level"),
        dangerous: number(check, &written.dangerous, 0..=4, "level"),
        promontory: written.promontory,
        look: written.look,
    }
}

fn point(check: &mut Checker, written: &Spanned<Vec<i32>>) -> Option<Point> {
    match written.value[..] {
        [x, y] if (0..=FARTHEST).contains(&x) && (0..=FARTHEST).contains(&y) => Some(Point { x, y }),
        _ => {
            let help = format!("write `[x, y]`, both from 0 to {FARTHEST}");
            check.report(Code::Outline, written.span, "a point is two whole numbers", Some(help));
            None
        }
    }
}

/// Capital letters as bits from A.
fn letters(check: &mut Checker, written: &Spanned<String>) -> u32 {
    let mut bits = 0;
    for letter in written.chars() {
        if letter.is_ascii_uppercase() {
            bits |= 1 << (u32::from(letter) - u32::from('A'));
        } else {
            let message = format!("`{letter}` is no letter of a marker");
            check.report(
                Code::Marker,
                written.span,
                message,
                Some("capital letters, such as `AC`".to_owned()),
            );
        }
    }
    bits
}

/// The stretches of border that two zones share.
fn borders(zones: &[Zone]) -> Borders {
    let mut borders = BTreeMap::new();
    for (one, zone) in (0..).map(ZoneId).zip(zones) {
        for (other, neighbour) in (0..).map(ZoneId).zip(zones).skip(usize::from(one.0) + 1) {
            let shared = zone.outline.edges().flat_map(|edge| {
                neighbour.outline.edges().filter_map(move |facing| edge.shared(facing)).collect::<Vec<_>>()
            });
            let shared: Vec<Segment> = shared.collect();
            if !shared.is_empty() {
                borders.insert((one, other), shared);
            }
        }
    }
    borders
}

fn limits(
    check: &mut Checker,
    written: &file::Board,
    ids: &Ids,
    zones: &[Zone],
    borders: Option<Borders>,
) -> Vec<Limit> {
    let sound = borders.is_some();
    let mut bare = borders.unwrap_or_default();
    count(check, written.limits.len(), written.id.span, 0..=LIMITS, "limits");
    let mut limits = Vec::with_capacity(written.limits.len().min(LIMITS));
    for limit in written.limits.iter().take(LIMITS) {
        let (first, second) = &limit.between;
        let (Some(first), Some(second)) = (zone_of(check, ids, first), zone_of(check, ids, second)) else {
            continue;
        };
        let (one, other) = (first.min(second), first.max(second));
        let level = limit.level.as_ref().map(|level| number(check, level, 1..=4, "level"));
        if level.is_some() && limit.kind != LimitKind::Wall {
            let help = "leave the level out".to_owned();
            check.report(Code::Limit, limit.span, "only walls have a level", Some(help));
        }
        let promontory = [one, other].iter().any(|zone| zones[usize::from(zone.0)].promontory);
        if promontory && limit.kind.joins() {
            let help =
                "a `special` limit or a `wall`, and special moves (boards.promontory.access)".to_owned();
            check.report(Code::Limit, limit.span, "nobody walks onto a promontory", Some(help));
        }
        let stretches = bare.remove(&(one, other)).unwrap_or_default();
        if sound && stretches.is_empty() {
            let message = "these zones share no border, or have their limit already".to_owned();
            check.report(Code::Limit, limit.span, message, Some("one limit for each border".to_owned()));
        }
        limits.push(Limit { one, other, kind: limit.kind, level, stretches });
    }
    let breakable = limits.iter().filter(|limit| limit.level.is_some()).count();
    count(check, breakable, written.id.span, 0..=WALLS, "walls with a level");
    for (one, other) in bare.keys() {
        let (one, other) = (&zones[usize::from(one.0)].id, &zones[usize::from(other.0)].id);
        let message = format!("nothing says what lies between `{one}` and `{other}`");
        let help = "add a limit: white, orange, special or wall".to_owned();
        check.report(Code::Limit, written.id.span, message, Some(help));
    }
    limits
}

fn special_moves(check: &mut Checker, written: &file::Board, ids: &Ids, zones: &[Zone]) -> Vec<SpecialMove> {
    count(check, written.special_moves.len(), written.id.span, 0..=SPECIAL_MOVES, "special moves");
    let mut moves: Vec<SpecialMove> = Vec::with_capacity(written.special_moves.len().min(SPECIAL_MOVES));
    for special in written.special_moves.iter().take(SPECIAL_MOVES) {
        let level = number(check, &special.level, 1..=4, "level");
        let (Some(from), Some(to)) = (zone_of(check, ids, &special.from), zone_of(check, ids, &special.to))
        else {
            continue;
        };
        let (high, low) = (zones[usize::from(from.0)].elevation, zones[usize::from(to.0)].elevation);
        if special.kind == SpecialKind::Fall && low >= high {
            let help = Some(format!("from elevation {high} to a lower one"));
            check.report(Code::SpecialMove, special.span, "a fall leads down", help);
        }
        if from == to || moves.iter().any(|other| (other.from, other.to) == (from, to)) {
            let help = Some("one special move for each direction".to_owned());
            check.report(Code::SpecialMove, special.span, "this way is taken", help);
        }
        moves.push(SpecialMove { from, to, kind: special.kind, level });
    }
    moves
}

/// The zone that a reference names, if the board has room for it.
pub fn zone_of(check: &mut Checker, ids: &Ids, reference: &crate::printed::Ref) -> Option<ZoneId> {
    let place = ids.find(check, &reference.id)?;
    u8::try_from(place).ok().filter(|&zone| usize::from(zone) < ZONES).map(ZoneId)
}
