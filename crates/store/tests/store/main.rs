//! One suite, run on both databases.
#![allow(clippy::unwrap_used, reason = "a test that meets an error has failed")]

mod accounts;
mod faults;
mod given;
mod histories;
mod journal;
mod lists;
mod notices;
mod races;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use given::Ground;
use store::{Database, Place};
use throwaway::{Folder, Postgres};

/// A case: what must hold of any store. It gets a database of its own, and may open it more than once.
type Case = fn(Ground) -> Pin<Box<dyn Future<Output = ()> + Send>>;

macro_rules! cases {
    ($($case:path),* $(,)?) => {
        &[$((stringify!($case), |ground| Box::pin($case(ground)))),*]
    };
}

const CASES: &[(&str, Case)] = cases![
    journal::what_is_made_reads_back,
    journal::an_id_is_taken_once,
    journal::lines_follow_the_last_one_or_nothing_happens,
    journal::a_refused_line_harms_nobody_in_its_batch,
    journal::seats_are_taken_once_and_with_their_lines,
    journal::snapshots_are_replaced_by_later_ones,
    journal::chat_is_numbered_and_read_from_its_end,
    journal::everything_is_there_after_opening_anew,
    lists::public_tables_come_latest_first,
    lists::a_person_finds_their_tables,
    lists::the_broom_takes_what_nobody_holds,
    lists::games_that_nobody_can_come_back_to_are_swept_and_their_texts_with_them,
    lists::a_text_is_kept_once_however_many_tables_name_it,
    accounts::tokens_name_people_until_they_expire,
    accounts::account_names_are_one_in_any_case,
    accounts::a_guest_becomes_an_account_with_everything,
    accounts::teams_are_kept_changed_and_thrown_away,
    accounts::packs_are_kept_changed_and_thrown_away,
    notices::every_node_hears_of_every_line_in_order,
    notices::nobody_hears_of_what_was_not_kept,
    notices::a_listener_who_falls_behind_is_told_to_resync,
    races::every_interleaving_of_two_appenders_has_one_history,
    races::many_at_one_table_get_each_line_once,
    races::many_tables_do_not_hold_each_other_up,
    races::a_caller_who_goes_away_leaves_nothing_half_done,
    races::two_sit_down_and_one_does,
    histories::whatever_call_fails_each_answer_is_kept_once,
];

/// Runs all cases, at the same time, and says of each that failed what failed.
async fn run(mut ground: impl FnMut() -> Ground) {
    let running: Vec<_> = CASES.iter().map(|(name, case)| (name, tokio::spawn(case(ground())))).collect();
    let mut failed = Vec::new();
    for (name, case) in running {
        if case.await.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "failed: {failed:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_sqlite() {
    let folder = Folder::new("store");
    let mut number = 0;
    run(|| {
        number += 1;
        Ground { place: Place::Sqlite(folder.file(&format!("{number}.db"))) }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_postgres() {
    let postgres = Postgres::start();
    run(|| Ground { place: Place::Postgres(postgres.new_database()) }).await;
}

#[tokio::test]
async fn a_newer_layout_is_not_touched() {
    let folder = Folder::new("store");
    let place = Place::Sqlite(folder.file("games.db"));
    Database::open(&place).await.unwrap();
    let url = format!("sqlite:{}", folder.file("games.db").display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    let later = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                 values (9999, 'later', true, x'00', 0)";
    sqlx::query(later).execute(&pool).await.unwrap();
    pool.close().await;
    let error = Database::open(&place).await.err().unwrap();
    assert!(error.to_string().contains("version 9999"), "{error}");
}

#[tokio::test]
async fn two_nodes_that_start_at_once_lay_the_tables_out_once() {
    let postgres = Postgres::start();
    let place = Arc::new(Place::Postgres(postgres.new_database()));
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let place = place.clone();
            tokio::spawn(async move { Database::open(&place).await.map(|_| ()) })
        })
        .collect();
    for start in starts {
        start.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn a_database_across_the_network_is_reached_by_tls_and_only_if_its_certificate_is_trusted() {
    let (_postgres, port, certificate) = Postgres::start_with_tls();
    let open = async |security: String| {
        let place = Place::Postgres(format!("postgres://postgres@localhost:{port}/postgres?{security}"));
        Database::open(&place).await.map(|_| ())
    };
    open(format!("sslmode=verify-full&sslrootcert={}", certificate.display())).await.unwrap();
    open("sslmode=require".to_owned()).await.unwrap();
    assert!(open("sslmode=verify-full".to_owned()).await.is_err(), "nobody vouches for the certificate");
    assert!(open("sslmode=disable".to_owned()).await.is_err(), "the server speaks TLS alone");
}
