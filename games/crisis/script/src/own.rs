//! What exists for one scenario only: its cards and its battlefield.

use std::sync::Arc;

use content::{Checker, Diagnostics, Id, Inches, Names as Translated, Place, Source, Spanned};
use crisis::card::{Battlefield, Cards, Edition, Mils, Own, Piece, TerrainKind, core, core_and};
use space::{Convex, Outline as _, P, Turn};

use super::given::{Given, GivenPiece};
use scenario::Code;

/// Sorts behind every id that a pack can have, so that nothing else changes its place.
const OWN: &str = "~scenario";

/// The cards of the packs; with cards of its own, or of another print, the core box and those.
pub fn cards(given: &Given, source: &Source, cards: &Cards, found: &mut Diagnostics) -> Option<Cards> {
    let edition = given.edition.unwrap_or(cards.edition);
    let sketched = !given.characters.0.is_empty() || !given.tactics.is_empty() || !given.crises.is_empty();
    let loaded = match (sketched, edition == cards.edition) {
        (false, true) => return Some(cards.clone()),
        (false, false) => core(edition),
        (true, _) => sketch(given, source, edition, found),
    };
    match loaded {
        Ok(cards) => Some(cards),
        Err(wrong) => {
            found.extend(wrong);
            None
        }
    }
}

fn sketch(
    given: &Given,
    source: &Source,
    edition: Edition,
    found: &mut Diagnostics,
) -> Result<Cards, Diagnostics> {
    let mut own = Own { tactics: given.tactics.clone(), crises: given.crises.clone(), ..Own::default() };
    for (name, card) in given.characters.iter() {
        match Id::new(name) {
            Ok(id) => own.characters.push(card.under(&Spanned { value: id, span: name.span })),
            Err(wrong) => Checker::new(source, found).report(Code::UnknownName, name.span, wrong, None),
        }
    }
    core_and(&Arc::new(source.clone()), own, edition)
}

/// A battlefield of the packs, or one for this scenario with the terrain given.
pub fn battlefield(
    given: &Given,
    source: &Source,
    cards: &mut Cards,
    found: &mut Diagnostics,
) -> Option<u16> {
    let mut check = Checker::new(source, found);
    if let Some(id) = &given.battlefield {
        check.reference(id, cards.battlefields.iter().map(|known| known.id.as_str()), "battlefield");
        return cards.battlefield(id);
    }
    let mut pieces = Vec::new();
    let mut well = true;
    for (name, piece) in given.terrain.iter() {
        match feature(name, piece, &mut check) {
            Some(feature) => pieces.push(feature),
            None => well = false,
        }
    }
    if pieces.len() > 32 {
        let span = given.terrain.0[32].0.span;
        check.report(Code::Impossible, span, "there is too much terrain", Some("at most 32".to_owned()));
        return None;
    }
    let name = Translated { en: OWN.into(), fr: OWN.into(), de: OWN.into() };
    cards.battlefields.push(Battlefield { id: OWN.into(), name, pieces });
    u16::try_from(cards.battlefields.len() - 1).ok().filter(|_| well)
}

/// A terrain feature. Unlike in packs it may stand anywhere, since positions show rules and not fair tables.
fn feature(name: &Spanned<String>, given: &GivenPiece, check: &mut Checker) -> Option<Piece> {
    if let Err(wrong) = Id::new(name) {
        check.report(Code::UnknownName, name.span, wrong, None);
        return None;
    }
    let (Some(at), true) = (&given.at, given.kind.is_some() || given.size.is_some()) else {
        let help = "such as `{ size: 3, at: [10, 10] }`".to_owned();
        let message = "terrain needs its `at`, and a `size` or a `kind`";
        check.report(Code::Impossible, name.span, message, Some(help));
        return None;
    };
    let middle = spot(at, check)?;
    let size = match &given.size {
        Some(size) if check.in_range(size, 1..=6, "size") => size.value,
        Some(_) => return None,
        None => given.kind.map_or(1, TerrainKind::size),
    };
    let extent = |written: Option<Spanned<Inches>>| match written {
        Some(extent) => check_extent(&extent),
        None => Some(2_000),
    };
    let (Some(long), Some(wide)) = (extent(given.length), extent(given.width)) else {
        let message = "terrain is between 0.2 and 24 inches long and wide";
        check.report(Code::Impossible, name.span, message, None);
        return None;
    };
    let degrees = given.turn.map_or(0, |turn| u32::from(turn.value % 360));
    let turn = Turn(((degrees * 65_536 + 180) / 360) as u16);
    let (half_long, half_wide) = (i64::from(long / 2), i64::from(wide / 2));
    let outline = Convex::bar(middle, turn.dir(), -half_long, half_long, half_wide).ok();
    let bounds = outline.as_ref().map(|outline| outline.bounds());
    let inside = bounds.is_some_and(|it| {
        it.lo.x >= 0
            && it.lo.y >= 0
            && it.hi.x <= crisis::card::BATTLEFIELD
            && it.hi.y <= crisis::card::BATTLEFIELD
    });
    if !inside {
        let help = Some("the battlefield is 36 by 36 inches".to_owned());
        check.report(Code::Impossible, at.span, format!("`{name}` lies over the edge"), help);
        return None;
    }
    let kind = given.kind.or_else(|| TerrainKind::ALL.into_iter().find(|kind| kind.size() == size.min(5)));
    outline.map(|outline| Piece {
        id: name.value.clone(),
        kind: kind.unwrap_or(TerrainKind::Building),
        size,
        outline,
        interactive: given.interactive.unwrap_or(true),
        standable: given.standable.unwrap_or(true),
    })
}

fn check_extent(extent: &Spanned<Inches>) -> Option<Mils> {
    Some(extent.value.0).filter(|mils| (200..=24_000).contains(mils))
}

/// A place: two numbers.
pub fn spot(place: &Spanned<Place>, check: &mut Checker) -> Option<P> {
    match place.value.0.as_slice() {
        [x, y] => Some(P::new(x.value.0, y.value.0)),
        other => {
            let message = format!("a place is two numbers, not {}", other.len());
            let help = "write `[x, y]`, in inches".to_owned();
            check.report(Code::Impossible, place.span, message, Some(help));
            None
        }
    }
}
