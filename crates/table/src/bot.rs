//! Policies by their names, and a mind at a seat of a live match.

use crate::{Fast, Game, Match, Mind, Policy, Put, Scene, Seat};

/// A policy that can be asked for by its name.
pub struct Named<G: Game> {
    /// Its name, as on the command line and in a lobby.
    pub name: &'static str,
    /// Makes one.
    pub mind: fn() -> Box<dyn Policy<G> + Send>,
}

/// Answers for one seat of a live match. What is absent on purpose: the clock, threads, and float functions that differ
/// between machines.
#[derive(Clone, Debug)]
pub struct Bot<M> {
    /// Where it sits.
    pub seat: Seat,
    /// How it thinks.
    pub mind: M,
    chance: Fast,
}

impl<M> Bot<M> {
    /// A bot at a seat. Its answers depend on the match and on `chance` alone.
    ///
    /// A server that wants the same answers after a restart derives the chance from the match, as with
    /// `Fast::of_game(seed, journal.next_number())`.
    pub fn new(seat: Seat, mind: M, chance: Fast) -> Bot<M> {
        Bot { seat, mind, chance }
    }

    /// The question this seat is to answer, by its place among the pending ones, and the answer; `None` when the
    /// seat is not asked. The answer is for [`Match::answer_one`].
    ///
    /// The mind never sees what its seat may not know: where a game hides something, it is shown a state that the
    /// seat could believe in.
    pub fn answer<G: Game>(&mut self, game: &Match<G>) -> Option<(usize, G::Answer)>
    where
        M: Mind<G>,
    {
        let seat = self.seat;
        let which = game.pending().iter().position(|pending| pending.prompt.seat == seat)?;
        let pending = &game.pending()[which];
        if let [only] = pending.options[..] {
            return Some((which, only));
        }
        let real = game.now();
        let mut imagined;
        let state = if G::HIDDEN {
            imagined = real.state.clone();
            G::imagine(real.content, &mut imagined, seat, &mut self.chance);
            &imagined
        } else {
            real.state
        };
        let scene = Scene { state, content: real.content };
        let put = Put { scene, ask: &pending.ask, options: &pending.options, past: game };
        let index = self.mind.answer(&put, &mut self.chance);
        Some((which, pending.options[index]))
    }
}
