//! Names that tell things apart on one table.

use table::{Seat, Side};

use crate::{Message, Words};

/// What the players are called, and which of them the listener is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    /// The name of each, by seat.
    pub names: Vec<String>,
    /// The listener's own seat; nobody's for a spectator.
    pub you: Option<Seat>,
}

impl Players {
    /// What a player is called; nothing at a seat that there is not.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("", String::as_str)
    }

    /// What one of two sides is called.
    pub fn team(&self, side: Side) -> &str {
        self.name(side.seat())
    }

    /// What tells the figures of one side from those of the other: its name, or its letter where both have one name.
    pub fn apart(&self, side: Side) -> String {
        let same = self.team(side) == self.team(side.other());
        if same { format!("{side:?}") } else { self.team(side).to_owned() }
    }
}

/// Names of figures, each with the side it is on: numbered within a side, and with the name of the team where the other
/// side has the same.
pub fn told_apart<S: Copy + PartialEq>(
    words: &Words,
    figures: &[(S, String)],
    team: impl Fn(S) -> String,
) -> Vec<String> {
    let named = |index: usize| {
        let (side, shown) = (figures[index].0, numbered(words, figures, index));
        let elsewhere = |other: &(S, String)| other.0 != side && other.1 == figures[index].1;
        if !figures.iter().any(elsewhere) {
            return shown;
        }
        words.say(&Message::new("app-name-of-team").with("name", shown).with("team", team(side)))
    };
    (0..figures.len()).map(named).collect()
}

/// A name, with a number if its group has it more than once.
pub fn numbered<G: PartialEq>(words: &Words, all: &[(G, String)], index: usize) -> String {
    let name = &all[index].1;
    if all.iter().filter(|other| **other == all[index]).count() < 2 {
        return name.clone();
    }
    let number = all[..=index].iter().filter(|other| **other == all[index]).count();
    words.say(&Message::new("app-name-numbered").with("name", &**name).with("number", number))
}
