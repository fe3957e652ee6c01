//! Doors stay narrow: no trait has more than twelve methods.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Item, ItemMod, ItemTrait, TraitItem, Visibility};

/// How many methods a trait may have.
const MOST: usize = 12;

#[test]
fn no_trait_has_more_than_twelve_methods() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = folders(&root.join("games")).into_iter().flat_map(|game| folders(&game));
    let members = folders(&root.join("crates")).into_iter().chain(games);
    let mut methods = BTreeMap::new();
    for member in members.filter(|member| member.join("src").is_dir()) {
        let name = member.strip_prefix(&root).unwrap().display().to_string();
        for file in rust_files(&member.join("src")) {
            let parsed = syn::parse_file(&fs::read_to_string(&file).unwrap());
            let parsed = parsed.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            count(&name, &parsed.items, &mut methods);
        }
    }
    assert!(methods.contains_key("crates/host Door"), "the sources were not found: {methods:?}");
    methods.retain(|_, count| *count > MOST);
    assert!(methods.is_empty(), "these have more than {MOST} methods: {methods:?}");
}

/// Counts the methods of public traits.
fn count(member: &str, items: &[Item], methods: &mut BTreeMap<String, usize>) {
    for item in items {
        match item {
            Item::Trait(ItemTrait { vis: Visibility::Public(_), ident, items, .. }) => {
                let many = items.iter().filter(|item| matches!(item, TraitItem::Fn(_))).count();
                // Of two traits with one name in a crate, the wider counts.
                let known = methods.entry(format!("{member} {ident}")).or_default();
                *known = many.max(*known);
            }
            Item::Mod(ItemMod { content: Some((_, items)), .. }) => count(member, items, methods),
            _ => {}
        }
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_dir()).collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
        entries(folder).into_iter().partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| rust_files(folder));
    let rust = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs");
    files.into_iter().filter(rust).chain(below).collect()
}
