use super::super::line::{By, Place, Then};
use super::*;

/// A table for two with clocks of ten seconds and one second more an answer, both seats taken.
fn lines() -> Vec<Line> {
    let place = Place { bot: None, kept_for: None, options: Vec::new() };
    let made = Act::Made {
        game: "chess".into(),
        options: Vec::new(),
        seats: vec![place.clone(), place],
        clock: Some(NewClock { seconds: 10, increment: 1, every: Every::Answer }),
        public: false,
        commitment: "c".into(),
        preset: None,
    };
    let sat = |seat| Act::Sat { seat, name: "Ada".into(), nonce: "n".into(), options: Vec::new() };
    let begun = Act::Begun { setup: serde_json::Value::Null, nonces: vec!["n".into(), "n".into()] };
    let mut lines = Vec::new();
    for (at_ms, act) in [(0, made), (500, sat(0)), (800, sat(1)), (1000, begun)] {
        add(&mut lines, at_ms, act, &[], &[]);
    }
    lines[3].waits_for = vec![0];
    lines
}

fn add(lines: &mut Vec<Line>, at_ms: u64, act: Act, waits_for: &[u8], entries: &[&str]) {
    let seq = u32::try_from(lines.len()).unwrap();
    let entries = entries.iter().map(|entry| (*entry).to_owned()).collect();
    lines.push(Line { seq, at_ms, act, waits_for: waits_for.to_vec(), entries });
}

fn answered(seat: u8) -> Act {
    Act::Answered {
        seat,
        which: 0,
        answer: serde_json::Value::Null,
        by: By::Person,
        turn: false,
        then: Vec::new(),
    }
}

#[test]
fn a_clock_runs_while_its_seat_is_asked_and_gains_by_each_answer() {
    let mut lines = lines();
    add(&mut lines, 4000, answered(0), &[1], &["a"]);
    add(&mut lines, 6000, answered(1), &[0], &["b"]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.left_ms(0, 6000), fold.left_ms(1, 6000)), (8000, 9000));
    assert_eq!((fold.left_ms(0, 9000), fold.left_ms(1, 9000)), (5000, 9000));
    assert_eq!(fold.next_flag(), Some((0, 14_000)));
}

#[test]
fn a_clock_of_turns_gains_only_when_a_turn_begins() {
    let mut lines = lines();
    if let Act::Made { clock: Some(clock), .. } = &mut lines[0].act {
        clock.every = Every::Turn;
    }
    add(&mut lines, 4000, answered(0), &[0], &["a"]);
    assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 4000), 7000);
    let activates = Act::Answered {
        seat: 0,
        which: 0,
        answer: serde_json::Value::Null,
        by: By::Person,
        turn: true,
        then: Vec::new(),
    };
    add(&mut lines, 5000, activates, &[1], &["b"]);
    assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 5000), 7000);
}

#[test]
fn clocks_stand_still_before_the_game_after_it_and_for_bots() {
    let mut lines = lines();
    assert_eq!(Fold::of(&lines[..3]).unwrap().next_flag(), None);
    add(&mut lines, 2000, Act::StandIn { seat: 0, bot: "greedy".into() }, &[0], &[]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.next_flag(), fold.left_ms(0, 99_000)), (None, 9000));
    add(&mut lines, 50_000, Act::Returned { seat: 0 }, &[0], &[]);
    assert_eq!(Fold::of(&lines).unwrap().next_flag(), Some((0, 59_000)));
    add(&mut lines, 59_000, Act::Flagged { seat: 0 }, &[], &[]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.next_flag(), fold.ended), (None, Some((0, Ending::Time))));
}

#[test]
fn a_node_whose_clock_is_behind_gives_nobody_time() {
    let mut lines = lines();
    add(&mut lines, 400, answered(0), &[1], &["a"]);
    assert_eq!(Fold::of(&lines).unwrap().left_ms(0, 400), 11_000);
}

#[test]
fn what_the_table_answered_is_told_from_what_a_person_did() {
    let mut lines = lines();
    let Act::Made { preset, .. } = &mut lines[0].act else { unreachable!("the first line is Made") };
    *preset = Some(Preset { start: "first".into(), answers: Vec::new() });
    let by = |seat, by| Act::Answered {
        seat,
        which: 0,
        answer: serde_json::Value::Null,
        by,
        turn: false,
        then: Vec::new(),
    };
    add(&mut lines, 2000, by(0, By::Preset), &[1], &["a", "dice"]);
    add(&mut lines, 2000, by(1, By::Preset), &[0], &["b"]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.given.clone(), fold.answered), (vec![0..2, 2..3], false));
    assert!(fold.seats.iter().all(|seat| seat.set_up));
    add(&mut lines, 3000, answered(0), &[1], &["c"]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.given.len(), fold.answered), (2, true));
    assert_eq!(fold.seats.iter().map(|seat| seat.set_up).collect::<Vec<_>>(), [false, true]);
    add(&mut lines, 4000, Act::Undone { by: 0, to: 3 }, &[0], &["u"]);
    assert!(Fold::of(&lines).unwrap().seats.iter().all(|seat| !seat.set_up));
}

#[test]
fn an_early_answer_leaves_other_questions_fresh_and_a_late_one_makes_them_stale() {
    let mut lines = lines();
    add(&mut lines, 2000, answered(0), &[1], &[]);
    assert_eq!(Fold::of(&lines).unwrap().moved, 3);
    add(&mut lines, 3000, answered(1), &[0], &["a", "b"]);
    assert_eq!(Fold::of(&lines).unwrap().moved, 5);
}

#[test]
fn a_wish_ends_by_going_on_by_a_no_and_by_being_granted() {
    let mut asked = lines();
    add(&mut asked, 2000, Act::UndoAsked { by: 0, to: 7 }, &[1], &[]);
    add(&mut asked, 2100, Act::UndoAgreed { seat: 1 }, &[1], &[]);
    let fold = Fold::of(&asked).unwrap();
    assert_eq!(fold.wish, Some(Wish { by: 0, to: 7, agreed: vec![1] }));
    let answer = (answered(1), vec!["a"]);
    let no = (Act::UndoDeclined { seat: 1 }, vec![]);
    for (act, entries) in [answer, no, (Act::Undone { by: 0, to: 7 }, vec!["u"])] {
        let mut lines = asked.clone();
        add(&mut lines, 3000, act, &[0], &entries);
        assert_eq!(Fold::of(&lines).unwrap().wish, None);
    }
}

#[test]
fn hands_are_shown_from_the_entry_on_that_comes_next_and_leave_questions_fresh() {
    let mut lines = lines();
    add(&mut lines, 2000, Act::HandShown { seat: 1, shown: true }, &[0], &[]);
    add(&mut lines, 3000, answered(0), &[1], &["a", "b"]);
    add(&mut lines, 4000, Act::HandShown { seat: 1, shown: false }, &[1], &[]);
    let fold = Fold::of(&lines).unwrap();
    let hand = |from, shown| Hand { from, seat: 1, shown };
    assert_eq!((fold.hands, fold.entries), (vec![hand(0, true), hand(2, false)], 2));
    assert_eq!((fold.moved, fold.seq), (5, 6));
}

#[test]
fn what_was_taken_back_since_a_line_no_longer_holds() {
    let mut lines = lines();
    add(&mut lines, 2000, Act::Undone { by: 0, to: 7 }, &[0], &["u"]);
    add(&mut lines, 3000, Act::Undone { by: 0, to: 9 }, &[0], &["u"]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!((fold.kept_since(3), fold.kept_since(4), fold.kept_since(5)), (7, 9, u32::MAX));
}

#[test]
fn lines_out_of_order_and_seats_that_are_not_there_are_found() {
    assert_eq!(Fold::of(&[]), Err(Misplaced(0)));
    let mut gap = lines();
    gap.remove(2);
    assert_eq!(Fold::of(&gap), Err(Misplaced(3)));
    let mut third = lines();
    add(&mut third, 2000, Act::Conceded { seat: 2 }, &[], &[]);
    assert_eq!(Fold::of(&third), Err(Misplaced(4)));
    assert_eq!(Fold::of(&lines()[1..]), Err(Misplaced(1)));
}

#[test]
fn what_the_table_answered_is_known_by_its_entries_until_it_is_taken_back() {
    let mut lines = lines();
    let then = |seat| Then { seat, which: 0, answer: "end".into(), by: By::Only, turn: false };
    let act = Act::Answered {
        seat: 0,
        which: 0,
        answer: "hit".into(),
        by: By::Person,
        turn: false,
        then: vec![then(0), then(1)],
    };
    let entries =
        [r#"{"answer":[0,"hit"]}"#, r#"{"dice":[3]}"#, r#"{"answer":[0,"end"]}"#, r#"{"answer":[1,"end"]}"#];
    add(&mut lines, 4000, act, &[0], &entries);
    let fold = Fold::of(&lines).unwrap();
    let known: Vec<_> = fold.by_table.iter().map(|(entry, (seat, _))| (*entry, *seat)).collect();
    assert_eq!(known, [(2, 0), (3, 1)]);
    add(&mut lines, 5000, Act::Undone { by: 0, to: 3 }, &[1], &[r#"{"undo":3}"#]);
    let fold = Fold::of(&lines).unwrap();
    assert_eq!(fold.by_table.keys().copied().collect::<Vec<u32>>(), [2]);
    assert_eq!(fold.held.iter().copied().collect::<Vec<u8>>(), [0]);
    add(&mut lines, 6000, answered(0), &[1], &["a"]);
    assert!(Fold::of(&lines).unwrap().held.is_empty(), "whoever answers is spared questions again");
}

#[test]
fn turns_that_begin_with_an_answer_by_the_table_gain_time_and_its_answers_do_not() {
    let after = |every, turn| {
        let mut lines = lines();
        if let Act::Made { clock: Some(clock), .. } = &mut lines[0].act {
            clock.every = every;
        }
        let then = vec![Then { seat: 1, which: 0, answer: "end".into(), by: By::Only, turn }];
        let act = Act::Answered { seat: 0, which: 0, answer: "a".into(), by: By::Person, turn: false, then };
        add(&mut lines, 1000, act, &[1], &[r#"{"answer":[0,"a"]}"#, r#"{"answer":[1,"end"]}"#]);
        Fold::of(&lines).unwrap().left_ms(1, 1000)
    };
    assert_eq!([after(Every::Turn, true), after(Every::Turn, false)], [11_000, 10_000]);
    assert_eq!(after(Every::Answer, true), 10_000);
}
