//! The fourteen steps, dice, icons, cover.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Amount, Ask, Effect, May, Thing};
use crisis::attack::{Attack, Order, Weapon, attack_dice, defence_dice, targetable};
use crisis::card::ability::{Condition, Face, Roll};
use crisis::cites;
use crisis::dice::Faces;
use crisis::effect::{Moment, Source};
use crisis::event::{Event, Step};
use crisis::movement::Advance;
use crisis::odds::Sketch;
use crisis::state::{FigureId, Side};
use table::Scene;

use crate::kit::{Position, Table};

/// Iron Man of A, activated, four inches from Captain America of B.
fn duel() -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 15.4);
    position.activated(iron_man, 2);
    (position, iron_man, cap)
}

const REPULSOR: u8 = 0;
const PUNCH: u8 = 1;
const UNIBEAM: u8 = 2;

/// The faces of each roll that was made, by kind.
fn rolled(table: &Table, wanted: Roll) -> Vec<u8> {
    table
        .told()
        .filter_map(|event| match event {
            Event::Rolled { roll, faces } if *roll == wanted => Some(faces.total()),
            _ => None,
        })
        .collect()
}

#[test]
fn photon_blast_step_by_step() {
    cites!(
        "attack.step2.target-effects",
        "attack.step9.own-dice",
        "attack.step11.before-damage",
        "attack.step12.power",
        "superpowers.reactive.trigger",
        "attack.step5.defense-pool",
        "modify-dice.once-per-ability"
    );
    let mut position = Position::new();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.0, 10.0);
    let iron_man = position.a("invincible-iron-man", 13.0, 9.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 16.0);
    position.of(cap).power = 3;
    position.of(iron_man).power = 2;
    position.activated(marvel, 2);
    position.dice(&["c w b k f", "k k w b b f", "c", "h c"]);
    let mut table = position.play();
    table.attack(0, cap);
    // Perfect Block: 2 power for 2 dice.
    assert!(matches!(table.ask(), Ask::Effect { moment: Moment::Targeted, .. }));
    table.answer(Effect::Use(Source::Power { figure: cap, power: 2 }));
    // J.A.R.V.I.S.: 2 power for two rerolls; the failure cannot be rerolled.
    assert!(matches!(table.ask(), Ask::Effect { moment: Moment::OwnDice(Roll::Attack), .. }));
    table.answer(Effect::Use(Source::Power { figure: iron_man, power: 1 }));
    table.answer(Amount(2));
    let mut failure = Faces::NONE;
    failure[Face::Failure] = 1;
    assert_eq!(table.refused(failure).as_str(), "dice.failure");
    let twice: Faces = [Face::Blank, Face::Blank].into_iter().collect();
    assert_eq!(table.refused(twice).as_str(), "modify-dice.once-per-ability");
    let chosen: Faces = [Face::Blank, Face::Block].into_iter().collect();
    table.answer(chosen);
    // Pursuit before damage.
    assert!(matches!(table.ask(), Ask::Effect { moment: Moment::BeforeDamage, .. }));
    table.answer(Effect::Use(Source::Rule(1)));
    table.answer(Advance::Stay);
    table.next_act();
    assert_eq!(rolled(&table, Roll::Attack), [5]);
    assert_eq!(rolled(&table, Roll::Defence), [6]);
    let compared = table.told().find_map(|event| match event {
        Event::Compared { attack, defence, damage } => Some((*attack, *defence, *damage)),
        _ => None,
    });
    let (attack, defence, damage) = compared.expect("an attack was compared");
    assert_eq!((attack.0, defence.0, damage), ([3, 1, 1, 0, 0, 1], [0, 1, 0, 2, 2, 1], 2));
    assert_eq!((table.figure(cap).damage, table.figure(cap).power), (2, 3));
    assert_eq!((table.figure(iron_man).power, table.figure(marvel).power), (0, 2));
}

#[test]
fn an_attack_runs_through_fourteen_steps() {
    cites!(
        "attack.step-count",
        "attack.step1.choose",
        "attack.step2.declare",
        "activation.action.attack",
        "attack.step13.resolved",
        "attack.step3.pay"
    );
    let (mut position, iron_man, cap) = duel();
    position.of(iron_man).power = 6;
    position.dice(&["h h b b b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(UNIBEAM, cap);
    table.next_act();
    let steps: Vec<Step> = table
        .told()
        .filter_map(|event| match event {
            Event::AttackStep { step, .. } => Some(*step),
            _ => None,
        })
        .collect();
    assert!(table.told().any(|event| matches!(event, Event::AttackChosen { .. })));
    assert_eq!(
        steps,
        [
            Step::Declare,
            Step::Pay,
            Step::AttackPool,
            Step::DefencePool,
            Step::AttackRoll,
            Step::DefenceRoll,
            Step::Criticals,
            Step::Modify,
            Step::Compare,
            Step::BeforeDamage,
            Step::Damage,
            Step::Resolved,
            Step::After
        ]
    );
    assert_eq!(table.figure(iron_man).power, 2);
    assert_eq!(table.figure(cap).damage, 2);
}

#[test]
fn repulsor_gives_power_for_damage_or_one() {
    cites!(
        "attack-profile.special-rules",
        "power.other-sources",
        "attack-rules.no-icons",
        "attack-profile.cost"
    );
    for (attack, gained) in [("h h h b b", 3), ("b b b b b", 1), ("h h b b b", 2)] {
        let (mut position, iron_man, cap) = duel();
        position.dice(&[attack, "b b b b"]);
        let mut table = position.play();
        table.attack(REPULSOR, cap);
        table.next_act();
        assert_eq!(table.figure(iron_man).power, gained, "{attack}");
    }
}

#[test]
fn a_failed_attack_still_pushes() {
    cites!("attack.step10.fail-other-effects", "attack-rules.not-optional", "attack-rules.icons");
    cites!("attack.step6.attack-roll", "attack.step7.defense-roll");
    let (mut position, _, cap) = duel();
    position.dice(&["w b b b b", "k k k b"]);
    let mut table = position.play();
    table.attack(REPULSOR, cap);
    // The push is not asked for, only its direction.
    assert!(matches!(table.ask(), Ask::Way { .. }));
    table.next_act();
    assert_eq!(table.figure(cap).damage, 0);
    let (x, y) = table.at(cap);
    assert!(x == 10.0 && y > 19.0, "straight away from him: {x} {y}");
}

#[test]
fn damage_beyond_stamina_does_not_count() {
    cites!("attack.step12.cap", "damage.cap", "damage.power-gain", "attack.step12.deal");
    let (mut position, iron_man, cap) = duel();
    position.of(cap).damage = 3;
    position.dice(&["h h h h h", "b b b b"]);
    let mut table = position.play();
    table.attack(REPULSOR, cap);
    table.next_act();
    assert_eq!((table.figure(cap).damage, table.figure(cap).power), (6, 3));
    assert_eq!(table.figure(iron_man).power, 3);
    assert!(table.figure(cap).dazed);
}

#[test]
fn what_cannot_be_paid_cannot_be_chosen() {
    cites!("attack.step1.affordable", "power.no-overspend");
    let (mut position, iron_man, _) = duel();
    position.of(iron_man).power = 2;
    position.dice(&["b b b b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Attack);
    table.next_act();
    // Only the free attack is left, and so nobody is asked which.
    let chosen = table.told().find_map(|event| match event {
        Event::AttackChosen { weapon, .. } => Some(*weapon),
        _ => None,
    });
    assert_eq!(chosen, Some(Weapon::Printed(REPULSOR)));
}

#[test]
fn targets_must_be_enemies_in_range_and_not_dazed() {
    cites!(
        "attack.no-allied-target",
        "attack.range-and-los",
        "damage.dazed.untargetable",
        "attack-profile.range",
        "attack.step1.measure",
        "attack.need-target"
    );
    let (mut position, iron_man, cap) = duel();
    let ally = position.a("spectacular-spider-man", 12.0, 10.0);
    let far = position.b("crossbones-merciless-merc", 10.0, 30.0);
    let near = position.b("red-skull-master-of-the-world", 6.0, 14.0);
    let dazed = position.b("baron-helmut-zemo", 14.0, 13.0);
    position.of(dazed).dazed = true;
    let mut table = position.play();
    table.act(Act::Attack);
    if matches!(table.ask(), Ask::Attack { .. }) {
        table.answer(Weapon::Printed(REPULSOR));
    }
    assert!(matches!(table.ask(), Ask::Target { .. }));
    assert_eq!(table.refused(Thing::Figure(ally)).as_str(), "attack.no-allied-target");
    assert_eq!(table.refused(Thing::Figure(iron_man)).as_str(), "attack.no-allied-target");
    assert!(!table.offers(Thing::Figure(far)));
    assert_eq!(table.refused(Thing::Figure(dazed)).as_str(), "damage.dazed.untargetable");
    assert!(table.offers(Thing::Figure(cap)) && table.offers(Thing::Figure(near)));
    // Why not, with the figures: 18.622 inches are more than range 4.
    let order = Order::plain(iron_man, Weapon::Printed(REPULSOR));
    let why = targetable(table.game.now(), &order, far).expect_err("out of range");
    let measured = why.measured.map(|it| (it.value, it.limit));
    assert_eq!((why.rule.as_str(), measured), ("attack.range-and-los", Some((18_622, 8_000))));
}

#[test]
fn a_declared_target_out_of_range_is_replaced_or_the_attack_ends() {
    cites!("attack.step2.out-of-range", "attack.aborted.not-resolved");
    for (another, actions) in [(May::Yes, 1), (May::No, 1)] {
        let (mut position, iron_man, cap) = duel();
        let far = position.b("crossbones-merciless-merc", 10.0, 30.0);
        position.b("red-skull-master-of-the-world", 6.0, 14.0);
        position.dice(&["h h h h h", "b b b b"]);
        let mut table = position.play();
        table.act(Act::Attack);
        if matches!(table.ask(), Ask::Attack { .. }) {
            table.answer(Weapon::Printed(REPULSOR));
        }
        table.answer(Thing::Figure(far));
        assert_eq!(table.ask(), Ask::OtherTarget { side: Side::A, figure: iron_man, target: far });
        let told = Event::TargetOutOfRange { attacker: iron_man, target: far, gap: 18_622, range: 8_000 };
        assert!(table.told().any(|event| *event == told));
        table.answer(another);
        if another == May::Yes {
            assert!(matches!(table.ask(), Ask::Target { .. }));
            table.answer(Thing::Figure(cap));
        }
        table.next_act();
        // Another target is attacked; an attack that ends is not resolved, and both cost the action.
        assert_eq!(table.figure(cap).damage, if another == May::Yes { 5 } else { 0 });
        assert_eq!(table.state().activation.map(|it| it.actions), Some(actions));
        let power = if another == May::Yes { 5 } else { 0 };
        assert_eq!(table.figure(iron_man).power, power, "what comes after attacks came only after the other");
    }
}

#[test]
fn shock_and_incinerate_take_a_die() {
    cites!("conditions.shock", "conditions.incinerate", "attack.step4.attack-pool");
    cites!("attack-profile.strength", "stat-card.field.defense-energy");
    let (mut position, iron_man, cap) = duel();
    position.with_condition(iron_man, Condition::Shock);
    position.with_condition(cap, Condition::Incinerate);
    position.dice(&["b b b b", "b b b"]);
    let mut table = position.play();
    table.attack(REPULSOR, cap);
    table.next_act();
    assert_eq!((rolled(&table, Roll::Attack), rolled(&table, Roll::Defence)), (vec![4], vec![3]));
}

#[test]
fn the_last_die_is_never_taken() {
    cites!("attack.step4.minimum", "attack.step5.minimum");
    for hurt in [false, true] {
        let (cards, mut state) = Sketch { attack: 1, defence: 1, ..Sketch::default() }.draw();
        if hurt {
            state.figures[0].conditions.add(Condition::Shock);
            state.figures[1].conditions.add(Condition::Incinerate);
        }
        let scene: Scene<Crisis> = Scene { state: &state, content: &cards };
        let attack = Attack { target: FigureId(1), ..Attack::new(scene, FigureId(0), Weapon::Printed(0)) };
        state.attacks.push(attack);
        let scene: Scene<Crisis> = Scene { state: &state, content: &cards };
        assert_eq!((attack_dice(scene), defence_dice(scene)), (1, 1), "hurt: {hurt}");
    }
}

#[test]
fn focused_unibeam_doubles_its_criticals_and_burns_iron_man() {
    cites!("attack.step8.extra-rules", "damage.power-gain-enemy-only", "attack.step8.criticals");
    let (mut position, iron_man, cap) = duel();
    position.of(iron_man).power = 4;
    position.dice(&["c c b b b b b", "b b b c", "b b c b", "b"]);
    let mut table = position.play();
    table.attack(UNIBEAM, cap);
    table.next_act();
    assert_eq!((table.figure(iron_man).damage, table.figure(iron_man).power), (2, 0));
    assert_eq!(table.figure(cap).damage, 2);
}

#[test]
fn hex_stops_extra_dice_and_not_successes() {
    cites!("conditions.hex");
    let (mut position, iron_man, cap) = duel();
    position.with_condition(iron_man, Condition::Hex);
    position.dice(&["c c b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(REPULSOR, cap);
    table.next_act();
    assert_eq!(table.figure(cap).damage, 2);
}

#[test]
fn a_rule_is_applied_once_and_needs_all_its_icons() {
    cites!("attack-rules.once", "throw-character.size-limit");
    // Billion-Dollar Punch throws on wild and hit; two wilds are not enough.
    for (attack, thrown) in [("w h b b b b b", true), ("w w b b b b b", false), ("w w h h b b b", true)] {
        let (mut position, iron_man, cap) = duel();
        position.of(iron_man).power = 3;
        position.dice(&[attack, "b b b b"]);
        let mut table = position.play();
        table.attack(PUNCH, cap);
        table.next_act();
        let throws = table.told().filter(|event| {
            matches!(event, Event::Moved { motion: crisis::card::ability::Motion::Throw, .. })
        });
        assert_eq!(throws.count(), usize::from(thrown), "{attack}");
    }
}

#[test]
fn judgment_and_stun_limit_the_power_gained() {
    cites!("conditions.judgment", "conditions.stun");
    for (condition, gained) in [(Condition::Judgment, 0), (Condition::Stun, 1)] {
        let (mut position, _, cap) = duel();
        position.with_condition(cap, condition);
        position.dice(&["h h h b b", "b b b b"]);
        let mut table = position.play();
        table.attack(REPULSOR, cap);
        table.next_act();
        assert_eq!((table.figure(cap).damage, table.figure(cap).power), (3, gained));
    }
}

#[test]
fn bounce_reaches_another_enemy_and_does_not_bounce_again() {
    cites!(
        "attack-rules.extra-attack-no-repeat",
        "attack-rules.extra-attack-free",
        "overview.precedence.specific-over-core"
    );
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    let first = position.b("invincible-iron-man", 10.0, 15.0);
    let second = position.b("red-skull-master-of-the-world", 10.0, 21.0);
    position.activated(cap, 2);
    position.dice(&["w h b b b", "b b b b", "w h b b b", "b b b b"]);
    let mut table = position.play();
    table.attack(0, first);
    table.until(|ask| matches!(ask, Ask::Effect { moment: Moment::AfterAttack, .. }));
    assert!(table.offers(Effect::Use(Source::Rule(1))));
    table.answer(Effect::Use(Source::Rule(1)));
    table.next_act();
    assert_eq!((table.figure(first).damage, table.figure(second).damage), (2, 2));
    assert_eq!(table.figure(cap).power, 4);
    assert_eq!(table.state().activation.unwrap().actions, 1);
}

#[test]
fn a_reaction_is_optional_once_a_trigger_and_paid_each_time() {
    cites!(
        "superpowers.optional",
        "superpowers.reactive.once-per-trigger",
        "superpowers.reactive.each-trigger-again"
    );
    let (mut position, _, cap) = duel();
    position.of(cap).power = 4;
    position.dice(&["b b b b b", "b b b b b b", "b b b b b", "b b b b b b"]);
    let mut table = position.play();
    for left in [2, 0] {
        table.attack(REPULSOR, cap);
        table.answer(Effect::Use(Source::Power { figure: cap, power: 2 }));
        // It is not offered a second time for this attack.
        table.next_act();
        assert_eq!(table.figure(cap).power, left);
    }
    assert_eq!(rolled(&table, Roll::Defence), [6, 6]);
}

#[test]
fn a_beam_attacks_each_enemy_and_hurts_allies() {
    cites!(
        "beam.affected",
        "beam.series",
        "beam.resolve-each",
        "beam.allies-damage",
        "beam.placement",
        "beam.each-rules",
        "beam.order",
        "beam.needs-enemy"
    );
    let mut position = Position::new();
    let ock = position.a("doc-ock-sinister-scientist", 10.0, 10.0);
    let ally = position.a("crossbones-merciless-merc", 10.0, 12.5);
    let first = position.b("invincible-iron-man", 10.0, 14.5);
    let second = position.b("captain-america-first-avenger", 10.0, 17.0);
    position.activated(ock, 2);
    position.dice(&["w h b b", "b b b", "h h b b", "b b b b"]);
    let mut table = position.play();
    table.act(Act::Attack);
    table.answer(Weapon::Printed(1));
    assert_eq!(table.refused(space::Turn(0)).as_str(), "beam.needs-enemy");
    table.answer(space::Turn(16_384));
    assert!(matches!(table.ask(), Ask::Thing { .. }), "which of the two is attacked first");
    table.answer(Thing::Figure(first));
    table.next_act();
    assert_eq!((table.figure(first).damage, table.figure(second).damage), (2, 2));
    assert!(table.figure(first).conditions.has(Condition::Incinerate));
    assert!(!table.figure(second).conditions.has(Condition::Incinerate));
    assert_eq!((table.figure(ally).damage, table.figure(ally).power), (1, 0));
}

#[test]
fn each_type_is_met_by_its_own_defence() {
    cites!("stat-card.field.defense-physical", "stat-card.field.defense-mystic");
    // Iron Man: physical 4, energy 3, mystic 3. Reality Bows to Me! is mystic, Shield Bounce physical.
    for (attacker, weapon, strength, defence) in
        [("captain-america-first-avenger", 0, 5, 4), ("red-skull-master-of-the-world", 1, 7, 3)]
    {
        let mut position = Position::new();
        let attacker = position.a(attacker, 10.0, 10.0);
        let iron_man = position.b("invincible-iron-man", 10.0, 14.0);
        position.of(attacker).power = 4;
        position.activated(attacker, 2);
        let blanks = |dice: usize| vec!["b"; dice].join(" ");
        position.dice(&[blanks(strength).as_str(), blanks(defence).as_str()]);
        let mut table = position.play();
        table.attack(weapon, iron_man);
        table.next_act();
        assert_eq!(rolled(&table, Roll::Defence), [defence as u8]);
    }
}

#[test]
fn one_die_serves_several_rules() {
    cites!("attack-rules.icon-shared");
    let mut position = Position::new();
    let zemo = position.a("baron-helmut-zemo", 10.0, 10.0);
    let cap = position.b("captain-america-first-avenger", 10.0, 15.0);
    position.activated(zemo, 2);
    position.dice(&["c w b b b", "b b b b", "b"]);
    let mut table = position.play();
    table.attack(1, cap);
    table.next_act();
    let conditions = table.figure(cap).conditions;
    assert!(conditions.has(Condition::Slow) && conditions.has(Condition::Stun));
    assert!(!conditions.has(Condition::Stagger), "no failure in the roll");
}

#[test]
fn icons_are_looked_for_in_the_final_roll() {
    cites!("attack-rules.final-result");
    // Widow Stingers stun on a wild; Captain Marvel turns the only wild into a blank.
    let mut position = Position::new();
    let widow = position.a("the-black-widow", 10.0, 10.0);
    let marvel = position.b("captain-marvel-cosmic-avenger", 10.0, 15.5);
    position.activated(widow, 2);
    position.dice(&["w b b b", "w b b b"]);
    let mut table = position.play();
    table.attack(1, marvel);
    table.until(|ask| matches!(ask, Ask::Effect { moment: Moment::TheirDice(Roll::Attack), .. }));
    table.answer(Effect::Use(Source::Power { figure: marvel, power: 0 }));
    let wild: Faces = [Face::Wild].into_iter().collect();
    table.answer(wild);
    table.next_act();
    assert!(table.figure(marvel).conditions.is_empty());
    assert_eq!(table.figure(marvel).power, 1);
}

#[test]
fn nothing_interrupts_an_attack() {
    cites!("activation.any-time-no-interrupt");
    let (mut position, iron_man, _) = duel();
    position.b("red-skull-master-of-the-world", 6.0, 14.0);
    position.of(iron_man).power = 2;
    let mut table = position.play();
    table.act(Act::Attack);
    assert!(matches!(table.ask(), Ask::Target { .. }));
    assert_eq!(table.refused(Act::Power(1)).as_str(), "table.wrong-kind");
}
