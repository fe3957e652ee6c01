//! Why an answer is refused: the rule in short, with the figures where there are any.

use table::Why;

use crate::{Inches, Message, Words};

/// The reason that a game has for a rule's refusals. Its keys are the rules' ids behind the game's prefix, with
/// underscores for the dots that Fluent's keys can't have.
pub fn reason(words: &Words, prefix: &str, why: &Why) -> Message {
    let id = why.rule.as_str();
    let key = format!("{prefix}{}", id.replace('.', "_"));
    match words.knows(&key) {
        true => Message::new(key),
        false => Message::new("app-refusal-other").with("rule", id),
    }
}

/// A reason with the distance that was measured.
pub fn measured(words: &Words, reason: Message, why: &Why) -> String {
    let Some(measured) = why.measured else { return words.say(&reason) };
    let bound = if measured.value < measured.limit { "app-refusal-at-least" } else { "app-refusal-at-most" };
    words.say(
        &Message::new(bound)
            .with("why", reason)
            .with("value", Inches::apart(measured.value, measured.limit))
            .with("limit", Inches(measured.limit)),
    )
}
