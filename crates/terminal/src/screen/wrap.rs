//! Text in lines that fit the terminal.

/// How many characters a line has: the terminal's, within reason, or 100 where there is no terminal.
pub fn width() -> usize {
    terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0).clamp(40, 100))
}

/// The text in lines of at most `width` characters, each with `indent` blanks before it. Longer words stay whole.
pub fn wrap(text: &str, indent: usize, width: usize) -> String {
    let mut lines = String::new();
    let mut length = 0;
    for word in text.split_ascii_whitespace() {
        let letters = word.chars().count();
        if length > 0 && length + 1 + letters <= width {
            lines.push(' ');
            length += 1 + letters;
        } else {
            if length > 0 {
                lines.push('\n');
            }
            lines.extend(std::iter::repeat_n(' ', indent));
            length = indent + letters;
        }
        lines.push_str(word);
    }
    lines
}

/// A line as it is where it fits or has columns; a longer one broken between words, each part under the beginning of the
/// first.
pub fn fold(line: &str, width: usize) -> String {
    let text = line.trim_start_matches(' ');
    if line.chars().count() <= width || text.contains("  ") {
        return line.to_owned();
    }
    let indent = &line[..line.len() - text.len()];
    let mut lines = String::new();
    let mut current = indent.to_owned();
    for word in text.split_inclusive(' ') {
        let begun = current.len() > indent.len();
        if begun && current.chars().count() + word.trim_end().chars().count() > width {
            lines.push_str(current.trim_end());
            lines.push('\n');
            current = indent.to_owned();
        }
        current.push_str(word);
    }
    lines + current.trim_end()
}

#[cfg(test)]
mod tests {
    use super::{fold, wrap};

    #[test]
    fn lines_fit_and_words_stay_whole() {
        assert_eq!(wrap("one two three four", 2, 10), "  one two\n  three\n  four");
        assert_eq!(wrap("immeasurable", 1, 5), " immeasurable");
        assert_eq!(wrap("  ", 2, 10), "");
    }

    #[test]
    fn a_long_line_goes_on_under_its_beginning_and_one_with_columns_is_left_alone() {
        assert_eq!(fold("  one two", 11), "  one two");
        assert_eq!(fold("  one two three four", 11), "  one two\n  three\n  four");
        assert_eq!(fold("  one   two three four", 11), "  one   two three four");
        assert_eq!(fold("  immeasurable", 5), "  immeasurable");
    }
}
