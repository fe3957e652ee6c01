//! What holds or does not, as clauses that follow "if".

use crisis::card::ability::{Actor, Amount, Binding, Claim, Counted, Figures, Filter, Pick, RollOf, Tokens};
use words::{Arg, Join, Message};

use super::Telling;
use super::amount::roll_of;
use super::who::{Mode, Noun, referent};
use crate::voice::term;

impl Telling<'_> {
    /// A claim as what opens a sentence: "if the target is size 3 or less", "on a critical".
    pub(super) fn provided(&mut self, claim: &Claim) -> Message {
        match claim {
            Claim::Shows { roll: RollOf::Named(_), faces, any } if *any || faces.len() == 1 => {
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), Join::Or);
                Message::new("crisis-lead-on").with("faces", faces)
            }
            claim => Message::new("crisis-lead-if").with("claim", self.claim(claim)),
        }
    }

    /// A claim.
    pub(super) fn claim(&mut self, claim: &Claim) -> Message {
        match claim {
            Claim::Not(not) => self.denied(not),
            Claim::DamageDealt => Message::new("crisis-if-damage-dealt"),
            Claim::TargetFell => Message::new("crisis-if-target-fell"),
            Claim::Happened(what) => self.happened(*what, "crisis-if-moved", "crisis-if-happened"),
            Claim::Is { who, a } => self.is(who, a, "is"),
            Claim::Any(figures) => {
                Message::new("crisis-if-any").with("who", self.figures(figures, Mode::One))
            }
            Claim::Shows { roll, faces, any } => {
                let join = if *any { Join::Or } else { Join::And };
                let faces = Arg::List(term::parts(faces.iter().map(|&face| term::face(face))), join);
                Message::new("crisis-if-shows").with("roll", roll_of(*roll)).with("faces", faces)
            }
            Claim::AtLeast(Amount::Counted(counted), Amount::Number(least)) => match &**counted {
                Counted::PowerOf(who) => Message::new("crisis-if-power-at-least")
                    .with("who", self.subject(who))
                    .with("count", *least),
                _ => Message::new("crisis-if-at-least")
                    .with("one", self.counted(counted))
                    .with("other", *least),
            },
            Claim::AtMost(Amount::Counted(counted), Amount::Number(most)) => match &**counted {
                Counted::PowerOf(who) => Message::new("crisis-if-power-at-most")
                    .with("who", self.subject(who))
                    .with("count", *most),
                _ => {
                    Message::new("crisis-if-at-most").with("one", self.counted(counted)).with("other", *most)
                }
            },
            Claim::AtLeast(one, other) => self.compared("crisis-if-at-least", one, other),
            Claim::AtMost(one, other) => self.compared("crisis-if-at-most", one, other),
            Claim::MoreThan(one, other) => self.more(one, other),
            Claim::Behind(Actor::You) => Message::new("crisis-if-behind-you"),
            Claim::Behind(Actor::Opponent) => Message::new("crisis-if-behind-opponent"),
        }
    }

    /// One amount is more than another; results of dice are held against characters one by one.
    fn more(&mut self, one: &Amount, other: &Amount) -> Message {
        if let (Amount::Counted(results), Amount::Counted(counted)) = (one, other)
            && let (Counted::Faces { roll, any }, Counted::Count(figures)) = (&**results, &**counted)
        {
            let faces = Arg::List(term::parts(any.iter().map(|&face| term::face(face))), Join::Or);
            return Message::new("crisis-if-more-faces")
                .with("roll", roll_of(*roll))
                .with("faces", faces)
                .with("who", self.figures(figures, Mode::Many));
        }
        self.compared("crisis-if-more-than", one, other)
    }

    /// Whether a step took place; of a push, whether the pushed one moved.
    fn happened(&mut self, what: Binding, moved: &'static str, other: &'static str) -> Message {
        match self.names.iter().rev().find(|(known, _)| *known == what) {
            Some((_, Noun::Push)) => {
                let who = self.last.map_or("crisis-it-character", |last| self.pronoun(last));
                Message::new(moved).with("who", Message::new(who))
            }
            _ => Message::new(other),
        }
    }

    /// What somebody is or does, by the one thing that is demanded; of several, "is one of" them.
    fn is(&mut self, who: &Pick, a: &Figures, mode: &'static str) -> Message {
        let filter = &*a.0;
        let only = |known: Filter| *filter == known;
        let rest = Filter::default;
        let said = self.subject(who);
        let key = |key: &'static str| Message::new(key).with("mode", mode).with("who", said.clone());
        if let Some(size) = filter.size_at_most
            && only(Filter { size_at_most: Some(size), ..rest() })
        {
            return key("crisis-is-size").with("size", size);
        }
        if only(Filter { holds: Some(Tokens::Any), ..rest() }) {
            return key("crisis-is-holding");
        }
        if only(Filter { contests: Some(Tokens::Secure), ..rest() }) {
            return key("crisis-is-contesting-secure");
        }
        if only(Filter { contests: Some(Tokens::Any), ..rest() }) {
            return key("crisis-is-contesting");
        }
        if let Some(within) = &filter.within
            && only(Filter { within: Some(within.clone()), ..rest() })
        {
            let near = self.that_within(within);
            return key("crisis-is-within").with("near", near);
        }
        if let Some(by) = &filter.attacked_this_turn_by
            && only(Filter { attacked_this_turn_by: Some(by.clone()), ..rest() })
        {
            let attacker = self.pick(by);
            self.last = referent(by);
            return key("crisis-is-attacked").with("by", attacker);
        }
        let a = self.figures(a, Mode::One);
        key("crisis-is").with("a", a)
    }

    fn denied(&mut self, claim: &Claim) -> Message {
        match claim {
            Claim::Not(again) => self.claim(again),
            Claim::Happened(what) => self.happened(*what, "crisis-if-not-moved", "crisis-if-not-happened"),
            Claim::Is { who, a } => self.is(who, a, "not"),
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

    fn compared(&mut self, key: &'static str, one: &Amount, other: &Amount) -> Message {
        Message::new(key).with("one", self.amount(one)).with("other", self.amount(other))
    }
}
