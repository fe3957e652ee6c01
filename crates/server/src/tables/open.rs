//! An open table: what its lines add up to, with the match beside it.
//!
//! Everything here is a cache of the store. It is thrown away and read anew whenever anything is in doubt.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use host::{Asked, Door, Games, Player, Record, Sitting, Standing};
use serde_json::Value;
use store::{PersonId, TableId};
use table::{Fairness, Seat, Seed};
use wire::lobby::{BotInfo, Chosen};
use wire::problem::Problem;
use words::{Language, Message};

use super::fold::{Fold, Misplaced, Sitter};
use super::line::{Act, Line};
use super::registry::Context;
use super::texts;
use crate::gate::{Client, Turn};
use crate::problems::{internal, no_such_table, of_store};
use crate::said::say;

/// An open table.
pub struct OpenTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub hosted: Arc<dyn Door>,
    /// Who made it.
    pub maker: PersonId,
    /// Where its chance comes from: a secret until the game is over.
    pub seed: Seed,
    /// What its lines add up to.
    pub fold: Fold,
    /// Who holds each seat.
    pub holders: Vec<Option<PersonId>>,
    /// The match, once it has begun.
    pub sitting: Option<Box<dyn Sitting>>,
    /// Why it can't be played on: the rules have changed since.
    pub frozen: Option<String>,
    bots: Arc<Bots>,
    /// Who plays what on which side, by language: asked for once for each setup.
    players: BTreeMap<Language, OnceLock<Vec<Player>>>,
}

/// A game's bots, by language.
pub type Bots = BTreeMap<Language, Vec<BotInfo>>;

/// The games with what every table of theirs asks for, gathered once.
pub struct House {
    /// The games.
    pub games: Games,
    bots: BTreeMap<&'static str, Arc<Bots>>,
}

impl House {
    /// The house of these games.
    pub fn new(games: Games) -> House {
        let bots = |game: &Arc<dyn Door>| -> Bots {
            Language::ALL.into_iter().map(|language| (language, game.lobby(language).bots)).collect()
        };
        House { bots: games.iter().map(|game| (game.about().name, Arc::new(bots(game)))).collect(), games }
    }

    /// The bots of a game.
    pub fn bots(&self, game: &str) -> Arc<Bots> {
        self.bots.get(game).cloned().unwrap_or_default()
    }
}

fn unnamed() -> BTreeMap<Language, OnceLock<Vec<Player>>> {
    Language::ALL.into_iter().map(|language| (language, OnceLock::new())).collect()
}

/// What made a snapshot: another version or other content can't read it.
pub fn snapshot_maker(hosted: &dyn Door) -> String {
    format!("{} {}", env!("CARGO_PKG_VERSION"), hosted.about().fingerprint)
}

impl OpenTable {
    /// A table that is being made.
    pub fn of_fold(
        id: TableId,
        hosted: Arc<dyn Door>,
        bots: Arc<Bots>,
        maker: PersonId,
        seed: Seed,
        fold: Fold,
    ) -> OpenTable {
        let holders = vec![None; fold.seats.len()];
        let (sitting, frozen, players) = (None, None, unnamed());
        OpenTable { id, hosted, maker, seed, fold, holders, sitting, frozen, bots, players }
    }

    /// One line more.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn fold_in(&mut self, line: &Line) -> Result<(), Misplaced> {
        if matches!(line.act, Act::Sat { .. } | Act::Begun { .. } | Act::ForkedFrom { .. }) {
            self.players = unnamed();
        }
        self.fold.apply(line)
    }

    /// Finds out what each seat plays, which may take reading a pack, before views ask for it.
    pub fn name_seats(&self) {
        for language in Language::ALL {
            self.players(language);
        }
    }

    /// Who plays what on which side.
    pub fn players(&self, language: Language) -> &[Player] {
        let named = || {
            let setup = self.setup(language);
            let mut named = setup.map(|setup| self.hosted.players(&setup, language)).unwrap_or_default();
            let seat = |seat: usize| say(&Message::new("server-seat").with("number", seat + 1), language);
            let unnamed = Player::apart((0..self.fold.seats.len()).map(seat));
            named.extend(unnamed.into_iter().skip(named.len()));
            named
        };
        self.players.get(&language).map_or(&[], |players| players.get_or_init(named).as_slice())
    }

    /// Reads a table.
    ///
    /// # Errors
    /// When there is none, or the store does not answer, or its lines make no sense.
    pub async fn load(context: &Context, id: &TableId) -> Result<OpenTable, Problem> {
        let (store, house) = (&*context.store, &context.house);
        let head = store.table(id).await.map_err(of_store)?.ok_or_else(no_such_table)?;
        let seed = store.seed(id).await.map_err(of_store)?.ok_or_else(no_such_table)?;
        let hosted = house
            .games
            .get(&head.game)
            .ok_or_else(|| internal("a table of a game that is not played here"))?;
        // Lines first, seats second: a seat that is taken in between shows up by the line's notice.
        let lines = store.lines(id, 0).await.map_err(of_store)?;
        let lines = texts::read(store, id, lines).await?;
        let fold = Fold::of(&lines).map_err(internal)?;
        let bots = house.bots(&head.game);
        let mut open =
            OpenTable::of_fold(id.clone(), Arc::clone(hosted), bots, head.maker, Seed(seed.0), fold);
        open.read_holders(store).await?;
        if open.fold.begun.is_some() {
            let snapshot = store.snapshot(id).await.map_err(of_store)?;
            let fits = snapshot.filter(|snapshot| {
                snapshot.made_by == snapshot_maker(&**hosted) && snapshot.seq <= open.fold.seq
            });
            let resume = move |_: &Turn| {
                open.resume(&lines, fits.map(|snapshot| snapshot.bytes));
                open.name_seats();
                open
            };
            return context.gate.work(Client::Table(id.clone()), resume).await;
        }
        Ok(open)
    }

    /// Reads anew who holds the seats.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn read_holders(&mut self, store: &dyn store::Tables) -> Result<(), Problem> {
        for seat in store.seats(&self.id).await.map_err(of_store)? {
            if let Some(holder) = self.holders.get_mut(usize::from(seat.seat)) {
                *holder = seat.person;
            }
        }
        Ok(())
    }

    /// Opens the match from all lines; what can't be played any more is frozen and says why.
    fn resume(&mut self, lines: &[Line], snapshot: Option<Vec<u8>>) {
        let Some(agreed) = self.agreed() else { return };
        let entries = lines.iter().flat_map(|line| line.entries.iter().cloned()).collect();
        let mut sitting = match self.hosted.open(&Record { entries, snapshot, ..agreed }) {
            Ok(sitting) => sitting,
            Err(unplayable) => {
                tracing::warn!(table = %self.id, %unplayable, "a table can't be played on");
                self.frozen = Some(unplayable.to_string());
                return;
            }
        };
        // Early answers to questions asked together have no entries yet, and are given again.
        for line in lines.iter().filter(|line| line.seq > self.fold.moved) {
            if let Act::Answered { seat, which, answer, .. } = &line.act
                && sitting.answer(Seat(*seat), *which, answer, Language::En).is_err()
            {
                tracing::warn!(table = %self.id, seq = line.seq, "an early answer does not fit any more");
            }
        }
        for hand in &self.fold.hands {
            if let Some(hands) = sitting.hands() {
                hands.show(Seat(hand.seat), hand.shown, hand.from);
            }
        }
        self.sitting = Some(sitting);
    }

    /// Where the chance comes from, once all nonces are in.
    pub fn fairness(&self, nonces: &[String]) -> Fairness {
        Fairness { seed: self.seed, nonces: nonces.to_vec(), inherited: self.fold.inherited() }
    }

    /// What was agreed, once the game has begun: its record without its entries.
    pub fn agreed(&self) -> Option<Record> {
        let begun = self.fold.begun.as_ref()?;
        Some(Record::new(begun.setup.whole()?, self.fairness(&begun.nonces)))
    }

    /// Applies a line that another node wrote. What it led to must come out the same here.
    ///
    /// # Errors
    /// When it does not: the table has to be read anew.
    pub fn follow(&mut self, line: &Line) -> Result<(), Problem> {
        let diverged = || internal(format!("line {} comes out otherwise here", line.seq));
        let entries = match &line.act {
            Act::Begun { setup, nonces } => {
                self.begin(setup, nonces).map_err(|_| diverged())?;
                let inherited = self.fold.inherited();
                self.sitting.as_ref().map_or(Vec::new(), |sitting| sitting.journal(inherited).texts)
            }
            Act::Answered { seat, which, answer, then, .. } => {
                let sitting = self.sitting.as_mut().ok_or_else(diverged)?;
                let own = (*seat, *which, answer);
                let by_table = then.iter().map(|then| (then.seat, then.which, &then.answer));
                let mut entries = Vec::new();
                for (seat, which, answer) in [own].into_iter().chain(by_table) {
                    let answered = sitting.answer(Seat(seat), which, answer, Language::En);
                    entries.extend(answered.map_err(|_| diverged())?.entries);
                }
                entries
            }
            Act::Undone { to, .. } => {
                let sitting = self.sitting.as_mut().ok_or_else(diverged)?;
                sitting.undo(*to).map_err(|_| diverged())?
            }
            Act::HandShown { seat, shown } => {
                let sitting = self.sitting.as_mut().ok_or_else(diverged)?;
                let hands = sitting.hands().ok_or_else(diverged)?;
                hands.show(Seat(*seat), *shown, self.fold.entries);
                Vec::new()
            }
            _ => line.entries.clone(),
        };
        if entries != line.entries {
            return Err(diverged());
        }
        self.fold_in(line).map_err(internal)
    }

    /// Begins the match, or goes on with what was taken over.
    ///
    /// # Errors
    /// When that can't be played.
    pub fn begin(&mut self, setup: &Value, nonces: &[String]) -> Result<(), host::Unplayable> {
        let inherited = self.fold.inheritance.as_ref();
        let entries = inherited.map_or(Vec::new(), |inheritance| inheritance.entries.clone());
        let begins = Record::new(setup.clone(), self.fairness(nonces));
        self.sitting = Some(self.hosted.open(&Record { entries, ..begins })?);
        Ok(())
    }

    /// What is or would be played, with what the seats have chosen so far.
    ///
    /// # Errors
    /// What can't be played, said in the reader's language.
    pub fn setup(&self, language: Language) -> Result<Value, Problem> {
        let lost = || internal("a setup that was kept reads otherwise");
        let begun = self.fold.begun.as_ref().map(|begun| &begun.setup);
        if let Some(agreed) = begun.or(self.fold.inheritance.as_ref().map(|inheritance| &inheritance.setup)) {
            return agreed.whole().ok_or_else(lost);
        }
        let seats: Vec<_> = self.fold.seats.iter().map(|seat| seat.options.clone()).collect();
        let options: Vec<Chosen> = self.fold.options.whole().ok_or_else(lost)?;
        self.hosted.setup(&options, &seats, language)
    }

    /// The seats that a person holds.
    pub fn seats_of(&self, person: Option<&PersonId>) -> Vec<u8> {
        let Some(person) = person else { return Vec::new() };
        let held = (0..).zip(&self.holders).filter(|(_, holder)| holder.as_ref() == Some(person));
        held.map(|(seat, _)| seat).collect()
    }

    /// What a bot is called; one that there is no more, by its id.
    pub fn bot_name(&self, bot: &str, language: Language) -> String {
        let known = self.bots.get(&language).and_then(|bots| bots.iter().find(|known| known.id == bot));
        known.map_or_else(|| bot.to_owned(), |known| known.name.clone())
    }

    /// The bot that stands in for people: the one that is best to begin with.
    pub fn first_bot(&self) -> Option<&str> {
        self.bots.get(&Language::En)?.first().map(|bot| &*bot.id)
    }

    /// Whether somebody may look at the table at all.
    pub fn may_see(&self, person: Option<&PersonId>) -> bool {
        self.fold.public
            || person.is_some_and(|person| *person == self.maker)
            || !self.seats_of(person).is_empty()
    }

    /// The seats of other persons who play themselves: those who have to agree to what concerns all.
    pub fn others(&self, mine: &[u8]) -> Vec<u8> {
        let seats = (0..).zip(&self.fold.seats);
        let people =
            seats.filter(|(_, seat)| matches!(seat.sitter, Sitter::Person(_)) && seat.stand_in.is_none());
        people.map(|(number, _)| number).filter(|number| !mine.contains(number)).collect()
    }

    /// Whether all persons at the table are this one, who may then know everything and undo anything.
    pub fn alone(&self, mine: &[u8]) -> bool {
        let people = (0..).zip(&self.fold.seats).filter(|(_, seat)| !matches!(seat.sitter, Sitter::Bot(_)));
        !mine.is_empty() && people.map(|(number, _)| number).all(|number: u8| mine.contains(&number))
    }

    /// The questions that stand and may be answered. None once somebody has ended the game.
    pub fn asked(&self) -> Vec<Asked> {
        let sitting = self.sitting.as_ref().filter(|_| self.fold.ended.is_none());
        sitting.map_or(Vec::new(), |sitting| sitting.asked())
    }

    /// Where the match stands, as everybody may know it.
    pub fn standing(&self, language: Language) -> Option<Standing> {
        Some(self.sitting.as_ref()?.page(None, language).standing())
    }

    /// The side that a seat plays on.
    pub fn side(&self, seat: u8) -> u8 {
        self.players(Language::En).get(usize::from(seat)).map_or(seat, |player| player.side)
    }

    /// The seats that are asked something, each once.
    pub fn waits_for(&self) -> Vec<u8> {
        let mut seats: Vec<u8> = self.asked().into_iter().map(|asked| asked.seat.0).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.fold.ended.is_some() || (self.sitting.is_some() && self.asked().is_empty())
    }
}
