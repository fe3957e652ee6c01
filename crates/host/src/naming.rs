//! How things are called where every game calls them alike.

use content::Names;
use wire::cards::CardHead;
use words::{Arg, Join, Words};

/// The first letters of two words, or two letters of one.
pub fn initials(name: &str) -> String {
    let mut words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let (first, last) = (words.next().unwrap_or_default(), words.next_back());
    let letters: String = match last {
        Some(last) => first.chars().take(1).chain(last.chars().take(1)).collect(),
        None => first.chars().take(2).collect(),
    };
    letters.to_uppercase()
}

/// Several names as one part of a sentence.
pub fn list(names: impl Iterator<Item = String>) -> Arg {
    Arg::List(names.map(Arg::from).collect(), Join::And)
}

/// A card in a list: what it is, what it is called, and a line about it.
pub fn card_head(words: &Words, kind: &str, id: &str, name: &Names, line: String) -> CardHead {
    CardHead {
        id: id.to_owned(),
        kind: kind.to_owned(),
        name: words.language().name(name).to_owned(),
        line,
        tags: Vec::new(),
        emblem: None,
        corner: None,
        shelf: None,
    }
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn initials_are_of_the_first_and_the_last_word_or_of_one() {
        let names = ["Ironbrow", "Captain Vale", "Front-de-Fer", "Éclair", "X", ""];
        assert_eq!(names.map(initials), ["IR", "CV", "FF", "ÉC", "X", ""]);
    }
}
