//! How much people are asked: games between bots, with every question counted as if a person sat there.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;
use table::{Fairness, Seat, Seed};
use words::Language;

use crate::{Asked, Bot, Class, Door, Record, Sitting, Unplayable, by_table};

/// Most questions of one game.
const MOST: usize = 50_000;

/// What was asked in some games. Setup is not counted: it ends where the first unit of a seat begins. The names of the
/// fields are stable.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
pub struct Prompts {
    /// Which game.
    pub game: String,
    /// How many games came to their end.
    pub games: u64,
    /// Turns or rounds, as the game counts them, of all seats together.
    pub units: u64,
    /// Questions that came up.
    pub questions: u64,
    /// The same a unit.
    pub questions_per_unit: f64,
    /// Questions that a person was asked: what the table answers itself is none of them.
    pub prompts: u64,
    /// The same a unit.
    pub prompts_per_unit: f64,
    /// Prompts with one legal answer.
    pub pointless: u64,
    /// Answers by the table because there was only one.
    pub only: u64,
    /// Answers by the table because nothing was left but the end.
    pub spent: u64,
    /// Answers that were offered together with the one before them: both are one prompt.
    pub joined: u64,
    /// The same by the codes of the questions.
    pub codes: BTreeMap<&'static str, Counted>,
}

/// What was asked under one code.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Counted {
    /// Questions that came up.
    pub questions: u64,
    /// Those with one legal answer.
    pub with_one_answer: u64,
    /// Those that a person was asked.
    pub prompts: u64,
    /// Those that a person was asked though there was one legal answer.
    pub pointless: u64,
    /// Answers by the table because there was only one.
    pub only: u64,
    /// Answers by the table because nothing was left but the end.
    pub spent: u64,
    /// Answers that were offered together with the one before them: both are one prompt.
    pub joined: u64,
}

/// Why a question is no prompt of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spared {
    ByTable(Class),
    Joined,
}

impl Prompts {
    /// Plays one game between bots and counts; the first bot sits at the first seat, the other at all others.
    ///
    /// # Errors
    /// A setup that can't be played; a game that stops before its end.
    pub fn of(door: &dyn Door, setup: &Value, seed: u64, bots: [&str; 2]) -> Result<Prompts, Unplayable> {
        let record = Record::new(setup.clone(), Fairness::alone(Seed::from_number(seed)));
        let mut sitting = door.open(&record)?;
        let mut counted = Prompts { game: door.about().name.to_owned(), games: 1, ..Prompts::default() };
        let mut begun: BTreeSet<Seat> = BTreeSet::new();
        let (mut joined, mut picks) = (Vec::new(), false);
        for _ in 0..MOST {
            let Some(&asked) = sitting.asked().first() else { break };
            let (class, which, answer) = next(&*sitting, &asked, bots)
                .ok_or_else(|| Unplayable::new(format_args!("no bot answers {}", asked.code)))?;
            let spared = match class {
                Some(class) => Some(Spared::ByTable(class)),
                None => (picks || joined.contains(&answer)).then_some(Spared::Joined),
            };
            if begun.contains(&asked.seat) {
                counted.count(&asked, spared);
            }
            let answered = sitting.answer(asked.seat, which, &answer, Language::En);
            let answered = answered.map_err(|refused| Unplayable::new(format_args!("{refused:?}")))?;
            // A plan has two answers: what comes after the second is asked anew. Picks go on until they are done.
            joined = if spared == Some(Spared::Joined) { Vec::new() } else { answered.joined };
            picks = answered.picks;
            let units = answered.units;
            counted.units += units.len() as u64;
            begun.extend(units);
        }
        if sitting.page(None, Language::En).standing().outcome.is_none() {
            return Err(Unplayable::new("the game did not come to its end"));
        }
        Ok(counted.shared())
    }

    fn count(&mut self, asked: &Asked, spared: Option<Spared>) {
        let code = self.codes.entry(asked.code).or_default();
        let one = u64::from(asked.answers == 1);
        self.questions += 1;
        code.questions += 1;
        code.with_one_answer += one;
        match spared {
            None => {
                self.prompts += 1;
                self.pointless += one;
                code.prompts += 1;
                code.pointless += one;
            }
            Some(Spared::ByTable(Class::Only)) => {
                self.only += 1;
                code.only += 1;
            }
            Some(Spared::ByTable(Class::Spent)) => {
                self.spent += 1;
                code.spent += 1;
            }
            Some(Spared::Joined) => {
                self.joined += 1;
                code.joined += 1;
            }
        }
    }

    /// These games and others of the same.
    #[must_use]
    pub fn and(mut self, more: &Prompts) -> Prompts {
        self.game.clone_from(&more.game);
        self.games += more.games;
        self.units += more.units;
        self.questions += more.questions;
        self.prompts += more.prompts;
        self.pointless += more.pointless;
        self.only += more.only;
        self.spent += more.spent;
        self.joined += more.joined;
        for (code, more) in &more.codes {
            let code = self.codes.entry(code).or_default();
            code.questions += more.questions;
            code.with_one_answer += more.with_one_answer;
            code.prompts += more.prompts;
            code.pointless += more.pointless;
            code.only += more.only;
            code.spent += more.spent;
            code.joined += more.joined;
        }
        self.shared()
    }

    /// Works out the shares.
    fn shared(mut self) -> Prompts {
        let units = self.units.max(1) as f64;
        let share = |count: u64| (count as f64 / units * 100.0).round() / 100.0;
        (self.questions_per_unit, self.prompts_per_unit) = (share(self.questions), share(self.prompts));
        self
    }
}

/// The next answer: the table's, as at a table of one person, or a bot's.
fn next(sitting: &dyn Sitting, asked: &Asked, bots: [&str; 2]) -> Option<(Option<Class>, u8, Value)> {
    if let Some((class, answer)) = by_table::answer(sitting, asked, |_, _| true) {
        return Some((Some(class), asked.which, answer));
    }
    let bot = bots[usize::from(asked.seat.0).min(1)];
    let (which, answer) = sitting.bot(asked.seat, Bot::Called(bot))?;
    Some((None, which, answer))
}
