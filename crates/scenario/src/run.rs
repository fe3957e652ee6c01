//! Playing a scenario: its lines are said to the game, one question after the other.
//!
//! A line is taken by the first question that it answers. Questions that nobody mentions pass by themselves. A line
//! that finds no question, a die that nobody forced and a die that was never rolled are failures.

use content::{Diagnostic, Diagnostics, Source, Span, Spanned, did_you_mean};
use table::{Fault, Match, Pending, Refusal, Script, Scripted};

use crate::expect::{AskPattern, Expectations, look, quoted};
use crate::file::{Item, Look, Scenario};
use crate::{AskWords, Code, Position, Reply, Scenic, Sentence, Silence};

/// More answers than any scenario needs; it stops two lines that keep each other going.
const MOST_ANSWERS: usize = 5_000;

/// Plays a scenario and reports everything that is not as it says. The game as it stands in the end, if it got there.
pub fn play<G: Scenic>(
    scenario: &Scenario<G>,
    given: &G::Given,
    source: &Source,
    content: &G::Content,
    found: &mut Diagnostics,
) -> Option<Match<G>> {
    cited::<G>(&scenario.cites, source, found);
    expects_something(scenario, source, found);
    let Position { content, state, names } = G::position(given, source, content, found)?;
    let script = script::<G>(scenario, source, found)?;
    let game = Match::from_state(content, state, table::Source::Script(script));
    let mut table = Table { game, asks: Vec::new(), answers: 0 };
    table.note(&names);

    let player = Player { scenario, source, names: &names };
    let lines = player.read_lines(&table, found)?;
    for (number, item) in scenario.lines.iter().enumerate() {
        let next = lines.iter().skip(number + 1).find_map(Option::as_ref);
        let went_on = match (&item.value, &lines[number]) {
            (Item::Line(_), Some(line)) => player.say(&mut table, line, item.span, found),
            (Item::Look(seen), line) => player.look(&mut table, seen, line.as_ref(), next, item.span, found),
            (Item::Line(_), None) => false,
        };
        if !went_on {
            return None;
        }
    }
    if !player.ends_at_a_question() && !player.settle_or_explain(&mut table, player.last_span(), found) {
        return None;
    }
    look(&table.game, &names, &table.asks, &scenario.then, &mut Expectations::new(source, found));
    player.left_over(&table, found);
    Some(table.game)
}

/// Every cited rule must exist.
fn cited<G: Scenic>(cites: &[Spanned<String>], source: &Source, found: &mut Diagnostics) {
    for cited in cites {
        unknown_rule::<G>(cited, source, found);
    }
}

/// A scenario that cites a rule and expects nothing would prove it for nothing.
fn expects_something<G: Scenic>(scenario: &Scenario<G>, source: &Source, found: &mut Diagnostics) {
    let mut looks = scenario.lines.iter().filter_map(|item| match &item.value {
        Item::Look(look) => Some((item.span, look)),
        Item::Line(_) => None,
    });
    let idle =
        looks.clone().find(|(_, look)| look.is_empty() && look.by.is_none() && look.measured.is_none());
    let nothing = scenario.then.is_empty() && looks.next().is_none() && !scenario.cites.is_empty();
    let (span, message) = match idle {
        Some((span, _)) => (span, "nothing is looked at here"),
        None if nothing => (scenario.title.span, "nothing is expected, so nothing is proven"),
        None => return,
    };
    let help = "say in `then` what must be so";
    found.push(Diagnostic::new(Code::Shape, source, span, message).with_help(help));
}

fn unknown_rule<G: Scenic>(rule: &Spanned<String>, source: &Source, found: &mut Diagnostics) -> bool {
    let known = G::RULES.binary_search(&rule.as_str()).is_ok();
    if !known {
        let near = did_you_mean(rule, G::RULES.iter().copied());
        let message = format!("the ledger of {} has no rule `{rule}`", G::NAME);
        let help = near.map(|near| format!("did you mean `{near}`?"));
        found.push(Diagnostic::new(Code::UnknownRule, source, rule.span, message).with_any_help(help));
    }
    !known
}

/// The forced dice and draws.
fn script<G: Scenic>(scenario: &Scenario<G>, source: &Source, found: &mut Diagnostics) -> Option<Script> {
    let mut script = Script::default();
    let mut all_known = true;
    for roll in &scenario.dice {
        script.rolls.push_back(roll.value.clone());
    }
    for drawn in &scenario.draws {
        match G::draw(drawn) {
            Ok(index) => script.draws.push_back(index),
            Err(known) => {
                let message = format!("nothing called `{drawn}` is drawn");
                let help = format!("known here: {}", quoted(known));
                found.push(Diagnostic::new(Code::UnknownWord, source, drawn.span, message).with_help(help));
                all_known = false;
            }
        }
    }
    all_known.then_some(script)
}

/// A game in progress, and what was asked so far.
struct Table<G: Scenic> {
    game: Match<G>,
    asks: Vec<AskWords>,
    answers: usize,
}

impl<G: Scenic> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table { game: self.game.clone(), asks: self.asks.clone(), answers: self.answers }
    }
}

/// Why a line can't go on.
enum Stuck<G: Scenic> {
    /// The rules say no.
    Refused(Refusal<G::Answer>),
    /// Nobody asks for it. If a window refused it before, that is the reason.
    Unasked(Option<Refusal<G::Answer>>),
    /// The game is over.
    Over,
    /// The dice ran out, or the rules got stuck.
    Broken,
    /// There is no end to it.
    Endless,
}

impl<G: Scenic> Table<G> {
    fn pending(&self) -> Option<&Pending<G::Ask, G::Answer>> {
        self.game.pending().first()
    }

    /// Remembers the question that stands now.
    fn note(&mut self, names: &G::Names) {
        if let Some(pending) = self.game.pending().first() {
            self.asks.push(G::ask_words(names, &pending.ask));
        }
    }

    /// Gives the first of the answers that is legal; else the refusal of the last.
    fn answer(&mut self, names: &G::Names, answers: &[G::Answer]) -> Result<(), Stuck<G>> {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Err(Stuck::Endless);
        }
        let mut refused = None;
        for &answer in answers {
            match self.game.answer(answer) {
                Ok(()) => {
                    self.note(names);
                    return Ok(());
                }
                Err(refusal) => refused = Some(refusal),
            }
        }
        Err(refused.map_or(Stuck::Unasked(None), Stuck::Refused))
    }

    fn script(&self) -> Option<&Script> {
        match self.game.source() {
            table::Source::Script(script) => Some(script),
            _ => None,
        }
    }

    /// Whether the game stands at a draw where a scenario may end.
    fn ended_at_draw(&self) -> bool {
        let missing = self.script().and_then(|script| script.missing);
        self.game.fault() == Some(Fault::ScriptEnded)
            && self.script().is_some_and(|script| script.draws.is_empty())
            && matches!(missing, Some(Scripted::Draw { why, .. }) if G::may_end_at_draw(why))
    }
}

/// One scenario being played.
struct Player<'a, G: Scenic> {
    scenario: &'a Scenario<G>,
    source: &'a Source,
    names: &'a G::Names,
}

impl<G: Scenic> Player<'_, G> {
    /// Reads every line before the first is played, so that an author sees all slips at once.
    fn read_lines(&self, table: &Table<G>, found: &mut Diagnostics) -> Option<Vec<Option<G::Line>>> {
        let mut lines = Vec::with_capacity(self.scenario.lines.len());
        let mut all_read = true;
        for item in &self.scenario.lines {
            let (text, span) = match &item.value {
                Item::Line(text) => (text, item.span),
                Item::Look(look) => match &look.refused {
                    Some(refused) => (&refused.value, refused.span),
                    None => {
                        lines.push(None);
                        continue;
                    }
                },
            };
            match G::read(table.game.now(), self.names, &Sentence::of(text)) {
                Ok(line) => lines.push(Some(line)),
                Err(misread) => {
                    let span = self.within(text, span, &misread.at);
                    found.push(
                        Diagnostic::new(Code::Misread, self.source, span, misread.message)
                            .with_any_help(misread.help),
                    );
                    lines.push(None);
                    all_read = false;
                }
            }
        }
        all_read.then_some(lines)
    }

    /// The place of some words of a line in the file, or of the whole line where it is written in a way (folded,
    /// escaped) that hides its words.
    fn within(&self, text: &str, span: Span, at: &std::ops::Range<usize>) -> Span {
        match self.source.slice(span).find(text) {
            Some(start) => self.source.span_at(span.start as usize + start + at.start, at.len().max(1)),
            None => span,
        }
    }

    /// Says a line to the game; whether the scenario can go on.
    fn say(&self, table: &mut Table<G>, line: &G::Line, span: Span, found: &mut Diagnostics) -> bool {
        match self.speak(table, line) {
            Ok(()) => true,
            Err(stuck) => {
                self.explain_stuck(table, &stuck, span, found);
                false
            }
        }
    }

    fn speak(&self, table: &mut Table<G>, line: &G::Line) -> Result<(), Stuck<G>> {
        let mut refused = None;
        let mut said = 0;
        loop {
            let Some(pending) = table.pending() else {
                let whole = said > 0 && (table.game.over() || table.ended_at_draw());
                return match table.game.fault() {
                    // Lines such as `the turn ends` are done when the game stops before the next turn.
                    _ if whole && self.is_done(table, line) => Ok(()),
                    None => Err(Stuck::Over),
                    Some(_) => Err(Stuck::Broken),
                };
            };
            let scene = table.game.now();
            let (answers, last) = match G::reply(scene, line, pending, said) {
                Reply::Over => return Ok(()),
                Reply::Say(answers) => (answers, false),
                Reply::Last(answers) => (answers, true),
                Reply::Not => match G::silence(scene, pending, Some(line)) {
                    Silence::Pass(answer) | Silence::GoOn(answer) => (vec![answer], false),
                    Silence::Speak => return Err(Stuck::Unasked(refused)),
                },
            };
            said += 1;
            let window = match G::silence(scene, pending, Some(line)) {
                Silence::Pass(answer) => Some(answer),
                _ => None,
            };
            match (table.answer(self.names, &answers), window) {
                (Ok(()), _) if last => return Ok(()),
                (Ok(()), _) => {}
                // A window that refuses the line may be followed by one that takes it.
                (Err(Stuck::Refused(refusal)), Some(pass)) if refusal.answer != pass => {
                    refused = Some(refusal);
                    table.answer(self.names, &[pass])?;
                }
                (Err(stuck), _) => return Err(stuck),
            }
        }
    }

    /// Whether a line that was not ended by a question has nothing more to say.
    fn is_done(&self, table: &Table<G>, line: &G::Line) -> bool {
        G::ends_with_game(table.game.now(), line)
    }

    /// Lets everything pass that nobody has to decide.
    fn settle(&self, table: &mut Table<G>) -> Result<(), Stuck<G>> {
        while let Some(pending) = table.pending() {
            match G::silence(table.game.now(), pending, None) {
                Silence::Pass(answer) => table.answer(self.names, &[answer])?,
                Silence::GoOn(_) | Silence::Speak => break,
            }
        }
        Ok(())
    }

    /// Lets everything pass, and explains why that can't be done; whether it could.
    fn settle_or_explain(&self, table: &mut Table<G>, span: Span, found: &mut Diagnostics) -> bool {
        let stuck = match self.settle(table) {
            Err(stuck) => stuck,
            Ok(()) if table.game.fault().is_some() && !table.ended_at_draw() => Stuck::Broken,
            Ok(()) => return true,
        };
        self.explain_stuck(table, &stuck, span, found);
        false
    }

    /// Looks at the game at one moment; whether the scenario can go on.
    fn look(
        &self,
        table: &mut Table<G>,
        seen: &Look<G>,
        line: Option<&G::Line>,
        next: Option<&G::Line>,
        span: Span,
        found: &mut Diagnostics,
    ) -> bool {
        if let Some(asks) = &seen.asks
            && !self.go_to_question(table, asks, next, found)
        {
            return false;
        }
        self.offers(table, seen, span, found);
        match (&seen.refused, line) {
            (Some(refused), Some(line)) => self.refusal(table, seen, refused, line, found),
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
            look(&table.game, self.names, &table.asks, now, &mut expect);
        }
        if let Some(then) = &seen.then {
            if !self.settle_or_explain(table, span, found) {
                return false;
            }
            let mut expect = Expectations::new(self.source, found);
            look(&table.game, self.names, &table.asks, then, &mut expect);
        }
        true
    }

    /// Lets windows pass until the question comes that is waited for.
    fn go_to_question(
        &self,
        table: &mut Table<G>,
        asks: &Spanned<String>,
        next: Option<&G::Line>,
        found: &mut Diagnostics,
    ) -> bool {
        let Some(wanted) = AskPattern::read::<G>(asks, &mut Expectations::new(self.source, found)) else {
            return false;
        };
        let start = table.asks.len();
        loop {
            let Some(pending) = table.pending() else {
                let stuck = if table.game.fault().is_some() { Stuck::Broken } else { Stuck::Over };
                self.explain_stuck(table, &stuck, asks.span, found);
                return false;
            };
            if wanted.fits(&G::ask_words(self.names, &pending.ask)) {
                return true;
            }
            let Silence::Pass(answer) = G::silence(table.game.now(), pending, next) else { break };
            if let Err(stuck) = table.answer(self.names, &[answer]) {
                self.explain_stuck(table, &stuck, asks.span, found);
                return false;
            }
        }
        let asked: Vec<String> =
            table.asks[start.saturating_sub(1)..].iter().map(ToString::to_string).collect();
        let message = format!("`{}` is not asked here", asks.value);
        let help = format!("asked: {}", asked.join(", "));
        found.push(Diagnostic::new(Code::Question, self.source, asks.span, message).with_help(help));
        false
    }

    fn offers(&self, table: &Table<G>, seen: &Look<G>, span: Span, found: &mut Diagnostics) {
        if seen.offers.is_empty() && seen.offers_not.is_empty() && seen.offers_only.is_none() {
            return;
        }
        let Some(pending) = table.pending() else {
            let message = "nothing is asked here, so nothing is offered";
            found.push(Diagnostic::new(Code::Offers, self.source, span, message));
            return;
        };
        let scene = table.game.now();
        let words = |answers: &mut dyn Iterator<Item = &G::Answer>| -> Vec<String> {
            let words = answers.filter_map(|answer| G::offer(scene, self.names, &pending.ask, answer));
            words.collect()
        };
        let offered = words(&mut pending.options.iter());
        let forbidden = words(&mut pending.forbidden.iter().map(|(answer, _)| answer));
        let ask = G::ask_words(self.names, &pending.ask);
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
            } else if !forbidden.contains(&word.value) && !self.is_plausible(table, word) {
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

    fn is_plausible(&self, table: &Table<G>, word: &str) -> bool {
        G::is_name(table.game.now(), self.names, word)
    }

    /// Says a line that must be refused, to a copy of the game: nothing of it stays.
    fn refusal(
        &self,
        table: &Table<G>,
        seen: &Look<G>,
        refused: &Spanned<String>,
        line: &G::Line,
        found: &mut Diagnostics,
    ) {
        const NOT_ASKED: &str = "not-asked";
        let mut copy = table.clone();
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
                if !unknown_rule::<G>(by, self.source, found) {
                    let report = Diagnostic::new(Code::NotRefused, self.source, by.span, message);
                    found.push(report.with_any_help(help));
                }
            }
        }
        if let Some(measured) = &seen.measured {
            let actual = refusal.and_then(|refusal| refusal.why.measured);
            let actual = actual.map(|actual| vec![G::measure(actual.value), G::measure(actual.limit)]);
            if actual.as_ref() != Some(&measured.value) {
                let message = match actual {
                    Some(actual) => format!("{} was measured, {} is allowed", actual[0], actual[1]),
                    None => "nothing was measured".to_owned(),
                };
                found.push(Diagnostic::new(Code::NotRefused, self.source, measured.span, message));
            }
        }
    }

    /// Forced dice and draws that nobody rolled or drew.
    fn left_over(&self, table: &Table<G>, found: &mut Diagnostics) {
        let Some(script) = table.script() else { return };
        let Scenario { dice, draws, .. } = self.scenario;
        if let Some(roll) = dice.get(dice.len() - script.rolls.len()) {
            let message = format!("{} of {} forced rolls were never made", script.rolls.len(), dice.len());
            let help = self.standing(table);
            found.push(Diagnostic::new(Code::LeftOver, self.source, roll.span, message).with_help(help));
        }
        if let Some(draw) = draws.get(draws.len() - script.draws.len()) {
            let message = format!("{} of {} forced draws were never made", script.draws.len(), draws.len());
            let help = self.standing(table);
            found.push(Diagnostic::new(Code::LeftOver, self.source, draw.span, message).with_help(help));
        }
    }

    /// Where the game stands: what is asked and offered, or that nothing is.
    fn standing(&self, table: &Table<G>) -> String {
        const MOST: usize = 24;
        let Some(pending) = table.pending() else {
            return if table.game.over() { "the game is over" } else { "nothing is asked" }.to_owned();
        };
        let scene = table.game.now();
        let offers = pending.options.iter().filter_map(|it| G::offer(scene, self.names, &pending.ask, it));
        let offers: Vec<String> = offers.take(MOST).collect();
        let ask = G::ask_words(self.names, &pending.ask);
        match offers.as_slice() {
            [] => format!("asked now: {ask}"),
            offers => format!("asked now: {ask}, offering {}", quoted(offers)),
        }
    }

    fn explain_stuck(&self, table: &Table<G>, stuck: &Stuck<G>, span: Span, found: &mut Diagnostics) {
        let by_rule = |refusal: &Refusal<G::Answer>| {
            let why = refusal.why;
            match why.measured {
                Some(measured) => format!(
                    "refused by {} ({} measured, {} allowed)",
                    why.rule,
                    G::measure(measured.value),
                    G::measure(measured.limit)
                ),
                None => format!("refused by {}", why.rule),
            }
        };
        let (code, message, help) = match stuck {
            Stuck::Refused(refusal) => (Code::Refused, by_rule(refusal), Some(self.standing(table))),
            Stuck::Unasked(Some(refusal)) => (Code::Refused, by_rule(refusal), Some(self.standing(table))),
            Stuck::Unasked(None) => {
                let message = "nobody asks for this where the game stands".to_owned();
                (Code::Unusable, message, Some(self.standing(table)))
            }
            Stuck::Over => (Code::Unusable, "the game is over before this".to_owned(), None),
            Stuck::Endless => (Code::Fault, "there is no end to this".to_owned(), None),
            Stuck::Broken => {
                self.explain_fault(table, span, found);
                return;
            }
        };
        found.push(Diagnostic::new(code, self.source, span, message).with_any_help(help));
    }

    /// The dice did not fit, or the rules are at fault.
    fn explain_fault(&self, table: &Table<G>, span: Span, found: &mut Diagnostics) {
        let missing = table.script().and_then(|script| script.missing.map(|missing| (script, missing)));
        let Some((script, missing)) = missing else {
            let fault = table.game.fault().map_or_else(String::new, |fault| fault.to_string());
            found.push(Diagnostic::new(Code::Fault, self.source, span, fault));
            return;
        };
        let Scenario { dice, draws, .. } = self.scenario;
        let (message, culprit) = match missing {
            Scripted::Roll { why, dice: count, sides } => {
                let next = dice.get(dice.len() - script.rolls.len());
                let rolled = format!("{count} dice of {sides} sides are rolled for {why}");
                match next {
                    Some(next) => (format!("{rolled}, and {:?} is forced", next.value), Some(next.span)),
                    None => (format!("{rolled}, and no roll is left in `dice`"), None),
                }
            }
            Scripted::Draw { why, from } => {
                let next = draws.get(draws.len() - script.draws.len());
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

    /// Whether the last entry waits for a question: then the scenario ends there, in the middle of things or not.
    fn ends_at_a_question(&self) -> bool {
        let last = self.scenario.lines.last();
        last.is_some_and(|item| matches!(&item.value, Item::Look(look) if look.asks.is_some()))
    }

    /// Where to point when the scenario runs on after its last line.
    fn last_span(&self) -> Span {
        self.scenario.lines.last().map_or(self.scenario.title.span, |item| item.span)
    }
}
