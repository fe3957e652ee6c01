//! What a plain word of YAML means: nothing, a truth value, a number, or the word itself.
//!
//! YAML's own core schema is kept where it is clear and left where it surprises: `yes`, `True` and
//! `.inf` are words, and so is `08`, which some readers take for a number and others for none.

/// The meaning of a scalar without quotes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Plain<'a> {
    Null,
    Bool(bool),
    Integer(i128),
    Float(f64),
    Word(&'a str),
}

impl<'a> Plain<'a> {
    pub fn of(text: &'a str) -> Plain<'a> {
        match text {
            "" | "~" | "null" => Plain::Null,
            "true" => Plain::Bool(true),
            "false" => Plain::Bool(false),
            _ => integer(text)
                .map(Plain::Integer)
                .or_else(|| float(text).map(Plain::Float))
                .unwrap_or(Plain::Word(text)),
        }
    }
}

fn integer(text: &str) -> Option<i128> {
    if let Some(digits) = text.strip_prefix("0x") {
        return i128::from_str_radix(digits, 16).ok().filter(|_| is_digits(digits, 16));
    }
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_plain = is_digits(digits, 10) && (digits == "0" || !digits.starts_with('0'));
    if is_plain { text.parse().ok() } else { None }
}

/// Decimal fractions and exponents; a number beyond the range of `f64` is none.
fn float(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent.strip_prefix(['-', '+']).unwrap_or(exponent))),
        None => (unsigned, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
    let parts_are_digits =
        [Some(whole), Some(fraction), exponent].into_iter().flatten().all(|part| is_digits(part, 10));
    let has_leading_zero = whole.len() > 1 && whole.starts_with('0');
    if !parts_are_digits || has_leading_zero {
        return None;
    }
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

fn is_digits(text: &str, radix: u32) -> bool {
    !text.is_empty() && text.chars().all(|character| character.is_digit(radix))
}

#[cfg(test)]
mod tests {
    use super::Plain;

    #[test]
    fn numbers_are_what_everyone_takes_for_numbers() {
        for (text, number) in [("0", 0), ("-3", -3), ("+3", 3), ("255", 255), ("0x1F", 31)] {
            assert_eq!(Plain::of(text), Plain::Integer(number));
        }
        for (text, number) in [("1.5", 1.5), ("-0.25", -0.25), ("2e3", 2000.0), ("1.5E-1", 0.15)] {
            assert_eq!(Plain::of(text), Plain::Float(number));
        }
        let words = [
            "08", "-08", "08.5", "0x", "0x-1", "0xG", "1_000", "1.", ".5", "1e", "1e99999", ".inf", ".nan",
            "-", "+", "1.2.3", "1.0.0", "e3", "yes", "no", "on", "True", "NULL", "١",
        ];
        for word in words {
            assert_eq!(Plain::of(word), Plain::Word(word));
        }
    }

    #[test]
    fn a_number_too_long_for_any_type_is_a_fraction_or_a_word() {
        let long = "9".repeat(60);
        assert!(matches!(Plain::of(&long), Plain::Float(_)));
        let longer = "9".repeat(400);
        assert_eq!(Plain::of(&longer), Plain::Word(&longer));
    }
}
