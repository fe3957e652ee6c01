//! Klaw and his set, and the Masters of Evil.

use champions::ask::{Ask, Defend};
use champions::card::ability::{Form, Stat, Status};
use champions::event::Event;
use champions::state::Place;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "klaw")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "klaw")
}

fn boosts(table: &Table) -> usize {
    table.told().filter(|(event, _)| matches!(event, Event::Boosted { .. })).count()
}

#[test]
fn each_stage_of_klaw_attacks_with_two_boost_cards() {
    cites!("timing.star.attack", "boost.multiple-cumulative");
    // Two icons and one.
    let harmless = "illegal-arms-factory";
    let mut table = spider().villain_phase().draws(&["sound-manipulation", "armored-guard", harmless]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), boosts(&table)), (3, 2));
    let mut table = spider()
        .next_stage()
        .villain_phase()
        .draws(&["sound-manipulation", "armored-guard", harmless])
        .play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), boosts(&table)), (1 + 3, 2));
    let mut given = spider();
    let third = given.card("klaw-3");
    given.state.encounter.villain_deck.push(third);
    let mut table =
        given.next_stage().villain_phase().draws(&["sound-manipulation", "armored-guard", harmless]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), boosts(&table)), (2 + 3, 2));
}

#[test]
fn later_stages_of_klaw_bring_what_they_say() {
    cites!("villain.new-stage-when-revealed", "keywords.toughness", "damage.hp-modifier-expiry-can-defeat");
    let mut table = spider().damage("klaw-1", 11).play();
    table.attack("spider-man", "klaw-1");
    table.settle();
    // The Immortal Klaw: ten more hit points while it is in play.
    assert_eq!((table.threat_on("the-immortal-klaw"), table.value("klaw-2", Stat::HitPoints)), (3, 28));
    let mut given = spider().next_stage().damage("klaw-2", 17);
    let third = given.card("klaw-3");
    given.state.encounter.villain_deck.push(third);
    let mut table = given.play();
    table.attack("spider-man", "klaw-2");
    table.settle();
    assert!(table.has("klaw-3", Status::Tough));
}

#[test]
fn hit_points_that_a_scheme_gave_vanish_with_it() {
    cites!("damage.hp-modifier-expiry-can-defeat", "effects.gain-hit-points");
    let mut table =
        spider().foe(None, "the-immortal-klaw").threat("the-immortal-klaw", 1).damage("klaw-1", 15).play();
    table.thwart("spider-man", "the-immortal-klaw");
    table.settle();
    assert!(table.there("klaw-1").is_none() && table.there("klaw-2").is_some());
}

#[test]
fn his_scheme_begins_with_a_network_and_a_minion() {
    cites!("setup.10-scheme-setup", "setup.10-when-revealed");
    let mut table = Table::new(&["spider-man-justice"], "klaw");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    assert_eq!(table.threat_on("defense-network"), 2 + 1);
    let minions = table.state().in_play.iter().filter(|card| card.engaged == Some(Seat(0))).count();
    assert_eq!(minions, 1);
}

#[test]
fn the_second_stage_brings_another_minion() {
    cites!("main-scheme.new-stage-when-revealed", "main-scheme.advance-at-target", "abilities.when-revealed");
    let mut table = spider()
        .threat("underground-distribution", 5)
        .dealt(0, &["advance"])
        .draws(&["armored-guard"])
        .play();
    table.settle();
    assert_eq!((table.find("secret-rendezvous").face, table.threat_on("secret-rendezvous")), (1, 0));
    let minions = table.state().in_play.iter().filter(|card| card.engaged == Some(Seat(0))).count();
    assert_eq!(minions, 1);
}

#[test]
fn the_converter_stuns_whom_he_damages() {
    cites!(
        "timing.star.attachment",
        "player-phase.turn.action-on-encounter-card",
        "enemy-attack.step4.damage-amount"
    );
    let given = || spider().foe(None, "sonic-converter").attached_to("klaw-1");
    let mut table =
        given().villain_phase().draws(&["armored-guard", "armored-guard", "illegal-arms-factory"]).play();
    assert_eq!(table.value("klaw-1", Stat::Atk), 1);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Stunned)), (3, true));
    let mut table = given().hand(0, &["energy", "genius", "strength"]).play();
    table.act("sonic-converter");
    table.pay(&["energy", "genius", "strength"]);
    assert!(table.there("sonic-converter").is_none());
}

#[test]
fn a_body_of_sound_retaliates() {
    cites!("keywords.retaliate", "keywords.retaliate.ally-attacker");
    let given = || spider().foe(None, "solid-sound-body").attached_to("klaw-1");
    let mut table = given().own(0, "mockingbird").play();
    table.attack("mockingbird", "klaw-1");
    table.settle();
    // One for retaliate, one for the mark under her ATK.
    assert_eq!(table.damage_on("mockingbird"), 2);
    let mut table = given().hand(0, &["energy", "genius", "strength"]).play();
    table.act("solid-sound-body");
    table.pay(&["energy", "genius", "strength"]);
    assert!(table.there("solid-sound-body").is_none());
}

#[test]
fn an_armored_guard_is_tough_and_guards() {
    cites!("keywords.guard", "keywords.toughness");
    let mut table = spider().dealt(0, &["armored-guard"]).play();
    table.settle();
    assert!(table.has("armored-guard", Status::Tough));
    let by = table.id("spider-man");
    table.answer(champions::ask::TurnOption::Attack(by));
    // Klaw cannot be attacked: the guard is the only target.
    assert!(!table.has("armored-guard", Status::Tough));
}

#[test]
fn a_weapons_runner_surges_and_comes_as_a_boost() {
    cites!(
        "abilities.mandatory-types",
        "keywords.surge",
        "boost.star-means-ability",
        "boost.star-is-not-icon",
        "enemy-attack.step3.star-effect"
    );
    let mut table = spider().dealt(0, &["weapons-runner"]).draws(&["armored-guard"]).play();
    table.settle();
    assert!(table.there("weapons-runner").is_some() && table.there("armored-guard").is_some());
    let mut table = spider().dealt(0, &["assault"]).draws(&["weapons-runner", "illegal-arms-factory"]).play();
    table.settle();
    assert_eq!(table.find("weapons-runner").engaged, Some(Seat(0)));
    assert_eq!(table.damage_on("spider-man"), 2);
}

#[test]
fn klaws_vengeance_depends_on_the_form() {
    cites!("abilities.form-word");
    let mut table = spider().alter_ego(0).hand(0, &["energy"]).dealt(0, &["klaws-vengeance"]).play();
    table.settle();
    assert_eq!((table.hand(0), table.discarded(0, "energy")), (0, true));
    let mut table = spider().dealt(0, &["klaws-vengeance"]).draws(&["armored-guard", "armored-guard"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("underground-distribution")), (2, 1));
    // No damage, no threat.
    let mut table = spider().dealt(0, &["klaws-vengeance"]).draws(&["armored-guard", "armored-guard"]).play();
    table.defend("spider-man");
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("underground-distribution")), (0, 0));
}

#[test]
fn a_sonic_boom_is_paid_for_or_exhausts() {
    cites!("costs.ability-cost");
    let mut table = spider()
        .own(0, "mockingbird")
        .hand(0, &["energy", "genius", "strength"])
        .dealt(0, &["sonic-boom"])
        .play();
    table.option(0);
    table.pay(&["energy", "genius", "strength"]);
    table.settle();
    assert!(!table.find("spider-man").exhausted && table.hand(0) == 0);
    let mut table = spider().own(0, "mockingbird").hand(0, &["energy"]).dealt(0, &["sonic-boom"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert_eq!(table.refused(champions::ask::Opted(0)), rule!("costs.ability-cost"));
    table.option(1);
    table.settle();
    assert!(table.find("spider-man").exhausted && table.find("mockingbird").exhausted);
}

#[test]
fn a_sonic_boom_as_a_boost_waits_for_the_damage() {
    cites!("effects.delayed.automatic");
    let mut table = spider().dealt(0, &["assault"]).draws(&["sonic-boom", "armored-guard"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (1, true));
    // Without damage nothing comes of it.
    let mut table =
        spider().own(0, "mockingbird").dealt(0, &["assault"]).draws(&["sonic-boom", "armored-guard"]).play();
    table.defend("mockingbird");
    table.settle();
    assert!(!table.find("spider-man").exhausted);
}

#[test]
fn sound_manipulation_heals_klaw() {
    cites!("damage.heal");
    let mut table = spider().alter_ego(0).damage("klaw-1", 6).dealt(0, &["sound-manipulation"]).play();
    table.settle();
    assert_eq!(table.damage_on("klaw-1"), 2);
    let mut table = spider().damage("klaw-1", 6).dealt(0, &["sound-manipulation"]).play();
    table.settle();
    assert_eq!((table.damage_on("klaw-1"), table.damage_on("spider-man")), (4, 2));
    let mut table = spider().alter_ego(0).dealt(0, &["sound-manipulation"]).draws(&["armored-guard"]).play();
    table.settle();
    assert!(table.there("armored-guard").is_some());
}

#[test]
fn his_side_schemes_grow_with_the_players() {
    cites!("modifiers.per-player", "side-schemes.starting-threat");
    let entered = |id: &str| {
        let mut table = two().dealt(0, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.threat_on(id)
    };
    assert_eq!(entered("defense-network"), 2 + 2);
    assert_eq!(entered("illegal-arms-factory"), 3 + 2);
    assert_eq!(entered("the-immortal-klaw"), 3 * 2);
}

// The Masters of Evil.

#[test]
fn the_masters_of_evil_bring_one_of_theirs() {
    cites!("abilities.traits");
    let mut table = spider().dealt(0, &["the-masters-of-evil"]).draws(&["armored-guard", "whirlwind"]).play();
    table.settle();
    assert_eq!(table.find("whirlwind").engaged, Some(Seat(0)));
    assert!(table.encounter_discarded("armored-guard"));
}

/// A minion engaged with the first player activates; the villain is stunned.
fn minion(id: &str) -> Given {
    spider().status("klaw-1", Status::Stunned).foe(Some(0), id).villain_phase()
}

#[test]
fn radioactive_man_costs_cards() {
    cites!(
        "abilities.forced-triggered-by-game",
        "abilities.mandatory-types",
        "villain-phase.step2.minions-after-villain",
        "activation.minion-form",
        "activation.minions-get-no-boost"
    );
    let mut table = minion("radioactive-man")
        .hand(0, &["energy", "genius"])
        .chance(0)
        .draws(&["the-immortal-klaw"])
        .play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), boosts(&table)), (1, 0));
    assert_eq!(table.fired("radioactive-man"), 1);
    assert_eq!(table.state().player(Seat(0)).discard.len(), 1);
    let mut table = spider()
        .stock(&["radioactive-man"])
        .hand(0, &["energy"])
        .dealt(0, &["assault"])
        .draws(&["radioactive-man", "armored-guard"])
        .play();
    table.settle();
    assert!(table.discarded(0, "energy"));
}

#[test]
fn whirlwind_attacks_every_hero() {
    cites!("enemy-attack.targets-player");
    let mut table = two()
        .status("klaw-1", Status::Stunned)
        .foe(Some(0), "whirlwind")
        .with("spider-man", |it| it.exhausted = true)
        .with("she-hulk", |it| it.exhausted = true)
        .villain_phase()
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    // Two attacks of his, each for 2, before Klaw turns to the second player.
    let began = |table: &Table| {
        let by = table.id("whirlwind");
        table.told().filter(|(event, _)| matches!(event, Event::Began { by: who, .. } if *who == by)).count()
    };
    assert_eq!(began(&table), 2);
    let mut table =
        two().stock(&["whirlwind"]).dealt(0, &["assault"]).draws(&["whirlwind", "weapons-runner"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // One for each hero from the boost ability; no icons at all.
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 1));
}

#[test]
fn tiger_shark_turns_tough() {
    cites!("timing.forced.mandatory");
    let mut table = minion("tiger-shark").draws(&["the-immortal-klaw"]).play();
    table.settle();
    assert!(table.has("tiger-shark", Status::Tough) && table.damage_on("spider-man") == 3);
    let mut table = spider()
        .stock(&["tiger-shark"])
        .dealt(0, &["assault"])
        .draws(&["tiger-shark", "armored-guard"])
        .play();
    table.settle();
    assert!(table.has("klaw-1", Status::Tough));
}

#[test]
fn melter_wants_an_ally() {
    cites!("enemy-attack.step2.defending-is-optional", "precedence.card-beats-rules");
    let mut table = minion("melter").own(0, "mockingbird").draws(&["the-immortal-klaw"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    // With an ally ready there is only one answer, so nobody was asked.
    assert!(table.there("mockingbird").is_none() && table.damage_on("spider-man") == 0);
    let mut table = minion("melter").draws(&["the-immortal-klaw"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(table.offers(Defend::No));
    let mut table = spider()
        .stock(&["melter"])
        .own(0, "mockingbird")
        .dealt(0, &["assault"])
        .draws(&["melter", "armored-guard"])
        .play();
    table.settle();
    assert!(table.find("mockingbird").exhausted);
}

#[test]
fn mayhem_lets_the_masters_attack_or_finds_one() {
    cites!("activation.from-card-abilities");
    let mut table = spider().foe(Some(0), "tiger-shark").dealt(0, &["masters-of-mayhem"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 3);
    let mut table = spider().alter_ego(0).dealt(0, &["masters-of-mayhem"]).play();
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    table.choose_out(Place::EncounterDeck, "melter");
    table.settle();
    assert_eq!(table.find("melter").engaged, Some(Seat(0)));
    assert_eq!(table.form(0), Form::AlterEgo);
}
