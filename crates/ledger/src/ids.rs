//! The ids of a ledger, found by looking at lines.
//!
//! A build script needs nothing else, and a YAML reader compiled for the host would cost every
//! game's build half a minute. The price is a form that the ledger must keep: each rule is an entry
//! that begins with a plain `- id:`. A test holds this scanner against the real reader.

use std::fmt;

/// A ledger that the line scanner can't take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Counted from 1; 0 for the whole file.
    pub line: usize,
    pub why: &'static str,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The ids of all rules, sorted, as the const search in `table::RuleId` wants them.
///
/// # Errors
///
/// If there is no rule, if an id has an unexpected form, or if one is there twice.
pub fn rule_ids(text: &str) -> Result<Vec<&str>, Unreadable> {
    let mut ids: Vec<(&str, usize)> = Vec::new();
    let mut in_sections = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            in_sections = line == "sections:";
        }
        let Some(id) = line.trim_start().strip_prefix("- id:").filter(|_| in_sections) else {
            continue;
        };
        let (id, number) = (id.trim(), index + 1);
        if !is_id(id) {
            let why = "an id is written bare: lower-case words, hyphens and dots";
            return Err(Unreadable { line: number, why });
        }
        // A section's id is one word; a rule's id goes on after its section's.
        if id.contains('.') {
            ids.push((id, number));
        }
    }
    ids.sort_unstable();
    if let Some(pair) = ids.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(Unreadable { line: pair[1].1, why: "this id is there twice" });
    }
    if ids.is_empty() {
        return Err(Unreadable { line: 0, why: "the ledger has no rules under `sections:`" });
    }
    Ok(ids.into_iter().map(|(id, _)| id).collect())
}

/// Lower-case words, digits and hyphens, in parts joined by dots.
pub fn is_id(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.split('.').all(|part| !part.is_empty() && part.bytes().all(is_letter))
}

#[cfg(test)]
mod tests {
    use super::{Unreadable, rule_ids};

    #[test]
    fn rules_are_found_under_sections_alone() {
        let text = "\
game: x
sections:
  - id: tests
    rules:
      - id: tests.roll
        text: >-
          A mention of - id: tests.mention is no entry.
      - id: tests.luck
components:
  - id: dice.eight
";
        assert_eq!(rule_ids(text), Ok(vec!["tests.luck", "tests.roll"]));
    }

    #[test]
    fn what_the_scanner_cannot_take_is_refused_with_its_line() {
        let line = |text| rule_ids(text).map_err(|unreadable: Unreadable| unreadable.line);
        assert_eq!(line("sections:\n  - id: 'a.b'\n"), Err(2));
        assert_eq!(line("sections:\n  - id: a.b\n  - id: a.c\n  - id: a.b\n"), Err(4));
        assert_eq!(line("sections:\n  - id: a..b\n"), Err(2));
        assert_eq!(line("sections: []\n"), Err(0));
        assert_eq!(line(""), Err(0));
    }
}
