//! Looking at a game at one moment: what is asked, what is offered, what is refused, how things stand.

use content::{Diagnostic, Diagnostics, Span, Spanned};

use super::played::{Played, Stuck};
use super::{Player, unknown_rule};
use crate::expect::{AskPattern, Expectations, look, quoted};
use crate::file::Look;
use crate::{Answer, Code, Scenic, Silence};

impl<S: Scenic> Player<'_, S> {
    /// Looks at the game at one moment; whether the scenario can go on.
    pub fn look(
        &self,
        played: &mut Played<S>,
        seen: &Look<S>,
        line: Option<&S::Line>,
        next: Option<&S::Line>,
        span: Span,
        found: &mut Diagnostics,
    ) -> bool {
        if let Some(asks) = &seen.asks
            && !self.go_to_question(played, asks, next, found)
        {
            return false;
        }
        self.offers(played, seen, span, found);
        match (&seen.refused, line) {
            (Some(refused), Some(line)) => self.refusal(played, seen, refused, line, found),
            _ => {
                let stray = seen.by.as_ref().map(|by| by.span).or(seen.measured.as_ref().map(|it| it.span));
                if let Some(span) = stray {
                    let message = "nothing is refused here";
                    let help = "write `refused: LINE` with it";
                    found.push(Diagnostic::new(Code::Shape, self.source, span, message).with_help(help));
                }
            }
        }
        if let Some(now) = &seen.now {
            let mut expect = Expectations::new(self.source, found);
            look(&played.game, self.names, &played.asks, now, &mut expect);
        }
        if let Some(then) = &seen.then {
            if !self.settle_or_explain(played, span, found) {
                return false;
            }
            let mut expect = Expectations::new(self.source, found);
            look(&played.game, self.names, &played.asks, then, &mut expect);
        }
        true
    }

    /// Lets windows pass until the question comes that is waited for.
    fn go_to_question(
        &self,
        played: &mut Played<S>,
        asks: &Spanned<String>,
        next: Option<&S::Line>,
        found: &mut Diagnostics,
    ) -> bool {
        let Some(wanted) = AskPattern::read::<S>(asks, &mut Expectations::new(self.source, found)) else {
            return false;
        };
        let start = played.asks.len();
        loop {
            let Some(pending) = played.pending() else {
                let stuck = if played.game.fault().is_some() { Stuck::Broken } else { Stuck::Over };
                self.explain_stuck(played, &stuck, asks.span, found);
                return false;
            };
            if wanted.fits(&S::ask_words(self.names, &pending.ask)) {
                return true;
            }
            let Silence::Pass(answer) = S::silence(played.game.now(), pending, next) else { break };
            if let Err(stuck) = played.answer(self.names, &[answer]) {
                self.explain_stuck(played, &stuck, asks.span, found);
                return false;
            }
        }
        let asked: Vec<String> =
            played.asks[start.saturating_sub(1)..].iter().map(ToString::to_string).collect();
        let message = format!("`{}` is not asked here", asks.value);
        let help = format!("asked: {}", asked.join(", "));
        found.push(Diagnostic::new(Code::Question, self.source, asks.span, message).with_help(help));
        false
    }

    fn offers(&self, played: &Played<S>, seen: &Look<S>, span: Span, found: &mut Diagnostics) {
        if seen.offers.is_empty() && seen.offers_not.is_empty() && seen.offers_only.is_none() {
            return;
        }
        let Some(pending) = played.pending() else {
            let message = "nothing is asked here, so nothing is offered";
            found.push(Diagnostic::new(Code::Offers, self.source, span, message));
            return;
        };
        let scene = played.game.now();
        let words = |answers: &mut dyn Iterator<Item = &Answer<S>>| -> Vec<String> {
            let words = answers.filter_map(|answer| S::offer(scene, self.names, &pending.ask, answer));
            words.collect()
        };
        let offered = words(&mut pending.options.iter());
        let forbidden = words(&mut pending.forbidden.iter().map(|(answer, _)| answer));
        let ask = S::ask_words(self.names, &pending.ask);
        let list = format!("{ask} offers {}", quoted(&offered));
        let mut report = |word: &Spanned<String>, message: String, help: Option<String>| {
            found.push(Diagnostic::new(Code::Offers, self.source, word.span, message).with_any_help(help));
        };
        let only = seen.offers_only.iter().flat_map(|only| only.iter());
        for word in seen.offers.iter().chain(only) {
            if !offered.contains(&word.value) {
                let why = pending.forbidden.iter().zip(&forbidden).find(|(_, known)| **known == word.value);
                let why = why.map(|((_, why), _)| format!(": {} forbids it", why.rule));
                let message = format!("`{word}` is not offered{}", why.unwrap_or_default());
                report(word, message, Some(list.clone()));
            }
        }
        for word in &seen.offers_not {
            if offered.contains(&word.value) {
                report(word, format!("`{word}` is offered"), Some(list.clone()));
            } else if !forbidden.contains(&word.value) && !self.is_plausible(played, word) {
                // A name that is nowhere to be found would make the look true for ever.
                report(word, format!("nothing here is called `{word}`"), Some(list.clone()));
            }
        }
        if let Some(only) = &seen.offers_only {
            for extra in offered.iter().filter(|offer| !only.iter().any(|word| word.value == **offer)) {
                let whole = Spanned { value: extra.clone(), span: only.span };
                report(&whole, format!("`{extra}` is offered too"), Some(list.clone()));
            }
        }
    }

    fn is_plausible(&self, played: &Played<S>, word: &str) -> bool {
        S::is_name(played.game.now(), self.names, word)
    }

    /// Says a line that must be refused, to a copy of the game: nothing of it stays.
    fn refusal(
        &self,
        played: &Played<S>,
        seen: &Look<S>,
        refused: &Spanned<String>,
        line: &S::Line,
        found: &mut Diagnostics,
    ) {
        const NOT_ASKED: &str = "not-asked";
        let mut copy = played.clone();
        let spoken = self.speak(&mut copy, line);
        let mut report = |span: Span, message: String, help: Option<String>| {
            found.push(Diagnostic::new(Code::NotRefused, self.source, span, message).with_any_help(help));
        };
        let refusal = match spoken {
            Ok(()) => {
                report(refused.span, "this was not refused".to_owned(), None);
                return;
            }
            Err(Stuck::Refused(refusal) | Stuck::Unasked(Some(refusal))) => Some(refusal),
            Err(Stuck::Unasked(None) | Stuck::Over) => None,
            Err(stuck @ (Stuck::Broken | Stuck::Endless)) => {
                self.explain_stuck(&copy, &stuck, refused.span, found);
                return;
            }
        };
        let rule = refusal.map_or(NOT_ASKED, |refusal| refusal.why.rule.as_str());
        match &seen.by {
            None => {
                let help = format!("add `by: {rule}` if that is the rule");
                report(refused.span, format!("refused by {rule}, and no rule is named"), Some(help));
            }
            Some(by) if by.value == rule => {}
            Some(by) if by.value == NOT_ASKED => {
                report(by.span, format!("it is refused by {rule}"), None);
            }
            Some(by) => {
                let message = match refusal {
                    Some(_) => format!("refused by {rule}, not by {by}"),
                    None => format!("nobody asks for this here, so {by} does not refuse it"),
                };
                let help = (rule == NOT_ASKED)
                    .then(|| format!("{}; write `by: not-asked` if that is meant", self.standing(&copy)));
                if !unknown_rule::<S>(by, self.source, found) {
                    let report = Diagnostic::new(Code::NotRefused, self.source, by.span, message);
                    found.push(report.with_any_help(help));
                }
            }
        }
        if let Some(measured) = &seen.measured {
            let actual = refusal.and_then(|refusal| {
                let (rule, measured) = (refusal.why.rule, refusal.why.measured?);
                Some(vec![S::measure(rule, measured.value), S::measure(rule, measured.limit)])
            });
            if actual.as_ref() != Some(&measured.value) {
                let message = match actual {
                    Some(actual) => format!("{} was measured, {} is allowed", actual[0], actual[1]),
                    None => "nothing was measured".to_owned(),
                };
                found.push(Diagnostic::new(Code::NotRefused, self.source, measured.span, message));
            }
        }
    }
}
