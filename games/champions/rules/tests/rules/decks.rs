//! Drawing, and decks that run out.

use champions::ask::{Ask, Chosen};
use champions::card::{CardId, CardType};
use champions::cites;
use champions::event::{Event, Spot};
use champions::state::{Phase, Place, Thing, VillainStep};
use table::Seat;

use crate::given::Given;

/// Spider-Man with an action of this, so many cards left in the deck, and so many in the discard pile.
fn nearly_without_deck(action: &str, left: usize, discarded: usize) -> (Given, Vec<CardId>) {
    let mut given = Given::homebrew(&["spider"], "rhino").says("one-shot", action).own(0, "one-shot");
    let ally = given.card("black-cat");
    given.state.players[0].deck.take(ally);
    let cards: Vec<CardId> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck = cards[..left].iter().copied().collect();
    given.state.players[0].discard = cards[left..left + discarded].to_vec();
    (given, cards)
}

#[test]
fn a_deck_that_runs_out_by_discarding_costs_a_card_like_any_other() {
    cites!("zones.player-deck-empty.penalty", "zones.player-deck-empty.stop-discarding");
    let five = "{ when: action, do: [{ discard-top: { of: deck, count: 5 } }] }";
    let (mut given, _) = nearly_without_deck(five, 2, 4);
    // A card that was dealt before makes no difference.
    let card = given.card("shocker");
    given.state.encounter.deck.take(card);
    given.state.players[0].dealt.push(card);
    let mut table = given.play();
    table.act("one-shot");
    let player = table.state().player(Seat(0));
    assert_eq!((player.deck.len(), player.discard.len(), player.dealt.len()), (6, 0, 2));
}

#[test]
fn however_it_is_said_nothing_is_discarded_from_the_new_deck() {
    cites!("zones.player-deck-empty.stop-discarding");
    // The top five cards are discarded of two; an ability that goes on discarding finds nothing to discard.
    let top = "{ discard: { what: { top: { of: deck, count: 5 } } } }";
    for steps in [top, "{ discard-top: { count: 3 } }, { discard-top: { count: 1 } }"] {
        let (given, _) = nearly_without_deck(&format!("{{ when: action, do: [{steps}] }}"), 2, 4);
        let mut table = given.play();
        table.act("one-shot");
        let player = table.state().player(Seat(0));
        assert_eq!((player.deck.len(), player.discard.len(), player.dealt.len()), (6, 0, 1), "{steps}");
    }
}

#[test]
fn an_ability_that_emptied_the_encounter_deck_discards_nothing_more_from_it() {
    cites!("zones.encounter-deck-empty.no-further-discard");
    let two = "{ discard-top: { of: encounter-deck, count: 2 } }";
    let until = "{ discard-until: { of: encounter-deck, for: ally, bind: found } }";
    for (first, second) in [(two, two), (two, until), (until, two)] {
        let mut table = nearly_without_encounter_deck()
            .says("advance", &format!("{{ when: when-revealed, do: [{first}, {second}] }}"))
            .dealt(0, &["advance"])
            .play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let from = Spot::Out(Place::EncounterDeck);
        let discarded = |event: &Event| matches!(event, Event::Moved { from: it, .. } if *it == from);
        assert_eq!(table.told().filter(|(event, _)| discarded(event)).count(), 1, "{first}, {second}");
    }
}

#[test]
fn who_discards_until_something_is_found_does_not_look_in_the_new_deck() {
    cites!("zones.player-deck-empty.stop-discarding");
    let until = "{ when: action, do: [{ discard-until: { of: deck, for: ally, bind: found } }, \
                 { move: { what: { the: found }, to: hand } }] }";
    let (mut given, _) = nearly_without_deck(until, 2, 3);
    let ally = given.card("black-cat");
    let is_ally = |card: CardId| given.cards.card(card).front().kind == CardType::Ally;
    assert!(!given.state.players[0].deck.iter().any(is_ally), "there is none in the old deck");
    given.state.players[0].discard.push(ally);
    let mut table = given.play();
    table.act("one-shot");
    let player = table.state().player(Seat(0));
    assert_eq!((player.deck.len(), player.discard.len(), player.hand.len()), (6, 0, 0));
}

#[test]
fn a_deck_whose_last_card_was_taken_to_the_hand_has_run_out() {
    cites!("zones.player-deck-empty.reshuffle");
    let search = "{ when: action, do: [{ search: { in: [deck], for: card, bind: found } }, \
                  { move: { what: { the: found }, to: hand } }] }";
    let (given, cards) = nearly_without_deck(search, 1, 3);
    let mut table = given.play();
    table.act("one-shot");
    table.answer(Chosen::Card(Thing::Out(Place::Deck(Seat(0)), cards[0])));
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (1, 3, 0));
}

#[test]
fn an_encounter_deck_whose_last_card_is_a_boost_card_is_formed_at_once() {
    cites!("zones.encounter-deck-empty.reshuffle", "zones.encounter-deck-empty.token", "setup.07-supply");
    // One token, however many play, and however many lie there.
    let mut given = Given::new(&["spider", "hulk"], "rhino");
    let deck: Vec<CardId> = given.state.encounter.deck.drain().collect();
    given.state.encounter.deck.add(deck[0]);
    given.state.encounter.discard = deck[1..6].to_vec();
    given.state.encounter.acceleration_tokens = 30;
    let mut table = given.villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let encounter = &table.state().encounter;
    assert_eq!((encounter.boosts.len(), encounter.deck.len(), encounter.discard.len()), (1, 5, 0));
    assert_eq!(encounter.acceleration_tokens, 31);
}

/// An encounter deck of one card, and a discard pile of twenty.
fn nearly_without_encounter_deck() -> Given {
    let mut given = Given::new(&["spider", "hulk"], "rhino");
    let last = given.card("sandman");
    given.state.encounter.deck.take(last);
    let others: Vec<CardId> = given.state.encounter.deck.drain().collect();
    given.state.encounter.deck.add(last);
    given.state.encounter.discard = others[..20].to_vec();
    given
}

#[test]
fn an_encounter_deck_whose_last_card_is_dealt_is_formed_at_once() {
    cites!("zones.encounter-deck-empty.reshuffle");
    // In step 3 the first player is dealt the last card, and the second one of the new deck.
    let mut given = nearly_without_encounter_deck();
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let dealt = |seat: u8| {
        table.place(|event| matches!(event, Event::Moved { to, .. } if *to == Spot::Dealt(Seat(seat))))
    };
    let formed = table.place(|event| *event == Event::EncounterDeckReformed { tokens: 1, cards: 20 });
    assert!(dealt(0) < formed && formed < dealt(1));
}

#[test]
fn an_encounter_deck_whose_last_card_is_turned_up_is_formed_at_once() {
    cites!("zones.encounter-deck-empty.reshuffle");
    // By an effect that reveals it, and by surge.
    let reveal = "when: when-revealed\ndo: [{ reveal: { what: { top: { of: encounter-deck } } } }]";
    for says in [reveal, "when: when-revealed\ndo: [gain-surge]"] {
        let mut table = nearly_without_encounter_deck().says("advance", says).dealt(0, &["advance"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let reformed = |event: &Event| matches!(event, Event::EncounterDeckReformed { tokens: 1, .. });
        assert_eq!(table.told().filter(|(event, _)| reformed(event)).count(), 1, "{says}");
        assert!(table.state().encounter.deck.len() > 10);
    }
}

#[test]
fn a_search_does_not_look_for_the_card_in_the_new_encounter_deck() {
    cites!("zones.encounter-deck-empty.search-fails");
    // A master plan looks for a side scheme, and the only one lies in the discard pile.
    let mut given = Given::new(&["spider"], "rhino");
    for id in ["bomb-scare", "breakin-and-takin", "crowd-control"] {
        let card = given.card(id);
        while given.state.encounter.deck.take(card) {}
    }
    let wanted = given.card("crowd-control");
    given.state.encounter.discard.push(wanted);
    let mut table = given.dealt(0, &["masterplan"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("crowd-control").is_none() && table.state().encounter.deck.has(wanted));
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
}

#[test]
fn a_step_of_the_game_draws_all_its_cards_at_once() {
    cites!("zones.draw-simultaneous");
    let mut table = Given::new(&["spider"], "rhino").play();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let drawn = table.told().filter_map(|(event, _)| match event {
        Event::Drew { cards, .. } => Some(*cards),
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [5]);
}
