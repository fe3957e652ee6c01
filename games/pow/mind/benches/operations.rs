//! What search and servers lean on: cloning a state, listing answers, answering live, exact odds.

use std::sync::Arc;

use divan::{Bencher, black_box};
use pow::Pow;
use pow::ask::{Act, Answer, Ask, Thing};
use pow::attack_kinds::eligible;
use pow::card::Cards;
use pow::odds::Choices;
use pow::setup::Setup;
use pow::state::{FigureId, Reading as _};
use pow_mind::Greedy;
use table::{Fairness, Fast, Match, Policy as _, Scene, Seed};

fn main() {
    divan::main();
}

/// The moments of one game between bots at which the question satisfies `wanted`.
fn moments(wanted: impl Fn(&Match<Pow>) -> bool) -> Vec<Match<Pow>> {
    let cards = Arc::new(pow::card::house().expect("the house pack is in order"));
    let fairness = Fairness::alone(Seed::from_number(7));
    let mut game =
        Match::<Pow>::new(Arc::clone(&cards), &Setup::usual(&cards), fairness).expect("a legal setup");
    let mut chance = Fast::new(7);
    let mut found = Vec::new();
    while let Some(pending) = game.pending().first() {
        if wanted(&game) {
            found.push(game.clone());
        }
        let picked = Greedy::default().pick(game.now(), &pending.ask, &pending.options, &mut chance);
        let answer = pending.options[picked];
        game.answer(answer).expect("a listed answer is legal");
    }
    found
}

fn asks(game: &Match<Pow>, wanted: impl Fn(&Ask) -> bool) -> bool {
    game.pending().first().is_some_and(|pending| wanted(&pending.ask))
}

fn middle(games: Vec<Match<Pow>>) -> Match<Pow> {
    let middle = games.len() / 2;
    games.into_iter().nth(middle).expect("the game has such a moment")
}

#[divan::bench]
fn clone_a_state(bencher: Bencher) {
    let game = middle(moments(|game| asks(game, |ask| matches!(ask, Ask::Act { .. }))));
    let state = game.now().state.clone();
    bencher.bench(|| black_box(&state).clone());
}

/// Every route that is offered is found and judged: the question with most to list.
#[divan::bench]
fn list_the_routes_of_a_movement(bencher: Bencher) {
    let game = middle(moments(|game| asks(game, |ask| matches!(ask, Ask::Route { .. }))));
    let state = game.now().state.clone();
    let Ask::Route { figure, .. } = game.pending()[0].ask else { unreachable!("it asks for a route") };
    let scene: Scene<Pow> = Scene { state: &state, content: game.content() };
    bencher.bench(|| {
        let mut legal = 0;
        pow::routes::suggest(scene, figure, &mut |route| {
            legal += u32::from(pow::movement::length(scene, figure, &route).is_ok());
        });
        legal
    });
}

/// An answer to a live game, with the next question listed: the end of an activation.
#[divan::bench]
fn answer_live(bencher: Bencher) {
    let end = Answer::Act(Act::End);
    let game = middle(moments(|game| {
        asks(game, |ask| matches!(ask, Ask::Act { .. })) && game.pending()[0].options.contains(&end)
    }));
    bencher.with_inputs(|| game.clone()).bench_values(|mut game| {
        game.answer(end).expect("it was offered");
        game
    });
}

#[divan::bench]
fn exact_odds_of_an_attack(bencher: Bencher) {
    let (game, attacker, target) = moments(|game| asks(game, |ask| matches!(ask, Ask::Act { .. })))
        .into_iter()
        .find_map(|game| {
            let Ask::Act { figure, .. } = game.pending()[0].ask else { return None };
            first_target(game.now(), figure).map(|target| (game, figure, target))
        })
        .expect("somebody can be attacked in some activation");
    bencher.bench(|| pow::odds::attack(black_box(game.now()), attacker, 0, target, Choices::default()));
}

/// Somebody whom the figure's first attack may be aimed at.
fn first_target(scene: Scene<Pow>, attacker: FigureId) -> Option<FigureId> {
    let attack = scene.card(attacker).attacks.first()?;
    let enemies = scene.state.team(scene.state.figure(attacker).side.other());
    let mut eligible = enemies.filter(|&id| eligible(scene, attacker, attack, Thing::Figure(id)).is_ok());
    eligible.next()
}

/// The cards are loaded once a process; this is what a start costs.
#[divan::bench]
fn load_the_house_pack() -> Cards {
    pow::card::house().expect("the house pack is in order")
}
