//! Serving until told to stop, and stopping without losing anything.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::app::App;
use crate::{connections, metrics, router};

/// How long stopping may take, all in all.
const MOST: Duration = Duration::from_secs(10);
/// How long sockets have to close.
const GOODBYE: Duration = Duration::from_secs(3);
/// How often what has expired is swept out.
const SWEEP: Duration = Duration::from_secs(600);
/// A table that nobody ever came to is kept for a week, a guest who holds nothing for a month.
const KEPT_WAITING_MS: u64 = 7 * 24 * 3600 * 1000;
/// A game at which nobody sits any more who could come back, a month: of bots alone, or of guests whose cookies are void.
const KEPT_ABANDONED_MS: u64 = 30 * 24 * 3600 * 1000;
const KEPT_GUESTS_MS: u64 = 30 * 24 * 3600 * 1000;

/// Serves until `shutdown` is done: then takes no more connections, tells every socket to come again, finishes what
/// is being written, and returns within ten seconds.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let metrics = match app.config.metrics {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    let chores = tokio::spawn(chores(Arc::clone(&app)));
    let figures = metrics.map(|listener| {
        tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, metrics::router()).await {
                tracing::error!(%error, "figures are not served any more");
            }
        })
    });
    let (mut bounds, proxies) = (app.config.connections.clone(), app.config.trusted_proxies.clone());
    if !app.config.limits {
        bounds.of_address = usize::MAX;
    }
    let served = connections::serve(listener, router(Arc::clone(&app)), bounds, proxies, app.stopping());
    let server = tokio::spawn(served);
    shutdown.await;
    tracing::info!("stopping: no more connections are taken");
    app.stop();
    let finish = async {
        app.tables.close(MOST / 2).await;
        // Sockets were told by now; each only has to say goodbye.
        let goodbyes = tokio::time::timeout(GOODBYE, async {
            while app.sockets.count() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        if goodbyes.await.is_err() {
            tracing::warn!(sockets = app.sockets.count(), "some sockets did not close in time");
        }
        server.await.map_err(std::io::Error::other)
    };
    let served = tokio::time::timeout(MOST, finish).await.unwrap_or_else(|_| {
        tracing::warn!("some connections did not end in time");
        Ok(())
    });
    chores.abort();
    if let Some(figures) = figures {
        figures.abort();
    }
    app.store.close().await;
    served
}

/// What has to be done now and then.
async fn chores(app: Arc<App>) {
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        sweep.tick().await;
        let now = (app.config.wall)();
        let what = store::Sweep {
            now,
            waiting_before: now.saturating_sub(KEPT_WAITING_MS),
            abandoned_before: now.saturating_sub(KEPT_ABANDONED_MS),
            guests_before: now.saturating_sub(KEPT_GUESTS_MS),
        };
        match app.store.sweep(what).await {
            Ok(swept) if swept == store::Swept::default() => {}
            Ok(swept) => tracing::info!(?swept, "swept"),
            Err(error) => tracing::warn!(%error, "nothing could be swept"),
        }
    }
}
