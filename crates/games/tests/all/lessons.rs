//! Lessons of all games: those that the binary carries are those that lie in the folders, in an order in which they can be learned.

use std::collections::BTreeSet;

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
