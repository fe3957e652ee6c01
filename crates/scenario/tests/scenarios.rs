//! Every scenario of the project, played through the rules.

use std::path::Path;

#[test]
fn every_scenario_passes() {
    // Cargo runs tests in the folder of their package.
    let report = scenario::run_dir(Path::new("../../scenarios")).expect("the house pack loads");
    assert!(report.scenarios > 0, "there are scenarios to play");
    assert!(
        report.errors.is_empty(),
        "{} of {} scenarios fail:\n{}\n\n{}",
        report.failed.len(),
        report.scenarios,
        report.failed.join("\n"),
        report.errors
    );
}
