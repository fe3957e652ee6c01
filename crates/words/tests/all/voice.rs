//! How everything reads that a game says: short sentences, no chains of colons, none of the phrases that nobody says.
//!
//! What still fails is counted in `games/NAME/locales/voice.yaml`, by check and language. A count may only fall: a text
//! that gets worse fails the test, and so does a count that is too high. `CROSSOVER_BLESS=1` writes lower counts down.
//! `cargo test -p words voice -- --nocapture` shows what fails, and how easily each game reads.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use content::read_any_bytes;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::Language;

use crate::games::{games, root};
use crate::kept;
use crate::prose::{longest_sentence, phrases_in, readability, sentences, words};

/// The longest sentence of a rule in a ledger.
const LONGEST_RULE: usize = 30;

/// What fails, by check and language.
type Failures = BTreeMap<(&'static str, Language), Vec<String>>;

/// The checks of the texts on cards.
const ON_CARDS: [&str; 6] = [
    "cards.long-sentence",
    "cards.colons",
    "cards.semicolon",
    "cards.signs",
    "cards.phrase",
    "cards.long-ability",
];

#[test]
fn texts_read_as_people_speak() {
    let mut wrong = String::new();
    for game in games() {
        let failures = failures(&game);
        for ((check, language), texts) in &failures {
            texts.iter().for_each(|text| println!("{game}, {language}, {check}: {text}"));
        }
        let known = known(&game);
        let counts: BTreeMap<(&str, Language), usize> =
            failures.iter().map(|(check, all)| (*check, all.len())).collect();
        if std::env::var_os("CROSSOVER_BLESS").is_some() {
            write_down(&game, &counts, known.as_ref());
            continue;
        }
        let known = known.unwrap_or_default();
        let checks =
            counts.keys().copied().chain(known.keys().map(|(check, language)| (&**check, *language)));
        for (check, language) in checks.collect::<std::collections::BTreeSet<_>>() {
            let now = counts.get(&(check, language)).copied().unwrap_or(0);
            let before = known.get(&(check.to_owned(), language)).copied().unwrap_or(0);
            let _ = match now.cmp(&before) {
                std::cmp::Ordering::Equal => Ok(()),
                std::cmp::Ordering::Less => writeln!(
                    wrong,
                    "{game}, {language}, {check}: {now} fail and {before} are written down; bless the lower count"
                ),
                std::cmp::Ordering::Greater => {
                    let texts = failures.iter().find(|(key, _)| **key == (check, language));
                    let texts = texts.map_or_else(String::new, |(_, all)| all.join("\n  "));
                    writeln!(wrong, "{game}, {language}, {check}: {now} fail, {before} may:\n  {texts}")
                }
            };
        }
    }
    assert!(wrong.is_empty(), "see the top of this file\n{wrong}");
}

#[test]
fn how_easily_each_game_reads_is_shown() {
    for game in games() {
        for language in Language::ALL {
            let cards = golden(&game, language, false);
            if !cards.is_empty() {
                println!("{game}, {language}: {:.0}", readability(&cards, language));
            }
        }
    }
    let cards = |text: &str| readability(&[text.to_owned()], Language::En);
    let (short, long) =
        ("It may move. Then it stops.", "Notwithstanding considerations of mobility, it relocates.");
    assert!(cards(short) > cards(long), "short words in short sentences are easier");
}

#[test]
fn a_bad_text_fails_each_check_that_it_should() {
    let failing = |text: &str| -> Vec<&'static str> {
        let mut failures = Failures::new();
        check_card_line(text, Language::En, &mut failures);
        failures.into_keys().map(|(check, _)| check).collect()
    };
    assert_eq!(failing("Push: After the attack, this character may push the target Short."), [""; 0]);
    assert_eq!(failing("Rule: it gains this: if it can: it moves."), ["cards.colons"]);
    assert_eq!(failing("It moves; it stops."), ["cards.semicolon"]);
    assert_eq!(failing("It moves (Short) (you decide)."), ["cards.signs"]);
    assert_eq!(failing("If you like, it moves."), ["cards.phrase"]);
    assert_eq!(failing(&("It ".repeat(26) + "ends.")), ["cards.long-sentence"]);
    assert_eq!(failing(&"It ends. ".repeat(31)), ["cards.long-ability"]);
    assert_eq!(failing(&format!("[wild] A: {0}[hit] B: {0}", "It ends. ".repeat(28))), [""; 0]);
}

#[test]
fn a_table_text_fails_by_its_kind() {
    let failing = |key: &str, text: &str, language| wrong_at_the_table(key, text, language);
    let none = Vec::<&str>::new();
    assert_eq!(failing("x-ask-who", "Who defends? (§ left)", Language::En), none);
    assert_eq!(failing("x-ask-who", "§: an interrupt?", Language::En), ["table.question"]);
    assert_eq!(failing("x-ask-who", "Choose one.", Language::En), ["table.question"]);
    assert_eq!(failing("x-answer-a", "Play § (§ power)", Language::En), none);
    assert_eq!(failing("x-answer-a", "Défaussez §", Language::Fr), ["table.answer"]);
    assert_eq!(failing("x-answer-a", "Défausser §", Language::Fr), none);
    assert_eq!(failing("x-answer-a", "Lege § ab", Language::De), ["table.answer"]);
    assert_eq!(failing("x-answer-a", "Probe ablegen", Language::De), none);
    assert_eq!(failing("x-event-a", "§: § → §.", Language::En), ["table.event"]);
    assert_eq!(failing("x-why-a", "It is spent, or there is none.", Language::En), ["table.reason"]);
    assert_eq!(failing("x-why-a", "This is no answer.", Language::En), ["table.phrase", "table.reason"]);
}

/// Everything that fails in a game.
fn failures(game: &str) -> Failures {
    let mut failures = Failures::new();
    for language in Language::ALL {
        for text in golden(game, language, false) {
            text.lines().for_each(|line| check_card_line(line.trim(), language, &mut failures));
        }
        for text in golden(game, language, true) {
            for sentence in text.lines().flat_map(sentences) {
                if words(&sentence).len() > longest_sentence(language) {
                    failures.entry(("table.long-sentence", language)).or_default().push(sentence);
                }
            }
        }
        for (key, text) in locale(game, language) {
            for check in wrong_at_the_table(&key, &text, language) {
                failures.entry((check, language)).or_default().push(format!("{key} = {text}"));
            }
        }
        for rule in rules(game, language) {
            for sentence in sentences(&rule) {
                if words(&sentence).len() > LONGEST_RULE {
                    failures.entry(("ledger.long-sentence", language)).or_default().push(sentence);
                }
            }
            if !phrases_in(&rule, language).is_empty() {
                failures.entry(("ledger.phrase", language)).or_default().push(rule);
            }
        }
        let lost = kept::lost(game, language);
        if !lost.is_empty() {
            failures.insert(("cards.lost", language), lost);
        }
    }
    failures
}

/// The committed texts of a game: those of its cards, or those of its table.
pub fn golden(game: &str, language: Language, table: bool) -> Vec<String> {
    let folder = root().join("games").join(game).join("face/tests/golden");
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let ours = paths.iter().filter(|path| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.ends_with(&format!(".{language}.txt")) && name.starts_with("table.") == table
    });
    ours.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

fn check_card_line(line: &str, language: Language, failures: &mut Failures) {
    let mut fails = |check: &'static str, text: &str| {
        assert!(ON_CARDS.contains(&check));
        failures.entry((check, language)).or_default().push(text.to_owned());
    };
    if [") (", ",:", "  "].iter().any(|signs| line.contains(signs)) {
        fails("cards.signs", line);
    }
    if !phrases_in(line, language).is_empty() {
        fails("cards.phrase", line);
    }
    // Icons begin another rule of the same attack.
    for ability in line.split(" [") {
        if words(ability).len() > 60 {
            fails("cards.long-ability", ability);
        }
        for sentence in sentences(ability) {
            let bare = unlabelled(&sentence);
            if words(bare).len() > longest_sentence(language) {
                fails("cards.long-sentence", &sentence);
            }
            if bare.matches(": ").count() + usize::from(bare.ends_with(':')) > 1 {
                fails("cards.colons", &sentence);
            }
            if bare.contains(';') {
                fails("cards.semicolon", &sentence);
            }
        }
    }
}

/// A sentence without the name, the icons or the lead that it begins with.
fn unlabelled(sentence: &str) -> &str {
    match sentence.split_once(": ") {
        Some((label, rest)) if words(label).len() < 5 => rest,
        _ => sentence,
    }
}

/// The messages of a game as texts: what stands for a thing is one word, of several forms the last is taken.
fn locale(game: &str, language: Language) -> Vec<(String, String)> {
    let path = root().join("games").join(game).join("locales").join(format!("{language}.ftl"));
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, flat(&message.value?))),
        _ => None,
    });
    messages.collect()
}

fn flat(pattern: &Pattern<String>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().find(|variant| variant.default).map_or_else(String::new, |it| flat(&it.value))
        }
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.clone(),
        PatternElement::Placeable { .. } => "§".to_owned(),
    });
    parts.collect()
}

/// What is wrong with a question, an answer, a line of the log or a refusal.
fn wrong_at_the_table(key: &str, text: &str, language: Language) -> Vec<&'static str> {
    let count = |text: &str| {
        text.split([' ', '\u{a0}'])
            .filter(|word| word.chars().any(|it| it.is_alphanumeric() || it == '§'))
            .count()
    };
    let mut wrong = Vec::new();
    if !phrases_in(text, language).is_empty() {
        wrong.push("table.phrase");
    }
    let kind = |kind: &str| key.contains(kind);
    if kind("-ask-") {
        let asked = text.split('?').next().unwrap_or_default();
        if !text.contains('?') || asked.contains(": ") || count(asked) > 12 {
            wrong.push("table.question");
        }
    } else if kind("-answer-") {
        let order = text.split(" (").next().unwrap_or_default();
        if count(order) > 6 || !orders(order, language) {
            wrong.push("table.answer");
        }
    } else if kind("-event-") {
        if sentences(text).iter().any(|sentence| count(sentence) > 14)
            || text.contains('→')
            || text.starts_with("§: §")
        {
            wrong.push("table.event");
        }
    } else if kind("-why-") {
        let two = [", or ", ", ou ", ", oder ", " is no "].iter().any(|joint| text.contains(joint));
        if two || sentences(text).iter().map(|sentence| count(sentence)).sum::<usize>() > 18 {
            wrong.push("table.reason");
        }
    }
    wrong
}

/// True if an answer is said as buttons are. French says the infinitive, not “Défaussez”; German says it last, not “Lege … ab”.
fn orders(text: &str, language: Language) -> bool {
    let first = text.split([' ', '\u{a0}']).next().unwrap_or_default();
    match language {
        Language::En => true,
        Language::Fr => !first.ends_with("ez"),
        Language::De => {
            let imperative = first.chars().next().is_some_and(char::is_uppercase)
                && text.contains(' ')
                && first.ends_with('e');
            // “Die Probe wiederholen” has its infinitive at the end; “Zeile 3” and “Ohne Waffe” order nothing.
            let others = ["Eine", "Keine", "Beide", "Alle", "Diese", "Die", "Ohne", "Zeile", "Bedrohung"]
                .contains(&first);
            !imperative || others || text.ends_with("en")
        }
    }
}

/// The texts of a game's rules, where its ledger is written in the language.
fn rules(game: &str, language: Language) -> Vec<String> {
    let path = root().join("games").join(game).join("ledger").join(format!("{game}.yaml"));
    let ledger = ledger::Ledger::read(&path).unwrap();
    let code = language.code();
    let Some(language) = ledger::Language::ALL.into_iter().find(|language| language.code() == code) else {
        return Vec::new();
    };
    let reading = ledger.translated(language);
    if reading.language() != language {
        return Vec::new();
    }
    ledger.rules().map(|rule| reading.text(rule).to_owned()).collect()
}

type Known = BTreeMap<(String, Language), usize>;

fn list_of(game: &str) -> std::path::PathBuf {
    root().join("games").join(game).join("locales/voice.yaml")
}

/// What may fail in a game, as it is written down; none without a list.
fn known(game: &str) -> Option<Known> {
    let bytes = std::fs::read(list_of(game)).ok()?;
    let list = read_any_bytes("voice.yaml", &bytes).unwrap_or_else(|why| panic!("{game}: {why}"));
    let mut known = Known::new();
    for (check, counts) in list.as_object().unwrap() {
        for (code, count) in counts.as_object().unwrap() {
            let language = Language::ALL.into_iter().find(|language| language.code() == code);
            let count = usize::try_from(count.as_u64().unwrap()).unwrap();
            known.insert((check.clone(), language.unwrap()), count);
        }
    }
    Some(known)
}

/// Writes the counts down. What is written already may only fall.
fn write_down(game: &str, counts: &BTreeMap<(&str, Language), usize>, known: Option<&Known>) {
    let mut lines: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for ((check, language), now) in counts {
        let before =
            known.map_or(*now, |known| known.get(&((*check).to_owned(), *language)).copied().unwrap_or(0));
        let count = before.min(*now);
        if count > 0 {
            lines.entry(check).or_default().push(format!("{language}: {count}"));
        }
    }
    let mut text = "# How many texts of this game still fail each check of crates/words/tests/all/voice.rs. A count may only fall.\n".to_owned();
    // A list without counts is still a list, or the next count would be taken for the first.
    if lines.is_empty() {
        text.push_str("{}\n");
    }
    for (check, counts) in lines {
        let _ = writeln!(text, "{check}: {{ {} }}", counts.join(", "));
    }
    std::fs::write(list_of(game), text).unwrap();
}
