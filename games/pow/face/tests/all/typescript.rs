//! The types of the game's pages are those of its drawing: `web/board.ts` is written from here and must not be stale.

use std::path::Path;

use pow_face::drawing::Board;
use wire::typescript::{Declarations, of_game};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/board.ts");

#[test]
fn the_types_of_the_pages_are_those_of_the_drawing() {
    let holds = Declarations::holds(Path::new(FILE), &of_game::<Board>("pow"));
    assert!(holds, "games/pow/web/board.ts is stale: run `cargo xtask codegen` and commit it");
}
