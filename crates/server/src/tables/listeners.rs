//! Who listens to a table, and how each hears what has changed.
//!
//! Listeners who see the same, in the same language, and hold the same, get one text that is made once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use store::{PersonId, TableId};
use wire::play::{FromServer, Held};
use words::Language;

use super::open::OpenTable;
use super::view::{Eyes, Presence};
use crate::socket::outbox::{Outbox, Pushed, text};

/// A socket that looks at a table.
pub struct Listener {
    /// The socket's number on this node.
    pub socket: u64,
    /// The table.
    pub table: TableId,
    /// Whose it is.
    pub person: Option<PersonId>,
    /// The language to speak.
    pub language: Language,
    /// Where to send to.
    pub outbox: Arc<Outbox>,
    /// With which eyes it last looked, and what it holds since.
    pub holds: (Eyes, Held),
}

/// All of them.
#[derive(Default)]
pub struct Listeners {
    all: Vec<Listener>,
}

impl Drop for Listeners {
    /// A table whose task fails takes nobody with it: they are told to open it again.
    fn drop(&mut self) {
        for listener in &self.all {
            let message = text(&FromServer::Resync { table: listener.table.to_string() });
            listener.outbox.push(listener.table.as_str(), message);
        }
    }
}

impl Listeners {
    /// Adds one; the same socket looks at a table only once.
    pub fn add(&mut self, listener: Listener) {
        self.remove(listener.socket);
        self.all.push(listener);
    }

    /// What one holds from now on, and with which eyes it looked.
    pub fn holds(&mut self, socket: u64, holds: (Eyes, Held)) {
        if let Some(listener) = self.all.iter_mut().find(|listener| listener.socket == socket) {
            listener.holds = holds;
        }
    }

    /// Removes one, and says whose it was.
    pub fn remove(&mut self, socket: u64) -> Option<Listener> {
        let place = self.all.iter().position(|listener| listener.socket == socket)?;
        Some(self.all.swap_remove(place))
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether a person has any socket here.
    pub fn has(&self, person: &PersonId) -> bool {
        self.all.iter().any(|listener| listener.person.as_ref() == Some(person))
    }

    /// Which seats have their person here, and how many sockets only watch.
    pub fn presence(&self, open: &OpenTable) -> Presence {
        let mut presence = Presence::default();
        let mut watching: BTreeSet<&PersonId> = BTreeSet::new();
        for listener in &self.all {
            let seats = open.seats_of(listener.person.as_ref());
            let counts = match &listener.person {
                Some(person) => seats.is_empty() && watching.insert(person),
                None => true,
            };
            presence.watchers += u32::from(counts);
            presence.here.extend(seats);
        }
        presence
    }

    /// Tells everybody how the table stands now.
    pub fn tell_all(&mut self, open: &OpenTable, presence: &Presence, now_ms: u64) {
        let mut made: BTreeMap<(Eyes, Language, u32), (Utf8Bytes, Held)> = BTreeMap::new();
        let table = open.id.as_str();
        self.all.retain_mut(|listener| {
            let eyes = open.eyes(listener.person.as_ref());
            // Somebody who has sat down since sees the log with other eyes, and gets all of it.
            let from = match &listener.holds {
                (before, held) if before.seats == eyes.seats => open.new_from(held, &eyes, listener.language),
                _ => 0,
            };
            let key = (eyes.clone(), listener.language, from);
            let (message, held) = made.entry(key).or_insert_with(|| {
                let view = open.view(&eyes, presence, listener.language, from, now_ms);
                let held = Held { seq: view.seq, log: open.log_length(&eyes) };
                (text(&FromServer::Table { re: None, view: Box::new(view) }), held)
            });
            listener.holds = (eyes, held.clone());
            listener.outbox.push(table, message.clone()) == Pushed::Queued
        });
    }

    /// Sends everybody the same.
    pub fn push_all(&mut self, table: &str, message: &FromServer) {
        let message = text(message);
        self.all.retain(|listener| listener.outbox.push(table, message.clone()) == Pushed::Queued);
    }

    /// Tells one socket how the table stands.
    pub fn tell_one(&mut self, socket: u64, open: &OpenTable, presence: &Presence, now_ms: u64) {
        let Some(listener) = self.all.iter_mut().find(|listener| listener.socket == socket) else { return };
        let eyes = open.eyes(listener.person.as_ref());
        let from = open.new_from(&listener.holds.1, &eyes, listener.language);
        let view = open.view(&eyes, presence, listener.language, from, now_ms);
        let message = text(&FromServer::Table { re: None, view: Box::new(view) });
        if listener.outbox.push(open.id.as_str(), message) != Pushed::Queued {
            self.remove(socket);
        }
    }
}
