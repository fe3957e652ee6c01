//! What was typed freely, tried on the game itself: the rules judge it.

use table::{Game, Match, Refusal};

/// What came of trying.
pub enum Tried<G: Game> {
    /// A game in which it was done.
    Done(Box<Match<G>>),
    /// No way of doing it is legal; this refusal says the most.
    Refused(Refusal<G::Answer>),
    /// Nothing of the kind is asked now.
    NotAsked,
}

/// Answers with the first of several that is legal.
pub fn first_legal<G: Game>(game: &Match<G>, answers: impl Iterator<Item = G::Answer>) -> Tried<G> {
    let mut said: Option<Refusal<G::Answer>> = None;
    for answer in answers {
        let mut tried = game.clone();
        match tried.answer(answer) {
            Ok(()) => return Tried::Done(Box::new(tried)),
            // A measure says more than a plain no; among equals the first is what was most likely meant.
            Err(refusal) => {
                let says_more =
                    |said: &Refusal<G::Answer>| said.why.measured.is_none() && refusal.why.measured.is_some();
                if said.as_ref().is_none_or(says_more) {
                    said = Some(refusal);
                }
            }
        }
    }
    said.map_or(Tried::NotAsked, Tried::Refused)
}
