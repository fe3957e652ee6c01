//! Rerolls: how often, and what ends them.

use crisis::ask::{Amount, Ask, Effect};
use crisis::card::ability::{Face, Roll};
use crisis::cites;
use crisis::dice::Faces;
use crisis::effect::{Moment, Source};
use crisis::state::{FigureId, Side};

use crate::kit::{Position, Table};

fn own_dice(ask: &Ask) -> bool {
    matches!(ask, Ask::Effect { side: Side::A, moment: Moment::OwnDice(Roll::Attack) })
}

fn one(face: Face) -> Faces {
    [face].into_iter().collect()
}

/// Winter Soldier of A attacks at arm's length: Spetsnaz Training is his, J.A.R.V.I.S. and Let's Get You an Upgrade are Iron
/// Man's, who leads.
fn three_rerolls(dice: &[&str]) -> (Table, [Source; 3], FigureId) {
    let mut position = Position::new();
    let soldier = position.a("winter-soldier-operative", 10.0, 10.0);
    let iron_man = position.a("invincible-iron-man", 7.0, 10.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 12.0);
    position.state.squads[Side::A].leader = Some(iron_man);
    position.of(soldier).power = 2;
    position.of(iron_man).power = 2;
    position.activated(soldier, 2);
    position.dice(dice);
    let spetsnaz = position.power_of(soldier, "spetsnaz-training");
    let sources = [
        Source::Power { figure: iron_man, power: 1 },
        Source::Power { figure: iron_man, power: 0 },
        Source::Power { figure: soldier, power: spetsnaz },
    ];
    let mut table = position.play();
    table.attack(0, skull);
    table.until(own_dice);
    (table, sources, skull)
}

#[test]
fn a_die_is_rerolled_as_often_as_there_are_rules_of_other_names() {
    cites!("modify-dice.unlimited-rerolls", "effects.own-order");
    // Five blocks; one of them becomes a blank, the blank another blank, that one a hit.
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let (mut table, sources, skull) = three_rerolls(&["k k k k k", "b b b b", "b", "b", "h"]);
        let mut face = Face::Block;
        for which in order {
            assert!(own_dice(&table.ask()));
            assert!(sources.iter().filter(|it| table.offers(Effect::Use(**it))).count() > 0);
            table.answer(Effect::Use(sources[which]));
            if matches!(table.ask(), Ask::Amount { .. }) {
                table.answer(Amount(1));
            }
            table.answer(one(face));
            face = Face::Blank;
        }
        table.next_act();
        assert_eq!(table.figure(skull).damage, 1, "{order:?}");
    }
}

#[test]
fn a_die_rerolled_into_a_failure_stays_one() {
    cites!("modify-dice.rerolled-into-failure");
    let (mut table, [jarvis, upgrade, _], _) = three_rerolls(&["k k k k k", "b b b b", "f"]);
    table.answer(Effect::Use(jarvis));
    table.answer(Amount(1));
    table.answer(one(Face::Block));
    table.answer(Effect::Use(upgrade));
    assert_eq!(table.refused(one(Face::Failure)).as_str(), "dice.failure");
    assert!(table.offers(one(Face::Block)));
}
