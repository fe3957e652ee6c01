//! Everything that Champions tells and asks, in every language.

use std::sync::Arc;

use ::table::{Fairness, Fast, Match, RuleId, Seat, Seed};
use champions::Champions;
use champions::card::{Cards, core};
use champions::deck_construction::{Decklist, build};
use champions::encounter_deck::Mode;
use champions::setup::{Setup, SetupError};
use words::champions::{Players, Printed, Teller};
use words::{Language, Words};

use crate::support::assert_said;

fn cards() -> Arc<Cards> {
    Arc::new(core().unwrap_or_else(|problems| panic!("{problems}")))
}

fn deck(cards: &Cards, id: &str) -> Decklist {
    Decklist::of(cards, &cards.decks[usize::from(cards.deck(id).unwrap())])
}

fn setup(cards: &Cards, scenario: &str, mode: Mode, decks: &[&str]) -> Setup {
    let players = decks.iter().map(|id| deck(cards, id)).collect();
    Setup { players, first_player: Seat(0), scenario: scenario.to_owned(), mode, modular: Vec::new() }
}

fn players() -> Players {
    Players { names: vec!["Ada".into(), "Ben".into(), "Cleo".into()], you: Some(Seat(0)) }
}

/// A whole random game, told with every option and every forbidden answer.
fn tell_whole_game(cards: &Arc<Cards>, setup: &Setup, seed: u64, language: Language) {
    let (words, players) = (Words::of(language), players());
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Champions>::new(cards.clone(), setup, fairness).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        let teller = Teller::new(&words, cards, game.now().state, &players);
        assert_said(&teller.ask(&pending.ask));
        for answer in &pending.options {
            let said = teller.answer(&pending.ask, answer);
            assert_said(&said);
            assert_ne!(said, words.word("app-unknown"), "{answer:?}");
        }
        for (answer, why) in &pending.forbidden {
            assert_said(&teller.answer(&pending.ask, answer));
            let refusal = teller.refusal(why);
            assert_said(&refusal);
            assert!(!refusal.contains(why.rule.as_str()), "no words of its own: {refusal}");
        }
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).unwrap();
    }
    assert!(game.over());
    let told = game.told();
    let teller =
        Teller::new(&words, cards, game.now().state, &players).recalling(told.iter().map(|told| &told.event));
    for told in told {
        let said = teller.event(told);
        assert_said(&said);
        assert!(!said.contains(&words.word("app-unknown")), "{said}: {told:?}");
    }
}

#[test]
fn whole_games_are_told_without_a_gap() {
    let cards = cards();
    let decks: Vec<&str> = cards.decks.iter().map(|deck| deck.id.as_str()).collect();
    let games = [
        ("rhino", Mode::Standard, &decks[..1]),
        ("klaw", Mode::Expert, &decks[1..3]),
        ("ultron", Mode::Standard, &decks[..3]),
    ];
    for (scenario, mode, decks) in games {
        let setup = setup(&cards, scenario, mode, decks);
        for (seed, language) in (0..).zip(Language::ALL) {
            tell_whole_game(&cards, &setup, seed, language);
        }
    }
}

#[test]
fn a_strangers_answer_is_said_too() {
    let (cards, words, players) = (cards(), Words::of(Language::En), players());
    let setup = setup(&cards, "rhino", Mode::Standard, &[cards.decks[0].id.as_str()]);
    let game = Match::<Champions>::new(cards.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let teller = Teller::new(&words, &cards, game.now().state, &players);
    let ask = game.pending().first().unwrap().ask;
    let mut chance = Fast::new(1);
    for _ in 0..2_000 {
        let answer = <Champions as ::table::Game>::any_answer(&cards, game.now().state, &mut chance);
        assert_said(&teller.answer(&ask, &answer));
    }
    assert_eq!(teller.refusal(&RuleId::WRONG_KIND.into()), "This is no answer to the question.");
}

#[test]
fn decks_are_refused_in_every_language() {
    let cards = cards();
    let mut list = deck(&cards, cards.decks[0].id.as_str());
    list.cards.insert("spidr-tracer".to_owned(), 1);
    list.cards.insert("rhino-1".to_owned(), 1);
    list.cards.insert("energy".to_owned(), 2);
    let problems = build(&cards, &list).unwrap_err();
    assert!(problems.len() > 2, "{problems:?}");
    let same = SetupError::SameIdentity(Seat(0), Seat(1));
    let errors = [SetupError::Players(5), same, SetupError::Deck(Seat(1), problems.clone())];
    for language in Language::ALL {
        let words = Words::of(language);
        let printed = Printed::new(&words, &cards);
        problems.iter().for_each(|problem| assert_said(&printed.problem(problem)));
        errors.iter().for_each(|error| assert_said(&printed.setup_error(error)));
    }
    let words = Words::of(Language::En);
    let said: Vec<String> =
        problems.iter().map(|problem| Printed::new(&words, &cards).problem(problem)).collect();
    let near = "There is no “spidr-tracer”. Did you mean Spider-Tracer?";
    assert!(said.iter().any(|problem| problem == near), "{said:#?}");
    assert!(said.iter().any(|problem| problem == "Energy: 2 copies, but at most 1."), "{said:#?}");
}
