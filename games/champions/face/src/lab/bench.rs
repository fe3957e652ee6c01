//! What is measured of Champions: a game alone, and what a table of four costs.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use champions::Champions;
use champions::ask::Ask;
use champions::card::Cards;
use champions::deck_construction::Decklist;
use champions::setup::Setup;
use champions::state::PLAYERS;
use champions_mind::Greedy;
use lab::Bench;
use lab::bench::{Operation, time_prepared};
use table::{Fairness, Fast, Match, Policy, Seed, Uniform};

use crate::ChampionsFace;

/// The first deck of the packs against Rhino, as beginners play it.
///
/// # Errors
/// When there is no deck.
fn alone(cards: &Cards) -> anyhow::Result<Setup> {
    table_of(cards, 1, "rhino")
}

/// So many heroes against a villain.
fn table_of(cards: &Cards, players: usize, scenario: &str) -> anyhow::Result<Setup> {
    let decks = cards.decks.get(..players).context("there are not enough decks")?;
    Ok(Setup::usual(decks.iter().map(|deck| Decklist::of(cards, deck)).collect(), scenario))
}

impl Bench<Champions> for ChampionsFace {
    fn setups(&self, cards: &Cards) -> anyhow::Result<Vec<Setup>> {
        Ok(vec![alone(cards)?])
    }

    fn operations(&self, cards: &Arc<Cards>, length: Duration) -> anyhow::Result<Vec<Operation>> {
        operations(cards, length)
    }
}

/// Measures each of them for about so long, on the positions of games between random players.
///
/// # Errors
/// A fault of the rules.
fn operations(cards: &Arc<Cards>, length: Duration) -> anyhow::Result<Vec<Operation>> {
    let four = moments(cards, &table_of(cards, PLAYERS, "ultron")?, |_| true)?;
    let turns = moments(cards, &alone(cards)?, |ask| matches!(ask, Ask::Turn { .. }))?;
    let crowded = four.iter().max_by_key(|game| game.now().state.in_play.len());
    let crowded = crowded.context("somebody is asked something")?.now().state.clone();
    Ok(vec![
        time_prepared("clone_of_four_players", length, |_| &crowded, |state| Ok(state.clone()))?,
        // The answer is judged, carried out, and the next question's answers are listed with those that are forbidden.
        time_prepared(
            "live_answer_of_four",
            length,
            |at| four[at as usize % four.len()].clone(),
            |mut game| {
                let pending = game.pending().first().context("it is asked")?;
                let last = *pending.options.last().context("something can be answered")?;
                game.answer(last).map_err(|refusal| anyhow!("a listed answer was refused: {refusal:?}"))?;
                Ok(game)
            },
        )?,
        time_prepared(
            "greedy_decision",
            length,
            |at| &turns[at as usize % turns.len()],
            |game| {
                let pending = &game.pending()[0];
                Ok(Greedy::default().pick(game.now(), &pending.ask, &pending.options, &mut Fast::new(0)))
            },
        )?,
    ])
}

/// The moments of a random game at which somebody is asked something that is `wanted`, and can decide.
fn moments(
    cards: &Arc<Cards>,
    setup: &Setup,
    wanted: impl Fn(&Ask) -> bool,
) -> anyhow::Result<Vec<Match<Champions>>> {
    let fairness = Fairness::alone(Seed::from_number(7));
    let mut game = Match::<Champions>::new(Arc::clone(cards), setup, fairness)
        .map_err(|error| anyhow!("the game cannot be set up: {error}"))?;
    let mut chance = Fast::new(7);
    let mut found = Vec::new();
    while let Some(pending) = game.pending().first() {
        if wanted(&pending.ask) && pending.options.len() > 1 {
            found.push(game.clone());
        }
        let picked =
            Policy::<Champions>::pick(&mut Uniform, game.now(), &pending.ask, &pending.options, &mut chance);
        let answer = pending.options[picked];
        game.answer(answer).map_err(|refusal| anyhow!("a listed answer was refused: {refusal:?}"))?;
    }
    if found.is_empty() { Err(anyhow!("nobody was asked in a whole game")) } else { Ok(found) }
}
