//! A tiny game with secrets, so that the wire can be tested for what it must not tell.
//!
//! Each seat brings a secret card (its option `card`). A round has four questions: both seats pick a number from 1 to 3
//! together, seat 0 picks alone twice, seat 1 picks alone and a die is rolled. After the last round the game is over.
//! The die does not come from the seed, so that two tables can be compared letter by letter.

use std::ops::RangeInclusive;
use std::sync::Arc;

use host::{Answered, Games, Hosted, Imported, Questions, Reach, Refused, Scripts, Sitting, Unplayable};
use serde_json::{Value, json};
use table::{Entry, Fairness, Journal, Numbered, Seat, Seats};
use wire::board::Board;
use wire::book::{Book, Found};
use wire::cards::{CardFace, CardList};
use wire::lobby::{BotInfo, Chosen, GameInfo};
use wire::odds::Comparison;
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::play::Measure;
use wire::problem::{Code, Problem};
use wire::replay::{Asked, Chapter, Moment};
use wire::table::{Choice, Ending, Kind, LogLine, Outcome, Position, Question, Right, Why};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::Language;

/// The rule that refuses what is not 1 to 3.
pub const RULE: &str = "secrets.one-to-three";

/// The game beside the real ones.
pub fn games() -> Games {
    let house = games::all().unwrap();
    let mut games: Vec<Arc<dyn Hosted>> = house.iter().cloned().collect();
    games.push(Arc::new(Secrets));
    Games::new(games)
}

struct Secrets;

/// It has neither teams nor packs.
fn nothing_of_the_kind() -> Problem {
    let message = "this game has no such thing".to_owned();
    Problem { code: Code::NoSuchThing, message, said: None, rule: None, retry_after: None }
}

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

impl Hosted for Secrets {
    fn name(&self) -> &'static str {
        "secrets"
    }

    fn fingerprint(&self) -> String {
        "secrets-1".into()
    }

    fn info(&self, _: Language) -> GameInfo {
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

    fn plays(&self, _: &Value, language: Language) -> Vec<String> {
        let player = if language == Language::Fr { "Joueuse" } else { "Player" };
        (1..=2).map(|number| format!("{player} {number}")).collect()
    }

    fn begin(&self, setup: &Value, fairness: Fairness) -> Result<Box<dyn Sitting>, Unplayable> {
        self.open(setup, fairness, &[], None)
    }

    fn open(
        &self,
        setup: &Value,
        _: Fairness,
        entries: &[String],
        _: Option<&[u8]>,
    ) -> Result<Box<dyn Sitting>, Unplayable> {
        let read =
            |entry: &String| serde_json::from_str(entry).map_err(|error| Unplayable(error.to_string()));
        let journal: Result<Vec<Entry<u8>>, Unplayable> = entries.iter().map(read).collect();
        let cards =
            serde_json::from_value(setup["cards"].clone()).map_err(|error| Unplayable(error.to_string()))?;
        let rounds = setup["rounds"].as_u64().unwrap_or(2) as usize;
        let mut secret = Secret { cards, rounds, journal: journal?, early: Vec::new(), shown: Seats::NONE };
        secret.roll_what_is_due();
        Ok(Box::new(secret))
    }

    fn import(&self, _: &[u8]) -> Result<Imported, Problem> {
        Ok(Imported {
            setup: Value::Null,
            fairness: Fairness::alone(table::Seed([0; 32])),
            entries: Vec::new(),
        })
    }

    fn book(&self, language: Language) -> Book {
        let language = language.code().into();
        Book {
            game: "secrets".into(),
            title: "Secrets".into(),
            language,
            check_language: Language::En.code().into(),
            chapters: Vec::new(),
            rules: Vec::new(),
        }
    }

    fn search(&self, _: &str, _: Language) -> Found {
        Found { hits: Vec::new() }
    }

    fn cards(&self, _: Language) -> CardList {
        CardList { game: "secrets".into(), cards: Vec::new() }
    }

    fn card(&self, _: &str, _: &str, _: Language) -> Option<CardFace> {
        None
    }

    fn side(&self, _: u8, seat: u8) -> u8 {
        seat
    }

    fn judge_team(&self, _: &Team, _: Language) -> Result<TeamVerdict, Problem> {
        Err(nothing_of_the_kind())
    }

    fn read_team(&self, _: &str, _: Language) -> Result<TeamRead, Problem> {
        Err(nothing_of_the_kind())
    }

    fn write_team(&self, _: &Team, _: Language) -> Result<TeamWritten, Problem> {
        Err(nothing_of_the_kind())
    }

    fn survey_pack(&self, _: &PackCheck, _: Language) -> Result<PackVerdict, Problem> {
        Err(nothing_of_the_kind())
    }

    fn pack_shelf(&self, _: Language) -> Result<PackShelf, Problem> {
        Err(nothing_of_the_kind())
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

impl Sitting for Secret {
    fn entries(&self) -> u32 {
        u32::try_from(self.journal.len()).unwrap()
    }

    fn entries_from(&self, number: u32) -> Vec<String> {
        self.texts_from(number as usize)
    }

    fn asked(&self) -> Vec<(u8, Seat)> {
        let Some(question) = self.question() else { return Vec::new() };
        let waiting = |seat: &&u8| self.early.iter().all(|(early, _)| early != *seat);
        let asked = ROUND[question].iter().filter(waiting);
        asked.map(|seat| (if question == 0 { *seat } else { 0 }, Seat(*seat))).collect()
    }

    fn answer(&mut self, seat: Seat, which: u8, answer: &Value, _: Language) -> Result<Answered, Refused> {
        let Some(question) = self.question() else { return Err(Refused::Over) };
        if !self.asked().contains(&(which, seat)) {
            return Err(Refused::NotAsked);
        }
        let Some(number) = answer.as_u64() else { return Err(Refused::Malformed("not a number".into())) };
        if !(1..=3).contains(&number) {
            let text = format!("{number} is not 1 to 3");
            return Err(Refused::Rule(Box::new(Why { rule: RULE.into(), text, value: None, limit: None })));
        }
        self.early.push((seat.0, number as u8));
        if self.early.len() < ROUND[question].len() {
            return Ok(Answered { entries: Vec::new(), turn: false });
        }
        let before = self.journal.len();
        self.early.sort_unstable();
        let given = std::mem::take(&mut self.early);
        self.journal.extend(given.into_iter().map(|(seat, number)| Entry::Answer(Seat(seat), number)));
        self.roll_what_is_due();
        Ok(Answered { entries: self.texts_from(before), turn: false })
    }

    fn claims(&self) -> Vec<(u8, Seat)> {
        Vec::new()
    }

    fn free_undo(&self, seat: Seat) -> Option<u32> {
        match self.standing().last()? {
            (number, Entry::Answer(by, _)) if *by == seat => Some(*number),
            _ => None,
        }
    }

    fn last_answer_of(&self, seat: Seat) -> Option<u32> {
        let own = |(_, entry): &&Numbered<u8>| matches!(entry, Entry::Answer(by, _) if *by == seat);
        self.standing().iter().rev().find(own).map(|(number, _)| *number)
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

    fn outcome(&self, _: Language) -> Option<Outcome> {
        let over = self.question().is_none();
        over.then(|| Outcome { text: "Seat 0 wins.".into(), scores: vec![1.0, 0.0], how: Ending::Played })
    }

    fn scores(&self) -> Vec<f32> {
        vec![0.0, 0.0]
    }

    fn shown_hands(&self) -> Option<Seats> {
        Some(self.shown)
    }

    fn show_hand(&mut self, seat: Seat, shown: bool, _: u32) {
        self.shown = self.shown.with(seat, shown);
    }

    /// Whoever holds the card of silence lets nobody talk.
    fn hushed(&self, _: Language) -> Option<Why> {
        let silence = self.cards.iter().any(|card| card == "silence");
        let why =
            || Why { rule: RULE.into(), text: "silence lies on the table".into(), value: None, limit: None };
        silence.then(why)
    }

    fn line(&self, _: Language) -> String {
        format!("round {}", self.standing().len() / ENTRIES + 1)
    }

    fn position(&self, seat: Option<Seat>, language: Language) -> Position {
        let own = self.asked().into_iter().filter(|(_, asked)| Some(*asked) == seat);
        let choice = |number: u8| Choice {
            answer: json!(number),
            label: number.to_string(),
            detail: None,
            marks: Vec::new(),
            odds: None,
            checks: Vec::new(),
            previews: Vec::new(),
            quiet: false,
        };
        let question = |(which, seat): (u8, Seat)| Question {
            which,
            seat: seat.0,
            right: Right::Own,
            kind: Kind::One,
            code: "number".into(),
            title: "Pick a number".into(),
            because: Some(format!("your card is {}", self.cards[usize::from(seat.0)])),
            about: Vec::new(),
            areas: Vec::new(),
            choices: (1..=3).map(choice).collect(),
            forbidden: Vec::new(),
            payment: None,
        };
        Position {
            entry: self.entries(),
            board: self.board(seat, language),
            questions: own.map(question).collect(),
            waits_for: self.asked().into_iter().map(|(_, seat)| seat.0).collect(),
        }
    }

    fn board(&self, seat: Option<Seat>, _: Language) -> Board {
        let mission = seat.map_or(String::new(), |seat| self.cards[usize::from(seat.0)].clone());
        let board = json!({
            "game": "pow", "battlefield": "", "mission": mission, "aims": [], "size": 0, "turn": 0, "phases": [], "sides": [],
            "figures": [], "pieces": [], "objectives": [], "deploymentDepth": 0, "bag": [],
        });
        serde_json::from_value(board).unwrap()
    }

    fn log_length(&self, seat: Option<Seat>) -> u32 {
        u32::try_from(self.log(seat, Language::En, 0).len()).unwrap()
    }

    fn log(&self, seat: Option<Seat>, _: Language, from: u32) -> Vec<LogLine> {
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
        };
        let dealt = match seat {
            Some(seat) => format!("your card is {}", self.cards[usize::from(seat.0)]),
            None => "cards were dealt".into(),
        };
        let mut lines = vec![line(0, None, dealt)];
        for (number, entry) in self.standing() {
            let text = match entry {
                Entry::Answer(by, number) => format!("seat {} picked {number}", by.0),
                other => format!("{other:?}"),
            };
            lines.push(line(lines.len(), Some(number), text));
        }
        lines.split_off(usize::try_from(from).unwrap().min(lines.len()))
    }

    fn chapters(&self, _: Language) -> Vec<Chapter> {
        Vec::new()
    }

    fn curve(&self) -> Vec<Vec<f32>> {
        vec![vec![0.0; self.journal.len() + 1]; 2]
    }

    fn moments(
        &self,
        _: Option<Seat>,
        _: Questions,
        _: RangeInclusive<u32>,
        _: Language,
    ) -> Result<Vec<Moment>, Unplayable> {
        Ok(Vec::new())
    }

    fn reach(&self, _: Seat, _: u8, at: &Reach, _: Language) -> Result<(Vec<Choice>, Option<Why>), Refused> {
        let text = format!("{} is no number", at.x);
        Ok((Vec::new(), Some(Why { rule: RULE.into(), text, value: None, limit: None })))
    }

    fn odds(&self, _: Seat, _: u8, _: &Value, _: Language) -> Result<Comparison, Refused> {
        Ok(Comparison { title: "even".into(), assumes: None, checks: Vec::new(), variants: Vec::new() })
    }

    fn measure(&self, from: u32, to: u32, _: Language) -> Option<Measure> {
        let (text, marks) = ("far".into(), Vec::new());
        (from != to).then_some(Measure { gap: 7, sight: true, cover: false, text, rule: None, marks })
    }

    fn bot_answer(&self, seat: Seat, bot: &str) -> Option<(u8, Value)> {
        let (which, _) = self.asked().into_iter().find(|(_, asked)| *asked == seat)?;
        match bot {
            "failing" => panic!("a bot that fails"),
            "wrong" => Some((which, json!(9))),
            _ => Some((which, json!(1))),
        }
    }

    fn safe_answer(&self, seat: Seat) -> Option<(u8, Value)> {
        let (which, _) = self.asked().into_iter().find(|(_, asked)| *asked == seat)?;
        Some((which, json!(3)))
    }

    fn snapshot(&self) -> Vec<u8> {
        Vec::new()
    }

    fn copy(&self) -> Box<dyn Sitting> {
        Box::new(self.clone())
    }

    fn at(&self, entries: u32) -> Result<Box<dyn Sitting>, Unplayable> {
        let journal =
            self.journal.get(..entries as usize).ok_or_else(|| Unplayable("no such moment".into()))?;
        Ok(Box::new(Secret { journal: journal.to_vec(), early: Vec::new(), ..self.clone() }))
    }

    fn asked_then(&self, _: &dyn Sitting, _: Language) -> Vec<Asked> {
        Vec::new()
    }

    fn save(&self) -> String {
        String::new()
    }

    fn report(&self, _: Option<Seat>) -> String {
        String::new()
    }

    fn verify(&self) -> (u32, Option<String>) {
        (self.entries(), None)
    }
}
