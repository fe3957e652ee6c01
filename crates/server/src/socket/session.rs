//! The life of one socket.

use std::collections::{BTreeMap, VecDeque};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use store::{Person, TableId};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};
use wire::play::{Ask, FromClient, FromServer};
use wire::problem::{Code, Problem};
use words::Language;

use super::credits::{self, Credit, Credits, Place, Price};
use super::outbox::{Outbox, Outgoing, outbox, text};
use crate::app::App;
use crate::metrics;
use crate::problems::problem;
use crate::tables::Request;

/// How often we ask whether the client is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Who says nothing for so long, not even that, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// Who does not take what is sent for so long is gone.
const STUCK: Duration = Duration::from_secs(20);
/// So many messages are taken while another is obeyed; more wait in the client's own buffers.
const MOST_UNREAD: usize = 16;
/// "The service restarts: come again", which the crate has no name for.
const RESTARTS: u16 = 1012;

/// A client's socket.
pub struct Session {
    pub(super) app: Arc<App>,
    pub(super) person: Option<Person>,
    pub(super) place: Place,
    pub(super) outbox: Arc<Outbox>,
    /// The tables it looks at, and in which language.
    pub(super) tables: BTreeMap<TableId, Language>,
    credits: Credits,
    /// What came while a wish was obeyed, in order.
    unread: VecDeque<Message>,
}

/// Why a socket ends.
enum End {
    /// The client is gone.
    Gone,
    /// We close it, and say why.
    Close(u16, &'static str),
}

impl End {
    /// After what can't be read nothing else can. The only thing wrong with a message that we can still say something about is
    /// its size; who went away without a word does not hear it.
    const BROKEN: End = End::Close(close_code::SIZE, "the message can't be read or is too large");
}

/// Serves a socket until either side closes it.
pub async fn run(app: Arc<App>, person: Option<Person>, mut socket: WebSocket, place: Place) {
    let _counted = metrics::socket_opened();
    let (outbox, outgoing) = outbox();
    let credits = Credits::at(app.config.limits, &place);
    let (tables, unread) = (BTreeMap::new(), VecDeque::new());
    let mut session = Session { app, person, place, outbox, tables, credits, unread };
    let end = session.serve(&mut socket, outgoing).await;
    for table in std::mem::take(&mut session.tables).into_keys() {
        let leave = Request::Leave { socket: session.place.number, on_purpose: false };
        session.app.tables.context.tell(&table, leave);
    }
    if let End::Close(code, reason) = end {
        tracing::debug!(socket = session.place.number, code, reason, "socket closed");
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        // Whether the client hears why makes no difference to us.
        let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(close)).await;
    }
}

impl Session {
    async fn serve(&mut self, socket: &mut WebSocket, mut outgoing: Outgoing) -> End {
        let mut stopping = self.app.stopping();
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let welcome = FromServer::Welcome { version: env!("CARGO_PKG_VERSION").to_owned() };
        if let Err(end) = send(socket, text(&welcome)).await {
            return end;
        }
        loop {
            let step = tokio::select! {
                message = next(&mut self.unread, socket) => {
                    heard = Instant::now();
                    self.receive(message, socket, &mut outgoing).await
                }
                message = outgoing.next() => match message {
                    Some(message) => send(socket, message).await,
                    None => Err(End::Gone),
                },
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(End::Close(close_code::POLICY, "you were silent for too long"))
                    } else {
                        write(socket, Message::Ping(axum::body::Bytes::new())).await
                    }
                }
                () = told(&mut stopping) => {
                    Err(End::Close(RESTARTS, "the server restarts; come again"))
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
        outgoing: &mut Outgoing,
    ) -> Result<(), End> {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(_)) => return Err(End::BROKEN),
            None => return Err(End::Gone),
        };
        let reply = match message {
            Message::Text(message) => self.obey_while_here(&message, socket).await?,
            Message::Binary(_) => {
                let problem = problem(Code::Malformed, "messages are JSON texts");
                self.unreadable(None, problem)?
            }
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
        };
        // What the wish has led to was queued before the reply, and is read before it.
        while let Some(message) = outgoing.waiting() {
            send(socket, message).await?;
        }
        match reply {
            Some(reply) => send(socket, text(&reply)).await,
            None => Ok(()),
        }
    }

    /// Does what a message wishes, as long as the client is there: what is worked out for somebody who has gone is given up.
    async fn obey_while_here(
        &mut self,
        message: &str,
        socket: &mut WebSocket,
    ) -> Result<Option<FromServer>, End> {
        let mut unread = std::mem::take(&mut self.unread);
        let reply = {
            let mut obeyed = std::pin::pin!(self.obey(message));
            loop {
                let reads = unread.len() < MOST_UNREAD;
                tokio::select! {
                    biased;
                    reply = &mut obeyed => break reply,
                    message = socket.recv(), if reads => match message {
                        None | Some(Ok(Message::Close(_))) => break Err(End::Gone),
                        Some(Err(_)) => break Err(End::BROKEN),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(message)) => unread.push_back(message),
                    },
                }
            }
        };
        self.unread = unread;
        reply
    }

    /// Reads a message and does what it wishes.
    async fn obey(&mut self, message: &str) -> Result<Option<FromServer>, End> {
        match self.credits.message() {
            Credit::Enough => {}
            Credit::Spent(problem) => {
                metrics::refused(problem.code);
                return Ok(Some(FromServer::Problem { re: id_of(message), problem }));
            }
            Credit::Abused => return Err(End::Close(close_code::POLICY, "too many messages")),
        }
        let FromClient { id, ask } = match serde_json::from_str(message) {
            Ok(wish) => wish,
            Err(error) => {
                let problem = problem(Code::Malformed, format!("the message can't be read: {error}"));
                return self.unreadable(id_of(message), problem);
            }
        };
        if let Err(problem) = self.credits.price(price(&ask)) {
            metrics::refused(problem.code);
            return Ok(Some(FromServer::Problem { re: Some(id), problem }));
        }
        let obeyed = self.wish(id, ask).await;
        Ok(obeyed.unwrap_or_else(|problem| Some(FromServer::Problem { re: Some(id), problem })))
    }

    fn unreadable(&mut self, re: Option<u32>, problem: Problem) -> Result<Option<FromServer>, End> {
        metrics::refused(problem.code);
        if !self.credits.nonsense() {
            return Err(End::Close(close_code::POLICY, "too many messages that can't be read"));
        }
        Ok(Some(FromServer::Problem { re, problem }))
    }
}

/// What a wish costs.
pub(super) fn price(ask: &Ask) -> Price {
    let (messages, undoes) = match ask {
        Ask::Open { .. } => (credits::OPEN, false),
        Ask::Odds { .. } | Ask::Best { .. } | Ask::Value { .. } | Ask::SetUp { .. } => (credits::WORK, false),
        Ask::Undo { .. } => (credits::WORK, true),
        Ask::UndoReply { agree, .. } => (credits::WORK, *agree),
        // What an answer leads to is worked out and told to everybody at the table.
        Ask::Answer { .. }
        | Ask::Concede { .. }
        | Ask::StandIn { .. }
        | Ask::Return { .. }
        | Ask::ShowHand { .. }
        | Ask::Reach { .. }
        | Ask::Measure { .. }
        | Ask::Say { .. }
        | Ask::Leave { .. }
        | Ask::Ping => (NonZeroU32::MIN, false),
    };
    Price { messages, undoes }
}

/// The next message: of those that came while another was obeyed, or from the wire.
async fn next(
    unread: &mut VecDeque<Message>,
    socket: &mut WebSocket,
) -> Option<Result<Message, axum::Error>> {
    match unread.pop_front() {
        Some(message) => Some(Ok(message)),
        None => socket.recv().await,
    }
}

/// Done when the server stops.
async fn told(stopping: &mut watch::Receiver<bool>) {
    // It fails only when the server is gone altogether.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The number of a wish that could not be read otherwise.
fn id_of(message: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(message).ok().map(|numbered| numbered.id)
}

async fn send(socket: &mut WebSocket, message: Utf8Bytes) -> Result<(), End> {
    write(socket, Message::Text(message)).await
}

async fn write(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(STUCK, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Close(close_code::POLICY, "you do not read what is sent")),
    }
}
