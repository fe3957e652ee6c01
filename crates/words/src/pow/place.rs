//! Where something is, how far and which way: north is on top, x runs east and y runs north.

use pow::state::FigureId;
use space::Spot;

use super::{Teller, term};
use crate::{Arg, Inches, Join, Message};

/// A direction of the compass; `None` for a way that goes nowhere.
pub(super) fn direction(east: i64, north: i64) -> Option<Message> {
    // Within 22.5 degrees of an axis, whose tangent is 0.414, is along it.
    let along = |way: i64, across: i64| across.abs() * 1000 <= way.abs() * 414;
    let key = match (east.signum(), north.signum()) {
        (0, 0) => return None,
        (1, _) if along(east, north) => "pow-direction-east",
        (-1, _) if along(east, north) => "pow-direction-west",
        (_, 1) if along(north, east) => "pow-direction-north",
        (_, -1) if along(north, east) => "pow-direction-south",
        (1, 1) => "pow-direction-north-east",
        (1, _) => "pow-direction-south-east",
        (_, 1) => "pow-direction-north-west",
        _ => "pow-direction-south-west",
    };
    Some(Message::new(key))
}

/// A place by its distance from the west and the south edge.
pub(super) fn place(at: Spot) -> Message {
    let key = if at.z == 0 { "pow-place" } else { "pow-place-up" };
    let place = Message::new(key).with("x", Inches(at.x)).with("y", Inches(at.y));
    if at.z == 0 { place } else { place.with("z", Inches(at.z)) }
}

/// The straight way between two places, seen from above, to the nearest mil.
pub(super) fn straight(from: Spot, to: Spot) -> i32 {
    let (east, north) = (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
    let length = ((4 * (east * east + north * north)).isqrt() + 1) / 2;
    // Places lie within 262 inches of a corner, so their distance fits.
    i32::try_from(length).unwrap_or(i32::MAX)
}

impl Teller<'_> {
    /// How far and which way a figure goes, onto what, and whom it comes into contact with.
    pub(super) fn way(&self, figure: FigureId, length: i32, to: Spot) -> Arg {
        let Some(body) = self.state.bodies.get(usize::from(figure.0)) else {
            return place(to).into();
        };
        let from = body.at;
        let compass = direction(i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
        let mut parts = match compass {
            Some(compass) => {
                vec![Message::new("pow-where").with("inches", Inches(length)).with("direction", compass)]
            }
            None if length == 0 => vec![Message::new("pow-where-here")],
            None => vec![Message::new("pow-where-length").with("inches", Inches(length))],
        };
        match to.z {
            _ if to.z == from.z => {}
            0 => parts.push(Message::new("pow-where-ground")),
            _ => parts.push(Message::new("pow-where-height").with("inches", Inches(to.z))),
        }
        let there = body.moved(to);
        let met = self.state.on_table().filter(|&other| other != figure);
        let met = met.filter(|&other| space::touching(&there, self.state.body(other)));
        let met = term::parts(met.map(|other| self.figure(other)));
        if !met.is_empty() {
            parts.push(Message::new("pow-where-touching").with("figures", Arg::List(met, Join::And)));
        }
        Arg::List(term::parts(parts), Join::Comma)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_the_nearest_of_eight() {
        let key = |east, north| direction(east, north).map(|message| message.key().to_owned());
        assert_eq!(key(0, 0), None);
        assert_eq!(key(10, 4).as_deref(), Some("pow-direction-east"));
        assert_eq!(key(10, 5).as_deref(), Some("pow-direction-north-east"));
        assert_eq!(key(0, -1).as_deref(), Some("pow-direction-south"));
        assert_eq!(key(-7, 7).as_deref(), Some("pow-direction-north-west"));
        assert_eq!(key(-7, -6).as_deref(), Some("pow-direction-south-west"));
        assert_eq!(key(3, -4).as_deref(), Some("pow-direction-south-east"));
        assert_eq!(key(-9, 1).as_deref(), Some("pow-direction-west"));
        assert_eq!(key(1, 9).as_deref(), Some("pow-direction-north"));
    }

    #[test]
    fn straight_ways_are_measured_to_the_nearest_mil() {
        let to = |x, y| straight(Spot { x: 0, y: 0, z: 0 }, Spot { x, y, z: 500 });
        assert_eq!(to(3_000, 4_000), 5_000);
        assert_eq!(to(1_000, 1_000), 1_414);
    }
}
