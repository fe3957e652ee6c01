//! A game in progress without journal, log or forbidden answers: what search holds by the thousand.

use std::sync::Arc;

use crate::trail::{Chances, Pausing, Trail};
use crate::{Counts, Fast, Fault, Flow, Game, Prompt, Scene, Seat, Stop};

/// Whose turn it is to say how a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat's: it is asked.
    Seat(Prompt),
    /// Chance's: something is rolled or drawn.
    Chance,
    /// Nobody's: the game has ended.
    Over,
}

/// A game in progress that runs the step again from its checkpoint at each answer: plain data, which can be copied and sent.
///
/// What has one answer is answered by itself, as in a [`crate::Playout`]. Questions asked together come one after the other.
pub struct Branch<G: Game> {
    content: Arc<G::Content>,
    trail: Trail<G>,
    now: G::State,
    stands: Stands<G>,
}

/// What stands open.
struct Stands<G: Game> {
    turn: Turn,
    ask: Option<G::Ask>,
    options: Vec<G::Answer>,
    weights: Vec<u32>,
    /// The dice that fell of a roll that is settled one die after another, and how many are left; none are for a draw.
    fallen: Counts,
    dice: u8,
}

impl<G: Game> Clone for Stands<G> {
    fn clone(&self) -> Self {
        let (options, weights) = (self.options.clone(), self.weights.clone());
        Stands { options, weights, ..*self }
    }
}

impl<G: Game> Clone for Branch<G> {
    fn clone(&self) -> Self {
        Branch {
            content: Arc::clone(&self.content),
            trail: self.trail.clone(),
            now: self.now.clone(),
            stands: self.stands.clone(),
        }
    }
}

impl<G: Game> Pausing<G> for Stands<G> {
    fn pick(
        &mut self,
        _trail: &mut Trail<G>,
        _scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        self.turn = Turn::Seat(G::prompt(ask));
        self.ask = Some(*ask);
        self.options.extend_from_slice(options);
        Err(Stop::Pause)
    }

    fn chance(&mut self, weights: &[u32], dice: u8) {
        self.turn = Turn::Chance;
        self.weights.extend_from_slice(weights);
        (self.fallen, self.dice) = ([0; 8], dice);
    }
}

impl<G: Game> Branch<G> {
    /// Begins at a checkpoint, such as the start of a game.
    ///
    /// # Errors
    /// A fault of the rules.
    pub fn new(content: Arc<G::Content>, start: G::State, chances: Chances) -> Result<Self, Fault> {
        Branch::take_up(content, Trail::new(start, chances))
    }

    /// Goes on where a trail ends.
    ///
    /// # Errors
    /// A fault of the rules; a trail of another game.
    pub fn take_up(content: Arc<G::Content>, trail: Trail<G>) -> Result<Self, Fault> {
        let now = trail.checkpoint().clone();
        let (options, weights) = (Vec::new(), Vec::new());
        let stands = Stands { turn: Turn::Over, ask: None, options, weights, fallen: [0; 8], dice: 0 };
        let mut branch = Branch { content, trail: trail.with_slack(0), now, stands };
        branch.run()?;
        Ok(branch)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.stands.turn
    }

    /// The state as it stands, in mid-step if something is open.
    pub fn now(&self) -> Scene<'_, G> {
        Scene { state: &self.now, content: &self.content }
    }

    /// The question that stands.
    pub fn ask(&self) -> Option<&G::Ask> {
        self.stands.ask.as_ref()
    }

    /// The legal answers to it, two or more; of a place, suggestions.
    pub fn options(&self) -> &[G::Answer] {
        &self.stands.options
    }

    /// The weights of the outcomes, where chance is open: of the faces of one die, or of a draw. What weighs 0 can't
    /// come.
    pub fn weights(&self) -> &[u32] {
        &self.stands.weights
    }

    /// Where it comes from, to be taken up elsewhere.
    pub fn trail(&self) -> &Trail<G> {
        &self.trail
    }

    /// Takes one of the options, or of the outcomes of chance, by its place.
    ///
    /// # Errors
    /// [`Fault::NotOffered`], and then nothing has changed; a fault of the rules, and then the game can't go on.
    pub fn apply(&mut self, option: usize) -> Result<(), Fault> {
        let stands = &mut self.stands;
        match stands.turn {
            Turn::Seat(_) => {
                let answer = stands.options.get(option).ok_or(Fault::NotOffered)?;
                self.trail.answered(*answer);
            }
            Turn::Chance if stands.weights.get(option).is_none_or(|&weight| weight == 0) => {
                return Err(Fault::NotOffered);
            }
            Turn::Chance if stands.dice == 0 => self.trail.drew(option as u32),
            Turn::Chance => {
                stands.fallen[option] += 1;
                stands.dice -= 1;
                if stands.dice > 0 {
                    return Ok(());
                }
                self.trail.rolled(stands.fallen);
            }
            Turn::Over => return Err(Fault::NotOffered),
        }
        self.run()
    }

    /// What a seat could believe: all that it sees is as it was, and its question and the list of its answers, too.
    ///
    /// # Errors
    /// [`Fault::NotOffered`] while chance is open; a fault of the rules, which only a seat that is not asked can meet.
    pub fn believed(&self, seat: Seat, chance: &mut Fast) -> Result<Self, Fault> {
        match self.stands.turn {
            Turn::Seat(_) => {
                Branch::take_up(Arc::clone(&self.content), self.trail.clone().believed(seat, chance))
            }
            Turn::Chance => Err(Fault::NotOffered),
            Turn::Over => {
                let mut end = self.clone();
                G::imagine(&self.content, &mut end.now, seat, chance);
                Ok(end)
            }
        }
    }

    fn run(&mut self) -> Result<(), Fault> {
        let stands = &mut self.stands;
        (stands.turn, stands.ask) = (Turn::Over, None);
        stands.options.clear();
        stands.weights.clear();
        let (stop, now) = self.trail.play(&self.content, stands);
        self.now = now;
        match stop {
            Stop::Pause | Stop::Over => Ok(()),
            Stop::Fault(fault) => Err(fault),
            Stop::Refused | Stop::Cut => Err(Fault::Diverged),
        }
    }
}
