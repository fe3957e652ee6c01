//! What exists for one scenario only: its cards, its battlefield and its mission.

use content::{Checker, Diagnostics, Id, Names as Translated, Source, Spanned};
use pow::card::check::scenery;
use pow::card::file::{self, Name};
use pow::card::{Battlefield, Cards, Mils, Mission, Objective, ObjectiveKind};
use pow::state::{OBJECTIVES, PIECES};
use space::P;

use super::given::{Given, GivenMission, OwnMission};
use scenario::Code;

/// Sorts behind every id that a pack can have, so that nothing else changes its place.
const OWN: &str = "~scenario";

/// The cards of the packs and those of the scenario.
pub fn sketched(given: &Given, source: &Source, cards: &Cards, found: &mut Diagnostics) -> Option<Cards> {
    let mut sketches = Vec::new();
    for (name, card) in given.characters.iter() {
        match Id::new(name) {
            Ok(id) => sketches.push(card.under(&Spanned { value: id, span: name.span })),
            Err(wrong) => Checker::new(source, found).report(Code::UnknownName, name.span, wrong, None),
        }
    }
    match cards.with(source, &sketches) {
        Ok(cards) => Some(cards),
        Err(wrong) => {
            found.extend(wrong);
            None
        }
    }
}

fn untranslated() -> Translated {
    Translated { en: OWN.into(), fr: OWN.into(), de: OWN.into() }
}

/// A battlefield of the packs, or one for this scenario with the scenery given.
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
    for (name, piece) in given.scenery.iter() {
        let id = match Id::new(name) {
            Ok(id) => Spanned { value: id, span: name.span },
            Err(wrong) => {
                check.report(Code::UnknownName, name.span, wrong, None);
                continue;
            }
        };
        let (Some(class), Some(at)) = (piece.class, piece.at.clone()) else {
            let help = "such as `{ class: t2, at: [10, 10] }`".to_owned();
            check.report(Code::Impossible, name.span, "a piece needs its `class` and its `at`", Some(help));
            continue;
        };
        let name = Spanned { value: Name::everywhere(id.as_str()), span: id.span };
        let written = file::Piece {
            id,
            name,
            class,
            at,
            turn: piece.turn.unwrap_or_default(),
            size: piece.size,
            structure: piece.structure,
            measures: piece.measures(),
        };
        pieces.push(Spanned { span: written.id.span, value: written });
    }
    let pieces = scenery(&mut check, &pieces);
    if pieces.len() > PIECES {
        return None;
    }
    cards.battlefields.push(Battlefield { id: OWN.into(), name: untranslated(), pieces });
    u16::try_from(cards.battlefields.len() - 1).ok()
}

/// A mission of the packs, or one for this scenario. Brawl unless said (rulings.scenario.default).
pub fn mission(given: &Given, source: &Source, cards: &mut Cards, found: &mut Diagnostics) -> Option<u16> {
    let mut check = Checker::new(source, found);
    let brawl = Spanned::unplaced(GivenMission::House("brawl".to_owned()));
    let written = given.mission.as_ref().unwrap_or(&brawl);
    let own = match &written.value {
        GivenMission::House(id) => {
            let id = Spanned { value: id.clone(), span: written.span };
            check.reference(&id, cards.missions.iter().map(|known| known.id.as_str()), "mission");
            return cards.mission(&id);
        }
        GivenMission::Own(own) => own,
    };
    let mission = own_mission(own, &mut check)?;
    cards.missions.push(mission);
    u16::try_from(cards.missions.len() - 1).ok()
}

fn own_mission(own: &OwnMission, check: &mut Checker) -> Option<Mission> {
    let turns = own.turns.unwrap_or(Spanned::unplaced(6));
    let fits = check.in_range(&turns, 1..=20, "turns");
    let mut objectives = Vec::new();
    for written in &own.objectives {
        let (kind, at) = match &written.value {
            file::Objective::Pillar(at) => (ObjectiveKind::Pillar, at),
            file::Objective::Relic(at) => (ObjectiveKind::Relic, at),
        };
        objectives.push(Objective { kind, at: spot(at, check)?.0 });
    }
    if objectives.len() > OBJECTIVES {
        let message = format!("{} objectives are too many", objectives.len());
        let span = own.objectives[OBJECTIVES].span;
        check.report(Code::Impossible, span, message, Some(format!("at most {OBJECTIVES}")));
        return None;
    }
    fits.then(|| Mission {
        id: OWN.into(),
        name: untranslated(),
        turns: turns.value,
        objectives,
        scoring: own.scoring.clone(),
        battlefields: Vec::new(),
    })
}

/// A place: where, and how high if that is said.
pub fn spot(place: &Spanned<file::Place>, check: &mut Checker) -> Option<(P, Option<Mils>)> {
    match place.value.0.as_slice() {
        [x, y] => Some((P::new(x.value.0, y.value.0), None)),
        [x, y, z] => Some((P::new(x.value.0, y.value.0), Some(z.value.0))),
        other => {
            let message = format!("a place is two or three numbers, not {}", other.len());
            let help = "write `[x, y]` or `[x, y, z]`, in inches".to_owned();
            check.report(Code::Impossible, place.span, message, Some(help));
            None
        }
    }
}
