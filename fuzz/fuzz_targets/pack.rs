//! Any bytes as a file of a pack on top of what is printed: read, checked and compiled, and played with if it stands. The
//! second byte picks the folder that the file lies in, which says what kind of thing it is.
#![no_main]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crossover_fuzz::picked;
use lab::{Order, Plan};
use wire::packs::PackCheck;
use words::Language;

/// A pack that holds nothing but the file.
const PACK: &str = "id: fuzzed\nname: { en: Fuzzed, fr: Fuzzed, de: Fuzzed }\nversion: 1.0.0\nauthors: [Nobody]\nlicence: MIT\n";

/// Where the packs of this process lie.
static PACKS: LazyLock<PathBuf> =
    LazyLock::new(|| std::env::temp_dir().join(format!("crossover-fuzz-{}", std::process::id())));

/// The kinds of things that the packs of a game hold: the folders of its house pack.
fn kinds(game: &str) -> Vec<String> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("content");
    let packs = fs::read_dir(content).into_iter().flatten().flatten();
    let folders = packs.flat_map(|pack| fs::read_dir(pack.path()).into_iter().flatten().flatten());
    let folders = folders.filter(|folder| folder.path().is_dir());
    let mut kinds: Vec<String> = folders.map(|kind| kind.file_name().to_string_lossy().into_owned()).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = picked(bytes) else { return };
    let Some((&kind, bytes)) = bytes.split_first() else { return };
    let kinds = kinds(game.about().name);
    if kinds.is_empty() {
        return;
    }
    let kind = &kinds[usize::from(kind) % kinds.len()];
    if let Ok(text) = std::str::from_utf8(bytes) {
        let text = format!("--- # pack.yaml\n{PACK}--- # {kind}/fuzzed.yaml\n{text}");
        let _ = game.shelf(Language::En).survey(&PackCheck { text, look: None });
    }
    let Some(lab) = game.lab() else { return };
    let pack = PACKS.join(game.about().name);
    let _ = fs::remove_dir_all(&pack);
    fs::create_dir_all(pack.join(kind)).expect("the temporary folder can be written");
    fs::write(pack.join("pack.yaml"), PACK).expect("the temporary folder can be written");
    fs::write(pack.join(kind).join("fuzzed.yaml"), bytes).expect("the temporary folder can be written");
    let (plan, packs) = (Plan { games: 1, seed: 1, threads: 1 }, [pack]);
    let order = Order { plan, bots: &["random".to_owned()], packs: &packs, wanted: &[] };
    let _ = lab.simulate(&order, &|| {});
});
