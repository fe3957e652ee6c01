//! Obligations and nemesis sets.

use champions::ask::{Ask, May};
use champions::card::ability::{Form, Stat, Status};
use champions::cites;
use champions::event::Event;
use champions::state::Place;
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn solo(hero: &str) -> Given {
    Given::new(&[hero], "rhino")
}

/// An obligation is met in alter-ego form, at the price of exhausting.
fn met(hero: &str, identity: &str, obligation: &str) {
    let mut table = solo(hero).dealt(0, &[obligation]).play();
    table.may(May::Yes);
    table.option(0);
    table.settle();
    assert_eq!((table.form(0), table.find(identity).exhausted), (Form::AlterEgo, true));
    assert!(table.state().has(Place::Removed, table.card(obligation)));
}

/// An obligation is not met.
fn unmet(given: Given, obligation: &str) -> Table {
    let mut table = given.dealt(0, &[obligation]).play();
    if matches!(table.ask(), Ask::May { .. }) {
        table.answer(May::No);
    }
    table.until(|ask| !matches!(ask, Ask::Window { .. }));
    table
}

#[test]
fn obligations_are_met_by_exhausting_the_alter_ego() {
    cites!(
        "abilities.may",
        "obligations.given-to-linked-player",
        "sample-cards.business-problems.may-flip",
        "sample-cards.business-problems.option-exhaust",
        "zones.removed-from-game"
    );
    met("panther", "black-panther", "affairs-of-state");
    met("hulk", "she-hulk", "legal-work");
    met("spider", "spider-man", "eviction-notice");
    met("iron", "iron-man", "business-problems");
    met("marvel", "captain-marvel", "family-emergency");
}

#[test]
fn obligations_that_are_not_met_cost_something() {
    cites!(
        "sample-cards.business-problems.option-upgrades",
        "sample-cards.business-problems.option-exhaust-needs-alter-ego",
        "abilities.mandatory-with-may",
        "main-scheme.acceleration-token-effect"
    );
    let mut table = unmet(solo("panther").own(0, "panther-claws"), "affairs-of-state");
    table.settle();
    assert!(table.there("panther-claws").is_none() && table.encounter_discarded("affairs-of-state"));
    let mut table = unmet(solo("hulk"), "legal-work");
    table.settle();
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
    assert!(table.told().any(|(event, _)| *event == Event::AccelerationAdded { tokens: 1 }));
    let mut table =
        unmet(solo("spider").hand(0, &["energy"]).chance(0).draws(&["im-tough"]), "eviction-notice");
    table.settle();
    assert!(table.discarded(0, "energy") && table.encounter_discarded("eviction-notice"));
    let mut table = unmet(solo("iron").own(0, "arc-reactor").own(0, "rocket-boots"), "business-problems");
    table.settle();
    assert!(table.find("arc-reactor").exhausted && table.find("rocket-boots").exhausted);
    let mut table = unmet(solo("marvel"), "family-emergency");
    table.settle();
    assert!(table.has("captain-marvel", Status::Stunned));
}

#[test]
fn an_obligation_goes_to_its_own_player() {
    cites!("obligations.linked-to-hero", "obligations.given-to-linked-player");
    let mut table = Given::new(&["spider", "iron"], "rhino").dealt(0, &["business-problems"]).play();
    let Ask::May { player, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(player, Seat(1));
    table.answer(May::Yes);
}

#[test]
fn killmonger_fears_no_upgrade() {
    cites!("precedence.cannot-is-absolute");
    let mut table = solo("panther")
        .own(0, "panther-claws")
        .foe(Some(0), "killmonger")
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    table.play_card("wakanda-forever-wild", &["energy"]);
    // He cannot be damaged by it, so the villain is the only choice that changes anything, and nobody is asked.
    assert!(!matches!(table.ask(), Ask::Choose { .. }));
    table.settle();
    assert_eq!((table.damage_on("killmonger"), table.damage_on("rhino-1")), (0, 4));
    table.attack("black-panther", "killmonger");
    table.settle();
    assert_eq!(table.damage_on("killmonger"), 2);
}

#[test]
fn the_herb_makes_enemies_tough() {
    cites!("status.definition", "keywords.surge");
    let mut table = solo("spider")
        .foe(Some(0), "shocker")
        .dealt(0, &["heart-shaped-herb"])
        .draws(&["hydra-mercenary"])
        .play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough) && table.has("shocker", Status::Tough));
    assert!(table.there("hydra-mercenary").is_some());
    let mut table = solo("spider")
        .stock(&["heart-shaped-herb"])
        .dealt(0, &["assault"])
        .draws(&["heart-shaped-herb"])
        .play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough) && table.damage_on("spider-man") == 2);
}

#[test]
fn ritual_combat_counts_boost_icons() {
    cites!("revealing.treachery");
    let mut table = solo("spider").dealt(0, &["ritual-combat"]).draws(&["charge"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert!(!table.encounter_discarded("ritual-combat"), "it is not yet resolved");
    table.option(0);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 3);
    assert!(table.encounter_discarded("ritual-combat"));
    let mut table = solo("spider").dealt(0, &["ritual-combat"]).draws(&["charge"]).play();
    table.option(1);
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 3);
}

#[test]
fn side_schemes_of_nemeses_enter_with_their_threat() {
    cites!("side-schemes.starting-threat", "revealing.side-scheme");
    let entered = |id: &str| {
        let mut table = Given::new(&["spider", "hulk"], "rhino").dealt(0, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.threat_on(id)
    };
    assert_eq!(entered("personal-challenge"), 3 + 2);
    assert_eq!(entered("imminent-overload"), 3 + 2);
    assert_eq!(entered("the-psyche-magnitron"), 3 + 2);
    assert_eq!(entered("usurp-the-throne"), 3 * 2);
}

#[test]
fn titania_strikes_as_hard_as_she_lives() {
    cites!("attachments.illegal-discarded", "damage.remaining-card");
    let table = solo("hulk").foe(Some(0), "titania").damage("titania", 2).play();
    assert_eq!(table.value("titania", Stat::Atk), 4);
    let mut table = solo("hulk").foe(Some(0), "titania").dealt(0, &["genetically-enhanced"]).play();
    table.settle();
    assert_eq!((table.value("titania", Stat::HitPoints), table.value("titania", Stat::Atk)), (9, 9));
    let mut table = solo("hulk").dealt(0, &["genetically-enhanced"]).draws(&["shocker"]).play();
    table.settle();
    // Nobody to attach it to: it surges.
    assert!(table.there("shocker").is_some() && table.encounter_discarded("genetically-enhanced"));
}

#[test]
fn titanias_fury_lets_her_attack() {
    cites!("boost.added-during-step", "identity.alter-ego-form-hides-hero");
    let mut table =
        solo("hulk").foe(Some(0), "titania").damage("titania", 3).dealt(0, &["titanias-fury"]).play();
    table.settle();
    assert_eq!(table.damage_on("she-hulk"), 3);
    let mut table = solo("hulk")
        .alter_ego(0)
        .foe(Some(0), "titania")
        .damage("titania", 3)
        .dealt(0, &["titanias-fury"])
        .draws(&["shocker"])
        .play();
    table.settle();
    assert_eq!(table.damage_on("titania"), 0);
    assert!(table.there("shocker").is_some());
    let mut table = solo("hulk")
        .stock(&["titanias-fury"])
        .dealt(0, &["assault"])
        .draws(&["titanias-fury", "charge"])
        .play();
    table.settle();
    assert_eq!(table.damage_on("she-hulk"), 2 + 1 + 2);
}

#[test]
fn highway_robbery_keeps_cards_until_it_is_defeated() {
    cites!("abilities.when-defeated", "zones.out-of-play");
    let mut table = solo("spider").hand(0, &["energy", "energy"]).dealt(0, &["highway-robbery"]).play();
    table.settle();
    assert_eq!((table.hand(0), table.state().under.len()), (1, 1));
    let mut given = solo("spider").foe(None, "highway-robbery").threat("highway-robbery", 1);
    let (host, card) = (given.id("highway-robbery"), given.card("genius"));
    let owner = Some(Seat(0));
    given.state.under.push(champions::state::Under { host, card, owner, facedown: true });
    let mut table = given.play();
    table.thwart("spider-man", "highway-robbery");
    table.settle();
    assert!(table.in_hand(0, "genius") && table.there("highway-robbery").is_none());
}

#[test]
fn highway_robbery_gives_the_cards_of_who_is_out_to_their_pile() {
    cites!("players.elimination.cards");
    let mut given = Given::new(&["spider", "hulk"], "rhino").foe(None, "highway-robbery");
    given.state.players[1].eliminated = true;
    let (host, card) = (given.id("highway-robbery"), given.card("strength"));
    let owner = Some(Seat(1));
    given.state.under.push(champions::state::Under { host, card, owner, facedown: true });
    let mut table = given.threat("highway-robbery", 1).play();
    table.thwart("spider-man", "highway-robbery");
    table.settle();
    assert!(table.discarded(1, "strength") && table.hand(1) == 0);
}

#[test]
fn the_vulture_strikes_quickly() {
    cites!(
        "keywords.quickstrike",
        "keywords.quickstrike.alter-ego",
        "minions.new-minion-in-step4-does-not-activate"
    );
    let mut table = solo("spider").dealt(0, &["vulture"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 3);
    let mut table = solo("spider").alter_ego(0).dealt(0, &["vulture"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (0, 0));
}

#[test]
fn a_sweeping_swoop_stuns() {
    cites!("status.stun-verb", "effects.delayed.definition");
    let mut table = solo("spider").dealt(0, &["sweeping-swoop"]).play();
    table.settle();
    assert!(table.has("spider-man", Status::Stunned));
    let mut table =
        solo("spider").foe(Some(0), "vulture").dealt(0, &["sweeping-swoop"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
    // As a boost it stuns whoever is damaged by the activation.
    let mut table = solo("spider")
        .stock(&["sweeping-swoop"])
        .own(0, "mockingbird")
        .dealt(0, &["assault"])
        .draws(&["sweeping-swoop"])
        .play();
    table.defend("mockingbird");
    table.settle();
    assert!(table.has("mockingbird", Status::Stunned) && !table.has("spider-man", Status::Stunned));
}

#[test]
fn the_vultures_plans_count_types() {
    cites!("costs.wild-no-other-type");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .hand(0, &["energy"])
        .hand(1, &["genius"])
        .dealt(0, &["the-vultures-plans"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.threat_on("the-break-in"), 2);
    assert!(table.discarded(0, "energy") && table.discarded(1, "genius"));
}

#[test]
fn whiplash_and_his_whip() {
    cites!("keywords.retaliate", "enemy-attack.undefended.definition");
    let mut table = solo("iron").foe(Some(0), "whiplash").play();
    table.attack("iron-man", "whiplash");
    table.settle();
    assert_eq!(table.damage_on("iron-man"), 1);
    let mut table =
        solo("iron").own(0, "arc-reactor").own(0, "rocket-boots").dealt(0, &["electric-whip-attack"]).play();
    table.option(0);
    table.settle();
    assert_eq!(table.damage_on("iron-man"), 2);
    let mut table = solo("iron").own(0, "arc-reactor").dealt(0, &["electric-whip-attack"]).play();
    table.option(1);
    table.settle();
    assert!(table.there("arc-reactor").is_none());
    let boosted = || {
        solo("iron")
            .stock(&["electric-whip-attack"])
            .own(0, "arc-reactor")
            .dealt(0, &["assault"])
            .draws(&["electric-whip-attack"])
    };
    let mut table = boosted().play();
    table.settle();
    assert!(table.there("arc-reactor").is_none());
    let mut table = boosted().play();
    table.defend("iron-man");
    table.settle();
    assert!(table.there("arc-reactor").is_some());
}

#[test]
fn a_backlash_counts_energy() {
    cites!("effects.printed");
    let turned = ["arc-reactor", "energy", "uppercut", "mark-v-armor", "pepper-potts"];
    let mut table = solo("iron").dealt(0, &["electromagnetic-backlash"]).draws(&turned).play();
    table.settle();
    assert_eq!(table.damage_on("iron-man"), 3);
}

#[test]
fn yon_rogg_feeds_his_machine() {
    cites!("timing.forced.mandatory");
    let mut table = solo("marvel")
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "yon-rogg")
        .foe(None, "the-psyche-magnitron")
        .threat("the-psyche-magnitron", 1)
        .villain_phase()
        .draws(&["im-tough", "hard-to-keep-down"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("captain-marvel"), table.threat_on("the-psyche-magnitron")), (3, 2));
}

#[test]
fn the_kree_manipulator_schemes() {
    cites!("keywords.surge", "enemy-attack.undefended.definition");
    let mut table = solo("marvel").dealt(0, &["kree-manipulator"]).draws(&["shocker"]).play();
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 1);
    assert!(table.there("shocker").is_some());
    let boosted =
        || solo("marvel").stock(&["kree-manipulator"]).dealt(0, &["assault"]).draws(&["kree-manipulator"]);
    let mut table = boosted().play();
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 1);
    let mut table = boosted().play();
    table.defend("captain-marvel");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 0);
}

#[test]
fn treason_takes_energy() {
    cites!("effects.printed");
    let mut table = solo("marvel").hand(0, &["energy", "genius"]).dealt(0, &["yon-roggs-treason"]).play();
    table.settle();
    assert_eq!((table.hand(0), table.discarded(0, "energy")), (1, true));
    let mut table =
        solo("marvel").hand(0, &["genius"]).dealt(0, &["yon-roggs-treason"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}
