//! Minds: what answers a question of a running game. A policy looks at the scene alone; a search also takes the game up
//! where it stands, as its seat could believe it, and plays on.

use crate::{Branch, Fast, Game, Match, Policy, Scene, Seat, Trail};

/// What answers the questions of a seat.
pub trait Mind<G: Game> {
    /// Whether it picks without looking, every option as likely as the next.
    fn blind(&self) -> bool {
        false
    }

    /// Whether it asks for the past of a question. A game that nobody asks about keeps no states of it.
    fn looks_back(&self) -> bool {
        true
    }

    /// The place of the option it takes; there are two or more. It follows from the question, from what the seat could
    /// believe, and from `chance`.
    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize;
}

/// A question as it is put to a mind.
pub struct Put<'a, G: Game> {
    /// The state as it stands, or an imagined one where something is hidden.
    pub scene: Scene<'a, G>,
    /// The question.
    pub ask: &'a G::Ask,
    /// The legal answers; of a place, suggestions.
    pub options: &'a [G::Answer],
    /// How it came to this.
    pub past: &'a dyn Past<G>,
}

/// A game that stands at a question, from which beliefs set out.
pub trait Past<G: Game> {
    /// What a seat could believe, to be taken up elsewhere; see [`Trail::believed`]. The next question is the seat's own if
    /// it is asked.
    fn believed(&self, seat: Seat, chance: &mut Fast) -> Trail<G>;
}

impl<G: Game> Past<G> for Match<G> {
    fn believed(&self, seat: Seat, chance: &mut Fast) -> Trail<G> {
        Match::believed(self, seat, chance)
    }
}

impl<G: Game> Past<G> for Trail<G> {
    fn believed(&self, seat: Seat, chance: &mut Fast) -> Trail<G> {
        self.clone().believed(seat, chance)
    }
}

impl<G: Game> Past<G> for Branch<G> {
    fn believed(&self, seat: Seat, chance: &mut Fast) -> Trail<G> {
        self.trail().clone().believed(seat, chance)
    }
}

/// A policy as a mind: it looks at the scene and at nothing behind it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reflex<P>(pub P);

impl<G: Game, P: Policy<G>> Mind<G> for Reflex<P> {
    fn blind(&self) -> bool {
        self.0.blind()
    }

    fn looks_back(&self) -> bool {
        false
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        self.0.pick(put.scene, put.ask, put.options, chance)
    }
}

/// A mind that is known by its name alone.
impl<G: Game, M: Mind<G> + ?Sized> Mind<G> for Box<M> {
    fn blind(&self) -> bool {
        (**self).blind()
    }

    fn looks_back(&self) -> bool {
        (**self).looks_back()
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        (**self).answer(put, chance)
    }
}
