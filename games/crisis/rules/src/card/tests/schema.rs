//! The JSON Schemas under schemas/crisis.

use std::path::Path;

use content::{Manifest, assert_fresh, schema};

use crate::card::file::{
    Affiliation, Battlefield, Character, Condition, Crisis, Gem, Measures, Roster, Tactic,
};

#[test]
fn the_committed_schemas_say_what_the_files_may_say() {
    let schemas = [
        ("character", schema::<Character>("A Crisis Protocol character")),
        ("tactic", schema::<Tactic>("A Crisis Protocol team tactic card")),
        ("crisis", schema::<Crisis>("A Crisis Protocol crisis card")),
        ("affiliation", schema::<Affiliation>("A Crisis Protocol affiliation")),
        ("roster", schema::<Roster>("A Crisis Protocol roster")),
        ("gem", schema::<Gem>("A Crisis Protocol Infinity gem")),
        ("condition", schema::<Condition>("A Crisis Protocol special condition")),
        ("battlefield", schema::<Battlefield>("A Crisis Protocol battlefield")),
        ("measures", schema::<Measures>("A set of Crisis Protocol tools")),
        ("pack", schema::<Manifest>("A pack of content")),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schemas");
    for (name, text) in schemas {
        assert_fresh(&folder.join(format!("{name}.json")), &text);
    }
}
