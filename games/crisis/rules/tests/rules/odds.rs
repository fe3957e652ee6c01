//! Exact odds of whole attacks with real cards: what they count, and how far they search.

use crisis::attack::Weapon;
use crisis::odds::{Choices, Summary, attack, attack_within};
use crisis::state::{FigureId, Side};
use table::Stop;

use crate::kit::Position;

const SHIELD_BOUNCE: Weapon = Weapon::Printed(0);

/// Captain America with the Black Widow before him, and somebody beside her at whom the shield could fly on.
fn shield_and(other: bool) -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let captain = position.a("captain-america-first-avenger", 18.0, 18.0);
    let widow = position.b("the-black-widow", 18.0, 22.0);
    if other {
        position.b("crossbones-merciless-merc", 21.0, 22.0);
    }
    position.of(captain).power = 3;
    position.of(widow).power = 3;
    position.tactic(Side::A, "battle-plan");
    position.tactic(Side::B, "brace-for-impact");
    position.activated(captain, 2);
    (position, captain, widow)
}

#[test]
fn an_attack_that_may_be_followed_by_another_has_the_odds_of_itself() {
    let of = |other| {
        let (position, captain, widow) = shield_and(other);
        attack(position.scene(), captain, SHIELD_BOUNCE, widow, Choices::BEST).expect("odds of an attack")
    };
    let (alone, beside) = (of(false), of(true));
    assert_eq!(Summary::from(&alone).damage, Summary::from(&beside).damage);
    assert_eq!(alone.paths, beside.paths, "nobody looks beyond the attack");
}

#[test]
fn a_search_is_given_up_after_so_many_runs() {
    let (position, captain, widow) = shield_and(true);
    let within = |most| attack_within(position.scene(), captain, SHIELD_BOUNCE, widow, Choices::BEST, most);
    let paths = within(u64::MAX).expect("odds of an attack").paths;
    assert_eq!(within(paths).expect("just enough").paths, paths);
    assert_eq!(within(paths - 1), Err(Stop::Cut));
}
