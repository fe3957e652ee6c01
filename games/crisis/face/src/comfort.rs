//! What spares people questions: who acts and what it does are one thought, and so are an attack and its target, and the
//! end of an activation and that of the turn.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask};
use host::Comfort;

use crate::CrisisFace;

impl Comfort<Crisis> for CrisisFace {
    fn leads_on(&self, _ask: &Ask, answer: &Answer) -> bool {
        match answer {
            Answer::Act(act) => matches!(act, Act::Activate(_) | Act::Attack | Act::EndActivation),
            Answer::Attack(_) => true,
            _ => false,
        }
    }

    fn joins(&self, next: &Ask, answer: &Answer) -> bool {
        match next {
            Ask::Act { figure: None, .. } => *answer == Answer::Act(Act::EndTurn),
            Ask::Act { .. } | Ask::Attack { .. } | Ask::Target { .. } => true,
            _ => false,
        }
    }
}
