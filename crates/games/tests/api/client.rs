//! A server with a store of its own, and browsers that ask it.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use host::Games;
use serde_json::{Value, json};
use server::{App, Config};
use sha2::{Digest, Sha256};
use store::faulty::Faulty;
use store::{Database, Hash, Person, Place, Store};
use throwaway::Folder;
use tower::ServiceExt;

/// Read once for all tests.
static GAMES: LazyLock<Games> = LazyLock::new(|| games::all().unwrap());

/// A server in this process. Its files are gone with it.
pub struct Server {
    router: Router,
    pub app: Arc<App>,
    _folder: Folder,
}

impl Server {
    /// One without limits, whose bots answer at once.
    pub async fn start() -> Server {
        Server::with(Config { limits: false, show_delay: Duration::ZERO, ..Config::default() }).await
    }

    /// One that is set otherwise.
    pub async fn with(config: Config) -> Server {
        let (store, folder) = database().await;
        Server::on(config, Arc::new(store), folder)
    }

    /// One whose store can be made to fail.
    pub async fn failing() -> (Server, Arc<Faulty>) {
        let (store, folder) = database().await;
        let store = Arc::new(Faulty::new(Arc::new(store)));
        let config = Config { limits: false, ..Config::default() };
        (Server::on(config, Arc::clone(&store) as Arc<dyn Store>, folder), store)
    }

    fn on(config: Config, store: Arc<dyn Store>, folder: Folder) -> Server {
        let app = App::new(config, store, GAMES.clone());
        Server { router: server::router(Arc::clone(&app)), app, _folder: folder }
    }

    /// A browser that has never been here.
    pub fn browser(&self) -> Browser<'_> {
        Browser { server: self, cookie: None, address: "203.0.113.1".to_owned(), headers: HeaderMap::new() }
    }
}

async fn database() -> (Database, Folder) {
    let folder = Folder::new("server-api");
    let store = Database::open(&Place::Sqlite(folder.file("crossover.db"))).await.unwrap();
    (store, folder)
}

/// Somebody's browser: it keeps the cookie it is given.
#[derive(Clone)]
pub struct Browser<'s> {
    server: &'s Server,
    pub cookie: Option<String>,
    pub address: String,
    /// Sent with every request.
    pub headers: HeaderMap,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null when there is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or(Value::Null)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8(self.bytes.clone()).unwrap()
    }

    /// The code of the problem that it is; empty when it is none.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// A header as text.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The body, which must be of that status.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", String::from_utf8_lossy(&self.bytes));
        self.json()
    }

    /// That it is a problem of that status and code.
    #[track_caller]
    pub fn refuse(&self, status: u16, code: &str) {
        let body = self.expect(status);
        assert_eq!(self.code(), code, "{body}");
        assert!(!body["message"].as_str().unwrap().is_empty());
        assert_eq!(self.header("content-type"), "application/json");
    }
}

impl Browser<'_> {
    /// The person that the cookie names.
    pub async fn person(&self) -> Person {
        let (_, token) = self.cookie.as_deref().unwrap().split_once('=').unwrap();
        let hash = Hash(Sha256::digest(token).into());
        self.server.app.store.bearer(&hash, 0).await.unwrap().unwrap().person
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body.to_string().into_bytes())).await
    }

    pub async fn patch(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::PATCH, path, Some(body.to_string().into_bytes())).await
    }

    pub async fn delete(&mut self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, None).await
    }

    /// Any request; a body says that it is JSON unless the browser's headers say otherwise.
    pub async fn ask(&mut self, method: Method, path: &str, body: Option<Vec<u8>>) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost:8080");
        if body.is_some() && !self.headers.contains_key(header::CONTENT_TYPE) {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let mut request = request.body(Body::from(body.unwrap_or_default())).unwrap();
        request.headers_mut().extend(self.headers.clone());
        let peer = SocketAddr::new(self.address.parse().unwrap(), 5000);
        request.extensions_mut().insert(ConnectInfo(peer));
        let response = self.server.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        if let Some(set) = parts.headers.get(header::SET_COOKIE) {
            let set = set.to_str().unwrap();
            let pair = set.split(';').next().unwrap().to_owned();
            self.cookie = if set.contains("Max-Age=0") { None } else { Some(pair) };
        }
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    /// Makes a table of POW with these sitters, sits down at one's own seats, and says its id.
    pub async fn table(&mut self, sitters: [Value; 2], public: bool) -> String {
        let own = sitters.contains(&you());
        let seats = sitters.map(|sitter| json!({ "sitter": sitter }));
        let made = self.post("/api/tables", json!({ "game": "pow", "seats": seats, "public": public })).await;
        let table = made.expect(201)["table"].as_str().unwrap().to_owned();
        if own {
            self.take(&table).await;
        }
        table
    }

    /// Takes the seats that are kept for whoever made a table.
    pub async fn take(&mut self, table: &str) {
        self.post(&format!("/api/tables/{table}/seats"), json!({ "nonce": "mine" })).await.expect(200);
    }
}

/// You.
pub fn you() -> Value {
    json!({ "type": "you" })
}

/// Whoever comes.
pub fn anyone() -> Value {
    json!({ "type": "anyone" })
}

/// A bot.
pub fn bot() -> Value {
    json!({ "type": "bot", "bot": "random" })
}
