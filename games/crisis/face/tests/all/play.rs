//! Whole games through the door.

use std::collections::BTreeSet;

use host::{Asked, Bot, Reach, Reached, Record, Refused, Sitting};
use serde_json::json;
use table::{Fast, Seat};
use wire::table::{Kind, Mark, ThingKind};
use words::Language;

use crate::support::play::{answer, any_choice, begin, board, crisis, question, record, setup};

/// Every mark of a question names something that the board has.
fn named(game: &dyn Sitting, seat: Seat, marks: &[Mark]) {
    let board = board(game, Some(seat));
    for mark in marks {
        let Mark::Thing { kind, id } = mark else { continue };
        let there = match kind {
            ThingKind::Figure => board.figures.iter().any(|figure| figure.id == *id),
            ThingKind::Piece => board.pieces.iter().any(|piece| piece.id == *id),
            ThingKind::Objective => board.objectives.iter().any(|token| token.id == *id),
            ThingKind::Die => {
                let attack = board.attack.as_ref();
                let (pool, first) = match *id {
                    0..100 => (attack.map(|attack| &attack.attack_pool), 0),
                    100..200 => (attack.map(|attack| &attack.defence_pool), 100),
                    _ => (board.dodge.as_ref().map(|dodge| &dodge.pool), 200),
                };
                pool.is_some_and(|pool| ((*id - first) as usize) < pool.faces.len())
            }
            ThingKind::Card => true,
            other => panic!("{other:?} is on no board of this game"),
        };
        assert!(there, "{mark:?} is not on the board");
    }
}

#[test]
fn every_question_of_random_games_is_shown_and_can_be_answered() {
    let mut codes: BTreeSet<String> = BTreeSet::new();
    for seed in 0..3 {
        let fields = ["museum-square", "freight-yard", "desert-ruins"];
        let setup = setup(fields[seed as usize], "drawn", "drawn");
        let mut game = begin(&setup, seed);
        let mut chance = Fast::new(seed);
        let mut asked = 0;
        while let Some((seat, question)) = question(&*game) {
            asked += 1;
            assert!(asked < 5_000, "game {seed} does not end");
            assert!(!question.choices.is_empty() && !question.title.is_empty(), "{question:?}");
            codes.insert(question.code.clone());
            named(&*game, seat, &question.about);
            for choice in &question.choices {
                assert!(!choice.label.is_empty(), "{choice:?}");
                named(&*game, seat, &choice.marks);
                if let Some(odds) = &choice.odds {
                    let sum: f64 = odds.amounts.iter().map(|amount| amount.chance).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{sum} in {choice:?}");
                }
            }
            for forbidden in &question.forbidden {
                assert!(!forbidden.why.rule.is_empty() && !forbidden.why.text.is_empty(), "{forbidden:?}");
            }
            for other in [None, Some(Seat(1 - seat.0))] {
                assert!(game.page(other, Language::Fr).position().questions.is_empty());
            }
            if question.kind == Kind::Place {
                let at = Reach {
                    x: chance.below(36_000) as i32,
                    y: chance.below(36_000) as i32,
                    z: None,
                    figure: None,
                    via: Vec::new(),
                };
                let Reached { choices, why } =
                    game.page(Some(seat), Language::De).reach(question.which, &at).unwrap();
                assert!(!choices.is_empty() || why.is_some_and(|why| !why.text.is_empty()));
                for choice in choices {
                    answer(&mut *game.copy(), seat, question.which, &choice.answer);
                }
            }
            if asked % 9 == 0 {
                // What the door says of odds it says without falling over, or says that there are none.
                for choice in question.choices.iter().take(3) {
                    let odds = game.page(Some(seat), Language::En).odds(question.which, &choice.answer);
                    assert!(matches!(odds, Ok(_) | Err(Refused::NotAsked)), "{odds:?}");
                }
                let refused =
                    game.copy().answer(seat, question.which, &json!({ "act": "dance" }), Language::En);
                assert!(matches!(refused, Err(Refused::Malformed(_))));
            }
            let value = any_choice(&question, &mut chance).clone();
            answer(&mut *game, seat, question.which, &value);
        }
        let outcome =
            game.page(None, Language::En).standing().outcome.expect("nobody is asked, so it is over");
        assert_eq!(outcome.scores.iter().sum::<f32>(), 1.0);
        crisis().open(&record(&setup, seed, &*game)).expect("every answer and every roll fits");
        for language in Language::ALL {
            let log = game.page(None, language).log(0).lines;
            assert!(log.iter().all(|line| !line.text.is_empty()), "{language:?}");
        }
        assert!(game.page(None, Language::En).history().chapters.iter().any(|chapter| chapter.level == 1));
    }
    for code in ["squad", "tactics", "deploy", "act", "attack", "target", "advance", "effect", "dice"] {
        assert!(codes.contains(code), "nobody was asked `{code}` in {codes:?}");
    }
}

#[test]
fn bots_and_safe_answers_play_whole_games() {
    for (seed, bots) in [(1, ["greedy", "random"]), (2, ["random", "greedy"])] {
        let mut game = begin(&setup("old-quarter", "drawn", "drawn"), seed);
        while let Some(&Asked { seat, .. }) = game.asked().first() {
            let (which, value) = game.bot(seat, Bot::Called(bots[usize::from(seat.0)])).unwrap();
            answer(&mut *game, seat, which, &value);
        }
        assert!(game.page(None, Language::En).standing().outcome.is_some());
    }
    let mut game = begin(&setup("night-market", "drawn", "drawn"), 3);
    while let Some(&Asked { seat, .. }) = game.asked().first() {
        let (which, value) = game.bot(seat, Bot::Safe).unwrap();
        answer(&mut *game, seat, which, &value);
    }
    assert!(game.page(None, Language::En).standing().outcome.is_some(), "who always passes comes to an end");
}

#[test]
fn a_turn_of_the_clock_is_an_activation() {
    let mut game = begin(&setup("old-quarter", "drawn", "drawn"), 7);
    let (mut turns, mut others) = (0, 0);
    while turns < 6 {
        let seat = game.asked()[0].seat;
        let (which, value) = game.bot(seat, Bot::Called("greedy")).unwrap();
        let activates = value.to_string().contains("activate");
        assert_eq!(game.answer(seat, which, &value, Language::En).unwrap().turn, activates, "{value}");
        turns += u32::from(activates);
        others += u32::from(!activates);
    }
    assert!(others > turns);
}

#[test]
fn a_game_opens_again_from_its_journal_and_from_a_snapshot() {
    let setup = setup("campus-lab", "drawn", "drawn");
    let mut game = begin(&setup, 4);
    let mut chance = Fast::new(4);
    for _ in 0..90 {
        let Some((seat, question)) = question(&*game) else { break };
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    let seen = |game: &dyn Sitting| {
        let seats = [Some(Seat(0)), Some(Seat(1)), None];
        serde_json::to_string(&seats.map(|seat| {
            (game.page(seat, Language::En).position(), game.page(seat, Language::En).log(0).lines)
        }))
        .unwrap()
    };
    let record = record(&setup, 4, &*game);
    let again = crisis().open(&record).unwrap();
    assert_eq!(seen(&*again), seen(&*game));
    let resumed = crisis().open(&Record { snapshot: Some(game.snapshot()), ..record }).unwrap();
    assert_eq!(seen(&*resumed), seen(&*game));
}
