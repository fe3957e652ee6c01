//! Answers by the table: what it answers itself after somebody has answered.
//!
//! The question is asked as ever and the answer is an ordinary entry, so journals, digests and scenarios know nothing of it.

use serde_json::Value;
use table::Seat;
use words::Language;

use crate::{Answered, Asked, Bot, Class, Sitting};

/// Most answers by the table before somebody is asked again.
pub const MOST: usize = 200;

/// An answer by the table, and what it led to.
#[derive(Clone, PartialEq, Debug)]
pub struct ByTable {
    /// For which seat.
    pub seat: Seat,
    /// To which question.
    pub which: u8,
    /// What.
    pub answer: Value,
    /// Why the seat was not asked.
    pub class: Class,
    /// What it led to.
    pub led_to: Answered,
}

/// The answer that the table would give to a question, as far as `may` lets it.
pub fn answer(
    sitting: &dyn Sitting,
    asked: &Asked,
    may: impl Fn(&Asked, Class) -> bool,
) -> Option<(Class, Value)> {
    let classes = Class::ALL.into_iter().filter(|class| may(asked, *class));
    let mut answers = classes.filter_map(|class| {
        let (which, answer) = sitting.bot(asked.seat, Bot::Table(class))?;
        (which == asked.which).then_some((class, answer))
    });
    answers.next()
}

/// Answers by the table until somebody has something to decide.
pub fn answer_on(sitting: &mut dyn Sitting, may: impl Fn(&Asked, Class) -> bool) -> Vec<ByTable> {
    let mut given = Vec::new();
    while given.len() < MOST {
        let [asked] = sitting.asked()[..] else { break };
        let Some((class, answer)) = answer(sitting, &asked, &may) else { break };
        let Asked { seat, which, .. } = asked;
        // What was listed is legal; were it not, somebody would be asked as ever.
        let Ok(led_to) = sitting.answer(seat, which, &answer, Language::En) else { break };
        given.push(ByTable { seat, which, answer, class, led_to });
    }
    given
}
