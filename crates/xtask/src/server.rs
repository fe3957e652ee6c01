//! A server of our own, for tests that need one running.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::command::{Done, cargo, target};

/// A running server on a free port, with an empty store that is thrown away.
pub struct Server {
    child: Child,
    url: String,
    data: PathBuf,
}

/// The program as the tests run it.
pub fn build() -> Done {
    cargo(&["build", "--locked", "--package", "crossover"], &[])
}

impl Server {
    /// Builds the program and starts it; its first line says where it listens.
    pub fn start(arguments: &[&str]) -> Result<Server, String> {
        build()?;
        let data = std::env::temp_dir().join(format!("crossover-xtask-{}", std::process::id()));
        let mut child = Command::new(target().join("debug/crossover"))
            .args(["serve", "--port", "0", "--data"])
            .arg(&data)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("can't start the server: {error}"))?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let url = BufReader::new(stdout).lines().map_while(Result::ok).find_map(|line| {
            line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned)
        });
        let url = url.ok_or("the server ended without saying where it listens")?;
        Ok(Server { child, url: url.trim_end_matches('/').to_owned(), data })
    }

    /// Where it listens, without a slash at the end.
    pub fn url(&self) -> String {
        self.url.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whether it has ended by itself or the folder is gone already does not matter any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
