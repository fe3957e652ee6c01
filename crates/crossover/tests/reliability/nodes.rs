//! Two nodes on one PostgreSQL, with the seats of each table on different nodes.

use std::time::Duration;

use players::Pick;
use store::Place;
use throwaway::Postgres;

use crate::lanes::Lanes;
use crate::{history, kills, on_postgres};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_when_one_of_two_nodes_is_killed() {
    let postgres = Postgres::start();
    let url = postgres.new_database();
    let mut nodes = [on_postgres(&url).await, on_postgres(&url).await];
    let lanes = Lanes::begin(&[nodes[0].site(), nodes[1].site()], 5);
    // Both nodes serve: the answers of each seat reach the other through the database.
    lanes.get_on().await;
    let mut pick = Pick::new(5, 0);
    for _ in 0..kills() {
        for node in &mut nodes {
            tokio::time::sleep(Duration::from_millis(pick.below(300))).await;
            node.kill();
            lanes.get_on().await;
            node.go_on().await.unwrap();
            lanes.get_on().await;
        }
    }
    let told = lanes.end().await;
    nodes.iter_mut().for_each(|node| node.kill());
    history::holds(&Place::Postgres(url), &told).await;
}
