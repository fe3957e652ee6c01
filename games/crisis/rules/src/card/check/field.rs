//! Single fields: numbers in their ranges, names, places.

use std::ops::RangeInclusive;

use content::{Checker, Inches, Name, Names, Place, Spanned};
use space::P;

use super::Code;
use crate::card::Mils;

/// The longest name that still fits on a card.
const LONGEST_NAME: usize = 60;

/// A whole number within its bounds, both included.
pub(crate) fn number(
    check: &mut Checker,
    number: &Spanned<u8>,
    bounds: RangeInclusive<u8>,
    what: &str,
) -> u8 {
    check.clamped(number, bounds, what)
}

/// A length within its bounds, both included.
pub(crate) fn length(
    check: &mut Checker,
    length: &Spanned<Inches>,
    bounds: RangeInclusive<Inches>,
    what: &str,
) -> Mils {
    check.clamped(length, bounds, what).0
}

/// A name that can be printed in every language.
pub(crate) fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    check.name(Code::Name, name, LONGEST_NAME)
}

/// A place as two numbers; nothing where it is not.
pub(crate) fn place(check: &mut Checker, place: &Spanned<Place>) -> Option<P> {
    check.place(Code::Place, place).map(|[x, y]| P::new(x.0, y.0))
}

/// No more of something than there is room for.
pub(crate) fn at_most<T>(
    check: &mut Checker,
    things: &[T],
    most: usize,
    what: &str,
    span: impl Fn(&T) -> content::Span,
) {
    check.at_most(Code::TooMany, things.iter().map(span), most, what);
}
