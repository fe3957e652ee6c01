//! Packs: looked at, kept, shared, played with.

use serde_json::{Value, json};

use crate::client::{Server, bot, you};

const CHECK: &str = "/api/games/gotham/packs/check";

/// The worked example of the docs in one text.
fn night_shift() -> String {
    let page = include_str!("../../../../games/gotham/docs/content.md");
    let blocks = page.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let files =
        blocks.filter_map(|block| Some((block.lines().next()?.strip_prefix("# night-shift/")?, block)));
    files.map(|(path, text)| format!("--- # {path}\n{text}")).collect()
}

fn pack(text: &str) -> Value {
    json!({ "game": "gotham", "name": "Night shift", "text": text })
}

#[tokio::test]
async fn a_pack_in_order_is_surveyed() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let look = json!({ "board": "museum", "zone": "vault" });
    let told = browser.post(CHECK, json!({ "text": night_shift(), "look": look })).await.expect(200);
    assert_eq!(told["mistakes"], json!([]));
    assert_eq!(told["missions"], json!([{ "kind": "mission", "id": "cat-s-eye", "name": "The cat's eye" }]));
    assert_eq!(told["boards"].as_array().map(Vec::len), Some(1), "boards of the house are left out");
    let board = &told["boards"][0];
    // Steps, hall, vault, roof: past the end of its wall the vault sees the steps, which share a letter with the roof.
    assert_eq!(board["zones"][2]["sees"], json!([0, 1]));
    assert_eq!(board["zones"][0]["sees"], json!([1, 2, 3]));
    assert_eq!(board["zones"][3]["leads"], json!([0, 2]));
    let roof = board["lines"].as_array().unwrap().iter().find(|line| line["to"] == 3).unwrap();
    assert_eq!((&roof["points"], &roof["stoppedBy"]), (&json!([35, 30, 10, 30]), &json!([2, 3])));
    assert_eq!(told["files"][1]["path"], "boards/museum.yaml");
    assert_eq!(told["files"][1]["value"]["zones"][1]["outline"][0], json!([20, 0]));
    assert!(browser.cookie.is_none(), "nothing is kept");
}

#[tokio::test]
async fn mistakes_are_told_with_their_place_and_what_would_be_right() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let told = |text: String| json!({ "text": text });
    let broken = night_shift().replacen("at: [35, 10]", "at: [5, 10]", 1);
    let said = browser.post(CHECK, told(broken)).await.expect(200);
    let place = json!({
        "file": "boards/museum.yaml", "line": 16, "column": 21, "at": "/zones/1/markers/0/at", "code": "gotham.marker",
        "message": "the marker lies outside `hall`", "help": "put it inside the outline",
    });
    assert_eq!(said["mistakes"], json!([place]));
    assert_eq!(said["missions"], json!([]), "what is wrong can't be played");
    assert_eq!(said["boards"][0]["zones"].as_array().map(Vec::len), Some(4), "and can be looked at");

    for (from, to, message) in [
        ("start: steps", "start: stepps", "there is no zone on this board `stepps`"),
        ("  - { from: steps, to: roof, kind: climb, level: 2 }\n", "", "no way leads from here to `roof`"),
        ("if: heroes-down", "if: { turn-reached: 9 }", "this end can never come"),
        ("id: museum", "id: [", "this is not YAML"),
    ] {
        let broken = night_shift().replacen(from, to, 1);
        let said = browser.post(CHECK, told(broken)).await.expect(200);
        let mistakes = said["mistakes"].as_array().unwrap();
        let found = mistakes.iter().find(|one| one["message"].as_str().unwrap().starts_with(message));
        let found = found.unwrap_or_else(|| panic!("{message}: {said}"));
        assert!(found["line"].as_u64() > Some(0), "{found}");
    }
    for nonsense in ["", "id: a", "--- # pack.yaml\n", "--- # ../x\n- 1", "--- # boards/a.yaml\n\u{202e}"] {
        let said = browser.post(CHECK, told(nonsense.to_owned())).await.expect(200);
        assert_ne!(said["mistakes"], json!([]), "{nonsense:?}");
    }
}

#[tokio::test]
async fn packs_have_limits_and_games_that_take_them() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let long = "#".repeat((256 << 10) + 1);
    browser.post(CHECK, json!({ "text": long })).await.refuse(413, "too-large");
    browser.post("/api/packs", pack(&long)).await.refuse(413, "too-large");
    browser.post(CHECK, json!({ "text": "#".repeat(1 << 20) })).await.refuse(413, "too-large");
    browser.post("/api/packs", pack("a\0b")).await.refuse(422, "malformed");
    browser.post("/api/games/pow/packs/check", json!({ "text": "" })).await.refuse(404, "no-such-thing");
    browser.get("/api/games/pow/packs/shelf").await.refuse(404, "no-such-thing");
    browser.post("/api/games/chess/packs/check", json!({ "text": "" })).await.refuse(404, "no-such-game");
    let of_pow = json!({ "game": "pow", "name": "x", "text": "" });
    browser.post("/api/packs", of_pow).await.refuse(404, "no-such-thing");
    let nameless = json!({ "game": "gotham", "name": " ", "text": "" });
    browser.post("/api/packs", nameless).await.refuse(422, "malformed");
    let shelf = browser.get("/api/games/gotham/packs/shelf?lang=fr").await.expect(200);
    let things = shelf["things"].as_array().unwrap();
    for kind in ["hero", "tile", "material", "skill", "board"] {
        assert!(things.iter().any(|thing| thing["kind"] == kind), "{kind}");
    }
}

#[tokio::test]
async fn a_kept_pack_is_shared_and_only_its_owner_changes_it() {
    let server = Server::start().await;
    let (mut owner, mut other) = (server.browser(), server.browser());
    let kept = owner.post("/api/packs", pack("first")).await.expect(201);
    assert_eq!((&kept["yours"], &kept["pack"]), (&json!(true), &pack("first")));
    let path = format!("/api/packs/{}", kept["id"].as_str().unwrap());
    assert_eq!(other.get(&path).await.expect(200)["yours"], false);
    other.patch(&path, pack("mine")).await.refuse(404, "no-such-thing");
    other.patch("/api/me", json!({ "name": "Mallory" })).await.expect(200);
    other.patch(&path, pack("mine")).await.refuse(404, "no-such-thing");
    other.delete(&path).await.refuse(404, "no-such-thing");
    owner.patch(&path, pack("second")).await.expect(200);
    assert_eq!(other.get(&path).await.expect(200)["pack"]["text"], "second");
    let listed = owner.get("/api/me/packs").await.expect(200);
    assert_eq!(
        (&listed["packs"][0]["id"], &listed["packs"][0]["name"]),
        (&kept["id"], &json!("Night shift"))
    );
    assert_eq!(other.get("/api/me/packs").await.expect(200)["packs"], json!([]));
    owner.delete(&path).await.expect(204);
    owner.get(&path).await.refuse(404, "no-such-thing");
    owner.patch(&path, pack("third")).await.refuse(404, "no-such-thing");
}

#[tokio::test]
async fn a_kept_pack_is_played_as_it_was_when_the_table_was_made() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let kept = browser.post("/api/packs", pack(&night_shift())).await.expect(201);
    let table = |value: &str, mission: &str| {
        let options =
            json!([{ "option": "pack", "value": value }, { "option": "mission", "value": mission }]);
        json!({ "game": "gotham", "options": options, "seats": [{ "sitter": you() }, { "sitter": bot() }] })
    };
    let id = kept["id"].as_str().unwrap();
    let chosen = format!("pack:{id}");
    browser.post("/api/tables", table("pack:nothing", "cat-s-eye")).await.refuse(422, "bad-setup");
    browser.post("/api/tables", table(&chosen, "no-such-mission")).await.refuse(422, "bad-setup");
    browser.post("/api/tables", table("not a pack", "cat-s-eye")).await.refuse(422, "bad-setup");
    let made = browser.post("/api/tables", table(&chosen, "cat-s-eye")).await.expect(201);
    // The pack is gone before anybody sits down: the table has its own.
    browser.delete(&format!("/api/packs/{id}")).await.expect(204);
    let seats = format!("/api/tables/{}/seats", made["table"].as_str().unwrap());
    let card = browser.post(&seats, json!({ "nonce": "n" })).await.expect(200);
    assert_eq!(card["status"]["type"], "playing", "{card}");
    // A game of one's own against a bot can be saved, and the save is whole.
    let save = format!("/api/tables/{}/save", made["table"].as_str().unwrap());
    let save = browser.get(&save).await.expect(200);
    assert!(save.to_string().contains("boards/museum.yaml"), "the pack lies in the setup");
    browser.post("/api/saves", save).await.expect(201);
}
