//! The program itself, as far as it needs no server.
#![allow(clippy::unwrap_used, reason = "a test that meets an error has failed")]

use std::process::Command;

#[test]
fn nobody_elses_server_is_loaded() {
    for url in ["http://192.0.2.1:80", "https://example.org", "0.0.0.0:8080"] {
        let ran = Command::new(env!("CARGO_BIN_EXE_players")).args(["--url", url]).output().unwrap();
        assert_eq!(ran.status.code(), Some(2), "{url}");
        assert!(String::from_utf8_lossy(&ran.stderr).contains("no address of this machine"), "{url}");
    }
}

#[test]
fn a_load_needs_a_server_or_a_program_that_is_one() {
    let ran = Command::new(env!("CARGO_BIN_EXE_players")).output().unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("--program"), "{ran:?}");
    let ran = Command::new(env!("CARGO_BIN_EXE_players")).args(["--program", "/no/such/program"]).output();
    let ran = ran.unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("can't be started"), "{ran:?}");
}
