//! Captain Marvel's cards.

use champions::ask::{Pay, TurnOption};
use champions::card::ability::{Resource, Stat, Status};
use champions::state::Place;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn marvel() -> Given {
    Given::new(&["marvel"], "rhino")
}

#[test]
fn rechannel_spends_energy_and_heals_as_its_cost() {
    cites!("costs.multiple-simultaneous", "limits.limit", "costs.ability-resource-cost");
    let mut table = marvel().damage("captain-marvel", 3).hand(0, &["energy", "energy-absorption"]).play();
    table.act("captain-marvel");
    table.pay(&["energy"]);
    assert_eq!((table.damage_on("captain-marvel"), table.hand(0)), (2, 2));
    assert_eq!(table.cannot_act("captain-marvel"), rule!("limits.limit"));
    let mut table = marvel().hand(0, &["energy"]).play();
    assert_eq!(table.cannot_act("captain-marvel"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn commander_lets_a_player_draw() {
    cites!("abilities.choose.who", "limits.limit");
    let mut table = Given::new(&["marvel", "spider"], "rhino").alter_ego(0).play();
    table.act("captain-marvel");
    table.answer(Seat(1));
    assert_eq!((table.hand(0), table.hand(1)), (0, 1));
    assert_eq!(table.cannot_act("captain-marvel"), rule!("limits.limit"));
}

#[test]
fn spider_woman_confuses_the_villain_as_she_enters() {
    cites!("initiating.response-any-step", "status.confuse-verb", "timing.response.definition");
    let mut table = marvel().hand(0, &["spider-woman", "energy", "genius"]).play();
    table.play_card("spider-woman", &["energy", "genius"]);
    table.window();
    table.ability("spider-woman", 0);
    assert!(table.has("rhino-1", Status::Confused));
}

#[test]
fn crisis_interdiction_goes_on_to_another_scheme_when_aerial() {
    cites!(
        "effects.then.must-resolve-first",
        "effects.then.continues",
        "effects.then.stops",
        "thwart.labelled-ability"
    );
    let given = || {
        marvel()
            .foe(None, "bomb-scare")
            .threat("bomb-scare", 4)
            .threat("the-break-in", 4)
            .hand(0, &["crisis-interdiction", "energy"])
    };
    let mut table = given().own(0, "cosmic-flight").play();
    table.play_card("crisis-interdiction", &["energy"]);
    table.choose("the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (2, 2));
    // Not aerial.
    let mut table = given().play();
    table.play_card("crisis-interdiction", &["energy"]);
    table.choose("the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (2, 4));
    // Not in full: one threat was not there to be removed.
    let mut table = given().threat("the-break-in", 1).own(0, "cosmic-flight").play();
    table.play_card("crisis-interdiction", &["energy"]);
    table.choose("the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (0, 4));
}

#[test]
fn photonic_blast_draws_when_paid_with_energy() {
    cites!("costs.wild-must-specify", "costs.overpay-allowed", "costs.excess-lost");
    let given = || marvel().hand(0, &["photonic-blast", "energy", "genius", "strength", "spider-woman"]);
    let mut table = given().play();
    table.play_card("photonic-blast", &["energy", "genius"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (5, 3));
    let mut table = given().play();
    table.play_card("photonic-blast", &["genius", "strength"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (5, 2));
    // A wild resource is energy if it is declared to be.
    let mut table = given().play();
    table.play_card("photonic-blast", &["genius", "spider-woman"]);
    table.declare(Resource::Energy);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (5, 3));
    let mut table = given().play();
    table.play_card("photonic-blast", &["genius", "spider-woman"]);
    table.declare(Resource::Mental);
    assert_eq!(table.hand(0), 2);
}

#[test]
fn energy_absorption_is_three_energy() {
    cites!(
        "player-cards.resource.definition",
        "player-cards.resource.cannot-be-played",
        "costs.generate-by-discard"
    );
    let mut table = marvel().hand(0, &["photonic-blast", "energy-absorption"]).play();
    assert_eq!(table.cannot_play("energy-absorption"), rule!("player-cards.resource.cannot-be-played"));
    table.play_card("photonic-blast", &["energy-absorption"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (5, 1));
    assert!(table.discarded(0, "energy-absorption"));
}

#[test]
fn alpha_flight_station_trades_a_card_for_one_or_two() {
    cites!("costs.own-out-of-play", "costs.discarded-card-not-played");
    for (alter_ego, drawn) in [(false, 1), (true, 2)] {
        let given = marvel().own(0, "alpha-flight-station").hand(0, &["energy"]);
        let mut table = if alter_ego { given.alter_ego(0) } else { given }.play();
        table.act("alpha-flight-station");
        table.choose_out(Place::Hand(Seat(0)), "energy");
        assert_eq!(table.hand(0), drawn);
        assert!(table.discarded(0, "energy"));
    }
}

#[test]
fn the_helmet_adds_defence_and_more_when_aerial() {
    cites!("effects.gain-stat", "abilities.constant.conditional", "effects.gain-characteristic");
    let table = marvel().own(0, "captain-marvels-helmet").play();
    assert_eq!(table.value("captain-marvel", Stat::Def), 2);
    let table = marvel().own(0, "captain-marvels-helmet").own(0, "cosmic-flight").play();
    assert_eq!(table.value("captain-marvel", Stat::Def), 3);
}

#[test]
fn cosmic_flight_prevents_three() {
    cites!("defence.labelled-no-def", "damage.prevent-damage", "initiating.source-leaves-play");
    let mut table = marvel().own(0, "cosmic-flight").villain_phase().draws(&["charge", "im-tough"]).play();
    table.window_on_damage();
    table.ability("cosmic-flight", 0);
    table.settle();
    // ATK 2 and two boost icons.
    assert_eq!(table.damage_on("captain-marvel"), 1);
    assert!(table.discarded(0, "cosmic-flight"));
}

#[test]
fn energy_channel_stores_and_strikes() {
    cites!("keywords.counters-generic", "limits.max-per-player");
    let mut table = marvel().hand(0, &["energy-channel", "energy-channel", "energy"]).play();
    table.play_card("energy-channel", &[]);
    assert_eq!(table.cannot_play("energy-channel"), rule!("limits.max-per-player"));
    let channel = table.id("energy-channel");
    table.answer(TurnOption::Action { card: channel, place: 0 });
    let energy = table.card("energy");
    table.answer(Pay::Card(energy));
    table.answer(Pay::Done);
    assert_eq!(table.counters("energy-channel", "energy"), 2);
    table.answer(TurnOption::Action { card: channel, place: 1 });
    assert_eq!(table.damage_on("rhino-1"), 4);
    assert!(table.discarded(0, "energy-channel"));
    // At most 10.
    let mut table = marvel().own(0, "energy-channel").counters("energy-channel", "energy", 7).play();
    let channel = table.id("energy-channel");
    table.answer(TurnOption::Action { card: channel, place: 1 });
    assert_eq!(table.damage_on("rhino-1"), 10);
}
