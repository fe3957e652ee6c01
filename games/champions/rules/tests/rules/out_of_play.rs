//! What cards elsewhere than in play are to abilities: how they last were, what may enter, and who plays them.

use champions::Champions;
use champions::ask::{Ask, TurnOption};
use champions::card::ability::Stat;
use champions::cites;
use champions::state::State;
use champions::timing::{Happening, Moment};
use table::{Fast, Game, Seat};

use crate::given::Given;

#[test]
fn a_card_that_pays_with_itself_counts_as_it_last_was() {
    cites!("initiating.source-leaves-play");
    let says = "{ when: action, cost: [{ discard: { what: self } }], \
                do: [{ deal-damage: { amount: { stat: { of: self, is: atk } }, to: villain } }] }";
    let given = || Given::homebrew(&["spider"], "rhino").says("mockingbird", says).own(0, "mockingbird");
    let mut table = given().play();
    let atk = table.value("mockingbird", Stat::Atk);
    table.act("mockingbird");
    assert_eq!((table.damage_on("rhino-1"), table.discarded(0, "mockingbird")), (atk, true));
    // What was attached to it has left with it, and counts all the same.
    let given = given().modifies("war-horn", "{ stat: { of: host, is: atk, by: 2 } }");
    let mut table = given.own(0, "war-horn").attached_to("mockingbird").play();
    table.act("mockingbird");
    assert_eq!(table.damage_on("rhino-1"), atk + 2);
    // So it is when a step discards it.
    let says = "{ when: action, do: [{ discard: { what: self } }, \
                { deal-damage: { amount: { stat: { of: self, is: atk } }, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("mockingbird", says).own(0, "mockingbird");
    let mut table = given.play();
    table.act("mockingbird");
    assert_eq!(table.damage_on("rhino-1"), atk);
}

#[test]
fn only_cards_that_enter_play_are_put_into_it() {
    cites!("zones.in-play", "treachery.definition", "initiating.put-into-play.legal-state");
    let put = |given: Given, zone: &str| {
        let says =
            format!("{{ when: action, do: [{{ put-into-play: {{ what: {{ top: {{ of: {zone} }} }} }} }}] }}");
        let mut table = given.says("one-shot", &says).own(0, "one-shot").play();
        table.act("one-shot");
        table.settle();
        table
    };
    let spider = || Given::homebrew(&["spider"], "rhino");
    // An event and a resource go back into the deck.
    for id in ["energy", "backflip"] {
        let given = spider().draws(&[id]);
        let cards = given.state.player(Seat(0)).deck.len();
        let table = put(given, "deck");
        assert!(table.there(id).is_none(), "{id}");
        assert_eq!(
            (table.state().player(Seat(0)).deck.len(), table.discarded(0, id)),
            (cards, false),
            "{id}"
        );
    }
    assert!(put(spider().draws(&["mockingbird"]), "deck").there("mockingbird").is_some());
    // A treachery is discarded.
    let table = put(spider().draws(&["advance"]), "encounter-deck");
    assert!(table.there("advance").is_none() && table.encounter_discarded("advance"));
    assert!(put(spider().draws(&["shocker"]), "encounter-deck").there("shocker").is_some());
}

#[test]
fn a_response_waits_for_what_its_player_plays() {
    cites!("ownership.control-out-of-play", "initiating.response-any-step");
    let drawn = |occurrence: &str, by: u8| {
        let says = format!(
            "{{ when: {{ forced-response: {{ play: {{ {occurrence} }} }} }}, do: [{{ draw: {{ count: 1 }} }}] }}"
        );
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", &says).own(0, "one-shot");
        let mut table = given.hand(by, &["last-roar"]).play();
        if by == 1 {
            table.answer(TurnOption::Request(Seat(1)));
            table.event("last-roar");
        } else {
            table.play_card("last-roar", &[]);
        }
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.hand(0)
    };
    for (occurrence, both) in [
        ("what: { kind: event, control: you }", (1, 0)),
        ("what: event, by: you", (1, 0)),
        ("what: event, by: any", (1, 1)),
        ("what: event", (1, 1)),
    ] {
        assert_eq!((drawn(occurrence, 0), drawn(occurrence, 1)), both, "{occurrence}");
    }
}

#[test]
fn what_a_window_remembers_of_a_drone_names_it_to_nobody() {
    cites!("zones.out-of-play");
    // Hawkeye answers what enters play; a drone of his own player's deck does.
    let given = Given::new(&["marvel"], "ultron").foe(None, "ultron-drones").own(0, "hawkeye");
    let mut table = given.counters("hawkeye", "arrow", 2).dealt(0, &["drone-factory"]).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    let entered = |state: &State| match state.windows.last().map(|window| window.pending[0].what) {
        Some(Happening::EnterPlay { what }) => what,
        other => panic!("{other:?}"),
    };
    let drone = entered(table.state());
    assert!(drone.facedown.is_some());
    let known = Champions::view(table.game.now(), Some(Seat(0))).known;
    let filler = known.find(drone.id).expect("a drone").card;
    assert_eq!(entered(&known).card, filler, "the window says no more than the table");
    // Whoever imagines the rest imagines the same drone in both places.
    let mut differs = false;
    for seed in 0..20 {
        let mut imagined = table.state().clone();
        Champions::imagine(&table.cards, &mut imagined, Seat(0), &mut Fast::new(seed));
        assert_eq!(entered(&imagined).card, imagined.find(drone.id).expect("a drone").card);
        differs |= entered(&imagined).card != drone.card;
    }
    assert!(differs);
}
