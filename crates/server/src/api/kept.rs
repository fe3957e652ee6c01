//! What teams and packs have in common: people keep so many of them, and only whoever made one changes it.

use axum::http::StatusCode;
use store::{Person, PersonId};
use wire::problem::Code;

use super::Failure;
use crate::people::Visitor;

/// Things of one kind that people keep and share by link.
pub struct Shelf {
    /// What one of them is called in messages.
    pub thing: &'static str,
    /// Most of them that one person keeps.
    pub most: u32,
}

impl Shelf {
    /// Whether one more may be kept beside those that somebody has.
    pub fn has_room<T>(&self, kept: &[T]) -> Result<(), Failure> {
        let Shelf { thing, most } = self;
        if kept.len() < *most as usize {
            return Ok(());
        }
        let message = format!("you keep {most} {thing}s, which is the most; throw one away first");
        Err(Failure::new(Code::TooLarge, message))
    }

    /// There is none of that id, or none of that person's: which of the two is nobody's business.
    pub fn missing(&self) -> Failure {
        Failure::new(Code::NoSuchThing, format!("there is no such {}", self.thing))
    }

    /// Who may change things; whoever is nobody yet has none.
    pub fn owner<'v>(&self, visitor: &'v Visitor) -> Result<&'v Person, Failure> {
        visitor.person().ok_or_else(|| self.missing())
    }

    /// What is answered when a thing was to be thrown away.
    pub fn forgotten(&self, there_was_one: bool) -> Result<StatusCode, Failure> {
        if there_was_one { Ok(StatusCode::NO_CONTENT) } else { Err(self.missing()) }
    }
}

/// Whether something of somebody's is the reader's own.
pub fn is_yours(owner: &PersonId, reader: Option<&Person>) -> bool {
    reader.is_some_and(|person| person.id == *owner)
}
