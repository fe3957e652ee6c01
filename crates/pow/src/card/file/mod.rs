//! What authors write, one thing a file, before anything is checked.
//!
//! Every word here is a word of the files: fields and choices in kebab-case, unknown ones refused. Whatever a check
//! may have to point at is [`Spanned`](content::Spanned). Numbers are wide (`i64`) so that a slip like `pow: 300` is
//! answered with the range of the card and not with the range of a byte.

mod ability;
mod attack;
mod battlefield;
mod character;
mod inches;
mod keyword;
mod mission;
mod name;
mod power;
mod sketch;
mod team;

pub use ability::Ability;
pub use attack::{Attack, Bonus, Effect, Kind, Template};
pub use battlefield::{Battlefield, Measures, Piece};
pub use character::{Character, Defence, Life};
pub use inches::{Inches, Place};
pub use keyword::Keyword;
pub use mission::{Mission, Objective, Scoring};
pub use name::Name;
pub use power::{Answered, Filter, Modifier, Power, Step, Trigger, When, Whom};
pub use sketch::Sketch;
pub use team::Team;
