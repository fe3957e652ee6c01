//! `Play`: what a rule holds in its hands. It asks here for every choice and every die.

use std::hash::Hash;

use crate::recorded::{Next, Posed, Table};
use crate::{Chance, Counts, Die, Fault, Flow, Game, Late, Question, RuleId, Scene, Stop, Why};

/// Triggers inside triggers: more than any real game has, fewer than the stack holds.
const DEEPEST: u16 = 200;
/// Questions and rolls in one step: more than any real game has.
const CALLS: u32 = 100_000;

/// A game being played: the state, the content, and the table behind them.
pub struct Play<'t, G: Game> {
    /// The state. A field and not a method, so that its parts can be borrowed apart.
    pub state: G::State,
    /// The content, by a reference of its own: copy it out, then change the state while walking it.
    pub content: &'t G::Content,
    table: &'t mut (dyn Table<G> + 't),
    /// One buffer for the options of every question: a decision allocates nothing.
    options: Vec<G::Answer>,
    stopped: Option<Stop>,
    listening: bool,
    depth: u16,
    calls: u32,
}

impl<'t, G: Game> Play<'t, G> {
    /// Puts a state on a table.
    pub fn new(content: &'t G::Content, state: G::State, table: &'t mut (dyn Table<G> + 't)) -> Self {
        let listening = table.listening();
        Play {
            state,
            content,
            table,
            options: Vec::with_capacity(64),
            stopped: None,
            listening,
            depth: 0,
            calls: 0,
        }
    }

    /// What a question may look at.
    #[inline]
    pub fn scene(&self) -> Scene<'_, G> {
        Scene { state: &self.state, content: self.content }
    }

    /// Asks, and goes on with a legal answer.
    ///
    /// # Errors
    /// Mostly [`Stop::Pause`]: nobody has answered yet.
    pub fn choose<Q: Question<G>>(&mut self, question: &Q) -> Flow<Q::Answer> {
        self.enter()?;
        let flow = self.ask(question);
        self.note(flow)
    }

    /// Asks unless there is nothing to decide: `None` when nothing is legal, the only answer when there is one.
    ///
    /// Whether anybody is asked depends on state and question alone and never on the table, else transcripts
    /// would not fit. A telling question is always asked. Not for places, whose candidates are suggestions.
    ///
    /// # Errors
    /// As for [`Play::choose`].
    pub fn choose_if_any<Q: Question<G>>(&mut self, question: &Q) -> Flow<Option<Q::Answer>> {
        self.enter()?;
        if question.telling() {
            let flow = self.ask(question).map(Some);
            return self.note(flow);
        }
        let mut only = None;
        let mut legal = 0u32;
        let scene = self.scene();
        question.legal(scene, &mut |answer| {
            only = Some(answer);
            legal += 1;
        });
        if legal < 2 {
            return Ok(only);
        }
        let flow = self.ask(question).map(Some);
        self.note(flow)
    }

    /// Asks several seats at once. Nobody learns another's answer before giving one's own, because the state
    /// does not change in between.
    ///
    /// # Errors
    /// As for [`Play::choose`].
    pub fn choose_together<Q: Question<G>>(&mut self, questions: &[Q]) -> Flow<Vec<Q::Answer>> {
        self.enter()?;
        self.table.posed(Posed::Together(questions.len()));
        let mut answers = Vec::with_capacity(questions.len());
        for (index, question) in questions.iter().enumerate() {
            match self.ask(question) {
                Ok(answer) => answers.push(answer),
                Err(stop) => {
                    if stop == Stop::Pause {
                        // The table already holds this question; the later ones join it.
                        for later in &questions[index + 1..] {
                            let ask = later.ask();
                            self.pose(later);
                            self.list(later);
                            let scene = Scene { state: &self.state, content: self.content };
                            let _paused = self.table.pick(scene, &ask, &self.options);
                        }
                    }
                    return self.note(Err(stop));
                }
            }
        }
        Ok(answers)
    }

    /// Tells what happened, and by which rule. The event is made only when somebody listens.
    #[inline]
    pub fn event(&mut self, why: RuleId, event: impl FnOnce(&G::State) -> G::Event) {
        if self.listening && self.stopped.is_none() {
            let event = event(&self.state);
            if let Err(stop) = self.table.event(event, why) {
                self.stopped = Some(stop);
            }
        }
    }

    /// Rolls dice that everybody looks at at once.
    ///
    /// # Errors
    /// As for [`Chance::dice`].
    #[inline]
    pub fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.enter()?;
        let flow = self.table.dice(die, n, why);
        self.note(flow)
    }

    /// Draws an index by weight.
    ///
    /// # Errors
    /// As for [`Chance::draw`].
    #[inline]
    pub fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.enter()?;
        let flow = self.table.draw(weights, why);
        self.note(flow)
    }

    /// A trigger inside a trigger: a fault instead of an overflowing stack when there is no end to it.
    ///
    /// # Errors
    /// What `inner` returns, or [`Fault::TooDeep`].
    #[inline]
    pub fn deeper<R>(&mut self, inner: impl FnOnce(&mut Self) -> Flow<R>) -> Flow<R> {
        if self.depth >= DEEPEST {
            return self.note(Err(Stop::Fault(Fault::TooDeep)));
        }
        self.depth += 1;
        let flow = inner(self);
        self.depth -= 1;
        flow
    }

    /// Lets chance change a late value that lives in the state, where a paused game can show it.
    ///
    /// # Errors
    /// As for [`Chance::dice`].
    #[inline]
    pub fn change<V: Clone + Eq + Hash + 'static>(
        &mut self,
        late: impl Fn(&mut G::State) -> &mut Late<V>,
        change: impl Fn(&mut V, &mut dyn Chance) -> Flow<()>,
    ) -> Flow<()> {
        self.enter()?;
        let flow = late(&mut self.state).change_at(self.table, change);
        self.note(flow)
    }

    /// Looks at one aspect of a late value that lives in the state.
    ///
    /// # Errors
    /// None at real tables; odds branch here.
    #[inline]
    pub fn see<V: Clone + Eq + Hash + 'static, A: Clone + Eq + Hash + 'static>(
        &mut self,
        late: impl Fn(&mut G::State) -> &mut Late<V>,
        aspect: impl Fn(&V) -> A,
    ) -> Flow<A> {
        self.enter()?;
        let flow = late(&mut self.state).see_at(self.table, aspect);
        self.note(flow)
    }

    pub(crate) fn table(&mut self) -> &mut (dyn Table<G> + 't) {
        self.table
    }

    /// Plays step after step until the rules are left, and says why they were.
    #[inline]
    pub(crate) fn steps(&mut self) -> Stop {
        loop {
            self.calls = 0;
            self.table.checkpoint(&self.state);
            let flow = G::step(self);
            if let Err(stop) = self.honest(flow) {
                return stop;
            }
        }
    }

    /// The result of a step, unless a rule swallowed a stop on the way: then that fault.
    pub(crate) fn honest(&self, flow: Flow<()>) -> Flow<()> {
        match self.stopped {
            Some(stop) if flow != Err(stop) => Err(Stop::Fault(Fault::Swallowed)),
            _ => flow,
        }
    }

    /// Once stopped, always stopped: a rule that swallows a pause can't go on as if it had been answered.
    #[inline]
    pub(crate) fn note<R>(&mut self, flow: Flow<R>) -> Flow<R> {
        if let Err(stop) = &flow {
            self.stopped = Some(*stop);
        }
        flow
    }

    #[inline]
    pub(crate) fn enter(&mut self) -> Flow<()> {
        if let Some(stop) = self.stopped {
            return Err(stop);
        }
        self.calls += 1;
        if self.calls > CALLS {
            return self.note(Err(Stop::Fault(Fault::Endless)));
        }
        Ok(())
    }

    fn ask<Q: Question<G>>(&mut self, question: &Q) -> Flow<Q::Answer> {
        let ask = question.ask();
        match self.table.next(&mut self.state, &ask)? {
            Next::Given(answer) => self.judge(question, answer),
            Next::Open if Q::MOSTLY && !Q::EXACT && self.table.blind().is_some() => {
                self.pick_blindly(question)
            }
            Next::Open => {
                self.pose(question);
                self.list(question);
                if self.options.is_empty() {
                    return Err(Stop::Fault(Fault::NoOption));
                }
                let scene = Scene { state: &self.state, content: self.content };
                let index = self.table.pick(scene, &ask, &self.options)?;
                Ok(typed::<G, Q>(self.options[index]))
            }
        }
    }

    /// Tells the table of a question that betrays something by being asked.
    #[inline]
    fn pose<Q: Question<G>>(&mut self, question: &Q) {
        if question.telling() {
            self.table.posed(Posed::Telling);
        }
    }

    fn judge<Q: Question<G>>(&mut self, question: &Q, given: G::Answer) -> Flow<Q::Answer> {
        let Ok(answer) = Q::Answer::try_from(given) else {
            return Err(self.table.refuse(given, Why::from(RuleId::WRONG_KIND)));
        };
        match question.verdict(self.scene(), answer) {
            Ok(()) => Ok(answer),
            Err(why) => Err(self.table.refuse(given, why)),
        }
    }

    /// Fills the buffer with the legal answers; tells the table of the others if it cares.
    #[inline]
    fn list<Q: Question<G>>(&mut self, question: &Q) {
        let Play { state, content, options, table, .. } = self;
        let scene: Scene<G> = Scene { state, content: *content };
        options.clear();
        if let Some(forbidden) = table.forbidden() {
            question.candidates(scene, &mut |answer| match question.verdict(scene, answer) {
                Ok(()) => options.push(answer.into()),
                Err(why) => {
                    debug_assert!(
                        !Q::EXACT,
                        "a question claims exact candidates: {:?} {why:?}",
                        question.ask()
                    );
                    forbidden.push((answer.into(), why));
                }
            });
        } else {
            question.legal(scene, &mut |answer| options.push(answer.into()));
        }
    }

    /// Draws candidates until one is legal: as likely as a draw from the legal ones, and cheaper.
    fn pick_blindly<Q: Question<G>>(&mut self, question: &Q) -> Flow<Q::Answer> {
        let Play { state, content, options, table, .. } = self;
        let scene: Scene<G> = Scene { state, content: *content };
        options.clear();
        question.candidates(scene, &mut |answer| options.push(answer.into()));
        while !options.is_empty() {
            let index = table.blind().map_or(0, |chance| chance.below(options.len() as u32) as usize);
            let answer = typed::<G, Q>(options[index]);
            if question.verdict(scene, answer).is_ok() {
                table.picked_blindly(options[index]);
                return Ok(answer);
            }
            options.swap_remove(index);
        }
        Err(Stop::Fault(Fault::NoOption))
    }
}

/// An option as the question's own type, from which it was made.
#[inline]
fn typed<G: Game, Q: Question<G>>(option: G::Answer) -> Q::Answer {
    match Q::Answer::try_from(option) {
        Ok(answer) => answer,
        Err(_) => unreachable!("options are made from answers to this question"),
    }
}
