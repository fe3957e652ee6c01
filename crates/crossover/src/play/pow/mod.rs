//! POW in the terminal.

mod legend;
mod map;
mod odds;
mod place;

use std::io::Write;

use pow::Pow;
use pow::ask::{Act, Activate, Answer, Ask, Thing, UsePower, Whom};
use pow::card::Cards;
use pow::setup::{Setup, SetupError};
use pow::state::{FigureId, Side, State};
use pow_face::voice::{Printed, Teller};
use space::{Spot, V};
use table::{Match, Scene, Seat};
use words::{Players, Words};

use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line::Line;
use super::menu::Group;
use super::named::best;
use super::terminal::{Called, Legend, Seen, Terminal};
use super::tried::{Tried, first_legal};
use super::two_sides;
use crate::spoken::Known as _;

impl Terminal for Pow {
    const HELP: &'static [&'static str] = &["terminal-play-help"];

    fn fingerprint(cards: &Cards) -> &str {
        &cards.fingerprint
    }

    fn players(words: &Words, cards: &Cards, setup: &Setup, you: Option<Seat>) -> Players {
        let team = |side: Side| {
            let printed = setup.teams.get(side as usize).and_then(|members| cards.team_of(members));
            match printed {
                Some(team) => words.language().name(&team.name).to_owned(),
                None => two_sides::letter(words, side),
            }
        };
        Players { names: Side::BOTH.map(team).into(), you }
    }

    fn unplayable(words: &Words, cards: &Cards, players: &Players, error: &SetupError) -> String {
        let printed = Printed::new(words, cards);
        let problems = error.problems.iter().map(|problem| printed.problem(problem, players));
        problems.collect::<Vec<_>>().join("; ")
    }

    fn figures(scene: Scene<Pow>, words: &Words, teller: &Teller<'_>) -> Vec<Called> {
        let called = |(number, figure): (u8, &pow::state::Figure)| {
            let card = &scene.content.characters[usize::from(figure.character)];
            let name = words.language().name(&card.name).to_owned();
            let shown = teller.figure(FigureId(number));
            Called { seat: figure.side.seat(), card: card.id.clone(), name, shown }
        };
        (0..).zip(&scene.state.figures).map(called).collect()
    }

    fn draw(scene: Scene<Pow>, glyphs: &Glyphs, window: Window) -> Option<String> {
        Some(map::draw(scene, glyphs, window))
    }

    fn legend(
        out: &mut impl Write,
        seen: &Seen<Pow>,
        glyphs: &Glyphs,
        words: &Words,
        teller: &Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()> {
        let scene = seen.scene;
        match legend {
            Legend::Figures => legend::figures(out, scene, glyphs, words, teller),
            Legend::Everything => legend::print(out, scene, glyphs, words, teller),
        }
    }

    fn round(scene: Scene<Pow>, ask: &Ask) -> Option<u16> {
        matches!(ask, Ask::Activate { .. }).then_some(scene.state.turn.into())
    }

    fn group(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> (Group, i64) {
        if let (Ask::Deploy { .. }, Answer::Deploy(deployed)) = (ask, answer) {
            return (Group::Figure(deployed.figure.0), 0);
        }
        if mover(ask).is_none() {
            return (if is_last(answer) { Group::Last } else { Group::None }, 0);
        }
        way(scene, ask, answer).map_or((Group::Here, 0), Group::of_way)
    }

    fn far_fetched(answer: &Answer) -> bool {
        far_fetched(answer)
    }

    fn place_hint(ask: &Ask) -> &'static str {
        match ask {
            Ask::Deploy { .. } => "terminal-menu-more-deploy",
            _ => "terminal-menu-more",
        }
    }

    fn attempt(game: &Match<Pow>, line: &Line, figure: &dyn Fn(&str) -> Option<u8>) -> Option<Tried<Pow>> {
        Some(match line {
            Line::Move(legs) => place::movement(game, legs),
            Line::At(leg) => place::at(game, *leg),
            Line::Deploy(name, leg) => place::deploy(game, FigureId(figure(name)?), *leg),
            Line::Aim(turn) => first_legal(game, [Answer::Aim(*turn)].into_iter()),
            _ => Tried::NotAsked,
        })
    }

    fn odds(
        out: &mut impl Write,
        game: &Match<Pow>,
        _setup: &Setup,
        words: &Words,
        teller: &Teller<'_>,
    ) -> anyhow::Result<bool> {
        odds::print(out, game, words, teller)
    }

    fn report(game: &Match<Pow>, reader: Option<Seat>) -> Option<String> {
        Pow::PARTS.script?.export(game, reader)
    }

    fn card(words: &Words, cards: &Cards, name: &str) -> Option<String> {
        let named =
            cards.characters.iter().map(|card| (card.id.as_str(), words.language().name(&card.name), card));
        best(name, named).map(|card| Printed::new(words, cards).card(card))
    }

    fn ending(words: &Words, state: &State, teller: &Teller<'_>) -> String {
        two_sides::ending(words, state.outcome, state.points, |side| teller.team(side))
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
fn mover(ask: &Ask) -> Option<FigureId> {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pow::card::house;
    use pow_mind::Greedy;
    use table::Bot;
    use table::{Fairness, Fast, Seed, Why};
    use words::Language;

    use super::*;
    use crate::play::menu::{Choice, Menu};

    /// A game of bots at the first question for a target at which scenery is out of reach.
    fn at_a_target(setup: &Setup) -> Match<Pow> {
        let cards = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
        let mut game = Match::<Pow>::new(cards, setup, Fairness::alone(Seed::from_number(1)))
            .unwrap_or_else(|error| panic!("{error}"));
        let mut bots = [0, 1].map(|seat| Bot::new(Seat(seat), Greedy::default(), Fast::new(1)));
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
        let words = Pow::PARTS.words(Language::En);
        let players = Pow::players(&words, &cards, &setup, None);
        let teller = Teller::new(&words, &cards, game.now().state, &players);
        let menu = Menu::of(&game);
        let ask = game.pending()[0].ask;
        let printed = |all: bool| {
            let mut out = Vec::new();
            menu.print(&mut out, &ask, &words, &teller, &[], all).expect("a list of bytes can be written to");
            String::from_utf8(out).expect("words are text")
        };
        let lines_about = |text: &str, wanted: fn(&Choice<Pow>) -> bool| {
            let said = |choice: &&Choice<Pow>| text.contains(&teller.answer(&ask, &choice.answer));
            menu.choices().filter(|choice| wanted(choice)).filter(said).count()
        };
        let scenery = |choice: &Choice<Pow>| {
            choice.why.is_some() && matches!(choice.answer, Answer::Target(Thing::Piece(_)))
        };
        assert_eq!(lines_about(&printed(false), scenery), 0);
        assert!(lines_about(&printed(true), scenery) > 0);
        let figures = |choice: &Choice<Pow>| {
            choice.why.is_some() && matches!(choice.answer, Answer::Target(Thing::Figure(_)))
        };
        assert!(lines_about(&printed(false), figures) > 0, "whom one may have wanted is told at once");
    }
}
