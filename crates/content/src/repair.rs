//! Reading on after a slip: the text with the obvious repairs put in, and the way back from its
//! places to those of the file.

use crate::{Diagnostic, Source, Span};

/// A file's text with repairs in it, and the way back to the places of the original.
pub(crate) struct Draft<'a> {
    original: &'a Source,
    pub patched: Source,
    /// In the order of the text.
    repairs: Vec<Repair>,
}

/// Bytes of the patched text that are to read otherwise.
pub(crate) struct Repair {
    start: usize,
    end: usize,
    with: String,
}

impl Repair {
    pub fn rewrite(span: Span, with: &str) -> Repair {
        Repair {
            start: span.start as usize,
            end: span.end as usize,
            with: with.to_owned(),
        }
    }
}

impl<'a> Draft<'a> {
    pub fn new(original: &'a Source) -> Draft<'a> {
        Draft {
            original,
            patched: original.clone(),
            repairs: Vec::new(),
        }
    }

    /// Takes a repair in patched bytes and keeps it in original ones.
    pub fn apply(&mut self, repair: Repair) {
        let (Some(start), Some(end)) = (
            self.original_byte(repair.start),
            self.original_byte(repair.end),
        ) else {
            return;
        };
        let at = self.repairs.partition_point(|known| known.start < start);
        self.repairs.insert(
            at,
            Repair {
                start,
                end,
                with: repair.with,
            },
        );
        let mut text = String::with_capacity(self.original.text().len() + 64);
        let mut copied = 0;
        for repair in &self.repairs {
            text.push_str(&self.original.text()[copied..repair.start]);
            text.push_str(&repair.with);
            copied = repair.end;
        }
        text.push_str(&self.original.text()[copied..]);
        self.patched = self.original.with_text(text);
    }

    /// The byte of the original that this byte of the patched text came from; none inside a repair.
    fn original_byte(&self, patched: usize) -> Option<usize> {
        let (mut from, mut to) = (0, 0);
        for repair in &self.repairs {
            let begins = to + (repair.start - from);
            if patched <= begins {
                break;
            }
            let ends = begins + repair.with.len();
            if patched < ends {
                return None;
            }
            (from, to) = (repair.end, ends);
        }
        Some(from + (patched - to))
    }

    /// The diagnostic as of the original text; none if it speaks of something we put there.
    pub fn in_original(&self, diagnostic: Diagnostic) -> Option<Diagnostic> {
        if self.repairs.is_empty() || diagnostic.span == Span::FILE {
            return Some(diagnostic);
        }
        let start = self.original_byte(diagnostic.span.start as usize)?;
        let end = self.original_byte(diagnostic.span.end as usize)?;
        if self.repairs.iter().any(|repair| repair.start == start) {
            return None;
        }
        let span = self.original.span_at(start, end.saturating_sub(start));
        let Diagnostic {
            code,
            message,
            help,
            ..
        } = diagnostic;
        Some(Diagnostic::new(code, self.original, span, message).with_any_help(help))
    }
}

#[cfg(test)]
mod tests {
    use super::{Draft, Repair};
    use crate::{Diagnostic, Source};

    #[test]
    fn places_after_a_repair_are_told_as_of_the_file() {
        let source = Source::from_text("a.yaml", "{ amout: 2, tx: 3 }").unwrap();
        let mut draft = Draft::new(&source);
        draft.apply(Repair::rewrite(source.span_at(2, 5), "amount"));
        assert_eq!(draft.patched.text(), "{ amount: 2, tx: 3 }");

        let later = Diagnostic::new(
            "test.code",
            &draft.patched,
            draft.patched.span_at(13, 2),
            "bad",
        );
        let told = draft.in_original(later).unwrap();
        assert_eq!((told.column(), source.slice(told.span)), (13, "tx"));

        let ours = Diagnostic::new(
            "test.code",
            &draft.patched,
            draft.patched.span_at(2, 6),
            "bad",
        );
        assert_eq!(draft.in_original(ours), None);

        draft.apply(Repair::rewrite(draft.patched.span_at(13, 2), "to"));
        assert_eq!(draft.patched.text(), "{ amount: 2, to: 3 }");
    }
}
