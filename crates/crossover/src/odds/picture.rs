//! Odds as bars of text.

use std::io::Write;

use pow::odds::Summary;
use words::{Message, Words};

use crate::screen::{bar, percent, style};

/// How many cells a certainty fills.
const WIDTH: usize = 40;

/// Prints the chances of a hit, a critical, a KO, and of each damage.
///
/// # Errors
/// When nobody reads any more.
pub fn print(out: &mut impl Write, words: &Words, odds: &Summary) -> anyhow::Result<()> {
    let mut rows = vec![
        (words.word("terminal-odds-hit"), odds.hit),
        (words.word("terminal-odds-critical"), odds.critical),
    ];
    if odds.ko > 0.0 {
        rows.push((words.word("terminal-odds-ko"), odds.ko));
    }
    if odds.removed > 0.0 {
        rows.push((words.word("terminal-odds-removed"), odds.removed));
    }
    let damage = |amount: u8| words.say(&Message::new("terminal-odds-damage").with("amount", amount));
    rows.extend(odds.damage.iter().map(|(&amount, &chance)| (damage(amount), chance)));
    let widest = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, chance) in rows {
        let blank = widest - name.chars().count();
        let green = style::RIGHT;
        let bar = bar(chance, WIDTH);
        writeln!(
            out,
            "{name}{:blank$}  {:>7}  {green}{bar}{green:#}",
            "",
            percent(words.language(), chance)
        )?;
    }
    let mean =
        Message::new("terminal-odds-mean").with("mean", words::Inches((odds.mean * 1000.0).round() as i32));
    writeln!(out, "{}", words.say(&mean))?;
    Ok(())
}
