//! One match of any game behind the door.

mod kept;
mod log;

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;
use table::{
    Bot, Entry, Fairness, Fast, Game, Journal, Kind, Match, Pending, Replayed, Right, Save, Seat, Seats,
    Source,
};
use wire::board::Board;
use wire::odds::Comparison;
use wire::play::Measure;
use wire::replay::{Asked, Chapter, Moment};
use wire::table::{Choice, Ending, LogLine, Outcome, Position, Question, Why};
use words::{Language, Players};

pub(crate) use kept::Kept;

use crate::host::Shelf;
use crate::text::{Spelt, TextPage};
use crate::{Answered, Open, Questions, Reach, Reader, Refused, Sitting, Unplayable, Wording, forbidden};

/// A match.
pub(crate) struct Played<G: Game> {
    shelf: Arc<Shelf<G>>,
    /// What is printed: the shelf's, or more where the setup has a pack of its own.
    content: Arc<G::Content>,
    setup: G::Setup,
    fairness: Fairness,
    game: Match<G>,
    /// Questions asked together that were answered before all were.
    early: Vec<usize>,
    /// For each listener, how many lines were told before what [`Played::game`] still tells: none unless it was
    /// opened from a snapshot. Seats in order, then spectators.
    untold: Vec<u32>,
    /// The whole match, played from its beginning when somebody wants to read lines that a snapshot left out.
    whole: OnceLock<Box<Match<G>>>,
    /// From which entry on whose hands are shown, in order; before the first, as the setup has it.
    hands: Vec<(u32, Seats)>,
}

/// An entry as the journal stores it.
pub(crate) fn written<A: Serialize>(entry: &Entry<A>) -> String {
    serde_json::to_string(entry).expect("an entry is plain data with text keys")
}

/// By how much a rule was missed; more than by any measure where there is none.
fn miss(why: &table::Why) -> i64 {
    let by = |measured: table::Measured| (i64::from(measured.value) - i64::from(measured.limit)).abs();
    why.measured.map_or(i64::MAX, by)
}

impl<G: Game> Played<G> {
    pub fn new(
        shelf: Arc<Shelf<G>>,
        content: Arc<G::Content>,
        setup: G::Setup,
        fairness: Fairness,
        game: Match<G>,
    ) -> Played<G> {
        Played::resumed(shelf, content, setup, fairness, game, Vec::new())
    }

    pub fn resumed(
        shelf: Arc<Shelf<G>>,
        content: Arc<G::Content>,
        setup: G::Setup,
        fairness: Fairness,
        game: Match<G>,
        untold: Vec<u32>,
    ) -> Played<G> {
        let (early, hands, whole) = (Vec::new(), Vec::new(), OnceLock::new());
        let mut played = Played { shelf, content, setup, fairness, game, early, untold, whole, hands };
        // A snapshot remembers hands that were shown when it was taken.
        played.lay_hands();
        played
    }

    /// Whose hands are shown at a moment.
    fn hands_at(&self, entries: u32) -> Option<Seats> {
        let agreed = self.shelf.parts.hands?.agreed(&self.setup);
        Some(self.hands.iter().rev().find(|(from, _)| *from <= entries).map_or(agreed, |&(_, shown)| shown))
    }

    /// Lays over the match whose hands are shown now.
    fn lay_hands(&mut self) {
        if let Some(hands) = self.shelf.parts.hands
            && let Some(shown) = self.hands_at(u32::MAX)
        {
            self.game.agree(|state| hands.lay(state, shown));
        }
    }

    /// The match with its chance from its seed, or only as far as it was recorded.
    fn open(
        &self,
        source: Source,
        journal: Journal<G::Answer>,
        verify: bool,
    ) -> Result<Match<G>, Unplayable> {
        Match::open(Arc::clone(&self.content), &self.setup, source, journal, verify)
            .map_err(|error| Unplayable(error.to_string()))
    }

    /// Does something that looks at the match as a reader may.
    fn reading<R>(&self, seat: Option<Seat>, language: Language, read: impl FnOnce(&Reader<G>) -> R) -> R {
        let (parts, words) = (self.shelf.parts, self.shelf.voices.of(language));
        let view = self.game.view(seat);
        let names = parts.setups.players(&self.content, &self.setup, words);
        let players = Players { names, you: seat };
        read(&Reader {
            content: &self.content,
            setup: &self.setup,
            view: &view,
            state: parts.face.known(&view),
            players: &players,
            seat,
            words,
        })
    }

    /// Does something with a question of a seat.
    fn asking<R>(
        &self,
        seat: Seat,
        which: u8,
        language: Language,
        consider: impl FnOnce(&Open<G>) -> R,
    ) -> Result<R, Refused> {
        self.pending(seat, which)?;
        let words = self.shelf.voices.of(language);
        let which = usize::from(which);
        crate::consider(self.shelf.parts, &self.game, &self.setup, which, words, consider)
            .ok_or(Refused::NotAsked)
    }

    /// What a seat may answer to a question that is another's.
    fn claim(&self, seat: Seat, which: u8, language: Language) -> Option<(G::Answer, Wording)> {
        let pending = self.game.pending().get(usize::from(which)).filter(|_| !self.game.over())?;
        if pending.prompt.seat == seat {
            return None;
        }
        let claims = self.shelf.parts.claims?;
        let claim = self.reading(Some(seat), language, |reader| claims.claim(reader, &pending.ask))?;
        pending.options.contains(&claim.0).then_some(claim)
    }

    /// A question of another seat, as one who may claim it is asked.
    fn claimed(&self, seat: Seat, which: u8, language: Language) -> Option<Question> {
        let (_, said) = self.claim(seat, which, language)?;
        Some(Question {
            which,
            seat: seat.0,
            right: wire::table::Right::Own,
            kind: wire::table::Kind::One,
            code: "claim".to_owned(),
            title: said.title,
            because: said.because,
            about: said.about,
            areas: said.areas,
            choices: said.choices,
            forbidden: said.forbidden,
            payment: None,
        })
    }

    fn pending(&self, seat: Seat, which: u8) -> Result<&Pending<G::Ask, G::Answer>, Refused> {
        if self.game.over() {
            return Err(Refused::Over);
        }
        let pending = self.game.pending().get(usize::from(which));
        let own = pending.filter(|pending| pending.prompt.seat == seat);
        own.filter(|_| !self.early.contains(&usize::from(which))).ok_or(Refused::NotAsked)
    }

    fn read(&self, answer: &Value) -> Result<G::Answer, Refused> {
        serde_json::from_value(answer.clone()).map_err(|error| Refused::Malformed(error.to_string()))
    }

    fn why(&self, why: &table::Why, language: Language) -> Why {
        forbidden::said(
            why,
            self.shelf.parts.voice.refusal(&self.content, why, self.shelf.voices.of(language)),
        )
    }

    fn question(&self, seat: Seat, which: u8, language: Language) -> Option<Question> {
        let face = self.shelf.parts.face;
        self.asking(seat, which, language, |open| {
            let said = face.question(open);
            let prompt = open.pending.prompt;
            Question {
                which,
                seat: seat.0,
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
                code: face.code(&open.pending.ask),
                title: said.title,
                because: said.because,
                about: said.about,
                areas: said.areas,
                choices: said.choices,
                forbidden: said.forbidden,
                payment: said.payment,
            }
        })
        .ok()
    }

    /// Where a bot's chance comes from: it follows from the match, so that a restarted bot answers as it would have,
    /// but from the published commitment and not from the seed, so that its answers tell nothing of the dice.
    fn bot_chance(&self) -> Fast {
        let commitment = self.fairness.seed.commitment().0;
        let seed = commitment.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte));
        Fast::of_game(seed, self.game.journal().next_number().into())
    }

    fn after(&mut self, number: u32) -> Vec<String> {
        self.early.clear();
        self.whole = OnceLock::new();
        self.entries_from(number)
    }
}

impl<G: Game> Sitting for Played<G> {
    fn entries(&self) -> u32 {
        self.game.journal().next_number()
    }

    fn entries_from(&self, number: u32) -> Vec<String> {
        self.game.journal().entries().iter().skip(number as usize).map(written).collect()
    }

    fn asked(&self) -> Vec<(u8, Seat)> {
        let open = (0u8..).zip(self.game.pending());
        let open = open.filter(|(which, _)| !self.early.contains(&usize::from(*which)));
        open.map(|(which, pending)| (which, pending.prompt.seat)).collect()
    }

    fn answer(
        &mut self,
        seat: Seat,
        which: u8,
        answer: &Value,
        language: Language,
    ) -> Result<Answered, Refused> {
        let answer = match self.pending(seat, which) {
            Ok(_) => self.read(answer)?,
            Err(refused) => {
                let (claim, _) = self.claim(seat, which, language).ok_or(refused)?;
                let answer = self.read(answer)?;
                if answer != claim {
                    return Err(Refused::NotAsked);
                }
                claim
            }
        };
        self.tell_all();
        let number = self.entries();
        self.game
            .answer_one(usize::from(which), answer)
            .map_err(|refusal| Refused::Rule(Box::new(self.why(&refusal.why, language))))?;
        if self.entries() == number && self.game.pending().len() > 1 {
            self.early.push(usize::from(which));
            return Ok(Answered { entries: Vec::new(), turn: false });
        }
        let mut since = self.game.told().iter().rev().take_while(|told| told.entry >= Some(number));
        let turn = since.any(|told| self.shelf.parts.log.turn_begins(&told.event));
        Ok(Answered { entries: self.after(number), turn })
    }

    fn claims(&self) -> Vec<(u8, Seat)> {
        let seats = (0..G::seats(self.game.now().state)).map(Seat);
        let places = (0u8..).zip(self.game.pending()).map(|(which, _)| which);
        let all = places.flat_map(|which| seats.clone().map(move |seat| (which, seat)));
        all.filter(|&(which, seat)| self.claim(seat, which, Language::En).is_some()).collect()
    }

    fn free_undo(&self, seat: Seat) -> Option<u32> {
        self.game.free_undo(seat)
    }

    fn last_answer_of(&self, seat: Seat) -> Option<u32> {
        self.game.last_answer_of(seat)
    }

    fn undo(&mut self, to: u32) -> Result<Vec<String>, Unplayable> {
        let number = self.entries();
        if to >= number {
            return Err(Unplayable(format!("there is no entry {to} to go back to")));
        }
        // On a copy, because what can't be played again must leave the match as it was.
        let mut game = self.game.clone();
        let replayed = game.undo(to).map_err(|error| Unplayable(error.to_string()))?;
        self.game = game;
        if replayed == Replayed::Wholly {
            // Everything has been told again, what a snapshot had left out too.
            self.untold.clear();
        }
        Ok(self.after(number))
    }

    fn outcome(&self, language: Language) -> Option<Outcome> {
        if !self.game.over() {
            return None;
        }
        let state = self.game.now().state;
        Some(Outcome {
            text: self.reading(None, language, |reader| self.shelf.parts.voice.ending(reader)),
            scores: (0..G::seats(state)).map(|seat| G::score(state, Seat(seat))).collect(),
            how: Ending::Played,
        })
    }

    fn scores(&self) -> Vec<f32> {
        self.shelf.parts.log.scores(self.game.now().state)
    }

    fn hushed(&self, language: Language) -> Option<Why> {
        self.shelf.parts.hands?.hushed(self.game.now().state).map(|why| self.why(&why, language))
    }

    fn shown_hands(&self) -> Option<Seats> {
        self.hands_at(u32::MAX)
    }

    fn show_hand(&mut self, seat: Seat, shown: bool, from: u32) {
        if let Some(hands) = self.shown_hands() {
            self.hands.push((from, hands.with(seat, shown)));
            self.lay_hands();
        }
    }

    fn line(&self, language: Language) -> String {
        self.reading(None, language, |reader| self.shelf.parts.voice.standing(reader))
    }

    fn position(&self, seat: Option<Seat>, language: Language) -> Position {
        let asked = self.asked();
        let own = asked.iter().filter(|(_, asked)| Some(*asked) == seat);
        let mut waits_for: Vec<u8> = asked.iter().map(|(_, seat)| seat.0).collect();
        waits_for.dedup();
        Position {
            entry: self.entries(),
            board: self.board(seat, language),
            questions: own
                .filter_map(|&(which, seat)| self.question(seat, which, language))
                .chain(seat.into_iter().flat_map(|seat| {
                    asked.iter().filter_map(move |&(which, _)| self.claimed(seat, which, language))
                }))
                .collect(),
            waits_for,
        }
    }

    fn board(&self, seat: Option<Seat>, language: Language) -> Board {
        self.reading(seat, language, |reader| self.shelf.parts.face.board(reader))
    }

    fn text(&self, seat: Option<Seat>, language: Language) -> Box<dyn TextPage + '_> {
        Box::new(Spelt {
            parts: self.shelf.parts,
            game: &self.game,
            setup: &self.setup,
            seat,
            words: self.shelf.voices.of(language),
        })
    }

    fn log_length(&self, seat: Option<Seat>) -> u32 {
        self.lines_told(seat)
    }

    fn log(&self, seat: Option<Seat>, language: Language, from: u32) -> Vec<LogLine> {
        self.lines_from(seat, language, from)
    }

    fn chapters(&self, language: Language) -> Vec<Chapter> {
        self.chapters_told(language)
    }

    fn curve(&self) -> Vec<Vec<f32>> {
        self.scores_told()
    }

    fn moments(
        &self,
        seat: Option<Seat>,
        questions: Questions,
        span: RangeInclusive<u32>,
        language: Language,
    ) -> Result<Vec<Moment>, Unplayable> {
        let may_read = |asked: &Asked| match questions {
            Questions::Own => seat == Some(Seat(asked.seat)),
            Questions::Everybodys => true,
        };
        let moment = |entry: u32| {
            let then = self.at(entry)?;
            let asked = then.asked_then(self, language).into_iter().filter(may_read).collect();
            Ok(Moment { entry, board: then.board(seat, language), asked })
        };
        span.map(moment).collect()
    }

    fn reach(
        &self,
        seat: Seat,
        which: u8,
        at: &Reach,
        language: Language,
    ) -> Result<(Vec<Choice>, Option<Why>), Refused> {
        let parts = self.shelf.parts;
        let (choices, refused) = self.asking(seat, which, language, |open| {
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
            Ok((choices, refused))
        })??;
        let refused = refused.filter(|_| choices.is_empty());
        Ok((choices, refused.map(|why| self.why(&why, language))))
    }

    fn odds(&self, seat: Seat, which: u8, answer: &Value, language: Language) -> Result<Comparison, Refused> {
        let answer = self.read(answer)?;
        self.asking(seat, which, language, |open| {
            (open.law)(answer).map_err(|why| Refused::Rule(Box::new(self.why(&why, language))))?;
            let odds = self.shelf.parts.odds.and_then(|odds| odds.odds(open, answer));
            odds.ok_or(Refused::NotAsked)
        })?
    }

    fn measure(&self, from: u32, to: u32, language: Language) -> Option<Measure> {
        let tabletop = self.shelf.parts.tabletop?;
        self.reading(None, language, |reader| tabletop.measure(reader, from, to))
    }

    fn bot_answer(&self, seat: Seat, bot: &str) -> Option<(u8, Value)> {
        let named = self.shelf.parts.minds.iter().find(|named| named.name == bot)?;
        let mut bot = Bot::new(seat, (named.mind)(), self.bot_chance());
        let (which, answer) = bot.answer(&self.game)?;
        let value = serde_json::to_value(answer).expect("an answer is plain data with text keys");
        (!self.early.contains(&which)).then_some((u8::try_from(which).ok()?, value))
    }

    fn safe_answer(&self, seat: Seat) -> Option<(u8, Value)> {
        let (which, _) = self.asked().into_iter().find(|(_, asked)| *asked == seat)?;
        let options = &self.game.pending().get(usize::from(which))?.options;
        let answer =
            options.iter().find(|answer| self.shelf.parts.face.quiet(answer)).or_else(|| options.first())?;
        Some((which, serde_json::to_value(answer).expect("an answer is plain data with text keys")))
    }

    fn snapshot(&self) -> Vec<u8> {
        self.keep().write()
    }

    fn copy(&self) -> Box<dyn Sitting> {
        Box::new(Played {
            shelf: Arc::clone(&self.shelf),
            content: Arc::clone(&self.content),
            setup: self.setup.clone(),
            fairness: self.fairness.clone(),
            game: self.game.clone(),
            early: self.early.clone(),
            untold: self.untold.clone(),
            whole: OnceLock::new(),
            hands: self.hands.clone(),
        })
    }

    fn at(&self, entries: u32) -> Result<Box<dyn Sitting>, Unplayable> {
        let journal = self.game.journal().entries();
        let before = journal.get(..entries as usize).ok_or_else(|| {
            Unplayable(format!("there is no moment {entries}: the last is {}", journal.len()))
        })?;
        let game = self.open(Source::Recorded, Journal::new(before.to_vec()), false)?;
        let (shelf, content) = (Arc::clone(&self.shelf), Arc::clone(&self.content));
        let mut then = Played::new(shelf, content, self.setup.clone(), self.fairness.clone(), game);
        // Who looks back sees what was shown then, and not what was hidden then and is shown now.
        then.hands.extend(self.hands_at(entries).map(|shown| (0, shown)));
        then.lay_hands();
        Ok(Box::new(then))
    }

    fn asked_then(&self, of: &dyn Sitting, language: Language) -> Vec<Asked> {
        let later: Vec<Entry<G::Answer>> = of
            .entries_from(self.entries())
            .iter()
            .map_while(|entry| serde_json::from_str(entry).ok())
            // Questions asked together are answered by answers in a row.
            .take_while(|entry| matches!(entry, Entry::Answer(..)))
            .take(self.game.pending().len())
            .collect();
        let pending = self.game.pending().iter();
        pending
            .map(|pending| {
                let seat = pending.prompt.seat;
                let answered = later.iter().find_map(|entry| match entry {
                    Entry::Answer(by, answer) if *by == seat => Some(answer),
                    _ => None,
                });
                let asked = |reader: &Reader<G>| self.shelf.parts.voice.asked(reader, &pending.ask, answered);
                let (title, answered) = self.reading(Some(seat), language, asked);
                Asked { seat: seat.0, title, answered }
            })
            .collect()
    }

    fn save(&self) -> String {
        Save::<G> {
            version: env!("CARGO_PKG_VERSION").into(),
            content: self.shelf.fingerprint.clone(),
            setup: self.setup.clone(),
            fairness: self.fairness.clone(),
            journal: self.game.journal().clone(),
        }
        .write()
    }

    fn report(&self, seat: Option<Seat>) -> String {
        self.shelf.parts.script.and_then(|script| script.export(&self.game, seat)).unwrap_or_default()
    }

    fn verify(&self) -> (u32, Option<String>) {
        let source = Source::Fair(self.fairness.clone());
        match Match::<G>::open(
            Arc::clone(&self.content),
            &self.setup,
            source,
            self.game.journal().clone(),
            true,
        ) {
            Ok(_) => (self.entries(), None),
            Err(error) => {
                let fitting = match error {
                    table::Unplayable::Setup(_) => 0,
                    table::Unplayable::Refused { entry, .. }
                    | table::Unplayable::Fault { entry, .. }
                    | table::Unplayable::TooLong { entry } => entry,
                };
                (fitting, Some(error.to_string()))
            }
        }
    }
}
