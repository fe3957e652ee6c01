//! Numbers as each language writes them, and capital letters.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use crate::{Inches, Language};

impl Inches {
    /// In inches, to the nearest hundredth.
    pub(crate) fn rounded(self) -> f64 {
        let hundredths = (self.0.abs() + 5) / 10;
        f64::from(hundredths * self.0.signum()) / 100.0
    }

    /// These two, moved apart to whole hundredths, so that what differs never reads the same: 8.001 inches against
    /// a limit of 8 must not be shown as 8 against 8.
    pub(crate) fn apart(value: i32, limit: i32) -> Inches {
        let down = value.div_euclid(10) * 10;
        match value {
            _ if value % 10 == 0 => Inches(value),
            _ if value > limit => Inches(down + 10),
            _ => Inches(down),
        }
    }
}

/// French and German write a comma before the decimals.
pub(crate) fn with_comma<M>(value: &FluentValue, _memoizer: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(written(Language::Fr, number)),
        _ => None,
    }
}

/// A number outside a sentence.
pub(crate) fn written(language: Language, number: &FluentNumber) -> String {
    match language {
        Language::En => number.as_string().into_owned(),
        Language::Fr | Language::De => number.as_string().replace('.', ","),
    }
}

/// The function `CAPITAL` of the files: a phrase that begins a sentence.
pub(crate) fn capital<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = positional.first() else { return FluentValue::Error };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters.by_ref()).collect::<String>())
}

/// The function `AN` of the English files: a name with the indefinite article that its first letter asks for.
pub(crate) fn an<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = positional.first() else { return FluentValue::Error };
    let vowel = text.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    FluentValue::from(format!("{} {text}", if vowel { "an" } else { "a" }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_that_breaks_a_limit_never_reads_as_the_limit() {
        assert_eq!(Inches::apart(8_001, 8_000), Inches(8_010));
        assert_eq!(Inches::apart(1_999, 2_000), Inches(1_990));
        assert_eq!(Inches::apart(6_500, 6_000), Inches(6_500));
    }

    #[test]
    fn inches_are_rounded_to_hundredths() {
        let shown = |mils| Inches(mils).rounded().to_string();
        assert_eq!([shown(6_500), shown(1_234), shown(1_236)], ["6.5", "1.23", "1.24"]);
        assert_eq!([shown(4_000), shown(0), shown(-2_255)], ["4", "0", "-2.26"]);
    }
}
