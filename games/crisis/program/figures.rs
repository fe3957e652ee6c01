//! Exact odds of attacks.

use serde_json::{Value, json};

use crate::program::run;

#[test]
fn odds_of_crisis_are_exact() {
    let attack = ["odds", "crisis", "attack", "--attack", "5", "--defence", "4"];
    let with = |more: &[&str]| run(&[&attack[..], more, &["--json"]].concat()).well().json();
    let odds = with(&[]);
    assert!(["exact", "mean", "damage"].iter().all(|field| odds.get(field).is_some()), "{odds}");
    assert_eq!(odds["exact"], json!(true));
    let whole: f64 = odds["damage"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
    assert!((whole - 1.0).abs() < 1e-12, "{odds}");
    // The reference odds of the facts, to all the digits given.
    let reference = |odds: &Value, mean: f64| (odds["mean"].as_f64().unwrap() - mean).abs() < 5e-6;
    assert!(reference(&odds, 1.40012) && reference(&with(&["--attack-rerolls", "2"]), 2.0724), "{odds}");
    let mean = |more: &[&str]| with(more)["mean"].as_f64();
    assert!(mean(&["--cover"]) < mean(&[]) && mean(&["--hex-attack"]) < mean(&[]));
    assert!(mean(&["--hex-defence"]) > mean(&[]) && mean(&["--defence-rerolls", "1"]) < mean(&[]));
    for (language, any) in [("en", "any damage"), ("fr", "des dégâts"), ("de", "Schaden überhaupt")] {
        let out = run(&[&attack[..], &["--lang", language]].concat()).well().out;
        assert!(out.contains(any) && out.contains('█'), "{out}");
    }
}

/// Greedy bots do more than most people, so they are asked more. What is spared must not be asked again one day.
#[test]
fn people_are_asked_only_so_much_in_a_round() {
    let asked = run(&["prompts", "crisis", "--games", "4", "--json"]).well().json();
    assert_eq!(asked["pointless"], json!(0), "{asked}");
    let after = asked["prompts_per_unit"].as_f64();
    assert!(after > Some(1.0) && after <= Some(29.0), "{after:?} a unit: {asked}");
}
