//! Connections: taken, bounded, served. An address has so many and no more, all together have so many, and whoever does
//! not say in time what it wants is let go: so half-open connections keep nobody out.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use crate::limits::{Network, household};
use crate::metrics;

/// How long a request's head may take, also the first and the next of a connection that is kept.
const HEAD: Duration = Duration::from_secs(20);
/// The largest head.
const LARGEST_HEAD: usize = 32 << 10;
/// How long to wait when no connection can be taken, for want of descriptors or otherwise.
const PAUSE: Duration = Duration::from_millis(50);
/// How many connections an address may have: a school's worth of sockets and what their pages load.
pub const OF_ADDRESS: usize = 512;

/// How many connections there may be.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// In all.
    pub in_all: usize,
    /// From one address that is no proxy of ours.
    pub of_address: usize,
    /// How long a request's head may take.
    pub head: Duration,
}

impl Bounds {
    /// Bounds by the descriptors that this process may open, of which the store and the rest of the program need some.
    pub fn by_descriptors(descriptors: u64) -> Bounds {
        let descriptors = usize::try_from(descriptors).unwrap_or(usize::MAX);
        let in_all = descriptors.saturating_sub(128).max(descriptors / 2);
        // However few there are, no single address has most of them.
        Bounds { in_all, of_address: OF_ADDRESS.min(in_all / 4), head: HEAD }
    }
}

/// The open connections.
#[derive(Default)]
struct Open {
    all: usize,
    of: BTreeMap<IpAddr, usize>,
}

/// A request's share in its connection. Whoever goes on with the connection after the request, as a socket does, keeps
/// it, so that it counts as long as it is open.
#[derive(Clone)]
pub struct Held(#[expect(dead_code, reason = "it counts by being there")] Arc<Counted>);

/// One of them; given back when dropped.
struct Counted {
    open: Arc<Mutex<Open>>,
    address: Option<IpAddr>,
}

impl Counted {
    /// One more, unless there are too many. Those of proxies count in all alone.
    fn enter(open: &Arc<Mutex<Open>>, address: Option<IpAddr>, bounds: &Bounds) -> Option<Counted> {
        let mut counted = open.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.all >= bounds.in_all {
            return None;
        }
        if let Some(address) = address {
            let own = counted.of.entry(address).or_default();
            if *own >= bounds.of_address {
                return None;
            }
            *own += 1;
        }
        counted.all += 1;
        drop(counted);
        Some(Counted { open: Arc::clone(open), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(address) = self.address
            && let Some(own) = open.of.get_mut(&address)
        {
            *own -= 1;
            if *own == 0 {
                open.of.remove(&address);
            }
        }
    }
}

/// Takes connections until it is told to stop, and returns when all have ended.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    bounds: Bounds,
    proxies: Vec<Network>,
    mut stop: watch::Receiver<bool>,
) {
    let open = Arc::new(Mutex::new(Open::default()));
    let (alive, mut ended) = tokio::sync::mpsc::channel::<std::convert::Infallible>(1);
    loop {
        let (stream, peer) = tokio::select! {
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    refused(&error).await;
                    continue;
                }
            },
            () = told(&mut stop) => break,
        };
        let own = peer.ip().to_canonical();
        let address = (!proxies.iter().any(|proxy| proxy.contains(own))).then(|| household(own));
        let Some(counted) = Counted::enter(&open, address, &bounds) else {
            // Closed without a word: an answer would cost more than it is worth.
            metrics::turned_away();
            continue;
        };
        let (router, head, stop, alive) = (router.clone(), bounds.head, stop.clone(), alive.clone());
        tokio::spawn(async move {
            one(stream, peer, Arc::new(counted), router, head, stop).await;
            drop(alive);
        });
    }
    drop((listener, alive));
    // Nothing is ever sent: it ends when the last connection has.
    let _ = ended.recv().await;
}

/// Serves one connection to its end.
async fn one(
    stream: TcpStream,
    peer: SocketAddr,
    held: Arc<Counted>,
    router: Router,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    // Answers are small, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let held = Held(held);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = told(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        // Most often the client is gone or too slow, which is its own affair.
        tracing::trace!(%error, "a connection ended");
    }
}

/// Done when the server stops.
async fn told(stop: &mut watch::Receiver<bool>) {
    // It fails only when the server is gone altogether.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// A connection could not be taken.
async fn refused(error: &io::Error) {
    let gone =
        [io::ErrorKind::ConnectionAborted, io::ErrorKind::ConnectionReset, io::ErrorKind::ConnectionRefused];
    if !gone.contains(&error.kind()) {
        tracing::warn!(%error, "a connection could not be taken");
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_has_more_than_a_quarter_of_the_descriptors() {
        let usual = Bounds::by_descriptors(1024);
        assert_eq!((usual.in_all, usual.of_address), (896, 224));
        let raised = Bounds::by_descriptors(524_288);
        assert_eq!((raised.in_all, raised.of_address), (524_160, OF_ADDRESS));
        assert!(Bounds::by_descriptors(16).of_address >= 1);
    }

    #[test]
    fn connections_are_counted_by_address_and_in_all_and_given_back() {
        let bounds = Bounds { in_all: 3, of_address: 2, head: HEAD };
        let open = Arc::new(Mutex::new(Open::default()));
        let at = |last: u8| Counted::enter(&open, Some(IpAddr::from([203, 0, 113, last])), &bounds);
        let first = at(1).unwrap();
        let _second = at(1).unwrap();
        assert!(at(1).is_none(), "one address");
        let _third = at(2).unwrap();
        assert!(at(3).is_none(), "all together");
        drop(first);
        assert!(at(1).is_some());
        let proxy: Vec<_> = (0..9).map_while(|_| Counted::enter(&open, None, &bounds)).collect();
        assert_eq!(proxy.len(), 1, "a proxy is bounded by what is left alone");
    }
}
