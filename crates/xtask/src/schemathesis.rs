//! Schemathesis, which makes up requests from the API's description and looks for answers that break it.

use std::path::PathBuf;

use crate::command::{Done, found, program, root, target};

/// The version that the tests were written with.
const VERSION: &str = "schemathesis==4.32.5";

/// Schemathesis in an environment of its own.
pub struct Schemathesis {
    program: PathBuf,
}

/// Makes sure that there is one.
pub fn have() -> Result<Schemathesis, String> {
    let environment = target().join("schemathesis");
    let schemathesis = environment.join("bin/schemathesis");
    if !schemathesis.is_file() {
        let python = found("python3").ok_or("Python 3 is missing; install it to test the API")?;
        let folder = environment.to_string_lossy();
        program(&python, &["-m", "venv", &folder], &root())?;
        program(environment.join("bin/pip"), &["install", "--quiet", VERSION], &root())?;
    }
    Ok(Schemathesis { program: schemathesis })
}

impl Schemathesis {
    /// Tests the API of a running server.
    pub fn run(&self, url: &str) -> Done {
        let description = format!("{url}/api/openapi.json");
        let arguments =
            ["run", &description, "--checks", "all", "--max-examples", "25", "--seed", "7", "--workers", "2"];
        program(&self.program, &arguments, &root())
    }
}
