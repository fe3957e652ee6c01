//! Pushes, throws and beams: where they go, and what they hit.

use crisis::Crisis;
use crisis::ask::{Ask, Thing};
use crisis::attack::{self, Weapon};
use crisis::card::ability::Reach as Range;
use crisis::effect::Things;
use crisis::movement::{Flight, Forced, flight, tool_shape};
use crisis::state::{FigureId, Reading as _};
use host::Reader;
use host::naming::list;
use space::{Turn, at};
use table::Scene;
use wire::odds::Check;
use wire::table::Mark;
use words::Message;

use super::marks;
use crate::voice::Teller;

/// The way of what is pushed or thrown, or the beam, with everything that it meets.
pub(super) fn marks(scene: Scene<Crisis>, ask: &Ask, way: Turn) -> Vec<Mark> {
    match *ask {
        Ask::Way { figure, forced, tool, by, .. } => {
            let base = scene.base(figure);
            let (how, end, met) = match forced {
                Forced::Push | Forced::Throw => {
                    let Flight { end, met } = flight(scene, figure, tool, by, way);
                    (if forced == Forced::Push { "push" } else { "throw" }, end, met)
                }
                Forced::Terrain(_) => {
                    let far = i64::from(base.r + tool_shape(scene, tool).length);
                    ("throw", at(base.c, way.dir(), far, 0), struck(scene, ask, way))
                }
            };
            let path = marks::path(base.c, end, how, base.r);
            let stands = (!matches!(forced, Forced::Terrain(_))).then(|| marks::place(end, base.r));
            std::iter::once(path).chain(stands).chain(marks::things(met)).collect()
        }
        Ask::Beam { figure, weapon, .. } => {
            let Range::Beam(range) = weapon.entry(scene.content, scene.state, figure).reach else {
                return Vec::new();
            };
            let figures = attack::under_beam(scene, figure, weapon, way);
            let beam = marks::beam(scene, figure, range, way);
            beam.into_iter().chain(marks::things(Things { figures, ..Things::default() })).collect()
        }
        _ => Vec::new(),
    }
}

/// What a thrown piece of terrain hits first.
fn struck(scene: Scene<Crisis>, ask: &Ask, way: Turn) -> Things {
    let Ask::Way { figure, tool, .. } = *ask else { return Things::default() };
    crisis::movement::first_hit(scene, figure, tool, way).map(Thing::things).unwrap_or_default()
}

/// What a push or throw comes to, in words.
pub(super) fn checks(
    reader: &Reader<Crisis>,
    scene: Scene<Crisis>,
    teller: &Teller,
    ask: &Ask,
    way: Turn,
) -> Vec<Check> {
    let Ask::Way { figure, forced, tool, by, .. } = *ask else { return Vec::new() };
    let met = match forced {
        Forced::Push | Forced::Throw => flight(scene, figure, tool, by, way).met,
        Forced::Terrain(_) => struck(scene, ask, way),
    };
    let words = reader.words;
    if met.is_empty() {
        let label = words.word("crisis-check-hits-nothing");
        return vec![Check { code: "hits".to_owned(), label, good: None }];
    }
    let key = if forced == Forced::Push { "crisis-check-stopped-by" } else { "crisis-check-hits" };
    let label = words.say(&Message::new(key).with("things", named(teller, met)));
    vec![Check { code: "hits".to_owned(), label, good: None }]
}

/// Who lies under a beam: enemies that would be attacked, and friends in the way (beam.allies-damage).
pub(super) fn under(
    reader: &Reader<Crisis>,
    scene: Scene<Crisis>,
    teller: &Teller,
    attacker: FigureId,
    weapon: Weapon,
    way: Turn,
) -> Vec<Check> {
    let side = scene.state.figure(attacker).side;
    let under = attack::under_beam(scene, attacker, weapon, way);
    let (allies, enemies): (Vec<FigureId>, Vec<FigureId>) =
        under.iter().map(FigureId).partition(|&id| scene.state.figure(id).side == side);
    let check = |key: &'static str, ids: Vec<FigureId>, good: bool| {
        let names = list(ids.into_iter().map(|id| teller.figure(id)));
        let label = reader.words.say(&Message::new(key).with("things", names));
        Check { code: "hits".to_owned(), label, good: Some(good) }
    };
    let mut checks = Vec::new();
    if !enemies.is_empty() {
        checks.push(check("crisis-check-beam-enemies", enemies, true));
    }
    if !allies.is_empty() {
        checks.push(check("crisis-check-beam-allies", allies, false));
    }
    checks
}

fn named(teller: &Teller, things: Things) -> words::Arg {
    let figures = things.figures.iter().map(|id| teller.figure(FigureId(id)));
    let pieces = things.pieces.iter().map(|id| teller.piece(crisis::state::PieceId(id)));
    list(figures.chain(pieces))
}
