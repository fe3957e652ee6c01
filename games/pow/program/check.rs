//! The house pack is in order.

use serde_json::json;

use crate::program::{root, run};

#[test]
fn the_house_pack_is_in_order() {
    let checked = run(&["check", &root("games/pow/content/house"), "--json"]).well().json();
    assert!(checked["files"].as_u64() > Some(20), "{checked}");
    assert_eq!((&checked["scenarios"], &checked["errors"]), (&json!(0), &json!([])));
    // A file of a pack is checked with its pack.
    let one = run(&["check", &root("games/pow/content/house/teams/eclipse.yaml"), "--json"]).well().json();
    assert_eq!(one["files"], checked["files"]);
}
