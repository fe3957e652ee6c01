//! The chapter on enemy attacks: who may defend, what counts for the damage, and when nobody is attacked at all.

use champions::ask::{Ask, Defend, TurnOption};
use champions::card::ability::{Keyword, Status};
use champions::event::Event;
use champions::state::DeedKind;
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

/// The villain does nothing in this phase, so that only minions do.
fn quiet(given: Given) -> Given {
    given.status("rhino-1", Status::Stunned).status("rhino-1", Status::Confused).villain_phase()
}

fn attacks(table: &Table) -> usize {
    let attack = |event: &Event| matches!(event, Event::Began { kind: DeedKind::EnemyAttack, .. });
    table.told().filter(|(event, _)| attack(event)).count()
}

#[test]
fn boost_cards_wait_for_the_villain_when_a_minion_acts() {
    cites!("enemy-attack.sequence", "enemy-scheme.sequence");
    for given in [spider(), spider().alter_ego(0)] {
        let mut given = quiet(given.foe(Some(0), "hydra-bomber"));
        let boost = given.card("charge");
        given.state.encounter.deck.take(boost);
        given.state.encounter.boosts.push(boost);
        let mut table = given.draws(&["im-tough"]).play();
        table.settle();
        assert_eq!(table.state().encounter.boosts, [boost]);
        assert_eq!(table.damage_on("spider-man") + table.threat_on("the-break-in"), 1);
    }
}

#[test]
fn an_ally_exhausts_to_defend() {
    cites!("enemy-attack.step2.declare-defender");
    let given = spider().own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert!(table.find("mockingbird").exhausted && !table.find("spider-man").exhausted);
}

#[test]
fn an_ally_defends_for_who_controls_it() {
    cites!("enemy-attack.step2.declare-defender");
    let given = two().own(0, "mockingbird").with("mockingbird", |card| card.controller = Some(Seat(1)));
    let mut table = given.villain_phase().draws(&["hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(0), .. }));
    let ally = Defend::With(table.id("mockingbird"));
    assert!(!table.offers(ally));
    table.answer(Defend::No);
    assert!(matches!(table.ask(), Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    assert!(table.offers(ally));
}

#[test]
fn every_other_player_may_defend_with_an_ally() {
    cites!("enemy-attack.step2.any-player");
    // The third in alter-ego form, too.
    let given = Given::new(&["spider", "hulk", "iron"], "rhino").own(1, "tigra").own(2, "mockingbird");
    let given = given.alter_ego(2);
    let mut table = given.villain_phase().draws(&["hard-to-keep-down"]).play();
    for (seat, id) in [(1, "tigra"), (2, "mockingbird")] {
        let asked =
            |ask: &Ask| matches!(ask, Ask::Defend { player, target: Seat(0), .. } if player.0 == seat);
        table.until(asked);
        assert!(asked(&table.ask()) && table.offers(Defend::With(table.id(id))), "{id}");
    }
    table.defend("mockingbird");
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
}

#[test]
fn who_defends_with_the_hero_is_the_new_target() {
    cites!("enemy-attack.step2.new-target", "boost.you");
    // The boost ability costs the target a card.
    let mut table = two()
        .hand(0, &["energy"])
        .hand(1, &["energy"])
        .stock(&["radioactive-man"])
        .villain_phase()
        .draws(&["radioactive-man"])
        .chance(0)
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    table.defend("she-hulk");
    assert_eq!((table.hand(0), table.hand(1)), (1, 0));
}

#[test]
fn an_exhausted_hero_does_not_defend() {
    cites!("enemy-attack.step2.must-be-ready");
    let given = spider().own(0, "mockingbird").with("spider-man", |card| card.exhausted = true);
    let mut table = given.villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let (hero, ally) = (Defend::With(table.id("spider-man")), Defend::With(table.id("mockingbird")));
    assert!(table.offers(ally) && !table.offers(hero));
    assert_eq!(table.refused(hero), rule!("enemy-attack.step2.must-be-ready"));
}

#[test]
fn an_alter_ego_who_is_attacked_has_only_allies_to_defend() {
    cites!("enemy-attack.step2.hero-form-only", "enemy-attack.step4.undefended");
    let orders = "{ when: when-revealed, do: [{ enemy-attacks: { by: villain, against: you } }] }";
    let given = || spider().alter_ego(0).says("im-tough", orders).own(0, "mockingbird");
    let mut table = given().dealt(0, &["im-tough"]).draws(&["hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let (identity, ally) = (Defend::With(table.id("spider-man")), Defend::With(table.id("mockingbird")));
    assert!(table.offers(ally) && !table.offers(identity));
    assert_eq!(table.refused(identity), rule!("enemy-attack.step2.hero-form-only"));
    table.answer(Defend::No);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.damage_on("mockingbird")), (2, 0));
}

#[test]
fn nobody_defends_once_the_boost_cards_are_known() {
    cites!("enemy-attack.step2.before-boost-revealed");
    let given = spider().own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["charge", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    table.answer(Defend::No);
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!(table.damage_on("spider-man"), 2 + 2);
}

#[test]
fn a_minion_strikes_with_all_that_modifies_its_attack() {
    cites!("enemy-attack.step4.damage-amount");
    let given = spider().foe(Some(0), "hydra-bomber").foe(None, "enhanced-ivory-horn");
    let mut table = quiet(given.attached_to("hydra-bomber")).draws(&["im-tough"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1 + 1);
}

#[test]
fn a_hero_defends_with_all_that_modifies_def_against_all_that_raises_atk() {
    cites!("enemy-attack.step4.hero-defends", "enemy-attack.step3.atk-increase");
    // DEF 3 and one more for the vest, against ATK 2 and three icons.
    let given = spider().own(0, "armored-vest").stock(&["highway-robbery"]).villain_phase();
    let mut table = given.draws(&["highway-robbery", "im-tough"]).play();
    table.defend("spider-man");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2 + 3 - (3 + 1));
}

#[test]
fn a_defence_that_is_stronger_than_the_attack_heals_nothing() {
    cites!("enemy-attack.step4.def-floor-zero");
    let given = spider().damage("spider-man", 5).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("spider-man");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 5);
}

#[test]
fn an_ally_that_does_not_defend_is_spared() {
    cites!("enemy-attack.step4.undefended");
    let given = spider().own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.damage_on("mockingbird")), (2, 0));
}

#[test]
fn no_enemy_attacks_in_the_player_phase() {
    cites!("enemy-attack.when-step2-villain-phase");
    // Neither when the player turns to hero form nor in return for an attack.
    let mut table = spider().alter_ego(0).foe(Some(0), "shocker").play();
    table.answer(TurnOption::ChangeForm);
    table.settle();
    table.attack("spider-man", "shocker");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("spider-man"), attacks(&table)), (2, 0, 0));
}

#[test]
fn against_an_attack_that_a_card_causes_one_may_defend_like_against_any_other() {
    cites!("enemy-attack.by-card-ability");
    // The villain and the minion attack by what is revealed; the hero defends against one, the ally against the other.
    let mut table = spider()
        .own(0, "mockingbird")
        .foe(Some(0), "hydra-bomber")
        .dealt(0, &["gang-up"])
        .draws(&["charge"])
        .play();
    let villain = table.id("rhino-1");
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    table.answer(villain);
    table.defend("spider-man");
    table.defend("mockingbird");
    table.settle();
    assert_eq!(attacks(&table), 2);
    assert_eq!((table.damage_on("spider-man"), table.damage_on("mockingbird")), (2 + 2 - 3, 1));
}

#[test]
fn an_ally_that_defends_counts_as_attacked() {
    cites!("enemy-attack.targets-player");
    let retaliates = |card: &mut champions::card::Card| {
        card.faces[0].text.keywords.push(Keyword::Retaliate(1));
    };
    for (defends, retaliated) in [(true, 1), (false, 0)] {
        let given = spider().print("mockingbird", retaliates).own(0, "mockingbird");
        let mut table = quiet(given.foe(Some(0), "hydra-bomber")).draws(&["im-tough"]).play();
        if defends {
            table.defend("mockingbird");
        }
        table.settle();
        assert_eq!(table.damage_on("hydra-bomber"), retaliated, "{defends}");
    }
}

#[test]
fn every_boost_card_is_turned_up_in_the_attack_for_which_it_was_given() {
    cites!("enemy-attack.step3.flip-one-at-a-time");
    // Klaw has two: two icons, and one.
    let given = Given::new(&["spider"], "klaw").villain_phase();
    let mut table = given.draws(&["sound-manipulation", "armored-guard"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.state().encounter.boosts.len(), 2);
    table.answer(Defend::No);
    let icons = table.told().filter_map(|(event, _)| match event {
        Event::Boosted { icons, .. } => Some(*icons),
        _ => None,
    });
    assert_eq!(icons.take(2).collect::<Vec<_>>(), [2, 1]);
    let villain = table.id("klaw-1");
    let over = table.place(|event| matches!(event, Event::Ended { by, .. } if *by == villain));
    let turned_up = table.told().take(over).filter(|(event, _)| matches!(event, Event::Boosted { .. }));
    assert_eq!(turned_up.count(), 2);
}

#[test]
fn a_boost_card_that_puts_itself_into_play_is_not_discarded() {
    cites!("enemy-attack.step3.discard");
    let given = spider().stock(&["weapons-runner"]).villain_phase();
    let mut table = given.draws(&["weapons-runner", "im-tough"]).play();
    table.settle();
    assert_eq!(table.find("weapons-runner").engaged, Some(Seat(0)));
    assert!(!table.encounter_discarded("weapons-runner"));
}

#[test]
fn what_is_too_much_for_an_ally_strikes_no_other_ally() {
    cites!("enemy-attack.step4.ally-excess-lost");
    let given = spider().own(0, "mockingbird").own(0, "black-cat").villain_phase();
    let mut table = given.draws(&["charge", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.damage_on("black-cat"), table.damage_on("spider-man")), (0, 0));
}

#[test]
fn who_was_to_be_attacked_is_not_when_another_hero_defends() {
    cites!("enemy-attack.targets-player");
    // Black Panther retaliates for 1, and She-Hulk defends.
    let given = Given::new(&["panther", "hulk"], "rhino").foe(Some(0), "hydra-bomber");
    let mut table = quiet(given).draws(&["hard-to-keep-down"]).play();
    let minion = table.id("hydra-bomber");
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), .. }));
    table.defend("she-hulk");
    let over = |event: &Event| matches!(event, Event::Ended { by, .. } if *by == minion);
    assert!(table.told().any(|(event, _)| over(event)));
    assert_eq!(table.damage_on("hydra-bomber"), 0);
}

#[test]
fn an_attack_is_defended_whoever_s_character_defends() {
    cites!("enemy-attack.undefended.definition");
    // The boost ability places threat if the attack is undefended.
    for defender in ["she-hulk", "tigra"] {
        let given = two().own(1, "tigra").stock(&["kree-manipulator"]).villain_phase();
        let mut table = given.draws(&["kree-manipulator", "hard-to-keep-down"]).play();
        table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
        table.defend(defender);
        table.until(|ask| matches!(ask, Ask::Defend { .. }));
        assert_eq!(table.threat_on("the-break-in"), 0, "{defender}");
    }
}

#[test]
fn against_a_minion_any_hero_may_defend_with_def_and_nobody_has_to() {
    cites!(
        "enemy-attack.step2.any-player",
        "enemy-attack.step2.defending-is-optional",
        "enemy-attack.step4.hero-defends"
    );
    // ATK 3 for the minion, DEF 2 for She-Hulk.
    let given = || quiet(two().foe(Some(0), "sandman")).draws(&["hard-to-keep-down"]);
    let asked =
        |ask: &Ask, seat: u8| matches!(ask, Ask::Defend { player, target: Seat(0), .. } if player.0 == seat);
    for (defends, damage) in [(true, (0, 1)), (false, (3, 0))] {
        let mut table = given().play();
        table.until(|ask| asked(ask, 0));
        table.answer(Defend::No);
        assert!(asked(&table.ask(), 1), "{:?}", table.ask());
        let hulk = Defend::With(table.id("she-hulk"));
        table.answer(if defends { hulk } else { Defend::No });
        assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), damage);
    }
}

#[test]
fn the_attack_of_a_minion_that_is_gone_was_none() {
    cites!("enemy-attack.attacker-gone");
    // A card is drawn after an attack, unless the minion falls before it.
    let strikes = "{ when: { interrupt: { attack: { against: you } } }, do: [
        { deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let draws = "{ when: { forced-response: { attack: { against: you } } }, do: [{ draw: { count: 1 } }] }";
    for (uses_it, drawn) in [(false, 1), (true, 0)] {
        let given = spider().says("spider-man", strikes).says("aunt-may", draws).own(0, "aunt-may");
        let given = quiet(given.foe(Some(0), "hydra-bomber").damage("hydra-bomber", 1));
        let mut table = given.play();
        table.window();
        if uses_it {
            table.ability("spider-man", 0);
        }
        table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
        assert_eq!((table.hand(0), table.there("hydra-bomber").is_none()), (drawn, uses_it));
    }
}

/// Mockingbird defends; the first boost card defeats her, and another one is turned up after it.
fn bereft(given: Given, next: &str) -> Table {
    let mut given = given.own(0, "mockingbird").damage("mockingbird", 2).stock(&["concussive-blast", next]);
    let first = given.card("concussive-blast");
    given.state.encounter.deck.take(first);
    given.state.encounter.boosts.push(first);
    let mut table = given.villain_phase().draws(&[next, "im-tough"]).play();
    table.defend("mockingbird");
    table
}

#[test]
fn an_attack_is_undefended_as_soon_as_its_defender_is_gone() {
    cites!("enemy-attack.defender-gone", "enemy-attack.undefended.definition");
    let mut table = bereft(spider(), "kree-manipulator");
    table.settle();
    assert_eq!((table.there("mockingbird"), table.threat_on("the-break-in")), (None, 1));
}

#[test]
fn when_its_defender_is_gone_a_labelled_defence_makes_another() {
    cites!("defence.labelled-ability", "enemy-attack.defender-gone");
    // The hero's defence answers what the second boost ability does.
    let defence = "{ when: { interrupt: { threat: { to: main-scheme } } }, form: hero, label: defence, do: [
        { draw: { count: 1 } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("stand-fast", defence);
    let mut table = bereft(given.hand(0, &["stand-fast"]), "kree-manipulator");
    table.window();
    table.event("stand-fast");
    let spider = table.id("spider-man");
    assert!(table.told().any(|(event, _)| *event == Event::Defends { by: spider }));
}

#[test]
fn an_attack_was_defended_though_its_damage_defeats_the_defender() {
    cites!("enemy-attack.undefended.definition");
    let looks = "{ when: { forced-response: { attack: { by: villain } } }, do: [
        { if: { holds: undefended, then: [{ draw: { count: 1 } }] } }] }";
    for (defends, drawn) in [(false, 1), (true, 0)] {
        let given = spider().says("aunt-may", looks).own(0, "aunt-may").own(0, "mockingbird");
        let given = given.damage("mockingbird", 2).villain_phase().draws(&["hard-to-keep-down"]);
        let mut table = given.play();
        if defends {
            table.defend("mockingbird");
        }
        table.settle();
        assert_eq!((table.hand(0), table.there("mockingbird").is_none()), (drawn, defends));
    }
}

#[test]
fn what_was_left_for_the_end_of_an_attack_that_never_was_is_not_done() {
    cites!("effects.replacement.definition");
    // Charge is discarded at the end of an attack, Webbed Up stands in for it.
    let given = spider().foe(None, "charge").attached_to("rhino-1");
    let given = given.own(0, "webbed-up").attached_to("rhino-1");
    let mut table = given.villain_phase().draws(&["im-tough"]).play();
    table.settle();
    assert!(table.fired("charge") == 1 && table.there("charge").is_some());
    assert!(table.has("rhino-1", Status::Stunned) && table.state().delayed.is_empty());
    assert!(table.state().lasting.is_empty());
}

#[test]
fn who_never_attacked_attacks_nobody_else_besides() {
    cites!("effects.replacement.definition", "activation.definition");
    let given = two().foe(Some(0), "whirlwind").own(0, "webbed-up").attached_to("whirlwind");
    let mut table = quiet(given).play();
    let whirlwind = table.id("whirlwind");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let strikes = |event: &Event| matches!(event, Event::Began { by, .. } if *by == whirlwind);
    assert_eq!(table.told().filter(|(event, _)| strikes(event)).count(), 1);
    assert!(table.fired("whirlwind") == 1 && table.has("whirlwind", Status::Stunned));
}

#[test]
fn a_defender_that_leaves_as_it_would_be_hurt_leaves_the_damage_to_the_hero() {
    cites!("enemy-attack.defender-gone", "enemy-attack.undefended.definition");
    let leaves = |steps: &str| {
        let flees = format!("{{ when: {{ interrupt: {{ damage: {{ to: self }} }} }}, do: [{steps}] }}");
        let learns = "{ when: { response: { defence: { by: character } } }, do: [{ draw: { count: 1 } }] }";
        let given =
            Given::homebrew(&["spider", "hulk"], "rhino").says("mockingbird", &flees).own(1, "mockingbird");
        let given = given.says("lookout", learns).own(1, "lookout");
        let mut table = given.villain_phase().draws(&["hydra-mercenary"]).play();
        table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
        table.defend("mockingbird");
        table.window_on_damage();
        table.ability("mockingbird", 0);
        table.until(|ask| !matches!(ask, Ask::Window { moment: Moment::Damage { .. }, .. }));
        assert!(table.there("mockingbird").is_none());
        let answered = matches!(table.ask(), Ask::Window { .. });
        (table.damage_on("spider-man"), table.damage_on("she-hulk"), answered)
    };
    // It is the hero of who had defended, and nobody has defended.
    let home = "{ move: { what: self, to: hand } }";
    assert_eq!(leaves(home), (0, 2 + 1, false));
    // Nothing is left of damage that was prevented.
    assert_eq!(leaves(&format!("{{ prevent: all }}, {home}")), (0, 0, true));
}
