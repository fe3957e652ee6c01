//! The pages' types are those of this crate: `web/src/wire.ts` is written from here and must not be stale.

use std::path::Path;

use wire::typescript::{Declarations, shell};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
const HEAD: &str =
    "// Written by `cargo xtask codegen` from crates/wire. Do not edit: change the types there.\n\n";

#[test]
fn the_types_of_the_pages_are_those_of_the_server() {
    let text = format!("{HEAD}{}", shell().text());
    let holds = Declarations::holds(Path::new(FILE), &text);
    assert!(holds, "web/src/wire.ts is stale: run `cargo xtask codegen` and commit it");
}
