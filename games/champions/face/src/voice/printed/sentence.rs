//! From clauses to sentences: where one ends, and what follows a list.

use champions::card::ability::Step;
use words::{Arg, Join, Message};

/// The most steps that one sentence joins.
pub(super) const JOINED: usize = 2;

/// A step as a clause, without a capital and without a full stop.
pub(super) struct Clause {
    pub(super) says: Message,
    /// It ends in a list, whose lines are sentences.
    pub(super) list: bool,
}

impl Clause {
    /// The whole sentence, and whether it ends in a list.
    pub(super) fn sentence(self, key: &'static str) -> (Arg, bool) {
        let key = match (key, self.list) {
            ("champions-sentence", true) => "champions-sentence-list",
            ("champions-sentence-on", true) => "champions-sentence-on-list",
            (key, _) => key,
        };
        (Message::new(key).with("clause", self.says).into(), self.list)
    }

    /// Whether it goes on with a sentence that something else begins, rather than after its colon: it has a colon itself.
    pub(super) fn goes_on(&self) -> bool {
        self.list
    }
}

/// Sentences one after the other. What follows a list begins a line, so that it does not read as the last of the list.
pub(super) fn sentences(all: impl Iterator<Item = (Arg, bool)>) -> Arg {
    let mut said: Vec<Arg> = Vec::new();
    let mut list = false;
    for (sentence, ends_in_list) in all {
        if list {
            let before = Arg::List(std::mem::take(&mut said), Join::Space);
            said.push(
                Message::new("champions-after-list").with("list", before).with("next", sentence).into(),
            );
        } else {
            said.push(sentence);
        }
        list = ends_in_list;
    }
    Arg::List(said, Join::Space)
}

/// Whether what a step says ends in a list of lines.
pub(super) fn ends_in_list(step: &Step) -> bool {
    let last = |steps: &[Step]| steps.last().is_some_and(ends_in_list);
    match step {
        Step::ChooseOne(_) => true,
        Step::If { then, r#else, .. } if r#else.is_empty() => then.len() > JOINED || last(then),
        Step::If { r#else, .. } => last(r#else),
        Step::Instead(steps) | Step::Then(steps) | Step::May(steps) => last(steps),
        Step::AsPlayer { r#do, .. } | Step::EachPlayer { r#do } | Step::Later { r#do, .. } => last(r#do),
        _ => false,
    }
}
