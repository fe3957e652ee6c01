//! The chapter on timing windows.

use champions::ask::{Ask, TurnOption, Use};
use champions::event::Event;
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

#[test]
fn opportunities_go_round_until_all_have_passed_in_a_row() {
    cites!(
        "timing.interrupt.player-order-until-all-pass",
        "timing.interrupt.several",
        "timing.interrupt.closed",
        "timing.first-player.first-interrupt",
        "timing.player-order.wraps"
    );
    // Jennifer prevents one; both hold a Great Responsibility, and it is the second player who is first.
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .hand(0, &["great-responsibility"])
        .dealt(1, &["advance"])
        .draws(&["charge"]);
    given.state.first_player = Seat(1);
    let mut table = given.play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(1), .. }));
    table.answer(Use::Pass);
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }));
    let before = table.damage_on("spider-man");
    table.answer(Use::Pass);
    // Everybody has passed: the window is closed, and the threat is placed.
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (3, before));

    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .hand(0, &["great-responsibility"])
        .dealt(1, &["advance"])
        .draws(&["charge"]);
    given.state.first_player = Seat(1);
    let mut table = given.play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    table.ability("she-hulk", 0);
    // After a use it goes on with the next player, and what is left is two.
    assert!(matches!(
        table.ask(),
        Ask::Window { player: Seat(0), moment: Moment::Threat { amount: 2, .. }, .. }
    ));
    table.event("great-responsibility");
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (0, 2));
}

#[test]
fn the_first_player_orders_what_is_forced() {
    cites!(
        "precedence.grim-rule.only-when-unanswered",
        "timing.forced.first-player-orders",
        "timing.forced.complete-each",
        "timing.forced.before-optional-interrupts"
    );
    let mut table = Given::new(&["spider"], "rhino")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .hand(0, &["energy"])
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    // Two forced interrupts, before Spider-Sense is asked about.
    let Ask::Forced { player, side, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((player, side), (Seat(0), Side::Before));
    assert_eq!(table.refused(Use::Pass), rule!("timing.forced.mandatory"));
    let first = table.state().in_play.last().expect("a card").id;
    table.answer(Use::Ability { card: first, place: 0 });
    // One is left, which nobody is asked about; then comes the optional one.
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Attack { .. }, .. }));
    assert_eq!(table.state().lasting.len(), 2);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2 + 3 + 3);
    assert!(table.there("charge").is_none());
}

#[test]
fn responses_go_round_too() {
    cites!(
        "timing.response.several",
        "timing.response.closed",
        "timing.first-player.first-response",
        "timing.response.player-order-until-all-pass"
    );
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .own(0, "interrogation-room")
        .foe(Some(0), "shocker")
        .threat("the-break-in", 6)
        .hand(0, &["chase-them-down"])
        .play();
    table.attack("she-hulk", "shocker");
    table.window();
    table.event("chase-them-down");
    // The window is still open for the other.
    table.window();
    table.ability("interrogation-room", 0);
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 6 - 2 - 1);
    assert_eq!(table.fired("interrogation-room"), 1);
}

#[test]
fn each_copy_answers_once() {
    cites!("timing.once-per-occurrence");
    let mut table = Given::new(&["marvel"], "rhino").own(0, "hawkeye").dealt(0, &["sandman"]).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    table.ability("hawkeye", 0);
    table.settle();
    // He has arrows left, but not for the same minion.
    assert_eq!((table.find("hawkeye").counters, table.fired("hawkeye")), (3, 1));
}

#[test]
fn a_lasting_effect_outlives_its_source() {
    cites!("effects.lasting.independent-of-source");
    let mut table =
        Given::new(&["hulk"], "rhino").own(0, "helicarrier").hand(0, &["tenacity", "energy"]).play();
    table.act("helicarrier");
    assert!(table.find("helicarrier").exhausted);
    // It is there even though the event that made it is long resolved.
    let tenacity = table.card("tenacity");
    table.answer(TurnOption::Play(tenacity));
    let Ask::Pay { any, .. } = table.ask() else { panic!() };
    assert_eq!(any, 1);
    // An event's lasting effect: its card is in the discard pile.
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["lead-from-the-front", "energy"]).play();
    table.play_card("lead-from-the-front", &["energy"]);
    assert!(table.discarded(0, "lead-from-the-front"));
    table.attack("captain-marvel", "rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn no_ability_of_a_player_is_used_during_setup() {
    cites!("setup.no-player-abilities", "setup.02-hit-points", "setup.09-villain-hit-points");
    let mut table = crate::kit::Table::new(&["she-hulk-aggression", "spider-man-justice"], "klaw");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    let windows = table.told().any(|(event, _)| {
        matches!(event, Event::AbilityUsed { ability, .. } if table.cards.card(ability.card).class != champions::card::Class::Scenario)
    });
    assert!(!windows);
    let scene = table.game.now();
    assert!(scene.state.in_play.iter().all(|card| card.damage == 0));
    assert_eq!(table.value("klaw-1", champions::card::ability::Stat::RemainingHitPoints), 24);
    assert_eq!(table.value("she-hulk", champions::card::ability::Stat::RemainingHitPoints), 15);
}
