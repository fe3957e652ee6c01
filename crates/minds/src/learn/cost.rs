//! What one decision of learning costs, part by part.
//!
//! The learner plays games with itself and learns from them once. Then the same games are played again by the answers that
//! were given: by the rules alone, with the eyes open, and with the net weighing what they see. The parts are the differences.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use table::{Chance, Counts, Die, Fast, Flow, Game, Next, RuleId, Scene, Stop, Table, play_out};

use super::School;
use super::learner::{Desk, Learner, Open, Played, Wanted};
use super::steps::Steps;
use super::update::{Manner, update};
use crate::net::{Pass, Sight};

/// What the parts cost, of all threads together.
#[derive(Debug)]
pub struct Cost {
    pub decisions: u64,
    pub games: u64,
    /// Answers that were looked at.
    pub answers: u64,
    pub threads: usize,
    /// How long it took to play and to learn.
    pub clock: Duration,
    /// Each part by its name, in time of a processor.
    pub parts: Vec<(&'static str, Duration)>,
}

/// How much is done again at every question of a game that is played again.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Upto {
    Rules,
    Eyes,
    Net,
}

/// Plays, learns, and does the parts of it again one by one. The learner plays with itself alone, and is of no use afterwards.
///
/// # Errors
/// A setup that is not legal, or a game that goes another way when it is played again.
pub fn cost<G: Game>(
    school: &School<G>,
    open: &Open,
    wanted: Wanted,
    learner: &mut Learner,
    desk: &mut Desk,
) -> Result<Cost, String> {
    let began = Instant::now();
    let (games, play) = spent(|| learner.play(school, open, wanted, desk));
    let games = games?;
    let mut clock = began.elapsed();

    let (rules, looked, weighed) = {
        let again = |upto| {
            let (played, spent) = spent(|| play_again(school, open, learner, desk, &games, upto));
            played.map(|()| spent)
        };
        (again(Upto::Rules)?, again(Upto::Eyes)?, again(Upto::Net)?)
    };
    let ((), forward) = spent(|| weigh_again(learner, desk));

    let steps_before = learner.adam.steps;
    let manner = Manner { batch: wanted.batch, entropy: 0.01, rate: 1e-4 };
    let began = Instant::now();
    let Desk { played, slopes, .. } = desk;
    let (net, adam, mut chance) = (&mut learner.net, &mut learner.adam, Fast::new(1));
    let (_, learned) = spent(|| update(net, adam, slopes, played, learner.cells.len(), manner, &mut chance));
    clock += began.elapsed();
    let count = adam.steps - steps_before;
    // A step of no length, as often as steps were taken, with the slope of the last batch.
    let ((), steps) = spent(|| (0..count).for_each(|_| adam.step(net, slopes, 1.0, 0.0)));

    let decisions = desk.played.iter().map(|steps| steps.all.len() as u64).sum();
    let answers = desk.played.iter().map(Steps::answers).sum();
    let less = Duration::saturating_sub;
    let parts = vec![
        ("rules", rules),
        ("eyes", less(looked, rules)),
        ("net forward, to play", less(weighed, looked)),
        ("drawing and keeping", less(play, weighed)),
        ("net forward, to learn", forward),
        ("net backward", less(less(learned, forward), steps)),
        ("steps of the weights", steps),
    ];
    Ok(Cost { decisions, games: games.len() as u64, answers, threads: desk.played.len(), clock, parts })
}

impl Cost {
    /// What a thread that has a processor to itself spends on one decision.
    fn each(&self) -> Duration {
        self.parts.iter().map(|(_, spent)| *spent).sum::<Duration>() / self.decisions.max(1) as u32
    }

    /// A table for people.
    pub fn text(&self, name: &str) -> String {
        let count = self.decisions.max(1) as f64;
        let mut text = format!(
            "{name}: {} games, {} decisions among {:.1} answers, {} threads\n",
            self.games,
            self.decisions,
            self.answers as f64 / count,
            self.threads,
        );
        let all = self.each().as_secs_f64() * 1e6;
        let mut line = |part: &str, each: f64| {
            writeln!(text, "  {part:24} {each:7.2} us  {:5.1} %", 100.0 * each / all.max(1e-9))
                .expect("a text takes whatever is written");
        };
        for (part, spent) in &self.parts {
            line(part, spent.as_secs_f64() * 1e6 / count);
        }
        line("all", all);
        let clock = count / self.clock.as_secs_f64().max(1e-9);
        let alone = self.threads as f64 * 1e6 / all.max(1e-9);
        text + &format!(
            "{clock:.0} decisions/s by the clock; {alone:.0} if each thread had a processor to itself\n"
        )
    }
}

/// Plays the games of all threads again, by the answers that were given.
fn play_again<G: Game>(
    school: &School<G>,
    open: &Open,
    learner: &Learner,
    desk: &Desk,
    games: &[Played],
    upto: Upto,
) -> Result<(), String> {
    let threads = desk.played.len();
    let one = |thread: usize, steps: &Steps| -> Result<(), String> {
        let lots = learner.lots(open);
        let (mut sight, mut pass, mut next) = (Sight::default(), Pass::default(), 0);
        let own = games.iter().filter(|game| game.number % threads as u64 == thread as u64);
        for game in own.filter(|game| !game.end.fault) {
            let (_, start) = lots.draw(school, &mut learner.lot(game.number))?;
            let until = next + game.end.decisions as usize;
            let mut told = Told {
                school,
                learner,
                upto,
                steps,
                next,
                until,
                sight: &mut sight,
                pass: &mut pass,
                chance: Fast::of_game(learner.past.seed, game.number),
            };
            let over = play_out::<G>(school.content, start, &mut told);
            if told.next != until || (over.is_err() && !game.end.cut) {
                return Err(format!("game {} went another way when it was played again", game.number));
            }
            next = until;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let one = &one;
        let task = |(thread, steps)| scope.spawn(move || one(thread, steps));
        let tasks: Vec<_> = desk.played.iter().enumerate().map(task).collect();
        tasks.into_iter().try_for_each(|task| task.join().expect("a thread that plays does not panic"))
    })
}

/// Weighs all questions once more, as each is before its way back.
fn weigh_again(learner: &Learner, desk: &Desk) {
    std::thread::scope(|scope| {
        for steps in &desk.played {
            scope.spawn(|| {
                let mut pass = Pass::default();
                (0..steps.all.len()).for_each(|at| learner.net.weigh(steps.seen(at), &mut pass));
            });
        }
    });
}

/// A game in which all answers are known.
struct Told<'a, G: Game> {
    school: &'a School<'a, G>,
    learner: &'a Learner,
    upto: Upto,
    steps: &'a Steps,
    next: usize,
    until: usize,
    sight: &'a mut Sight,
    pass: &'a mut Pass,
    chance: Fast,
}

impl<G: Game> Chance for Told<'_, G> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.chance.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.chance.draw(weights, why)
    }
}

impl<G: Game> Table<G> for Told<'_, G> {
    fn next(&mut self, _: &mut G::State, _: &G::Ask) -> Flow<Next<G::Answer>> {
        Ok(Next::Open)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        if options.len() == 1 {
            return Ok(0);
        }
        if self.next == self.until {
            return Err(Stop::Cut);
        }
        if self.upto >= Upto::Eyes {
            self.sight.question(self.school.eyes, scene, ask, options);
        }
        if self.upto >= Upto::Net {
            self.learner.net.weigh(self.sight.seen(), self.pass);
        }
        self.next += 1;
        Ok(self.steps.all[self.next - 1].chosen)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// What something comes to, and the time that all threads of the program had on processors meanwhile.
fn spent<R>(what: impl FnOnce() -> R) -> (R, Duration) {
    let before = processor_time();
    let result = what();
    (result, processor_time().saturating_sub(before))
}

/// The time that all threads of the program had on processors, where the system tells it, to a hundredth of a second; else
/// the clock's.
fn processor_time() -> Duration {
    thread_local! {
        static START: Instant = Instant::now();
    }
    let told = std::fs::read_to_string("/proc/self/stat").ok();
    // The second field is the program's name in brackets, which may hold anything.
    let ticks = told.as_deref().and_then(|told| {
        let mut fields = told.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        Some(ticks()? + ticks()?)
    });
    ticks.map_or_else(|| START.with(Instant::elapsed), |ticks| Duration::from_millis(10 * ticks))
}
