//! Leaderships, windows, forced movement, dodging, transforming.

use crisis::activation::Act;
use crisis::ask::{Ask, Effect, Spot, Thing};
use crisis::card::ability::{Condition, Face, Roll};
use crisis::cites;
use crisis::dice::Faces;
use crisis::effect::{Moment, Source};
use crisis::event::Event;
use crisis::movement::Advance;
use crisis::state::{FigureId, Side, Whereabouts};
use space::{P, Turn};

use crate::kit::{Position, Table};

fn own_dice(ask: &Ask) -> bool {
    matches!(ask, Ask::Effect { side: Side::A, moment: Moment::OwnDice(Roll::Attack) })
}

/// Whether somebody's effect is offered for its attack dice before the attack is over.
fn offered(table: &mut Table, effect: Source) -> bool {
    let mut found = false;
    table.until(|ask| own_dice(ask) || matches!(ask, Ask::Act { .. }));
    if own_dice(&table.ask()) {
        found = table.offers(Effect::Use(effect));
    }
    table.next_act();
    found
}

/// Spider-Man of A attacks Red Skull; Captain America stands by.
fn spider_attacks(dice: &str, change: impl FnOnce(&mut Position, FigureId)) -> (Table, FigureId, FigureId) {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 6.0, 10.0);
    let spider = position.a("spectacular-spider-man", 10.0, 10.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 14.0);
    position.of(spider).power = 1;
    position.state.squads[Side::A].leader = Some(cap);
    position.activated(spider, 2);
    position.dice(&[dice, "b b b b"]);
    change(&mut position, cap);
    let mut table = position.play();
    table.attack(0, skull);
    (table, cap, skull)
}

#[test]
fn a_leadership_serves_the_whole_squad_while_its_leader_is_there() {
    cites!("leadership.whole-squad", "leadership.on-battlefield", "leadership.needs-affiliation");
    let heroes = |cap: FigureId| Source::Power { figure: cap, power: 0 };
    let (mut table, cap, _) = spider_attacks("h b b b f", |_, _| {});
    assert!(offered(&mut table, heroes(cap)), "Spider-Man is no Avenger, and yet");
    let (mut table, cap, _) = spider_attacks("b b b b f", |_, _| {});
    assert!(!offered(&mut table, heroes(cap)), "no hit in the roll");
    let dazed = |position: &mut Position, cap: FigureId| position.of(cap).dazed = true;
    let (mut table, cap, _) = spider_attacks("h b b b f", dazed);
    assert!(offered(&mut table, heroes(cap)), "a dazed leader is still on the battlefield");
    let gone = |position: &mut Position, cap: FigureId| position.of(cap).whereabouts = Whereabouts::Gone;
    let (mut table, cap, _) = spider_attacks("h b b b f", gone);
    assert!(!offered(&mut table, heroes(cap)));
    let without = |position: &mut Position, _: FigureId| position.state.squads[Side::A].leader = None;
    let (mut table, cap, _) = spider_attacks("h b b b f", without);
    assert!(!offered(&mut table, heroes(cap)));
}

#[test]
fn the_roller_pays_and_one_die_becomes_anything_but_no_failure_does() {
    cites!("dice.failure");
    let (mut table, cap, skull) = spider_attacks("h b b b f", |_, _| {});
    table.until(own_dice);
    table.answer(Effect::Use(Source::Power { figure: cap, power: 0 }));
    let failure: Faces = [Face::Failure].into_iter().collect();
    assert_eq!(table.refused(failure).as_str(), "dice.failure");
    let blank: Faces = [Face::Blank].into_iter().collect();
    table.answer(blank);
    table.answer(Face::Hit);
    table.next_act();
    assert_eq!(table.figure(skull).damage, 2);
    // One power spent, one gained by the attack.
    assert_eq!(table.figure(FigureId(1)).power, 1);
}

#[test]
fn effects_of_one_name_touch_an_attack_once() {
    cites!("effects.same-name-once");
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let one = position.a("invincible-iron-man", 7.0, 10.0);
    let other = position.a("invincible-iron-man", 13.0, 10.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 14.0);
    for figure in [one, other] {
        position.of(figure).power = 2;
    }
    position.activated(cap, 2);
    position.dice(&["b b b b b", "b b b b", "b", "b b b b b", "b b b b"]);
    let mut table = position.play();
    let jarvis = |figure: FigureId| Source::Power { figure, power: 1 };
    table.attack(0, skull);
    table.until(own_dice);
    assert!(table.offers(Effect::Use(jarvis(one))) && table.offers(Effect::Use(jarvis(other))));
    table.answer(Effect::Use(jarvis(one)));
    table.answer(crisis::ask::Amount(1));
    let blank: Faces = [Face::Blank].into_iter().collect();
    table.answer(blank);
    table.until(|ask| own_dice(ask) || matches!(ask, Ask::Act { .. }));
    assert!(matches!(table.ask(), Ask::Act { .. }), "the other one is not offered for the same attack");
    assert_eq!((table.figure(one).power, table.figure(other).power), (1, 2));
    // For the next attack both are offered again.
    table.attack(0, skull);
    table.until(own_dice);
    assert!(table.offers(Effect::Use(jarvis(one))) && table.offers(Effect::Use(jarvis(other))));
}

#[test]
fn pierce_spoils_a_die_of_the_defender() {
    cites!("attack.step9.opponent-dice");
    let mut position = Position::new();
    let zemo = position.a("baron-helmut-zemo", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 13.0);
    position.activated(zemo, 2);
    position.dice(&["w h b b b", "k k b b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.next_act();
    let changed = table
        .told()
        .any(|event| matches!(event, Event::DiceChanged { roll: Roll::Defence, to: Face::Blank, .. }));
    assert!(changed);
    assert_eq!(table.figure(cap).damage, 1);
}

#[test]
fn the_dazed_have_no_superpowers_and_do_not_activate() {
    cites!("damage.dazed.no-superpowers", "damage.dazed.no-activation");
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let iron_man = position.a("invincible-iron-man", 7.0, 10.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 14.0);
    position.of(iron_man).power = 5;
    position.of(iron_man).dazed = true;
    position.dice(&["b b b b b", "b b b b"]);
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.refused(Act::Activate(iron_man)).as_str(), "damage.dazed.no-activation");
    table.answer(Act::Activate(cap));
    table.attack(0, skull);
    assert!(!offered(&mut table, Source::Power { figure: iron_man, power: 1 }));
}

/// Iron Man hits Captain America with a wild and pushes him; what stands in the way is up to the caller.
fn repulsed(change: impl FnOnce(&mut Position, FigureId)) -> (Table, FigureId) {
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 14.0);
    position.activated(iron_man, 2);
    position.dice(&["w b b b b", "k k b b"]);
    change(&mut position, cap);
    let mut table = position.play();
    table.attack(0, cap);
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    (table, cap)
}

#[test]
fn a_push_away_stays_within_a_right_angle() {
    cites!(
        "toward-away.line",
        "toward-away.away-orientation",
        "toward-away.stay-inside",
        "toward-away.whole-move-inside",
        "toward-away.then-normal"
    );
    let (mut table, cap) = repulsed(|_, _| {});
    // A degree is 182 of the 65,536 steps of a turn; north is 90 degrees.
    let north = 16_384;
    assert_eq!(table.refused(Turn(north + 50 * 182)).as_str(), "toward-away.whole-move-inside");
    assert_eq!(table.refused(Turn(north + 32_768)).as_str(), "toward-away.whole-move-inside");
    table.answer(Turn(north + 40 * 182));
    let (x, y) = table.at(cap);
    assert!(x < 9.0 && y > 16.0, "{x} {y}");
}

#[test]
fn a_push_stops_without_a_collision() {
    cites!("push.as-throw", "push.stops-early", "movement.forced-stop", "objectives.no-movement-block");
    let (mut table, cap) = repulsed(|position, _| {
        let kind = position.crisis("riots-spark-over-extremis");
        position.token(kind, 10.0, 14.8);
        position.b("red-skull-master-of-the-world", 10.0, 16.5);
    });
    table.answer(Turn(16_384));
    table.next_act();
    let (_, y) = table.at(cap);
    assert!((y - (16.5 - 1.378)).abs() < 0.005, "{y}");
    assert_eq!(table.figure(cap).damage, 0);
    assert!(!table.told().any(|event| matches!(event, Event::Collided { .. })));
}

#[test]
fn the_edge_stops_a_push() {
    cites!("movement.forced-edge-stop");
    let (mut table, cap) = repulsed(|position, cap| {
        position.of(FigureId(0)).at = P::new(10_000, 30_000);
        position.of(cap).at = P::new(10_000, 34_000);
    });
    table.answer(Turn(16_384));
    table.next_act();
    let (_, y) = table.at(cap);
    assert!((y - (36.0 - 0.689)).abs() < 0.003, "{y}");
    assert_eq!(table.figure(cap).damage, 0);
}

#[test]
fn an_advance_toward_ends_inside_the_angle() {
    cites!("toward-away.toward-orientation");
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 16.0);
    position.activated(marvel, 2);
    position.dice(&["w b b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.until(|ask| matches!(ask, Ask::Effect { moment: Moment::BeforeDamage, .. }));
    table.answer(Effect::Use(Source::Rule(1)));
    let along = |way: u16, x: i32, y: i32| Advance::Along {
        tool: crisis::card::ability::Tool::Short,
        pose: space::Pose { way: Turn(way), bend: 0 },
        to: P::new(x, y),
        climb: false,
    };
    assert_eq!(table.refused(along(49_152, 10_000, 7_000)).as_str(), "toward-away.stay-inside");
    assert_eq!(table.refused(along(0, 13_000, 10_000)).as_str(), "toward-away.stay-inside");
    table.answer(along(16_384, 10_000, 13_000));
    table.next_act();
    assert_eq!(table.at(marvel), (10.0, 13.0));
}

#[test]
fn spider_man_dodges() {
    cites!("dodge.step3", "dodge.step4", "dodge.mandatory", "modify-dice.dodge-too");
    // Binary throws Captain America into Spider-Man: 3 damage, 3 dodge dice, one critical adds one.
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 12.5);
    let spider = position.b("spectacular-spider-man", 10.0, 16.0);
    position.of(marvel).form = 1;
    position.of(marvel).power = 4;
    position.activated(marvel, 2);
    position.dice(&["c b b", "f", "b k"]);
    let throw = position.power_of(marvel, "im-just-getting-warmed-up");
    let mut table = position.play();
    table.act(Act::Power(throw));
    if matches!(table.ask(), Ask::Thing { .. }) {
        table.answer(Thing::Figure(cap));
    }
    table.answer(Turn(16_384));
    assert!(matches!(table.ask(), Ask::Effect { side: Side::B, moment: Moment::OwnDice(Roll::Dodge) }));
    let sense = Source::Power { figure: spider, power: 2 };
    table.answer(Effect::Use(sense));
    let blanks: Faces = [Face::Blank, Face::Blank].into_iter().collect();
    let three: Faces = [Face::Blank, Face::Blank, Face::Critical].into_iter().collect();
    assert_eq!(table.refused(three).as_str(), "modify-dice.once-per-ability");
    table.answer(blanks);
    table.next_act();
    assert_eq!(table.figure(spider).damage, 1);
    assert_eq!(table.figure(cap).damage, 1);
}

#[test]
fn captain_marvel_becomes_binary() {
    cites!(
        "transform.step-place",
        "transform.same-character",
        "transform.immunity-removes",
        "transform.how-and-when"
    );
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    position.b("captain-america-first-avenger", 10.0, 30.0);
    position.of(marvel).power = 6;
    position.of(marvel).damage = 3;
    position.with_condition(marvel, Condition::Stun);
    position.with_condition(marvel, Condition::Slow);
    let mut table = position.play();
    table.act(Act::Activate(marvel));
    assert!(matches!(table.ask(), Ask::Place { range: 1, .. }));
    assert_eq!(table.refused(Spot(P::new(10_000, 14_000))).as_str(), "place.measure-from-placed");
    table.answer(Spot(P::new(10_000, 10_000)));
    table.next_act();
    let figure = table.figure(marvel);
    assert_eq!((figure.form, figure.damage, figure.power), (1, 3, 6));
    assert!(!figure.conditions.has(Condition::Stun) && figure.conditions.has(Condition::Slow));
}

#[test]
fn the_attackers_effects_come_before_the_defenders() {
    cites!(
        "attack.step14.after",
        "effects.after-resolved",
        "timing.attack-order",
        "timing.attack-over-reactive"
    );
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let crossbones = position.b("crossbones-merciless-merc", 10.0, 14.0);
    position.state.priority = Side::B;
    position.activated(iron_man, 2);
    position.dice(&["h h h b b", "b b"]);
    let mut table = position.play();
    table.attack(0, crossbones);
    // When Aggressive is asked for, Iron Man has his power and all damage is done.
    table.until(|ask| matches!(ask, Ask::Effect { side: Side::B, moment: Moment::AfterAttack }));
    assert_eq!(table.figure(iron_man).power, 2);
    assert_eq!((table.figure(crossbones).damage, table.figure(crossbones).power), (2, 2));
    table.answer(Effect::Use(Source::Power { figure: crossbones, power: 1 }));
    assert!(matches!(table.ask(), Ask::Advance { side: Side::B, wedge: Some(_), .. }));
}

#[test]
fn more_power_than_there_is_cannot_be_lost() {
    cites!("power.lose-all");
    let mut position = Position::new();
    let soldier = position.a("winter-soldier-operative", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 16.0);
    position.of(cap).power = 1;
    position.activated(soldier, 2);
    position.dice(&["w w w b b", "k k k b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.next_act();
    assert_eq!((table.figure(cap).damage, table.figure(cap).power), (0, 0));
}

#[test]
fn drones_lie_idle_without_their_parent() {
    cites!("grunts.parents-dazed", "grunts.no-interact");
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 10.0, 14.0);
    let drones = position.a("ultron-drones", 20.0, 14.0);
    let kind = position.crisis("struggle-for-the-cube-continues");
    let token = position.token(kind, 20.0, 14.0);
    let iron_man = position.b("invincible-iron-man", 10.0, 10.0);
    position.of(ultron).damage = 7;
    position.activated(iron_man, 2);
    position.dice(&["h h b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, ultron);
    table.next_act();
    assert!(table.figure(ultron).dazed && table.figure(drones).activated);
    let scene = table.game.now();
    let refused = crisis::objectives::may_interact(scene, drones, token).expect_err("grunts have no power");
    assert_eq!(refused.rule.as_str(), "effects.cannot-beats-can");
}
