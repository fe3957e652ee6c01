//! Every word a player sees, in three languages. It knows no terminal and no web page: plain text goes out.
//!
//! The words are Fluent files in `locales/LANGUAGE/*.ftl`, carried inside the binary. Code names a [`Message`] by
//! its key and hands over what the sentence is about; [`Words::say`] makes the sentence. The games' own tellers
//! turn events, questions, answers and cards into messages: [`pow`], [`crisis`], [`champions`], [`gotham`].
//!
//! Three things keep the languages apart from the code:
//!
//! - Sentences are whole. Nothing is glued together in Rust, save lists and lines.
//! - A message says in which case it wants a phrase, as an attribute of the argument's name (`.whom = dative`);
//!   the phrase selects on `$case`; `same` hands on the case of the message itself. So grammar stays in the files, and each language has the cases it needs.
//! - Names have no gender here and are never replaced by a pronoun.
//!
//! What is missing in a language is said in English, and nothing here panics; that nothing is missing is held by
//! this crate's tests.
#![warn(missing_docs)]

pub mod champions;
pub mod crisis;
pub mod gotham;
mod language;
mod message;
mod names;
mod number;
mod place;
pub mod pow;
mod refusal;
mod say;
mod tells;

pub use language::{Language, UnknownLanguage};
pub use message::{Arg, Inches, Join, Message};
pub use names::Players;
pub use say::Words;
pub use tells::{Spoken, Tells};
