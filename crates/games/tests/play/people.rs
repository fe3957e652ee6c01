//! People at a table: talk, coming and going, stand-ins, giving up.

use std::time::Duration;

use serde_json::json;
use server::Config;
use wire::lobby::NewSitter;
use wire::problem::Code;
use wire::table::{Ending, Sitter, Status, TableView};
use words::Language;

use crate::client::{Client, Guest, Server, asks, bot, config, new_table, option};
use crate::secrets::RULE;

fn here(view: &TableView, seat: usize) -> bool {
    matches!(view.seats[seat].sitter, Sitter::Person { here: true, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_while_the_rules_forbid_it() {
    let server = Server::start(config()).await;
    let (table, mut hers) = server.silent_table().await;
    let refused = hers.refused(json!({"type": "say", "table": table, "text": "what now?"})).await;
    assert_eq!((refused.code, refused.rule.as_deref()), (Code::Refused, Some(RULE)));
    assert_eq!(refused.said.as_deref(), Some("silence lies on the table"));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_chatterboxes_have_to_wait() {
    let server = Server::start(Config { limits: true, ..config() }).await;
    let ([_, bob], table, [mut hers, mut his]) = server.two_at_a_table().await;
    hers.open(&table).await;
    his.open(&table).await;
    for number in 0..5 {
        hers.done(json!({"type": "say", "table": table, "text": format!(" well {number}\n")})).await;
    }
    let refused = hers.refused(json!({"type": "say", "table": table, "text": "and another thing"})).await;
    assert_eq!(refused.code, Code::TooMany);
    assert!(refused.retry_after.is_some());
    let mut heard = Vec::new();
    while heard.len() < 5 {
        heard.extend(his.chat().await);
    }
    assert_eq!(heard, ["well 0", "well 1", "well 2", "well 3", "well 4"]);
    his.done(json!({"type": "say", "table": table, "text": "indeed"})).await;
    let long = "x".repeat(301);
    assert_eq!(his.refused(json!({"type": "say", "table": table, "text": long})).await.code, Code::TooLarge);

    let mut late = server.client(Some(&bob)).await;
    late.open(&table).await;
    assert_eq!(late.chat().await.len(), 6, "who comes later reads what was said");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_is_away_and_steps_back_at_once() {
    let server = Server::start(Config { away_after: Duration::from_millis(300), ..config() }).await;
    let ([_, bob], table, [mut hers, mut his]) = server.two_at_a_table().await;
    hers.open(&table).await;
    his.open(&table).await;
    hers.until(|view| here(view, 1)).await;
    let stand_in = json!({"type": "stand-in", "table": table, "seat": 1});
    assert_eq!(hers.refused(stand_in.clone()).await.code, Code::NotAway, "he is here");
    drop(his);
    hers.until(|view| !here(view, 1)).await;
    // Not at once, but after a while.
    while hers.send(stand_in.clone()).await > 0 {
        match hers.next().await {
            wire::play::FromServer::Done { .. } => break,
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    let view = hers
        .until(|view| view.seats[1].stand_in && view.position.as_ref().is_some_and(|p| p.waits_for == [0]))
        .await;
    assert!(asks(&view), "the bot has answered for him");

    let mut his = server.client(Some(&bob)).await;
    let view = his.open(&table).await;
    assert!(view.seats[1].stand_in && !asks(&view));
    his.done(json!({"type": "return", "table": table})).await;
    let view = his.until(|view| !view.seats[1].stand_in).await;
    assert!(view.seats[1].you);
    assert_eq!(his.refused(json!({"type": "return", "table": table})).await.code, Code::NotAsked);
    // Who leaves on purpose may be replaced at once.
    his.done(json!({"type": "leave", "table": table})).await;
    hers.until(|view| !here(view, 1) && !view.seats[1].stand_in).await;
    hers.done(stand_in).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_has_lost_and_the_seed_is_shown() {
    let server = Server::start(config()).await;
    let (_, table, [mut hers, mut his]) = server.two_at_a_table().await;
    hers.open(&table).await;
    let view = his.open(&table).await;
    hers.done(json!({"type": "concede", "table": table})).await;
    let end = his.until(|view| matches!(view.status, Status::Over { .. })).await;
    let Status::Over { result } = &end.status else { panic!("it is over") };
    assert_eq!((result.how, result.text.as_str()), (Ending::Conceded, "Ada gave up."));
    assert_eq!(result.scores, [0.0, 1.0]);
    assert!(end.fair.seed.is_some() && !asks(&end) && end.position.as_ref().unwrap().waits_for.is_empty());
    assert_eq!(his.refused(crate::client::answer(&view, json!(1))).await.code, Code::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_not_there_for_others_and_lists_show_what_is_public() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let private = server.table(&ada, &[NewSitter::You, NewSitter::Anyone]).await;
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone]);
    new.public = true;
    let public = server.make(&ada, new).await;
    let mut his = server.client(Some(&bob)).await;
    let hidden = his.refused(json!({"type": "open", "table": private})).await;
    let missing = his.refused(json!({"type": "open", "table": "abcdefgh"})).await;
    assert_eq!((hidden.code, &hidden), (Code::NoSuchTable, &missing));
    let view = his.open(&public).await;
    assert!(view.invitations.is_empty() && view.watchers == 1);

    let tables = &server.app.tables;
    let listed = tables.public(Some(&bob.person), Language::De).await.unwrap().tables;
    assert_eq!(listed.iter().map(|card| card.table.as_str()).collect::<Vec<_>>(), [public.as_str()]);
    assert_eq!(
        (listed[0].line.as_str(), listed[0].name.as_str()),
        ("Ein Platz ist frei", "Player 1 gegen Player 2")
    );
    tables
        .sit(
            &bob.person,
            &public,
            wire::lobby::SitDown { secret: None, nonce: String::new(), options: Vec::new() },
            Language::En,
        )
        .await
        .unwrap();
    let view = his.until(asks).await;
    assert_eq!((view.seats[1].you, view.log_from), (true, 0));
    let hers = tables.of(&ada.person, Language::En).await.unwrap().tables;
    assert_eq!(hers.iter().map(|card| card.your_call).collect::<Vec<_>>(), [true, false]);
}

/// Two people share the heroes of Gotham, against a bot.
async fn two_heroes_against_a_bot(server: &Server) -> ([Guest; 2], String, [Client; 2]) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone, bot("random")]);
    new.game = "gotham".into();
    new.options = vec![option("mission", "two-charges")];
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, Vec::new()).await;
    let clients = [server.client(Some(&ada)).await, server.client(Some(&bob)).await];
    ([ada, bob], table, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_mate_may_say_i_go() {
    let server = Server::start(config()).await;
    let (_, table, [mut hers, mut his]) = two_heroes_against_a_bot(&server).await;
    let code = |view: &TableView| {
        let question = view.position.as_ref().and_then(|position| position.questions.first());
        question.map(|question| question.code.clone()).unwrap_or_default()
    };
    let first = |view: &TableView| view.position.as_ref().unwrap().questions[0].choices[0].answer.clone();
    // Everybody declares a state first, she before him.
    let view = hers.open(&table).await;
    assert!(view.name.contains(" v "), "the heroes play against the villain: {}", view.name);
    assert_eq!((code(&view).as_str(), code(&his.open(&table).await).as_str()), ("state", ""));
    hers.done(crate::client::answer(&view, first(&view))).await;
    let other = his.until(|other| code(other) == "state").await;
    his.done(crate::client::answer(&other, first(&other))).await;
    hers.until(|view| code(view) == "act").await;
    let other = his.until(|other| code(other) == "claim").await;
    // The lead is hers: he may ask for it, and answer nothing else.
    let refused = his.refused(crate::client::answer(&other, json!({"act": "pass"}))).await;
    assert_eq!(refused.code, Code::NotAsked, "{refused:?}");
    his.done(crate::client::answer(&other, first(&other))).await;
    let mine = his.until(|other| code(other) == "act").await;
    assert!(mine.position.as_ref().unwrap().waits_for.contains(&1));
}

#[tokio::test(flavor = "multi_thread")]
async fn heroes_play_on_when_one_of_them_gives_up_and_lose_together() {
    let server = Server::start(config()).await;
    let (_, table, [mut hers, mut his]) = two_heroes_against_a_bot(&server).await;
    hers.open(&table).await;
    his.open(&table).await;
    his.done(json!({"type": "concede", "table": table})).await;
    let view = hers.until(|view| view.seats[1].stand_in).await;
    assert!(matches!(view.status, Status::Playing), "a bot plays on for him");
    let twice = his.refused(json!({"type": "concede", "table": table})).await;
    assert_eq!(twice.code, Code::NotAsked);
    hers.done(json!({"type": "concede", "table": table})).await;
    let end = hers.until(|view| matches!(view.status, Status::Over { .. })).await;
    let Status::Over { result } = &end.status else { panic!("it is over") };
    assert_eq!((result.how, result.scores.as_slice()), (Ending::Conceded, &[0.0, 0.0, 1.0][..]));
}
