//! What spares people questions: an attack or thwart and whom it is for are one thought, and so are the end of the turn and
//! keeping one's hand.

use champions::Champions;
use champions::ask::{Answer, Ask, FromHand, TurnOption};
use host::Comfort;

use crate::ChampionsFace;

impl Comfort<Champions> for ChampionsFace {
    fn leads_on(&self, _ask: &Ask, answer: &Answer) -> bool {
        matches!(answer, Answer::Turn(TurnOption::Attack(_) | TurnOption::Thwart(_) | TurnOption::EndTurn))
    }

    fn joins(&self, next: &Ask, answer: &Answer) -> bool {
        match next {
            Ask::Target { .. } => true,
            Ask::EndOfPhaseDiscard { .. } => *answer == Answer::FromHand(FromHand::Done),
            _ => false,
        }
    }
}
