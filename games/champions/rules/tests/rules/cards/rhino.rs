//! Rhino, his set, and the Standard, Expert and Bomb Scare sets.

use champions::ask::Ask;
use champions::card::ability::{Stat, Status};
use champions::event::{Event, Spot};
use champions::state::{Outcome, Place};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

#[test]
fn a_stage_falls_and_the_next_one_reveals_its_side_scheme() {
    cites!(
        "villain.stage-defeated",
        "villain.next-stage",
        "villain.excess-damage-lost",
        "villain.carry-over",
        "villain.new-stage-when-revealed",
        "revealing.from-card-effect"
    );
    let mut table = spider()
        .damage("rhino-1", 13)
        .status("rhino-1", Status::Stunned)
        .counters("rhino-1", "web", 2)
        .foe(None, "enhanced-ivory-horn")
        .attached_to("rhino-1")
        .play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(table.there("rhino-1").is_none());
    assert_eq!((table.damage_on("rhino-2"), table.has("rhino-2", Status::Stunned)), (0, true));
    assert_eq!(table.counters("rhino-2", "web"), 2);
    // The stage that fell is out of the game, and the new one in its place is told.
    let (first, second, id) = (table.card("rhino-1"), table.card("rhino-2"), table.id("rhino-2"));
    assert!(table.state().encounter.removed.contains(&first));
    let order = [
        table.place(|event| {
            let out = Spot::Out(Place::Removed);
            *event == Event::Moved { card: Some(first), from: Spot::InPlay(id), to: out }
        }),
        table.place(|event| {
            *event == Event::Moved { card: Some(second), from: Spot::VillainDeck, to: Spot::InPlay(id) }
        }),
        table.place(|event| *event == Event::VillainStage { villain: id, card: second }),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(table.find("enhanced-ivory-horn").host, Some(table.id("rhino-2")));
    // Breakin' & Takin' is found and revealed: 2 and 1 for each player.
    assert_eq!(table.threat_on("breakin-and-takin"), 3);
}

#[test]
fn the_last_stage_wins_the_game() {
    cites!("winning.players", "villain.sequential-deck", "winning.immediate");
    // The first stage is not the last one.
    let mut table = spider().damage("rhino-1", 12).play();
    table.attack("spider-man", "rhino-1");
    assert_eq!((table.state().outcome, table.there("rhino-2").is_some()), (None, true));
    // One hit point that is left is enough to go on.
    let mut table = spider().next_stage().damage("rhino-2", 12).play();
    table.attack("spider-man", "rhino-2");
    assert_eq!(table.state().outcome, None);
    // Whoever else is left, the last one wins.
    let mut table = spider().foe(Some(0), "shocker").next_stage().damage("rhino-2", 14).play();
    table.attack("spider-man", "rhino-2");
    assert_eq!((table.state().outcome, table.game.over()), (Some(Outcome::Won), true));
}

#[test]
fn the_third_stage_is_tough_and_stuns_heroes() {
    cites!("keywords.toughness", "abilities.when-revealed");
    let mut given = two().alter_ego(1).next_stage().damage("rhino-2", 28);
    let third = given.card("rhino-3");
    given.state.encounter.villain_deck.push(third);
    let mut table = given.play();
    table.attack("spider-man", "rhino-2");
    table.settle();
    assert!(table.has("rhino-3", Status::Tough));
    assert!(table.has("spider-man", Status::Stunned) && !table.has("she-hulk", Status::Stunned));
}

#[test]
fn the_break_in_is_laid_out_and_loses_when_completed() {
    cites!(
        "setup.10-scheme-setup",
        "winning.card-states-loss",
        "main-scheme.completion-any-source",
        "abilities.when-defeated"
    );
    let mut table = Table::new(&["spider-man-justice"], "rhino");
    table.turn_of(0);
    assert_eq!((table.find("the-break-in").face, table.threat_on("the-break-in")), (1, 0));
    let mut table = spider().threat("the-break-in", 6).dealt(0, &["advance"]).play();
    table.until(|_| false);
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!(why, rule!("winning.card-states-loss"));
}

#[test]
fn the_suit_takes_his_damage_and_breaks_at_five() {
    cites!(
        "effects.replacement.definition",
        "sample-cards.armored-rhino-suit.redirect",
        "sample-cards.armored-rhino-suit.discard",
        "revealing.attachment"
    );
    let mut table = spider().dealt(0, &["armored-rhino-suit"]).play();
    table.settle();
    assert_eq!(table.find("armored-rhino-suit").host, Some(table.id("rhino-1")));
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("armored-rhino-suit")), (0, 2));
    assert!(table.told().any(|(event, _)| *event == Event::Replaced));
    let mut table = spider()
        .foe(None, "armored-rhino-suit")
        .attached_to("rhino-1")
        .damage("armored-rhino-suit", 4)
        .play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.there("armored-rhino-suit")), (0, None));
    // Five are enough, and four are not.
    for (before, breaks) in [(3, true), (2, false)] {
        let mut table = spider()
            .foe(None, "armored-rhino-suit")
            .attached_to("rhino-1")
            .damage("armored-rhino-suit", before)
            .play();
        table.attack("spider-man", "rhino-1");
        table.settle();
        assert_eq!(
            (table.damage_on("rhino-1"), table.encounter_discarded("armored-rhino-suit")),
            (0, breaks)
        );
    }
    // It takes whatever damage there is, not only that of attacks.
    let mut table = spider().foe(None, "armored-rhino-suit").attached_to("rhino-1").own(0, "tac-team").play();
    table.act("tac-team");
    table.choose("rhino-1");
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("armored-rhino-suit")), (0, 2));
    // Nobody else wears it.
    let given = spider().foe(None, "armored-rhino-suit").attached_to("rhino-1").foe(Some(0), "sandman");
    let mut table = given.play();
    table.attack("spider-man", "sandman");
    table.settle();
    assert_eq!((table.damage_on("sandman"), table.damage_on("armored-rhino-suit")), (2, 0));
    // A tough card comes first, and the suit gets nothing (q.tough-dealt-or-taken).
    let mut table = spider()
        .foe(None, "armored-rhino-suit")
        .attached_to("rhino-1")
        .status("rhino-1", Status::Tough)
        .play();
    table.attack("spider-man", "rhino-1");
    assert_eq!((table.has("rhino-1", Status::Tough), table.damage_on("armored-rhino-suit")), (false, 0));
}

#[test]
fn charge_adds_three_with_overkill_and_is_gone() {
    cites!("keywords.overkill.ally", "effects.delayed.automatic", "attachments.modify-villain");
    let mut table = spider()
        .own(0, "mockingbird")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    assert_eq!(table.value("rhino-1", Stat::Atk), 5);
    table.defend("mockingbird");
    table.settle();
    // Three hit points of the ally, two beyond.
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 2));
    assert!(table.encounter_discarded("charge"));
}

#[test]
fn the_horn_can_be_broken_off() {
    cites!("player-phase.turn.action-on-encounter-card", "costs.ability-resource-cost");
    let given = || spider().foe(None, "enhanced-ivory-horn").attached_to("rhino-1");
    let mut table = given().hand(0, &["strength", "backflip"]).play();
    assert_eq!(table.value("rhino-1", Stat::Atk), 3);
    table.act("enhanced-ivory-horn");
    table.pay(&["strength", "backflip"]);
    assert!(table.there("enhanced-ivory-horn").is_none());
    let mut table = given().hand(0, &["strength", "energy"]).play();
    assert_eq!(table.cannot_act("enhanced-ivory-horn"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn guards_stand_before_the_villain() {
    cites!(
        "keywords.guard",
        "keywords.guard.minions-still-attackable",
        "keywords.guard.allies-included",
        "attack.any-enemy"
    );
    let mut table =
        two().foe(Some(0), "hydra-mercenary").foe(Some(0), "shocker").own(0, "mockingbird").play();
    let (by, rhino, shocker) = (table.id("mockingbird"), table.id("rhino-1"), table.id("shocker"));
    table.answer(champions::ask::TurnOption::Attack(by));
    assert_eq!(table.refused(rhino), rule!("keywords.guard"));
    let (scheme, friend) = (table.id("the-break-in"), table.id("she-hulk"));
    assert_eq!(table.refused(scheme), rule!("attack.any-enemy"));
    assert_eq!(table.refused(friend), rule!("attack.any-enemy"));
    table.answer(shocker);
    assert_eq!(table.damage_on("shocker"), 1);
    table.settle();
    // The other player is not kept from him.
    table.end_turn();
    let she_hulk = table.id("she-hulk");
    table.answer(champions::ask::TurnOption::Attack(she_hulk));
    table.answer(rhino);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn sandman_comes_tough() {
    cites!("minions.engage-default", "keywords.toughness");
    let mut table = spider().dealt(0, &["sandman"]).play();
    table.settle();
    assert!(table.has("sandman", Status::Tough));
    assert_eq!(table.find("sandman").engaged, Some(Seat(0)));
}

#[test]
fn shocker_shocks_each_hero() {
    cites!(
        "abilities.when-revealed",
        "abilities.mandatory-types",
        "abilities.forced-triggered-by-game",
        "identity.alter-ego-form-hides-hero",
        "enemy-attack.by-card-ability"
    );
    let mut table = two().alter_ego(1).dealt(0, &["shocker"]).play();
    // It is no attack: nobody is asked to defend.
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::Defend { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 0));
}

#[test]
fn hard_to_keep_down_heals_or_surges() {
    cites!("keywords.surge.gained-during-resolution", "revealing.treachery");
    let mut table = spider().damage("rhino-1", 5).dealt(0, &["hard-to-keep-down"]).play();
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    let mut table = spider().dealt(0, &["hard-to-keep-down"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn im_tough_gives_a_tough_card_or_surges() {
    cites!("status.one-of-each");
    let mut table = spider().dealt(0, &["im-tough"]).play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough));
    let mut table =
        spider().status("rhino-1", Status::Tough).dealt(0, &["im-tough"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn stampede_attacks_and_stuns() {
    cites!("abilities.form-word", "enemy-attack.by-card-ability");
    let mut table = spider().dealt(0, &["stampede"]).draws(&["charge"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Stunned)), (4, true));
    let mut table = spider().alter_ego(0).dealt(0, &["stampede"]).draws(&["shocker"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 0);
    assert!(table.there("shocker").is_some());
}

#[test]
fn side_schemes_enter_with_their_threat() {
    cites!("revealing.side-scheme", "side-schemes.starting-threat", "modifiers.per-player");
    let entered = |id: &str| {
        let mut table = two().foe(None, "hydra-mercenary").dealt(0, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.threat_on(id)
    };
    assert_eq!(entered("breakin-and-takin"), 2 + 2);
    assert_eq!(entered("bomb-scare"), 2 + 2);
    assert_eq!(entered("crowd-control"), 2 * 2);
}

#[test]
fn a_crisis_keeps_threat_on_the_main_scheme() {
    cites!(
        "damage.defeated-card-discarded",
        "side-schemes.crisis",
        "side-schemes.defeated-at-zero",
        "thwart.not-below-zero",
        "thwart.any-scheme"
    );
    let mut table =
        spider().foe(None, "crowd-control").threat("crowd-control", 1).threat("the-break-in", 3).play();
    let by = table.id("spider-man");
    table.answer(champions::ask::TurnOption::Thwart(by));
    // One possibility is left, so nobody is asked.
    assert_eq!((table.threat_on("the-break-in"), table.there("crowd-control")), (3, None));
    assert!(table.encounter_discarded("crowd-control"));
    // Where there is no crisis, any scheme may be thwarted, and nothing else.
    let mut table = spider()
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 2)
        .threat("the-break-in", 3)
        .play();
    let (by, rhino) = (table.id("spider-man"), table.id("rhino-1"));
    table.answer(champions::ask::TurnOption::Thwart(by));
    assert_eq!(table.refused(rhino), rule!("thwart.any-scheme"));
    let scheme = table.id("breakin-and-takin");
    table.answer(scheme);
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("breakin-and-takin")), (3, 1));
}

#[test]
fn the_bomber_asks_for_damage_or_threat() {
    cites!("abilities.choose.who");
    let mut table = spider().dealt(0, &["hydra-bomber"]).play();
    table.option(0);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2, 0));
    let mut table = spider().dealt(0, &["hydra-bomber"]).play();
    table.option(1);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (0, 1));
}

#[test]
fn an_explosion_is_divided() {
    cites!(
        "sample-cards.explosion.with-bomb-scare",
        "damage.indirect.distribute",
        "damage.indirect.no-overassign"
    );
    let mut table = spider()
        .own(0, "mockingbird")
        .damage("mockingbird", 1)
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 4)
        .dealt(0, &["explosion"])
        .play();
    let ally = table.id("mockingbird");
    table.until(|ask| matches!(ask, Ask::Divide { .. }));
    table.answer(ally);
    table.answer(ally);
    table.settle();
    // No more than defeats it: the other two are the hero's.
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 2));
    // An alter-ego gets nothing, nor do enemies; whoever reveals it divides, among the heroes and allies of all.
    let mut table = Given::new(&["spider", "hulk", "iron"], "rhino")
        .alter_ego(2)
        .own(0, "mockingbird")
        .damage("mockingbird", 2)
        .foe(Some(0), "shocker")
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 3)
        .dealt(1, &["explosion"])
        .play();
    table.until(|ask| matches!(ask, Ask::Divide { .. }));
    assert!(matches!(table.ask(), Ask::Divide { player: Seat(1), left: 3, .. }));
    for id in ["iron-man", "shocker", "rhino-1"] {
        let other = table.id(id);
        assert_eq!(table.refused(other), rule!("damage.indirect.distribute"), "{id}");
    }
    let (ally, hero) = (table.id("mockingbird"), table.id("spider-man"));
    table.answer(ally);
    assert_eq!(table.refused(ally), rule!("damage.indirect.no-overassign"));
    table.answer(hero);
    assert_eq!(table.there("mockingbird").map(|card| card.damage), Some(2), "all of it is dealt at once");
    table.answer(hero);
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 2));
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("shocker")), (0, 0));
    let mut table = spider().dealt(0, &["explosion"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn false_alarm_confuses_or_surges() {
    cites!("status.confuse-verb", "status.different-types-coexist");
    let mut table = spider().status("spider-man", Status::Stunned).dealt(0, &["false-alarm"]).play();
    table.settle();
    assert!(table.has("spider-man", Status::Confused) && table.has("spider-man", Status::Stunned));
    let mut table =
        spider().status("spider-man", Status::Confused).dealt(0, &["false-alarm"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn advance_and_assault_make_the_villain_act() {
    cites!("activation.from-card-abilities", "activation.ability-attack-ignores-form");
    let mut table = spider().dealt(0, &["advance"]).draws(&["charge"]).play();
    table.settle();
    // Against a hero too.
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (3, 0));
    let mut table = spider().dealt(0, &["assault"]).draws(&["charge"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 4);
    let mut table = spider().alter_ego(0).dealt(0, &["assault"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some() && table.damage_on("spider-man") == 0);
}

#[test]
fn caught_off_guard_takes_an_upgrade_or_support() {
    cites!("players.first-player.breaks-target-ties");
    let mut table = two().own(1, "tenacity").own(1, "tac-team").dealt(1, &["caught-off-guard"]).play();
    let Ask::Choose { player, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(player, Seat(0));
    table.choose("tac-team");
    table.settle();
    assert!(table.there("tac-team").is_none() && table.there("tenacity").is_some());
    let mut table = spider().dealt(0, &["caught-off-guard"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn a_gang_attacks_together() {
    cites!("timing.simultaneous.first-player");
    let mut table = spider().foe(Some(0), "shocker").dealt(0, &["gang-up"]).draws(&["charge"]).play();
    let shocker = table.id("shocker");
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    table.answer(shocker);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2 + 4);
    let mut table = spider().alter_ego(0).dealt(0, &["gang-up"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn the_shadow_of_the_past_brings_a_nemesis_once() {
    cites!("nemesis.linked-set", "nemesis.brought-in-by-cards");
    let mut table = spider().alter_ego(0).dealt(0, &["shadow-of-the-past"]).play();
    table.settle();
    assert!(table.there("vulture").is_some() && table.there("highway-robbery").is_some());
    assert!(table.state().player(Seat(0)).nemesis.is_empty());
    let mut given = spider().alter_ego(0);
    given.state.players[0].nemesis.drain().for_each(drop);
    let mut table = given.dealt(0, &["shadow-of-the-past"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_some());
}

#[test]
fn exhaustion_exhausts_and_surges() {
    cites!("keywords.surge", "effects.exhausted-definition");
    let mut table = spider().dealt(0, &["exhaustion"]).draws(&["shocker"]).play();
    table.settle();
    assert!(table.find("spider-man").exhausted && table.there("shocker").is_some());
}

#[test]
fn masterplan_feeds_side_schemes_or_finds_one() {
    cites!("zones.encounter-deck-empty.search-fails");
    let mut table = spider().foe(None, "bomb-scare").threat("bomb-scare", 1).dealt(0, &["masterplan"]).play();
    table.settle();
    assert_eq!(table.threat_on("bomb-scare"), 5);
    let mut table = spider().dealt(0, &["masterplan"]).draws(&["charge", "crowd-control"]).play();
    table.settle();
    assert!(table.there("crowd-control").is_some() && table.encounter_discarded("charge"));
}

#[test]
fn under_fire_reveals_two_more() {
    cites!("revealing.from-card-effect");
    let mut table = spider().dealt(0, &["under-fire"]).draws(&["sandman", "shocker"]).play();
    table.settle();
    assert!(table.there("sandman").is_some() && table.there("shocker").is_some());
}
