//! Every scenario of the project, played through the rules.

use std::path::Path;

use scenario::Report;

fn all_pass(report: &Report) {
    assert!(report.scenarios > 0, "there are scenarios to play");
    let cited: Vec<&str> = report.disproven.iter().map(String::as_str).collect();
    // `cargo xtask breaks` and `mutants` read the last line.
    assert!(
        report.errors.is_empty(),
        "{} of {} scenarios fail:\n{}\n\n{}\nthey cite: {}",
        report.failed.len(),
        report.scenarios,
        report.failed.join("\n"),
        report.errors,
        cited.join(", ")
    );
}

// Cargo runs tests in the folder of their package.

#[test]
fn every_scenario_of_pow_passes() {
    let cards = pow::card::house().unwrap_or_else(|broken| panic!("{broken}"));
    all_pass(&scenario::run_dir::<pow::Pow>(Path::new("../../games/pow/scenarios"), &cards));
}

#[test]
fn every_scenario_of_crisis_passes() {
    let cards = crisis::card::core(Default::default()).unwrap_or_else(|broken| panic!("{broken}"));
    all_pass(&scenario::run_dir::<crisis::Crisis>(Path::new("../../games/crisis/scenarios"), &cards));
}

#[test]
fn every_scenario_of_champions_passes() {
    let cards = champions::card::core().unwrap_or_else(|broken| panic!("{broken}"));
    all_pass(&scenario::run_dir::<champions::Champions>(
        Path::new("../../games/champions/scenarios"),
        &cards,
    ));
}

#[test]
fn every_scenario_of_gotham_passes() {
    let printed = gotham::printed::house().unwrap_or_else(|broken| panic!("{broken}"));
    all_pass(&scenario::run_dir::<gotham::Gotham>(Path::new("../../games/gotham/scenarios"), &printed));
}
