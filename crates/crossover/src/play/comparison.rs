//! Odds as the door tells them, for games whose odds are worked out there.

use std::io::Write;

use host::consider;
use table::Match;
use wire::odds::{Comparison, Variant};
use words::{Message, Words};

use crate::screen::{bar, decimal, percent, style};
use crate::spoken::Known;

/// Prints the odds of all that may be answered now. Says whether there were any.
///
/// # Errors
/// When nobody reads any more.
pub fn print<G: Known>(
    out: &mut impl Write,
    game: &Match<G>,
    setup: &G::Setup,
    words: &Words,
) -> anyhow::Result<bool> {
    let comparisons = comparisons(game, setup, words);
    let (heading, faint) = (style::HEADING, style::FAINT);
    for comparison in &comparisons {
        // One comparison of everything is about the question itself, which stands above it.
        if comparisons.len() > 1 {
            writeln!(out, "{heading}{}{heading:#}", comparison.title)?;
        }
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
    Ok(!comparisons.is_empty())
}

/// The odds of each answer, and once where several answers are set beside each other.
fn comparisons<G: Known>(game: &Match<G>, setup: &G::Setup, words: &Words) -> Vec<Comparison> {
    let all = consider(G::PARTS, game, setup, 0, words, |open| {
        let mut all: Vec<Comparison> = Vec::new();
        for &answer in &open.pending.options {
            let odds = G::PARTS.odds.and_then(|odds| odds.odds(open, answer));
            all.extend(odds.filter(|odds| all.iter().all(|known| known.variants != odds.variants)));
        }
        all
    });
    all.unwrap_or_default()
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
