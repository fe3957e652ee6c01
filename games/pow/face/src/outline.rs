//! How far a figure gets: outlines of a movement, one for each price.
//!
//! Rays are cast in all directions and the law judges each of their ends, so that nothing is drawn that is not allowed;
//! what can only be reached round a corner or by climbing is
//! not drawn, but may be pointed at.

use host::Open;
use pow::Pow;
use pow::ask::{Answer, How, Route, Stretch};
use pow::card::{Ability, Mils, TABLE};
use pow::movement;
use pow::state::{FigureId, Reading as _};
use space::{Blocked, Body, Disc, LIMIT, P, SLACK, Spot, Turn, at};
use table::Scene;
use wire::table::{Mark, Point};
use words::{Inches, Message, Words};

use crate::{marks, ways};

/// So many rays make an outline.
const RAYS: i32 = 72;
/// Places and lengths are rounded, so a ray ends a little before what it would run into.
const ROUNDING: Mils = 4;

/// An outline for each price that the figure can pay, the farthest first, so that the nearer are drawn upon them.
pub(crate) fn reach(scene: Scene<Pow>, figure: FigureId, words: &Words) -> Vec<Mark> {
    let payable = 1..=scene.state.figure(figure).pow.min(3);
    let bands: Vec<(u8, Mils)> =
        payable.map_while(|pay| Some((pay, movement::allowance(scene, figure, pay)?))).collect();
    let Some(&(_, longest)) = bands.last() else { return Vec::new() };
    let rays: Vec<Ray> = (0..RAYS).map(|ray| Ray::cast(scene, figure, ray, longest)).collect();
    let outline = |&(pay, allowance): &(u8, Mils)| {
        let points = rays.iter().map(|ray| marks::point(ray.end(scene, figure, pay, allowance))).collect();
        let label = Message::new("pow-reach").with("cost", pay).with("inches", Inches(allowance));
        marks::area(points, "reach", words.say(&label))
    };
    bands.iter().rev().map(outline).collect()
}

/// One straight way, as far as nothing is in it.
struct Ray {
    turn: Turn,
    from: Body,
    how: How,
    free: Mils,
}

impl Ray {
    fn cast(scene: Scene<Pow>, figure: FigureId, ray: i32, longest: Mils) -> Ray {
        let turn = Turn::default().plus(ray * 4 * Turn::QUARTER / RAYS);
        let from = *scene.state.body(figure);
        let how = if scene.has(figure, Ability::Fly) { How::Fly } else { How::Walk };
        // A place off the table is refused before anything is measured on the way to it.
        let longest = longest.min(to_edge(from.at.flat(), turn, from.r)).max(0);
        // Who flies goes over what is in the way, and Phase shift through it.
        if how == How::Fly || scene.has(figure, Ability::PhaseShift) {
            return Ray { turn, from, how, free: longest };
        }
        let field = scene.state.field_without(figure);
        let to = at(from.at.flat(), turn.dir(), i64::from(longest), 0);
        let free = match space::walk(&field, &from, to, from.height / 2) {
            Ok(_) => longest,
            Err(Blocked::By { along, .. } | Blocked::Rise { along, .. }) => along - ROUNDING,
            Err(Blocked::Drop { along, .. }) => along - from.r - ROUNDING,
            Err(Blocked::OffTable | Blocked::NoWall | Blocked::NotOnTop { .. }) => 0,
        };
        Ray { turn, from, how, free: free.max(0) }
    }

    /// Where a movement of this price ends that goes along the ray as far as the law allows.
    fn end(&self, scene: Scene<Pow>, figure: FigureId, pay: u8, allowance: Mils) -> Spot {
        let mut far = self.free.min(allowance - 1);
        // What the ray does not know of, such as steps on the way, what is flown over and what Phase shift must not stop
        // in, takes off more.
        while far > 0 {
            let to = self.surface(scene, figure, far);
            match self.excess(scene, figure, pay, allowance, to) {
                Some(0) => return to,
                Some(excess) => far -= excess,
                None => far -= far / 8 + 50,
            }
        }
        self.from.at
    }

    /// By how much the way to a place is longer than a payment allows; nothing if the law forbids it for another reason.
    fn excess(
        &self,
        scene: Scene<Pow>,
        figure: FigureId,
        pay: u8,
        allowance: Mils,
        to: Spot,
    ) -> Option<Mils> {
        let way = match self.how {
            How::Fly => ways::to(scene, figure, to)?,
            how => vec![Stretch { how, to }],
        };
        let cost = movement::length(scene, figure, &Route::new(pay, &way)?).ok()?;
        movement::may_end(scene, figure, cost.end, self.how).ok()?;
        Some((cost.length - allowance).max(0))
    }

    /// The surface that the figure comes to: as high as it may be for who flies, else as high as a step.
    fn surface(&self, scene: Scene<Pow>, figure: FigureId, far: Mils) -> Spot {
        let place = at(self.from.at.flat(), self.turn.dir(), i64::from(far), 0);
        let field = scene.state.field_without(figure);
        let highest = match self.how {
            How::Fly => LIMIT,
            _ => self.from.at.z + self.from.height / 2 + SLACK,
        };
        let (_, z) = space::surface_below(&field, &Disc::new(place, self.from.r), highest);
        place.at(z)
    }
}

/// How far a power may walk a figure.
pub(crate) fn walk(open: &Open<Pow>, moved: FigureId, up_to: Mils) -> Vec<Mark> {
    let scene = open.scene;
    let end = |ray: i32| -> Point {
        let ray = Ray { how: How::Walk, ..Ray::cast(scene, moved, ray, up_to) };
        let mut far = ray.free.min(up_to - 1);
        while far > 0 {
            let to = ray.surface(scene, moved, far);
            if (open.law)(Answer::Place(to)).is_ok() {
                return marks::point(to);
            }
            far -= far / 8 + 50;
        }
        marks::point(ray.from.at)
    };
    vec![marks::area((0..RAYS).map(end).collect(), "reach", String::new())]
}

/// How far a base can go in a direction before it leaves the table.
fn to_edge(from: P, turn: Turn, r: Mils) -> Mils {
    let dir = turn.dir();
    let along = |step: i64, place: Mils, length: Mils| {
        let room = match step.signum() {
            0 => return i64::MAX,
            1 => length - r - place,
            _ => place - r,
        };
        i64::from(room.max(0)) * space::ONE / step.abs()
    };
    let room = along(dir.x, from.x, TABLE.0).min(along(dir.y, from.y, TABLE.1));
    Mils::try_from(room).unwrap_or(Mils::MAX) - 1
}
