//! What lists show of a table, kept beside its journal so that no list has to open a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use store::{Phase, TableHead};
use wire::lobby::TableCard;
use wire::table::{SeatView, Status};
use words::Language;

use super::open::OpenTable;
use super::view::{Eyes, Presence};

/// What is kept: for each language what it says, and for all of them who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptCard {
    /// Who has to answer, bots left out.
    asked: Vec<u8>,
    /// By language.
    said: BTreeMap<String, Said>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Said {
    name: String,
    line: String,
    status: Status,
    seats: Vec<SeatView>,
}

impl OpenTable {
    /// Where the table stands, for lists.
    pub fn phase(&self) -> Phase {
        match (self.is_over(), self.fold.begun.is_some()) {
            (true, _) => Phase::Over,
            (false, true) => Phase::Playing,
            (false, false) => Phase::Waiting,
        }
    }

    /// What lists show. Clocks are left out: they would be old as soon as they are kept.
    pub fn kept_card(&self) -> KeptCard {
        let said = |language: Language| {
            let mut card = self.card(&Eyes::default(), &Presence::default(), language, self.fold.at_ms);
            card.seats.iter_mut().for_each(|seat| seat.clock = None);
            Said { name: card.name, line: card.line, status: card.status, seats: card.seats }
        };
        let asked = self.waits_for().into_iter().filter(|seat| self.fold.bot_of(*seat).is_none());
        KeptCard {
            asked: asked.collect(),
            said: Language::ALL
                .into_iter()
                .map(|language| (language.code().to_owned(), said(language)))
                .collect(),
        }
    }
}

/// The card of a table that is not open, for who holds these seats; none when another version kept it.
pub fn of_head(head: &TableHead, mine: &[u8], presence: &Presence, language: Language) -> Option<TableCard> {
    let mut kept: KeptCard = serde_json::from_value(head.card.clone()).ok()?;
    let mut said = kept.said.remove(language.code())?;
    for seat in &mut said.seats {
        seat.you = mine.contains(&seat.seat);
        if let wire::table::Sitter::Person { here, .. } = &mut seat.sitter {
            *here = presence.here.contains(&seat.seat);
        }
    }
    Some(TableCard {
        table: head.id.to_string(),
        game: head.game.clone(),
        name: said.name,
        status: said.status,
        line: said.line,
        seats: said.seats,
        your_call: mine.iter().any(|seat| kept.asked.contains(seat)),
        watchers: presence.watchers,
        at: head.last_at,
    })
}
