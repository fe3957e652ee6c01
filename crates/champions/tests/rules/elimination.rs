//! Elimination, winning and losing; decks that run out; control.

use champions::ask::Ask;
use champions::card::ability::Stat;
use champions::event::Event;
use champions::state::{Outcome, Place};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

/// Spider-Man has one hit point left and is attacked.
fn dying() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
        .damage("spider-man", 9)
        .with("she-hulk", |it| it.exhausted = true)
        .with("spider-man", |it| it.exhausted = true)
}

#[test]
fn who_falls_is_out_and_the_others_go_on() {
    cites!(
        "players.elimination.trigger",
        "players.elimination.cards",
        "players.elimination.dealt-cards",
        "players.elimination.enemies-move",
        "players.elimination.others-continue",
        "players.elimination.first-player-token",
        "players.first-player.eliminated",
        "villain-phase.step2.eliminated-skipped",
        "modifiers.per-player-elimination",
        "timing.player-order.next-player"
    );
    let mut given =
        dying().hand(0, &["energy"]).own(0, "mockingbird").foe(Some(0), "sandman").damage("sandman", 2);
    let card = given.card("im-tough");
    given.state.players[0].dealt.push(card);
    let deck = given.state.players[0].deck.len();
    let mut table = given.with("mockingbird", |it| it.exhausted = true).villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let state = table.state();
    assert!(state.is_out(Seat(0)) && !table.game.over());
    // Hand, deck and what he controlled lie in his pile.
    assert_eq!(state.player(Seat(0)).discard.len(), deck + 2);
    assert!(table.discarded(0, "mockingbird") && state.player(Seat(0)).dealt.is_empty());
    // The minion engages the next player and keeps its damage.
    assert_eq!((table.find("sandman").engaged, table.damage_on("sandman")), (Some(Seat(1)), 2));
    assert_eq!((state.first_player, table.ask()), (Seat(1), Ask::Turn { player: Seat(1) }));
    assert_eq!(table.value("rhino-1", Stat::HitPoints), 28);
    let activations =
        table.told().filter(|(event, _)| matches!(event, Event::Began { player: Seat(0), .. })).count();
    assert_eq!(activations, 1);
    // The one who became first player by that still has a part: the villain, then the minion.
    let activations =
        table.told().filter(|(event, _)| matches!(event, Event::Began { player: Seat(1), .. })).count();
    assert!(activations >= 2);
}

#[test]
fn who_falls_on_the_own_turn_leaves_the_others_theirs() {
    cites!("players.elimination.others-continue", "player-phase.turns-in-player-order");
    // The first player attacks somebody who retaliates.
    let mut table =
        Given::new(&["spider", "hulk"], "rhino").damage("spider-man", 9).foe(Some(1), "whiplash").play();
    table.attack("spider-man", "whiplash");
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::EndOfPhaseDiscard { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!((table.ask(), table.state().first_player), (Ask::Turn { player: Seat(1) }, Seat(1)));
}

#[test]
fn when_all_have_fallen_the_game_is_lost() {
    cites!("players.elimination.all", "players.elimination.shared-result", "winning.immediate");
    let mut table = Given::new(&["spider"], "rhino").damage("spider-man", 9).villain_phase().play();
    table.until(|_| false);
    assert_eq!((table.game.over(), table.state().outcome), (true, Some(Outcome::Lost)));
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!(why, rule!("players.elimination.all"));
    // A player who is out wins with the others.
    let mut given = Given::new(&["spider", "hulk"], "rhino").next_stage().damage("rhino-2", 29);
    given.state.players[0].eliminated = true;
    (given.state.first_player, given.state.active) = (Seat(1), Some(Seat(1)));
    let mut table = given.play();
    table.attack("she-hulk", "rhino-2");
    assert_eq!(table.state().outcome, Some(Outcome::Won));
}

#[test]
fn an_obligation_of_somebody_who_is_out_is_replaced() {
    cites!("obligations.linked-hero-eliminated");
    let mut given = Given::new(&["spider", "hulk"], "rhino").alter_ego(1);
    given.state.players[0].eliminated = true;
    given.state.first_player = Seat(1);
    let mut table = given.dealt(1, &["eviction-notice"]).draws(&["shocker"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().has(Place::Removed, table.card("eviction-notice")));
    assert_eq!(table.find("shocker").engaged, Some(Seat(1)));
}

#[test]
fn an_obligation_of_nobody_is_its_drawers() {
    cites!("obligations.no-linked-hero");
    let table = Given::new(&["spider", "hulk"], "rhino").dealt(1, &["business-problems"]).play();
    let Ask::May { player, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(player, Seat(1));
}

#[test]
fn the_last_stage_of_the_scheme_loses_even_without_a_word() {
    cites!("winning.villain");
    let mut table = Given::new(&["spider"], "rhino")
        .alter_ego(0)
        .print("the-break-in", |card| card.faces[1].text.abilities.clear())
        .threat("the-break-in", 6)
        .dealt(0, &["advance"])
        .play();
    table.until(|_| false);
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!((table.state().outcome, why), (Some(Outcome::Lost), rule!("winning.villain")));
}

#[test]
fn a_deck_that_runs_out_while_searching_ends_the_search() {
    cites!("zones.encounter-deck-empty.search-fails", "zones.encounter-deck-empty.no-further-discard");
    let mut given = Given::new(&["spider"], "rhino");
    let side_schemes = ["bomb-scare", "breakin-and-takin", "crowd-control"];
    for id in side_schemes {
        let card = given.card(id);
        while given.state.encounter.deck.take(card) {}
    }
    let size = given.state.encounter.deck.len();
    let mut table = given.dealt(0, &["masterplan"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let encounter = &table.state().encounter;
    // All were discarded once, and shuffled; nothing was discarded from the new deck.
    assert_eq!((encounter.acceleration_tokens, encounter.deck.len()), (1, size));
}
