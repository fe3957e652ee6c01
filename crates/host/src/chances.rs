//! Odds in the shape in which pages draw them.

use table::Game;
use wire::odds::{Chance, Check, Comparison, Headline, Odds, Variant};
use words::Words;

use crate::Open;

/// The chances that people look for; the first always, the others when there is one.
pub fn headlines<const N: usize>(words: &Words, all: [(&str, &'static str, f64); N]) -> Vec<Headline> {
    let shown = all.into_iter().enumerate().filter(|(index, (.., chance))| *index == 0 || *chance > 0.0);
    let headline = |(_, (code, key, chance)): (usize, (&str, &'static str, f64))| Headline {
        code: code.to_owned(),
        label: words.word(key),
        chance,
    };
    shown.map(headline).collect()
}

/// Amounts with their chances.
pub fn amounts(all: impl Iterator<Item = (u8, f64)>) -> Vec<Chance> {
    all.map(|(amount, chance)| Chance { amount: amount.into(), chance }).collect()
}

/// All options of a question that chance has a part in, side by side, under the question's title: `odds` are those of each option,
/// and `label` is the option in words.
pub fn options_compared<G: Game>(
    open: &Open<G>,
    title: String,
    label: impl Fn(&G::Answer) -> String,
    odds: impl IntoIterator<Item = Option<Odds>>,
    checks: Option<Vec<Check>>,
) -> Option<Comparison> {
    let options = open.pending.options.iter().zip(odds);
    let variant = |(option, odds): (&G::Answer, Option<Odds>)| {
        Some(Variant { label: label(option), price: None, odds: odds? })
    };
    let variants: Vec<Variant> = options.filter_map(variant).collect();
    (!variants.is_empty()).then(|| Comparison {
        title,
        checks: checks.unwrap_or_default(),
        variants,
        assumes: None,
    })
}
