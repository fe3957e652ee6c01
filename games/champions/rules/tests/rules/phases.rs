//! The chapters on the round, the player phase and the villain phase; the main scheme; decks that run out.

use champions::ask::{Ask, FromHand, TurnOption};
use champions::card::ability::{End, Form, Stat, Status};
use champions::card::{CardId, CounterId, PerPlayer};
use champions::cites;
use champions::event::{Event, Spot};
use champions::player_phase::hand_size;
use champions::rule;
use champions::state::{InPlay, InPlayId, Outcome, Phase, Place, Reading, State, Under, VillainStep};
use table::{RuleId, Seat};

use crate::given::Given;
use crate::kit::Table;

const THREE: [&str; 3] = ["spider-man-justice", "she-hulk-aggression", "black-panther-protection"];

#[test]
fn turns_are_taken_in_player_order() {
    cites!(
        "player-phase.turns-in-player-order",
        "timing.player-order.definition",
        "player-phase.one-turn-each",
        "player-phase.active-player"
    );
    let mut table = Table::with(&THREE, "rhino", |_, state| state.first_player = Seat(1));
    for seat in [1, 2, 0] {
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!((table.ask(), table.state().active), (Ask::Turn { player: Seat(seat) }, Some(Seat(seat))));
        assert_eq!(table.game.view(None).active, Some(Seat(seat)));
        table.answer(TurnOption::EndTurn);
    }
    assert!(!matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!((table.state().active, table.game.view(None).active), (None, None));
}

#[test]
fn the_form_changes_once_a_round_and_keeps_the_rest() {
    cites!(
        "player-phase.turn.change-form",
        "player-phase.turn.change-form-once",
        "identity.change-form.keeps-everything",
        "identity.one-form-at-a-time"
    );
    let mut table = Table::with(&THREE[..1], "rhino", |_, state| {
        let identity = &mut state.in_play[0];
        (identity.damage, identity.exhausted) = (3, true);
        identity.counters.add(CounterId(0), 1);
        identity.statuses.add(Status::Stunned);
    });
    table.turn_of(0);
    let before = *table.game.now().identity(Seat(0));
    table.answer(TurnOption::ChangeForm);
    let scene = table.game.now();
    assert_eq!(scene.form(Seat(0)), Form::Hero);
    assert_eq!(*scene.identity(Seat(0)), InPlay { face: Form::Hero as u8, ..before });
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("player-phase.turn.change-form-once"));
    table.answer(TurnOption::EndTurn);
    table.turn_of(0);
    assert_eq!(table.state().round, 2);
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.game.now().form(Seat(0)), Form::AlterEgo);
}

#[test]
fn a_card_may_change_the_form_beside_the_one_change_of_the_turn() {
    cites!("player-phase.turn.change-form-once");
    let hand = ["split-personality", "energy", "genius", "strength"];
    let mut table = Given::new(&["hulk"], "rhino").hand(0, &hand).play();
    table.play_card("split-personality", &["energy", "genius"]);
    table.settle();
    assert_eq!(table.form(0), Form::AlterEgo);
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert_eq!(table.form(0), Form::Hero);
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("player-phase.turn.change-form-once"));
}

#[test]
fn hands_are_brought_to_hand_size_at_the_end_of_the_phase() {
    cites!(
        "player-phase.end.discard-down",
        "player-phase.end.discard-any",
        "player-phase.end.draw-up",
        "player-phase.hand-size.current-form"
    );
    let mut table = Table::new(&THREE[..1], "rhino");
    table.turn_of(0);
    // A hero's hand is smaller: 5 instead of 6.
    table.answer(TurnOption::ChangeForm);
    table.answer(TurnOption::EndTurn);
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(0) });
    assert_eq!(table.refused(FromHand::Done), rule!("player-phase.end.discard-down"));
    for _ in 0..2 {
        let card = table.state().player(Seat(0)).hand.iter().next().expect("a card in hand");
        table.answer(FromHand::Card(card));
    }
    table.answer(FromHand::Done);
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.len(), player.discard.len(), player.deck.len()), (5, 2, 33));
}

#[test]
fn hands_are_filled_up_to_the_size_on_the_face_that_is_up() {
    cites!(
        "player-phase.end.draw-up",
        "player-phase.hand-size.current-form",
        "card-anatomy.player.hand-size"
    );
    // 5 for Spider-Man and 6 for Peter Parker; 6 for Jennifer Walters, whose hand is full.
    let six = ["energy", "genius", "strength", "uppercut", "haymaker", "tac-team"];
    let given = || Given::new(&["spider", "hulk"], "rhino").alter_ego(1).hand(1, &six);
    for (given, size) in [(given().hand(0, &["energy", "genius"]), 5), (given().alter_ego(0), 6)] {
        let mut table = given.play();
        table.end_turn();
        table.end_turn();
        table.until(|ask| !matches!(ask, Ask::EndOfPhaseDiscard { .. }));
        assert_eq!((table.hand(0), table.hand(1)), (size, 6));
    }
}

#[test]
fn what_lasts_for_the_phase_ends_when_hands_are_full_and_cards_ready() {
    cites!("player-phase.end.effects-end-last");
    // One card more for the phase; and at its end the hero exhausts.
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["deep-breath"]).play();
    table.play_card("deep-breath", &[]);
    table.end_turn();
    assert_eq!((table.hand(0), hand_size(table.game.now(), Seat(0))), (6, 5));
    assert!(table.find("spider-man").exhausted);
}

#[test]
fn what_was_left_for_the_end_of_the_phase_comes_when_its_effects_are_over() {
    cites!("player-phase.end.effects-end-last");
    // ATK 3 for the phase, and at its end the villain takes as much as ATK is then.
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["parting-shot"]).play();
    table.play_card("parting-shot", &[]);
    assert_eq!((table.value("spider-man", Stat::Atk), table.damage_on("rhino-1")), (3, 0));
    table.end_turn();
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn a_hand_may_be_larger_until_the_end_of_the_player_phase() {
    cites!("player-phase.hand-size.checked-at-end-only", "player-phase.end.discard-down");
    let hand = ["energy", "genius", "strength", "backflip", "for-justice"];
    let mut table = Given::new(&["spider"], "rhino")
        .hand(0, &hand)
        .villain_phase()
        .draws(&["black-cat", "hard-to-keep-down", "im-tough"])
        .play();
    table.window();
    table.ability("spider-man", 0);
    assert_eq!(table.hand(0), 6);
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::EndOfPhaseDiscard { .. }));
    assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(0) }, 6));
    table.end_turn();
    // Six cards, and five are allowed.
    let refused = table.game.answer(FromHand::Done.into()).expect_err("a card must be discarded");
    assert_eq!(refused.why, rule!("player-phase.end.discard-down").measured(6, 5));
}

#[test]
fn cards_of_players_ready_and_those_of_the_scenario_do_not() {
    cites!("player-phase.end.ready-all", "player-phase.end.encounter-cards-not-readied");
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .own(0, "mockingbird")
        .own(0, "inspired")
        .attached_to("mockingbird")
        .own(0, "tenacity")
        .own(1, "helicarrier")
        .foe(Some(1), "shocker");
    given.state.in_play.iter_mut().for_each(|card| card.exhausted = true);
    let mut table = given.play();
    table.end_turn();
    table.end_turn();
    // The villain attacks: the villain phase has begun.
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    for id in ["spider-man", "mockingbird", "inspired", "tenacity", "she-hulk", "helicarrier"] {
        assert!(!table.find(id).exhausted, "{id}");
    }
    assert!(table.find("rhino-1").exhausted && table.find("shocker").exhausted);
}

#[test]
fn step_one_places_threat_and_step_five_passes_the_token() {
    cites!(
        "villain-phase.step1.base-threat",
        "villain-phase.step1.extra-threat",
        "villain-phase.step5.pass-first-player",
        "main-scheme.acceleration-token-effect",
        "round.repeat"
    );
    let mut table = Table::with(&THREE, "rhino", |cards, state| {
        state.encounter.acceleration_tokens = 1;
        let icon = |id| cards.find(id).expect("in the core set");
        assert!(state.encounter.deck.take(icon("bomb-scare")));
        state.enter(icon("bomb-scare"), None);
        state.enter(icon("highway-robbery"), None);
        state.cards += 1;
    });
    table.turn_of(2);
    table.answer(TurnOption::EndTurn);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let step_one = rule!("villain-phase.step1.base-threat");
    let placed = table.told().find(|(_, why)| *why == step_one).map(|(event, _)| event.clone());
    assert!(matches!(placed, Some(Event::ThreatPlaced { amount: 6, now: 6, .. })), "{placed:?}");
    assert_eq!((table.state().first_player, table.state().round), (Seat(1), 2));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
}

#[test]
fn step_one_places_what_the_main_scheme_shows() {
    cites!("villain-phase.step1.base-threat", "modifiers.per-player");
    let shown = [(PerPlayer::PerPlayer(2), 4), (PerPlayer::Fixed(3), 3), (PerPlayer::Fixed(0), 0)];
    for (acceleration, placed) in shown {
        let mut given = Given::new(&["spider", "hulk"], "rhino")
            .print("the-break-in", |card| card.faces[1].acceleration = acceleration);
        (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Defend { .. }));
        assert_eq!(table.threat_on("the-break-in"), placed, "{acceleration:?}");
    }
}

#[test]
fn alone_the_token_stays() {
    cites!("villain-phase.step5.solo");
    let mut table = Table::new(&THREE[..1], "rhino");
    table.turn_of(0);
    table.answer(TurnOption::EndTurn);
    table.turn_of(0);
    assert_eq!((table.state().first_player, table.state().round), (Seat(0), 2));
}

#[test]
fn the_token_stays_with_the_last_player_in_the_game() {
    cites!("villain-phase.step5.solo");
    let mut given = Given::new(&["spider", "hulk"], "rhino").damage("she-hulk", 15);
    given.state.players[1].eliminated = true;
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().first_player, table.state().round), (Seat(0), 2));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn each_is_dealt_a_card_and_hazards_go_round() {
    cites!("villain-phase.step3.deal-one-each", "villain-phase.step3.hazard-extra");
    let mut table = Table::with(&THREE, "rhino", |cards, state| {
        let hazard = cards.find("breakin-and-takin").expect("in the core set");
        assert!(state.encounter.deck.take(hazard));
        state.enter(hazard, None);
    });
    table.turn_of(2);
    table.answer(TurnOption::EndTurn);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let to = |seat: u8| {
        let dealt =
            |event: &Event| matches!(event, Event::Moved { to, .. } if *to == Spot::Dealt(Seat(seat)));
        let by_step_three = |why: RuleId| {
            why == rule!("villain-phase.step3.deal-one-each")
                || why == rule!("villain-phase.step3.hazard-extra")
        };
        table.told().filter(|(event, why)| dealt(event) && by_step_three(*why)).count()
    };
    assert_eq!([to(0), to(1), to(2)], [2, 1, 1]);
}

#[test]
fn a_scheme_advances_without_its_excess_and_the_last_one_loses() {
    cites!(
        "main-scheme.advance-at-target",
        "main-scheme.advance-procedure",
        "main-scheme.excess-lost",
        "main-scheme.acceleration-tokens-carry",
        "main-scheme.no-extra-stage-threat-step1",
        "villain-phase.step1.scheme-can-advance",
        "winning.card-states-loss",
        "winning.immediate"
    );
    let mut table = Table::with(&THREE[..1], "klaw", |_, state| state.encounter.acceleration_tokens = 6);
    table.turn_of(0);
    table.answer(TurnOption::EndTurn);
    table.turn_of(0);
    let scene = table.game.now();
    assert_eq!(scene.printed(scene.main_scheme().card).id, "secret-rendezvous");
    assert_eq!(scene.state.encounter.acceleration_tokens, 6);
    let turned = table.told().filter_map(|(event, _)| match event {
        Event::SchemeTurned { card, threat, .. } => Some((*card, *threat)),
        _ => None,
    });
    assert_eq!(turned.last(), Some((table.card("secret-rendezvous"), 0)));
    // The new stage lies there before anybody activates.
    let at = |wanted: fn(&Event) -> bool| table.told().position(|(event, _)| wanted(event));
    let (revealed, activated) = (
        at(|event| matches!(event, Event::StageRevealed { .. })),
        at(|event| matches!(event, Event::Began { .. })),
    );
    assert!(revealed.is_some() && revealed < activated);
    assert!(scene.state.encounter.removed.contains(&table.card("underground-distribution")));
    table.until(|_| false);
    assert!(table.game.over());
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
    let last = table.told().last().expect("something was told");
    assert_eq!(last, (&Event::GameOver { outcome: Outcome::Lost }, rule!("winning.card-states-loss")));
}

#[test]
fn a_deck_that_runs_out_is_formed_anew_at_the_price_of_a_card() {
    cites!(
        "zones.player-deck-empty.reshuffle",
        "zones.player-deck-empty.penalty",
        "zones.player-deck-empty.keep-drawing"
    );
    let mut table = Table::with(&THREE[..1], "rhino", |_, state| {
        // All but four cards are in the discard pile.
        let player = &mut state.players[0];
        let discard: Vec<_> = player.deck.iter().skip(4).collect();
        for card in discard {
            player.deck.take(card);
            player.discard.push(card);
        }
    });
    table.turn_of(0);
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (6, 34, 0));
    assert_eq!(player.dealt.len(), 1);
}

#[test]
fn an_encounter_deck_that_runs_out_brings_a_token() {
    cites!("zones.encounter-deck-empty.reshuffle", "zones.encounter-deck-empty.token");
    let mut table = Table::with(&THREE[..1], "rhino", |_, state| {
        // Setup adds the obligation, so that the one dealt card is the last but one.
        let cards: Vec<_> = state.encounter.deck.drain().collect();
        state.encounter.discard = cards;
    });
    table.turn_of(0);
    assert_eq!(table.state().encounter.acceleration_tokens, 0);
    table.answer(TurnOption::EndTurn);
    table.turn_of(0);
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
    let reformed = table.told().find(|(event, _)| matches!(event, Event::EncounterDeckReformed { .. }));
    let reformed = reformed.map(|(event, _)| event.clone());
    assert!(matches!(reformed, Some(Event::EncounterDeckReformed { tokens: 1, cards: 30 })), "{reformed:?}");
}

#[test]
fn each_time_the_encounter_deck_runs_out_there_is_a_token_more() {
    cites!("zones.encounter-deck-empty.token");
    let mut table = Table::with(&THREE[..1], "rhino", |_, state| {
        state.encounter.acceleration_tokens = 1;
        state.encounter.discard = state.encounter.deck.drain().collect();
    });
    table.turn_of(0);
    table.answer(TurnOption::EndTurn);
    table.turn_of(0);
    assert_eq!(table.state().encounter.acceleration_tokens, 2);
    table.answer(TurnOption::EndTurn);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // One for the player and one for each token: two in the first round, three in the second.
    let step_one = rule!("villain-phase.step1.base-threat");
    let placed = table.told().filter(|(_, why)| *why == step_one).filter_map(|(event, _)| match event {
        Event::ThreatPlaced { amount, .. } => Some(*amount),
        _ => None,
    });
    assert_eq!(placed.collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn only_the_one_who_draws_learns_the_card() {
    cites!("players.table-talk.no-duty");
    let table = Table::new(&THREE[..2], "rhino");
    let (deck, hand) = (Spot::Out(Place::Deck(Seat(0))), Spot::Out(Place::Hand(Seat(0))));
    let (drawn, _) = table
        .told()
        .find(|(event, _)| matches!(event, Event::Moved { to, .. } if *to == hand))
        .expect("a draw");
    assert_eq!(drawn.heard_by(Some(Seat(1))), Event::Moved { card: None, from: deck, to: hand });
    assert_eq!(&drawn.heard_by(Some(Seat(0))), drawn);
}

#[test]
fn a_player_without_deck_and_pile_draws_again_when_there_is_a_pile() {
    cites!("zones.player-deck-empty.reshuffle", "zones.player-deck-empty.penalty");
    // One card is left, and nothing lies in the pile.
    let given = Given::new(&["panther"], "rhino").alter_ego(0).own(0, "the-golden-city");
    let one = given.id("the-golden-city");
    let mut given = given.own(0, "the-golden-city").hand(0, &["energy"]).own(0, "tenacity");
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck = deck[..1].iter().copied().collect();
    let mut table = given.play();
    table.answer(TurnOption::Action { card: one, place: 0 });
    let piles = |table: &Table| {
        let player = table.state().player(Seat(0));
        (player.hand.len(), player.deck.len(), player.discard.len(), player.dealt.len())
    };
    assert_eq!(piles(&table), (2, 0, 0, 1));
    let one_card = |event: &Event| *event == Event::Drew { player: Seat(0), cards: 1 };
    assert!(table.told().any(|(event, _)| one_card(event)) && table.state().player(Seat(0)).without_deck);
    // There is still nothing to draw, and the card for that was dealt.
    assert_eq!(table.cannot_act("the-golden-city"), rule!("abilities.must-be-able-to-change-state"));
    let told = table.told().count();
    table.end_turn();
    table.answer(FromHand::Done);
    let since: Vec<Event> = table.told().skip(told).map(|(event, _)| event.clone()).collect();
    let drew = |event: &Event| matches!(event, Event::Drew { .. } | Event::DeckReformed { .. });
    assert!(!since.iter().any(drew), "{since:?}");
    assert_eq!(table.state().player(Seat(0)).hand.len(), 2);

    // As soon as there is a pile, it is the new deck, and that costs nothing more.
    let mut given = Given::new(&["panther"], "rhino").alter_ego(0).own(0, "the-golden-city");
    given.state.players[0].discard = given.state.players[0].deck.drain().take(12).collect();
    given.state.players[0].without_deck = true;
    let mut table = given.play();
    table.act("the-golden-city");
    assert_eq!(piles(&table), (2, 10, 0, 0));
    assert!(!table.state().player(Seat(0)).without_deck);
    // Even if it is one card, which is the whole deck then: that one ran out, and is paid for.
    let mut given = Given::new(&["panther"], "rhino").alter_ego(0).own(0, "the-golden-city");
    given.state.players[0].discard = given.state.players[0].deck.drain().take(1).collect();
    given.state.players[0].without_deck = true;
    let mut table = given.play();
    table.act("the-golden-city");
    let reformed = Event::DeckReformed { player: Seat(0), cards: 1 };
    assert!(table.told().any(|(event, _)| *event == reformed));
    assert_eq!(piles(&table), (1, 0, 0, 1));
    // Cards that come back into the deck are one, too.
    let mut given = Given::new(&["panther"], "rhino").discard(0, &["tenacity"]);
    given = given.hand(0, &["ancestral-knowledge", "energy"]);
    given.state.players[0].deck.drain().for_each(drop);
    given.state.players[0].without_deck = true;
    let mut table = given.alter_ego(0).play();
    table.play_card("ancestral-knowledge", &["energy"]);
    let tenacity = table.card("tenacity");
    while let Ask::Choose { .. } = table.ask() {
        let first = table.game.pending()[0].options[0];
        table.answer(first);
    }
    let player = table.state().player(Seat(0));
    assert_eq!((player.deck.has(tenacity), player.without_deck), (true, false));
}

#[test]
fn one_icon_of_a_type_is_enough() {
    cites!("effects.printed");
    // What is dropped prints one mental resource: one type.
    let given = Given::new(&["spider"], "rhino").alter_ego(0).hand(0, &["great-responsibility"]);
    let mut table = given.dealt(0, &["the-vultures-plans"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.threat_on("the-break-in"), 1);
    // So does what the Hulk turns up, and he is gone.
    let mut table = Given::new(&["hulk"], "rhino").own(0, "hulk").draws(&["chase-them-down"]).play();
    table.attack("hulk", "rhino-1");
    table.settle();
    assert!(table.there("hulk").is_none() && table.discarded(0, "chase-them-down"));
}

#[test]
fn chance_takes_a_card_of_the_hand_by_its_copies() {
    cites!("abilities.sentence-by-sentence");
    let left = |at: usize| {
        let given = Given::new(&["spider"], "klaw").alter_ego(0).hand(0, &["energy", "energy", "genius"]);
        let mut table = given.dealt(0, &["klaws-vengeance"]).chance(at).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        (table.discarded(0, "energy"), table.discarded(0, "genius"))
    };
    assert_eq!((left(0), left(1)), ((true, false), (false, true)));
}

#[test]
fn every_card_is_counted_wherever_it_lies() {
    let given = || Given::new(&["spider"], "rhino").foe(None, "bomb-scare");
    type Put = fn(&mut State, CardId, InPlayId);
    let counted = |put: &Put| {
        let mut given = given();
        let (card, host) = (given.card("energy"), given.id("bomb-scare"));
        let before = given.state.count_cards();
        put(&mut given.state, card, host);
        given.state.count_cards() - before
    };
    let puts: [Put; 20] = [
        |state, card, _| state.players[0].deck.add(card),
        |state, card, _| state.players[0].deck.put(End::Top, card, 0),
        |state, card, _| state.players[0].deck.put(End::Bottom, card, 0),
        |state, card, _| state.players[0].hand.add(card),
        |state, card, _| state.players[0].nemesis.add(card),
        |state, card, _| state.players[0].discard.push(card),
        |state, card, _| state.players[0].dealt.push(card),
        |state, card, _| state.players[0].turned.push(card),
        |state, card, _| state.players[0].playing.push(card),
        |state, card, _| state.players[0].paying.push(card),
        |state, card, _| state.encounter.deck.add(card),
        |state, card, _| state.encounter.discard.push(card),
        |state, card, _| state.encounter.villain_deck.push(card),
        |state, card, _| state.encounter.scheme_deck.push(card),
        |state, card, _| state.encounter.boosts.push(card),
        |state, card, _| state.encounter.resolving.push(card),
        |state, card, _| state.encounter.set_aside.add(card),
        |state, card, _| state.encounter.removed.push(card),
        |state, card, _| state.enter(card, Some(Seat(0))).exhausted = false,
        |state, card, host| state.under.push(Under { host, card, owner: None, facedown: true }),
    ];
    for (at, put) in puts.iter().enumerate() {
        assert_eq!(counted(put), 1, "place {at}");
    }
}
