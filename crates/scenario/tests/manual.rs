//! The manual of scenario files tells what can be wrong with one.

use scenario::Code;

#[test]
fn every_code_is_in_the_manual() {
    let manual = std::fs::read_to_string("../../docs/scenarios.md").expect("the manual is there");
    for code in Code::ALL {
        assert!(manual.contains(&format!("| `{}` |", code.as_str())), "{}", code.as_str());
    }
}
