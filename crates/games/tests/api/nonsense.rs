//! Bodies and paths that make no sense: refused, never a panic, never a fault of ours.

use axum::http::Method;
use serde_json::{Value, json};

use crate::client::{Server, anyone, bot, you};

/// A small generator, so that the nonsense is the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

/// Values that programs trip over.
fn odd(dice: &mut Dice) -> Value {
    let values = [
        json!(null),
        json!(-1),
        json!(4_294_967_296_u64),
        json!(1e308),
        json!(""),
        json!("\u{0}"),
        json!("x".repeat(5000)),
        json!([[[[[]]]]]),
        json!({ "type": "bot" }),
        json!("ids:,,,"),
        json!("team:%00"),
        json!(true),
    ];
    values[dice.roll(values.len())].clone()
}

/// Puts something odd somewhere into a value.
fn twist(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.roll(4) > 0 => {
            let place = dice.roll(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(place) {
                twist(inner, dice);
            }
        }
        Value::Object(fields) if dice.roll(2) == 0 => {
            fields.insert("unknown".to_owned(), odd(dice));
        }
        Value::Array(items) if !items.is_empty() && dice.roll(4) > 0 => {
            let place = dice.roll(items.len());
            twist(&mut items[place], dice);
        }
        _ => *value = odd(dice),
    }
}

#[tokio::test]
async fn twisted_bodies_are_never_our_fault() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = browser.table([you(), bot()], false).await;
    let open = browser.table([you(), anyone()], true).await;
    let seats = json!([{ "sitter": you(), "options": [{ "option": "team", "value": "vanguard" }] }, { "sitter": bot() }]);
    let table_body = json!({
        "game": "pow", "seats": seats, "options": [{ "option": "mission", "value": "brawl" }],
        "public": false, "clock": { "seconds": 600, "increment": 5 }
    });
    let bodies = [
        (Method::POST, "/api/tables".to_owned(), table_body),
        (
            Method::POST,
            format!("/api/tables/{open}/seats"),
            json!({ "secret": "abc", "nonce": "a", "options": [] }),
        ),
        (Method::POST, format!("/api/tables/{table}/forks"), json!({ "entry": 0, "seats": [you(), bot()] })),
        (Method::PATCH, "/api/me".to_owned(), json!({ "name": "Zoë" })),
        (Method::POST, "/api/session".to_owned(), json!({ "account": "penny", "password": "password123" })),
        (
            Method::POST,
            "/api/teams".to_owned(),
            json!({ "game": "pow", "name": "x", "members": ["ironbrow"] }),
        ),
        (
            Method::POST,
            "/api/games/pow/teams/check".to_owned(),
            json!({ "game": "pow", "name": "x", "members": ["ironbrow"] }),
        ),
        (
            Method::POST,
            "/api/saves".to_owned(),
            json!({ "crossover": 1, "game": "pow", "setup": {}, "journal": [] }),
        ),
    ];
    let mut dice = Dice(7);
    for (method, path, body) in &bodies {
        for _ in 0..40 {
            let mut body = body.clone();
            twist(&mut body, &mut dice);
            let answer = browser.ask(method.clone(), path, Some(body.to_string().into_bytes())).await;
            assert!(answer.status.as_u16() < 500, "{method} {path} {body}: {}", answer.text());
            assert!(answer.status.is_success() || !answer.code().is_empty(), "{method} {path} {body}");
        }
    }
}

#[tokio::test]
async fn broken_bytes_are_never_our_fault() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let mut dice = Dice(11);
    let text = json!({ "game": "pow", "name": "x", "members": ["ironbrow"] }).to_string().into_bytes();
    for _ in 0..200 {
        let mut bytes = text.clone();
        for _ in 0..=dice.roll(4) {
            let place = dice.roll(bytes.len());
            bytes[place] = u8::try_from(dice.roll(256)).unwrap();
        }
        bytes.truncate(dice.roll(bytes.len() + 1));
        let answer = browser.ask(Method::POST, "/api/games/pow/teams/check", Some(bytes)).await;
        assert!(answer.status.as_u16() < 500, "{}", answer.text());
    }
    let deep = "[".repeat(60_000).into_bytes();
    browser.ask(Method::POST, "/api/tables", Some(deep.clone())).await.refuse(422, "malformed");
    browser.ask(Method::POST, "/api/saves", Some(deep)).await.refuse(422, "bad-save");
}

#[tokio::test]
async fn odd_paths_and_questions_are_never_our_fault() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = browser.table([you(), bot()], false).await;
    for path in [
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/..%2f..",
        "/api/teams/%F0%9F%A6%87",
        "/api/games/pow/rules/%00",
        "/api/games/pow/cards/%2e/%2e",
        "/api/games/%F0%9F%A6%87/cards",
    ] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status.as_u16(), 404, "{path}: {}", answer.text());
    }
    for question in ["", "?from=0", "?from=a&to=b", "?from=-1&to=2", "?from=0&to=4294967296"] {
        browser.get(&format!("/api/tables/{table}/moments{question}")).await.refuse(400, "malformed");
    }
    for question in ["?from=5&to=2", "?from=0&to=100"] {
        browser.get(&format!("/api/tables/{table}/moments{question}")).await.refuse(422, "malformed");
    }
    browser
        .get(&format!("/api/tables/{table}/moments?from=4294967200&to=4294967295"))
        .await
        .refuse(404, "no-such-thing");
    browser.get(&format!("/api/tables/{table}/report?entry=4294967295")).await.refuse(404, "no-such-thing");
    browser.get(&format!("/api/tables/{table}/report?entry=x")).await.refuse(400, "malformed");
}
