//! Why an answer or a roster is not allowed.

use crisis::setup::{Problem, What};
use table::Why;

use super::Printed;
use words::Message;
use words::refusal::{measured, reason};

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
        let what = self.what(&problem.what);
        let message = match (problem.found, problem.wanted) {
            (Some(found), Some(wanted)) => {
                Message::new("crisis-problem-count").with("found", found).with("wanted", wanted)
            }
            _ => Message::new("crisis-problem"),
        };
        self.say(&message.with("why", why).with("what", what))
    }

    /// What is wrong with it.
    fn what(&self, what: &What) -> String {
        self.say(&match what {
            What::Characters => Message::new("crisis-problem-characters"),
            What::SecureCrises => Message::new("crisis-problem-secure"),
            What::ExtractionCrises => Message::new("crisis-problem-extraction"),
            What::Tactics => Message::new("crisis-problem-tactics"),
            What::GemsOf(id) => Message::new("crisis-problem-gems").with("figure", self.named(id)),
            What::Card(id) => return self.named(id),
            What::Unknown(id) => Message::new("crisis-problem-unknown").with("id", id.as_str()),
        })
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
