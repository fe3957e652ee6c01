//! The chapter on activations: what counts as one, and what an enemy does in it.

use champions::ask::Ask;
use champions::card::ability::{Stat, Status};
use champions::cites;
use champions::event::{Event, Spot};
use champions::state::{DeedKind, Phase, VillainStep};
use table::Seat;

use crate::given::Given;

#[test]
fn attacks_and_schemes_of_the_villain_are_activations() {
    cites!("activation.definition");
    // Its boost ability adds 1 to ATK and SCH for the activation.
    let given = || {
        Given::homebrew(&["spider"], "rhino")
            .stock(&["bad-omen"])
            .villain_phase()
            .draws(&["bad-omen", "im-tough"])
    };
    let mut table = given().play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2 + 1, 0));
    let mut table = given().alter_ego(0).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (0, 1 + 1));
    assert_eq!((table.value("rhino-1", Stat::Atk), table.value("rhino-1", Stat::Sch)), (2, 1));
}

#[test]
fn a_change_of_form_in_the_villain_phase_counts_for_the_next_activation() {
    cites!("activation.form-checked-when-resolving");
    // Both are heroes when the phase begins; the attack on the first turns both into alter-egos.
    let hides = "{ when: boost, do: [{ each-player: { do: [{ change-form: { to: alter-ego } }] } }] }";
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .says("hard-to-keep-down", hides)
        .hand(0, &["energy", "genius", "strength", "backflip", "for-justice"])
        .hand(1, &["energy", "genius", "strength", "uppercut"])
        .draws(&["hard-to-keep-down"])
        .play();
    table.end_turn();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let began = table.told().filter_map(|(event, _)| match event {
        Event::Began { kind, player, .. } => Some((*kind, player.0)),
        _ => None,
    });
    let began: Vec<_> = began.take(2).collect();
    assert_eq!(began, [(DeedKind::EnemyAttack, 0), (DeedKind::EnemyScheme, 1)]);
}

#[test]
fn an_enemy_that_is_told_to_attack_attacks_an_alter_ego_too() {
    cites!("activation.ability-attack-ignores-form");
    let orders = "{ when: when-revealed, do: [{ enemy-attacks: { by: villain, against: you } }] }";
    let mut table = Given::new(&["spider"], "rhino")
        .alter_ego(0)
        .says("im-tough", orders)
        .dealt(0, &["im-tough"])
        .draws(&["hard-to-keep-down"])
        .play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2, 0));
}

#[test]
fn what_a_minion_does_is_an_activation_too() {
    cites!("activation.minions-activate-too");
    // Whoever is damaged by this activation is stunned; the villain cannot attack.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "heckler")
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Stunned)), (1, true));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::Moved { to: Spot::Boosts, .. })));
}

#[test]
fn a_minion_that_comes_while_another_activates_activates_in_this_step() {
    cites!("villain-phase.step2.newly-engaged-minion");
    // Whoever was attacked by Shocker meets another minion; the villain cannot attack.
    let calls = "{ when: { forced-response: { attack: { by: self } } }, do: [
        { discard-until: { of: encounter-deck, for: minion, bind: found } },
        { put-into-play: { what: { the: found } } }] }";
    let mut table = Given::new(&["spider"], "rhino")
        .says("shocker", calls)
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "shocker")
        .villain_phase()
        .draws(&["sandman", "im-tough"])
        .play();
    table.settle();
    let began = table.told().filter_map(|(event, _)| match event {
        Event::Began { by, .. } => Some(*by),
        _ => None,
    });
    assert_eq!(began.collect::<Vec<_>>(), ["shocker", "sandman"].map(|id| table.id(id)));
}

#[test]
fn a_minion_that_falls_while_its_damage_is_dealt_deals_none() {
    cites!("enemy-attack.attacker-gone");
    let strikes = "{ when: { interrupt: { damage: { to: you, from: attack } } }, do: [
        { deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let mut table = Given::new(&["spider"], "rhino")
        .says("spider-man", strikes)
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "hydra-bomber")
        .damage("hydra-bomber", 1)
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.window_on_damage();
    table.ability("spider-man", 0);
    table.settle();
    assert_eq!((table.there("hydra-bomber"), table.damage_on("spider-man")), (None, 0));
}

#[test]
fn a_minion_that_falls_while_its_threat_is_placed_places_none() {
    cites!("enemy-attack.attacker-gone");
    // The second player strikes; the villain is confused.
    let strikes = "{ when: { interrupt: { threat: { to: main-scheme } } }, do: [
        { deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .says("she-hulk", strikes)
        .alter_ego(0)
        .status("rhino-1", Status::Confused)
        .foe(Some(0), "hydra-bomber")
        .damage("hydra-bomber", 1)
        .villain_phase()
        .draws(&["hard-to-keep-down"])
        .play();
    table.window();
    table.ability("she-hulk", 0);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((table.there("hydra-bomber"), table.threat_on("the-break-in")), (None, 0));
}

#[test]
fn the_villain_attacks_a_hero_who_is_exhausted_too() {
    cites!("activation.hero-means-attack");
    let given = Given::new(&["spider"], "rhino").with("spider-man", |card| card.exhausted = true);
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2, 0));
}

#[test]
fn a_minion_schemes_against_a_player_whom_the_villain_met_as_a_hero() {
    cites!("activation.form-checked-when-resolving", "activation.minion-form");
    let hides = "{ when: boost, do: [{ change-form: { to: alter-ego } }] }";
    let given =
        Given::new(&["spider"], "rhino").says("hard-to-keep-down", hides).foe(Some(0), "hydra-bomber");
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2, 1));
}

#[test]
fn what_lasts_for_an_activation_lasts_for_one_that_a_card_causes() {
    cites!("activation.from-card-abilities");
    // The boost ability adds 1 to ATK and SCH for the activation.
    let given = |id: &str| {
        let given = Given::homebrew(&["spider"], "rhino").stock(&["bad-omen"]);
        given.dealt(0, &[id]).draws(&["bad-omen"])
    };
    let mut table = given("assault").play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (2 + 1, 0));
    let mut table = given("advance").play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (0, 1 + 1));
}

#[test]
fn a_minion_that_is_told_what_to_do_does_that_in_either_form() {
    cites!("activation.ability-attack-ignores-form", "activation.minions-get-no-boost");
    let told = |given: Given, order: &str| {
        let says = format!("{{ when: when-revealed, do: [{order}] }}");
        let mut table =
            given.says("im-tough", &says).foe(Some(0), "hydra-bomber").dealt(0, &["im-tough"]).play();
        table.settle();
        assert!(!table.told().any(|(event, _)| matches!(event, Event::Moved { to: Spot::Boosts, .. })));
        (table.damage_on("spider-man"), table.threat_on("the-break-in"))
    };
    let spider = || Given::new(&["spider"], "rhino");
    let attack = "{ enemy-attacks: { by: { each: minion }, against: you } }";
    let scheme = "{ enemy-schemes: { by: { each: minion } }}";
    for given in [spider as fn() -> Given, || Given::new(&["spider"], "rhino").alter_ego(0)] {
        assert_eq!((told(given(), attack), told(given(), scheme)), ((1, 0), (0, 1)));
    }
}

#[test]
fn the_scheme_of_a_minion_is_an_activation_too() {
    cites!("activation.minions-activate-too");
    // It adds 1 to its own SCH for this activation.
    let given = Given::homebrew(&["spider"], "rhino").alter_ego(0).foe(Some(0), "whisperer");
    let given = given.status("rhino-1", Status::Confused).villain_phase();
    let mut table = given.draws(&["im-tough"]).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.value("whisperer", Stat::Sch)), (1 + 1, 1));
}

#[test]
fn who_has_become_a_hero_in_the_villain_phase_is_attacked() {
    cites!("activation.form-checked-when-resolving");
    // Both are alter-egos when the phase begins; the scheme against the first turns both into heroes.
    let shows = "{ when: boost, do: [{ each-player: { do: [{ change-form: { to: hero } }] } }] }";
    let mut given = Given::new(&["spider", "hulk"], "rhino").alter_ego(0).alter_ego(1);
    given = given.says("hard-to-keep-down", shows).draws(&["hard-to-keep-down"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
}

#[test]
fn an_enemy_attacks_or_schemes_on_a_turn_if_a_card_says_so() {
    cites!("activation.ability-attack-ignores-form");
    for (order, done) in [
        ("{ enemy-attacks: { by: villain, against: you } }", (2, 0)),
        ("{ enemy-schemes: { by: villain } }", (0, 1)),
    ] {
        let says = format!("{{ when: action, do: [{order}] }}");
        let given = Given::new(&["spider"], "rhino").says("aunt-may", &says).own(0, "aunt-may");
        let mut table = given.draws(&["hard-to-keep-down"]).play();
        table.act("aunt-may");
        table.settle();
        assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), done, "{order}");
    }
}

/// A treachery does something when the first player reveals it.
fn revealed(given: Given, does: &str) -> crate::kit::Table {
    let says = format!("{{ when: when-revealed, do: [{does}] }}");
    given.says("stampede", &says).dealt(0, &["stampede"]).play()
}

#[test]
fn an_attacker_that_falls_before_its_damage_has_not_attacked() {
    cites!("enemy-attack.attacker-gone");
    // A card is drawn after an attack and after a scheme, unless the minion falls before its damage or its threat.
    let strikes =
        "{ when: { interrupt: { any-of: [{ damage: { to: you } }, { threat: { to: main-scheme } }] } }, do: [
        { deal-damage: { amount: 1, to: { each: minion } } }] }";
    let draws = "{ when: { forced-response: { any-of: [{ attack: { against: you } }, { scheme: { by: minion } }] } }, do: [
        { draw: { count: 1 } }] }";
    for hero in [true, false] {
        for (uses_it, drawn) in [(false, 1), (true, 0)] {
            let given = Given::new(&["spider"], "rhino").says("web-shooter", strikes).own(0, "web-shooter");
            let given = given.says("aunt-may", draws).own(0, "aunt-may").foe(Some(0), "hydra-bomber");
            let given = given.damage("hydra-bomber", 1);
            let given = given.status("rhino-1", Status::Stunned).status("rhino-1", Status::Confused);
            let given = if hero { given } else { given.alter_ego(0) };
            let mut table = given.villain_phase().play();
            table.window();
            if uses_it {
                table.ability("web-shooter", 0);
            }
            table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
            assert_eq!((table.hand(0), table.there("hydra-bomber").is_none()), (drawn, uses_it), "{hero}");
        }
    }
}

#[test]
fn a_schemer_that_falls_before_its_threat_has_not_schemed() {
    cites!("enemy-attack.attacker-gone");
    let strikes = "{ when: { interrupt: { threat: { to: main-scheme } } }, do: [
        { deal-damage: { amount: 1, to: { each: minion } } }] }";
    let schemes = "{ enemy-schemes: { by: { each: minion }, bind: plot } },
        { if: { holds: { happened: plot }, then: [{ draw: { count: 1 } }] } }";
    for (uses_it, drawn) in [(false, 1), (true, 0)] {
        let given = Given::new(&["spider"], "rhino").says("web-shooter", strikes).own(0, "web-shooter");
        let given = given.foe(Some(0), "hydra-bomber").damage("hydra-bomber", 1);
        let mut table = revealed(given, schemes);
        table.window();
        if uses_it {
            table.ability("web-shooter", 0);
        }
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!((table.hand(0), table.there("hydra-bomber").is_none()), (drawn, uses_it));
    }
}

#[test]
fn the_first_player_says_which_enemy_schemes_first() {
    cites!("timing.simultaneous.first-player", "activation.from-card-abilities");
    let given = Given::new(&["spider", "hulk"], "rhino").foe(Some(0), "sandman").foe(Some(0), "shocker");
    let (sandman, shocker) = (given.id("sandman"), given.id("shocker"));
    let mut table = revealed(given, "{ enemy-schemes: { by: { each: minion } } }");
    assert!(matches!(table.ask(), Ask::Order { player: Seat(0), .. }), "{:?}", table.ask());
    table.answer(shocker);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let schemed: Vec<_> = table
        .told()
        .filter_map(|(event, _)| match event {
            Event::Began { kind: DeedKind::EnemyScheme, by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(schemed, [shocker, sandman]);
}

#[test]
fn a_card_may_say_against_whom_an_enemy_attacks() {
    cites!("activation.from-card-abilities", "enemy-attack.by-card-ability");
    let against = |pick: &str, given: Given| {
        let mut table = revealed(given, &format!("{{ enemy-attacks: {{ by: villain, against: {pick} }} }}"));
        if matches!(table.ask(), Ask::Choose { .. }) {
            table.choose("she-hulk");
        }
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let attacked = table.told().filter_map(|(event, _)| match event {
            Event::Began { kind: DeedKind::EnemyAttack, player, .. } => Some(player.0),
            _ => None,
        });
        attacked.collect::<Vec<_>>()
    };
    let two = || Given::new(&["spider", "hulk"], "rhino");
    assert_eq!(against("you", two().alter_ego(0)), [0]);
    assert_eq!(against("{ each: hero }", two()), [0, 1]);
    assert_eq!(against("{ each: hero }", two().alter_ego(0)), [1]);
    assert_eq!(against("{ choose: { from: hero } }", two()), [1]);
    assert_eq!(against("villain", two()), [0; 0]);
}

#[test]
fn a_minion_is_given_no_boost_card() {
    cites!("activation.minions-get-no-boost");
    for (to, boosts) in [("villain", 1), ("{ each: minion }", 0)] {
        let given = Given::new(&["spider"], "rhino").foe(Some(0), "sandman");
        let mut table = revealed(given, &format!("{{ give-boost-card: {{ to: {to} }} }}"));
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.state().encounter.boosts.len(), boosts, "{to}");
    }
}
