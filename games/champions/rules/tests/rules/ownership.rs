//! Whose a card is, and who controls it.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::Status;
use champions::cites;
use champions::state::{InPlay, Place};
use table::Seat;

use crate::given::Given;

#[test]
fn a_facedown_minion_is_its_owner_s_and_under_nobody_s_control() {
    cites!("ownership.owner-player", "ownership.enter-under-owner");
    // A factory makes a drone of the top card of each player's deck.
    let given = Given::new(&["spider", "hulk"], "ultron").foe(None, "ultron-drones");
    let mut table = given.dealt(0, &["drone-factory"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let drones: Vec<InPlay> =
        table.state().in_play.iter().filter(|card| card.facedown.is_some()).copied().collect();
    let whose = drones.iter().map(|drone| (drone.owner, drone.controller, drone.engaged));
    let of = |seat: u8| (Some(Seat(seat)), None, Some(Seat(seat)));
    assert_eq!(whose.collect::<Vec<_>>(), [of(0), of(1)]);
    // Defeated, it is a card of that player's again.
    let (by, drone) = (table.id("she-hulk"), drones[1]);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    table.answer(TurnOption::Attack(by));
    table.answer(drone.id);
    table.settle();
    assert_eq!(table.state().player(Seat(1)).discard, [drone.card]);
}

#[test]
fn what_an_ability_brings_into_play_is_its_owner_s_whoever_s_ability_it_is() {
    cites!("ownership.enter-under-owner");
    let ally = "{ when: action, do: [{ put-into-play: \
                { what: { choose: { from: { kind: ally, in: discard, of: any } } } } }] }";
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .says("one-shot", ally)
        .own(0, "one-shot")
        .discard(1, &["hellcat"])
        .play();
    table.act("one-shot");
    let hellcat = table.find("hellcat");
    assert_eq!((hellcat.owner, hellcat.controller), (Some(Seat(1)), Some(Seat(1))));
}

#[test]
fn a_card_under_a_card_of_the_scenario_is_still_its_owner_s() {
    cites!("ownership.owner-player");
    // Highway Robbery takes a card of each hand, and gives all of them back to whose they are.
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .hand(0, &["energy"])
        .hand(1, &["strength"])
        .dealt(0, &["highway-robbery"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let under = &table.state().under;
    let owner = |id: &str| under.iter().find(|under| under.card == table.card(id)).map(|under| under.owner);
    assert_eq!((owner("energy"), owner("strength")), (Some(Some(Seat(0))), Some(Some(Seat(1)))));
}

#[test]
fn an_obligation_is_the_scenario_s() {
    cites!("ownership.owner-scenario");
    let mut table = Given::new(&["spider", "iron"], "rhino")
        .own(1, "arc-reactor")
        .dealt(0, &["business-problems"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.encounter_discarded("business-problems"));
    assert!([0, 1].iter().all(|&seat| !table.discarded(seat, "business-problems")));
}

#[test]
fn a_player_s_hand_and_deck_are_no_other_player_s() {
    cites!("ownership.control-out-of-play");
    let table = |zone: &str| {
        let discards = format!(
            "{{ when: action, do: [{{ discard: {{ what: {{ each: {{ kind: ally, in: {zone} }} }} }} }}] }}"
        );
        let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
            .says("one-shot", &discards)
            .own(0, "one-shot")
            .hand(0, &["mockingbird"])
            .hand(1, &["hellcat"])
            .play();
        table.act("one-shot");
        table
    };
    let hands = table("hand");
    assert!(hands.discarded(0, "mockingbird") && hands.in_hand(1, "hellcat"));
    let decks = table("deck");
    let discarded = |seat: u8| decks.state().player(Seat(seat)).discard.len();
    assert!(discarded(0) > 0 && decks.in_hand(0, "mockingbird"));
    assert_eq!(discarded(1), 0);
}

#[test]
fn a_borrowed_card_that_goes_to_a_deck_goes_to_its_owner_s() {
    cites!("ownership.changed-control-leaves-play");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .says("hellcat", "{ when: action, do: [{ move: { what: self, to: deck } }] }")
        .own(1, "hellcat")
        .with("hellcat", |card| card.controller = Some(Seat(0)))
        .play();
    table.act("hellcat");
    let in_deck = |seat: u8| table.state().has(Place::Deck(Seat(seat)), table.card("hellcat"));
    assert_eq!((in_deck(0), in_deck(1)), (false, true));
}

#[test]
fn what_lay_on_a_borrowed_card_goes_to_its_owner_too() {
    cites!("ownership.changed-control-leaves-play");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .own(1, "hellcat")
        .own(1, "inspired")
        .attached_to("hellcat")
        .hand(0, &["borrowed-friend"])
        .play();
    table.play_card("borrowed-friend", &[]);
    assert_eq!(table.find("inspired").controller, Some(Seat(0)));
    table.act("hellcat");
    assert!(table.in_hand(1, "hellcat") && table.discarded(1, "inspired") && !table.discarded(0, "inspired"));
}

#[test]
fn who_is_ready_is_ready_under_the_new_controller() {
    cites!("ownership.keep-state");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .own(1, "mockingbird")
        .damage("mockingbird", 2)
        .status("mockingbird", Status::Stunned)
        .hand(0, &["borrowed-friend"])
        .play();
    table.play_card("borrowed-friend", &[]);
    let ally = table.find("mockingbird");
    assert_eq!((ally.controller, ally.exhausted, ally.damage), (Some(Seat(0)), false, 2));
    assert!(ally.statuses.has(Status::Stunned));
}

#[test]
fn a_player_s_card_among_those_of_the_scenario_is_still_the_player_s() {
    cites!("ownership.owner-player");
    for zone in ["out-of-game", "set-aside", "nemesis-set"] {
        let there = format!("{{ move: {{ what: {{ each: {{ kind: ally, in: hand }} }}, to: {zone} }} }}");
        let back =
            |to: &str| format!("{{ move: {{ what: {{ each: {{ kind: ally, in: {zone} }} }}, to: {to} }} }}");
        let after = |steps: String| {
            let says = format!("{{ when: action, do: [{steps}] }}");
            let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", &says);
            let mut table = given.own(0, "one-shot").hand(0, &["mockingbird"]).play();
            table.act("one-shot");
            table
        };
        let table = after(there.clone());
        assert!(!table.in_hand(0, "mockingbird") && !table.encounter_discarded("mockingbird"));
        let table = after(format!("{there}, {}", back("hand")));
        assert!(table.in_hand(0, "mockingbird"), "{zone}");
        let discard = format!("{{ discard: {{ what: {{ each: {{ kind: ally, in: {zone} }} }} }} }}");
        let table = after(format!("{there}, {discard}"));
        assert!(table.discarded(0, "mockingbird"), "{zone}");
        assert!(table.state().strays.is_empty());
        let put = format!("{{ put-into-play: {{ what: {{ each: {{ kind: ally, in: {zone} }} }} }} }}");
        let table = after(format!("{there}, {put}"));
        let ally = table.find("mockingbird");
        assert_eq!((ally.owner, ally.controller), (Some(Seat(0)), Some(Seat(0))), "{zone}");
    }
}
