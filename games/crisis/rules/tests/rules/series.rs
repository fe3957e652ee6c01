//! Beams and areas: what is paid, who is forced to be struck, what is settled when.

use crisis::activation::Act;
use crisis::ask::{Ask, Thing};
use crisis::attack::Weapon;
use crisis::cites;
use crisis::event::Event;
use crisis::state::{FigureId, Side};
use space::Turn;

use crate::kit::{Position, Table};

const WAVE: u8 = 1;
const LANCE: u8 = 2;
const NORTH: Turn = Turn(16_384);

/// Mesmer of A with enemies so far to the north, the first a little to the west of the line.
fn mesmer_and(enemies: &[f64]) -> (Position, FigureId, Vec<FigureId>) {
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 4.0, 4.0);
    let ids = ["red-skull-master-of-the-world", "baron-helmut-zemo", "invincible-iron-man"];
    let enemies = enemies.iter().zip(ids).map(|(&far, id)| position.b(id, 4.0, 4.0 + far)).collect();
    position.of(mesmer).power = 5;
    position.activated(mesmer, 2);
    (position, mesmer, enemies)
}

fn choose(table: &mut Table, weapon: u8) {
    table.act(Act::Attack);
    table.answer(Weapon::Printed(weapon));
}

/// Whom an attack was rolled against, in order.
fn attacked(table: &Table) -> Vec<FigureId> {
    let declared = table.told().filter_map(|event| match event {
        Event::AttackStep { step: crisis::event::Step::Declare, target, .. } => Some(*target),
        _ => None,
    });
    declared.collect()
}

#[test]
fn a_series_is_paid_for_once() {
    cites!("beam.pay-once", "area.pay-once");
    for (weapon, cost) in [(LANCE, 3), (WAVE, 4)] {
        let (mut position, mesmer, enemies) = mesmer_and(&[1.5, 3.0, 4.5]);
        position.of(enemies[2]).at = space::P::new(5_500, 4_000);
        if weapon == LANCE {
            position.of(enemies[2]).at = space::P::new(4_000, 8_500);
        }
        // Enough to pay more than once.
        position.of(mesmer).power = 10;
        position.dice(&["b b b", "b b b", "b b b", "b b b b", "b b b", "b b b"]);
        let mut table = position.play();
        choose(&mut table, weapon);
        table.until(|ask| matches!(ask, Ask::Beam { .. } | Ask::Thing { .. }));
        if weapon == LANCE {
            table.answer(NORTH);
        }
        table.next_act();
        assert_eq!(attacked(&table).len(), 3);
        assert_eq!(table.figure(mesmer).power, 10 - cost);
    }
}

#[test]
fn an_area_needs_an_enemy_in_range() {
    cites!("area.needs-enemy");
    for (far, offered) in [(4.0, true), (6.0, false)] {
        let (mut position, _, _) = mesmer_and(&[far]);
        position.a("captain-america-first-avenger", 5.5, 4.0);
        let mut table = position.play();
        table.act(Act::Attack);
        if offered {
            assert!(table.offers(Weapon::Printed(WAVE)));
        } else {
            assert_eq!(table.refused(Weapon::Printed(WAVE)).as_str(), "attack.need-target");
        }
    }
}

#[test]
fn an_effect_that_wants_somebody_struck_by_a_beam_has_it_laid_there() {
    cites!("beam.forced-target", "attack-profile.name");
    // The marked one is the injured one, to the east; another stands to the north.
    for (east, possible) in [(9.0, true), (11.0, false)] {
        let (mut position, mesmer, enemies) = mesmer_and(&[4.0, 8.0]);
        position.of(enemies[1]).at = space::P::new(4_000 + (east * 1_000.0) as i32, 4_000);
        position.injured(enemies[1]);
        let between = position.b("crossbones-merciless-merc", 8.0, 4.0);
        position.dice(&["b b b", "b b b b", "b b b", "b b"]);
        let single_out = position.power_of(mesmer, "single-out");
        let mut table = position.play();
        table.act(Act::Power(single_out));
        if possible {
            // The effect speaks of the attack by its name.
            let Ask::Beam { weapon, .. } = table.ask() else { panic!("a beam is laid") };
            let entry = weapon.entry(table.game.now().content, table.state(), mesmer);
            assert_eq!(entry.name.en, "Lance");
            assert_eq!(table.refused(NORTH).as_str(), "beam.forced-target");
            table.answer(Turn(0));
            table.next_act();
            // Whoever else lies under the tool is attacked as well.
            let mut struck = attacked(&table);
            struck.sort_unstable();
            assert_eq!(struck, [enemies[1], between]);
        } else {
            table.next_act();
            assert_eq!(attacked(&table), []);
        }
    }
}

#[test]
fn an_effect_that_wants_somebody_struck_by_an_area_needs_it_in_range() {
    cites!("area.forced-target");
    for (east, possible) in [(4.0, true), (6.0, false)] {
        let (mut position, mesmer, enemies) = mesmer_and(&[3.0, 8.0]);
        position.of(enemies[1]).at = space::P::new(4_000 + (east * 1_000.0) as i32, 4_000);
        position.injured(enemies[1]);
        position.dice(&["b b b", "b b b", "b b b", "b b b b"]);
        let single_out = position.power_of(mesmer, "single-out-all-round");
        let mut table = position.play();
        table.act(Act::Power(single_out));
        table.next_act();
        let mut struck = attacked(&table);
        struck.sort_unstable();
        assert_eq!(struck, if possible { enemies.clone() } else { Vec::new() });
    }
}

#[test]
fn who_is_struck_is_settled_once() {
    cites!("area.position-changes");
    // A wild of the first attack pushes the second enemy out of range: it is attacked all the same. A block dazes it: not.
    for (dice, second_attacked) in [("w b b", true), ("k b b", false)] {
        let (mut position, _, enemies) = mesmer_and(&[3.0, 8.0]);
        position.of(enemies[1]).at = space::P::new(7_000, 4_000);
        position.dice(&[dice, "b b b", "b b b", "b b b b"]);
        let mut table = position.play();
        choose(&mut table, WAVE);
        table.answer(Thing::Figure(enemies[0]));
        table.until(|ask| matches!(ask, Ask::Way { .. } | Ask::Act { .. }));
        if second_attacked {
            table.answer(Turn(0));
            assert!(table.at(enemies[1]).0 > 12.0);
        }
        table.next_act();
        let wanted = if second_attacked { enemies.clone() } else { vec![enemies[0]] };
        assert_eq!(attacked(&table), wanted);
        assert_eq!(table.figure(enemies[1]).dazed, !second_attacked);
        assert_eq!(table.figure(enemies[1]).side, Side::B);
    }
}
