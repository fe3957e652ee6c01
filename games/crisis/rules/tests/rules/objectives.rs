//! Interact, hold, contest, secure, control.

use crisis::activation::Act;
use crisis::ask::Ask;
use crisis::card::ability::Health;
use crisis::cites;
use crisis::objectives::{contests, secured_by};
use crisis::state::{FigureId, Side, TokenId};

use crate::kit::Position;

fn spider_by_a_token(crisis: &str) -> (Position, FigureId, TokenId) {
    let mut position = Position::new();
    let spider = position.a("spectacular-spider-man", 10.0, 10.0);
    position.b("invincible-iron-man", 10.0, 30.0);
    let kind = position.crisis(crisis);
    let token = position.token(kind, 10.0, 12.0);
    position.activated(spider, 2);
    (position, spider, token)
}

#[test]
fn a_fragment_is_picked_up_for_a_power_and_no_action() {
    cites!(
        "objectives.interact.when",
        "objectives.interact.not-action",
        "objectives.hold",
        "objectives.interact.effect",
        "objectives.asset"
    );
    let (mut position, spider, token) = spider_by_a_token("struggle-for-the-cube-continues");
    position.of(spider).power = 1;
    let mut table = position.play();
    table.act(Act::Interact(token));
    table.next_act();
    assert_eq!(table.state().token(token).holder, Some(spider));
    assert_eq!((table.figure(spider).power, table.state().activation.unwrap().actions), (0, 2));
    assert_eq!(table.state().tokens_lying().count(), 0);
    assert_eq!(table.refused(Act::Interact(token)).as_str(), "objectives.hold");
}

#[test]
fn interacting_needs_power_and_range_and_works_once_a_token() {
    cites!("objectives.interact.many", "objectives.interact.once-per-token", "crisis-card.rules-text");
    let (mut position, spider, bomb) = spider_by_a_token("deadly-meteors-mutate-civilians");
    let kind = position.state.token(bomb).crisis;
    let second = position.token(kind, 8.4, 10.5);
    let far = position.token(kind, 20.0, 20.0);
    position.of(spider).power = 2;
    position.dice(&["b b b", "h b f"]);
    let mut table = position.play();
    table.act(Act::Interact(bomb));
    table.next_act();
    assert_eq!(table.state().token(bomb).controller, None);
    assert_eq!(table.refused(Act::Interact(bomb)).as_str(), "objectives.interact.once-per-token");
    assert_eq!(table.refused(Act::Interact(far)).as_str(), "objectives.interact.when");
    table.act(Act::Interact(second));
    table.next_act();
    // Control and damage are independent, and a crisis gives no power for damage.
    assert_eq!(table.state().token(second).controller, Some(Side::A));
    assert_eq!((table.figure(spider).damage, table.figure(spider).power), (1, 0));
}

#[test]
fn a_crisis_without_interaction_cannot_be_interacted_with() {
    let (mut position, spider, token) = spider_by_a_token("infinity-formula-goes-missing");
    position.of(spider).power = 3;
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.refused(Act::Interact(token)).as_str(), "crisis-card.rules-text");
}

#[test]
fn a_bomb_needs_more_successes_than_healthy_enemies() {
    cites!(
        "objectives.control.marker",
        "objectives.control.one-player",
        "dice.extra-dice-only-three-rolls",
        "objectives.point-of-interest"
    );
    for (dice, controlled) in [("h h b", false), ("c h w", true)] {
        let (mut position, spider, bomb) = spider_by_a_token("deadly-meteors-mutate-civilians");
        position.b("red-skull-master-of-the-world", 10.0, 14.0);
        position.b("baron-helmut-zemo", 12.0, 12.5);
        position.state.tokens[0].controller = Some(Side::B);
        position.of(spider).power = 1;
        position.dice(&[dice]);
        let mut table = position.play();
        table.act(Act::Interact(bomb));
        table.next_act();
        let owner = if controlled { Side::A } else { Side::B };
        assert_eq!(table.state().token(bomb).controller, Some(owner), "{dice}");
    }
}

#[test]
fn a_skrull_resists_and_only_one_is_held() {
    cites!("push.crisis-push", "objectives.civilian", "objectives.hold-many");
    let (mut position, spider, agent) = spider_by_a_token("skrulls-infiltrate-world-leadership");
    let kind = position.state.token(agent).crisis;
    let second = position.token(kind, 8.4, 10.5);
    position.of(spider).power = 2;
    position.dice(&["h k b"]);
    let mut table = position.play();
    table.act(Act::Interact(agent));
    assert!(matches!(table.ask(), Ask::Way { side: Side::B, .. }), "the opponent pushes");
    table.answer(space::Turn(0));
    table.next_act();
    assert_eq!(table.state().token(agent).holder, Some(spider));
    assert!(table.at(spider).0 > 14.0);
    let rule = table.refused(Act::Interact(second));
    assert!(["objectives.hold-many", "objectives.interact.when"].contains(&rule.as_str()), "{rule}");
}

#[test]
fn securing_counts_the_healthy_first() {
    cites!(
        "objectives.contest",
        "objectives.contest.dazed",
        "objectives.secure.healthy",
        "objectives.secure.healthy-over-injured",
        "objectives.secure.injured-only",
        "objectives.secure.tie",
        "damage.dazed.no-scoring"
    );
    // Who stands by the token: side, injured, dazed.
    let secured = |around: &[(Side, bool, bool)]| {
        let mut position = Position::new();
        let kind = position.crisis("riots-spark-over-extremis");
        let token = position.token(kind, 18.0, 18.0);
        let places = [(16.0, 18.0), (20.0, 18.0), (18.0, 16.0), (18.0, 20.0)];
        for (&(side, injured, dazed), (x, y)) in around.iter().zip(places) {
            let figure = position.add(side, "captain-america-first-avenger", x, y);
            position.of(figure).health = if injured { Health::Injured } else { Health::Healthy };
            position.of(figure).dazed = dazed;
        }
        secured_by(position.scene(), token)
    };
    let (a, b) = (Side::A, Side::B);
    assert_eq!(secured(&[(a, false, false), (a, false, false), (b, false, false)]), Some(a));
    assert_eq!(secured(&[(a, false, false), (b, true, false), (b, true, false)]), Some(a));
    assert_eq!(secured(&[(a, false, false), (b, false, false), (b, true, false)]), None);
    assert_eq!(secured(&[(a, true, false), (b, true, false), (b, true, false)]), Some(b));
    assert_eq!(secured(&[(a, false, true), (b, true, false)]), Some(b));
    assert_eq!(secured(&[(a, false, true)]), None);
    assert_eq!(secured(&[]), None);
}

#[test]
fn drones_never_contest() {
    let mut position = Position::new();
    let kind = position.crisis("riots-spark-over-extremis");
    let token = position.token(kind, 18.0, 18.0);
    let drones = position.a("ultron-drones", 18.0, 18.0);
    let cap = position.b("captain-america-first-avenger", 18.0, 20.1);
    assert!(!contests(position.scene(), drones, token));
    assert!(contests(position.scene(), cap, token));
}

#[test]
fn securing_is_not_remembered() {
    cites!("objectives.secure.derived");
    let mut position = Position::new();
    let kind = position.crisis("riots-spark-over-extremis");
    let token = position.token(kind, 18.0, 18.0);
    let cap = position.a("captain-america-first-avenger", 18.0, 20.0);
    assert_eq!(secured_by(position.scene(), token), Some(Side::A));
    position.of(cap).at.y += 2_000;
    assert_eq!(secured_by(position.scene(), token), None);
}
