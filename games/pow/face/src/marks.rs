//! Things of the battlefield as marks, and shapes as outlines.

use host::tabletop::{self, CORNERS};
use pow::ask::{How, Route, Thing};
use pow::card::TABLE;
use pow::deployment::DEPTH;
use pow::state::{Edge, FigureId, ObjectiveId, PieceId, Side};
use space::{Body, P, Spot, Spray, Turn, at};
use wire::table::{Mark, Point, ThingKind};

pub(crate) use host::tabletop::{area, around, place, point, rectangle};

pub(crate) fn figure(id: FigureId) -> Mark {
    tabletop::thing(ThingKind::Figure, id.0)
}

pub(crate) fn piece(id: PieceId) -> Mark {
    tabletop::thing(ThingKind::Piece, id.0)
}

pub(crate) fn thing(thing: Thing) -> Mark {
    match thing {
        Thing::Figure(id) => figure(id),
        Thing::Piece(id) => piece(id),
    }
}

pub(crate) fn objective(id: ObjectiveId) -> Mark {
    tabletop::thing(ThingKind::Objective, id.0)
}

pub(crate) fn seat(side: Side) -> Mark {
    tabletop::thing(ThingKind::Seat, side.seat().0)
}

/// The way of a base along a route.
pub(crate) fn path(from: &Body, route: &Route) -> Mark {
    let stops = route.way().iter().map(|stretch| stretch.to);
    Mark::Path {
        points: std::iter::once(from.at).chain(stops).map(point).collect(),
        hows: route.way().iter().map(|stretch| how(stretch.how).to_owned()).collect(),
        radius: from.r,
    }
}

/// A straight walk.
pub(crate) fn walk(from: &Body, to: Spot) -> Mark {
    Mark::Path { points: vec![point(from.at), point(to)], hows: vec!["walk".into()], radius: from.r }
}

/// The outline of a template: two straight sides from its point, and the circle at its end.
pub(crate) fn template(spray: &Spray, z: i32) -> Vec<Point> {
    let bulb = spray.bulb();
    // The half of the circle that looks away from the point; the sides run to its ends.
    let start = spray.way.plus(-Turn::QUARTER);
    let half = (0..=CORNERS / 2).map(|step| start.plus(step * 4 * Turn::QUARTER / CORNERS));
    let rim = half.map(|turn| at(bulb.c, turn.dir(), i64::from(bulb.r), 0));
    std::iter::once(spray.apex).chain(rim).map(|p| point(p.at(z))).collect()
}

/// Where a side is deployed.
pub(crate) fn zone(edge: Edge) -> Vec<Point> {
    let (width, depth) = TABLE;
    let (near, far) = match edge {
        Edge::South => (0, DEPTH),
        Edge::North => (depth - DEPTH, depth),
    };
    rectangle(P::new(0, near), P::new(width, far))
}

/// The whole table.
pub(crate) fn table() -> Vec<Point> {
    rectangle(P::new(0, 0), P::new(TABLE.0, TABLE.1))
}

fn how(how: How) -> &'static str {
    match how {
        How::Walk => "walk",
        How::Climb => "climb",
        How::Jump => "jump",
        How::Fly => "fly",
    }
}
