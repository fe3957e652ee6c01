//! Guests, names, accounts and their cookies.

use serde_json::json;
use server::Config;

use crate::client::{Server, anyone, you};

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn reading_makes_nobody_and_doing_makes_a_guest() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in ["/api/me", "/api/me/tables", "/api/me/teams", "/api/games", "/api/tables"] {
        let answer = browser.get(path).await;
        answer.expect(200);
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
    }
    assert_eq!(browser.get("/api/me?lang=fr").await.expect(200), json!({ "name": "Invité" }));
    let made = browser.patch("/api/me", json!({ "name": "  Zoë " })).await;
    assert_eq!(made.expect(200), json!({ "name": "Zoë" }));
    let cookie = made.header("set-cookie");
    assert!(cookie.starts_with("crossover=") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(browser.get("/api/me").await.expect(200)["name"], "Zoë");
    let again = browser.patch("/api/me", json!({ "name": "Zo" })).await;
    assert!(!again.headers.contains_key("set-cookie"), "a fresh cookie stays");
}

#[tokio::test]
async fn names_that_cannot_be_read_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for name in ["", "   ", "a\u{202E}b", "line\nbreak", &"x".repeat(25)] {
        browser.patch("/api/me", json!({ "name": name })).await.refuse(422, "malformed");
    }
    assert!(browser.cookie.is_none(), "nothing was kept, so nobody was made");
    browser.patch("/api/me", json!({ "nam": "x" })).await.refuse(422, "malformed");
    browser.patch("/api/me", json!({ "name": "x", "admin": true })).await.refuse(422, "malformed");
}

#[tokio::test]
async fn behind_https_the_cookie_is_secure_and_bound_to_the_host() {
    let public_url = Some("https://play.example".to_owned());
    let server = Server::with(Config { limits: false, public_url, ..Config::default() }).await;
    let mut browser = server.browser();
    let made = browser.patch("/api/me", json!({ "name": "Zoë" })).await;
    made.expect(200);
    assert!(made.header("set-cookie").starts_with("__Host-crossover="));
    assert!(made.header("set-cookie").ends_with("; Secure"));
    assert!(made.header("strict-transport-security").starts_with("max-age="));
    assert_eq!(browser.get("/api/me").await.expect(200)["name"], "Zoë");
}

#[tokio::test]
async fn an_account_is_made_of_a_guest_and_signs_in_elsewhere() {
    let server = Server::start().await;
    let mut phone = server.browser();
    phone.patch("/api/me", json!({ "name": "Zoë" })).await.expect(200);
    let guest = phone.clone();
    let table = phone.table([you(), anyone()], false).await;
    let credentials = json!({ "account": "Bad-Penny", "password": PASSWORD });
    let me = json!({ "name": "Zoë", "account": "bad-penny" });
    assert_eq!(phone.post("/api/accounts", credentials.clone()).await.expect(201), me);
    assert_eq!(phone.get("/api/me").await.expect(200), me);
    assert_ne!(phone.cookie, guest.cookie, "the session rotates");
    assert_eq!(
        guest.clone().get("/api/me").await.expect(200),
        json!({ "name": "Guest" }),
        "the old one is void"
    );

    let mut desk = server.browser();
    let own = desk.table([you(), anyone()], false).await;
    let before = desk.clone();
    assert_eq!(desk.post("/api/session", credentials.clone()).await.expect(200), me);
    assert_ne!(desk.cookie, before.cookie);
    assert!(before.clone().get("/api/me").await.expect(200)["account"].is_null());
    for browser in [&mut phone, &mut desk] {
        for table in [&table, &own] {
            browser.get(&format!("/api/tables/{table}")).await.expect(200);
        }
        let listed = browser.get("/api/me/tables").await.expect(200);
        assert_eq!(listed["tables"].as_array().unwrap().len(), 2);
    }

    let signed_in = desk.clone();
    desk.delete("/api/session").await.expect(204);
    assert!(desk.cookie.is_none());
    assert!(signed_in.clone().get("/api/me").await.expect(200)["account"].is_null(), "its token is void");
    assert_eq!(phone.get("/api/me").await.expect(200), me, "other devices stay signed in");
    desk.get(&format!("/api/tables/{table}")).await.refuse(404, "no-such-table");
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_account_look_the_same() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.post("/api/accounts", json!({ "account": "penny", "password": PASSWORD })).await.expect(201);
    let mut stranger = server.browser();
    let wrong =
        stranger.post("/api/session", json!({ "account": "penny", "password": "wrong password" })).await;
    wrong.refuse(401, "bad-login");
    for (account, password) in [("nobody", PASSWORD), ("no such name!", PASSWORD), ("", ""), ("penny", "")] {
        let answer = stranger.post("/api/session", json!({ "account": account, "password": password })).await;
        assert_eq!((answer.status, answer.bytes), (wrong.status, wrong.bytes.clone()), "{account}");
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    stranger.post("/api/session", json!({ "account": "PENNY", "password": PASSWORD })).await.expect(200);
}

#[tokio::test]
async fn accounts_are_refused_for_a_taken_name_or_a_weak_password() {
    let server = Server::start().await;
    let mut first = server.browser();
    first.post("/api/accounts", json!({ "account": "penny", "password": PASSWORD })).await.expect(201);
    first
        .post("/api/accounts", json!({ "account": "other", "password": PASSWORD }))
        .await
        .refuse(409, "name-taken");
    let mut second = server.browser();
    for (account, password, status, code) in [
        ("PENNY", PASSWORD, 409, "name-taken"),
        ("pe", PASSWORD, 422, "malformed"),
        ("two words", PASSWORD, 422, "malformed"),
        ("someone", "too short", 422, "weak-password"),
        ("someone", &"x".repeat(257), 422, "weak-password"),
    ] {
        let answer = second.post("/api/accounts", json!({ "account": account, "password": password })).await;
        answer.refuse(status, code);
    }
    assert!(second.get("/api/me").await.expect(200)["account"].is_null());
}

#[tokio::test]
async fn signing_in_from_an_account_takes_nothing_from_it() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.post("/api/accounts", json!({ "account": "first", "password": PASSWORD })).await.expect(201);
    let table = browser.table([you(), anyone()], false).await;
    let mut other = server.browser();
    other.post("/api/accounts", json!({ "account": "second", "password": PASSWORD })).await.expect(201);
    browser.post("/api/session", json!({ "account": "second", "password": PASSWORD })).await.expect(200);
    browser.get(&format!("/api/tables/{table}")).await.refuse(404, "no-such-table");
    browser.post("/api/session", json!({ "account": "first", "password": PASSWORD })).await.expect(200);
    browser.get(&format!("/api/tables/{table}")).await.expect(200);
}

#[tokio::test]
async fn a_made_up_cookie_is_nobody() {
    let server = Server::start().await;
    for cookie in
        [format!("crossover={}", "0".repeat(64)), "crossover=".into(), "crossover=x; crossover=y".into()]
    {
        let mut browser = server.browser();
        browser.cookie = Some(cookie.clone());
        assert_eq!(browser.get("/api/me").await.expect(200), json!({ "name": "Guest" }));
        browser.patch("/api/me", json!({ "name": "Zoë" })).await.expect(200);
        assert_ne!(browser.cookie, Some(cookie), "a token that somebody else chose is never taken");
    }
}
