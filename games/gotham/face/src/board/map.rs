//! The board: zones, what lies between them, and what stands and lies in them.

use gotham::Gotham;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::{Zone, ZoneId};
use gotham::geometry;
use gotham::hindrance;
use gotham::printed::term::{Cloud, LimitKind, LineTrigger};
use gotham::state::{Body, CardPlace, FigureId, Whereabouts};
use gotham::terrain;
use host::{Reader, code_of};
use table::Scene;
use wire::table::Point;
use words::{Message, Words};

use crate::drawing::{Clouds, Figure, Limit, Marker, Named, SpecialMove, Stretch, Token, Zone as ZoneShown};
use crate::voice::{Printed, Teller};
use crate::{emblem, lines};

fn point(at: geometry::Point, z: u8) -> Point {
    Point { x: at.x, y: at.y, z: z.into() }
}

/// Where the middle of a zone is drawn: its first marker, which lies inside (rulings.board.marker-inside).
pub(super) fn middle(zone: &Zone) -> Point {
    let marker = zone.markers.first().map(|marker| marker.at);
    let corner = zone.outline.0.first().copied();
    let at = marker.or(corner).unwrap_or(geometry::Point { x: 0, y: 0 });
    point(at, zone.elevation)
}

pub(super) fn zones(scene: Scene<Gotham>, words: &Words) -> Vec<ZoneShown> {
    let (board, mission) = (scene.board(), scene.mission());
    let broken = &scene.state.broken_walls;
    let zone = |id: ZoneId| {
        let zone = board.zone(id);
        let clouds = |cloud: Cloud| terrain::tokens(scene, id, cloud);
        ZoneShown {
            id: id.0.into(),
            name: words.language().name(&zone.name).to_owned(),
            outline: zone.outline.0.iter().map(|&corner| point(corner, zone.elevation)).collect(),
            middle: middle(zone),
            elevation: zone.elevation,
            saturation: zone.saturation,
            taken: scene.size_in(id),
            markers: zone
                .markers
                .iter()
                .map(|marker| Marker {
                    at: point(marker.at, zone.elevation),
                    letters: letters(marker.letters),
                })
                .collect(),
            difficult: zone.difficult + clouds(Cloud::Frost),
            dangerous: zone.dangerous + clouds(Cloud::Gas) + clouds(Cloud::Flame),
            promontory: zone.promontory,
            closed: mission.closed.has(id),
            reinforcements: mission.reinforcement_zones.contains(&id),
            look: zone.look.map_or_else(|| "plain".to_owned(), |look| code_of(&look)),
            sees: board.sight.from(id, broken).iter().map(|seen| seen.0.into()).collect(),
        }
    };
    board.zone_ids().map(zone).collect()
}

/// The letters on a marker's rim, from bits.
fn letters(bits: u32) -> String {
    ('A'..='Z').zip(0..).filter(|(_, bit)| bits & (1 << bit) != 0).map(|(letter, _)| letter).collect()
}

pub(super) fn limits(scene: Scene<Gotham>) -> Vec<Limit> {
    let broken = &scene.state.broken_walls;
    let limit = |limit: &gotham::board::Limit| Limit {
        one: limit.one.0.into(),
        other: limit.other.0.into(),
        kind: code_of(&limit.kind),
        level: limit.level,
        broken: limit.kind == LimitKind::Wall
            && broken.contains(&(limit.one.min(limit.other), limit.one.max(limit.other))),
        stretches: limit
            .stretches
            .iter()
            .map(|stretch| Stretch { from: point(stretch.from, 0), to: point(stretch.to, 0) })
            .collect(),
    };
    scene.board().limits.iter().map(limit).collect()
}

pub(super) fn special_moves(scene: Scene<Gotham>) -> Vec<SpecialMove> {
    let special = |special: &gotham::board::SpecialMove| SpecialMove {
        from: special.from.0.into(),
        to: special.to.0.into(),
        kind: code_of(&special.kind),
        level: special.level,
    };
    scene.board().special_moves.iter().map(special).collect()
}

pub(super) fn figures(reader: &Reader<Gotham>, teller: &Teller) -> Vec<Figure> {
    reader.scene().state.figure_ids().map(|id| figure(reader, teller, id)).collect()
}

fn figure(reader: &Reader<Gotham>, teller: &Teller, id: FigureId) -> Figure {
    let scene = reader.scene();
    let state = scene.state;
    let it = state.figure(id);
    let on_board = it.zone().is_some();
    let (emblem, full_life) = match scene.printed(id) {
        PrintedFigure::Hero(sheet) => (emblem::hero(reader.content, sheet, reader.words), None),
        PrintedFigure::Character(tile) => (emblem::tile(reader.content, tile, reader.words), Some(tile.life)),
    };
    let (hero, tile) = match it.body {
        Body::Hero(hero) => (Some(hero.0.into()), None),
        Body::Character(tile) => (None, Some(tile.0.into())),
    };
    Figure {
        id: id.0.into(),
        name: teller.figure(id),
        seat: lines::owner(state, id).map(|seat| seat.0),
        camp: code_of(&it.camp),
        hero,
        tile,
        emblem,
        whereabouts: match it.whereabouts {
            Whereabouts::Zone(_) => "board",
            Whereabouts::Reserve => "reserve",
            Whereabouts::Gone => "gone",
        }
        .to_owned(),
        zone: it.zone().map(|zone| zone.0.into()),
        life: full_life.map(|_| it.life),
        full_life,
        size: scene.size(id),
        threat: scene.threat(id),
        neutralised: state.is_neutralised(id),
        activated: it.activated,
        conditions: conditions(reader, id),
        hindered_moves: if on_board { hindrance::to_moves(scene, id) } else { 0 },
        hindered_actions: if on_board {
            hindrance::to_actions(scene, id, LineTrigger::RangedAttack)
        } else {
            0
        },
    }
}

/// What a figure is under.
fn conditions(reader: &Reader<Gotham>, id: FigureId) -> Vec<Named> {
    let state = reader.state;
    let it = state.figure(id);
    let dazed = state.hero_of(id).is_some_and(|hero| state.hero(hero).dazed);
    let all = [
        ("lying", it.lying, "gotham-condition-lying", "gotham-condition-lying-text"),
        ("shackled", it.shackles > 0, "gotham-condition-shackled", "gotham-condition-shackled-text"),
        ("friend", it.friend, "gotham-condition-friend", "gotham-condition-friend-text"),
        ("dazed", dazed, "gotham-condition-dazed", "gotham-condition-dazed-text"),
    ];
    let under = all.into_iter().filter(|(_, holds, ..)| *holds);
    under
        .map(|(code, _, name, text)| Named {
            code: code.to_owned(),
            name: reader.words.word(name),
            text: reader.words.say(&Message::new(text).with("count", it.shackles)),
            works: true,
        })
        .collect()
}

pub(super) fn tokens(scene: Scene<Gotham>, words: &Words) -> Vec<Token> {
    let kinds = &scene.mission().tokens;
    let token = |(place, token): (u8, &gotham::state::Token)| {
        let kind = &kinds[usize::from(token.kind)];
        let inside =
            (0u32..).zip(&scene.state.cards).find(|(_, card)| card.place == CardPlace::Inside(place));
        Token {
            id: place.into(),
            kind: kind.id.clone(),
            name: words.language().name(&kind.name).to_owned(),
            zone: token.at.map(|zone| zone.0.into()),
            holds: inside.map(|(card, _)| card),
        }
    };
    (0..).zip(&scene.state.tokens).map(token).collect()
}

pub(super) fn clouds(scene: Scene<Gotham>, printed: &Printed) -> Vec<Clouds> {
    let clouds = |clouds: &gotham::state::Clouds| Clouds {
        kind: code_of(&clouds.cloud),
        name: printed.cloud(clouds.cloud),
        zone: clouds.zone.0.into(),
        camp: code_of(&clouds.camp),
        count: clouds.count,
        full: clouds.full,
    };
    scene.state.clouds.iter().map(clouds).collect()
}
