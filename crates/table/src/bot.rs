//! Policies by their names, and a policy at a seat of a live match.

use crate::{Fast, Game, Match, Policy, Scene, Seat};

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
pub struct Bot<P> {
    /// Where it sits.
    pub seat: Seat,
    /// How it thinks.
    pub mind: P,
    chance: Fast,
}

impl<P> Bot<P> {
    /// A bot at a seat. Its answers depend on the match and on `chance` alone.
    ///
    /// A server that wants the same answers after a restart derives the chance from the match, as with
    /// `Fast::of_game(seed, journal.next_number())`.
    pub fn new(seat: Seat, mind: P, chance: Fast) -> Bot<P> {
        Bot { seat, mind, chance }
    }

    /// The question this seat is to answer, by its place among the pending ones, and the answer; `None` when the
    /// seat is not asked. The answer is for [`Match::answer_one`].
    ///
    /// The mind never sees what its seat may not know: where a game hides something, it is shown a state that the
    /// seat could believe in.
    pub fn answer<G: Game>(&mut self, game: &Match<G>) -> Option<(usize, G::Answer)>
    where
        P: Policy<G>,
    {
        let seat = self.seat;
        let which = game.pending().iter().position(|pending| pending.prompt.seat == seat)?;
        let pending = &game.pending()[which];
        if let [only] = pending.options[..] {
            return Some((which, only));
        }
        let scene = game.now();
        let index = if G::HIDDEN {
            let mut state = scene.state.clone();
            G::imagine(scene.content, &mut state, seat, &mut self.chance);
            let imagined = Scene { state: &state, content: scene.content };
            self.mind.pick(imagined, &pending.ask, &pending.options, &mut self.chance)
        } else {
            self.mind.pick(scene, &pending.ask, &pending.options, &mut self.chance)
        };
        Some((which, pending.options[index]))
    }
}
