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

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_fit_and_words_stay_whole() {
        assert_eq!(wrap("one two three four", 2, 10), "  one two\n  three\n  four");
        assert_eq!(wrap("immeasurable", 1, 5), " immeasurable");
        assert_eq!(wrap("  ", 2, 10), "");
    }
}
