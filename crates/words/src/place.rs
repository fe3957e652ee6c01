//! Where something is, how far and which way: north is on top, x runs east and y runs north.

use space::{P, Turn};

use crate::{Inches, Message};

/// A direction of the compass; `None` for a way that goes nowhere.
pub fn direction(east: i64, north: i64) -> Option<Message> {
    // Within 22.5 degrees of an axis, whose tangent is 0.414, is along it.
    let along = |way: i64, across: i64| across.abs() * 1000 <= way.abs() * 414;
    let key = match (east.signum(), north.signum()) {
        (0, 0) => return None,
        (1, _) if along(east, north) => "app-direction-east",
        (-1, _) if along(east, north) => "app-direction-west",
        (_, 1) if along(north, east) => "app-direction-north",
        (_, -1) if along(north, east) => "app-direction-south",
        (1, 1) => "app-direction-north-east",
        (1, _) => "app-direction-south-east",
        (_, 1) => "app-direction-north-west",
        _ => "app-direction-south-west",
    };
    Some(Message::new(key))
}

/// A place by its distance from the west and the south edge.
pub fn place(at: P) -> Message {
    Message::new("app-place").with("x", Inches(at.x)).with("y", Inches(at.y))
}

/// The straight way between two places, to the nearest mil.
pub fn straight(from: P, to: P) -> i32 {
    let (east, north) = (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
    let length = ((4 * (east * east + north * north)).isqrt() + 1) / 2;
    // Places lie within 262 inches of a corner, so their distance fits.
    i32::try_from(length).unwrap_or(i32::MAX)
}

/// How far and which way one place is from another: "6.5 inches to the north-east".
pub fn way(from: P, to: P) -> Message {
    let compass = direction(i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
    match compass {
        None => Message::new("app-where-here"),
        Some(compass) => {
            Message::new("app-where").with("inches", Inches(straight(from, to))).with("direction", compass)
        }
    }
}

/// The direction of the compass nearest to a turn, and its degrees.
pub fn facing(way: Turn) -> (Message, u32) {
    let unit = way.dir();
    let degrees = (u32::from(way.0) * 360 + (1 << 15)) >> 16;
    (direction(unit.x, unit.y).unwrap_or_else(|| Message::new("app-unknown")), degrees % 360)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_the_nearest_of_eight() {
        let key = |east, north| direction(east, north).map(|message| message.key().to_owned());
        assert_eq!(key(0, 0), None);
        assert_eq!(key(10, 4).as_deref(), Some("app-direction-east"));
        assert_eq!(key(10, 5).as_deref(), Some("app-direction-north-east"));
        assert_eq!(key(0, -1).as_deref(), Some("app-direction-south"));
        assert_eq!(key(-7, 7).as_deref(), Some("app-direction-north-west"));
        assert_eq!(key(-7, -6).as_deref(), Some("app-direction-south-west"));
        assert_eq!(key(3, -4).as_deref(), Some("app-direction-south-east"));
        assert_eq!(key(-9, 1).as_deref(), Some("app-direction-west"));
        assert_eq!(key(1, 9).as_deref(), Some("app-direction-north"));
    }

    #[test]
    fn straight_ways_are_measured_to_the_nearest_mil() {
        let to = |x, y| straight(P { x: 0, y: 0 }, P { x, y });
        assert_eq!(to(3_000, 4_000), 5_000);
        assert_eq!(to(1_000, 1_000), 1_414);
    }
}
