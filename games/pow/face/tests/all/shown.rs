//! What is shown: every question in words, and some moments as they are sent.

use std::collections::{BTreeMap, BTreeSet};

use host::{Reached, Sitting};
use pow::ask::Ask;
use table::{Fast, Seat};
use wire::table::{Choice, LogLine, Mark, Question, ThingKind};
use words::Language;

use crate::support::play::{answer, any_choice, begin, bot, chosen, question, setup, until};

/// The codes of all questions that the rules know. The match has no arm for others, so that a new question is not
/// forgotten here.
fn codes() -> BTreeSet<&'static str> {
    let code = |ask: &Ask| match ask {
        Ask::Edge { .. } => "edge",
        Ask::Deploy { .. } => "deploy",
        Ask::PerfectPlan { .. } => "perfect-plan",
        Ask::CancelPlan { .. } => "cancel-plan",
        Ask::Counter { .. } => "counter",
        Ask::First { .. } => "first",
        Ask::Activate { .. } => "activate",
        Ask::Recover { .. } => "recover",
        Ask::Act { .. } => "act",
        Ask::Route { .. } => "route",
        Ask::Target { .. } => "target",
        Ask::Aim { .. } => "aim",
        Ask::React { .. } => "react",
        Ask::Defend { .. } => "defend",
        Ask::Boost { .. } => "boost",
        Ask::RerollAttack { .. } => "reroll-attack",
        Ask::RerollTest { .. } => "reroll-test",
        Ask::Dodge { .. } => "dodge",
        Ask::Critical { .. } => "critical",
        Ask::BrutalPush { .. } => "brutal-push",
        Ask::Grab { .. } => "grab",
        Ask::Throw { .. } => "throw",
        Ask::Leap { .. } => "leap",
        Ask::Follow { .. } => "follow",
        Ask::NextTest { .. } => "next-test",
        Ask::PowerTarget { .. } => "power-target",
        Ask::PowerWalk { .. } => "power-walk",
    };
    let all = [
        "edge",
        "deploy",
        "perfect-plan",
        "cancel-plan",
        "counter",
        "first",
        "activate",
        "recover",
        "act",
        "route",
        "target",
        "aim",
        "react",
        "defend",
        "boost",
        "reroll-attack",
        "reroll-test",
        "dodge",
        "critical",
        "brutal-push",
        "grab",
        "throw",
        "leap",
        "follow",
        "next-test",
        "power-target",
        "power-walk",
    ];
    assert_eq!(code(&Ask::Edge { side: pow::state::Side::A }), all[0]);
    all.into()
}

fn assert_said(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{text:?}");
    assert!(!text.starts_with("host-") && !text.starts_with("pow-"), "{text:?}");
}

fn assert_whole(question: &Question) {
    assert_said(&question.title);
    question.because.iter().for_each(|because| assert_said(because));
    for choice in &question.choices {
        assert_said(&choice.label);
        choice.detail.iter().for_each(|detail| assert_said(detail));
        if let Some(odds) = &choice.odds {
            assert!(
                odds.headlines.iter().all(|headline| (0.0..=1.000_001).contains(&headline.chance)),
                "{odds:?}"
            );
            let whole: f64 = odds.amounts.iter().map(|amount| amount.chance).sum();
            assert!(odds.amounts.is_empty() || (whole - 1.0).abs() < 1e-9, "{odds:?}");
        }
    }
    for forbidden in &question.forbidden {
        assert_said(&forbidden.label);
        assert_said(&forbidden.why.text);
    }
    let label = |forbidden: &wire::table::Forbidden| (forbidden.label.clone(), forbidden.why.rule.clone());
    let once: BTreeSet<_> = question.forbidden.iter().map(label).collect();
    assert_eq!(once.len(), question.forbidden.len(), "a refusal is told twice: {:?}", question.forbidden);
    assert!(question.forbidden.len() <= 60);
}

#[test]
fn every_question_of_the_rules_is_put_in_words_in_every_language() {
    // Two Brutal fighters, two Perfect plans, and whoever else brings a question of its own.
    let planners = "ids:longeye,ironbrow,glyph";
    let teams = [
        [planners, planners],
        ["odd-jobs", "eclipse"],
        ["wild-court", "night-shift"],
        ["vanguard", planners],
    ];
    let missions = ["brawl", "three-pillars", "two-relics"];
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..60u64 {
        if seen.len() == codes().len() {
            break;
        }
        let mission = chosen("mission", missions[seed as usize % 3]);
        let mut game = begin(&setup(&[mission], teams[seed as usize % 4]), seed);
        let mut chance = Fast::new(seed);
        while let Some((seat, question)) = question(&*game) {
            let times = seen.entry(question.code.clone()).or_default();
            *times += 1;
            if *times < 10 {
                for language in Language::ALL {
                    game.page(Some(seat), language).position().questions.iter().for_each(assert_whole);
                }
            }
            // Random answers come to odd places, a bot to fights.
            if seed % 3 < 2 {
                bot(&mut *game, "greedy");
            } else {
                let value = any_choice(&question, &mut chance).clone();
                answer(&mut *game, seat, question.which, &value);
            }
        }
    }
    let missing: Vec<_> = codes().into_iter().filter(|code| !seen.contains_key(*code)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}; {seen:?}");
}

#[test]
fn the_log_has_dice_bursts_marks_and_rules() {
    let setup = setup(&[], ["vanguard", "eclipse"]);
    let mut game = begin(&setup, 4);
    while !game.asked().is_empty() {
        bot(&mut *game, "greedy");
    }
    for language in Language::ALL {
        let log = game.page(Some(Seat(0)), language).log(0).lines;
        assert_eq!(log.len() as u32, game.page(Some(Seat(0)), Language::En).log(u32::MAX).length);
        assert!((0..).zip(&log).all(|(number, line)| line.line == number));
        log.iter().for_each(|line| assert_said(&line.text));
        let of = |code: &str| -> Vec<&LogLine> { log.iter().filter(|line| line.code == code).collect() };
        assert!(of("rolled").iter().all(|line| line.dice.is_some() && line.marks.len() == 2));
        let hurt = of("damaged").into_iter().filter(|line| line.burst.is_some());
        assert!(hurt.count() > 5);
        assert!(of("phase-began").iter().all(|line| line.heading && line.seat.is_none()));
        // Who moves nowhere has no way to show.
        let ways = of("moved").into_iter().filter_map(|line| match &line.marks[..] {
            [_, Mark::Place { at, .. }, Mark::Path { points, hows, .. }] => Some((at, points, hows)),
            _ => None,
        });
        let ways: Vec<_> = ways.collect();
        assert!(ways.len() > 10);
        assert!(
            ways.iter().all(|(at, points, hows)| points.last() == Some(at) && points.len() == hows.len() + 1)
        );
        let acts = of("activated");
        assert!(
            acts.iter().all(|line| line.seat.is_some() && matches!(line.marks[..], [Mark::Thing { .. }]))
        );
        let first = log.iter().position(|line| line.entry.is_some()).unwrap();
        assert!(log[first..].iter().all(|line| line.entry.is_some()), "every later line has its moment");
        assert_eq!(game.page(Some(Seat(0)), language).log(100).lines, log[100..]);
    }
}

/// A moment as it is sent: the question in full, of the board what changes.
fn sent(game: &dyn Sitting, seat: Seat, language: Language) -> serde_json::Value {
    let mut position = serde_json::to_value(game.page(Some(seat), language).position()).unwrap();
    let board = position["board"].as_object_mut().unwrap();
    // Scenery and emblems are the same in all moments; one of each shows their shape.
    for list in ["pieces", "figures"] {
        board.get_mut(list).and_then(|list| list.as_array_mut()).unwrap().truncate(1);
    }
    for question in position["questions"].as_array_mut().unwrap() {
        question["choices"].as_array_mut().unwrap().truncate(4);
        for area in question["areas"].as_array_mut().unwrap() {
            area["points"].as_array_mut().unwrap().truncate(3);
        }
    }
    let log = game
        .page(Some(seat), language)
        .log(game.page(Some(seat), Language::En).log(u32::MAX).length.saturating_sub(12))
        .lines;
    serde_json::json!({ "position": position, "log": log, "line": game.page(None, language).standing().line })
}

#[test]
fn moments_are_sent_as_committed() {
    for code in ["act", "route", "target"] {
        let (game, seat, _) = until(code, |game, _| game.journal(u32::MAX).next > 40);
        for language in Language::ALL {
            insta::assert_json_snapshot!(format!("{code}-{language}"), sent(&*game, seat, language));
        }
    }
}

#[test]
fn reaches_are_drawn_within_the_law_also_of_who_flies() {
    for team in ["vanguard", "ids:skylance,captain-vale"] {
        let mut game = begin(&setup(&[], [team, "eclipse"]), 6);
        let mut reached = 0;
        while let Some((seat, question)) = question(&*game) {
            if question.code == "route" && seat == Seat(0) && reached < 400 {
                reached += within_the_law(&*game, seat, &question);
            }
            bot(&mut *game, "greedy");
        }
        assert!(reached >= 200, "{reached} places of {team} were drawn");
    }
}

/// Every corner of every outline can be come to; says how many there were.
fn within_the_law(game: &dyn Sitting, seat: Seat, question: &Question) -> usize {
    let outlines = question.areas.iter().filter_map(|mark| match mark {
        Mark::Area { points, look, .. } if look == "reach" => Some(points),
        _ => None,
    });
    let points: Vec<_> = outlines.flatten().collect();
    for point in &points {
        let at = host::Reach { x: point.x, y: point.y, z: Some(point.z), figure: None, via: Vec::new() };
        let Reached { choices, why } =
            game.page(Some(seat), Language::En).reach(question.which, &at).unwrap();
        assert!(!choices.is_empty(), "drawn, yet {why:?}: {point:?}");
    }
    points.len()
}

/// By rulings.scenery.attack an attack may be made at scenery alone: whoever is offered it should not have to find out.
#[test]
fn an_attack_that_reaches_no_enemy_says_so() {
    let scenery_only = |choice: &&Choice| {
        choice.detail.as_ref().is_some_and(|detail| detail.ends_with("no enemy in reach, only scenery"))
    };
    let (mut game, seat, asked) =
        until("act", |_, question| question.choices.iter().any(|choice| scenery_only(&choice)));
    let attack = asked.choices.iter().find(scenery_only).unwrap();
    answer(&mut *game, seat, asked.which, &attack.answer);
    let (_, aimed) = question(&*game).unwrap();
    let figure = |mark: &Mark| matches!(mark, Mark::Thing { kind: ThingKind::Figure, .. });
    assert!(!aimed.choices.is_empty() && !aimed.choices.iter().any(|choice| choice.marks.iter().any(figure)));
}
