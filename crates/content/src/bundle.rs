//! A pack in one text: its files one after the other, each under a line that names it.
//!
//! ```text
//! --- # pack.yaml
//! id: night-shift
//! --- # boards/museum.yaml
//! id: museum
//! ```
//!
//! To YAML this is a stream of documents with a comment at the head of each, so any editor shows it well; to us it is the
//! folder of the same files. One text can be sent, saved, shared and kept inside a game's setup, which a folder can't.

use std::collections::BTreeSet;

use crate::tree::Tree;
use crate::{Code, Diagnostic, Diagnostics, PackReader, Source};

/// What a line begins with that names the file after it.
const HEAD: &str = "--- # ";

/// Most files of a pack in one text.
pub const MAX_FILES: usize = 64;

/// The files of a pack in one text, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    files: Vec<(String, String)>,
}

impl Bundle {
    /// Takes a text apart. What is inside the files is not looked at.
    ///
    /// # Errors
    ///
    /// When text stands before the first file, a file is there twice, or there are too many.
    pub fn read(path: &str, text: &str) -> Result<Bundle, Diagnostics> {
        let mut found = Diagnostics::default();
        let mut files: Vec<(String, String)> = Vec::new();
        let mut named = BTreeSet::new();
        for line in text.split_inclusive('\n') {
            if let Some(name) = line.strip_prefix(HEAD) {
                let name = name.trim();
                if !named.insert(name.to_owned()) {
                    let twice = Diagnostic::of_file(Code::NotUnique, path, format!("has `{name}` twice"));
                    found.push(twice.with_help("keep one of them, or name the other"));
                }
                files.push((name.to_owned(), String::new()));
            } else if let Some((_, text)) = files.last_mut() {
                text.push_str(line);
            } else if !line.trim().is_empty() && !line.starts_with('#') {
                let message = "begins with text that is in no file";
                let stray = Diagnostic::of_file(Code::StrayFile, path, message);
                found.push(stray.with_help(format!("begin with `{HEAD}pack.yaml`")));
            }
        }
        if files.len() > MAX_FILES {
            let many = Diagnostic::of_file(Code::TooComplex, path, format!("holds {} files", files.len()));
            found.push(many.with_help(format!("at most {MAX_FILES}")));
        }
        found.into_result(Bundle { files })
    }

    /// Whether a text is meant as a pack: its first line that says anything names a file.
    pub fn is_one(text: &str) -> bool {
        let mut telling = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        telling.next().is_some_and(|line| line.starts_with(HEAD))
    }

    /// Each file's path inside the pack, and its text.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Begins to read it as a pack. `root` is what diagnostics show before each path; none where it is empty.
    pub fn load(&self, root: &str) -> PackReader {
        PackReader::of_texts(root, self.files())
    }

    /// Where in its file's data a mistake stands, as a JSON pointer: `/zones/2/outline`. Nothing where the file can't be
    /// read, or the mistake is of the file as a whole.
    pub fn pointer(&self, mistake: &Diagnostic) -> Option<String> {
        let (_, text) = self.files().find(|(path, _)| *path == mistake.path)?;
        let source = Source::from_text(&mistake.path, text).ok()?;
        if mistake.span.line == 0 {
            return None;
        }
        Tree::parse(&source).ok().map(|tree| tree.pointer(mistake.span.start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &str = "# ours\n\n--- # pack.yaml\nid: a\n--- # boards/b.yaml\nid: b\nzones:\n  - { id: x, outline: [[0, 0], [9, 0]] }\n";

    #[test]
    fn a_text_is_taken_apart_at_the_lines_that_name_files() {
        let bundle = Bundle::read("p", PACK).unwrap();
        let files: Vec<(&str, &str)> = bundle.files().collect();
        assert_eq!(files[0], ("pack.yaml", "id: a\n"));
        assert_eq!(files[1].0, "boards/b.yaml");
        assert!(Bundle::is_one(PACK));
        assert!(!Bundle::is_one("cites: [a]\n--- # pack.yaml\n"));
    }

    #[test]
    fn what_is_in_no_file_or_there_twice_is_told() {
        let told = |text: &str| Bundle::read("p", text).unwrap_err().to_string();
        assert!(told("id: a\n").contains("begin with `--- # pack.yaml`"));
        assert!(told("--- # a.yaml\n--- # a.yaml\n").contains("has `a.yaml` twice"));
        let many: String = (0..=MAX_FILES).map(|number| format!("--- # tiles/t{number}.yaml\n")).collect();
        assert!(told(&many).contains("at most 64"));
    }

    #[test]
    fn a_mistake_has_its_place_in_the_data() {
        let bundle = Bundle::read("p", PACK).unwrap();
        let (path, text) = bundle.files().nth(1).unwrap();
        let source = Source::from_text(path, text).unwrap();
        let at = |needle: &str| {
            let start = source.text().find(needle).unwrap();
            bundle.pointer(&Diagnostic::new(Code::Syntax, &source, source.span_at(start, 1), "x"))
        };
        assert_eq!(at("9, 0").as_deref(), Some("/zones/0/outline/1/0"));
        assert_eq!(at("outline").as_deref(), Some("/zones/0/outline"));
        assert_eq!(at("{ id: x").as_deref(), Some("/zones/0"));
        assert_eq!(at("id: b").as_deref(), Some("/id"));
        assert_eq!(bundle.pointer(&Diagnostic::of_file(Code::Syntax, path, "x")), None);
    }
}
