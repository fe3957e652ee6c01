//! The numbers of the rules of thumb, in resources: what a card that is discarded pays.

/// What a card is worth when it is played: so much whatever it costs, and so much for each point of its cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// Whatever it costs.
    pub card: f32,
    /// For each point of its cost.
    pub cost: f32,
}

impl Worth {
    pub(super) fn at(self, cost: u8) -> f32 {
        self.card + self.cost * f32::from(cost)
    }
}

/// How turns are played by rules of thumb.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thumb {
    /// An ally that is played: it acts, and then somebody else is struck in the hero's place.
    pub ally: Worth,
    /// A support or an upgrade that is played.
    pub permanent: Worth,
    /// An event that is played.
    pub event: Worth,
    /// How much better an event fits what is urgent, a thwart or an attack.
    pub fits: f32,
    /// What is left in hand when a turn ends is worth this part of what it is worth when played.
    pub later: f32,
    /// What is worth less than so much makes room for another card at the end of the player phase.
    pub keep: f32,
    /// The damage that a player does to the villain in a round, as things go.
    pub pace: f32,
    /// The fight may last so many rounds longer than the main scheme before somebody thwarts.
    pub margin: f32,
    /// A hero goes home who would not survive so many villain phases.
    pub home: f32,
    /// An encounter card may bring so much threat or damage that nobody reckoned with.
    pub surprise: f32,
}

impl Default for Thumb {
    fn default() -> Thumb {
        Thumb {
            ally: Worth { card: 2.5, cost: 1.2 },
            permanent: Worth { card: 1.1, cost: 1.2 },
            event: Worth { card: 0.5, cost: 1.2 },
            fits: 1.8,
            later: 0.075,
            keep: 0.9,
            pace: 4.0,
            margin: 0.0,
            home: 3.0,
            surprise: 1.5,
        }
    }
}
