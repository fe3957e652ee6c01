//! What the server counts, for Prometheus. The rest of the crate says what happened by calling these functions; no
//! label ever holds a table, a person or anything that a client wrote.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Seconds that people notice, from a quick append to a bot's long thought.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Labels by their names.
type Labels<const N: usize> = [(&'static str, String); N];

/// What is counted in this process: several servers in it, as in tests, share it.
struct Counted {
    registry: Registry,
    tables: Gauge,
    sockets: Gauge,
    answers: Family<Labels<1>, Counter>,
    refusals: Family<Labels<1>, Counter>,
    turned_away: Counter,
    thinking: Histogram,
    append: Histogram,
    http: Family<Labels<3>, Histogram, fn() -> Histogram>,
}

static COUNTED: LazyLock<Counted> = LazyLock::new(Counted::new);

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Counted {
    fn new() -> Counted {
        let (tables, sockets): (Gauge, Gauge) = Default::default();
        let (answers, refusals): (Family<Labels<1>, Counter>, Family<Labels<1>, Counter>) =
            Default::default();
        let turned_away = Counter::default();
        let (thinking, append) = (seconds(), seconds());
        let http = Family::new_with_constructor(seconds as fn() -> Histogram);
        let mut registry = Registry::with_prefix("crossover");
        registry.register("tables_open", "Tables that this node holds in memory", tables.clone());
        registry.register("sockets_open", "Websockets that are open", sockets.clone());
        registry.register("answers", "Answers that were taken and kept, by who gave them", answers.clone());
        registry.register("refusals", "Wishes that were not obeyed, by the problem's code", refusals.clone());
        registry.register("connections_refused", "Connections beyond the bounds", turned_away.clone());
        registry.register("bot_thinking_seconds", "How long bots think over an answer", thinking.clone());
        registry.register("append_seconds", "How long the store takes to keep a line", append.clone());
        registry.register("http_seconds", "How long requests take, by path, method and status", http.clone());
        Counted { registry, tables, sockets, answers, refusals, turned_away, thinking, append, http }
    }
}

/// `/metrics`, for a port of its own that the world does not reach.
pub fn router() -> Router {
    const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Router::new().route(
        "/metrics",
        get(async || {
            let mut page = String::new();
            // Writing into a string does not fail.
            let _ = encode(&mut page, &COUNTED.registry);
            ([(header::CONTENT_TYPE, OPEN_METRICS)], page).into_response()
        }),
    )
}

/// How many tables are open now.
pub fn tables_open(count: usize) {
    COUNTED.tables.set(i64::try_from(count).unwrap_or(i64::MAX));
}

/// A socket was opened; it is counted until what is returned is dropped.
pub fn socket_opened() -> OpenSocket {
    COUNTED.sockets.inc();
    OpenSocket(())
}

/// Counts one socket as long as it lives.
#[derive(Debug)]
pub struct OpenSocket(());

impl Drop for OpenSocket {
    fn drop(&mut self) {
        COUNTED.sockets.dec();
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
    COUNTED.answers.get_or_create(&[("by", by.to_owned())]).inc();
}

/// A wish was not obeyed.
pub fn refused(code: wire::problem::Code) {
    COUNTED.refusals.get_or_create(&[("code", code_name(code))]).inc();
}

/// A bot has thought.
pub fn bot_thought(time: Duration) {
    COUNTED.thinking.observe(time.as_secs_f64());
}

/// A connection was closed at once, because there were too many.
pub fn turned_away() {
    COUNTED.turned_away.inc();
}

/// The store has kept a line.
pub fn appended(time: Duration) {
    COUNTED.append.observe(time.as_secs_f64());
}

/// A request was answered. `path` is the route's template, never what stood in its place.
pub fn requested(path: &str, method: &'static str, status: u16, time: Duration) {
    let labels = [("path", path.to_owned()), ("method", method.to_owned()), ("status", status.to_string())];
    COUNTED.http.get_or_create(&labels).observe(time.as_secs_f64());
}

/// A code as JSON writes it.
fn code_name(code: wire::problem::Code) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(name)) => name,
        _ => "unnamed".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use tower::ServiceExt;

    #[tokio::test]
    async fn what_happened_is_counted_and_can_be_scraped() {
        tables_open(3);
        answered(By::Bot);
        refused(wire::problem::Code::TooMany);
        appended(Duration::from_millis(3));
        bot_thought(Duration::from_millis(30));
        requested("/api/tables/{id}", "GET", 200, Duration::from_millis(2));
        let socket = socket_opened();
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
