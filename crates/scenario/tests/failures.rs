//! What an author sees when a scenario fails: one broken scenario for each code, and then some.

use std::sync::LazyLock;

use pow::card::{Cards, house};
use scenario::{Code, Verdict, run_any_bytes, run_file};

static CARDS: LazyLock<Cards> = LazyLock::new(|| house().unwrap_or_else(|broken| panic!("{broken}")));

/// Plays a scenario of two figures in contact; everything that is wrong with it, drawn.
fn failures(rest: &str) -> String {
    let text = format!(
        "title: T
given:
  characters:
    hitter: {{ attacks: {{ punch: {{}}, blast: {{ kind: {{ wave: 3 }} }} }} }}
    target: {{}}
  figures:
    hitter: {{ side: a, at: [10, 10], pow: 4 }}
    target: {{ side: b, contact: hitter, pow: 1 }}
{rest}"
    );
    of_file(&text)
}

fn of_file(text: &str) -> String {
    let outcomes = run_file("t.yaml", text, &CARDS);
    let failed = outcomes.iter().filter_map(|outcome| match &outcome.result {
        Verdict::Failed(found) => Some(found.to_string()),
        Verdict::Passed => None,
    });
    failed.collect::<Vec<_>>().join("\n")
}

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
fn a_line_that_nobody_asks_for_says_what_is_asked() {
    insta::assert_snapshot!(failures("do:\n  - hitter dodges\n"), @r"
    error[scenario.unusable]: nobody asks for this where the game stands
      t.yaml:10:5
    10 |   - hitter dodges
       |     ^^^^^^^^^^^^^ asked now: activate to a, offering `hitter`
    ");
    insta::assert_snapshot!(failures("do:\n  - target ends\n"), @r"
    error[scenario.unusable]: nobody asks for this where the game stands
      t.yaml:10:5
    10 |   - target ends
       |     ^^^^^^^^^^^ asked now: activate to a, offering `hitter`
    ");
}

#[test]
fn a_line_that_the_rules_refuse_names_the_rule_and_the_distance() {
    insta::assert_snapshot!(failures("do:\n  - hitter moves 1 POW, walk [5.5, 10]\n"), @r"
    error[scenario.refused]: refused by movement.cheapest-sufficient (4.5 measured, 4 allowed)
      t.yaml:10:5
    10 |   - hitter moves 1 POW, walk [5.5, 10]
       |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ asked now: route to a (hitter)
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
fn dice_must_be_forced_and_must_fit_and_must_be_used() {
    let punch = "do:\n  - hitter attacks target with punch\n";
    insta::assert_snapshot!(failures(punch), @r"
    error[scenario.chance]: 2 dice of 8 sides are rolled for attack.step-4-roll, and no roll is left in `dice`
      t.yaml:10:5
    10 |   - hitter attacks target with punch
       |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    ");
    insta::assert_snapshot!(failures(&format!("dice: [[3]]\n{punch}")), @r"
    error[scenario.chance]: 2 dice of 8 sides are rolled for attack.step-4-roll, and [3] is forced
      t.yaml:9:8
    9 | dice: [[3]]
      |        ^^^
    ");
    insta::assert_snapshot!(failures(&format!("dice: [[3, 9]]\n{punch}")), @r"
    error[scenario.chance]: 2 dice of 8 sides are rolled for attack.step-4-roll, and [3, 9] is forced
      t.yaml:9:8
    9 | dice: [[3, 9]]
      |        ^^^^^^
    ");
    insta::assert_snapshot!(failures(&format!("dice: [[1, 2], [3, 4]]\n{punch}")), @r"
    error[scenario.left-over]: 1 of 2 forced rolls were never made
      t.yaml:9:16
    9 | dice: [[1, 2], [3, 4]]
      |                ^^^^^^ asked now: act to a (hitter), offering `end`, `move`, `punch`, `blast`, `grab`
    ");
    insta::assert_snapshot!(failures("draws: [a, c]"), @r"
    error[scenario.unknown-word]: nothing called `c` is drawn
      t.yaml:9:12
    9 | draws: [a, c]
      |            ^ known here: `a`, `b`
    ");
    insta::assert_snapshot!(failures("draws: [a]"), @r"
    error[scenario.left-over]: 1 of 1 forced draws were never made
      t.yaml:9:9
    9 | draws: [a]
      |         ^ asked now: activate to a, offering `hitter`
    ");
}

#[test]
fn what_differs_is_told_with_what_is_found() {
    let rest = "dice: [[6, 7]]
do:
  - hitter attacks target with punch
then:
  target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
  taregt: { life: 3 }
  hitter: { contact-not: [target], gap: { target: 1 }, sees-not: [target], hidden-from: { targte: 3 } }
  go: b
  outcome: drawn
  phase: final
  points: { a: 3 }
  scenery: { car: { left: 1 } }
  objectives: { pillar 1: { holder: a } }
  events: [damaged, rolled]
  events-not: [{ damaged: { amount: 2 } }, exploded]
  asks: [boost, defend]
  asks-not: [boost to hitter, bost]
  rolls: 2
";
    insta::assert_snapshot!(failures(rest), @r"
    error[scenario.differs]: life of target is 8, not 9
      t.yaml:13:19
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                   ^

    error[scenario.differs]: ko of target is false, not true
      t.yaml:13:26
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                          ^^^^

    error[scenario.differs]: target is at [11.2, 10, 0]
      t.yaml:13:36
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                                    ^^^^^^

    error[scenario.differs]: physical defence of target is 13, not 12
      t.yaml:13:65
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                                                                 ^^

    error[scenario.differs]: what target carries is nothing, not relic 1
      t.yaml:13:80
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                                                                                ^^^^^^^

    error[scenario.differs]: speed of target is [4, 7]
      t.yaml:13:96
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                                                                                                ^^^

    error[scenario.differs]: reaction of target is none, not mental
      t.yaml:13:111
    13 |   target: { life: 9, ko: true, at: [1, 1], defence: { physical: 12 }, carries: relic 1, speed: [4], reaction: mental }
       |                                                                                                               ^^^^^^

    error[scenario.unknown-name]: there is no figure `taregt`
      t.yaml:14:3
    14 |   taregt: { life: 3 }
       |   ^^^^^^ did you mean `target`?

    error[scenario.differs]: hitter is in contact with target
      t.yaml:15:27
    15 |   hitter: { contact-not: [target], gap: { target: 1 }, sees-not: [target], hidden-from: { targte: 3 } }
       |                           ^^^^^^

    error[scenario.differs]: the gap from hitter to target is 0, not 1
      t.yaml:15:51
    15 |   hitter: { contact-not: [target], gap: { target: 1 }, sees-not: [target], hidden-from: { targte: 3 } }
       |                                                   ^

    error[scenario.differs]: hitter sees target
      t.yaml:15:67
    15 |   hitter: { contact-not: [target], gap: { target: 1 }, sees-not: [target], hidden-from: { targte: 3 } }
       |                                                                   ^^^^^^

    error[scenario.unknown-name]: there is no figure `targte`
      t.yaml:15:91
    15 |   hitter: { contact-not: [target], gap: { target: 1 }, sees-not: [target], hidden-from: { targte: 3 } }
       |                                                                                           ^^^^^^ did you mean `target`?

    error[scenario.differs]: the go is a, not b
      t.yaml:16:7
    16 |   go: b
       |       ^

    error[scenario.differs]: the outcome is none, not drawn
      t.yaml:17:12
    17 |   outcome: drawn
       |            ^^^^^

    error[scenario.differs]: the phase is action, not final
      t.yaml:18:10
    18 |   phase: final
       |          ^^^^^

    error[scenario.differs]: the score of a is 0, not 3
      t.yaml:19:16
    19 |   points: { a: 3 }
       |                ^

    error[scenario.unknown-name]: there is no scenery `car`
      t.yaml:20:14
    20 |   scenery: { car: { left: 1 } }
       |              ^^^

    error[scenario.unknown-name]: there is no objective `pillar 1`
      t.yaml:21:17
    21 |   objectives: { pillar 1: { holder: a } }
       |                 ^^^^^^^^

    error[scenario.differs]: no such `rolled` happened, or not after the one before it
      t.yaml:22:21
    22 |   events: [damaged, rolled]
       |                     ^^^^^^ this happened: rolled { cover: false, defence: 13, figure: hitter, hit: true, roll: [6,7], target: target, total: 18 }

    error[scenario.differs]: this happened: damaged { amount: 2, figure: target, life: 8, nature: physical }
      t.yaml:23:16
    23 |   events-not: [{ damaged: { amount: 2 } }, exploded]
       |                ^^^^^^^^^^^^^^^^^^^^^^^^^^

    error[scenario.unknown-word]: there is no event `exploded`
      t.yaml:23:44
    23 |   events-not: [{ damaged: { amount: 2 } }, exploded]
       |                                            ^^^^^^^^

    error[scenario.differs]: `defend` was not asked, or not after the one before it
      t.yaml:24:17
    24 |   asks: [boost, defend]
       |                 ^^^^^^ asked: activate to a, act to a (hitter), target to a (hitter), defend to b (target), boost to a (hitter), act to a (hitter)

    error[scenario.differs]: `boost to hitter` was asked
      t.yaml:25:14
    25 |   asks-not: [boost to hitter, bost]
       |              ^^^^^^^^^^^^^^^

    error[scenario.unknown-word]: there is no question `bost`
      t.yaml:25:31
    25 |   asks-not: [boost to hitter, bost]
       |                               ^^^^ did you mean `boost`?

    error[scenario.differs]: the number of rolls is 1, not 2
      t.yaml:26:10
    26 |   rolls: 2
       |          ^
    ");
    let rest = "then: { events: [{ damaged: { amount: 2 } }] }";
    insta::assert_snapshot!(failures(rest), @r"
    error[scenario.differs]: `damaged` did not happen
      t.yaml:9:18
    9 | then: { events: [{ damaged: { amount: 2 } }] }
      |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ this happened: nothing at all
    ");
}

#[test]
fn refusals_must_happen_and_by_the_rule_that_is_named() {
    let rest = "do:
  - refused: hitter ends
    by: rulings.activation.unit
  - refused: hitter moves to [10, 30]
    by: movement.need-pow
    measured: [20, 6]
  - refused: hitter gets up
  - refused: target ends
    by: rulings.activation.unit
  - refused: hitter gets up
    by: not-asked
  - refused: hitter gets up
    by: ko.down.standup
  - by: ko.down.stand-up
";
    insta::assert_snapshot!(failures(rest), @r"
    error[scenario.not-refused]: this was not refused
      t.yaml:10:14
    10 |   - refused: hitter ends
       |              ^^^^^^^^^^^

    error[scenario.not-refused]: refused by movement.cheapest-sufficient, not by movement.need-pow
      t.yaml:13:9
    13 |     by: movement.need-pow
       |         ^^^^^^^^^^^^^^^^^

    error[scenario.not-refused]: 20 was measured, 7 is allowed
      t.yaml:14:15
    14 |     measured: [20, 6]
       |               ^^^^^^^

    error[scenario.not-refused]: refused by ko.down.stand-up, and no rule is named
      t.yaml:15:14
    15 |   - refused: hitter gets up
       |              ^^^^^^^^^^^^^^ add `by: ko.down.stand-up` if that is the rule

    error[scenario.not-refused]: nobody asks for this here, so rulings.activation.unit does not refuse it
      t.yaml:17:9
    17 |     by: rulings.activation.unit
       |         ^^^^^^^^^^^^^^^^^^^^^^^ asked now: activate to a, offering `hitter`; write `by: not-asked` if that is meant

    error[scenario.not-refused]: it is refused by ko.down.stand-up
      t.yaml:19:9
    19 |     by: not-asked
       |         ^^^^^^^^^

    error[scenario.unknown-rule]: the ledger of pow has no rule `ko.down.standup`
      t.yaml:21:9
    21 |     by: ko.down.standup
       |         ^^^^^^^^^^^^^^^ did you mean `ko.down.stand-up`?

    error[scenario.shape]: nothing is refused here
      t.yaml:22:9
    22 |   - by: ko.down.stand-up
       |         ^^^^^^^^^^^^^^^^ write `refused: LINE` with it
    ");
}

#[test]
fn questions_and_offers_are_compared() {
    let rest = "do:
  - hitter activates
  - asks: act to hitter
    offers: [punch, target, get up]
    offers-only: [punch, move]
    offers-not: [end, blast, psuh]
  - asks: defend
";
    insta::assert_snapshot!(failures(rest), @r"
    error[scenario.offers]: `target` is not offered
      t.yaml:12:21
    12 |     offers: [punch, target, get up]
       |                     ^^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `get up` is not offered: ko.down.stand-up forbids it
      t.yaml:12:29
    12 |     offers: [punch, target, get up]
       |                             ^^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `blast` is offered too
      t.yaml:13:18
    13 |     offers-only: [punch, move]
       |                  ^^^^^^^^^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `end` is offered too
      t.yaml:13:18
    13 |     offers-only: [punch, move]
       |                  ^^^^^^^^^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `grab` is offered too
      t.yaml:13:18
    13 |     offers-only: [punch, move]
       |                  ^^^^^^^^^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `end` is offered
      t.yaml:14:18
    14 |     offers-not: [end, blast, psuh]
       |                  ^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: `blast` is offered
      t.yaml:14:23
    14 |     offers-not: [end, blast, psuh]
       |                       ^^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.offers]: nothing here is called `psuh`
      t.yaml:14:30
    14 |     offers-not: [end, blast, psuh]
       |                              ^^^^ act to a (hitter) offers `end`, `move`, `punch`, `blast`, `grab`

    error[scenario.question]: `defend` is not asked here
      t.yaml:15:11
    15 |   - asks: defend
       |           ^^^^^^ asked: act to a (hitter)
    ");
    insta::assert_snapshot!(failures("do:\n  - asks: defnd to b\n"), @r"
    error[scenario.unknown-word]: there is no question `defnd`
      t.yaml:10:11
    10 |   - asks: defnd to b
       |           ^^^^^^^^^^ did you mean `defend`?
    ");
    insta::assert_snapshot!(failures("do:\n  - asks: boost of b\n"), @r"
    error[scenario.unknown-word]: this names no question
      t.yaml:10:11
    10 |   - asks: boost of b
       |           ^^^^^^^^^^ such as `defend`, `defend to b` or `defend to target`
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
    error[scenario.shape]: no scenarios are played for `chess`
      t.yaml:1:7
    1 | game: chess
      |       ^^^^^ only `pow` is played so far
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
    let nothing = run_any_bytes("t.yaml", b"title: \xff", &CARDS);
    assert!(matches!(&nothing[0].result, Verdict::Failed(found) if found.to_string().contains("not UTF-8")));
}

#[test]
fn every_code_is_in_the_manual() {
    let manual = std::fs::read_to_string("../../docs/scenarios.md").expect("the manual is there");
    for code in Code::ALL {
        assert!(manual.contains(&format!("| `{}` |", code.as_str())), "{}", code.as_str());
    }
}

#[test]
fn every_example_of_the_manual_passes() {
    let manual = std::fs::read_to_string("../../docs/scenarios.md").expect("the manual is there");
    let examples: Vec<&str> =
        manual.split("```yaml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        assert_eq!(of_file(example), "", "{example}");
    }
}
