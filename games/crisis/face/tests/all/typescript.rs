//! The types of the game's pages are those of its drawings: `web/board.ts` is written from here and must not be stale.

use std::path::Path;

use crisis_face::drawing::Board;
use wire::typescript::{Declarations, of_game};

#[test]
fn the_types_of_the_pages_are_those_of_the_drawings() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/board.ts");
    assert!(
        Declarations::holds(&file, &of_game::<Board>("crisis")),
        "games/crisis/web/board.ts is stale: run `cargo xtask codegen` and commit it"
    );
}
