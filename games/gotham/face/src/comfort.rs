//! What spares people questions: an action and what it is for are one thought, and so are the states of two heroes.

use gotham::Gotham;
use gotham::answer::{Act, Answer, Go};
use gotham::ask::{Ask, Topic};
use gotham::printed::Printed;
use gotham::state::State;
use host::Comfort;

use crate::GothamFace;

impl Comfort<Gotham> for GothamFace {
    fn spent(&self, _content: &Printed, _state: &State, _ask: &Ask, options: &[Answer]) -> Option<Answer> {
        spent(options)
    }

    fn leads_on(&self, ask: &Ask, answer: &Answer) -> bool {
        match (ask.topic, answer) {
            (Topic::State { .. }, Answer::State(_)) => true,
            (Topic::Act, Answer::Act(act)) => {
                matches!(
                    act,
                    Act::Melee(_) | Act::Ranged(_) | Act::Manipulate(_) | Act::Think(_) | Act::Move(_)
                )
            }
            _ => false,
        }
    }

    fn joins(&self, next: &Ask, answer: &Answer) -> bool {
        match next.topic {
            Topic::State { .. } | Topic::Target { .. } | Topic::Deed { .. } => true,
            Topic::Move { .. } => matches!(answer, Answer::Go(Go::To(_))),
            _ => false,
        }
    }
}

/// Where a hero can do nothing any more but drop cards, nothing is left but to end it: a card lies where it was dropped,
/// and can be dropped as well before anything else.
fn spent(options: &[Answer]) -> Option<Answer> {
    let end = |answer: &Answer| matches!(answer, Answer::Act(Act::Pass) | Answer::Go(Go::Stop));
    let drops = |answer: &Answer| matches!(answer, Answer::Act(Act::Drop(_)) | Answer::Go(Go::Drop(_)));
    let ends: Vec<Answer> = options.iter().copied().filter(end).collect();
    match ends[..] {
        [last] if options.iter().all(|answer| end(answer) || drops(answer)) => Some(last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_can_only_drop_cards_has_nothing_left_to_do() {
        let (pass, stop) = (Answer::Act(Act::Pass), Answer::Go(Go::Stop));
        assert_eq!(spent(&[Answer::Act(Act::Drop(2)), pass]), Some(pass));
        assert_eq!(spent(&[stop, Answer::Go(Go::Drop(0)), Answer::Go(Go::Drop(1))]), Some(stop));
        assert_eq!(spent(&[Answer::Act(Act::Drop(2)), Answer::Act(Act::HandOver(1)), pass]), None);
        assert_eq!(spent(&[Answer::Act(Act::Drop(2))]), None, "there is no end to it");
    }
}
