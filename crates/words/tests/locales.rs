//! The files of the locales against each other, against the code and against the ledger.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use words::Language;

/// One message of a file.
#[derive(Debug)]
struct Written {
    file: String,
    variables: BTreeSet<String>,
    attributes: BTreeSet<String>,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a language, by name.
fn files(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(language.code());
    let shared = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let shared = shared.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path));
    let games = std::fs::read_dir(root().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let of_games = games.map(|game| {
        let name = format!("{}.ftl", game.file_name().unwrap().to_str().unwrap());
        (name, game.join("locales").join(format!("{language}.ftl")))
    });
    let there = shared.chain(of_games.filter(|(_, path)| path.exists()));
    there.map(|(name, path)| (name, std::fs::read_to_string(path).unwrap())).collect()
}

fn parse(language: Language, name: &str, text: &str) -> Resource<String> {
    fluent_syntax::parser::parse(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{language}/{name}: {errors:?}"))
}

/// Files that only the pages read: their tests are beside them.
const OF_PAGES: [&str; 2] = ["table.ftl", "web.ftl"];

/// All messages of a language, in the order of the files.
fn messages(language: Language) -> Vec<(String, Written)> {
    let mut all = Vec::new();
    for (file, text) in files(language) {
        if OF_PAGES.contains(&file.as_str()) {
            continue;
        }
        for entry in parse(language, &file, &text).body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let value = message.value.unwrap_or_else(|| panic!("{language}/{file}: {key} has no value"));
            let mut written = Written {
                file: file.clone(),
                variables: BTreeSet::new(),
                attributes: message.attributes.iter().map(|attribute| attribute.id.name.clone()).collect(),
                text: String::new(),
            };
            read_pattern(&value, &mut written);
            all.push((key, written));
        }
    }
    all
}

fn read_pattern(pattern: &Pattern<String>, written: &mut Written) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => written.text.push_str(value),
            PatternElement::Placeable { expression } => read_expression(expression, written),
        }
    }
}

fn read_expression(expression: &Expression<String>, written: &mut Written) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, written),
        Expression::Select { selector, variants } => {
            read_inline(selector, written);
            for variant in variants {
                read_pattern(&variant.value, written);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<String>, written: &mut Written) {
    match inline {
        InlineExpression::VariableReference { id } => {
            // A phrase may ask for its grammatical case in one language and not in another.
            if id.name != "case" {
                written.variables.insert(id.name.clone());
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert!(matches!(id.name.as_str(), "CAPITAL" | "AN"), "{}: there is no such function", id.name);
            arguments.positional.iter().for_each(|argument| read_inline(argument, written));
        }
        InlineExpression::Placeable { expression } => read_expression(expression, written),
        // Commands and spaces are written as literals; they are no prose.
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            panic!("{} is referred to; messages are nested by the code, which knows their arguments", id.name)
        }
    }
}

#[test]
fn every_language_says_the_same_things_in_the_same_order_about_the_same_arguments() {
    let english = messages(Language::En);
    for language in [Language::Fr, Language::De] {
        let other = messages(language);
        let keys = |messages: &[(String, Written)]| -> Vec<String> {
            messages.iter().map(|(key, written)| format!("{} {key}", written.file)).collect()
        };
        let (ours, theirs) = (keys(&english), keys(&other));
        let missing: Vec<_> = ours.iter().filter(|key| !theirs.contains(key)).collect();
        let surplus: Vec<_> = theirs.iter().filter(|key| !ours.contains(key)).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language} lacks {missing:?} and adds {surplus:?}"
        );
        let astray = ours.iter().zip(&theirs).find(|(ours, theirs)| ours != theirs);
        assert_eq!(astray, None, "{language} has another order");
        for ((key, english), (_, other)) in english.iter().zip(&other) {
            assert_eq!(english.variables, other.variables, "{language}: {key}");
        }
    }
}

/// Words that only English has, of which hardly a sentence does without all.
const ENGLISH: [&str; 9] = ["and", "cannot", "each", "from", "of", "the", "with", "you", "your"];

#[test]
fn nothing_is_left_in_english() {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
        words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    let english: BTreeMap<String, Written> = messages(Language::En).into_iter().collect();
    let games = games();
    for language in [Language::Fr, Language::De] {
        for (key, written) in messages(language) {
            let said = words(&written.text);
            // Terms that are the same in both languages make no sentence.
            let long = said.iter().filter(|word| word.chars().count() > 3).collect::<BTreeSet<_>>().len();
            // Nor does the name of a game.
            let title = games.iter().any(|game| key == format!("{game}-name"));
            let same =
                long > 2 && !title && english.get(&key).is_some_and(|english| words(&english.text) == said);
            assert!(!same, "{language}: {key} is as in English: {}", written.text);
            let left = said.iter().find(|word| ENGLISH.contains(&word.as_str()));
            assert!(left.is_none(), "{language}: {key} has English words: {}", written.text);
        }
    }
}

#[test]
fn every_key_is_written_once() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for (key, _) in messages(language) {
            assert!(seen.insert(key.clone()), "{language}: {key} is there twice");
        }
    }
}

#[test]
fn a_case_is_asked_for_only_of_an_argument_that_there_is() {
    for language in Language::ALL {
        for (key, written) in messages(language) {
            assert!(written.attributes.is_subset(&written.variables), "{language}: {key} {written:?}");
        }
    }
}

/// What keys of the program begin with: the program itself, its terminal, its server, the people there.
const PREFIXES: [&str; 5] = ["app-", "host-", "people-", "server-", "terminal-"];

/// The games that have words, by the names of their folders.
fn games() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let told = folders.filter(|folder| folder.join("locales").is_dir());
    let mut names: Vec<String> =
        told.map(|game| game.file_name().unwrap().to_str().unwrap().into()).collect();
    names.sort();
    assert!(names.len() > 3, "the games were read: {names:?}");
    names
}

/// What keys begin with: the program's own prefixes and the name of each game.
fn prefixes() -> Vec<String> {
    let shared = PREFIXES.iter().map(|prefix| (*prefix).to_owned());
    shared.chain(games().iter().map(|game| format!("{game}-"))).collect()
}

/// The strings in Rust sources that look like keys: every crate that says something writes its keys out in full.
fn keys_in_code() -> BTreeMap<String, PathBuf> {
    fn walk(folder: &Path, prefixes: &[String], found: &mut BTreeMap<String, PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, prefixes, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                // What only a test says is not in use.
                let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
                for quoted in text[..tests].split('"') {
                    let key = |letter: char| {
                        letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
                    };
                    let ours = prefixes.iter().any(|prefix| quoted.starts_with(prefix));
                    // What ends with a dash is the beginning of a key that is put together.
                    if ours && !quoted.ends_with('-') && quoted.chars().all(key) {
                        found.insert(quoted.to_owned(), path.clone());
                    }
                }
            }
        }
    }
    let (prefixes, mut found) = (prefixes(), BTreeMap::new());
    let shared = std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let faces = games().into_iter().map(|game| root().join("games").join(game).join("face"));
    for member in shared.chain(faces) {
        let manifest = std::fs::read_to_string(member.join("Cargo.toml")).unwrap_or_default();
        if manifest.contains("words.workspace") || manifest.contains("name = \"words\"") {
            walk(&member.join("src"), &prefixes, &mut found);
        }
    }
    found
}

#[test]
fn every_key_in_the_code_has_words_and_all_words_are_used() {
    let written: BTreeSet<String> = messages(Language::En).into_iter().map(|(key, _)| key).collect();
    let prefixes = prefixes();
    for key in &written {
        assert!(prefixes.iter().any(|prefix| key.starts_with(prefix)), "{key} begins like no other");
    }
    let used = keys_in_code();
    let missing: Vec<_> = used.iter().filter(|(key, _)| !written.contains(*key)).collect();
    assert!(missing.is_empty(), "keys without words: {missing:#?}");
    let games = games();
    let refusal = |key: &str| games.iter().any(|game| key.starts_with(&format!("{game}-why-")));
    let idle: Vec<_> = written.iter().filter(|key| !refusal(key) && !used.contains_key(*key)).collect();
    assert!(idle.is_empty(), "words that no code asks for: {idle:#?}");
}

/// The key of a rule's refusal.
fn refusal(game: &str, rule: &str) -> String {
    format!("{game}-why-{}", rule.replace('.', "_"))
}

/// The rules by which a game refuses answers, as its sources name them: in `need`, in `Err` and with a measure.
fn refusing_rules(game: &str) -> BTreeMap<String, PathBuf> {
    fn read(text: &str, path: &Path, found: &mut BTreeMap<String, PathBuf>) {
        let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
        let flat: String = text[..tests].split_whitespace().collect();
        let parts: Vec<&str> = flat.split("rule!(\"").collect();
        for pair in parts.windows(2) {
            let (before, after) = (pair[0], pair[1]);
            let Some((id, rest)) = after.split_once("\")") else { continue };
            let told = ["event(", "pay(", "gain_pow(", "dice("].iter().any(|call| {
                before
                    .rfind(call)
                    .is_some_and(|at| !before[at..].contains(';') && !before[at..].contains('}'))
            });
            let asked = before.ends_with("Err(")
                || before.ends_with("ok_or(")
                || before.ends_with("map_err(|_|")
                || rest.starts_with(".into()")
                || rest.starts_with(".measured(")
                || before.rfind("need(").is_some_and(|at| !before[at..].contains(';'));
            if asked && !told {
                found.insert(id.to_owned(), path.to_owned());
            }
        }
    }
    fn walk(folder: &Path, found: &mut BTreeMap<String, PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else {
                read(&std::fs::read_to_string(&path).unwrap(), &path, found);
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(&root().join("games").join(game).join("rules/src"), &mut found);
    found
}

#[test]
fn every_rule_that_refuses_has_a_reason_in_words() {
    let written: BTreeSet<String> = messages(Language::En).into_iter().map(|(key, _)| key).collect();
    for game in games() {
        let rules = refusing_rules(&game);
        assert!(!rules.is_empty(), "the sources were read: {rules:?}");
        let dumb: Vec<_> =
            rules.iter().filter(|(rule, _)| !written.contains(&refusal(&game, rule))).collect();
        assert!(dumb.is_empty(), "rules of {game} that refuse without words: {dumb:#?}");
    }
}

#[test]
fn every_reason_is_that_of_a_rule() {
    for game in games() {
        let path = root().join("games").join(&game).join("ledger").join(format!("{game}.yaml"));
        let ledger = ledger::Ledger::read(&path).unwrap();
        let own = ["table.wrong-kind".to_owned(), "table.not-offered".to_owned()];
        let rules = ledger.rules().map(|rule| rule.id.to_string()).chain(own);
        let known: BTreeSet<String> = rules.map(|rule| refusal(&game, &rule)).collect();
        let prefix = format!("{game}-why-");
        for (key, _) in messages(Language::En) {
            assert!(!key.starts_with(&prefix) || known.contains(&key), "{key} is no rule's");
        }
    }
}

#[test]
fn french_sets_a_no_break_space_before_its_high_signs() {
    const NO_BREAK: char = '\u{a0}';
    for (key, written) in messages(Language::Fr) {
        let letters: Vec<char> = written.text.chars().collect();
        for pair in letters.windows(2) {
            let high = matches!(pair[1], ':' | ';' | '!' | '?' | '»');
            assert!(!high || pair[0] == NO_BREAK, "{key}: {}", written.text);
            assert!(pair[0] != '«' || pair[1] == NO_BREAK, "{key}: {}", written.text);
        }
        let first = letters.first().copied().unwrap_or(' ');
        assert!(!matches!(first, ':' | ';' | '!' | '?'), "{key}: {}", written.text);
    }
}

#[test]
fn sections_of_the_programs_words_are_in_the_order_of_the_alphabet() {
    for language in Language::ALL {
        let text = &files(language)["app.ftl"];
        let sections: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert!(sections.is_sorted(), "{language}: {sections:?}");
    }
}
