//! Champions joins the suite of all games.

use std::sync::Arc;

use champions::Champions;
use champions::card::{Cards, core, load};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::{Deck, State};
use table::{Fairness, Fast, Match, Seat, Seats, Seed};

#[test]
fn conforms() {
    let cards = Arc::new(core().unwrap_or_else(|found| panic!("{found}")));
    let decks: Vec<Decklist> = cards.decks.iter().map(|deck| Decklist::of(&cards, deck)).collect();
    let setups: Vec<Setup> = ["rhino", "klaw", "ultron"]
        .into_iter()
        .zip([(4, 1), (2, 2), (0, 4)])
        .map(|(scenario, (first, players))| Setup {
            players: decks[first..first + players].to_vec(),
            first_player: Seat(players as u8 - 1),
            scenario: scenario.to_owned(),
            mode: Mode::Expert,
            modular: Vec::new(),
            // One of them with what has to be hidden or shown besides.
            modular_at_random: scenario == "klaw",
            open_hands: scenario == "klaw",
        })
        .collect();
    table::conformance::suite::<Champions>(cards, &setups, 4);
}

#[test]
fn nothing_leaks_where_one_of_three_players_shows_the_hand() {
    let cards = Arc::new(core().unwrap_or_else(|found| panic!("{found}")));
    let decks = cards.decks.iter().map(|deck| Decklist::of(&cards, deck));
    let setup = Setup::usual(decks.take(3).collect(), "ultron");
    let shows = |state: &mut State| state.shown_hands = Seats::NONE.with(Seat(1), true);
    table::conformance::secrets_are_kept::<Champions>(&cards, &setup, shows, 4);
}

/// Three players whose decks are full of cards that look at decks and put cards on them.
fn who_look_at_decks() -> (Arc<Cards>, Setup) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/homebrew");
    let cards = load(&[folder]).unwrap_or_else(|found| panic!("{found}"));
    let with_looks = |deck| {
        let mut list = Decklist::of(&cards, deck);
        list.cards.extend(["far-sight", "second-look", "stacked-deck"].map(|id| (id.to_owned(), 3)));
        list
    };
    let setup = Setup::usual(cards.decks.iter().take(3).map(with_looks).collect(), "rhino");
    (Arc::new(cards), setup)
}

#[test]
fn what_some_know_of_a_deck_does_not_reach_the_others() {
    let (cards, setup) = who_look_at_decks();
    // It happens in these games: an end of a deck that one player knows and another does not.
    let secret = |deck: &Deck| {
        deck.placed().any(|placed| {
            let known = (0..3).filter(|&seat| placed.is_known_by(Seat(seat))).count();
            (1..3).contains(&known)
        })
    };
    let any = |state: &State| state.players.iter().map(|player| &player.deck).any(secret);
    let mut chance = Fast::new(7);
    let fairness = Fairness::alone(Seed::from_number(7));
    let mut game = Match::<Champions>::new(Arc::clone(&cards), &setup, fairness).expect("a setup in order");
    let (mut own, mut encounter) = (0, 0);
    while let Some(pending) = game.pending().first() {
        own += usize::from(any(game.now().state));
        encounter += usize::from(secret(&game.now().state.encounter.deck));
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    assert!(own > 10 && encounter > 10, "{own}, {encounter}");
    table::conformance::suite::<Champions>(cards, &[setup], 3);
}
