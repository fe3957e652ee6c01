//! Saying why a scenario can't go on, and where the game stands then.

use content::{Diagnostic, Diagnostics, Span};
use table::{Refusal, Scripted};

use super::Player;
use super::played::{Played, Stuck};
use crate::expect::quoted;
use crate::file::Scenario;
use crate::{Answer, Code, Scenic};

impl<S: Scenic> Player<'_, S> {
    /// Forced dice and draws that nobody rolled or drew.
    pub fn left_over(&self, played: &Played<S>, found: &mut Diagnostics) {
        let Some(script) = played.script() else { return };
        let Scenario { dice, draws, .. } = self.scenario;
        if let Some(roll) = dice.get(dice.len() - script.rolls.len()) {
            let message = format!("{} of {} forced rolls were never made", script.rolls.len(), dice.len());
            let help = self.standing(played);
            found.push(Diagnostic::new(Code::LeftOver, self.source, roll.span, message).with_help(help));
        }
        let left = script.draws.len().saturating_sub(S::SPARE_DRAWS);
        if let Some(draw) = draws.get(draws.len() - left) {
            let message = format!("{left} of {} forced draws were never made", draws.len());
            let help = self.standing(played);
            found.push(Diagnostic::new(Code::LeftOver, self.source, draw.span, message).with_help(help));
        }
    }

    /// Where the game stands: what is asked and offered, or that nothing is.
    pub fn standing(&self, played: &Played<S>) -> String {
        const MOST: usize = 24;
        let Some(pending) = played.pending() else {
            return if played.game.over() { "the game is over" } else { "nothing is asked" }.to_owned();
        };
        let scene = played.game.now();
        let offers = pending.options.iter().filter_map(|it| S::offer(scene, self.names, &pending.ask, it));
        let offers: Vec<String> = offers.take(MOST).collect();
        let ask = S::ask_words(self.names, &pending.ask);
        match offers.as_slice() {
            [] => format!("asked now: {ask}"),
            offers => format!("asked now: {ask}, offering {}", quoted(offers)),
        }
    }

    pub fn explain_stuck(&self, played: &Played<S>, stuck: &Stuck<S>, span: Span, found: &mut Diagnostics) {
        let by_rule = |refusal: &Refusal<Answer<S>>| {
            let why = refusal.why;
            match why.measured {
                Some(measured) => format!(
                    "refused by {} ({} measured, {} allowed)",
                    why.rule,
                    S::measure(why.rule, measured.value),
                    S::measure(why.rule, measured.limit)
                ),
                None => format!("refused by {}", why.rule),
            }
        };
        let (code, message, help) = match stuck {
            Stuck::Refused(refusal) => (Code::Refused, by_rule(refusal), Some(self.standing(played))),
            Stuck::Unasked(Some(refusal)) => (Code::Refused, by_rule(refusal), Some(self.standing(played))),
            Stuck::Unasked(None) => {
                let message = "nobody asks for this where the game stands".to_owned();
                (Code::Unusable, message, Some(self.standing(played)))
            }
            Stuck::Over => (Code::Unusable, "the game is over before this".to_owned(), None),
            Stuck::Endless => (Code::Fault, "there is no end to this".to_owned(), None),
            Stuck::Broken => {
                self.explain_fault(played, span, found);
                return;
            }
        };
        found.push(Diagnostic::new(code, self.source, span, message).with_any_help(help));
    }

    /// The dice did not fit, or the rules are at fault.
    fn explain_fault(&self, played: &Played<S>, span: Span, found: &mut Diagnostics) {
        let missing = played.script().and_then(|script| script.missing.map(|missing| (script, missing)));
        let Some((script, missing)) = missing else {
            let fault = played.game.fault().map_or_else(String::new, |fault| fault.to_string());
            found.push(Diagnostic::new(Code::Fault, self.source, span, fault));
            return;
        };
        let Scenario { dice, draws, .. } = self.scenario;
        let (message, culprit) = match missing {
            Scripted::Roll { why, dice: count, sides } => {
                let next = dice.get(dice.len() - script.rolls.len());
                let rolled = format!("{count} dice of {sides} sides are rolled for {why}");
                match next {
                    Some(next) => (format!("{rolled}, and {} is forced", next.value), Some(next.span)),
                    None => (format!("{rolled}, and no roll is left in `dice`"), None),
                }
            }
            Scripted::Draw { why, from } => {
                let left = script.draws.len().saturating_sub(S::SPARE_DRAWS);
                let next = draws.get(draws.len() - left);
                let drawn = format!("one of {from} is drawn for {why}");
                match next {
                    Some(next) => (format!("{drawn}, and `{}` can't be drawn", next.value), Some(next.span)),
                    None => (format!("{drawn}, and nothing is left in `draws`"), None),
                }
            }
        };
        let span = culprit.unwrap_or(span);
        found.push(Diagnostic::new(Code::Chance, self.source, span, message));
    }
}
