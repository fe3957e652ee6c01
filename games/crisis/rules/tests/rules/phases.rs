//! The Power phase, the Cleanup phase, scoring and winning.

use crisis::activation::Act;
use crisis::card::ability::{Condition, Health};
use crisis::cites;
use crisis::event::Event;
use crisis::state::{BySide, FigureId, Outcome, Phase, Side};

use crate::kit::{Position, Table};

/// One character each, both activated, in A's turn: the Cleanup phase is next.
fn round_over() -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 4.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 32.0);
    for figure in [cap, skull] {
        position.of(figure).activated = true;
    }
    position.state.last_activated = Some(Side::B);
    (position, cap, skull)
}

#[test]
fn everyone_gains_a_power_and_poison_takes_it() {
    cites!("round.power.step1", "round.power.step3", "conditions.poison", "power.max-10", "power.tokens");
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 4.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 32.0);
    let ultron = position.b("ultron-metal-tyrant", 20.0, 32.0);
    let drones = position.b("ultron-drones", 25.0, 32.0);
    position.state.phase = Phase::Power;
    position.of(cap).power = 4;
    position.of(skull).power = 3;
    position.of(ultron).power = 10;
    position.with_condition(skull, Condition::Poison);
    let mut table = position.play();
    table.next_act();
    let power = |id: FigureId| table.figure(id).power;
    assert_eq!([power(cap), power(skull), power(ultron), power(drones)], [5, 3, 10, 0]);
}

#[test]
fn phases_follow_each_other() {
    cites!("round.three-phases", "cleanup.when", "cleanup.step6", "cleanup.step7");
    let (position, cap, skull) = round_over();
    let mut table = position.play();
    table.next_act();
    let phases: Vec<Phase> = table
        .told()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::Cleanup, Phase::Power, Phase::Activation]);
    assert_eq!(table.state().round, 2);
    assert!(!table.figure(cap).activated && !table.figure(skull).activated);
}

#[test]
fn the_dazed_come_back_injured() {
    cites!(
        "cleanup.step4",
        "cleanup.step4-only-dazed",
        "stat-card.injured-by-damage",
        "damage.dazed.returns",
        "conditions.last-until-removed"
    );
    let (mut position, cap, skull) = round_over();
    position.of(cap).dazed = true;
    position.of(cap).damage = 6;
    position.of(cap).power = 7;
    position.with_condition(cap, Condition::Bleed);
    position.of(skull).damage = 3;
    position.with_condition(skull, Condition::Poison);
    let mut table = position.play();
    table.next_act();
    let figure = table.figure(cap);
    assert_eq!((figure.damage, figure.dazed, figure.health), (0, false, Health::Injured));
    assert!(figure.conditions.is_empty());
    assert_eq!((figure.power, table.stamina(cap)), (8, 5));
    assert_eq!(table.figure(skull).damage, 3);
    assert!(table.figure(skull).conditions.has(Condition::Poison));
}

#[test]
fn priority_passes_when_its_holder_activated_last() {
    cites!("cleanup.step5", "mission-track.priority-token");
    for (last, holder) in [(Side::A, Side::B), (Side::B, Side::A)] {
        let (mut position, _, _) = round_over();
        position.state.last_activated = Some(last);
        let mut table = position.play();
        table.next_act();
        assert_eq!(table.state().priority, holder);
        assert_eq!(table.ask().side(), holder);
    }
}

/// Plays on until a round is over or the game is.
fn after_cleanup(position: Position) -> Table {
    let mut table = position.play();
    if !table.game.over() {
        table.next_act();
    }
    table
}

#[test]
fn sixteen_points_win_together_or_alone() {
    cites!(
        "victory.sixteen",
        "victory.both-sixteen",
        "victory.both-tied",
        "overview.goal",
        "objectives.control.persists",
        "victory.simultaneous-scoring",
        "cleanup.step1"
    );
    cites!("crisis-card.score-text");
    // A controls one bomb and holds two agents, B controls two bombs.
    let scored = |start: [u8; 2]| {
        let (mut position, cap, _) = round_over();
        let secure = position.crisis("deadly-meteors-mutate-civilians");
        let extraction = position.crisis("skrulls-infiltrate-world-leadership");
        for owner in [Side::A, Side::B, Side::B] {
            let bomb = position.token(secure, 18.0, 18.0);
            position.state.tokens[usize::from(bomb.0)].controller = Some(owner);
        }
        for _ in 0..2 {
            let agent = position.token(extraction, 18.0, 18.0);
            position.state.tokens[usize::from(agent.0)].holder = Some(cap);
        }
        position.state.points = BySide(start);
        let table = after_cleanup(position);
        (table.state().points.0, table.state().outcome)
    };
    assert_eq!(scored([0, 0]), ([3, 2], None));
    assert_eq!(scored([14, 10]), ([17, 12], Some(Outcome::Won(Side::A))));
    assert_eq!(scored([14, 14]), ([17, 16], Some(Outcome::Won(Side::A))));
    assert_eq!(scored([13, 14]), ([16, 16], None));
    assert_eq!(scored([13, 7]), ([16, 9], Some(Outcome::Won(Side::A))));
}

#[test]
fn after_round_six_the_leader_wins_and_a_tie_goes_on() {
    cites!("victory.round-six", "victory.round-six-tie", "overview.round-count");
    let end = |points: [u8; 2]| {
        let (mut position, _, _) = round_over();
        position.state.round = 6;
        position.state.points = BySide(points);
        let table = after_cleanup(position);
        (table.state().outcome, table.state().round)
    };
    assert_eq!(end([12, 11]), (Some(Outcome::Won(Side::A)), 6));
    assert_eq!(end([11, 11]), (None, 7));
}

#[test]
fn the_cube_hurts_and_empowers_its_holder() {
    cites!("effects.crisis-neutral", "cleanup.step3", "objectives.hold-many");
    let (mut position, cap, _) = round_over();
    let kind = position.crisis("struggle-for-the-cube-continues");
    for _ in 0..2 {
        let token = position.token(kind, 18.0, 18.0);
        position.state.tokens[usize::from(token.0)].holder = Some(cap);
    }
    let table = after_cleanup(position);
    // 2 damage and 2 power from the cube, 1 from the next Power phase; none for the damage itself.
    assert_eq!((table.figure(cap).damage, table.figure(cap).power), (2, 3));
    assert_eq!(table.state().points[Side::A], 2);
}

#[test]
fn contesting_serum_gives_power() {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 4.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 32.0);
    let kind = position.crisis("infinity-formula-goes-missing");
    position.token(kind, 10.0, 5.0);
    position.state.phase = Phase::Power;
    let mut table = position.play();
    table.next_act();
    assert_eq!((table.figure(cap).power, table.figure(skull).power), (2, 1));
    table.answer(Act::Activate(cap));
}
