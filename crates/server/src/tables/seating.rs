//! Sitting down, and beginning when every seat is filled.

use store::Person;
use wire::lobby::SitDown;
use wire::problem::{Code, Problem};
use words::Language;

use super::actor::Actor;
use super::deeds::Deeds;
use super::fold::{Misplaced, Sitter};
use super::invitation;
use super::line::{Act, Line};
use super::open::OpenTable;
use crate::problems::{internal, no_such_table, problem};

/// The longest nonce, in characters.
const LONGEST_NONCE: usize = 64;
/// How often somebody else may be first before we give up.
const TRIES: usize = 3;

/// Checks what a seat adds to the chance.
///
/// # Errors
/// When it is too long.
pub fn check_nonce(nonce: &str) -> Result<(), Problem> {
    if nonce.chars().count() > LONGEST_NONCE {
        return Err(problem(Code::TooLarge, format!("a nonce has at most {LONGEST_NONCE} characters")));
    }
    Ok(())
}

impl OpenTable {
    /// The lines of what was done, already applied here. They count only once the store has taken them.
    ///
    /// # Errors
    /// When an act does not fit, which only a bug could cause.
    pub fn write(&mut self, deeds: Deeds, now_ms: u64) -> Result<Vec<Line>, Misplaced> {
        let mut lines = Vec::with_capacity(deeds.len());
        for (act, entries) in deeds {
            let ends = matches!(act, Act::Conceded { .. } | Act::Flagged { .. });
            let waits_for = if ends { Vec::new() } else { self.waits_for() };
            // Time never runs backwards at a table, whatever the clocks of its nodes say.
            let at_ms = now_ms.max(self.fold.at_ms);
            let line = Line { seq: self.fold.seq + 1, at_ms, act, waits_for, entries };
            self.fold_in(&line)?;
            lines.push(line);
        }
        Ok(lines)
    }

    /// The free seat that a link's secret belongs to.
    pub fn seat_of_secret(&self, secret: &str) -> Option<u8> {
        let seats = (0..).zip(&self.fold.seats);
        let free = seats.filter(|(_, seat)| seat.sitter == Sitter::Nobody).map(|(number, _)| number);
        self.seat_with_secret(free, secret)
    }

    fn seat_with_secret(&self, mut seats: impl Iterator<Item = u8>, secret: &str) -> Option<u8> {
        seats.find(|seat| {
            invitation::fits(secret, &invitation::hash(&invitation::secret(&self.seed, &self.id, *seat)))
        })
    }

    /// The seats that somebody may take: all that are kept for the person, or a free one. None when the person sits
    /// there already.
    fn seats_for(&self, person: &Person, sit: &SitDown) -> Result<Vec<u8>, Problem> {
        let mut seats = (0..).zip(&self.fold.seats).map(|(number, _)| number);
        let mine = self.seats_of(Some(&person.id));
        let is_free = |seat: &u8| self.fold.seats[usize::from(*seat)].sitter == Sitter::Nobody;
        let Some(secret) = &sit.secret else {
            if !mine.is_empty() {
                let kept = |seat: &u8| matches!(self.fold.seats[usize::from(*seat)].sitter, Sitter::Kept(_));
                return Ok(mine.into_iter().filter(kept).collect());
            }
            if !self.fold.public {
                return Err(no_such_table());
            }
            let taken = || problem(Code::SeatTaken, "every seat is taken");
            return seats.find(is_free).map(|seat| vec![seat]).ok_or_else(taken);
        };
        match self.seat_with_secret(seats, secret) {
            Some(seat) if mine.contains(&seat) => Ok(Vec::new()),
            Some(seat) if is_free(&seat) => Ok(vec![seat]),
            Some(_) => Err(problem(Code::SeatTaken, "somebody else came by this link")),
            None if self.may_see(Some(&person.id)) => Err(problem(Code::BadLink, "the link is not valid")),
            None => Err(no_such_table()),
        }
    }

    /// A person sits down; when no seat is left to be taken, the game begins.
    ///
    /// # Errors
    /// When what was chosen can't be played; the table must be read anew then.
    pub fn seat(
        &mut self,
        seats: &[u8],
        name: &str,
        sit: &SitDown,
        language: Language,
        now_ms: u64,
    ) -> Result<Vec<Line>, Problem> {
        // One person adds to the chance once, however many seats are theirs.
        let mut nonce = sit.nonce.clone();
        let sat = |&seat: &u8| {
            // What the maker chose for the seat stands, unless whoever sits down chooses otherwise.
            let mut options = self.fold.seats[usize::from(seat)].options.clone();
            options.retain(|before| sit.options.iter().all(|chosen| chosen.option != before.option));
            options.extend(sit.options.iter().cloned());
            let sat = Act::Sat { seat, name: name.to_owned(), nonce: std::mem::take(&mut nonce), options };
            (sat, Vec::new())
        };
        let deeds = seats.iter().map(sat).collect();
        let mut lines = self.write(deeds, now_ms).map_err(internal)?;
        lines.extend(self.begin_if_full(language, now_ms)?);
        Ok(lines)
    }

    /// Begins once every seat is filled. What the seats have chosen must fit together in any case.
    ///
    /// # Errors
    /// When it does not, said in the reader's language.
    pub fn begin_if_full(&mut self, language: Language, now_ms: u64) -> Result<Vec<Line>, Problem> {
        let setup = self.setup(language)?;
        if !self.fold.is_full() || self.fold.begun.is_some() {
            return Ok(Vec::new());
        }
        let nonces: Vec<String> = self.fold.seats.iter().map(|seat| seat.nonce.clone()).collect();
        self.begin(&setup, &nonces).map_err(|unplayable| problem(Code::BadSetup, unplayable.to_string()))?;
        let inherited = self.fold.inherited();
        let entries = self.sitting.as_ref().map_or(Vec::new(), |sitting| sitting.journal(inherited).texts);
        let mut lines =
            self.write(vec![(Act::Begun { setup, nonces }, entries)], now_ms).map_err(internal)?;
        let laid_out = self.lay_out(&[]);
        lines.extend(self.write(laid_out, now_ms).map_err(internal)?);
        Ok(lines)
    }
}

impl Actor {
    /// A person sits down.
    pub(super) async fn sit(
        &mut self,
        person: &Person,
        sit: &SitDown,
        language: Language,
    ) -> Result<(), Problem> {
        check_nonce(&sit.nonce)?;
        for _ in 0..TRIES {
            let open = self.ensure().await?;
            let seats = open.seats_for(person, sit)?;
            if seats.is_empty() {
                return Ok(());
            }
            match self.sit_at(&seats, person, sit, language).await {
                Err(problem) if matches!(problem.code, Code::Stale | Code::SeatTaken) => {}
                sat => return sat,
            }
        }
        Err(problem(Code::SeatTaken, "others were quicker"))
    }
}
