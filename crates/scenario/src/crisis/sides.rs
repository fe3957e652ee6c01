//! The shared words for sides, edges and outcomes, as this game's own types.

use ::crisis::state::{Edge, Outcome, Side};

use crate::shared::{EdgeWord, OutcomeWord, SideWord};

impl From<SideWord> for Option<Side> {
    fn from(word: SideWord) -> Option<Side> {
        match word {
            SideWord::A => Some(Side::A),
            SideWord::B => Some(Side::B),
            SideWord::Nobody => None,
        }
    }
}

impl From<Option<Side>> for SideWord {
    fn from(side: Option<Side>) -> SideWord {
        match side {
            Some(Side::A) => SideWord::A,
            Some(Side::B) => SideWord::B,
            None => SideWord::Nobody,
        }
    }
}

impl From<EdgeWord> for Option<Edge> {
    fn from(word: EdgeWord) -> Option<Edge> {
        match word {
            EdgeWord::South => Some(Edge::South),
            EdgeWord::North => Some(Edge::North),
            EdgeWord::None => None,
        }
    }
}

impl From<Option<Outcome>> for OutcomeWord {
    fn from(outcome: Option<Outcome>) -> OutcomeWord {
        match outcome {
            Some(Outcome::Won(Side::A)) => OutcomeWord::AWins,
            Some(Outcome::Won(Side::B)) => OutcomeWord::BWins,
            Some(Outcome::Drawn) => OutcomeWord::Drawn,
            None => OutcomeWord::None,
        }
    }
}
