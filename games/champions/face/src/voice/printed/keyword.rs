//! Keywords, status cards and icons, with what they do.

use champions::card::CounterId;
use champions::card::ability::{self, Counters, Status};
use words::Message;

use super::Printed;

/// A word of the cards with what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyword {
    /// As it is printed: "Retaliate 1".
    pub name: String,
    /// What it does, as a sentence.
    pub text: String,
}

impl Printed<'_> {
    /// A keyword with its reminder.
    pub fn keyword(&self, keyword: &ability::Keyword) -> Keyword {
        Keyword { name: self.say(&self.keyword_name(keyword)), text: self.say(&reminder(keyword)) }
    }

    /// A status card with its reminder.
    pub fn status_card(&self, status: Status) -> Keyword {
        let text = match status {
            Status::Stunned => "champions-reminder-stunned",
            Status::Confused => "champions-reminder-confused",
            Status::Tough => "champions-reminder-tough",
        };
        Keyword { name: self.status(status), text: self.words.word(text) }
    }

    /// The icons of schemes and boosts with their reminders.
    pub fn icons(&self) -> Vec<Keyword> {
        let all = [
            ("champions-icon-crisis", "champions-reminder-crisis"),
            ("champions-icon-acceleration", "champions-reminder-acceleration"),
            ("champions-icon-hazard", "champions-reminder-hazard"),
            ("champions-icon-boost", "champions-reminder-boost"),
            ("champions-icon-star", "champions-reminder-star"),
        ];
        let word = |(name, text)| Keyword { name: self.words.word(name), text: self.words.word(text) };
        all.into_iter().map(word).collect()
    }

    pub(in crate::voice) fn keyword_name(&self, keyword: &ability::Keyword) -> Message {
        use ability::Keyword as K;
        match keyword {
            K::Guard => Message::new("champions-keyword-guard"),
            K::Overkill => Message::new("champions-keyword-overkill"),
            K::Peril => Message::new("champions-keyword-peril"),
            K::Quickstrike => Message::new("champions-keyword-quickstrike"),
            K::Restricted => Message::new("champions-keyword-restricted"),
            K::Retaliate(amount) => Message::new("champions-keyword-retaliate").with("amount", *amount),
            K::Surge => Message::new("champions-keyword-surge"),
            K::Toughness => Message::new("champions-keyword-toughness"),
            K::Uses(Counters { counter, count }) => Message::new("champions-keyword-uses")
                .with("counters", self.counters_said(CounterId(counter.place), (*count).into())),
        }
    }
}

fn reminder(keyword: &ability::Keyword) -> Message {
    use ability::Keyword as K;
    match keyword {
        K::Guard => Message::new("champions-reminder-guard"),
        K::Overkill => Message::new("champions-reminder-overkill"),
        K::Peril => Message::new("champions-reminder-peril"),
        K::Quickstrike => Message::new("champions-reminder-quickstrike"),
        K::Restricted => Message::new("champions-reminder-restricted"),
        K::Retaliate(amount) => Message::new("champions-reminder-retaliate").with("amount", *amount),
        K::Surge => Message::new("champions-reminder-surge"),
        K::Toughness => Message::new("champions-reminder-toughness"),
        K::Uses(_) => Message::new("champions-reminder-uses"),
    }
}
