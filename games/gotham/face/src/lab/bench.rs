//! What is measured of Gotham City Chronicles: its missions, and what searches and pages lean on, one operation at a time.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::{Ask, Topic};
use gotham::attack::AttackKind;
use gotham::odds::{Choices, attack};
use gotham::printed::Printed;
use gotham::setup::Setup;
use gotham::sight::Sight;
use gotham::state::{FigureId, State};
use gotham::target::may_target;
use gotham_mind::Greedy;
use lab::Bench;
use lab::bench::{Operation, time};
use table::{Fast, Game as _, Picks, Playout, Policy, Scene, play_out};

use crate::GothamFace;

impl Bench<Gotham> for GothamFace {
    /// Every mission of the house pack, with its usual heroes.
    fn setups(&self, printed: &Printed) -> anyhow::Result<Vec<Setup>> {
        Ok(printed.missions.iter().map(|mission| Setup::usual(printed, mission)).collect())
    }

    fn operations(&self, printed: &Arc<Printed>, length: Duration) -> anyhow::Result<Vec<Operation>> {
        operations(printed, length)
    }
}

/// Measures each of them for about so long.
///
/// # Errors
/// A fault of the rules.
fn operations(printed: &Printed, length: Duration) -> anyhow::Result<Vec<Operation>> {
    let moments = moments(printed)?;
    let moment = |at: u64| &moments[at as usize % moments.len()];
    let (state, attacker, target) =
        melee(printed, &moments).context("nobody could strike in a whole game")?;
    let scene = Scene::<Gotham> { state, content: printed };
    let choices = Choices { cubes: 3, weapon: None, defence: 2 };
    Ok(vec![
        // What loading a board works out once: who sees whom, from every marker to every other.
        time("sight_of_a_board", length, |at| {
            let board = &printed.boards[at as usize % printed.boards.len()];
            Ok((1, Sight::of(&board.zones, &board.limits)))
        })?,
        time("clone", length, |at| Ok((1, moment(at).state.clone())))?,
        time("odds_of_an_attack", length, |_| {
            let odds = attack(scene, attacker, target, AttackKind::Melee, 0, choices);
            Ok((1, odds.map_err(|stop| anyhow!("odds stopped: {stop:?}"))?))
        })?,
        time("greedy_decision", length, |at| {
            let Moment { state, ask, options } = moment(at);
            let scene = Scene::<Gotham> { state, content: printed };
            Ok((1, Greedy::default().pick(scene, ask, options, &mut Fast::new(0))))
        })?,
    ])
}

/// A question of a game.
struct Moment {
    state: State,
    ask: Ask,
    options: Vec<Answer>,
}

/// Every moment of a random game of each mission at which a hero's action or a tile is chosen: what the greedy mind thinks
/// about longest.
fn moments(printed: &Printed) -> anyhow::Result<Vec<Moment>> {
    let mut moments = Vec::new();
    for (number, mission) in (0..).zip(&printed.missions) {
        let start = Gotham::start(printed, &Setup::usual(printed, mission))?;
        let watching = |scene: Scene<Gotham>, ask: &Ask, options: &[Answer]| {
            if matches!(ask.topic, Topic::Act | Topic::Tile) {
                let (state, options) = (scene.state.clone(), options.to_vec());
                moments.push(Moment { state, ask: *ask, options });
            }
            Fast::of_game(11, moments.len() as u64).below(options.len() as u32) as usize
        };
        let mut table = Playout::<Gotham, _>::new(Picks(watching), Fast::of_game(7, number));
        play_out(printed, start, &mut table).map_err(|stop| anyhow!("a game stopped: {stop:?}"))?;
    }
    Ok(moments)
}

/// The first moment at which a hero has somebody to strike at.
fn melee<'a>(printed: &Printed, moments: &'a [Moment]) -> Option<(&'a State, FigureId, FigureId)> {
    moments.iter().find_map(|Moment { state, .. }| {
        let scene = Scene::<Gotham> { state, content: printed };
        let pairs = state.heroes.iter().flat_map(|hero| {
            state
                .figure_ids()
                .map(move |enemy| (hero.figure, enemy))
                .filter(move |_| hero.cubes.available >= 3)
        });
        let mut able = pairs.filter(|&(hero, enemy)| {
            state.stands(hero) && may_target(scene, hero, enemy, AttackKind::Melee).is_ok()
        });
        able.next().map(|(hero, enemy)| (state, hero, enemy))
    })
}
