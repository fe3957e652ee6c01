//! `crossover load` itself, small.

use std::process::Command;

use serde_json::Value;

use crate::program;

#[test]
fn a_small_load_is_held_and_measured() {
    let ran = Command::new(program())
        .args(["load", "--tables", "3", "--seconds", "2", "--think", "100", "--json"])
        .env("RUST_LOG", "off")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    let figures: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (&figures["tables"], &figures["sockets"], &figures["held"]),
        (&3.into(), &6.into(), &3.into())
    );
    assert!(figures["answers"].as_u64().unwrap() > 0, "{figures}");
    assert!(figures["p99_ms"].as_f64().unwrap() >= figures["p50_ms"].as_f64().unwrap(), "{figures}");
}

#[test]
fn nobody_elses_server_is_loaded() {
    for url in ["http://192.0.2.1:80", "https://example.org", "0.0.0.0:8080"] {
        let ran = Command::new(program()).args(["load", "--url", url]).output().unwrap();
        assert_eq!(ran.status.code(), Some(2), "{url}");
        assert!(String::from_utf8_lossy(&ran.stderr).contains("no address of this machine"), "{url}");
    }
}
