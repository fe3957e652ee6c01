//! What no compiler sees: subjects of commits that are too long, and words that our prose does without.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::{Done, root};

/// The most letters of a commit's subject.
const LONGEST: usize = 72;

/// What is not written, and what is written instead. Only files that list such words may have them.
const UNWANTED: [(&str, &str); 3] = [
    ("nought", "write 0 or zero"),
    ("the own", "write whose it is: its, their, your"),
    ("of whom", "name the one who acts"),
];

/// Subjects count from the commit that brought this file to the main line.
const THIS: &str = "crates/xtask/src/tidy.rs";
/// The phrases that the games' texts do without.
const PHRASES: &str = "crates/words/tests/all/prose.rs";

/// Looks at everything. Where there is no git, or no history, there is nothing to look at.
pub fn all() -> Done {
    let folder = root();
    let mut faults = Vec::new();
    if let Some(tracked) = git(&folder, &["ls-files", "-z"]) {
        for name in tracked.split('\0').filter(|name| is_prose(name) && ![THIS, PHRASES].contains(name)) {
            // A file that was deleted is tracked until that is committed.
            let Ok(text) = fs::read_to_string(folder.join(name)) else { continue };
            faults.extend(unwanted(&text).into_iter().map(|(line, what)| format!("{name}:{line}: {what}")));
        }
    }
    faults.extend(too_long(&subjects(&folder).unwrap_or_default()));
    if faults.is_empty() { Ok(()) } else { Err(format!("this is not tidy:\n{}", faults.join("\n"))) }
}

/// What git answers, if there is a git and it has an answer.
fn git(folder: &Path, arguments: &[&str]) -> Option<String> {
    let answer = Command::new("git").current_dir(folder).args(arguments).output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
}

/// True for code, pages and English texts.
fn is_prose(name: &str) -> bool {
    let english = name.ends_with(".ftl") && (name.contains("/en/") || name.ends_with("/en.ftl"));
    name.ends_with(".rs") || name.ends_with(".md") || english
}

/// The lines on which an unwanted phrase begins, with what to do about it. A phrase may go on in the next line, and in the
/// next line of a comment.
fn unwanted(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    for (line, written) in (1..).zip(text.lines()) {
        let written = written.trim_start().trim_start_matches(['/', '!']);
        let plain = |letter: char| match letter {
            '_' => ' ',
            '\'' | ' ' => letter,
            letter if letter.is_alphanumeric() => letter,
            // Nothing goes on beyond a mark.
            _ => '.',
        };
        let written: String = written.chars().map(plain).collect();
        let written = written.replace('.', " . ");
        let found = written.split_whitespace();
        words.extend(found.map(|word| (line, word.to_lowercase())));
    }
    let begins = |place: usize, phrase: &str| {
        let mut there = words[place..].iter().map(|(_, word)| word.as_str());
        phrase.split(' ').all(|word| there.next() == Some(word))
    };
    let at = |place: usize| {
        let (phrase, instead) = UNWANTED.iter().find(|(phrase, _)| begins(place, phrase))?;
        Some((words[place].0, format!("`{phrase}`: {instead}")))
    };
    (0..words.len()).filter_map(at).collect()
}

/// The commits since this file came, each as its id and its subject.
fn subjects(folder: &Path) -> Option<String> {
    let brought = git(folder, &["log", "--first-parent", "--diff-filter=A", "--format=%H", "--", THIS])?;
    let first = brought.lines().last()?;
    git(folder, &["log", "--no-merges", "--format=%h %s", &format!("{first}..HEAD")])
}

/// The subjects among these that are too long.
fn too_long(subjects: &str) -> impl Iterator<Item = String> {
    let split = subjects.lines().filter_map(|line| line.split_once(' '));
    let letters = split.map(|(id, subject)| (id, subject, subject.chars().count()));
    letters
        .filter(|(.., letters)| *letters > LONGEST)
        .map(|(id, subject, letters)| format!("{id} {subject}: {letters} letters, {LONGEST} at most"))
}

#[cfg(test)]
mod tests {
    use super::{is_prose, too_long, unwanted};

    fn lines(text: &str) -> Vec<usize> {
        unwanted(text).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn phrases_are_found_over_the_end_of_a_line_and_whole_words_alone() {
        assert_eq!(lines("a\nNought.\n// of\n// whom\n/// sees the\n/// own hand"), [2, 3, 5]);
        assert_eq!(lines("fn none_of_whom()\nat_nought"), [1, 2]);
        assert!(lines("the owner, soft whom, noughts, its own, figures_of(whom), the. Own").is_empty());
    }

    #[test]
    fn subjects_may_have_seventy_two_letters() {
        let subjects = format!("abc {}\ndef {}", "é".repeat(72), "e".repeat(73));
        assert_eq!(too_long(&subjects).count(), 1);
    }

    #[test]
    fn of_texts_the_english_ones_are_read() {
        assert!(
            is_prose("games/chess/locales/en.ftl") && is_prose("locales/en/app.ftl") && is_prose("README.md")
        );
        assert!(!is_prose("games/chess/locales/fr.ftl") && !is_prose("locales/de/app.ftl"));
    }
}
