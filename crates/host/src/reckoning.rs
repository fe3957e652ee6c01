//! What a deed came to, put together term by term so that it adds up.

use table::{RuleId, Seat};
use wire::beat::{Chanced, Recap, Sign, Term};
use wire::table::Mark;

/// What a deed came to, and whose deed it was: the lines that tell of it may be about others.
#[derive(Clone, PartialEq, Debug)]
pub struct Came {
    /// Whose; nobody's, where a scenario does it.
    pub by: Option<Seat>,
    /// What it came to.
    pub recap: Recap,
}

/// A reckoning under way.
#[derive(Clone, Debug)]
pub struct Reckoning {
    seat: Option<Seat>,
    recap: Recap,
    /// What the terms since the last first one come to.
    sum: i32,
}

/// A number with its name.
fn term(sign: Sign, label: String, value: i32) -> Term {
    Term { sign, label, value, mark: None }
}

impl Reckoning {
    /// Begins: whose deed, who did what to whom, and by which rule.
    pub fn new(seat: Option<Seat>, title: String, rule: RuleId) -> Reckoning {
        let rule = rule.as_str().to_owned();
        let result = term(Sign::Equals, String::new(), 0);
        Reckoning { seat, recap: Recap { title, terms: Vec::new(), result, chance: None, rule }, sum: 0 }
    }

    /// The first number of all, or the next one that is added.
    #[must_use]
    pub fn plus(mut self, label: String, value: impl Into<i32>) -> Reckoning {
        let value = value.into();
        let begins =
            self.recap.terms.last().is_none_or(|last| matches!(last.sign, Sign::Beats | Sign::Fails));
        let sign = if begins { Sign::First } else { Sign::Plus };
        self.sum += value;
        self.recap.terms.push(term(sign, label, value));
        self
    }

    /// The same where the number is not 0.
    #[must_use]
    pub fn plus_any(self, label: String, value: impl Into<i32>) -> Reckoning {
        match value.into() {
            0 => self,
            value => self.plus(label, value),
        }
    }

    /// What is taken away, where that is anything.
    #[must_use]
    pub fn minus_any(mut self, label: String, value: impl Into<i32>) -> Reckoning {
        let value = value.into();
        if value != 0 {
            self.sum -= value;
            self.recap.terms.push(term(Sign::Minus, label, value));
        }
        self
    }

    /// What it comes to so far is laid against a number that it must beat; from there on it is reckoned anew.
    #[must_use]
    pub fn against(mut self, total: String, label: String, value: impl Into<i32>) -> Reckoning {
        let value = value.into();
        let sign = if self.sum > value { Sign::Beats } else { Sign::Fails };
        self.recap.terms.push(term(Sign::Equals, total, self.sum));
        self.recap.terms.push(term(sign, label, value));
        self.sum = 0;
        self
    }

    /// How likely it was.
    #[must_use]
    pub fn likely(mut self, label: String, chance: f64) -> Reckoning {
        self.recap.chance = Some(Chanced { label, chance });
        self
    }

    /// What it comes to so far.
    pub fn sum(&self) -> i32 {
        self.sum
    }

    /// What it came to, and where on the board that lies.
    pub fn comes_to(mut self, label: String, mark: Option<Mark>) -> Came {
        self.recap.result = Term { mark, ..term(Sign::Equals, label, self.sum) };
        Came { by: self.seat, recap: self.recap }
    }
}
