//! Exact odds of attacks, the rules in three languages, reports and figures.

use serde_json::json;

use crate::program::{folder, run};

#[test]
fn odds_are_exact() {
    let attack = ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3", "--json"];
    let odds = run(&attack).well().json();
    // Two eight-sided dice beat 7 in 43 of 64 rolls; of these 44, 55, 66, 77 and 88 are doubles.
    assert_eq!(odds["exact"], json!(true));
    assert_eq!(odds["hit"], json!(43.0 / 64.0));
    assert_eq!(odds["critical"], json!(5.0 / 64.0));
    assert_eq!(odds["damage"], json!({ "0": 21.0 / 64.0, "3": 38.0 / 64.0, "4": 5.0 / 64.0 }));
    let boosted = run(&[&attack[..], &["--boost"]].concat()).well().json();
    assert!(boosted["hit"].as_f64() > odds["hit"].as_f64());
}

#[test]
fn odds_are_drawn_and_said_in_three_languages() {
    let picture = folder("odds").join("odds.svg");
    let picture = picture.to_str().unwrap();
    let attack =
        ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3", "--svg", picture];
    for (language, hit) in [("en", "hit "), ("fr", "touché "), ("de", "Treffer ")] {
        let out = run(&[&attack[..], &["--lang", language]].concat()).well().out;
        assert!(out.contains(hit) && out.contains('█'), "{out}");
        let svg = std::fs::read_to_string(picture).unwrap();
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 1 + 5);
    }
}

#[test]
fn a_report_is_one_page_that_loads_nothing() {
    let page = folder("report").join("report.html");
    let arguments = ["simulate", "pow", "--games", "4", "--report", page.to_str().unwrap(), "--lang", "de"];
    run(&arguments).well();
    let page = std::fs::read_to_string(page).unwrap();
    assert!(
        page.contains("<html lang=\"de\">") && page.contains("<svg") && page.contains("Eisenstirn"),
        "{page}"
    );
    assert!(!page.contains("src=") && !page.contains("href=") && !page.contains("terminal-"), "{page}");
}

#[test]
fn rules_are_found_in_words_of_three_languages() {
    let hit = run(&["rules", "pow", "critical", "hit", "--json"]).well().json();
    assert!(hit["found"].as_u64() > Some(0));
    assert!(hit["rules"][0]["id"].as_str().unwrap().contains("critical"));
    assert!(run(&["rules", "pow", "touche", "critique", "--lang", "fr"]).well().out.contains("critical"));
    let one = run(&["rules", "pow", "attack.order", "--lang", "fr"]).well().out;
    assert!(one.contains("Les cinq étapes d'une attaque"), "{one}");
    let by_text =
        run(&["rules", "pow", "Schritte", "eines", "Angriffs", "--lang", "de", "--json"]).well().json();
    assert_eq!((&by_text["language"], &by_text["rules"][0]["id"]), (&json!("de"), &json!("attack.order")));
    assert!(by_text["rules"][0]["text"].as_str().unwrap().starts_with("Die fünf Schritte"), "{by_text}");
    let chapters = run(&["rules", "pow", "--lang", "fr"]).well().out;
    assert!(chapters.contains("Attraper et jeter"), "{chapters}");
    // Words that no German rule has are looked for in English.
    assert!(run(&["rules", "pow", "skyscrapers", "--lang", "de"]).well().out.contains("Wolkenkratzer"));
    let one = run(&["rules", "pow", "attack.order"]).well().out;
    assert!(one.contains("attack.order") && one.contains("source"), "{one}");
    let none = run(&["rules", "pow", "xylophone"]);
    assert_eq!(none.code, Some(1), "{none:?}");
}

/// Greedy bots do more than most people, so they are asked more. What is spared must not be asked again one day.
#[test]
fn people_are_asked_only_so_much_in_a_turn() {
    let asked = run(&["prompts", "pow", "--games", "4", "--json"]).well().json();
    assert_eq!(asked["pointless"], json!(0), "{asked}");
    let after = asked["prompts_per_unit"].as_f64();
    assert!(after > Some(1.0) && after <= Some(13.5), "{after:?} a unit: {asked}");
}
