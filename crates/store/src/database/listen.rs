//! Hearing other nodes, through PostgreSQL's LISTEN.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use super::backend::CHANNEL;
use crate::Notice;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(5);

/// After how much silence a connection counts as lost. A network can fail without telling either end, and a
/// listener, who never says anything, would not find out.
const SILENCE: Duration = Duration::from_secs(16);

/// How long to wait before the next try to connect.
const RETRY: Duration = Duration::from_millis(500);

/// What a node says when it has nothing to say. No notice begins with it.
const BEAT_TEXT: &str = "beat";

/// Listens until the pool is closed, and passes on what it hears. After each loss of the connection, listeners hear
/// [`Notice::Resync`], once it is there again.
pub(crate) async fn listen(pool: PgPool, notices: broadcast::Sender<Notice>) {
    tokio::select! {
        () = beat(&pool) => {}
        () = keep_listening(&pool, &notices) => {}
    }
}

async fn keep_listening(pool: &PgPool, notices: &broadcast::Sender<Notice>) {
    let mut lost = false;
    while !pool.is_closed() {
        if let Ok(mut listener) = connected(pool).await {
            if lost {
                let _ = notices.send(Notice::Resync);
            }
            hear(&mut listener, notices).await;
            if !pool.is_closed() {
                tracing::warn!("lost the connection that other nodes are heard on");
            }
        }
        lost = true;
        sleep(RETRY).await;
    }
}

async fn connected(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // A connection that was made anew has missed something, and must say so instead of going on.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Returns when the connection is lost.
async fn hear(listener: &mut PgListener, notices: &broadcast::Sender<Notice>) {
    while let Ok(Ok(Some(told))) = timeout(SILENCE, listener.try_recv()).await {
        if let Some(notice) = Notice::from_text(told.payload()) {
            // Nobody listening is fine.
            let _ = notices.send(notice);
        }
    }
}

async fn beat(pool: &PgPool) {
    loop {
        sleep(BEAT).await;
        // A failure shows as silence.
        let _ = sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(BEAT_TEXT).execute(pool).await;
    }
}
