//! Mistakes that are found before the first question is asked: words, positions, the shape of a file.

use scenario::{Verdict, run_any_bytes};

use crate::{CARDS, failures, of_file};

#[test]
fn an_unknown_rule_is_recognised() {
    insta::assert_snapshot!(failures("cites: [attack.step-4-baet]"), @r"
    error[scenario.shape]: nothing is expected, so nothing is proven
      t.yaml:1:8
    1 | title: T
      |        ^ say in `then` what must be so

    error[scenario.unknown-rule]: the ledger of pow has no rule `attack.step-4-baet`
      t.yaml:9:9
    9 | cites: [attack.step-4-baet]
      |         ^^^^^^^^^^^^^^^^^^ did you mean `attack.step-4-beat`?
    ");
}

#[test]
fn lines_are_misread_word_by_word_and_all_at_once() {
    let lines = "do:
  - hiter attacks target with punch
  - hitter atacks target with punch
  - hitter attacks taregt with punch
  - hitter attacks target with punhc
  - hitter attacks target using punch
  - hitter attacks target
  - hitter attacks target with blast
  - hitter moves to [7, x]
  - hitter defends phsyical
  - hitter controls pillar 1
  - hitter boosts with option 0
  - hitter takes stun
  - 'hitter'
  - b goes frist
  - hitter moves 1 POW, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1
";
    insta::assert_snapshot!(failures(lines), @r"
    error[scenario.misread]: there is no figure or side `hiter`
      t.yaml:10:5
    10 |   - hiter attacks target with punch
       |     ^^^^^ did you mean `hitter`?

    error[scenario.misread]: nobody `atacks` in this game
      t.yaml:11:12
    11 |   - hitter atacks target with punch
       |            ^^^^^^ did you mean `attacks`?

    error[scenario.misread]: there is no figure or scenery `taregt`
      t.yaml:12:20
    12 |   - hitter attacks taregt with punch
       |                    ^^^^^^ did you mean `target`?

    error[scenario.misread]: its card has no attack `punhc`
      t.yaml:13:32
    13 |   - hitter attacks target with punhc
       |                                ^^^^^ did you mean `punch`?

    error[scenario.misread]: `attacks` is not followed by this
      t.yaml:14:12
    14 |   - hitter attacks target using punch
       |            ^^^^^^^^^^^^^^^^^^^^^^^^^^ write FIGURE attacks TARGET with ATTACK, FIGURE attacks with WAVE

    error[scenario.misread]: its card has several attacks
      t.yaml:15:12
    15 |   - hitter attacks target
       |            ^^^^^^^^^^^^^^ say `with` which: punch, blast

    error[scenario.misread]: a wave is aimed at nobody
      t.yaml:16:20
    16 |   - hitter attacks target with blast
       |                    ^^^^^^ write `FIGURE waves with ATTACK`: it reaches everyone

    error[scenario.misread]: `[7, x]` is no place
      t.yaml:17:21
    17 |   - hitter moves to [7, x]
       |                     ^^^^^^ write `[x, y]` or `[x, y, z]`, in inches with at most three decimals

    error[scenario.misread]: there is no phsyical defence
      t.yaml:18:20
    18 |   - hitter defends phsyical
       |                    ^^^^^^^^ did you mean `physical`?

    error[scenario.misread]: there is no objective `pillar 1`
      t.yaml:19:21
    19 |   - hitter controls pillar 1
       |                     ^^^^^^^^

    error[scenario.misread]: there is no option 0
      t.yaml:20:31
    20 |   - hitter boosts with option 0
       |                               ^ options are counted from 1

    error[scenario.misread]: no attack of its card has the option `stun`
      t.yaml:21:18
    21 |   - hitter takes stun
       |                  ^^^^ `a die`, `damage`, `option 1`, or what an option gives, such as `stun`

    error[scenario.misread]: nothing is said of it
      t.yaml:22:6
    22 |   - 'hitter'
       |      ^^^^^^ such as activates, aims, attacks, boosts, cancels, chooses, climbs, controls, declares, defends, deploys, dodges, does, ends, flies, follows, gets, grabs, jumps, lays, leaps, moves, picks, pushes, recovers, rerolls, sprays, stays, takes, tests, throws, uses, walks, waves, will

    error[scenario.misread]: `goes` is not followed by this
      t.yaml:23:7
    23 |   - b goes frist
       |       ^^^^^^^^^^ write a goes first

    error[scenario.misread]: 7 stretches are too many
      t.yaml:24:25
    24 |   - hitter moves 1 POW, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1, walk 1/1
       |                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at most 6
    ");
}

#[test]
fn impossible_positions_are_told_by_name() {
    let text = "title: T
given:
  scenery: { car: { class: t2, at: [9, 9] }, bus: {} }
  characters: { one: {} }
  figures:
    inside: { side: a, card: one, at: [10, 10, 0] }
    over: { side: a, card: one, at: [0, 10] }
    twin: { side: a, card: one, at: [20, 20] }
    other: { side: b, card: one, at: [20.5, 20] }
    floating: { side: b, card: one, at: [30, 30, 3] }
";
    insta::assert_snapshot!(of_file(text), @r"
    error[scenario.impossible]: a piece needs its `class` and its `at`
      t.yaml:3:46
    3 |   scenery: { car: { class: t2, at: [9, 9] }, bus: {} }
      |                                              ^^^ such as `{ class: t2, at: [10, 10] }`
    ");
    let text = text.replace(", bus: {}", "");
    insta::assert_snapshot!(of_file(&text), @r"
    error[scenario.impossible]: `inside` stands inside `car`
      t.yaml:6:39
    6 |     inside: { side: a, card: one, at: [10, 10, 0] }
      |                                       ^^^^^^^^^^^ it would be at [10, 10, 0]

    error[scenario.impossible]: `over` stands over the edge of the table
      t.yaml:7:37
    7 |     over: { side: a, card: one, at: [0, 10] }
      |                                     ^^^^^^^ it would be at [0, 10, 0]

    error[scenario.impossible]: `twin` stands on `other`
      t.yaml:8:37
    8 |     twin: { side: a, card: one, at: [20, 20] }
      |                                     ^^^^^^^^ it would be at [20, 20, 0]

    error[scenario.impossible]: `other` stands on `twin`
      t.yaml:9:38
    9 |     other: { side: b, card: one, at: [20.5, 20] }
      |                                      ^^^^^^^^^^ it would be at [20.5, 20, 0]

    error[scenario.impossible]: nothing carries `floating` there
      t.yaml:10:41
    10 |     floating: { side: b, card: one, at: [30, 30, 3] }
       |                                         ^^^^^^^^^^^ it would be at [30, 30, 3]
    ");
    let text = "title: T
given:
  turn: 9
  characters: { one: { life: 10 }, Two: {} }
  figures:
    lost: { card: one }
    here: { side: a, card: oen }
    there: { side: b, card: one, contact: nobody-here }
";
    insta::assert_snapshot!(of_file(text), @r"
    error[scenario.impossible]: the mission has turns 1 to 6, and none during deployment
      t.yaml:3:9
    3 |   turn: 9
      |         ^

    error[scenario.unknown-name]: `Two` is not an id: lower-case words joined by hyphens, such as `sky-lance`
      t.yaml:4:36
    4 |   characters: { one: { life: 10 }, Two: {} }
      |                                    ^^^

    error[scenario.impossible]: `lost` has no side
      t.yaml:6:5
    6 |     lost: { card: one }
      |     ^^^^ write `side: a` or `side: b`
    ");
    let text = "title: T
given:
  characters: { one: { life: 10 } }
  figures:
    dead: { side: a, card: one, life: 0 }
    fat: { side: a, card: one, life: 11 }
    out: { side: b, card: one, ko: true, pow: 2 }
";
    insta::assert_snapshot!(of_file(text), @r"
    error[scenario.impossible]: `dead` can't have 0 of 10 life
      t.yaml:5:39
    5 |     dead: { side: a, card: one, life: 0 }
      |                                       ^ who has no life left is `gone: true`

    error[scenario.impossible]: `fat` can't have 11 of 10 life
      t.yaml:6:38
    6 |     fat: { side: a, card: one, life: 11 }
      |                                      ^^ who has no life left is `gone: true`

    error[scenario.impossible]: a KO character has no POW and is Knocked down
      t.yaml:7:36
    7 |     out: { side: b, card: one, ko: true, pow: 2 }
      |                                    ^^^^
    ");
    let text = "title: T
given:
  characters: { one: { life: 10 } }
  figures:
    beside: { side: b, card: one, contact: lost }
    lost: { side: b, card: one, contact: beside }
    carrier: { side: b, card: one, carries: relic 1, used-this-turn: [zap] }
";
    insta::assert_snapshot!(of_file(text), @r"
    error[scenario.impossible]: `lost` is nowhere, so nobody can stand beside it
      t.yaml:5:44
    5 |     beside: { side: b, card: one, contact: lost }
      |                                            ^^^^

    error[scenario.impossible]: `beside` is nowhere, so nobody can stand beside it
      t.yaml:6:42
    6 |     lost: { side: b, card: one, contact: beside }
      |                                          ^^^^^^

    error[scenario.unknown-name]: there is no objective `relic 1`
      t.yaml:7:45
    7 |     carrier: { side: b, card: one, carries: relic 1, used-this-turn: [zap] }
      |                                             ^^^^^^^

    error[scenario.unknown-name]: its card has no attack or power `zap`
      t.yaml:7:71
    7 |     carrier: { side: b, card: one, carries: relic 1, used-this-turn: [zap] }
      |                                                                       ^^^
    ");
}

#[test]
fn files_have_a_shape() {
    insta::assert_snapshot!(of_file("cites: []"), @r"
    error[scenario.shape]: the scenario has no title
      t.yaml
      = say in `title` what it shows
    ");
    insta::assert_snapshot!(of_file("game: chess\ntitle: T"), @r"
    error[scenario.shape]: this is a scenario of `chess`
      t.yaml:1:7
    1 | game: chess
      |       ^^^^^ this is played as a scenario of `pow`
    ");
    insta::assert_snapshot!(of_file("title: T\ngivn: {}"), @r"
    error[content.unknown-field]: `givn` is not a field of this file
      t.yaml:2:1
    2 | givn: {}
      | ^^^^ did you mean `given`?
    ");
    insta::assert_snapshot!(of_file("do: [x ends]\nscenarios: [{ title: T }]"), @r"
    error[scenario.shape]: with `scenarios`, each has its own `dice`, `draws`, `do` and `then`
      t.yaml:1:6
    1 | do: [x ends]
      |      ^^^^^^ move this into the scenario it belongs to
    ");
    insta::assert_snapshot!(of_file("title: T\ngiven: { characters: { one: { atack: 3, attacks: [{ cost: 1 }], life: x } } }"), @r"
    error[content.unknown-field]: `atack` is not a field of `one`
      t.yaml:2:31
    2 | given: { characters: { one: { atack: 3, attacks: [{ cost: 1 }], life: x } } }
      |                               ^^^^^ did you mean `attack`?

    error[content.wrong-value]: an entry of this list needs an `id`
      t.yaml:2:50
    2 | given: { characters: { one: { atack: 3, attacks: [{ cost: 1 }], life: x } } }
      |                                                  ^^^^^^^^^^^^^
    ");
    insta::assert_snapshot!(of_file("then: { rolls: 0 }\nscenarios: [{ title: T }]"), @r"
    error[scenario.shape]: with `scenarios`, each has its own `dice`, `draws`, `do` and `then`
      t.yaml:1:7
    1 | then: { rolls: 0 }
      |       ^^^^^^^^^^^^ move this into the scenario it belongs to
    ");
    insta::assert_snapshot!(of_file("title: T\ncites: [attack.order]"), @r"
    error[scenario.shape]: nothing is expected, so nothing is proven
      t.yaml:1:8
    1 | title: T
      |        ^ say in `then` what must be so
    ");
    insta::assert_snapshot!(of_file("title: T\ndo: [{ then: {} }]"), @r"
    error[scenario.shape]: nothing is looked at here
      t.yaml:2:6
    2 | do: [{ then: {} }]
      |      ^^^^^^^^^^^^ say in `then` what must be so
    ");
    let nothing = run_any_bytes::<pow_script::PowScript>("t.yaml", b"title: \xff", &CARDS);
    assert!(matches!(&nothing[0].result, Verdict::Failed(found) if found.to_string().contains("not UTF-8")));
}
