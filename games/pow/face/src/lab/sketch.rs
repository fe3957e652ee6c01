//! Two figures in contact on an empty table, of which only the numbers of one attack matter.

use anyhow::{Context as _, anyhow};
use content::Names;
use pow::Pow;
use pow::card::{Attack, Cards, Character, Effects, Frequency, Kind, Nature};
use pow::odds::{Choices, Summary};
use pow::setup;
use pow::state::{FigureId, Side, State, Whereabouts};
use space::{Set, Spot};
use table::Scene;

/// The numbers of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Added to the roll.
    pub attack: u8,
    /// What the roll has to beat.
    pub defence: u8,
    /// Dealt on a hit.
    pub damage: u8,
    /// What the two sides do about it.
    pub choices: Choices,
}

/// More life than any attack takes, so that no damage is cut short.
const LIFE: u8 = u8::MAX;
/// Enough for a boost and a reaction.
const POW: u8 = 10;
const RADIUS: i32 = 600;

/// The odds of such an attack.
///
/// # Errors
/// None in a program whose tests passed: the house pack is in order, and this attack can be played.
pub fn odds(numbers: &Numbers) -> anyhow::Result<Summary> {
    let mut cards = pow::card::house().context("the house pack is not in order")?;
    let attacker =
        add(&mut cards, Character { attack: numbers.attack, attacks: vec![blow(numbers.damage)], ..plain() });
    let target = add(&mut cards, Character { defence: pow::card::ByNature([numbers.defence; 3]), ..plain() });
    let state = in_contact(&cards, attacker, target);
    let scene: Scene<Pow> = Scene { state: &state, content: &cards };
    match pow::odds::attack(scene, FigureId(0), 0, FigureId(1), numbers.choices) {
        Ok(odds) => Ok(without_minus(Summary::from(&odds))),
        Err(stop) => Err(anyhow!("this attack can't be played: {stop:?}")),
    }
}

/// A sum of nothing is minus zero, which nobody wants to read.
fn without_minus(mut odds: Summary) -> Summary {
    for chance in [&mut odds.hit, &mut odds.critical, &mut odds.mean, &mut odds.ko, &mut odds.removed] {
        *chance += 0.0;
    }
    odds
}

fn add(cards: &mut Cards, character: Character) -> u16 {
    cards.characters.push(character);
    (cards.characters.len() - 1) as u16
}

fn names(name: &str) -> Names {
    Names { en: name.into(), fr: name.into(), de: name.into() }
}

fn plain() -> Character {
    Character {
        id: "sketch".into(),
        name: names("sketch"),
        true_name: "sketch".into(),
        level: 7,
        pow: POW,
        speed: [4_000, 7_000].into_iter().collect(),
        strength: 3,
        attack: 5,
        size: 2,
        height: 1_500,
        radius: RADIUS,
        agility: 8,
        stamina: 8,
        willpower: 8,
        defence: Default::default(),
        life: LIFE,
        red: 1,
        red_pow: 0,
        abilities: Default::default(),
        attacks: Vec::new(),
        powers: Vec::new(),
    }
}

/// A blow without a cost and with nothing but its damage.
fn blow(damage: u8) -> Attack {
    Attack {
        id: "blow".into(),
        name: names("blow"),
        kind: Kind::Melee,
        nature: Nature::Physical,
        cost: 0,
        damage,
        effects: Effects::default(),
        overload: Default::default(),
        critical: Default::default(),
        frequency: Frequency::Any,
        special_power: false,
    }
}

fn in_contact(cards: &Cards, attacker: u16, target: u16) -> State {
    let mut state = setup::empty(cards, 0, 0);
    // Whatever the first battlefield has on it is not on this table.
    state.cleared = Set(u64::MAX);
    for (side, character, x) in [(Side::A, attacker, 10_000), (Side::B, target, 10_000 + 2 * RADIUS)] {
        let id = setup::add_figure(cards, &mut state, side, character);
        let figure = state.figure_mut(id);
        figure.whereabouts = Whereabouts::Table;
        figure.pow = POW;
        state.place(id, Spot { x, y: 10_000, z: 0 });
    }
    state.absent = Set::EMPTY;
    state
}

#[cfg(test)]
mod tests {
    use super::*;
    use pow::ask::Boost;

    const PLAIN: Choices = Choices { boost: Boost::No, defends: false };
    const NUMBERS: Numbers = Numbers { attack: 6, defence: 13, damage: 3, choices: PLAIN };

    /// Two dice of eight sides beat 7 in 43 of 64 rolls, five of them doubles (44, 55, 66, 77, 88).
    #[test]
    fn the_odds_are_those_of_counting_by_hand() {
        let odds = odds(&NUMBERS).unwrap();
        assert!((odds.hit - 43.0 / 64.0).abs() < 1e-12, "{odds:?}");
        assert!((odds.critical - 5.0 / 64.0).abs() < 1e-12, "{odds:?}");
        assert_eq!(odds.damage.keys().copied().collect::<Vec<_>>(), [0, 3, 4]);
        assert!((odds.damage[&4] - odds.critical).abs() < 1e-12);
        assert!((odds.mean - (38.0 * 3.0 + 5.0 * 4.0) / 64.0).abs() < 1e-12);
    }

    #[test]
    fn a_boost_helps_and_a_reaction_hinders() {
        let plain = odds(&NUMBERS).unwrap().hit;
        let hit = |choices| odds(&Numbers { choices, ..NUMBERS }).unwrap().hit;
        assert!(hit(Choices { boost: Boost::Die, ..PLAIN }) > plain);
        assert!(hit(Choices { defends: true, ..PLAIN }) < plain);
    }
}
