//! Looking back: replays, moments, saves, reports, proofs, and going on from a moment.

use axum::http::Method;
use host::{Asked, Bot, Door, Record};
use serde_json::{Value, json};
use table::{Fairness, Seed};
use words::Language;

use crate::client::{Server, anyone, bot, you};

/// A game that two bots have played, to its end or for so many answers.
fn played(server: &Server, answers: usize) -> String {
    let game: &dyn Door = &**server.app.games.get("pow").unwrap();
    let setup = game.setup(&[], &[Vec::new(), Vec::new()], Language::En).unwrap();
    let fairness = Fairness { seed: Seed([7; 32]), nonces: vec!["a".into(), "b".into()], inherited: 0 };
    let mut sitting = game.open(&Record::new(setup, fairness)).unwrap();
    for _ in 0..answers {
        let Some(&Asked { seat, .. }) = sitting.asked().first() else { break };
        let (which, answer) = sitting.bot(seat, Bot::Called("random")).unwrap();
        sitting.answer(seat, which, &answer, Language::En).unwrap();
    }
    assert_eq!(sitting.page(None, Language::En).standing().outcome.is_some(), answers == usize::MAX);
    sitting.save()
}

async fn import(server: &Server, browser: &mut crate::client::Browser<'_>, answers: usize) -> String {
    let save = played(server, answers).into_bytes();
    let made = browser.ask(Method::POST, "/api/saves", Some(save)).await.expect(201);
    let table = made["table"].as_str().unwrap();
    browser.take(table).await;
    table.to_owned()
}

#[tokio::test]
async fn a_finished_game_comes_in_and_goes_out_as_it_was() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let text = played(&server, usize::MAX);
    let made = browser.ask(Method::POST, "/api/saves", Some(text.clone().into_bytes())).await.expect(201);
    browser.take(made["table"].as_str().unwrap()).await;
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());

    let saved = browser.get(&format!("{table}/save")).await;
    saved.expect(200);
    assert!(saved.header("content-disposition").starts_with("attachment; filename=\"crossover-pow-"));
    let (before, after): (Value, Value) = (serde_json::from_str(&text).unwrap(), saved.json());
    assert_eq!(before["journal"], after["journal"]);
    let entries = before["journal"].as_array().unwrap().len();
    assert_eq!(
        after["fairness"]["inherited"], entries,
        "what follows is rolled with a seed that nobody knows yet"
    );

    let verified = browser.get(&format!("{table}/verify")).await.expect(200);
    assert_eq!(verified["valid"], true);

    let replay = browser.get(&format!("{table}/replay")).await.expect(200);
    let entries = replay["entries"].as_u64().unwrap();
    assert_eq!(replay["status"]["type"], "over");
    assert!(replay["fair"]["seed"].is_string(), "the seed is shown once the game is over");
    assert!(!replay["log"].as_array().unwrap().is_empty());
    assert!(!replay["chapters"].as_array().unwrap().is_empty());
    for scores in replay["scores"].as_array().unwrap() {
        assert_eq!(scores.as_array().unwrap().len() as u64, entries + 1);
    }

    let moments = browser.get(&format!("{table}/moments?from=0&to=9")).await.expect(200);
    assert_eq!(moments["moments"].as_array().unwrap().len(), 10);
    let last = browser.get(&format!("{table}/moments?from={entries}&to={entries}")).await.expect(200);
    assert_eq!(last["moments"][0]["entry"], entries);

    let report = browser.get(&format!("{table}/report?entry=5")).await;
    report.expect(200);
    assert_eq!(report.header("content-type"), "application/yaml");
    assert!(report.text().contains("given:"), "{}", report.text());
}

#[tokio::test]
async fn a_game_in_play_is_saved_by_who_is_alone_at_it_and_by_nobody_else() {
    let server = Server::start().await;
    let (mut maker, mut watcher) = (server.browser(), server.browser());
    let alone = maker.table([you(), bot()], true).await;
    maker.get(&format!("/api/tables/{alone}/save")).await.expect(200);
    watcher.get(&format!("/api/tables/{alone}/save")).await.refuse(403, "not-over");
    let shared = maker.table([you(), anyone()], true).await;
    let path = format!("/api/tables/{shared}");
    maker.get(&format!("{path}/replay")).await.refuse(404, "no-such-thing");
    watcher.post(&format!("{path}/seats"), json!({})).await.expect(200);
    for browser in [&mut maker, &mut watcher] {
        browser.get(&format!("{path}/save")).await.refuse(403, "not-over");
        let replay = browser.get(&format!("{path}/replay")).await.expect(200);
        assert!(replay["fair"]["seed"].is_null());
        assert_eq!(replay["fair"]["commitment"].as_str().unwrap().len(), 64);
        browser.get(&format!("{path}/moments?from=0&to=0")).await.expect(200);
        browser.get(&format!("{path}/report")).await.expect(200);
    }
}

#[tokio::test]
async fn a_game_goes_on_from_a_moment_as_a_new_table() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let finished = import(&server, &mut browser, usize::MAX).await;
    let fork = |entry: u64| json!({ "entry": entry, "seats": [you(), bot()] });
    let path = format!("/api/tables/{finished}/forks");
    let made = browser.post(&path, fork(20)).await.expect(201);
    let made = made["table"].as_str().unwrap();
    browser.take(made).await;
    let card = browser.get(&format!("/api/tables/{made}")).await.expect(200);
    assert_eq!(card["status"]["type"], "playing");
    assert!(browser.post(&path, fork(4_000_000)).await.status.is_client_error());
    let mut wrong = fork(20);
    wrong["seats"] = json!([you()]);
    assert!(browser.post(&path, wrong).await.status.is_client_error());
}

#[tokio::test]
async fn an_unfinished_save_can_be_gone_on_with() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = import(&server, &mut browser, 30).await;
    let card = browser.get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!((&card["status"]["type"], &card["yourCall"]), (&json!("playing"), &json!(true)));
}

#[tokio::test]
async fn damaged_saves_are_refused_and_say_where() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let text = played(&server, 30);
    let half = text[..text.len() / 2].to_owned();
    let other_game = text.replacen("\"pow\"", "\"chess\"", 1);
    let mut file: Value = serde_json::from_str(&text).unwrap();
    file["journal"].as_array_mut().unwrap().swap(0, 1);
    let swapped = file.to_string();
    for (body, status, code) in [
        (half, 422, "bad-save"),
        (swapped, 422, "bad-save"),
        (other_game, 404, "no-such-game"),
        ("{}".into(), 422, "bad-save"),
        (String::new(), 422, "bad-save"),
        ("[]".into(), 422, "bad-save"),
    ] {
        browser.ask(Method::POST, "/api/saves", Some(body.into_bytes())).await.refuse(status, code);
    }
    assert!(browser.cookie.is_none(), "nothing was kept");
}

#[tokio::test]
async fn saves_with_broken_bytes_never_panic() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let text = played(&server, 10).into_bytes();
    for place in (0..text.len()).step_by(text.len() / 60 + 1) {
        let mut bytes = text.clone();
        bytes[place] ^= 0x15;
        let answer = browser.ask(Method::POST, "/api/saves", Some(bytes)).await;
        assert!(answer.status.as_u16() < 500, "at {place}: {}", answer.text());
    }
}
