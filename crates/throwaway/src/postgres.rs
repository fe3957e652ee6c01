//! A PostgreSQL cluster of a test's own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::Folder;

/// How long a cluster may take to start. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running cluster; stopped and removed when dropped. It is reached by a socket in its folder, so that no two of them
/// can want the same port.
pub struct Postgres {
    programs: PathBuf,
    folder: Folder,
    /// What the server is started with beside the usual.
    options: Vec<String>,
    /// The port, which names the socket even where nobody listens to the network.
    port: u16,
    server: Option<Child>,
    made: AtomicU32,
}

impl Postgres {
    /// Makes and starts a cluster.
    ///
    /// # Panics
    /// When there is no PostgreSQL (`apt-get install postgresql`, or `cargo xtask test`, which does that) or it does
    /// not start: a test can't go on without it.
    pub fn start() -> Postgres {
        let mut postgres = Postgres::made();
        postgres.go_on();
        postgres
    }

    /// Makes and starts a cluster that lets people in from the network by TLS alone, with a certificate of its own for
    /// `localhost`. Returns its port and the certificate beside it.
    ///
    /// # Panics
    /// As [`Postgres::start`], and when there is no `openssl`, which Debian's PostgreSQL brings.
    pub fn start_with_tls() -> (Postgres, u16, PathBuf) {
        let mut postgres = Postgres::made();
        let (key, certificate) = (postgres.folder.file("tls.key"), postgres.folder.file("tls.crt"));
        run(as_nobody_special(Path::new("openssl"))
            .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args([
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
            ])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate));
        let by_tls = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        std::fs::write(postgres.folder.file("data").join("pg_hba.conf"), by_tls)
            .expect("the cluster is ours");
        // The port is free a moment before, which is as good as it gets: PostgreSQL can't be told to pick one.
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        postgres.port = free.expect("a port is free").port();
        let set = |name: &str, value: &dyn std::fmt::Display| ["-c".to_owned(), format!("{name}={value}")];
        postgres.options.extend(set("listen_addresses", &"127.0.0.1"));
        postgres.options.extend(set("ssl", &"on"));
        postgres.options.extend(set("ssl_key_file", &key.display()));
        postgres.options.extend(set("ssl_cert_file", &certificate.display()));
        postgres.go_on();
        let port = postgres.port;
        (postgres, port, certificate)
    }

    fn made() -> Postgres {
        let programs =
            programs().expect("PostgreSQL is installed: `initdb` is in PATH or /usr/lib/postgresql/*/bin");
        let folder = Folder::new("postgres");
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        run(as_nobody_special(&programs.join("initdb"))
            .args([
                "--username=postgres",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(folder.file("data")));
        Postgres { programs, folder, options: Vec::new(), port: 5432, server: None, made: AtomicU32::new(0) }
    }

    /// The URL of a new, empty database.
    ///
    /// # Panics
    /// When it can't be made.
    pub fn new_database(&self) -> String {
        let name = format!("games{}", self.made.fetch_add(1, Ordering::Relaxed));
        run(Command::new(self.programs.join("createdb"))
            .args(["-U", "postgres", &name, "-p", &self.port.to_string(), "-h"])
            .arg(self.folder.path()));
        format!("postgres:///{name}?user=postgres&port={}&host={}", self.port, self.folder.path().display())
    }

    /// Stops the cluster at once, as a crash would. Databases and port stay.
    pub fn stop(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        // An immediate shutdown: no checkpoint, no farewell. Killing the server outright would leave its children
        // behind for a moment, and their memory would be in the way of the next start.
        let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
        let _ = server.wait();
    }

    /// Starts the cluster again after [`Postgres::stop`], and waits until it answers.
    ///
    /// # Panics
    /// When it does not.
    pub fn go_on(&mut self) {
        let log = std::fs::File::create(self.folder.file("log")).expect("the folder can be written to");
        let server = as_nobody_special(&self.programs.join("postgres"))
            .arg("-D")
            .arg(self.folder.file("data"))
            .arg("-k")
            .arg(self.folder.path())
            // Processes are killed in tests, machines are not: what the system was given, it keeps.
            .args(["-h", "", "-c", "max_connections=200", "-c", "fsync=off"])
            .args(["-p", &self.port.to_string()])
            .args(&self.options)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        let server = self.server.insert(server.expect("PostgreSQL can be started"));
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE && matches!(server.try_wait(), Ok(None)) {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.args(["-q", "-p", &self.port.to_string(), "-h"]).arg(self.folder.path());
            if ready.status().is_ok_and(|status| status.success()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(self.folder.file("log")).unwrap_or_default();
        panic!("PostgreSQL does not start:\n{log}");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Debian keeps the server's programs out of the path, in a folder of their version; the latest is taken.
fn programs() -> Option<PathBuf> {
    let in_path = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>())
        .find(|folder| {
            ["initdb", "postgres", "createdb", "pg_isready"].iter().all(|name| folder.join(name).is_file())
        });
    in_path.or_else(|| {
        let versions = Path::new("/usr/lib/postgresql").read_dir().ok()?;
        let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
        let latest = versions.flatten().map(|version| version.path()).max_by_key(number)?;
        Some(latest.join("bin")).filter(|folder| folder.join("initdb").is_file())
    })
}

/// PostgreSQL refuses to run as root, so root runs it as the user that its package made. Either way it goes down with
/// the thread that started it, where the system can do that.
fn as_nobody_special(program: &Path) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "QUIT"]);
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg("--").arg(program);
    command.env("LC_ALL", "C").current_dir("/");
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn run(command: &mut Command) {
    let done = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}
