//! A match as one reader may know it.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use minds::search::Outlook;
use serde_json::Value;
use table::{Entry, Game, Kind, Right, Seat};
use wire::board::Board;
use wire::odds::Comparison;
use wire::play::{Advice, Measure, Prospect};
use wire::replay::{Asked, Moment};
use wire::table::{Choice, Ending, Outcome, Position, Question, Rank};
use words::{Players, Words};

use super::Played;
use crate::{
    History, Lines, Open, Page, Questions, Reach, Reached, Reader, Refused, Standing, Unplayable, Wording,
    consider,
};

/// A page: what the reader may know is made once, when it is first needed.
pub(super) struct Leaf<'a, G: Game> {
    pub played: &'a Played<G>,
    pub seat: Option<Seat>,
    pub words: &'a Words,
    pub known: OnceCell<(G::View, Players)>,
}

/// By how much a rule was missed; more than by any measure where there is none.
fn miss(why: &table::Why) -> i64 {
    let by = |measured: table::Measured| (i64::from(measured.value) - i64::from(measured.limit)).abs();
    why.measured.map_or(i64::MAX, by)
}

/// As clients read it.
fn prospect(Outlook { win, error, worlds }: Outlook) -> Prospect {
    Prospect { win, error, worlds }
}

impl<G: Game> Leaf<'_, G> {
    pub fn reader(&self) -> Reader<'_, G> {
        let Played { stock, game, content, setup, .. } = self.played;
        let (view, players) = self.known.get_or_init(|| {
            (game.view(self.seat), stock.parts.called(content, setup, self.words, self.seat))
        });
        let state = stock.parts.face.known(view);
        Reader { content, setup, view, state, players, seat: self.seat, words: self.words }
    }

    /// Does something with a question that the reader is asked.
    fn asking<R>(&self, which: u8, consider: impl FnOnce(&Open<G>) -> R) -> Result<R, Refused> {
        self.played.pending(self.seat.ok_or(Refused::NotAsked)?, which)?;
        consider::open(self.reader(), &self.played.game, which.into(), consider).ok_or(Refused::NotAsked)
    }

    /// What the reader may answer to a question that is another's.
    pub fn claim(&self, which: u8) -> Option<(G::Answer, Wording)> {
        let game = &self.played.game;
        let pending = game.pending().get(usize::from(which)).filter(|_| !game.over())?;
        if self.seat.is_none_or(|seat| pending.prompt.seat == seat) {
            return None;
        }
        let claim = self.played.stock.parts.claims?.claim(&self.reader(), &pending.ask)?;
        pending.options.contains(&claim.0).then_some(claim)
    }

    /// A question of another seat, as the reader is asked who may claim it.
    fn claimed(&self, which: u8) -> Option<Question> {
        let (_, said) = self.claim(which)?;
        Some(Question {
            which,
            seat: self.seat?.0,
            right: wire::table::Right::Own,
            kind: wire::table::Kind::One,
            code: "claim".to_owned(),
            setup: false,
            title: said.title,
            because: said.because,
            about: said.about,
            areas: said.areas,
            choices: said.choices,
            forbidden: said.forbidden,
            plans: Vec::new(),
            payment: None,
        })
    }

    fn question(&self, which: u8) -> Option<Question> {
        let face = self.played.stock.parts.face;
        self.asking(which, |open| {
            let mut said = face.question(open);
            self.rank(open, &mut said.choices);
            let plans = self.plans(open, &said.choices);
            let prompt = open.pending.prompt;
            Question {
                which,
                seat: prompt.seat.0,
                right: match prompt.right {
                    Right::Own => wire::table::Right::Own,
                    Right::ForScenario => wire::table::Right::ForScenario,
                    Right::Order => wire::table::Right::Order,
                },
                kind: match prompt.kind {
                    Kind::One => wire::table::Kind::One,
                    Kind::Some { least, most } => wire::table::Kind::Some {
                        least,
                        most: said.most.map_or(most, |bound| bound.min(most)),
                    },
                    Kind::Order => wire::table::Kind::Order,
                    Kind::Amount => wire::table::Kind::Amount,
                    Kind::Place => wire::table::Kind::Place,
                    Kind::Payment => wire::table::Kind::Payment,
                },
                code: face.code(&open.pending.ask).to_owned(),
                setup: self.played.of_setup(which),
                title: said.title,
                because: said.because,
                about: said.about,
                areas: said.areas,
                choices: said.choices,
                forbidden: said.forbidden,
                plans,
                payment: said.payment,
            }
        })
        .ok()
    }

    /// Says of each choice how loudly it is offered.
    pub(super) fn rank(&self, open: &Open<G>, choices: &mut [Choice]) {
        let Some(comfort) = self.played.stock.parts.comfort else { return };
        for answer in &open.pending.options {
            let rank = comfort.rank(open.scene, &open.pending.ask, answer);
            if rank == Rank::Main {
                continue;
            }
            let written = super::json(answer);
            choices
                .iter_mut()
                .filter(|choice| choice.answer == written)
                .for_each(|choice| choice.rank = rank);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let game = &self.played.game;
        let state = game.now().state;
        game.over().then(|| Outcome {
            text: self.played.stock.parts.voice.ending(&self.reader()),
            scores: (0..G::seats(state)).map(|seat| G::score(state, Seat(seat))).collect(),
            how: Ending::Played,
        })
    }
}

impl<G: Game> Played<G> {
    /// Who is asked what, and what the journal of a later moment says was answered: everybody's, told as those who were
    /// asked read it. What of it a reader may know is for [`Page::moments`] to say.
    fn asked_until(&self, later: &Played<G>, words: &Words) -> Vec<Asked> {
        // Questions asked together are answered by answers in a row.
        let since = later.game.journal().entries().iter().skip(self.entries() as usize);
        let since = since.map_while(|entry| match entry {
            Entry::Answer(by, answer) => Some((*by, answer)),
            _ => None,
        });
        let answers: Vec<_> = since.take(self.game.pending().len()).collect();
        let asked = self.game.pending().iter().map(|pending| {
            let seat = pending.prompt.seat;
            let answered = answers.iter().find(|(by, _)| *by == seat).map(|(_, answer)| *answer);
            let leaf = Leaf { played: self, seat: Some(seat), words, known: OnceCell::new() };
            let (title, answered) = self.stock.parts.voice.asked(&leaf.reader(), &pending.ask, answered);
            Asked { seat: seat.0, title, answered }
        });
        asked.collect()
    }
}

impl<G: Game> Page for Leaf<'_, G> {
    fn position(&self) -> Position {
        let asked: Vec<(u8, Seat)> = self.played.standing().collect();
        let own = asked.iter().filter(|(_, asked)| Some(*asked) == self.seat);
        let mut waits_for: Vec<u8> = asked.iter().map(|(_, seat)| seat.0).collect();
        waits_for.dedup();
        Position {
            entry: self.played.entries(),
            board: self.board(),
            questions: own
                .filter_map(|&(which, _)| self.question(which))
                .chain(asked.iter().filter_map(|&(which, _)| self.claimed(which)))
                .collect(),
            waits_for,
        }
    }

    fn board(&self) -> Board {
        self.played.stock.parts.face.board(&self.reader())
    }

    fn log(&self, from: u32) -> Lines {
        let length = self.played.lines_told(self.seat);
        // Lines that a snapshot left out are played for those alone who want lines.
        let (lines, beats) = if from < length { self.lines_from(from) } else { Default::default() };
        Lines { length, lines, beats }
    }

    fn standing(&self) -> Standing {
        let parts = self.played.stock.parts;
        let state = self.played.game.now().state;
        let hushed = parts.hands.and_then(|hands| hands.hushed(state));
        Standing {
            line: parts.voice.standing(&self.reader()),
            scores: parts.log.scores(state),
            outcome: self.outcome(),
            hushed: hushed.map(|why| self.played.why(&why, self.words)),
        }
    }

    fn history(&self) -> History {
        History { chapters: self.chapters(), curve: self.played.curve() }
    }

    fn moments(&self, of: Questions, span: RangeInclusive<u32>) -> Result<Vec<Moment>, Unplayable> {
        let may_read = |asked: &Asked| match of {
            Questions::Own => self.seat == Some(Seat(asked.seat)),
            Questions::Everybodys => true,
        };
        let moment = |entry: u32| {
            let then = self.played.at(entry)?;
            let asked = then.asked_until(self.played, self.words).into_iter().filter(may_read).collect();
            let leaf = Leaf { played: &then, seat: self.seat, words: self.words, known: OnceCell::new() };
            Ok(Moment { entry, board: leaf.board(), asked })
        };
        span.map(moment).collect()
    }

    fn reach(&self, which: u8, at: &Reach) -> Result<Reached, Refused> {
        let parts = self.played.stock.parts;
        self.asking(which, |open| {
            let mut choices = Vec::new();
            let mut refused: Option<table::Why> = None;
            for answer in parts.tabletop.ok_or(Refused::NotAsked)?.reach(open, at)? {
                match (open.law)(answer) {
                    Ok(()) => choices.push(parts.face.choice(open, answer)),
                    // A measure says more than a plain no, and the nearest miss the most; among equals the first is
                    // what was most likely meant.
                    Err(why) => {
                        if refused.is_none_or(|said| miss(&why) < miss(&said)) {
                            refused = Some(why);
                        }
                    }
                }
            }
            let refused = refused.filter(|_| choices.is_empty());
            Ok(Reached { choices, why: refused.map(|why| self.played.why(&why, self.words)) })
        })?
    }

    fn odds(&self, which: u8, answer: &Value) -> Result<Comparison, Refused> {
        let answer = self.played.read(answer)?;
        self.asking(which, |open| {
            (open.law)(answer).map_err(|why| Refused::Rule(Box::new(self.played.why(&why, self.words))))?;
            let odds = self.played.stock.parts.odds.and_then(|odds| odds.odds(open, answer));
            odds.ok_or(Refused::NotAsked)
        })?
    }

    fn best(&self, which: u8, most: u8) -> Result<Vec<Advice>, Refused> {
        let seat = self.seat.ok_or(Refused::NotAsked)?;
        self.played.pending(seat, which)?;
        let tried = self.played.best(seat, which, most.into()).ok_or(Refused::NotAsked)?;
        let face = self.played.stock.parts.face;
        self.asking(which, |open| {
            let advice = |(answer, outcome)| {
                let choice = face.choice(open, answer);
                Advice { answer: choice.answer, label: choice.label, prospect: prospect(outcome) }
            };
            tried.into_iter().map(advice).collect()
        })
    }

    fn value(&self) -> Result<Prospect, Refused> {
        let seat = self.seat.ok_or(Refused::NotAsked)?;
        self.played.value(seat).map(prospect).ok_or(Refused::NotAsked)
    }

    fn measure(&self, from: u32, to: u32) -> Option<Measure> {
        self.played.stock.parts.tabletop?.measure(&self.reader(), from, to)
    }

    fn report(&self, entries: u32) -> Result<Option<String>, Unplayable> {
        let then = self.played.at(entries)?;
        Ok(self.played.stock.parts.script.and_then(|script| script.export(&then.game, self.seat)))
    }
}
