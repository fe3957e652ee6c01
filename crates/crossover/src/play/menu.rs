//! The choices at a question, numbered: the legal ones, then those that a rule forbids.

use std::cmp::Reverse;
use std::io::Write;

use pow::Pow;
use pow::ask::{Act, Activate, Answer, Ask, Thing, UsePower, Whom};
use space::{Spot, Turn, V};
use table::{Kind, Match, Scene, Why};
use words::{Message, Words};

use super::Teller;
use crate::screen::style;

/// So many of each group of places are shown until all are wanted.
const SHOWN: usize = 3;
/// Deployment is suggested in rows; one of so many is shown until all are wanted.
const SPACED: usize = 5;

/// The choices in the order of their numbers, which count from 1.
pub struct Menu {
    choices: Vec<Choice>,
}

/// One choice.
#[derive(Clone, Copy)]
pub struct Choice {
    /// What is answered.
    pub answer: Answer,
    /// Why it can't be, if it can't.
    pub why: Option<Why>,
    group: Group,
}

/// What choices are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
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

impl Menu {
    /// The choices at the question that stands.
    pub fn of(game: &Match<Pow>) -> Menu {
        let Some(pending) = game.pending().first() else { return Menu { choices: Vec::new() } };
        let scene = game.now();
        let legal = pending.options.iter().map(|&answer| Choice {
            answer,
            why: None,
            group: group(scene, &pending.ask, &answer),
        });
        let mut choices: Vec<Choice> = legal.collect();
        // The sort is stable: within a group the far ways come first, equals in the order of the rules.
        choices.sort_by_key(|choice| (choice.group, Reverse(reach(scene, &pending.ask, &choice.answer))));
        if pending.prompt.kind != Kind::Place {
            let forbidden = |&(answer, why): &(Answer, Why)| {
                let group = if far_fetched(&answer) { Group::FarFetched } else { Group::Forbidden };
                Choice { answer, why: Some(why), group }
            };
            let mut forbidden: Vec<Choice> = pending.forbidden.iter().map(forbidden).collect();
            forbidden.sort_by_key(|choice| choice.group);
            choices.append(&mut forbidden);
        }
        Menu { choices }
    }

    /// The choice of a number.
    pub fn get(&self, number: usize) -> Option<&Choice> {
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
        ask: &Ask,
        words: &Words,
        teller: &Teller,
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
                if let Some(heading) = heading(choice.group, words, teller) {
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
                    let refusal = teller.printed().refusal(&why);
                    writeln!(out, "{faint}{number:>4}  {text} ({refusal}){faint:#}")?;
                }
            }
        }
        if hidden > 0 {
            let key = match ask {
                Ask::Deploy { .. } => "terminal-menu-more-deploy",
                _ => "terminal-menu-more",
            };
            let more = Message::new(key).with("count", hidden);
            writeln!(out, "{faint}      {}{faint:#}", words.say(&more))?;
        }
        Ok(())
    }
}

/// Where an answer leads, if it is a place.
fn place(answer: &Answer) -> Option<Spot> {
    match answer {
        Answer::Route(route) => route.way().last().map(|stretch| stretch.to),
        Answer::Place(spot) => Some(*spot),
        _ => None,
    }
}

/// The figure that an answer about a place starts from.
fn mover(ask: &Ask) -> Option<pow::state::FigureId> {
    match *ask {
        Ask::Route { figure, .. } | Ask::Leap { figure, .. } => Some(figure),
        Ask::PowerWalk { moved, .. } => Some(moved),
        _ => None,
    }
}

fn way(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Option<V> {
    let from = scene.state.body(mover(ask)?).at;
    Some(place(answer)?.flat() - from.flat())
}

fn group(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Group {
    if let (Ask::Deploy { .. }, Answer::Deploy(deployed)) = (ask, answer) {
        return Group::Figure(deployed.figure.0);
    }
    if mover(ask).is_none() {
        return if is_last(answer) { Group::Last } else { Group::None };
    }
    match way(scene, ask, answer).and_then(Turn::of) {
        None => Group::Here,
        // Eighths of a turn, each with its direction in the middle.
        Some(turn) => Group::Direction((turn.plus(Turn::QUARTER / 4).0 >> 13) as u8),
    }
}

/// Whether an answer ends something, and is best looked for at the end of the list.
fn is_last(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::End)
            | Answer::Activate(Activate::Pass)
            | Answer::Whom(Whom::Nobody)
            | Answer::React(UsePower::None)
    )
}

fn far_fetched(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::GetUp | Act::Leap | Act::LayDown | Act::Interact(_))
            | Answer::Target(Thing::Piece(_))
    )
}

/// How far an answer leads, squared; only for sorting.
fn reach(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> i64 {
    way(scene, ask, answer).map_or(0, |V { x, y }| x * x + y * y)
}

fn heading(group: Group, words: &Words, teller: &Teller) -> Option<String> {
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
        Group::Figure(number) => Some(teller.figure(pow::state::FigureId(number))),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use minds::{Bot, Mind};
    use pow::card::house;
    use pow::setup::Setup;
    use table::{Fairness, Fast, Seat, Seed};
    use words::Language;

    use super::*;
    use crate::play::sides;

    /// A game of bots at the first question for a target at which scenery is out of reach.
    fn at_a_target(setup: &Setup) -> Match<Pow> {
        let cards = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
        let mut game = Match::<Pow>::new(cards, setup, Fairness::alone(Seed::from_number(1)))
            .unwrap_or_else(|error| panic!("{error}"));
        let mut bots = [0, 1].map(|seat| Bot::new(Seat(seat), Mind::Greedy, Fast::new(1)));
        loop {
            let pending = game.pending().first().expect("somebody aims before the game is over");
            let scenery = |(answer, _): &(Answer, Why)| matches!(answer, Answer::Target(Thing::Piece(_)));
            if matches!(pending.ask, Ask::Target { .. }) && pending.forbidden.iter().any(scenery) {
                return game;
            }
            let answers = bots.each_mut().map(|bot| bot.answer(&game));
            let (which, answer) = answers.into_iter().flatten().next().expect("one of the two is asked");
            game.answer_one(which, answer).expect("a bot answers by the rules");
        }
    }

    #[test]
    fn scenery_out_of_reach_waits_for_all() {
        let cards = house().unwrap_or_else(|problems| panic!("{problems}"));
        let setup = Setup::usual(&cards);
        let game = at_a_target(&setup);
        let words = Words::of(Language::En);
        let sides = sides::of(&words, &cards, &setup, None);
        let teller = Teller::new(&words, &cards, game.now().state, &sides);
        let menu = Menu::of(&game);
        let ask = game.pending()[0].ask;
        let printed = |all: bool| {
            let mut out = Vec::new();
            menu.print(&mut out, &ask, &words, &teller, all).expect("a list of bytes can be written to");
            String::from_utf8(out).expect("words are text")
        };
        let lines_about = |text: &str, wanted: fn(&Choice) -> bool| {
            let said = |choice: &&Choice| text.contains(&teller.answer(&ask, &choice.answer));
            menu.choices.iter().filter(|choice| wanted(choice)).filter(said).count()
        };
        let scenery = |choice: &Choice| {
            choice.why.is_some() && matches!(choice.answer, Answer::Target(Thing::Piece(_)))
        };
        assert_eq!(lines_about(&printed(false), scenery), 0);
        assert!(lines_about(&printed(true), scenery) > 0);
        let figures = |choice: &Choice| {
            choice.why.is_some() && matches!(choice.answer, Answer::Target(Thing::Figure(_)))
        };
        assert!(lines_about(&printed(false), figures) > 0, "whom one may have wanted is told at once");
    }
}
