//! What must hold of a ledger beyond its types.

use content::{Checker, Diagnostics, Seen, Source, Spanned, did_you_mean};

use crate::book::{Ledger, Rule};
use crate::is_id;

pub(crate) const BAD_ID: &str = "ledger.bad-id";
pub(crate) const WRONG_SECTION: &str = "ledger.wrong-section";
pub(crate) const UNKNOWN_QUESTION: &str = "ledger.unknown-question";
pub(crate) const UNKNOWN_RULE: &str = "ledger.unknown-rule";
pub(crate) const OUTSIDE_TEST: &str = "ledger.citation-outside-test";
pub(crate) const WRONG_TRANSLATION: &str = "ledger.wrong-translation";
pub(crate) const UNTRANSLATED: &str = "ledger.untranslated";
pub(crate) const EMPTY_TEXT: &str = "ledger.empty-text";

/// The codes of this crate; docs/diagnostics.md lists them.
pub const CODES: [&str; 8] = [
    BAD_ID,
    WRONG_SECTION,
    UNKNOWN_QUESTION,
    UNKNOWN_RULE,
    OUTSIDE_TEST,
    WRONG_TRANSLATION,
    UNTRANSLATED,
    EMPTY_TEXT,
];

pub(crate) fn validate(ledger: &Ledger, source: &Source) -> Result<(), Diagnostics> {
    let mut found = Diagnostics::default();
    let mut check = Checker::new(source, &mut found);
    let mut seen = Seen::default();
    for section in &ledger.sections {
        check_id(&mut check, &mut seen, &section.id, "section");
        for rule in &section.rules {
            check_id(&mut check, &mut seen, &rule.id, "rule");
            let own = rule.id.strip_prefix(section.id.as_str());
            if !own.is_some_and(|own| own.starts_with('.')) {
                let message = format!("the rule `{}` stands in the section `{}`", rule.id, section.id);
                let help = format!("an id here begins with `{}.`", section.id);
                check.report(WRONG_SECTION, rule.id.span, message, Some(help));
            }
            check_questions(&mut check, ledger, rule);
        }
    }
    for example in &ledger.examples {
        check_id(&mut check, &mut seen, &example.id, "example");
    }
    for question in &ledger.open_questions {
        check_id(&mut check, &mut seen, &question.id, "open question");
    }
    found.into_result(())
}

fn check_id(check: &mut Checker<'_>, seen: &mut Seen<String>, id: &Spanned<String>, what: &str) {
    if !is_id(id) {
        let message = format!("`{id}` is not an id");
        let help = "lower-case words joined by hyphens, parts joined by dots".to_owned();
        check.report(BAD_ID, id.span, message, Some(help));
    }
    check.unique(seen, id, what);
}

/// Every open question that a rule speaks of is asked and ruled in this ledger.
fn check_questions(check: &mut Checker<'_>, ledger: &Ledger, rule: &Rule) {
    let texts = [&rule.text, &rule.source, &rule.check].into_iter().chain(&rule.notes);
    for text in texts {
        for id in questions_in(text) {
            if ledger.question(id).is_none() {
                let known = ledger.open_questions.iter().map(|question| question.id.as_str());
                let help = did_you_mean(id, known).map(|near| format!("did you mean `{near}`?"));
                check.report_inside(
                    UNKNOWN_QUESTION,
                    text,
                    id,
                    format!("there is no open question `{id}`"),
                    help,
                );
            }
        }
    }
}

/// The `q.something` in a text, where a word begins with it.
fn questions_in(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |character: char| character.is_ascii_alphanumeric() || matches!(character, '.' | '-');
    text.split(move |character| !is_part(character))
        .filter(|word| word.starts_with("q."))
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|id| id.len() > "q.".len())
}

#[cfg(test)]
mod tests {
    use super::questions_in;

    #[test]
    fn questions_are_found_between_words() {
        let text = "004: silent; ruling q.power-carry. See q.bag, (q.b-2) but not iraq.oil, q. or e.g.";
        assert_eq!(questions_in(text).collect::<Vec<_>>(), ["q.power-carry", "q.bag", "q.b-2"]);
    }
}
