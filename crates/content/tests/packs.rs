//! A pack is the same pack from disk and from bytes.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Id, Pack, PackReader, Spanned, Thing, load_dir, load_embedded};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: Spanned<Id>,
    cost: u8,
}

impl Thing for Card {
    const FOLDER: &'static str = "cards";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/house")
}

fn cards_and_pack(mut reader: PackReader) -> (Vec<String>, Pack) {
    let cards = reader.read::<Card>();
    let cards = cards.iter().map(|card| format!("{} for {}", card.value.id, card.value.cost)).collect();
    (cards, reader.finish().expect("the house pack is well"))
}

fn embedded(newline: &str, files: &[&str]) -> PackReader {
    let read = |inside: &&str| {
        let text = fs::read_to_string(house().join(inside)).expect("a file of the house pack");
        ((*inside).to_owned(), text.replace('\n', newline).into_bytes())
    };
    load_embedded("games/chess/content/house", files.iter().map(read))
}

#[test]
fn disk_and_bytes_give_the_same_pack() {
    let (cards, pack) = cards_and_pack(load_dir(&house()));
    assert_eq!(cards, ["gale for 3", "sky-lance for 2"]);
    assert_eq!(pack.manifest.name.fr, "Paquet maison");

    // Neither the order of the files nor their line ends make another pack.
    let bytes = embedded("\r\n", &["cards/sky-lance.yaml", "pack.yaml", "cards/gale.yaml"]);
    assert_eq!(cards_and_pack(bytes), (cards, pack));
}

#[test]
fn a_folder_may_be_named_with_a_slash() {
    cards_and_pack(load_dir(&house().join("")));
    cards_and_pack(load_dir(&house().join("cards/..")));
}

#[test]
fn another_card_is_another_fingerprint() {
    let (_, all) = cards_and_pack(load_dir(&house()));
    let (_, fewer) = cards_and_pack(embedded("\n", &["pack.yaml", "cards/gale.yaml"]));
    assert_ne!(all.fingerprint, fewer.fingerprint);
}

#[test]
fn a_folder_that_is_not_there_is_a_diagnostic() {
    let found = load_dir(&house().join("nowhere")).finish().unwrap_err();
    let codes: Vec<&str> = found.iter().map(|one| one.code).collect();
    assert_eq!(codes, ["content.no-manifest", "content.unreadable"]);
}
