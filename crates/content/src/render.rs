//! Drawing a diagnostic as text: the place, the line, a caret, the suggestion.
//!
//! Written by hand rather than with a drawing crate: it is one shape, the same on a terminal, in a
//! log and in a test, and it must be safe to print whatever the file holds.

use std::fmt;

use crate::Diagnostic;

/// A longer line is cut to this many characters around the culprit.
const WIDTH: usize = 120;

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "error[{}]: {}", self.code, printable(&self.message))?;
        let help = self.help.as_deref().map(printable);
        let Some(excerpt) = &self.excerpt else {
            writeln!(f, "  {}", printable(&self.path))?;
            return match help {
                Some(help) => writeln!(f, "  = {help}"),
                None => Ok(()),
            };
        };
        let (line, column) = (self.span.line, self.span.column);
        writeln!(f, "  {}:{line}:{column}", printable(&self.path))?;

        let window = Window::around(excerpt, column as usize, self.culprit_length(excerpt));
        let gutter = line.to_string();
        writeln!(f, "{gutter} | {}", window.text)?;
        write!(f, "{:>width$} | ", "", width = gutter.len())?;
        write!(f, "{:before$}{:^<carets$}", "", "", before = window.before, carets = window.carets)?;
        match help {
            Some(help) => writeln!(f, " {help}"),
            None => writeln!(f),
        }
    }
}

impl Diagnostic {
    /// How many characters of the excerpt are at fault: a span that runs over several lines is
    /// underlined to the end of its first.
    fn culprit_length(&self, excerpt: &str) -> usize {
        let rest: String = excerpt.chars().skip((self.span.column as usize).saturating_sub(1)).collect();
        let bytes = (self.span.end - self.span.start.min(self.span.end)) as usize;
        let culprit = match rest.char_indices().find(|&(at, _)| at >= bytes) {
            Some((at, _)) => &rest[..at],
            None => rest.trim_end(),
        };
        culprit.chars().count().max(1)
    }
}

/// The part of a line that is shown, with blanks and carets for the line below it.
struct Window {
    text: String,
    before: usize,
    carets: usize,
}

impl Window {
    fn around(line: &str, column: usize, length: usize) -> Window {
        let characters: Vec<char> = printable(line).chars().collect();
        let culprit = column.saturating_sub(1).min(characters.len());
        if characters.len() <= WIDTH {
            let text: String = characters.iter().collect();
            return Window { text: text.trim_end().to_owned(), before: culprit, carets: length };
        }
        let from = culprit.saturating_sub(WIDTH / 3);
        let to = (from + WIDTH).min(characters.len());
        let (head, tail) = (if from > 0 { "…" } else { "" }, if to < characters.len() { "…" } else { "" });
        let middle: String = characters[from..to].iter().collect();
        Window {
            text: format!("{head}{middle}{tail}"),
            before: head.chars().count() + culprit - from,
            carets: length.min(to.saturating_sub(culprit)).max(1),
        }
    }
}

/// One printed character for each character of the text, none of which a terminal would obey.
fn printable(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '\t' | '\n' => ' ',
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '\u{fffd}',
            _ if character.is_control() => '\u{fffd}',
            _ => character,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::{Diagnostic, Source, Span};

    fn draw(text: &str, start: usize, length: usize) -> String {
        let source = Source::from_text("a.yaml", text).unwrap();
        Diagnostic::new("test.code", &source, source.span_at(start, length), "bad").to_string()
    }

    #[test]
    fn a_caret_stands_under_each_character_of_the_culprit() {
        insta::assert_snapshot!(draw("id: é\nkey: größe\n", 12, 7), @r"
        error[test.code]: bad
          a.yaml:2:6
        2 | key: größe
          |      ^^^^^
        ");
    }

    #[test]
    fn a_culprit_of_several_lines_is_underlined_on_its_first() {
        insta::assert_snapshot!(draw("a: [1,\n  2]\n", 3, 8), @r"
        error[test.code]: bad
          a.yaml:1:4
        1 | a: [1,
          |    ^^^
        ");
    }

    #[test]
    fn a_long_line_is_cut_around_the_culprit() {
        let drawn = draw(&format!("{}wrong{}", "x ".repeat(300), " y".repeat(300)), 600, 5);
        assert!(drawn.lines().all(|line| line.chars().count() < 130), "{drawn}");
        let at = |needle: &str| {
            drawn.lines().find_map(|line| line.find(needle).map(|at| line[..at].chars().count()))
        };
        assert_eq!(at("wrong"), at("^^^^^"), "{drawn}");
    }

    #[test]
    fn a_path_or_message_cannot_command_the_terminal() {
        let hostile = Diagnostic::of_file("test.code", "a\u{1b}[2J.yaml", "x\u{1b}]0;title\u{7}");
        assert!(!hostile.to_string().contains(['\u{1b}', '\u{7}']));
        assert_eq!(hostile.span, Span::FILE);
    }
}
