//! Damage, dazed, knocked out, power for it.

use crisis::activation::Act;
use crisis::ask::{Ask, Effect, Spot};
use crisis::card::ability::{Condition, Health};
use crisis::cites;
use crisis::effect::Source;
use crisis::event::Event;
use crisis::state::{FigureId, Outcome, Side, Whereabouts};
use space::P;

use crate::kit::Position;

fn duel(target: &str) -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let target = position.b(target, 10.0, 14.0);
    position.activated(iron_man, 2);
    (position, iron_man, target)
}

#[test]
fn crossbones_can_take_it() {
    cites!("superpowers.innate.always", "attack.damage-is-enemy-effect", "power.from-enemy-damage");
    for (attack, suffered) in [("h h h h b", 3), ("h b b b b", 1)] {
        let (mut position, _, crossbones) = duel("crossbones-merciless-merc");
        position.dice(&[attack, "b b"]);
        let mut table = position.play();
        table.attack(0, crossbones);
        table.next_act();
        assert_eq!(table.figure(crossbones).damage, suffered);
        assert_eq!(table.figure(crossbones).power, suffered);
    }
}

#[test]
fn iron_man_may_pay_to_suffer_nothing() {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let iron_man = position.b("invincible-iron-man", 10.0, 14.0);
    position.of(iron_man).power = 1;
    position.activated(cap, 2);
    position.dice(&["h b b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, iron_man);
    table.answer(Effect::Use(Source::Power { figure: iron_man, power: 2 }));
    table.next_act();
    assert_eq!((table.figure(iron_man).damage, table.figure(iron_man).power), (0, 0));
}

#[test]
fn full_stamina_dazes_the_healthy_and_knocks_out_the_injured() {
    cites!(
        "damage.threshold",
        "damage.dazed.token",
        "stat-card.field.stamina",
        "damage.ko.removed",
        "damage.tokens"
    );
    for health in [Health::Healthy, Health::Injured] {
        let (mut position, _, cap) = duel("captain-america-first-avenger");
        position.b("red-skull-master-of-the-world", 30.0, 30.0);
        position.of(cap).health = health;
        let stamina = if health == Health::Healthy { 6 } else { 5 };
        position.of(cap).damage = stamina - 1;
        position.dice(&["h h b b b", "f f f f"]);
        let mut table = position.play();
        table.attack(0, cap);
        table.next_act();
        let figure = table.figure(cap);
        assert_eq!((figure.damage, figure.power), (stamina, 1));
        assert_eq!(figure.dazed, health == Health::Healthy);
        let gone = figure.whereabouts == Whereabouts::Gone;
        assert_eq!(gone, health == Health::Injured);
    }
}

#[test]
fn a_dazed_target_is_not_affected_any_more() {
    cites!("damage.dazed.unaffected", "damage.dazed.immobile");
    // Concussion Grenade gives Stun after damage; a target that was dazed gets none.
    let mut position = Position::new();
    let soldier = position.a("winter-soldier-operative", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 14.0);
    position.of(soldier).power = 1;
    position.of(cap).damage = 5;
    position.activated(soldier, 2);
    position.dice(&["h h b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(1, cap);
    table.next_act();
    assert!(table.figure(cap).dazed && table.figure(cap).conditions.is_empty());
}

#[test]
fn who_falls_drops_tokens_and_the_opponent_places_them() {
    cites!("objectives.drop.when", "objectives.drop.placement", "objectives.drop.before-removal");
    let (mut position, _, cap) = duel("captain-america-first-avenger");
    position.b("red-skull-master-of-the-world", 30.0, 30.0);
    let kind = position.crisis("struggle-for-the-cube-continues");
    let token = position.token(kind, 1.0, 1.0);
    position.state.tokens[0].holder = Some(cap);
    position.injured(cap);
    position.of(cap).damage = 4;
    position.dice(&["h h b b b", "f f f f"]);
    let mut table = position.play();
    table.attack(0, cap);
    let ask = table.ask();
    assert!(matches!(ask, Ask::Token { side: Side::A, .. }), "{ask:?}");
    for too_far in [20_000, 25_000] {
        let refused = table.refused(Spot(P::new(10_000, too_far)));
        assert_eq!(refused.as_str(), "objectives.drop.placement", "{too_far}");
    }
    table.answer(Spot(P::new(10_000, 16_000)));
    table.next_act();
    let told: Vec<&Event> = table.told().collect();
    let dropped = told.iter().position(|event| matches!(event, Event::Dropped { .. }));
    let removed = told.iter().position(|event| matches!(event, Event::Removed { .. }));
    assert!(dropped < removed && dropped.is_some());
    assert_eq!(table.state().token(token).holder, None);
}

#[test]
fn the_last_one_standing_wins() {
    cites!("victory.last-standing");
    let (mut position, _, cap) = duel("captain-america-first-avenger");
    position.injured(cap);
    position.of(cap).damage = 4;
    position.dice(&["h h b b b", "f f f f"]);
    let mut table = position.play();
    table.attack(0, cap);
    assert!(table.game.over());
    assert_eq!(table.state().outcome, Some(Outcome::Won(Side::A)));
}

#[test]
fn bleed_hurts_at_the_end_and_gives_no_power() {
    cites!("conditions.bleed", "conditions.neutral", "activation.activated-token");
    let (mut position, iron_man, _) = duel("captain-america-first-avenger");
    position.with_condition(iron_man, Condition::Bleed);
    let mut table = position.play();
    table.act(Act::EndActivation);
    table.next_act();
    assert_eq!((table.figure(iron_man).damage, table.figure(iron_man).power), (1, 0));
    assert!(table.figure(iron_man).activated);
}

#[test]
fn a_character_dazed_in_its_own_activation_ends_it() {
    cites!("damage.dazed.ends-activation");
    let (mut position, iron_man, cap) = duel("captain-america-first-avenger");
    position.of(iron_man).damage = 4;
    position.of(iron_man).power = 4;
    position.dice(&["c b b b b b b", "b b b b", "b b"]);
    let mut table = position.play();
    table.attack(2, cap);
    table.next_act();
    assert!(table.figure(iron_man).dazed && table.figure(iron_man).activated);
    assert_eq!(table.state().activation, None);
}

#[test]
fn conditions_do_not_stack_and_immunity_refuses_them() {
    cites!("conditions.no-stacking", "keywords.immunity", "conditions.gain", "conditions.different-together");
    let mut position = Position::new();
    let ock = position.a("doc-ock-sinister-scientist", 10.0, 10.0);
    let ultron = position.b("ultron-metal-tyrant", 10.0, 14.5);
    position.of(ock).power = 4;
    position.with_condition(ultron, Condition::Shock);
    position.activated(ock, 2);
    position.dice(&["h h h b b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(2, ultron);
    table.next_act();
    let gained = table.told().filter(|event| matches!(event, Event::ConditionGained { .. })).count();
    assert_eq!(gained, 0, "Shock is there already, Bleed and Poison are barred");
    assert_eq!(table.figure(ultron).damage, 3);
}
