//! All-purpose counters of several types on one card.

use champions::ask::TurnOption;
use champions::event::Event;
use champions::{cites, rule};

use crate::given::Given;
use crate::kit::Table;

/// The abilities of the trick quiver: each speaks of another type.
const SPENDS_WEB: u8 = 0;
const SPENDS_ARROW: u8 = 1;
const ADDS_SPARKS: u8 = 2;

fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

#[track_caller]
fn act(table: &mut Table, place: u8) {
    let card = table.id("trick-quiver");
    table.answer(TurnOption::Action { card, place });
    table.settle();
}

/// What lies on the quiver: web, arrow, spark.
#[track_caller]
fn on_it(table: &Table) -> [u16; 3] {
    ["web", "arrow", "spark"].map(|counter| table.counters("trick-quiver", counter))
}

#[test]
fn each_type_is_read_by_itself() {
    cites!("keywords.counters-generic");
    let mut table = spider().own(0, "trick-quiver").play();
    assert_eq!(on_it(&table), [2, 1, 0]);
    // The arrow is shot with as much damage as there are web counters, and nothing but web counters.
    act(&mut table, SPENDS_ARROW);
    assert_eq!((table.damage_on("rhino-1"), on_it(&table)), (2, [2, 0, 0]));
    let mut table = spider().own(0, "trick-quiver").counters("trick-quiver", "web", 0).play();
    let card = table.id("trick-quiver");
    let why = table.refused(TurnOption::Action { card, place: SPENDS_ARROW });
    assert_eq!(why, rule!("abilities.must-be-able-to-change-state"), "no damage would be dealt");
}

#[test]
fn spending_one_type_leaves_the_others() {
    cites!("keywords.counters-generic", "keywords.uses.spend", "keywords.uses.none-left");
    let mut table = spider().own(0, "trick-quiver").play();
    act(&mut table, ADDS_SPARKS);
    assert_eq!(on_it(&table), [2, 1, 4]);
    act(&mut table, SPENDS_WEB);
    assert_eq!(on_it(&table), [1, 1, 4]);
    act(&mut table, SPENDS_ARROW);
    assert_eq!(on_it(&table), [1, 0, 4]);
    // Counters of another type do not pay for an arrow.
    let card = table.id("trick-quiver");
    let why = table.refused(TurnOption::Action { card, place: SPENDS_ARROW });
    assert_eq!(why, rule!("initiating.step2-determine-cost"));
    act(&mut table, ADDS_SPARKS);
    assert_eq!(on_it(&table), [1, 0, 8]);
}

#[test]
fn a_card_with_uses_goes_with_the_last_counter_of_its_own_type() {
    cites!("keywords.counters-generic", "keywords.uses.discard-when-empty");
    // The last arrow is gone, and the card stays.
    let mut table = spider().own(0, "trick-quiver").play();
    act(&mut table, SPENDS_ARROW);
    assert!(table.there("trick-quiver").is_some());
    // The last web counter is gone, and the card goes, though an arrow and sparks lie on it.
    let mut table = spider().own(0, "trick-quiver").counters("trick-quiver", "spark", 3).play();
    act(&mut table, SPENDS_WEB);
    assert!(table.there("trick-quiver").is_some());
    act(&mut table, SPENDS_WEB);
    assert!(table.there("trick-quiver").is_none() && table.discarded(0, "trick-quiver"));
}

#[test]
fn a_card_enters_play_with_all_its_types_and_each_change_names_its_own() {
    cites!("keywords.counters-generic", "keywords.uses.enter-with-counters");
    let changes = |table: &Table| {
        let changes = table.told().filter_map(|(event, _)| match *event {
            Event::CountersChanged { counter, now, .. } => {
                Some((table.cards.counters[usize::from(counter.0)].id.clone(), now))
            }
            _ => None,
        });
        changes.collect::<Vec<_>>()
    };
    let said = |counter: &str, now: u16| (counter.to_owned(), now);
    let mut table = spider().hand(0, &["trick-quiver"]).play();
    table.play_card("trick-quiver", &[]);
    assert_eq!(on_it(&table), [2, 1, 0]);
    assert_eq!(changes(&table), [said("arrow", 1), said("web", 2)]);
    act(&mut table, ADDS_SPARKS);
    act(&mut table, SPENDS_WEB);
    assert_eq!(changes(&table)[2..], [said("spark", 4), said("web", 1)]);
}
