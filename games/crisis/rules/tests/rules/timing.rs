//! The order of effects: players, conditions, crises; phases and activations.

use crisis::activation::Act;
use crisis::ask::{Ask, May};
use crisis::card::ability::Condition;
use crisis::cites;
use crisis::effect::Source;
use crisis::event::Event;
use crisis::state::{FigureId, Outcome, Phase, Side};

use crate::kit::{Position, Table};

/// A herald on each side, far apart; B has priority.
fn heralds() -> (Position, FigureId, FigureId) {
    let mut position = Position::vault();
    let a = position.a("herald", 10.0, 4.0);
    let b = position.b("herald", 10.0, 32.0);
    position.state.priority = Side::B;
    (position, a, b)
}

/// Who gained how much power and who was hurt, in the order in which it was told.
fn happenings(table: &Table) -> Vec<(FigureId, i8)> {
    let told = table.told().filter_map(|event| match event {
        Event::PowerGained { figure, amount, .. } => Some((*figure, *amount as i8)),
        Event::PowerSpent { figure, amount, .. } => Some((*figure, -(*amount as i8))),
        Event::Damaged { figure, .. } => Some((*figure, i8::MIN)),
        _ => None,
    });
    told.collect()
}

const HURT: i8 = i8::MIN;

#[test]
fn the_activation_phase_begins_with_effects_of_priority_then_of_the_other_then_of_the_crisis() {
    cites!("activation.start-effects", "timing.crisis-very-last");
    let (mut position, a, b) = heralds();
    position.crisis("high-ground");
    position.state.phase = Phase::Power;
    let mut table = position.play();
    table.next_act();
    // A point each in the Power phase, then Dawn of both, then the crisis.
    assert_eq!(happenings(&table), [(a, 1), (b, 1), (b, 1), (a, 1), (a, HURT), (b, HURT)]);
}

#[test]
fn the_activation_phase_ends_with_effects_in_the_same_order() {
    cites!("activation.end-effects");
    let (mut position, a, b) = heralds();
    position.crisis("high-ground");
    for figure in [a, b] {
        position.of(figure).activated = true;
    }
    position.state.turn = Side::A;
    let mut table = position.play();
    table.until(|ask| {
        matches!(ask, Ask::Effect { moment, .. } if format!("{moment:?}").contains("Cleanup"))
            || matches!(ask, Ask::Act { .. })
    });
    assert_eq!(happenings(&table)[..4], [(b, 2), (a, 2), (a, HURT), (b, HURT)]);
}

#[test]
fn player_effects_of_the_cleanup_phase_start_with_priority_and_each_orders_theirs() {
    cites!("cleanup.step2", "effects.own-order");
    for mends_first in [true, false] {
        let (mut position, a, b) = heralds();
        for figure in [a, b] {
            position.of(figure).activated = true;
            position.of(figure).damage = 2;
        }
        position.state.phase = Phase::Cleanup;
        let mut table = position.play();
        for (side, herald) in [(Side::B, b), (Side::A, a)] {
            assert!(matches!(table.ask(), Ask::Effect { side: asked, .. } if asked == side));
            let place = if mends_first { 4 } else { 3 };
            table.answer(crisis::ask::Effect::Use(Source::Power { figure: herald, power: place }));
        }
        let order: Vec<(FigureId, bool)> = table
            .told()
            .filter_map(|event| match event {
                Event::PowerGained { figure, amount: 3, .. } => Some((*figure, false)),
                Event::Healed { figure, .. } => Some((*figure, true)),
                _ => None,
            })
            .collect();
        assert_eq!(order[..4], [(b, mends_first), (b, !mends_first), (a, mends_first), (a, !mends_first)]);
    }
}

#[test]
fn in_the_cleanup_phase_the_crisis_waits_for_the_players() {
    cites!("cleanup.step2", "cleanup.step3");
    let (mut position, a, b) = heralds();
    let kind = position.crisis("missing-witnesses");
    position.token(kind, 10.0, 5.0);
    for figure in [a, b] {
        position.of(figure).activated = true;
        position.of(figure).damage = 2;
    }
    position.state.phase = Phase::Cleanup;
    let mut table = position.play();
    // A secures the witness, so the crisis lets B place it.
    table.until(|ask| matches!(ask, Ask::Token { .. } | Ask::Act { .. }));
    assert!(matches!(table.ask(), Ask::Token { side: Side::B, .. }));
    let gained = table.told().filter(|event| matches!(event, Event::PowerGained { amount: 3, .. })).count();
    assert_eq!(gained, 2, "both heralds before the crisis");
}

#[test]
fn outside_attacks_innate_effects_start_with_the_player_whose_turn_it_is() {
    cites!("timing.default-active-first");
    // Both heralds gain power whenever anybody advances; A moves, B has priority.
    let (mut position, a, b) = heralds();
    position.activated(a, 2);
    let mut table = position.play();
    table.act(Act::Move);
    let to = space::P::new(12_000, 4_000);
    let pose = space::Pose { way: space::Turn(0), bend: 0 };
    let tool = crisis::card::ability::Tool::Medium;
    table.answer(crisis::movement::Advance::Along { tool, pose, to, climb: false });
    table.next_act();
    assert_eq!(happenings(&table), [(a, 1), (b, 1)]);
}

#[test]
fn healing_comes_before_bleeding_and_the_crisis_comes_last() {
    cites!("timing.non-player-last", "timing.crisis-very-last");
    let (mut position, a, _) = heralds();
    position.crisis("low-tide");
    position.of(a).damage = 2;
    position.with_condition(a, Condition::Bleed);
    position.activated(a, 2);
    let mut table = position.play();
    table.act(Act::EndActivation);
    table.answer(May::Yes);
    table.next_act();
    let order: Vec<&str> = table
        .told()
        .filter_map(|event| match event {
            Event::Healed { .. } => Some("healing factor"),
            Event::Damaged { .. } => Some("bleed"),
            Event::PowerGained { .. } => Some("crisis"),
            Event::Activated { .. } => Some("token"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["healing factor", "bleed", "crisis", "token"]);
}

#[test]
fn effects_of_nobody_of_one_rank_are_ordered_by_the_active_player() {
    cites!("timing.non-player-last");
    // Both crises do something at the end of an activation; it is A's turn, B has priority.
    for first in [crisis::card::CrisisType::Secure, crisis::card::CrisisType::Extraction] {
        let (mut position, a, _) = heralds();
        position.crisis("high-ground");
        position.crisis("low-tide");
        position.activated(a, 2);
        let mut table = position.play();
        table.act(Act::EndActivation);
        assert_eq!(table.ask(), Ask::Order { side: Side::A });
        let rule = if first == crisis::card::CrisisType::Secure { 4 } else { 0 };
        let book = table.refused(Source::Cover);
        assert_eq!(book.as_str(), "timing.non-player-last");
        table.answer(Source::Crisis { card: first, rule });
        table.next_act();
        let happened = happenings(&table);
        let wanted = if rule == 4 { [(a, HURT), (a, 1)] } else { [(a, 1), (a, HURT)] };
        assert_eq!(happened, wanted);
    }
}

#[test]
fn an_eleventh_condition_does_what_its_file_says() {
    cites!("conditions.list-open");
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 10.0, 4.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 30.0);
    position.activated(mesmer, 2);
    position.of(skull).power = 3;
    position.with_condition(skull, Condition::Bleed);
    let numb = position.power_of(mesmer, "numb");
    let mut table = position.play();
    table.act(Act::Power(numb));
    table.next_act();
    assert!(table.figure(skull).conditions.has(Condition::Other(0)));
    table.act(Act::EndActivation);
    table.act(Act::EndTurn);
    table.act(Act::Activate(skull));
    // It moves but once, and at the end of the activation it costs a point of power; with Bleed its player orders them.
    table.act(Act::Move);
    table.next_act();
    assert_eq!(table.refused(Act::Move).as_str(), "effects.cannot-beats-can");
    table.answer(Act::EndActivation);
    assert_eq!(table.ask(), Ask::Order { side: Side::B });
    table.answer(Source::Condition { figure: skull, condition: Condition::Other(0) });
    assert_eq!(happenings(&table), [(skull, -1), (skull, HURT)]);
    table.next_act();
    // It is shaken off like any other.
    assert!(table.figure(skull).conditions.iter().count() == 2);
}

#[test]
fn every_change_of_score_may_win() {
    cites!("cleanup.win-check");
    // In the middle of the Activation phase of round 3.
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 10.0, 4.0);
    position.b("red-skull-master-of-the-world", 10.0, 30.0);
    position.state.round = 3;
    position.state.points[Side::A] = 14;
    position.activated(mesmer, 2);
    let prize = position.power_of(mesmer, "prize");
    let mut table = position.play();
    table.act(Act::Power(prize));
    table.next_act();
    assert_eq!((table.state().points[Side::A], table.state().outcome), (15, None));
    table.answer(Act::Power(prize));
    assert_eq!(table.state().outcome, Some(Outcome::Won(Side::A)));
    // In step 3 of the Cleanup phase of round 6 the crisis turns 13 to 12 into 13 to 14.
    let (mut position, a, b) = heralds();
    position.crisis("high-ground");
    for figure in [a, b] {
        position.of(figure).activated = true;
    }
    position.state.round = 6;
    position.state.phase = Phase::Cleanup;
    position.state.points = crisis::state::BySide([13, 12]);
    let mut table = position.play();
    while !table.game.over() {
        let answer = table.game.pending()[0].options[0];
        table.answer(answer);
    }
    assert_eq!(table.state().points.0, [13, 14]);
    assert_eq!((table.state().outcome, table.state().round), (Some(Outcome::Won(Side::B)), 6));
}
