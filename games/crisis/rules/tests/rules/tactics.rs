//! Team tactic cards of the core box, card by card.

use crisis::activation::Act;
use crisis::ask::{Amount, Ask, Choice, Effect, Thing};
use crisis::card::ability::{Condition, Roll};
use crisis::cites;
use crisis::effect::{Moment, Source};
use crisis::event::Event;
use crisis::state::{FigureId, Phase, Side};
use space::Turn;

use crate::kit::{Position, Table};

const POWER_PHASE: Moment = Moment::Phase(crisis::card::ability::Phase::Power);

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
fn patch_up_heals_what_is_paid() {
    let (mut position, cap, _) = duel("captain-america-first-avenger", 4, "red-skull-master-of-the-world");
    let widow = position.a("the-black-widow", 12.5, 10.0);
    position.of(widow).damage = 4;
    let card = position.tactic(Side::A, "patch-up");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Amount(3));
    table.answer(Thing::Figure(widow));
    assert_eq!((table.figure(widow).damage, table.figure(cap).power), (1, 1));
}

#[test]
fn stark_armory_lasts_for_the_round() {
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 14.0);
    position.of(iron_man).power = 1;
    position.state.phase = Phase::Power;
    let card = position.tactic(Side::A, "stark-armory");
    position.dice(&["b b b b b b", "b b b b"]);
    let mut table = position.play();
    window(&mut table, Side::A, POWER_PHASE);
    table.answer(Effect::Use(Source::Tactic { side: Side::A, card }));
    table.answer(Amount(1));
    table.act(Act::Activate(iron_man));
    table.attack(0, cap);
    table.next_act();
    assert_eq!(table.figure(iron_man).power, 2);
    assert_eq!(table.state().lasting.len(), 1);
}

#[test]
fn heavy_firepower_is_used_up() {
    let (mut position, iron_man, cap) = duel("invincible-iron-man", 2, "captain-america-first-avenger");
    position.of(cap).at.y += 3_000;
    let card = position.tactic(Side::A, "heavy-firepower");
    position.dice(&["b b b b b b b", "b b b b", "b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Tactic(card));
    assert_eq!(table.state().lasting.len(), 1);
    table.attack(0, cap);
    table.next_act();
    assert!(table.state().lasting.is_empty());
    table.attack(0, cap);
    table.next_act();
    assert_eq!(table.figure(iron_man).power, 2);
}

#[test]
fn overcharge_is_an_area_attack_of_iron_man() {
    cites!("area.affected", "area.series", "area.allies-damage");
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    let iron_man = position.a("invincible-iron-man", 12.5, 10.0);
    let cap = position.b("captain-america-first-avenger", 14.5, 12.0);
    // Just beyond range 2 of Iron Man, and within range 3.
    let far = position.b("red-skull-master-of-the-world", 12.5, 15.6);
    position.of(marvel).power = 5;
    position.activated(marvel, 2);
    let card = position.tactic(Side::A, "overcharge");
    position.dice(&["h h b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.next_act();
    assert_eq!((table.figure(cap).damage, table.figure(far).damage), (2, 0));
    assert!(table.figure(cap).conditions.has(Condition::Shock));
    assert_eq!(table.figure(iron_man).power, 1);
    // Captain Marvel stands within range 2 of him, and gains nothing for it.
    assert_eq!((table.figure(marvel).damage, table.figure(marvel).power), (1, 0));
}

#[test]
fn brace_for_impact_saves_from_a_collision() {
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    position.b("captain-america-first-avenger", 10.0, 12.5);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 16.0);
    position.of(marvel).form = 1;
    position.of(marvel).power = 4;
    position.of(skull).power = 1;
    position.activated(marvel, 2);
    let card = position.tactic(Side::B, "brace-for-impact");
    position.dice(&["b b b b"]);
    let throw = position.power_of(marvel, "im-just-getting-warmed-up");
    let mut table = position.play();
    table.act(Act::Power(throw));
    table.answer(Turn(16_384));
    window(&mut table, Side::B, Moment::Collision(skull));
    table.answer(Effect::Use(Source::Tactic { side: Side::B, card }));
    table.next_act();
    assert_eq!((table.figure(skull).damage, table.figure(skull).power), (0, 0));
}

#[test]
fn repulsor_refraction_is_an_action_and_starts_at_the_shield() {
    cites!("team-tactics.type.active-action");
    for actions in [0, 1] {
        let mut position = Position::new();
        let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
        let cap = position.a("captain-america-first-avenger", 14.0, 10.0);
        let skull = position.b("red-skull-master-of-the-world", 14.0, 15.0);
        for figure in [iron_man, cap] {
            position.of(figure).power = 1;
        }
        position.activated(iron_man, actions);
        let card = position.tactic(Side::A, "repulsor-refraction");
        position.dice(&["h h b b b", "b b b"]);
        let mut table = position.play();
        table.next_act();
        if actions == 0 {
            assert_eq!(table.refused(Act::Tactic(card)).as_str(), "team-tactics.type.active-action");
            continue;
        }
        table.answer(Act::Tactic(card));
        table.until(|ask| matches!(ask, Ask::Beam { .. }));
        table.answer(Turn(16_384));
        table.next_act();
        assert_eq!((table.figure(skull).damage, table.figure(cap).damage), (2, 0));
        assert_eq!((table.figure(iron_man).power, table.figure(cap).power), (0, 0));
        assert_eq!(table.state().activation.map(|activation| activation.actions), Some(0));
    }
}

#[test]
fn the_dazed_and_grunts_have_no_part_in_cards() {
    cites!(
        "damage.dazed.no-tactics",
        "grunts.no-tactics",
        "grunts.not-chosen-by-tactics",
        "passing.may-play-cards"
    );
    let mut position = Position::new();
    let ultron = position.a("ultron-metal-tyrant", 10.0, 10.0);
    let drones = position.a("ultron-drones", 13.0, 10.0);
    for (i, id) in
        ["red-skull-master-of-the-world", "baron-helmut-zemo", "crossbones-merciless-merc"].iter().enumerate()
    {
        position.b(id, 10.0 + 5.0 * i as f64, 32.0);
    }
    position.of(ultron).power = 5;
    position.of(ultron).damage = 2;
    position.of(drones).damage = 2;
    let card = position.tactic(Side::A, "patch-up");
    let mut dazed = Position::new();
    dazed.state = position.state.clone();
    dazed.of(ultron).dazed = true;
    let mut table = dazed.play();
    table.next_act();
    assert_eq!(table.refused(Act::Tactic(card)).as_str(), "team-tactics.play-sequence");
    // Ultron alone can play it, and the Drones cannot be healed by it; then the turn may still be passed.
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Amount(1));
    assert_eq!((table.figure(ultron).damage, table.figure(drones).damage), (1, 2));
    table.answer(Act::EndTurn);
    assert_eq!(table.ask().side(), Side::B);
}

#[test]
fn a_card_of_a_name_answers_a_moment_once() {
    cites!("team-tactics.type.reactive-once");
    for first_plays in [true, false] {
        let (mut position, cap, iron_man) = duel("captain-america-first-avenger", 3, "invincible-iron-man");
        position.of(iron_man).power = 3;
        let card = position.tactic(Side::A, "recalibration-matrix");
        position.tactic(Side::B, "recalibration-matrix");
        position.dice(&["h b b b b", "b b b b", "h h b b b", "k b b b"]);
        let mut table = position.play();
        table.attack(0, iron_man);
        window(&mut table, Side::A, Moment::ModifyEnd);
        let tactic = |side: Side| Effect::Use(Source::Tactic { side, card });
        if first_plays {
            table.answer(tactic(Side::A));
            table.next_act();
            assert_eq!((table.figure(cap).power, table.figure(iron_man).power), (1, 4));
            assert_eq!(table.state().squads[Side::B].tactics.len(), 1);
        } else {
            table.answer(Effect::Pass);
            window(&mut table, Side::B, Moment::ModifyEnd);
            table.answer(tactic(Side::B));
            table.next_act();
            assert_eq!(table.figure(iron_man).damage, 1);
        }
    }
}

#[test]
fn dark_reign_rerolls_against_its_mark() {
    let (mut position, skull, cap) =
        duel("red-skull-master-of-the-world", 3, "captain-america-first-avenger");
    position.b("invincible-iron-man", 6.0, 13.0);
    let card = position.tactic(Side::A, "dark-reign");
    position.dice(&["b b b b b", "b b b b", "h h h h"]);
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Thing::Figure(cap));
    assert_eq!((table.figure(skull).power, table.state().lasting.len()), (0, 1));
    table.act(Act::Attack);
    table.answer(Choice(0));
    table.answer(Thing::Figure(cap));
    window(&mut table, Side::A, Moment::OwnDice(Roll::Attack));
    table.answer(Effect::Use(Source::Lasting(0)));
    table.answer(crisis::dice::Faces([0, 0, 0, 0, 4, 0]));
    table.next_act();
    assert_eq!(table.figure(cap).damage, 4);
}

#[test]
fn cosmic_obliteration_curses_as_many_as_are_paid_for() {
    let (mut position, skull, cap) =
        duel("red-skull-master-of-the-world", 5, "captain-america-first-avenger");
    let widow = position.b("the-black-widow", 13.0, 13.0);
    position.with_condition(skull, Condition::Slow);
    let card = position.tactic(Side::A, "cosmic-obliteration");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Amount(1));
    table.answer(Thing::Figure(widow));
    table.answer(Choice(1));
    assert!(matches!(table.ask(), Ask::Act { .. }));
    assert!(table.figure(widow).conditions.has(Condition::Root));
    assert!(table.figure(cap).conditions.is_empty() && table.figure(skull).conditions.is_empty());
    assert_eq!(table.figure(skull).power, 4);
}

#[test]
fn glory_of_ultron_asks_for_tribute() {
    let (mut position, ultron, cap) = duel("ultron-metal-tyrant", 0, "captain-america-first-avenger");
    let widow = position.b("the-black-widow", 12.5, 12.5);
    position.of(cap).power = 1;
    let card = position.tactic(Side::A, "glory-of-ultron");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Thing::Figure(cap));
    assert!(matches!(table.ask(), Ask::May { side: Side::B, .. }));
    table.answer(crisis::ask::May::Yes);
    table.next_act();
    assert_eq!((table.figure(cap).power, table.figure(cap).damage), (0, 0));
    assert_eq!((table.figure(widow).damage, table.figure(ultron).power), (1, 1));
}

#[test]
fn a_baron_gains_as_the_rounds_go_by() {
    let (mut position, zemo, _) = duel("baron-helmut-zemo", 0, "captain-america-first-avenger");
    position.state.round = 3;
    let card = position.tactic(Side::A, "i-am-a-baron-after-all");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Choice(1));
    assert_eq!(table.figure(zemo).power, 3);
}

#[test]
fn joint_effort_counts_allies_about_the_target() {
    let (mut position, _, cap) = duel("baron-helmut-zemo", 3, "captain-america-first-avenger");
    position.a("crossbones-merciless-merc", 12.5, 14.0);
    position.a("ultron-metal-tyrant", 30.0, 30.0);
    let card = position.tactic(Side::A, "joint-effort");
    position.dice(&["b b b b b b b", "b b b b", "b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.attack(1, cap);
    table.next_act();
    table.attack(1, cap);
    table.next_act();
    let rolled: Vec<u8> = table
        .told()
        .filter_map(|event| match event {
            Event::Rolled { roll: Roll::Attack, faces } => Some(faces.total()),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [7, 5]);
}

#[test]
fn vertical_assistance_lets_an_ally_crawl() {
    let (mut position, _, _) = duel("the-black-widow", 2, "captain-america-first-avenger");
    let crossbones = position.a("crossbones-merciless-merc", 12.5, 10.0);
    let card = position.tactic(Side::A, "vertical-assistance");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    if matches!(table.ask(), Ask::Thing { .. }) {
        table.answer(Thing::Figure(crossbones));
    }
    assert!(matches!(table.ask(), Ask::Advance { figure, .. } if figure == crossbones));
    table.answer(crisis::movement::Advance::Stay);
    assert!(crisis::effect::modifiers::crosses(table.game.now(), crossbones));
}

#[test]
fn go_get_em_tiger() {
    let (mut position, spider, cap) = duel("spectacular-spider-man", 2, "captain-america-first-avenger");
    let kind = position.crisis("struggle-for-the-cube-continues");
    let token = position.token(kind, 1.0, 1.0);
    position.state.tokens[usize::from(token.0)].holder = Some(spider);
    position.of(cap).damage = 5;
    position.of(spider).damage = 2;
    let card = position.tactic(Side::A, "go-get-em-tiger");
    position.dice(&["h h b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, cap);
    table.until(|ask| matches!(ask, Ask::Effect { side: Side::A, moment: Moment::Fell { .. } }));
    table.answer(Effect::Use(Source::Tactic { side: Side::A, card }));
    assert!(matches!(table.ask(), Ask::May { side: Side::A, .. }));
    table.answer(crisis::ask::May::Yes);
    table.answer(Amount(2));
    table.next_act();
    assert_eq!(table.figure(spider).damage, 0);
}

#[test]
fn battle_plan_helps_everybody_near() {
    let (mut position, cap, _) = duel("captain-america-first-avenger", 3, "red-skull-master-of-the-world");
    let widow = position.a("the-black-widow", 12.5, 10.0);
    position.of(cap).damage = 2;
    position.with_condition(widow, Condition::Poison);
    let card = position.tactic(Side::A, "battle-plan");
    let mut table = position.play();
    table.act(Act::Tactic(card));
    table.answer(Thing::Figure(cap));
    table.answer(Choice(1));
    table.answer(Choice(0));
    assert!(matches!(table.ask(), Ask::Act { .. }));
    assert_eq!(table.figure(cap).damage, 1);
    assert!(table.figure(widow).conditions.is_empty());
}

#[test]
fn dig_in_holds_crossbones_where_he_is() {
    let mut position = Position::new();
    let crossbones = position.a("crossbones-merciless-merc", 10.0, 13.6);
    let iron_man = position.b("invincible-iron-man", 10.0, 10.0);
    position.state.phase = Phase::Power;
    let card = position.tactic(Side::A, "dig-in");
    position.dice(&["w b b b b", "b b"]);
    let mut table = position.play();
    window(&mut table, Side::A, POWER_PHASE);
    table.answer(Effect::Use(Source::Tactic { side: Side::A, card }));
    table.act(Act::Activate(crossbones));
    table.act(Act::EndActivation);
    table.act(Act::EndTurn);
    table.act(Act::Activate(iron_man));
    table.attack(0, crossbones);
    table.next_act();
    assert_eq!(table.at(crossbones), (10.0, 13.6), "the wild pushes nobody");
}

#[test]
fn this_is_our_day_for_those_behind() {
    for (behind, offered) in [(true, true), (false, false)] {
        let mut position = Position::new();
        position.a("doc-ock-sinister-scientist", 10.0, 10.0);
        position.b("invincible-iron-man", 10.0, 30.0);
        position.state.phase = Phase::Power;
        position.state.points[Side::B] = u8::from(behind);
        position.tactic(Side::A, "this-is-our-day");
        let mut table = position.play();
        table.until(|ask| {
            matches!(ask, Ask::Act { .. }) || matches!(ask, Ask::Effect { moment: POWER_PHASE, .. })
        });
        assert_eq!(matches!(table.ask(), Ask::Effect { .. }), offered);
    }
}

#[test]
fn reserve_members_add_a_die_beside_a_leader_once_a_turn() {
    let (mut position, reserve, _) = duel("crossbones-merciless-merc", 0, "red-skull-master-of-the-world");
    position.a("captain-america-first-avenger", 12.0, 10.0);
    let card = position.cards.tactic("reserve-members").expect("in the core box");
    position.state.squads[Side::A].tactics.push(card);
    position.state.phase = Phase::Leadership;
    position.state.go = None;
    position.state.activation = None;
    position.dice(&["b b b b b b", "b b b", "b b b b b", "b b b"]);
    let mut table = position.play();
    window(&mut table, Side::A, Moment::SquadChosen(Side::A));
    table.answer(Effect::Use(Source::Tactic { side: Side::A, card }));
    while matches!(table.ask(), Ask::Thing { .. }) {
        table.answer(Thing::Figure(reserve));
    }
    table.act(Act::Activate(reserve));
    for offered in [true, false] {
        table.act(Act::Attack);
        table.answer(Turn(16_384));
        if offered {
            window(&mut table, Side::A, Moment::Pool(Roll::Attack));
            table.answer(Effect::Use(Source::Lasting(0)));
        }
        // The dice that are handed out fit only six the first time and five the second.
        table.next_act();
    }
}
