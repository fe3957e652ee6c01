//! Character cards: the ranges of rulings.card.ranges, and what is meant where a card is silent.

use arrayvec::ArrayVec;
use content::{Checker, Ids, Seen, Spanned};

use super::Code;
use super::ability::abilities;
use super::attack::attack;
use super::field::{at_most, inches, name, number};
use super::power::power;
use crate::card::file::{self, Inches, Life};
use crate::card::{ByNature, Character, Mils};

/// As many attacks, and as many powers, as a card has room for.
const ROOM: usize = 8;

/// One character card.
pub(crate) fn character(check: &mut Checker, card: &file::Character, characters: &Ids) -> Character {
    let size = number(check, &card.size, 1..=6, "size");
    let pow = number(check, &card.pow, 2..=10, "pow");
    let name = name(check, &card.name);
    let (life, red, red_pow) = life(check, &card.life, pow);
    ids_differ(check, card);
    at_most(check, &card.attacks, ROOM, "attacks");
    at_most(check, &card.powers, ROOM, "powers");
    Character {
        id: card.id.as_str().to_owned(),
        true_name: true_name(check, card, &name.en),
        name,
        level: number(check, &card.level, 4..=20, "level"),
        pow,
        speed: speed(check, &card.speed),
        strength: number(check, &card.strength, 1..=10, "strength"),
        attack: number(check, &card.attack, 2..=10, "attack"),
        size,
        height: height(check, card.height.as_ref(), size),
        radius: base(check, card.base.as_ref(), size) / 2,
        agility: number(check, &card.agility, 4..=16, "agility"),
        stamina: number(check, &card.stamina, 4..=16, "stamina"),
        willpower: number(check, &card.willpower, 4..=16, "willpower"),
        defence: ByNature([
            number(check, &card.defence.physical, 8..=20, "physical defence"),
            number(check, &card.defence.mental, 8..=20, "mental defence"),
            number(check, &card.defence.energy, 8..=20, "energy defence"),
        ]),
        life,
        red,
        red_pow,
        abilities: abilities(check, &card.id, &card.abilities, characters),
        attacks: card.attacks.iter().map(|listed| attack(check, listed)).collect(),
        powers: card.powers.iter().map(|listed| power(check, listed)).collect(),
    }
}

/// The name, if the card gives no other (rulings.team.level). Being the same must not depend on the language of a
/// player, so it is the English one.
fn true_name(check: &mut Checker, card: &file::Character, name: &str) -> String {
    match &card.true_name {
        None => name.to_owned(),
        Some(true_name) => {
            if true_name.value.trim().is_empty() {
                let help = "leave `true-name` out if it is the name".to_owned();
                check.report(Code::Name, true_name.span, "the true name is empty", Some(help));
            }
            true_name.value.clone()
        }
    }
}

/// Two or three values, the cheapest first (movement.speed-format).
fn speed(check: &mut Checker, speed: &Spanned<Vec<Spanned<Inches>>>) -> ArrayVec<Mils, 3> {
    if !(2..=3).contains(&speed.len()) {
        let message = format!("speed has {} values", speed.len());
        let help = "two or three, rising: for 1, 2 and 3 POW".to_owned();
        check.report(Code::Speed, speed.span, message, Some(help));
    }
    for pair in speed.windows(2) {
        if pair[1].value <= pair[0].value {
            let message = format!("speed {} is not longer than {} before it", pair[1], pair[0]);
            let help = "two or three values, rising".to_owned();
            check.report(Code::Speed, pair[1].span, message, Some(help));
        }
    }
    let values =
        speed.iter().map(|value| inches(check, value, Inches::whole(1)..=Inches::whole(20), "speed"));
    let values: Vec<Mils> = values.collect();
    values.into_iter().take(3).collect()
}

/// rulings.height: 1.5 inches up to Size 2, and 0.5 more for each Size above.
fn height(check: &mut Checker, printed: Option<&Spanned<Inches>>, size: u8) -> Mils {
    match printed {
        Some(height) => inches(check, height, Inches(500)..=Inches::whole(10), "height"),
        None => 1_500 + 500 * Mils::from(size.saturating_sub(2)),
    }
}

/// rulings.base: 1.2 inches across up to Size 2, 1.6 for Size 3, 2 above. No base is wider than 2 inches, because
/// that is what battlefields leave room for (rulings.battlefield).
fn base(check: &mut Checker, printed: Option<&Spanned<Inches>>, size: u8) -> Mils {
    match (printed, size) {
        (Some(base), _) => inches(check, base, Inches(500)..=Inches::whole(2), "base"),
        (None, 0..=2) => 1_200,
        (None, 3) => 1_600,
        (None, 4..) => 2_000,
    }
}

/// The length of the bar, the red threshold (rulings.red.threshold) and the modifier of the red zone
/// (rulings.life.zone-modifier).
fn life(check: &mut Checker, life: &Life, pow: u8) -> (u8, u8, i8) {
    let total = number(check, &life.total, 4..=20, "life");
    let red = match &life.red {
        Some(red) => number(check, red, 1..=total - 1, "red"),
        None => (total / 3).max(1),
    };
    let red_pow = match &life.red_pow {
        Some(more) => {
            // Nobody produces less than nothing.
            let bounds = -i64::from(pow)..=10;
            check.in_range(more, bounds.clone(), "red-pow");
            i8::try_from(more.value.clamp(*bounds.start(), *bounds.end())).unwrap_or(0)
        }
        None => 0,
    };
    (total, red, red_pow)
}

/// Scenarios and journals name attacks and powers by their ids alone.
fn ids_differ(check: &mut Checker, card: &file::Character) {
    let mut seen = Seen::default();
    let ids = card.attacks.iter().map(|attack| &attack.id).chain(card.powers.iter().map(|power| &power.id));
    for id in ids {
        check.unique(&mut seen, id, "the id of an attack or power");
    }
}
