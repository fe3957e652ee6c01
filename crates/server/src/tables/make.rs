//! Making tables: new ones, those that go on from a moment of another, and those that a saved game brings.

use std::sync::Arc;

use host::{Door, Questions, Record};
use store::{Person, PersonId, TableId};
use table::Seed;
use wire::lobby::{Chosen, Made, NewSitter, NewTable};
use wire::problem::{Code, Problem};
use wire::replay::Fork;
use words::Language;

use super::Tables;
use super::fold::Fold;
use super::invitation;
use super::line::{Act, Line, Place, Preset};
use super::open::{House, OpenTable};
use super::texts;
use crate::gate::{Client, Turn};
use crate::problems::{internal, of_store, problem};

/// The longest clock, in seconds: a day.
const LONGEST_CLOCK: u32 = 86_400;

impl Tables {
    /// Makes a table. Seats of the maker's own are kept until the maker sits down, with a part in the chance that comes
    /// after the seed's hash; a table of bots alone begins at once.
    ///
    /// # Errors
    /// What can't be played, or that nothing could be kept.
    pub async fn make(&self, person: &Person, new: NewTable, language: Language) -> Result<Made, Problem> {
        let house = &self.context.house;
        let hosted = house.games.get(&new.game).ok_or_else(no_such_game)?;
        let info = hosted.lobby(language);
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        if seats < info.least_seats || seats > info.most_seats {
            let message =
                format!("a table of {} has {} to {} seats", new.game, info.least_seats, info.most_seats);
            return Err(problem(Code::BadSetup, message));
        }
        if new.clock.as_ref().is_some_and(|clock| clock.seconds == 0 || clock.seconds > LONGEST_CLOCK) {
            return Err(problem(Code::BadSetup, format!("a clock has 1 to {LONGEST_CLOCK} seconds")));
        }
        let preset = preset(&**hosted, new.start)?;
        let sitters: Vec<NewSitter> = new.seats.iter().map(|seat| seat.sitter.clone()).collect();
        let places = new.seats.into_iter().map(|seat| place(&seat.sitter, person, seat.options));
        let draft = Draft {
            hosted: Arc::clone(hosted),
            sitters,
            places: places.collect(),
            options: new.options,
            clock: new.clock,
            public: new.public,
            preset,
            inherited: None,
        };
        self.keep(draft, person, language).await
    }

    /// Makes a table that goes on from a moment of another. Of a game that is still played, only whoever plays it
    /// alone may do so: the moment could hold what a seat may not know.
    ///
    /// # Errors
    /// When there is no such moment or the game is not over, or nothing could be kept.
    pub async fn fork(
        &self,
        person: &Person,
        table: &str,
        fork: Fork,
        language: Language,
    ) -> Result<Made, Problem> {
        let record = self.record(Some(person), table, language).await?;
        if !record.over && !record.alone {
            return Err(problem(
                Code::NotOver,
                "a game with others can be continued elsewhere once it is over",
            ));
        }
        if fork.seats.len() != record.view.seats.len() {
            return Err(problem(Code::BadSetup, "the table must have as many seats as the game had"));
        }
        let (Some(sitting), Some(agreed)) = (record.sitting, record.agreed) else {
            return Err(problem(Code::NoSuchThing, "the game has no such moment"));
        };
        let entry = fork.entry;
        let back = move |turn: &Turn| {
            let sitting = sitting.get(turn);
            let entries = sitting.journal(0).texts;
            let moment = usize::try_from(entry).ok().and_then(|moment| entries.get(..moment));
            let played = sitting.page(None, language).moments(Questions::Own, entry..=entry);
            moment.filter(|_| played.is_ok()).map(<[String]>::to_vec).ok_or(entries.len())
        };
        let moment = self.context.gate.work(Client::asking(), back).await?;
        let moment =
            moment.map_err(|last| problem(Code::NoSuchThing, format!("the game has moments 0 to {last}")))?;
        let hosted = self.context.house.games.get(&record.view.game).ok_or_else(no_such_game)?;
        self.go_on(
            Arc::clone(hosted),
            Act::ForkedFrom { table: Some(table.to_owned()), setup: agreed.setup },
            moment,
            fork.seats,
            person,
            language,
        )
        .await
    }

    /// Makes a table of a saved game, with every seat the person's own.
    ///
    /// # Errors
    /// When the game can't be played here, or nothing could be kept.
    pub async fn adopt(
        &self,
        person: &Person,
        game: &str,
        saved: Record,
        language: Language,
    ) -> Result<Made, Problem> {
        let hosted = self.context.house.games.get(game).ok_or_else(no_such_game)?;
        let (game, setup) = (Arc::clone(hosted), saved.setup.clone());
        let players = move |_: &Turn| game.players(&setup, language).len();
        let seats = self.context.gate.work(Client::asking(), players).await?;
        let act = Act::ForkedFrom { table: None, setup: saved.setup };
        let sitters = vec![NewSitter::You; seats];
        self.go_on(Arc::clone(hosted), act, saved.entries, sitters, person, language).await
    }

    async fn go_on(
        &self,
        hosted: Arc<dyn Door>,
        act: Act,
        entries: Vec<String>,
        sitters: Vec<NewSitter>,
        person: &Person,
        language: Language,
    ) -> Result<Made, Problem> {
        let places = sitters.iter().map(|sitter| place(sitter, person, Vec::new())).collect();
        let draft = Draft {
            hosted,
            sitters,
            places,
            options: Vec::new(),
            clock: None,
            public: false,
            preset: None,
            inherited: Some((act, entries)),
        };
        self.keep(draft, person, language).await
    }

    async fn keep(&self, draft: Draft, person: &Person, language: Language) -> Result<Made, Problem> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(internal)?;
        // A pack of its own has to be read, and a game that goes on has to be played again.
        let (context, maker) = (Arc::clone(&self.context), person.clone());
        let wall = context.config.wall;
        let make = move |_: &Turn| draft.table(&context.house, Seed(seed), wall, &maker, language);
        let table = self.context.gate.work(Client::asking(), make).await??;
        self.context.store.make_table(&table).await.map_err(of_store)?;
        tracing::info!(table = %table.id, game = table.game, "table made");
        Ok(Made { table: table.id.to_string(), commitment: table.commitment })
    }
}

/// What the table answers of setup by a start of this id; nothing where people answer themselves.
fn preset(hosted: &dyn Door, start: Option<String>) -> Result<Option<Preset>, Problem> {
    let Some(id) = start else { return Ok(None) };
    let (starts, game) = (&hosted.about().starts, hosted.about().name);
    let named = starts.get(&id).ok_or_else(|| problem(Code::BadSetup, starts.unknown(game, &id)))?;
    Ok(named.is_quick().then(|| Preset { start: id, answers: named.answers() }))
}

fn no_such_game() -> Problem {
    problem(Code::NoSuchGame, "there is no such game; GET /api/games lists them")
}

fn place(sitter: &NewSitter, maker: &Person, options: Vec<Chosen>) -> Place {
    match sitter {
        NewSitter::Bot { bot } => Place { bot: Some(bot.clone()), kept_for: None, options },
        NewSitter::You => Place { bot: None, kept_for: Some(maker.name.clone()), options },
        NewSitter::Anyone => Place { bot: None, kept_for: None, options },
    }
}

/// A table that is being made.
struct Draft {
    hosted: Arc<dyn Door>,
    sitters: Vec<NewSitter>,
    places: Vec<Place>,
    options: Vec<Chosen>,
    clock: Option<wire::lobby::NewClock>,
    public: bool,
    preset: Option<Preset>,
    inherited: Option<(Act, Vec<String>)>,
}

impl Draft {
    /// The table with its first lines: up to the bots' first answers, or until people have to sit down.
    fn table(
        self,
        house: &House,
        seed: Seed,
        wall: fn() -> u64,
        person: &Person,
        language: Language,
    ) -> Result<store::NewTable, Problem> {
        let bots = house.bots(self.hosted.about().name);
        let known: Vec<&str> =
            bots.get(&Language::En).into_iter().flatten().map(|known| known.id.as_str()).collect();
        let stranger = |bot: &&String| !known.contains(&bot.as_str());
        if let Some(bot) = self.places.iter().filter_map(|place| place.bot.as_ref()).find(stranger) {
            let game = self.hosted.about().name;
            return Err(problem(
                Code::BadSetup,
                format!("there is no bot `{bot}` for {game}: there is {}", known.join(", ")),
            ));
        }
        let id = TableId::fresh();
        let now_ms = (wall)();
        let commitment = seed.commitment().to_string();
        let made = Act::Made {
            game: self.hosted.about().name.to_owned(),
            options: self.options,
            seats: self.places,
            clock: self.clock,
            public: self.public,
            commitment: commitment.clone(),
            preset: self.preset,
        };
        let first = Line { seq: 0, at_ms: now_ms, act: made, waits_for: Vec::new(), entries: Vec::new() };
        let fold = Fold::of(std::slice::from_ref(&first)).map_err(internal)?;
        let mut open =
            OpenTable::of_fold(id.clone(), Arc::clone(&self.hosted), bots, person.id.clone(), seed, fold);
        let mut lines = vec![first];
        if let Some((act, entries)) = self.inherited {
            lines.extend(open.write(vec![(act, entries)], now_ms).map_err(internal)?);
        }
        // A table of bots alone begins, and what was chosen is checked even while seats are free.
        lines.extend(open.begin_if_full(language, now_ms)?);
        let seats = (0..).zip(&self.sitters).map(|(seat, sitter)| {
            let person = (*sitter == NewSitter::You).then(|| person.id.clone());
            let open_to_all = *sitter == NewSitter::Anyone;
            let secret = open_to_all.then(|| invitation::hash(&invitation::secret(&seed, &id, seat)));
            store::Seat { seat, person, secret }
        });
        let (lines, texts) = texts::write(&lines);
        Ok(store::NewTable {
            game: self.hosted.about().name.to_owned(),
            public: self.public,
            maker: maker(person),
            seed: store::Seed(seed.0),
            commitment,
            fingerprint: self.hosted.about().fingerprint.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            phase: open.phase(),
            card: serde_json::to_value(open.kept_card()).map_err(internal)?,
            seats: seats.collect(),
            lines,
            texts,
            id,
        })
    }
}

fn maker(person: &Person) -> PersonId {
    person.id.clone()
}
