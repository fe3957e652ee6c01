//! What authors write, one thing a file, before anything is checked.
//!
//! Every word here is a word of the files: fields and choices in kebab-case, unknown ones refused. Whatever a check
//! may have to point at is [`Spanned`](content::Spanned). Numbers are wide (`i64`) so that a slip like `pow: 300` is
//! answered with the range of the card and not with the range of a byte.

mod ability;
mod attack;
mod battlefield;
mod character;
mod mission;
mod power;
mod sketch;
mod team;

pub use ability::Ability;
pub use attack::{Attack, Bonus, Effect, Kind, Template};
pub use battlefield::{Battlefield, Measures, Piece};
pub use character::{Character, Defence, Life};
pub use mission::{Mission, Objective, Scoring};
pub use power::{Answered, Filter, Modifier, Power, Step, Trigger, When, Whom};
pub use sketch::Sketch;
pub use team::Team;

pub use content::{Inches, Name, Place};

use serde::Serialize;

/// The word by which a file chooses one of several: `push` of `push: 3`.
pub(super) fn word(choice: &impl Serialize) -> String {
    match serde_json::to_value(choice) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(map)) => {
            map.into_iter().next().map(|(word, _)| word).unwrap_or_default()
        }
        _ => String::new(),
    }
}
