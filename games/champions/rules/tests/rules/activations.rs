//! The chapters on enemy attacks, enemy schemes, boost cards, dealing and revealing.

use champions::ask::{Ask, Defend, Use};
use champions::card::ability::{Status, When};
use champions::event::{Event, Spot};
use champions::state::{DeedKind, Place};
use champions::timing::Moment;
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

/// What was begun, by whom and against whom.
fn begun(table: &Table) -> Vec<(DeedKind, String, u8)> {
    let began = table.told().filter_map(|(event, _)| match event {
        Event::Began { kind, by, player } => Some((*kind, *by, player.0)),
        _ => None,
    });
    let name = |id| {
        let card = table.state().find(id).map(|card| table.cards.card(card.card).id.clone());
        card.unwrap_or_else(|| "gone".to_owned())
    };
    began.map(|(kind, by, player)| (kind, name(by), player)).collect()
}

#[test]
fn the_villain_attacks_heroes_and_schemes_against_alter_egos() {
    cites!(
        "activation.definition",
        "activation.hero-means-attack",
        "activation.alter-ego-means-scheme",
        "activation.minions-activate-too",
        "activation.minion-form",
        "villain-phase.step2.minions-after-villain"
    );
    let mut table =
        two().alter_ego(1).foe(Some(0), "shocker").foe(Some(1), "hydra-bomber").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let attack = |by: &str, player| (DeedKind::EnemyAttack, by.to_owned(), player);
    let scheme = |by: &str, player| (DeedKind::EnemyScheme, by.to_owned(), player);
    let order = [attack("rhino-1", 0), attack("shocker", 0), scheme("rhino-1", 1), scheme("hydra-bomber", 1)];
    assert_eq!(begun(&table)[..4], order);
}

/// The steps of an enemy's attack or scheme in the order they were told.
fn steps(table: &Table, by: &str) -> Vec<&'static str> {
    let enemy = table.id(by);
    let begun = |event: &Event| matches!(event, Event::Began { by, .. } if *by == enemy);
    let ended = |event: &Event| matches!(event, Event::Ended { by, .. } if *by == enemy);
    let told = table.told().map(|(event, _)| event).skip_while(|event| !begun(event));
    let step = |event: &Event| match event {
        Event::Moved { to: Spot::Boosts, .. } => Some("give boost"),
        Event::Defends { .. } => Some("defender"),
        Event::Moved { from: Spot::Boosts, .. } => Some("turn up boost"),
        Event::DamageDealt { .. } => Some("damage"),
        Event::ThreatPlaced { .. } => Some("threat"),
        _ => None,
    };
    told.take_while(|event| !ended(event)).filter_map(step).collect()
}

#[test]
fn an_attack_has_four_steps_and_that_of_a_minion_two() {
    cites!("enemy-attack.sequence", "enemy-attack.step2.declare-defender", "activation.minions-get-no-boost");
    let given = || two().own(0, "mockingbird").foe(Some(0), "hydra-bomber").villain_phase();
    let mut table = given().draws(&["charge", "im-tough"]).play();
    table.defend("spider-man");
    table.defend("mockingbird");
    table.settle();
    assert_eq!(steps(&table, "rhino-1"), ["give boost", "defender", "turn up boost", "damage"]);
    assert_eq!(steps(&table, "hydra-bomber"), ["defender", "damage"]);
}

#[test]
fn a_scheme_has_three_steps_and_that_of_a_minion_one() {
    cites!("enemy-scheme.sequence", "activation.minions-get-no-boost");
    let mut table = spider().alter_ego(0).foe(Some(0), "hydra-bomber").villain_phase().play();
    table.settle();
    assert_eq!(steps(&table, "rhino-1"), ["give boost", "turn up boost", "threat"]);
    assert_eq!(steps(&table, "hydra-bomber"), ["threat"]);
}

#[test]
fn a_boost_card_is_hidden_until_the_defender_is_known() {
    cites!(
        "enemy-attack.step1.boost-facedown",
        "enemy-attack.step2.before-boost-revealed",
        "boost.hidden-until-flipped",
        "enemy-attack.step3.discard",
        "enemy-attack.step3.atk-increase",
        "boost.icons-add-atk-or-sch",
        "enemy-attack.step4.damage-amount",
        "enemy-attack.step4.undefended"
    );
    let mut table = spider().villain_phase().draws(&["charge", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.state().encounter.boosts.len(), 1);
    let view = serde_json::to_value(table.game.view(Some(Seat(0)))).expect("a view is plain data");
    assert_eq!(view["boosts"], 1);
    let given = table
        .told()
        .map(|(event, _)| event)
        .find(|event| matches!(event, Event::Moved { to: Spot::Boosts, .. }));
    for seat in [None, Some(Seat(0))] {
        let heard = given.map(|event| event.heard_by(seat));
        assert!(matches!(heard, Some(Event::Moved { card: None, .. })), "{heard:?}");
        assert!(!table.game.view(seat).known.encounter.boosts.contains(&table.card("charge")));
    }
    table.answer(Defend::No);
    table.settle();
    assert!(table.encounter_discarded("charge"));
    assert_eq!(table.damage_on("spider-man"), 2 + 2);
}

#[test]
fn any_player_may_defend_and_becomes_the_target() {
    cites!(
        "enemy-attack.step2.declare-defender",
        "enemy-attack.step2.any-player",
        "enemy-attack.step2.must-be-ready",
        "enemy-attack.step2.defending-is-optional",
        "enemy-attack.step4.hero-defends",
        "card-anatomy.player.def"
    );
    let given = || two().own(0, "mockingbird").with("mockingbird", |it| it.exhausted = true).villain_phase();
    let mut table = given().draws(&["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let ally = table.id("mockingbird");
    assert_eq!(table.refused(Defend::With(ally)), rule!("enemy-attack.step2.must-be-ready"));
    table.answer(Defend::No);
    assert!(matches!(table.ask(), Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    let hulk = table.id("she-hulk");
    table.answer(Defend::With(hulk));
    // ATK 4 less DEF 2, to the one who defended.
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("spider-man")), (2, 0));
    assert!(table.find("she-hulk").exhausted);
    assert_eq!(begun(&table).len(), 2);
}

#[test]
fn an_alter_ego_does_not_defend() {
    cites!("enemy-attack.step2.hero-form-only");
    let mut table = two().alter_ego(1).villain_phase().draws(&["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    table.answer(Defend::No);
    // The other player has only an alter-ego, and is not asked.
    assert_eq!(table.damage_on("spider-man"), 4);
    let mut table = two().alter_ego(1).own(1, "mockingbird").villain_phase().draws(&["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), .. }));
    let hulk = table.id("she-hulk");
    assert_eq!(table.refused(Defend::With(hulk)), rule!("enemy-attack.step2.hero-form-only"));
}

#[test]
fn an_ally_takes_it_all_and_what_is_too_much_is_lost() {
    cites!(
        "enemy-attack.step4.ally-defends",
        "enemy-attack.step4.ally-excess-lost",
        "defence.ally-no-consequential"
    );
    let mut table = spider().own(0, "mockingbird").villain_phase().draws(&["charge", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 0));
    let mut table =
        spider().own(0, "mockingbird").villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!(table.damage_on("mockingbird"), 2);
}

#[test]
fn a_strong_defence_takes_nothing() {
    cites!(
        "enemy-attack.step4.def-floor-zero",
        "enemy-attack.step4.hero-defends",
        "status.tough.zero-damage"
    );
    let mut table = spider()
        .status("spider-man", Status::Tough)
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    table.defend("spider-man");
    table.settle();
    // DEF 3 against ATK 2: no damage, so the tough card is not used up.
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Tough)), (0, true));
}

#[test]
fn a_defender_that_is_gone_defends_no_more() {
    cites!("enemy-attack.defender-gone", "enemy-attack.undefended.definition");
    let mut table = spider()
        .stock(&["concussive-blast"])
        .own(0, "mockingbird")
        .damage("mockingbird", 2)
        .villain_phase()
        .draws(&["concussive-blast", "im-tough"])
        .play();
    table.defend("mockingbird");
    table.settle();
    // One from the boost ability, which defeated the ally, and two from the attack.
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 3));
}

#[test]
fn when_its_defender_is_gone_an_attack_hits_the_hero_of_who_had_defended() {
    cites!("enemy-attack.defender-gone");
    // The first player is attacked, the ally of the second defends; the boost ability hurts all of the second.
    let mut table = two()
        .own(1, "mockingbird")
        .damage("mockingbird", 2)
        .stock(&["concussive-blast"])
        .villain_phase()
        .draws(&["concussive-blast"])
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    table.defend("mockingbird");
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 1 + 2));
}

#[test]
fn an_undefended_attack_hits_the_hero_of_the_player_it_is_for() {
    cites!("enemy-attack.step4.undefended");
    let mut table = two()
        .villain_phase()
        .draws(&["hard-to-keep-down", "charge", "im-tough", "enhanced-ivory-horn"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (2, 2 + 2));
}

#[test]
fn an_attack_is_undefended_only_if_not_even_an_ally_defends() {
    cites!("enemy-attack.undefended.definition");
    // The boost ability places threat if the attack is undefended.
    for (defender, placed) in [(Some("mockingbird"), 0), (Some("spider-man"), 0), (None, 1)] {
        let mut table = spider()
            .own(0, "mockingbird")
            .stock(&["kree-manipulator"])
            .villain_phase()
            .draws(&["kree-manipulator", "im-tough"])
            .play();
        if let Some(defender) = defender {
            table.defend(defender);
        }
        table.settle();
        assert_eq!(table.threat_on("the-break-in"), placed, "{defender:?}");
    }
}

#[test]
fn a_scheme_goes_to_the_main_scheme_alone() {
    cites!(
        "enemy-scheme.step1.boost-facedown",
        "enemy-scheme.main-scheme-only",
        "enemy-scheme.step2.sch-increase",
        "enemy-scheme.step3.place-threat"
    );
    let mut table = spider()
        .alter_ego(0)
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 1)
        .villain_phase()
        .draws(&["charge", "im-tough"])
        .play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (3, 1));
    assert_eq!(table.damage_on("spider-man"), 0);
}

#[test]
fn a_boost_ability_comes_in_schemes_too() {
    cites!("enemy-scheme.step2.star-effect");
    let mut table = spider()
        .alter_ego(0)
        .stock(&["heart-shaped-herb"])
        .dealt(0, &["advance"])
        .draws(&["heart-shaped-herb"])
        .play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough) && table.encounter_discarded("heart-shaped-herb"));
    // Both before the threat is placed.
    let herb = table.card("heart-shaped-herb");
    let told = table.told().filter_map(|(event, _)| match event {
        Event::StatusGiven { .. } => Some("tough"),
        Event::Moved { card, to: Spot::Out(Place::EncounterDiscard), .. } if *card == Some(herb) => {
            Some("discarded")
        }
        Event::ThreatPlaced { .. } => Some("threat"),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), ["tough", "discarded", "threat"]);
}

#[test]
fn a_minion_that_comes_in_step_two_activates_in_it() {
    cites!("villain-phase.step2.newly-engaged-minion");
    let mut table = Given::new(&["spider"], "klaw")
        .villain_phase()
        .draws(&["weapons-runner", "armored-guard", "the-immortal-klaw"])
        .play();
    table.settle();
    let runner = (DeedKind::EnemyAttack, "weapons-runner".to_owned(), 0);
    assert!(begun(&table).contains(&runner));
    assert_eq!(table.damage_on("spider-man"), 1 + 1);
}

#[test]
fn dealt_cards_are_revealed_in_order_until_none_is_left() {
    cites!(
        "villain-phase.step4.first-player-first",
        "villain-phase.step4.then-others",
        "dealing.queue-order",
        "revealing.procedure"
    );
    let mut given = two().alter_ego(0).alter_ego(1);
    for (seat, id) in [(1, "im-tough"), (0, "sandman"), (0, "shocker")] {
        let card = given.card(id);
        given.state.encounter.deck.take(card);
        given.state.players[seat].dealt.push(card);
    }
    let mut table = given.dealt(0, &[]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let revealed = table.told().filter_map(|(event, _)| match event {
        Event::Revealed { player, card } => Some((player.0, table.cards.card(*card).id.as_str())),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), [(0, "sandman"), (0, "shocker"), (1, "im-tough")]);
}

#[test]
fn a_card_dealt_in_step_four_is_revealed_in_it() {
    cites!(
        "dealing.during-steps-3-4",
        "villain-phase.step4.until-none-left",
        "zones.player-deck-empty.stop-discarding"
    );
    let mut given = Given::new(&["spider"], "ultron").foe(None, "ultron-drones").alter_ego(0);
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(deck[0]);
    given.state.players[0].discard = deck[1..4].to_vec();
    let mut table = given.dealt(0, &["rage-of-ultron"]).draws(&["repair-sequence"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    // Two were to be discarded, but the deck held one; the card for that is revealed before the round ends.
    let discards = table.told().filter(|(event, _)| {
        matches!(event, Event::Moved { from, to, .. }
            if *from == Spot::Out(Place::Deck(Seat(0))) && *to == Spot::Out(Place::Discard(Seat(0))))
    });
    assert_eq!(discards.count(), 1);
    let revealed = table.told().filter(|(event, _)| matches!(event, Event::Revealed { .. })).count();
    assert!(revealed >= 2);
}

#[test]
fn a_card_dealt_in_step_two_waits_for_step_four() {
    cites!("dealing.during-steps-1-2", "zones.player-deck-empty.penalty");
    let mut given = Given::new(&["spider"], "ultron").foe(None, "ultron-drones");
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(deck[0]);
    given.state.players[0].discard = deck[1..4].to_vec();
    let mut table = given.villain_phase().draws(&["swarm-attack"]).play();
    table.option(1);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let before_deal = |event: &Event| {
        matches!(
            event,
            Event::PhaseBegan {
                phase: champions::state::Phase::Villain(champions::state::VillainStep::Deal)
            }
        )
    };
    let dealt = table
        .told()
        .position(|(_, why)| why == rule!("zones.player-deck-empty.penalty"))
        .expect("it was dealt");
    let deal = table.told().position(|(event, _)| before_deal(event)).expect("step 3 began");
    let first = table
        .told()
        .position(|(event, _)| matches!(event, Event::Revealed { .. }))
        .expect("one was revealed");
    assert!(dealt < deal && deal < first);
}

#[test]
fn an_environment_enters_play_and_stays() {
    cites!("revealing.environment", "environments.stays");
    let mut table = Given::new(&["spider"], "ultron").dealt(0, &["ultron-drones"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // It lies in nobody's play area.
    let drones = table.find("ultron-drones");
    assert_eq!((drones.controller, drones.engaged, drones.host), (None, None, None));
}

#[test]
fn a_stunned_or_confused_enemy_does_neither() {
    cites!("status.stunned.enemy", "status.confused.enemy", "status.returned-on-discard");
    let mut table = spider().status("rhino-1", Status::Stunned).villain_phase().draws(&["im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("rhino-1", Status::Stunned)), (0, false));
    let mut table =
        spider().alter_ego(0).status("rhino-1", Status::Confused).villain_phase().draws(&["im-tough"]).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("rhino-1", Status::Confused)), (0, false));
    assert!(begun(&table).is_empty());
}

#[test]
fn a_stage_resolves_when_defeated_before_it_leaves() {
    cites!("villain.when-defeated-stage", "abilities.when-defeated");
    // Black Panther retaliates; the stage falls, and its When Defeated comes first.
    let mut table = Given::new(&["panther"], "rhino")
        .print("rhino-1", |card| {
            let mut ability = card.faces[0].text.abilities.first().cloned();
            if ability.is_none() {
                ability = champions::card::core().ok().and_then(|cards| {
                    let soldier = cards.find("hydra-bomber")?;
                    cards.card(soldier).front().text.abilities.first().cloned()
                });
            }
            let mut ability = ability.expect("an ability to print");
            ability.when.value = When::WhenDefeated;
            card.faces[0].text.abilities = vec![ability];
        })
        .damage("rhino-1", 13)
        .villain_phase()
        .draws(&["hard-to-keep-down"])
        .play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert!(table.there("rhino-1").is_some());
    table.answer(champions::ask::Opted(1));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("rhino-2").is_some());
}

#[test]
fn minions_activate_one_after_the_other_as_their_player_likes() {
    cites!("villain-phase.step2.minions-one-at-a-time");
    // They are engaged with the second player, who is asked and takes the first attack before the second.
    let mut table = two()
        .alter_ego(0)
        .foe(Some(1), "shocker")
        .foe(Some(1), "hydra-bomber")
        .villain_phase()
        .draws(&["hard-to-keep-down", "hard-to-keep-down"])
        .play();
    let (bomber, shocker) = (table.id("hydra-bomber"), table.id("shocker"));
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    assert!(matches!(table.ask(), Ask::Order { player: Seat(1), .. }));
    assert_eq!(table.refused(table.id("rhino-1")), rule!("villain-phase.step2.minions-one-at-a-time"));
    let before = table.damage_on("she-hulk");
    table.answer(bomber);
    table.until(|ask| matches!(ask, Ask::Defend { attacker, .. } if *attacker == shocker));
    assert_eq!(table.damage_on("she-hulk"), before + 1);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let ends = table.told().filter_map(|(event, _)| match event {
        Event::Began { by, .. } => Some((*by, true)),
        Event::Ended { by, .. } => Some((*by, false)),
        _ => None,
    });
    let of_minions = ends.filter(|(by, _)| [bomber, shocker].contains(by));
    let ends: Vec<_> = of_minions.collect();
    assert_eq!(ends, [(bomber, true), (bomber, false), (shocker, true), (shocker, false)]);
}

#[test]
fn one_character_defends_and_nobody_is_asked_after_that() {
    cites!("enemy-attack.step2.one-defender", "enemy-attack.step2.defending-is-optional");
    let given = || two().own(0, "mockingbird").villain_phase().draws(&["hard-to-keep-down"]);
    let mut table = given().play();
    table.defend("mockingbird");
    // The next to be asked is about the attack on the second player.
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
    assert!(!table.find("spider-man").exhausted && !table.find("she-hulk").exhausted);
    // Nobody has to: then it is undefended, and everybody stays ready.
    let mut table = given().play();
    table.until(|ask| matches!(ask, Ask::Defend { target: Seat(1), .. }));
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (0, 2));
    let ready = |id: &&str| !table.find(id).exhausted;
    assert!(["spider-man", "mockingbird", "she-hulk"].iter().all(ready));
}

#[test]
fn only_the_character_that_was_struck_counts_as_attacked() {
    cites!("enemy-attack.targets-player");
    // He retaliates for 1.
    let given = || {
        Given::new(&["panther"], "rhino")
            .status("rhino-1", Status::Stunned)
            .own(0, "mockingbird")
            .foe(Some(0), "hydra-bomber")
            .villain_phase()
            .draws(&["im-tough"])
    };
    for (defender, retaliated) in [(None, 1), (Some("black-panther"), 1), (Some("mockingbird"), 0)] {
        let mut table = given().play();
        if let Some(defender) = defender {
            table.defend(defender);
        }
        table.settle();
        assert_eq!(table.damage_on("hydra-bomber"), retaliated, "{defender:?}");
    }
}

#[test]
fn nobody_defends_against_a_scheme() {
    cites!("enemy-scheme.no-defence");
    // A hero is ready, with DEF 2.
    let mut table = two().alter_ego(0).villain_phase().draws(&["charge", "hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
    assert_eq!(table.threat_on("the-break-in"), 1 + 2);
}

#[test]
fn the_villain_turns_to_each_player_once_from_the_first_on() {
    cites!(
        "villain-phase.step2.player-order",
        "villain-phase.step2.once-per-player",
        "activation.hero-means-attack"
    );
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino");
    given.state.first_player = Seat(1);
    let mut table = given
        .villain_phase()
        .draws(&["charge", "charge", "stampede", "im-tough", "enhanced-ivory-horn", "shocker"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let attack = |player| (DeedKind::EnemyAttack, "rhino-1".to_owned(), player);
    assert_eq!(begun(&table), [1, 2, 0].map(attack));
}

#[test]
fn nobody_activates_against_a_player_who_is_out() {
    cites!("villain-phase.step2.eliminated-skipped");
    for alter_ego in [false, true] {
        let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").damage("she-hulk", 15);
        given.state.players[1].eliminated = true;
        let given = if alter_ego { given.alter_ego(0).alter_ego(1).alter_ego(2) } else { given };
        let mut table =
            given.villain_phase().draws(&["charge", "charge", "im-tough", "enhanced-ivory-horn"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let against: Vec<u8> = begun(&table).into_iter().map(|(_, _, player)| player).collect();
        assert_eq!(against, [0, 2]);
    }
}

#[test]
fn a_scheme_that_places_nothing_is_no_threat_to_anybody() {
    cites!("enemy-scheme.step3.place-threat");
    // Spider-Man could take threat upon himself; the minion schemes with SCH 0.
    let mut table = two()
        .alter_ego(1)
        .hand(0, &["great-responsibility"])
        .foe(Some(1), "hydra-mercenary")
        .villain_phase()
        .draws(&["hard-to-keep-down", "hard-to-keep-down"])
        .play();
    let mut asked = Vec::new();
    loop {
        table
            .until(|ask| matches!(ask, Ask::Turn { .. } | Ask::Window { moment: Moment::Threat { .. }, .. }));
        let Ask::Window { moment: Moment::Threat { amount, .. }, .. } = table.ask() else { break };
        asked.push(amount);
        table.answer(Use::Pass);
    }
    assert!(!asked.is_empty() && !asked.contains(&0), "{asked:?}");
    let minion = table.id("hydra-mercenary");
    assert!(table.told().any(|(event, _)| matches!(event, Event::Began { by, .. } if *by == minion)));
}
