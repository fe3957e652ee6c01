//! Nothing lost: every figure and every limit of a card's file is found in the card's text.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use content::read_any_bytes;
use serde_json::Value;
use words::Language;

use crate::games::root;

/// The parts of a card's file that are printed as text. Everything else is a value, a place or a name.
const PRINTED: [&str; 17] = [
    "abilities",
    "attacks",
    "cost",
    "critical",
    "do",
    "effects",
    "forms",
    "hold-limit",
    "if",
    "interact",
    "interact-cost",
    "modifiers",
    "once",
    "powers",
    "rules",
    "superpowers",
    "when",
];

/// What the texts of a game lack of its files: the card, and the figure or limit that is missing.
pub fn lost(game: &str, language: Language) -> Vec<String> {
    let cards = cards(game, language);
    let mut lost = Vec::new();
    each_file(&root().join("games").join(game).join("content"), &mut |file| {
        let name = name(&file, language);
        let Some(texts) = name.as_ref().and_then(|name| cards.get(name)) else { return };
        look(&file, &texts.join("\n"), language, &mut lost);
    });
    lost
}

/// The committed texts of a game's cards, by the name that a card begins with.
fn cards(game: &str, language: Language) -> BTreeMap<String, Vec<String>> {
    let mut cards: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for text in crate::voice::golden(game, language, false) {
        for card in text.split("\n\n") {
            let first = card.lines().next().unwrap_or_default();
            // “Titania (minion, …)”, “Ironbrow, level 7”: what follows the name is shorter at every cut.
            let ends = first.match_indices([',', ' ', ':']).map(|(at, _)| at).chain([first.len()]);
            for end in ends {
                cards.entry(first[..end].to_owned()).or_default().push(card.to_owned());
            }
        }
    }
    cards
}

fn each_file(folder: &Path, read: &mut impl FnMut(Value)) {
    // A game without cards has no such folder.
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            each_file(&path, read);
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            let bytes = std::fs::read(&path).unwrap();
            read(read_any_bytes(&path.to_string_lossy(), &bytes).unwrap_or_else(|why| panic!("{why}")));
        }
    }
}

/// The name of a thing: one for all languages, or one for each.
fn name(thing: &Value, language: Language) -> Option<String> {
    let name = thing.get("name")?;
    let own = name.get(language.code()).or_else(|| name.get("en")).unwrap_or(name);
    own.as_str().map(str::to_owned)
}

/// Looks for what a named thing says in the text about it, and for the named things inside it in their own parts.
fn look(thing: &Value, text: &str, language: Language, lost: &mut Vec<String>) {
    let mut inside = Inside::default();
    let Value::Object(entries) = thing else { return };
    for (key, value) in entries.iter().filter(|(key, _)| PRINTED.contains(&key.as_str())) {
        inside.gather(key, value);
    }
    let called = name(thing, language).unwrap_or_default();
    let printed = figures(text);
    for figure in inside.figures.difference(&printed) {
        lost.push(format!("{called}: {figure}"));
    }
    let once = match language {
        Language::En => "once per",
        Language::Fr => "une fois par",
        Language::De => "einmal pro",
    };
    if inside.once && !text.to_lowercase().contains(once) {
        lost.push(format!("{called}: {once}"));
    }
    for named in inside.named {
        let own = name(named, language).map_or_else(String::new, |name| part(text, &name));
        look(named, if own.is_empty() { text } else { &own }, language, lost);
    }
}

/// What a named thing holds beside the named things in it.
#[derive(Default)]
struct Inside<'a> {
    figures: BTreeSet<u64>,
    once: bool,
    named: Vec<&'a Value>,
}

impl<'a> Inside<'a> {
    fn gather(&mut self, key: &str, value: &'a Value) {
        match value {
            // The width of a base is drawn, not told.
            Value::Number(_) if key == "base" => {}
            Value::Number(number) => self.figures.extend(number.as_u64()),
            Value::Array(all) => all.iter().for_each(|one| self.gather(key, one)),
            Value::Object(_) if value.get("name").is_some() => self.named.push(value),
            Value::Object(entries) => entries.iter().for_each(|(key, value)| self.gather(key, value)),
            Value::String(_) if key == "once" => self.once = true,
            _ => {}
        }
    }
}

/// The figures in a text.
fn figures(text: &str) -> BTreeSet<u64> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    runs.filter_map(|run| run.parse().ok()).collect()
}

/// What a card says under a name: from there to the next icons or the end of the line, with the list under it. Two parts
/// of one name are taken together.
fn part(text: &str, name: &str) -> String {
    let mut parts = String::new();
    let mut listed = false;
    for line in text.lines() {
        let bare = line.trim_start();
        let found = bare.match_indices(name).find(|(at, _)| *at == 0 || bare[..*at].ends_with("] "));
        let here = match found {
            Some((0, _)) => Some(bare),
            Some((at, _)) => {
                let end = bare[at..].find(" [").map_or(bare.len(), |next| at + next);
                Some(&bare[at..end])
            }
            None => (listed && bare.starts_with(['•', '“', '„', '«'])).then_some(bare),
        };
        listed = here.is_some();
        parts.extend(here.into_iter().flat_map(|here| [here, "\n"]));
    }
    parts
}

#[test]
fn what_a_text_leaves_out_is_noticed() {
    let bytes = b"name: Guard\ncost: 2\nsuperpowers: [{ name: Block, once: turn, do: [{ add: 3 }] }]";
    let card = read_any_bytes("guard.yaml", bytes).unwrap();
    let missing = |text: &str| {
        let mut lost = Vec::new();
        look(&card, text, Language::En, &mut lost);
        lost
    };
    assert_eq!(missing("Guard, 2 power\n  Block (once per turn). Add 3 dice."), [""; 0]);
    assert_eq!(missing("Guard, 3 power\n  Block (once per turn). Add 3 dice."), ["Guard: 2"]);
    assert_eq!(missing("Guard, 2 power, 3\n  Block. Add dice."), ["Block: 3", "Block: once per"]);
}
