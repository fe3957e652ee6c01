//! The chapter on setup.

use champions::Champions;
use champions::ask::{Ask, FromHand};
use champions::card::CardType;
use champions::card::ability::Form;
use champions::cites;
use champions::event::Event;
use champions::rule;
use champions::setup::SetupError;
use champions::state::Reading;
use table::{Fairness, Game, Match, Seat, Seed};

use crate::kit::{Table, cards, setup};

#[test]
fn everybody_begins_as_an_alter_ego_with_a_full_hand() {
    cites!("setup.01-choose-heroes", "setup.12-draw", "setup.08-villain");
    let mut table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    assert_eq!(table.ask(), Ask::Mulligan { player: Seat(0) });
    table.turn_of(0);
    let scene = table.game.now();
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(scene.form(seat), Form::AlterEgo);
        assert_eq!((scene.state.player(seat).hand.len(), scene.state.player(seat).deck.len()), (6, 34));
        assert_eq!(scene.identity(seat).damage, 0);
    }
    assert_eq!(scene.printed(scene.villain().card).id, "rhino-1");
    assert_eq!(scene.state.round, 1);
}

#[test]
fn obligations_are_in_the_deck_and_nemeses_are_not() {
    cites!(
        "setup.04-obligations-aside",
        "setup.05-nemesis-aside",
        "setup.11-shuffle-encounter-deck",
        "setup.encounter-deck-content",
        "obligations.linked-to-hero",
        "nemesis.brought-in-by-cards"
    );
    let table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    let encounter = &table.state().encounter;
    assert_eq!(encounter.deck.len(), 17 + 7 + 6 + 2);
    for id in ["eviction-notice", "legal-work"] {
        assert!(encounter.deck.has(table.card(id)), "{id}");
    }
    assert!(!encounter.deck.has(table.card("vulture")));
    assert_eq!(table.state().player(Seat(0)).nemesis.len(), 5);
    assert!(table.state().player(Seat(0)).nemesis.has(table.card("vulture")));
}

#[test]
fn the_main_scheme_shows_its_b_side() {
    cites!("setup.10-flip-to-1b");
    let mut table = Table::new(&["spider-man-justice"], "klaw");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    let scene = table.game.now();
    assert_eq!((scene.main_scheme().face, scene.main_scheme().threat), (1, 0));
    assert_eq!(scene.kind(scene.main_scheme()), CardType::MainScheme);
    let shown = scene.main_scheme().card;
    let turned = |event: &Event| matches!(event, Event::SchemeTurned { card, .. } if *card == shown);
    assert!(table.told().any(|(event, _)| turned(event)));
}

#[test]
fn a_mulligan_is_made_once_and_its_cards_stay_discarded() {
    cites!("setup.13-mulligan", "setup.13-mulligan-no-reshuffle", "setup.13-one-mulligan");
    let mut table = Table::new(&["spider-man-justice"], "rhino");
    let hand: Vec<_> = table.state().player(Seat(0)).hand.iter().collect();
    let foreign = table.card("gamma-slam");
    assert_eq!(table.refused(FromHand::Card(foreign)), rule!("setup.13-mulligan"));
    table.answer(FromHand::Card(hand[0]));
    table.answer(FromHand::Card(hand[1]));
    table.answer(FromHand::Done);
    let player = table.state().player(Seat(0));
    assert_eq!(player.discard, hand[..2]);
    assert_eq!((player.hand.len(), player.deck.len()), (6, 32));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    cites!("limits.unique.same-identity-barred");
    let cards = cards();
    let start = |change: &dyn Fn(&mut champions::setup::Setup)| {
        let mut setup = setup(&cards, &["spider-man-justice", "iron-man-aggression"], "rhino");
        change(&mut setup);
        Champions::start(&cards, &setup).expect_err("a setup that cannot be played")
    };
    let twice = start(&|setup| setup.players[1] = setup.players[0].clone());
    assert_eq!(twice, SetupError::SameIdentity(Seat(0), Seat(1)));
    let five = start(&|setup| setup.players = vec![setup.players[0].clone(); 5]);
    assert_eq!(five, SetupError::Players(5));
    let nobody = start(&|setup| setup.players.clear());
    assert_eq!(nobody, SetupError::Players(0));
    assert_eq!(start(&|setup| setup.first_player = Seat(2)), SetupError::FirstPlayer(Seat(2)));
    let rhyno = start(&|setup| setup.scenario = "rhyno".to_owned());
    assert_eq!(rhyno.to_string(), "there is no scenario `rhyno`, did you mean `rhino`?");
    let set = start(&|setup| setup.modular = vec!["standard".to_owned()]);
    assert!(matches!(set, SetupError::Unknown("modular set", ..)), "{set}");
    let short = start(&|setup| {
        setup.players[1].cards.remove("tac-team");
    });
    assert!(short.to_string().starts_with("the deck of player 2 is not legal; "), "{short}");
}

#[test]
fn decks_are_shuffled() {
    cites!("setup.06-shuffle-player-decks");
    let cards = cards();
    let agreed = setup(&cards, &["spider-man-justice"], "rhino");
    let hand = |seed: u64| {
        let fairness = Fairness::alone(Seed::from_number(seed));
        let game = Match::<Champions>::new(cards.clone(), &agreed, fairness).expect("a setup in order");
        game.now().state.player(Seat(0)).hand.iter().collect::<Vec<_>>()
    };
    // The same seed deals the same cards, another one others.
    assert_eq!(hand(1), hand(1));
    assert_ne!(hand(1), hand(2));
}
