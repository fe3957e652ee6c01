//! The JSON Schema of scenario files under schemas/pow.

use std::path::Path;

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    let text = scenario::schema::<pow::Pow>("A file of POW scenarios");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas/pow/scenario.json");
    content::assert_fresh(&file, &text);
}
