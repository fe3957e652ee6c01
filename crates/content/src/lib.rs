//! Packs of YAML, read for any game: text with limits, typed loading that keeps line and column,
//! packs as folders, checks that point at the value they dislike, fingerprints and schemas.
//!
//! Nothing here knows a game. A game brings its own types (serde, externally tagged enums, unknown
//! fields denied) and its own codes; this crate finds the place and draws the picture:
//!
//! ```text
//! error[content.unknown-field]: `amout` is not a field of `deal-damage`
//!   my-pack/cards/sky-lance.yaml:10:24
//! 10 |       - deal-damage: { amout: 2, to: { choose: { from: enemy } } }
//!    |                        ^^^^^ did you mean `amount`?
//! ```
//!
//! **Never `#[serde(flatten)]`, `untagged` or `tag = ".."` in a type that is loaded here.** serde
//! buffers the value for those and every line and column inside it is lost.

#![forbid(unsafe_code)]

mod source;
mod span;

mod code;
mod diagnostic;
mod render;

mod deserialize;
mod fault;
mod load;
mod scalar;
mod suggest;
mod tree;

mod binding;
mod bundle;
mod check;
mod fingerprint;
mod id;
mod ids;
mod inches;
mod name;
mod pack;
mod schema;
mod shelf;
mod spelling;
mod starts;

pub use binding::Binding;
pub use bundle::{Bundle, MAX_FILES};
pub use check::{Checker, Seen};
pub use code::Code;
pub use diagnostic::{Diagnostic, Diagnostics};
pub use fingerprint::fingerprint;
pub use id::Id;
pub use ids::{Ids, Ref};
pub use inches::{Inches, Place};
pub use load::{load, read_any_bytes};
pub use name::Name;
pub use pack::{Entry, Manifest, Names, Pack, PackReader, Thing, load_dir, load_embedded};
pub use schema::{assert_fresh, schema};
pub use shelf::{Packs, all_ids, each, packs, place_of, sorted, unique};
pub use source::{MAX_BYTES, Source};
pub use span::{Span, Spanned};
pub use spelling::{Spelled, spelled};
pub use starts::starts;
pub use suggest::did_you_mean;
