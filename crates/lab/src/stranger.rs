//! Minds of strangers: a program that is asked by lines of JSON on its standard input, and answers on its standard output.
//!
//! docs/protocol.md says what the lines are. A program that answers nonsense, too late or not at all never stops a game: a mind
//! of our own stands in, and what went wrong is told at the end.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Fast, Game, Mind, Put, Scene, Seat};

/// The version of the lines.
const PROTOCOL: u32 = 1;
/// A longer line is no answer.
const LONGEST: u64 = 64 << 10;
/// So many answers that can't be used, and the program is asked no more in that game.
const PATIENCE: u32 = 3;
/// So much of a line is quoted.
const QUOTED: usize = 80;

/// A program that plays, before it is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stranger {
    /// The command, as a shell reads it.
    pub command: String,
    /// It has so long for an answer.
    pub within: Duration,
}

/// What programs did wrong, in all games.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Vec<String>>>);

impl Faults {
    fn add(&self, fault: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
    }

    /// Each kind of fault once, in the order in which they came.
    pub fn in_order(&self) -> Vec<String> {
        let faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kinds: Vec<String> = Vec::new();
        for fault in faults.iter() {
            if !kinds.contains(fault) {
                kinds.push(fault.clone());
            }
        }
        kinds
    }

    /// Each kind of fault once, with how often it came, the most frequent first.
    pub fn counted(&self) -> Vec<(String, usize)> {
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        faults.sort();
        let mut counted: Vec<(String, usize)> = Vec::new();
        for fault in faults {
            match counted.last_mut() {
                Some((last, count)) if *last == fault => *count += 1,
                _ => counted.push((fault, 1)),
            }
        }
        counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counted
    }
}

/// A question as a program is asked it: what its seat may know, and the listed answers.
pub fn question<G: Game>(scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], seat: Seat) -> Value {
    json!({ "seat": seat.0, "ask": ask, "view": G::view(scene, Some(seat)), "options": options })
}

/// A program that plays one game.
#[derive(Debug)]
pub struct Visitor {
    program: Child,
    /// Nothing once it is asked no more.
    talk: Option<(ChildStdin, Receiver<String>)>,
    within: Duration,
    /// The number of the last question.
    number: u64,
    /// How many answers could not be used.
    wrong: u32,
    faults: Faults,
}

/// What a program says.
#[derive(Deserialize)]
struct Said {
    number: u64,
    option: usize,
}

impl Stranger {
    /// Starts the program for one game.
    ///
    /// # Errors
    /// The system's reason why no shell starts.
    pub fn visit(&self, game: &str, faults: &Faults) -> std::io::Result<Visitor> {
        let mut command = Command::new("sh");
        command.arg("-c").arg(&self.command).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn()?;
        let to = program.stdin.take();
        let from = program.stdout.take();
        let (send, lines) = sync_channel(8);
        if let Some(from) = from {
            std::thread::spawn(move || {
                let mut from = BufReader::new(from);
                while let Some(line) = line_of(&mut from) {
                    if send.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        let mut visitor = Visitor {
            program,
            talk: to.map(|to| (to, lines)),
            within: self.within,
            number: 0,
            wrong: 0,
            faults: faults.clone(),
        };
        visitor.tell(&json!({ "type": "hello", "protocol": PROTOCOL, "game": game }));
        Ok(visitor)
    }
}

/// The next line; nothing at the end, or when it never ends.
fn line_of(from: &mut impl std::io::BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = from.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    (read > 0 && (read as u64) < LONGEST).then(|| String::from_utf8_lossy(&line).into_owned())
}

impl Visitor {
    /// Asks a question with so many answers; the place of the one it takes. None when it said nothing of use: then
    /// somebody else answers.
    pub fn ask(&mut self, mut question: Value, options: usize) -> Option<usize> {
        self.talk.as_ref()?;
        self.number += 1;
        question["type"] = "question".into();
        question["number"] = self.number.into();
        if !self.tell(&question) {
            return None;
        }
        let ends = Instant::now() + self.within;
        loop {
            let (_, lines) = self.talk.as_ref()?;
            match lines.recv_timeout(ends.saturating_duration_since(Instant::now())) {
                Ok(line) => match serde_json::from_str::<Said>(&line) {
                    // What comes late answers a question that is gone.
                    Ok(said) if said.number < self.number => {}
                    Ok(said) if said.number == self.number && said.option < options => {
                        return Some(said.option);
                    }
                    Ok(said) if said.number == self.number => {
                        self.wrong(format!("option {} is not listed", said.option));
                        return None;
                    }
                    Ok(_) => {
                        self.wrong("an answer has the number of no question".to_owned());
                        return None;
                    }
                    Err(_) => {
                        let line: String = line.trim_end().chars().take(QUOTED).collect();
                        self.wrong(format!("`{line}` is no answer such as {{\"number\": 1, \"option\": 0}}"));
                        return None;
                    }
                },
                Err(RecvTimeoutError::Timeout) => {
                    self.wrong(format!("no answer within {} s", self.within.as_secs_f32()));
                    return None;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.gone();
                    return None;
                }
            }
        }
    }

    /// Tells how the game ended, each seat's score from 0 to 1.
    pub fn over(&mut self, scores: &[f32]) {
        self.tell(&json!({ "type": "over", "scores": scores }));
    }

    /// One line to the program; whether it took it.
    fn tell(&mut self, line: &Value) -> bool {
        let Some((to, _)) = &mut self.talk else { return false };
        let told = writeln!(to, "{line}").and_then(|()| to.flush());
        if told.is_err() {
            self.gone();
        }
        told.is_ok()
    }

    fn gone(&mut self) {
        self.talk = None;
        self.faults.add("the program ended, or wrote a line without an end".to_owned());
    }

    fn wrong(&mut self, fault: String) {
        self.wrong += 1;
        self.faults.add(fault);
        if self.wrong == PATIENCE {
            self.faults
                .add(format!("asked no more in this game, after {PATIENCE} answers that could not be used"));
            self.talk = None;
        }
    }
}

/// Nobody's program runs on when its game is over.
impl Drop for Visitor {
    fn drop(&mut self) {
        self.talk = None;
        let ends = Instant::now() + Duration::from_millis(200);
        while Instant::now() < ends {
            if !matches!(self.program.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        // It did not go when its input ended.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// A program at a table, and who answers where it does not.
pub(crate) struct Visiting<M> {
    /// The program, which is told of the end by whoever seated it.
    pub visitor: Arc<Mutex<Visitor>>,
    /// Who stands in.
    pub stand_in: M,
}

impl<G: Game, M: Mind<G>> Mind<G> for Visiting<M> {
    fn looks_back(&self) -> bool {
        self.stand_in.looks_back()
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        let asked = question::<G>(put.scene, put.ask, put.options, G::prompt(put.ask).seat);
        let said = {
            let mut visitor = self.visitor.lock().unwrap_or_else(PoisonError::into_inner);
            visitor.ask(asked, put.options.len())
        };
        match said {
            Some(option) => option,
            None => self.stand_in.answer(put, chance),
        }
    }
}
