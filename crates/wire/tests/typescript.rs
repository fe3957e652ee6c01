//! The pages' types are those of this crate: `web/src/wire.ts` is written from here and must not be stale.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};
use wire::{book, cards, lobby, odds, packs, people, play, problem, replay, table, teams};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
const HEAD: &str =
    "// Written by `cargo xtask codegen` from crates/wire. Do not edit: change the types there.\n\n";

/// Every type that some root is made of, by name.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    fn root<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a file to be declared in; numbers, lists and texts do not.
        if T::output_path().is_some() {
            let declaration = format!("export {}\n", T::decl(&self.config));
            let name = T::name(&self.config);
            let other = self.by_name.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
        }
        T::visit_dependencies(self);
    }
}

#[test]
fn the_types_of_the_pages_are_those_of_the_server() {
    let mut all = Declarations { config: Config::new(), seen: HashSet::new(), by_name: BTreeMap::new() };
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
    all.root::<table::TableView>();
    let text = format!("{HEAD}{}", all.by_name.into_values().collect::<Vec<_>>().join("\n"));
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().expect("the file is in a folder"))
            .expect("can write");
        std::fs::write(FILE, &text).expect("can write");
    }
    let written = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(written == text, "web/src/wire.ts is stale: run `cargo xtask codegen` and commit it");
}
