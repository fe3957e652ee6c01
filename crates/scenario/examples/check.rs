//! Plays the scenarios in the files and folders that are named: `cargo run -p scenario --example check -- PATH…`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut failed = 0;
    for path in std::env::args().skip(1) {
        match scenario::run_dir(Path::new(&path)) {
            Ok(report) => {
                println!(
                    "{path}: {} of {} scenarios pass\n{}",
                    report.passed, report.scenarios, report.errors
                );
                failed += report.failed.len();
            }
            Err(broken) => {
                println!("{broken}");
                failed += 1;
            }
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
