//! The two databases, and what differs between them: how they are opened, how a transaction begins, and how others
//! hear of what was written.

use std::path::Path;
use std::time::Duration;

#[cfg(feature = "postgres")]
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::broadcast;

use crate::link::Link;
use crate::{Error, Notice, Place, Result, migrations};

/// How long a call waits for a connection, or for another process that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The channel of PostgreSQL on which nodes hear each other.
#[cfg(feature = "postgres")]
pub(crate) const CHANNEL: &str = "crossover";

#[derive(Clone)]
pub(crate) enum Backend {
    /// SQLite has one writer at a time anyway: with a pool of one, writers queue here, fairly and without polling.
    Sqlite { writer: SqlitePool, readers: SqlitePool, notices: broadcast::Sender<Notice> },
    #[cfg(feature = "postgres")]
    Postgres { pool: PgPool },
}

impl Backend {
    pub async fn open(place: &Place, notices: broadcast::Sender<Notice>) -> Result<Backend> {
        match place {
            Place::Sqlite(path) => Backend::open_sqlite(sqlite_options(path), notices).await,
            #[cfg(feature = "postgres")]
            Place::Postgres(url) => Backend::open_postgres(url).await,
            #[cfg(not(feature = "postgres"))]
            Place::Postgres(_) => Err(Error::Broken("this program was built without PostgreSQL".to_owned())),
        }
    }

    /// A file that may not grow beyond so many pages of 4,096 bytes.
    pub async fn open_bounded(
        path: &Path,
        pages: u32,
        notices: broadcast::Sender<Notice>,
    ) -> Result<Backend> {
        Backend::open_sqlite(sqlite_options(path).pragma("max_page_count", pages.to_string()), notices).await
    }

    async fn open_sqlite(
        options: SqliteConnectOptions,
        notices: broadcast::Sender<Notice>,
    ) -> Result<Backend> {
        let pool =
            || SqlitePoolOptions::new().acquire_timeout(PATIENCE).idle_timeout(None).max_lifetime(None);
        let writer = pool().max_connections(1).connect_with(options.clone()).await?;
        migrations::sqlite().run(&writer).await.map_err(unmigrated)?;
        let readers = pool().max_connections(4).connect_with(options.pragma("query_only", "on")).await?;
        Ok(Backend::Sqlite { writer, readers, notices })
    }

    #[cfg(feature = "postgres")]
    async fn open_postgres(url: &str) -> Result<Backend> {
        let pool = PgPoolOptions::new().max_connections(12).min_connections(1).acquire_timeout(PATIENCE);
        let pool = pool.connect(url).await?;
        migrations::postgres().run(&pool).await.map_err(unmigrated)?;
        Ok(Backend::Postgres { pool })
    }

    /// A connection to read with.
    pub async fn reader(&self) -> Result<Link> {
        Ok(match self {
            Backend::Sqlite { readers, .. } => Link::Sqlite(readers.acquire().await?),
            #[cfg(feature = "postgres")]
            Backend::Postgres { pool } => Link::Postgres(pool.acquire().await?),
        })
    }

    /// Begins a transaction.
    pub async fn begin(&self) -> Result<Work> {
        let link = match self {
            Backend::Sqlite { writer, .. } => Link::Sqlite(writer.acquire().await?),
            #[cfg(feature = "postgres")]
            Backend::Postgres { pool } => Link::Postgres(pool.acquire().await?),
        };
        let aloud = match self {
            Backend::Sqlite { notices, .. } => Aloud::Here(notices.clone()),
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => Aloud::Everywhere,
        };
        let mut work = Work { link, ended: false, aloud, notices: Vec::new() };
        // A transaction that only later turns into a writer can fail there, when another process was quicker.
        let begin = match work.link {
            Link::Sqlite(_) => "begin immediate",
            #[cfg(feature = "postgres")]
            Link::Postgres(_) => "begin",
        };
        work.link.run(begin, []).await?;
        Ok(work)
    }

    pub async fn close(&self) {
        match self {
            Backend::Sqlite { writer, readers, .. } => {
                readers.close().await;
                writer.close().await;
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { pool } => pool.close().await,
        }
    }
}

/// A transaction. When it is dropped before its end, its connection is closed, which takes everything back.
pub(crate) struct Work {
    pub link: Link,
    ended: bool,
    aloud: Aloud,
    notices: Vec<Notice>,
}

enum Aloud {
    Here(broadcast::Sender<Notice>),
    #[cfg(feature = "postgres")]
    Everywhere,
}

impl Work {
    /// Says something to all nodes, if and when the transaction is committed.
    pub fn notice(&mut self, notice: Notice) {
        self.notices.push(notice);
    }

    /// Commits what went well, and takes back what did not.
    pub async fn end<T>(self, result: Result<T>) -> Result<T> {
        match result {
            Ok(value) => self.commit().await.map(|()| value),
            Err(error) => {
                self.take_back(&error).await;
                Err(error)
            }
        }
    }

    async fn commit(mut self) -> Result<()> {
        let notices = std::mem::take(&mut self.notices);
        #[cfg(feature = "postgres")]
        if let Aloud::Everywhere = self.aloud {
            // Inside of the transaction, so that nobody hears of what was not kept, and nothing kept stays unheard.
            for notice in &notices {
                let text = notice.to_text();
                self.link.run("select pg_notify($1, $2)", [CHANNEL.into(), text.into()]).await?;
            }
        }
        self.link.run("commit", []).await?;
        self.ended = true;
        match &self.aloud {
            Aloud::Here(listeners) => {
                for notice in notices {
                    // Nobody listening is fine.
                    let _ = listeners.send(notice);
                }
            }
            #[cfg(feature = "postgres")]
            Aloud::Everywhere => {}
        }
        Ok(())
    }

    async fn take_back(mut self, error: &Error) {
        // After trouble with disk or network nobody knows in what state the connection is: a new one is cheap.
        if matches!(error, Error::Conflict(_) | Error::NotFound(_)) {
            self.ended = self.link.run("rollback", []).await.is_ok();
        }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if !self.ended {
            self.link.close_on_drop();
        }
    }
}

fn sqlite_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .journal_mode(SqliteJournalMode::Wal)
        // What was acknowledged survives a power cut: the log is synced at each commit.
        .synchronous(SqliteSynchronous::Full)
}

fn unmigrated(error: sqlx::migrate::MigrateError) -> Error {
    match error {
        sqlx::migrate::MigrateError::Execute(error) => error.into(),
        sqlx::migrate::MigrateError::VersionMissing(version) => {
            Error::Broken(format!("its layout has version {version}, which only a newer program knows"))
        }
        other => Error::Broken(other.to_string()),
    }
}
