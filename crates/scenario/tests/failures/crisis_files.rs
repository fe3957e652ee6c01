//! What an author of Crisis Protocol scenarios sees when something is wrong.

use crate::of_crisis_file;

fn failures(rest: &str) -> String {
    of_crisis_file(&format!(
        "title: T
given:
  figures:
    red-skull: {{ side: a, at: [10, 10], active: true }}
    captain-america: {{ side: b, at: [10, 14], power: 2 }}
{rest}"
    ))
}

#[test]
fn slips_in_lines_are_told_with_what_was_probably_meant() {
    insta::assert_snapshot!(failures("do: [red-skul ends, red-skull atacks captain-america, captain-america uses perfect-blok, red-skull attacks captain-america with cosmic-bust]"), @"");
}

#[test]
fn faces_that_are_none_are_told() {
    insta::assert_snapshot!(failures("dice: [2 hits]"), @"");
}

#[test]
fn impossible_positions_are_told() {
    insta::assert_snapshot!(of_crisis_file("title: T
given:
  mission: [riots-spark]
  figures:
    red-skull: { side: a, at: [0, 10], power: 11 }
    ultron: { side: b }
    zemo: { side: b, damage: 5 }
"), @"");
    insta::assert_snapshot!(of_crisis_file("title: T
given:
  figures:
    red-skull: { side: a, at: [0, 10], power: 11 }
    zemo: { side: b, damage: 5 }
"), @"");
}

#[test]
fn what_is_not_refused_or_differs_is_told() {
    insta::assert_snapshot!(failures("dice: [5 blank]
do:
  - refused: red-skull moves to [10, 12]
    by: movement.no-base-overlap-end
  - refused: red-skull moves to [10, 13]
  - red-skull shakes
then: { captain-america: { power: 3 } }"), @"");
    insta::assert_snapshot!(failures("then: { captain-america: { power: 3, conditions: [bleed] }, points: { a: 1 } }"), @"");
}
