//! The present position of a live game, written as a scenario and read back.

use std::fmt::Debug;
use std::sync::Arc;

use champions::Champions;
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use crisis::Crisis;
use gotham::Gotham;
use pow::Pow;
use pow::card::{Cards, house};
use pow::setup::Setup;
use scenario::{Scenic, export, open};
use table::{Fairness, Fast, Match, Seed};

fn read<T>(content: Result<T, impl std::fmt::Display>) -> Arc<T> {
    Arc::new(content.unwrap_or_else(|broken| panic!("{broken}")))
}

/// Plays a random game and hands over some of its positions.
fn positions<G: Scenic>(
    content: &Arc<G::Content>,
    setup: &G::Setup,
    seed: u64,
    every: u32,
    mut look: impl FnMut(&Match<G>),
) where
    G::SetupError: Debug,
{
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<G>::new(Arc::clone(content), setup, fairness).expect("a playable setup");
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        if chance.below(every) == 0 {
            look(&game);
        }
        let options = &pending.options;
        let answer = options[chance.below(options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    assert!(game.over() && export(&game).is_none(), "there is nothing to export of a game that is over");
}

/// Writes a position down, and reads it back to the same state and question. What was written comes back with it.
fn read_back<G: Scenic>(game: &Match<G>) -> (Match<G>, String) {
    let text = export(game).expect("the game goes on");
    let again = open::<G>("export.yaml", &text, game.content());
    let again = again.unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
    assert_eq!(again.now().state, game.now().state, "{text}");
    assert_eq!(again.pending(), game.pending(), "{text}");
    (again, text)
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let cards: Arc<Cards> = read(house());
    let mut compared = 0;
    for mission in ["brawl", "three-pillars", "two-relics"] {
        let setup = Setup { mission: mission.into(), ..Setup::usual(&cards) };
        for seed in 0..12 {
            positions::<Pow>(&cards, &setup, seed, 8, |game| {
                let (again, text) = read_back(game);
                assert_eq!(again.since_checkpoint().0, game.since_checkpoint().0, "{text}");
                compared += 1;
            });
        }
    }
    assert!(compared > 500, "only {compared} positions were compared");
}

#[test]
fn two_figures_of_one_card_get_names_of_their_own() {
    let cards: Arc<Cards> = read(house());
    let usual = Setup::usual(&cards);
    let setup = Setup { teams: vec![usual.teams[0].clone(), usual.teams[0].clone()], ..usual };
    positions::<Pow>(&cards, &setup, 3, 40, |game| {
        let (_, text) = read_back(game);
        assert!(text.contains("ironbrow-a0: {") && text.contains("ironbrow-b4: {"), "{text}");
    });
}

#[test]
fn random_positions_of_crisis_load_back_to_the_same_state_and_question() {
    let cards = read(crisis::card::core(Default::default()));
    let mut compared = 0;
    for seed in 0..6 {
        positions::<Crisis>(&cards, &crisis::setup::Setup::usual(), seed, 8, |game| {
            read_back(game);
            compared += 1;
        });
    }
    assert!(compared > 100, "only {compared} positions were compared");
}

#[test]
fn random_positions_of_champions_load_back_to_the_same_state_and_question() {
    let cards = read(champions::card::core());
    let decks: Vec<Decklist> = cards.decks.iter().map(|deck| Decklist::of(&cards, deck)).collect();
    let mut compared = 0;
    for (seed, (scenario, players)) in (0..).zip([("rhino", 1), ("klaw", 2), ("ultron", 4)]) {
        let setup = champions::setup::Setup {
            mode: Mode::Expert,
            ..champions::setup::Setup::usual(decks[..players].to_vec(), scenario)
        };
        positions::<Champions>(&cards, &setup, seed, 5, |game| {
            read_back(game);
            compared += 1;
        });
    }
    assert!(compared > 60, "only {compared} positions were compared");
}

#[test]
fn random_positions_of_gotham_load_back_to_the_same_state_and_question() {
    let printed = read(gotham::printed::house());
    let mut compared = 0;
    for (seed, mission) in (0..).zip(&printed.missions) {
        let mut setup = gotham::setup::Setup::usual(&printed, mission);
        if setup.heroes.len() > 1 {
            setup.players = 2;
            setup.heroes[1].player = 1;
        }
        positions::<Gotham>(&printed, &setup, seed, 6, |game| {
            read_back(game);
            compared += 1;
        });
    }
    assert!(compared > 100, "only {compared} positions were compared");
}
