//! What searches, pages and servers lean on in Crisis Protocol, one operation at a time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use crisis::Crisis;
use crisis::ask::Ask;
use crisis::card::Cards;
use crisis::card::ability::Face;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::odds::Sketch;
use crisis::setup::Setup;
use crisis::sight;
use crisis::state::{FigureId, Reading, State};
use crisis_mind::Greedy;
use lab::Bench;
use lab::bench::{Beside, Operation, time, time_prepared};
use space::P;
use table::{Fairness, Fast, Match, Policy as _, Question as _, Scene, Seed};

use super::icepool;
use crate::CrisisFace;

/// An attack as it is really played: rerolls on both sides, cover, and a rule that wants icons.
const AS_PLAYED: Sketch = Sketch {
    attack: 8,
    defence: 6,
    attack_rerolls: 1,
    defence_rerolls: 1,
    cover: true,
    hex_attack: false,
    hex_defence: false,
    criticals_add_two: false,
    blanks_count: false,
    trigger: Some(&[Face::Wild]),
};

/// Many dice and two rerolls of the attacker, and nothing else: what other libraries can be asked too.
pub const BARE: Sketch = Sketch {
    attack: 12,
    defence: 8,
    attack_rerolls: 2,
    defence_rerolls: 0,
    cover: false,
    trigger: None,
    ..AS_PLAYED
};

impl Bench<Crisis> for CrisisFace {
    fn setups(&self, _cards: &Cards) -> anyhow::Result<Vec<Setup>> {
        Ok(vec![Setup::usual()])
    }

    fn operations(&self, cards: &Arc<Cards>, length: Duration) -> anyhow::Result<Vec<Operation>> {
        operations(cards, length)
    }

    fn beside(&self, python: &Path, length: Duration) -> Option<anyhow::Result<Beside>> {
        Some(icepool::measure(python, length))
    }
}

/// Measures each of them for about so long.
///
/// # Errors
/// A fault of the rules.
fn operations(cards: &Arc<Cards>, length: Duration) -> anyhow::Result<Vec<Operation>> {
    let games = moments(cards)?;
    let acting = |at: u64| &games[at as usize % games.len()];
    let states: Vec<State> = games.iter().map(|game| game.now().state.clone()).collect();
    let scene = |at: u64| Scene::<Crisis> { state: &states[at as usize % states.len()], content: cards };
    let pairs =
        |scene: Scene<Crisis>, count: &mut u64, look: fn(Scene<Crisis>, FigureId, FigureId) -> bool| {
            let all: Vec<FigureId> = scene.state.on_battlefield().collect();
            let mut yes = 0u64;
            for &one in &all {
                for &other in &all {
                    yes += u64::from(look(scene, one, other));
                    *count += 1;
                }
            }
            yes
        };
    let of_pairs = |name, look: fn(Scene<Crisis>, FigureId, FigureId) -> bool| {
        time(name, length, |at| {
            let mut count = 0;
            let yes = pairs(scene(at), &mut count, look);
            Ok((count, yes))
        })
    };
    Ok(vec![
        of_pairs("range", |scene, one, other| scene.within(one, 3, other))?,
        of_pairs("sight", sight::sees)?,
        time("reach", length, |at| {
            let scene = scene(at);
            let (question, to) = click(scene, at);
            Ok((1, question.find(scene, to)))
        })?,
        time("advances", length, |at| {
            let scene = scene(at);
            let (question, _) = click(scene, at);
            Ok((1, legal(&question, scene)))
        })?,
        odds("odds_8v6_as_played", AS_PLAYED, length)?,
        odds("odds_12v8_two_rerolls", BARE, length)?,
        time("clone", length, |at| Ok((1, scene(at).state.clone())))?,
        time_prepared(
            "live_answer",
            length,
            |at| acting(at).clone(),
            |mut game| {
                let answer =
                    game.pending().first().map(|pending| pending.options[0]).context("it is asked")?;
                game.answer(answer).map_err(|refusal| anyhow!("a listed answer was refused: {refusal:?}"))?;
                Ok(game)
            },
        )?,
        time("greedy_decision", length, |at| {
            let game = acting(at);
            let pending = &game.pending()[0];
            let picked =
                Greedy::default().pick(game.now(), &pending.ask, &pending.options, &mut Fast::new(0));
            Ok((1, picked))
        })?,
    ])
}

fn odds(name: &'static str, sketch: Sketch, length: Duration) -> anyhow::Result<Operation> {
    time(name, length, |_| Ok((1, sketch.odds().map_err(|stop| anyhow!("odds stopped: {stop:?}"))?)))
}

/// Every moment of a game between bots at which a character is activated and its player asked what it does.
fn moments(cards: &Arc<Cards>) -> anyhow::Result<Vec<Match<Crisis>>> {
    let fairness = Fairness::alone(Seed::from_number(7));
    let mut game = Match::<Crisis>::new(Arc::clone(cards), &Setup::usual(), fairness)
        .map_err(|error| anyhow!("the usual game cannot be set up: {error}"))?;
    let mut chance = Fast::new(7);
    let mut found = Vec::new();
    while let Some(pending) = game.pending().first() {
        if matches!(pending.ask, Ask::Act { figure: Some(_), .. }) && pending.options.len() > 1 {
            found.push(game.clone());
        }
        let picked = Greedy::default().pick(game.now(), &pending.ask, &pending.options, &mut chance);
        let answer = pending.options[picked];
        game.answer(answer).map_err(|refusal| anyhow!("a listed answer was refused: {refusal:?}"))?;
    }
    if found.is_empty() { Err(anyhow!("nobody was activated in a whole game")) } else { Ok(found) }
}

/// Where somebody might click to let the activated character advance.
fn click(scene: Scene<Crisis>, at: u64) -> (LayTool, P) {
    let figure = scene.state.activation.map_or(FigureId(0), |activation| activation.figure);
    let state = scene.state.figure(figure);
    let tool = scene.card(figure).speed;
    let question = LayTool { side: state.side, figure, tool, wedge: None, climb: Climb::Allowed };
    let way = space::Turn((at.wrapping_mul(0x9E37) & 0xFFFF) as u16);
    (question, space::at(state.at, way.dir(), 4_000, 0))
}

/// The advances that are offered, each judged.
fn legal(question: &LayTool, scene: Scene<Crisis>) -> u32 {
    let mut legal = 0;
    question.candidates(scene, &mut |answer: Advance| {
        legal += u32::from(question.verdict(scene, answer).is_ok());
    });
    legal
}
