//! Somebody at a seat, who answers whatever is asked, and comes back whenever the connection is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::watch;
use tokio::time::sleep;
use wire::play::Ask;
use wire::problem::Code;

use crate::guest::open;
use crate::{Failure, Guest, Heard, Meter, Pick, Seen, Site, Socket, Standing};

/// How long to wait before the next try to connect, or to be served.
const RETRY: Duration = Duration::from_millis(100);

/// A player.
pub struct Player {
    /// Who.
    pub guest: Guest,
    /// Where to connect: to the first, and after a loss to the next.
    pub sites: Vec<Site>,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// What picks the answers.
    pub pick: Pick,
    /// How long the player thinks, on average.
    pub think: Duration,
    /// What measures the table.
    pub meter: Arc<Meter>,
    /// Counts acknowledged answers of the table.
    pub progress: Arc<AtomicU64>,
    /// Becomes true when the player is to stop.
    pub stop: watch::Receiver<bool>,
}

/// An answer that was given.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// By which seat.
    pub seat: u8,
    /// To which question.
    pub which: u8,
    /// What.
    pub answer: Value,
}

/// What a player has been through.
#[derive(Debug, Default)]
pub struct Played {
    /// Answers that the server has acknowledged, in order.
    pub acknowledged: Vec<Answer>,
    /// Answers of which nobody said whether they were taken.
    pub in_doubt: Vec<Answer>,
    /// Answers that came too late: somebody or something else was quicker.
    pub stale: u64,
    /// Answers that the server would not take although it had offered them, and other problems, as it said them.
    pub problems: Vec<String>,
    /// How often the database was said to be unavailable.
    pub unavailable: u64,
    /// How often the connection was lost.
    pub lost: u64,
    /// Whether the game was played to its end.
    pub over: bool,
}

/// An answer on its way.
struct Sent {
    wish: u32,
    answer: Answer,
}

/// Why a connection is over.
enum End {
    /// The game is over, or the player was told to stop.
    Finished,
    /// It was lost.
    Lost,
}

impl Player {
    /// Plays until the game is over or told to stop.
    pub async fn play(mut self) -> Played {
        let mut played = Played::default();
        let mut stop = self.stop.clone();
        for site in self.sites.clone().iter().cycle() {
            let connected = tokio::select! {
                connected = Socket::open(site, Some(self.guest.cookie())) => connected,
                () = stopped(&mut stop) => break,
            };
            if let Ok(socket) = connected
                && let End::Finished = self.at_table(socket, &mut played).await
            {
                break;
            }
            played.lost += 1;
            tokio::select! {
                () = sleep(RETRY) => {}
                () = stopped(&mut stop) => break,
            }
        }
        played
    }

    async fn at_table(&mut self, mut socket: Socket, played: &mut Played) -> End {
        let mut stop = self.stop.clone();
        let mut sent: Option<Sent> = None;
        let mut seen: Option<Box<Seen>> = None;
        let mut due: Option<Instant> = None;
        let mut reopen: Option<Instant> = None;
        if socket.send(open(&self.table)).await.is_err() {
            return End::Lost;
        }
        let end = loop {
            let heard = tokio::select! {
                heard = socket.hear() => heard,
                () = until(due) => {
                    due = None;
                    let Some(seen) = &seen else { continue };
                    match self.answer(&mut socket, seen).await {
                        Ok(answer) => { sent = answer; continue }
                        Err((answer, failure)) => { played.in_doubt.push(answer); Err(failure) }
                    }
                }
                () = until(reopen) => {
                    reopen = None;
                    match socket.send(open(&self.table)).await {
                        Ok(_) => continue,
                        Err(failure) => Err(failure),
                    }
                }
                () = stopped(&mut stop) => break End::Finished,
            };
            match heard {
                Ok(Heard::Table { view }) => {
                    self.meter.seen(self.seat, view.seq, Instant::now());
                    if view.status == Standing::Over {
                        played.over = true;
                        // The last answer's acknowledgement may still be on its way.
                        if sent.is_none() {
                            break End::Finished;
                        }
                    }
                    let asked = view.asked().is_some();
                    seen = Some(view);
                    due = (asked && sent.is_none()).then(|| self.when());
                }
                Ok(Heard::Done { re }) => {
                    if let Some(done) = sent.take_if(|sent| sent.wish == re) {
                        played.acknowledged.push(done.answer);
                        self.progress.fetch_add(1, Ordering::Relaxed);
                    }
                    if played.over {
                        break End::Finished;
                    }
                    let asked = seen.as_ref().is_some_and(|seen| seen.asked().is_some());
                    due = (asked && sent.is_none()).then(|| self.when());
                }
                Ok(Heard::Problem { re, problem }) => {
                    let about = sent.take_if(|sent| Some(sent.wish) == re);
                    self.meter.refused(self.seat);
                    match problem.code {
                        Code::Stale | Code::NotAsked | Code::Over => played.stale += 1,
                        Code::Unavailable => {
                            played.unavailable += 1;
                            played.in_doubt.extend(about.map(|sent| sent.answer));
                        }
                        _ => played.problems.push(format!("{:?}: {}", problem.code, problem.message)),
                    }
                    reopen = Some(Instant::now() + RETRY);
                }
                Ok(Heard::Resync) => reopen = Some(Instant::now()),
                Ok(Heard::Other) => {}
                Err(Failure::Unreadable(what)) => {
                    played.problems.push(what);
                    break End::Lost;
                }
                Err(_) => break End::Lost,
            }
        };
        played.in_doubt.extend(sent.map(|sent| sent.answer));
        if let End::Finished = end {
            socket.close().await;
        }
        end
    }

    /// Answers the first question, if it can be answered. A lost connection gives the answer back, which is in doubt.
    async fn answer(&mut self, socket: &mut Socket, seen: &Seen) -> Result<Option<Sent>, (Answer, Failure)> {
        let Some(asked) = seen.asked() else { return Ok(None) };
        let Some(choice) = self.pick.of(&asked.choices) else { return Ok(None) };
        let answer = Answer { seat: self.seat, which: asked.which, answer: choice.answer.clone() };
        let ask = Ask::Answer {
            table: self.table.clone(),
            seq: seen.seq,
            which: answer.which,
            answer: answer.answer.clone(),
        };
        self.meter.sent(self.seat, seen.seq);
        match socket.send(ask).await {
            Ok(wish) => Ok(Some(Sent { wish, answer })),
            Err(failure) => Err((answer, failure)),
        }
    }

    /// When the player will have thought: between half and one and a half times the average.
    fn when(&mut self) -> Instant {
        let thousandths = u32::try_from(500 + self.pick.below(1000)).unwrap_or(1000);
        Instant::now() + self.think * thousandths / 1000
    }
}

/// Waits until the player is to stop: told so, or left alone.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Waits for a moment; without one, for ever.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment.into()).await,
        None => std::future::pending().await,
    }
}
