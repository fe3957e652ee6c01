//! Looking back: replays, moments, saves, reports, proofs. All of it is played again on a copy, beside the tasks of
//! play, and seen with the eyes of whoever asks until the game is over.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use host::{Entries, Questions, Sitting, Unplayable};
use serde::Deserialize;
use wire::problem::{Code, Problem};
use wire::replay::{Moments, Replay, Verified};
use words::Language;

use super::extract::{Asking, At, Reader};
use super::games::game;
use super::worked::{Worked, worked};
use super::{Failure, beside};
use crate::App;
use crate::gate::Turn;
use crate::people::Visitor;
use crate::tables::Record;

/// Most moments in one answer.
const MOST_MOMENTS: u32 = 100;

/// What a replay page needs before the first moment: the log, the chapters, the curve.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "replays", params(("table" = String, Path)),
    responses((status = 200, body = Replay), (status = 404, body = Problem)))]
pub async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Reader(language): Reader,
) -> Result<Worked, Failure> {
    let record = app.tables.record(visitor.person(), &table, language).await?;
    worked(&app, move |turn| {
        let (record, sitting) = begun(record, turn)?;
        let history = sitting.page(None, language).history();
        let view = record.view;
        Ok(Replay {
            table: view.table,
            game: view.game,
            name: view.name,
            seats: view.seats,
            status: view.status,
            entries: sitting.journal(u32::MAX).next,
            log: sitting.page(record.seat, language).log(0).lines,
            chapters: history.chapters,
            scores: history.curve,
            fair: view.fair,
            frozen: record.frozen,
        })
    })
    .await
}

/// Which moments.
#[derive(Deserialize)]
pub struct Span {
    /// The first.
    from: u32,
    /// The last; at most 100 in all.
    to: u32,
}

/// The board at several moments.
#[utoipa::path(get, path = "/api/tables/{table}/moments", tag = "replays",
    params(
        ("table" = String, Path),
        ("from" = u32, Query, description = "the first moment"),
        ("to" = u32, Query, description = "the last moment; at most 100 in all")
    ),
    responses((status = 200, body = Moments), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn moments(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Asking(Span { from, to }): Asking<Span>,
    Reader(language): Reader,
) -> Result<Worked, Failure> {
    if to < from || to - from >= MOST_MOMENTS {
        return Err(Failure::unfit(
            "`from` is not after `to`, and there are at most 100 from one to the other",
        ));
    }
    let record = app.tables.record(visitor.person(), &table, language).await?;
    worked(&app, move |turn| {
        let (record, sitting) = begun(record, turn)?;
        let to = to.min(sitting.journal(u32::MAX).next);
        if from > to {
            return Err(no_such_moment());
        }
        // Who plays alone may know everything, as may everybody once the game is over.
        let questions = if record.over || record.alone { Questions::Everybodys } else { Questions::Own };
        let moments = sitting.page(record.seat, language).moments(questions, from..=to);
        Ok(Moments { moments: moments.map_err(|_| no_such_moment())? })
    })
    .await
}

/// The whole game as a file, seed included: for games that are over, and for games that are yours alone.
#[utoipa::path(get, path = "/api/tables/{table}/save", tag = "replays", params(("table" = String, Path)),
    responses(
        (status = 200, content_type = "application/json", body = serde_json::Map<String, serde_json::Value>),
        (status = 403, body = Problem), (status = 404, body = Problem)
    ))]
pub async fn save(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
) -> Result<impl IntoResponse, Failure> {
    let record = app.tables.record(visitor.person(), &table, Language::En).await?;
    if !record.over && !record.alone {
        let message =
            "the seed stays secret until the game is over; only games that are yours alone are saved before";
        return Err(Failure::new(Code::NotOver, message));
    }
    let file = format!("crossover-{}-{table}.json", record.view.game);
    let text = beside(&app, move |turn| Ok(begun(record, turn)?.1.save())).await?;
    Ok((download(&file), Worked::text("application/json", text)))
}

/// A moment.
#[derive(Deserialize)]
pub struct Which {
    /// How many entries have been played by then; without it, all.
    entry: Option<u32>,
}

/// The position at a moment as a scenario file: what one needs to report it, or to make a test of it.
#[utoipa::path(get, path = "/api/tables/{table}/report", tag = "replays",
    params(
        ("table" = String, Path),
        ("entry" = Option<u32>, Query, description = "how many entries have been played by then; without it, all")
    ),
    responses((status = 200, content_type = "application/yaml", body = String), (status = 404, body = Problem)))]
pub async fn report(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Asking(Which { entry }): Asking<Which>,
) -> Result<impl IntoResponse, Failure> {
    let record = app.tables.record(visitor.person(), &table, Language::En).await?;
    let file = format!("crossover-{}-{table}.yaml", record.view.game);
    let text = beside(&app, move |turn| {
        let (record, sitting) = begun(record, turn)?;
        let entry = entry.unwrap_or(sitting.journal(u32::MAX).next);
        let report = sitting.page(record.seat, Language::En).report(entry);
        Ok(report.map_err(|_| no_such_moment())?.unwrap_or_default())
    });
    Ok((download(&file), Worked::text("application/yaml", text.await?)))
}

/// Checks every answer of a game against the rules, and every roll against its seed.
#[utoipa::path(get, path = "/api/tables/{table}/verify", tag = "replays", params(("table" = String, Path)),
    responses((status = 200, body = Verified), (status = 404, body = Problem)))]
pub async fn verify(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
) -> Result<Json<Verified>, Failure> {
    let record = app.tables.record(visitor.person(), &table, Language::En).await?;
    let game = game(&app, &record.view.game)?;
    beside(&app, move |turn| {
        let (record, sitting) = begun(record, turn)?;
        let agreed = record.agreed.ok_or_else(no_such_moment)?;
        let Entries { next, texts } = sitting.journal(0);
        Ok(Json(match game.at(turn).open(&host::Record { entries: texts, ..agreed }) {
            Ok(_) => Verified { entries: next, valid: true, fault: None },
            Err(Unplayable { fits, why }) => Verified { entries: fits, valid: false, fault: Some(why) },
        }))
    })
    .await
}

/// The game of a record, which there is once every seat is filled.
fn begun(mut record: Record, turn: &Turn) -> Result<(Record, Box<dyn Sitting>), Failure> {
    let sitting = record.sitting.take().map(|sitting| sitting.take(turn));
    let sitting = sitting
        .ok_or_else(|| Failure::new(Code::NoSuchThing, "the game has not begun, or can't be played again"))?;
    Ok((record, sitting))
}

fn no_such_moment() -> Failure {
    Failure::new(Code::NoSuchThing, "the game has no such moment")
}

/// The header of a file that is kept and not shown. Its name is made of a game and an id that was found: plain letters.
fn download(file: &str) -> [(header::HeaderName, HeaderValue); 1] {
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{file}\""));
    [(header::CONTENT_DISPOSITION, disposition.unwrap_or_else(|_| HeaderValue::from_static("attachment")))]
}
