//! The ledger for readers.

use std::sync::OnceLock;

use content::{Diagnostics, Source};
use ledger::{Index, Ledger};
use wire::book::{self, BookChapter, Found, Hit, Rule};
use words::Language;

/// A search shows no more than this.
const MOST_HITS: usize = 60;
/// A search is for no more letters than this.
const LONGEST_QUERY: usize = 200;
/// An excerpt is about so long.
const EXCERPT: usize = 180;
/// What a rule's source begins with when the book leaves the matter open and we rule.
const RULINGS: &str = "rulings.";

/// The ledger of a game, to be read and searched.
pub struct Book {
    /// Games are loaded once and live as long as the program, and so may what their ledgers are searched by.
    ledger: &'static Ledger,
    index: OnceLock<Index<'static>>,
}

impl Book {
    /// The book of a ledger.
    pub fn new(ledger: Ledger) -> Book {
        Book { ledger: Box::leak(Box::new(ledger)), index: OnceLock::new() }
    }

    /// All rules, in a language.
    pub fn read(&self, language: Language) -> book::Book {
        book(self.ledger, language)
    }

    /// The rules that have to do with these words.
    pub fn search(&self, words: &str, language: Language) -> Found {
        let index = self.index.get_or_init(|| Index::new(self.ledger));
        search(self.ledger, index, words, language)
    }
}

/// The ledger that a binary carries, the first of its texts, with its translations.
pub(crate) fn read(texts: &[(&str, &str)]) -> Result<Ledger, Diagnostics> {
    let (path, text) = texts.first().copied().unwrap_or_default();
    let mut ledger = Ledger::load(&Source::from_text(path, text)?)?;
    for (path, text) in texts.iter().skip(1) {
        ledger.translate(&Source::from_text(path, text)?)?;
    }
    Ok(ledger)
}

fn book(ledger: &Ledger, language: Language) -> book::Book {
    let reading = ledger.translated(of_ledger(language));
    let chapters = ledger.sections.iter().map(|section| BookChapter {
        id: section.id.to_string(),
        name: reading.section(section).to_owned(),
        rules: u32::try_from(section.rules.len()).unwrap_or(u32::MAX),
    });
    let ids: Vec<&str> = ledger.rules().map(|rule| rule.id.as_str()).collect();
    let rules = ledger.sections.iter().flat_map(|section| {
        let ids = &ids;
        section.rules.iter().map(move |rule| Rule {
            id: rule.id.to_string(),
            chapter: section.id.to_string(),
            text: reading.text(rule).to_owned(),
            source: rule.source.to_string(),
            check: Some(reading.check(rule).to_owned()),
            ruling: rule.id.starts_with(RULINGS),
            see_also: named(rule, ids),
        })
    });
    let mut rules: Vec<Rule> = rules.collect();
    name_back(&mut rules);
    book::Book {
        game: ledger.game.clone(),
        title: reading.title().to_owned(),
        // English where there is no translation; the pages say so to readers of another language.
        language: reading.language().code().to_owned(),
        check_language: reading.check_language().code().to_owned(),
        chapters: chapters.collect(),
        rules,
    }
}

/// The rules that a rule names in its source, its notes or its check.
fn named(rule: &ledger::Rule, ids: &[&str]) -> Vec<String> {
    let notes = rule.notes.as_ref().map(|notes| notes.to_string()).unwrap_or_default();
    let texts = [rule.text.as_str(), rule.source.as_str(), rule.check.as_str(), notes.as_str()];
    let mut named: Vec<String> = Vec::new();
    for text in texts {
        let part_of_id =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.".contains(letter);
        for word in text.split(|letter: char| !part_of_id(letter)) {
            let word = word.trim_end_matches(['.', '-']);
            let is_rule = word.contains('.') && ids.contains(&word) && word != rule.id.as_str();
            if is_rule && !named.iter().any(|other| other == word) {
                named.push(word.to_owned());
            }
        }
    }
    named
}

/// Whoever is named names back.
fn name_back(rules: &mut [Rule]) {
    let pairs: Vec<(String, String)> = rules
        .iter()
        .flat_map(|rule| rule.see_also.iter().map(|other| (other.clone(), rule.id.clone())))
        .collect();
    for (named, by) in pairs {
        if let Some(rule) = rules.iter_mut().find(|rule| rule.id == named)
            && !rule.see_also.contains(&by)
        {
            rule.see_also.push(by);
        }
    }
}

/// The language as the ledger knows it.
fn of_ledger(language: Language) -> ledger::Language {
    match language {
        Language::En => ledger::Language::En,
        Language::Fr => ledger::Language::Fr,
        Language::De => ledger::Language::De,
    }
}

fn search(ledger: &Ledger, index: &Index, query: &str, language: Language) -> Found {
    let language = of_ledger(language);
    let reading = ledger.translated(language);
    // Nobody types more; what a program sends beyond it is not looked at.
    let end = query.char_indices().nth(LONGEST_QUERY).map_or(query.len(), |(at, _)| at);
    let query = &query[..end];
    let hits = index.search(query, language).into_iter().take(MOST_HITS);
    Found {
        hits: hits
            .map(|hit| Hit { id: hit.rule.id.to_string(), excerpt: excerpt(reading.text(hit.rule), query) })
            .collect(),
    }
}

/// The part of a text around the first word that was looked for, cut at spaces.
fn excerpt(text: &str, query: &str) -> String {
    if text.chars().count() <= EXCERPT {
        return text.to_owned();
    }
    let lower = text.to_lowercase();
    let found = query.split_whitespace().find_map(|word| lower.find(&word.to_lowercase()));
    // Lower case may have other lengths; a place that is none of the text's is as good as its beginning.
    let around = found.filter(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let before = text[..around].char_indices().rev().nth(EXCERPT / 3).map_or(0, |(at, _)| at);
    let start =
        if before == 0 { 0 } else { text[before..].find(' ').map_or(before, |space| before + space + 1) };
    let rest = &text[start..];
    let end =
        rest.char_indices().nth(EXCERPT).map_or(rest.len(), |(at, _)| rest[..at].rfind(' ').unwrap_or(at));
    let (head, tail) = (if start > 0 { "… " } else { "" }, if end < rest.len() { " …" } else { "" });
    format!("{head}{}{tail}", &rest[..end])
}
