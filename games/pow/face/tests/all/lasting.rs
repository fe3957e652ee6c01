//! What lasts: journals, snapshots, moments, saves, undo.

use host::{Questions, Sitting};
use table::{Fast, Seat};
use words::Language;

use crate::support::play::{answer, any_choice, begin, bot, fairness, pow, question, setup};

const SEED: u64 = 11;

/// A game in which random answers were given for a while.
fn game(answers: usize) -> (serde_json::Value, Box<dyn Sitting>) {
    let setup = setup(&[], ["odd-jobs", "night-shift"]);
    let mut game = begin(&setup, SEED);
    let mut chance = Fast::new(3);
    for _ in 0..answers {
        let Some((seat, question)) = question(&*game) else { break };
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    (setup, game)
}

fn seen(game: &dyn Sitting) -> String {
    let seats = [Some(Seat(0)), Some(Seat(1)), None];
    let seen = seats.map(|seat| {
        let lengths = (game.log_length(seat), game.entries());
        (game.position(seat, Language::Fr), game.log(seat, Language::Fr, 0), lengths)
    });
    serde_json::to_string(&(seen, game.chapters(Language::De), game.curve())).unwrap()
}

#[test]
fn a_game_opens_from_its_journal_and_from_a_snapshot_as_it_was() {
    let (setup, mut game) = game(150);
    for _ in 0..10 {
        let snapshot = game.snapshot();
        // The snapshot is older than the journal, as it mostly is.
        for _ in 0..7 {
            bot(&mut *game, "random");
        }
        let entries = game.entries_from(0);
        let opened = pow().open(&setup, fairness(SEED), &entries, None).unwrap();
        let resumed = pow().open(&setup, fairness(SEED), &entries, Some(&snapshot)).unwrap();
        assert_eq!(seen(&*opened), seen(&*game));
        assert_eq!(seen(&*resumed), seen(&*game));
        assert_eq!(resumed.snapshot(), game.snapshot());
        let tail = game.log_length(None) - 3;
        assert_eq!(resumed.log(None, Language::En, tail), game.log(None, Language::En, tail));
    }
}

#[test]
fn a_resumed_game_goes_on_and_takes_back_like_any_other() {
    let (setup, game) = game(90);
    let resumed = pow().open(&setup, fairness(SEED), &game.entries_from(0), Some(&game.snapshot()));
    let mut both = [game, resumed.unwrap()];
    for step in 0..30 {
        let (_, seat) = both[0].asked()[0];
        for game in &mut both {
            bot(&mut **game, "greedy");
            if step % 10 == 9 {
                let to = game.last_answer_of(seat).unwrap();
                let new = game.undo(to).unwrap();
                assert!(new[0].contains("undo"), "{new:?}");
            }
        }
        assert_eq!(seen(&*both[0]), seen(&*both[1]));
    }
}

#[test]
fn what_does_not_fit_is_refused_and_bad_snapshots_are_not_trusted() {
    let (setup, mut game) = game(80);
    let snapshot = game.snapshot();
    let to = game.last_answer_of(Seat(0)).unwrap();
    game.undo(to).unwrap();
    let entries = game.entries_from(0);
    for bytes in [&snapshot[..], &snapshot[..40], &[7; 300], &[]] {
        let opened = pow().open(&setup, fairness(SEED), &entries, Some(bytes)).unwrap();
        assert_eq!(seen(&*opened), seen(&*game));
    }
    let unplayable =
        |entries: &[String], seed| pow().open(&setup, fairness(seed), entries, None).err().map(|it| it.0);
    let other_seed = unplayable(&entries, SEED + 1).expect("the rolls are another seed's");
    assert!(other_seed.contains("does not fit"), "{other_seed}");
    let mut garbled = entries.clone();
    garbled[5] = "{\"answer\":[0,\"dance\"]}".into();
    assert!(unplayable(&garbled, SEED).unwrap().starts_with("entry 5 can't be read"));
    assert!(pow().begin(&serde_json::json!({ "mission": 3 }), fairness(0)).is_err());
    assert!(game.undo(game.entries()).is_err(), "there is nothing there to take back");
}

#[test]
fn every_moment_can_be_looked_at_again() {
    let (_, game) = game(60);
    let looking =
        |questions| game.moments(Some(Seat(1)), questions, 0..=game.entries(), Language::En).unwrap();
    let moments = looking(Questions::Everybodys);
    assert_eq!(moments.len() as u32, game.entries() + 1);
    let last = moments.last().unwrap();
    assert_eq!(last.board, game.board(Some(Seat(1)), Language::En));
    assert!(last.asked.iter().all(|asked| asked.answered.is_none()), "{last:?}");
    let answered =
        moments.iter().flat_map(|moment| &moment.asked).filter(|asked| asked.answered.is_some()).count();
    assert!(answered >= 55, "{answered} of 60 answers are told");
    let own = looking(Questions::Own);
    let asked: Vec<u8> = own.iter().flat_map(|moment| &moment.asked).map(|asked| asked.seat).collect();
    assert!(asked.len() > 10 && asked.iter().all(|seat| *seat == 1), "{asked:?}");
    assert!(game.at(game.entries() + 1).is_err());
    let then = game.at(20).unwrap();
    assert_eq!(then.entries(), 20);
    assert_eq!(then.entries_from(0), game.entries_from(0)[..20]);
}

#[test]
fn chapters_and_scores_have_their_moments() {
    let setup = setup(&[], ["vanguard", "eclipse"]);
    let mut game = begin(&setup, 4);
    while !game.asked().is_empty() {
        bot(&mut *game, "greedy");
    }
    let chapters = game.chapters(Language::En);
    let turns: Vec<_> = chapters.iter().filter(|chapter| chapter.level == 1).collect();
    assert_eq!(turns.len(), 6, "{chapters:?}");
    assert!(chapters.is_sorted_by_key(|chapter| chapter.entry) && turns[1].entry > turns[0].entry);
    let curve = game.curve();
    assert!(curve.iter().all(|seat| seat.len() as u32 == game.entries() + 1));
    let last: Vec<f32> = curve.iter().map(|seat| *seat.last().unwrap()).collect();
    assert_eq!(last, game.scores());
    for moment in [0, game.entries() / 2, game.entries()] {
        let then = game.at(moment).unwrap().scores();
        let told: Vec<f32> = curve.iter().map(|seat| seat[moment as usize]).collect();
        assert_eq!(then, told, "after {moment} entries");
    }
}

#[test]
fn a_saved_game_comes_back_whole_and_a_changed_one_is_refused() {
    let (setup, game) = game(70);
    let save = game.save();
    let imported = pow().import(save.as_bytes()).unwrap();
    assert_eq!(imported.setup, setup);
    assert_eq!(imported.entries, game.entries_from(0));
    let opened = pow().open(&imported.setup, imported.fairness, &imported.entries, None).unwrap();
    assert_eq!(seen(&*opened), seen(&*game));
    for broken in
        [save.replace("pow", "paw"), save[..save.len() / 2].into(), save.replacen("answer", "reply", 1)]
    {
        let problem = pow().import(broken.as_bytes()).err().unwrap();
        assert!(!problem.message.is_empty());
    }
    let report = game.report(None);
    assert!(report.contains("given:"), "{report}");
}

#[test]
fn an_own_answer_is_taken_back_freely_until_a_die_falls() {
    let (mut game, seat, question) =
        crate::support::play::until("activate", |_, question| question.choices.len() > 2);
    assert_eq!(question.code, "activate");
    let value = question.choices[0].answer.clone();
    let before = game.position(Some(seat), Language::En);
    answer(&mut *game, seat, question.which, &value);
    let to = game.free_undo(seat).expect("nothing fell and nobody else answered");
    assert_eq!(game.free_undo(Seat(1 - seat.0)), None);
    game.undo(to).unwrap();
    let after = game.position(Some(seat), Language::En);
    assert_eq!((before.board, before.questions), (after.board, after.questions));
    assert_eq!(after.entry, before.entry + 2, "what was taken back stays on record");
}
