//! The rules as part of the product: every rule of a game in our own words, with its source, a
//! check that can be tested, and a stable id.
//!
//! The ledger (`rules/GAME.yaml`) is used three times over. A game's build script takes its ids, so
//! that naming an unknown rule fails the build ([`build`]). Players read and search it in three
//! languages ([`Ledger::translated`], [`Index`]). And tests cite it, so that it can be said which
//! rules no test proves ([`citations`], [`Coverage`]).
//!
//! A ledger is written in English, and English is what binds. Each translation of it is a file
//! beside it (`rules/GAME.LANG.yaml`) with the title, the sections' titles and every rule's text.
//!
//! Two features: `build` needs nothing but the standard library, because build scripts compile it
//! for themselves; `read` brings the rest.

#![forbid(unsafe_code)]

#[cfg(feature = "build")]
pub mod build;
mod ids;

#[cfg(feature = "read")]
mod book;
#[cfg(feature = "read")]
pub mod citations;
#[cfg(feature = "read")]
mod coverage;
#[cfg(feature = "read")]
mod fold;
#[cfg(feature = "read")]
mod language;
#[cfg(feature = "read")]
mod rust_source;
#[cfg(feature = "read")]
mod search;
#[cfg(feature = "read")]
mod translation;
#[cfg(feature = "read")]
mod validate;

pub use ids::{Unreadable, is_id, rule_ids};

#[cfg(feature = "read")]
pub use book::{Example, Kind, Ledger, OpenQuestion, Rule, Section, Term};
#[cfg(feature = "read")]
pub use coverage::Coverage;
#[cfg(feature = "read")]
pub use language::Language;
#[cfg(feature = "read")]
pub use search::{Hit, Index};
#[cfg(feature = "read")]
pub use translation::{Reading, ledger_of};
#[cfg(feature = "read")]
pub use validate::CODES;
