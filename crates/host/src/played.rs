//! One match of any game behind the door.

mod beats;
mod by_table;
mod hints;
mod joined;
mod kept;
mod leaf;
mod log;

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Entry, Fairness, Fast, Game, Journal, Match, Pending, Replayed, Save, Seat, Seats, Source};
use wire::table::Why;
use words::{Language, Words};

pub(crate) use kept::Kept;
use leaf::Leaf;

use crate::host::Stock;
use crate::text::{Spelt, TextPage};
use crate::{
    Answered, Asked, Back, Bot, Entries, Outside, Page, Refused, ShownHands, Sitting, Unplayable, forbidden,
};

/// A match.
pub(crate) struct Played<G: Game> {
    stock: Arc<Stock<G>>,
    /// What is printed: the stock's, or more where the setup has a pack of its own.
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
    /// The questions that stand, once somebody has wanted to know: whoever may claim one is found by its words.
    asked: OnceLock<Vec<Asked>>,
}

/// An entry as the journal stores it.
pub(crate) fn written<A: Serialize>(entry: &Entry<A>) -> String {
    serde_json::to_string(entry).expect("an entry is plain data with text keys")
}

/// An answer as clients send it.
fn json(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("an answer is plain data with text keys")
}

impl<G: Game> Played<G> {
    /// A match that goes on; `untold` is what a snapshot says was told before.
    pub fn new(
        stock: Arc<Stock<G>>,
        content: Arc<G::Content>,
        setup: G::Setup,
        fairness: Fairness,
        game: Match<G>,
        untold: Vec<u32>,
    ) -> Played<G> {
        let (early, hands, whole, asked) = (Vec::new(), Vec::new(), OnceLock::new(), OnceLock::new());
        let mut played = Played { stock, content, setup, fairness, game, early, untold, whole, hands, asked };
        // A snapshot remembers hands that were shown when it was taken.
        played.lay_hands();
        played
    }

    /// What is played at each seat, in seat order.
    pub fn players(&self, language: Language) -> Vec<String> {
        let words = self.stock.voices.of(language);
        let players = self.stock.parts.setups.players(&self.content, &self.setup, words);
        players.into_iter().map(|player| player.name).collect()
    }

    /// Whose hands are shown at a moment.
    fn hands_at(&self, entries: u32) -> Option<Seats> {
        let agreed = self.stock.parts.hands?.agreed(&self.setup);
        Some(self.hands.iter().rev().find(|(from, _)| *from <= entries).map_or(agreed, |&(_, shown)| shown))
    }

    /// Lays over the match whose hands are shown now.
    fn lay_hands(&mut self) {
        if let Some(hands) = self.stock.parts.hands
            && let Some(shown) = self.hands_at(u32::MAX)
        {
            self.game.agree(|state| hands.lay(state, shown));
            self.asked = OnceLock::new();
        }
    }

    /// The match with its chance from its seed, or only as far as it was recorded.
    fn open(
        &self,
        source: Source,
        journal: Journal<G::Answer>,
        verify: bool,
    ) -> Result<Match<G>, Unplayable> {
        Ok(Match::open(Arc::clone(&self.content), &self.setup, source, journal, verify)?)
    }

    /// The match as somebody reads it.
    fn leaf(&self, seat: Option<Seat>, language: Language) -> Leaf<'_, G> {
        Leaf { played: self, seat, words: self.stock.voices.of(language), known: OnceCell::new() }
    }

    /// How many entries the journal has.
    fn entries(&self) -> u32 {
        self.game.journal().next_number()
    }

    fn texts_from(&self, number: u32) -> Vec<String> {
        self.game.journal().entries().iter().skip(number as usize).map(written).collect()
    }

    /// The questions that stand, by place and seat.
    fn standing(&self) -> impl Iterator<Item = (u8, Seat)> {
        let pending = (0u8..).zip(self.game.pending());
        let open = pending.filter(|(which, _)| !self.early.contains(&usize::from(*which)));
        open.map(|(which, pending)| (which, pending.prompt.seat))
    }

    /// The questions that stand, with the seats that may claim them.
    fn ask(&self) -> Vec<Asked> {
        let claiming = self.stock.parts.claims.is_some();
        let seats = (0..G::seats(self.game.now().state)).filter(|_| claiming).map(Seat);
        let leaves: Vec<_> = seats.map(|seat| (seat, self.leaf(Some(seat), Language::En))).collect();
        let asked = |(which, seat)| {
            let claims = leaves.iter().filter(|(_, leaf)| leaf.claim(which).is_some());
            let pending = &self.game.pending()[usize::from(which)];
            Asked {
                which,
                seat,
                claims: claims.fold(Seats::NONE, |all, &(seat, _)| all.with(seat, true)),
                code: self.stock.parts.face.code(&pending.ask),
                telling: pending.telling,
                setup: self.of_setup(which),
                answers: u32::try_from(pending.options.len()).unwrap_or(u32::MAX),
            }
        };
        self.standing().map(asked).collect()
    }

    /// Whether a question is of setup, before the game proper.
    fn of_setup(&self, which: u8) -> bool {
        let pending = self.game.pending().get(usize::from(which));
        pending.is_some_and(|open| self.stock.parts.face.of_setup(self.game.now().state, &open.ask))
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
        G::Answer::deserialize(answer).map_err(|error| Refused::Malformed(error.to_string()))
    }

    fn why(&self, why: &table::Why, words: &Words) -> Why {
        forbidden::said(why, self.stock.parts.voice.refusal(&self.content, why, words))
    }

    /// The match as it was after so many entries; what was taken back by then is gone, and the chance of later entries
    /// is unknown to it.
    fn at(&self, entries: u32) -> Result<Played<G>, Unplayable> {
        let journal = self.game.journal().entries();
        let before = journal.get(..entries as usize).ok_or_else(|| {
            Unplayable::new(format_args!("there is no moment {entries}: the last is {}", journal.len()))
        })?;
        let game = self.open(Source::Recorded, Journal::new(before.to_vec()), false)?;
        let (stock, content) = (Arc::clone(&self.stock), Arc::clone(&self.content));
        let (setup, fairness) = (self.setup.clone(), self.fairness.clone());
        let mut then = Played::new(stock, content, setup, fairness, game, Vec::new());
        // Who looks back sees what was shown then, and not what was hidden then and is shown now.
        then.hands.extend(self.hands_at(entries).map(|shown| (0, shown)));
        then.lay_hands();
        Ok(then)
    }

    fn bot_called(&self, seat: Seat, bot: &str) -> Option<(u8, G::Answer)> {
        let mind = self.stock.parts.minds.mind(bot)?;
        let mut bot = table::Bot::new(seat, mind, self.bot_chance());
        let (which, answer) = bot.answer(&self.game)?;
        (!self.early.contains(&which)).then_some((u8::try_from(which).ok()?, answer))
    }

    fn line_said(&self, seat: Seat, which: u8, line: &str) -> Option<(u8, G::Answer)> {
        self.pending(seat, which).ok()?;
        let place = usize::from(which);
        let pending = self.game.pending().get(place)?;
        let said = self.stock.parts.script?.said(self.game.now(), pending, line);
        let legal = said.into_iter().find(|answer| table::verdict(&self.game, place, *answer).is_ok());
        legal.map(|answer| (which, answer))
    }

    /// What a program answers that is told what the seat may know, and no more.
    fn outside_answer(&self, seat: Seat, program: &dyn Outside) -> Option<(u8, G::Answer)> {
        let (which, _) = self.standing().find(|(_, asked)| *asked == seat)?;
        let pending = self.game.pending().get(usize::from(which))?;
        let option = match &pending.options[..] {
            [_] => 0,
            options => {
                let question = lab::question::<G>(self.game.now(), &pending.ask, options, seat);
                program.answer(question, options.len())?
            }
        };
        Some((which, *pending.options.get(option)?))
    }

    fn safe_answer(&self, seat: Seat) -> Option<(u8, G::Answer)> {
        let (which, _) = self.standing().find(|(_, asked)| *asked == seat)?;
        let options = &self.game.pending().get(usize::from(which))?.options;
        let quiet = options.iter().find(|answer| self.stock.parts.face.quiet(answer));
        Some((which, *quiet.or_else(|| options.first())?))
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
        self.asked = OnceLock::new();
        self.texts_from(number)
    }
}

impl<G: Game> Sitting for Played<G> {
    fn journal(&self, from: u32) -> Entries {
        Entries { next: self.entries(), texts: self.texts_from(from) }
    }

    fn asked(&self) -> Vec<Asked> {
        self.asked.get_or_init(|| self.ask()).clone()
    }

    fn answer(
        &mut self,
        by: Seat,
        which: u8,
        answer: &Value,
        language: Language,
    ) -> Result<Answered, Refused> {
        let answer = match self.pending(by, which) {
            Ok(_) => self.read(answer)?,
            Err(refused) => {
                let (claim, _) = self.leaf(Some(by), language).claim(which).ok_or(refused)?;
                let answer = self.read(answer)?;
                if answer != claim {
                    return Err(Refused::NotAsked);
                }
                claim
            }
        };
        self.tell_all();
        let number = self.entries();
        let asked = self.game.pending().get(usize::from(which)).map(|pending| (pending.ask, pending.prompt));
        self.game.answer_one(usize::from(which), answer).map_err(|refusal| {
            Refused::Rule(Box::new(self.why(&refusal.why, self.stock.voices.of(language))))
        })?;
        if self.entries() == number && self.game.pending().len() > 1 {
            self.early.push(usize::from(which));
            self.asked = OnceLock::new();
            return Ok(Answered {
                entries: Vec::new(),
                turn: false,
                units: Vec::new(),
                joined: Vec::new(),
                picks: false,
            });
        }
        let log = self.stock.parts.log;
        let since = self.game.told().iter().rev().take_while(|told| told.entry >= Some(number));
        let (mut turn, mut units) = (false, Vec::new());
        for told in since {
            turn |= log.turn_begins(&told.event);
            units.extend(log.units(self.game.now().state, &told.event));
        }
        let entries = self.after(number);
        let (mut joined, mut picks) = (Vec::new(), false);
        if let (Some((ask, prompt)), [_]) = (asked, &entries[..])
            && prompt.seat == by
        {
            let parts = self.stock.parts;
            joined = joined::after(parts, &self.game, by, &ask, &answer).iter().map(json).collect();
            picks = joined::goes_on(parts, &self.game, by, (&ask, prompt.kind), &answer);
        }
        Ok(Answered { entries, turn, units, joined, picks })
    }

    fn bot(&self, seat: Seat, bot: Bot) -> Option<(u8, Value)> {
        let (which, answer) = match bot {
            Bot::Called(name) => self.bot_called(seat, name)?,
            Bot::Outside(program) => self.outside_answer(seat, program)?,
            Bot::Safe => self.safe_answer(seat)?,
            Bot::Table(class) => self.by_table(seat, class)?,
            Bot::Line { which, line } => self.line_said(seat, which, line)?,
        };
        Some((which, json(&answer)))
    }

    fn back(&self, seat: Seat, how: Back, passed: &BTreeSet<u32>) -> Option<u32> {
        match how {
            Back::Free => self.game.free_undo(seat, passed),
            Back::LastAnswer => self.game.last_answer_of(seat, passed),
        }
    }

    fn undo(&mut self, to: u32) -> Result<Vec<String>, Unplayable> {
        let number = self.entries();
        if to >= number {
            return Err(Unplayable::new(format_args!("there is no entry {to} to go back to")));
        }
        // On a copy, because what can't be played again must leave the match as it was.
        let mut game = self.game.clone();
        let replayed = game.undo(to)?;
        self.game = game;
        if replayed == Replayed::Wholly {
            // Everything has been told again, what a snapshot had left out too.
            self.untold.clear();
        }
        Ok(self.after(number))
    }

    fn hands(&mut self) -> Option<&mut dyn ShownHands> {
        self.stock.parts.hands.is_some().then_some(self)
    }

    fn snapshot(&self) -> Vec<u8> {
        self.keep().write()
    }

    fn save(&self) -> String {
        Save::<G> {
            version: env!("CARGO_PKG_VERSION").into(),
            content: self.stock.fingerprint.clone(),
            setup: self.setup.clone(),
            fairness: self.fairness.clone(),
            journal: self.game.journal().clone(),
        }
        .write()
    }

    fn copy(&self) -> Box<dyn Sitting> {
        Box::new(Played {
            stock: Arc::clone(&self.stock),
            content: Arc::clone(&self.content),
            setup: self.setup.clone(),
            fairness: self.fairness.clone(),
            game: self.game.clone(),
            early: self.early.clone(),
            untold: self.untold.clone(),
            whole: OnceLock::new(),
            hands: self.hands.clone(),
            asked: self.asked.clone(),
        })
    }

    fn text(&self, seat: Option<Seat>, language: Language) -> Box<dyn TextPage + '_> {
        Box::new(Spelt {
            parts: self.stock.parts,
            game: &self.game,
            setup: &self.setup,
            seat,
            words: self.stock.voices.of(language),
        })
    }

    fn page(&self, seat: Option<Seat>, language: Language) -> Box<dyn Page + '_> {
        Box::new(self.leaf(seat, language))
    }
}

impl<G: Game> ShownHands for Played<G> {
    fn shown(&self) -> Seats {
        self.hands_at(u32::MAX).unwrap_or(Seats::NONE)
    }

    fn show(&mut self, seat: Seat, shown: bool, from: u32) {
        self.hands.push((from, self.shown().with(seat, shown)));
        self.lay_hands();
    }
}
