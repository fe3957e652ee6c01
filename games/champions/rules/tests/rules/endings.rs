//! Abilities that wait for the end of a phase or of the round.

use champions::ask::{Ask, Use};
use champions::card::ability::{Duration, Stat};
use champions::cites;
use champions::event::Event;
use champions::state::{Phase, VillainStep};
use champions::timing::{Moment, Side};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// Two heroes for whom nothing happens in the villain phase but that an enemy activates.
fn spider_and_hulk() -> Given {
    let mut given = Given::homebrew(&["spider", "hulk"], "rhino");
    let harmless = given.card("hydra-mercenary");
    given.state.encounter.deck = vec![harmless; 12].into_iter().collect();
    given
}

#[track_caller]
fn end_of(table: &mut Table, wanted: Duration) {
    table.until(|ask| matches!(ask, Ask::Window { moment: Moment::EndOf { of }, .. } if *of == wanted));
    assert!(!table.game.over(), "no such window was opened");
}

#[test]
fn what_was_left_for_the_end_of_the_phase_comes_before_responses_to_it() {
    cites!("effects.delayed.automatic", "player-phase.end.effects-end-last", "timing.response.definition");
    // An exhausting breath was left for the end of the phase, and the support answers it; so would the event in hand.
    let given = spider_and_hulk().own(0, "last-orders").hand(0, &["deep-breath", "end-credits"]);
    let mut table = given.with("spider-man", |card| card.exhausted = true).play();
    table.play_card("deep-breath", &[]);
    end_of(&mut table, Duration::PlayerPhase);
    let ask = Ask::Window {
        player: Seat(0),
        side: Side::After,
        moment: Moment::EndOf { of: Duration::PlayerPhase },
    };
    assert_eq!((table.ask(), table.state().phase), (ask, Phase::EndOfPlayerPhase));
    let spider = table.id("spider-man");
    let ready = table.place(|event| *event == Event::Readied { card: spider });
    let tired = table.told().collect::<Vec<_>>();
    let tired = tired.iter().rposition(|(event, _)| **event == Event::Exhausted { card: spider });
    assert!(tired.is_some_and(|tired| tired > ready) && table.find("spider-man").exhausted);
    assert_eq!(table.damage_on("rhino-1"), 0);
    table.ability("last-orders", 0);
    assert_eq!(table.damage_on("rhino-1"), 1);
    // Each answers once; then the event may, and the villain phase begins.
    table.event("end-credits");
    assert_eq!((table.damage_on("rhino-1"), table.fired("last-orders")), (3, 1));
    assert_eq!(table.state().phase, Phase::Villain(VillainStep::PlaceThreat));
}

#[test]
fn what_lasts_until_the_end_of_the_phase_is_over_when_the_end_is_answered() {
    cites!("player-phase.end.effects-end-last", "effects.lasting.expiry");
    let given = spider_and_hulk().own(0, "last-orders").hand(0, &["pumped-up"]);
    let mut table = given.play();
    let before = table.value("spider-man", Stat::HitPoints);
    table.play_card("pumped-up", &[]);
    assert!(table.value("spider-man", Stat::HitPoints) > before);
    end_of(&mut table, Duration::PlayerPhase);
    assert_eq!(table.value("spider-man", Stat::HitPoints), before);
}

#[test]
fn abilities_for_the_end_of_the_round_come_after_what_lasted_in_an_order_of_the_new_first_player() {
    cites!("villain-phase.step5.end-round", "timing.forced.first-player-orders");
    let mut table = spider_and_hulk().own(0, "closing-time").own(1, "closing-time").play();
    let both: Vec<_> = {
        let card = table.card("closing-time");
        table.state().in_play.iter().filter(|other| other.card == card).map(|other| other.id).collect()
    };
    let wanted = Moment::EndOf { of: Duration::Round };
    table.until(|ask| matches!(ask, Ask::Forced { moment, .. } if *moment == wanted));
    assert_eq!(table.ask(), Ask::Forced { player: Seat(1), side: Side::After, moment: wanted });
    let hurt = |table: &Table| ["spider-man", "she-hulk"].map(|id| table.damage_on(id));
    let [spider, hulk] = hurt(&table);
    assert_eq!(table.state().round, 1);
    table.answer(Use::Ability { card: both[1], place: 0 });
    assert_eq!((hurt(&table), table.fired("closing-time")), ([spider + 1, hulk + 1], 2));
    assert_eq!((table.ask(), table.state().round), (Ask::Turn { player: Seat(1) }, 2));
    // The player's own support spoke first, the other one then.
    let used = table.told().filter_map(|(event, _)| match event {
        Event::AbilityUsed { player, .. } => Some(player.0),
        _ => None,
    });
    assert!(used.eq([1, 0]));
}

#[test]
fn the_end_of_one_phase_is_not_that_of_another() {
    cites!("player-phase.end.effects-end-last", "villain-phase.step5.end-round");
    // The event waits for the end of any phase, the support for that of the player phase alone.
    let mut table = spider_and_hulk().own(0, "last-orders").hand(0, &["end-credits"]).play();
    end_of(&mut table, Duration::PlayerPhase);
    assert!(table.offers(Use::Ability { card: table.id("last-orders"), place: 0 }));
    table.answer(Use::Pass);
    end_of(&mut table, Duration::VillainPhase);
    let (card, support) = (table.card("end-credits"), table.id("last-orders"));
    assert!(table.offers(Use::Event { card, place: 0 }));
    assert!(!table.offers(Use::Ability { card: support, place: 0 }));
    table.event("end-credits");
    // The round ends as well, and nobody waits for that.
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
}

#[test]
fn what_is_made_in_answer_to_the_end_of_a_phase_lasts_no_longer() {
    cites!("player-phase.end.effects-end-last", "effects.lasting.only-in-period");
    for until in ["phase", "player-phase"] {
        let takes = format!(
            "{{ when: {{ forced-response: {{ end-of: player-phase }} }}, do: [{{ take-control: {{ of: {{ choose: {{ from: ally }} }}, until: {until} }} }}] }}"
        );
        let given = spider_and_hulk().says("last-orders", &takes).own(0, "last-orders").own(1, "mockingbird");
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Defend { .. }));
        assert_eq!((table.fired("last-orders"), table.find("mockingbird").controller), (1, Some(Seat(1))));
        assert!(table.state().borrowed.is_empty());
    }
}
