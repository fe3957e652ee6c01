//! The JSON Schemas under schemas/gotham.

use std::path::Path;

use content::{Manifest, assert_fresh, schema};

use crate::printed::file::{Board, Dice, Hero, Material, Mission, Tile};
use crate::printed::skill::Skill;

#[test]
fn the_committed_schemas_say_what_the_files_may_say() {
    let schemas = [
        ("dice", schema::<Dice>("The five dice of Gotham")),
        ("skill", schema::<Skill>("A skill of Gotham")),
        ("hero", schema::<Hero>("A hero sheet of Gotham")),
        ("tile", schema::<Tile>("A character tile of Gotham")),
        ("material", schema::<Material>("A material card of Gotham")),
        ("board", schema::<Board>("A board of Gotham")),
        ("mission", schema::<Mission>("A mission of Gotham")),
        ("pack", schema::<Manifest>("A pack of content")),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schemas");
    for (name, text) in schemas {
        assert_fresh(&folder.join(format!("{name}.json")), &text);
    }
}
