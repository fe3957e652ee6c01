//! The chapter on status cards: what a tough card prevents.

use champions::card::ability::Status;
use champions::cites;

use crate::given::Given;

#[test]
fn a_tough_card_prevents_all_damage_to_whomever_it_lies_on_attack_or_not() {
    cites!("status.tough.prevent-all");
    let ability = "{ when: action, do: [{ deal-damage: { amount: 3, to: { each: character } } }] }";
    let all = ["spider-man", "mockingbird", "shocker", "rhino-1"];
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
        let given = given.own(0, "mockingbird").foe(Some(0), "shocker");
        all.iter().fold(given, |given, id| given.status(id, Status::Tough))
    };
    let mut table = given().play();
    table.act("one-shot");
    for id in all {
        assert_eq!((table.damage_on(id), table.has(id, Status::Tough)), (0, false), "{id}");
    }
}

#[test]
fn who_cannot_take_the_damage_anyway_keeps_the_tough_card() {
    cites!("status.tough.zero-damage");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "immune-to-enemies");
    let given = given.status("spider-man", Status::Tough).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Tough)), (0, true));
}

#[test]
fn a_tough_ally_pays_for_its_power_with_the_card() {
    cites!("status.tough.prevent-all");
    let given = Given::new(&["spider"], "rhino").own(0, "mockingbird");
    let mut table = given.status("mockingbird", Status::Tough).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.has("mockingbird", Status::Tough)), (0, false));
}

#[test]
fn a_tough_card_prevents_what_overkill_passes_on() {
    cites!("status.tough.prevent-all");
    let given = Given::new(&["spider"], "rhino").own(0, "mockingbird").foe(None, "charge");
    let given = given.attached_to("rhino-1").status("spider-man", Status::Tough).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Tough)), (0, false));
}

#[test]
fn the_second_blow_of_an_attack_is_taken() {
    cites!("status.tough.one-instance");
    let ability = "{ when: action, label: attack, do: [{ deal-damage: { amount: 2, to: { each: minion } } }, \
                   { deal-damage: { amount: 1, to: { each: minion } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("hit-and-read", ability);
    let given = given.foe(Some(0), "shocker").status("shocker", Status::Tough);
    let mut table = given.hand(0, &["hit-and-read"]).play();
    table.play_card("hit-and-read", &[]);
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.has("shocker", Status::Tough)), (1, false));
}
