//! The JSON Schemas of scenario files under schemas/.

use std::path::Path;

fn assert_fresh(game: &str, text: &str) {
    // Champions calls what a villain comes with a scenario, too: there it is the file of one.
    let name = if game == "champions" { "scenario-file.json" } else { "scenario.json" };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas").join(game).join(name);
    content::assert_fresh(&file, text);
}

#[test]
fn the_committed_schemas_say_what_scenarios_may_say() {
    assert_fresh("pow", &scenario::schema::<pow::Pow>("A file of POW scenarios"));
    let champions = scenario::schema::<champions::Champions>("A file of Champions scenarios");
    assert_fresh("champions", &champions);
    let gotham = scenario::schema::<gotham::Gotham>("A file of Gotham City Chronicles scenarios");
    assert_fresh("gotham", &gotham);
    assert_fresh("crisis", &scenario::schema::<crisis::Crisis>("A file of Crisis Protocol scenarios"));
}
