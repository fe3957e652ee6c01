//! The chapter on the villain and the stages of the villain deck.

use champions::ask::TurnOption;
use champions::card::ability::{Stat, Status};
use champions::cites;
use champions::event::Event;
use champions::state::Outcome;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

/// Spider-Man strikes the villain for two.
fn struck(given: Given) -> Table {
    let mut table = given.play();
    let by = table.id("spider-man");
    table.answer(TurnOption::Attack(by));
    table.until(|ask| matches!(ask, champions::ask::Ask::Turn { .. }));
    table
}

#[test]
fn the_defeat_of_a_stage_is_the_defeat_of_an_enemy() {
    cites!("villain.stage-defeated");
    let answer = "{ when: { forced-response: { defeat: { what: villain } } }, do: [{ draw: { count: 1 } }] }";
    for (damage, drawn) in [(11, 0), (12, 1)] {
        let given = spider().says("dawn-watch", answer).own(0, "dawn-watch").damage("rhino-1", damage);
        assert_eq!(struck(given).hand(0), drawn);
    }
}

#[test]
fn stages_come_one_after_the_other_with_all_their_hit_points() {
    cites!("villain.next-stage", "villain.sequential-deck");
    let mut given = Given::new(&["spider", "hulk"], "rhino").damage("rhino-1", 27);
    given.state.encounter.villain_deck = ["rhino-3", "rhino-2"].map(|id| given.card(id)).to_vec();
    let table = struck(given);
    assert_eq!((table.damage_on("rhino-2"), table.value("rhino-2", Stat::HitPoints)), (0, 2 * 15));
}

#[test]
fn a_new_stage_has_every_status_card_and_what_the_players_attached() {
    cites!("villain.carry-over");
    // A tough stage takes no damage, so the card comes when the stage is about to fall.
    let toughened = "{ when: { forced-interrupt: { defeat: { what: villain } } }, do: [{ give-status: { status: tough, to: villain } }] }";
    let given = spider().says("dawn-watch", toughened).own(0, "dawn-watch").damage("rhino-1", 12);
    let given = given.own(0, "webbed-up").attached_to("rhino-1");
    let table = struck(given.status("rhino-1", Status::Stunned).status("rhino-1", Status::Confused));
    let has = [Status::Stunned, Status::Confused, Status::Tough].map(|status| table.has("rhino-2", status));
    assert_eq!(has, [true; 3]);
    assert_eq!(table.find("webbed-up").host, Some(table.id("rhino-2")));
}

#[test]
fn the_last_stage_has_its_last_word_before_the_game_is_won() {
    cites!("villain.when-defeated-stage");
    let last = "{ when: when-defeated, do: [{ deal-damage: { amount: 1, to: you } }] }";
    let given = spider().says("rhino-2", last).next_stage().damage("rhino-2", 13);
    let table = struck(given);
    assert_eq!((table.state().outcome, table.damage_on("spider-man")), (Some(Outcome::Won), 1));
    let hero = table.id("spider-man");
    let order = [
        table.place(|event| matches!(event, Event::DamageDealt { to, .. } if *to == hero)),
        table.place(|event| matches!(event, Event::GameOver { .. })),
    ];
    assert!(order.is_sorted());
}

#[test]
fn a_stage_falls_to_damage_that_is_no_attack_and_says_its_last_word_once() {
    cites!("villain.stage-defeated", "villain.when-defeated-stage");
    let last = "{ when: when-defeated, do: [{ deal-damage: { amount: 1, to: you } }] }";
    let given = spider().says("rhino-1", last).damage("rhino-1", 13).own(0, "one-shot");
    let mut table = given.play();
    table.act("one-shot");
    table.settle();
    assert!(table.there("rhino-2").is_some());
    assert_eq!((table.fired("rhino-1"), table.damage_on("spider-man")), (1, 1));
}

#[test]
fn what_is_too_much_for_a_stage_is_lost_whatever_did_it() {
    cites!("villain.excess-damage-lost");
    let blast = "{ when: action, do: [{ deal-damage: { amount: 5, to: villain } }] }";
    let given = spider().says("one-shot", blast).own(0, "one-shot").damage("rhino-1", 13);
    let mut table = given.play();
    table.act("one-shot");
    table.settle();
    assert_eq!(table.damage_on("rhino-2"), 0);
}

#[test]
fn a_stage_that_fell_does_not_retaliate_as_the_next_one() {
    cites!("keywords.retaliate.must-survive");
    let retaliates = |card: &mut champions::card::Card| {
        card.faces[0].text.keywords = vec![champions::card::ability::Keyword::Retaliate(1)];
    };
    for (damage, retaliated) in [(0, 1), (12, 0)] {
        let given = spider().print("rhino-1", retaliates).print("rhino-2", retaliates);
        let table = struck(given.damage("rhino-1", damage));
        assert_eq!(
            (table.there("rhino-2").is_some(), table.damage_on("spider-man")),
            (damage > 0, retaliated)
        );
    }
}
