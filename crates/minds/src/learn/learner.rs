//! The learner: the net, what it remembers, and how it goes on.

use std::sync::Arc;
use std::time::Instant;

use arena::Sizes;
use table::{Fast, Game};

use super::adam::Adam;
use super::cast::Cast;
use super::checkpoint::Cell;
use super::room::{End, Pairing, Room, Who};
use super::steps::Steps;
use super::update::{Came, Manner, update};
use super::{School, seats_of};
use crate::net::{Net, Slope};
use crate::speed::cpu_time;
use crate::weights::as_played;

/// What a seat's next questions say of an answer counts so much more than what they are expected to say.
const TRUST: f32 = 0.97;
/// So many earlier selves are kept. One is added whenever the decisions have grown by a third.
const SELVES: usize = 6;
/// Minds whose games last so much longer than the usual one …
const DEAR: f64 = 4.0;
/// … get no more than this share of the time.
const DEAR_SHARE: f64 = 0.1;

/// After so many games without a decision there is none to wait for.
const FRUITLESS: usize = 1000;

/// A net that is learning.
pub struct Learner {
    pub net: Net,
    pub adam: Adam,
    /// How far a step goes, steered by how far the answers moved.
    pub rate: f32,
    pub cells: Vec<Cell>,
    /// Itself at earlier times, the oldest first.
    pub earlier: Vec<Arc<Net>>,
    pub past: Past,
}

/// What was done so far, by this learner and those it goes on from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Past {
    pub seed: u64,
    pub seconds: f64,
    pub games: u64,
    /// Numbers below this one were given to games.
    pub begun: u64,
    pub decisions: u64,
    pub iterations: u64,
}

/// What an iteration is to do.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// How much of the whole run is done, from 0 to 1: much changes with it.
    pub part: f32,
    /// So many decisions are played.
    pub decisions: usize,
    /// So many of them are learned from at once.
    pub batch: usize,
    /// A game with more decisions is cut.
    pub longest: u64,
}

/// What may be played, and with whom.
#[derive(Clone, Copy)]
pub struct Open<'a> {
    pub cells: &'a [usize],
    pub cast: &'a Cast,
    /// Those of the game's minds that play along.
    pub pool: &'a [usize],
}

/// What is used again at each iteration.
pub struct Desk {
    pub played: Vec<Steps>,
    pub slopes: Vec<Slope>,
    accounts: Accounts,
    /// Which share of the points was won lately against each earlier self.
    met: Vec<f32>,
}

impl Desk {
    pub fn new(net: &Net, threads: usize, minds: usize) -> Desk {
        let numbers = [net.parts.scene_numbers, net.parts.answer_numbers];
        let played = (0..threads).map(|_| Steps::new(numbers)).collect();
        let slopes = (0..threads).map(|_| Slope::of(net)).collect();
        Desk { played, slopes, accounts: Accounts::new(minds), met: Vec::new() }
    }
}

/// For each of the game's minds, and at last for the net with itself and its earlier selves: how many games were played with
/// it, and how long they took.
#[derive(Clone)]
struct Accounts(Vec<(u64, f64)>);

impl Accounts {
    fn new(minds: usize) -> Accounts {
        Accounts(vec![(0, 0.0); minds + 1])
    }

    fn add(&mut self, other: Who, seconds: f64) {
        let last = self.0.len() - 1;
        let account = &mut self.0[if let Who::Other(which) = other { which } else { last }];
        account.0 += 1;
        account.1 += seconds;
    }

    /// Whether one more game with this mind may be played: minds that think for long would leave no time to learn.
    fn affords(&self, mind: usize) -> bool {
        let all: (u64, f64) = self.0.iter().fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let (games, seconds) = self.0[mind];
        let each = |(games, seconds): (u64, f64)| seconds / games.max(1) as f64;
        games == 0 || each((games, seconds)) < DEAR * each(all) || seconds < DEAR_SHARE * all.1
    }
}

/// One game that was played.
#[derive(Clone, Copy)]
pub struct Played {
    pub number: u64,
    pub cell: usize,
    pub end: End,
    /// Who sat on the other side, or beside it.
    pub other: Who,
    /// The side of the net as it is now, by its number; the first, if it has all.
    pub side: usize,
    /// A seat of the net as it is now.
    pub seat: usize,
    /// How many sides there were.
    pub sides: usize,
    seconds: f64,
}

impl Learner {
    /// One that has not learned anything yet.
    pub fn new(sizes: Sizes, cells: &[String], seed: u64) -> Learner {
        let net = Net::fresh(sizes, seed);
        let cell = |name: &String| Cell { name: name.clone(), rate: 0.3, games: 0 };
        let past = Past { seed, ..Past::default() };
        let cells = cells.iter().map(cell).collect();
        Learner { adam: Adam::new(&net), net, rate: 2e-3, cells, earlier: Vec::new(), past }
    }

    /// One that goes on from weights. Its steps are shorter than a beginner's, who may forget what it knows.
    pub fn of(net: Net, sizes: Sizes, cells: &[String], seed: u64) -> Learner {
        let mut learner = Learner::new(sizes, cells, seed);
        learner.net.take(net);
        learner.rate = 5e-4;
        learner
    }

    /// Plays games and learns from them, once.
    ///
    /// # Errors
    /// A setup that is not legal.
    pub fn iterate<G: Game>(
        &mut self,
        school: &School<G>,
        open: &Open,
        wanted: Wanted,
        desk: &mut Desk,
    ) -> Result<(Vec<Played>, Came), String> {
        let began = Instant::now();
        desk.met.resize(self.earlier.len(), 0.5);
        let games = self.play(school, open, wanted, desk)?;
        for game in &games {
            let (cell, score) = (&mut self.cells[game.cell], game.end.scores[game.seat]);
            // Whoever plays against itself wins and loses.
            if game.sides == 1 || game.other != Who::Now {
                cell.rate += 0.005 * (score - cell.rate);
            }
            cell.games += 1;
            if let (Who::Earlier(which), 2..) = (game.other, game.sides) {
                desk.met[which] += 0.02 * (score - desk.met[which]);
            }
            desk.accounts.add(game.other, game.seconds);
        }
        let mix = |from: f32, to: f32| from + (to - from) * wanted.part;
        // The first steps are small ones: nothing is known of the slopes yet.
        let warm = (self.adam.steps as f32 / 100.0).clamp(0.02, 1.0);
        let manner = Manner { batch: wanted.batch, entropy: mix(0.02, 0.004), rate: self.rate * warm };
        let mut chance = Fast::of_game(self.past.seed ^ 0x0DD5, self.past.iterations);
        let Desk { played, slopes, .. } = desk;
        let came =
            update(&mut self.net, &mut self.adam, slopes, played, self.cells.len(), manner, &mut chance);
        if self.adam.steps > 100 {
            let wished = mix(0.004, 0.001);
            let factor = match came.moved / wished {
                much if much > 1.5 => 0.85,
                little if little < 0.67 => 1.08,
                _ => 1.0,
            };
            self.rate = (self.rate * factor).clamp(5e-5, 6e-3);
        }
        let before = self.past.decisions;
        self.past.decisions += desk.played.iter().map(|steps| steps.all.len() as u64).sum::<u64>();
        self.past.games += games.len() as u64;
        self.past.iterations += 1;
        self.past.seconds += began.elapsed().as_secs_f64();
        if thirds(self.past.decisions) > thirds(before) {
            self.earlier.push(Arc::new(as_played(&self.net)));
            if self.earlier.len() > SELVES {
                self.earlier.remove(0);
                desk.met.remove(0);
            }
        }
        Ok((games, came))
    }

    /// Plays as many decisions as are wanted, and credits them.
    pub fn play<G: Game>(
        &mut self,
        school: &School<G>,
        open: &Open,
        wanted: Wanted,
        desk: &mut Desk,
    ) -> Result<Vec<Played>, String> {
        // A hint for beginners, which is worth less than a game and fades out.
        let shape = 0.4 + (0.02 - 0.4) * (1.5 * wanted.part).min(1.0);
        let lots = self.lots(open);
        // Earlier selves that still win are met more often.
        let earlier: Vec<u32> = desk.met.iter().map(|rate| (200.0 + 1000.0 * (1.0 - rate)) as u32).collect();
        let accounts = desk.accounts.clone();
        let threads = desk.played.len();
        let each = wanted.decisions.div_ceil(threads);
        let learner = &*self;
        let one = |thread: usize, steps: &mut Steps| -> Result<Vec<Played>, String> {
            steps.clear();
            let mut room = Room::new(school, &learner.net, 1.0, &learner.earlier);
            room.longest = wanted.longest;
            let (mut games, mut accounts) = (Vec::new(), accounts.clone());
            while steps.all.len() < each {
                let number = learner.past.begun + (games.len() * threads + thread) as u64;
                let mut chance = learner.lot(number);
                let (cell, start) = lots.draw(school, &mut chance)?;
                let sides = seats_of(school.study, &start);
                let affords = |mind: &usize| accounts.affords(*mind);
                let pool: Vec<usize> = open.pool.iter().copied().filter(affords).collect();
                let (other, side, seats) = paired(&sides, &earlier, &pool, &mut chance);
                let seat = seats.iter().position(|&who| who == Who::Now).expect("the net sits somewhere");
                let (began, from) = (cpu_time(), steps.all.len());
                let pairing = Pairing { cell, start, seats, seed: learner.past.seed, number };
                let end = room.play(pairing, Some(steps));
                if end.fault {
                    steps.truncate(from);
                }
                if steps.all.is_empty() && games.len() >= FRUITLESS {
                    return Err(format!("nothing was decided in {FRUITLESS} games, or all had a fault"));
                }
                // Beginners draw nearly all games of two sides: the hint tells draws apart as it does losses.
                let reward = |seat: usize| match end.scores[seat] {
                    score if score < 1.0 => score + shape * (end.standings[seat] - score),
                    score => score,
                };
                steps.credit(from, std::array::from_fn(reward), end.scores, TRUST);
                let seconds = cpu_time().saturating_sub(began).as_secs_f64();
                accounts.add(other, seconds);
                games.push(Played { number, cell, end, other, side, seat, sides: sides.len(), seconds });
            }
            Ok(games)
        };
        let all: Vec<_> = std::thread::scope(|scope| {
            let one = &one;
            let task = |(thread, steps)| scope.spawn(move || one(thread, steps));
            let tasks: Vec<_> = desk.played.iter_mut().enumerate().map(task).collect();
            tasks.into_iter().map(|task| task.join().expect("a thread that plays does not panic")).collect()
        });
        let all = all.into_iter().collect::<Result<Vec<_>, _>>()?;
        let most = all.iter().map(Vec::len).max().unwrap_or(0);
        self.past.begun += (most * threads) as u64;
        Ok(all.into_iter().flatten().collect())
    }

    /// From what the games of an iteration are drawn.
    pub fn lots<'a>(&self, open: &Open<'a>) -> Lots<'a> {
        // Cells that are neither won nor lost for sure are met more often.
        let openness = |&cell: &usize| {
            let rate = self.cells[cell].rate;
            (1000.0 * (0.35 + 2.6 * rate * (1.0 - rate))) as u32
        };
        Lots { cells: open.cells, cast: open.cast, openness: open.cells.iter().map(openness).collect() }
    }

    /// What decides how a game begins and who plays it.
    pub fn lot(&self, number: u64) -> Fast {
        Fast::of_game(self.past.seed ^ 0xCE11, number)
    }
}

/// The cells that are played, who may take part in them, and how often each is met.
pub struct Lots<'a> {
    cells: &'a [usize],
    cast: &'a Cast,
    openness: Vec<u32>,
}

impl Lots<'_> {
    /// The cell of a game, and the state before its first step.
    pub fn draw<G: Game>(&self, school: &School<G>, chance: &mut Fast) -> Result<(usize, G::State), String> {
        let cell = self.cells[weighed(&self.openness, chance)];
        let numbers = std::iter::repeat_with(|| chance.bits() >> 32);
        Ok((cell, self.cast.start(school, cell, numbers)?))
    }
}

/// How often a number from 50,000 on has grown by a third.
fn thirds(mut decisions: u64) -> u32 {
    let mut count = 0;
    while decisions >= 50_000 {
        decisions -= decisions / 4;
        count += 1;
    }
    count
}

/// A place by chance, each as likely as its weight.
fn weighed(weights: &[u32], chance: &mut Fast) -> usize {
    let mut rest = chance.below(weights.iter().sum());
    let fits = |&weight: &u32| match rest.checked_sub(weight) {
        Some(left) => {
            rest = left;
            false
        }
        None => true,
    };
    weights.iter().position(fits).expect("a number below the sum falls into one of them")
}

/// Who plays with the net, which side is its own, and who sits where. `earlier` are the weights of its earlier selves.
///
/// Of two sides, the net has one or both; of those who all play together, one partner at most is another.
fn paired(
    sides: &[Vec<usize>],
    earlier: &[u32],
    pool: &[usize],
    chance: &mut Fast,
) -> (Who, usize, [Who; 8]) {
    let mut seats = [Who::Now; 8];
    let together = sides.len() == 1;
    // In a hundred games with itself, with earlier selves, and with others.
    let kinds = if together { [80, 10, 10] } else { [60, 25, 15] };
    let other = match weighed(&kinds, chance) {
        1 if !earlier.is_empty() => Who::Earlier(weighed(earlier, chance)),
        2 if !pool.is_empty() => Who::Other(pool[chance.below(pool.len() as u32) as usize]),
        _ => Who::Now,
    };
    if together {
        if sides[0].len() < 2 {
            return (Who::Now, 0, seats);
        }
        seats[sides[0][chance.below(sides[0].len() as u32) as usize]] = other;
        return (other, 0, seats);
    }
    let mine = chance.below(sides.len() as u32) as usize;
    for (side, side_seats) in sides.iter().enumerate() {
        if side != mine {
            side_seats.iter().for_each(|&seat| seats[seat] = other);
        }
    }
    (other, if other == Who::Now { 0 } else { mine }, seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_sides_meet_themselves_their_earlier_selves_and_the_games_minds() {
        let (sides, mut chance) = ([vec![0], vec![1, 2]], Fast::new(3));
        let mut met = [0; 5];
        for _ in 0..2000 {
            let (other, side, seats) = paired(&sides, &[100, 300], &[7], &mut chance);
            let which = match other {
                Who::Now => 0,
                Who::Earlier(which) => 1 + which,
                Who::Other(which) => which - 4,
            };
            met[which] += 1;
            met[4] += side;
            let mine = &sides[side];
            let wanted = |seat: usize| if mine.contains(&seat) || seat > 2 { Who::Now } else { other };
            assert_eq!(seats, std::array::from_fn(wanted), "the partners of a side are one mind");
        }
        // Of 2000: 1200, 125 and 375, 300; and half of those that are not with itself from the second side.
        for (met, meant) in met.into_iter().zip([1200, 125, 375, 300, 400]) {
            assert!((met as i32 - meant).abs() < 80, "{met} for {meant}");
        }
    }

    #[test]
    fn who_plays_together_has_one_other_partner_at_most() {
        let mut chance = Fast::new(3);
        for _ in 0..200 {
            let (other, side, seats) = paired(&[vec![0, 1, 2]], &[1], &[0], &mut chance);
            let others = seats.iter().filter(|&&who| who != Who::Now).count();
            assert_eq!((side, others), (0, usize::from(other != Who::Now)));
        }
        assert_eq!(paired(&[vec![0]], &[1], &[0], &mut chance), (Who::Now, 0, [Who::Now; 8]));
    }

    #[test]
    fn minds_that_think_for_long_get_a_tenth_of_the_time() {
        let mut accounts = Accounts::new(2);
        (0..20).for_each(|_| accounts.add(Who::Now, 0.01));
        assert!(accounts.affords(0) && accounts.affords(1), "everybody is tried once");
        accounts.add(Who::Other(0), 1.0);
        accounts.add(Who::Other(1), 0.012);
        assert!(!accounts.affords(0) && accounts.affords(1));
        (0..900).for_each(|_| accounts.add(Who::Earlier(0), 0.01));
        assert!(accounts.affords(0), "nine seconds were played since");
        accounts.add(Who::Other(0), 1.0);
        assert!(!accounts.affords(0));
    }
}
