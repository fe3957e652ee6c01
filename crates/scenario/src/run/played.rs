//! A game in progress: what stands, what was asked, and why it may not go on.

use table::{Fault, Match, Pending, Refusal, Script, Scripted, Source};

use crate::{Answer, Ask, AskWords, Scenic};

/// More answers than any scenario needs; it stops two lines that keep each other going.
const MOST_ANSWERS: usize = 5_000;

/// A game in progress, and what was asked so far.
pub struct Played<S: Scenic> {
    pub game: Match<S::Game>,
    pub asks: Vec<AskWords>,
    answers: usize,
}

impl<S: Scenic> Clone for Played<S> {
    fn clone(&self) -> Self {
        Played { game: self.game.clone(), asks: self.asks.clone(), answers: self.answers }
    }
}

/// Why a line can't go on.
pub enum Stuck<S: Scenic> {
    /// The rules say no.
    Refused(Refusal<Answer<S>>),
    /// Nobody asks for it. If a window refused it before, that is the reason.
    Unasked(Option<Refusal<Answer<S>>>),
    /// The game is over.
    Over,
    /// The dice ran out, or the rules got stuck.
    Broken,
    /// There is no end to it.
    Endless,
}

impl<S: Scenic> Played<S> {
    /// Begins a game, and remembers its first question.
    pub fn new(game: Match<S::Game>, names: &S::Names) -> Played<S> {
        let mut played = Played { game, asks: Vec::new(), answers: 0 };
        played.note(names);
        played
    }

    pub fn pending(&self) -> Option<&Pending<Ask<S>, Answer<S>>> {
        self.game.pending().first()
    }

    /// Remembers the question that stands now.
    fn note(&mut self, names: &S::Names) {
        if let Some(pending) = self.game.pending().first() {
            self.asks.push(S::ask_words(names, &pending.ask));
        }
    }

    /// Gives the first of the answers that is legal; else the refusal of the last.
    pub fn answer(&mut self, names: &S::Names, answers: &[Answer<S>]) -> Result<(), Stuck<S>> {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Err(Stuck::Endless);
        }
        let mut refused = None;
        for &answer in answers {
            match self.game.answer(answer) {
                Ok(()) => {
                    self.note(names);
                    return Ok(());
                }
                Err(refusal) => refused = Some(refusal),
            }
        }
        Err(refused.map_or(Stuck::Unasked(None), Stuck::Refused))
    }

    pub fn script(&self) -> Option<&Script> {
        match self.game.source() {
            Source::Script(script) => Some(script),
            _ => None,
        }
    }

    /// Whether the game stands at a draw where a scenario may end.
    pub fn ended_at_draw(&self) -> bool {
        let missing = self.script().and_then(|script| script.missing);
        self.game.fault() == Some(Fault::ScriptEnded)
            && self.script().is_some_and(|script| script.draws.is_empty())
            && matches!(missing, Some(Scripted::Draw { why, .. }) if S::may_end_at_draw(why))
    }
}
