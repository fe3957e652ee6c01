//! Any game behind the door, before and around its matches.

use std::sync::{Arc, OnceLock};

use content::Diagnostics;
use ledger::{Index, Ledger};
use serde_json::Value;
use table::{Entry, Fairness, Journal, Match, Save, Seat, Snapshot, Source};
use wire::book::{Book, Found};
use wire::cards::{CardFace, CardList};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::{Code, Problem};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::Language;

use crate::hosted::no_exchange;
use crate::played::{Kept, Played};
use crate::voices::Voices;
use crate::{Hosted, Imported, Shown, Sitting, Unplayable, book, problem};

/// A game with its content, its ledger and the words to speak of them.
pub struct Host<G: Shown> {
    pub(crate) shelf: Arc<Shelf<G>>,
}

/// What all matches of a game share.
pub(crate) struct Shelf<G: Shown> {
    pub content: Arc<G::Content>,
    /// Games are loaded once and live as long as the program, and so may what their ledgers are searched by.
    ledger: &'static Ledger,
    index: OnceLock<Index<'static>>,
    pub voices: Arc<Voices>,
    pub fingerprint: String,
}

impl<G: Shown> Host<G> {
    pub(crate) fn load(voices: Arc<Voices>) -> Result<Host<G>, Diagnostics> {
        Ok(Host::with(G::load()?, G::ledger()?, voices))
    }

    /// A game with this content.
    pub fn new(content: G::Content, ledger: Ledger) -> Host<G> {
        Host::with(content, ledger, Arc::new(Voices::new()))
    }

    fn with(content: G::Content, ledger: Ledger, voices: Arc<Voices>) -> Host<G> {
        let fingerprint = G::fingerprint(&content);
        let (content, index) = (Arc::new(content), OnceLock::new());
        let ledger: &'static Ledger = Box::leak(Box::new(ledger));
        Host { shelf: Arc::new(Shelf { content, ledger, index, voices, fingerprint }) }
    }
}

impl<G: Shown> Shelf<G> {
    fn setup(setup: &Value) -> Result<G::Setup, Unplayable> {
        serde_json::from_value(setup.clone())
            .map_err(|error| Unplayable(format!("the setup can't be read: {error}")))
    }
}

impl<G: Shown> Hosted for Host<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn side(&self, seats: u8, seat: u8) -> u8 {
        G::side(seats, Seat(seat))
    }

    fn fingerprint(&self) -> String {
        self.shelf.fingerprint.clone()
    }

    fn info(&self, language: Language) -> GameInfo {
        G::info(&self.shelf.content, self.shelf.voices.of(language))
    }

    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], language: Language) -> Result<Value, Problem> {
        let setup = G::choose(&self.shelf.content, table, seats, self.shelf.voices.of(language))?;
        Ok(serde_json::to_value(setup).expect("a setup is plain data with text keys"))
    }

    fn plays(&self, setup: &Value, language: Language) -> Vec<String> {
        let Ok(setup) = Shelf::<G>::setup(setup) else { return Vec::new() };
        G::plays(&self.shelf.content, &setup, self.shelf.voices.of(language))
    }

    fn begin(&self, setup: &Value, fairness: Fairness) -> Result<Box<dyn Sitting>, Unplayable> {
        self.open(setup, fairness, &[], None)
    }

    fn open(
        &self,
        setup: &Value,
        fairness: Fairness,
        entries: &[String],
        snapshot: Option<&[u8]>,
    ) -> Result<Box<dyn Sitting>, Unplayable> {
        let setup = Shelf::<G>::setup(setup)?;
        let mut read: Vec<Entry<G::Answer>> = Vec::with_capacity(entries.len());
        for (number, entry) in entries.iter().enumerate() {
            let entry = serde_json::from_str(entry)
                .map_err(|error| Unplayable(format!("entry {number} can't be read: {error}")))?;
            read.push(entry);
        }
        let journal = Journal::new(read);
        let source = || Source::Fair(fairness.clone());
        let content = || Arc::clone(&self.shelf.content);
        // A snapshot of other rules or content does not fit; the journal is the truth, and it is read instead.
        let resumed =
            snapshot.and_then(Kept::<G::State>::read).filter(|kept| kept.fits(&journal, &self.shelf));
        if let Some(kept) = resumed {
            let lines = kept.lines.clone();
            let snapshot = Snapshot { state: kept.state, before: kept.before };
            let resumed = Match::resume(content(), &setup, source(), snapshot, journal.clone());
            if let Ok(game) = resumed
                && game.fault().is_none()
            {
                return Ok(Box::new(Played::resumed(Arc::clone(&self.shelf), setup, fairness, game, lines)));
            }
        }
        let game = Match::<G>::open(content(), &setup, source(), journal, true)
            .map_err(|error| Unplayable(error.to_string()))?;
        Ok(Box::new(Played::new(Arc::clone(&self.shelf), setup, fairness, game)))
    }

    fn import(&self, bytes: &[u8]) -> Result<Imported, Problem> {
        let bad = |message: String| problem(Code::BadSave, message);
        let save = Save::<G>::read(bytes).map_err(|error| bad(error.to_string()))?;
        if save.content != self.shelf.fingerprint {
            return Err(bad("the game was played with other cards than there are here".into()));
        }
        let source = Source::Fair(save.fairness.clone());
        let content = Arc::clone(&self.shelf.content);
        Match::<G>::open(content, &save.setup, source, save.journal.clone(), true)
            .map_err(|error| bad(error.to_string()))?;
        Ok(Imported {
            setup: serde_json::to_value(save.setup).expect("a setup is plain data with text keys"),
            fairness: save.fairness,
            entries: save.journal.entries().iter().map(crate::played::written).collect(),
        })
    }

    fn book(&self, language: Language) -> Book {
        book::book(self.shelf.ledger, language)
    }

    fn search(&self, words: &str, language: Language) -> Found {
        let index = self.shelf.index.get_or_init(|| Index::new(self.shelf.ledger));
        book::search(self.shelf.ledger, index, words, language)
    }

    fn cards(&self, language: Language) -> CardList {
        let words = self.shelf.voices.of(language);
        CardList { game: G::NAME.into(), cards: G::cards(&self.shelf.content, words) }
    }

    fn card(&self, kind: &str, id: &str, language: Language) -> Option<CardFace> {
        G::card(&self.shelf.content, kind, id, self.shelf.voices.of(language))
    }

    fn judge_team(&self, team: &Team, language: Language) -> TeamVerdict {
        G::judge_team(&self.shelf.content, team, self.shelf.voices.of(language))
    }

    fn read_team(&self, written: &str, language: Language) -> Result<TeamRead, Problem> {
        let read = G::read_team(&self.shelf.content, written, self.shelf.voices.of(language));
        read.unwrap_or_else(|| Err(no_exchange(G::NAME)))
    }

    fn write_team(&self, team: &Team, language: Language) -> Result<TeamWritten, Problem> {
        let written = G::write_team(&self.shelf.content, team, self.shelf.voices.of(language));
        written.ok_or_else(|| no_exchange(G::NAME))
    }
}
