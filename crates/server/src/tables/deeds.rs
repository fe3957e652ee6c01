//! What people and bots do at a table. Each deed is judged here and comes out as acts for the journal; nothing has
//! happened until the store has taken them.

use std::collections::BTreeSet;

use host::by_table::{self, ByTable};
use host::{Answered, Asked, Back, Class, Refused, starts};
use serde_json::Value;
use table::{MOST_ENTRIES, MOST_UNDOS, Seat, Seats};
use wire::problem::{Code, Problem};
use words::Language;

use super::fold::Sitter;
use super::line::{Act, By, Then};
use super::open::OpenTable;
use crate::problems::{internal, problem};

/// What a deed comes to: acts with the entries they led to.
pub type Deeds = Vec<(Act, Vec<String>)>;

impl OpenTable {
    /// Whether there is a game to act in.
    fn playing(&self) -> Result<(), Problem> {
        if let Some(why) = &self.frozen {
            return Err(problem(Code::Over, format!("this game can't go on: {why}")));
        }
        if self.sitting.is_none() {
            return Err(problem(Code::NotAsked, "the game has not begun: seats are free"));
        }
        if self.is_over() {
            return Err(problem(Code::Over, "the game is over"));
        }
        Ok(())
    }

    fn seated(mine: &[u8]) -> Result<(), Problem> {
        if mine.is_empty() { Err(problem(Code::NotSeated, "you hold no seat at this table")) } else { Ok(()) }
    }

    /// Whether what a client holds is what stands.
    ///
    /// # Errors
    /// When questions have changed since.
    pub fn fresh(&self, seq: u32) -> Result<(), Problem> {
        if seq < self.fold.moved || seq > self.fold.seq {
            return Err(problem(Code::Stale, "something else happened since; what stands now follows"));
        }
        Ok(())
    }

    /// The seat of one's own that a question goes to.
    ///
    /// # Errors
    /// When the question is not for one of them, or a bot answers there.
    pub fn asked_seat(&self, mine: &[u8], which: u8) -> Result<Seat, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        let not_asked = || problem(Code::NotAsked, "you are not asked that");
        let asked = self.asked().into_iter().find(|asked| asked.which == which).ok_or_else(not_asked)?;
        let claims = mine.iter().map(|&seat| Seat(seat)).find(|&seat| asked.claims.has(seat));
        let own = mine.contains(&asked.seat.0).then_some(asked.seat);
        let seat = own.or(claims).ok_or_else(not_asked)?;
        if self.fold.bot_of(seat.0).is_some() {
            return Err(problem(Code::NotAsked, "a bot answers for you: return to the table first"));
        }
        Ok(seat)
    }

    /// A person answers.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn answer(
        &mut self,
        mine: &[u8],
        seq: u32,
        which: u8,
        answer: &Value,
        language: Language,
    ) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.fresh(seq)?;
        let seat = self.asked_seat(mine, which)?;
        let mut deeds = self.answer_by(seat, which, answer, By::Person, language)?;
        deeds.extend(self.lay_out(&[seat.0]));
        Ok(deeds)
    }

    /// Lets the table answer what is left of the setup of one's own seats.
    ///
    /// # Errors
    /// When one is asked nothing of setup, or what the client holds is stale.
    pub fn set_up(&mut self, mine: &[u8], seq: u32) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        self.fresh(seq)?;
        let own = |asked: &Asked| asked.setup && mine.contains(&asked.seat.0);
        let mut asked = self.asked().into_iter().filter(own);
        if !asked.any(|asked| self.fold.bot_of(asked.seat.0).is_none()) {
            return Err(problem(Code::NotAsked, "you are asked nothing of setup"));
        }
        for &seat in mine {
            self.fold.seats[usize::from(seat)].set_up = true;
        }
        Ok(self.lay_out(&[]))
    }

    /// What the table answers to the questions of setup that stand and come: for persons who left it to the table, and at
    /// a table that was made so for bots. Not for seats that just answered themselves.
    pub fn lay_out(&mut self, but: &[u8]) -> Deeds {
        let mut deeds = Deeds::new();
        while deeds.len() < starts::MOST {
            let wanted = |asked: &Asked| {
                let seat = asked.seat.0;
                let left = match self.fold.bot_of(seat) {
                    Some(_) => self.fold.preset.is_some(),
                    None => self.fold.seats[usize::from(seat)].set_up && !but.contains(&seat),
                };
                asked.setup && left
            };
            let asked = self.asked().into_iter().find(wanted);
            let (Some(asked), Some(sitting)) = (asked, &self.sitting) else { break };
            let answers = self.fold.preset.as_ref().map_or(&[][..], |preset| &preset.answers);
            let by = if self.fold.bot_of(asked.seat.0).is_some() { By::Bot } else { By::Preset };
            let Some(bot) = self.first_bot() else { break };
            let Some((which, answer)) = starts::set_up(&**sitting, &asked, answers, bot) else { break };
            match self.answer_by(asked.seat, which, &answer, by, Language::En) {
                Ok(answered) => deeds.extend(answered),
                Err(problem) => {
                    tracing::warn!(table = %self.id, ?problem, "what the table answers is refused");
                    break;
                }
            }
        }
        deeds
    }

    /// Somebody answers for a seat that is asked.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn answer_by(
        &mut self,
        seat: Seat,
        which: u8,
        answer: &Value,
        by: By,
        language: Language,
    ) -> Result<Deeds, Problem> {
        let sitting =
            self.sitting.as_mut().ok_or_else(|| problem(Code::NotAsked, "the game has not begun"))?;
        let Answered { mut entries, turn, .. } =
            sitting.answer(seat, which, answer, language).map_err(refusal)?;
        let mut then = Vec::new();
        for ByTable { seat, which, answer, class, led_to } in self.answers_by_table(seat) {
            entries.extend(led_to.entries);
            then.push(Then { seat: seat.0, which, answer, by: By::table(class), turn: led_to.turn });
        }
        Ok(vec![(Act::Answered { seat: seat.0, which, answer: answer.clone(), by, turn, then }, entries)])
    }

    /// What the table answers after somebody has: for nobody who has just taken something back, and where being asked
    /// would tell others what a hand holds, only where nobody else is there to be told.
    fn answers_by_table(&mut self, answered: Seat) -> Vec<ByTable> {
        let one = self.is_played_by_one();
        let Some(sitting) = &mut self.sitting else { return Vec::new() };
        let shown = sitting.hands().map_or(Seats::NONE, |hands| hands.shown());
        let held = &self.fold.held;
        by_table::answer_on(&mut **sitting, |asked: &Asked, _: Class| {
            let told = one || shown.has(asked.seat) || !asked.telling;
            told && (asked.seat == answered || !held.contains(&asked.seat.0))
        })
    }

    /// Whether one person alone plays, against bots or with them.
    fn is_played_by_one(&self) -> bool {
        let people = self.fold.seats.iter().zip(&self.holders);
        let people = people.filter(|(seat, _)| matches!(seat.sitter, Sitter::Person(_)));
        let held: BTreeSet<_> = people.map(|(_, holder)| holder).collect();
        held.len() <= 1
    }

    /// Entries that nobody answered but the table.
    fn nobodys(&self) -> BTreeSet<u32> {
        let given = self.fold.given.iter().cloned().flatten();
        self.fold.by_table.keys().copied().chain(given).collect()
    }

    /// Takes back the last own answer: at once where that is free or where nobody else plays, else by asking.
    ///
    /// # Errors
    /// When there is nothing to take back, or what the client holds is stale.
    pub fn undo(&mut self, mine: &[u8], seq: u32) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        self.fresh(seq)?;
        self.may_go_back()?;
        let nothing = || problem(Code::NothingToUndo, "there is nothing that could be taken back");
        if let Some((to, by)) = self.free_undo(mine) {
            return self.take_back(by, to);
        }
        let (to, by) = self.last_answer(mine).ok_or_else(nothing)?;
        match &self.fold.wish {
            // Asking twice changes nothing.
            Some(wish) if mine.contains(&wish.by) => Ok(Vec::new()),
            Some(_) => {
                Err(problem(Code::NothingToUndo, "somebody else asks to take something back: reply first"))
            }
            None => Ok(vec![(Act::UndoAsked { by, to }, Vec::new())]),
        }
    }

    /// A journal keeps what was taken back, so there is an end to taking back, far beyond what anybody needs.
    fn may_go_back(&self) -> Result<(), Problem> {
        if self.fold.undone.len() >= MOST_UNDOS as usize || self.fold.entries >= MOST_ENTRIES / 2 {
            let message = "so much was taken back in this game that no more can be; play on";
            return Err(problem(Code::NothingToUndo, message));
        }
        Ok(())
    }

    /// How far one may go back without asking, and for which seat: to the last own answer if nothing came after it,
    /// and to any when everybody else is a bot.
    pub fn free_undo(&self, mine: &[u8]) -> Option<(u32, u8)> {
        if self.others(mine).is_empty() {
            return self.last_answer(mine);
        }
        let sitting = self.sitting.as_ref()?;
        let passed = self.nobodys();
        mine.iter().filter_map(|seat| Some((sitting.back(Seat(*seat), Back::Free, &passed)?, *seat))).max()
    }

    /// The last own answer, and which seat gave it.
    pub fn last_answer(&self, mine: &[u8]) -> Option<(u32, u8)> {
        let sitting = self.sitting.as_ref()?;
        let passed = self.nobodys();
        let last = |seat: &u8| Some((sitting.back(Seat(*seat), Back::LastAnswer, &passed)?, *seat));
        mine.iter().filter_map(last).max()
    }

    fn take_back(&mut self, by: u8, to: u32) -> Result<Deeds, Problem> {
        let sitting =
            self.sitting.as_mut().ok_or_else(|| problem(Code::NothingToUndo, "no game has begun"))?;
        let entries = sitting.undo(to).map_err(internal)?;
        Ok(vec![(Act::Undone { by, to }, entries)])
    }

    /// Who has still to agree to the standing wish.
    pub fn undo_waits_for(&self) -> Vec<u8> {
        let Some(wish) = &self.fold.wish else { return Vec::new() };
        let asker = self.holders.get(usize::from(wish.by)).and_then(Option::as_ref);
        let mut others = self.others(&self.seats_of(asker));
        others.retain(|seat| !wish.agreed.contains(seat));
        others
    }

    /// Agrees to a wish to take back, or does not.
    ///
    /// # Errors
    /// When there is no such wish, or it is not for this person to say.
    pub fn reply_to_undo(&mut self, mine: &[u8], agree: bool) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        let waits_for = self.undo_waits_for();
        let (Some(wish), Some(_)) =
            (self.fold.wish.clone(), waits_for.iter().find(|seat| mine.contains(seat)))
        else {
            return Err(problem(Code::NothingToUndo, "nobody asks you to take something back"));
        };
        let (own, left): (Vec<u8>, Vec<u8>) = waits_for.into_iter().partition(|seat| mine.contains(seat));
        if !agree {
            return Ok(vec![(Act::UndoDeclined { seat: own[0] }, Vec::new())]);
        }
        let mut deeds: Deeds = own.into_iter().map(|seat| (Act::UndoAgreed { seat }, Vec::new())).collect();
        if left.is_empty() {
            deeds.extend(self.take_back(wish.by, wish.to)?);
        }
        Ok(deeds)
    }

    /// Gives up: the game is over, unless others of the same side play on. Then a bot plays on in one's stead.
    ///
    /// # Errors
    /// When there is no game to give up, or a bot plays on already.
    pub fn concede(&self, mine: &[u8]) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        // Whoever plays several seats gives up the one whose turn it is.
        let asked = self.waits_for().into_iter().find(|seat| mine.contains(seat));
        let seat = asked.unwrap_or(mine[0]);
        let side = self.side(seat);
        let answers = |number: u8| {
            let there = &self.fold.seats[usize::from(number)];
            matches!(there.sitter, Sitter::Person(_)) && there.stand_in.is_none()
        };
        let mut seats = (0u8..).zip(&self.fold.seats).map(|(number, _)| number);
        if !seats.any(|number| self.side(number) == side && !mine.contains(&number) && answers(number)) {
            return Ok(vec![(Act::Conceded { seat }, Vec::new())]);
        }
        let bot = self.first_bot().ok_or_else(|| internal("this game has no bots"))?;
        let own = mine.iter().filter(|&&number| self.side(number) == side && answers(number));
        let deeds: Deeds =
            own.map(|&seat| (Act::StandIn { seat, bot: bot.to_owned() }, Vec::new())).collect();
        if deeds.is_empty() {
            return Err(problem(Code::NotAsked, "a bot plays on for you already"));
        }
        Ok(deeds)
    }

    /// Lets a bot answer for another person. Whether that person is away is for the caller to know.
    ///
    /// # Errors
    /// When there is no other person at that seat, or a bot answers there already.
    pub fn stand_in(&self, mine: &[u8], seat: u8) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        let there = self.fold.seats.get(usize::from(seat));
        let person =
            there.is_some_and(|there| matches!(there.sitter, Sitter::Person(_)) && there.stand_in.is_none());
        if !person || mine.contains(&seat) {
            return Err(problem(
                Code::Malformed,
                "a bot stands in for another person at the table, and only once",
            ));
        }
        let bot = self.first_bot().ok_or_else(|| internal("this game has no bots"))?.to_owned();
        Ok(vec![(Act::StandIn { seat, bot }, Vec::new())])
    }

    /// Answers for oneself again.
    ///
    /// # Errors
    /// When no bot answers for this person.
    pub fn come_back(&self, mine: &[u8]) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        let replaced = |seat: &&u8| self.fold.seats[usize::from(**seat)].stand_in.is_some();
        let deeds: Deeds =
            mine.iter().filter(replaced).map(|seat| (Act::Returned { seat: *seat }, Vec::new())).collect();
        if deeds.is_empty() {
            return Err(problem(Code::NotAsked, "no bot answers for you"));
        }
        Ok(deeds)
    }

    /// Shows the hand of an own seat to the other players from now on, or hides it again. Nobody begins to show one while
    /// the rules let nobody confer.
    ///
    /// # Errors
    /// When the hand is somebody else's, there are no hands in this game, or the rules forbid it now.
    pub fn show_hand(
        &mut self,
        mine: &[u8],
        seat: u8,
        shown: bool,
        language: Language,
    ) -> Result<Deeds, Problem> {
        Self::seated(mine)?;
        self.playing()?;
        if !mine.contains(&seat) {
            return Err(problem(Code::NotSeated, "a hand is shown by who holds it, and this is not yours"));
        }
        let no_hands = || problem(Code::NoSuchThing, "nobody holds a hand in this game that could be shown");
        let hushed = self.standing(language).and_then(|standing| standing.hushed);
        let sitting = self.sitting.as_mut().ok_or_else(no_hands)?;
        let hands = sitting.hands().ok_or_else(no_hands)?;
        // Asking twice changes nothing.
        if hands.shown().has(Seat(seat)) == shown {
            return Ok(Vec::new());
        }
        if shown && let Some(why) = hushed {
            return Err(refusal(Refused::Rule(Box::new(why))));
        }
        hands.show(Seat(seat), shown, self.fold.entries);
        Ok(vec![(Act::HandShown { seat, shown }, Vec::new())])
    }

    /// Ends the game when somebody has run out of time.
    pub fn flag(&self, now_ms: u64) -> Deeds {
        match self.fold.next_flag() {
            Some((seat, falls)) if falls <= now_ms && !self.is_over() => {
                vec![(Act::Flagged { seat }, Vec::new())]
            }
            _ => Vec::new(),
        }
    }
}

/// A refusal as the client hears it.
pub fn refusal(refused: Refused) -> Problem {
    match refused {
        Refused::Malformed(why) => problem(Code::Malformed, format!("the answer can't be read: {why}")),
        Refused::NotAsked => problem(Code::NotAsked, "you are not asked that"),
        Refused::Over => problem(Code::Over, "the game is over"),
        Refused::Rule(why) => Problem {
            said: Some(why.text),
            rule: Some(why.rule.clone()),
            ..problem(Code::Refused, format!("the rule {} forbids it", why.rule))
        },
    }
}
