//! Single fields: numbers in their ranges, names, places.

use std::ops::RangeInclusive;

use content::{Checker, Inches, Name, Names, Place, Spanned};
use space::P;

use super::Code;
use crate::card::Mils;

/// The longest name that still fits on a card.
const LONGEST_NAME: usize = 60;

/// A whole number within its bounds, both included.
pub fn number(check: &mut Checker, number: &Spanned<u8>, bounds: RangeInclusive<u8>, what: &str) -> u8 {
    check.in_range(number, bounds.clone(), what);
    number.value.clamp(*bounds.start(), *bounds.end())
}

/// A length within its bounds, both included.
pub fn length(
    check: &mut Checker,
    length: &Spanned<Inches>,
    bounds: RangeInclusive<Inches>,
    what: &str,
) -> Mils {
    check.in_range(length, bounds.clone(), what);
    length.value.clamp(*bounds.start(), *bounds.end()).0
}

/// A name that can be printed in every language.
pub fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    let Names { en, fr, de } = &name.value.0;
    for (language, there) in [("en", en), ("fr", fr), ("de", de)] {
        let help = Some(format!("from 1 to {LONGEST_NAME} characters"));
        if there.trim().is_empty() {
            check.report(Code::Name, name.span, format!("the name in `{language}` is empty"), help);
        } else if there.chars().count() > LONGEST_NAME {
            check.report(Code::Name, name.span, format!("the name in `{language}` is too long"), help);
        }
    }
    name.value.0.clone()
}

/// A place as two numbers; nothing where it is not.
pub fn place(check: &mut Checker, place: &Spanned<Place>) -> Option<P> {
    match place.value.0.as_slice() {
        [x, y] => Some(P::new(x.value.0, y.value.0)),
        other => {
            let message = format!("a place is two numbers, not {}", other.len());
            check.report(Code::Place, place.span, message, Some("write `[x, y]` in inches".to_owned()));
            None
        }
    }
}

/// No more of something than there is room for.
pub fn at_most<T>(
    check: &mut Checker,
    things: &[T],
    most: usize,
    what: &str,
    span: impl Fn(&T) -> content::Span,
) {
    if let Some(first_too_many) = things.get(most) {
        let message = format!("{} {what} are too many", things.len());
        check.report(Code::TooMany, span(first_too_many), message, Some(format!("at most {most}")));
    }
}
