//! Rust types as TypeScript: what the tests write that keep the pages' types true.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{board, book, cards, lessons, lobby, odds, packs, people, play, problem, replay, table, teams};

/// Declarations of types and of everything that they are made of, by name.
pub struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
    shared: BTreeSet<String>,
    known: BTreeSet<String>,
}

impl Declarations {
    /// No declarations yet. Types of these names are declared elsewhere, and imported where they are used.
    pub fn beside(known: impl IntoIterator<Item = String>) -> Declarations {
        Declarations {
            config: Config::new(),
            seen: HashSet::new(),
            by_name: BTreeMap::new(),
            shared: BTreeSet::new(),
            known: known.into_iter().collect(),
        }
    }

    /// Adds a type and everything that it is made of.
    pub fn root<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// The names that are declared.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.by_name.keys().map(String::as_str)
    }

    /// All declarations as one text, in the order of their names.
    pub fn text(&self) -> String {
        self.by_name.values().map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// Writes a text into a file when the tests are blessed, and says whether the file holds that text.
    pub fn holds(file: &Path, text: &str) -> bool {
        if std::env::var_os("CROSSOVER_BLESS").is_some() {
            let folder = file.parent().expect("the file is in a folder");
            std::fs::create_dir_all(folder).expect("the folder can be made");
            std::fs::write(file, text).expect("the file can be written");
        }
        std::fs::read_to_string(file).is_ok_and(|written| written == text)
    }
}

/// The types of a game's own pages, whose drawing is `Board`: the text of its `board.ts`.
pub fn of_game<Board: TS + 'static>(game: &str) -> String {
    let shell = shell();
    let mut all = Declarations::beside(shell.names().map(str::to_owned));
    all.root::<Board>();
    let text = all.text();
    // The types of a list's items are met too when only the list is used, so what is imported is what the text names.
    let imported: Vec<&str> =
        all.shared.iter().map(String::as_str).filter(|name| declared_with(&text, name)).collect();
    let import = match imported.as_slice() {
        [] => String::new(),
        names => format!("import type {{ {} }} from '$web/wire'\n\n", names.join(", ")),
    };
    format!(
        "// Written by `cargo xtask codegen` from games/{game}/face. Do not edit: change the types there.\n\n{import}{text}"
    )
}

/// Whether declarations name a type, outside what is said about them.
fn declared_with(text: &str, name: &str) -> bool {
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric())).any(|word| word == name)
}

/// The types that the shell of the pages knows: everything that is sent, whatever the game.
pub fn shell() -> Declarations {
    let mut all = Declarations::beside([]);
    all.root::<play::FromClient>();
    all.root::<play::FromServer>();
    all.root::<problem::Problem>();
    all.root::<people::Me>();
    all.root::<people::Rename>();
    all.root::<people::Credentials>();
    all.root::<lobby::GameList>();
    all.root::<lobby::NewTable>();
    all.root::<lobby::Made>();
    all.root::<lobby::SitDown>();
    all.root::<lobby::Link>();
    all.root::<lobby::TableList>();
    all.root::<packs::Pack>();
    all.root::<packs::PackCheck>();
    all.root::<packs::PackVerdict>();
    all.root::<packs::PackShelf>();
    all.root::<packs::SavedPack>();
    all.root::<packs::PackList>();
    all.root::<odds::Comparison>();
    all.root::<replay::Replay>();
    all.root::<replay::Moments>();
    all.root::<replay::Fork>();
    all.root::<replay::Verified>();
    all.root::<book::Book>();
    all.root::<book::Found>();
    all.root::<cards::CardList>();
    all.root::<cards::CardFace>();
    all.root::<teams::TeamVerdict>();
    all.root::<teams::TeamList>();
    all.root::<teams::Pasted>();
    all.root::<teams::TeamRead>();
    all.root::<teams::TeamWritten>();
    all.root::<lessons::LessonList>();
    all.root::<lessons::PlayLesson>();
    all.root::<lessons::AskLesson>();
    all.root::<lessons::LessonView>();
    all.root::<table::TableView>();
    all.root::<board::TextBoard>();
    all
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a file to be declared in; numbers, lists and texts do not.
        if T::output_path().is_some() {
            let name = T::name(&self.config);
            if self.known.contains(&name) {
                self.shared.insert(name);
                return;
            }
            let declaration = format!("export {}\n", T::decl(&self.config));
            let other = self.by_name.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
        }
        T::visit_dependencies(self);
    }
}
