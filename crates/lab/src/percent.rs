//! Shares and means as people write them.

use words::Language;

/// A share in per cent, with one decimal and the signs of the language.
pub fn percent(language: Language, share: f64) -> String {
    // Adding zero makes plain zero of minus zero, which sums of nothing are.
    let number = format!("{:.1}", share * 100.0 + 0.0);
    match language {
        Language::En => format!("{number}%"),
        // A no-break space, so that the sign stays with its number.
        Language::Fr | Language::De => format!("{}\u{a0}%", number.replace('.', ",")),
    }
}

/// A number with two decimals and the sign of the language.
pub fn decimal(language: Language, number: f64) -> String {
    let number = format!("{number:.2}");
    match language {
        Language::En => number,
        Language::Fr | Language::De => number.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_signs() {
        assert_eq!(percent(Language::En, 0.125), "12.5%");
        assert_eq!(percent(Language::En, -0.0), "0.0%");
        assert_eq!(percent(Language::Fr, 0.5), "50,0\u{a0}%");
        assert_eq!([Language::En, Language::De].map(|language| decimal(language, 1.5)), ["1.50", "1,50"]);
    }
}
