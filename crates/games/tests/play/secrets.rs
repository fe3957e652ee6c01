//! A tiny game with secrets, so that the wire can be tested for what it must not tell.
//!
//! Each seat brings a secret card (its option `card`). A round has four questions: both seats pick a number from 1 to 3
//! together, seat 0 picks alone twice, seat 1 picks alone and a die is rolled. After the last round the game is over.
//! The die does not come from the seed, so that two tables can be compared letter by letter.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use host::starts::Starts;
use host::text::TextPage;
use host::{
    About, Answered, Asked, Back, Book, Bot, Class, Door, Entries, Games, History, Lines, Page, Player,
    Questions, Reach, Reached, Record, Refused, School, Scripts, Shelf, ShownHands, Sitting, Standing,
    Unplayable,
};
use serde_json::{Value, json};
use table::{Entry, Journal, Numbered, Seat, Seats};
use wire::board::Board;
use wire::lobby::{BotInfo, Chosen, GameInfo};
use wire::odds::Comparison;
use wire::play::{Advice, Measure, Prospect};
use wire::problem::{Code, Problem};
use wire::replay::Moment;
use wire::table::{Choice, Ending, Kind, LogLine, Outcome, Position, Question, Right, Why};
use words::Language;

/// The rule that refuses what is not 1 to 3.
pub const RULE: &str = "secrets.one-to-three";

/// How often the endless card was turned over, by all who wanted to know what comes of it.
pub static TURNED: AtomicU64 = AtomicU64::new(0);

/// The game beside the real ones.
pub fn games() -> Games {
    let house = games::all().unwrap();
    let mut games: Vec<Arc<dyn Door>> = house.iter().cloned().collect();
    games.push(Arc::new(Secrets));
    Games::new(games)
}

struct Secrets;

/// One match.
#[derive(Clone)]
struct Secret {
    cards: Vec<String>,
    rounds: usize,
    journal: Vec<Entry<u8>>,
    /// Answers to the question that both are asked, while one is missing.
    early: Vec<(u8, u8)>,
    /// Who shows the card: nothing comes of it here.
    shown: Seats,
}

fn chosen(options: &[Chosen], name: &str, usual: &str) -> String {
    options.iter().find(|chosen| chosen.option == name).map_or(usual, |chosen| &chosen.value).to_owned()
}

impl Door for Secrets {
    fn lab(&self) -> Option<&dyn lab::Laboratory> {
        None
    }

    fn arena(&self, _: &Value, _: table::Chances) -> Result<Box<dyn arena::Arena>, Unplayable> {
        Err(Unplayable::new("programs hold no secrets"))
    }

    fn about(&self) -> &About {
        static ABOUT: LazyLock<About> = LazyLock::new(|| About {
            name: "secrets",
            fingerprint: "secrets-1".into(),
            starts: Starts::default(),
        });
        &ABOUT
    }

    fn lobby(&self, _: Language) -> GameInfo {
        let bot = |id: &str| BotInfo { id: id.into(), name: format!("Bot {id}"), blurb: String::new() };
        GameInfo {
            game: "secrets".into(),
            name: "Secrets".into(),
            blurb: String::new(),
            least_seats: 2,
            most_seats: 2,
            against: None,
            minutes: 1,
            bots: vec![bot("one"), bot("failing"), bot("wrong")],
            options: Vec::new(),
            seat_options: Vec::new(),
            starts: Vec::new(),
        }
    }

    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], _: Language) -> Result<Value, Problem> {
        let cards: Vec<String> = seats.iter().map(|options| chosen(options, "card", "plain")).collect();
        if cards.iter().any(|card| card == "forged") {
            let message = "a forged card".to_owned();
            return Err(Problem { code: Code::BadSetup, message, said: None, rule: None, retry_after: None });
        }
        Ok(json!({ "cards": cards, "rounds": chosen(table, "rounds", "2").parse::<u8>().unwrap_or(2) }))
    }

    fn players(&self, _: &Value, language: Language) -> Vec<Player> {
        let player = if language == Language::Fr { "Joueuse" } else { "Player" };
        Player::apart((1..=2).map(|number| format!("{player} {number}")))
    }

    fn open(&self, Record { setup, entries, .. }: &Record) -> Result<Box<dyn Sitting>, Unplayable> {
        let read = |entry: &String| serde_json::from_str(entry).map_err(Unplayable::new);
        let journal: Result<Vec<Entry<u8>>, Unplayable> = entries.iter().map(read).collect();
        let cards = serde_json::from_value(setup["cards"].clone()).map_err(Unplayable::new)?;
        let rounds = setup["rounds"].as_u64().unwrap_or(2) as usize;
        let mut secret = Secret { cards, rounds, journal: journal?, early: Vec::new(), shown: Seats::NONE };
        secret.roll_what_is_due();
        Ok(Box::new(secret))
    }

    fn import(&self, _: &[u8]) -> Result<Record, Problem> {
        unreachable!("nobody saves it")
    }

    fn book(&self) -> &Book {
        unreachable!("nobody reads its rules")
    }

    fn shelf(&self, _: Language) -> Box<dyn Shelf + '_> {
        unreachable!("nothing of it is printed")
    }

    fn school(&self, _: Language) -> Box<dyn School + '_> {
        unreachable!("nobody learns it")
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        None
    }
}

/// Who is asked by each of a round's questions.
const ROUND: [&[u8]; 4] = [&[0, 1], &[0], &[0], &[1]];
/// Entries of a round: five answers and a die.
const ENTRIES: usize = 6;

impl Secret {
    /// With the endless card nobody comes to an end who wants to know what comes of it.
    fn ponder(&self) {
        while self.cards.iter().any(|card| card == "endless") {
            TURNED.fetch_add(1, Ordering::SeqCst);
            table::still_wanted();
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn standing(&self) -> Vec<Numbered<u8>> {
        Journal::new(self.journal.clone()).standing()
    }

    /// The question that stands, by its place in the round; none when the game is over.
    fn question(&self) -> Option<usize> {
        let played = self.standing().len();
        if played / ENTRIES >= self.rounds {
            return None;
        }
        Some([0, 0, 1, 2, 3, 3][played % ENTRIES])
    }

    fn roll_what_is_due(&mut self) {
        if self.standing().len() % ENTRIES == ENTRIES - 1 {
            let side = u8::try_from(self.journal.len() % 6).unwrap() + 1;
            self.journal.push(Entry::Dice(vec![side]));
        }
    }

    fn texts_from(&self, from: usize) -> Vec<String> {
        self.journal[from..].iter().map(|entry| serde_json::to_string(entry).unwrap()).collect()
    }
}

impl Secret {
    fn entries(&self) -> u32 {
        u32::try_from(self.journal.len()).unwrap()
    }

    /// The questions that stand, by place and seat.
    fn open(&self) -> Vec<(u8, Seat)> {
        let Some(question) = self.question() else { return Vec::new() };
        let waiting = |seat: &&u8| self.early.iter().all(|(early, _)| early != *seat);
        let asked = ROUND[question].iter().filter(waiting);
        asked.map(|seat| (if question == 0 { *seat } else { 0 }, Seat(*seat))).collect()
    }

    fn holds(&self, seat: Seat, card: &str) -> bool {
        self.cards[usize::from(seat.0)] == card
    }

    fn free_undo(&self, seat: Seat, passed: &BTreeSet<u32>) -> Option<u32> {
        let standing = self.standing();
        match standing.iter().rev().find(|(number, _)| !passed.contains(number))? {
            (number, Entry::Answer(by, _)) if *by == seat => Some(*number),
            _ => None,
        }
    }

    fn last_answer_of(&self, seat: Seat, passed: &BTreeSet<u32>) -> Option<u32> {
        let own = |(number, entry): &&Numbered<u8>| {
            matches!(entry, Entry::Answer(by, _) if *by == seat) && !passed.contains(number)
        };
        self.standing().iter().rev().find(own).map(|(number, _)| *number)
    }
}

impl Sitting for Secret {
    fn journal(&self, from: u32) -> Entries {
        let next = self.entries();
        Entries { next, texts: self.texts_from(from.min(next) as usize) }
    }

    fn asked(&self) -> Vec<Asked> {
        let asked = |(which, seat)| Asked {
            which,
            seat,
            claims: Seats::NONE,
            code: "pick",
            telling: self.holds(seat, "telling"),
            answers: 3,
            setup: false,
        };
        self.open().into_iter().map(asked).collect()
    }

    fn answer(&mut self, seat: Seat, which: u8, answer: &Value, _: Language) -> Result<Answered, Refused> {
        let Some(question) = self.question() else { return Err(Refused::Over) };
        if !self.open().contains(&(which, seat)) {
            return Err(Refused::NotAsked);
        }
        let Some(number) = answer.as_u64() else { return Err(Refused::Malformed("not a number".into())) };
        if !(1..=3).contains(&number) {
            let text = format!("{number} is not 1 to 3");
            return Err(Refused::Rule(Box::new(Why { rule: RULE.into(), text, value: None, limit: None })));
        }
        self.early.push((seat.0, number as u8));
        if self.early.len() < ROUND[question].len() {
            return Ok(Answered {
                entries: Vec::new(),
                turn: false,
                units: Vec::new(),
                joined: Vec::new(),
                picks: false,
            });
        }
        let before = self.journal.len();
        self.early.sort_unstable();
        let given = std::mem::take(&mut self.early);
        self.journal.extend(given.into_iter().map(|(seat, number)| Entry::Answer(Seat(seat), number)));
        self.roll_what_is_due();
        Ok(Answered {
            entries: self.texts_from(before),
            turn: false,
            units: Vec::new(),
            joined: Vec::new(),
            picks: false,
        })
    }

    fn bot(&self, seat: Seat, bot: Bot) -> Option<(u8, Value)> {
        let (which, _) = self.open().into_iter().find(|(_, asked)| *asked == seat)?;
        match bot {
            Bot::Called("failing") => panic!("a bot that fails"),
            Bot::Called("wrong") => Some((which, json!(9))),
            Bot::Called(_) => Some((which, json!(1))),
            Bot::Safe => Some((which, json!(3))),
            // Who holds one of these has no choice at the last of three questions.
            Bot::Table(Class::Only) => {
                let none = self.holds(seat, "only") || self.holds(seat, "telling");
                (none && self.question() == Some(2)).then(|| (which, json!(2)))
            }
            Bot::Table(Class::Spent) => None,
            Bot::Line { .. } | Bot::Outside(_) => None,
        }
    }

    fn back(&self, seat: Seat, how: Back, passed: &BTreeSet<u32>) -> Option<u32> {
        match how {
            Back::Free => self.free_undo(seat, passed),
            Back::LastAnswer => self.last_answer_of(seat, passed),
        }
    }

    fn undo(&mut self, to: u32) -> Result<Vec<String>, Unplayable> {
        let before = self.journal.len();
        self.early.clear();
        self.journal.push(Entry::Undo(to));
        // Both answers to the question that both were asked go together.
        let standing = self.standing();
        if standing.len() % ENTRIES == 1 {
            self.journal.push(Entry::Undo(standing[standing.len() - 1].0));
        }
        Ok(self.texts_from(before))
    }

    fn hands(&mut self) -> Option<&mut dyn ShownHands> {
        Some(self)
    }

    fn snapshot(&self) -> Vec<u8> {
        Vec::new()
    }

    fn save(&self) -> String {
        String::new()
    }

    fn copy(&self) -> Box<dyn Sitting> {
        Box::new(self.clone())
    }

    fn text(&self, _: Option<Seat>, _: Language) -> Box<dyn TextPage + '_> {
        unreachable!("a server shows no terminal")
    }

    fn page(&self, seat: Option<Seat>, _: Language) -> Box<dyn Page + '_> {
        Box::new(Leaf { secret: self, seat })
    }
}

impl ShownHands for Secret {
    fn shown(&self) -> Seats {
        self.shown
    }

    fn show(&mut self, seat: Seat, shown: bool, _: u32) {
        self.shown = self.shown.with(seat, shown);
    }
}

/// What one reader sees.
struct Leaf<'a> {
    secret: &'a Secret,
    seat: Option<Seat>,
}

impl Page for Leaf<'_> {
    fn position(&self) -> Position {
        let open = self.secret.open();
        let own = open.iter().filter(|(_, asked)| Some(*asked) == self.seat);
        let choice = |number: u8| Choice {
            answer: json!(number),
            label: number.to_string(),
            detail: None,
            marks: Vec::new(),
            odds: None,
            checks: Vec::new(),
            previews: Vec::new(),
            quiet: false,
            rank: wire::table::Rank::Main,
        };
        let question = |&(which, seat): &(u8, Seat)| Question {
            which,
            seat: seat.0,
            right: Right::Own,
            kind: Kind::One,
            code: "number".into(),
            title: "Pick a number".into(),
            because: Some(format!("your card is {}", self.secret.cards[usize::from(seat.0)])),
            about: Vec::new(),
            areas: Vec::new(),
            choices: (1..=3).map(choice).collect(),
            forbidden: Vec::new(),
            plans: Vec::new(),
            setup: false,
            payment: None,
        };
        Position {
            entry: self.secret.entries(),
            board: self.board(),
            questions: own.map(question).collect(),
            waits_for: open.iter().map(|(_, seat)| seat.0).collect(),
        }
    }

    fn board(&self) -> Board {
        let mission = self.seat.map_or(String::new(), |seat| self.secret.cards[usize::from(seat.0)].clone());
        let board = json!({
            "game": "pow", "battlefield": "", "mission": mission, "aims": [], "size": 0, "turn": 0, "phases": [], "sides": [],
            "figures": [], "pieces": [], "objectives": [], "deploymentDepth": 0, "bag": [],
        });
        serde_json::from_value(board).unwrap()
    }

    fn log(&self, from: u32) -> Lines {
        let line = |line: usize, entry: Option<u32>, text: String| LogLine {
            line: u32::try_from(line).unwrap(),
            entry,
            text,
            rule: RULE.into(),
            code: "said".into(),
            seat: None,
            marks: Vec::new(),
            dice: None,
            burst: None,
            heading: false,
            unasked: None,
        };
        let dealt = match self.seat {
            Some(seat) => format!("your card is {}", self.secret.cards[usize::from(seat.0)]),
            None => "cards were dealt".into(),
        };
        let mut lines = vec![line(0, None, dealt)];
        for (number, entry) in self.secret.standing() {
            let text = match entry {
                Entry::Answer(by, number) => format!("seat {} picked {number}", by.0),
                other => format!("{other:?}"),
            };
            lines.push(line(lines.len(), Some(number), text));
        }
        let length = u32::try_from(lines.len()).unwrap();
        Lines { length, lines: lines.split_off(from.min(length) as usize), beats: Vec::new() }
    }

    fn standing(&self) -> Standing {
        let over = self.secret.question().is_none();
        // Whoever holds the card of silence lets nobody talk.
        let silence = self.secret.cards.iter().any(|card| card == "silence");
        let why =
            || Why { rule: RULE.into(), text: "silence lies on the table".into(), value: None, limit: None };
        let outcome = || Outcome { text: "Seat 0 wins.".into(), scores: vec![1.0, 0.0], how: Ending::Played };
        Standing {
            line: format!("round {}", self.secret.standing().len() / ENTRIES + 1),
            scores: vec![0.0, 0.0],
            outcome: over.then(outcome),
            hushed: silence.then(why),
        }
    }

    fn history(&self) -> History {
        let moments = self.secret.journal.len() + 1;
        History { chapters: Vec::new(), curve: vec![vec![0.0; moments]; 2] }
    }

    fn moments(&self, _: Questions, span: RangeInclusive<u32>) -> Result<Vec<Moment>, Unplayable> {
        let there = *span.end() <= self.secret.entries();
        if there { Ok(Vec::new()) } else { Err(Unplayable::new("no such moment")) }
    }

    fn reach(&self, _: u8, at: &Reach) -> Result<Reached, Refused> {
        let text = format!("{} is no number", at.x);
        let why = Why { rule: RULE.into(), text, value: None, limit: None };
        Ok(Reached { choices: Vec::new(), why: Some(why) })
    }

    fn odds(&self, _: u8, _: &Value) -> Result<Comparison, Refused> {
        self.secret.ponder();
        Ok(Comparison { title: "even".into(), assumes: None, checks: Vec::new(), variants: Vec::new() })
    }

    fn best(&self, _: u8, _: u8) -> Result<Vec<Advice>, Refused> {
        Err(Refused::NotAsked)
    }

    fn value(&self) -> Result<Prospect, Refused> {
        Err(Refused::NotAsked)
    }

    fn measure(&self, from: u32, to: u32) -> Option<Measure> {
        let (text, marks) = ("far".into(), Vec::new());
        (from != to).then_some(Measure { gap: 7, sight: true, cover: false, text, rule: None, marks })
    }

    fn report(&self, _: u32) -> Result<Option<String>, Unplayable> {
        self.secret.ponder();
        Ok(None)
    }
}
