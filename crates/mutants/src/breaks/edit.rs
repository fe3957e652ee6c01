//! Finding the place that a break changes, and how little of it differs.

use std::ops::Range;

/// Text of a file that is to be replaced.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edit {
    /// Relative to the project.
    pub file: String,
    /// Where the replaced text begins and ends, in bytes.
    pub at: (usize, usize),
    pub text: String,
}

/// Why a change has no place.
#[derive(Debug, PartialEq, Eq)]
pub enum Misfit {
    Nowhere,
    Several,
}

impl Edit {
    /// The edits of a file's `text` that put `instead` where `here` stands. White space does not count when looking for the
    /// place, and what both have in common stays untouched, so that breaks of neighbours get along.
    pub fn of(file: &str, text: &str, here: &str, instead: &str) -> Result<Vec<Edit>, Misfit> {
        let (words, sought, new) = (words(text), words_of(here), words_of(instead));
        let place = place(&words, text, &sought)?;
        let found = &words[place];
        let edit = |start: usize, end: usize, text: &str| Edit {
            file: file.to_owned(),
            at: (start, end),
            text: text.to_owned(),
        };
        let (first, last) = (found[0].start, found[found.len() - 1].end);
        if !file.ends_with(".rs") {
            return Ok(vec![edit(first, last, instead)]);
        }
        // Something around what was there.
        let around = self::words(instead);
        let same = new.windows(sought.len()).enumerate().filter(|(_, window)| *window == sought.as_slice());
        // What stands there several times is itself where the fewest braces are around it: breaks of neighbours that land
        // in a branch for this break alone would never be made.
        if let Some((before, _)) = same.min_by_key(|(before, _)| depth(&new[..*before])) {
            let (start, end) = (around[before].start, around[before + sought.len() - 1].end);
            let edits = [edit(first, first, &instead[..start]), edit(last, last, &instead[end..])];
            return Ok(edits.into_iter().filter(|edit| !edit.text.trim().is_empty()).collect());
        }
        let before = sought.iter().zip(&new).take_while(|(one, other)| one == other).count();
        let shorter = sought.len().min(new.len()) - before;
        let from_behind = sought.iter().rev().zip(new.iter().rev());
        let after = from_behind.take(shorter).take_while(|(one, other)| one == other).count();
        let (old, new) = (differing(found, before, after), differing(&around, before, after));
        Ok(vec![edit(old.start, old.end, &instead[new])])
    }

    /// Whether it changes cards or other data, not the engine.
    pub fn is_data(&self) -> bool {
        !self.file.ends_with(".rs")
    }

    /// Whether two can't be made in the same copy.
    pub fn meets(&self, other: &Edit) -> bool {
        self.file == other.file && self.at.0 <= other.at.1 && other.at.0 <= self.at.1
    }
}

/// What lies between the words that are the same before and after; where it would be, if nothing does.
fn differing(words: &[Range<usize>], before: usize, after: usize) -> Range<usize> {
    match &words[before..words.len() - after] {
        [] => {
            let at = before.checked_sub(1).map_or(0, |last| words[last].end);
            at..at
        }
        [first, .., last] => first.start..last.end,
        [one] => one.clone(),
    }
}

/// Where a row of words stands, if that is one place.
fn place(words: &[Range<usize>], text: &str, sought: &[&str]) -> Result<Range<usize>, Misfit> {
    if sought.is_empty() {
        return Err(Misfit::Nowhere);
    }
    let is_it = |window: &[Range<usize>]| {
        window.iter().zip(sought).all(|(word, sought)| text[word.clone()] == **sought)
    };
    let mut places = words.windows(sought.len()).enumerate().filter(|(_, window)| is_it(window));
    let (start, _) = places.next().ok_or(Misfit::Nowhere)?;
    if places.next().is_some() { Err(Misfit::Several) } else { Ok(start..start + sought.len()) }
}

/// How many braces are open behind some words.
fn depth(words: &[&str]) -> isize {
    words.iter().map(|word| isize::from(*word == "{") - isize::from(*word == "}")).sum()
}

fn words_of(text: &str) -> Vec<&str> {
    words(text).into_iter().map(|word| &text[word]).collect()
}

/// The words of a source text: names and numbers, operators, and every other sign by itself.
fn words(text: &str) -> Vec<Range<usize>> {
    #[derive(PartialEq)]
    enum Kind {
        Name,
        Operator,
    }
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut open: Option<Kind> = None;
    for (at, sign) in text.char_indices() {
        let kind = match sign {
            sign if sign.is_alphanumeric() || sign == '_' => Some(Kind::Name),
            '&' | '|' | '=' | '<' | '>' | '!' | '+' | '-' | '*' | '/' | '%' | '^' | ':' | '.' => {
                Some(Kind::Operator)
            }
            _ => None,
        };
        let end = at + sign.len_utf8();
        match words.last_mut() {
            Some(word) if kind.is_some() && kind == open => word.end = end,
            _ if sign.is_whitespace() => {}
            _ => words.push(at..end),
        }
        open = kind;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str =
        "fn hurt(card: &mut Card) {\n    need(\n        card.left > 0,\n    )?;\n    card.left -= 1;\n}\n";

    /// The engine with one change made.
    fn broken(here: &str, instead: &str) -> Result<String, Misfit> {
        let mut edits = Edit::of("damage.rs", ENGINE, here, instead)?;
        edits.sort();
        let mut text = ENGINE.to_owned();
        for Edit { at: (start, end), text: new, .. } in edits.into_iter().rev() {
            text.replace_range(start..end, &format!("[{new}]"));
        }
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn only_what_differs_is_touched_and_white_space_does_not_count() {
        insta::assert_snapshot!(
            broken("need(card.left > 0,)?;", "need(card.left > 0 || BROKEN,)?;").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.left > 0[|| BROKEN], )?; card.left -= 1; }"
        );
        insta::assert_snapshot!(
            broken("card.left -= 1;", "if !BROKEN { card.left -= 1; }").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.left > 0, )?; [if !BROKEN { ]card.left -= 1;[ }] }"
        );
        insta::assert_snapshot!(
            broken("left -= 1", "left -= if BROKEN { 2 } else { 1 }").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.left > 0, )?; card.left -= [if BROKEN { 2 } else { 1 }]; }"
        );
        insta::assert_snapshot!(
            broken("card.left -= 1;", "if BROKEN { card.left -= 1; return; } card.left -= 1;").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.left > 0, )?; [if BROKEN { card.left -= 1; return; } ]card.left -= 1; }"
        );
        insta::assert_snapshot!(
            broken("card.left -= 1;", "card.left -= 1; if BROKEN { card.left -= 1; }").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.left > 0, )?; card.left -= 1;[ if BROKEN { card.left -= 1; }] }"
        );
        insta::assert_snapshot!(
            broken("left > 0", "right > 0").unwrap(),
            @"fn hurt(card: &mut Card) { need( card.[right] > 0, )?; card.left -= 1; }"
        );
    }

    #[test]
    fn a_place_must_be_there_and_be_one() {
        assert_eq!(broken("card.right", "BROKEN"), Err(Misfit::Nowhere));
        assert_eq!(broken("card.left", "BROKEN"), Err(Misfit::Several));
        assert_eq!(broken(" ", "BROKEN"), Err(Misfit::Nowhere));
    }

    #[test]
    fn data_is_replaced_as_it_is_written() {
        let edits =
            Edit::of("games/game/content/card.yaml", "attack: 1\nboost: 1\n", "attack: 1", "attack: 2")
                .unwrap();
        let whole = Edit {
            file: "games/game/content/card.yaml".to_owned(),
            at: (0, 9),
            text: "attack: 2".to_owned(),
        };
        assert_eq!(edits, [whole]);
    }
}
