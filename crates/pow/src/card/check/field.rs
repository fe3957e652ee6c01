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
pub fn number(check: &mut Checker, number: &Spanned<i64>, bounds: RangeInclusive<u8>, what: &str) -> u8 {
    let (least, most) = (*bounds.start(), *bounds.end());
    check.in_range(number, i64::from(least)..=i64::from(most), what);
    u8::try_from(number.value.clamp(i64::from(least), i64::from(most))).unwrap_or(most)
}

/// The number printed with an effect or ability (effects.x-value). An X of 0 would do nothing, and no characteristic
/// goes beyond 20, so anything more is a slip.
pub fn x(check: &mut Checker, value: &Spanned<i64>, what: &str) -> u8 {
    number(check, value, 1..=20, what)
}

/// A distance within its bounds, both included.
pub fn inches(
    check: &mut Checker,
    inches: &Spanned<Inches>,
    bounds: RangeInclusive<Inches>,
    what: &str,
) -> Mils {
    let (least, most) = (*bounds.start(), *bounds.end());
    check.in_range(inches, bounds, what);
    inches.value.clamp(least, most).0
}

/// A distance that reaches anywhere on the table and is not nothing.
pub fn reach(check: &mut Checker, distance: &Spanned<Inches>, what: &str) -> Mils {
    inches(check, distance, Inches(100)..=Inches::whole(36), what)
}

/// A name that can be printed in every language.
pub fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    let Names { en, fr, de } = &name.value.0;
    for (language, name_there) in [("en", en), ("fr", fr), ("de", de)] {
        let help = format!("from 1 to {LONGEST_NAME} characters");
        if name_there.trim().is_empty() {
            check.report(Code::Name, name.span, format!("the name in `{language}` is empty"), Some(help));
        } else if name_there.chars().count() > LONGEST_NAME {
            let message = format!("the name in `{language}` is too long");
            check.report_inside(Code::Name, &text(name, name_there), name_there, message, Some(help));
        }
    }
    name.value.0.clone()
}

fn text<'a>(name: &Spanned<Name>, in_one_language: &'a str) -> Spanned<&'a str> {
    Spanned { value: in_one_language, span: name.span }
}

/// A place on the table; nothing where it is not two numbers.
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
pub fn at_most<T>(check: &mut Checker, things: &[Spanned<T>], most: usize, what: &str) {
    if let Some(first_too_many) = things.get(most) {
        let message = format!("{} {what} are too many", things.len());
        check.report(Code::TooMany, first_too_many.span, message, Some(format!("at most {most}")));
    }
}
