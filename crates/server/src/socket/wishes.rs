//! What a client may wish for, and who sees to it.

use std::sync::Arc;

use host::Reach;
use store::TableId;
use wire::play::{Ask, FromServer, Held};
use wire::problem::{Code, Problem};
use words::Language;

use super::session::Session;
use crate::problems::problem;
use crate::tables::{Caller, Deed, Query, Request};

/// How many tables a socket may look at.
const MOST_TABLES: usize = 16;
/// How many points a way may be asked to pass through.
const MOST_POINTS: usize = 32;

impl Session {
    /// Does what a client wishes. None when the answer is queued already.
    pub(super) async fn wish(&mut self, re: u32, ask: Ask) -> Result<Option<FromServer>, Problem> {
        let (table, deed) = match ask {
            Ask::Ping => return Ok(Some(FromServer::Pong { re })),
            Ask::Open { table, held, language } => return self.open(re, table, held, &language).await,
            Ask::Leave { table } => return Ok(Some(self.leave(re, &table))),
            Ask::Say { table, text } => return self.say(re, &table, text).await,
            Ask::Reach { table, seq, which, x, y, z, figure, via } => {
                if via.len() > MOST_POINTS {
                    return Err(problem(Code::TooLarge, format!("a way has at most {MOST_POINTS} points")));
                }
                let at = Reach { x, y, z, figure, via };
                return self.query(re, &table, Query::Reach { seq, which, at }).await;
            }
            Ask::Odds { table, seq, which, answer } => {
                return self.query(re, &table, Query::Odds { seq, which, answer }).await;
            }
            Ask::Best { table, seq, which, most } => {
                return self.query(re, &table, Query::Best { seq, which, most }).await;
            }
            Ask::Value { table, seq, seat } => {
                return self.query(re, &table, Query::Value { seq, seat }).await;
            }
            Ask::Measure { table, from, to } => {
                return self.query(re, &table, Query::Measure { from, to }).await;
            }
            Ask::Answer { table, seq, which, answer } => (table, Deed::Answer { seq, which, answer }),
            Ask::SetUp { table, seq } => (table, Deed::SetUp { seq }),
            Ask::Undo { table, seq } => (table, Deed::Undo { seq }),
            Ask::UndoReply { table, agree } => (table, Deed::UndoReply { agree }),
            Ask::Concede { table } => (table, Deed::Concede),
            Ask::StandIn { table, seat } => (table, Deed::StandIn { seat }),
            Ask::Return { table } => (table, Deed::Return),
            Ask::ShowHand { table, seat, shown } => (table, Deed::ShowHand { seat, shown }),
        };
        let (id, caller) = self.caller(&table)?;
        self.app.tables.ask(&id, |reply| Request::Do { caller, deed, reply }).await?;
        Ok(Some(FromServer::Done { re }))
    }

    /// Who we are at a table that was opened by this socket.
    fn caller(&self, table: &str) -> Result<(TableId, Caller), Problem> {
        let id = TableId::from(table);
        let Some(language) = self.tables.get(&id) else {
            return Err(problem(
                Code::NoSuchTable,
                "this socket does not look at such a table: open it first",
            ));
        };
        let (socket, address) = (self.place.number, self.place.address);
        let caller = Caller { socket, person: self.person.clone(), address, language: *language };
        Ok((id, caller))
    }

    async fn open(
        &mut self,
        re: u32,
        table: String,
        held: Option<Held>,
        language: &str,
    ) -> Result<Option<FromServer>, Problem> {
        let language: Language =
            language.parse().map_err(|error| problem(Code::Malformed, format!("`language`: {error}")))?;
        let id = TableId(table);
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&id) {
            let message = format!("a socket looks at no more than {MOST_TABLES} tables: leave one first");
            return Err(problem(Code::TooLarge, message));
        }
        let (socket, address) = (self.place.number, self.place.address);
        let caller = Caller { socket, person: self.person.clone(), address, language };
        let outbox = Arc::clone(&self.outbox);
        self.app.tables.ask(&id, |reply| Request::Open { caller, re, held, outbox, reply }).await?;
        self.tables.insert(id, language);
        Ok(None)
    }

    fn leave(&mut self, re: u32, table: &str) -> FromServer {
        let id = TableId::from(table);
        if self.tables.remove(&id).is_some() {
            let leave = Request::Leave { socket: self.place.number, on_purpose: true };
            self.app.tables.context.tell(&id, leave);
        }
        FromServer::Done { re }
    }

    async fn say(&mut self, re: u32, table: &str, text: String) -> Result<Option<FromServer>, Problem> {
        let (id, caller) = self.caller(table)?;
        self.app.tables.ask(&id, |reply| Request::Say { caller, text, reply }).await?;
        Ok(Some(FromServer::Done { re }))
    }

    async fn query(&mut self, re: u32, table: &str, query: Query) -> Result<Option<FromServer>, Problem> {
        let (id, caller) = self.caller(table)?;
        self.app.tables.ask(&id, |reply| Request::Ask { caller, re, query, reply }).await.map(Some)
    }
}
