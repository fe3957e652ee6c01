//! What a game in progress can do, however it is stepped.

use std::sync::Arc;

use table::{Branch, Fast, Fault, Game, Scene, Seat, Trail, Turn};

/// A game in progress, typed. What has one answer is answered by itself; questions asked together come one after the other.
pub trait Stepped<G: Game>: Sized {
    /// Goes on where a trail ends.
    ///
    /// # Errors
    /// A fault of the rules; a trail of another game.
    fn take_up(content: Arc<G::Content>, trail: Trail<G>) -> Result<Self, Fault>;

    /// The same game once more: it goes its own way from here, but chance will have the same in store for it.
    fn copy(&self) -> Self;

    /// What a seat could believe: all that it sees is as it was, and its question and the list of its answers, too.
    ///
    /// # Errors
    /// [`Fault::NotOffered`] while chance is open; a fault of the rules, which only a seat that is not asked can meet.
    fn believed(&self, seat: Seat, chance: &mut Fast) -> Result<Self, Fault>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// The question that stands.
    fn ask(&self) -> Option<G::Ask>;

    /// How many legal answers there are, or outcomes of chance.
    fn options(&self) -> usize;

    /// The weight of an outcome, where chance is open.
    fn weight(&self, outcome: usize) -> u32;

    /// Takes one of the options, or of the outcomes of chance, by its place.
    ///
    /// # Errors
    /// [`Fault::NotOffered`], and then nothing has changed; a fault of the rules, and then the game can't go on.
    fn apply(&mut self, option: usize) -> Result<(), Fault>;

    /// Looks at the state as it stands, in mid-step if something is open, and at the legal answers.
    fn look<R: 'static>(&self, look: impl FnOnce(Scene<G>, &[G::Answer]) -> R + 'static) -> R;
}

impl<G: Game> Stepped<G> for Branch<G> {
    fn take_up(content: Arc<G::Content>, trail: Trail<G>) -> Result<Self, Fault> {
        Branch::take_up(content, trail)
    }

    fn copy(&self) -> Self {
        self.clone()
    }

    fn believed(&self, seat: Seat, chance: &mut Fast) -> Result<Self, Fault> {
        Branch::believed(self, seat, chance)
    }

    fn turn(&self) -> Turn {
        Branch::turn(self)
    }

    fn ask(&self) -> Option<G::Ask> {
        Branch::ask(self).copied()
    }

    fn options(&self) -> usize {
        match Branch::turn(self) {
            Turn::Chance => self.weights().len(),
            Turn::Seat(_) | Turn::Over => Branch::options(self).len(),
        }
    }

    fn weight(&self, outcome: usize) -> u32 {
        self.weights().get(outcome).copied().unwrap_or(0)
    }

    fn apply(&mut self, option: usize) -> Result<(), Fault> {
        Branch::apply(self, option)
    }

    fn look<R: 'static>(&self, look: impl FnOnce(Scene<G>, &[G::Answer]) -> R + 'static) -> R {
        look(self.now(), Branch::options(self))
    }
}
