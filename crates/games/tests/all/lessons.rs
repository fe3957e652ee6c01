//! Lessons of all games: those that the binary carries are those that lie in the folders, in an order in which they can be learned.

use std::collections::BTreeSet;

use host::School;
use wire::lessons::{LessonMove, LessonVerdict, LessonView, StepKind};
use wire::problem::Code;
use words::Language;

/// The files of a game's lessons, by their paths in the project.
fn files(game: &str) -> Vec<String> {
    let folder = std::fs::read_dir(format!("../../games/{game}/lessons"));
    let names =
        folder.into_iter().flatten().flatten().map(|file| file.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn the_binary_carries_every_lesson_in_the_order_of_its_number() {
    let mut all = 0;
    for game in games::all().unwrap().iter() {
        let name = game.about().name;
        let heads = game.school(Language::En).lessons().unwrap();
        let carried: Vec<String> =
            heads.iter().map(|lesson| format!("{:02}-{}.yaml", lesson.number, lesson.id)).collect();
        assert_eq!(carried, files(name), "{name}: list its lessons in its face");
        all += heads.len();
    }
    assert!(all > 0, "some game has lessons");
}

#[test]
fn a_lesson_needs_only_what_comes_before_it() {
    for game in games::all().unwrap().iter() {
        let mut before: BTreeSet<String> = BTreeSet::new();
        for lesson in game.school(Language::En).lessons().unwrap() {
            for need in &lesson.needs {
                assert!(before.contains(need), "{}/{} needs {need}", lesson.game, lesson.id);
            }
            assert!(before.insert(lesson.id.clone()), "two lessons are called {}/{}", lesson.game, lesson.id);
        }
    }
}

#[test]
fn a_lesson_is_played_in_every_language_and_asks_its_learner() {
    for game in games::all().unwrap().iter() {
        for language in Language::ALL {
            let school = game.school(language);
            for lesson in school.lessons().unwrap() {
                let opened = school.play(&lesson.id, &[]).unwrap();
                let position = opened.view.position.expect("a lesson has a table");
                assert!(!position.questions.is_empty(), "{}/{} asks nothing", lesson.game, lesson.id);
                assert_eq!((opened.step, opened.stars), (0, 3));
                assert!(!opened.text.is_empty());
            }
            assert!(school.play("no-such-lesson", &[]).is_err());
        }
    }
}

/// Does what the coach shows until the lesson is over.
fn by_hints(school: &dyn School, id: &str) -> (Vec<LessonMove>, LessonView) {
    let mut moves = Vec::new();
    let mut view = school.play(id, &moves).unwrap();
    while view.kind != StepKind::Done {
        assert!(moves.len() < 100, "{id} has no end: {}", view.text);
        if view.kind == StepKind::Say {
            moves.push(LessonMove::Next);
        } else {
            moves.push(LessonMove::Hint);
            let Some(LessonVerdict::Hint { answer }) = school.play(id, &moves).unwrap().verdict else {
                panic!("{id} has no hint at {}", view.text)
            };
            moves.push(LessonMove::Answer { answer });
        }
        view = school.play(id, &moves).unwrap();
        let lost = matches!(view.verdict, Some(LessonVerdict::Back { .. } | LessonVerdict::Refused { .. }));
        assert!(!lost && !view.aside, "{id}: the hint leads astray at {}", view.text);
    }
    (moves, view)
}

#[test]
fn what_the_coach_shows_leads_to_the_end_and_costs_a_star() {
    for game in games::all().unwrap().iter() {
        let school = game.school(Language::De);
        for lesson in school.lessons().unwrap() {
            let (moves, view) = by_hints(&*school, &lesson.id);
            assert_eq!((view.stars, view.step), (2, lesson.steps), "{}/{}", lesson.game, lesson.id);
            let alone: Vec<LessonMove> = moves.into_iter().filter(|done| *done != LessonMove::Hint).collect();
            let alone = school.play(&lesson.id, &alone).unwrap();
            assert_eq!((alone.stars, alone.kind), (3, StepKind::Done), "{}/{}", lesson.game, lesson.id);
        }
    }
}

#[test]
fn an_answer_that_is_not_sought_is_told_and_taken_back_and_costs_a_star() {
    for game in games::all().unwrap().iter() {
        let school = game.school(Language::Fr);
        for lesson in school.lessons().unwrap() {
            let mut moves = Vec::new();
            let mut view = school.play(&lesson.id, &moves).unwrap();
            while view.kind == StepKind::Say {
                moves.push(LessonMove::Next);
                view = school.play(&lesson.id, &moves).unwrap();
            }
            if view.kind != StepKind::Goal {
                continue;
            }
            let question = view.view.position.unwrap().questions.remove(0);
            let stands = question.title.clone();
            let mut told = 0;
            for choice in question.choices {
                let tried = [&moves[..], &[LessonMove::Answer { answer: choice.answer }]].concat();
                let after = school.play(&lesson.id, &tried).unwrap();
                let back = match after.verdict {
                    Some(LessonVerdict::Told { .. }) => {
                        assert!(after.aside && after.view.position.unwrap().questions.is_empty());
                        school.play(&lesson.id, &[&tried[..], &[LessonMove::Next]].concat()).unwrap()
                    }
                    Some(LessonVerdict::Back { .. }) => after,
                    _ => continue,
                };
                told += 1;
                assert_eq!((back.step, back.stars, back.aside), (view.step, 2, false));
                assert_eq!(back.view.position.unwrap().questions[0].title, stands);
            }
            assert!(told > 0, "{}/{} takes every answer", lesson.game, lesson.id);
        }
    }
}

#[test]
fn what_is_no_answer_is_no_lesson() {
    for game in games::all().unwrap().iter() {
        let school = game.school(Language::En);
        for lesson in school.lessons().unwrap() {
            let nonsense = LessonMove::Answer { answer: serde_json::json!({ "no": "such answer" }) };
            assert_eq!(school.play(&lesson.id, &[nonsense]).unwrap_err().code, Code::Malformed);
        }
    }
}
