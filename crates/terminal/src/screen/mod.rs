//! Everything that commands share when they print: styles, wrapped text, bars, progress.
//!
//! Output goes through [`out`], which keeps colour to terminals, and always as `writeln!(out, …)?` and never as
//! `println!`, which panics when the reader has left.

mod bar;
mod out;
mod progress;
pub mod style;
mod wrap;

pub use bar::bar;
pub use lab::{decimal, percent};
pub use out::out;
pub use progress::progress;
pub use wrap::{fold, width, wrap};

use std::io::Write;

use serde::Serialize;

/// Figures for machines: one line of JSON.
///
/// # Errors
/// When nobody reads any more.
pub fn json(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}
