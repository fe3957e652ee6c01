//! Tables: their journals, the actors that hold them, and who may see what.
//!
//! `socket or REST -> Tables -> actor -> store`, and back: `store -> notice -> actor -> listeners`. A table is a
//! journal of [`line`]s, which [`fold`] adds up; [`open`] has the match beside it, [`deeds`] judges what people do,
//! [`view`] says what each may see, and one [`actor`] a table does one thing after the other.

mod actor;
mod card;
mod chat;
mod deeds;
mod driving;
mod fold;
mod invitation;
mod keeping;
mod line;
mod listeners;
mod make;
mod news;
mod open;
mod presence;
mod queries;
mod registry;
mod request;
mod seating;
mod texts;
mod view;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use host::Games;
use store::{Person, Store, TableHead, TableId};
use wire::lobby::{SitDown, TableCard, TableList};
use wire::problem::Problem;
use wire::table::TableView;
use words::Language;

use crate::app::Config;
use crate::gate::{Client, Turn};
use crate::problems::of_store;
use open::House;
use registry::Context;

pub use request::Record;
pub(crate) use request::{Caller, Deed, Query, Request};

/// How many tables a list has.
const LISTED: u32 = 50;

/// The tables of this node.
#[derive(Clone)]
pub struct Tables {
    pub(crate) context: Arc<Context>,
}

impl Tables {
    /// The tables of a store; begins to listen to what other nodes do.
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, games: Games) -> Tables {
        let context = Arc::new(Context::new(config, store, House::new(games)));
        tokio::spawn(Arc::clone(&context).listen());
        Tables { context }
    }

    /// Sits down.
    ///
    /// # Errors
    /// When the link is not valid, the seat is taken or what was chosen can't be played.
    pub async fn sit(
        &self,
        person: &Person,
        table: &str,
        sit: SitDown,
        language: Language,
    ) -> Result<(), Problem> {
        let person = person.clone();
        self.context.ask(&table.into(), |reply| Request::Sit { person, sit, language, reply }).await
    }

    /// A table as somebody may see it.
    ///
    /// # Errors
    /// When there is none, or it is not for this person.
    pub async fn view(
        &self,
        person: Option<&Person>,
        table: &str,
        language: Language,
    ) -> Result<TableView, Problem> {
        let person = person.map(|person| person.id.clone());
        self.context.ask(&table.into(), |reply| Request::View { person, language, reply }).await
    }

    /// A table as a list shows it.
    ///
    /// # Errors
    /// When there is none, or it is not for this person.
    pub async fn card(
        &self,
        person: Option<&Person>,
        table: &str,
        language: Language,
    ) -> Result<TableCard, Problem> {
        let person = person.map(|person| person.id.clone());
        let request = |reply| Request::Card { person, secret: None, language, reply };
        self.context.ask(&table.into(), request).await
    }

    /// The same for somebody who has the link to a free seat, and has not sat down yet.
    ///
    /// # Errors
    /// When there is no such table, or no free seat with that secret.
    pub async fn invited(&self, table: &str, secret: &str, language: Language) -> Result<TableCard, Problem> {
        let secret = Some(secret.to_owned());
        let request = |reply| Request::Card { person: None, secret, language, reply };
        self.context.ask(&table.into(), request).await
    }

    /// A copy of a table to be looked through.
    ///
    /// # Errors
    /// When there is none, or it is not for this person.
    pub async fn record(
        &self,
        person: Option<&Person>,
        table: &str,
        language: Language,
    ) -> Result<Record, Problem> {
        let person = person.map(|person| person.id.clone());
        self.context.ask(&table.into(), |reply| Request::Record { person, language, reply }).await
    }

    /// Public tables that wait or are played, the latest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn public(&self, person: Option<&Person>, language: Language) -> Result<TableList, Problem> {
        let heads = self.context.store.public_tables(LISTED).await.map_err(of_store)?;
        self.list(heads, person, language).await
    }

    /// Tables at which a person sits, the latest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn of(&self, person: &Person, language: Language) -> Result<TableList, Problem> {
        let heads = self.context.store.tables_of(&person.id, LISTED).await.map_err(of_store)?;
        self.list(heads, Some(person), language).await
    }

    async fn list(
        &self,
        heads: Vec<TableHead>,
        person: Option<&Person>,
        language: Language,
    ) -> Result<TableList, Problem> {
        let seats = heads.iter().map(async |head| {
            let Some(person) = person else { return Ok(Vec::new()) };
            let seats = self.context.store.seats(&head.id).await.map_err(of_store)?;
            let own = seats.into_iter().filter(|seat| seat.person.as_ref() == Some(&person.id));
            Ok::<Vec<u8>, Problem>(own.map(|seat| seat.seat).collect())
        });
        let seats: Result<Vec<_>, Problem> = join_all(seats).await.into_iter().collect();
        let (seats, context) = (seats?, Arc::clone(&self.context));
        // What is kept of a table says it in all languages, and has to be read first.
        let read = move |_: &Turn| {
            let card = |(head, mine): (&TableHead, &Vec<u8>)| {
                card::of_head(head, mine, &context.presence(&head.id), language)
            };
            TableList { tables: heads.iter().zip(&seats).filter_map(card).collect() }
        };
        self.context.quick.work(Client::asking(), read).await
    }

    /// Works something out in one's turn, such as what a [`Record`] carries along.
    ///
    /// # Errors
    /// When too much is to be worked out already.
    pub async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.context.gate.work(Client::asking(), work).await
    }

    /// How many tables this node holds in memory.
    pub fn count(&self) -> usize {
        self.context.count()
    }

    /// Closes all tables, and waits until each has finished what it was doing.
    pub async fn close(&self, most: Duration) {
        self.context.close(most).await;
    }
}

impl Tables {
    /// The way to the table of that id, for sockets.
    pub(crate) async fn ask<T>(
        &self,
        table: &TableId,
        request: impl FnOnce(tokio::sync::oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        self.context.ask(table, request).await
    }
}
