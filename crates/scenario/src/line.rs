//! A line cut into words, each with its place in the line.

use std::ops::Range;

/// The words of a line. Commas, colons, full stops and the word `the` are for readers and are left out; a place such
/// as `[7, 3]` is one word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    words: Vec<(String, Range<usize>)>,
    length: usize,
}

/// Words of a line that can't be understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// Where in the line.
    pub at: Range<usize>,
    /// What is wrong with them.
    pub message: String,
    /// What would be right.
    pub help: Option<String>,
}

impl Sentence {
    /// Cuts a line into words.
    pub fn of(line: &str) -> Sentence {
        let mut words = Vec::new();
        let mut rest = line.char_indices().peekable();
        while let Some(&(start, first)) = rest.peek() {
            if first.is_whitespace() {
                rest.next();
                continue;
            }
            let closing = match first {
                '[' => Some(']'),
                '(' => Some(')'),
                _ => None,
            };
            let mut end = start;
            while let Some(&(at, character)) = rest.peek() {
                let is_over = match closing {
                    Some(closing) => line[..at].ends_with(closing) && at > start,
                    None => character.is_whitespace() || character == '[' || character == '(',
                };
                if is_over {
                    break;
                }
                end = at + character.len_utf8();
                rest.next();
            }
            let word = match closing {
                Some(_) => &line[start..end],
                None => line[start..end].trim_end_matches([',', ':', ';', '.']),
            };
            if !word.is_empty() && word != "the" {
                words.push((word.to_owned(), start..start + word.len()));
            }
        }
        Sentence { words, length: line.len() }
    }

    /// The words.
    pub fn words(&self) -> Vec<&str> {
        self.words.iter().map(|(word, _)| word.as_str()).collect()
    }

    /// Says that a word can't be understood.
    pub fn misread(&self, word: usize, message: impl Into<String>, help: Option<String>) -> Misread {
        let at = self.words.get(word).map_or(0..self.length, |(_, at)| at.clone());
        Misread { at, message: message.into(), help }
    }

    /// Says that everything from a word on can't be understood.
    pub fn misread_from(&self, word: usize, message: impl Into<String>, help: Option<String>) -> Misread {
        let start = self.words.get(word).map_or(0, |(_, at)| at.start);
        Misread { at: start..self.length, message: message.into(), help }
    }
}

/// A number with at most three decimals, in thousandths: exact, and no float on the way.
pub fn thousandths(text: &str) -> Option<i32> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty()
        || whole.len() > 4
        || fraction.len() > 3
        || !all_digits(whole)
        || !all_digits(fraction)
    {
        return None;
    }
    let whole: i32 = whole.parse().ok()?;
    let fraction: i32 = format!("{fraction:0<3}").parse().ok()?;
    let value = whole * 1_000 + fraction;
    Some(if negative { -value } else { value })
}

/// A direction in degrees, anticlockwise from east.
pub fn degrees(text: &str) -> Option<space::Turn> {
    let thousandth = i64::from(thousandths(text)?);
    let turn = (thousandth * 65_536 + 180_000).div_euclid(360_000);
    Some(space::Turn(turn.rem_euclid(65_536) as u16))
}

/// The numbers of a place: `[7, 3]`, `(7, 3, 1.5)` or `7/3`, in thousandths of an inch.
pub fn place(word: &str) -> Option<Vec<i32>> {
    let bracketed = word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let bracketed = bracketed.or_else(|| word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')));
    let numbers: Option<Vec<i32>> = match bracketed {
        Some(inside) => inside.split(',').map(|number| thousandths(number.trim())).collect(),
        None if word.contains('/') => word.split('/').map(thousandths).collect(),
        None => None,
    };
    numbers.filter(|numbers| (2..=3).contains(&numbers.len()))
}

#[cfg(test)]
mod tests {
    use super::{Sentence, place, thousandths};

    #[test]
    fn a_line_is_cut_into_words_and_places() {
        let line = "hitter moves 2 zones: walk [7, 3], climb[7, 5, 3.5].";
        let words = Sentence::of(line);
        assert_eq!(
            words.words(),
            ["hitter", "moves", "2", "zones", "walk", "[7, 3]", "climb", "[7, 5, 3.5]"]
        );
        let misread = words.misread(5, "far", None);
        assert_eq!(&line[misread.at], "[7, 3]");
    }

    #[test]
    fn an_open_bracket_ends_with_the_line() {
        assert_eq!(Sentence::of("x [7, 3").words(), ["x", "[7, 3"]);
        assert!(Sentence::of(" , : ").words().is_empty());
    }

    #[test]
    fn numbers_are_exact_or_none() {
        assert_eq!(thousandths("11.2"), Some(11_200));
        assert_eq!(thousandths("-0.001"), Some(-1));
        for no in ["", "-", "1.2345", "1e3", "12345", "x", "1.-2", "٣"] {
            assert_eq!(thousandths(no), None, "{no}");
        }
    }

    #[test]
    fn places_are_written_in_three_ways() {
        for way in ["[7, 3.5]", "(7, 3.5)", "7/3.5"] {
            assert_eq!(place(way), Some(vec![7_000, 3_500]), "{way}");
        }
        for no in ["[7]", "7", "[1, 2, 3, 4]", "[x, 2]", "hitter"] {
            assert_eq!(place(no), None, "{no}");
        }
    }
}
