//! Whole games through the door.

use std::collections::BTreeSet;

use gotham_face::drawing::Board;
use host::{Asked, Bot, Door as _, Record, Refused, Sitting};
use serde_json::json;
use table::{Fast, Seat};
use wire::table::{Mark, ThingKind};
use words::Language;

use crate::support::{answer, any_choice, begin, board, bot, gotham, question, record, setup};

/// Every mark names something that the board has.
fn named(board: &Board, marks: &[Mark]) {
    for mark in marks {
        let Mark::Thing { kind, id } = mark else {
            assert!(matches!(mark, Mark::Path { .. }), "{mark:?}");
            continue;
        };
        let there = match kind {
            ThingKind::Zone => board.zones.iter().any(|zone| zone.id == *id),
            ThingKind::Figure => board.figures.iter().any(|figure| figure.id == *id),
            ThingKind::Tile => board.tiles.iter().any(|tile| tile.id == *id),
            ThingKind::Card => board.cards.iter().any(|card| card.id == *id),
            ThingKind::Objective => board.tokens.iter().any(|token| token.id == *id),
            ThingKind::Die => board.rolls.last().is_some_and(|roll| (*id as usize) < roll.dice.len()),
            ThingKind::Seat => board.sides.iter().any(|side| u32::from(side.seat) == *id),
            ThingKind::Piece => false,
        };
        assert!(there, "{mark:?} is not on the board");
    }
}

#[test]
fn every_question_of_random_games_is_shown_and_can_be_answered() {
    let mut codes: BTreeSet<String> = BTreeSet::new();
    let (mut dice, mut bursts, mut defended, mut standing) = (0, 0, 0, 0);
    let games =
        [("breakout", 1), ("deadly-vats", 3), ("hotel-hostages", 2), ("the-hunt", 1), ("two-charges", 2)];
    for (seed, (mission, players)) in (0..).zip(games) {
        let setup = setup(mission, players);
        let mut game = begin(&setup, seed);
        let mut chance = Fast::new(seed);
        let mut asked = 0;
        while let Some((seat, question)) = question(&*game) {
            asked += 1;
            assert!(asked < 20_000, "{mission} does not end");
            assert!(!question.choices.is_empty() && !question.title.is_empty(), "{question:?}");
            codes.insert(question.code.clone());
            standing += usize::from(question.code == "reroll" && question.because.is_some());
            let board = board(&*game);
            named(&board, &question.about);
            for choice in &question.choices {
                assert!(!choice.label.is_empty(), "{choice:?}");
                named(&board, &choice.marks);
                let about_dice = ["reroll", "target", "weapon"].contains(&question.code.as_str());
                assert!(choice.odds.is_some() || !about_dice, "{choice:?} of {question:?}");
                if let Some(odds) = &choice.odds {
                    let sum: f64 = odds.amounts.iter().map(|amount| amount.chance).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{sum} in {choice:?}");
                    defended += usize::from(odds.otherwise.is_some());
                }
            }
            for forbidden in &question.forbidden {
                named(&board, &forbidden.marks);
                assert!(!forbidden.why.text.contains("unknown") && !forbidden.why.text.is_empty());
                assert!(!forbidden.why.rule.is_empty(), "{forbidden:?}");
            }
            if asked % 17 == 0 {
                for choice in question.choices.iter().take(2) {
                    let odds = game.page(Some(seat), Language::En).odds(question.which, &choice.answer);
                    assert!(matches!(odds, Ok(_) | Err(Refused::NotAsked)), "{odds:?}");
                }
                let dance = json!({ "act": "dance" });
                let refused = game.copy().answer(seat, question.which, &dance, Language::En);
                assert!(matches!(refused, Err(Refused::Malformed(_))));
            }
            let value = any_choice(&question, &mut chance).clone();
            answer(&mut *game, seat, question.which, &value);
        }
        let outcome =
            game.page(None, Language::En).standing().outcome.expect("nobody is asked, so it is over");
        let (villain, heroes) = outcome.scores.split_last().unwrap();
        assert_eq!(heroes.len(), players);
        assert!(heroes.iter().all(|score| *score == 1.0 - villain), "{outcome:?}");
        assert_eq!(game.page(None, Language::En).standing().scores, outcome.scores);
        assert!(board(&*game).winner.is_some());
        gotham().open(&record(&setup, seed, &*game)).expect("every answer and every roll fits");
        let curve = game.page(None, Language::En).history().curve;
        assert_eq!(curve.iter().map(|line| *line.last().unwrap()).collect::<Vec<_>>(), outcome.scores);
        for language in Language::ALL {
            let log = game.page(None, language).log(0).lines;
            assert!(log.iter().all(|line| !line.text.is_empty()), "{language:?}");
            dice += log.iter().filter(|line| line.dice.is_some()).count();
            bursts += log.iter().filter(|line| line.burst.is_some()).count();
        }
        assert!(game.page(None, Language::En).history().chapters.iter().any(|chapter| chapter.level == 1));
    }
    assert!(dice > 20 && bursts > 10, "{dice} rolls and {bursts} bursts in all languages");
    assert!(defended > 10, "{defended} attacks were told from both ends");
    assert!(standing > 10, "{standing} rerolls said what the dice come to");
    for code in
        ["act", "move", "tile", "character", "target", "cubes", "reroll", "state", "deed", "cube-from"]
    {
        assert!(codes.contains(code), "nobody was asked `{code}` in {codes:?}");
    }
}

#[test]
fn bots_play_a_whole_game_on_both_sides() {
    let mut game = begin(&setup("two-charges", 2), 5);
    let mut answers = 0;
    while !game.asked().is_empty() {
        bot(&mut *game, "greedy");
        answers += 1;
        assert!(answers < 5_000, "the game does not end");
    }
    assert!(game.page(None, Language::De).standing().outcome.is_some_and(|outcome| !outcome.text.is_empty()));
}

#[test]
fn safe_answers_play_a_whole_game() {
    let mut game = begin(&setup("deadly-vats", 3), 3);
    while let Some(&Asked { seat, .. }) = game.asked().first() {
        let (which, value) = game.bot(seat, Bot::Safe).unwrap();
        answer(&mut *game, seat, which, &value);
    }
    // Time is up, and nobody has disarmed a bomb.
    assert_eq!(game.page(None, Language::En).standing().outcome.unwrap().scores, [0.0, 0.0, 0.0, 1.0]);
}

#[test]
fn a_game_opens_again_from_its_journal_and_from_a_snapshot() {
    let setup = setup("hotel-hostages", 2);
    let mut game = begin(&setup, 4);
    let mut chance = Fast::new(4);
    for _ in 0..90 {
        let Some((seat, question)) = question(&*game) else { break };
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    let seen = |game: &dyn Sitting| {
        let seats = [Some(Seat(0)), Some(Seat(2)), None];
        serde_json::to_string(&seats.map(|seat| {
            (game.page(seat, Language::Fr).position(), game.page(seat, Language::Fr).log(0).lines)
        }))
        .unwrap()
    };
    let record = record(&setup, 4, &*game);
    let again = gotham().open(&record).unwrap();
    assert_eq!(seen(&*again), seen(&*game));
    let resumed = gotham().open(&Record { snapshot: Some(game.snapshot()), ..record }).unwrap();
    assert_eq!(seen(&*resumed), seen(&*game));
}

#[test]
fn everybody_sees_the_same_table() {
    gotham::cites!("rulings.open-information");
    let mut game = begin(&setup("breakout", 2), 6);
    let mut chance = Fast::new(6);
    for _ in 0..60 {
        let Some((seat, question)) = question(&*game) else { break };
        let boards = [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]
            .map(|eyes| game.page(eyes, Language::En).board());
        assert!(boards.iter().all(|board| *board == boards[0]));
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
}
