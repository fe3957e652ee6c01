//! "Did you mean": the known word nearest to one that is not known.

/// The known word that is nearest to `word`, if any is near enough to be a slip of the finger:
/// about one letter in three may differ. The first of equals wins, so the answer is stable.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let mut best: Option<(usize, &str)> = None;
    for candidate in known {
        let lower = candidate.to_lowercase();
        // A word that is far longer can't be near; this also keeps the comparison cheap.
        let (short, long) = (word.len().min(lower.len()), word.len().max(lower.len()));
        let allowed = (long / 3).max(1);
        if long - short > allowed {
            continue;
        }
        let distance = strsim::osa_distance(&word, &lower);
        if distance <= allowed && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The help for an unknown word: the nearest known one, or all of them where they are few.
pub(crate) fn help_among<'a>(word: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<String> {
    const FEW: usize = 12;
    if let Some(near) = did_you_mean(word, known.clone()) {
        return Some(format!("did you mean `{near}`?"));
    }
    let quoted: Vec<String> = known.into_iter().take(FEW + 1).map(|word| format!("`{word}`")).collect();
    match quoted.as_slice() {
        [] => None,
        [only] => Some(format!("only {only} is known here")),
        all if all.len() > FEW => None,
        [most @ .., last] => Some(format!("known here: {} and {last}", most.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn slips_are_recognised_and_strangers_are_not() {
        let known = ["amount", "to", "target", "deal-damage"];
        assert_eq!(did_you_mean("amout", known), Some("amount"));
        assert_eq!(did_you_mean("AMOUNT", known), Some("amount"));
        assert_eq!(did_you_mean("taregt", known), Some("target"));
        assert_eq!(did_you_mean("dealdamage", known), Some("deal-damage"));
        assert_eq!(did_you_mean("healing", known), None);
        assert_eq!(did_you_mean("", known), None);
    }
}
