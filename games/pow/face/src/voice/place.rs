//! Where something is, how far and which way: north is on top, x runs east and y runs north.

use pow::state::FigureId;
use space::Spot;
use words::place::direction;
use words::{Arg, Inches, Join, Message};

use super::{Teller, term};

/// A place by its distance from the west and the south edge.
pub(super) fn place(at: Spot) -> Message {
    let key = if at.z == 0 { "app-place" } else { "app-place-up" };
    let place = Message::new(key).with("x", Inches(at.x)).with("y", Inches(at.y));
    if at.z == 0 { place } else { place.with("z", Inches(at.z)) }
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
                vec![Message::new("app-where").with("inches", Inches(length)).with("direction", compass)]
            }
            None if length == 0 => vec![Message::new("app-where-here")],
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
