//! What is wrong, where, and what would be right.

use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::{Source, Span};

/// One mistake in one file.
///
/// For machines it is `{"file","line","column","code","message"}`; for people its `Display` draws
/// the line with a caret under the culprit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable, such as `content.unknown-field`; see docs/diagnostics.md.
    pub code: &'static str,
    /// Lower case, no full stop.
    pub message: String,
    pub path: String,
    pub span: Span,
    /// What would be right, where that can be said.
    pub help: Option<String>,
    /// The line the span starts in, kept so that drawing needs no file.
    pub(crate) excerpt: Option<String>,
}

impl Diagnostic {
    pub fn new(
        code: impl Into<&'static str>,
        source: &Source,
        span: Span,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic {
            code: code.into(),
            message: message.into(),
            path: source.path().to_owned(),
            span,
            help: None,
            excerpt: source.line(span.line).map(str::to_owned),
        }
    }

    /// A mistake of a whole file or folder, which may not even be readable.
    pub fn of_file(code: impl Into<&'static str>, path: &str, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code: code.into(),
            message: message.into(),
            path: path.to_owned(),
            span: Span::FILE,
            help: None,
            excerpt: None,
        }
    }

    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Diagnostic {
        self.with_any_help(Some(help.into()))
    }

    /// The same with help that there may or may not be.
    #[must_use]
    pub fn with_any_help(mut self, help: Option<String>) -> Diagnostic {
        self.help = help;
        self
    }

    /// Counted from 1; 0 where the whole file is meant.
    pub fn line(&self) -> u32 {
        self.span.line
    }

    /// Counted from 1, in characters; 0 where the whole file is meant.
    pub fn column(&self) -> u32 {
        self.span.column
    }

    fn order(&self) -> (&str, Span, &'static str, &str) {
        (&self.path, self.span, self.code, &self.message)
    }
}

impl Serialize for Diagnostic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Diagnostic", 5)?;
        fields.serialize_field("file", &self.path)?;
        fields.serialize_field("line", &self.span.line)?;
        fields.serialize_field("column", &self.span.column)?;
        fields.serialize_field("code", self.code)?;
        fields.serialize_field("message", &self.message)?;
        fields.end()
    }
}

impl std::error::Error for Diagnostic {}

/// Every mistake that was found, by file, line and column, none twice.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Diagnostics {
    sorted: Vec<Diagnostic>,
}

impl Diagnostics {
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let at = self.sorted.partition_point(|known| known.order() < diagnostic.order());
        if self.sorted.get(at) != Some(&diagnostic) {
            self.sorted.insert(at, diagnostic);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.sorted.is_empty()
    }

    pub fn len(&self) -> usize {
        self.sorted.len()
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.sorted.iter()
    }

    /// The value if nothing is wrong, everything that is wrong otherwise.
    ///
    /// # Errors
    ///
    /// The diagnostics themselves, if there are any.
    pub fn into_result<T>(self, value: T) -> Result<T, Diagnostics> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, diagnostic) in self.sorted.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            write!(f, "{diagnostic}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Diagnostics {
        Diagnostics { sorted: vec![diagnostic] }
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, more: I) {
        more.into_iter().for_each(|diagnostic| self.push(diagnostic));
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.sorted.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
