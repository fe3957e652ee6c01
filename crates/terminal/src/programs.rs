//! Programs of somebody's own that sit at the table.

use std::cell::{Cell, RefCell};

use anyhow::Context as _;
use host::Outside;
use lab::{Faults, Stranger, Visitor};
use serde_json::Value;

/// The programs that were started for a game, and what they did wrong.
#[derive(Default)]
pub(crate) struct Programs {
    started: RefCell<Vec<(Stranger, Visitor)>>,
    faults: Faults,
    /// How many kinds of fault have been told.
    told: Cell<usize>,
}

/// One of them, as it is asked.
pub(crate) struct Asking<'p> {
    programs: &'p Programs,
    stranger: &'p Stranger,
}

impl Programs {
    /// A program, started when it is asked for the first time. It answers for all its seats.
    ///
    /// # Errors
    /// When it does not start.
    pub(crate) fn asking<'p>(&'p self, stranger: &'p Stranger, game: &str) -> anyhow::Result<Asking<'p>> {
        let mut started = self.started.borrow_mut();
        if !started.iter().any(|(known, _)| known == stranger) {
            let visitor = stranger.visit(game, &self.faults);
            let visitor = visitor.with_context(|| format!("`{}` does not start", stranger.command))?;
            started.push((stranger.clone(), visitor));
        }
        Ok(Asking { programs: self, stranger })
    }

    /// What went wrong since this was asked last, each kind once.
    pub(crate) fn untold(&self) -> Vec<String> {
        let faults = self.faults.in_order();
        let told = self.told.replace(faults.len());
        faults.into_iter().skip(told).collect()
    }

    /// Tells all programs how the game ended, each seat's score from 0 to 1.
    pub(crate) fn over(&self, scores: &[f32]) {
        for (_, visitor) in self.started.borrow_mut().iter_mut() {
            visitor.over(scores);
        }
    }
}

impl Outside for Asking<'_> {
    fn answer(&self, question: Value, options: usize) -> Option<usize> {
        let mut started = self.programs.started.borrow_mut();
        let (_, visitor) = started.iter_mut().find(|(known, _)| known == self.stranger)?;
        visitor.ask(question, options)
    }
}
