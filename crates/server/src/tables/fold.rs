//! What a table's lines add up to: seats, clocks, wishes. No game is needed for it, only lines.

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
            Act::Answered { seat, turn, by, .. } => {
                match by {
                    By::Person => {
                        self.answered = true;
                        self.seats[usize::from(*seat)].set_up = false;
                    }
                    By::Preset => {
                        self.seats[usize::from(*seat)].set_up = true;
                        self.given.push(self.entries..self.entries + count(&line.entries));
                    }
                    By::Bot => {}
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
            Act::Undone { to, .. } => {
                self.wish = None;
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
mod tests {
    use super::super::line::{By, Place};
    use super::*;

    /// A table for two with clocks of ten seconds and one second more an answer, both seats taken.
    fn lines() -> Vec<Line> {
        let place = Place { bot: None, kept_for: None, options: Vec::new() };
        let made = Act::Made {
            game: "chess".into(),
            options: Vec::new(),
            seats: vec![place.clone(), place],
            clock: Some(NewClock { seconds: 10, increment: 1, every: Every::Answer }),
            public: false,
            commitment: "c".into(),
            preset: None,
        };
        let sat = |seat| Act::Sat { seat, name: "Ada".into(), nonce: "n".into(), options: Vec::new() };
        let begun = Act::Begun { setup: serde_json::Value::Null, nonces: vec!["n".into(), "n".into()] };
        let mut lines = Vec::new();
        for (at_ms, act) in [(0, made), (500, sat(0)), (800, sat(1)), (1000, begun)] {
            add(&mut lines, at_ms, act, &[], &[]);
        }
        lines[3].waits_for = vec![0];
        lines
    }

    fn add(lines: &mut Vec<Line>, at_ms: u64, act: Act, waits_for: &[u8], entries: &[&str]) {
        let seq = u32::try_from(lines.len()).unwrap();
        let entries = entries.iter().map(|entry| (*entry).to_owned()).collect();
        lines.push(Line { seq, at_ms, act, waits_for: waits_for.to_vec(), entries });
    }

    fn answered(seat: u8) -> Act {
        Act::Answered { seat, which: 0, answer: serde_json::Value::Null, by: By::Person, turn: false }
    }

    #[test]
    fn a_clock_runs_while_its_seat_is_asked_and_gains_by_each_answer() {
        let mut lines = lines();
        add(&mut lines, 4000, answered(0), &[1], &["a"]);
        add(&mut lines, 6000, answered(1), &[0], &["b"]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.left_ms(0, 6000), fold.left_ms(1, 6000)), (8000, 9000));
        assert_eq!((fold.left_ms(0, 9000), fold.left_ms(1, 9000)), (5000, 9000));
        assert_eq!(fold.next_flag(), Some((0, 14_000)));
    }

    #[test]
    fn a_clock_of_turns_gains_only_when_a_turn_begins() {
        let mut lines = lines();
        if let Act::Made { clock: Some(clock), .. } = &mut lines[0].act {
            clock.every = Every::Turn;
        }
        add(&mut lines, 4000, answered(0), &[0], &["a"]);
        assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 4000), 7000);
        let activates =
            Act::Answered { seat: 0, which: 0, answer: serde_json::Value::Null, by: By::Person, turn: true };
        add(&mut lines, 5000, activates, &[1], &["b"]);
        assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 5000), 7000);
    }

    #[test]
    fn clocks_stand_still_before_the_game_after_it_and_for_bots() {
        let mut lines = lines();
        assert_eq!(Fold::of(&lines[..3]).unwrap().next_flag(), None);
        add(&mut lines, 2000, Act::StandIn { seat: 0, bot: "greedy".into() }, &[0], &[]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.next_flag(), fold.left_ms(0, 99_000)), (None, 9000));
        add(&mut lines, 50_000, Act::Returned { seat: 0 }, &[0], &[]);
        assert_eq!(Fold::of(&lines).unwrap().next_flag(), Some((0, 59_000)));
        add(&mut lines, 59_000, Act::Flagged { seat: 0 }, &[], &[]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.next_flag(), fold.ended), (None, Some((0, Ending::Time))));
    }

    #[test]
    fn a_node_whose_clock_is_behind_gives_nobody_time() {
        let mut lines = lines();
        add(&mut lines, 400, answered(0), &[1], &["a"]);
        assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 400), 11_000);
    }

    #[test]
    fn what_the_table_answered_is_told_from_what_a_person_did() {
        let mut lines = lines();
        let Act::Made { preset, .. } = &mut lines[0].act else { unreachable!("the first line is Made") };
        *preset = Some(Preset { start: "first".into(), answers: Vec::new() });
        let by =
            |seat, by| Act::Answered { seat, which: 0, answer: serde_json::Value::Null, by, turn: false };
        add(&mut lines, 2000, by(0, By::Preset), &[1], &["a", "dice"]);
        add(&mut lines, 2000, by(1, By::Preset), &[0], &["b"]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.given.clone(), fold.answered), (vec![0..2, 2..3], false));
        assert!(fold.seats.iter().all(|seat| seat.set_up));
        add(&mut lines, 3000, answered(0), &[1], &["c"]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.given.len(), fold.answered), (2, true));
        assert_eq!(fold.seats.iter().map(|seat| seat.set_up).collect::<Vec<_>>(), [false, true]);
        add(&mut lines, 4000, Act::Undone { by: 0, to: 3 }, &[0], &["u"]);
        assert!(Fold::of(&lines).unwrap().seats.iter().all(|seat| !seat.set_up));
    }

    #[test]
    fn an_early_answer_leaves_other_questions_fresh_and_a_late_one_makes_them_stale() {
        let mut lines = lines();
        add(&mut lines, 2000, answered(0), &[1], &[]);
        assert_eq!(Fold::of(&lines).unwrap().moved, 3);
        add(&mut lines, 3000, answered(1), &[0], &["a", "b"]);
        assert_eq!(Fold::of(&lines).unwrap().moved, 5);
    }

    #[test]
    fn a_wish_ends_by_going_on_by_a_no_and_by_being_granted() {
        let mut asked = lines();
        add(&mut asked, 2000, Act::UndoAsked { by: 0, to: 7 }, &[1], &[]);
        add(&mut asked, 2100, Act::UndoAgreed { seat: 1 }, &[1], &[]);
        let fold = Fold::of(&asked).unwrap();
        assert_eq!(fold.wish, Some(Wish { by: 0, to: 7, agreed: vec![1] }));
        let answer = (answered(1), vec!["a"]);
        let no = (Act::UndoDeclined { seat: 1 }, vec![]);
        for (act, entries) in [answer, no, (Act::Undone { by: 0, to: 7 }, vec!["u"])] {
            let mut lines = asked.clone();
            add(&mut lines, 3000, act, &[0], &entries);
            assert_eq!(Fold::of(&lines).unwrap().wish, None);
        }
    }

    #[test]
    fn hands_are_shown_from_the_entry_on_that_comes_next_and_leave_questions_fresh() {
        let mut lines = lines();
        add(&mut lines, 2000, Act::HandShown { seat: 1, shown: true }, &[0], &[]);
        add(&mut lines, 3000, answered(0), &[1], &["a", "b"]);
        add(&mut lines, 4000, Act::HandShown { seat: 1, shown: false }, &[1], &[]);
        let fold = Fold::of(&lines).unwrap();
        let hand = |from, shown| Hand { from, seat: 1, shown };
        assert_eq!((fold.hands, fold.entries), (vec![hand(0, true), hand(2, false)], 2));
        assert_eq!((fold.moved, fold.seq), (5, 6));
    }

    #[test]
    fn what_was_taken_back_since_a_line_no_longer_holds() {
        let mut lines = lines();
        add(&mut lines, 2000, Act::Undone { by: 0, to: 7 }, &[0], &["u"]);
        add(&mut lines, 3000, Act::Undone { by: 0, to: 9 }, &[0], &["u"]);
        let fold = Fold::of(&lines).unwrap();
        assert_eq!((fold.kept_since(3), fold.kept_since(4), fold.kept_since(5)), (7, 9, u32::MAX));
    }

    #[test]
    fn lines_out_of_order_and_seats_that_are_not_there_are_found() {
        assert_eq!(Fold::of(&[]), Err(Misplaced(0)));
        let mut gap = lines();
        gap.remove(2);
        assert_eq!(Fold::of(&gap), Err(Misplaced(3)));
        let mut third = lines();
        add(&mut third, 2000, Act::Conceded { seat: 2 }, &[], &[]);
        assert_eq!(Fold::of(&third), Err(Misplaced(4)));
        assert_eq!(Fold::of(&lines()[1..]), Err(Misplaced(1)));
    }
}
