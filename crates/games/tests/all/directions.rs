//! Dependencies point one way. All manifests are read; what tests and build scripts depend on is free.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each line says who stands below whom: a crate may depend on those of an earlier step and never on those of a later one. What
/// is written `*/rules` is the crate of that folder of any game.
const ORDERS: &[&[&[&str]]] = &[
    &[
        &["table", "space", "content"],
        &["*/rules"],
        &["*/mind", "*/script"],
        &["*/face"],
        &["games"],
        &["crossover", "py"],
    ],
    &[&["table"], &["arena"], &["minds"], &["lab"], &["host"]],
    &[&["words", "wire", "arena"], &["host"], &["*/face"]],
    // The server is handed the list, and knows no game.
    &[&["words", "wire", "arena"], &["host"], &["server"], &["games"]],
];

/// The crates of the workspace by their names.
type Crates = BTreeMap<String, Crate>;

/// A crate: where it lies, and what it depends on when it is built for people.
#[derive(Debug)]
struct Crate {
    /// `crates/host`, `games/pow/face`.
    folder: String,
    depends_on: BTreeSet<String>,
}

impl Crate {
    fn of(folder: &str, manifest: &str) -> (String, Crate) {
        let (mut section, mut name, mut depends_on) = ("", String::new(), BTreeSet::new());
        for line in manifest.lines().map(str::trim) {
            if let Some(heading) = line.strip_prefix('[') {
                section = heading.trim_end_matches(']');
                // `[dependencies.table]`, `[target.'cfg(unix)'.dependencies.table]`
                if let Some((_, of)) =
                    section.split_once("dependencies.").filter(|(start, _)| is_normal(start))
                {
                    depends_on.insert(of.to_owned());
                }
            } else if let Some((key, value)) = line.split_once('=').filter(|_| !line.starts_with('#')) {
                let key = key.trim().trim_end_matches(".workspace");
                if section == "package" && key == "name" {
                    name = value.trim().trim_matches('"').to_owned();
                }
                if section.strip_suffix("dependencies").is_some_and(is_normal) {
                    depends_on.insert(key.to_owned());
                }
            }
        }
        (name, Crate { folder: folder.to_owned(), depends_on })
    }

    /// The game it belongs to.
    fn game(&self) -> Option<&str> {
        self.folder.strip_prefix("games/")?.split('/').next()
    }

    /// What [`ORDERS`] call it.
    fn place(&self, name: &str) -> String {
        match self.folder.split('/').collect::<Vec<_>>().as_slice() {
            ["games", _, part] => format!("*/{part}"),
            _ => name.to_owned(),
        }
    }
}

/// Whether a table of dependencies, by what stands before the word, is one of those that programs are built with.
fn is_normal(before: &str) -> bool {
    before.is_empty() || before.starts_with("target.") && before.ends_with("'.")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every crate of the house.
fn crates() -> Crates {
    let folders = |of: &str| -> Vec<String> {
        let entries = fs::read_dir(root().join(of)).unwrap().map(Result::unwrap);
        let folders = entries.filter(|entry| entry.path().is_dir());
        folders.map(|entry| format!("{of}/{}", entry.file_name().to_string_lossy())).collect()
    };
    let games = folders("games").into_iter().flat_map(|game| folders(&game));
    let all = folders("crates").into_iter().chain(games);
    let read = |folder: String| {
        let manifest = fs::read_to_string(root().join(&folder).join("Cargo.toml")).ok()?;
        Some(Crate::of(&folder, &manifest))
    };
    all.filter_map(read).collect()
}

/// Everything that a crate is built with, far and near.
fn reached<'a>(crates: &'a Crates, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        for next in crates.get(name).into_iter().flat_map(|found| &found.depends_on) {
            if crates.contains_key(next) && reached.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    reached
}

/// What points the wrong way, in words.
fn wrong(crates: &Crates) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, found) in crates {
        let from = found.place(name);
        for other in reached(crates, name) {
            let to = crates[other].place(other);
            for order in ORDERS {
                let step = |of: &String| order.iter().position(|step| step.contains(&of.as_str()));
                if step(&from).zip(step(&to)).is_some_and(|(from, to)| to > from) {
                    wrong.push(format!("{name} reaches {other}, which stands above it"));
                }
            }
        }
        for other in &found.depends_on {
            let Some(game) = crates.get(other).and_then(Crate::game) else { continue };
            let is_free = match found.game() {
                Some(own) => {
                    own == game
                        && (found.folder.ends_with("/face") || crates[other].folder.ends_with("/rules"))
                }
                None => name == "games" && crates[other].folder.ends_with("/face"),
            };
            if !is_free {
                wrong.push(format!("{name} depends on {other}, a crate of {game}"));
            }
        }
    }
    wrong
}

#[test]
fn dependencies_point_one_way() {
    let wrong = wrong(&crates());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The test itself: each of these edges is told, put into the house as it stands.
#[test]
fn an_edge_the_wrong_way_is_told() {
    let mut crates = crates();
    let of = |place: &str, at: usize| {
        let mut all = crates.iter().filter(|(name, found)| found.place(name) == place);
        all.nth(at).map(|(name, _)| name.clone()).unwrap()
    };
    let [rules, other_rules] = [0, 1].map(|at| of("*/rules", at));
    let [mind, face, other_face] = [of("*/mind", 0), of("*/face", 0), of("*/face", 1)];
    let forbidden = [
        ("table", "host"),
        ("host", "games"),
        ("server", "games"),
        ("words", "host"),
        ("table", "minds"),
        (&rules, &mind),
        (&rules, &other_rules),
        (&mind, &face),
        (&face, &other_face),
        (&face, "games"),
        ("host", &face),
        ("server", &rules),
        ("games", &rules),
    ];
    for (from, to) in forbidden {
        let depends_on = &mut crates.get_mut(from).unwrap().depends_on;
        assert!(depends_on.insert(to.to_owned()), "{from} depends on {to} already");
        assert!(!wrong(&crates).is_empty(), "{from} -> {to} went by");
        crates.get_mut(from).unwrap().depends_on.remove(to);
    }
}

#[test]
fn manifests_are_read_as_cargo_reads_them() {
    let manifest = "[package]\nname = \"fifth\"\n[dependencies]\ntable.workspace = true\n# words = \"1\"\n\
                    host = { path = \"../host\" }\n[dev-dependencies]\npow = \"1\"\n[build-dependencies]\nledger = \"1\"\n\
                    [target.'cfg(unix)'.dependencies]\nwire = \"1\"\n[dependencies.lab]\npath = \"../lab\"\n";
    let (name, found) = Crate::of("games/fifth/face", manifest);
    assert_eq!(
        (name.as_str(), found.game(), found.place(&name).as_str()),
        ("fifth", Some("fifth"), "*/face")
    );
    assert_eq!(
        found.depends_on.iter().map(String::as_str).collect::<Vec<_>>(),
        ["host", "lab", "table", "wire"]
    );
}
