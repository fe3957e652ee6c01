//! A start, tried: it is laid out and played up to the first question that is not of setup.

use std::collections::BTreeMap;

use content::{Checker, Code, Diagnostics, Source, Span, Spanned, did_you_mean};
use table::{Fairness, Seed};
use wire::lobby::{GameInfo, SetupOption};
use words::Language;

use super::file::{self, By, For, Start};
use super::{MOST, set_up};
use crate::{Bot, Door, Record, Sitting};

/// So often a start is laid out: chance may decide who is asked.
const TRIALS: u64 = 8;

/// Everything that is wrong with a start of a game.
pub fn trial(door: &dyn Door, source: &Source) -> Diagnostics {
    let mut found = Diagnostics::default();
    match file::read(source) {
        Err(diagnostics) => found.extend(diagnostics),
        Ok(start) => Trial { door, start: &start, source }.run(&mut found),
    }
    found
}

struct Trial<'a> {
    door: &'a dyn Door,
    start: &'a Start,
    source: &'a Source,
}

impl Trial<'_> {
    fn run(&self, found: &mut Diagnostics) {
        let info = self.door.lobby(Language::En);
        self.check(&info, found);
        if !found.is_empty() {
            return;
        }
        let unplayable = |message: String, found: &mut Diagnostics| {
            let help = "choose what can be played together";
            self.report(Code::WrongValue, self.start.seats.span, message, help.to_owned(), found);
        };
        let setup = match self.door.setup(&self.start.table(), &self.start.chosen(), Language::En) {
            Ok(setup) => setup,
            Err(problem) => return unplayable(problem.said.unwrap_or(problem.message), found),
        };
        let mut used = vec![false; self.start.answers.len()];
        for number in 1..=TRIALS {
            let fairness = Fairness::alone(Seed::from_number(number));
            match self.door.open(&Record::new(setup.clone(), fairness)) {
                Ok(sitting) => self.play(sitting, &info, &mut used, found),
                Err(error) => unplayable(error.to_string(), found),
            }
        }
        for (line, _) in self.start.answers.iter().zip(used).filter(|(_, used)| !used) {
            let message = format!("`{}` answers no question of setup", line.value);
            let help = "leave it out, or write it as the game's scenarios do".to_owned();
            self.report(Code::WrongValue, line.span, message, help, found);
        }
    }

    /// What can be said without playing: the options, the number of seats, the bots.
    fn check(&self, info: &GameInfo, found: &mut Diagnostics) {
        let start = self.start;
        self.options(&start.options, &info.options, found);
        for seat in start.seats.iter() {
            self.options(&seat.options, &info.seat_options, found);
        }
        let (least, most) = (usize::from(info.least_seats), usize::from(info.most_seats));
        if !(least..=most).contains(&start.seats.len()) {
            let message = format!("a table of {} seats can't be played", start.seats.len());
            let help = format!("from {least} to {most}");
            self.report(Code::OutOfRange, start.seats.span, message, help, found);
        }
        let bot = start.bot();
        if !info.bots.iter().any(|known| known.id == bot) {
            let message = format!("there is no bot `{bot}`");
            let help = among(info.bots.iter().map(|bot| bot.id.as_str()));
            self.report(Code::OutOfRange, start.bot.span, message, help, found);
        }
        if *start.setup == By::Mine && start.uses.contains(&For::First) {
            let message = "a start for `first` leaves the questions of setup open".to_owned();
            let help = "write `quick`, or take `first` out of `for`".to_owned();
            self.report(Code::WrongValue, start.setup.span, message, help, found);
        }
    }

    /// Options are those that the lobby lists. A value that is made up, such as a team of one's own, is for the game to
    /// judge.
    fn options(
        &self,
        chosen: &BTreeMap<String, Spanned<String>>,
        known: &[SetupOption],
        found: &mut Diagnostics,
    ) {
        for (option, value) in chosen {
            let Some(listed) = known.iter().find(|known| known.id == *option) else {
                let ids = || known.iter().map(|known| known.id.as_str());
                let message = format!("there is no option `{option}`");
                self.report(Code::UnknownReference, value.span, message, near(option, ids), found);
                continue;
            };
            let ids = || listed.values.iter().map(|value| value.id.as_str());
            let is_listed = |part: &str| ids().any(|id| id == part.trim());
            if !value.contains(':') && !value.split(',').all(is_listed) {
                let message = format!("`{}` is no value of `{option}`", value.value);
                self.report(Code::UnknownReference, value.span, message, near(value, ids), found);
            }
        }
    }

    /// Answers the questions of setup as a table does.
    fn play(
        &self,
        mut sitting: Box<dyn Sitting>,
        info: &GameInfo,
        used: &mut [bool],
        found: &mut Diagnostics,
    ) {
        let start = self.start;
        let answers = start.answers();
        let bot = info.bots.first().map_or("", |bot| &bot.id);
        for _ in 0..MOST {
            let Some(asked) = sitting.asked().into_iter().find(|asked| asked.setup) else { break };
            let line = answers
                .iter()
                .position(|line| sitting.bot(asked.seat, Bot::Line { which: asked.which, line }).is_some());
            if let Some(line) = line {
                used[line] = true;
            }
            let Some((which, answer)) = set_up(&*sitting, &asked, &answers, bot) else { break };
            if sitting.answer(asked.seat, which, &answer, Language::En).is_err() {
                break;
            }
        }
        let left = sitting.asked();
        if left.iter().any(|asked| asked.setup) {
            let message = "a question of setup stays open".to_owned();
            let help = "answer it in `answers`".to_owned();
            self.report(Code::WrongValue, start.setup.span, message, help, found);
        } else if left.is_empty() {
            let help = "choose what can be played".to_owned();
            self.report(Code::WrongValue, start.seats.span, "nothing is ever asked".to_owned(), help, found);
        }
    }

    fn report(&self, code: Code, span: Span, message: String, help: String, found: &mut Diagnostics) {
        Checker::new(self.source, found).report(code, span, message, Some(help));
    }
}

fn near<'a, I: Iterator<Item = &'a str>>(typed: &str, known: impl Fn() -> I) -> String {
    let near = did_you_mean(typed, known().collect::<Vec<_>>());
    near.map_or_else(|| among(known()), |near| format!("did you mean `{near}`?"))
}

fn among<'a>(known: impl Iterator<Item = &'a str>) -> String {
    format!("there are {}", known.collect::<Vec<_>>().join(", "))
}
