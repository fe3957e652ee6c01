//! Lessons: scenarios with somebody in them; docs/lessons.md is the manual of their files.

mod check;
mod file;
mod session;

use content::{Diagnostics, Source, load};
use host::{Lesson, LessonAbout, Outcome, Verdict};
use serde_json::Value;
use wire::lessons::LessonMove;
use wire::lobby::Chosen;

use self::file::File;
use self::session::{Opened, Session};
use crate::{Content, Named, Scenic, schema};

/// What a line of a lesson file begins with, and no scenario's does.
pub const LESSON: &str = "lesson:";

/// Whether a file is a lesson and no scenario.
pub(crate) fn is_one(source: &Source) -> bool {
    source.text().lines().any(|line| line.starts_with(LESSON))
}

/// Looks at a lesson and plays it in every way: its solution, what is instructive, and every other answer.
pub(crate) fn outcome<S: Scenic>(source: &Source, content: &Content<S>) -> Outcome {
    let file = match load::<File<S>>(source) {
        Ok(file) => file,
        Err(found) => return Outcome::unread(source.path(), found),
    };
    let mut found = Diagnostics::default();
    if let Some(opened) = Opened::new(&file, source, content, &mut found) {
        check::check(&opened, &mut found);
    }
    Outcome {
        file: source.path().to_owned(),
        title: file.title.en.value.clone(),
        cites: file.teaches.iter().map(|rule| rule.value.clone()).collect(),
        result: match found.into_result(()) {
            Ok(()) => Verdict::Passed,
            Err(found) => Verdict::Failed(found),
        },
    }
}

/// A lesson as it stands after all that was done in it.
pub(crate) fn lesson<S: Scenic>(
    (path, text): (&str, &str),
    content: &Content<S>,
    moves: &[LessonMove],
) -> Result<Lesson<S::Game>, Diagnostics> {
    let source = Source::from_text(path, text)?;
    let file = load::<File<S>>(&source)?;
    let mut found = Diagnostics::default();
    let Some(opened) = Opened::new(&file, &source, content, &mut found) else { return Err(found) };
    let Some(mut session) = Session::new(&opened, &mut found) else { return Err(found) };
    for done in moves {
        if !session.take(done, &mut found) {
            return Err(found);
        }
    }
    let about = about(&file);
    let (step, stars) = (session.shown(), session.stars());
    let Session { played, seat, verdict, .. } = session;
    Ok(Lesson { about, game: played.game, seat, step, verdict, stars })
}

fn about<S: Scenic>(file: &File<S>) -> LessonAbout {
    let ids = |ids: &[content::Spanned<String>]| ids.iter().map(|id| id.value.clone()).collect();
    let chosen = |named: &Named<content::Spanned<String>>| {
        let each = named.iter();
        each.map(|(option, value)| Chosen { option: option.value.clone(), value: value.value.clone() })
            .collect()
    };
    LessonAbout {
        id: file.lesson.value.clone(),
        title: file.title.names(),
        minutes: file.minutes.value,
        needs: ids(&file.needs),
        teaches: ids(&file.teaches),
        steps: u8::try_from(file.steps.len()).unwrap_or(u8::MAX),
        table: chosen(&file.table),
        seats: file.seats.iter().map(chosen).collect(),
    }
}

/// The schema of a game's lesson files, as the text of a file.
pub fn lesson_schema<S: Scenic>() -> String {
    let text = content::schema::<File<S>>(&format!("A lesson ({})", S::TITLE));
    let mut schema = serde_json::from_str::<Value>(&text).expect("a schema was written as JSON just now");
    schema::words::<S>(&mut schema);
    format!("{schema:#}\n")
}
