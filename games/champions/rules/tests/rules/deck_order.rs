//! The order of decks, as far as anybody knows it: cards that were looked at and left where they lay, and cards that were put on
//! a deck.

use champions::ask::{Ask, Chosen, May};
use champions::card::CardId;
use champions::card::ability::End;
use champions::event::{Event, Spot};
use champions::state::{EVERYBODY, Place, Thing, bit};
use champions::view::{DeckView, ZoneView};
use champions::{Champions, cites, rule};
use table::{Fast, Game, Seat};

use crate::given::Given;
use crate::kit::Table;
use crate::then::{after, during, spider, spider_and_hulk};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// Looks at so many cards from the top of a deck, and may discard the first of them.
fn looks(of: &str, count: u8) -> String {
    format!("{{ look-at: {{ what: {{ top: {{ of: {of}, count: {count} }} }}, bind: seen }} }}")
}

const MAY_DISCARD: &str = "{ may: [{ discard: { what: { the: seen } } }] }";

/// A table at which two supports can be used, one after the other.
#[track_caller]
fn first_and_then(given: Given, draws: &[&str], first: &str, then: &str) -> Table {
    let ability = |steps: &str| format!("{{ when: action, do: [{steps}] }}");
    let given = given.says("one-shot", &ability(first)).says("avengers-mansion", &ability(then));
    let mut table = given.own(0, "one-shot").own(0, "avengers-mansion").draws(draws).play();
    table.act("one-shot");
    table
}

#[track_caller]
fn settle_and_act(table: &mut Table) {
    table.settle();
    table.act("avengers-mansion");
    table.settle();
}

fn ids(table: &Table, cards: impl IntoIterator<Item = CardId>) -> Vec<String> {
    cards.into_iter().map(|card| table.cards.card(card).id.clone()).collect()
}

fn top_of_deck(table: &Table) -> Vec<String> {
    ids(table, table.state().player(ADA).deck.top().map(|placed| placed.card))
}

fn deck_seen_by(table: &Table, seat: Option<Seat>) -> DeckView {
    Champions::view(table.game.now(), seat).players[0].deck.clone()
}

/// Puts these on top of the first player's deck, the first of them uppermost, for nobody to know.
#[track_caller]
fn on_top(mut given: Given, cards: &[&str]) -> Given {
    for id in cards.iter().rev() {
        let card = given.card(id);
        let deck = &mut given.state.player_mut(ADA).deck;
        deck.take(card);
        deck.put(End::Top, card, 0);
    }
    given
}

#[test]
fn what_was_looked_at_and_left_there_is_drawn_next() {
    cites!("zones.draw-top", "effects.search.not-left-zone");
    let drawn = ["jessica-jones", "interrogation-room"];
    let looked = format!("{}, {MAY_DISCARD}", looks("deck", 2));
    let draws = "{ draw: { count: 1 } }";
    let mut table = first_and_then(spider(), &drawn, &looked, draws);
    table.may(May::No);
    assert_eq!(top_of_deck(&table), drawn);
    settle_and_act(&mut table);
    assert!(table.in_hand(0, drawn[0]) && table.hand(0) == 1);
    assert_eq!(top_of_deck(&table), drawn[1..]);
    // Both were drawn, and the next one is any.
    let mut table = first_and_then(spider(), &drawn, &looked, "{ draw: { count: 3 } }");
    table.may(May::No);
    settle_and_act(&mut table);
    assert!(drawn.iter().all(|id| table.in_hand(0, id)) && table.hand(0) == 3);
    assert!(top_of_deck(&table).is_empty());
    // What was looked at before is seen again, and no other card.
    let mut table = first_and_then(spider(), &drawn, &looks("deck", 1), &looks("deck", 2));
    settle_and_act(&mut table);
    assert_eq!(top_of_deck(&table), drawn);
    // One of two is taken: the other stays on top, and another copy of the one where it is.
    let one = "{ move: { what: { choose: { from: { among: seen } } }, to: hand } }, { discard: { what: { each: { among: seen } } } }";
    let mut table =
        during(spider().draws(&["energy", "jessica-jones"]), &format!("{}, {one}", looks("deck", 2)));
    let copies = |table: &Table| {
        let energy = table.card("energy");
        table.state().player(ADA).deck.iter().filter(|card| *card == energy).count()
    };
    let before = copies(&table);
    table.choose_out(Place::LookedAt(ADA), "energy");
    assert!(table.in_hand(0, "energy") && table.discarded(0, "jessica-jones"));
    assert!(!table.discarded(0, "energy") && copies(&table) == before - 1);
}

#[test]
fn encounter_cards_come_from_the_top_in_their_order() {
    cites!("zones.top-of-deck-encounter");
    let lie = ["shocker", "hydra-mercenary", "charge", "sandman"];
    let looked = format!("{}, {MAY_DISCARD}", looks("encounter-deck", 4));
    let then = "{ give-boost-card: { to: villain } }, { deal-encounter-card: { to: you } }, { discard-top: { of: encounter-deck, count: 1 } }, { reveal: { what: { top: { of: encounter-deck } } } }";
    let mut table = first_and_then(spider(), &lie, &looked, then);
    table.may(May::No);
    settle_and_act(&mut table);
    assert_eq!(ids(&table, table.state().encounter.boosts.clone()), ["shocker"]);
    assert_eq!(ids(&table, table.state().player(ADA).dealt.clone()), ["hydra-mercenary"]);
    assert!(table.encounter_discarded("charge") && table.there("sandman").is_some());
}

#[test]
fn who_draws_while_the_deck_is_looked_at_draws_from_it() {
    cites!("effects.search.not-left-zone");
    let mut given = spider().discard(0, &["energy"]);
    let cards = ["jessica-jones", "interrogation-room"].map(|id| given.card(id));
    given.state.player_mut(ADA).deck = cards.into_iter().collect();
    let steps = format!("{}, {{ draw: {{ count: 1 }} }}, {MAY_DISCARD}", looks("deck", 2));
    let mut table = during(given.draws(&["jessica-jones"]), &steps);
    assert!(table.in_hand(0, "jessica-jones") && table.state().player(ADA).deck.len() == 1);
    // Of what was looked at, the other card is left to be discarded, and only then the deck has run out.
    table.may(May::Yes);
    let player = table.state().player(ADA);
    assert_eq!((player.hand.len(), player.deck.len(), player.dealt.len()), (1, 2, 1));
    assert!(player.deck.has(table.card("interrogation-room")));
}

#[test]
fn a_deck_that_was_searched_as_a_whole_is_shuffled_afterwards_and_one_that_was_not_is_not() {
    cites!("effects.search.shuffle");
    let drawn = ["jessica-jones", "interrogation-room"];
    let search = |zone: &str| format!("{{ search: {{ in: [{zone}], for: minion, bind: found }} }}");
    let nothing = |table: &mut Table| {
        let nothing = matches!(table.ask(), Ask::Choose { .. });
        assert!(nothing, "{:?}", table.ask());
        table.answer(Chosen::Done);
    };
    let look = looks("deck", 2);
    // Only when the ability is done: a card that it draws before is still the top one.
    let steps = format!("{}, {{ draw: {{ count: 1 }} }}, {MAY_DISCARD}", search("deck"));
    let mut table = first_and_then(spider(), &drawn, &look, &steps);
    table.settle();
    table.act("avengers-mansion");
    nothing(&mut table);
    assert!(table.in_hand(0, drawn[0]));
    table.settle();
    assert!(top_of_deck(&table).is_empty());
    // A search of another zone leaves the order as it is.
    let mut table = first_and_then(spider().discard(0, &["energy"]), &drawn, &look, &search("discard"));
    table.settle();
    table.act("avengers-mansion");
    nothing(&mut table);
    table.settle();
    assert_eq!(top_of_deck(&table), drawn);
}

#[test]
fn what_is_shuffled_or_formed_anew_has_no_order() {
    cites!("zones.player-deck-empty.reshuffle", "zones.encounter-deck-empty.reshuffle");
    let drawn = ["jessica-jones", "interrogation-room"];
    let given = || spider().discard(0, &["energy"]);
    for steps in [
        "add-acceleration, { shuffle: deck }",
        "{ move: { what: { topmost: { in: discard } }, to: deck } }",
        "{ discard-top: { count: 100 } }",
    ] {
        let mut table = first_and_then(given(), &drawn, &looks("deck", 2), steps);
        settle_and_act(&mut table);
        assert!(top_of_deck(&table).is_empty() && !table.state().player(ADA).deck.is_empty(), "{steps}");
    }
    let table = after(spider(), &format!("{}, {{ shuffle: encounter-deck }}", looks("encounter-deck", 3)));
    assert_eq!(table.state().encounter.deck.placed().count(), 0);
}

#[test]
fn cards_are_put_on_top_and_at_the_bottom_in_an_order_of_who_resolves_it() {
    cites!("zones.draw-top", "abilities.choose.who");
    let puts = |at: &str| format!("{{ move: {{ what: {{ each: {{ in: hand }} }}, to: deck, at: {at} }} }}");
    let held = ["energy", "genius", "strength"];
    let mut given = spider_and_hulk().hand(0, &held);
    given.state.first_player = BEN;
    let put = |table: &mut Table, order: [&str; 2]| {
        let ask = table.ask();
        assert!(matches!(ask, Ask::PutNext { player: ADA, .. }), "{ask:?}");
        let elsewhere = Chosen::Card(Thing::Out(Place::Hand(ADA), table.card("jessica-jones")));
        assert_eq!(table.refused(elsewhere), rule!("abilities.choose.who"));
        assert_eq!(table.refused(Chosen::Done), rule!("abilities.choose.who"));
        order.iter().for_each(|id| table.choose_out(Place::Hand(ADA), id));
        table.settle();
    };
    let mut table = during(given, &puts("top"));
    put(&mut table, ["genius", "strength"]);
    assert_eq!(top_of_deck(&table), ["energy", "strength", "genius"]);
    let moved = table.told().filter_map(|(event, _)| match *event {
        Event::Moved { to: Spot::Out(place), .. } => Some(place),
        _ => None,
    });
    assert_eq!(moved.last(), Some(Place::DeckEnd(ADA, End::Top)));
    // What lies at the bottom is drawn when nothing else is left, the undermost last.
    let given = spider().hand(0, &held);
    let mut table = first_and_then(given, &[], &puts("bottom"), "{ draw: { count: 2 } }");
    put(&mut table, ["genius", "strength"]);
    let bottom = ids(&table, table.state().player(ADA).deck.bottom().map(|placed| placed.card));
    assert_eq!(bottom, ["energy", "strength", "genius"]);
    settle_and_act(&mut table);
    assert!(table.hand(0) == 2 && held.iter().all(|id| !table.in_hand(0, id)));
    let mut given = spider().discard(0, &["jessica-jones"]);
    given.state.player_mut(ADA).deck = std::iter::empty().collect();
    for id in ["genius", "energy"] {
        let card = given.card(id);
        given.state.player_mut(ADA).deck.put(End::Bottom, card, 0);
    }
    let table = after(given, "{ draw: { count: 1 } }");
    assert!(table.in_hand(0, "genius") && table.state().player(ADA).deck.len() == 1);
    // One card, or copies of one that everybody sees: nobody is asked.
    let table = during(
        spider().discard(0, &["energy"]),
        "{ move: { what: { each: { in: discard } }, to: deck, at: top } }",
    );
    assert!(matches!(table.ask(), Ask::Turn { .. }) && top_of_deck(&table) == ["energy"]);
    // To the encounter deck, from play.
    let given = spider().foe(Some(0), "shocker");
    let table = after(given, "{ move: { what: { each: minion }, to: encounter-deck, at: top } }");
    let top = table.state().encounter.deck.top().next().expect("a card").to_owned();
    assert_eq!((top.card, top.known_by), (table.card("shocker"), EVERYBODY));
    // What was looked at goes to the bottom, and stays known.
    let steps =
        format!("{}, {{ move: {{ what: {{ the: seen }}, to: deck, at: bottom }} }}", looks("deck", 1));
    let table = after(spider().draws(&["jessica-jones"]), &steps);
    let deck = &table.state().player(ADA).deck;
    let bottom: Vec<_> = deck.bottom().map(|placed| (placed.card, placed.known_by)).collect();
    assert_eq!((bottom, deck.fixed()), (vec![(table.card("jessica-jones"), bit(ADA))], 0));
}

#[test]
fn who_has_found_a_card_and_put_it_on_the_deck_knows_it() {
    cites!("effects.search.shuffle", "effects.search.add");
    let steps = "{ search: { in: [deck], for: ally, bind: found } }, { shuffle: deck }, { move: { what: { the: found }, to: deck, at: top } }";
    let given = on_top(spider_and_hulk(), &["energy"]);
    let mut table = during(given, steps);
    table.choose_out(Place::Deck(ADA), "jessica-jones");
    table.settle();
    let jessica = table.card("jessica-jones");
    assert_eq!(deck_seen_by(&table, Some(ADA)).top, [Some(jessica)]);
    assert_eq!(deck_seen_by(&table, Some(BEN)).top, [None]);
}

#[test]
fn only_who_knows_a_card_of_a_deck_sees_it() {
    cites!("effects.search.look", "effects.search.not-left-zone");
    let drawn = ["jessica-jones", "interrogation-room"];
    let table = after(spider_and_hulk().draws(&drawn), &looks("deck", 2));
    let cards = drawn.map(|id| Some(table.card(id)));
    let count = table.state().player(ADA).deck.len();
    assert_eq!(deck_seen_by(&table, Some(ADA)), DeckView { count, top: cards.to_vec(), bottom: vec![] });
    for other in [Some(BEN), None] {
        assert_eq!(deck_seen_by(&table, other).top, [None, None], "{other:?}");
        let known = Champions::view(table.game.now(), other).known;
        assert!(known.player(ADA).deck.placed().all(|placed| placed.card == CardId(0)));
    }
    let known = Champions::view(table.game.now(), Some(ADA)).known;
    assert_eq!(known.player(ADA).deck.top().map(|placed| Some(placed.card)).collect::<Vec<_>>(), cards);
    // When it is over nobody is looking any more.
    let view = Champions::view(table.game.now(), Some(ADA));
    assert_eq!(view.players[0].looked_at, ZoneView::Open(vec![]));
    // What a seat imagines keeps what it knows and nothing else, and each card is there once.
    let all = |state: &champions::state::State| state.cards_in(Place::Deck(ADA));
    let mut differed = false;
    for seed in 0..20 {
        let mut own = table.state().clone();
        Champions::imagine(&table.cards, &mut own, ADA, &mut Fast::new(seed));
        assert_eq!(own.player(ADA).deck, table.state().player(ADA).deck);
        let mut other = table.state().clone();
        Champions::imagine(&table.cards, &mut other, BEN, &mut Fast::new(seed));
        differed |= other.player(ADA).deck != table.state().player(ADA).deck;
        assert_eq!(all(&other), all(table.state()));
        assert_eq!(other.player(ADA).deck.fixed(), 2);
    }
    assert!(differed);
}

#[test]
fn a_card_that_nobody_could_see_is_known_to_nobody_on_a_deck() {
    cites!("zones.leaves-play");
    // From the hand only its player knows it, whoever was shown the hand: what is shown is no part of the journal.
    let puts = "{ move: { what: { each: { in: hand } }, to: deck, at: top } }";
    for shown in [false, true] {
        let mut given = spider_and_hulk().hand(0, &["energy"]);
        given.state.shown_hands = table::Seats::NONE.with(ADA, shown);
        let table = after(given, puts);
        let top = table.state().player(ADA).deck.top().next().expect("a card").known_by;
        assert_eq!(top, bit(ADA), "{shown}");
    }
    // A drone lies face down.
    let given = Given::homebrew(&["spider", "hulk"], "ultron").drone(0);
    let table = after(given, "{ move: { what: { each: minion }, to: deck, at: top } }");
    assert_eq!(table.state().player(ADA).deck.top().map(|placed| placed.known_by).collect::<Vec<_>>(), [0]);
}

#[test]
fn cards_that_were_turned_up_in_vain_go_back_in_their_order() {
    cites!("initiating.put-into-play.legal-state");
    let given = spider().draws(&["energy", "genius"]);
    let table = after(given, "{ put-into-play: { what: { top: { of: deck, count: 2 } } } }");
    assert_eq!(top_of_deck(&table), ["energy", "genius"]);
}
