//! Tables: made, listed, sat down at; and who may know of them.

use serde_json::{Value, json};
use store::faulty::Fault;
use words::Language;

use crate::client::{Browser, Server, anyone, bot, you};

/// The secret of the link to a free seat, as the maker's page gets it.
async fn secret(server: &Server, maker: &Browser<'_>, table: &str) -> String {
    let person = maker.person().await;
    let view = server.app.tables.view(Some(&person), table, Language::En).await.unwrap();
    view.invitations[0].secret.clone()
}

#[tokio::test]
async fn a_table_against_a_bot_is_there_at_once() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = browser.table([you(), bot()], false).await;
    let card = browser.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!((&card["game"], &card["status"]["type"]), (&json!("pow"), &json!("playing")));
    assert_eq!((&card["seats"][0]["you"], &card["seats"][1]["you"]), (&json!(true), &json!(false)));
    let listed = browser.get("/api/me/tables").await.expect(200);
    assert_eq!(listed["tables"][0]["table"], table.as_str());
}

#[tokio::test]
async fn a_private_table_is_as_good_as_none_for_others() {
    let server = Server::start().await;
    let (mut maker, mut stranger) = (server.browser(), server.browser());
    let table = maker.table([you(), anyone()], false).await;
    stranger.patch("/api/me", json!({ "name": "Mallory" })).await.expect(200);
    for path in ["", "/replay", "/moments?from=0&to=1", "/save", "/report", "/verify"] {
        let hidden = stranger.get(&format!("/api/tables/{table}{path}")).await;
        let none = stranger.get(&format!("/api/tables/aaaaaaaaaaaaaaaa{path}")).await;
        hidden.refuse(404, "no-such-table");
        assert_eq!((hidden.status, &hidden.bytes), (none.status, &none.bytes), "{path}");
    }
    for (path, body) in [("seats", json!({})), ("forks", json!({ "entry": 0, "seats": [you(), bot()] }))] {
        let hidden = stranger.post(&format!("/api/tables/{table}/{path}"), body.clone()).await;
        let none = stranger.post(&format!("/api/tables/aaaaaaaaaaaaaaaa/{path}"), body).await;
        assert_eq!((hidden.status, &hidden.bytes), (none.status, &none.bytes), "{path}");
        assert!(hidden.status.is_client_error());
    }
    let listed = stranger.get("/api/tables").await.expect(200);
    assert_eq!(listed["tables"], json!([]));
}

#[tokio::test]
async fn a_friend_sits_down_by_the_secret_of_the_link() {
    let server = Server::start().await;
    let (mut maker, mut friend) = (server.browser(), server.browser());
    let table = maker.table([you(), anyone()], false).await;
    let secret = secret(&server, &maker, &table).await;
    let seats = format!("/api/tables/{table}/seats");
    assert!(
        friend.post(&seats, json!({ "secret": "0".repeat(secret.len()) })).await.status.is_client_error()
    );
    let link = format!("/api/tables/{table}/invitation");
    friend.post(&link, json!({ "secret": "0".repeat(secret.len()) })).await.refuse(404, "no-such-table");
    let invited = friend.post(&link, json!({ "secret": secret })).await.expect(200);
    assert_eq!((&invited["game"], &invited["status"]["type"]), (&json!("pow"), &json!("waiting")));
    let sat = friend.post(&seats, json!({ "secret": secret, "nonce": "my own" })).await.expect(200);
    assert_eq!((&sat["status"]["type"], &sat["seats"][1]["you"]), (&json!("playing"), &json!(true)));
    let mut late = server.browser();
    assert!(late.post(&seats, json!({ "secret": secret })).await.status.is_client_error());
}

#[tokio::test]
async fn a_public_table_is_found_and_joined_by_anybody() {
    let server = Server::start().await;
    let (mut maker, mut other) = (server.browser(), server.browser());
    let table = maker.table([you(), anyone()], true).await;
    let listed = other.get("/api/tables").await.expect(200);
    assert_eq!(listed["tables"][0]["table"], table.as_str());
    assert!(!listed.to_string().contains("secret"));
    other.get(&format!("/api/tables/{table}")).await.expect(200);
    other.post(&format!("/api/tables/{table}/seats"), json!({})).await.expect(200);
    server.browser().post(&format!("/api/tables/{table}/seats"), json!({})).await.refuse(409, "seat-taken");
}

#[tokio::test]
async fn tables_that_cannot_be_played_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let seats = json!([{ "sitter": you() }, { "sitter": bot() }]);
    let cases: [(Value, u16, &str); 7] = [
        (json!({ "game": "chess", "seats": seats }), 404, "no-such-game"),
        (json!({ "game": "pow", "seats": [] }), 422, "bad-setup"),
        (json!({ "game": "pow", "seats": vec![json!({ "sitter": bot() }); 50] }), 422, "bad-setup"),
        (
            json!({ "game": "pow", "seats": [{ "sitter": { "type": "bot", "bot": "hal" } }, { "sitter": you() }] }),
            422,
            "bad-setup",
        ),
        (
            json!({ "game": "pow", "seats": seats, "options": [{ "option": "mission", "value": "none" }] }),
            422,
            "bad-setup",
        ),
        (json!({ "game": "pow", "seats": seats, "extra": 1 }), 422, "malformed"),
        (json!({ "game": "pow", "seats": [{ "sitter": { "type": "cat" } }] }), 422, "malformed"),
    ];
    for (body, status, code) in cases {
        browser.post("/api/tables", body).await.refuse(status, code);
    }
}

#[tokio::test]
async fn parts_in_the_chance_that_are_too_long_or_unreadable_are_refused() {
    let server = Server::start().await;
    let (mut maker, mut friend) = (server.browser(), server.browser());
    let table = maker.table([you(), anyone()], true).await;
    for nonce in ["x".repeat(65), "a\u{0}b".to_owned()] {
        friend
            .post(&format!("/api/tables/{table}/seats"), json!({ "nonce": nonce }))
            .await
            .refuse(422, "malformed");
    }
}

#[tokio::test]
async fn a_store_that_is_gone_is_said_and_comes_back() {
    let (server, store) = Server::failing().await;
    let mut browser = server.browser();
    browser.get("/ready").await.expect(200);
    store.fail(Fault::Gone, 0, u32::MAX);
    let gone = browser.get("/ready").await;
    gone.refuse(503, "unavailable");
    browser.get("/health").await.expect(200);
    let body = json!({ "game": "pow", "seats": [{ "sitter": you() }, { "sitter": bot() }] });
    browser.post("/api/tables", body.clone()).await.refuse(503, "unavailable");
    store.mend();
    browser.get("/ready").await.expect(200);
    browser.post("/api/tables", body).await.expect(201);
}
