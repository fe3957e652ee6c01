//! Greedy minds of Gotham City Chronicles over whole games of every mission.

use std::sync::Arc;

use gotham::Gotham;
use gotham::printed::{Mission, Printed, house};
use gotham::setup::Setup;
use gotham::state::State;
use gotham_mind::Greedy;
use minds::{Random, Seated};
use table::{Bot, Fairness, Fast, Game as _, Match, Playout, Policy, Reflex, Seat, Seed, play_out};

fn printed() -> Printed {
    house().expect("the house pack is in order")
}

fn start(printed: &Printed, mission: &Mission) -> State {
    Gotham::start(printed, &Setup::usual(printed, mission)).expect("a mission of the pack can be set up")
}

/// Plays a mission; whether the heroes won.
fn heroes_win(printed: &Printed, mission: &Mission, minds: impl Policy<Gotham>, number: u64) -> bool {
    let mut table = Playout::<Gotham, _>::new(minds, Fast::of_game(3, number));
    let end = play_out(printed, start(printed, mission), &mut table);
    let end = end.unwrap_or_else(|stop| panic!("game {number} of {} stopped: {stop:?}", mission.id));
    Gotham::score(&end, Seat(0)) == 1.0
}

/// So many games a side of each mission; the ladder plays more.
const GAMES: u64 = 3;

#[test]
fn greedy_beats_random_in_every_mission_from_either_side() {
    let printed = printed();
    let (mut won, mut played) = (0, 0);
    for mission in &printed.missions {
        let heroes = Seated { a: Greedy::default(), b: Random };
        let villain = Seated { a: Random, b: Greedy::default() };
        let as_heroes = (0..GAMES).filter(|&game| heroes_win(&printed, mission, heroes, game)).count();
        let as_villain = (0..GAMES).filter(|&game| !heroes_win(&printed, mission, villain, game)).count();
        // Of six games one may be lost to the dice.
        assert!(
            as_heroes + as_villain + 1 >= 2 * GAMES as usize,
            "{}: {as_heroes} and {as_villain}",
            mission.id
        );
        println!("{}: {as_heroes} and {as_villain} of {GAMES}", mission.id);
        won += as_heroes + as_villain;
        played += 2 * GAMES as usize;
    }
    assert!(won * 10 >= played * 9, "{won} of {played}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let printed = printed();
    let mission = &printed.missions[usize::from(printed.mission("rooftop-duel").expect("it is in the pack"))];
    let digest = || {
        let mut table = Playout::<Gotham, _>::transcribed(Greedy::default(), Fast::of_game(5, 0));
        play_out(&printed, start(&printed, mission), &mut table).expect("the game ends");
        table.transcript.expect("it was asked for").digest()
    };
    assert_eq!(digest(), digest());
}

/// A bot that was restarted answers as it would have before: it keeps nothing between answers.
#[test]
fn bots_play_a_live_match_to_its_end() {
    let printed = Arc::new(printed());
    let mission = &printed.missions[usize::from(printed.mission("rooftop-duel").expect("it is in the pack"))];
    let setup = Setup::usual(&printed, mission);
    let fairness = Fairness::alone(Seed::from_number(4));
    let mut game = Match::<Gotham>::new(Arc::clone(&printed), &setup, fairness).expect("it can be set up");
    let mut answers = 0;
    while !game.over() {
        let seat = game.pending()[0].prompt.seat;
        let answer = |chance| Bot::new(seat, Reflex(Greedy::default()), Fast::new(chance)).answer(&game);
        let (which, answered) = answer(1).expect("this seat is asked");
        assert_eq!(answer(2), Some((which, answered)), "it looks at state and question alone");
        game.answer_one(which, answered).expect("it picks what is legal");
        answers += 1;
    }
    assert!(answers > 20, "{answers}");
}
