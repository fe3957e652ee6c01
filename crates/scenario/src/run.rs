//! Playing a scenario: its lines are said to the game, one question after the other.
//!
//! A line is taken by the first question that it answers. Questions that nobody mentions pass by themselves. A line
//! that finds no question, a die that nobody forced and a die that was never rolled are failures.

mod explain;
mod look;
mod played;

use content::{Diagnostic, Diagnostics, Source, Span, Spanned, did_you_mean};
use table::{Game as _, Match, Scene, Script};

use crate::expect::{Expectations, look, quoted};
use crate::file::{Item, Scenario};
use crate::{Code, Content, Forced as _, Position, Reply, Scenic, Sentence, Silence, Since};

pub(crate) use played::{Played, Stuck};

/// Plays a scenario and reports everything that is not as it says. The game as it stands in the end, if it got there.
pub fn play<S: Scenic>(
    scenario: &Scenario<S>,
    given: &S::Given,
    source: &Source,
    content: &Content<S>,
    found: &mut Diagnostics,
) -> Option<Match<S::Game>> {
    cited::<S>(&scenario.cites, source, found);
    expects_something(scenario, source, found);
    let Position { content, state, names } = S::position(given, source, content, found)?;
    let scene = Scene { state: &state, content: &*content };
    let script = script::<S>(&scenario.dice, &scenario.draws, scene, source, found)?;
    let game = Match::from_state(content, state, table::Source::Script(script));
    let mut played = Played::new(game, &names);

    let player = Player { scenario, source, names: &names };
    let lines = player.read_lines(&played, found)?;
    for (number, item) in scenario.lines.iter().enumerate() {
        let next = lines.iter().skip(number + 1).find_map(Option::as_ref);
        let went_on = match (&item.value, &lines[number]) {
            (Item::Line(_), Some(line)) => player.say(&mut played, line, item.span, found),
            (Item::Look(seen), line) => player.look(&mut played, seen, line.as_ref(), next, item.span, found),
            (Item::Line(_), None) => false,
        };
        if !went_on {
            return None;
        }
    }
    if !player.ends_at_a_question() && !player.settle_or_explain(&mut played, player.last_span(), found) {
        return None;
    }
    look(&played.game, &names, &played.asks, &scenario.then, &mut Expectations::new(source, found));
    S::dice_fell(&played.game, &scenario.dice, &mut Expectations::new(source, found));
    player.left_over(&played, found);
    Some(played.game)
}

/// Every cited rule must exist.
fn cited<S: Scenic>(cites: &[Spanned<String>], source: &Source, found: &mut Diagnostics) {
    for cited in cites {
        unknown_rule::<S>(cited, source, found);
    }
}

/// A scenario that cites a rule and expects nothing would prove it for nothing.
fn expects_something<S: Scenic>(scenario: &Scenario<S>, source: &Source, found: &mut Diagnostics) {
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

pub(crate) fn unknown_rule<S: Scenic>(
    rule: &Spanned<String>,
    source: &Source,
    found: &mut Diagnostics,
) -> bool {
    let known = S::RULES.binary_search(&rule.as_str()).is_ok();
    if !known {
        let near = did_you_mean(rule, S::RULES.iter().copied());
        let message = format!("the ledger of {} has no rule `{rule}`", S::Game::NAME);
        let help = near.map(|near| format!("did you mean `{near}`?"));
        found.push(Diagnostic::new(Code::UnknownRule, source, rule.span, message).with_any_help(help));
    }
    !known
}

/// The forced dice and draws.
pub(crate) fn script<S: Scenic>(
    dice: &[Spanned<S::Roll>],
    draws: &[Spanned<String>],
    scene: Scene<S::Game>,
    source: &Source,
    found: &mut Diagnostics,
) -> Option<Script> {
    let mut script = Script::default();
    let mut all_known = true;
    for roll in dice {
        match roll.value.sides(scene.content) {
            Ok(sides) => script.rolls.push_back(sides),
            Err(wrong) => {
                found.push(Diagnostic::new(Code::Chance, source, roll.span, wrong));
                all_known = false;
            }
        }
    }
    let words: Vec<&str> = draws.iter().map(|drawn| drawn.as_str()).collect();
    for (number, drawn) in draws.iter().enumerate() {
        match S::draw(scene, &words[..number], drawn) {
            Ok(index) => script.draws.push_back(index),
            Err(known) => {
                let message = format!("nothing called `{drawn}` is drawn");
                let help = format!("known here: {}", quoted(&known));
                found.push(Diagnostic::new(Code::UnknownWord, source, drawn.span, message).with_help(help));
                all_known = false;
            }
        }
    }
    script.draws.extend(std::iter::repeat_n(0, S::SPARE_DRAWS));
    all_known.then_some(script)
}

/// One scenario being played.
pub(crate) struct Player<'a, S: Scenic> {
    pub scenario: &'a Scenario<S>,
    pub source: &'a Source,
    pub names: &'a S::Names,
}

impl<S: Scenic> Player<'_, S> {
    /// Reads a line.
    pub fn read_line(
        &self,
        played: &Played<S>,
        text: &str,
        span: Span,
        found: &mut Diagnostics,
    ) -> Option<S::Line> {
        match S::read(played.game.now(), self.names, &Sentence::of(text)) {
            Ok(line) => Some(line),
            Err(misread) => {
                let span = self.within(text, span, &misread.at);
                let wrong = Diagnostic::new(Code::Misread, self.source, span, misread.message);
                found.push(wrong.with_any_help(misread.help));
                None
            }
        }
    }

    /// Reads every line before the first is played, so that an author sees all slips at once.
    fn read_lines(&self, played: &Played<S>, found: &mut Diagnostics) -> Option<Vec<Option<S::Line>>> {
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
            let line = self.read_line(played, text, span, found);
            all_read &= line.is_some();
            lines.push(line);
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
    pub fn say(&self, played: &mut Played<S>, line: &S::Line, span: Span, found: &mut Diagnostics) -> bool {
        match self.speak(played, line) {
            Ok(()) => true,
            Err(stuck) => {
                self.explain_stuck(played, &stuck, span, found);
                false
            }
        }
    }

    fn speak(&self, played: &mut Played<S>, line: &S::Line) -> Result<(), Stuck<S>> {
        let mut refused = None;
        let (mut said, mut spoken) = (0, 0);
        let state = played.game.now().state.clone();
        loop {
            let Some(pending) = played.pending() else {
                let whole = said > 0 && (played.game.over() || played.ended_at_draw());
                return match played.game.fault() {
                    // Lines such as `the turn ends` are done when the game stops before the next turn.
                    _ if whole && self.is_done(played, line) => Ok(()),
                    None => Err(Stuck::Over),
                    // That a window refused the line says more than that the dice behind it are missing.
                    Some(_) => Err(refused.map_or(Stuck::Broken, |refusal| Stuck::Unasked(Some(refusal)))),
                };
            };
            let scene = played.game.now();
            let (answers, last) = match S::reply(scene, line, pending, Since { said, spoken, state: &state })
            {
                // What a window refused, no later one has taken.
                Reply::Over => return refused.map_or(Ok(()), |refusal| Err(Stuck::Unasked(Some(refusal)))),
                Reply::Say(answers) => {
                    spoken += 1;
                    (answers, false)
                }
                Reply::Last(answers) => (answers, true),
                Reply::Not => match S::silence(scene, pending, Some(line)) {
                    Silence::Pass(answer) | Silence::GoOn(answer) => (vec![answer], false),
                    Silence::Speak => return Err(Stuck::Unasked(refused)),
                },
            };
            said += 1;
            let window = match S::silence(scene, pending, Some(line)) {
                Silence::Pass(answer) => Some(answer),
                _ => None,
            };
            match (played.answer(self.names, &answers), window) {
                (Ok(()), _) if last => return Ok(()),
                (Ok(()), _) => {}
                // A window that refuses the line may be followed by one that takes it.
                (Err(Stuck::Refused(refusal)), Some(pass)) if refusal.answer != pass => {
                    refused = Some(refusal);
                    played.answer(self.names, &[pass])?;
                }
                (Err(stuck), _) => return Err(stuck),
            }
        }
    }

    /// Whether a line that was not ended by a question has nothing more to say.
    fn is_done(&self, played: &Played<S>, line: &S::Line) -> bool {
        S::ends_with_game(played.game.now(), line)
    }

    /// Lets everything pass that nobody has to decide.
    fn settle(&self, played: &mut Played<S>) -> Result<(), Stuck<S>> {
        while let Some(pending) = played.pending() {
            match S::silence(played.game.now(), pending, None) {
                Silence::Pass(answer) => played.answer(self.names, &[answer])?,
                Silence::GoOn(_) | Silence::Speak => break,
            }
        }
        Ok(())
    }

    /// Lets everything pass, and explains why that can't be done; whether it could.
    fn settle_or_explain(&self, played: &mut Played<S>, span: Span, found: &mut Diagnostics) -> bool {
        let stuck = match self.settle(played) {
            Err(stuck) => stuck,
            Ok(()) if played.game.fault().is_some() && !played.ended_at_draw() => Stuck::Broken,
            Ok(()) => return true,
        };
        self.explain_stuck(played, &stuck, span, found);
        false
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
