//! A server of one's own: a child process on a free port of this machine.

use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Failure, Site};

/// How long a server may take until it is ready. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running `crossover serve`; killed when dropped.
pub struct Server {
    program: PathBuf,
    arguments: Vec<OsString>,
    site: Site,
    child: Option<Child>,
}

impl Server {
    /// Starts `PROGRAM serve --port … ARGUMENTS` and waits until it is ready. What it logs goes to standard error.
    ///
    /// # Errors
    /// When it can't be started, ends by itself or is not ready in time.
    pub async fn start(program: PathBuf, arguments: Vec<OsString>) -> Result<Server, Failure> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address: SocketAddr = listener.local_addr()?;
        drop(listener);
        let site = Site::at(address).map_err(|error| Failure::Unreachable(error.to_string()))?;
        let mut server = Server { program, arguments, site, child: None };
        server.go_on().await?;
        Ok(server)
    }

    /// Where it is.
    pub fn site(&self) -> Site {
        self.site
    }

    /// Its process, while there is one.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Kills it without a word (`kill -9`).
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // A process that has ended already can't be killed, and need not be.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Starts it again after [`Server::kill`], on the same port, and waits until it is ready.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn go_on(&mut self) -> Result<(), Failure> {
        let mut command = Command::new(&self.program);
        command.arg("serve").arg("--port").arg(self.site.address().port().to_string()).args(&self.arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        if std::env::var_os("RUST_LOG").is_none() {
            command.env("RUST_LOG", "error");
        }
        let child = command.spawn().map_err(|error| {
            Failure::Unreachable(format!("{} can't be started: {error}", self.program.display()))
        })?;
        let child = self.child.insert(child);
        let begun = Instant::now();
        loop {
            if self.site.get::<serde_json::Value>("/ready").await.is_ok() {
                return Ok(());
            }
            if let Some(status) = child.try_wait()? {
                return Err(Failure::Unreachable(format!("it ended: {status}")));
            }
            if begun.elapsed() > PATIENCE {
                return Err(Failure::Unreachable("it does not get ready".to_owned()));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The time that it has worked on all cores together, so far. Linux only.
    pub fn worked(pid: u32) -> Option<Duration> {
        /// Linux tells it in hundredths of a second, on every machine there is.
        const TICK: Duration = Duration::from_millis(10);
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The program's name stands in brackets, and may have blanks.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at)?.parse::<u32>().ok();
        Some(TICK * ticks(11)?.saturating_add(ticks(12)?))
    }

    /// The memory that it holds, in bytes: now, and at most so far. Linux only.
    pub fn memory(pid: u32) -> Option<(u64, u64)> {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
            line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()
        };
        Some((kilobytes("VmRSS")? * 1024, kilobytes("VmHWM")? * 1024))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
