//! The JSON Schemas of scenario files under schemas/.

use std::path::Path;

fn assert_fresh(game: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas").join(game).join("scenario.json");
    content::assert_fresh(&file, text);
}

#[test]
fn the_committed_schemas_say_what_scenarios_may_say() {
    assert_fresh("pow", &scenario::schema::<pow::Pow>("A file of POW scenarios"));
    assert_fresh("crisis", &scenario::schema::<crisis::Crisis>("A file of Crisis Protocol scenarios"));
}
