//! Every word a player sees, in three languages. It knows no terminal, no web page and no game: plain text goes out.
//!
//! The words are Fluent files: those that all games share in `locales/LANGUAGE/*.ftl`, carried inside the binary, and each
//! game's own in `games/NAME/locales`. Code names a [`Message`] by its key and hands over what the sentence is about;
//! [`Words::say`] makes the sentence. Each game's tellers, in `games/NAME/face`, turn its events, questions, answers and
//! cards into messages.
//!
//! Three things keep the languages apart from the code:
//!
//! - Sentences are whole. Nothing is glued together in Rust, save lists and lines.
//! - A message says in which case it wants a phrase, as an attribute of the argument's name (`.whom = dative`);
//!   the phrase selects on `$case`; `same` hands on the case of the message itself. So grammar stays in the files, and each
//!   language has the cases it needs.
//! - Names have no gender here and are never replaced by a pronoun.
//!
//! What is missing in a language is said in English, and nothing here panics; that nothing is missing is held by
//! this crate's tests and by those of the games.
#![warn(missing_docs)]

mod language;
mod message;
mod names;
mod number;
pub mod place;
pub mod refusal;
mod say;
mod voices;

pub use language::{Language, UnknownLanguage};
pub use message::{Arg, Inches, Join, Message};
pub use names::{Players, numbered, told_apart};
pub use say::Words;
pub use voices::Voices;
