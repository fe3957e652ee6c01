//! The JSON Schemas under schemas/champions.

use std::path::Path;

use content::{Manifest, assert_fresh, schema};

use crate::card::file::{Counter, Deck, Identity, PlayerCard, Scenario, ScenarioCard, Set, Trait};

#[test]
fn the_committed_schemas_say_what_the_files_may_say() {
    let schemas = [
        ("trait", schema::<Trait>("A Champions trait")),
        ("counter", schema::<Counter>("A Champions type of counter")),
        ("set", schema::<Set>("A Champions set of cards")),
        ("identity", schema::<Identity>("A Champions identity")),
        ("player-card", schema::<PlayerCard>("A Champions player card")),
        ("scenario-card", schema::<ScenarioCard>("A Champions scenario card")),
        ("scenario", schema::<Scenario>("A Champions scenario")),
        ("deck", schema::<Deck>("A Champions deck")),
        ("pack", schema::<Manifest>("A pack of content")),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schemas");
    for (name, text) in schemas {
        assert_fresh(&folder.join(format!("{name}.json")), &text);
    }
}
