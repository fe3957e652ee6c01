//! What holds or does not, as clauses that follow "if".

use crisis::card::ability::{Actor, Claim};
use words::{Arg, Join, Message};

use super::Telling;
use super::amount::roll_of;
use super::who::Mode;
use crate::voice::term;

impl Telling<'_> {
    /// A claim.
    pub(super) fn claim(&mut self, claim: &Claim) -> Message {
        match claim {
            Claim::Not(not) => self.denied(not),
            Claim::Happened(_) => Message::new("crisis-if-happened"),
            Claim::DamageDealt => Message::new("crisis-if-damage-dealt"),
            Claim::TargetFell => Message::new("crisis-if-target-fell"),
            Claim::Is { who, a } => {
                Message::new("crisis-if-is").with("who", self.pick(who)).with("a", self.figures(a, Mode::One))
            }
            Claim::Any(figures) => {
                Message::new("crisis-if-any").with("who", self.figures(figures, Mode::One))
            }
            Claim::Shows { roll, faces, any } => {
                let join = if *any { Join::Or } else { Join::And };
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), join);
                Message::new("crisis-if-shows").with("roll", roll_of(*roll)).with("faces", faces)
            }
            Claim::AtLeast(one, other) => self.compared("crisis-if-at-least", one, other),
            Claim::AtMost(one, other) => self.compared("crisis-if-at-most", one, other),
            Claim::MoreThan(one, other) => self.compared("crisis-if-more-than", one, other),
            Claim::Behind(Actor::You) => Message::new("crisis-if-behind-you"),
            Claim::Behind(Actor::Opponent) => Message::new("crisis-if-behind-opponent"),
        }
    }

    fn denied(&mut self, claim: &Claim) -> Message {
        match claim {
            Claim::Not(again) => self.claim(again),
            Claim::Happened(_) => Message::new("crisis-if-not-happened"),
            Claim::Is { who, a } => Message::new("crisis-if-is-not")
                .with("who", self.pick(who))
                .with("a", self.figures(a, Mode::One)),
            Claim::Any(figures) => {
                Message::new("crisis-if-none").with("who", self.figures(figures, Mode::No))
            }
            Claim::Shows { roll, faces, .. } => {
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), Join::Or);
                Message::new("crisis-if-shows-no").with("roll", roll_of(*roll)).with("faces", faces)
            }
            Claim::AtLeast(one, other) => self.compared("crisis-if-less-than", one, other),
            Claim::AtMost(one, other) => self.compared("crisis-if-more-than", one, other),
            Claim::MoreThan(one, other) => self.compared("crisis-if-at-most", one, other),
            claim => Message::new("crisis-if-not").with("claim", self.claim(claim)),
        }
    }

    fn compared(
        &mut self,
        key: &'static str,
        one: &crisis::card::ability::Amount,
        other: &crisis::card::ability::Amount,
    ) -> Message {
        Message::new(key).with("one", self.amount(one)).with("other", self.amount(other))
    }
}
