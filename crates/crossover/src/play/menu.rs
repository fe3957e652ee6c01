//! The choices at a question, numbered: the legal ones, then those that a rule forbids.

use std::cmp::Reverse;
use std::io::Write;

use space::{Turn, V};
use table::{Kind, Match, Why};
use words::{Message, Words};

use super::terminal::{Called, Terminal};
use crate::screen::style;
use crate::spoken::Tells as _;

/// So many of each group of places are shown until all are wanted.
const SHOWN: usize = 3;
/// Deployment is suggested in rows; one of so many is shown until all are wanted.
const SPACED: usize = 5;

/// The choices in the order of their numbers, which count from 1.
pub struct Menu<G: Terminal> {
    choices: Vec<Choice<G>>,
}

/// One choice.
pub struct Choice<G: Terminal> {
    /// What is answered.
    pub answer: G::Answer,
    /// Why it can't be, if it can't.
    pub why: Option<Why>,
    group: Group,
}

/// What choices are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// All together.
    None,
    /// What ends something: no more, nobody, pass.
    Last,
    /// Staying where one is.
    Here,
    /// In one of eight directions, anticlockwise from the east.
    Direction(u8),
    /// About one figure.
    Figure(u8),
    /// What a rule forbids.
    Forbidden,
    /// What a rule forbids and nobody would think of now, such as getting up while standing, or a car out of reach.
    FarFetched,
}

impl Group {
    /// The group of a way that leads somewhere, and how far it leads, squared.
    pub fn of_way(way: V) -> (Group, i64) {
        match Turn::of(way) {
            None => (Group::Here, 0),
            // Eighths of a turn, each with its direction in the middle.
            Some(turn) => {
                let eighth = (turn.plus(Turn::QUARTER / 4).0 >> 13) as u8;
                (Group::Direction(eighth), way.x * way.x + way.y * way.y)
            }
        }
    }

    /// Whether the choice of this number in its group is shown before all are wanted.
    fn shows(self, number: usize) -> bool {
        match self {
            Group::None | Group::Last | Group::Here | Group::Forbidden => true,
            Group::Direction(_) => number <= SHOWN,
            Group::Figure(_) => number % SPACED == 1 && number / SPACED < SHOWN,
            Group::FarFetched => false,
        }
    }
}

impl<G: Terminal> Menu<G> {
    /// The choices at the question that stands.
    pub fn of(game: &Match<G>) -> Menu<G> {
        let Some(pending) = game.pending().first() else { return Menu { choices: Vec::new() } };
        let scene = game.now();
        let legal = pending.options.iter().map(|&answer| {
            let (group, reach) = G::group(scene, &pending.ask, &answer);
            (reach, Choice { answer, why: None, group })
        });
        let mut legal: Vec<(i64, Choice<G>)> = legal.collect();
        // The sort is stable: within a group the far ways come first, equals in the order of the rules.
        legal.sort_by_key(|(reach, choice)| (choice.group, Reverse(*reach)));
        let mut choices: Vec<Choice<G>> = legal.into_iter().map(|(_, choice)| choice).collect();
        if pending.prompt.kind != Kind::Place {
            let forbidden = |&(answer, why): &(G::Answer, Why)| {
                let group = if G::far_fetched(&answer) { Group::FarFetched } else { Group::Forbidden };
                Choice { answer, why: Some(why), group }
            };
            let mut forbidden: Vec<Choice<G>> = pending.forbidden.iter().map(forbidden).collect();
            forbidden.sort_by_key(|choice| choice.group);
            choices.append(&mut forbidden);
        }
        Menu { choices }
    }

    /// The choice of a number.
    pub fn get(&self, number: usize) -> Option<&Choice<G>> {
        self.choices.get(number.checked_sub(1)?)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Prints the choices; unless `all`, only the first of each large group.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub fn print(
        &self,
        out: &mut impl Write,
        ask: &G::Ask,
        words: &Words,
        teller: &G::Teller<'_>,
        figures: &[Called],
        all: bool,
    ) -> anyhow::Result<()> {
        let (faint, typed) = (style::FAINT, style::TYPED);
        let mut hidden = 0;
        let mut in_group = 0;
        let mut last: Option<Group> = None;
        for (number, choice) in (1..).zip(&self.choices) {
            if last != Some(choice.group) {
                last = Some(choice.group);
                in_group = 0;
                if let Some(heading) = heading(choice.group, words, figures) {
                    writeln!(out, "  {heading}")?;
                }
            }
            in_group += 1;
            if !all && !choice.group.shows(in_group) {
                hidden += usize::from(choice.why.is_none());
                continue;
            }
            let text = teller.answer(ask, &choice.answer);
            match choice.why {
                None => writeln!(out, "{typed}{number:>4}{typed:#}  {text}")?,
                Some(why) => {
                    let refusal = teller.refusal(&why);
                    writeln!(out, "{faint}{number:>4}  {text} ({refusal}){faint:#}")?;
                }
            }
        }
        if hidden > 0 {
            let more = Message::new(G::place_hint(ask)).with("count", hidden);
            writeln!(out, "{faint}      {}{faint:#}", words.say(&more))?;
        }
        Ok(())
    }
}

fn heading(group: Group, words: &Words, figures: &[Called]) -> Option<String> {
    const DIRECTIONS: [&str; 8] = [
        "app-direction-east",
        "app-direction-north-east",
        "app-direction-north",
        "app-direction-north-west",
        "app-direction-west",
        "app-direction-south-west",
        "app-direction-south",
        "app-direction-south-east",
    ];
    match group {
        Group::None | Group::Last | Group::Forbidden | Group::FarFetched => None,
        Group::Here => Some(words.word("terminal-menu-here")),
        Group::Direction(eighth) => {
            let direction = Message::new(DIRECTIONS[usize::from(eighth) % 8]);
            Some(words.say(&Message::new("terminal-menu-direction").with("direction", direction)))
        }
        Group::Figure(number) => figures.get(usize::from(number)).map(|figure| figure.shown.clone()),
    }
}

#[cfg(test)]
impl<G: Terminal> Menu<G> {
    /// All of them.
    pub fn choices(&self) -> impl Iterator<Item = &Choice<G>> {
        self.choices.iter()
    }
}
