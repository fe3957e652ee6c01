//! What the server counts, for Prometheus. The rest of the crate says what happened by calling these functions; no
//! label ever holds a table, a person or anything that a client wrote.

use std::sync::OnceLock;
use std::time::Duration;

use ::metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use axum::Router;
use axum::http::{StatusCode, header};
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Seconds that people notice, from a quick append to a bot's long thought.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The one recorder of this process: several servers in it, as in tests, share it.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count. Without it, what is told here is forgotten. Somebody else's recorder stays where it is.
pub fn install() {
    RECORDER.get_or_init(|| {
        let builder =
            PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS);
        let handle = builder.ok()?.install_recorder().ok()?;
        describe_gauge!("crossover_tables_open", "Tables that this node holds in memory");
        describe_gauge!("crossover_sockets_open", "Websockets that are open");
        describe_counter!("crossover_answers_total", "Answers that were taken and kept, by who gave them");
        describe_counter!("crossover_refusals_total", "Wishes that were not obeyed, by the problem's code");
        describe_counter!("crossover_connections_refused_total", "Connections beyond the bounds");
        describe_histogram!("crossover_bot_thinking_seconds", "How long bots think over an answer");
        describe_histogram!("crossover_append_seconds", "How long the store takes to keep a line");
        describe_histogram!("crossover_http_seconds", "How long requests take, by path, method and status");
        Some(handle)
    });
}

/// Tidies up what was counted; to be called every few seconds, so that nothing grows while nobody reads it.
pub fn tidy() {
    if let Some(Some(handle)) = RECORDER.get() {
        handle.run_upkeep();
    }
}

/// `/metrics`, for a port of its own that the world does not reach.
pub fn router() -> Router {
    Router::new().route(
        "/metrics",
        get(async || match RECORDER.get() {
            Some(Some(handle)) => {
                Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render()))
            }
            _ => Err(StatusCode::SERVICE_UNAVAILABLE),
        }),
    )
}

/// How many tables are open now.
pub fn tables_open(count: usize) {
    gauge!("crossover_tables_open").set(as_float(count));
}

/// A socket was opened; it is counted until what is returned is dropped.
pub fn socket_opened() -> OpenSocket {
    gauge!("crossover_sockets_open").increment(1.0);
    OpenSocket(())
}

/// Counts one socket as long as it lives.
#[derive(Debug)]
pub struct OpenSocket(());

impl Drop for OpenSocket {
    fn drop(&mut self) {
        gauge!("crossover_sockets_open").decrement(1.0);
    }
}

/// Who answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// An answer was taken and kept.
pub fn answered(by: By) {
    let by = match by {
        By::Person => "person",
        By::Bot => "bot",
    };
    counter!("crossover_answers_total", "by" => by).increment(1);
}

/// A wish was not obeyed.
pub fn refused(code: wire::problem::Code) {
    counter!("crossover_refusals_total", "code" => code_name(code)).increment(1);
}

/// A bot has thought.
pub fn bot_thought(time: Duration) {
    histogram!("crossover_bot_thinking_seconds").record(time);
}

/// A connection was closed at once, because there were too many.
pub fn turned_away() {
    counter!("crossover_connections_refused_total").increment(1);
}

/// The store has kept a line.
pub fn appended(time: Duration) {
    histogram!("crossover_append_seconds").record(time);
}

/// A request was answered. `path` is the route's template, never what stood in its place.
pub fn requested(path: &str, method: &'static str, status: u16, time: Duration) {
    let labels = [("path", path.to_owned()), ("method", method.to_owned()), ("status", status.to_string())];
    histogram!("crossover_http_seconds", &labels).record(time);
}

/// A code as JSON writes it.
fn code_name(code: wire::problem::Code) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(name)) => name,
        _ => "unnamed".to_owned(),
    }
}

/// Counts are small enough to be exact.
#[expect(clippy::cast_precision_loss, reason = "no node holds 2^52 tables")]
fn as_float(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt;

    #[tokio::test]
    async fn what_happened_is_counted_and_can_be_scraped() {
        install();
        tables_open(3);
        answered(By::Bot);
        refused(wire::problem::Code::TooMany);
        appended(Duration::from_millis(3));
        bot_thought(Duration::from_millis(30));
        requested("/api/tables/{id}", "GET", 200, Duration::from_millis(2));
        let socket = socket_opened();
        tidy();
        let response = router().oneshot(Request::get("/metrics").body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        for expected in [
            "crossover_answers_total{by=\"bot\"}",
            "crossover_refusals_total{code=\"too-many\"}",
            "crossover_append_seconds_bucket{le=\"0.005\"}",
            "crossover_http_seconds_count{path=\"/api/tables/{id}\",method=\"GET\",status=\"200\"}",
            "crossover_sockets_open",
        ] {
            assert!(text.contains(expected), "{expected} is not in\n{text}");
        }
        drop(socket);
    }
}
