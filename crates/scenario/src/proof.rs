//! What each game's own tests hold its test language to. Everything here panics where something does not hold.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use table::{Fairness, Fast, Game, Match, Seed};

use crate::report::yaml_files;
use crate::{Content, Outcome, Scenic, Verdict, export, lesson_schema, open, run_dir, run_file, schema};

/// Plays every scenario under a folder.
///
/// # Panics
/// When one fails, or there is none.
pub fn every_scenario_passes<S: Scenic>(folder: &str, content: &Content<S>) {
    let report = run_dir::<S>(Path::new(folder), content);
    assert!(report.scenarios > 0, "there are scenarios to play");
    let cited: Vec<&str> = report.disproven.iter().map(String::as_str).collect();
    // `cargo xtask breaks` and `mutants` read the last line.
    assert!(
        report.errors.is_empty(),
        "{} of {} scenarios fail:\n{}\n\n{}\nthey cite: {}",
        report.failed.len(),
        report.scenarios,
        report.failed.join("\n"),
        report.errors,
        cited.join(", ")
    );
}

/// Compares the committed schema of scenario files with the language, or writes it where the tests bless.
///
/// # Panics
/// When it is stale.
pub fn schema_is_fresh<S: Scenic>(file: &str) {
    content::assert_fresh(Path::new(file), &schema::<S>());
}

/// Compares the committed schema of lesson files with the language, or writes it where the tests bless.
///
/// # Panics
/// When it is stale.
pub fn lesson_schema_is_fresh<S: Scenic>(file: &str) {
    content::assert_fresh(Path::new(file), &lesson_schema::<S>());
}

/// Everything that is wrong with a file, drawn; nothing where all its scenarios pass.
pub fn failures<S: Scenic>(text: &str, content: &Content<S>) -> String {
    drawn(&run_file::<S>("t.yaml", text, content))
}

fn drawn(outcomes: &[Outcome]) -> String {
    let failed = outcomes.iter().filter_map(|outcome| match &outcome.result {
        Verdict::Failed(found) => Some(found.to_string()),
        Verdict::Passed => None,
    });
    failed.collect::<Vec<_>>().join("\n")
}

/// Plays every example of a manual, and looks for every question and event in it.
///
/// # Panics
/// When an example fails, when there are not at least two, or when the manual is silent about a word.
pub fn manual_holds<S: Scenic>(path: &str, content: &Content<S>) {
    let manual = text(Path::new(path));
    let examples: Vec<&str> = manual.split("```yaml\n").skip(1).map(before_fence).collect();
    assert!(examples.len() >= 2, "{path} has examples");
    for example in examples {
        assert_eq!(failures::<S>(example, content), "", "{example}");
    }
    let known: Vec<&str> = manual.split(|c: char| !(c.is_ascii_lowercase() || c == '-')).collect();
    for word in S::ASKS.iter().chain(S::EVENTS) {
        assert!(known.contains(word), "{path} says nothing of {word}");
    }
}

fn before_fence(rest: &str) -> &str {
    rest.split("```").next().unwrap_or_default()
}

/// Plays a random game, writes down about one of `every` positions, and reads it back to the same state and question.
/// `look` gets each position as it was, as it was read back, and the text. How many were compared.
///
/// # Panics
/// When a position does not come back, or the setup can't be played.
pub fn positions_come_back<S: Scenic>(
    content: &Arc<Content<S>>,
    setup: &<S::Game as Game>::Setup,
    seed: u64,
    every: u32,
    mut look: impl FnMut(&Match<S::Game>, &Match<S::Game>, &str),
) -> usize {
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<S::Game>::new(Arc::clone(content), setup, fairness).expect("a playable setup");
    let mut chance = Fast::new(seed);
    let mut compared = 0;
    while let Some(pending) = game.pending().first() {
        if chance.below(every) == 0 {
            let text = export::<S>(&game).expect("the game goes on");
            let again = open::<S>("export.yaml", &text, game.content());
            let again = again.unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
            assert_eq!(again.now().state, game.now().state, "{text}");
            assert_eq!(again.pending(), game.pending(), "{text}");
            look(&game, &again, &text);
            compared += 1;
        }
        let options = &pending.options;
        let answer = options[chance.below(options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    assert!(game.over(), "the game is over");
    assert!(export::<S>(&game).is_none(), "there is nothing to write of a game that is over");
    compared
}

/// The texts of all files under a folder.
///
/// # Panics
/// When one can't be read.
pub fn texts(folder: &str) -> Vec<String> {
    yaml_files(Path::new(folder)).iter().map(|path: &PathBuf| text(path)).collect()
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()))
}

/// True if a file speaks of something: its id stands there, and not as a part of another.
pub fn speaks_of(text: &str, id: &str) -> bool {
    let part = |letter: Option<char>| letter.is_some_and(|it| it.is_ascii_alphanumeric() || it == '-');
    text.match_indices(id)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + id.len()..].chars().next()))
}
