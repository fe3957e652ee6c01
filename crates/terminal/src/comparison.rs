//! Odds as the door tells them.

use std::io::Write;

use wire::odds::{Comparison, Variant};
use words::{Message, Words};

use crate::screen::{bar, decimal, percent, style};

/// Prints the odds of all that may be answered now.
///
/// # Errors
/// When nobody reads any more.
pub fn print(out: &mut impl Write, comparisons: &[Comparison], words: &Words) -> anyhow::Result<()> {
    let (heading, faint) = (style::HEADING, style::FAINT);
    for comparison in comparisons {
        writeln!(out, "{heading}{}{heading:#}", comparison.title)?;
        for check in &comparison.checks {
            writeln!(out, "  {faint}{}{faint:#}", check.label)?;
        }
        for variant in &comparison.variants {
            print_variant(out, variant, words)?;
        }
    }
    if let Some(assumes) = comparisons.iter().find_map(|comparison| comparison.assumes.as_ref()) {
        writeln!(out, "  {faint}{assumes}{faint:#}")?;
    }
    Ok(())
}

fn print_variant(out: &mut impl Write, variant: &Variant, words: &Words) -> anyhow::Result<()> {
    let (language, green) = (words.language(), style::RIGHT);
    let headlines = variant.odds.headlines.iter();
    let headlines: Vec<String> = headlines
        .map(|headline| format!("{} {}", headline.label, percent(language, headline.chance)))
        .collect();
    let price = variant.price.as_ref().map(|price| format!(" ({price})")).unwrap_or_default();
    writeln!(out, "  {}{price}: {}", variant.label, headlines.join(", "))?;
    let mean = Message::new("terminal-odds-mean-of")
        .with("unit", variant.odds.unit.as_str())
        .with("mean", decimal(language, variant.odds.mean));
    writeln!(out, "    {}", words.say(&mean))?;
    for one in &variant.odds.amounts {
        let share = percent(language, one.chance);
        writeln!(out, "    {:>4} {share:>7} {green}{}{green:#}", one.amount, bar(one.chance, 30))?;
    }
    Ok(())
}
