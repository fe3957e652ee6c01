//! The chapters on attachments, environments and minions.

use champions::ask::Ask;
use champions::cites;
use champions::event::Event;
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn two(scenario: &str) -> Given {
    Given::new(&["spider", "hulk"], scenario)
}

/// What a card was attached to as it entered play.
#[track_caller]
fn entered_on(table: &Table, id: &str) -> Option<champions::state::InPlayId> {
    let id = table.id(id);
    let mut entered = table.told().filter_map(|(event, _)| match event {
        Event::EnteredPlay { card, host, .. } if *card == id => Some(*host),
        _ => None,
    });
    entered.next().expect("it entered play")
}

#[test]
fn a_card_that_is_attached_enters_play_attached() {
    cites!("attachments.attach-on-entering");
    let mut table = two("rhino").dealt(0, &["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(entered_on(&table, "charge"), Some(table.id("rhino-1")));
    let mut table = two("rhino").own(1, "mockingbird").hand(0, &["inspired", "energy"]).play();
    table.play_card("inspired", &["energy"]);
    assert_eq!(entered_on(&table, "inspired"), Some(table.id("mockingbird")));
}

#[test]
fn an_environment_outlasts_a_stage_of_the_villain() {
    cites!("environments.stays");
    let mut table =
        Given::new(&["spider"], "ultron").foe(None, "ultron-drones").damage("ultron-1", 16).play();
    table.attack("spider-man", "ultron-1");
    table.settle();
    assert!(table.there("ultron-2").is_some() && table.there("ultron-drones").is_some());
}

#[test]
fn a_minion_engages_who_reveals_it_or_what_brings_it() {
    cites!("minions.engage-default", "revealing.minion");
    let mut table = two("rhino").dealt(1, &["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("sandman").engaged, Some(Seat(1)));
    // A treachery that brings a minion is resolved by who revealed it.
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino").dealt(1, &["ambush"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let engaged = table.state().in_play.iter().filter_map(|card| card.engaged);
    assert_eq!(engaged.collect::<Vec<_>>(), [Seat(1)]);
}
