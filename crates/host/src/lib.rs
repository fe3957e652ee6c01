//! Games as a server meets them: one door for all games. Answers come in as JSON, boards and words go out as
//! [`wire`] types, and nothing behind the door knows of sockets, databases or people.
//!
//! [`Hosted`] is a game with its content; [`Sitting`] is one match of it.
#![warn(missing_docs)]

mod hosted;
mod sitting;

pub use hosted::{Hosted, Imported, Unplayable};
pub use sitting::{Answered, Reach, Refused, Sitting};
