//! Taking back: at once where nothing came of it, by consent where others have seen it, any distance against bots.

use serde_json::json;
use wire::lobby::NewSitter;
use wire::problem::Code;
use wire::table::TableView;

use crate::client::{Client, Guest, Server, asks, bot, config};

fn at(entry: u32) -> impl Fn(&TableView) -> bool {
    move |view| view.position.as_ref().is_some_and(|position| position.entry == entry)
}

/// Two people after the question that both were asked; Ada is asked next.
async fn two(server: &Server) -> (Client, Client, String, TableView, (Guest, Guest)) {
    let ([ada, bob], table, [mut hers, mut his]) = server.two_at_a_table().await;
    let view = hers.open(&table).await;
    his.open(&table).await;
    hers.answer(&view, 1).await;
    let view = his.until(asks).await;
    his.answer(&view, 1).await;
    let view = hers.until(at(2)).await;
    (hers, his, table, view, (ada, bob))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_own_answer_is_free_to_take_back() {
    let server = Server::start(config()).await;
    let (mut hers, mut his, table, view, _) = two(&server).await;
    assert!(!view.undo.free && view.undo.by_consent);
    hers.answer(&view, 2).await;
    let view = hers.until(at(3)).await;
    assert!(view.undo.free && !view.undo.by_consent);
    hers.done(json!({"type": "undo", "table": table, "seq": view.seq})).await;
    let view = hers.until(at(4)).await;
    assert!(asks(&view));
    assert_eq!((view.log_from, view.log.len()), (3, 0));
    let view = his.until(at(4)).await;
    assert!(view.undo.asked.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_have_answered_since_is_taken_back_by_their_consent() {
    let server = Server::start(config()).await;
    let (mut hers, mut his, table, view, _) = two(&server).await;
    assert_eq!(
        his.refused(json!({"type": "undo-reply", "table": table, "agree": true})).await.code,
        Code::NothingToUndo
    );
    let undo = json!({"type": "undo", "table": table, "seq": view.seq});
    hers.done(undo.clone()).await;
    hers.done(undo.clone()).await;
    let asked = his.until(|view| view.undo.asked.is_some()).await;
    assert_eq!(
        asked.undo.asked.as_ref().map(|asked| (asked.by, asked.waits_for.clone())),
        Some((0, vec![1]))
    );
    assert_eq!(
        hers.refused(json!({"type": "undo-reply", "table": table, "agree": true})).await.code,
        Code::NothingToUndo
    );

    his.done(json!({"type": "undo-reply", "table": table, "agree": false})).await;
    let view = hers.until(|now| now.seq > asked.seq).await;
    assert!(view.undo.asked.is_none() && at(2)(&view));

    let undo = json!({"type": "undo", "table": table, "seq": view.seq});
    hers.done(undo.clone()).await;
    his.until(|now| now.seq > view.seq && now.undo.asked.is_some()).await;
    his.done(json!({"type": "undo-reply", "table": table, "agree": true})).await;
    let back = hers.until(|view| view.position.as_ref().is_some_and(|position| position.entry > 2)).await;
    assert_eq!((back.log_from, back.position.unwrap().waits_for), (1, vec![0, 1]));
    assert_eq!(hers.refused(undo).await.code, Code::Stale);
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_one_goes_back_as_far_as_one_likes() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let table = server.table(&ada, &[NewSitter::You, bot("one")]).await;
    let mut client = server.client(Some(&ada)).await;
    let mut view = client.open(&table).await;
    for entry in [2, 3] {
        client.answer(&view, 1).await;
        view = client.until(at(entry)).await;
    }
    // Her next answer is followed by the bot's and a die: the round is over.
    client.answer(&view, 1).await;
    view = client.until(|view| asks(view) && at(6)(view)).await;
    for log in [4, 3, 1] {
        assert!(view.undo.free);
        let before = view.position.as_ref().map(|position| position.entry);
        client.done(json!({"type": "undo", "table": table, "seq": view.seq})).await;
        // The bot's early answers change nothing yet; taking back adds an entry to the journal.
        let taken_back = |view: &TableView| view.position.as_ref().map(|position| position.entry) > before;
        view = client.until(|view| taken_back(view) && asks(view)).await;
        assert_eq!(view.log_from, log, "{view:?}");
    }
    let nothing = client.refused(json!({"type": "undo", "table": table, "seq": view.seq})).await;
    assert_eq!(nothing.code, Code::NothingToUndo);
}
