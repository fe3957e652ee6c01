//! Battlefields: terrain that lies on the table, apart from the edges and from each other.

use content::{Checker, Inches, Seen, Spanned};
use space::{Convex, Footprint, Outline, P, Turn};
use table::fit;

use super::Code;
use super::field::{at_most, length, name, number, place};
use crate::card::{BATTLEFIELD, Battlefield, Mils, Piece, file};

/// Range 2, which terrain keeps from edges and other terrain (battlefield.terrain-spacing).
const APART: Mils = 3_000;

/// The most pieces that a battlefield may have.
pub const MOST: usize = 32;

/// One battlefield.
pub fn battlefield(check: &mut Checker, written: &file::Battlefield) -> Battlefield {
    let name = name(check, &written.name);
    at_most(check, &written.pieces, MOST, "pieces", |piece| piece.span);
    let mut seen = Seen::default();
    let mut pieces: Vec<Piece> = Vec::new();
    for written in &written.pieces {
        check.unique(&mut seen, &written.id, "the id");
        let Some(piece) = piece(check, written) else { continue };
        apart(check, written, &piece, &pieces);
        pieces.push(piece);
    }
    let sizes = pieces.iter().map(|piece| piece.size);
    let varied = sizes.clone().min() != sizes.max();
    let all_read = pieces.len() == written.pieces.len();
    if all_read && !(varied && pieces.iter().any(|piece| piece.interactive)) {
        let help = "at least two sizes, and something interactive (battlefield.terrain-required)".to_owned();
        check.report(Code::Variety, written.id.span, "the terrain must be varied", Some(help));
    }
    Battlefield { id: written.id.as_str().to_owned(), name, pieces }
}

fn piece(check: &mut Checker, written: &Spanned<file::Piece>) -> Option<Piece> {
    let bounds = Inches(200)..=Inches::whole(24);
    let long = length(check, &written.length, bounds.clone(), "length");
    let wide = length(check, &written.width, bounds, "width");
    let degrees = u32::from(written.turn.value % 360);
    let turn = Turn(fit((degrees * 65_536 + 180) / 360));
    let (half_long, half_wide) = (i64::from(long / 2), i64::from(wide / 2));
    let middle = place(check, &written.at)?;
    let outline = Convex::bar(middle, turn.dir(), -half_long, half_long, half_wide).ok()?;
    Some(Piece {
        id: written.id.as_str().to_owned(),
        kind: written.kind,
        size: match &written.size {
            Some(size) => number(check, size, 1..=6, "size"),
            None => written.kind.size(),
        },
        outline,
        interactive: written.interactive,
        standable: written.standable,
    })
}

/// On the battlefield, and not within range 2 of an edge or of other terrain.
fn apart(check: &mut Checker, written: &Spanned<file::Piece>, piece: &Piece, others: &[Piece]) {
    let bounds = piece.outline.bounds();
    let inside = |by: Mils| {
        let ends = [bounds.lo.x, bounds.lo.y, BATTLEFIELD - bounds.hi.x, BATTLEFIELD - bounds.hi.y];
        ends.iter().all(|&end| end >= by)
    };
    if !inside(0) {
        let help = Some("the battlefield is 36 by 36 inches".to_owned());
        check.report(Code::OffBattlefield, written.at.span, "this lies over the edge", help);
        return;
    }
    let help = || Some("range 2 is 3 inches (battlefield.terrain-spacing)".to_owned());
    if !inside(APART + 1) {
        check.report(Code::Spacing, written.at.span, "this is within range 2 of an edge", help());
    }
    if let Some(other) = others.iter().find(|other| gap_at_most(&piece.outline, &other.outline, APART)) {
        let message = format!("this is within range 2 of `{}`", other.id);
        check.report(Code::Spacing, written.at.span, message, help());
    }
}

/// Two convex shapes are nearest at a corner of one of them, unless they overlap.
fn gap_at_most(one: &Convex, other: &Convex, mils: Mils) -> bool {
    let near = |corner: P, shape: &Convex| shape.reaches(corner, mils);
    one.overlaps(other)
        || one.corners().any(|corner| near(corner, other))
        || other.corners().any(|corner| near(corner, one))
}
