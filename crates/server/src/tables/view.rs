//! A table as one listener may see it. Built up from what the listener may know, never cut down.

use std::collections::BTreeSet;

use host::Player;
use table::Seat;
use wire::lobby::TableCard;
use wire::play::Held;
use wire::table::{
    Clock, Fair, Invitation, Outcome, Position, SeatView, Sitter, Status, TableView, Undo, UndoAsked,
};
use words::{Language, Message};

use super::fold;
use super::invitation;
use super::open::OpenTable;
use crate::said::say;

/// With whose eyes somebody looks: those of the seats that the person holds, or a spectator's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Eyes {
    /// The seats, in order.
    pub seats: Vec<u8>,
    /// Whether the person made the table, and may see the links to free seats.
    pub maker: bool,
}

/// Who is here now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Seats whose person has a socket open at the table.
    pub here: BTreeSet<u8>,
    /// How many watch.
    pub watchers: u32,
}

/// How somebody looks at a table, in which language, and when.
pub struct Looks {
    /// With whose eyes.
    pub eyes: Eyes,
    /// Who is here.
    pub presence: Presence,
    /// The language to speak.
    pub language: Language,
    /// The time at the table.
    pub now_ms: u64,
}

impl Looks {
    /// All that there is to see.
    pub fn view(&self, open: &OpenTable) -> TableView {
        open.view(&self.eyes, &self.presence, self.language, 0, self.now_ms)
    }

    /// What a list shows of it.
    pub fn card(&self, open: &OpenTable) -> TableCard {
        open.card(&self.eyes, &self.presence, self.language, self.now_ms)
    }
}

impl OpenTable {
    /// The eyes of a person, or of nobody in particular.
    pub fn eyes(&self, person: Option<&store::PersonId>) -> Eyes {
        Eyes { seats: self.seats_of(person), maker: person.is_some_and(|person| *person == self.maker) }
    }

    /// The seat through which eyes look. Whoever plays several seats on one screen looks through the one that is asked.
    pub fn looks_through(&self, eyes: &Eyes) -> Option<Seat> {
        let asked = self.waits_for();
        let own = eyes.seats.iter().find(|seat| asked.contains(seat) && self.fold.bot_of(**seat).is_none());
        own.or(eyes.seats.first()).map(|seat| Seat(*seat))
    }

    /// The seat whose log eyes read: for whoever plays several seats the first, so that its lines keep their numbers.
    fn reads_as(eyes: &Eyes) -> Option<Seat> {
        eyes.seats.first().map(|seat| Seat(*seat))
    }

    /// The name of the table: "Vanguard v Eclipse", "Spider-Man, Hulk" for those who play together, or both: "Batman, Oracle v Bane".
    pub fn name(&self, language: Language) -> String {
        let mut sides: Vec<(u8, Vec<String>)> = Vec::new();
        for Player { name, side } in self.players(language).iter().cloned() {
            match sides.last_mut().filter(|(last, _)| *last == side) {
                Some((_, own)) => own.push(name),
                None => sides.push((side, vec![name])),
            }
        }
        let versus = |first: String, last: String| {
            say(&Message::new("server-versus").with("first", first).with("last", last), language)
        };
        sides.into_iter().map(|(_, plays)| plays.join(", ")).reduce(versus).unwrap_or_default()
    }

    /// Who sits at a seat, in words.
    fn sitter(&self, seat: u8, presence: &Presence, language: Language) -> Sitter {
        match &self.fold.seats[usize::from(seat)].sitter {
            fold::Sitter::Nobody => Sitter::Nobody,
            fold::Sitter::Kept(name) => Sitter::Kept { name: name.clone() },
            fold::Sitter::Person(name) => {
                Sitter::Person { name: name.clone(), here: presence.here.contains(&seat) }
            }
            fold::Sitter::Bot(bot) => Sitter::Bot { bot: bot.clone(), name: self.bot_name(bot, language) },
        }
    }

    /// The seats, as these eyes see them.
    pub fn seat_views(
        &self,
        eyes: &Eyes,
        presence: &Presence,
        language: Language,
        now_ms: u64,
    ) -> Vec<SeatView> {
        let clock = |seat| {
            self.fold.clock.as_ref()?;
            let left_ms = u32::try_from(self.fold.left_ms(seat, now_ms).max(0)).unwrap_or(u32::MAX);
            Some(Clock { left_ms, runs: self.fold.clock_runs(seat) })
        };
        let seats = (0..).zip(&self.fold.seats).zip(self.players(language));
        let view = |((number, seat), player): ((u8, &fold::Seat), &Player)| SeatView {
            seat: number,
            sitter: self.sitter(number, presence, language),
            stand_in: seat.stand_in.is_some(),
            you: eyes.seats.contains(&number),
            plays: player.name.clone(),
            clock: clock(number),
        };
        seats.map(view).collect()
    }

    /// Where the game stands.
    pub fn status(&self, language: Language) -> Status {
        match self.outcome(language) {
            Some(result) => Status::Over { result },
            None if self.fold.begun.is_some() => Status::Playing,
            None => Status::Waiting,
        }
    }

    /// How the game ended, once it has.
    fn outcome(&self, language: Language) -> Option<Outcome> {
        let Some((seat, how)) = self.fold.ended else {
            return self.standing(language)?.outcome;
        };
        let key = match how {
            wire::table::Ending::Time => "server-flagged",
            wire::table::Ending::Conceded | wire::table::Ending::Played => "server-conceded",
        };
        let name = match self.sitter(seat, &Presence::default(), language) {
            Sitter::Kept { name } | Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name,
            Sitter::Nobody => String::new(),
        };
        let text = say(&Message::new(key).with("name", name), language);
        let lost = self.side(seat);
        let score = |number: u8| if self.side(number) == lost { 0.0 } else { 1.0 };
        let scores = (0..).zip(&self.fold.seats).map(|(number, _)| score(number));
        Some(Outcome { text, scores: scores.collect(), how })
    }

    /// A line about where the table stands, for lists.
    pub fn line(&self, language: Language) -> String {
        if let Some(outcome) = self.outcome(language) {
            return outcome.text;
        }
        match self.standing(language) {
            Some(standing) => standing.line,
            None => {
                let nobody = |seat: &&fold::Seat| seat.sitter == fold::Sitter::Nobody;
                let free = self.fold.seats.iter().filter(nobody).count();
                let kept = self.fold.seats.iter().find_map(|seat| match &seat.sitter {
                    fold::Sitter::Kept(name) => Some(name.clone()),
                    _ => None,
                });
                let message = match kept {
                    Some(name) if free == 0 => Message::new("server-waits-for").with("name", name),
                    _ => Message::new("server-waiting").with("free", free),
                };
                say(&message, language)
            }
        }
    }

    /// Board and questions. A bot's questions and those of an ended game are nobody's.
    fn position(&self, eyes: &Eyes, language: Language) -> Option<Position> {
        let seat = self.looks_through(eyes);
        let mut position = self.sitting.as_ref()?.page(seat, language).position();
        let answers = seat.is_some_and(|seat| self.fold.bot_of(seat.0).is_none());
        if self.fold.ended.is_some() || !answers {
            position.questions.clear();
        }
        position.waits_for = self.waits_for();
        Some(position)
    }

    /// The first line of the log that is new to whoever holds so much of it.
    pub fn new_from(&self, held: &Held, eyes: &Eyes, language: Language) -> u32 {
        let Some(sitting) = &self.sitting else { return 0 };
        if held.seq > self.fold.seq {
            return 0;
        }
        let seat = Self::reads_as(eyes);
        let kept = match self.fold.kept_since(held.seq) {
            u32::MAX => sitting.page(seat, language).log(u32::MAX).length,
            taken_back => {
                let log = sitting.page(seat, language).log(0).lines;
                let before = |line: &wire::table::LogLine| line.entry.is_none_or(|entry| entry < taken_back);
                u32::try_from(log.partition_point(before)).unwrap_or(u32::MAX)
            }
        };
        held.log.min(kept)
    }

    /// How many lines the log has for these eyes.
    pub fn log_length(&self, eyes: &Eyes) -> u32 {
        let Some(sitting) = &self.sitting else { return 0 };
        sitting.page(Self::reads_as(eyes), Language::En).log(u32::MAX).length
    }

    /// Everything these eyes may see; of the log, only from a line on.
    pub fn view(
        &self,
        eyes: &Eyes,
        presence: &Presence,
        language: Language,
        log_from: u32,
        now_ms: u64,
    ) -> TableView {
        let seat = Self::reads_as(eyes);
        let log = self
            .sitting
            .as_ref()
            .map_or(Vec::new(), |sitting| sitting.page(seat, language).log(log_from).lines);
        let over = self.is_over();
        let nonces = self.fold.begun.as_ref().map_or(Vec::new(), |begun| begun.nonces.clone());
        TableView {
            table: self.id.to_string(),
            game: self.fold.game.clone(),
            name: self.name(language),
            seq: self.fold.seq,
            status: self.status(language),
            public: self.fold.public,
            seats: self.seat_views(eyes, presence, language, now_ms),
            position: self.position(eyes, language),
            log,
            log_from,
            undo: self.undo_view(eyes),
            fair: Fair {
                commitment: self.fold.commitment.clone(),
                nonces,
                inherited: self.fold.inherited(),
                seed: over.then(|| self.seed.to_string()),
            },
            frozen: self.frozen.clone(),
            start: self
                .fold
                .preset
                .as_ref()
                .filter(|_| !self.fold.answered)
                .map(|preset| preset.start.clone()),
            watchers: presence.watchers,
            invitations: self.invitations(eyes),
        }
    }

    fn undo_view(&self, eyes: &Eyes) -> Undo {
        let asked =
            self.fold.wish.as_ref().map(|wish| UndoAsked { by: wish.by, waits_for: self.undo_waits_for() });
        if self.is_over() || eyes.seats.is_empty() {
            return Undo { free: false, by_consent: false, asked };
        }
        let free = self.free_undo(&eyes.seats).is_some();
        let by_consent = !free && asked.is_none() && self.last_answer(&eyes.seats).is_some();
        Undo { free, by_consent, asked }
    }

    /// Links to free seats, for who made the table.
    fn invitations(&self, eyes: &Eyes) -> Vec<Invitation> {
        if !eyes.maker {
            return Vec::new();
        }
        let free = (0..).zip(&self.fold.seats).filter(|(_, seat)| seat.sitter == fold::Sitter::Nobody);
        let invitation = |seat| Invitation { seat, secret: invitation::secret(&self.seed, &self.id, seat) };
        free.map(|(seat, _)| invitation(seat)).collect()
    }

    /// The table in a list.
    pub fn card(&self, eyes: &Eyes, presence: &Presence, language: Language, now_ms: u64) -> TableCard {
        let asked = self.waits_for();
        TableCard {
            table: self.id.to_string(),
            game: self.fold.game.clone(),
            name: self.name(language),
            status: self.status(language),
            line: self.line(language),
            seats: self.seat_views(eyes, presence, language, now_ms),
            your_call: eyes
                .seats
                .iter()
                .any(|seat| asked.contains(seat) && self.fold.bot_of(*seat).is_none()),
            watchers: presence.watchers,
            at: self.fold.at_ms,
        }
    }
}
