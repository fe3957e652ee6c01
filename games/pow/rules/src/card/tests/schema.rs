//! The JSON Schemas under schemas/pow.

use std::path::Path;

use content::{Manifest, assert_fresh, schema};

use crate::card::file::{Battlefield, Character, Mission, Sketch, Team};

#[test]
fn the_committed_schemas_say_what_the_files_may_say() {
    let schemas = [
        ("character", schema::<Character>("A POW character")),
        ("sketch", schema::<Sketch>("A POW character sketched in a scenario")),
        ("battlefield", schema::<Battlefield>("A POW battlefield")),
        ("mission", schema::<Mission>("A POW mission")),
        ("team", schema::<Team>("A POW team")),
        ("pack", schema::<Manifest>("A pack of content")),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schemas");
    for (name, text) in schemas {
        assert_fresh(&folder.join(format!("{name}.json")), &text);
    }
}
