//! The Legions of Hydra and the Doomsday Chair.

use champions::ask::Ask;
use champions::card::ability::{Stat, Status};
use champions::cites;
use champions::state::{Phase, Place, VillainStep};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn the_legions_bring_their_leader() {
    cites!("effects.search.add");
    let mut table =
        spider().stock(&["madame-hydra"]).foe(Some(0), "hydra-bomber").dealt(0, &["legions-of-hydra"]).play();
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    table.choose_out(Place::EncounterDeck, "madame-hydra");
    table.settle();
    // Two for each Hydra enemy.
    assert_eq!(
        (table.find("madame-hydra").engaged, table.threat_on("legions-of-hydra")),
        (Some(Seat(0)), 3 + 4)
    );
}

#[test]
fn madame_hydra_is_safe_behind_her_legions() {
    cites!("precedence.cannot-is-absolute", "timing.star.attack");
    let mut table = spider()
        .foe(Some(0), "madame-hydra")
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .play();
    table.attack("spider-man", "madame-hydra");
    table.settle();
    assert_eq!(table.damage_on("madame-hydra"), 0);
    let mut table = spider()
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "madame-hydra")
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("legions-of-hydra")), (2, 3));
}

#[test]
fn of_two_legions_the_first_player_picks_the_one_that_grows() {
    cites!("players.first-player.breaks-target-ties");
    let mut given = Given::new(&["hulk", "spider"], "rhino")
        .foe(Some(1), "madame-hydra")
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .draws(&["im-tough"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Minions(Seat(1))));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::Turn { .. }));
    // Madame Hydra attacked the second player, but that player has no say.
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }), "{:?}", table.ask());
    table.choose("legions-of-hydra");
    let threats: Vec<u16> =
        table.state().in_play.iter().filter(|card| card.threat > 0).map(|card| card.threat).collect();
    assert_eq!(threats, [1, 3]);
}

#[test]
fn a_hydra_soldier_guards_and_costs_a_card() {
    cites!(
        "abilities.when-defeated",
        "abilities.mandatory-types",
        "abilities.forced-triggered-by-game",
        "dealing.not-revealed-at-once"
    );
    let mut table = spider().foe(Some(0), "hydra-soldier").damage("hydra-soldier", 2).play();
    let by = table.id("spider-man");
    table.answer(champions::ask::TurnOption::Attack(by));
    table.settle();
    assert!(table.there("hydra-soldier").is_none());
    assert_eq!(table.state().player(Seat(0)).dealt.len(), 1);
}

#[test]
fn the_doomsday_chair_brings_modok_who_retaliates() {
    cites!("keywords.retaliate");
    let mut table = spider().stock(&["modok"]).dealt(0, &["the-doomsday-chair"]).play();
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    table.choose_out(Place::EncounterDeck, "modok");
    table.settle();
    assert_eq!((table.find("modok").engaged, table.threat_on("the-doomsday-chair")), (Some(Seat(0)), 8));
    table.attack("spider-man", "modok");
    table.settle();
    assert_eq!((table.damage_on("modok"), table.damage_on("spider-man")), (2, 2));
}

#[test]
fn biomechanical_upgrades_save_a_minion_once() {
    cites!("effects.replacement.definition", "effects.then.continues", "keywords.surge");
    let mut table = spider()
        .foe(Some(0), "shocker")
        .foe(Some(0), "sandman")
        .dealt(0, &["biomechanical-upgrades"])
        .draws(&["im-tough"])
        .play();
    table.settle();
    // The highest printed hit points are Sandman's; and it surges.
    assert_eq!(table.find("biomechanical-upgrades").host, Some(table.id("sandman")));
    assert!(table.has("rhino-1", Status::Tough));
    let mut table = spider()
        .foe(Some(0), "shocker")
        .damage("shocker", 2)
        .foe(None, "biomechanical-upgrades")
        .attached_to("shocker")
        .play();
    table.attack("spider-man", "shocker");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.there("biomechanical-upgrades")), (0, None));
    assert_eq!(table.value("shocker", Stat::HitPoints), 3);
}
