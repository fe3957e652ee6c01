//! Rules of thumb for every question: fast enough to play a round out hundreds of times.

use champions::Champions;
use champions::ask::{Answer, Ask, Defend};
use champions::state::InPlayId;
use table::{Fast, Policy, Scene, Seat};

use super::hand::{Hand, Tries};
use super::thumb::Thumb;
use super::weights::Weights;
use super::{coming, effects, hand, payment, turn, windows};
use minds::choose::best;

/// How much thought is given to what abilities do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thought {
    /// None: whoever tries something out does not try things out while doing so.
    None,
    /// Interrupts, responses and choices are tried out on a copy.
    Tries,
}

/// Answers everything by rules of thumb.
#[derive(Clone, Debug)]
pub(super) struct Habit {
    pub weights: Weights,
    pub thumb: Thumb,
    pub thought: Thought,
    /// Whose hand is tried out, if not everybody's: what others hold is guessed anyway, and trying it out takes most of the time
    /// that a round of a party takes.
    pub of: Option<Seat>,
    /// What playing cards came to when it was tried out this turn.
    pub tries: Tries,
}

impl Policy<Champions> for Habit {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        self.try_hand(scene, ask);
        match *ask {
            Ask::Mulligan { player } => hand::mulligan(&Hand::of(self, scene, player), options),
            Ask::EndOfPhaseDiscard { player } => hand::discard(&Hand::of(self, scene, player), options),
            Ask::Turn { player } => turn::option(self, scene, player, options),
            Ask::Window { player, .. } | Ask::Requested { player, .. } => {
                windows::use_or_pass(self, scene, player, options)
            }
            Ask::Defend { player, .. } => self.defend(scene, player, options),
            Ask::Pay { player, card, cost, any, generated } => {
                let due = payment::Due { card, cost, any, generated };
                payment::next(self, scene, player, due, options)
            }
            Ask::Choose { player, ability, .. }
            | Ask::ChooseOne { player, ability }
            | Ask::ChoosePlayer { player, ability }
            | Ask::May { player, ability } => effects::choose(self, scene, player, ability, *ask, options),
            Ask::Target { by, .. } => effects::target(self, scene, by, options),
            Ask::Divide { .. } => effects::next_point(self, scene, options),
            Ask::TooMany { .. } => effects::too_many(self, scene, options),
            // All of them happen; hardly ever does their order matter. As what a wild resource counts, neither, nor which
            // action of an event with several, nor in which order cards go on a deck.
            Ask::Forced { .. } | Ask::Order { .. } | Ask::PutNext { .. } => 0,
            Ask::Declare { .. } | Ask::Action { .. } => 0,
        }
    }
}

impl Habit {
    pub fn new(weights: Weights, thumb: Thumb) -> Habit {
        Habit { weights, thumb, thought: Thought::Tries, of: None, tries: Tries::default() }
    }

    /// The same habit for who is trying something out already.
    pub fn thoughtless(&self) -> Habit {
        Habit { thought: Thought::None, tries: Tries::default(), ..*self }
    }

    /// Before cards are played or paid with, it is tried out what those do that have not been tried yet.
    pub fn try_hand(&mut self, scene: Scene<Champions>, ask: &Ask) {
        if let Ask::Turn { player } | Ask::Pay { player, .. } = *ask
            && self.thought == Thought::Tries
            && self.of.is_none_or(|of| of == player)
        {
            let mut tries = std::mem::take(&mut self.tries);
            tries.try_hand(self, scene, player);
            self.tries = tries;
        }
    }

    /// Who defends is weighed by what is left after the blow that is to be expected.
    fn defend(&self, scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
        best(options, |option| {
            let mut state = scene.state.clone();
            if let Answer::Defend(Defend::With(defender)) = option {
                defends(&mut state, player, defender);
            }
            coming::foreseen(Scene { state: &state, content: scene.content }, &self.weights)
        })
    }
}

fn defends(state: &mut champions::state::State, player: Seat, defender: InPlayId) {
    if let Some(card) = state.find_mut(defender) {
        card.exhausted = true;
    }
    if let Some(attack) = state.deeds.last_mut() {
        (attack.defender, attack.basic_defence, attack.player) = (Some(defender), true, player);
    }
}
