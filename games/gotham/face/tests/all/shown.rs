//! What is drawn and told of a table of Gotham City Chronicles.

use gotham_face::drawing::Board;
use host::{Door as _, Sitting};
use table::{Seat, Seats};
use wire::table::{Mark, ThingKind};
use words::Language;

use crate::support::{answer, begin, board, gotham, question, record, setup, until};

#[test]
fn the_table_shows_board_sheets_post_and_river_as_the_mission_lays_them_out() {
    let game = begin(&setup("deadly-vats", 2), 1);
    let board = board(&*game);
    assert_eq!((board.zones.len(), board.turn, board.last_turn), (22, 1, 4));
    assert_eq!((board.initiative.as_str(), board.on_time.as_str()), ("villain", "villain"));
    assert_eq!(
        board.sides.iter().map(|side| side.camp.as_str()).collect::<Vec<_>>(),
        ["heroes", "heroes", "villain"]
    );
    let batman = &board.heroes[0];
    assert_eq!((batman.card.as_str(), batman.cubes.available, batman.cubes.boxes.len()), ("batman", 11, 7));
    assert_eq!(
        (batman.cubes.boxes[0].code.as_str(), batman.cubes.boxes[0].die.as_deref()),
        ("melee", Some("red"))
    );
    // Hazmat thugs, a brute, the event tile and Killer Moth cost 1 to 4 from the left.
    assert_eq!(board.river.iter().map(|tile| tile.cost).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(board.tiles[2].level, "event");
    assert_eq!(board.post.cubes.available + board.post.cubes.fatigue, 20);
    assert_eq!(board.tokens.iter().filter(|token| token.kind == "bomb").count(), 5);
    // Heroes win when no bomb is left; none has been disarmed.
    let bombs = &board.ends[0];
    assert_eq!(
        (bombs.winner.as_str(), bombs.met, bombs.goals[0].now, bombs.goals[0].needed),
        ("heroes", false, 0, 5)
    );
    assert!(board.zones.iter().all(|zone| zone.sees.contains(&zone.id)), "every zone sees itself");
}

#[test]
fn a_move_says_what_it_costs_part_by_part_and_then_costs_it() {
    gotham::cites!("movement.f.only-for-missing");
    let (game, seat, asked) = until("move", |game, asked| {
        let movement = board(game).movements.into_iter().next();
        asked.choices.len() > 2 && movement.is_some_and(|movement| movement.routes.len() > 3)
    });
    let before = board(&*game);
    let movement = &before.movements[0];
    assert!(movement.begun);
    let mut tried = 0;
    for choice in asked.choices.iter().filter(|choice| !choice.quiet) {
        let Some(Mark::Thing { kind: ThingKind::Zone, id }) = choice.marks.first() else { continue };
        let route = movement.routes.iter().find(|route| route.to == *id && route.steps.len() == 1);
        let Some(route) = route else { continue };
        let step = &route.steps[0];
        assert_eq!(i32::from(step.cost), step.parts.iter().map(|part| i32::from(part.amount)).sum::<i32>());
        assert!(choice.checks.len() >= step.parts.len() && choice.detail.is_some(), "{choice:?}");
        let mut then = game.copy();
        answer(&mut *then, seat, asked.which, &choice.answer);
        let figure =
            |board: &Board| board.figures.iter().find(|figure| figure.id == movement.figure).unwrap().clone();
        let after = board(&*then);
        if figure(&after).zone != Some(*id) {
            // Somebody is asked before the move is made, Pushing Limits say.
            continue;
        }
        tried += 1;
        if let Some(now) = after.movements.iter().find(|now| now.begun && now.figure == movement.figure) {
            let bought = movement.points_per_cube * route.cubes;
            assert_eq!(now.points, movement.points + bought - route.cost, "{route:?}");
        }
    }
    assert!(tried > 0, "no move could be tried: {asked:?}");
}

#[test]
fn cubes_go_where_the_preview_says() {
    let (game, seat, asked) = until("cubes", |_, asked| {
        asked.choices.len() > 2 && asked.choices.iter().any(|choice| !choice.previews.is_empty())
    });
    for choice in &asked.choices {
        for preview in &choice.previews {
            let Mark::Thing { kind, id } = preview.at else { panic!("{preview:?}") };
            let mut then = game.copy();
            answer(&mut *then, seat, asked.which, &choice.answer);
            let there = |game: &dyn Sitting| {
                let board = board(game);
                let cubes = match kind {
                    ThingKind::Figure => {
                        board.heroes.iter().find(|hero| hero.figure == id).unwrap().cubes.clone()
                    }
                    _ => board.post.cubes,
                };
                let field = preview.code.strip_prefix("cubes-").unwrap();
                i32::from(match field {
                    "available" => cubes.available,
                    "fatigue" => cubes.fatigue,
                    "wounds" => cubes.wounds,
                    of => cubes.boxes.iter().find(|it| it.code == of).unwrap().cubes,
                })
            };
            assert_eq!((there(&*game), there(&*then)), (preview.now, preview.then), "{preview:?}");
            assert!(!preview.text.is_empty());
        }
    }
}

#[test]
fn an_attack_has_exact_odds_for_every_number_of_cubes() {
    let (game, seat, asked) =
        until("target", |_, asked| asked.title.contains("Batman") && asked.choices.len() > 1);
    let choice = asked.choices.iter().find(|choice| choice.odds.is_some()).unwrap();
    let whole = game.page(Some(seat), Language::En).odds(asked.which, &choice.answer).unwrap();
    assert!(whole.variants.len() > 1, "{whole:?}");
    // The least cubes and the most against no defence, the most against all, and then what lies between.
    let (ends, between) = whole.variants.split_at(3);
    let [plain, most, defended] = ends else { panic!("{whole:?}") };
    assert!(
        [plain]
            .into_iter()
            .chain(between)
            .chain([most])
            .is_sorted_by(|one, next| one.odds.mean <= next.odds.mean),
        "more cubes hurt more: {whole:?}"
    );
    assert!(defended.odds.mean < most.odds.mean, "a defence does not hurt more");
    let told = choice.odds.as_ref().unwrap();
    assert_eq!((&plain.odds.amounts, &plain.odds.headlines), (&told.amounts, &told.headlines));
    // On the button both ends are told: he may still spend cubes.
    let otherwise = told.otherwise.as_ref().expect("the defender has cubes");
    assert!(otherwise.headlines[0].chance < told.headlines[0].chance, "{told:?}");
}

#[test]
fn rerolls_and_defences_have_odds_of_their_own() {
    let of_attack = |game: &dyn Sitting, asked: &wire::table::Question| {
        board(game).attack.is_some() && asked.choices.iter().all(|choice| choice.odds.is_some())
    };
    let (game, seat, asked) = until("reroll", of_attack);
    let compared = game.page(Some(seat), Language::Fr).odds(asked.which, &asked.choices[0].answer).unwrap();
    // A defender who may still spend is told of from both ends.
    let open = asked.choices[0].odds.as_ref().is_some_and(|odds| odds.otherwise.is_some());
    assert_eq!(compared.variants.len(), if open { 2 } else { asked.choices.len() });
    assert!(compared.assumes.is_some_and(|assumes| !assumes.is_empty()));
    let dice = board(&*game).rolls.last().unwrap().dice.len();
    for choice in asked.choices.iter().filter(|choice| !choice.quiet) {
        assert!(!choice.marks.is_empty(), "{choice:?}");
        for mark in &choice.marks {
            assert!(
                matches!(mark, Mark::Thing { kind: ThingKind::Die, id } if (*id as usize) < dice),
                "{mark:?}"
            );
        }
    }
}

#[test]
fn sight_is_explained_from_zone_to_zone() {
    gotham::cites!("line-of-sight.mutual");
    let game = begin(&setup("deadly-vats", 1), 1);
    let zones = board(&*game).zones;
    let mut blocked = 0;
    for from in &zones {
        for to in &zones {
            let there = game.page(None, Language::En).measure(from.id, to.id).unwrap();
            assert_eq!(there.sight, from.sees.contains(&to.id), "{} to {}", from.name, to.name);
            let back = game.page(None, Language::De).measure(to.id, from.id).unwrap();
            assert_eq!((there.sight, there.gap), (back.sight, back.gap));
            assert!(
                there.text.contains(&from.name)
                    && there.rule.is_some() == (there.sight || !there.marks.is_empty())
            );
            blocked += usize::from(!there.sight);
        }
    }
    assert!(blocked > 20, "{blocked}");
    assert_eq!(game.page(None, Language::En).measure(0, 99), None);
}

#[test]
fn who_can_t_act_is_told_why() {
    let (_, _, asked) = until("act", |_, asked| asked.forbidden.len() > 1);
    assert!(asked.forbidden.iter().all(|forbidden| !forbidden.marks.is_empty()), "{:?}", asked.forbidden);
    let (_, _, asked) = until("tile", |_, asked| !asked.forbidden.is_empty());
    let dear = asked.forbidden.iter().find(|forbidden| forbidden.why.rule == "villain-turn.step3.a.choose");
    if let Some(dear) = dear {
        assert!(dear.why.value > dear.why.limit, "{dear:?}");
    }
}

#[test]
fn the_lead_is_handed_from_player_to_player() {
    let setup = setup("two-charges", 2);
    let mut game = begin(&setup, 2);
    loop {
        let (seat, asked) = question(&*game).unwrap();
        if asked.code == "act" {
            assert_eq!(seat, Seat(0));
            let hand_over = asked
                .choices
                .iter()
                .find(|choice| choice.marks.contains(&Mark::Thing { kind: ThingKind::Seat, id: 1 }));
            let value = hand_over.expect("the other may be handed the lead").answer.clone();
            answer(&mut *game, seat, asked.which, &value);
            break;
        }
        let value = asked.choices[0].answer.clone();
        answer(&mut *game, seat, asked.which, &value);
    }
    let (seat, asked) = question(&*game).unwrap();
    assert_eq!((seat, asked.code.as_str(), board(&*game).lead), (Seat(1), "act", Some(1)));
    assert!(board(&*game).sides.iter().all(|side| !side.passed), "handing over is no pass");
    // Who is not asked may say "I go", and nothing else.
    assert_eq!(game.asked()[0].claims, Seats::NONE.with(Seat(0), true));
    let claim = game.page(Some(Seat(0)), Language::De).position().questions.remove(0);
    assert_eq!((claim.code.as_str(), claim.choices.len()), ("claim", 1));
    let pass = serde_json::json!({ "act": "pass" });
    assert_eq!(game.answer(Seat(0), claim.which, &pass, Language::En), Err(host::Refused::NotAsked));
    assert!(
        game.page(Some(Seat(2)), Language::En).position().questions.is_empty(),
        "the villain claims nothing"
    );
    answer(&mut *game, Seat(0), claim.which, &claim.choices[0].answer);
    assert_eq!(board(&*game).lead, Some(0));
    let claims = game.asked()[0].claims;
    assert_eq!(claims, Seats::NONE, "both have handed over, so one of them has to do something");
    gotham().open(&record(&setup, 2, &*game)).expect("every answer and every roll fits");
}

#[test]
fn a_reported_position_is_a_scenario_that_passes() {
    let content = gotham::printed::house().unwrap();
    for code in ["act", "tile", "move"] {
        let (game, ..) = until(code, |game, _| game.journal(u32::MAX).next > 30);
        let report = game.page(None, Language::En).report(game.journal(u32::MAX).next);
        let report = report.unwrap().unwrap();
        let script = gotham_face::PARTS.script.expect("the game has a test language");
        let outcomes = script.run("report.yaml", report.as_bytes(), &content);
        assert!(!outcomes.is_empty(), "{report}");
        assert!(
            outcomes.iter().all(|outcome| matches!(outcome.result, host::Verdict::Passed)),
            "{outcomes:?} of {report}"
        );
    }
}

#[test]
fn dice_that_were_picked_are_seen_by_everybody_and_named_in_the_answer() {
    let several = |game: &dyn Sitting, asked: &wire::table::Question| {
        let dice = board(game).rolls.last().map_or(0, |roll| roll.dice.len());
        let Mark::Thing { id, .. } = asked.about[0] else { return false };
        let purse = board(game).heroes.iter().any(|hero| hero.figure == id && hero.cubes.available > 2);
        dice > 1 && asked.title.contains("spend cubes") && purse
    };
    let (mut game, seat, asked) = until("reroll", several);
    let keep = asked.choices.iter().find(|choice| choice.quiet).unwrap();
    assert_eq!(keep.label, "Keep the dice");
    let die = asked.choices.iter().find(|choice| !choice.quiet).unwrap();
    answer(&mut *game, seat, asked.which, &die.answer);
    let (_, next) = question(&*game).unwrap();
    let throw = next.choices.iter().find(|choice| choice.quiet).unwrap();
    assert_eq!(throw.label, format!("Throw again: {}", die.label.to_lowercase()));
    assert!(next.title.contains(&format!("Picked: {}", die.label.to_lowercase())), "{}", next.title);
    assert_eq!(board(&*game).rolls.last().unwrap().dice.iter().filter(|die| die.picked).count(), 1);
    assert!(next.choices.iter().all(|choice| choice.odds.is_some()), "{next:?}");
}
