//! Interrupts of a card that is about to enter play.

use champions::ask::{Ask, TurnOption, Use};
use champions::cites;
use champions::event::Event;
use champions::state::Place;
use champions::timing::{Moment, Side};
use table::Seat;

use crate::given::Given;

#[test]
fn what_waits_for_a_card_to_enter_play_comes_before_it_does() {
    cites!("initiating.interrupt-any-step", "timing.interrupt.definition");
    // The herald draws before the ally is there; nobody is asked, since it is forced.
    let given = Given::homebrew(&["spider"], "rhino").own(0, "herald");
    let mut table = given.hand(0, &["mockingbird", "energy", "genius"]).draws(&["strength"]).play();
    table.play_card("mockingbird", &["energy", "genius"]);
    let drawn = table.place(|event| matches!(event, Event::Drew { .. }));
    let entered = table.place(|event| matches!(event, Event::EnteredPlay { .. }));
    let played = table.place(|event| matches!(event, Event::Played { .. }));
    assert!(played < drawn && drawn < entered, "{played} {drawn} {entered}");
    assert!(table.in_hand(0, "strength") && table.there("mockingbird").is_some());
    // It says whose allies: another player's, and other cards, go by unheard.
    table.settle();
    assert_eq!(table.fired("herald"), 1);
}

#[test]
fn a_minion_whose_entering_is_replaced_never_enters_play() {
    cites!("initiating.interrupt-any-step", "effects.replacement.definition", "revealing.minion");
    let revealed = || {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").own(1, "doorman").own(0, "doorman");
        given.dealt(0, &["hydra-mercenary"]).play()
    };
    let mut table = revealed();
    let mercenary = table.card("hydra-mercenary");
    let moment = Moment::Entering { card: Some(mercenary) };
    // Only the player with whom it would be engaged can say no.
    table.until(|ask| matches!(ask, Ask::Window { .. }));
    assert_eq!(table.ask(), Ask::Window { player: Seat(0), side: Side::Before, moment });
    assert!(table.there("hydra-mercenary").is_none() && table.state().has(Place::Resolving, mercenary));
    table.ability("doorman", 0);
    assert!(table.there("hydra-mercenary").is_none() && table.encounter_discarded("hydra-mercenary"));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::EnteredPlay { .. })));
    // Who passes has it.
    let mut table = revealed();
    table.until(|ask| matches!(ask, Ask::Window { .. }));
    table.answer(Use::Pass);
    assert_eq!(table.find("hydra-mercenary").engaged, Some(Seat(0)));
    assert!(!table.encounter_discarded("hydra-mercenary"));
}

#[test]
fn a_card_that_was_played_and_kept_from_entering_goes_to_its_discard_pile() {
    cites!("initiating.step7-resolves", "initiating.interrupt-any-step");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "closed-door").own(0, "dawn-watch");
    let mut table = given.hand(0, &["mockingbird", "energy", "genius"]).play();
    let card = table.card("mockingbird");
    table.answer(TurnOption::Play(card));
    table.pay(&["energy", "genius"]);
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Entering { .. }, .. }), "{:?}", table.ask());
    table.ability("closed-door", 0);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.there("mockingbird")), (1, None));
    assert!(table.discarded(0, "mockingbird") && table.state().player(Seat(0)).playing.is_empty());
}

#[test]
fn a_card_that_enters_face_down_is_not_named_to_whoever_could_stop_it() {
    cites!("initiating.interrupt-any-step", "zones.out-of-play");
    // Ultron's first stage makes drones of the players' own cards, as minions engaged with them.
    let given = Given::homebrew(&["spider"], "ultron").own(0, "doorman").villain_phase();
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Window { moment: Moment::Entering { .. }, .. }));
    let moment = Moment::Entering { card: None };
    assert_eq!(table.ask(), Ask::Window { player: Seat(0), side: Side::Before, moment });
    let drones = |table: &crate::kit::Table| {
        table.state().in_play.iter().filter(|card| card.facedown.is_some()).count()
    };
    let (before, pile) = (drones(&table), table.state().player(Seat(0)).discard.len());
    table.ability("doorman", 0);
    assert_eq!((drones(&table), table.state().player(Seat(0)).discard.len()), (before, pile + 1));
}

#[test]
fn a_card_from_the_top_of_a_deck_that_is_kept_from_entering_goes_back() {
    cites!("initiating.interrupt-any-step", "initiating.put-into-play.legal-state");
    let put = |of: &str| format!("{{ put-into-play: {{ what: {{ top: {{ of: {of} }} }} }} }}");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "closed-door").draws(&["jessica-jones"]);
    let mut table = crate::then::during(given, &put("deck"));
    table.ability("closed-door", 0);
    table.settle();
    let player = table.state().player(Seat(0));
    assert!(table.there("jessica-jones").is_none() && player.turned.is_empty());
    assert_eq!(player.deck.fixed_top(), Some(table.card("jessica-jones")));
    // One of the scenario's is discarded.
    let stays = "{ when: { interrupt: { enter-play: { what: minion } } }, do: [{ instead: [{ draw: { count: 1 } }] }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("doorman", stays).own(0, "doorman");
    let mut table = crate::then::during(given.draws(&["hydra-mercenary"]), &put("encounter-deck"));
    table.ability("doorman", 0);
    table.settle();
    assert!(table.state().encounter.resolving.is_empty() && table.encounter_discarded("hydra-mercenary"));
}

#[test]
fn a_card_that_is_about_to_enter_face_down_lies_on_top_of_its_deck_until_it_does() {
    cites!("initiating.interrupt-any-step", "zones.draw-top");
    // Who draws in answer to a drone draws the very card that would have been one.
    let draws = "{ when: { interrupt: { enter-play: { what: { kind: minion, engaged: you } } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("doorman", draws).own(0, "doorman");
    let drone = "{ put-into-play: { what: { top: { of: deck } }, facedown-as: drone, engaged: you } }";
    let mut table = crate::then::during(given.draws(&["jessica-jones"]), drone);
    let on_top = |table: &crate::kit::Table| table.state().player(Seat(0)).deck.fixed_top();
    assert_eq!(on_top(&table), Some(table.card("jessica-jones")));
    table.ability("doorman", 0);
    table.settle();
    assert!(table.in_hand(0, "jessica-jones") && on_top(&table).is_none());
    assert!(!table.state().in_play.iter().any(|card| card.facedown.is_some()));
}
