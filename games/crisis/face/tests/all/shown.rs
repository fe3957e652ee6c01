//! What is drawn and told of a table of Crisis Protocol.

use host::{Reach, Reached, Sitting};
use wire::table::{Kind, Mark};
use words::Language;

use crate::support::play::{answer, board, until};

#[test]
fn a_target_is_shown_with_range_sight_cover_and_exact_odds() {
    let (game, seat, question) = until("target", |_, question| !question.choices.is_empty());
    for choice in &question.choices {
        let odds = choice.odds.as_ref().expect("an attack has odds");
        assert_eq!(odds.headlines[0].code, "hit");
        assert!(!odds.thresholds.is_empty(), "{odds:?}");
        let codes: Vec<&str> = choice.checks.iter().map(|check| check.code.as_str()).collect();
        assert!(["range", "sight", "cover", "defence"].iter().all(|code| codes.contains(code)), "{codes:?}");
        assert!(choice.marks.iter().any(|mark| matches!(mark, Mark::Line { look, .. } if look == "sight")));
        let whole = game.page(Some(seat), Language::En).odds(question.which, &choice.answer).unwrap();
        assert_eq!(whole.variants[0].odds, *odds);
        assert_eq!(whole.checks, choice.checks);
    }
    let attack = board(&*game, None).attack.expect("an attack is being made");
    assert_eq!((attack.steps.len(), attack.step, attack.target), (14, 0, None));
    assert_eq!(attack.attack_pool.faces.len(), 0, "nothing is rolled yet");
}

#[test]
fn what_is_out_of_reach_says_by_how_much() {
    let measured = |forbidden: &wire::table::Forbidden| {
        forbidden.why.rule == "attack.range-and-los" && forbidden.why.value > forbidden.why.limit
    };
    let (_, _, question) = until("target", |_, question| question.forbidden.iter().any(measured));
    let far = question.forbidden.iter().find(|forbidden| measured(forbidden)).unwrap();
    assert!(far.marks.iter().any(|mark| matches!(mark, Mark::Line { look, .. } if look == "ruler")));
    assert!(far.why.text.chars().any(|letter| letter.is_ascii_digit()), "{}", far.why.text);
}

#[test]
fn an_advance_has_its_reach_and_every_place_of_it_can_be_pointed_at() {
    let (game, seat, question) = until("advance", |_, _| true);
    assert_eq!(question.kind, Kind::Place);
    let reach = question.areas.iter().find_map(|area| match area {
        Mark::Area { points, look, label, .. } if look == "reach" => Some((points, label)),
        _ => None,
    });
    let (points, label) = reach.expect("how far it gets is drawn");
    assert!(points.len() > 12 && ["S", "M", "L"].contains(&label.as_str()), "{label}");
    let acting = board(&*game, None).acting.expect("somebody moves");
    let from = board(&*game, None).figures.into_iter().find(|figure| figure.id == acting).unwrap().at;
    let mut reached = 0;
    for point in points.iter().step_by(points.len() / 12) {
        // The outline lies a little outside in places, so look a little inside of it.
        let inward = |to: i32, from: i32| to + (from - to) / 12;
        let at = Reach {
            x: inward(point.x, from.x),
            y: inward(point.y, from.y),
            z: None,
            figure: None,
            via: Vec::new(),
        };
        let Reached { choices, .. } = game.page(Some(seat), Language::En).reach(question.which, &at).unwrap();
        for choice in &choices {
            let path = choice
                .marks
                .iter()
                .any(|mark| matches!(mark, Mark::Path { points, .. } if points.len() == 3));
            assert!(path, "the tool is drawn: {choice:?}");
            answer(&mut *game.copy(), seat, question.which, &choice.answer);
        }
        reached += usize::from(!choices.is_empty());
    }
    assert!(reached >= 6, "{reached} of twelve places near the rim");
    let beyond = Reach { x: from.x + 20_000, y: from.y, z: None, figure: None, via: Vec::new() };
    let Reached { choices, why } =
        game.page(Some(seat), Language::En).reach(question.which, &beyond).unwrap();
    assert!(choices.is_empty() && why.is_some());
}

#[test]
fn dice_are_marked_and_rerolls_compared() {
    let compared = |question: &wire::table::Question| {
        question.choices.iter().filter(|choice| choice.odds.is_some()).count() > 1
    };
    let (game, seat, question) = until("dice", |_, question| compared(question));
    let pool = board(&*game, Some(seat)).attack.expect("dice lie on the table").attack_pool;
    assert!(!pool.faces.is_empty());
    let some = question.choices.iter().find(|choice| !choice.quiet && choice.odds.is_some()).unwrap();
    let whole = game.page(Some(seat), Language::En).odds(question.which, &some.answer).unwrap();
    assert!(whole.variants.len() > 1, "{whole:?}");
    assert!(whole.variants.iter().any(|variant| Some(&variant.odds) == some.odds.as_ref()));
}

fn report(game: &dyn Sitting, seat: Option<table::Seat>) -> Option<String> {
    game.page(seat, Language::En).report(game.journal(u32::MAX).next).unwrap()
}

#[test]
fn a_position_is_reported_as_a_scenario_but_no_squad_that_is_secret() {
    let (game, seat, _) = until("target", |_, _| true);
    let own = report(&*game, Some(seat)).unwrap();
    assert!(own.contains("game: crisis") && own.contains("museum-square"), "{own}");
    let (choosing, seat, _) = until("tactics", |_, _| true);
    assert!(report(&*choosing, Some(seat)).is_none() && report(&*choosing, None).is_none());
}
