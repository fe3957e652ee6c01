//! The text of one file, admitted through one gate: not too long, UTF-8, no hidden characters.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use crate::{Code, Diagnostic, Diagnostics, Span};

/// The longest file that is read. The longest ledger is a tenth of it.
pub const MAX_BYTES: u64 = 4 * 1024 * 1024;

/// A file's text in its canonical form, with the path to show for it.
///
/// The byte-order mark is gone and every line ends in `\n`, so that spans and fingerprints are the
/// same whatever a checkout made of the line ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Reads a file from disk. A file over [`MAX_BYTES`] is refused by its length, before a byte of
    /// it is read; what is no regular file (a folder, a pipe, a device) is not opened at all.
    ///
    /// # Errors
    ///
    /// One diagnostic that says why the file is not admitted.
    pub fn read(path: &Path) -> Result<Source, Diagnostics> {
        let shown = slashed(path);
        let unreadable =
            |why: String| Diagnostic::of_file(Code::Unreadable, &shown, format!("can't be read: {why}"));

        let metadata = fs::metadata(path).map_err(|error| unreadable(error.to_string()))?;
        if !metadata.is_file() {
            return Err(unreadable("it is not a regular file".to_owned()).into());
        }
        if metadata.len() > MAX_BYTES {
            return Err(too_large(&shown).into());
        }
        // The length may have grown since, so the reading itself stops one byte past the limit.
        let mut bytes = Vec::new();
        File::open(path)
            .and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
            .map_err(|error| unreadable(error.to_string()))?;
        Source::from_bytes(&shown, &bytes)
    }

    /// Admits bytes that are already here, such as an embedded file's.
    ///
    /// # Errors
    ///
    /// One diagnostic that says why the bytes are not admitted.
    pub fn from_bytes(path: &str, bytes: &[u8]) -> Result<Source, Diagnostics> {
        if bytes.len() as u64 > MAX_BYTES {
            return Err(too_large(path).into());
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Source::from_text(path, text),
            Err(error) => {
                let lossy =
                    Source { path: path.to_owned(), text: canonical(&String::from_utf8_lossy(bytes)) };
                let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                let span = lossy.span_at(canonical(&good).len(), 1);
                let message = format!("byte 0x{:02x} is not UTF-8 text", bytes[error.valid_up_to()]);
                Err(Diagnostic::new(Code::NotUtf8, &lossy, span, message)
                    .with_help("save the file as UTF-8")
                    .into())
            }
        }
    }

    /// Admits text that is already here.
    ///
    /// # Errors
    ///
    /// One diagnostic that says why the text is not admitted.
    pub fn from_text(path: &str, text: &str) -> Result<Source, Diagnostics> {
        if text.len() as u64 > MAX_BYTES {
            return Err(too_large(path).into());
        }
        let source = Source { path: path.to_owned(), text: canonical(text) };
        match source.text.char_indices().find(|&(_, character)| is_hidden(character)) {
            None => Ok(source),
            Some((at, character)) => {
                let span = source.span_at(at, character.len_utf8());
                let message = format!("the character U+{:04X} can't be seen", u32::from(character));
                let help = "remove it, or write it as an escape inside double quotes";
                Err(Diagnostic::new(Code::HiddenCharacter, &source, span, message).with_help(help).into())
            }
        }
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The span of `length` bytes from byte `start`, with line and column worked out.
    pub fn span_at(&self, start: usize, length: usize) -> Span {
        let mut start = start.min(self.text.len());
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        let before = &self.text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // A source has at most `MAX_BYTES` bytes (a lossy one thrice that), so these always fit.
        let narrow = |wide: usize| u32::try_from(wide).unwrap_or(u32::MAX);
        Span {
            line: narrow(before.matches('\n').count() + 1),
            column: narrow(before[line_start..].chars().count() + 1),
            start: narrow(start),
            end: narrow(start + length),
        }
    }

    /// The span of the first `needle` inside `span`: the word that is wrong in a long text. Where
    /// the value is not written out as it reads (folded, escaped), the whole span answers.
    pub fn span_of(&self, needle: &str, span: Span) -> Span {
        let (start, end) = (span.start as usize, span.end as usize);
        match self.text.get(start..end).and_then(|text| text.find(needle)) {
            Some(at) => self.span_at(start + at, needle.len()),
            None => span,
        }
    }

    /// The text that a span covers; nothing where it fits no text.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    pub(crate) fn line(&self, number: u32) -> Option<&str> {
        self.text.split('\n').nth((number as usize).checked_sub(1)?)
    }
}

/// A path as diagnostics show it, the same on every platform.
pub(crate) fn slashed(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

fn canonical(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Characters that a reader can't see but a program obeys: controls, and the marks that turn the
/// direction of writing, with which a file can show another text than it holds.
fn is_hidden(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => character.is_control(),
    }
}

fn too_large(path: &str) -> Diagnostic {
    let message = format!("is longer than {} MiB", MAX_BYTES / (1024 * 1024));
    Diagnostic::of_file(Code::TooLarge, path, message).with_help("write one thing in one file")
}
