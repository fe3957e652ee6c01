//! Saves that somebody has tampered with, under a digest that fits: whatever is sent, the server says what is wrong with it
//! or plays it, and never fails.

use axum::http::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::Fast;

use crate::client::Server;
use crate::tampering::mutate;

/// How many saves are sent for each game.
const SAVES: usize = 60;

/// The keys of a save as they follow each other in it: its digest is that of its parts with their keys in this order.
fn keys(save: &str) -> Vec<String> {
    let pieces: Vec<&str> = save.split('"').collect();
    let named = pieces.windows(2).filter(|pair| pair[1].trim_start().starts_with(':'));
    let mut keys: Vec<String> = Vec::new();
    for pair in named {
        if keys.iter().all(|key| key != pair[0]) {
            keys.push(pair[0].to_owned());
        }
    }
    keys
}

/// A value with its keys in that order, and others behind them.
fn ordered(value: &Value, keys: &[String]) -> String {
    let list = |parts: Vec<String>| parts.join(",");
    match value {
        Value::Array(values) => {
            format!("[{}]", list(values.iter().map(|value| ordered(value, keys)).collect()))
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| keys.iter().position(|known| known == *key).unwrap_or(usize::MAX));
            let field = |(key, value): &(&String, &Value)| format!("{}:{}", json!(key), ordered(value, keys));
            format!("{{{}}}", list(fields.iter().map(field).collect()))
        }
        other => other.to_string(),
    }
}

/// The save of these parts, under a digest that fits them.
fn written(save: &Value, keys: &[String]) -> Vec<u8> {
    let parts = ["game", "content", "setup", "fairness", "journal"].map(|name| ordered(&save[name], keys));
    let digest = Sha256::digest(format!("[{}]", parts.join(",")));
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut save = save.clone();
    save["digest"] = json!(digest);
    ordered(&save, keys).into_bytes()
}

#[tokio::test]
async fn saves_that_were_tampered_with_are_refused_or_played_and_never_break_anything() {
    let server = Server::start().await;
    let mut chance = Fast::new(20_261_119);
    let (mut games, mut taken, mut refused) = (0, 0, 0);
    for game in server.app.games.iter() {
        let mut browser = server.browser();
        let info = game.lobby(words::Language::En);
        let sitters = vec![json!({ "sitter": { "type": "you" } }); usize::from(info.least_seats)];
        let made = browser
            .post("/api/tables", json!({ "game": info.game, "seats": sitters, "public": false }))
            .await;
        // Some games want something chosen.
        let Some(table) = made.json()["table"].as_str().map(str::to_owned) else { continue };
        browser.take(&table).await;
        let save = browser.get(&format!("/api/tables/{table}/save")).await;
        let keys = keys(&save.text());
        let save = save.json();
        browser.ask(Method::POST, "/api/saves", Some(written(&save, &keys))).await.expect(201);
        games += 1;
        for number in 0..SAVES {
            let mut changed = save.clone();
            for _ in 0..=chance.below(2) {
                let part = ["setup", "fairness", "journal", "content", "version"][chance.below(5) as usize];
                mutate(&mut changed[part], &mut chance);
            }
            let mut bytes = written(&changed, &keys);
            if number % 10 == 9 {
                bytes.truncate(chance.below(bytes.len() as u32) as usize);
            }
            let answer = browser.ask(Method::POST, "/api/saves", Some(bytes.clone())).await;
            let sent = || String::from_utf8_lossy(&bytes).into_owned();
            match answer.status.as_u16() {
                201 => {
                    taken += 1;
                    let table = answer.json()["table"].as_str().unwrap().to_owned();
                    browser.take(&table).await;
                    let verified = browser.get(&format!("/api/tables/{table}/verify")).await.expect(200);
                    assert_eq!(verified["valid"], true, "{}", sent());
                }
                400 | 404 | 413 | 422 => refused += 1,
                other => panic!("{other}: {} to {}", answer.text(), sent()),
            }
        }
    }
    assert!(games >= 2 && taken > 0 && refused > 50, "{games} games, {taken} taken, {refused} refused");
}
