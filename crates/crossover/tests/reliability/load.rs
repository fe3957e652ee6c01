//! The load of `cargo xtask load`, small.

use std::time::Duration;

use players::load::Load;

use crate::on_sqlite;

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_held_and_measured() {
    let folder = throwaway::Folder::new("load");
    let server = on_sqlite(folder.path()).await;
    let load = Load {
        site: server.site(),
        pid: server.pid(),
        game: games::laboratories()[0].game().to_owned(),
        tables: 3,
        length: Duration::from_secs(2),
        think: Duration::from_millis(100),
        seed: 1,
    };
    let figures = load.run(|_| ()).await.unwrap();
    assert_eq!((figures.tables, figures.sockets, figures.held), (3, 6, 3), "{figures:?}");
    assert!(figures.answers > 0 && figures.p99_ms >= figures.p50_ms && figures.went_well(), "{figures:?}");
}
