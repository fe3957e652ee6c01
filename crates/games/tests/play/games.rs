//! Whole games, from the first seat to the seed that is shown at the end.

use serde_json::json;
use wire::lobby::{NewSitter, SitDown};
use wire::play::FromServer;
use wire::problem::Code;
use wire::replay::Fork;
use wire::table::{Ending, Sitter, Status, TableView};
use words::Language;

use crate::client::{Server, answer, asked, asks, bot, config, new_table, option};
use crate::secrets::RULE;

fn outcome(view: &TableView) -> Option<Ending> {
    match &view.status {
        Status::Over { result } => Some(result.how),
        Status::Waiting | Status::Playing => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_against_a_bot_and_can_check_the_dice() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, &[NewSitter::You, bot("one")]).await;
    let mut client = server.client(Some(&ada)).await;
    let mut view = client.open(&table).await;
    assert_eq!((view.name.as_str(), view.status.clone()), ("Player 1 v Player 2", Status::Playing));
    assert!(view.fair.seed.is_none() && view.fair.commitment.len() == 64);
    assert_eq!(view.fair.nonces, ["mine", ""]);
    let mut log = view.log.clone();
    while outcome(&view).is_none() {
        if asks(&view) {
            client.answer(&view, 2).await;
        }
        let seq = view.seq;
        let mut news = Some(client.until(|view| view.seq > seq).await);
        while let Some(next) = news {
            view = next;
            log.truncate(view.log_from as usize);
            log.extend(view.log.clone());
            news = client.kept();
        }
    }
    assert_eq!(outcome(&view), Some(Ending::Played));
    let numbers: Vec<u32> = log.iter().map(|line| line.line).collect();
    assert_eq!(numbers, (0..13).collect::<Vec<u32>>(), "a line for the deal and one for each entry");
    let seed = table::Seed::try_from(view.fair.seed.unwrap()).unwrap();
    assert_eq!(seed.commitment().to_string(), view.fair.commitment);
    let over = client.refused(json!({"type": "concede", "table": table})).await;
    assert_eq!(over.code, Code::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_pow_against_a_bot_comes_to_its_end() {
    whole_game_with_a_bot("pow", "greedy").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_crisis_against_a_bot_comes_to_its_end() {
    whole_game_with_a_bot("crisis", "greedy").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_champions_beside_a_bot_comes_to_its_end() {
    whole_game_with_a_bot("champions", "random").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_gotham_against_a_bot_comes_to_its_end() {
    whole_game_with_a_bot("gotham", "random").await;
}

async fn whole_game_with_a_bot(game: &str, mind: &str) {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[NewSitter::You, bot(mind)]);
    new.game = game.into();
    let table = server.make(&ada, new).await;
    let mut client = server.client(Some(&ada)).await;
    let mut view = client.open(&table).await;
    // Heroes stand together, and against nobody at the table.
    assert_eq!(view.name.contains(" v "), game != "champions", "{}", view.name);
    let mut answers = 0_usize;
    while outcome(&view).is_none() {
        if let Some(question) = asked(&view) {
            // Any legal answer will do, as long as it is not always the same.
            let choice = &question.choices[answers * 7 % question.choices.len()];
            let ask = answer(&view, choice.answer.clone());
            client.done(ask).await;
            answers += 1;
        }
        let seq = view.seq;
        view = client.until(|view| view.seq > seq).await;
        while let Some(newer) = client.kept() {
            view = newer;
        }
    }
    assert!(answers > 20, "{answers}");
    let record = server.app.tables.record(Some(&ada.person), &table, Language::En).await.unwrap();
    let sitting = record.sitting.unwrap();
    let entries = server.app.tables.in_turn(move |turn| sitting.get(turn).journal(0).texts).await.unwrap();
    let record = host::Record { entries, ..record.agreed.unwrap() };
    let verified = server.app.games.get(game).unwrap().open(&record);
    assert_eq!(verified.err(), None, "all entries follow from the rules and the seed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_maker_adds_to_the_chance_only_after_the_seed_is_committed_to() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let tables = &server.app.tables;
    let mut new = new_table(&[NewSitter::You, NewSitter::You]);
    new.public = true;
    let made = tables.make(&ada.person, new, Language::En).await.unwrap();
    let mut hers = server.client(Some(&ada)).await;
    let waiting = hers.open(&made.table).await;
    assert_eq!((&waiting.status, &waiting.fair.commitment), (&Status::Waiting, &made.commitment));
    assert_eq!((waiting.fair.nonces.len(), waiting.invitations.len()), (0, 0));
    let kept = Sitter::Kept { name: "Ada".into() };
    assert!(waiting.seats.iter().all(|seat| seat.you && seat.sitter == kept));

    let sit = |nonce: &str| SitDown { secret: None, nonce: nonce.into(), options: Vec::new() };
    let taken = tables.sit(&bob.person, &made.table, sit("his"), Language::En).await.unwrap_err();
    assert_eq!(taken.code, Code::SeatTaken, "what is kept for the maker is not free");
    tables.sit(&ada.person, &made.table, sit("hers"), Language::En).await.unwrap();
    let playing = hers.until(|view| view.status == Status::Playing).await;
    assert_eq!(playing.fair.nonces, ["hers", ""], "two seats of one person add to the chance once");
    assert_eq!(playing.fair.commitment, made.commitment);
    tables
        .sit(&ada.person, &made.table, sit("another"), Language::En)
        .await
        .expect("sitting twice is sitting");
    assert_eq!(hers.open(&made.table).await.fair.nonces, ["hers", ""]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_each_other_by_a_link() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = server.table(&ada, &[NewSitter::You, NewSitter::Anyone]).await;
    let mut hers = server.client(Some(&ada)).await;
    let waiting = hers.open(&table).await;
    assert_eq!(
        (waiting.status, waiting.position.is_none(), waiting.invitations.len()),
        (Status::Waiting, true, 1)
    );
    let secret = waiting.invitations[0].secret.clone();

    let tables = &server.app.tables;
    let sit = |secret: Option<&str>| SitDown {
        secret: secret.map(str::to_owned),
        nonce: "his".into(),
        options: vec![option("card", "ace")],
    };
    let wrong = tables.sit(&bob.person, &table, sit(Some("guess")), Language::En).await.unwrap_err();
    assert_eq!(wrong, tables.sit(&bob.person, "nowhere", sit(None), Language::En).await.unwrap_err());
    assert_eq!(wrong.code, Code::NoSuchTable);
    assert_eq!(tables.invited(&table, &secret, Language::En).await.unwrap().game, "secrets");
    let forged = SitDown { options: vec![option("card", "forged")], ..sit(Some(&secret)) };
    let refused = tables.sit(&bob.person, &table, forged, Language::En).await.unwrap_err();
    assert_eq!(refused.code, Code::BadSetup);
    tables.sit(&bob.person, &table, sit(Some(&secret)), Language::En).await.unwrap();
    tables
        .sit(&bob.person, &table, sit(Some(&secret)), Language::En)
        .await
        .expect("sitting twice is sitting");
    let cyd = server.guest("Cyd").await;
    let late = tables.sit(&cyd.person, &table, sit(Some(&secret)), Language::En).await.unwrap_err();
    assert_eq!(late.code, Code::SeatTaken);

    let mut his = server.client(Some(&bob)).await;
    let his_view = his.open(&table).await;
    assert_eq!(his_view.fair.nonces, ["mine", "his"]);
    assert_eq!(his_view.fair.commitment, waiting.fair.commitment, "known before his nonce came in");
    let her_view = hers.until(asks).await;
    // Both are asked together: an early answer does not make the other's stale.
    hers.answer(&her_view, 1).await;
    his.answer(&his_view, 3).await;
    let both = his.until(|view| view.position.as_ref().is_some_and(|position| position.entry == 2)).await;
    let said: Vec<&str> = both.log.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["seat 0 picked 1", "seat 1 picked 3"]);
    assert_eq!(both.position.unwrap().waits_for, [0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_and_late_answers_are_refused_and_change_nothing() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, &[NewSitter::You, NewSitter::You]).await;
    let mut client = server.client(Some(&ada)).await;
    let view = client.open(&table).await;
    let refused = client.refused(answer(&view, json!(9))).await;
    assert_eq!((refused.code, refused.rule.as_deref()), (Code::Refused, Some(RULE)));
    assert_eq!(refused.said.as_deref(), Some("9 is not 1 to 3"));
    assert_eq!(client.refused(answer(&view, json!({"a": []}))).await.code, Code::Malformed);
    let mut other = answer(&view, json!(1));
    other["which"] = json!(7);
    assert_eq!(client.refused(other).await.code, Code::NotAsked);

    client.answer(&view, 1).await;
    let view = client.until(|now| now.seq == view.seq + 1).await;
    client.answer(&view, 1).await;
    // The question has changed since: the answer is stale, and how it stands follows.
    let stale = client.send(answer(&view, json!(1))).await;
    let reply = client.reply(stale).await;
    assert!(
        matches!(&reply, FromServer::Problem { problem, .. } if problem.code == Code::Stale),
        "{reply:?}"
    );
    let now = client.until(|now| now.seq > view.seq).await;
    assert_eq!(now.position.unwrap().entry, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_is_new_and_after_an_undo_what_has_changed() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, &[NewSitter::You, bot("one")]).await;
    let mut client = server.client(Some(&ada)).await;
    let view = client.open(&table).await;
    client.answer(&view, 2).await;
    let view = client.until(|view| view.position.as_ref().is_some_and(|position| position.entry == 2)).await;
    let held = json!({"seq": view.seq, "log": 3});
    drop(client);

    let mut client = server.client(Some(&ada)).await;
    let wish = client.send(json!({"type": "open", "table": table, "held": held, "language": "fr"})).await;
    let FromServer::Table { view, .. } = client.reply(wish).await else { panic!("no view") };
    assert_eq!((view.log_from, view.log.len(), view.name.as_str()), (3, 0, "Joueuse 1 contre Joueuse 2"));
    client.answer(&view, 3).await;
    let view = client.until(|view| view.position.as_ref().is_some_and(|position| position.entry == 3)).await;
    client.done(json!({"type": "undo", "table": table, "seq": view.seq})).await;
    client.until(|now| now.seq > view.seq).await;

    let mut late = server.client(Some(&ada)).await;
    let wish = late
        .send(json!({"type": "open", "table": table, "held": {"seq": view.seq, "log": 4}, "language": "en"}));
    let wish = wish.await;
    let FromServer::Table { view, .. } = late.reply(wish).await else { panic!("no view") };
    assert_eq!((view.log_from, view.log.len()), (3, 0), "the fourth line was taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_or_cheats_plays_what_is_safe_and_nobody_is_stuck() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    for name in ["failing", "wrong"] {
        let table = server.table(&ada, &[NewSitter::You, bot(name)]).await;
        let mut client = server.client(Some(&ada)).await;
        let view = client.open(&table).await;
        client.answer(&view, 2).await;
        let moved =
            client.until(|view| view.position.as_ref().is_some_and(|position| position.entry == 2)).await;
        let last = moved.log.last().map(|line| line.text.clone());
        assert_eq!(last.as_deref(), Some("seat 1 picked 3"), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_is_advised_and_nobody_else() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let best = |view: &TableView, most: u8| json!({"type": "best", "table": view.table, "seq": view.seq, "which": 0, "most": most});
    let value = |view: &TableView, seat: u8| json!({"type": "value", "table": view.table, "seq": view.seq, "seat": seat});
    let mut new = new_table(&[NewSitter::You, bot("level-6")]);
    // The last of the list is the quickest to play.
    new.game = (*games::names().last().unwrap()).into();
    let table = server.make(&ada, new.clone()).await;
    let mut client = server.client(Some(&ada)).await;
    let mut view = client.open(&table).await;
    // The level has answered once when it is her turn again.
    for _ in 0..3 {
        let question = asked(&view).expect("she is asked").clone();
        let wish = client.send(best(&view, 2)).await;
        let FromServer::Best { answers, .. } = client.reply(wish).await else { panic!("no advice") };
        assert_eq!(answers.len(), 2);
        for advice in &answers {
            let choice = question.choices.iter().find(|choice| choice.answer == advice.answer).unwrap();
            assert_eq!(choice.label, advice.label);
            assert!((0.0..=1.0).contains(&advice.prospect.win) && advice.prospect.worlds > 2);
        }
        let wish = client.send(value(&view, 0)).await;
        let FromServer::Value { prospect, .. } = client.reply(wish).await else { panic!("no value") };
        assert!((0.0..=1.0).contains(&prospect.win) && prospect.worlds > 2);
        client.done(answer(&view, answers[0].answer.clone())).await;
        let seq = view.seq;
        view = client.until(|now| now.seq > seq && asks(now)).await;
    }
    assert_eq!(client.refused(best(&view, 0)).await.code, Code::TooLarge);
    assert_eq!(client.refused(best(&view, 9)).await.code, Code::TooLarge);
    assert_eq!(client.refused(value(&view, 1)).await.code, Code::NotSeated);
    let stale = json!({"type": "best", "table": table, "seq": 1, "which": 0, "most": 1});
    assert_eq!(client.refused(stale).await.code, Code::Stale);

    new.seats[1].sitter = NewSitter::Anyone;
    let shared = server.make(&ada, new).await;
    server.sit(&ada, &bob, &shared, Vec::new()).await;
    let view = client.open(&shared).await;
    assert_eq!(client.refused(best(&view, 1)).await.code, Code::NoHints);
    assert_eq!(client.refused(value(&view, 0)).await.code, Code::NoHints);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end_and_anybody_may_watch_in_public() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[bot("one"), bot("one")]);
    new.public = true;
    let table = server.make(&ada, new).await;
    let mut watcher = server.client(None).await;
    let view = watcher.open(&table).await;
    assert!(view.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Bot { .. }) && !seat.you));
    if outcome(&view).is_none() {
        let end = watcher.until(|view| outcome(view).is_some()).await;
        assert!(end.position.unwrap().questions.is_empty());
    }
    assert_eq!(watcher.refused(json!({"type": "concede", "table": table})).await.code, Code::NotSeated);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_moment_with_chance_of_its_own() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[bot("one"), bot("one")]);
    new.public = true;
    let table = server.make(&ada, new).await;
    let mut watcher = server.client(Some(&ada)).await;
    let view = watcher.open(&table).await;
    if outcome(&view).is_none() {
        watcher.until(|view| outcome(view).is_some()).await;
    }
    let fork = |entry| Fork { entry, seats: vec![NewSitter::You, bot("one")] };
    let tables = &server.app.tables;
    let beyond = tables.fork(&ada.person, &table, fork(99), Language::En).await.unwrap_err();
    assert_eq!(beyond.code, Code::NoSuchThing);
    let forked = tables.fork(&ada.person, &table, fork(3), Language::En).await.unwrap().table;
    server.take(&ada, &forked).await;
    let view = watcher.open(&forked).await;
    assert_eq!(
        (view.fair.inherited, view.log.len(), view.fair.nonces.as_slice()),
        (3, 4, &["mine".to_owned(), String::new()][..])
    );
    assert_ne!(view.fair.commitment, tables.view(None, &table, Language::En).await.unwrap().fair.commitment);
    watcher.answer(&view, 3).await;
    let on = watcher.until(|now| now.table == forked && now.seq > view.seq).await;
    assert_eq!(on.log[0].text, "seat 0 picked 3");

    let (bob, cyd) = (server.guest("Bob").await, server.guest("Cyd").await);
    let live = server.table(&bob, &[NewSitter::You, NewSitter::Anyone]).await;
    server.sit(&bob, &cyd, &live, Vec::new()).await;
    let early = tables.fork(&bob.person, &live, fork(0), Language::En).await.unwrap_err();
    assert_eq!(early.code, Code::NotOver);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_tells_its_clients_and_loses_nothing() {
    let folder = throwaway::Folder::new("server-stop");
    let place = store::Place::Sqlite(folder.file("crossover.db"));
    let open = async || std::sync::Arc::new(store::Database::open(&place).await.unwrap());
    let mut server = Server::on(config(), open().await).await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, &[NewSitter::You, NewSitter::You]).await;
    let mut client = server.client(Some(&ada)).await;
    let view = client.open(&table).await;
    // An early answer has no entry of the game yet, and must survive all the same.
    client.answer(&view, 2).await;
    server.stop.take().unwrap().send(()).unwrap();
    let frame = client.closed().await.unwrap();
    assert_eq!(u16::from(frame.code), 1012);
    drop(client);
    server.ended.await.unwrap().unwrap();

    let server = Server::on(config(), open().await).await;
    let mut client = server.client(Some(&ada)).await;
    let view = client.open(&table).await;
    assert_eq!(view.position.as_ref().unwrap().waits_for, [1]);
    client.answer(&view, 3).await;
    let moved = client.until(|now| now.seq > view.seq).await;
    assert_eq!(moved.log[0].text, "seat 0 picked 2");
}
