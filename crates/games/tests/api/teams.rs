//! Teams: judged, kept, shared, chosen.

use serde_json::{Value, json};

use crate::client::{Server, bot, you};

/// The members of a printed team.
async fn vanguard(server: &Server) -> Vec<String> {
    let games = server.browser().get("/api/games").await.expect(200);
    let options = games["games"][0]["seatOptions"].as_array().unwrap().clone();
    let team = options.iter().find(|option| option["id"] == "team").unwrap();
    let members = team["values"][0]["shows"].as_array().unwrap().clone();
    members.iter().map(|member| member.as_str().unwrap().to_owned()).collect()
}

fn team(members: &[String]) -> Value {
    json!({ "game": "pow", "name": "My team", "members": members })
}

#[tokio::test]
async fn the_rules_judge_a_team() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let members = vanguard(&server).await;
    let check = "/api/games/pow/teams/check";
    assert_eq!(browser.post(check, team(&members)).await.expect(200)["legal"], true);
    let empty = browser.post(check, team(&[])).await.expect(200);
    assert_eq!(empty["legal"], false);
    assert!(!empty["flaws"].as_array().unwrap().is_empty());
    let unknown = browser.post(check, team(&["nobody-at-all".to_owned()])).await.expect(200);
    assert_eq!(unknown["legal"], false);
    assert!(browser.cookie.is_none(), "nothing is kept");
    browser.post("/api/games/chess/teams/check", team(&members)).await.refuse(404, "no-such-game");
    let other = json!({ "game": "chess", "name": "x", "members": [] });
    browser.post(check, other).await.refuse(422, "malformed");
    for odd in ["Not An Id", "", "a,b", "team:x"] {
        assert_eq!(browser.post(check, team(&[odd.to_owned()])).await.expect(200)["legal"], false);
    }
    browser.post(check, team(&["x".repeat(65)])).await.refuse(422, "malformed");
    browser.post(check, team(&vec!["a".to_owned(); 61])).await.refuse(422, "malformed");
}

#[tokio::test]
async fn a_kept_team_is_shared_and_only_its_owner_throws_it_away() {
    let server = Server::start().await;
    let (mut owner, mut other) = (server.browser(), server.browser());
    let members = vanguard(&server).await;
    let kept = owner.post("/api/teams", team(&members)).await.expect(201);
    assert_eq!((&kept["yours"], &kept["team"]), (&json!(true), &team(&members)));
    let path = format!("/api/teams/{}", kept["id"].as_str().unwrap());
    assert_eq!(other.get(&path).await.expect(200)["yours"], false);
    assert_eq!(owner.get("/api/me/teams").await.expect(200)["teams"], json!([kept]));
    other.delete(&path).await.refuse(404, "no-such-thing");
    other.patch("/api/me", json!({ "name": "Mallory" })).await.expect(200);
    other.delete(&path).await.refuse(404, "no-such-thing");
    owner.delete(&path).await.expect(204);
    owner.delete(&path).await.refuse(404, "no-such-thing");
    owner.get(&path).await.refuse(404, "no-such-thing");
    assert_eq!(owner.get("/api/me/teams").await.expect(200)["teams"], json!([]));
}

#[tokio::test]
async fn teams_without_a_name_or_a_game_are_not_kept() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let nameless = json!({ "game": "pow", "name": " ", "members": [] });
    browser.post("/api/teams", nameless).await.refuse(422, "malformed");
    let gameless = json!({ "game": "chess", "name": "x", "members": [] });
    browser.post("/api/teams", gameless).await.refuse(404, "no-such-game");
    browser.get("/api/teams/nothing").await.refuse(404, "no-such-thing");
}

#[tokio::test]
async fn a_kept_team_can_be_played() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let members = vanguard(&server).await;
    let kept = browser.post("/api/teams", team(&members)).await.expect(201);
    let with = |id: &str| {
        let chosen = json!([{ "option": "team", "value": format!("team:{id}") }]);
        json!({ "game": "pow", "seats": [{ "sitter": you(), "options": chosen }, { "sitter": bot() }] })
    };
    browser.post("/api/tables", with(kept["id"].as_str().unwrap())).await.expect(201);
    browser.post("/api/tables", with("nothing")).await.refuse(422, "bad-team");
}

#[tokio::test]
async fn a_decklist_of_another_program_is_read_and_written() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let read = "/api/games/champions/teams/read";
    let text = "Web and law\n\nSpider-Man\n\nJustice\n2x For Justice!\n1x Haymakr\n";
    let pasted = browser.post(read, json!({ "text": text })).await.expect(200);
    let members = json!(["identity:spider-man", "aspect:justice", "card:for-justice", "card:for-justice"]);
    assert_eq!((&pasted["team"]["name"], &pasted["team"]["members"]), (&json!("Web and law"), &members));
    let notes = pasted["notes"].as_array().unwrap();
    assert!(notes.len() == 1 && notes[0].as_str().unwrap().contains("Haymaker"), "{notes:?}");
    let written = browser.post("/api/games/champions/teams/write", pasted["team"].clone()).await.expect(200);
    for form in ["json", "text"] {
        let again = browser.post(read, json!({ "text": written[form] })).await.expect(200);
        assert_eq!(again, json!({ "team": pasted["team"], "notes": [] }), "{form}");
    }
    browser.post(read, json!({ "text": "nobody" })).await.refuse(422, "bad-team");
    browser.post(read, json!({ "text": "{" })).await.refuse(422, "bad-team");
    browser.post(read, json!({ "text": "x".repeat(20_001) })).await.refuse(422, "malformed");
    browser.post("/api/games/pow/teams/read", json!({ "text": "x" })).await.refuse(404, "no-such-thing");
    browser.post("/api/games/pow/teams/write", team(&[])).await.refuse(404, "no-such-thing");
    assert!(browser.cookie.is_none(), "nothing is kept");
}
