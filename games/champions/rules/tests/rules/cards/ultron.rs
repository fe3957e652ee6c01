//! Ultron, his drones, and the Under Attack set.

use champions::ask::Ask;
use champions::card::ability::{Stat, Status};
use champions::card::{AbilityId, CardType};
use champions::event::{Event, Spot};
use champions::modifiers;
use champions::state::{Place, Reading};
use champions::{Champions, cites, rule};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "ultron").foe(None, "ultron-drones")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "ultron").foe(None, "ultron-drones")
}

fn drones(table: &Table, seat: u8) -> usize {
    table
        .state()
        .in_play
        .iter()
        .filter(|card| card.facedown.is_some() && card.engaged == Some(Seat(seat)))
        .count()
}

#[test]
fn facedown_cards_are_drones_of_one() {
    cites!(
        "environments.definition",
        "sample-cards.ultron-drones.stats",
        "modifiers.base-value",
        "abilities.card-type-change"
    );
    let table = spider().drone(0).play();
    let scene = table.game.now();
    let drone = scene.state.in_play.last().expect("a drone");
    assert_eq!(scene.kind(drone), CardType::Minion);
    for stat in [Stat::Atk, Stat::Sch, Stat::HitPoints] {
        assert_eq!(modifiers::value(scene, drone, stat), Some(1));
    }
    // It is the same with whomever it is engaged.
    let table = two().drone(1).play();
    let scene = table.game.now();
    let drone = scene.state.in_play.last().expect("a drone");
    for stat in [Stat::Atk, Stat::Sch, Stat::HitPoints] {
        assert_eq!(modifiers::value(scene, drone, stat), Some(1));
    }
    // Whatever the card prints that lies there: an ally of more than one.
    let mask = table.cards.trait_of("drone");
    let table = spider()
        .own(0, "hulk")
        .with("hulk", |it| (it.facedown, it.controller, it.engaged) = (mask, None, Some(Seat(0))))
        .play();
    let scene = table.game.now();
    let drone = scene.state.in_play.last().expect("a drone");
    for stat in [Stat::Atk, Stat::Sch, Stat::HitPoints] {
        assert_eq!(modifiers::value(scene, drone, stat), Some(1));
    }
}

#[test]
fn a_defeated_drone_goes_to_its_owners_pile() {
    cites!("sample-cards.ultron-drones.defeat", "ownership.changed-control-leaves-play");
    let mut table = spider().drone(0).play();
    let card = table.state().in_play.last().expect("a drone").card;
    let (by, drone) = (table.id("spider-man"), table.state().in_play.last().expect("a drone").id);
    table.answer(champions::ask::TurnOption::Attack(by));
    table.answer(drone);
    table.settle();
    assert_eq!(drones(&table, 0), 0);
    assert_eq!(table.state().player(Seat(0)).discard, [card]);
    let environment = table.card("ultron-drones");
    let fired = |ability: &AbilityId| ability.card == environment;
    assert!(
        table.told().any(|(event, _)| matches!(event, Event::AbilityUsed { ability, .. } if fired(ability)))
    );
}

#[test]
fn the_first_stage_offers_threat_or_a_drone() {
    cites!("timing.response.immediately-after", "enemy-attack.targets-player");
    let mut table = spider().villain_phase().draws(&["swarm-attack"]).play();
    table.option(1);
    assert_eq!(drones(&table, 0), 1);
    let mut table = spider().villain_phase().draws(&["swarm-attack", "upgraded-drones"]).play();
    table.option(0);
    assert_eq!(drones(&table, 0), 0);
    let placed = table.told().any(|(event, _)| matches!(event, Event::ThreatPlaced { amount: 1, .. }));
    assert!(placed);
}

#[test]
fn the_second_stage_grows_with_its_drones() {
    cites!("modifiers.continuous", "effects.lasting.expiry");
    let mut table =
        spider().next_stage().drone(0).villain_phase().draws(&["backflip", "swarm-attack"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((drones(&table, 0), table.value("ultron-2", Stat::Atk)), (2, 2 + 2));
}

#[test]
fn the_third_stage_hides_behind_its_drones() {
    cites!("precedence.cannot-is-absolute", "abilities.constant.conditional");
    let third = |mut given: Given| {
        let stage = given.card("ultron-3");
        given.state.encounter.villain_deck.push(stage);
        given.next_stage()
    };
    let mut table = third(spider().drone(0)).hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    let drone = *table.state().in_play.last().expect("a drone");
    assert_eq!(modifiers::value(table.game.now(), &drone, Stat::Atk), Some(2));
    assert_eq!(modifiers::value(table.game.now(), &drone, Stat::HitPoints), Some(2));
    table.attack("spider-man", "ultron-3");
    table.settle();
    assert_eq!(table.damage_on("ultron-3"), 0);
    let mut table = third(spider()).play();
    table.attack("spider-man", "ultron-3");
    assert_eq!(table.damage_on("ultron-3"), 2);
    // Revealed, it finds its imperative.
    let mut given = spider().next_stage().damage("ultron-2", 21);
    let stage = given.card("ultron-3");
    given.state.encounter.villain_deck.push(stage);
    let mut table = given.play();
    table.attack("spider-man", "ultron-2");
    table.settle();
    assert_eq!((table.threat_on("ultrons-imperative"), drones(&table, 0)), (2, 2));
}

#[test]
fn the_crimson_cowl_begins_with_a_drone_for_each_player() {
    cites!("setup.10-scheme-setup", "setup.10-when-revealed");
    let mut table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "ultron");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    assert!(table.there("ultron-drones").is_some());
    assert_eq!((drones(&table, 0), drones(&table, 1)), (1, 1));
}

#[test]
fn later_stages_bring_drones_too() {
    cites!("main-scheme.advance-procedure", "main-scheme.new-stage-when-revealed");
    let mut table = two().threat("the-crimson-cowl", 5).dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("assault-on-norad").is_some());
    assert_eq!((drones(&table, 0), drones(&table, 1)), (1, 1));
    let mut table = two().next_scheme().threat("assault-on-norad", 19).dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("countdown-to-oblivion").is_some());
    assert_eq!((drones(&table, 0), drones(&table, 1)), (1, 1));
}

#[test]
fn norad_asks_each_player_after_step_one() {
    cites!("villain-phase.step1.base-threat");
    let mut given = spider().next_scheme();
    given.state.active = None;
    given.state.phase = champions::state::Phase::Villain(champions::state::VillainStep::PlaceThreat);
    let mut table = given.play();
    table.option(1);
    assert_eq!((drones(&table, 0), table.threat_on("assault-on-norad")), (1, 1));
    let mut given = spider().next_scheme();
    given.state.active = None;
    given.state.phase = champions::state::Phase::Villain(champions::state::VillainStep::PlaceThreat);
    let mut table = given.play();
    table.option(0);
    assert_eq!((drones(&table, 0), table.threat_on("assault-on-norad")), (0, 3));
}

#[test]
fn norad_is_not_the_stage_that_comes_after_it() {
    cites!("abilities.self-reference", "abilities.choose.must-change-state");
    let mut given = two().next_scheme().threat("assault-on-norad", 16);
    given.state.active = None;
    given.state.phase = champions::state::Phase::Villain(champions::state::VillainStep::PlaceThreat);
    let mut table = given.play();
    // The threat of the first player completes the stage, so that only a drone is left for the second.
    table.option(0);
    assert!(table.there("assault-on-norad").is_none());
    assert_eq!((drones(&table, 0), drones(&table, 1)), (1, 2));
    assert_eq!(table.threat_on("countdown-to-oblivion"), 0);
}

#[test]
fn the_countdown_cannot_be_stopped() {
    cites!("precedence.cannot-is-absolute", "winning.card-states-loss", "thwart.any-scheme");
    let last = || spider().next_scheme().next_scheme().threat("countdown-to-oblivion", 3);
    let mut table = last().play();
    let by = table.id("spider-man");
    assert_eq!(table.refused(champions::ask::TurnOption::Thwart(by)), rule!("thwart.any-scheme"));
    let mut table = last().dealt(0, &["advance"]).draws(&["rage-of-ultron"]).play();
    table.until(|_| false);
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!(why, rule!("winning.card-states-loss"));
}

#[test]
fn the_transmitter_feeds_side_schemes() {
    cites!("timing.star.scheme", "costs.multiple-simultaneous", "attachments.modify-villain");
    let given = || spider().foe(None, "program-transmitter").attached_to("ultron-1");
    let mut table = given()
        .alter_ego(0)
        .foe(None, "invasive-ai")
        .threat("invasive-ai", 2)
        .dealt(0, &["advance"])
        .draws(&["android-efficiency-energy"])
        .play();
    assert_eq!(table.value("ultron-1", Stat::Sch), 2);
    table.settle();
    assert_eq!(table.threat_on("invasive-ai"), 3);
    let mut table = given().hand(0, &["genius"]).play();
    table.act("program-transmitter");
    table.pay(&["genius"]);
    assert!(table.there("program-transmitter").is_none() && table.find("spider-man").exhausted);
}

#[test]
fn drones_can_be_upgraded() {
    cites!("modifiers.recalculate-from-base");
    let mut table =
        spider().drone(0).hand(0, &["energy", "genius", "strength"]).dealt(0, &["upgraded-drones"]).play();
    table.settle();
    let drone = *table.state().in_play.iter().find(|card| card.facedown.is_some()).expect("a drone");
    assert_eq!(modifiers::value(table.game.now(), &drone, Stat::Atk), Some(2));
    assert_eq!(modifiers::value(table.game.now(), &drone, Stat::HitPoints), Some(2));
    assert_eq!(table.find("upgraded-drones").host, Some(table.id("ultron-drones")));
    table.act("upgraded-drones");
    table.pay(&["energy", "genius", "strength"]);
    assert_eq!(modifiers::value(table.game.now(), &drone, Stat::Atk), Some(1));
}

#[test]
fn an_advanced_drone_guards_and_leaves_another() {
    cites!("keywords.guard", "timing.forced.mandatory");
    let mut table = spider().foe(Some(0), "advanced-ultron-drone").damage("advanced-ultron-drone", 3).play();
    let by = table.id("spider-man");
    // Guard: Ultron is no target, so the drone is the only one.
    table.answer(champions::ask::TurnOption::Attack(by));
    table.settle();
    assert_eq!((table.there("advanced-ultron-drone"), drones(&table, 0)), (None, 1));
}

#[test]
fn android_efficiency_makes_drones() {
    cites!("boost.star-means-ability");
    for (id, pays) in [
        ("android-efficiency-energy", "energy"),
        ("android-efficiency-mental", "genius"),
        ("android-efficiency-physical", "strength"),
    ] {
        let mut table = two().dealt(0, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!((drones(&table, 0), drones(&table, 1)), (1, 1), "{id}");
        let mut table = spider().alter_ego(0).hand(0, &[pays]).dealt(0, &["advance"]).draws(&[id]).play();
        table.option(0);
        table.pay(&[pays]);
        table.settle();
        assert_eq!((drones(&table, 0), table.hand(0)), (0, 0), "{id}");
        let mut table = spider().alter_ego(0).dealt(0, &["advance"]).draws(&[id]).play();
        table.option(1);
        table.settle();
        assert_eq!(drones(&table, 0), 1, "{id}");
    }
}

#[test]
fn rage_of_ultron_empties_the_deck() {
    cites!("zones.out-of-play");
    let mut table = spider().alter_ego(0).dealt(0, &["rage-of-ultron"]).draws(&["repair-sequence"]).play();
    table.settle();
    // SCH 1 and one icon.
    assert_eq!(table.state().player(Seat(0)).discard.len(), 2);
    let mut table = spider().dealt(0, &["rage-of-ultron"]).draws(&["swarm-attack"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
    table.settle();
    assert_eq!(table.state().player(Seat(0)).discard.len(), 3);
}

#[test]
fn the_repair_sequence_heals_by_drones() {
    cites!("damage.heal");
    let mut table = spider().drone(0).drone(0).damage("ultron-1", 9).dealt(0, &["repair-sequence"]).play();
    table.settle();
    assert_eq!(table.damage_on("ultron-1"), 5);
    let mut table = spider()
        .alter_ego(0)
        .drone(0)
        .damage("ultron-1", 9)
        .dealt(0, &["advance"])
        .draws(&["repair-sequence"])
        .play();
    table.settle();
    assert_eq!(table.damage_on("ultron-1"), 8);
    let mut table = spider().dealt(0, &["repair-sequence"]).draws(&["advanced-ultron-drone"]).play();
    table.settle();
    assert!(table.there("advanced-ultron-drone").is_some());
}

#[test]
fn a_swarm_attacks_or_grows() {
    cites!("activation.from-card-abilities", "activation.minions-get-no-boost");
    let mut table = spider().drone(0).drone(0).dealt(0, &["swarm-attack"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), drones(&table, 0)), (2, 2));
    let mut table = spider().alter_ego(0).dealt(0, &["swarm-attack"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), drones(&table, 0)), (0, 1));
}

#[test]
fn his_side_schemes_do_what_they_say() {
    cites!("abilities.when-revealed", "minions.engage-override");
    let mut table = two().dealt(0, &["drone-factory"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // A drone for each, and one threat for each drone.
    assert_eq!((drones(&table, 0), drones(&table, 1), table.threat_on("drone-factory")), (1, 1, 4 + 2));
    let mut table = two().dealt(0, &["invasive-ai"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(
        (table.state().player(Seat(0)).discard.len(), table.state().player(Seat(1)).discard.len()),
        (3, 3)
    );
    let mut table = two().dealt(1, &["ultrons-imperative"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((drones(&table, 0), drones(&table, 1)), (2, 0));
}

// Under Attack.

#[test]
fn under_attack_asks_each_player() {
    cites!("identity.alter-ego-form-hides-hero", "abilities.choose.must-change-state");
    let mut table = two().alter_ego(1).dealt(0, &["under-attack"]).play();
    table.option(1);
    // An alter-ego has no hero to be damaged: threat is the only possibility, and nobody is asked.
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!(
        (table.damage_on("spider-man"), table.damage_on("she-hulk"), table.threat_on("under-attack")),
        (3, 0, 5)
    );
}

#[test]
fn vibranium_armor_turns_him_tough() {
    cites!("status.tough.prevent-all");
    let given = || spider().foe(None, "vibranium-armor").attached_to("ultron-1");
    let mut table = given().hand(0, &["strength"]).play();
    table.attack("spider-man", "ultron-1");
    table.settle();
    assert_eq!((table.damage_on("ultron-1"), table.has("ultron-1", Status::Tough)), (2, true));
    let mut table = given().hand(0, &["strength"]).play();
    table.act("vibranium-armor");
    table.pay(&["strength"]);
    assert!(table.there("vibranium-armor").is_none() && table.find("spider-man").exhausted);
}

#[test]
fn concussion_blasters_retaliate() {
    cites!("keywords.retaliate", "effects.gain-characteristic");
    let given = || spider().foe(None, "concussion-blasters").attached_to("ultron-1");
    let mut table = given().play();
    assert_eq!(table.value("ultron-1", Stat::Atk), 3);
    table.attack("spider-man", "ultron-1");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1);
    let mut table = given().hand(0, &["energy"]).play();
    table.act("concussion-blasters");
    table.pay(&["energy"]);
    assert!(table.there("concussion-blasters").is_none());
}

#[test]
fn a_concussive_blast_strikes_all_that_is_friendly() {
    cites!("identity.friendly", "identity.character");
    let mut table =
        two().own(0, "mockingbird").foe(Some(0), "tiger-shark").dealt(0, &["concussive-blast"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(
        (table.damage_on("spider-man"), table.damage_on("she-hulk"), table.damage_on("mockingbird")),
        (1, 1, 1)
    );
    assert_eq!((table.damage_on("ultron-1"), table.damage_on("tiger-shark")), (0, 0));
    let mut table =
        two().alter_ego(0).own(0, "mockingbird").dealt(0, &["advance"]).draws(&["concussive-blast"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(
        (table.damage_on("spider-man"), table.damage_on("she-hulk"), table.damage_on("mockingbird")),
        (1, 0, 1)
    );
}

#[test]
fn nobody_is_told_what_a_drone_is() {
    cites!("zones.out-of-play", "zones.top-of-deck-encounter");
    let mut table = two().dealt(0, &["drone-factory"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let facedown = |event: &Event| matches!(event, Event::Moved { to: Spot::Facedown(..), .. });
    let drones: Vec<&Event> = table.told().map(|(event, _)| event).filter(|it| facedown(it)).collect();
    assert!(drones.len() >= 2, "{drones:?}");
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        for drone in &drones {
            let heard = Champions::hears(drone, seat);
            assert!(matches!(heard, Some(Event::Moved { card: None, .. })), "{seat:?} heard {heard:?}");
        }
    }
    // Nor did anybody see them on the way.
    let seen = table.told().any(|(event, _)| {
        matches!(event, Event::Moved { to: Spot::Out(Place::Turned(_)), .. } | Event::LookedAt { .. })
    });
    assert!(!seen);
}
