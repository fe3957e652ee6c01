//! A live game: the last checkpoint, and what was said and rolled since.
//!
//! When an answer arrives, the step runs again from the checkpoint: recorded answers and dice are handed back,
//! and the rules run on past the place where they paused.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::recorded::Recorded;
use crate::{
    Entry, Fairness, Fault, Flow, Game, Journal, Numbered, Play, Prompt, RuleId, Scene, Script, Seat, Stop,
    Why, still_wanted,
};

/// Where the chance of a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A committed seed.
    Fair(Fairness),
    /// A scenario.
    Script(Script),
    /// Nowhere: only what was recorded is played. A replay without the seed.
    Recorded,
}

impl Source {
    pub(crate) fn roll(&mut self, number: u32, sides: u8, n: u8, why: RuleId) -> Flow<Vec<u8>> {
        match self {
            Source::Fair(fairness) => Ok(fairness.roll(number.into(), sides, n)),
            Source::Script(script) => script.roll(sides, n, why),
            Source::Recorded => Err(Stop::Pause),
        }
    }

    pub(crate) fn draw(&mut self, number: u32, weights: &[u32], why: RuleId) -> Flow<usize> {
        match self {
            Source::Fair(fairness) => Ok(fairness.draw(number.into(), weights)),
            Source::Script(script) => script.draw(weights, why),
            Source::Recorded => Err(Stop::Pause),
        }
    }

    /// Whether the seed gives these sides; sources without a seed have nothing against them, and a seed has nothing
    /// to say to what was inherited.
    pub(crate) fn rolled(&self, number: u32, sides: u8, fallen: &[u8]) -> bool {
        match self {
            Source::Fair(fairness) if number >= fairness.inherited => {
                fairness.roll(number.into(), sides, fallen.len() as u8) == fallen
            }
            _ => true,
        }
    }

    pub(crate) fn drew(&self, number: u32, weights: &[u32], index: usize) -> bool {
        match self {
            Source::Fair(fairness) if number >= fairness.inherited => {
                fairness.draw(number.into(), weights) == index
            }
            _ => true,
        }
    }
}

/// A question that stands open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pending<Ask, Answer> {
    /// The question.
    pub ask: Ask,
    /// Who is asked, and how.
    pub prompt: Prompt,
    /// The legal answers; for a place, suggestions.
    pub options: Vec<Answer>,
    /// Candidates that are not legal, each with the rule that forbids it.
    pub forbidden: Vec<(Answer, Why)>,
    /// Whether being asked at all betrays something hidden; see [`crate::Question::telling`].
    pub telling: bool,
}

/// An answer the rules do not allow. Nothing has changed and the question still stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal<Answer> {
    /// What was answered.
    pub answer: Answer,
    /// The rule that forbids it.
    pub why: Why,
}

/// Something that happened, with its rule and its place in the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told<Event> {
    /// The number of the entry that led to it; `None` before the first.
    pub entry: Option<u32>,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened.
    pub event: Event,
}

/// A state at a checkpoint, and how much of the journal went into it. Makes opening a long game quick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot<State> {
    /// The state at the last checkpoint.
    pub state: State,
    /// The entries with lower numbers went into it; the later ones have to be played again.
    pub before: u32,
}

/// Why a journal can't be played.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable<E: std::error::Error> {
    /// The setup itself is wrong.
    #[error("the setup can't be played: {0}")]
    Setup(E),
    /// An answer that the rules refuse.
    #[error("entry {entry} breaks the rule {rule}")]
    Refused {
        /// Its number.
        entry: u32,
        /// The rule it breaks.
        rule: RuleId,
    },
    /// An entry that does not fit what the rules ask for there.
    #[error("entry {entry} does not fit the game: {fault}")]
    Fault {
        /// Its number.
        entry: u32,
        /// What is wrong.
        fault: Fault,
    },
    /// The game was over, yet more was recorded.
    #[error("the game was over before entry {entry}")]
    TooLong {
        /// The first number too many.
        entry: u32,
    },
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            content: Arc::clone(&self.content),
            start: self.start.clone(),
            source: self.source.clone(),
            journal: self.journal.clone(),
            checkpoint: self.checkpoint.clone(),
            since: self.since.clone(),
            now: self.now.clone(),
            pending: self.pending.clone(),
            early: self.early.clone(),
            told: self.told.clone(),
            told_before_step: self.told_before_step,
            before_step: self.before_step,
            over: self.over,
            fault: self.fault,
            milestones: self.milestones.clone(),
        }
    }
}

/// After so many entries a state is remembered, for whoever takes something back.
const MILESTONE_EVERY: u32 = 16;
/// So many are remembered, the latest. Whoever goes back further waits until the game has been played again.
const MILESTONES: usize = 4;

/// A checkpoint that is remembered, so that an undo need not play the game from its beginning.
struct Milestone<S> {
    state: Arc<S>,
    /// The number of the last entry that is in it.
    last: u32,
    /// How much was told by then.
    told: usize,
}

impl<S> Clone for Milestone<S> {
    fn clone(&self) -> Self {
        Milestone { state: Arc::clone(&self.state), last: self.last, told: self.told }
    }
}

/// How far an undo had to go back to play the game again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// To a checkpoint on the way: what was told before it stands.
    Partly,
    /// To the beginning: everything is told anew.
    Wholly,
}

/// A game between people, bots or both.
pub struct Match<G: Game> {
    content: Arc<G::Content>,
    start: G::State,
    source: Source,
    journal: Journal<G::Answer>,
    checkpoint: G::State,
    /// The standing entries since the checkpoint.
    since: Vec<Numbered<G::Answer>>,
    /// The state as it stands at the pause.
    now: G::State,
    pending: Vec<Pending<G::Ask, G::Answer>>,
    /// Answers to questions asked together that came before all were answered.
    early: Vec<(usize, G::Answer)>,
    told: Vec<Told<G::Event>>,
    /// How many of the told belong to the step in progress: they must be told again, word for word.
    told_before_step: usize,
    /// The number of the last entry before the step in progress; `None` in the first.
    before_step: Option<u32>,
    over: bool,
    fault: Option<Fault>,
    /// In order.
    milestones: Vec<Milestone<G::State>>,
}

impl<G: Game> Match<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// When the setup can't be played.
    pub fn new(
        content: Arc<G::Content>,
        setup: &G::Setup,
        fairness: Fairness,
    ) -> Result<Self, G::SetupError> {
        let start = G::start(&content, setup)?;
        Ok(Match::from_state(content, start, Source::Fair(fairness)))
    }

    /// Begins from any state, with chance from anywhere: scenarios and "continue from here".
    pub fn from_state(content: Arc<G::Content>, start: G::State, source: Source) -> Self {
        let mut game = Match::unstarted(content, start, source);
        if game.run(false).is_err() {
            unreachable!("nothing was answered yet, so nothing can be refused");
        }
        game
    }

    fn unstarted(content: Arc<G::Content>, start: G::State, source: Source) -> Self {
        Match {
            content,
            checkpoint: start.clone(),
            now: start.clone(),
            start,
            source,
            journal: Journal::default(),
            since: Vec::new(),
            pending: Vec::new(),
            early: Vec::new(),
            told: Vec::new(),
            told_before_step: 0,
            before_step: None,
            over: false,
            fault: None,
            milestones: Vec::new(),
        }
    }

    /// Opens a game from its journal, checking every answer. With a seed and `verify`, every roll too.
    ///
    /// # Errors
    /// The first entry that does not fit, and why.
    pub fn open(
        content: Arc<G::Content>,
        setup: &G::Setup,
        source: Source,
        journal: Journal<G::Answer>,
        verify: bool,
    ) -> Result<Self, Unplayable<G::SetupError>> {
        let start = G::start(&content, setup).map_err(Unplayable::Setup)?;
        let mut game = Match::unstarted(content, start, source);
        game.journal = journal;
        game.rerun(verify)?;
        Ok(game)
    }

    /// Opens a game from a snapshot and its journal: only what came after the snapshot is played again.
    ///
    /// # Errors
    /// The first entry that does not fit, and why.
    pub fn resume(
        content: Arc<G::Content>,
        setup: &G::Setup,
        source: Source,
        snapshot: Snapshot<G::State>,
        journal: Journal<G::Answer>,
    ) -> Result<Self, Unplayable<G::SetupError>> {
        let start = G::start(&content, setup).map_err(Unplayable::Setup)?;
        let mut game = Match::unstarted(content, start, source);
        game.checkpoint = snapshot.state;
        game.since = journal.standing();
        let played = game.since.partition_point(|(number, _)| *number < snapshot.before);
        game.before_step = game.since.drain(..played).next_back().map(|(number, _)| number);
        game.journal = journal;
        game.play_since(false)?;
        Ok(game)
    }

    /// The state as it stands, in mid-step if a question is open.
    pub fn now(&self) -> Scene<'_, G> {
        Scene { state: &self.now, content: &self.content }
    }

    /// The state at the last checkpoint, with the entries since: where searches and odds set out from.
    pub fn since_checkpoint(&self) -> (&G::State, &[Numbered<G::Answer>]) {
        (&self.checkpoint, &self.since)
    }

    /// The questions that stand open; more than one when they were asked together.
    pub fn pending(&self) -> &[Pending<G::Ask, G::Answer>] {
        &self.pending
    }

    /// Everything that happened so far.
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// What happened up to the last checkpoint. Whoever resumes from a snapshot is told only the rest, once more.
    pub fn told_before_checkpoint(&self) -> &[Told<G::Event>] {
        &self.told[..self.told_before_step]
    }

    /// Every entry so far.
    pub fn journal(&self) -> &Journal<G::Answer> {
        &self.journal
    }

    /// Where the chance comes from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Gives a scripted game more dice and draws; a game with a seed has its own.
    pub fn hand_on(&mut self, more: Script) {
        if let Source::Script(script) = &mut self.source {
            script.rolls.extend(more.rolls);
            script.draws.extend(more.draws);
        }
    }

    /// Writes the dice and draws to come of a scripted game anew; a game with a seed has its own.
    pub fn hand_over(&mut self, instead: Script) {
        if let Source::Script(script) = &mut self.source {
            *script = instead;
        }
    }

    /// Puts into the state what players agree on beside the rules, such as whose hand lies open. It holds from now on and
    /// through every undo, and is no entry: only views and what a seat may believe may depend on it, never a rule, so
    /// that the journal plays the same without it.
    pub fn agree(&mut self, put: impl Fn(&mut G::State)) {
        [&mut self.start, &mut self.checkpoint, &mut self.now].into_iter().for_each(&put);
        self.milestones.iter_mut().for_each(|milestone| put(Arc::make_mut(&mut milestone.state)));
    }

    /// The content it is played with.
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// Whether the game has ended.
    pub fn over(&self) -> bool {
        self.over
    }

    /// What went wrong that no player did; the game can't go on.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// What the seat may know.
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        G::view(self.now(), seat)
    }

    /// A snapshot of the last checkpoint.
    pub fn snapshot(&self) -> Snapshot<G::State> {
        let before = self.since.first().map_or(self.journal.next_number(), |(number, _)| *number);
        Snapshot { state: self.checkpoint.clone(), before }
    }

    /// Answers the question that stands.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    pub fn answer(&mut self, answer: G::Answer) -> Result<(), Refusal<G::Answer>> {
        self.answer_one(0, answer)
    }

    /// Answers the `which`-th of the questions that stand, in any order.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    pub fn answer_one(&mut self, which: usize, answer: G::Answer) -> Result<(), Refusal<G::Answer>> {
        let refused = |rule: RuleId| Err(Refusal { answer, why: rule.into() });
        let Some(pending) = self.pending.get(which) else { return refused(RuleId::NOT_OFFERED) };
        let mut given = vec![(which, answer)];
        if self.pending.len() > 1 {
            if !pending.options.contains(&answer) {
                return refused(RuleId::NOT_OFFERED);
            }
            self.early.retain(|(index, _)| *index != which);
            self.early.append(&mut given);
            if self.early.len() < self.pending.len() {
                return Ok(());
            }
            self.early.sort_by_key(|(index, _)| *index);
            given = std::mem::take(&mut self.early);
        }
        let kept = self.since.len();
        let first = self.journal.next_number();
        for ((index, answer), number) in given.into_iter().zip(first..) {
            let seat = self.pending[index].prompt.seat;
            self.since.push((number, Entry::Answer(seat, answer)));
        }
        self.run(false).map_err(|(_, refusal)| {
            self.since.truncate(kept);
            refusal
        })
    }

    /// The match after an answer to the only question that stands: its pause and what was told in this step, without
    /// what came before. None where the answer is refused, and where chance comes in, since that is not known ahead.
    pub fn ahead(&self, answer: G::Answer) -> Option<Self> {
        let [pending] = &self.pending[..] else { return None };
        let mut game = Match::unstarted(Arc::clone(&self.content), self.checkpoint.clone(), Source::Recorded);
        game.since.clone_from(&self.since);
        game.since.push((self.journal.next_number(), Entry::Answer(pending.prompt.seat, answer)));
        game.before_step = self.before_step;
        game.run(false).ok()?;
        (game.fault.is_none() && !game.over && !game.pending.is_empty()).then_some(game)
    }

    /// The number of this seat's last answer, if the seat may take it back on its own: never past a die, a
    /// reveal or another seat's answer. Answers of its own that stand in `passed` are gone past: nobody gave them.
    pub fn free_undo(&self, seat: Seat, passed: &BTreeSet<u32>) -> Option<u32> {
        let shows = |told: &Told<G::Event>| G::reveals(&told.event);
        let revealed = self.told.iter().rev().find(|told| shows(told)).and_then(|told| told.entry);
        for (number, entry) in self.journal.standing_back() {
            if !matches!(entry, Entry::Answer(by, _) if *by == seat) || revealed == Some(number) {
                return None;
            }
            if !passed.contains(&number) {
                return Some(number);
            }
        }
        None
    }

    /// The number of this seat's last answer that does not stand in `passed`, whatever came after it: where an undo by
    /// consent goes to.
    pub fn last_answer_of(&self, seat: Seat, passed: &BTreeSet<u32>) -> Option<u32> {
        let own = |entry: &Entry<G::Answer>| matches!(entry, Entry::Answer(by, _) if *by == seat);
        let mut standing = self.journal.standing_back();
        standing.find(|(number, entry)| own(entry) && !passed.contains(number)).map(|(number, _)| number)
    }

    /// Takes back everything from entry `to` on. The caller has made sure that everyone agrees who must.
    ///
    /// # Errors
    /// When what remains can't be played again, which only a change of the rules could cause.
    pub fn undo(&mut self, to: u32) -> Result<Replayed, Unplayable<G::SetupError>> {
        self.journal.push(Entry::Undo(to));
        while self.milestones.pop_if(|milestone| milestone.last >= to).is_some() {}
        if self.over || self.before_step.is_some_and(|last| last >= to) {
            let Some(milestone) = self.milestones.last() else {
                self.rerun(false)?;
                return Ok(Replayed::Wholly);
            };
            self.checkpoint = G::State::clone(&milestone.state);
            self.before_step = Some(milestone.last);
            self.told_before_step = milestone.told;
        }
        self.told.truncate(self.told_before_step);
        self.over = false;
        self.fault = None;
        self.since = self.journal.standing();
        self.since.retain(|(number, _)| self.before_step.is_none_or(|last| *number > last));
        self.play_since(false)?;
        Ok(Replayed::Partly)
    }

    /// Plays the whole standing journal from the start.
    fn rerun(&mut self, verify: bool) -> Result<(), Unplayable<G::SetupError>> {
        self.checkpoint = self.start.clone();
        self.told.clear();
        self.told_before_step = 0;
        self.before_step = None;
        self.over = false;
        self.fault = None;
        self.milestones.clear();
        self.since = self.journal.standing();
        self.play_since(verify)
    }

    fn play_since(&mut self, verify: bool) -> Result<(), Unplayable<G::SetupError>> {
        let end = self.journal.next_number();
        let entry = |game: &Self| game.since.first().map_or(end, |(number, _)| *number);
        if let Err((number, refusal)) = self.run(verify) {
            return Err(Unplayable::Refused { entry: number, rule: refusal.why.rule });
        }
        if let Some(fault) = self.fault {
            return Err(Unplayable::Fault { entry: entry(self), fault });
        }
        if self.over && !self.since.is_empty() {
            return Err(Unplayable::TooLong { entry: entry(self) });
        }
        Ok(())
    }

    /// Runs steps until somebody must answer or the game is over. A refusal comes with the entry's number.
    fn run(&mut self, verify: bool) -> Result<(), (u32, Refusal<G::Answer>)> {
        loop {
            still_wanted();
            let next_number =
                self.since.last().map_or(0, |(number, _)| number + 1).max(self.journal.next_number());
            let content = Arc::clone(&self.content);
            let mut table = Recorded::<G>::new(&mut self.since, next_number, &mut self.source, verify);
            table.before = self.before_step;
            let mut play = Play::new(&*content, self.checkpoint.clone(), &mut table);
            let flow = G::step(&mut play);
            let flow = play.honest(flow);
            let state = play.state;
            let Recorded { at, pending, refusal, told, .. } = table;
            if flow == Err(Stop::Refused) {
                return Err(refusal.expect("a refusal is kept before the rules are left"));
            }
            // What was told before must be told again, word for word: else something outside the state and the
            // transcript has leaked into a rule.
            let before = &self.told[self.told_before_step..];
            if told.len() < before.len() || told[..before.len()] != *before {
                self.fail(Fault::Diverged);
                return Ok(());
            }
            self.told.truncate(self.told_before_step);
            self.told.extend(told);
            let recorded = self.journal.next_number();
            for (number, entry) in &self.since {
                if *number >= recorded {
                    self.journal.push(entry.clone());
                }
            }
            self.pending.clear();
            match flow {
                Ok(()) | Err(Stop::Over) => {
                    let played = self.since.drain(..at).next_back();
                    self.before_step = played.map(|(number, _)| number).or(self.before_step);
                    self.told_before_step = self.told.len();
                    self.over = flow.is_err();
                    self.checkpoint = state;
                    if self.over {
                        self.now = self.checkpoint.clone();
                        return Ok(());
                    }
                    self.remember();
                }
                Err(Stop::Pause) => {
                    self.now = state;
                    self.pending = pending;
                    return Ok(());
                }
                Err(Stop::Fault(fault)) => {
                    self.now = state;
                    self.fail(fault);
                    return Ok(());
                }
                Err(Stop::Refused | Stop::Cut) => unreachable!("refusals are handled, only searches cut"),
            }
        }
    }

    /// Remembers the checkpoint, if the last that is remembered lies far enough back.
    fn remember(&mut self) {
        let Some(last) = self.before_step else { return };
        let before = self.milestones.last().map_or(0, |milestone| milestone.last);
        if last < before + MILESTONE_EVERY {
            return;
        }
        if self.milestones.len() == MILESTONES {
            self.milestones.remove(0);
        }
        let state = Arc::new(self.checkpoint.clone());
        self.milestones.push(Milestone { state, last, told: self.told_before_step });
    }

    fn fail(&mut self, fault: Fault) {
        self.fault = Some(fault);
        self.pending.clear();
    }
}

/// Plays a journal from the start, checking every answer, and returns the state it leads to.
///
/// # Errors
/// The first entry that does not fit, and why.
pub fn replay<G: Game>(
    content: &Arc<G::Content>,
    setup: &G::Setup,
    journal: &Journal<G::Answer>,
) -> Result<G::State, Unplayable<G::SetupError>> {
    let game = Match::<G>::open(Arc::clone(content), setup, Source::Recorded, journal.clone(), false)?;
    Ok(game.now)
}
