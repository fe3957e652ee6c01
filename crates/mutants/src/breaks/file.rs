//! Breaks as they are written down: `games/GAME/rules/tests/breaks/CHAPTER.yaml`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use content::{Checker, Code, Diagnostic, Diagnostics, Source, Spanned, load};
use ledger::Ledger;
use ledger::citations::check_known;
use serde::Deserialize;

use super::edit::{Edit, Misfit};

/// What stands in a change for the question whether the break was chosen.
pub const BROKEN: &str = "BROKEN";

/// What is written for a rule, once or several times.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rule: Spanned<String>,
    /// What the engine does wrong.
    #[serde(default)]
    broken: Option<Spanned<String>>,
    #[serde(default)]
    changes: Vec<Change>,
    /// Why nothing can break it.
    #[serde(default)]
    cannot: Option<Spanned<String>>,
}

/// One place that changes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    /// A file of the engine, or one of the content or the rules by its whole path.
    r#in: Spanned<String>,
    /// What stands there, once in the file.
    here: Spanned<String>,
    instead: Spanned<String>,
}

/// A rule, and how it is broken.
#[derive(Debug)]
pub struct Break {
    pub rule: String,
    pub broken: String,
    pub edits: Vec<Edit>,
}

/// All that is written down for a game.
#[derive(Debug, Default)]
pub struct Breaks {
    pub breaks: Vec<Break>,
    /// Rules that nothing can break.
    pub cannot: Vec<String>,
}

/// Where the breaks of a game lie.
pub fn folder(game: &str) -> String {
    format!("games/{game}/rules/tests/breaks")
}

impl Breaks {
    /// Those of a game, in the order of its ledger.
    pub fn read(project: &Path, ledger: &Ledger) -> Result<Breaks, Diagnostics> {
        let mut reader = Reader {
            project,
            ledger,
            texts: BTreeMap::new(),
            breaks: Breaks::default(),
            found: Diagnostics::default(),
        };
        for section in &ledger.sections {
            let path = project.join(folder(&ledger.game)).join(format!("{}.yaml", section.id.value));
            if path.exists() {
                match Source::read(&path) {
                    Ok(source) => reader.chapter(&section.id, &source),
                    Err(found) => reader.found.extend(found),
                }
            }
        }
        reader.strays();
        reader.found.into_result(reader.breaks)
    }

    /// Forgets the rules that are not wanted.
    pub fn keep(&mut self, wanted: impl Fn(&str) -> bool) {
        self.breaks.retain(|broken| wanted(&broken.rule));
        self.cannot.retain(|rule| wanted(rule));
    }

    /// The rules for which nothing is written.
    pub fn left_out<'a>(&self, ledger: &'a Ledger) -> Vec<&'a str> {
        let ids = ledger.rules().map(|rule| rule.id.as_str());
        let is_named = |id: &&str| {
            self.breaks.iter().any(|broken| broken.rule == **id) || self.cannot.iter().any(|rule| rule == id)
        };
        ids.filter(|id| !is_named(id)).collect()
    }
}

/// Whether a file of content or rules is named.
fn is_data(file: &str) -> bool {
    file.starts_with("games/")
}

struct Reader<'a> {
    project: &'a Path,
    ledger: &'a Ledger,
    /// The files that are changed, as they are.
    texts: BTreeMap<String, Option<String>>,
    breaks: Breaks,
    found: Diagnostics,
}

impl Reader<'_> {
    fn chapter(&mut self, section: &str, source: &Source) {
        let written: Vec<Written> = match load(source) {
            Ok(written) => written,
            Err(found) => return self.found.extend(found),
        };
        for Written { rule, broken, changes, cannot } in written {
            let mut check = Checker::new(source, &mut self.found);
            check_known(&mut check, self.ledger, std::slice::from_ref(&rule));
            if !rule.strip_prefix(section).is_some_and(|rest| rest.starts_with('.')) {
                let help = format!("here stand the rules of the chapter `{section}`");
                check.report(
                    Code::FileName,
                    rule.span,
                    format!("`{}` stands in another file", *rule),
                    Some(help),
                );
            }
            match (broken, cannot) {
                (Some(broken), None) if !changes.is_empty() => {
                    // Places that prepare something need not ask, but one has to, lest it be broken always.
                    let asks = |change: &Change| is_data(&change.r#in) || change.instead.contains(BROKEN);
                    if !changes.iter().any(asks) {
                        let message = format!("none of the changes asks whether it is {BROKEN}");
                        check.report(Code::WrongValue, broken.span, message, None);
                    }
                    let edits = changes.iter().flat_map(|change| self.edits(source, change)).collect();
                    self.breaks.breaks.push(Break { rule: rule.value, broken: broken.value, edits });
                }
                (None, Some(_)) if changes.is_empty() => self.breaks.cannot.push(rule.value),
                _ => check.report(
                    Code::MissingField,
                    rule.span,
                    "a rule is broken by changes, or cannot be",
                    Some("either `broken` with `changes`, or `cannot` with the reason".to_owned()),
                ),
            }
        }
    }

    fn edits(&mut self, source: &Source, change: &Change) -> Vec<Edit> {
        let name = match is_data(&change.r#in) {
            true => change.r#in.value.clone(),
            false => format!("games/{}/rules/src/{}", self.ledger.game, change.r#in.value),
        };
        let mut check = Checker::new(source, &mut self.found);
        let path = self.project.join(&name);
        let text = self.texts.entry(name.clone()).or_insert_with(|| fs::read_to_string(path).ok());
        let Some(text) = text else {
            check.report(Code::UnknownReference, change.r#in.span, format!("there is no file {name}"), None);
            return Vec::new();
        };
        match Edit::of(&name, text, &change.here, &change.instead) {
            Ok(edits) => edits,
            Err(misfit) => {
                let message = match misfit {
                    Misfit::Nowhere => format!("this does not stand in {name}"),
                    Misfit::Several => format!("this stands in {name} more than once"),
                };
                let help = "the text of one place, as it is in the file but for white space".to_owned();
                check.report(Code::WrongValue, change.here.span, message, Some(help));
                Vec::new()
            }
        }
    }

    /// Files that no chapter is called after.
    fn strays(&mut self) {
        let folder = folder(&self.ledger.game);
        for entry in fs::read_dir(self.project.join(&folder)).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_chapter = self
                .ledger
                .sections
                .iter()
                .any(|section| name.strip_suffix(".yaml") == Some(section.id.as_str()));
            if !is_chapter {
                let message = "no chapter of the ledger is called like this file";
                self.found.push(Diagnostic::of_file(Code::StrayFile, &format!("{folder}/{name}"), message));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use throwaway::Folder;

    use super::*;

    const LEDGER: &str = r"
game: mini
title: A game
sources: []
sections:
  - id: damage
    title: Damage
    rules:
      - { id: damage.some, kind: sequence, text: Damage hurts., source: a book, check: It hurts. }
      - { id: damage.word, kind: definition, text: Damage is a word., source: a book, check: It is. }
      - { id: damage.end, kind: sequence, text: Damage ends., source: a book, check: It ends. }
examples: []
terms: []
open_questions: []
";

    fn ledger() -> Ledger {
        Ledger::load(&Source::from_text("mini.yaml", LEDGER).unwrap())
            .unwrap_or_else(|found| panic!("{found}"))
    }

    /// What comes of breaks that are written for an engine of two calls.
    fn read(written: &str) -> Result<Breaks, String> {
        let project = Folder::new("breaks");
        let write = |name: &str, text: &str| {
            let path = project.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder of the project")).unwrap();
            fs::write(path, text).unwrap();
        };
        write("games/mini/rules/src/damage.rs", "heal(card);\nhurt(card);\nhurt(hero);\n");
        write("games/mini/rules/tests/breaks/damage.yaml", written);
        let read = Breaks::read(project.path(), &ledger());
        read.map_err(|found| found.to_string().replace(&*project.path().to_string_lossy(), "PROJECT"))
    }

    #[test]
    fn breaks_are_read_and_rules_without_one_are_told() {
        let breaks = read(
            r#"
- rule: damage.some
  broken: "The hurt are healed."
  changes: [{ in: damage.rs, here: "heal(card);", instead: "if BROKEN { heal(card); }" }]
- rule: damage.word
  cannot: "It is a word."
"#,
        )
        .unwrap();
        assert_eq!((breaks.breaks.len(), breaks.breaks[0].edits.len()), (1, 2));
        assert_eq!(breaks.cannot, ["damage.word"]);
        assert_eq!(breaks.left_out(&ledger()), ["damage.end"]);
    }

    #[test]
    fn what_is_wrong_with_a_break_is_told_with_its_place() {
        let found = read(
            r#"
- rule: damage.sone
  broken: "There is no such rule."
  changes: [{ in: damage.rs, here: "heal", instead: "BROKEN" }]
- rule: damage.some
- rule: damage.some
  broken: "The place is nowhere, or not one."
  changes:
    - { in: threat.rs, here: "heal", instead: "BROKEN" }
    - { in: damage.rs, here: "harm", instead: "BROKEN" }
    - { in: damage.rs, here: "hurt", instead: "BROKEN" }
- rule: damage.some
  broken: "Nobody asks."
  changes: [{ in: damage.rs, here: "heal", instead: "harm" }]
"#,
        );
        insta::assert_snapshot!(found.unwrap_err());
    }
}
