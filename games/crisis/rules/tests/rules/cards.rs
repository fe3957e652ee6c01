//! Superpowers and leaderships of the core box, card by card.

use crisis::activation::Act;
use crisis::ask::{Ask, Choice, Effect, Spot, Thing};
use crisis::card::ability::{AttackType, Condition, Roll};
use crisis::cites;
use crisis::effect::{Moment, Source};
use crisis::event::Event;
use crisis::state::{FigureId, Phase, Side};
use space::{P, Turn};

use crate::kit::{Position, Table};

const POWER_PHASE: Moment = Moment::Phase(crisis::card::ability::Phase::Power);

fn power(figure: FigureId, power: u8) -> Effect {
    Effect::Use(Source::Power { figure, power })
}

fn window(table: &mut Table, side: Side, moment: Moment) {
    table.until(|ask| *ask == Ask::Effect { side, moment });
}

/// Somebody of A, activated with some power, four inches from somebody of B.
fn duel(a: &str, power: u8, b: &str) -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let one = position.a(a, 10.0, 10.0);
    let other = position.b(b, 10.0, 13.6);
    position.of(one).power = power;
    position.activated(one, 2);
    (position, one, other)
}

#[test]
fn enhanced_energy_absorption_dulls_the_attack() {
    let (mut position, _, marvel) = duel("red-skull-master-of-the-world", 0, "captain-marvel-cosmic-avenger");
    position.dice(&["h h h b b", "w w b b"]);
    let mut table = position.play();
    table.act(Act::Attack);
    // Cosmic Burst: energy or mystic, before the target.
    table.answer(Choice(1));
    window(&mut table, Side::B, Moment::TheirDice(Roll::Attack));
    assert_eq!(table.state().attack().kind, AttackType::Mystic);
    table.answer(power(marvel, 0));
    table.answer(crisis::dice::Faces([0, 0, 2, 0, 0, 0]));
    table.next_act();
    // 1 against 2: no damage, and a power for each die dulled.
    assert_eq!((table.figure(marvel).damage, table.figure(marvel).power), (0, 2));
}

#[test]
fn my_cabal_is_only_for_the_strong() {
    let (mut position, skull, cap) =
        duel("red-skull-master-of-the-world", 0, "captain-america-first-avenger");
    position.state.squads[Side::A].leader = Some(skull);
    position.dice(&["f b b b b", "b b b b", "h"]);
    let mut table = position.play();
    table.act(Act::Attack);
    table.answer(Choice(0));
    window(&mut table, Side::A, Moment::Rolled(Roll::Attack));
    table.answer(power(skull, 0));
    table.next_act();
    // The failure counts as a critical and adds a die; afterwards he loses a power of the two he gained, or is hurt.
    assert_eq!(table.figure(cap).damage, 2);
    let Some(figure) = Some(table.figure(skull)) else { return };
    assert_eq!((figure.power, figure.damage), (1, 0));
}

#[test]
fn calculated_risk_rerolls_failures_too() {
    let (mut position, _, widow) = duel("captain-america-first-avenger", 0, "the-black-widow");
    position.of(widow).power = 2;
    position.dice(&["h h b b b", "f f b b", "k k"]);
    let mut table = position.play();
    table.attack(0, widow);
    window(&mut table, Side::B, Moment::OwnDice(Roll::Defence));
    table.answer(power(widow, 0));
    table.answer(crisis::dice::Faces([0, 0, 0, 0, 0, 2]));
    table.next_act();
    assert_eq!((table.figure(widow).damage, table.figure(widow).power), (0, 0));
}

#[test]
fn martial_artist_counts_blanks_up_close() {
    let (mut position, cap, widow) = duel("captain-america-first-avenger", 0, "the-black-widow");
    position.of(cap).at = P::new(10_000, 11_000);
    position.dice(&["h h h h h", "b b f f"]);
    let mut table = position.play();
    table.attack(0, widow);
    table.next_act();
    assert_eq!(table.figure(widow).damage, 3);
}

#[test]
fn flurry_of_arms_counts_wilds_twice() {
    cites!("attack.step10.counting-rules");
    let (mut position, _, cap) = duel("doc-ock-sinister-scientist", 0, "captain-america-first-avenger");
    position.dice(&["w w h b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.next_act();
    assert_eq!(table.figure(cap).damage, 5);
}

#[test]
fn scientific_hubris_pays_for_criticals() {
    let (mut position, ock, cap) = duel("doc-ock-sinister-scientist", 0, "captain-america-first-avenger");
    position.dice(&["c b b b b", "k k b b", "b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.next_act();
    assert_eq!((table.figure(cap).damage, table.figure(ock).power), (0, 1));
}

#[test]
fn brooklyn_brawler_adds_the_size_of_its_target() {
    let (mut position, _, ultron) = duel("captain-america-first-avenger", 4, "ultron-metal-tyrant");
    position.dice(&["b b b b b b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(1, ultron);
    table.next_act();
    let rolled = table.told().find_map(|event| match event {
        Event::Rolled { roll: Roll::Attack, faces } => Some(faces.total()),
        _ => None,
    });
    assert_eq!(rolled, Some(8));
}

#[test]
fn red_skull_may_spend_the_power_of_allies() {
    let (mut position, skull, cap) =
        duel("red-skull-master-of-the-world", 1, "captain-america-first-avenger");
    let ally = position.a("crossbones-merciless-merc", 7.0, 10.0);
    position.of(ally).power = 3;
    position.dice(&["b b b b b b b", "b b b"]);
    let mut table = position.play();
    table.act(Act::Attack);
    table.answer(crisis::attack::Weapon::Printed(1));
    for _ in 0..3 {
        assert!(matches!(table.ask(), Ask::Thing { source: Source::Book, .. }));
        table.answer(Thing::Figure(ally));
    }
    table.next_act();
    assert_eq!((table.figure(skull).power, table.figure(ally).power), (0, 0));
    assert_eq!(table.figure(cap).damage, 0);
}

#[test]
fn kill_box_answers_an_advance() {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 23.5, 16.0);
    let soldier = position.b("winter-soldier-operative", 23.5, 21.0);
    position.stands("kiosk-1");
    position.of(soldier).power = 3;
    position.activated(cap, 2);
    position.dice(&["b b b b"]);
    let mut table = position.play();
    table.act(Act::Move);
    let along = crisis::movement::Advance::Along {
        tool: crisis::card::ability::Tool::Short,
        pose: space::Pose { way: Turn(32_768), bend: 0 },
        to: P::new(21_500, 16_000),
        climb: false,
    };
    table.answer(along);
    window(&mut table, Side::B, Moment::Moved { who: cap, advanced: true });
    table.answer(power(soldier, 1));
    table.next_act();
    assert_eq!(table.figure(cap).damage, 4);
    assert!(table.told().any(|event| matches!(event, Event::Destroyed { .. })));
}

#[test]
fn ultron_makes_drones_of_rubble() {
    cites!("grunts.other-entry", "grunts.not-if-present");
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 20.0, 12.0);
    position.b("captain-america-first-avenger", 10.0, 30.0);
    position.stands("kiosk-1");
    position.of(ultron).power = 3;
    position.activated(ultron, 2);
    let throw = position.power_of(ultron, "kinetic-field-generator");
    let better_age = position.power_of(ultron, "i-will-create-a-better-age");
    let mut table = position.play();
    table.act(Act::Power(throw));
    window(&mut table, Side::A, Moment::Destroyed(Side::A));
    table.answer(power(ultron, better_age));
    assert!(matches!(table.ask(), Ask::Place { range: 3, .. }));
    table.answer(Spot(P::new(20_000, 16_000)));
    table.next_act();
    let drones = table.state().squad(Side::A).find(|&id| id != ultron).expect("drones");
    assert!(table.figure(drones).conditions.has(Condition::Stagger));
}

#[test]
fn sinister_six_empowers_the_attacked() {
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let ock = position.b("doc-ock-sinister-scientist", 10.0, 14.0);
    position.state.squads[Side::B].leader = Some(ock);
    position.with_condition(ock, Condition::Slow);
    position.activated(cap, 2);
    position.dice(&["h h b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, ock);
    window(&mut table, Side::B, Moment::AfterAttack);
    // The power is not optional; shrugging off a condition is.
    let shrug = table.game.pending()[0].options.iter().position(|option| {
        matches!(option, crisis::ask::Answer::Effect(Effect::Use(Source::Power { power: 1, .. })))
    });
    assert!(shrug.is_some());
    table.answer(power(ock, 1));
    table.next_act();
    assert_eq!(table.figure(ock).power, 3);
    assert!(table.figure(ock).conditions.is_empty());
}

#[test]
fn a_senator_in_the_arms_forbids_a_second_move() {
    cites!("effects.cannot-beats-can");
    let (mut position, cap, iron_man) = duel("captain-america-first-avenger", 2, "invincible-iron-man");
    let kind = position.crisis("mutant-extremists-target-us-senators");
    let token = position.token(kind, 1.0, 1.0);
    position.state.tokens[usize::from(token.0)].holder = Some(cap);
    position.dice(&["b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Move);
    table.next_act();
    assert_eq!(table.refused(Act::Move).as_str(), "effects.cannot-beats-can");
    // Charge still grants its attack.
    table.answer(Act::Power(1));
    table.next_act();
    let attacked = table.told().any(|event| matches!(event, Event::AttackChosen { .. }));
    let moved = table.told().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert!(attacked && moved == 0);
    assert_eq!(table.figure(iron_man).damage, 0);
}

#[test]
fn a_superpower_without_cost_needs_no_power() {
    cites!("superpowers.cost-optional");
    let (mut position, marvel, _) = duel("captain-marvel-cosmic-avenger", 0, "captain-america-first-avenger");
    position.of(marvel).form = 1;
    let ready = position.power_of(marvel, "ready-or-not");
    let mut table = position.play();
    table.act(Act::Power(ready));
    assert!(matches!(table.ask(), Ask::Advance { .. }));
}

#[test]
fn flying_does_not_make_anybody_larger() {
    cites!("keywords.size5-advance-only");
    let (position, ock, iron_man) = duel("doc-ock-sinister-scientist", 3, "invincible-iron-man");
    let grasp = position.power_of(ock, "ocks-grasp");
    let mut table = position.play();
    table.act(Act::Power(grasp));
    assert!(matches!(table.ask(), Ask::Way { figure, .. } if figure == iron_man));
}

#[test]
fn everything_may_be_done_in_any_order() {
    cites!("activation.free-order", "activation.turn-content");
    let (mut position, spider, cap) = duel("spectacular-spider-man", 3, "captain-america-first-avenger");
    let kind = position.crisis("struggle-for-the-cube-continues");
    let token = position.token(kind, 10.0, 8.4);
    position.dice(&["b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Move);
    table.act(Act::Power(0));
    table.answer(Spot(P::new(10_000, 10_000)));
    table.act(Act::Interact(token));
    table.attack(0, cap);
    table.next_act();
    // Two for the swing, one for the cube, one back for the strike.
    assert_eq!(table.figure(spider).power, 1);
    assert_eq!(table.state().token(token).holder, Some(spider));
    assert_eq!(table.state().activation.map(|activation| activation.actions), Some(0));
}

#[test]
fn each_attack_of_a_beam_is_answered() {
    cites!("beam.target-reactions-each");
    let (mut position, _, cap) = duel("doc-ock-sinister-scientist", 0, "captain-america-first-avenger");
    let iron_man = position.b("invincible-iron-man", 10.0, 16.0);
    position.of(cap).power = 2;
    position.dice(&["b b b b", "b b b", "b b b b", "b b b b b b"]);
    let mut table = position.play();
    table.act(Act::Attack);
    table.answer(crisis::attack::Weapon::Printed(1));
    table.answer(Turn(16_384));
    table.answer(Thing::Figure(iron_man));
    window(&mut table, Side::B, Moment::Targeted);
    assert_eq!(table.state().attack().target, cap);
    table.answer(power(cap, 2));
    table.next_act();
    assert_eq!(table.figure(cap).power, 0);
}

#[test]
fn the_priority_player_reacts_first() {
    cites!("timing.reactive-priority", "round.power.step2");
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    position.b("crossbones-merciless-merc", 10.0, 30.0);
    position.of(iron_man).power = 2;
    position.tactic(Side::A, "stark-armory");
    position.tactic(Side::B, "dig-in");
    position.state.phase = Phase::Power;
    position.state.priority = Side::B;
    let mut table = position.play();
    assert_eq!(table.ask(), Ask::Effect { side: Side::B, moment: POWER_PHASE });
    table.answer(Effect::Pass);
    assert_eq!(table.ask(), Ask::Effect { side: Side::A, moment: POWER_PHASE });
}

#[test]
fn deadly_origins_finishes_with_batons() {
    let (mut position, widow, cap) = duel("the-black-widow", 4, "captain-america-first-avenger");
    position.dice(&["w h b b b b b", "b b b b", "b b b b b", "b b b b", "h h h h h"]);
    let mut table = position.play();
    table.attack(2, cap);
    window(&mut table, Side::A, Moment::AfterAttack);
    table.answer(Effect::Use(Source::Rule(1)));
    window(&mut table, Side::A, Moment::OwnDice(Roll::Attack));
    let lasting = table.state().lasting[0].id;
    table.answer(Effect::Use(Source::Lasting(lasting)));
    table.answer(crisis::dice::Faces([0, 0, 0, 0, 5, 0]));
    table.next_act();
    // 2 of the first attack, the 4 that are left of the second; the batons pay for theirs.
    assert_eq!((table.figure(cap).damage, table.figure(widow).power), (6, 4));
    assert!(table.state().lasting.is_empty());
}

#[test]
fn warbird_explodes() {
    let (mut position, marvel, cap) =
        duel("captain-marvel-cosmic-avenger", 3, "captain-america-first-avenger");
    let near = position.b("red-skull-master-of-the-world", 12.5, 14.0);
    let far = position.b("baron-helmut-zemo", 30.0, 30.0);
    position.of(marvel).form = 1;
    position.dice(&["c w b b b b b b", "b b b b", "b"]);
    let mut table = position.play();
    table.attack(1, cap);
    table.next_act();
    let damage = |id: FigureId| table.figure(id).damage;
    assert_eq!([damage(cap), damage(near), damage(far)], [2, 1, 0]);
}

#[test]
fn extinction_protocols_throw_and_push_everybody() {
    let (mut position, ultron, cap) = duel("ultron-metal-tyrant", 4, "captain-america-first-avenger");
    let ally = position.a("crossbones-merciless-merc", 7.5, 10.0);
    position.dice(&["w b b b b b b b", "k k b b"]);
    let mut table = position.play();
    table.attack(1, cap);
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    table.answer(Turn(16_384));
    table.next_act();
    assert!(table.at(cap).1 > 17.0);
    // Pushed away from Ultron and hurt by it, without power: it is an ally's doing.
    assert!(table.at(ally).0 < 7.0);
    assert_eq!((table.figure(ally).damage, table.figure(ally).power), (1, 0));
    assert_eq!(table.figure(ultron).power, 0);
}

#[test]
fn encephalo_beam_walks_an_enemy_and_metal_mind_does_not_walk() {
    for (target, walks) in [("captain-america-first-avenger", true), ("ultron-metal-tyrant", false)] {
        let (position, ultron, other) = duel("ultron-metal-tyrant", 2, target);
        let beam = position.power_of(ultron, "encephalo-beam");
        let mut table = position.play();
        table.act(Act::Power(beam));
        let asked = matches!(table.ask(), Ask::Advance { side: Side::A, figure, .. } if figure == other);
        assert_eq!(asked, walks, "{target}");
    }
}

#[test]
fn catch_hits_the_target_with_what_is_near() {
    let mut position = Position::new();
    let spider = position.a("spectacular-spider-man", 29.0, 10.5);
    let cap = position.b("captain-america-first-avenger", 26.0, 10.5);
    position.stands("bench-1");
    position.of(spider).power = 4;
    position.activated(spider, 2);
    position.dice(&["w h b b b b b", "k k b b", "b b b b"]);
    let mut table = position.play();
    table.attack(2, cap);
    window(&mut table, Side::A, Moment::AfterAttack);
    table.answer(Effect::Use(Source::Rule(0)));
    table.next_act();
    // A bench of size 1: 2 damage.
    assert_eq!(table.figure(cap).damage, 2);
}
