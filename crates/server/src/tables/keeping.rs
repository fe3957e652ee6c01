//! Writing lines. What was done has happened when the store has taken it, and not before.

use store::{Append, Clash, NewLine, Person, PersonId, Phase, Text};
use tokio::time::Instant;
use wire::lobby::SitDown;
use wire::problem::{Code, Problem};
use words::Language;

use super::actor::{Actor, Author, STORE_PAUSE};
use super::card::KeptCard;
use super::deeds::Deeds;
use super::line::Line;
use super::listeners::Listeners;
use super::open::{OpenTable, snapshot_maker};
use super::texts;
use crate::gate::Client;
use crate::metrics;
use crate::problems::{internal, of_store, problem};

/// A snapshot is kept after so many lines.
const SNAPSHOT_EVERY: u32 = 50;

/// Lines as the store takes them, with what lists show of the table from then on.
struct Written {
    lines: Vec<NewLine>,
    texts: Vec<Text>,
    phase: Phase,
    card: KeptCard,
}

impl Written {
    /// Lines that are applied here already.
    fn of(open: &OpenTable, lines: &[Line]) -> Written {
        let (lines, texts) = texts::write(lines);
        Written { lines, texts, phase: open.phase(), card: open.kept_card() }
    }
}

impl Actor {
    /// Writes what was done. It has happened when the store has taken it, and not before.
    pub(super) async fn commit(&mut self, deeds: Deeds) -> Result<(), Problem> {
        if deeds.is_empty() {
            return Ok(());
        }
        let Some(after) = self.open.as_ref().map(|open| open.fold.seq) else {
            return Err(internal("nothing to write to"));
        };
        let now_ms = self.time.now_ms();
        let write = move |open: &mut OpenTable, _: &mut Listeners| {
            open.write(deeds, now_ms).map(|lines| Written::of(open, &lines))
        };
        let written = self.aside(Client::Table(self.id.clone()), write).await?;
        // Until it is known to be kept, what we hold is in doubt; any failure leaves it to be read anew.
        let Some(open) = self.open.take() else { return Err(internal("nothing to write to")) };
        self.append(open, after, written.map_err(internal)?, &[]).await
    }

    /// A person takes seats: a free one, or all that are kept for them.
    pub(super) async fn sit_at(
        &mut self,
        seats: &[u8],
        person: &Person,
        sit: &SitDown,
        language: Language,
    ) -> Result<(), Problem> {
        let Some(after) = self.open.as_ref().map(|open| open.fold.seq) else {
            return Err(internal("nothing to write to"));
        };
        // The game may begin with it, and a pack of its own has to be read for that.
        let (taken, name, sit, now) = (seats.to_vec(), person.name.clone(), sit.clone(), self.time.now_ms());
        let sits = move |open: &mut OpenTable, _: &mut Listeners| {
            let lines = open.seat(&taken, &name, &sit, language, now)?;
            open.name_seats();
            Ok::<_, Problem>(Written::of(open, &lines))
        };
        let written = self.apart(Client::Table(self.id.clone()), sits).await?;
        // Until it is known to be kept, what we hold is in doubt.
        let Some(open) = self.open.take() else { return Err(internal("nothing to write to")) };
        let held = open.seats_of(Some(&person.id));
        let taken: Vec<_> = seats.iter().filter(|seat| !held.contains(seat)).copied().collect();
        let taken: Vec<_> = taken.into_iter().map(|seat| (seat, person.id.clone())).collect();
        self.append(open, after, written?, &taken).await?;
        if self.listeners.has(&person.id) {
            self.attendance.came(seats);
        }
        Ok(())
    }

    /// Gives lines to the store, and with them what lists show.
    async fn append(
        &mut self,
        mut open: OpenTable,
        after: u32,
        written: Written,
        taken: &[(u8, PersonId)],
    ) -> Result<(), Problem> {
        let Written { lines, texts, phase, card } = written;
        let changed = self.kept_card.as_ref() != Some(&card);
        let append = Append {
            table: self.id.clone(),
            after,
            lines,
            texts,
            phase: Some(phase),
            card: changed.then(|| serde_json::to_value(&card)).transpose().map_err(internal)?,
            taken: taken.to_vec(),
        };
        let begun = std::time::Instant::now();
        let appended = self.context.store.append(append).await;
        metrics::appended(begun.elapsed());
        match appended {
            Ok(seq) => {
                tracing::debug!(table = %self.id, seq, "kept");
                for (seat, person) in taken {
                    open.holders[usize::from(*seat)] = Some(person.clone());
                }
                self.open = Some(open);
                self.kept_card = Some(card);
                self.changed(Author::Us).await;
                self.keep_snapshot().await;
                Ok(())
            }
            Err(store::Error::Conflict(clash)) => {
                tracing::debug!(table = %self.id, after, ?clash, "somebody else was first");
                self.ensure().await?;
                self.changed(Author::Others).await;
                match clash {
                    Clash::Seat => Err(problem(Code::SeatTaken, "the seat is taken")),
                    _ => Err(problem(Code::Stale, "something else happened first; what stands now follows")),
                }
            }
            Err(error) => {
                self.bots_due = Some(Instant::now() + STORE_PAUSE);
                Err(of_store(error))
            }
        }
    }

    /// A snapshot makes opening a long game quick. Without one it only takes longer, so failures are no matter.
    async fn keep_snapshot(&mut self) {
        let Some(open) = &self.open else { return };
        let (Some(sitting), true) = (&open.sitting, open.fold.seq >= self.snapshot_at + SNAPSHOT_EVERY)
        else {
            return;
        };
        self.snapshot_at = open.fold.seq;
        let snapshot = store::Snapshot {
            seq: open.fold.seq,
            made_by: snapshot_maker(&*open.hosted),
            bytes: sitting.snapshot(),
        };
        if let Err(error) = self.context.store.put_snapshot(&self.id, &snapshot).await {
            tracing::warn!(table = %self.id, %error, "no snapshot was kept");
        }
    }
}
