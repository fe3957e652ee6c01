//! Taking back: at once where nothing came of it, by consent where others have seen it, any distance against bots.

use serde_json::json;
use wire::lobby::NewSitter;
use wire::problem::Code;
use wire::table::{TableView, Unasked};

use crate::client::{Client, Guest, Server, asks, bot, config, new_table, option};

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

/// Two people after the first question of a round; who sits first holds this card.
async fn holding(server: &Server, card: &str) -> (Client, Client, String, TableView) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone]);
    new.seats[0].options = vec![option("card", card)];
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, Vec::new()).await;
    let (mut hers, mut his) = (server.client(Some(&ada)).await, server.client(Some(&bob)).await);
    let view = hers.open(&table).await;
    his.open(&table).await;
    hers.answer(&view, 1).await;
    let view = his.until(asks).await;
    his.answer(&view, 1).await;
    let view = hers.until(at(2)).await;
    (hers, his, table, view)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_table_answered_goes_back_with_the_answer_before_it() {
    let server = Server::start(config()).await;
    let (mut hers, mut his, table, view) = holding(&server, "only").await;
    hers.answer(&view, 3).await;
    let view = hers.until(at(4)).await;
    assert!(!asks(&view), "she had no choice, and was not asked");
    let unasked = |view: &TableView| -> Vec<Option<u32>> {
        let lines = view.log.iter().filter(|line| line.unasked == Some(Unasked::Only));
        lines.map(|line| line.entry).collect()
    };
    assert_eq!(unasked(&view), [Some(3)]);
    let told = his.until(at(4)).await;
    assert!(asks(&told) && unasked(&told).is_empty(), "the other is told of answers, and not why");

    assert!(view.undo.free);
    hers.done(json!({"type": "undo", "table": table, "seq": view.seq})).await;
    let view = hers.until(at(5)).await;
    assert!(asks(&view));
    hers.answer(&view, 1).await;
    let view = hers.until(at(7)).await;
    assert_eq!((asks(&view), unasked(&view)), (false, vec![Some(6)]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_betrays_a_hand_is_left_to_people_among_people() {
    let server = Server::start(config()).await;
    let (mut hers, _his, _, view) = holding(&server, "telling").await;
    hers.answer(&view, 3).await;
    assert!(asks(&hers.until(at(3)).await), "to answer at once would tell that she had no choice");

    let ada = server.guest("Ada").await;
    let mut new = new_table(&[NewSitter::You, bot("one")]);
    new.seats[0].options = vec![option("card", "telling")];
    let table = server.make(&ada, new).await;
    let mut alone = server.client(Some(&ada)).await;
    let view = alone.open(&table).await;
    alone.answer(&view, 1).await;
    let view = alone.until(at(2)).await;
    alone.answer(&view, 1).await;
    // The table answers, then the bot, then a die falls.
    alone.until(at(6)).await;
}
