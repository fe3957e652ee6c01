//! What is looked at in a lesson file: its texts, its names, its solution, and every other answer of every step.

use content::{Diagnostic, Diagnostics, Span, Spanned, did_you_mean};
use host::Outcry;
use table::{Game as _, Scripted, Source as Chance};
use wire::lessons::LessonMove;

use super::file::{Also, File, Otherwise, Step, Texts};
use super::session::{Opened, Session, UI, Way};
use crate::expect::suggestion;
use crate::run::{Player, unknown_rule};
use crate::{Answer, Code, Scenic};

/// How long a sentence may be, in characters.
const MOST_CHARACTERS: usize = 180;
/// How many steps a lesson may have.
const MOST_STEPS: usize = 12;
/// How many of the answers to one question are tried.
const MOST_TRIED: usize = 64;
/// What stands beside the board and can be pointed at.
const PARTS: [&str; 5] = ["question", "odds", "log", "hand", "phases"];

/// Looks at a lesson, and plays it in every way.
pub fn check<S: Scenic>(opened: &Opened<S>, found: &mut Diagnostics) {
    let checker = Checker { opened };
    checker.shape(found);
    if !found.is_empty() {
        return;
    }
    let Some(mut session) = Session::new(opened, found) else { return };
    while let Some(step) = session.stands() {
        checker.names(&session, step, found);
        let passed = if step.goal.is_some() {
            checker.goal(&mut session, step, found)
        } else if step.task.is_some() {
            checker.task(&mut session, step, found)
        } else {
            session.take(&LessonMove::Next, found)
        };
        if !passed || !found.is_empty() {
            return;
        }
    }
    let player = Player { scenario: &opened.scenario, source: opened.source, names: &opened.names };
    player.left_over(&session.played, found);
}

struct Checker<'c, 'l, S: Scenic> {
    opened: &'c Opened<'l, S>,
}

impl<S: Scenic> Checker<'_, '_, S> {
    fn wrong(&self, found: &mut Diagnostics, code: Code, span: Span, message: impl Into<String>, help: &str) {
        found.push(Diagnostic::new(code, self.opened.source, span, message).with_help(help));
    }

    /// What can be said of the file without playing it.
    fn shape(&self, found: &mut Diagnostics) {
        let File { game, lesson, title, minutes, teaches, pass, steps, .. } = self.opened.file;
        if let Some(game) = game.as_ref().filter(|game| game.value != S::Game::NAME) {
            let help = format!("this is played as a lesson of `{}`", S::Game::NAME);
            self.wrong(found, Code::Shape, game.span, format!("this is a lesson of `{game}`"), &help);
        }
        let path = self.opened.source.path();
        let named = path.rsplit('/').next().and_then(|name| name.strip_suffix(".yaml")?.split_once('-'));
        if named.is_none_or(|(number, id)| number.parse::<u8>().is_err() || id != lesson.value) {
            let help = format!("call the file `NN-{lesson}.yaml`, where NN is its place in the path");
            self.wrong(found, Code::Shape, lesson.span, "the file is not called as the lesson", &help);
        }
        if !(1..=10).contains(&minutes.value) {
            self.wrong(found, Code::Shape, minutes.span, "a lesson takes 1 to 10 minutes", "make it shorter");
        }
        if teaches.is_empty() {
            let help = "name in `teaches` the rules that it teaches";
            self.wrong(found, Code::Shape, lesson.span, "the lesson teaches no rule", help);
        }
        for rule in teaches {
            unknown_rule::<S>(rule, self.opened.source, found);
        }
        for word in pass {
            self.word(word, S::ASKS, &[], found);
        }
        if steps.is_empty() || steps.len() > MOST_STEPS {
            let message = format!("a lesson has 1 to {MOST_STEPS} steps, and this one has {}", steps.len());
            self.wrong(found, Code::Shape, steps.span, message, "teach less, or in two lessons");
        }
        self.texts(title, found);
        for step in &steps.value {
            self.step(step, found);
        }
    }

    /// A word of a question or of an event.
    fn word(&self, word: &Spanned<String>, one: &[&str], other: &[&str], found: &mut Diagnostics) {
        if one.contains(&word.as_str()) || other.contains(&word.as_str()) {
            return;
        }
        let near = did_you_mean(word, one.iter().chain(other).copied());
        let help = near.map(|near| format!("did you mean `{near}`?"));
        let message = format!("there is no question and no event `{word}` that could stand here");
        let wrong = Diagnostic::new(Code::UnknownWord, self.opened.source, word.span, message);
        found.push(wrong.with_any_help(help));
    }

    fn texts(&self, texts: &Texts, found: &mut Diagnostics) {
        for text in texts.each() {
            let count = text.chars().count();
            if count > MOST_CHARACTERS {
                let message = format!("{count} characters are too many for one sentence of a coach");
                let help = format!("at most {MOST_CHARACTERS}: say less, or say it in two steps");
                self.wrong(found, Code::Shape, text.span, message, &help);
            } else if text.trim().is_empty() {
                self.wrong(found, Code::Shape, text.span, "nothing is said", "say it in all three languages");
            }
        }
    }

    fn step(&self, step: &Spanned<Step<S>>, found: &mut Diagnostics) {
        let said = [&step.say, &step.goal, &step.task];
        let (goal, task) = (step.goal.is_some(), step.task.is_some());
        let fits = [
            (said.iter().filter(|said| said.is_some()).count() == 1, "`say`, `goal` or `task`, one of them"),
            (goal != step.right.is_empty(), "a goal has `right`, and nothing else has"),
            (task != step.solution.is_empty(), "a task has a `solution`, and nothing else has"),
            (goal || (step.also.is_empty() && step.otherwise.is_none()), "`also` and `else` are of a goal"),
            (
                task || (step.nudges.is_empty() && step.answers_at_most.is_none()),
                "`nudges` and `answers-at-most` are of a task",
            ),
            (!task || !step.then.is_empty(), "a task has a `then` that decides"),
            (
                !task || step.until.is_some() || step.answers_at_most.is_some(),
                "a task ends by `until` or `answers-at-most`",
            ),
            (
                goal || task || (step.until.is_none() && step.then.is_empty()),
                "`until` and `then` are of goals and tasks",
            ),
        ];
        for (_, help) in fits.iter().filter(|(fits, _)| !fits) {
            self.wrong(found, Code::Shape, step.span, "the parts of the step do not go together", help);
        }
        if let Some(until) = &step.until {
            self.word(until, S::ASKS, S::EVENTS, found);
        }
        said.into_iter().flatten().for_each(|said| self.texts(said, found));
        step.nudges.iter().for_each(|nudge| self.texts(nudge, found));
        step.also.iter().for_each(|also| self.texts(&also.say, found));
        if let Some(Otherwise::Back(Some(nudge))) = &step.otherwise {
            self.texts(nudge, found);
        }
    }

    /// What the coach points at must be there.
    fn names(&self, session: &Session<S>, step: &Step<S>, found: &mut Diagnostics) {
        for name in &step.show {
            let source = self.opened.source;
            if let Some(part) = name.strip_prefix(UI) {
                if !PARTS.contains(&part) {
                    let message = format!("nothing beside the board is called `{name}`");
                    let help = suggestion(part, PARTS).unwrap_or_default();
                    self.wrong(found, Code::UnknownName, name.span, message, &help);
                }
            } else if S::thing(session.played.game.now(), &self.opened.names, name).is_none() {
                let message = format!("nothing on the board is called `{name}`");
                found.push(Diagnostic::new(Code::UnknownName, source, name.span, message));
            }
        }
    }

    /// Plays every line of a goal, every other answer on the way, and goes on with the solution.
    fn goal(&self, session: &mut Session<S>, step: &Spanned<Step<S>>, found: &mut Diagnostics) -> bool {
        let before = session.clone();
        for also in &step.also {
            let Some(way) = before.way_of(also, found) else { return false };
            let mut there = before.clone();
            self.along(&mut there, &way, also.line.span, Others::Left, found);
            if !matches!(there.verdict, Some(Outcry::Told(_))) && found.is_empty() {
                let help = "an answer on its way is told already, or is not the learner's to give";
                self.wrong(found, Code::Unusable, also.line.span, "this line is never told", help);
            }
            self.nothing_beyond(&there, also.line.span, Some(also), found);
        }
        for (number, line) in step.right.iter().enumerate().rev() {
            let Some(way) = before.way([line], found) else { return false };
            let mut there = before.clone();
            let others = if number == 0 { Others::Tried } else { Others::Left };
            self.along(&mut there, &way, line.span, others, found);
            if !matches!(there.verdict, Some(Outcry::Right)) && found.is_empty() {
                let help =
                    "the learner is asked something that the line passes: name it under `pass`, or say it";
                self.wrong(found, Code::Unusable, line.span, "this line does not end the step", help);
            }
            self.arrived(&there, step, line.span, found);
            *session = there;
        }
        found.is_empty()
    }

    /// Plays the solution of a task, and every other answer on the way.
    fn task(&self, session: &mut Session<S>, step: &Spanned<Step<S>>, found: &mut Diagnostics) -> bool {
        let span = step.solution[0].span;
        let Some(way) = session.way(&step.solution, found) else { return false };
        if session.holds(step) && step.until.is_none() {
            self.wrong(
                found,
                Code::Shape,
                step.span,
                "the task is done where it begins",
                "ask for something",
            );
        }
        let from = session.step;
        self.along(session, &way, span, Others::Tried, found);
        if session.step == from && found.is_empty() {
            let mut differs = Diagnostics::default();
            session.look(step, &mut differs);
            let count = differs.len();
            found.extend(differs.iter().cloned());
            let help = format!("{count} things are not as `then` says when the solution has been played");
            self.wrong(found, Code::Differs, span, "the solution does not do the task", &help);
        }
        self.nothing_beyond(session, span, None, found);
        found.is_empty()
    }

    /// What must hold when a goal was reached.
    fn arrived(&self, there: &Session<S>, step: &Spanned<Step<S>>, span: Span, found: &mut Diagnostics) {
        // What the next step does before it begins is no part of this one.
        if there.stands().is_none_or(|next| next.lines.is_empty()) {
            there.look(step, found);
        }
        self.nothing_beyond(there, span, None, found);
    }

    /// Gives the answers of a way, as a learner would.
    fn along(
        &self,
        there: &mut Session<S>,
        way: &Way<S>,
        span: Span,
        others: Others,
        found: &mut Diagnostics,
    ) {
        let from = there.step;
        while there.step == from && !there.aside && found.is_empty() {
            let given = there.given();
            let Some(&(seat, answer)) =
                way.answers.get(given.len()).filter(|_| way.answers.starts_with(&given))
            else {
                return;
            };
            if seat != there.seat {
                self.wrong(
                    found,
                    Code::Unusable,
                    span,
                    "the line answers for somebody else",
                    "say it under `do`",
                );
                return;
            }
            if others == Others::Tried {
                self.every_other(there, answer, span, found);
            }
            let before = there.given().len();
            if !there.take(&said::<S>(answer), found)
                || there.given().len() == before && there.step == from && !there.aside
            {
                return;
            }
        }
    }

    /// Tries every other answer: it may lead back or on, never to a fault.
    fn every_other(&self, there: &Session<S>, right: Answer<S>, span: Span, found: &mut Diagnostics) {
        let Some(pending) = there.played.pending() else { return };
        for &other in pending.options.iter().filter(|&&other| other != right).take(MOST_TRIED) {
            let mut tried = there.clone();
            tried.take(&said::<S>(other), found);
            if let Some(fault) = tried.played.game.fault() {
                let message = format!("another answer leads to a fault: {fault}");
                self.wrong(found, Code::Fault, span, message, &format!("{other:?}"));
            }
        }
    }

    /// Nothing was rolled or drawn that the file did not write.
    fn nothing_beyond(
        &self,
        there: &Session<S>,
        span: Span,
        also: Option<&Also<S>>,
        found: &mut Diagnostics,
    ) {
        let Chance::Script(script) = there.played.game.source() else { return };
        let Some(missing) = script.missing else { return };
        let message = match missing {
            Scripted::Roll { why, dice, sides } => {
                format!("{dice} dice of {sides} sides are rolled for {why}")
            }
            Scripted::Draw { why, from } => format!("one of {from} is drawn for {why}"),
        };
        let help = match also {
            Some(_) => "write it under `dice` or `draws` of this `also`",
            None => "write it under `dice` or `draws`",
        };
        self.wrong(found, Code::Chance, span, message, help);
    }
}

/// Whether the other answers on a way are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    Tried,
    Left,
}

/// An answer as a learner sends it.
fn said<S: Scenic>(answer: Answer<S>) -> LessonMove {
    LessonMove::Answer {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
    }
}
