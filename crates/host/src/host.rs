//! Any game behind the door, before and around its matches.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use content::Diagnostics;
use ledger::{Index, Ledger};
use serde_json::Value;
use table::{Entry, Fairness, Game, Journal, Match, Save, Seat, Snapshot, Source};
use wire::book::{Book, Found};
use wire::cards::{CardFace, CardList};
use wire::lobby::{Chosen, GameInfo};
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::problem::{Code, Problem};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::{Language, Voices};

use crate::choosing::chosen;
use crate::played::{Kept, Played};
use crate::scripts::Scripted;
use crate::{Hosted, Imported, Parts, Scripts, Sitting, Unplayable, book, problem};

/// The option of a table that names a pack of somebody's own, in games that take packs: its value is the pack in one text.
pub const PACK: &str = "pack";

/// How many packs are kept ready to be played with. A table holds its own as long as it is open.
const PACKS_AT_HAND: usize = 16;

/// A game with its content, its ledger and the words to speak of them.
pub struct Host<G: Game> {
    pub(crate) shelf: Arc<Shelf<G>>,
}

/// What all matches of a game share.
pub(crate) struct Shelf<G: Game> {
    pub parts: &'static Parts<G>,
    pub content: Arc<G::Content>,
    /// Games are loaded once and live as long as the program, and so may what their ledgers are searched by.
    ledger: &'static Ledger,
    index: OnceLock<Index<'static>>,
    pub voices: Voices,
    pub fingerprint: String,
    /// Packs of somebody's own that were played with lately, by their texts, the latest first.
    packs: Mutex<Vec<(String, Arc<G::Content>)>>,
    scripts: Option<Scripted<G>>,
}

impl<G: Game> Host<G> {
    /// A game with the content that the binary carries.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    pub fn new(parts: &'static Parts<G>) -> Result<Host<G>, Diagnostics> {
        Host::with_content(parts, parts.printed.load(&[])?)
    }

    /// A game with this content.
    ///
    /// # Errors
    /// When its ledger can't be read.
    pub fn with_content(parts: &'static Parts<G>, content: G::Content) -> Result<Host<G>, Diagnostics> {
        let fingerprint = parts.printed.fingerprint(&content);
        let (content, index) = (Arc::new(content), OnceLock::new());
        let ledger: &'static Ledger = Box::leak(Box::new(book::read(parts.ledger)?));
        let (voices, packs) = (Voices::new(parts.locales), Mutex::new(Vec::new()));
        let scripts = Scripted::of(parts, &content);
        let shelf = Shelf { parts, content, ledger, index, voices, fingerprint, packs, scripts };
        Ok(Host { shelf: Arc::new(shelf) })
    }
}

impl<G: Game> Shelf<G> {
    fn setup(setup: &Value) -> Result<G::Setup, Unplayable> {
        serde_json::from_value(setup.clone())
            .map_err(|error| Unplayable(format!("the setup can't be read: {error}")))
    }

    /// What a match with this setup is played with: what is printed here, and its own pack on top if it has one.
    fn content_of(&self, setup: &G::Setup) -> Result<Arc<G::Content>, Unplayable> {
        match self.parts.packs.and_then(|packs| packs.of(setup)) {
            None => Ok(Arc::clone(&self.content)),
            Some(pack) => self.with_pack(pack).map_err(|problem| Unplayable(problem.message)),
        }
    }

    fn with_pack(&self, pack: &str) -> Result<Arc<G::Content>, Problem> {
        let lock = || self.packs.lock().unwrap_or_else(PoisonError::into_inner);
        let at_hand = lock().iter().find(|(text, _)| text == pack).map(|(_, content)| Arc::clone(content));
        if let Some(content) = at_hand {
            return Ok(content);
        }
        let packs = self.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        let content = packs
            .load(pack)
            .map_err(|found| problem(Code::BadSetup, format!("the pack is not in order\n{found}")))?;
        let content = Arc::new(content);
        let mut packs = lock();
        packs.insert(0, (pack.to_owned(), Arc::clone(&content)));
        packs.truncate(PACKS_AT_HAND);
        Ok(content)
    }
}

impl<G: Game> Hosted for Host<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn side(&self, seats: u8, seat: u8) -> u8 {
        self.shelf.parts.setups.side(seats, Seat(seat))
    }

    fn fingerprint(&self) -> String {
        self.shelf.fingerprint.clone()
    }

    fn info(&self, language: Language) -> GameInfo {
        self.shelf.parts.setups.info(&self.shelf.content, self.shelf.voices.of(language))
    }

    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], language: Language) -> Result<Value, Problem> {
        let (parts, words) = (self.shelf.parts, self.shelf.voices.of(language));
        let Some(pack) = chosen(table, PACK) else {
            let setup = parts.setups.choose(&self.shelf.content, table, seats, words)?;
            return Ok(serde_json::to_value(setup).expect("a setup is plain data with text keys"));
        };
        let packs = parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        let others: Vec<Chosen> = table.iter().filter(|chosen| chosen.option != PACK).cloned().collect();
        let mut setup = parts.setups.choose(&*self.shelf.with_pack(pack)?, &others, seats, words)?;
        packs.put(&mut setup, pack.to_owned());
        Ok(serde_json::to_value(setup).expect("a setup is plain data with text keys"))
    }

    fn plays(&self, setup: &Value, language: Language) -> Vec<String> {
        let Ok(setup) = Shelf::<G>::setup(setup) else { return Vec::new() };
        let Ok(content) = self.shelf.content_of(&setup) else { return Vec::new() };
        self.shelf.parts.setups.players(&content, &setup, self.shelf.voices.of(language))
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
        let held = self.shelf.content_of(&setup)?;
        let content = || Arc::clone(&held);
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
                let shelf = Arc::clone(&self.shelf);
                return Ok(Box::new(Played::resumed(shelf, held, setup, fairness, game, lines)));
            }
        }
        let game = Match::<G>::open(content(), &setup, source(), journal, true)
            .map_err(|error| Unplayable(error.to_string()))?;
        Ok(Box::new(Played::new(Arc::clone(&self.shelf), held, setup, fairness, game)))
    }

    fn import(&self, bytes: &[u8]) -> Result<Imported, Problem> {
        let bad = |message: String| problem(Code::BadSave, message);
        let save = Save::<G>::read(bytes).map_err(|error| bad(error.to_string()))?;
        if save.content != self.shelf.fingerprint {
            return Err(bad("the game was played with other cards than there are here".into()));
        }
        let source = Source::Fair(save.fairness.clone());
        let content = self.shelf.content_of(&save.setup).map_err(|error| bad(error.to_string()))?;
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
        CardList { game: G::NAME.into(), cards: self.shelf.parts.printed.cards(&self.shelf.content, words) }
    }

    fn card(&self, kind: &str, id: &str, language: Language) -> Option<CardFace> {
        self.shelf.parts.printed.card(&self.shelf.content, kind, id, self.shelf.voices.of(language))
    }

    fn judge_team(&self, team: &Team, language: Language) -> Result<TeamVerdict, Problem> {
        let teams = self.shelf.parts.teams.ok_or_else(|| no_teams(G::NAME))?;
        Ok(teams.judge(&self.shelf.content, team, self.shelf.voices.of(language)))
    }

    fn read_team(&self, written: &str, language: Language) -> Result<TeamRead, Problem> {
        let exchange = self.shelf.parts.exchange.ok_or_else(|| no_exchange(G::NAME))?;
        exchange.read(&self.shelf.content, written, self.shelf.voices.of(language))
    }

    fn write_team(&self, team: &Team, language: Language) -> Result<TeamWritten, Problem> {
        let exchange = self.shelf.parts.exchange.ok_or_else(|| no_exchange(G::NAME))?;
        Ok(exchange.write(&self.shelf.content, team, self.shelf.voices.of(language)))
    }

    fn survey_pack(&self, check: &PackCheck, language: Language) -> Result<PackVerdict, Problem> {
        let packs = self.shelf.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        Ok(packs.survey(check, self.shelf.voices.of(language)))
    }

    fn pack_shelf(&self, language: Language) -> Result<PackShelf, Problem> {
        let packs = self.shelf.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        Ok(packs.shelf(&self.shelf.content, self.shelf.voices.of(language)))
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        self.shelf.scripts.as_ref().map(|scripts| scripts as &dyn Scripts)
    }
}

/// This game is played with what is printed here alone.
fn no_packs(game: &str) -> Problem {
    problem(Code::NoSuchThing, format!("`{game}` takes no packs at a table"))
}

/// This game is played without teams that somebody builds.
fn no_teams(game: &str) -> Problem {
    problem(Code::NoSuchThing, format!("`{game}` has no teams to judge"))
}

/// Teams of this game are known to no other program.
fn no_exchange(game: &str) -> Problem {
    problem(Code::NoSuchThing, format!("teams of `{game}` are written down by no other program that we know"))
}
