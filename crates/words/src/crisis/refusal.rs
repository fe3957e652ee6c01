//! Why an answer or a roster is not allowed.

use crisis::setup::Problem;
use table::Why;

use super::Printed;
use crate::Message;
use crate::refusal::{measured, reason};

impl Printed<'_> {
    /// Why an answer is refused: the rule in short, with the figures where there are any.
    pub fn refusal(&self, why: &Why) -> String {
        let reason = reason(self.words, "crisis-why-", why);
        let Some(figures) = why.measured else { return self.say(&reason) };
        let key = match why.rule.as_str() {
            "affiliation.more-than-half" => "crisis-refusal-half",
            "power.no-overspend" => "crisis-refusal-power",
            "squad.threat-limit" => "crisis-refusal-threat",
            _ => return measured(self.words, reason, why),
        };
        self.say(
            &Message::new(key).with("why", reason).with("value", figures.value).with("limit", figures.limit),
        )
    }

    /// What is wrong with a roster, with the rule's own reason.
    pub fn problem(&self, problem: &Problem) -> String {
        let why = reason(self.words, "crisis-why-", &Why::from(problem.rule));
        match (problem.found, problem.wanted) {
            (Some(found), Some(wanted)) => self.say(
                &Message::new("crisis-problem-count")
                    .with("why", why)
                    .with("found", found)
                    .with("wanted", wanted)
                    .with("what", part(&problem.what)),
            ),
            _ => self.say(
                &Message::new("crisis-problem").with("why", why).with("what", self.named(&problem.what)),
            ),
        }
    }

    /// The name of whatever has this id, or the id itself.
    fn named(&self, id: &str) -> String {
        let cards = self.cards;
        let names = (cards.character(id).map(|at| &cards.characters[usize::from(at)].name))
            .or_else(|| cards.tactic(id).map(|at| &cards.tactics[usize::from(at)].name))
            .or_else(|| cards.crisis(id).map(|at| &cards.crises[usize::from(at)].name))
            .or_else(|| cards.gem(id).map(|at| &cards.gems[usize::from(at)].name));
        names.map_or_else(|| id.to_owned(), |names| self.name(names).to_owned())
    }
}

/// What was counted. The engine names the parts of a roster in English.
fn part(what: &str) -> Message {
    Message::new(match what {
        "characters" => "crisis-problem-characters",
        "Secure crises" => "crisis-problem-secure",
        "Extraction crises" => "crisis-problem-extraction",
        "team tactic cards" => "crisis-problem-tactics",
        _ => "crisis-problem-gems",
    })
}
