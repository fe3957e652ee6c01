//! Exact odds, beside choices and compared.

use host::Refused;
use serde_json::json;
use table::Seat;
use words::Language;

use crate::support::play::until;

#[test]
fn a_target_is_compared_plain_boosted_and_reacting() {
    let (game, seat, question) = until("target", |_, question| {
        question.choices.iter().filter(|choice| choice.odds.is_some()).count() > 1
    });
    let choice = question.choices.iter().find(|choice| choice.odds.is_some()).unwrap();
    let comparison = game.page(Some(seat), Language::En).odds(question.which, &choice.answer).unwrap();
    assert_eq!(
        Some(&comparison.variants[0].odds),
        choice.odds.as_ref(),
        "the plain way is what stands beside it"
    );
    assert!(comparison.variants.len() > 1);
    let codes: Vec<&str> = comparison.checks.iter().map(|check| check.code.as_str()).collect();
    assert!(codes.contains(&"range") && codes.contains(&"defence"), "{codes:?}");
    for variant in &comparison.variants {
        let whole: f64 = variant.odds.amounts.iter().map(|amount| amount.chance).sum();
        let mean: f64 =
            variant.odds.amounts.iter().map(|amount| amount.chance * f64::from(amount.amount)).sum();
        assert!((whole - 1.0).abs() < 1e-9 && (mean - variant.odds.mean).abs() < 1e-9);
        assert!(variant.odds.thresholds.is_sorted_by_key(|threshold| threshold.amount));
        assert!(!variant.label.is_empty());
    }
    let other = game.page(Some(Seat(1 - seat.0)), Language::En).odds(question.which, &choice.answer);
    assert_eq!(other, Err(Refused::NotAsked));
    let malformed = game.page(Some(seat), Language::En).odds(question.which, &json!("dance"));
    assert!(matches!(malformed, Err(Refused::Malformed(_))));
}

#[test]
fn a_boost_and_a_reaction_change_the_chance_to_hit() {
    let hit = |choice: &wire::table::Choice| choice.odds.as_ref().map(|odds| odds.headlines[0].chance);
    let (_, _, boost) = until("boost", |_, question| hit(&question.choices[0]).is_some_and(|hit| hit < 1.0));
    let (plain, die) = (hit(&boost.choices[0]).unwrap(), hit(&boost.choices[1]).unwrap());
    assert!(die > plain, "a third die adds to the sum: {plain} {die}");
    let (game, seat, defend) =
        until("defend", |_, question| hit(&question.choices[0]).is_some_and(|hit| hit > 0.0));
    let (reacting, not) = (hit(&defend.choices[0]).unwrap(), hit(defend.choices.last().unwrap()).unwrap());
    assert!(reacting < not, "{reacting} {not}");
    let compared = game.page(Some(seat), Language::Fr).odds(defend.which, &defend.choices[0].answer).unwrap();
    assert_eq!(compared.variants.len(), defend.choices.len());
}

#[test]
fn a_reroll_is_weighed_against_the_roll_that_lies_there() {
    let (_, _, question) = until("reroll-attack", |_, _| true);
    let hits: Vec<f64> =
        question.choices.iter().map(|choice| choice.odds.as_ref().unwrap().headlines[0].chance).collect();
    assert!(hits[0] == 0.0 || hits[0] == 1.0, "a roll that is kept has hit or missed: {hits:?}");
    assert!(hits[1..].iter().all(|hit| (0.0..=1.0).contains(hit)));
}

#[test]
fn what_no_die_decides_has_no_odds() {
    let (game, seat, question) = until("activate", |_, _| true);
    let refused = game.page(Some(seat), Language::En).odds(question.which, &question.choices[0].answer);
    assert_eq!(refused, Err(Refused::NotAsked));
}

#[test]
fn figures_are_measured_from_base_to_base() {
    let (game, ..) = until("act", |_, _| true);
    let wire::play::Measure { gap, text, .. } = game.page(None, Language::En).measure(0, 4).unwrap();
    assert!(gap > 0 && text.contains('″'), "{text}");
    for (from, to) in [(0, 0), (0, 99), (1 << 20, 0)] {
        assert_eq!(game.page(None, Language::En).measure(from, to), None);
    }
}
