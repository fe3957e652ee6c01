//! Games, rules and cards, in the reader's language.

use crate::client::Server;

#[tokio::test]
async fn games_are_listed_in_the_readers_language() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let games = browser.get("/api/games").await;
    let english = games.expect(200);
    assert_eq!(english["games"][0]["game"], "pow");
    assert_eq!(games.header("vary"), "accept-language, accept-encoding");
    assert!(games.header("cache-control").starts_with("public"));
    let french = browser.get("/api/games?lang=fr").await.expect(200);
    assert_ne!(english["games"][0]["blurb"], french["games"][0]["blurb"]);
    browser.headers.insert("accept-language", "fr-CA, en;q=0.5".parse().unwrap());
    assert_eq!(browser.get("/api/games").await.expect(200), french);
    assert_eq!(browser.get("/api/games?lang=en").await.expect(200), english);
    browser.get("/api/games?lang=it").await.refuse(400, "malformed");
}

#[tokio::test]
async fn rules_are_read_searched_and_linked() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let book = browser.get("/api/games/pow/rules").await.expect(200);
    let rules = book["rules"].as_array().unwrap();
    assert!(rules.len() > 100, "{}", rules.len());
    let first = rules[0].clone();
    let path = format!("/api/games/pow/rules/{}", first["id"].as_str().unwrap());
    assert_eq!(browser.get(&path).await.expect(200), first);
    let found = browser.get("/api/games/pow/rules/search?q=attack").await.expect(200);
    assert!(!found["hits"].as_array().unwrap().is_empty());
    browser.get("/api/games/pow/rules/no.such.rule").await.refuse(404, "no-such-thing");
    browser.get("/api/games/pow/rules/search").await.refuse(400, "malformed");
    let long = "x".repeat(201);
    browser.get(&format!("/api/games/pow/rules/search?q={long}")).await.refuse(400, "malformed");
    for path in ["rules", "rules/search?q=a", "rules/a.b", "cards", "cards/character/a"] {
        browser.get(&format!("/api/games/chess/{path}")).await.refuse(404, "no-such-game");
    }
}

#[tokio::test]
async fn everything_printed_has_a_face_in_three_languages() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let cards = browser.get("/api/games/pow/cards").await.expect(200);
    let cards = cards["cards"].as_array().unwrap();
    assert!(cards.len() > 20, "{}", cards.len());
    for card in cards {
        let (kind, id) = (card["kind"].as_str().unwrap(), card["id"].as_str().unwrap());
        for language in ["en", "fr", "de"] {
            let face =
                browser.get(&format!("/api/games/pow/cards/{kind}/{id}?lang={language}")).await.expect(200);
            assert_eq!(face["head"]["id"], id);
        }
    }
    browser.get("/api/games/pow/cards/character/nobody").await.refuse(404, "no-such-thing");
    browser.get("/api/games/pow/cards/spaceship/vanguard").await.refuse(404, "no-such-thing");
}
