//! The table's side of a play, and the table that hands back what was recorded.

use crate::clouds::Clouds;
use crate::live::{Pending, Refusal, Source, Told};
use crate::{Chance, Counts, Die, Entry, Fast, Fault, Flow, Game, Numbered, RuleId, Scene, Stop, Why};

/// What a table says when a question comes up.
pub enum Next<A> {
    /// An answer that was recorded; it will be judged.
    Given(A),
    /// None yet: list the options and let the table pick.
    Open,
}

/// How questions are asked, where that is out of the ordinary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posed {
    /// So many that follow are asked together.
    Together(usize),
    /// The next betrays something hidden by being asked at all.
    Telling,
}

/// Where choices and chance come from.
pub trait Table<G: Game>: Chance {
    /// A recorded answer, or a request for the options. The state may only be changed to imagine what is hidden.
    ///
    /// # Errors
    /// When what was recorded does not fit the question.
    fn next(&mut self, state: &mut G::State, ask: &G::Ask) -> Flow<Next<G::Answer>>;

    /// Picks one of the options, which are not empty.
    ///
    /// # Errors
    /// [`Stop::Pause`] where somebody has to think first.
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize>;

    /// Keeps a refusal and says how to stop.
    fn refuse(&mut self, _answer: G::Answer, _why: Why) -> Stop {
        Stop::Refused
    }

    /// Whether events are wanted at all.
    fn listening(&self) -> bool {
        false
    }

    /// Hears what happened.
    ///
    /// # Errors
    /// When it has heard enough: the rule stops at its next question or roll.
    fn event(&mut self, _event: G::Event, _why: RuleId) -> Flow<()> {
        Ok(())
    }

    /// Where candidates that the law forbids are put, each with the rule, to be shown greyed out; none if nobody wants them.
    fn forbidden(&mut self) -> Option<&mut Vec<(G::Answer, Why)>> {
        None
    }

    /// What this table draws answers with, if it picks without looking at the options.
    fn blind(&mut self) -> Option<&mut Fast> {
        None
    }

    /// Hears which candidate turned out to be legal and was taken.
    fn picked_blindly(&mut self, _answer: G::Answer) {}

    /// Hears that a step begins, and from which state: a place from which the game can be taken up.
    fn checkpoint(&mut self, _state: &G::State) {}

    /// Hears how what follows is asked.
    fn posed(&mut self, _how: Posed) {}

    /// The distributions of late values, at a table that enumerates.
    fn clouds(&mut self) -> Option<&mut Clouds> {
        None
    }

    /// The chance of this table, for late values.
    fn chance(&mut self) -> &mut dyn Chance;
}

/// Hands back what was recorded; past its end, chance comes from the source and a choice pauses.
pub(crate) struct Recorded<'a, G: Game> {
    /// The standing entries since the checkpoint, each with its number.
    pub entries: &'a mut Vec<Numbered<G::Answer>>,
    /// The number of the last entry before them.
    pub before: Option<u32>,
    /// How many of them have been handed back.
    pub at: usize,
    /// The number that the next new entry gets.
    pub next_number: u32,
    pub source: &'a mut Source,
    /// Checks recorded chance against the seed.
    pub verify: bool,
    pub pending: Vec<Pending<G::Ask, G::Answer>>,
    /// The entry that was refused, and why.
    pub refusal: Option<(u32, Refusal<G::Answer>)>,
    pub told: Vec<Told<G::Event>>,
    forbidden: Vec<(G::Answer, Why)>,
    /// The question that comes up betrays something by being asked.
    telling: bool,
}

impl<'a, G: Game> Recorded<'a, G> {
    pub fn new(
        entries: &'a mut Vec<Numbered<G::Answer>>,
        next_number: u32,
        source: &'a mut Source,
        verify: bool,
    ) -> Self {
        Recorded {
            entries,
            before: None,
            at: 0,
            next_number,
            source,
            verify,
            pending: Vec::new(),
            refusal: None,
            told: Vec::new(),
            forbidden: Vec::new(),
            telling: false,
        }
    }

    fn record(&mut self, entry: Entry<G::Answer>) {
        self.entries.push((self.next_number, entry));
        self.next_number += 1;
    }
}

const DIVERGED: Stop = Stop::Fault(Fault::Diverged);

impl<G: Game> Chance for Recorded<'_, G> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        if n == 0 {
            return Ok([0; 8]);
        }
        let sides = u8::try_from(die.sides.len()).map_err(|_| DIVERGED)?;
        if self.at == self.entries.len() {
            let fallen = self.source.roll(self.next_number, sides, n, why)?;
            self.record(Entry::Dice(fallen));
        }
        let (number, Entry::Dice(fallen)) = &self.entries[self.at] else { return Err(DIVERGED) };
        if fallen.len() != usize::from(n) {
            return Err(DIVERGED);
        }
        if self.verify && !self.source.rolled(*number, sides, fallen) {
            return Err(DIVERGED);
        }
        self.at += 1;
        die.count(fallen).ok_or(DIVERGED)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        if self.at == self.entries.len() {
            let index = self.source.draw(self.next_number, weights, why)?;
            self.record(Entry::Draw(u32::try_from(index).map_err(|_| DIVERGED)?));
        }
        let (number, Entry::Draw(index)) = &self.entries[self.at] else { return Err(DIVERGED) };
        let index = *index as usize;
        if weights.get(index).is_none_or(|&weight| weight == 0) {
            return Err(DIVERGED);
        }
        if self.verify && !self.source.drew(*number, weights, index) {
            return Err(DIVERGED);
        }
        self.at += 1;
        Ok(index)
    }
}

impl<G: Game> Table<G> for Recorded<'_, G> {
    fn next(&mut self, _state: &mut G::State, ask: &G::Ask) -> Flow<Next<G::Answer>> {
        let Some((_, entry)) = self.entries.get(self.at) else { return Ok(Next::Open) };
        let Entry::Answer(seat, answer) = entry else { return Err(DIVERGED) };
        if *seat != G::prompt(ask).seat {
            return Err(DIVERGED);
        }
        self.at += 1;
        Ok(Next::Given(*answer))
    }

    fn pick(&mut self, _scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        self.pending.push(Pending {
            ask: *ask,
            prompt: G::prompt(ask),
            options: options.to_vec(),
            forbidden: std::mem::take(&mut self.forbidden),
            telling: std::mem::take(&mut self.telling),
        });
        Err(Stop::Pause)
    }

    fn posed(&mut self, how: Posed) {
        self.telling |= how == Posed::Telling;
    }

    fn refuse(&mut self, answer: G::Answer, why: Why) -> Stop {
        let number = self.at.checked_sub(1).map_or(0, |last| self.entries[last].0);
        self.refusal = Some((number, Refusal { answer, why }));
        Stop::Refused
    }

    fn listening(&self) -> bool {
        true
    }

    fn event(&mut self, event: G::Event, why: RuleId) -> Flow<()> {
        // The number of the last entry that was handed out: where in the game this happened.
        let entry = self.at.checked_sub(1).map_or(self.before, |last| Some(self.entries[last].0));
        self.told.push(Told { entry, rule: why, event });
        Ok(())
    }

    fn forbidden(&mut self) -> Option<&mut Vec<(G::Answer, Why)>> {
        Some(&mut self.forbidden)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
