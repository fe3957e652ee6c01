//! Odds as bars of text.

use std::io::Write;

use lab::{Chart, Row};
use words::{Message, Words};

use crate::screen::{bar, percent, style};

/// How many cells a certainty fills.
const WIDTH: usize = 40;

/// Prints the chances, and the mean damage.
///
/// # Errors
/// When nobody reads any more.
pub fn print(out: &mut impl Write, words: &Words, chart: &Chart) -> anyhow::Result<()> {
    let widest = chart.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    for Row { name, chance, .. } in &chart.rows {
        let blank = widest - name.chars().count();
        let green = style::RIGHT;
        let bar = bar(*chance, WIDTH);
        writeln!(
            out,
            "{name}{:blank$}  {:>7}  {green}{bar}{green:#}",
            "",
            percent(words.language(), *chance)
        )?;
    }
    let mean =
        Message::new("terminal-odds-mean").with("mean", words::Inches((chart.mean * 1000.0).round() as i32));
    writeln!(out, "{}", words.say(&mean))?;
    Ok(())
}
