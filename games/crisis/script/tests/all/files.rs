//! What an author of Crisis Protocol scenarios sees when something is wrong.

use crate::of_file;

fn failures(rest: &str) -> String {
    of_file(&format!(
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
    insta::assert_snapshot!(failures("do: [red-skul ends, red-skull atacks captain-america, captain-america uses perfect-blok, red-skull attacks captain-america with cosmic-bust]"), @r#"
    error[scenario.misread]: there is no character or player `red-skul`
      t.yaml:6:6
    6 | do: [red-skul ends, red-skull atacks captain-america, captain-america uses perfect-blok, red-skull attacks captain-ameri…
      |      ^^^^^^^^ did you mean `red-skull`?

    error[scenario.misread]: nobody `atacks` in this game
      t.yaml:6:31
    6 | do: [red-skul ends, red-skull atacks captain-america, captain-america uses perfect-blok, red-skull attacks captain-ameri…
      |                               ^^^^^^ did you mean `attacks`?

    error[scenario.misread]: nothing that could be used is called `perfect-blok`
      t.yaml:6:76
    6 | …s captain-america, captain-america uses perfect-blok, red-skull attacks captain-america with cosmic-bust]
      |                                          ^^^^^^^^^^^^ did you mean `perfect-block`?

    error[scenario.misread]: its card has no attack `cosmic-bust`
      t.yaml:6:129
    6 | … red-skull attacks captain-america with cosmic-bust]
      |                                          ^^^^^^^^^^^ did you mean `cosmic-burst`?
    "#);
}

#[test]
fn faces_that_are_none_are_told() {
    insta::assert_snapshot!(failures("dice: [2 hits]"), @r#"
    error[content.wrong-value]: `hits` is no face: did you mean `hit`?
      t.yaml:6:8
    6 | dice: [2 hits]
      |        ^^^^^^
    "#);
}

#[test]
fn unknown_cards_are_told() {
    insta::assert_snapshot!(of_file("title: T
given:
  mission: [riots-spark]
  figures:
    red-skull: { side: a, at: [0, 10], power: 11 }
    ultron: { side: b }
    zemo: { side: b, damage: 5 }
"), @r#"
    error[scenario.unknown-name]: there is no stat card `ultron`, or more than one
      t.yaml:6:5
    6 |     ultron: { side: b }
      |     ^^^^^^ known here: `baron-helmut-zemo`, `captain-america-first-avenger`, `captain-marvel-cosmic-avenger`, `crossbones-merciless-merc`, `doc-ock-sinister-scientist`, `invincible-iron-man`, `red-skull-master-of-the-world`, `spectacular-spider-man`, `the-black-widow`, `ultron-drones`, `ultron-metal-tyrant`, `winter-soldier-operative`
    "#);
}

#[test]
fn what_is_not_refused_is_told() {
    insta::assert_snapshot!(failures("dice: [5 blank]
do:
  - refused: red-skull moves to [10, 12]
    by: movement.no-base-overlap-end
  - refused: red-skull moves to [10, 13]
  - red-skull shakes
then: { captain-america: { power: 3 } }"), @r#"
    error[scenario.not-refused]: this was not refused
      t.yaml:8:14
    8 |   - refused: red-skull moves to [10, 12]
      |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^

    error[scenario.not-refused]: refused by movement.no-base-overlap-end, and no rule is named
      t.yaml:10:14
    10 |   - refused: red-skull moves to [10, 13]
       |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^ add `by: movement.no-base-overlap-end` if that is the rule

    error[scenario.refused]: refused by activation.action.shake
      t.yaml:11:5
    11 |   - red-skull shakes
       |     ^^^^^^^^^^^^^^^^ asked now: act to a (red-skull), offering `move`, `attack`, `end`
    "#);
}
