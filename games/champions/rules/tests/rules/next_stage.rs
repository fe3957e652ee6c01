//! The villain's next stage lies in the place of the one that fell, but it was not attacked (q.retaliate-next-stage).

use champions::ask::Ask;
use champions::card::ability::Status;
use champions::cites;

use crate::given::Given;

#[test]
fn the_next_stage_is_not_stunned_for_the_one_that_fell() {
    cites!("villain.excess-damage-lost", "villain.next-stage", "abilities.must-be-able-to-change-state");
    let struck = |damage: u16| {
        let given = Given::new(&["hulk"], "rhino").own(0, "superhuman-strength").damage("rhino-1", damage);
        let mut table = given.play();
        table.attack("she-hulk", "rhino-1");
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table
    };
    // A stage that lives through it is stunned.
    let table = struck(0);
    assert!(table.has("rhino-1", Status::Stunned) && table.fired("superhuman-strength") == 1);
    let table = struck(13);
    assert!(!table.has("rhino-2", Status::Stunned));
    assert!(!table.discarded(0, "superhuman-strength"), "its cost is not paid for nothing");
}

#[test]
fn what_an_attack_has_left_to_deal_is_lost_with_the_stage_it_was_aimed_at() {
    cites!("villain.excess-damage-lost");
    // Repulsor Blast: 1 damage, then 2 for each energy among five cards, to the same enemy.
    let blasted = |damage: u16| {
        let given = Given::new(&["iron"], "rhino").hand(0, &["repulsor-blast", "energy"]);
        let turned = ["arc-reactor", "powered-gauntlets", "stark-tower", "supersonic-punch", "pepper-potts"];
        let mut table = given.damage("rhino-1", damage).draws(&turned).play();
        table.play_card("repulsor-blast", &["energy"]);
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table
    };
    let table = blasted(0);
    assert!(table.damage_on("rhino-1") > 1, "{}", table.damage_on("rhino-1"));
    let table = blasted(13);
    assert_eq!(table.damage_on("rhino-2"), 0);
    assert_eq!(table.state().player(table::Seat(0)).discard.len(), 7, "the five were turned up all the same");
}
