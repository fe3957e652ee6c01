//! What strangers may ask for by requests, and what it costs those who play: counted, not timed.

use axum::http::Method;
use server::Config;
use sha2::{Digest, Sha256};

use crate::client::{Server, bot, you};

/// A save with other entries than it had, under a digest that fits them: whoever writes a save can make one.
fn with_entries(save: &str, entries: &[String]) -> String {
    let field = |name: &str| {
        let start = save.find(&format!("\"{name}\": ")).unwrap() + name.len() + 4;
        save[start..].lines().next().unwrap().trim_end_matches(',').to_owned()
    };
    let (game, content, setup, fairness) =
        (field("game"), field("content"), field("setup"), field("fairness"));
    let parts = format!("[{game},{content},{setup},{fairness},[{}]]", entries.join(","));
    let digest = Sha256::digest(parts.as_bytes());
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        "{{\"crossover\": 1, \"game\": {game}, \"version\": {}, \"content\": {content}, \"setup\": {setup}, \
         \"fairness\": {fairness}, \"digest\": \"{digest}\", \"journal\": [{}]}}",
        field("version"),
        entries.join(",")
    )
}

#[tokio::test]
async fn a_save_of_entries_that_nobody_played_is_refused_unread() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = browser.table([you(), bot()], false).await;
    let save = browser.get(&format!("/api/tables/{table}/save")).await.text();
    let (_, journal) = save.split_once("\"journal\": [").unwrap();
    let lines = journal.lines().map(|line| line.trim().trim_end_matches(',').to_owned());
    let own: Vec<String> = lines.filter(|line| line.starts_with('{')).collect();
    let mut import = async |entries: &[String]| {
        let save = with_entries(&save, entries);
        browser.ask(Method::POST, "/api/saves", Some(save.into_bytes())).await
    };
    import(&own).await.expect(201);
    // What was taken back is judged by nobody, and once cost entries times undos at each look at the table.
    let draws = |count: u32| (0..count).map(|_| r#"{"draw":0}"#.to_owned());
    let undos = |from: u32, count: u32| (0..count).map(move |n| format!(r#"{{"undo":{}}}"#, from - n));
    let bomb: Vec<String> = draws(12_000).chain(undos(11_999, 12_000)).collect();
    let refused = import(&bomb).await;
    refused.refuse(422, "bad-save");
    assert!(refused.json()["message"].as_str().unwrap().contains("at most"), "{}", refused.json());
    let often: Vec<String> = draws(5_000).chain(undos(4_999, 5_000)).collect();
    import(&often).await.refuse(422, "bad-save");
    let early = [own.as_slice(), &[format!(r#"{{"undo":{}}}"#, own.len() + 9)]].concat();
    import(&early).await.refuse(422, "bad-save");
}

#[tokio::test]
async fn what_is_printed_is_pressed_once_and_told_by_its_tag() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let mut paths = vec!["/api/openapi.json".to_owned(), "/api/games".to_owned()];
    for game in server.app.games.iter() {
        paths.push(format!("/api/games/{}/rules", game.about().name));
        paths.push(format!("/api/games/{}/cards?lang=fr", game.about().name));
    }
    for path in paths {
        let first = browser.get(&path).await;
        first.expect(200);
        let tag = first.header("etag").to_owned();
        assert!(tag.len() > 10, "{path} has a tag");
        browser.headers.insert("if-none-match", tag.parse().unwrap());
        let again = browser.get(&path).await;
        assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0), "{path}");
        browser.headers.clear();
        browser.headers.insert("accept-encoding", "gzip".parse().unwrap());
        let small = browser.get(&path).await;
        assert_eq!(small.header("content-encoding"), "gzip", "{path}");
        // A list of nothing does not get any smaller.
        assert!(small.bytes.len() < first.bytes.len() || first.bytes.len() < 100, "{path}");
        browser.headers.clear();
        assert_eq!(browser.get(&path).await.bytes, first.bytes, "{path}");
    }
    let languages = ["en", "de"].map(|code| format!("/api/games?lang={code}"));
    assert_ne!(browser.get(&languages[0]).await.bytes, browser.get(&languages[1]).await.bytes);
}

#[tokio::test]
async fn the_description_is_counted_like_everything_that_is_read() {
    let server = Server::with(Config::default()).await;
    let mut browser = server.browser();
    let mut stopped = 0;
    for _ in 0..200 {
        stopped += u32::from(browser.get("/api/openapi.json").await.status.as_u16() == 429);
    }
    assert!(stopped > 0, "it was free of charge");
}

/// What costs so little, or so little more for who asks again, that whatever watches over a server may ask as it likes.
const FREE: [&str; 2] = ["/health", "/ready"];

#[tokio::test]
async fn every_route_has_its_price() {
    let server = Server::with(Config::default()).await;
    let described = server.browser().get("/api/openapi.json").await.json();
    let mut free = Vec::new();
    let mut routes = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        let asked: String = path
            .split('/')
            .map(|part| if part.starts_with('{') { "x" } else { part })
            .collect::<Vec<_>>()
            .join("/");
        for method in methods.as_object().unwrap().keys() {
            routes += 1;
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let mut stranger = server.browser();
            // Each route is asked from an address that has asked for nothing yet.
            stranger.address = format!("198.51.100.{routes}");
            let mut stopped = false;
            for _ in 0..200 {
                stopped = stranger.ask(method.clone(), &asked, Some(Vec::new())).await.status.as_u16() == 429;
                if stopped {
                    break;
                }
            }
            if !stopped {
                free.push(path.as_str());
            }
        }
    }
    assert_eq!(free, FREE, "a route without a price: give it a class in `api::described`");
    assert!(routes > 30, "{routes} routes");
}
