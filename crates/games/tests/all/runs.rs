//! Runs of all games.

use lab::{Laboratory, Order, Plan, Simulated};
use wire::lobby::Chosen;
use words::Language;

fn play(game: &dyn Laboratory, threads: usize, wanted: &[Chosen]) -> anyhow::Result<Simulated> {
    let plan = Plan { games: 3, seed: 11, threads };
    game.simulate(&Order { plan, bots: &["random".to_owned()], packs: &[], wanted, start: None }, &|| {})
}

#[test]
fn a_run_is_the_same_on_any_number_of_threads() {
    for game in games::laboratories() {
        let [one, three] = [1, 3].map(|threads| play(game, threads, &[]).unwrap());
        let figures = |mut run: Simulated| {
            run.seconds = 0.0;
            serde_json::to_value(run).unwrap()
        };
        assert_eq!(one.finished, 3, "{}: {:?}", game.game(), one.stopped);
        let page = lab::report::page(&game.words(Language::De), &one);
        assert!(page.contains(&one.digest) && !page.contains("terminal-"), "{page}");
        assert_eq!(figures(one), figures(three));
    }
}

#[test]
fn what_a_game_does_not_know_is_refused() {
    for game in games::laboratories() {
        let wanted = [Chosen { option: "weather".to_owned(), value: "rain".to_owned() }];
        let refused = play(game, 1, &wanted).err().unwrap().to_string();
        assert!(refused.starts_with(&format!("{} has no --weather", game.game())), "{refused}");
        assert!(game.wishes().iter().all(|wish| refused.contains(wish.name)), "{refused}");
    }
}

/// What help shows can be asked for.
#[test]
fn every_example_of_a_wish_can_be_dealt() {
    for game in games::laboratories() {
        for wish in game.wishes() {
            let wanted = [Chosen { option: wish.name.to_owned(), value: wish.example.to_owned() }];
            let plan = Plan { games: 1, seed: 11, threads: 1 };
            let order =
                Order { plan, bots: &["random".to_owned()], packs: &[], wanted: &wanted, start: None };
            let run = game.simulate(&order, &|| {});
            let run = run.unwrap_or_else(|refused| panic!("{} --{}: {refused}", game.game(), wish.name));
            assert_eq!(run.finished, 1, "{} --{}: {:?}", game.game(), wish.name, run.stopped);
        }
    }
}

#[test]
fn the_door_of_a_game_leads_to_its_laboratory() {
    let doors = games::all().unwrap();
    let behind: Vec<_> = doors.iter().filter_map(|door| door.lab()).map(Laboratory::game).collect();
    assert_eq!(behind, games::laboratories().into_iter().map(Laboratory::game).collect::<Vec<_>>());
}

/// What a calculator needs, it says when it is not told.
#[test]
fn calculators_ask_for_what_they_need() {
    for game in games::laboratories() {
        let words = game.words(Language::En);
        for sketch in game.sketches() {
            let refused = game.odds(sketch.name, &[], &words).err().unwrap().to_string();
            assert!(refused.starts_with(&format!("{} needs --", sketch.name)), "{refused}");
        }
        assert!(game.odds("weather", &[], &words).is_err());
    }
}
