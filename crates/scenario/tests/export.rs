//! The present position of a live game, written as a scenario and read back.

use std::sync::Arc;

use crisis::Crisis;
use pow::Pow;
use pow::card::{Cards, house};
use pow::setup::Setup;
use scenario::{export, open};
use table::{Fairness, Fast, Match, Seed};

fn cards() -> Arc<Cards> {
    Arc::new(house().unwrap_or_else(|broken| panic!("{broken}")))
}

/// Plays a random game and hands over some of its positions.
fn positions(cards: &Arc<Cards>, setup: &Setup, seed: u64, every: u32, mut look: impl FnMut(&Match<Pow>)) {
    let mut game = Match::new(Arc::clone(cards), setup, Fairness::alone(Seed::from_number(seed)))
        .expect("a playable setup");
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        if chance.below(every) == 0 {
            look(&game);
        }
        let pending = &pending.options;
        let answer = pending[chance.below(pending.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    assert!(game.over() && export(&game).is_none(), "there is nothing to export of a game that is over");
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let cards = cards();
    let mut compared = 0;
    for mission in ["brawl", "three-pillars", "two-relics"] {
        let setup = Setup { mission: mission.into(), ..Setup::usual(&cards) };
        for seed in 0..12 {
            positions(&cards, &setup, seed, 8, |game| {
                let text = export(game).expect("the game goes on");
                let again = open::<Pow>("export.yaml", &text, &cards)
                    .unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
                assert_eq!(again.now().state, game.now().state, "{text}");
                assert_eq!(again.since_checkpoint().0, game.since_checkpoint().0, "{text}");
                assert_eq!(again.pending(), game.pending(), "{text}");
                compared += 1;
            });
        }
    }
    assert!(compared > 500, "only {compared} positions were compared");
}

#[test]
fn two_figures_of_one_card_get_names_of_their_own() {
    let cards = cards();
    let usual = Setup::usual(&cards);
    let setup = Setup { teams: vec![usual.teams[0].clone(), usual.teams[0].clone()], ..usual };
    positions(&cards, &setup, 3, 40, |game| {
        let text = export(game).expect("the game goes on");
        assert!(text.contains("ironbrow-a0: {") && text.contains("ironbrow-b4: {"), "{text}");
        let again =
            open::<Pow>("export.yaml", &text, &cards).unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
        assert_eq!(again.now().state, game.now().state, "{text}");
    });
}

#[test]
fn random_positions_of_crisis_load_back_to_the_same_state_and_question() {
    let cards = Arc::new(crisis::card::core(Default::default()).unwrap_or_else(|broken| panic!("{broken}")));
    let mut compared = 0;
    for seed in 0..6 {
        let fairness = Fairness::alone(Seed::from_number(seed));
        let setup = crisis::setup::Setup::usual();
        let mut game = Match::<Crisis>::new(Arc::clone(&cards), &setup, fairness).expect("a playable setup");
        let mut chance = Fast::new(seed);
        while let Some(pending) = game.pending().first() {
            if chance.below(8) == 0 {
                let text = export(&game).expect("the game goes on");
                let again = open::<Crisis>("export.yaml", &text, &cards)
                    .unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
                assert_eq!(again.now().state, game.now().state, "{text}");
                assert_eq!(again.pending(), game.pending(), "{text}");
                compared += 1;
            }
            let options = &pending.options;
            let answer = options[chance.below(options.len() as u32) as usize];
            game.answer(answer).expect("offered, so legal");
        }
    }
    assert!(compared > 100, "only {compared} positions were compared");
}

#[test]
fn random_positions_of_champions_load_back_to_the_same_state_and_question() {
    use champions::Champions;
    use champions::deck_construction::Decklist;
    let cards = Arc::new(champions::card::core().unwrap_or_else(|broken| panic!("{broken}")));
    let decks: Vec<Decklist> = cards.decks.iter().map(|deck| Decklist::of(&cards, deck)).collect();
    let mut compared = 0;
    for (seed, (scenario, players)) in (0..).zip([("rhino", 1), ("klaw", 2), ("ultron", 4)]) {
        let setup = champions::setup::Setup {
            players: decks[..players].to_vec(),
            first_player: table::Seat(0),
            scenario: scenario.to_owned(),
            mode: champions::encounter_deck::Mode::Expert,
            modular: Vec::new(),
            modular_at_random: false,
            open_hands: false,
        };
        let fairness = Fairness::alone(Seed::from_number(seed));
        let mut game =
            Match::<Champions>::new(Arc::clone(&cards), &setup, fairness).expect("a playable setup");
        let mut chance = Fast::new(seed);
        while let Some(pending) = game.pending().first() {
            if chance.below(6) == 0 {
                let text = export(&game).expect("the game goes on");
                let again = open::<Champions>("export.yaml", &text, &cards)
                    .unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
                assert_eq!(again.now().state, game.now().state, "{text}");
                assert_eq!(again.pending(), game.pending(), "{text}");
                compared += 1;
            }
            let options = &pending.options;
            let answer = options[chance.below(options.len() as u32) as usize];
            game.answer(answer).expect("offered, so legal");
        }
    }
    assert!(compared > 60, "only {compared} positions were compared");
}

#[test]
fn random_positions_of_gotham_load_back_to_the_same_state_and_question() {
    use gotham::Gotham;
    let printed = Arc::new(gotham::printed::house().unwrap_or_else(|broken| panic!("{broken}")));
    let mut compared = 0;
    for (seed, mission) in (0..).zip(&printed.missions) {
        let mut setup = gotham::setup::Setup::usual(&printed, mission);
        if setup.heroes.len() > 1 {
            setup.players = 2;
            setup.heroes[1].player = 1;
        }
        let fairness = Fairness::alone(Seed::from_number(seed));
        let mut game =
            Match::<Gotham>::new(Arc::clone(&printed), &setup, fairness).expect("a playable setup");
        let mut chance = Fast::new(seed);
        while let Some(pending) = game.pending().first() {
            if chance.below(6) == 0 {
                let text = export(&game).expect("the game goes on");
                let again = open::<Gotham>("export.yaml", &text, &printed)
                    .unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
                assert_eq!(again.now().state, game.now().state, "{text}");
                assert_eq!(again.pending(), game.pending(), "{text}");
                compared += 1;
            }
            let options = &pending.options;
            let answer = options[chance.below(options.len() as u32) as usize];
            game.answer(answer).expect("offered, so legal");
        }
    }
    assert!(compared > 100, "only {compared} positions were compared");
}
