//! A lesson in progress: what a learner does is held against the lines of the step that stands.

use content::{Diagnostic, Diagnostics, Source, Spanned};
use host::{Outcry, Step as Stands};
use serde::Deserialize as _;
use table::{Entry, Fast, Match, Pending, Seat, Source as Chance};
use wire::lessons::{LessonMove, StepKind};
use wire::table::Mark;

use super::file::{Also, File, Otherwise, Step};
use crate::expect::{Expectations, look};
use crate::file::{Scenario, Then};
use crate::run::{Played, Player, Stuck, script};
use crate::{Answer, Ask, Code, Content, Position, Scenic, Silence, Vocabulary};

/// Where chance comes from when somebody leaves the script of a lesson: always the same.
const SEED: u64 = 7;
/// What a name of something beside the board begins with.
pub const UI: &str = "ui:";

/// A lesson that was read, with its position.
pub struct Opened<'l, S: Scenic> {
    pub file: &'l File<S>,
    pub source: &'l Source,
    /// The same as a scenario, for whatever is said about dice and lines.
    pub scenario: Scenario<S>,
    pub names: S::Names,
    game: Match<S::Game>,
}

impl<'l, S: Scenic> Opened<'l, S> {
    /// Sets the position up.
    pub fn new(
        file: &'l File<S>,
        source: &'l Source,
        content: &Content<S>,
        found: &mut Diagnostics,
    ) -> Option<Opened<'l, S>> {
        let Position { content, state, names } = S::position(&file.given, source, content, found)?;
        let scene = table::Scene { state: &state, content: &*content };
        let mut chance = script::<S>(&file.dice, &file.draws, scene, source, found)?;
        chance.beyond = Some(Fast::new(SEED));
        let scenario = Scenario {
            title: file.title.en.clone(),
            cites: Vec::new(),
            given: <S as Vocabulary>::Given::default(),
            dice: file.dice.clone(),
            draws: file.draws.clone(),
            lines: Vec::new(),
            then: Then::default(),
        };
        let game = Match::from_state(content, state, Chance::Script(chance));
        Some(Opened { file, source, scenario, names, game })
    }
}

/// What a line comes to where a step begins.
pub struct Way<S: Scenic> {
    /// Every answer that is given on it, by whom.
    pub answers: Vec<(Seat, Answer<S>)>,
}

/// A lesson in progress.
pub struct Session<'l, S: Scenic> {
    opened: &'l Opened<'l, S>,
    pub played: Played<S>,
    pub seat: Seat,
    /// The step that stands; beyond the last, the lesson is over.
    pub step: usize,
    /// The game where the step began.
    base: Played<S>,
    /// What was done is only shown.
    pub aside: bool,
    /// How many answers the learner gave since the step began.
    answers: u8,
    missed: usize,
    wrong: u32,
    hinted: bool,
    pub verdict: Option<Outcry<Answer<S>>>,
}

impl<S: Scenic> Clone for Session<'_, S> {
    fn clone(&self) -> Self {
        Session {
            opened: self.opened,
            played: self.played.clone(),
            seat: self.seat,
            step: self.step,
            base: self.base.clone(),
            aside: self.aside,
            answers: self.answers,
            missed: self.missed,
            wrong: self.wrong,
            hinted: self.hinted,
            verdict: self.verdict.clone(),
        }
    }
}

impl<'l, S: Scenic> Session<'l, S> {
    /// Begins: whoever is asked first, once the first step's lines were said, is the learner.
    pub fn new(opened: &'l Opened<'l, S>, found: &mut Diagnostics) -> Option<Session<'l, S>> {
        let played = Played::new(opened.game.clone(), &opened.names);
        let seat = Seat(0);
        let (base, verdict) = (played.clone(), None);
        let mut session = Session {
            opened,
            played,
            seat,
            step: 0,
            base,
            aside: false,
            answers: 0,
            missed: 0,
            wrong: 0,
            hinted: false,
            verdict,
        };
        if !session.say_lines(found) {
            return None;
        }
        let Some(first) = session.played.pending() else {
            let message = "nobody is asked anything where the lesson begins";
            found.push(Diagnostic::new(Code::Question, opened.source, opened.file.lesson.span, message));
            return None;
        };
        session.seat = first.prompt.seat;
        session.begin();
        Some(session)
    }

    fn player(&self) -> Player<'l, S> {
        let opened = self.opened;
        Player { scenario: &opened.scenario, source: opened.source, names: &opened.names }
    }

    /// The step that stands.
    pub fn stands(&self) -> Option<&'l Spanned<Step<S>>> {
        self.opened.file.steps.get(self.step)
    }

    fn kind(&self) -> StepKind {
        match self.stands() {
            None => StepKind::Done,
            Some(step) if step.goal.is_some() => StepKind::Goal,
            Some(step) if step.task.is_some() => StepKind::Task,
            Some(_) => StepKind::Say,
        }
    }

    /// Says the lines of the step that stands; whether they could be said.
    fn say_lines(&mut self, found: &mut Diagnostics) -> bool {
        for line in self.stands().map_or(&[][..], |step| &step.lines) {
            let player = self.player();
            let Some(read) = player.read_line(&self.played, line, line.span, found) else { return false };
            if !player.say(&mut self.played, &read, line.span, found) {
                return false;
            }
        }
        true
    }

    /// Begins the step that stands, once its lines were said.
    fn begin(&mut self) {
        (self.aside, self.answers, self.missed) = (false, 0, 0);
        self.go_on(None);
        self.base = self.played.clone();
    }

    /// Whether a question to the learner passes by itself in this lesson.
    fn passes(&self, pending: &Pending<Ask<S>, Answer<S>>) -> Option<Answer<S>> {
        let word = S::ask_words(&self.opened.names, &pending.ask).word;
        let named = self.opened.file.pass.iter().any(|pass| pass.value == word);
        match S::silence(self.played.game.now(), pending, None) {
            Silence::Pass(answer) | Silence::GoOn(answer) if named => Some(answer),
            _ => None,
        }
    }

    /// What somebody else answers: what silence means in a scenario, else the first that there is. While something is said,
    /// nobody does anything of their own accord.
    fn others(&self, pending: &Pending<Ask<S>, Answer<S>>) -> Option<Answer<S>> {
        let idle = matches!(self.kind(), StepKind::Say | StepKind::Done);
        match S::silence(self.played.game.now(), pending, None) {
            Silence::Pass(answer) => Some(answer),
            Silence::GoOn(_) | Silence::Speak if idle => None,
            Silence::GoOn(answer) => Some(answer),
            Silence::Speak => pending.options.first().copied(),
        }
    }

    /// Whether a step that ends at a question or an event has come to it.
    fn reached(&self, until: &str) -> bool {
        let asked = self.played.pending().is_some_and(|pending| {
            pending.prompt.seat == self.seat && S::ask_words(&self.opened.names, &pending.ask).word == until
        });
        let (game, before) = (&self.played.game, self.base.game.told().len());
        let mut since = game.told().iter().skip(before);
        asked || since.any(|told| S::event_words(game.now(), &self.opened.names, &told.event).word == until)
    }

    /// Goes on to the next question that the learner has to answer, or to where the step ends.
    fn go_on(&mut self, until: Option<&str>) {
        while let Some(pending) = self.played.pending() {
            if until.is_some_and(|until| self.reached(until)) {
                return;
            }
            let answer = match pending.prompt.seat == self.seat {
                true => self.passes(pending),
                false => self.others(pending),
            };
            let Some(answer) = answer else { return };
            if self.played.answer(&self.opened.names, &[answer]).is_err() {
                return;
            }
        }
    }

    /// After what was right: windows that nobody speaks of pass too, until the step ends.
    fn run_out(&mut self, until: &str) {
        while let Some(pending) = self.played.pending() {
            if self.reached(until) {
                return;
            }
            let silence = S::silence(self.played.game.now(), pending, None);
            let answer = match silence {
                Silence::Pass(answer) | Silence::GoOn(answer) => Some(answer),
                Silence::Speak if pending.prompt.seat == self.seat => None,
                Silence::Speak => pending.options.first().copied(),
            };
            let Some(answer) = answer else { return };
            if self.played.answer(&self.opened.names, &[answer]).is_err() {
                return;
            }
        }
    }

    /// What was answered since the step began, by everybody.
    pub fn given(&self) -> Vec<(Seat, Answer<S>)> {
        since(&self.base, &self.played)
    }

    /// What lines come to, said one after the other where the step began.
    pub fn way<'t>(
        &self,
        lines: impl IntoIterator<Item = &'t Spanned<String>>,
        found: &mut Diagnostics,
    ) -> Option<Way<S>> {
        let player = self.player();
        let mut there = self.base.clone();
        for line in lines {
            let read = player.read_line(&there, line, line.span, found)?;
            if !player.say(&mut there, &read, line.span, found) {
                return None;
            }
        }
        Some(Way { answers: since(&self.base, &there) })
    }

    /// Does something; whether the lesson's own lines could be said for it.
    pub fn take(&mut self, done: &LessonMove, found: &mut Diagnostics) -> bool {
        self.verdict = None;
        if self.aside && !matches!(done, LessonMove::Hint) {
            self.back();
            if matches!(done, LessonMove::Next | LessonMove::Again) {
                return true;
            }
        }
        match done {
            LessonMove::Next if self.kind() == StepKind::Say => self.next(found),
            LessonMove::Next => true,
            LessonMove::Again => {
                self.back();
                true
            }
            LessonMove::Hint => self.hint(found),
            LessonMove::Answer { answer } => {
                while self.kind() == StepKind::Say {
                    if !self.next(found) {
                        return false;
                    }
                }
                match Answer::<S>::deserialize(answer) {
                    Ok(answer) => self.answer(answer, found),
                    Err(wrong) => {
                        self.verdict = Some(Outcry::Malformed(wrong.to_string()));
                        true
                    }
                }
            }
        }
    }

    fn back(&mut self) {
        self.played = self.base.clone();
        (self.aside, self.answers) = (false, 0);
    }

    fn next(&mut self, found: &mut Diagnostics) -> bool {
        self.step += 1;
        let said = self.say_lines(found);
        self.begin();
        said
    }

    fn right(&mut self, until: Option<&str>, found: &mut Diagnostics) -> bool {
        if let Some(until) = until {
            self.run_out(until);
        }
        let on = self.next(found);
        self.verdict = Some(Outcry::Right);
        on
    }

    /// Shows the next answer of the solution; from a way of one's own, where the step began.
    fn hint(&mut self, found: &mut Diagnostics) -> bool {
        let Some(step) = self.stands() else { return true };
        let lines = if step.right.is_empty() { &step.solution[..] } else { &step.right[..1] };
        if lines.is_empty() {
            return true;
        }
        let Some(way) = self.way(lines, found) else { return false };
        if self.aside || !way.answers.starts_with(&self.given()) {
            self.back();
        }
        self.hinted = true;
        let next = way.answers.get(self.given().len()).map(|&(_, answer)| answer);
        self.verdict = Some(Outcry::Hint(next));
        true
    }

    fn answer(&mut self, answer: Answer<S>, found: &mut Diagnostics) -> bool {
        let Some(step) = self.stands() else { return true };
        let until = step.until.as_ref().map(|until| until.value.as_str());
        let before = self.played.clone();
        match self.played.answer(&self.opened.names, &[answer]) {
            Ok(()) => {}
            Err(Stuck::Refused(refusal)) => {
                self.verdict = Some(Outcry::Refused(refusal.why));
                return true;
            }
            Err(_) => return true,
        }
        self.answers = self.answers.saturating_add(1);
        self.go_on(until);
        if step.task.is_some() {
            return self.judge(step, until, found);
        }
        self.compare(step, before, until, found)
    }

    /// Holds what was answered against the lines of a goal.
    fn compare(
        &mut self,
        step: &'l Step<S>,
        before: Played<S>,
        until: Option<&str>,
        found: &mut Diagnostics,
    ) -> bool {
        let given = self.given();
        let mut on_the_way = false;
        for line in &step.right {
            let Some(way) = self.way([line], found) else { return false };
            match way.holds(&given) {
                Held::Whole => return self.right(until, found),
                Held::Part => on_the_way = true,
                Held::Not => {}
            }
        }
        for also in &step.also {
            let Some(way) = self.way_of(also, found) else { return false };
            match way.holds(&given) {
                Held::Whole => return self.tell(also, &way, until, found),
                Held::Part => on_the_way = true,
                Held::Not => {}
            }
        }
        if on_the_way {
            return true;
        }
        match &step.otherwise {
            Some(Otherwise::On) => self.right(until, found),
            otherwise => {
                self.wrong += 1;
                self.played = before;
                self.answers = self.answers.saturating_sub(1);
                let nudge = match otherwise {
                    Some(Otherwise::Back(Some(nudge))) => Some(nudge.names()),
                    _ => None,
                };
                self.verdict = Some(Outcry::Back(nudge));
                true
            }
        }
    }

    /// What an instructive line comes to, with its own dice where it has some.
    pub fn way_of(&self, also: &'l Also<S>, found: &mut Diagnostics) -> Option<Way<S>> {
        let mut there = self.clone();
        there.base = there.with_chance_of(also, found)?;
        there.way([&also.line], found)
    }

    /// The beginning of the step with the dice of an instructive line.
    fn with_chance_of(&self, also: &Also<S>, found: &mut Diagnostics) -> Option<Played<S>> {
        let mut base = self.base.clone();
        if !also.dice.is_empty() || !also.draws.is_empty() {
            let mut chance =
                script::<S>(&also.dice, &also.draws, base.game.now(), self.opened.source, found)?;
            chance.beyond = Some(Fast::new(SEED));
            base.game.hand_over(chance);
        }
        Some(base)
    }

    /// Plays an instructive answer on, and tells what comes of it.
    fn tell(
        &mut self,
        also: &'l Also<S>,
        way: &Way<S>,
        until: Option<&str>,
        found: &mut Diagnostics,
    ) -> bool {
        let Some(mut there) = self.with_chance_of(also, found) else { return false };
        for &(_, answer) in &way.answers {
            if there.answer(&self.opened.names, &[answer]).is_err() {
                break;
            }
        }
        self.played = there;
        match until {
            Some(until) => self.run_out(until),
            None => self.go_on(None),
        }
        self.wrong += 1;
        self.aside = true;
        self.verdict = Some(Outcry::Told(also.say.names()));
        true
    }

    /// Looks whether a task is reached, missed, or still open.
    fn judge(&mut self, step: &'l Step<S>, until: Option<&str>, found: &mut Diagnostics) -> bool {
        let over = self.played.pending().is_none();
        let ended = until.is_none_or(|until| self.reached(until)) || over;
        if ended && self.holds(step) {
            return self.right(None, found);
        }
        let most = step.answers_at_most.as_ref().map_or(u8::MAX, |most| most.value);
        if over || (until.is_some() && ended) || self.answers >= most {
            let nudge = step.nudges.get(self.missed.min(step.nudges.len().saturating_sub(1)));
            self.wrong += 1;
            self.missed += 1;
            self.aside = true;
            self.verdict = Some(Outcry::Missed(nudge.map(|nudge| nudge.names())));
        }
        true
    }

    /// Whether everything is so that a step says under `then`.
    pub fn holds(&self, step: &Step<S>) -> bool {
        let mut differs = Diagnostics::default();
        self.look(step, &mut differs);
        differs.is_empty()
    }

    /// Looks at everything that a step says under `then`.
    pub fn look(&self, step: &Step<S>, found: &mut Diagnostics) {
        let mut expect = Expectations::new(self.opened.source, found);
        look(&self.played.game, &self.opened.names, &self.played.asks, &step.then, &mut expect);
    }

    /// How many stars it comes to.
    pub fn stars(&self) -> u8 {
        let lost = self.wrong.min(2) as u8 + u8::from(self.hinted);
        3_u8.saturating_sub(lost).max(1)
    }

    /// The step as it is shown.
    pub fn shown(&self) -> Stands {
        let step = self.stands();
        let text = step.and_then(|step| step.say.as_ref().or(step.goal.as_ref()).or(step.task.as_ref()));
        let (mut show, mut parts) = (Vec::new(), Vec::new());
        for name in step.map_or(&[][..], |step| &step.show) {
            match name.strip_prefix(UI) {
                Some(part) => parts.push(part.to_owned()),
                None => {
                    let thing = S::thing(self.played.game.now(), &self.opened.names, name);
                    show.extend(thing.map(|(kind, id)| Mark::Thing { kind, id }));
                }
            }
        }
        let rest = self.opened.file.steps.get(self.step..).unwrap_or_default();
        let asks = !self.aside && rest.iter().any(|step| step.say.is_none());
        Stands {
            number: u8::try_from(self.step).unwrap_or(u8::MAX),
            kind: self.kind(),
            text: text.map(|text| text.names()),
            show,
            parts,
            aside: self.aside,
            asks,
        }
    }
}

/// How far what was answered goes along a line.
enum Held {
    /// It goes another way.
    Not,
    /// Some of the line is left.
    Part,
    /// All of it was answered.
    Whole,
}

impl<S: Scenic> Way<S> {
    fn holds(&self, given: &[(Seat, Answer<S>)]) -> Held {
        let alike = self.answers.iter().zip(given).all(|(one, other)| one == other);
        match alike {
            false => Held::Not,
            true if given.len() < self.answers.len() => Held::Part,
            true => Held::Whole,
        }
    }
}

/// The answers between two moments of a game.
fn since<S: Scenic>(before: &Played<S>, after: &Played<S>) -> Vec<(Seat, Answer<S>)> {
    let entries = after.game.journal().entries().iter().skip(before.game.journal().entries().len());
    let answers = entries.filter_map(|entry| match entry {
        Entry::Answer(seat, answer) => Some((*seat, *answer)),
        _ => None,
    });
    answers.collect()
}
