//! What a movement costs a bot: the list of routes, and judging each of them, in positions of random games.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pow::ask::{Answer, Ask, Route};
use pow::card::{Cards, house};
use pow::setup::Setup;
use pow::state::{FigureId, State};
use pow::{Pow, movement, routes};
use table::{Fast, Game, Playout, Policy, Scene, play_out};

fn main() {
    divan::main();
}

/// Keeps the positions in which somebody is about to move, and otherwise plays at random.
#[derive(Default)]
struct Collector {
    positions: Vec<(State, FigureId)>,
}

impl Policy<Pow> for Collector {
    fn pick(&mut self, scene: Scene<Pow>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        if let Ask::Route { figure, .. } = *ask {
            self.positions.push((scene.state.clone(), figure));
        }
        chance.below(options.len() as u32) as usize
    }
}

/// Positions of some games of the usual setup.
fn positions(cards: &Cards) -> Vec<(State, FigureId)> {
    let start = Pow::start(cards, &Setup::usual(cards)).expect("the usual setup is legal");
    let mut collector = Collector::default();
    for game in 0..30 {
        let mut table = Playout::<Pow, _>::new(collector, Fast::of_game(1, game));
        play_out(cards, start.clone(), &mut table).expect("random games end");
        collector = table.policy;
    }
    collector.positions
}

fn legal(scene: Scene<Pow>, figure: FigureId, route: &Route) -> bool {
    let (Some(allowance), Ok(cost)) =
        (movement::allowance(scene, figure, route.pay), movement::length(scene, figure, route))
    else {
        return false;
    };
    let end = route.way().last();
    cost.length <= allowance
        && end.is_none_or(|last| movement::may_end(scene, figure, cost.end, last.how).is_ok())
}

/// The time of one list.
#[divan::bench]
fn suggest(bencher: Bencher) {
    let cards = house().expect("the house pack is sound");
    let positions = positions(&cards);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for (state, figure) in &positions {
            let scene = Scene { state, content: &cards };
            routes::suggest(scene, *figure, &mut |route| {
                black_box(route);
            });
        }
    });
}

/// The time of one list with a verdict on each route.
#[divan::bench]
fn suggest_and_judge(bencher: Bencher) {
    let cards = house().expect("the house pack is sound");
    let positions = positions(&cards);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let mut found = 0;
        for (state, figure) in &positions {
            let scene = Scene { state, content: &cards };
            routes::suggest(scene, *figure, &mut |route| found += u32::from(legal(scene, *figure, &route)));
        }
        found
    });
}
