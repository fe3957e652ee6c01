//! Checks of what types can't say: ranges, references, uniqueness.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::suggest::help_among;
use crate::{Code, Diagnostic, Diagnostics, Inches, Name, Names, Place, Source, Span, Spanned};

/// Looks over the values of one file and collects what is wrong with them. Each check also answers
/// whether all was well, for checks that build on one another.
pub struct Checker<'a> {
    source: &'a Source,
    found: &'a mut Diagnostics,
}

impl<'a> Checker<'a> {
    pub fn new(source: &'a Source, found: &'a mut Diagnostics) -> Checker<'a> {
        Checker { source, found }
    }

    /// Reports a mistake of the game's own kind, such as `chess.too-many-kings`.
    pub fn report(
        &mut self,
        code: impl Into<&'static str>,
        span: Span,
        message: impl Into<String>,
        help: Option<String>,
    ) {
        self.found.push(Diagnostic::new(code, self.source, span, message).with_any_help(help));
    }

    /// Reports at the first `needle` inside a longer text.
    pub fn report_inside(
        &mut self,
        code: impl Into<&'static str>,
        text: &Spanned<impl AsRef<str>>,
        needle: &str,
        message: impl Into<String>,
        help: Option<String>,
    ) {
        self.report(code, self.source.span_of(needle, text.span), message, help);
    }

    /// A number within its bounds, both included: `in_range(&level, 4..=20, "level")`.
    pub fn in_range<N: PartialOrd + Display>(
        &mut self,
        number: &Spanned<N>,
        bounds: RangeInclusive<N>,
        what: &str,
    ) -> bool {
        let holds = bounds.contains(&number.value);
        if !holds {
            let message = format!("{what} {} is out of range", number.value);
            let help = format!("from {} to {}", bounds.start(), bounds.end());
            self.report(Code::OutOfRange, number.span, message, Some(help));
        }
        holds
    }

    /// As [`Checker::in_range`]; what is out of range comes back as the nearest bound, so that the check can go on.
    pub fn clamped<N: Ord + Copy + Display>(
        &mut self,
        number: &Spanned<N>,
        bounds: RangeInclusive<N>,
        what: &str,
    ) -> N {
        let (least, most) = (*bounds.start(), *bounds.end());
        self.in_range(number, bounds, what);
        number.value.clamp(least, most)
    }

    /// A name of 1 to `longest` letters in every language. What is wrong is of the game's own kind.
    pub fn name(&mut self, code: impl Into<&'static str>, name: &Spanned<Name>, longest: usize) -> Names {
        let code = code.into();
        let Names { en, fr, de } = &name.value.0;
        for (language, there) in [("en", en), ("fr", fr), ("de", de)] {
            let help = Some(format!("from 1 to {longest} characters"));
            if there.trim().is_empty() {
                self.report(code, name.span, format!("the name in `{language}` is empty"), help);
            } else if there.chars().count() > longest {
                let message = format!("the name in `{language}` is too long");
                self.report_inside(code, &Spanned { value: there, span: name.span }, there, message, help);
            }
        }
        name.value.0.clone()
    }

    /// A place as two numbers; nothing where it is not. What is wrong is of the game's own kind.
    pub fn place(&mut self, code: impl Into<&'static str>, place: &Spanned<Place>) -> Option<[Inches; 2]> {
        match place.value.0.as_slice() {
            [x, y] => Some([x.value, y.value]),
            other => {
                let message = format!("a place is two numbers, not {}", other.len());
                self.report(code, place.span, message, Some("write `[x, y]` in inches".to_owned()));
                None
            }
        }
    }

    /// No more of something than there is room for: `spans` are those of all there are. What is wrong is of the game's own
    /// kind.
    pub fn at_most(
        &mut self,
        code: impl Into<&'static str>,
        mut spans: impl ExactSizeIterator<Item = Span>,
        most: usize,
        what: &str,
    ) {
        let message = format!("{} {what} are too many", spans.len());
        if let Some(first_too_many) = spans.nth(most) {
            self.report(code, first_too_many, message, Some(format!("at most {most}")));
        }
    }

    /// A reference to something that exists: `reference(&leader, characters, "character")`.
    pub fn reference<'k>(
        &mut self,
        id: &Spanned<impl AsRef<str>>,
        known: impl IntoIterator<Item = &'k str> + Clone,
        what: &str,
    ) -> bool {
        let name = id.value.as_ref();
        let holds = known.clone().into_iter().any(|known| known == name);
        if !holds {
            let message = format!("there is no {what} `{name}`");
            self.report(Code::UnknownReference, id.span, message, help_among(name, known));
        }
        holds
    }

    /// A value that nothing else in `seen` has: `unique(&mut names, &name, "name")`.
    pub fn unique<V: Ord + Clone + Display>(
        &mut self,
        seen: &mut Seen<V>,
        value: &Spanned<V>,
        what: &str,
    ) -> bool {
        let here = format!("{}:{}", self.source.path(), value.span.line);
        match seen.first.get(&value.value) {
            None => {
                seen.first.insert(value.value.clone(), here);
                true
            }
            Some(first) => {
                let message = format!("{what} `{}` is taken", value.value);
                let help = format!("first at {first}");
                self.report(Code::NotUnique, value.span, message, Some(help));
                false
            }
        }
    }
}

/// The values met so far and where each was first, across as many files as it is shown.
#[derive(Debug)]
pub struct Seen<V> {
    first: BTreeMap<V, String>,
}

impl<V> Default for Seen<V> {
    fn default() -> Seen<V> {
        Seen { first: BTreeMap::new() }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{Checker, Seen};
    use crate::{Diagnostics, Source, Spanned, load};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Team {
        level: Spanned<u8>,
        members: Vec<Spanned<String>>,
    }

    #[test]
    fn every_check_points_at_its_value() {
        let source =
            Source::from_text("team.yaml", "level: 21\nmembers: [ironbrow, ironbrwo, ironbrow]\n").unwrap();
        let team: Team = load(&source).unwrap();
        let mut found = Diagnostics::default();
        let mut check = Checker::new(&source, &mut found);
        assert!(check.in_range(&team.level, 4..=21, "level"));
        assert!(!check.in_range(&team.level, 4..=20, "level"));
        let mut seen = Seen::default();
        for member in &team.members {
            check.reference(member, ["ironbrow", "gale"], "character");
            check.unique(&mut seen, member, "member");
        }
        insta::assert_snapshot!(found, @r"
        error[content.out-of-range]: level 21 is out of range
          team.yaml:1:8
        1 | level: 21
          |        ^^ from 4 to 20

        error[content.unknown-reference]: there is no character `ironbrwo`
          team.yaml:2:21
        2 | members: [ironbrow, ironbrwo, ironbrow]
          |                     ^^^^^^^^ did you mean `ironbrow`?

        error[content.not-unique]: member `ironbrow` is taken
          team.yaml:2:31
        2 | members: [ironbrow, ironbrwo, ironbrow]
          |                               ^^^^^^^^ first at team.yaml:2
        ");
    }
}
