//! Turns, activations, actions, passing, grunts.

use crisis::activation::Act;
use crisis::ask::Ask;
use crisis::card::ability::Condition;
use crisis::cites;
use crisis::event::Event;
use crisis::state::{FigureId, Side};

use crate::kit::{Position, Table};

/// Two of A's and some of B's, far apart, at the start of A's turn.
fn squads(b: usize) -> (Position, FigureId, FigureId, Vec<FigureId>) {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 6.0, 4.0);
    let widow = position.a("the-black-widow", 12.0, 4.0);
    let ids = ["red-skull-master-of-the-world", "baron-helmut-zemo", "crossbones-merciless-merc"];
    let others = (0..b).map(|i| position.b(ids[i], 6.0 + 6.0 * i as f64, 32.0)).collect();
    (position, cap, widow, others)
}

fn end_turn(table: &mut Table) {
    table.act(Act::EndActivation);
    table.act(Act::EndTurn);
}

#[test]
fn turns_alternate_until_nobody_is_left() {
    cites!(
        "activation.alternate-turns",
        "activation.phase-end",
        "mission-track.priority-meaning",
        "activation.activated-not-again",
        "activation.declare-end"
    );
    let (position, cap, widow, others) = squads(1);
    let mut table = position.play();
    table.act(Act::Activate(cap));
    end_turn(&mut table);
    table.act(Act::Activate(others[0]));
    end_turn(&mut table);
    table.next_act();
    assert_eq!(table.ask().side(), Side::A);
    assert_eq!(table.refused(Act::Activate(cap)).as_str(), "activation.activated-not-again");
    table.act(Act::Activate(widow));
    table.act(Act::EndActivation);
    table.answer(Act::EndTurn);
    table.next_act();
    let turns: Vec<Side> = table
        .told()
        .filter_map(|event| match event {
            Event::TurnBegan { side } => Some(*side),
            _ => None,
        })
        .collect();
    assert_eq!(turns[..3], [Side::A, Side::B, Side::A]);
    assert_eq!(table.state().round, 2);
}

#[test]
fn passing_needs_fewer_characters_at_the_start_of_the_turn() {
    cites!("passing.condition", "activation.activate-mandatory");
    let (position, _, _, _) = squads(3);
    let mut table = position.play();
    table.next_act();
    assert!(table.offers(Act::EndTurn));
    let (position, _, _, _) = squads(2);
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.refused(Act::EndTurn).as_str(), "activation.activate-mandatory");
}

#[test]
fn who_has_nobody_left_passes_again_and_again() {
    cites!("passing.nobody-left", "passing.repeatable");
    let (mut position, cap, widow, others) = squads(3);
    position.of(widow).activated = true;
    let mut table = position.play();
    table.act(Act::Activate(cap));
    end_turn(&mut table);
    for (turn, &other) in others.iter().enumerate() {
        table.act(Act::Activate(other));
        end_turn(&mut table);
        if turn < 2 {
            table.next_act();
            assert_eq!(table.ask().side(), Side::A);
            table.answer(Act::EndTurn);
        }
    }
    let passed = table.told().filter(|event| matches!(event, Event::Passed { side: Side::A })).count();
    assert_eq!(passed, 2);
    assert_eq!(table.state().round, 2);
}

#[test]
fn an_activation_has_two_actions_of_any_kind() {
    cites!("activation.two-actions", "activation.same-action-twice", "activation.action.move");
    cites!("activation.one-activation-per-turn");
    let (position, cap, widow, _) = squads(2);
    let mut table = position.play();
    table.act(Act::Activate(cap));
    table.act(Act::Move);
    assert!(matches!(table.ask(), Ask::Advance { climb: true, .. }));
    table.act(Act::Move);
    table.next_act();
    assert_eq!(table.refused(Act::Move).as_str(), "activation.two-actions");
    table.answer(Act::EndActivation);
    table.next_act();
    assert_eq!(table.refused(Act::Activate(widow)).as_str(), "activation.one-activation-per-turn");
}

#[test]
fn charge_grants_actions_that_do_not_count() {
    cites!(
        "activation.granted-free",
        "superpowers.active.action-prefix",
        "superpowers.once-per-turn",
        "power.spend-remove"
    );
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    position.b("invincible-iron-man", 10.0, 14.0);
    position.of(cap).power = 4;
    position.activated(cap, 2);
    position.dice(&["b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Power(1));
    assert!(matches!(table.ask(), Ask::Advance { .. }));
    table.next_act();
    assert_eq!(table.state().activation.unwrap().actions, 1);
    assert_eq!(table.figure(cap).power, 2);
    assert_eq!(table.refused(Act::Power(1)).as_str(), "superpowers.once-per-turn");
}

#[test]
fn quick_step_is_no_action_and_needs_empty_hands() {
    cites!("activation.granted-movement-free", "superpowers.active.no-action", "superpowers.active.when");
    let mut position = Position::new();
    let zemo = position.a("baron-helmut-zemo", 10.0, 10.0);
    position.b("invincible-iron-man", 10.0, 30.0);
    position.of(zemo).power = 2;
    position.activated(zemo, 2);
    let quick_step = 2;
    let mut table = position.play();
    table.act(Act::Power(quick_step));
    assert!(matches!(table.ask(), Ask::Advance { .. }));
    table.next_act();
    assert_eq!(table.state().activation.unwrap().actions, 2);
    assert_eq!(table.figure(zemo).power, 0);
}

#[test]
fn stagger_must_be_shaken_first_and_shake_removes_one() {
    cites!("conditions.stagger", "activation.action.shake");
    let (mut position, cap, _, _) = squads(2);
    position.with_condition(cap, Condition::Stagger);
    position.with_condition(cap, Condition::Poison);
    let mut table = position.play();
    table.act(Act::Activate(cap));
    table.next_act();
    assert_eq!(table.refused(Act::Move).as_str(), "conditions.stagger");
    table.answer(Act::Shake);
    table.next_act();
    let conditions = table.figure(cap).conditions;
    assert!(!conditions.has(Condition::Stagger) && conditions.has(Condition::Poison));
    assert_eq!(table.state().activation.unwrap().actions, 1);
}

#[test]
fn root_is_paid_before_active_superpowers() {
    cites!("conditions.root");
    for (power, allowed) in [(2, false), (3, true)] {
        let mut position = Position::new();
        let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
        position.b("invincible-iron-man", 10.0, 14.0);
        position.of(cap).power = power;
        position.with_condition(cap, Condition::Root);
        position.activated(cap, 2);
        position.dice(&["b b b b b", "b b b b"]);
        let mut table = position.play();
        table.next_act();
        if allowed {
            table.answer(Act::Power(1));
            table.next_act();
            assert_eq!(table.figure(cap).power, 0);
        } else {
            assert_eq!(table.refused(Act::Power(1)).as_str(), "power.no-overspend");
        }
    }
}

#[test]
fn grunts_activate_before_their_parent() {
    cites!("grunts.activates-before-parent", "grunts.not-chosen", "grunts.no-power");
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 10.0, 10.0);
    let drones = position.a("ultron-drones", 14.0, 10.0);
    position.b("invincible-iron-man", 10.0, 30.0);
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.refused(Act::Activate(drones)).as_str(), "grunts.not-chosen");
    table.answer(Act::Activate(ultron));
    table.next_act();
    assert_eq!(table.state().activation.unwrap().figure, drones);
    table.answer(Act::EndActivation);
    table.next_act();
    assert!(table.figure(drones).activated);
    assert_eq!(table.state().activation.unwrap().figure, ultron);
    assert_eq!(table.figure(drones).power, 0);
}

#[test]
fn drones_burst_and_leave_with_their_parent() {
    cites!("grunts.parents-gone", "grunts.no-injured-side");
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 20.0, 10.0);
    let drones = position.a("ultron-drones", 10.0, 10.0);
    position.a("crossbones-merciless-merc", 30.0, 30.0);
    let iron_man = position.b("invincible-iron-man", 10.0, 12.5);
    position.of(drones).damage = 2;
    position.activated(iron_man, 2);
    position.dice(&["h h b b b", "b b"]);
    let mut table = position.play();
    table.attack(0, drones);
    table.until(|ask| matches!(ask, Ask::Effect { moment: crisis::effect::Moment::Removed(_), .. }));
    let burst = crisis::effect::Source::Power { figure: drones, power: 0 };
    table.answer(crisis::ask::Effect::Use(burst));
    table.next_act();
    assert_eq!(table.figure(iron_man).damage, 1);
    assert_eq!(table.figure(ultron).power, 1);
    assert!(!table.state().is_on_battlefield(drones));
}

#[test]
fn avengers_assemble_is_paid_by_many_and_discarded() {
    cites!(
        "team-tactics.play-sequence",
        "team-tactics.discard",
        "team-tactics.type.active",
        "team-tactics.type.active-any-character",
        "affiliation.shorthand-not-squad"
    );
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let widow = position.a("the-black-widow", 14.0, 10.0);
    let soldier = position.a("winter-soldier-operative", 18.0, 10.0);
    let spider = position.a("spectacular-spider-man", 22.0, 10.0);
    position.b("red-skull-master-of-the-world", 10.0, 32.0);
    for (figure, power) in [(cap, 1), (widow, 0), (soldier, 2), (spider, 3)] {
        position.of(figure).power = power;
    }
    let card = position.tactic(Side::A, "avengers-assemble");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(crisis::ask::Thing::Figure(cap));
    assert!(matches!(table.ask(), Ask::JoinIn { figure, .. } if figure == soldier));
    table.answer(crisis::ask::May::Yes);
    let mut advances = 0;
    while matches!(table.ask(), Ask::Advance { .. } | Ask::Thing { .. }) {
        if matches!(table.ask(), Ask::Advance { .. }) {
            advances += 1;
            table.answer(crisis::movement::Advance::Stay);
        } else {
            let first = table.game.pending()[0].options[0];
            table.answer(first);
        }
    }
    assert_eq!(advances, 2);
    assert_eq!((table.figure(cap).power, table.figure(soldier).power), (0, 1));
    assert_eq!((table.figure(widow).power, table.figure(spider).power), (0, 3));
    assert_eq!(table.refused(Act::Tactic(card)).as_str(), "team-tactics.discard");
}

#[test]
fn grunts_are_done_when_all_others_are() {
    cites!("grunts.all-others-activated");
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 10.0, 4.0);
    let drones = position.a("ultron-drones", 16.0, 4.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 32.0);
    // Ultron has a token without having activated, so nobody is left to bring the Drones along.
    position.of(ultron).activated = true;
    let mut table = position.play();
    table.next_act();
    assert!(table.figure(drones).activated);
    assert!(table.offers(Act::EndTurn) && !table.offers(Act::Activate(drones)));
    // As long as another character may still act, they wait for it.
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 10.0, 4.0);
    let drones = position.a("ultron-drones", 16.0, 4.0);
    position.b("captain-america-first-avenger", 10.0, 32.0);
    let mut table = position.play();
    table.next_act();
    assert!(
        !table.figure(drones).activated && !table.figure(ultron).activated && !table.figure(cap).activated
    );
}
