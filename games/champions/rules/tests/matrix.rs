//! Whole games by random players: every hero, every villain, both modes, one to four players. Each must end, and an
//! auditor of its own re-derives from what is told how much damage and threat lies where and how many cards are in
//! each place, and must agree with the state at every pause.

mod audit;

use std::sync::Arc;

use champions::Champions;
use champions::card::ability::Aspect;
use champions::card::{Card, Cards, Class, core};
use champions::cites;
use champions::deck_construction::{Decklist, Problem, build};
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use table::{Fairness, Fast, Match, Playout, Seat, Seed, Uniform, play_out};

use audit::Audit;

fn cards() -> Arc<Cards> {
    Arc::new(core().unwrap_or_else(|found| panic!("{found}")))
}

/// Every hero alone against every villain in both modes, then parties of two to four.
fn setups(cards: &Cards) -> Vec<Setup> {
    let decks: Vec<Decklist> = cards.decks.iter().map(|deck| Decklist::of(cards, deck)).collect();
    let mut setups = Vec::new();
    for scenario in ["rhino", "klaw", "ultron"] {
        for mode in [Mode::Standard, Mode::Expert] {
            let parties = (0..decks.len()).map(|at| vec![decks[at].clone()]);
            let larger = (2..=4).map(|size| {
                let from = size + usize::from(mode == Mode::Expert);
                (0..size).map(|seat| decks[(from + seat) % decks.len()].clone()).collect()
            });
            for players in parties.chain(larger) {
                let first_player = Seat(players.len() as u8 - 1);
                setups.push(Setup { first_player, mode, ..Setup::usual(players, scenario) });
            }
        }
    }
    setups
}

#[test]
fn every_party_plays_to_the_end() {
    let cards = cards();
    for (number, setup) in (0..).zip(setups(&cards)) {
        for game in 0..3 {
            let start = <Champions as table::Game>::start(&cards, &setup).expect("a setup in order");
            let mut table = Playout::<Champions, _>::new(Uniform, Fast::of_game(number, game));
            let end = play_out(&*cards, start, &mut table);
            let end = end.unwrap_or_else(|stop| panic!("setup {number}, game {game}: {stop:?}"));
            assert!(end.outcome.is_some());
        }
    }
}

/// A legal deck by chance: a hero set, an aspect, and cards of it and basic ones up to forty.
fn any_deck(cards: &Cards, hero: usize, chance: &mut Fast) -> Decklist {
    let starter = &cards.decks[hero];
    let set = cards.card(starter.identity).set;
    let aspect = Aspect::ALL[chance.below(Aspect::ALL.len() as u32) as usize];
    let mut deck = Decklist::of(cards, starter);
    deck.aspect = Some(aspect);
    let own = |id: &str| cards.find(id).is_some_and(|card| cards.card(card).set == set);
    deck.cards.retain(|id, _| own(id));
    let fits = |card: &&Card| matches!(card.class, Class::Basic) || card.class == Class::Aspect(aspect);
    let pool: Vec<&Card> = cards.cards.iter().filter(fits).collect();
    while deck.cards.values().map(|copies| usize::from(*copies)).sum::<usize>() < 40 {
        let card = pool[chance.below(pool.len() as u32) as usize];
        let mut longer = deck.clone();
        *longer.cards.entry(card.id.clone()).or_insert(0) += 1;
        let copies = |problem: &Problem| matches!(problem, Problem::Copies { .. });
        // Too few cards is all that may be wrong with it until the end.
        let legal = build(cards, &longer).err().is_none_or(|problems| !problems.iter().any(copies));
        if legal {
            deck = longer;
        }
    }
    deck
}

#[test]
fn random_legal_decks_play_to_the_end() {
    let cards = cards();
    for number in 0..60 {
        let chance = &mut Fast::new(number);
        let seats = 1 + number as usize % 4;
        let players = (0..seats).map(|seat| any_deck(&cards, (number as usize + seat) % 5, chance)).collect();
        let scenario = ["rhino", "klaw", "ultron"][number as usize % 3].to_owned();
        let modular =
            ["bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair"];
        let modular = vec![modular[number as usize % 5].to_owned()];
        let (first_player, mode) = (Seat(0), Mode::Expert);
        let (modular_at_random, open_hands) = (false, false);
        let setup = Setup { players, first_player, scenario, mode, modular, modular_at_random, open_hands };
        let start = <Champions as table::Game>::start(&cards, &setup)
            .unwrap_or_else(|error| panic!("setup {number}: {error}"));
        let mut table = Playout::<Champions, _>::new(Uniform, Fast::of_game(number, 0));
        let end = play_out(&*cards, start, &mut table);
        let end = end.unwrap_or_else(|stop| panic!("setup {number}: {stop:?}"));
        assert!(end.outcome.is_some());
    }
}

#[test]
fn what_is_told_adds_up_to_what_is() {
    cites!("zones.enters-play", "damage.tokens-for-allies-and-minions", "main-scheme.advance-procedure");
    let cards = cards();
    for (number, setup) in (0..).zip(setups(&cards)) {
        let fairness = Fairness::alone(Seed::from_number(number));
        let mut game = Match::<Champions>::new(cards.clone(), &setup, fairness).expect("a setup in order");
        let mut audit = Audit::of(&cards, &setup);
        let mut chance = Fast::new(number);
        while let Some(pending) = game.pending().first() {
            audit.check(&game, number);
            let options = &pending.options;
            let answer = options[chance.below(options.len() as u32) as usize];
            game.answer(answer).unwrap_or_else(|refusal| panic!("setup {number}: {refusal:?}"));
        }
        assert_eq!(game.fault(), None, "setup {number}");
        audit.check(&game, number);
        assert!(game.now().state.outcome.is_some());
    }
}
