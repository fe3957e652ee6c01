//! Lessons. Nothing of them is kept: whoever plays one sends all that was done in it, and it is played again from its
//! beginning, beside the tasks of play.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use wire::lessons::{AskLesson, LessonList, LessonMove, LessonView, PlayLesson};
use wire::play::FromServer;
use wire::problem::Problem;

use super::extract::{At, Body, Reader};
use super::games::game;
use super::worked::{Worked, worked};
use super::{Failure, beside, printed};
use crate::App;

/// How much may be done in a lesson; nobody who learns comes near it.
const MOST_MOVES: usize = 200;

/// The lessons of all games, in the order in which they are learned.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = 200, body = LessonList)))]
pub async fn list(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let games = app.games.clone();
    beside(&app, move |_| {
        let of_each = games.iter().map(|game| game.school(language).lessons());
        let lessons = of_each.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        Ok(printed(LessonList { lessons }))
    })
    .await
}

/// How a lesson stands after all that was done in it.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/play", tag = "lessons", request_body = PlayLesson,
    params(("game" = String, Path), ("lesson" = String, Path)),
    responses((status = 200, body = LessonView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn play(
    State(app): State<Arc<App>>,
    At((name, lesson)): At<(String, String)>,
    Reader(language): Reader,
    Body(PlayLesson { moves }): Body<PlayLesson>,
) -> Result<Worked, Failure> {
    few(&moves)?;
    let game = game(&app, &name)?;
    worked(&app, move |turn| Ok(game.at(turn).school(language).play(&lesson, &moves)?)).await
}

/// What somebody wants to know in a lesson: `reach`, `odds` or `measure`, as at a table.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/ask", tag = "lessons", request_body = AskLesson,
    params(("game" = String, Path), ("lesson" = String, Path)),
    responses((status = 200, body = FromServer), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn ask(
    State(app): State<Arc<App>>,
    At((name, lesson)): At<(String, String)>,
    Reader(language): Reader,
    Body(AskLesson { moves, ask }): Body<AskLesson>,
) -> Result<Worked, Failure> {
    few(&moves)?;
    let game = game(&app, &name)?;
    worked(&app, move |turn| Ok(game.at(turn).school(language).ask(&lesson, &moves, &ask)?)).await
}

fn few(moves: &[LessonMove]) -> Result<(), Failure> {
    if moves.len() <= MOST_MOVES {
        return Ok(());
    }
    Err(Failure::unfit(format!("a lesson takes at most {MOST_MOVES} moves: begin it again")))
}
