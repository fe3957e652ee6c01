//! Kill -9 at random moments under play.

use std::time::Duration;

use players::{Pick, Server};
use store::Place;
use throwaway::{Folder, Postgres};

use crate::lanes::Lanes;
use crate::{On, history, kills, on_postgres, on_sqlite, seed};

/// Kills a server at random moments, again and again, while games go on at it.
async fn kill_under_play(mut server: Server, place: Place, kills: u32) {
    let mut pick = Pick::new(seed(), 0);
    let lanes = Lanes::begin(&[server.site()], seed());
    lanes.get_on().await;
    for number in 1..=kills {
        tokio::time::sleep(Duration::from_millis(pick.below(400))).await;
        server.kill();
        tokio::time::sleep(Duration::from_millis(pick.below(100))).await;
        server.go_on().await.unwrap();
        // Not each time, because a server that is killed before anybody is back is killed at a random moment too.
        if pick.below(3) == 0 || number == kills {
            lanes.get_on().await;
        }
    }
    let told = lanes.end().await;
    server.kill();
    history::holds(&place, &told).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing_on_sqlite() {
    let folder = Folder::new("kills");
    let server = on_sqlite(folder.path()).await;
    kill_under_play(server, Place::Sqlite(folder.file("crossover.db")), kills(On::Sqlite)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing_on_postgres() {
    let postgres = Postgres::start();
    let url = postgres.new_database();
    let server = on_postgres(&url).await;
    kill_under_play(server, Place::Postgres(url), kills(On::Postgres)).await;
}
