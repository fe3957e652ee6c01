//! Other sites: headers on everything, and requests in a visitor's name.

use axum::http::Method;
use serde_json::json;
use server::Config;

use crate::client::Server;

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in [
        "/",
        "/t/abc",
        "/api/games",
        "/api/nothing",
        "/health",
        "/ready",
        "/assets/none.js",
        "/api/tables/none",
    ] {
        let answer = browser.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}: {policy}");
        assert!(
            policy.contains("frame-ancestors 'none'") && !policy.contains("script-src 'self' "),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("strict-transport-security"), "", "there is no https here");
        assert_eq!(answer.header("x-request-id").len(), 16);
    }
    let refused = browser.post("/api/games", json!({})).await;
    assert!(refused.headers.contains_key("content-security-policy"));
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let server = Server::start().await;
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let mut browser = server.browser();
        browser.headers.insert(name, value.parse().unwrap());
        let answer = browser.patch("/api/me", json!({ "name": "Mallory" })).await;
        answer.refuse(403, "other-site");
        assert!(browser.cookie.is_none());
        browser.delete("/api/session").await.refuse(403, "other-site");
        browser.post("/api/tables", json!({})).await.refuse(403, "other-site");
        browser.get("/api/games").await.expect(200);
    }
    for (name, value) in [("sec-fetch-site", "same-origin"), ("origin", "http://localhost:8080")] {
        let mut browser = server.browser();
        browser.headers.insert(name, value.parse().unwrap());
        browser.patch("/api/me", json!({ "name": "Zoë" })).await.expect(200);
    }
}

#[tokio::test]
async fn a_home_server_answers_to_no_name_that_others_could_let_point_at_it() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (name, value) in [("host", "evil.example:8080"), ("origin", "http://evil.example:8080")] {
        browser.headers.insert(name, value.parse().unwrap());
    }
    browser.patch("/api/me", json!({ "name": "Mallory" })).await.refuse(421, "other-site");
    browser.get("/api/games").await.refuse(421, "other-site");
    assert!(browser.cookie.is_none(), "no guest is made for another site's page");
    browser.get("/health").await.expect(200);
    browser.headers.remove("origin");
    for own in ["127.0.0.1:8080", "[::1]:8080", "localhost"] {
        browser.headers.insert("host", own.parse().unwrap());
        browser.get("/api/games").await.expect(200);
    }
    let public_url = Some("https://play.example".to_owned());
    let public = Server::with(Config { public_url, ..Config::default() }).await;
    let mut browser = public.browser();
    browser.headers.insert("host", "inside:8080".parse().unwrap());
    browser.get("/api/games").await.expect(200);
}

#[tokio::test]
async fn a_public_address_is_the_only_origin() {
    let public_url = Some("https://play.example".to_owned());
    let server = Server::with(Config { limits: false, public_url, ..Config::default() }).await;
    let mut browser = server.browser();
    browser.headers.insert("origin", "http://localhost:8080".parse().unwrap());
    browser.patch("/api/me", json!({ "name": "Zoë" })).await.refuse(403, "other-site");
    browser.headers.insert("origin", "https://play.example".parse().unwrap());
    browser.patch("/api/me", json!({ "name": "Zoë" })).await.expect(200);
}

#[tokio::test]
async fn bodies_that_forms_can_send_are_refused() {
    let server = Server::start().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let mut browser = server.browser();
        browser.headers.insert("content-type", kind.parse().unwrap());
        browser.patch("/api/me", json!({ "name": "Zoë" })).await.refuse(415, "malformed");
        browser.post("/api/saves", json!({})).await.refuse(415, "malformed");
    }
}

#[tokio::test]
async fn wrong_methods_say_which_are_right() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let answer = browser.ask(Method::PUT, "/api/me", None).await;
    answer.refuse(405, "no-such-path");
    let allowed = answer.header("allow");
    assert!(allowed.contains("GET") && allowed.contains("PATCH"), "{allowed}");
    browser.ask(Method::POST, "/t/abc", None).await.refuse(405, "no-such-path");
    browser.get("/api/").await.refuse(404, "no-such-path");
    browser.get("/api/nothing/at/all").await.refuse(404, "no-such-path");
}
