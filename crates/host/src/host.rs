//! Any game behind the door, before and around its matches.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use arena::Arena;
use content::Diagnostics;
use lab::Laboratory;
use serde::Deserialize;
use serde_json::Value;
use table::{Chances, Entry, Game, Journal, Match, Save, Snapshot, Source};
use wire::cards::{CardFace, CardList};
use wire::lobby::{Chosen, GameInfo};
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::problem::{Code, Problem};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::{Language, Voices, Words};

use crate::choosing::{self, chosen};
use crate::played::{Kept, Played};
use crate::school::Taught;
use crate::scripts::Scripted;
use crate::starts::Starts;
use crate::{About, Book, Door, Parts, Player, Record, School, Scripts, Shelf, Sitting, Unplayable, problem};

/// The option of a table that names a pack of somebody's own, in games that take packs: its value is the pack in one text.
pub const PACK: &str = "pack";

/// How many packs are kept ready to be played with. A table holds its own as long as it is open, and shares it with others.
const PACKS_AT_HAND: usize = 16;

/// A game with its content, its ledger and the words to speak of them.
pub struct Host<G: Game> {
    about: About,
    book: Book,
    pub(crate) stock: Arc<Stock<G>>,
}

/// What all matches of a game share.
pub(crate) struct Stock<G: Game> {
    pub parts: &'static Parts<G>,
    pub content: Arc<G::Content>,
    pub voices: Voices,
    pub fingerprint: String,
    packs: Mutex<AtHand<G::Content>>,
    scripts: Option<Scripted<G>>,
}

/// A pack of somebody's own: its text, and what is printed with it.
type Laid<C> = (Arc<str>, Arc<C>);

/// Packs of somebody's own.
struct AtHand<C> {
    /// Those that were played with lately, the latest first.
    lately: Vec<Laid<C>>,
    /// Those that any match is played with, by the hash of their texts.
    held: BTreeMap<u64, (Weak<str>, Weak<C>)>,
}

impl<C> AtHand<C> {
    fn find(&self, text: &str) -> Option<Laid<C>> {
        let (held, content) = self.held.get(&hash(text))?;
        let laid = (held.upgrade()?, content.upgrade()?);
        (*laid.0 == *text).then_some(laid)
    }

    fn put(&mut self, laid: &Laid<C>) {
        self.held.retain(|_, (_, content)| content.strong_count() > 0);
        self.held.insert(hash(&laid.0), (Arc::downgrade(&laid.0), Arc::downgrade(&laid.1)));
        self.lately.insert(0, laid.clone());
        self.lately.truncate(PACKS_AT_HAND);
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl<G: Game> Host<G> {
    /// A game with the content that the binary carries.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    pub fn new(parts: &'static Parts<G>) -> Result<Host<G>, Diagnostics> {
        Host::with_content(parts, parts.printed.load(&[])?)
    }

    /// A game with these packs on top of what the binary carries.
    ///
    /// # Errors
    /// Everything that is wrong with any file of any pack.
    pub fn with_packs(parts: &'static Parts<G>, packs: &[PathBuf]) -> Result<Host<G>, Diagnostics> {
        let mut host = Host::with_content(parts, parts.printed.load(packs)?)?;
        host.about.starts = Starts::of_packs(parts.starts, packs)?;
        Ok(host)
    }

    /// A game with this content.
    ///
    /// # Errors
    /// When its ledger or a start can't be read.
    pub fn with_content(parts: &'static Parts<G>, content: G::Content) -> Result<Host<G>, Diagnostics> {
        let fingerprint = parts.printed.fingerprint(&content);
        let starts = Starts::of_packs(parts.starts, &[])?;
        let about = About { name: G::NAME, fingerprint: fingerprint.clone(), starts };
        let book = Book::new(parts.read_ledger()?);
        let (content, voices) = (Arc::new(content), Voices::new(parts.locales));
        let packs = Mutex::new(AtHand { lately: Vec::new(), held: BTreeMap::new() });
        let scripts = Scripted::of(parts, &content);
        let stock = Arc::new(Stock { parts, content, voices, fingerprint, packs, scripts });
        Ok(Host { about, book, stock })
    }
}

impl<G: Game> Stock<G> {
    pub fn setup(setup: &Value) -> Result<G::Setup, Unplayable> {
        G::Setup::deserialize(setup)
            .map_err(|error| Unplayable::new(format_args!("the setup can't be read: {error}")))
    }

    /// What a match with this setup is played with: what is printed here, and its own pack on top if it has one, whose
    /// text the setup shares from now on with all who play with it.
    pub fn content_of(&self, setup: &mut G::Setup) -> Result<Arc<G::Content>, Unplayable> {
        let packs = self.parts.packs.and_then(|packs| Some((packs, packs.of(setup)?)));
        let Some((packs, text)) = packs else { return Ok(Arc::clone(&self.content)) };
        let (text, content) = self.with_pack(text).map_err(|problem| Unplayable::new(problem.message))?;
        packs.put(setup, text);
        Ok(content)
    }

    fn with_pack(&self, pack: &str) -> Result<Laid<G::Content>, Problem> {
        let lock = || self.packs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(laid) = lock().find(pack) {
            return Ok(laid);
        }
        let packs = self.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        let content = packs
            .load(pack)
            .map_err(|found| problem(Code::BadSetup, format!("the pack is not in order\n{found}")))?;
        let laid = (pack.into(), Arc::new(content));
        lock().put(&laid);
        Ok(laid)
    }
}

impl<G: Game> Door for Host<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn lobby(&self, language: Language) -> GameInfo {
        let (parts, words) = (self.stock.parts, self.stock.voices.of(language));
        let mut info = parts.setups.info(&self.stock.content, words);
        info.bots.extend(choosing::levels(words, parts.minds.levels));
        info.starts = self.about.starts.info(language);
        info
    }

    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], language: Language) -> Result<Value, Problem> {
        let (parts, words) = (self.stock.parts, self.stock.voices.of(language));
        let Some(pack) = chosen(table, PACK) else {
            let setup = parts.setups.choose(&self.stock.content, table, seats, words)?;
            return Ok(serde_json::to_value(setup).expect("a setup is plain data with text keys"));
        };
        let packs = parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        let others: Vec<Chosen> = table.iter().filter(|chosen| chosen.option != PACK).cloned().collect();
        let (text, content) = self.stock.with_pack(pack)?;
        let mut setup = parts.setups.choose(&*content, &others, seats, words)?;
        packs.put(&mut setup, text);
        Ok(serde_json::to_value(setup).expect("a setup is plain data with text keys"))
    }

    fn players(&self, setup: &Value, language: Language) -> Vec<Player> {
        let Ok(mut setup) = Stock::<G>::setup(setup) else { return Vec::new() };
        let Ok(content) = self.stock.content_of(&mut setup) else { return Vec::new() };
        self.stock.parts.setups.players(&content, &setup, self.stock.voices.of(language))
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Sitting>, Unplayable> {
        let Record { setup, fairness, entries, snapshot } = record;
        let mut setup = Stock::<G>::setup(setup)?;
        let mut read: Vec<Entry<G::Answer>> = Vec::with_capacity(entries.len());
        for (fits, entry) in (0..).zip(entries) {
            let entry = serde_json::from_str(entry)
                .map_err(|error| Unplayable { fits, why: format!("entry {fits} can't be read: {error}") })?;
            read.push(entry);
        }
        let journal = Journal::new(read);
        let source = || Source::Fair(fairness.clone());
        let held = self.stock.content_of(&mut setup)?;
        let (content, stock) = (|| Arc::clone(&held), || Arc::clone(&self.stock));
        // A snapshot of other rules or content does not fit; the journal is the truth, and it is read instead.
        let kept = snapshot.as_deref().and_then(Kept::<G::State>::read);
        if let Some(kept) = kept.filter(|kept| kept.fits(&journal, &self.stock)) {
            let snapshot = Snapshot { state: kept.state, before: kept.before };
            let resumed = Match::resume(content(), &setup, source(), snapshot, journal.clone());
            if let Ok(game) = resumed
                && game.fault().is_none()
            {
                return Ok(Box::new(Played::new(
                    stock(),
                    content(),
                    setup,
                    fairness.clone(),
                    game,
                    kept.lines,
                )));
            }
        }
        let game = Match::<G>::open(content(), &setup, source(), journal, true)?;
        Ok(Box::new(Played::new(stock(), content(), setup, fairness.clone(), game, Vec::new())))
    }

    fn import(&self, bytes: &[u8]) -> Result<Record, Problem> {
        let bad = |message: String| problem(Code::BadSave, message);
        let mut save = Save::<G>::read(bytes).map_err(|error| bad(error.to_string()))?;
        if save.content != self.stock.fingerprint {
            return Err(bad("the game was played with other cards than there are here".into()));
        }
        save.journal.check().map_err(|error| bad(error.to_string()))?;
        let source = Source::Fair(save.fairness.clone());
        let content = self.stock.content_of(&mut save.setup).map_err(|error| bad(error.to_string()))?;
        Match::<G>::open(content, &save.setup, source, save.journal.clone(), true)
            .map_err(|error| bad(error.to_string()))?;
        Ok(Record {
            setup: serde_json::to_value(save.setup).expect("a setup is plain data with text keys"),
            fairness: save.fairness,
            entries: save.journal.entries().iter().map(crate::played::written).collect(),
            snapshot: None,
        })
    }

    fn book(&self) -> &Book {
        &self.book
    }

    fn shelf(&self, language: Language) -> Box<dyn Shelf + '_> {
        Box::new(Printed { stock: &self.stock, words: self.stock.voices.of(language) })
    }

    fn school(&self, language: Language) -> Box<dyn School + '_> {
        Box::new(Taught { stock: &self.stock, language })
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        self.stock.scripts.as_ref().map(|scripts| scripts as &dyn Scripts)
    }

    fn lab(&self) -> Option<&dyn Laboratory> {
        self.stock.parts.laboratory()
    }

    fn arena(&self, setup: &Value, chances: Chances) -> Result<Box<dyn Arena>, Unplayable> {
        Host::arena(self, setup, chances)
    }
}

/// The shelf of a game, for a reader of one language.
struct Printed<'a, G: Game> {
    stock: &'a Stock<G>,
    words: &'a Words,
}

impl<G: Game> Shelf for Printed<'_, G> {
    fn cards(&self) -> CardList {
        let cards = self.stock.parts.printed.cards(&self.stock.content, self.words);
        CardList { game: G::NAME.into(), cards }
    }

    fn card(&self, kind: &str, id: &str) -> Option<CardFace> {
        self.stock.parts.printed.card(&self.stock.content, kind, id, self.words)
    }

    fn judge(&self, team: &Team) -> Result<TeamVerdict, Problem> {
        let teams = self.stock.parts.teams.ok_or_else(|| no_teams(G::NAME))?;
        Ok(teams.judge(&self.stock.content, team, self.words))
    }

    fn read(&self, written: &str) -> Result<TeamRead, Problem> {
        let exchange = self.stock.parts.exchange.ok_or_else(|| no_exchange(G::NAME))?;
        exchange.read(&self.stock.content, written, self.words)
    }

    fn write(&self, team: &Team) -> Result<TeamWritten, Problem> {
        let exchange = self.stock.parts.exchange.ok_or_else(|| no_exchange(G::NAME))?;
        Ok(exchange.write(&self.stock.content, team, self.words))
    }

    fn survey(&self, check: &PackCheck) -> Result<PackVerdict, Problem> {
        let packs = self.stock.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        Ok(packs.survey(check, self.words))
    }

    fn packs(&self) -> Result<PackShelf, Problem> {
        let packs = self.stock.parts.packs.ok_or_else(|| no_packs(G::NAME))?;
        Ok(packs.shelf(&self.stock.content, self.words))
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
