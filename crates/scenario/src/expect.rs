//! What must be so: comparing what is expected with what is found, and saying where they differ.

use std::fmt::Display;

use content::{Diagnostic, Diagnostics, Source, Span, Spanned, did_you_mean};
use serde_json::Value;
use table::{Match, Scene};

use crate::file::{EventPattern, Then};
use crate::{AskWords, Code, EventWords, Scenic};

/// Collects what is not as expected, each thing at its place in the file.
pub struct Expectations<'a> {
    source: &'a Source,
    found: &'a mut Diagnostics,
}

impl<'a> Expectations<'a> {
    /// Nothing is wrong yet.
    pub fn new(source: &'a Source, found: &'a mut Diagnostics) -> Expectations<'a> {
        Expectations { source, found }
    }

    /// Reports anything at all.
    pub fn report(&mut self, code: Code, span: Span, message: impl Into<String>, help: Option<String>) {
        self.found.push(Diagnostic::new(code, self.source, span, message).with_any_help(help));
    }

    /// A value must be this one, if the file says anything of it.
    pub fn same<T: PartialEq + Display>(
        &mut self,
        what: impl Display,
        expected: Option<&Spanned<T>>,
        actual: T,
    ) {
        if let Some(expected) = expected
            && expected.value != actual
        {
            let message = format!("{what} is {actual}, not {}", expected.value);
            self.report(Code::Differs, expected.span, message, None);
        }
    }

    /// A number must be this one; files write numbers without bounds.
    pub fn number(&mut self, what: impl Display, expected: Option<&Spanned<i64>>, actual: impl TryInto<i64>) {
        // Every number of a game fits; one that did not would differ from all that can be written.
        self.same(what, expected, actual.try_into().unwrap_or(i64::MAX));
    }

    /// A name that nothing has.
    pub fn unknown<'k>(
        &mut self,
        what: &str,
        name: &Spanned<String>,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        let help = suggestion(name, known);
        self.report(Code::UnknownName, name.span, format!("there is no {what} `{name}`"), help);
    }
}

/// The known word that was probably meant, or all of them where they are few.
pub fn suggestion<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<String> {
    const FEW: usize = 16;
    let known: Vec<&str> = known.into_iter().collect();
    match did_you_mean(word, known.iter().copied()) {
        Some(near) => Some(format!("did you mean `{near}`?")),
        None if known.is_empty() || known.len() > FEW => None,
        None => Some(format!("known here: {}", quoted(&known))),
    }
}

/// Words in a row, each in quotes.
pub fn quoted(words: &[impl AsRef<str>]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{}`", word.as_ref())).collect();
    words.join(", ")
}

/// What was told and asked so far, in words.
pub struct Story {
    pub events: Vec<(EventWords, table::RuleId)>,
    pub asks: Vec<AskWords>,
    pub rolls: u32,
}

impl Story {
    pub fn of<S: Scenic>(game: &Match<S::Game>, names: &S::Names, asks: Vec<AskWords>) -> Story {
        let scene: Scene<S::Game> = game.now();
        let told = game.told().iter();
        let events = told.map(|told| (S::event_words(scene, names, &told.event), told.rule)).collect();
        let entries = game.journal().entries().iter();
        let rolls = entries.filter(|entry| matches!(entry, table::Entry::Dice(_))).count() as u32;
        Story { events, asks, rolls }
    }
}

/// Looks at everything a `then` says.
pub fn look<S: Scenic>(
    game: &Match<S::Game>,
    names: &S::Names,
    asks: &[AskWords],
    then: &Then<S>,
    expect: &mut Expectations,
) {
    let story = Story::of::<S>(game, names, asks.to_vec());
    happened::<S>(&story, &then.events, expect);
    for pattern in &then.events_not {
        if known_event::<S>(pattern, expect)
            && let Some((event, _)) = story.events.iter().find(|(event, rule)| fits(pattern, event, *rule))
        {
            let message = format!("this happened: {}", in_words(event));
            expect.report(Code::Differs, pattern.span, message, None);
        }
    }
    asked::<S>(&story, &then.asks, expect);
    for pattern in &then.asks_not {
        let Some(wanted) = AskPattern::read::<S>(pattern, expect) else { continue };
        if story.asks.iter().any(|ask| wanted.fits(ask)) {
            expect.report(Code::Differs, pattern.span, format!("`{}` was asked", pattern.value), None);
        }
    }
    expect.same("the number of rolls", then.rolls.as_ref(), story.rolls);
    S::compare(game, names, &then.part, expect);
}

/// These events in this order, others between them or not.
fn happened<S: Scenic>(story: &Story, patterns: &[Spanned<EventPattern>], expect: &mut Expectations) {
    let mut rest = story.events.as_slice();
    for pattern in patterns {
        if !known_event::<S>(pattern, expect) {
            continue;
        }
        match rest.iter().position(|(event, rule)| fits(pattern, event, *rule)) {
            Some(at) => rest = &rest[at + 1..],
            None => {
                let word = &pattern.word.value;
                let alike: Vec<String> = story
                    .events
                    .iter()
                    .filter(|(event, _)| event.word == word)
                    .map(|(event, _)| in_words(event))
                    .collect();
                let (message, help) = if alike.is_empty() {
                    let told: Vec<&str> = story.events.iter().map(|(event, _)| event.word).collect();
                    let told = if told.is_empty() { "nothing at all".to_owned() } else { told.join(", ") };
                    (format!("`{word}` did not happen"), format!("this happened: {told}"))
                } else {
                    (
                        format!("no such `{word}` happened, or not after the one before it"),
                        format!("this happened: {}", alike.join("; ")),
                    )
                };
                expect.report(Code::Differs, pattern.span, message, Some(help));
                return;
            }
        }
    }
}

fn known_event<S: Scenic>(pattern: &Spanned<EventPattern>, expect: &mut Expectations) -> bool {
    let known = S::EVENTS.contains(&pattern.word.as_str());
    if !known {
        let word = &pattern.word;
        let span = if word.span == Span::FILE { pattern.span } else { word.span };
        let help = did_you_mean(word, S::EVENTS.iter().copied());
        let help = help.map(|near| format!("did you mean `{near}`?"));
        expect.report(Code::UnknownWord, span, format!("there is no event `{word}`"), help);
    }
    known
}

fn fits(pattern: &EventPattern, event: &EventWords, rule: table::RuleId) -> bool {
    pattern.word.value == event.word
        && pattern.fields.iter().all(|(field, expected)| {
            if field.value == "rule" {
                return expected.value == rule.as_str();
            }
            let actual = event.fields.iter().find(|(name, _)| *name == field.value);
            actual.is_some_and(|(_, actual)| equal(expected, actual))
        })
}

/// Whether two values say the same: `2` and `2.0` do.
fn equal(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Number(expected), Value::Number(actual)) => expected.as_f64() == actual.as_f64(),
        (Value::Array(expected), Value::Array(actual)) => {
            expected.len() == actual.len()
                && expected.iter().zip(actual).all(|(expected, actual)| equal(expected, actual))
        }
        _ => expected == actual,
    }
}

fn in_words(event: &EventWords) -> String {
    let fields: Vec<String> = event
        .fields
        .iter()
        .map(|(name, value)| match value {
            Value::String(text) => format!("{name}: {text}"),
            other => format!("{name}: {other}"),
        })
        .collect();
    match fields.as_slice() {
        [] => event.word.to_owned(),
        fields => format!("{} {{ {} }}", event.word, fields.join(", ")),
    }
}

/// These questions in this order, others between them or not.
fn asked<S: Scenic>(story: &Story, patterns: &[Spanned<String>], expect: &mut Expectations) {
    let mut rest = story.asks.as_slice();
    for pattern in patterns {
        let Some(wanted) = AskPattern::read::<S>(pattern, expect) else { continue };
        match rest.iter().position(|ask| wanted.fits(ask)) {
            Some(at) => rest = &rest[at + 1..],
            None => {
                let asks: Vec<String> = story.asks.iter().map(|ask| ask.to_string()).collect();
                let message = format!("`{}` was not asked, or not after the one before it", pattern.value);
                let help = format!("asked: {}", asks.join(", "));
                expect.report(Code::Differs, pattern.span, message, Some(help));
                return;
            }
        }
    }
}

/// A question that is waited for: `defend`, `defend to b`, `defend to target`.
pub struct AskPattern<'a> {
    word: &'a str,
    to: Option<&'a str>,
}

impl<'a> AskPattern<'a> {
    pub fn read<S: Scenic>(text: &'a Spanned<String>, expect: &mut Expectations) -> Option<AskPattern<'a>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (word, to) = match words.as_slice() {
            [word] => (*word, None),
            [word, "to", to] => (*word, Some(*to)),
            _ => {
                let help = "such as `defend`, `defend to b` or `defend to target`".to_owned();
                expect.report(Code::UnknownWord, text.span, "this names no question", Some(help));
                return None;
            }
        };
        if !S::ASKS.contains(&word) {
            let help = did_you_mean(word, S::ASKS.iter().copied());
            let help = help.map(|near| format!("did you mean `{near}`?"));
            expect.report(Code::UnknownWord, text.span, format!("there is no question `{word}`"), help);
            return None;
        }
        Some(AskPattern { word, to })
    }

    pub fn fits(&self, ask: &AskWords) -> bool {
        self.word == ask.word
            && self.to.is_none_or(|to| to == ask.side || ask.figure.as_deref().is_some_and(|name| name == to))
    }
}

impl Display for AskWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.figure {
            Some(figure) => write!(f, "{} to {} ({figure})", self.word, self.side),
            None => write!(f, "{} to {}", self.word, self.side),
        }
    }
}
