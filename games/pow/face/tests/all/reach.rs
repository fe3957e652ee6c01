//! Places that somebody points at.

use host::{Reach, Reached, Refused, Sitting};
use pow_face::drawing::Figure;
use serde_json::Value;
use table::{Fast, Seat};
use wire::table::{Choice, Mark, Point, Question, Why};
use words::Language;

use crate::support::play::{answer, any_choice, begin, board, question, setup, until};

fn at(x: i32, y: i32) -> Reach {
    Reach { x, y, z: None, figure: None, via: Vec::new() }
}

fn point(game: &dyn Sitting, seat: Seat, question: &Question, at: &Reach) -> (Vec<Choice>, Option<Why>) {
    let Reached { choices, why } = game.page(Some(seat), Language::En).reach(question.which, at).unwrap();
    assert_eq!(choices.is_empty(), why.is_some(), "{choices:?} {why:?}");
    for choice in &choices {
        let taken = game.copy().answer(seat, question.which, &choice.answer, Language::En);
        assert!(taken.is_ok(), "{} was found, yet {taken:?}", choice.answer);
    }
    (choices, why)
}

fn figures(game: &dyn Sitting) -> Vec<Figure> {
    board(game).figures.into_iter().filter(|figure| figure.whereabouts == "table").collect()
}

fn mover(game: &dyn Sitting, question: &Question) -> Figure {
    let Some(&Mark::Thing { id, .. }) = question.about.first() else { panic!("{question:?}") };
    figures(game).into_iter().find(|figure| figure.id == id).unwrap()
}

fn path(choice: &Choice) -> &[Point] {
    match &choice.marks[..] {
        [Mark::Path { points, hows, .. }] => {
            assert_eq!(points.len(), hows.len() + 1);
            points
        }
        marks => panic!("{marks:?}"),
    }
}

fn pay(choice: &Choice) -> u64 {
    choice.answer["route"]["pay"].as_u64().unwrap()
}

#[test]
fn a_place_near_by_is_walked_to_for_each_price_the_cheapest_first() {
    let (game, seat, question) = until("route", |game, question| mover(game, question).speeds.len() > 1);
    let figure = mover(&*game, &question);
    let to = question.choices.iter().find(|choice| pay(choice) == 1 && path(choice).len() == 2).unwrap();
    let to = path(to)[1].clone();
    let (choices, _) = point(&*game, seat, &question, &at(to.x, to.y));
    assert_eq!(pay(&choices[0]), 1);
    assert!(choices.is_sorted_by_key(pay) && choices.len() <= figure.speeds.len());
    assert_eq!((path(&choices[0])[0].x, path(&choices[0])[0].y), (figure.at.x, figure.at.y));
    assert_eq!(path(&choices[0]).last(), Some(&to));
}

#[test]
fn too_far_is_refused_with_the_measure_and_the_longest_speed() {
    let (game, seat, question) = until("route", |game, question| mover(game, question).pow > 1);
    let figure = mover(&*game, &question);
    let far = at(if figure.at.x < 18_000 { 35_000 } else { 1_000 }, 18_000);
    let (choices, why) = point(&*game, seat, &question, &far);
    assert!(choices.is_empty());
    let why = why.unwrap();
    let payable = usize::from(figure.pow).min(figure.speeds.len());
    assert_eq!(
        (why.rule.as_str(), why.limit),
        ("movement.cheapest-sufficient", Some(figure.speeds[payable - 1]))
    );
    assert!(why.value > why.limit && why.text.contains("Measured"), "{why:?}");
}

#[test]
fn pointing_at_an_enemy_means_contact_with_it() {
    let near = |game: &dyn Sitting, question: &Question| -> Option<Figure> {
        let own = mover(game, question);
        let longest = *own.speeds.get(usize::from(own.pow).min(own.speeds.len()) - 1)?;
        let reach = i64::from(longest + own.radius - 500);
        figures(game).into_iter().find(|other| {
            let (x, y) = (i64::from(other.at.x - own.at.x), i64::from(other.at.y - own.at.y));
            other.seat != own.seat && other.at.z == own.at.z && x * x + y * y < reach * reach
        })
    };
    let (game, seat, question) = until("route", |game, question| near(game, question).is_some());
    let enemy = near(&*game, &question).unwrap();
    let (choices, why) = point(&*game, seat, &question, &at(enemy.at.x, enemy.at.y));
    let choice = choices.first().unwrap_or_else(|| panic!("{why:?}"));
    let mut moved = game.copy();
    answer(&mut *moved, seat, question.which, &choice.answer);
    let own = mover(&*game, &question);
    let gap = moved.page(None, Language::En).measure(own.id, enemy.id).expect("both are on the table").gap;
    assert!(gap <= 2, "{gap} mils apart");
}

#[test]
fn walls_are_gone_round_and_climbed() {
    let (mut round, mut climbed) = (0, 0);
    let mut count = |choices: &[Choice]| {
        if let Some(Mark::Path { hows, .. }) = choices.first().and_then(|choice| choice.marks.first()) {
            round += usize::from(hows.len() > 1 && hows.iter().all(|how| how == "walk"));
            climbed += usize::from(hows.iter().any(|how| how == "climb"));
        }
    };
    let mut game = begin(&setup(&[], ["vanguard", "night-shift"]), 8);
    let mut chance = Fast::new(8);
    while let Some((seat, question)) = question(&*game) {
        if question.code == "route" {
            for _ in 0..6 {
                let to = at(chance.below(36_000) as i32, chance.below(36_000) as i32);
                count(&point(&*game, seat, &question, &to).0);
            }
            for car in board(&*game).pieces.iter().filter(|piece| piece.look == "car" && !piece.destroyed) {
                let (lo, hi) = (&car.corners[0], &car.corners[2]);
                let top =
                    Reach { z: Some(car.base + car.height), ..at((lo.x + hi.x) / 2, (lo.y + hi.y) / 2) };
                count(&point(&*game, seat, &question, &top).0);
            }
        }
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    assert!(round > 5 && climbed > 5, "{round} ways round, {climbed} climbs");
}

#[test]
fn deployment_asks_for_the_zone_and_for_the_figure_that_is_meant() {
    let (game, seat, question) = until("deploy", |_, _| true);
    let board = board(&*game);
    let south = board.sides[usize::from(seat.0)].edge.as_deref() == Some("south");
    let waiting: Vec<&Figure> = board.figures.iter().filter(|figure| figure.seat == seat.0).collect();
    let own = at(18_000, if south { 3_000 } else { 33_000 });
    let named = |figure: &Figure| Reach { figure: Some(figure.id), ..own.clone() };
    for figure in &waiting {
        let (choices, _) = point(&*game, seat, &question, &named(figure));
        assert_eq!(choices[0].answer["deploy"]["figure"], figure.id);
    }
    let (choices, why) = point(&*game, seat, &question, &at(18_000, if south { 30_000 } else { 6_000 }));
    assert!(choices.is_empty() && why.unwrap().rule == "rulings.deploy.zone");
    let enemy = board.figures.iter().find(|figure| figure.seat != seat.0).unwrap();
    assert_eq!(point(&*game, seat, &question, &named(enemy)).1.unwrap().rule, "rulings.deploy.order");
}

#[test]
fn whoever_points_anywhere_at_any_time_gets_an_answer_or_a_refusal() {
    let mut game = begin(&setup(&[], ["odd-jobs", "wild-court"]), 21);
    let mut chance = Fast::new(21);
    let extremes = [i32::MIN, -1, 0, 36_000, 1 << 18, i32::MAX];
    for _ in 0..250 {
        let Some((seat, question)) = question(&*game) else { break };
        let mut any = || match chance.below(3) {
            0 => extremes[chance.below(6) as usize],
            _ => chance.below(36_000) as i32,
        };
        let via = vec![Point { x: any(), y: any(), z: any() }; 1 + any().rem_euclid(9) as usize];
        let via = if any() % 2 == 0 { via } else { Vec::new() };
        let reach = Reach {
            x: any(),
            y: any(),
            z: Some(any()).filter(|z| z % 2 == 0),
            figure: Some(any() as u32),
            via,
        };
        let place =
            ["deploy", "route", "aim", "throw", "leap", "power-walk"].contains(&question.code.as_str());
        match game.page(Some(seat), Language::De).reach(question.which, &reach) {
            Ok(_) => assert!(place),
            Err(refused) => assert_eq!(refused, Refused::NotAsked),
        }
        assert_eq!(game.page(Some(Seat(1 - seat.0)), Language::De).reach(0, &reach), Err(Refused::NotAsked));
        let value: Value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
}

#[test]
fn who_walks_there_and_back_again_is_told_like_anybody_else() {
    let near = |choice: &Choice, reach: i32| {
        let [from, to] = path(choice) else { return false };
        pay(choice) == 1 && (to.x - from.x).abs() + (to.y - from.y).abs() < reach / 2 && to.z == from.z
    };
    let (game, seat, question) = until("route", |game, question| {
        let reach = mover(game, question).speeds[0];
        question.choices.iter().any(|choice| near(choice, reach))
    });
    let figure = mover(&*game, &question);
    let there = question.choices.iter().find(|choice| near(choice, figure.speeds[0])).unwrap();
    // The way there, then the same stretch back to where the figure stands.
    let mut route = there.answer.clone();
    let way = route["route"]["way"].as_array_mut().unwrap();
    let mut back = way[0].clone();
    back["to"] = serde_json::json!([figure.at.x, figure.at.y, figure.at.z]);
    way.push(back);
    let mut game = game.copy();
    answer(&mut *game, seat, question.which, &route);
    let log = game.page(None, Language::En).log(0).lines;
    assert!(log.iter().rev().any(|line| line.code == "moved"));
}
