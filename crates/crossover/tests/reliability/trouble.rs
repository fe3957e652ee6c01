//! A database that goes away and a disk that is full: clear errors, nothing lost, and no restart.

use std::ffi::OsString;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use players::{Failure, Guest, Server, Site};
use serde_json::Value;
use store::Place;
use throwaway::{Folder, Postgres};
use wire::lobby::NewSitter;
use wire::problem::Code;

use crate::lanes::Lanes;
use crate::{history, on_postgres, program};

/// While nothing can be kept, a server is alive and says so to whoever wants something kept.
async fn says_unavailable(site: &Site) {
    let begun = Instant::now();
    loop {
        let bot = [NewSitter::Bot { bot: "greedy".to_owned() }];
        match Guest::make_table(site, games::names()[0], &bot).await {
            Err(Failure::Refused { status: 503, problem: Some(problem) }) => {
                assert_eq!(problem.code, Code::Unavailable);
                break;
            }
            Ok(_) => assert!(begun.elapsed() < Duration::from_secs(90), "it still keeps something"),
            Err(other) => panic!("{other:?}"),
        }
    }
    site.get::<Value>("/health").await.expect("it is alive");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_and_comes_back_costs_a_moment() {
    let mut postgres = Postgres::start();
    let url = postgres.new_database();
    let mut node = on_postgres(&url).await;
    let lanes = Lanes::begin(&[node.site()], 7);
    for _ in 0..2 {
        lanes.get_on().await;
        postgres.stop();
        says_unavailable(&node.site()).await;
        let not_ready = node.site().get::<Value>("/ready").await;
        assert!(matches!(not_ready, Err(Failure::Refused { status: 503, .. })), "{not_ready:?}");
        postgres.go_on();
        lanes.get_on().await;
        node.site().get::<Value>("/ready").await.expect("it is ready again");
    }
    let told = lanes.end().await;
    node.kill();
    history::holds(&Place::Postgres(url), &told).await;
}

/// A server whose data folder is a small file system of its own. None where this user may not make one.
struct Small {
    server: Server,
    /// The data folder as it is seen from outside.
    data: PathBuf,
    _folder: Folder,
}

impl Small {
    async fn start() -> Option<Small> {
        let folder = Folder::new("full");
        let data = folder.file("data");
        std::fs::create_dir(&data).unwrap();
        let script = folder.file("server.sh");
        // The server gets a namespace in which its data folder is 12 MB large; `exec` keeps the process the same.
        let text = format!(
            "#!/bin/sh\nexec unshare --mount --map-root-user sh -c \
             'mount -t tmpfs -o size=12m tmpfs \"$0\" && exec \"$@\"' '{}' '{}' \"$@\"\n",
            data.display(),
            program().display()
        );
        std::fs::write(&script, text).unwrap();
        executable(&script);
        let may = Command::new("unshare")
            .args(["--mount", "--map-root-user", "mount", "-t", "tmpfs", "tmpfs"])
            .arg(&data)
            .stderr(Stdio::null())
            .status();
        if !may.is_ok_and(|status| status.success()) {
            return None;
        }
        let mut arguments: Vec<OsString> =
            ["--no-limits", "--bot-delay", "10", "--data"].map(Into::into).to_vec();
        arguments.push(data.clone().into());
        let server = Server::start(script, arguments).await.unwrap();
        let root = PathBuf::from(format!("/proc/{}/root", server.pid().unwrap()));
        let data = root.join(data.strip_prefix("/").unwrap());
        Some(Small { server, data, _folder: folder })
    }

    /// Fills the file system to its last byte.
    fn fill(&self) {
        let mut filler = File::create(self.data.join("filler")).unwrap();
        let block = [0; 4096];
        while filler.write_all(&block).is_ok() {}
        let byte = [0];
        while filler.write_all(&byte).is_ok() {}
    }

    fn make_room(&self) {
        std::fs::remove_file(self.data.join("filler")).unwrap();
    }
}

#[cfg(unix)]
fn executable(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_costs_a_moment() {
    let Some(mut small) = Small::start().await else {
        println!("this user may not mount a file system; crates/store tests a full database without one");
        return;
    };
    let lanes = Lanes::begin(&[small.server.site()], 9);
    for _ in 0..2 {
        lanes.get_on().await;
        small.fill();
        says_unavailable(&small.server.site()).await;
        small.make_room();
        lanes.get_on().await;
    }
    let told = lanes.end().await;
    // Nobody writes any more. The file system goes with the server, so what is in it is taken out before.
    let kept = Folder::new("kept");
    for name in ["crossover.db", "crossover.db-wal"] {
        std::fs::copy(small.data.join(name), kept.file(name)).unwrap();
    }
    small.server.kill();
    history::holds(&Place::Sqlite(kept.file("crossover.db")), &told).await;
}
