//! Just enough of Rust's lexical grammar to find `cites!(..)` in tests, and nothing in comments or
//! strings.
//!
//! A real parser would cost more to build than all the rest of this crate. What it would see and
//! this does not: macros that write `cites!` calls. Ours take literals alone, so none do.

/// A piece of Rust that matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A name or keyword; raw names keep their `r#`, so that they are never taken for keywords.
    Name(&'a str),
    /// What stands between the quotes of a string, escapes and all.
    Text(&'a str),
    Mark(char),
}

/// The tokens of a source with the byte each starts at. Numbers, lifetimes and characters are
/// left out. Whatever the text, it ends: what Rust would refuse is skipped.
pub(crate) fn tokens(source: &str) -> Vec<(Token<'_>, usize)> {
    let mut lexer = Lexer { source, at: 0 };
    let mut tokens = Vec::new();
    while let Some(token) = lexer.next() {
        tokens.push(token);
    }
    tokens
}

struct Lexer<'a> {
    source: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    fn next(&mut self) -> Option<(Token<'a>, usize)> {
        loop {
            let start = self.at;
            let rest = self.rest();
            let first = rest.chars().next()?;
            if rest.starts_with("//") {
                self.skip_past("\n");
            } else if rest.starts_with("/*") {
                self.skip_block_comment();
            } else if first == '"' {
                self.at += 1;
                return Some((Token::Text(self.text()), start));
            } else if first == '\'' {
                self.skip_character_or_lifetime();
            } else if first.is_ascii_digit() {
                self.at += word_length(rest);
            } else if is_word(first) {
                return Some((self.name_or_string(), start));
            } else {
                self.at += first.len_utf8();
                if !first.is_whitespace() {
                    return Some((Token::Mark(first), start));
                }
            }
        }
    }

    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    fn skip_past(&mut self, end: &str) {
        self.at = self.rest().find(end).map_or(self.source.len(), |found| self.at + found + end.len());
    }

    /// Block comments stand inside each other in Rust.
    fn skip_block_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.source.len() {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.at += 2;
                if depth == 0 {
                    return;
                }
            } else {
                self.at += rest.chars().next().map_or(1, char::len_utf8);
            }
        }
    }

    /// The string whose opening quote has been passed.
    fn text(&mut self) -> &'a str {
        let start = self.at;
        let mut is_escaped = false;
        for (offset, character) in self.rest().char_indices() {
            match character {
                '"' if !is_escaped => {
                    self.at = start + offset + 1;
                    return &self.source[start..start + offset];
                }
                '\\' => is_escaped = !is_escaped,
                _ => is_escaped = false,
            }
        }
        self.at = self.source.len();
        &self.source[start..]
    }

    /// The raw string of `hashes` hashes whose opening quote has been passed.
    fn raw_text(&mut self, hashes: usize) -> &'a str {
        let start = self.at;
        let end = format!("\"{}", "#".repeat(hashes));
        self.skip_past(&end);
        self.source[start..self.at].strip_suffix(end.as_str()).unwrap_or(&self.source[start..])
    }

    /// `'a'`, `'\''` and `'\u{e9}'` are characters; `'a` without a closing quote is a lifetime.
    fn skip_character_or_lifetime(&mut self) {
        self.at += 1;
        let mut characters = self.rest().chars();
        match (characters.next(), characters.next()) {
            (Some('\\'), Some(escaped)) => {
                self.at += 1 + escaped.len_utf8();
                self.skip_past("'");
            }
            (Some(single), Some('\'')) => self.at += single.len_utf8() + 1,
            _ => self.at += word_length(self.rest()),
        }
    }

    /// A name, unless it is the prefix of a string: `b".."`, `r#".."#`, `br".."`, `c".."`.
    fn name_or_string(&mut self) -> Token<'a> {
        let rest = self.rest();
        let name = &rest[..word_length(rest)];
        let after = &rest[name.len()..];
        let hashes = after.len() - after.trim_start_matches('#').len();
        let opens = after[hashes..].starts_with('"');
        match name {
            "r" | "br" | "cr" if opens => {
                self.at += name.len() + hashes + 1;
                Token::Text(self.raw_text(hashes))
            }
            "b" | "c" if opens && hashes == 0 => {
                self.at += name.len() + 1;
                Token::Text(self.text())
            }
            "r" if hashes == 1 && after[1..].starts_with(is_word) => {
                let length = 2 + word_length(&after[1..]);
                self.at += length;
                Token::Name(&rest[..length])
            }
            _ => {
                self.at += name.len();
                Token::Name(name)
            }
        }
    }
}

fn is_word(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

fn word_length(text: &str) -> usize {
    text.find(|character| !is_word(character)).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::{Token, tokens};

    fn shown(source: &str) -> String {
        let show = |(token, _)| match token {
            Token::Name(name) => name.to_owned(),
            Token::Text(text) => format!("<{text}>"),
            Token::Mark(mark) => mark.to_string(),
        };
        tokens(source).into_iter().map(show).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_characters_lifetimes_and_numbers_vanish() {
        assert_eq!(shown("a // b\nc /* d /* e */ f */ g"), "a c g");
        assert_eq!(shown(r"x '\'' 'y' '\u{e9}' '(' <'a> 'static 1_000u8 z"), "x < > z");
        assert_eq!(shown("'é' é"), "é");
    }

    #[test]
    fn strings_of_every_kind_are_one_token() {
        assert_eq!(shown(r#"f("a\"b", b"c")"#), r#"f ( <a\"b> , <c> )"#);
        assert_eq!(shown(r###"r"a\" r#"b"c"# br##"d"#e"## r#fn"###), r###"<a\> <b"c> <d"#e> r#fn"###);
        assert_eq!(shown("\"// no comment\" x"), "<// no comment> x");
    }

    #[test]
    fn broken_sources_end() {
        for broken in ["\"", "'", "/*", "r#\"", "b\"\\", "'\\", "r#", "r"] {
            tokens(broken);
        }
    }
}
