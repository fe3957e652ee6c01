//! From clauses to sentences: what opens them, what they list, and where a branch ends.

use words::{Arg, Join, Message};

/// What one sentence is made of, or one list under a line that leads to it.
pub(super) struct Unit {
    /// When or if it happens; it opens the sentence.
    pub(super) lead: Option<Message>,
    pub(super) body: Body,
}

pub(super) enum Body {
    /// Clauses that one sentence joins.
    Clauses(Vec<Message>),
    /// Whole sentences, one a line, under what leads to them.
    Lines { intro: Option<Message>, lines: Vec<Arg> },
    /// What ends in a quotation, and so ends itself.
    Quoted(Message),
}

impl Unit {
    /// A clause that is a sentence of its own.
    pub(super) fn clause(clause: Message) -> Unit {
        Unit { lead: None, body: Body::Clauses(vec![clause]) }
    }

    /// The same under something that opens it.
    pub(super) fn under(self, lead: Message) -> Unit {
        let lead = match self.lead {
            Some(own) => Message::new("crisis-lead-both").with("first", lead).with("second", own),
            None => lead,
        };
        Unit { lead: Some(lead), body: self.body }
    }

    /// The same as a choice of the player: "you may", "it may".
    pub(super) fn optional(self) -> Unit {
        let may = |does: Message| Message::new("crisis-may").with("does", does);
        let body = match self.body {
            Body::Clauses(clauses) => {
                let mut clauses = clauses.into_iter();
                Body::Clauses(clauses.next().map(may).into_iter().chain(clauses).collect())
            }
            Body::Lines { intro, lines } => Body::Lines { intro: intro.map(may), lines },
            Body::Quoted(quoted) => Body::Quoted(may(quoted)),
        };
        Unit { lead: self.lead, body }
    }

    /// A whole sentence.
    fn sentence(self) -> Message {
        match (self.lead, self.body) {
            (None, Body::Clauses(clauses)) => Message::new("host-sentence").with("text", joined(clauses)),
            (Some(lead), Body::Clauses(clauses)) => {
                Message::new("crisis-sentence-led").with("lead", lead).with("does", joined(clauses))
            }
            (None, Body::Quoted(quoted)) => Message::new("crisis-quoted").with("does", quoted),
            (Some(lead), Body::Quoted(quoted)) => {
                Message::new("crisis-quoted-led").with("lead", lead).with("does", quoted)
            }
            (lead, Body::Lines { intro, lines }) => {
                let lines = Arg::List(lines, Join::Lines);
                match (lead, intro) {
                    (Some(lead), Some(intro)) => {
                        Message::new("crisis-list-led").with("lead", lead).with("intro", intro)
                    }
                    (Some(intro), None) | (None, Some(intro)) => {
                        Message::new("crisis-list").with("intro", intro)
                    }
                    (None, None) => Message::new("crisis-list-alone"),
                }
                .with("lines", lines)
            }
        }
    }
}

fn joined(clauses: Vec<Message>) -> Arg {
    Arg::List(clauses.into_iter().map(Arg::from).collect(), Join::And)
}

/// Units as sentences one after the other. Several branches under one lead are a list, so that each says where it ends.
pub(super) fn sentences(lead: Option<Message>, units: Vec<Unit>) -> Arg {
    let branches = units.len() > 1 && units.iter().all(|unit| unit.lead.is_some());
    let all = match lead {
        Some(lead) if branches => {
            vec![listed(lead, units)]
        }
        Some(lead) => {
            let mut units = units.into_iter();
            units.next().map(|first| first.under(lead)).into_iter().chain(units).collect()
        }
        None => units,
    };
    Arg::List(all.into_iter().map(|unit| unit.sentence().into()).collect(), Join::Space)
}

/// Units under one condition: one sentence where clauses are all there is, else a list.
pub(super) fn branch(lead: Message, units: Vec<Unit>) -> Unit {
    let plain = units.iter().all(|unit| unit.lead.is_none() && matches!(unit.body, Body::Clauses(_)));
    if plain {
        let clauses = units.into_iter().flat_map(|unit| match unit.body {
            Body::Clauses(clauses) => clauses,
            Body::Lines { .. } | Body::Quoted(_) => Vec::new(),
        });
        return Unit { lead: Some(lead), body: Body::Clauses(clauses.collect()) };
    }
    if let [_] = &units[..] {
        return units.into_iter().next().map(|unit| unit.under(lead)).expect("one was counted");
    }
    listed(lead, units)
}

/// Units as a list under what holds for all of them.
pub(super) fn listed(lead: Message, units: Vec<Unit>) -> Unit {
    let lines = units.into_iter().map(|unit| unit.sentence().into()).collect();
    Unit { lead: Some(lead), body: Body::Lines { intro: None, lines } }
}
