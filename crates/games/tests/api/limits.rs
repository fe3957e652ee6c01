//! How much one visitor may ask for.

use axum::http::Method;
use serde_json::json;
use server::Config;

use crate::client::Server;

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_come_back() {
    let server = Server::with(Config::default()).await;
    let mut browser = server.browser();
    let mut stopped = None;
    for _ in 0..100 {
        let answer = browser.post("/api/session", json!({ "account": "x", "password": "y" })).await;
        if answer.status.as_u16() == 429 {
            stopped = Some(answer);
            break;
        }
        answer.refuse(401, "bad-login");
    }
    let stopped = stopped.expect("a hundred passwords are too many");
    stopped.refuse(429, "too-many");
    let seconds: u64 = stopped.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&seconds));
    assert_eq!(stopped.json()["retryAfter"], seconds);
    assert!(stopped.headers.contains_key("content-security-policy"));

    browser.get("/api/games").await.expect(200);
    let mut neighbour = server.browser();
    neighbour.address = "203.0.113.2".to_owned();
    neighbour.post("/api/session", json!({ "account": "x", "password": "y" })).await.refuse(401, "bad-login");
}

#[tokio::test]
async fn a_claimed_address_counts_only_behind_our_own_proxy() {
    let passwords = json!({ "account": "x", "password": "y" });
    for (trusted, let_through) in [(false, false), (true, true)] {
        let trusted_proxies = if trusted { vec!["203.0.113.0/24".parse().unwrap()] } else { Vec::new() };
        let server = Server::with(Config { trusted_proxies, ..Config::default() }).await;
        let mut browser = server.browser();
        let mut last = 0;
        for number in 0..40 {
            browser.headers.insert("x-forwarded-for", format!("198.51.100.{number}").parse().unwrap());
            last = browser.post("/api/session", passwords.clone()).await.status.as_u16();
        }
        assert_eq!(last == 401, let_through, "trusted: {trusted}");
    }
}

#[tokio::test]
async fn health_is_never_limited() {
    let server = Server::with(Config::default()).await;
    let mut browser = server.browser();
    for _ in 0..700 {
        browser.get("/health").await.expect(200);
    }
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let name = "x".repeat(70 << 10);
    browser.patch("/api/me", json!({ "name": name })).await.refuse(413, "too-large");
    let save = vec![b' '; (4 << 20) + 1];
    browser.ask(Method::POST, "/api/saves", Some(save)).await.refuse(413, "too-large");
    let save = vec![b' '; 4 << 20];
    browser.ask(Method::POST, "/api/saves", Some(save)).await.refuse(422, "bad-save");
}
