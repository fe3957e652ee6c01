//! Things of the battlefield as marks, and tools as outlines.

use crisis::Crisis;
use crisis::ask::Thing;
use crisis::card::BATTLEFIELD;
use crisis::card::ability::{Roll, Tool};
use crisis::effect::Things;
use crisis::movement::{Advance, tool_shape};
use crisis::state::{Edge, FigureId, PieceId, Reading as _, TokenId};
use host::tabletop::{self, ground};
pub(super) use host::tabletop::{area, around};
use space::{Convex, Outline as _, P, Turn, at};
use table::Scene;
use wire::table::{Mark, Point, ThingKind};

/// Dice of a defence roll are numbered from here in marks; those of an attack roll from 0.
const DEFENCE: u32 = 100;
/// Dice of a dodge.
const DODGE: u32 = 200;

pub(super) fn figure(id: FigureId) -> Mark {
    tabletop::thing(ThingKind::Figure, id.0)
}

pub(super) fn piece(id: PieceId) -> Mark {
    tabletop::thing(ThingKind::Piece, id.0)
}

pub(super) fn token(id: TokenId) -> Mark {
    tabletop::thing(ThingKind::Objective, id.0)
}

pub(super) fn thing(thing: Thing) -> Mark {
    match thing {
        Thing::Figure(id) => figure(id),
        Thing::Piece(id) => piece(id),
        Thing::Token(id) => token(id),
    }
}

pub(super) fn things(things: Things) -> Vec<Mark> {
    let figures = things.figures.iter().map(|id| figure(FigureId(id)));
    let pieces = things.pieces.iter().map(|id| piece(PieceId(id)));
    let tokens = things.tokens.iter().map(|id| token(TokenId(id)));
    figures.chain(pieces).chain(tokens).collect()
}

/// A card of the hand, or a character of the roster, by its number there.
pub(super) fn card(id: impl Into<u32>) -> Mark {
    tabletop::thing(ThingKind::Card, id)
}

/// The n-th die of a roll, as the board lists them.
pub(super) fn die(roll: Roll, n: usize) -> Mark {
    let first = match roll {
        Roll::Attack => 0,
        Roll::Defence | Roll::Any => DEFENCE,
        Roll::Dodge => DODGE,
    };
    tabletop::thing(ThingKind::Die, first + u32::try_from(n).unwrap_or(0))
}

pub(super) fn place(at: P, radius: i32) -> Mark {
    tabletop::place(at.at(0), radius)
}

pub(super) fn polygon(shape: &Convex) -> Vec<Point> {
    shape.corners().map(ground).collect()
}

/// Where a side is deployed: within range 3 of its edge (deployment.within-3).
pub(super) fn zone(edge: Edge, depth: i32) -> Vec<Point> {
    let (near, far) = match edge {
        Edge::South => (0, depth),
        Edge::North => (BATTLEFIELD - depth, BATTLEFIELD),
    };
    tabletop::rectangle(P::new(0, near), P::new(BATTLEFIELD, far))
}

/// A line from base to base.
pub(super) fn line(from: P, to: P, look: &str, label: String) -> Mark {
    Mark::Line { from: ground(from), to: ground(to), look: look.to_owned(), label }
}

/// A movement tool as it lies, and where the base is set down: start, hinge, far end, place.
pub(super) fn laid(scene: Scene<Crisis>, mover: FigureId, advance: &Advance) -> Vec<Mark> {
    let Advance::Along { tool, pose, to, climb } = *advance else { return vec![figure(mover)] };
    let (base, shape) = (scene.base(mover), tool_shape(scene, tool));
    let (notch, arm) = (shape.notch(base.r), i64::from(shape.length / 2));
    let start = at(base.c, pose.way.dir(), notch, 0);
    let hinge = at(base.c, pose.way.dir(), notch + arm, 0);
    let end = at(hinge, pose.way.plus(i32::from(pose.bend)).dir(), arm, 0);
    let how = if climb { "climb" } else { "tool" };
    let path = Mark::Path {
        points: [start, hinge, end].map(ground).into(),
        hows: vec![how.to_owned(); 2],
        radius: base.r,
    };
    vec![path, place(to, base.r)]
}

/// The straight way of something that is pushed or thrown.
pub(super) fn path(from: P, to: P, how: &str, radius: i32) -> Mark {
    Mark::Path { points: [from, to].map(ground).into(), hows: vec![how.to_owned()], radius }
}

/// A range tool laid from a base in a direction: a beam (beam.placement).
pub(super) fn beam(scene: Scene<Crisis>, from: FigureId, range: u8, way: Turn) -> Option<Mark> {
    let base = scene.base(from);
    let (start, length) = (i64::from(base.r), i64::from(scene.range(range)));
    let half = i64::from(scene.measures().range_width / 2);
    let bar = Convex::bar(base.c, way.dir(), start, start + length, half).ok()?;
    Some(area(polygon(&bar), "template", range.to_string()))
}

/// The letter of a movement tool.
pub(super) fn letter(tool: Tool) -> &'static str {
    match tool {
        Tool::Short => "S",
        Tool::Medium => "M",
        Tool::Long => "L",
    }
}
