//! What a table's lines add up to: seats, clocks, wishes. No game is needed for it, only lines.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use wire::lobby::{Chosen, Every, NewClock};
use wire::table::Ending;

use super::line::{Act, By, Line, Preset};
use super::texts::Slim;

/// What an open table takes without packs, of the game that takes most (docs/benchmarks.md).
pub const WEIGHT: usize = 192 << 10;
/// What an entry adds to it: its text, and what it led to.
const OF_ENTRY: usize = 400;
/// What each byte of a pack adds to it: the text, and what is read out of it.
const OF_TEXT: usize = 5;

/// What the lines of a table add up to.
#[derive(Clone, PartialEq, Debug)]
pub struct Fold {
    /// The last line.
    pub seq: u32,
    /// When it was written.
    pub at_ms: u64,
    /// Which game.
    pub game: String,
    /// What was chosen for the table.
    pub options: Slim,
    /// The seats, in order.
    pub seats: Vec<Seat>,
    /// Clocks, if any.
    pub clock: Option<NewClock>,
    /// Whether anybody may find it and watch.
    pub public: bool,
    /// The hash of the seed.
    pub commitment: String,
    /// The start by which the table answers the questions of setup, if it does.
    pub preset: Option<Preset>,
    /// The entries that the table gave for persons.
    pub given: Vec<Range<u32>>,
    /// Whether a person has answered anything.
    pub answered: bool,
    /// What it took over from another game.
    pub inheritance: Option<Inheritance>,
    /// What is played, once every seat is filled.
    pub begun: Option<Begun>,
    /// Who is asked something since the last line.
    pub waits_for: Vec<u8>,
    /// The last line after which questions were new: answers to older ones are stale.
    pub moved: u32,
    /// Each line that took something back, and from which entry on.
    pub undone: Vec<(u32, u32)>,
    /// Standing entries of the game's journal that are answers by the table.
    pub by_table: BTreeMap<u32, (u8, By)>,
    /// Seats that took something back and have not answered since: the table answers nothing for them.
    pub held: BTreeSet<u8>,
    /// A standing wish to take something back.
    pub wish: Option<Wish>,
    /// How many entries the game's journal has.
    pub entries: u32,
    /// What players showed of their hands and hid again, in order.
    pub hands: Vec<Hand>,
    /// Who ended the game before its end, and how.
    pub ended: Option<(u8, Ending)>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// What it chose.
    pub options: Vec<Chosen>,
    /// Its part in the chance.
    pub nonce: String,
    /// The bot that answers while the person is away.
    pub stand_in: Option<String>,
    /// Whether the table answers questions of setup here: until the person does, or takes something back.
    pub set_up: bool,
    /// What is left on its clock, if there are clocks; less than 0 when it has run out.
    pub left_ms: i64,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Nobody yet, but the seat is kept for a person of that name.
    Kept(String),
    /// A person of that name.
    Person(String),
    /// A bot.
    Bot(String),
}

/// What a table took over.
#[derive(Clone, PartialEq, Debug)]
pub struct Inheritance {
    /// What was agreed there.
    pub setup: Slim,
    /// The entries.
    pub entries: Vec<String>,
}

/// A game that has begun.
#[derive(Clone, PartialEq, Debug)]
pub struct Begun {
    /// What is played.
    pub setup: Slim,
    /// Each seat's part in the chance.
    pub nonces: Vec<String>,
}

/// A hand that was shown to the other players, or hidden again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// From which entry of the game's journal on.
    pub from: u32,
    /// Whose.
    pub seat: u8,
    /// Whether it was shown.
    pub shown: bool,
}

/// A wish to take something back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Whose.
    pub by: u8,
    /// From which entry on.
    pub to: u32,
    /// Who has agreed.
    pub agreed: Vec<u8>,
}

/// A line that can't follow the lines before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {0} does not fit the lines before it")]
pub struct Misplaced(pub u32);

impl Fold {
    /// All lines of a table.
    ///
    /// # Errors
    /// The first line that does not fit.
    pub fn of(lines: &[Line]) -> Result<Fold, Misplaced> {
        let (first, rest) = lines.split_first().ok_or(Misplaced(0))?;
        let Act::Made { game, options, seats, clock, public, commitment, preset } = &first.act else {
            return Err(Misplaced(first.seq));
        };
        let left_ms = clock.as_ref().map_or(0, |clock| i64::from(clock.seconds) * 1000);
        let seats = seats.iter().map(|place| Seat {
            sitter: match (&place.bot, &place.kept_for) {
                (Some(bot), _) => Sitter::Bot(bot.clone()),
                (None, Some(name)) => Sitter::Kept(name.clone()),
                (None, None) => Sitter::Nobody,
            },
            options: place.options.clone(),
            nonce: String::new(),
            stand_in: None,
            set_up: preset.is_some(),
            left_ms,
        });
        let mut fold = Fold {
            seq: first.seq,
            at_ms: first.at_ms,
            game: game.clone(),
            options: Slim::of(options),
            seats: seats.collect(),
            clock: clock.clone(),
            public: *public,
            commitment: commitment.clone(),
            preset: preset.clone(),
            given: Vec::new(),
            answered: false,
            inheritance: None,
            begun: None,
            waits_for: Vec::new(),
            moved: 0,
            undone: Vec::new(),
            by_table: BTreeMap::new(),
            held: BTreeSet::new(),
            wish: None,
            entries: count(&first.entries),
            hands: Vec::new(),
            ended: None,
        };
        rest.iter().try_for_each(|line| fold.apply(line))?;
        Ok(fold)
    }

    /// One line more.
    ///
    /// # Errors
    /// When it does not follow the last, or names a seat that there is not.
    pub fn apply(&mut self, line: &Line) -> Result<(), Misplaced> {
        let misplaced = || Misplaced(line.seq);
        if line.seq != self.seq + 1
            || seat_of(&line.act).is_some_and(|seat| usize::from(seat) >= self.seats.len())
        {
            return Err(misplaced());
        }
        self.charge(line.at_ms);
        match &line.act {
            Act::Made { .. } => return Err(misplaced()),
            Act::ForkedFrom { setup, .. } => {
                self.inheritance =
                    Some(Inheritance { setup: Slim::of(setup), entries: line.entries.clone() });
            }
            Act::Sat { seat, name, nonce, options } => {
                let seat = &mut self.seats[usize::from(*seat)];
                seat.sitter = Sitter::Person(name.clone());
                seat.nonce = nonce.clone();
                seat.options = options.clone();
            }
            Act::Begun { setup, nonces } => {
                self.begun = Some(Begun { setup: Slim::of(setup), nonces: nonces.clone() });
                // Everything that was chosen is in the setup now, and a pack is long.
                self.options = Slim::of(&Vec::<Chosen>::new());
                self.moved = line.seq;
            }
            Act::Answered { seat, turn, by, then, .. } => {
                let numbers = answers(&line.entries).rev().take(then.len());
                for (then, number) in then.iter().rev().zip(numbers) {
                    self.by_table.insert(self.entries + number, (then.seat, then.by));
                }
                self.held.remove(seat);
                // What the table answered gains nobody time but for the turns that begin with it.
                let turns = then.iter().filter(|then| then.turn).map(|then| then.seat);
                if let Some(clock) = self.clock.as_ref().filter(|clock| clock.every == Every::Turn) {
                    for seat in turns {
                        if let Some(seat) = self.seats.get_mut(usize::from(seat)) {
                            seat.left_ms += i64::from(clock.increment) * 1000;
                        }
                    }
                }
                match by {
                    By::Person => {
                        self.answered = true;
                        self.seats[usize::from(*seat)].set_up = false;
                    }
                    By::Preset => {
                        self.seats[usize::from(*seat)].set_up = true;
                        self.given.push(self.entries..self.entries + count(&line.entries));
                    }
                    By::Bot | By::Only | By::Spent => {}
                }
                if let Some(clock) = self.clock.as_ref().filter(|clock| clock.every == Every::Answer || *turn)
                {
                    self.seats[usize::from(*seat)].left_ms += i64::from(clock.increment) * 1000;
                }
                // An early answer of several asked together leaves the other questions as they stand.
                if !line.entries.is_empty() {
                    self.moved = line.seq;
                    self.wish = None;
                }
            }
            Act::UndoAsked { by, to } => self.wish = Some(Wish { by: *by, to: *to, agreed: Vec::new() }),
            Act::UndoAgreed { seat } => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed.push(*seat);
                }
            }
            Act::UndoDeclined { .. } => self.wish = None,
            Act::Undone { by, to } => {
                self.wish = None;
                drop(self.by_table.split_off(to));
                self.held.insert(*by);
                self.undone.push((line.seq, *to));
                // Who takes something back wants to answer for themselves.
                self.seats.iter_mut().for_each(|seat| seat.set_up = false);
                self.moved = line.seq;
            }
            Act::StandIn { seat, bot } => self.seats[usize::from(*seat)].stand_in = Some(bot.clone()),
            Act::Returned { seat } => self.seats[usize::from(*seat)].stand_in = None,
            Act::HandShown { seat, shown } => {
                self.hands.push(Hand { from: self.entries, seat: *seat, shown: *shown });
            }
            Act::Conceded { seat } => self.ended = Some((*seat, Ending::Conceded)),
            Act::Flagged { seat } => self.ended = Some((*seat, Ending::Time)),
        }
        self.seq = line.seq;
        self.entries += count(&line.entries);
        self.at_ms = line.at_ms;
        self.waits_for = line.waits_for.clone();
        Ok(())
    }

    /// How many entries were taken over from another game.
    pub fn inherited(&self) -> u32 {
        self.inheritance.as_ref().map_or(0, |inheritance| count(&inheritance.entries))
    }

    /// About how much memory the table takes, in bytes: more the longer its game and the packs that it is played with.
    pub fn weight(&self) -> usize {
        let setups = [
            self.begun.as_ref().map(|begun| &begun.setup),
            self.inheritance.as_ref().map(|inheritance| &inheritance.setup),
            Some(&self.options),
        ];
        let texts: usize = setups.into_iter().flatten().map(Slim::bytes).sum();
        WEIGHT + self.entries as usize * OF_ENTRY + texts * OF_TEXT
    }

    /// Whether every seat is filled.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Person(_) | Sitter::Bot(_)))
    }

    /// The bot that answers for a seat: its own, or one that stands in.
    pub fn bot_of(&self, seat: u8) -> Option<&str> {
        let seat = self.seats.get(usize::from(seat))?;
        match &seat.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person(_) | Sitter::Kept(_) | Sitter::Nobody => seat.stand_in.as_deref(),
        }
    }

    /// The entry below which nothing was taken back since a line: what a client knew of the log up to there still
    /// holds.
    pub fn kept_since(&self, seq: u32) -> u32 {
        let later = self.undone.iter().filter(|(line, _)| *line > seq);
        later.map(|(_, to)| *to).min().unwrap_or(u32::MAX)
    }

    /// Whether a seat's clock runs: it is asked, and a person has to answer.
    pub fn clock_runs(&self, seat: u8) -> bool {
        self.clock.is_some()
            && self.begun.is_some()
            && self.ended.is_none()
            && self.waits_for.contains(&seat)
            && self.bot_of(seat).is_none()
    }

    /// What a seat's clock shows at a moment.
    pub fn left_ms(&self, seat: u8, now_ms: u64) -> i64 {
        let left_ms = self.seats.get(usize::from(seat)).map_or(0, |seat| seat.left_ms);
        if self.clock_runs(seat) { left_ms - elapsed(self.at_ms, now_ms) } else { left_ms }
    }

    /// The seat whose clock runs out next, and when.
    pub fn next_flag(&self) -> Option<(u8, u64)> {
        let running = (0..).zip(&self.seats).filter(|(seat, _)| self.clock_runs(*seat));
        let falls = |seat: &Seat| self.at_ms.saturating_add_signed(seat.left_ms.max(0));
        running.map(|(number, seat)| (number, falls(seat))).min_by_key(|(_, falls)| *falls)
    }

    /// Takes the time since the last line from everybody who was asked.
    fn charge(&mut self, now_ms: u64) {
        for number in 0..self.seats.len() {
            let seat = u8::try_from(number).unwrap_or(u8::MAX);
            self.seats[number].left_ms = self.left_ms(seat, now_ms);
        }
    }
}

/// Nodes' clocks differ a little, so a line may be older than the one before it: then no time has passed.
fn elapsed(from_ms: u64, to_ms: u64) -> i64 {
    i64::try_from(to_ms.saturating_sub(from_ms)).unwrap_or(i64::MAX)
}

fn count(entries: &[String]) -> u32 {
    u32::try_from(entries.len()).unwrap_or(u32::MAX)
}

/// The places of the answers among entries as they are kept.
fn answers(entries: &[String]) -> impl DoubleEndedIterator<Item = u32> {
    let numbered = entries.iter().enumerate().filter(|(_, entry)| entry.starts_with(ANSWER));
    numbered.map(|(at, _)| u32::try_from(at).unwrap_or(u32::MAX))
}

/// How an entry begins that is an answer: [`table::Entry`] as it is kept.
const ANSWER: &str = "{\"answer\":";

/// The seat that an act is about.
fn seat_of(act: &Act) -> Option<u8> {
    match act {
        Act::Made { .. } | Act::ForkedFrom { .. } | Act::Begun { .. } => None,
        Act::UndoAsked { by: seat, .. } | Act::Undone { by: seat, .. } => Some(*seat),
        Act::Sat { seat, .. }
        | Act::Answered { seat, .. }
        | Act::UndoAgreed { seat }
        | Act::UndoDeclined { seat }
        | Act::StandIn { seat, .. }
        | Act::Returned { seat }
        | Act::HandShown { seat, .. }
        | Act::Conceded { seat }
        | Act::Flagged { seat } => Some(*seat),
    }
}

#[cfg(test)]
mod tests;
