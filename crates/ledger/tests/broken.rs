//! Broken ledgers, and what their authors are told.

use std::fs;
use std::path::Path;

use content::Source;
use ledger::{CODES, Ledger};

/// Loads a ledger of `tests/broken` and draws what is wrong with it.
fn refusal(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken").join(name);
    let bytes = fs::read(path).expect("a fixture of this name");
    let source = Source::from_bytes(name, &bytes).expect("a fixture that is text");
    Ledger::load(&source).expect_err("a broken ledger is refused").to_string()
}

macro_rules! refused {
    ($($test:ident: $file:literal,)+) => {
        $(
            #[test]
            fn $test() {
                insta::assert_snapshot!(refusal($file));
            }
        )+
    };
}

refused! {
    an_id_has_lower_case_words: "bad-id.yaml",
    an_id_is_there_once: "not-unique.yaml",
    an_id_begins_with_its_section: "wrong-section.yaml",
    a_rulings_question_is_asked: "unknown-question.yaml",
    kinds_and_fields_are_known: "unknown-kind.yaml",
    a_ledger_has_sections: "no-sections.yaml",
    a_list_is_no_ledger: "not-a-ledger.yaml",
}

#[test]
fn every_code_is_on_the_page_of_diagnostics() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/diagnostics.md");
    let page = fs::read_to_string(page).unwrap();
    for code in CODES {
        assert!(page.contains(&format!("\n### {code}\n")), "{code} is not on the page");
    }
    assert_eq!(page.matches("\n### ledger.").count(), CODES.len());
}
