//! Steps that move threat, minions and looks about, and who is first.

use champions::ask::{Ask, May};
use champions::event::Event;
use champions::state::Place;
use champions::view::ZoneView;
use champions::{Champions, cites, rule};
use table::{Game, Right, Seat};

use crate::given::Given;
use crate::kit::Table;
use crate::then::{after, during, exhausted, goes_on, spider, spider_and_hulk};

#[test]
fn the_first_player_says_in_which_order_players_do_the_same() {
    cites!("timing.simultaneous.first-player");
    let given = || {
        let mut given = Given::homebrew(&["spider", "hulk", "marvel"], "rhino");
        given.state.first_player = Seat(1);
        given
    };
    for all in ["each-player: {", "as-player: { who: any,"] {
        let mut table =
            during(given(), &format!("{{ {all} do: [{{ deal-damage: {{ amount: 1, to: you }} }}] }} }}"));
        assert!(
            matches!(table.ask(), Ask::Order { player: Seat(1), right: Right::Order }),
            "{:?}",
            table.ask()
        );
        for hero in ["captain-marvel", "spider-man"] {
            assert_eq!(table.damage_on(hero), 0);
            let hero = table.id(hero);
            table.answer(hero);
        }
        table.settle();
        let hurt: Vec<&str> = table
            .told()
            .filter_map(|(event, _)| match event {
                Event::DamageDealt { to, .. } => table.state().find(*to),
                _ => None,
            })
            .map(|card| table.cards.card(card.card).id.as_str())
            .collect();
        assert_eq!(hurt, ["captain-marvel", "spider-man", "she-hulk"]);
        // Where it cannot matter, nobody is asked.
        let table = during(given(), &format!("{{ {all} do: [{{ draw: {{ count: 1 }} }}] }} }}"));
        assert!(matches!(table.ask(), Ask::Turn { .. }) && (0..3).all(|seat| table.hand(seat) == 1));
    }
}

#[test]
fn the_encounter_deck_is_looked_at_by_one_player_and_stays_as_it_is() {
    cites!("effects.search.not-left-zone");
    let looks = "{ look-at: { what: { top: { of: encounter-deck } }, bind: seen } }";
    let may = "{ may: [{ discard: { what: { the: seen } } }] }";
    let given = || spider_and_hulk().draws(&["shocker"]);
    let mut table = during(given(), &format!("{looks}, {may}"));
    let cards = table.state().encounter.deck.len();
    let sees = |table: &Table, seat| Champions::view(table.game.now(), seat).players[0].looked_at.clone();
    assert_eq!(sees(&table, Some(Seat(0))), ZoneView::Open(vec![table.card("shocker")]));
    assert_eq!(
        [Some(Seat(1)), None].map(|seat| sees(&table, seat)),
        [ZoneView::Closed { count: 1 }, ZoneView::Closed { count: 1 }]
    );
    let looked =
        table.told().find(|(event, _)| matches!(event, Event::LookedAt { .. })).expect("it is told").0;
    let (player, deck) = (Seat(0), Place::EncounterDeck);
    let shocker = vec![table.card("shocker")];
    assert_eq!(*looked, Event::LookedAt { player, deck, count: 1, cards: shocker });
    let nothing = Event::LookedAt { player, deck, count: 1, cards: Vec::new() };
    assert_eq!([looked.heard_by(Some(Seat(1))), looked.heard_by(None)], [nothing.clone(), nothing]);
    assert!(looked.heard_by(Some(Seat(0))) == *looked && looked.reveals());
    table.may(May::No);
    assert_eq!(table.state().encounter.deck.len(), cards);
    assert!(!table.encounter_discarded("shocker"));
    let mut table = during(given(), &format!("{looks}, {may}"));
    table.may(May::Yes);
    assert!(table.encounter_discarded("shocker") && table.state().encounter.deck.len() == cards - 1);
    // The last card of the deck is only looked at.
    let mut given = spider_and_hulk();
    given.state.encounter.deck.drain().for_each(drop);
    let mut table = during(given.stock(&["shocker"]), &format!("{looks}, {may}"));
    assert_eq!(table.state().encounter.acceleration_tokens, 0);
    table.may(May::Yes);
    assert_eq!((table.state().encounter.acceleration_tokens, table.state().encounter.deck.len()), (1, 1));
}

#[test]
fn what_a_player_finds_in_their_deck_is_discarded_unless_something_is_done_to_it() {
    cites!("zones.out-of-play");
    let until = "{ discard-until: { of: deck, for: ally, bind: found } }";
    let table = after(spider().draws(&["energy", "jessica-jones"]), until);
    assert!(table.discarded(0, "energy") && table.discarded(0, "jessica-jones"));
    let table = after(
        spider().draws(&["energy", "jessica-jones"]),
        &format!("{until}, {{ move: {{ what: {{ the: found }}, to: hand }} }}"),
    );
    assert!(table.discarded(0, "energy") && table.in_hand(0, "jessica-jones"));
    // The last card of the deck is found, and is not in the new one.
    let mut given = spider();
    let ally = given.card("jessica-jones");
    given.state.player_mut(Seat(0)).deck = [ally].into_iter().collect();
    let table = after(given.discard(0, &["energy"]), until);
    assert!(table.discarded(0, "jessica-jones") && table.state().player(Seat(0)).deck.len() == 1);
}

#[test]
fn threat_moves_from_one_scheme_to_another() {
    cites!("damage.move.elements", "damage.move.needs-valid-ends", "damage.move.not-to-same-place");
    let moves = "{ move-threat: { amount: 2, from: { choose: { from: side-scheme } }, to: { choose: { from: scheme } } } }";
    let given = || spider().threat("the-break-in", 1);
    let with_bombs = || given().foe(None, "bomb-scare").threat("bomb-scare", 3);
    let table = after(with_bombs(), moves);
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (1, 3));
    // Without a place to start from, or one to go to, it is not begun.
    let cannot = |given: Given, moves: &str| {
        let ability = format!("{{ when: action, do: [{moves}] }}");
        let mut table = given.says("one-shot", &ability).own(0, "one-shot").play();
        table.cannot_act("one-shot") == rule!("abilities.must-be-able-to-change-state")
    };
    assert!(cannot(given(), moves) && cannot(with_bombs().threat("bomb-scare", 0), moves));
    let back = "{ move-threat: { amount: 1, from: main-scheme, to: { choose: { from: scheme } } } }";
    assert!(cannot(given(), back), "there is but one scheme");
    // A scheme without threat is defeated by it, and no more is moved than there is.
    let table = after(with_bombs().threat("bomb-scare", 1), moves);
    assert!(table.there("bomb-scare").is_none() && table.threat_on("the-break-in") == 2);
    let going = |threat| goes_on(given().foe(None, "bomb-scare").threat("bomb-scare", threat), moves);
    assert!(going(2) && !going(1));
}

#[test]
fn an_ability_makes_a_minion_engage_another_player() {
    cites!("minions.stays-engaged", "keywords.quickstrike");
    let engage = "{ engage: { what: { choose: { from: minion } }, with: { choose: any } } }";
    let given = || spider_and_hulk().foe(Some(0), "shocker");
    let mut table = during(given(), engage);
    // With whom it is engaged already it cannot be again.
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("shocker").engaged, Some(Seat(1)));
    let (minion, player) = (table.id("shocker"), Seat(1));
    assert!(table.told().any(|(event, _)| *event == Event::Engaged { minion, player }));
    // Nothing entered play by that, but one with quickstrike attacks.
    let shock = table.damage_on("spider-man") + table.damage_on("she-hulk");
    assert_eq!(shock, 0);
    let quick = |card: &mut champions::card::Card| {
        card.faces[0].text.keywords = vec![champions::card::ability::Keyword::Quickstrike];
    };
    let mut table = during(given().print("shocker", quick), engage);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.damage_on("she-hulk") > 0 && table.damage_on("spider-man") == 0);
    let mine = "{ engage: { what: { choose: { from: minion } }, with: you } }";
    let ability = format!("{{ when: action, do: [{mine}] }}");
    let mut table = given().says("one-shot", &ability).own(0, "one-shot").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn cards_are_chosen_for_what_comes_next() {
    cites!("abilities.choose.who");
    let steps = "{ choose-cards: { what: { choose: { from: ally } }, bind: pal } }, { ready: { the: pal } }, \
                 { heal: { amount: 1, from: { the: pal } } }";
    let given = spider().own(0, "mockingbird").own(0, "tigra").with("tigra", exhausted).damage("tigra", 1);
    let mut table = during(given, steps);
    table.choose("tigra");
    table.settle();
    assert_eq!((table.find("tigra").exhausted, table.damage_on("tigra")), (false, 0));
}
