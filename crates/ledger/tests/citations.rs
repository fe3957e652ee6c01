//! Citations in a tree of sources, as a repository has them.

use std::fs;
use std::path::{Path, PathBuf};

use ledger::citations::in_rust_sources;

/// A folder of our own that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, files: &[(&str, &str)]) -> Folder {
        let root = std::env::temp_dir().join(format!("crossover-ledger-{name}-{}", std::process::id()));
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a temporary folder");
            fs::write(path, text).expect("a temporary file");
        }
        Folder(root)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind in the temporary ones harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_game_is_cited_in_its_crate_or_by_its_name() {
    let folder = Folder::with(
        "games",
        &[
            ("games/chess/rules/src/dice.rs", "#[test]\nfn rolls() {\n    cites!(\"tests.roll\");\n}\n"),
            (
                "games/chess/rules/tests/both.rs",
                "#[test] fn both() { draughts::cites!(\"dice.roll\"); crate::cites!(\"tests.luck\"); }",
            ),
            ("games/draughts/rules/src/lib.rs", "#[test] fn other() { cites!(\"dice.roll\"); }"),
            (
                "crates/suite/tests/all.rs",
                "#[test] fn all() { chess::cites!(\"attack.hit\"); cites!(\"nobody.knows\"); }",
            ),
            ("games/chess/rules/notes.txt", "#[test] fn no() { cites!(\"tests.no\"); }"),
        ],
    );
    let cited = |game| -> Vec<String> {
        let citations = in_rust_sources(folder.path(), game).unwrap();
        citations.iter().map(|it| format!("{} {}:{} {}", it.rule, it.file, it.line, it.test)).collect()
    };
    assert_eq!(
        cited("chess"),
        [
            "attack.hit crates/suite/tests/all.rs:1 all",
            "tests.roll games/chess/rules/src/dice.rs:3 rolls",
            "tests.luck games/chess/rules/tests/both.rs:1 both",
        ]
    );
    assert_eq!(cited("draughts").len(), 2);
    assert_eq!(cited("go").len(), 0);
}

#[test]
fn a_citation_outside_a_test_is_told() {
    let folder = Folder::with(
        "outside",
        &[("games/chess/rules/src/lib.rs", "fn helper() { cites!(\"tests.roll\"); }\n")],
    );
    let found = in_rust_sources(folder.path(), "chess").unwrap_err();
    let shown = found.to_string().replace(&folder.path().to_string_lossy().replace('\\', "/"), "");
    insta::assert_snapshot!(shown, @r#"
    error[ledger.citation-outside-test]: this citation is in no test
      /games/chess/rules/src/lib.rs:1:23
    1 | fn helper() { cites!("tests.roll"); }
      |                       ^^^^^^^^^^ only a `#[test]` function that is not ignored proves a rule
    "#);
}

#[test]
fn a_folder_without_crates_cites_nothing() {
    assert_eq!(in_rust_sources(Path::new("/nowhere/at/all"), "chess"), Ok(Vec::new()));
}
