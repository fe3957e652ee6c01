//! Crisis Protocol in the terminal.

mod legend;
mod map;
mod odds;

use std::io::Write;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Deployed, Effect, Spot};
use crisis::card::Cards;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::setup::{Setup, SetupError, SquadPick, TacticPick};
use crisis::state::{FigureId, Phase, Side, State};
use crisis_face::voice::{Printed, Teller};
use space::{P, Pose, Turn};
use table::{Match, Scene, Seat};
use words::{Players, Words};

use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line::{Leg, Line};
use super::menu::Group;
use super::named::best;
use super::terminal::{Called, Legend, Seen, Terminal};
use super::tried::{Tried, first_legal};
use super::two_sides;
use crate::spoken::Known as _;

impl Terminal for Crisis {
    const HELP: &'static [&'static str] = &["terminal-play-help"];

    fn fingerprint(cards: &Cards) -> &str {
        &cards.fingerprint
    }

    fn players(words: &Words, _cards: &Cards, _setup: &Setup, you: Option<Seat>) -> Players {
        Players { names: Side::BOTH.map(|side| two_sides::letter(words, side)).into(), you }
    }

    fn is_secret(state: &State, _people: impl Iterator<Item = Seat>) -> bool {
        // Squads are chosen in secret (squad.secret-until-deploy).
        state.phase == Phase::Squads
    }

    fn unplayable(words: &Words, cards: &Cards, players: &Players, error: &SetupError) -> String {
        let SetupError::Roster(side, problems) = error else { return error.to_string() };
        let printed = Printed::new(words, cards);
        let problems = problems.iter().map(|problem| printed.problem(problem));
        format!("{}: {}", players.team(*side), problems.collect::<Vec<_>>().join("; "))
    }

    fn figures(scene: Scene<Crisis>, words: &Words, teller: &Teller<'_>) -> Vec<Called> {
        let called = |(number, figure): (u8, &crisis::state::Figure)| {
            let card = &scene.content.characters[usize::from(figure.character)];
            let name = words.language().name(&card.name).to_owned();
            let shown = teller.figure(FigureId(number));
            Called { seat: figure.side.seat(), card: card.id.clone(), name, shown }
        };
        (0..).zip(&scene.state.figures).map(called).collect()
    }

    fn draw(scene: Scene<Crisis>, glyphs: &Glyphs, window: Window) -> Option<String> {
        Some(map::draw(scene, glyphs, window))
    }

    fn legend(
        out: &mut impl Write,
        seen: &Seen<Crisis>,
        glyphs: &Glyphs,
        words: &Words,
        teller: &Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()> {
        let scene = seen.scene;
        legend::figures(out, scene, glyphs, words, teller)?;
        match legend {
            Legend::Figures => Ok(()),
            Legend::Everything => legend::terrain(out, scene, words, teller),
        }
    }

    fn round(scene: Scene<Crisis>, ask: &Ask) -> Option<u16> {
        let first = matches!(ask, Ask::Act { figure: None, .. }) && scene.state.phase == Phase::Activation;
        first.then_some(scene.state.round.into())
    }

    fn group(scene: Scene<Crisis>, ask: &Ask, answer: &Answer) -> (Group, i64) {
        if let Answer::Deploy(deployed) = answer {
            return (Group::Figure(deployed.figure.0), 0);
        }
        let from = match *ask {
            Ask::Advance { figure, .. } | Ask::Place { figure, .. } => Some(scene.state.figure(figure).at),
            Ask::Token { from, .. } => Some(from),
            _ => None,
        };
        let to = match answer {
            Answer::Advance(Advance::Along { to, .. }) => Some(*to),
            Answer::Place(Spot(to)) => Some(*to),
            _ => None,
        };
        match (from, to, answer) {
            (Some(from), Some(to), _) => Group::of_way(to - from),
            (_, _, Answer::Advance(Advance::Stay)) => (Group::Here, 0),
            _ => (if is_last(answer) { Group::Last } else { Group::None }, 0),
        }
    }

    fn far_fetched(answer: &Answer) -> bool {
        // A character that is too far from a token, a card whose moment has not come: nobody thinks of those.
        matches!(answer, Answer::Act(Act::Interact(_) | Act::Tactic(_) | Act::Activate(_) | Act::Shake))
    }

    fn place_hint(ask: &Ask) -> &'static str {
        match ask {
            Ask::Deploy { .. } | Ask::DeployGrunts { .. } => "terminal-menu-more-deploy",
            _ => "terminal-menu-more",
        }
    }

    fn attempt(
        game: &Match<Crisis>,
        line: &Line,
        figure: &dyn Fn(&str) -> Option<u8>,
    ) -> Option<Tried<Crisis>> {
        let Some(pending) = game.pending().first() else { return Some(Tried::NotAsked) };
        Some(match (line, pending.ask) {
            (Line::Move(legs), ask) => match legs[..] {
                [leg] => go(game, ask, leg),
                _ => Tried::NotAsked,
            },
            (Line::At(leg), ask) => go(game, ask, *leg),
            (Line::Deploy(name, leg), Ask::Deploy { .. }) => {
                let figure = FigureId(figure(name)?);
                first_legal(game, [Answer::Deploy(Deployed { figure, at: at(*leg) })].into_iter())
            }
            (Line::Aim(turn), Ask::Way { .. } | Ask::Beam { .. }) => {
                first_legal(game, [Answer::Way(*turn)].into_iter())
            }
            _ => Tried::NotAsked,
        })
    }

    fn odds(
        out: &mut impl Write,
        game: &Match<Crisis>,
        _setup: &Setup,
        words: &Words,
        teller: &Teller<'_>,
    ) -> anyhow::Result<bool> {
        odds::print(out, game, words, teller)
    }

    fn report(game: &Match<Crisis>, reader: Option<Seat>) -> Option<String> {
        Crisis::PARTS.script?.export(game, reader)
    }

    fn card(words: &Words, cards: &Cards, name: &str) -> Option<String> {
        let (language, printed) = (words.language(), Printed::new(words, cards));
        let characters =
            cards.characters.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        let tactics = cards.tactics.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        let crises = cards.crises.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        (best(name, characters).map(|card| printed.card(card)))
            .or_else(|| best(name, tactics).map(|card| printed.tactic(card)))
            .or_else(|| best(name, crises).map(|card| printed.crisis(card)))
    }

    fn ending(words: &Words, state: &State, teller: &Teller<'_>) -> String {
        two_sides::ending(words, state.outcome, state.points, |side| teller.team(side))
    }
}

fn at(leg: Leg) -> P {
    P::new(leg.x, leg.y)
}

/// A place for whatever wants one. A character that has only been asked what it does begins to move first.
fn go(game: &Match<Crisis>, ask: Ask, leg: Leg) -> Tried<Crisis> {
    match ask {
        Ask::Act { figure: Some(_), .. } => {
            let mut moving = game.clone();
            match moving.answer(Answer::Act(Act::Move)) {
                Ok(()) => match moving.pending().first().map(|pending| pending.ask) {
                    Some(ask @ Ask::Advance { .. }) => go(&moving, ask, leg),
                    _ => Tried::NotAsked,
                },
                Err(refusal) => Tried::Refused(refusal),
            }
        }
        Ask::Advance { side, figure, tool, wedge, climb } => {
            let climb = if climb { Climb::Allowed } else { Climb::Barred };
            let question = LayTool { side, figure, tool, wedge, climb };
            let found = question.find(game.now(), at(leg));
            // Where no lay of the tool leads there, the straight one says why.
            let way = Turn::of(at(leg) - game.now().state.figure(figure).at);
            let straight = way.map(|way| Advance::Along {
                tool,
                pose: Pose { way, bend: 0 },
                to: at(leg),
                climb: false,
            });
            first_legal(game, found.into_iter().chain(straight).map(Answer::Advance))
        }
        Ask::Place { .. } | Ask::Token { .. } => {
            first_legal(game, [Answer::Place(Spot(at(leg)))].into_iter())
        }
        Ask::DeployGrunts { figure, .. } => {
            first_legal(game, [Answer::Deploy(Deployed { figure, at: at(leg) })].into_iter())
        }
        _ => Tried::NotAsked,
    }
}

/// Whether an answer ends something, and is best looked for at the end of the list.
fn is_last(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::EndActivation | Act::EndTurn)
            | Answer::Effect(Effect::Pass)
            | Answer::Squad(SquadPick::Done)
            | Answer::Tactics(TacticPick::Done)
    )
}
