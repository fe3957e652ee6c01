//! Single fields: numbers in their ranges, distances, names, places.

use std::ops::RangeInclusive;

use content::{Checker, Names, Spanned};
use space::P;

use super::Code;
use crate::card::Mils;
use crate::card::file::{Inches, Name, Place};

/// The longest name that still fits on a card.
const LONGEST_NAME: usize = 40;

/// A whole number within its bounds, both included.
pub(crate) fn number(
    check: &mut Checker,
    number: &Spanned<i64>,
    bounds: RangeInclusive<u8>,
    what: &str,
) -> u8 {
    let (least, most) = (*bounds.start(), *bounds.end());
    check.in_range(number, i64::from(least)..=i64::from(most), what);
    u8::try_from(number.value.clamp(i64::from(least), i64::from(most))).unwrap_or(most)
}

/// The number printed with an effect or ability (effects.x-value). An X of 0 would do nothing, and no characteristic
/// goes beyond 20, so anything more is a slip.
pub(crate) fn x(check: &mut Checker, value: &Spanned<i64>, what: &str) -> u8 {
    number(check, value, 1..=20, what)
}

/// A distance within its bounds, both included.
pub(crate) fn inches(
    check: &mut Checker,
    inches: &Spanned<Inches>,
    bounds: RangeInclusive<Inches>,
    what: &str,
) -> Mils {
    check.clamped(inches, bounds, what).0
}

/// A distance that reaches anywhere on the table and is not nothing.
pub(crate) fn reach(check: &mut Checker, distance: &Spanned<Inches>, what: &str) -> Mils {
    inches(check, distance, Inches(100)..=Inches::whole(36), what)
}

/// A name that can be printed in every language.
pub(crate) fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    check.name(Code::Name, name, LONGEST_NAME)
}

/// A place on the table; nothing where it is not two numbers.
pub(crate) fn place(check: &mut Checker, place: &Spanned<Place>) -> Option<P> {
    check.place(Code::Place, place).map(|[x, y]| P::new(x.0, y.0))
}

/// No more of something than there is room for.
pub(crate) fn at_most<T>(check: &mut Checker, things: &[Spanned<T>], most: usize, what: &str) {
    check.at_most(Code::TooMany, things.iter().map(|thing| thing.span), most, what);
}
