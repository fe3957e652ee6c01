//! Bytes in, an answer out: whatever a file holds, reading it ends in a value or in diagnostics
//! that can be drawn, never in a panic.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Diagnostics, Id, Spanned, read_any_bytes};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;

const MUTATIONS: usize = 20_000;

/// A typed reader beside the untyped one: its mistakes take other roads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Card {
    #[serde(rename = "id")]
    _id: Spanned<Id>,
    #[serde(rename = "cost")]
    _cost: Spanned<u8>,
    #[serde(default, rename = "allies")]
    _allies: Vec<Spanned<Id>>,
    #[serde(default, rename = "abilities")]
    _abilities: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Ability {
    #[serde(rename = "when")]
    _when: Spanned<When>,
    #[serde(rename = "do")]
    _steps: Vec<Spanned<Step>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum When {
    Action,
    Interrupt,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Step {
    DealDamage {
        #[serde(rename = "amount")]
        _amount: u8,
        #[serde(rename = "to")]
        _to: String,
    },
    Ready,
}

fn read_card(bytes: &[u8]) -> Result<Card, Diagnostics> {
    content::load(&content::Source::from_bytes("card.yaml", bytes)?)
}

/// Reads bytes both ways and draws what is wrong; says how many of the two readings went well.
fn read_both_ways(bytes: &[u8]) -> usize {
    let judge = |result: Result<(), Diagnostics>| match result {
        Ok(()) => 1,
        Err(diagnostics) => {
            assert!(!diagnostics.is_empty(), "refused without a reason");
            for diagnostic in &diagnostics {
                assert!(diagnostic.code.starts_with("content."));
                assert!(!diagnostic.to_string().contains('\u{1b}'));
            }
            0
        }
    };
    judge(read_any_bytes("any.yaml", bytes).map(|_| ())) + judge(read_card(bytes).map(|_| ()))
}

fn corpus(folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(folder);
    let entries = fs::read_dir(folder).expect("the corpus has this folder");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).expect("a file of the corpus");
        (path, bytes)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn the_corpus_is_read_or_refused_with_reasons() {
    for folder in ["malformed", "truncated"] {
        for (_, bytes) in corpus(folder) {
            read_both_ways(&bytes);
        }
    }
    for folder in ["binary", "bombs"] {
        for (path, bytes) in corpus(folder) {
            assert!(read_card(&bytes).is_err(), "{}", path.display());
            read_both_ways(&bytes);
        }
    }
    for (path, bytes) in corpus("good") {
        assert!(read_any_bytes("any.yaml", &bytes).is_ok(), "{}", path.display());
    }
}

#[test]
fn line_ends_and_a_byte_order_mark_change_nothing() {
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/good").join(name);
        read_any_bytes(name, &fs::read(path).unwrap()).unwrap()
    };
    assert_eq!(read("crlf.yaml"), read("card.yaml"));
    assert_eq!(read("bom.yaml"), read("card.yaml"));
}

#[test]
fn mutated_files_never_panic() {
    let mut seeds = corpus("good");
    seeds.extend(corpus("malformed"));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut well = 0;
    for round in 0..MUTATIONS {
        let mut bytes = seeds[round % seeds.len()].1.clone();
        for _ in 0..=below(&mut random, 3) {
            mutate(&mut bytes, &seeds, &mut random);
        }
        well += read_both_ways(&bytes);
    }
    // Were every mutant refused at the gate, the readers behind it would not have been tried.
    assert!(well > MUTATIONS / 20, "only {well} readings went well");
}

fn below(random: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (random.next_u64() % bound.max(1) as u64) as usize
}

fn mutate(bytes: &mut Vec<u8>, seeds: &[(PathBuf, Vec<u8>)], random: &mut Xoshiro256PlusPlus) {
    const SPICE: [&str; 22] = [
        "\n", "  ", "\t", ":", ": ", "- ", "[", "]", "{", "}", "'", "\"", "|\n", ">\n", "&a ", "*a", "!t ",
        "<<: ", "---\n", "\u{202e}", "é", "amout",
    ];
    let at = below(random, bytes.len() + 1);
    match below(random, 6) {
        0 if at < bytes.len() => bytes[at] = random.next_u64() as u8,
        1 if at < bytes.len() => {
            let end = (at + 1 + below(random, 8)).min(bytes.len());
            bytes.drain(at..end);
        }
        2 => bytes.truncate(at),
        3 => {
            let (_, other) = &seeds[below(random, seeds.len())];
            let start = below(random, other.len());
            let end = (start + below(random, 60)).min(other.len());
            bytes.splice(at..at, other[start..end].iter().copied());
        }
        _ => {
            let spice = SPICE[below(random, SPICE.len())];
            bytes.splice(at..at, spice.bytes());
        }
    }
}
