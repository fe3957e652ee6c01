//! A real server on a port of its own, and clients with real sockets.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use host::Games;
use serde_json::{Value, json};
use server::{App, Config};
use sha2::{Digest as _, Sha256};
use store::{Database, Hash, Person, PersonId, Place, Purpose, Store, Token};
use throwaway::Folder;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::lobby::{Chosen, NewClock, NewSeat, NewSitter, NewTable, SitDown};
use wire::play::FromServer;
use wire::problem::Problem;
use wire::table::{Question, TableView};
use words::Language;

/// Read once for all tests.
static GAMES: LazyLock<Games> = LazyLock::new(crate::secrets::games);
/// Nothing takes as long as this, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server. Its files are gone with it.
pub struct Server {
    pub app: Arc<App>,
    pub address: SocketAddr,
    pub stop: Option<oneshot::Sender<()>>,
    pub ended: tokio::task::JoinHandle<std::io::Result<()>>,
    folder: Option<Folder>,
}

/// Quick bots and no limits; what tests change is said beside it.
pub fn config() -> Config {
    Config { limits: false, show_delay: Duration::ZERO, ..Config::default() }
}

impl Server {
    pub async fn start(config: Config) -> Server {
        let folder = Folder::new("server-play");
        let store = Database::open(&Place::Sqlite(folder.file("crossover.db"))).await.unwrap();
        let mut server = Server::on(config, Arc::new(store)).await;
        server.folder = Some(folder);
        server
    }

    /// A server on a store that others may use too.
    pub async fn on(config: Config, store: Arc<dyn Store>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::new(config, store, GAMES.clone());
        let (stop, stopped) = oneshot::channel();
        let serving = server::serve(Arc::clone(&app), listener, async move {
            let _ = stopped.await;
        });
        let ended = tokio::spawn(serving);
        Server { app, address, stop: Some(stop), ended, folder: None }
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Guest {
        let person = Person { id: PersonId::fresh(), name: name.to_owned(), made_at: 0 };
        let secret: String = format!("{:0>64}", hex(person.id.as_str().as_bytes()));
        let token = Token {
            hash: Hash(Sha256::digest(secret.as_bytes()).into()),
            person: person.id.clone(),
            purpose: Purpose::Session,
            expires_at: u64::from(u32::MAX) * 1000,
        };
        self.app.store.make_person(&person, &token).await.unwrap();
        Guest { person, secret }
    }

    /// A client of a guest, or of somebody whom nobody knows.
    pub async fn client(&self, guest: Option<&Guest>) -> Client {
        let mut client = self.try_client(guest, None).await.unwrap();
        let FromServer::Welcome { .. } = client.next().await else { panic!("no welcome") };
        client
    }

    /// A client from a page of some origin.
    pub async fn try_client(&self, guest: Option<&Guest>, origin: Option<&str>) -> Result<Client, Error> {
        let mut request = format!("ws://{}/api/socket", self.address).into_client_request().unwrap();
        if let Some(guest) = guest {
            let cookie = format!("crossover={}", guest.secret);
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client { socket, next_id: 0, kept: VecDeque::new(), raw: Vec::new() })
    }

    /// What the pages get under a path, with the cookie of a guest or without any.
    pub async fn get(&self, guest: Option<&Guest>, path: &str) -> Value {
        let cookie = guest.map_or(String::new(), |guest| format!("cookie: crossover={}\r\n", guest.secret));
        let request = format!("GET {path} HTTP/1.0\r\nhost: {}\r\n{cookie}\r\n", self.address);
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head and a body");
        assert!(head.contains(" 200 "), "{answer}");
        serde_json::from_str(body).unwrap()
    }

    /// Asks for something and goes away: the request alone, without waiting for what comes.
    pub async fn ask_for(&self, guest: &Guest, path: &str) -> TcpStream {
        let cookie = format!("cookie: crossover={}\r\n", guest.secret);
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{cookie}\r\n", self.address);
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    /// A table of the game with secrets.
    pub async fn table(&self, maker: &Guest, sitters: &[NewSitter]) -> String {
        self.make(maker, new_table(sitters)).await
    }

    /// Ada and Bob at a table of theirs, each with a socket.
    pub async fn two_at_a_table(&self) -> ([Guest; 2], String, [Client; 2]) {
        let (ada, bob) = (self.guest("Ada").await, self.guest("Bob").await);
        let table = self.table(&ada, &[NewSitter::You, NewSitter::Anyone]).await;
        self.sit(&ada, &bob, &table, Vec::new()).await;
        let clients = [self.client(Some(&ada)).await, self.client(Some(&bob)).await];
        ([ada, bob], table, clients)
    }

    /// A table at which its maker has sat down.
    pub async fn make(&self, maker: &Guest, table: NewTable) -> String {
        let made = self.app.tables.make(&maker.person, table, Language::En).await.unwrap();
        self.take(maker, &made.table).await;
        made.table
    }

    /// A table of a game with all these guests at it, which everybody may watch.
    pub async fn public_table(&self, game: &str, guests: &[Guest]) -> String {
        let mut sitters = vec![NewSitter::Anyone; guests.len()];
        sitters[0] = NewSitter::You;
        let table = NewTable { game: game.into(), public: true, ..new_table(&sitters) };
        let table = self.make(&guests[0], table).await;
        for guest in &guests[1..] {
            self.sit(&guests[0], guest, &table, Vec::new()).await;
        }
        table
    }

    /// A table at which the rules want silence, and who sits there alone.
    pub async fn silent_table(&self) -> (String, Client) {
        let ada = self.guest("Ada").await;
        let mut new = new_table(&[NewSitter::You, NewSitter::You]);
        new.seats[1].options = vec![option("card", "silence")];
        let table = self.make(&ada, new).await;
        let mut hers = self.client(Some(&ada)).await;
        hers.open(&table).await;
        (table, hers)
    }

    /// Takes what is kept for the maker, if anything is.
    pub async fn take(&self, maker: &Guest, table: &str) {
        let view = self.app.tables.view(Some(&maker.person), table, Language::En).await.unwrap();
        if view.seats.iter().any(|seat| matches!(seat.sitter, wire::table::Sitter::Kept { .. })) {
            let sit = SitDown { secret: None, nonce: "mine".into(), options: Vec::new() };
            self.app.tables.sit(&maker.person, table, sit, Language::En).await.unwrap();
        }
    }

    /// Sits down by the link that the maker sees.
    pub async fn sit(&self, maker: &Guest, guest: &Guest, table: &str, options: Vec<Chosen>) {
        let view = self.app.tables.view(Some(&maker.person), table, Language::En).await.unwrap();
        let secret = Some(view.invitations[0].secret.clone());
        let sit = SitDown { secret, nonce: "n".into(), options };
        self.app.tables.sit(&guest.person, table, sit, Language::En).await.unwrap();
    }
}

/// Somebody with a cookie.
pub struct Guest {
    pub person: Person,
    secret: String,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// You against a bot.
pub fn bot(name: &str) -> NewSitter {
    NewSitter::Bot { bot: name.into() }
}

pub fn option(name: &str, value: &str) -> Chosen {
    Chosen { option: name.into(), value: value.into() }
}

pub fn new_table(sitters: &[NewSitter]) -> NewTable {
    let seat = |sitter: &NewSitter| NewSeat { sitter: sitter.clone(), options: Vec::new() };
    NewTable {
        game: "secrets".into(),
        options: Vec::new(),
        seats: sitters.iter().map(seat).collect(),
        public: false,
        clock: None::<NewClock>,
        start: None,
    }
}

/// A client's end of a socket.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next_id: u32,
    kept: VecDeque<FromServer>,
    /// Every text that came, as it came.
    pub raw: Vec<String>,
}

impl Client {
    /// Sends a wish and returns its number.
    pub async fn send(&mut self, mut ask: Value) -> u32 {
        self.next_id += 1;
        if ask.get("language").is_none() && ask["type"] == "open" {
            ask["language"] = json!("en");
        }
        self.text(json!({ "id": self.next_id, "ask": ask }).to_string()).await;
        self.next_id
    }

    pub async fn text(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The same to a socket that the server may have closed.
    pub async fn try_text(&mut self, text: String) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }

    /// What comes from the wire next; `Err` when the socket closes.
    pub async fn read(&mut self) -> Result<FromServer, Option<CloseFrame>> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says nothing");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.raw.push(text.to_string());
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message, in the order they came.
    pub async fn next(&mut self) -> FromServer {
        match self.kept.pop_front() {
            Some(message) => message,
            None => self.read().await.expect("the socket is open"),
        }
    }

    /// The reply to a wish; what comes before it is kept.
    pub async fn reply(&mut self, wish: u32) -> FromServer {
        loop {
            let message = self.read().await.expect("the socket is open");
            let re = match &message {
                FromServer::Done { re }
                | FromServer::Reached { re, .. }
                | FromServer::Odds { re, .. }
                | FromServer::Best { re, .. }
                | FromServer::Value { re, .. }
                | FromServer::Measured { re, .. }
                | FromServer::Pong { re } => Some(*re),
                FromServer::Table { re, .. } | FromServer::Problem { re, .. } => *re,
                FromServer::Welcome { .. } | FromServer::Chat { .. } | FromServer::Resync { .. } => None,
            };
            if re == Some(wish) {
                return message;
            }
            self.kept.push_back(message);
        }
    }

    /// Does something that must work.
    pub async fn done(&mut self, ask: Value) {
        let wish = self.send(ask).await;
        let reply = self.reply(wish).await;
        assert!(matches!(reply, FromServer::Done { .. }), "{reply:?}");
    }

    /// Does something that must not work.
    pub async fn refused(&mut self, ask: Value) -> Problem {
        let wish = self.send(ask).await;
        match self.reply(wish).await {
            FromServer::Problem { problem, .. } => problem,
            other => panic!("{other:?}"),
        }
    }

    /// Opens a table.
    pub async fn open(&mut self, table: &str) -> TableView {
        let wish = self.send(json!({ "type": "open", "table": table })).await;
        match self.reply(wish).await {
            FromServer::Table { view, .. } => *view,
            other => panic!("{other:?}"),
        }
    }

    /// The first view that is as it should be.
    pub async fn until(&mut self, fits: impl Fn(&TableView) -> bool) -> TableView {
        loop {
            if let FromServer::Table { view, .. } = self.next().await
                && fits(&view)
            {
                return *view;
            }
        }
    }

    /// The next view that has come already, while something else was waited for.
    pub fn kept(&mut self) -> Option<TableView> {
        while let Some(message) = self.kept.pop_front() {
            if let FromServer::Table { view, .. } = message {
                return Some(*view);
            }
        }
        None
    }

    /// The next words at the table.
    pub async fn chat(&mut self) -> Vec<String> {
        loop {
            if let FromServer::Chat { lines, .. } = self.next().await {
                return lines.into_iter().map(|line| line.text).collect();
            }
        }
    }

    /// Answers the first question of a view.
    pub async fn answer(&mut self, view: &TableView, number: u8) {
        let ask = answer(view, json!(number));
        self.done(ask).await;
    }

    /// How the socket ended.
    pub async fn closed(&mut self) -> Option<CloseFrame> {
        loop {
            if let Err(frame) = self.read().await {
                return frame;
            }
        }
    }
}

/// An answer to the first question of a view.
pub fn answer(view: &TableView, answer: Value) -> Value {
    let which =
        view.position.as_ref().and_then(|position| position.questions.first()).map_or(0, |asked| asked.which);
    json!({ "type": "answer", "table": view.table, "seq": view.seq, "which": which, "answer": answer })
}

/// The first question that waits for an answer; what one may do on another's turn does not.
pub fn asked(view: &TableView) -> Option<&Question> {
    view.position.as_ref()?.questions.iter().find(|question| question.code != "claim")
}

pub fn asks(view: &TableView) -> bool {
    asked(view).is_some()
}
