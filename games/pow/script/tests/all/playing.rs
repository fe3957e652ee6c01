//! Mistakes that show while the scenario is played, or when it is over.

use crate::failures;

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
