//! Battlefields: the scenery table, and rulings.battlefield.

use content::{Checker, Ids, Seen, Spanned};
use space::{Disc, Footprint, P, Rect};

use super::Code;
use super::field::{at_most, inches, name, number, place};
use crate::card::file::{self, Inches, word};
use crate::card::{Battlefield, Mils, Piece, TABLE};

/// As many pieces as a battlefield has room for.
const ROOM: usize = 32;

/// How deep a deployment zone is (rulings.deploy.zone).
const ZONE_DEPTH: Mils = 6_000;

/// Pillars and relics are 1.2 inches across (rulings.objective.marker).
pub const MARKER_RADIUS: Mils = 600;

/// One battlefield, and the missions it is laid out for if it lists them.
pub fn battlefield(
    check: &mut Checker,
    field: &file::Battlefield,
    missions: &Ids,
) -> (Battlefield, Option<Vec<u16>>) {
    let pieces = scenery(check, &field.pieces);
    let feet: Vec<Rect> = pieces.iter().map(|piece| piece.foot).collect();
    for (from, to) in [(0, ZONE_DEPTH), (TABLE.1 - ZONE_DEPTH, TABLE.1)] {
        let zone = Rect::new(P::new(0, from), P::new(TABLE.0, to));
        let room = room_for_bases(zone, &feet);
        if room < BASES {
            let (from, to) = (Inches(from), Inches(to));
            let message = format!("the deployment zone from y {from} to {to} has room for {room} bases");
            let help = format!("leave room for {BASES} of 2 inches");
            check.report(Code::NoRoom, field.id.span, message, Some(help));
        }
    }
    let listed = field.missions.as_ref();
    let missions = listed.map(|listed| listed.iter().filter_map(|id| missions.find(check, id)).collect());
    (Battlefield { id: field.id.as_str().to_owned(), name: name(check, &field.name), pieces }, missions)
}

/// Pieces of scenery on one table: each within its class, on the table and clear of the others.
pub fn scenery(check: &mut Checker, listed: &[Spanned<file::Piece>]) -> Vec<Piece> {
    at_most(check, listed, ROOM, "pieces");
    let mut seen = Seen::default();
    let mut placed: Vec<Piece> = Vec::with_capacity(listed.len());
    for written in listed {
        check.unique(&mut seen, &written.id, "piece");
        let Some(piece) = piece(check, written) else {
            continue;
        };
        let foot = piece.foot;
        if !foot.on_table(TABLE) {
            let message = format!("`{}` lies over the edge of the table", piece.id);
            let (far_x, far_y) = (Inches(foot.hi.x), Inches(foot.hi.y));
            let help = format!("it reaches to ({far_x}, {far_y}); the table is 36 by 36 inches");
            check.report(Code::OffTable, written.at.span, message, Some(help));
        }
        if let Some(other) = placed.iter().find(|other| other.foot.meets(&foot)) {
            let message = format!("`{}` overlaps `{}`", piece.id, other.id);
            let (lo, hi) = (other.foot.lo, other.foot.hi);
            let corners = [lo.x, lo.y, hi.x, hi.y].map(Inches);
            let [left, near, right, far] = corners;
            let help = format!("`{}` lies from ({left}, {near}) to ({right}, {far})", other.id);
            check.report(Code::Overlap, written.at.span, message, Some(help));
        }
        placed.push(piece);
    }
    placed
}

/// One piece, with the values of rulings.scenery.values and the measures of rulings.scenery.shape where it is silent.
fn piece(check: &mut Checker, piece: &file::Piece) -> Option<Piece> {
    let row = piece.class.row();
    let measure =
        |check: &mut Checker, printed: &Option<Spanned<Inches>>, usual: Mils, what: &str| match printed {
            Some(printed) => inches(check, printed, Inches(250)..=Inches::whole(36), what),
            None => usual,
        };
    let length = measure(check, &piece.measures.length, row.measures.0, "length");
    let width = measure(check, &piece.measures.width, row.measures.1, "width");
    let height = measure(check, &piece.measures.height, row.measures.2, "height");
    let (along_x, along_y) = match number(check, &piece.turn, 0..=3, "turn") % 2 {
        0 => (length, width),
        _ => (width, length),
    };
    let size = in_class(check, piece, &piece.size, row.size, row.usual_size, "size");
    let structure = in_class(check, piece, &piece.structure, row.structure, row.structure.1, "structure");
    let lo = place(check, &piece.at)?;
    Some(Piece {
        id: piece.id.as_str().to_owned(),
        name: name(check, &piece.name),
        class: piece.class,
        size,
        absorption: row.absorption,
        structure,
        foot: Rect::new(lo, P::new(lo.x + along_x, lo.y + along_y)),
        height,
    })
}

/// A number within the range of the piece's class (scenery.reject-out-of-table).
fn in_class(
    check: &mut Checker,
    piece: &file::Piece,
    written: &Option<Spanned<i64>>,
    (least, most): (u8, u8),
    usual: u8,
    field: &str,
) -> u8 {
    let Some(written) = written else {
        return usual;
    };
    match u8::try_from(written.value) {
        Ok(value) if (least..=most).contains(&value) => value,
        _ => {
            let class = word(&piece.class);
            let message = format!("{field} {written} of `{}` does not fit its class {class}", piece.id);
            let help = match (least, most) {
                (least, u8::MAX) => format!("{least} or more"),
                (least, most) if least == most => format!("always {least}"),
                (least, most) => format!("from {least} to {most}"),
            };
            check.report(Code::SceneryTable, written.span, message, Some(help));
            usual
        }
    }
}

/// Whether a piece lies where an objective's marker must.
pub fn covered(piece: &Piece, marker: P) -> bool {
    piece.foot.overlaps_disc(&Disc::new(marker, MARKER_RADIUS))
}

/// As many bases as each side must be able to put into its zone, and how wide they are.
const BASES: usize = 8;
const BASE_RADIUS: Mils = 1_000;

/// How many bases of 2 inches fit into a zone beside scenery, up to [`BASES`].
///
/// Bases are set on a grid of a tenth of an inch, always on the first free place from the left and then from the near
/// edge. That is not the tightest packing; a zone that needs a cleverer one is too crowded to be fun.
fn room_for_bases(zone: Rect, feet: &[Rect]) -> usize {
    const GRID: usize = 100;
    let xs = (zone.lo.x + BASE_RADIUS..=zone.hi.x - BASE_RADIUS).step_by(GRID);
    let ys = (zone.lo.y + BASE_RADIUS..=zone.hi.y - BASE_RADIUS).step_by(GRID);
    let mut set: Vec<Disc> = Vec::with_capacity(BASES);
    for place in xs.flat_map(|x| ys.clone().map(move |y| P::new(x, y))) {
        let base = Disc::new(place, BASE_RADIUS);
        let blocked = feet.iter().any(|foot| foot.overlaps_disc(&base));
        if !blocked && !set.iter().any(|other| other.overlaps(&base)) {
            set.push(base);
            if set.len() == BASES {
                break;
            }
        }
    }
    set.len()
}
