//! A game in progress on a stack of its own.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};
use table::{Chances, Fast, Fault, Flow, Game, Pausing, Scene, Seat, Stop, Trail, Turn};

use crate::Stepped;

/// Bytes of a stack, as many as a thread has: where rules can be played, they can be stepped. Only the pages that are touched
/// cost memory.
const STACK: usize = 2 * 1024 * 1024;

/// So many answers and rolls may lie between two copies of the state: stepping costs none, and a copy of the game plays
/// half of them again at most.
const SLACK: usize = 48;

/// So many stacks are kept by a thread for its next games.
const IDLE: usize = 256;

thread_local! {
    /// Stacks that no game uses.
    static STACKS: RefCell<Vec<DefaultStack>> = const { RefCell::new(Vec::new()) };
}

/// What goes in to the rules.
enum Say<G: Game> {
    /// Begin, or take this option.
    Go(usize),
    /// Let this one look, and stay where you are.
    Look(Look<G>),
    /// Hand out the trail.
    Trail,
    /// Leave the game.
    Leave,
}

/// Looks at the state as it stands and at the legal answers.
type Look<G> = Box<dyn FnOnce(Scene<G>, &[<G as Game>::Answer])>;

/// What comes out of them.
enum Heard<G: Game> {
    /// A question, and how many answers it has.
    Asked(G::Ask, usize),
    /// What was wanted has been done.
    Done,
    /// How the game came about.
    Trail(Box<Trail<G>>),
}

/// How the rules were left for good, and the state then.
type Left<G> = (Stop, Box<<G as Game>::State>);

type Fibre<G> = Coroutine<Say<G>, Heard<G>, Left<G>, DefaultStack>;

/// A game in progress whose rules are suspended where they ask. Nothing is run twice, so that a step costs what it costs in a
/// playout. It stays on its thread; its chance is always drawn.
pub struct Live<G: Game> {
    content: Arc<G::Content>,
    /// None when the game has ended.
    fibre: RefCell<Option<Fibre<G>>>,
    asked: Option<(G::Ask, usize)>,
    /// The state of a game that has ended.
    end: Option<Box<G::State>>,
}

/// Waits on its own stack until somebody says how to go on.
struct Waiting<'y, G: Game> {
    content: &'y G::Content,
    yielder: &'y Yielder<Say<G>, Heard<G>>,
}

impl<G: Game> Pausing<G> for Waiting<'_, G> {
    fn pick(
        &mut self,
        trail: &mut Trail<G>,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        let mut heard = Heard::Asked(*ask, options.len());
        loop {
            match self.yielder.suspend(heard) {
                Say::Go(option) => return Ok(option),
                Say::Look(look) => {
                    look(scene, options);
                    heard = Heard::Done;
                }
                Say::Trail => {
                    trail.settle(self.content);
                    heard = Heard::Trail(Box::new(trail.clone()));
                }
                Say::Leave => return Err(Stop::Cut),
            }
        }
    }
}

impl<G: Game> Live<G> {
    /// Begins at a checkpoint, such as the start of a game.
    ///
    /// # Errors
    /// A fault of the rules.
    pub fn new(content: Arc<G::Content>, start: G::State, chance: Fast) -> Result<Self, Fault> {
        Live::take_up(content, Trail::new(start, Chances::Drawn(chance)))
    }

    /// A game that has ended so.
    fn ended(content: Arc<G::Content>, end: Box<G::State>) -> Self {
        Live { content, fibre: RefCell::new(None), asked: None, end: Some(end) }
    }

    fn go(&mut self, option: usize) -> Result<(), Fault> {
        let Some(fibre) = self.fibre.get_mut() else { return Err(Fault::NotOffered) };
        match fibre.resume(Say::Go(option)) {
            CoroutineResult::Yield(Heard::Asked(ask, options)) => {
                self.asked = Some((ask, options));
                Ok(())
            }
            CoroutineResult::Yield(_) => unreachable!("an answer leads to a question or to the end"),
            CoroutineResult::Return((stop, end)) => {
                self.leave();
                (self.asked, self.end) = (None, Some(end));
                match stop {
                    Stop::Over => Ok(()),
                    Stop::Fault(fault) => Err(fault),
                    Stop::Pause | Stop::Refused | Stop::Cut => Err(Fault::Diverged),
                }
            }
        }
    }

    /// Says something to rules that wait at a question.
    fn say(&self, say: Say<G>) -> Option<Heard<G>> {
        let mut fibre = self.fibre.borrow_mut();
        match fibre.as_mut()?.resume(say) {
            CoroutineResult::Yield(heard) => Some(heard),
            CoroutineResult::Return(_) => unreachable!("nothing was answered"),
        }
    }

    fn trail(&self) -> Option<Trail<G>> {
        match self.say(Say::Trail)? {
            Heard::Trail(trail) => Some(*trail),
            _ => unreachable!("the trail was asked for"),
        }
    }

    /// Leaves the rules and keeps the stack for the next game.
    fn leave(&mut self) {
        let Some(mut fibre) = self.fibre.get_mut().take() else { return };
        if !fibre.done() {
            // They are left from where they wait, so that all they hold is put away.
            fibre.resume(Say::Leave);
        }
        if fibre.done() {
            let stack = fibre.into_stack();
            let keep = |idle: &RefCell<Vec<DefaultStack>>| {
                let mut idle = idle.borrow_mut();
                if idle.len() < IDLE {
                    idle.push(stack);
                }
            };
            // A thread that ends keeps nothing.
            let _ = STACKS.try_with(keep);
        }
    }
}

impl<G: Game> Drop for Live<G> {
    fn drop(&mut self) {
        self.leave();
    }
}

impl<G: Game> Stepped<G> for Live<G> {
    fn take_up(content: Arc<G::Content>, trail: Trail<G>) -> Result<Self, Fault> {
        let idle = STACKS.with(|idle| idle.borrow_mut().pop());
        let stack = idle.unwrap_or_else(|| DefaultStack::new(STACK).expect("there is memory for a stack"));
        let held = Arc::clone(&content);
        // What moves to a new stack must fit a page.
        let mut trail = Box::new(trail.with_slack(SLACK));
        let fibre = Coroutine::with_stack(stack, move |yielder, _| {
            let (stop, state) = trail.play(&held, &mut Waiting { content: &*held, yielder });
            (stop, Box::new(state))
        });
        let mut live = Live { content, fibre: RefCell::new(Some(fibre)), asked: None, end: None };
        live.go(0)?;
        Ok(live)
    }

    fn copy(&self) -> Self {
        let content = Arc::clone(&self.content);
        match (self.trail(), &self.end) {
            (Some(trail), _) => Live::take_up(content, trail).expect("what was played once plays again"),
            (None, Some(end)) => Live::ended(content, end.clone()),
            (None, None) => unreachable!("a game goes on or has ended"),
        }
    }

    fn believed(&self, seat: Seat, chance: &mut Fast) -> Result<Self, Fault> {
        let content = Arc::clone(&self.content);
        match (self.trail(), &self.end) {
            (Some(trail), _) => Live::take_up(content, trail.believed(seat, chance)),
            (None, Some(end)) => {
                let mut end = end.clone();
                G::imagine(&content, &mut end, seat, chance);
                Ok(Live::ended(content, end))
            }
            (None, None) => unreachable!("a game goes on or has ended"),
        }
    }

    fn turn(&self) -> Turn {
        self.asked.as_ref().map_or(Turn::Over, |(ask, _)| Turn::Seat(G::prompt(ask)))
    }

    fn ask(&self) -> Option<G::Ask> {
        self.asked.map(|(ask, _)| ask)
    }

    fn options(&self) -> usize {
        self.asked.map_or(0, |(_, options)| options)
    }

    fn weight(&self, _outcome: usize) -> u32 {
        0
    }

    fn apply(&mut self, option: usize) -> Result<(), Fault> {
        if option >= self.options() {
            return Err(Fault::NotOffered);
        }
        self.go(option)
    }

    fn look<R: 'static>(&self, look: impl FnOnce(Scene<G>, &[G::Answer]) -> R + 'static) -> R {
        if let Some(end) = &self.end {
            return look(Scene { state: end, content: &self.content }, &[]);
        }
        let seen = Rc::new(Cell::new(None));
        let slot = Rc::clone(&seen);
        self.say(Say::Look(Box::new(move |scene, options| slot.set(Some(look(scene, options))))));
        seen.take().expect("rules that wait let everybody look")
    }
}
