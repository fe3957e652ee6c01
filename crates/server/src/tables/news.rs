//! What happens elsewhere: other nodes write lines, say things, and tell who is with them.

use tokio::time::Instant;
use wire::problem::Problem;

use super::actor::{Actor, Author, PRESENCE_DELAY};
use super::line::Act;
use super::listeners::Listeners;
use super::open::OpenTable;
use super::request::News;
use super::texts;
use crate::gate::Client;
use crate::problems::of_store;

impl Actor {
    pub(super) async fn hear(&mut self, news: News) {
        // What is in doubt is read anew at the next request anyway.
        let Some(open) = &self.open else { return };
        match news {
            News::Line(seq) if seq <= open.fold.seq => {}
            News::Line(_) => {
                // When the store is gone for a moment, the next request or notice catches up.
                let _ = self.catch_up().await;
            }
            News::Seats => self.read_seats().await,
            News::Chat => self.hear_chat().await,
            News::Told(what) => {
                if self.attendance.hear(&self.context.node, &what, Instant::now()) {
                    self.presence_due.get_or_insert(Instant::now() + PRESENCE_DELAY);
                }
            }
            News::Anything => {
                let _ = self.catch_up().await;
                self.read_seats().await;
                self.hear_chat().await;
            }
        }
    }

    async fn read_seats(&mut self) {
        if let Some(open) = &mut self.open
            && open.read_holders(&*self.context.store).await.is_err()
        {
            self.open = None;
        }
        self.tell_all().await;
    }

    /// Reads and applies the lines that others have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), Problem> {
        let open = self.ensure().await?;
        let from = open.fold.seq + 1;
        let lines = self.context.store.lines(&self.id, from).await.map_err(of_store)?;
        if lines.is_empty() {
            return Ok(());
        }
        let lines = texts::read(&*self.context.store, &self.id, lines).await?;
        let seated = lines.iter().any(|line| matches!(line.act, Act::Sat { .. }));
        lines.iter().for_each(|line| self.time.no_earlier_than(line.at_ms));
        let follow = move |open: &mut OpenTable, _: &mut Listeners| {
            lines.iter().try_for_each(|line| open.follow(line)).is_ok()
        };
        if !self.aside(Client::Table(self.id.clone()), follow).await? {
            self.open = None;
            self.ensure().await?;
        }
        if seated {
            self.read_seats().await;
        }
        self.changed(Author::Others).await;
        Ok(())
    }

    /// Tells the other nodes who is here.
    pub(super) async fn tell_nodes(&mut self) {
        let Some(open) = &self.open else { return };
        let here = self.listeners.presence(open);
        if self.context.config.takeover.is_zero() {
            return;
        }
        let what = self.attendance.announce(&self.context.node, &here, Instant::now());
        // Presence is said again in a while, so nothing is lost for good.
        if let Err(error) = self.context.store.tell(&self.id, &what).await {
            tracing::debug!(table = %self.id, %error, "other nodes were not told who is here");
        }
    }
}
