//! Search: a few answers are tried in worlds that the seat could believe in, and played on for a while.
//!
//! The judge's first few answers are candidates. All are tried in the same worlds, with the same fate for whatever is rolled or
//! drawn; the better half goes on to more worlds, until two are left. The judge plays on for everybody, some rounds of the
//! game's clock, and says how the seat stands then, or the game does when it is over. The judge's first answer is never
//! given up, and another one is taken only where it is better by some standard errors: what luck makes of the
//! difference must not decide.
//!
//! All budgets are counts. A search sees worlds and never the game, so that no answer depends on what its seat can't know.

mod ahead;

use table::{Chances, Fast, Fated, Game, Past, Put, Scene, Seat, Trail};

use crate::{Judge, Study};
use ahead::{Ahead, Weighing};

/// How much a search does for one question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// So many of the judge's first answers are tried.
    pub candidates: usize,
    /// So often something is played on, all candidates together.
    pub simulations: u32,
    /// So many rounds of the game's clock it plays on.
    pub rounds: u32,
    /// And at most so many answers, whatever the clock says.
    pub answers: u32,
    /// Another answer than the judge's first is taken where it is better by so many standard errors.
    pub guard: f32,
}

/// What came of one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The place of the answer among the options.
    pub option: usize,
    /// What came of it.
    pub outcome: Outlook,
}

/// How likely it is to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The chance, from 0 to 1.
    pub win: f32,
    /// Its standard error.
    pub error: f32,
    /// In so many worlds it was looked at.
    pub worlds: u32,
}

impl Outlook {
    fn of(values: &[f32]) -> Outlook {
        let count = values.len() as f32;
        let win = values.iter().sum::<f32>() / count.max(1.0);
        Outlook { win, error: error(values.iter().copied(), win, count), worlds: values.len() as u32 }
    }
}

/// The standard error of a mean. Some spread is taken for granted, so that a few equal worlds do not look sure.
fn error(values: impl Iterator<Item = f32>, mean: f32, count: f32) -> f32 {
    let spread = values.map(|value| (value - mean) * (value - mean)).sum::<f32>() + SPREAD;
    (spread / (count.max(1.0) * (count - 1.0).max(1.0))).sqrt()
}

const SPREAD: f32 = 0.02;

/// Before anything is given up, it is tried in so many worlds.
const FEWEST: u32 = 3;

/// So many are tried of answers that weigh the same.
const MOST_EQUALS: usize = 32;

/// An answer, and what came of it in each world so far.
struct Candidate {
    option: usize,
    values: Vec<f32>,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }

    /// By how much this is better than another in the same worlds, and the standard error of that.
    fn over(&self, other: &Candidate) -> (f32, f32) {
        let differences = || self.values.iter().zip(&other.values).map(|(own, other)| own - other);
        let count = self.values.len().min(other.values.len()) as f32;
        let mean = differences().sum::<f32>() / count.max(1.0);
        (mean, error(differences(), mean, count))
    }
}

/// A search.
pub struct Search<G: Game> {
    judge: Box<dyn Judge<G> + Send>,
    /// Whose clock says how far is played on; without one the game is played to its end.
    study: Option<&'static dyn Study<G>>,
    effort: Effort,
}

impl<G: Game> Search<G> {
    /// A search by a judge.
    pub fn new(
        judge: Box<dyn Judge<G> + Send>,
        study: Option<&'static dyn Study<G>>,
        effort: Effort,
    ) -> Self {
        Search { judge, study, effort }
    }

    /// The judge's weights of all options, as the asked seat could believe the game to be. Equal ones, if the rules can't
    /// live with the belief.
    pub fn weigh(&mut self, put: &Put<G>, chance: &mut Fast) -> Vec<f32> {
        let mut trail = put.past.believed(G::prompt(put.ask).seat, chance);
        let mut weighing = Weighing { judge: &mut self.judge, weights: Vec::new() };
        let _cut_at_the_question = trail.play(put.scene.content, &mut weighing);
        let mut weights = weighing.weights;
        weights.resize(put.options.len(), 0.0);
        weights
    }

    /// The best of the options by these weights and by what comes of them.
    pub fn pick(&mut self, put: &Put<G>, weights: &[f32], chance: &mut Fast) -> usize {
        let tried = self.compare(put, weights, 1, chance);
        tried.first().map_or(0, |candidate| candidate.option)
    }

    /// The best few answers, the best first, with the chance to win after each.
    pub fn best(&mut self, put: &Put<G>, most: usize, chance: &mut Fast) -> Vec<Tried> {
        if let [_] = put.options {
            // It is given without a question in every world.
            let outcome = self.value(put.scene.content, put.past, G::prompt(put.ask).seat, chance);
            return vec![Tried { option: 0, outcome }];
        }
        let weights = self.weigh(put, chance);
        let tried = self.compare(put, &weights, most, chance).into_iter().take(most);
        tried.map(|one| Tried { option: one.option, outcome: Outlook::of(&one.values) }).collect()
    }

    /// The chance that a seat wins as the game stands.
    pub fn value(
        &mut self,
        content: &G::Content,
        past: &dyn Past<G>,
        seat: Seat,
        chance: &mut Fast,
    ) -> Outlook {
        let seed = chance.bits();
        let worlds = (self.effort.simulations / 4).max(FEWEST);
        let mut values = Vec::new();
        for world in 0..worlds {
            values.push(self.play_on(content, past, seat, None, (seed, world)));
        }
        Outlook::of(&values)
    }

    /// Tries the heaviest options, `most` of them or more where it is told to compare more; the one to be taken comes first.
    fn compare(&mut self, put: &Put<G>, weights: &[f32], most: usize, chance: &mut Fast) -> Vec<Candidate> {
        let (content, seat, seed) = (put.scene.content, G::prompt(put.ask).seat, chance.bits());
        let order = self.heaviest(weights, most, chance);
        let candidate = |option| Candidate { option, values: Vec::new() };
        let mut left: Vec<Candidate> = order.iter().copied().map(candidate).collect();
        let usual = order.first().copied().unwrap_or(0);
        let (mut dropped, mut world): (Vec<Candidate>, u32) = (Vec::new(), 0);
        let stages = left.len().next_power_of_two().trailing_zeros().max(1);
        for stage in 1..=stages {
            let share = self.effort.simulations / stages / left.len() as u32;
            for _ in 0..share.max(FEWEST) {
                for candidate in &mut left {
                    let value = self.play_on(content, put.past, seat, Some(candidate.option), (seed, world));
                    candidate.values.push(value);
                }
                world += 1;
            }
            left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            if stage < stages {
                let keep = left.len().div_ceil(2).max(most);
                let (kept, mut out) = (0..)
                    .zip(left)
                    .partition::<Vec<_>, _>(|(place, candidate)| *place < keep || candidate.option == usual);
                left = kept.into_iter().map(|(_, candidate)| candidate).collect();
                // Who held out longer stands before who was given up sooner.
                out.extend(std::mem::take(&mut dropped).into_iter().map(|candidate| (0, candidate)));
                dropped = out.into_iter().map(|(_, candidate)| candidate).collect();
            }
        }
        self.guarded(&mut left, usual);
        left.extend(dropped);
        left
    }

    /// The options to be tried, the heaviest first. Equals come in any order, and none of them is left out for that, unless they
    /// are very many.
    fn heaviest(&self, weights: &[f32], most: usize, chance: &mut Fast) -> Vec<usize> {
        let mut order: Vec<usize> = (0..weights.len()).collect();
        for place in 1..order.len() {
            order.swap(place, chance.below(place as u32 + 1) as usize);
        }
        order.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
        let count = self.effort.candidates.max(most).max(2);
        let Some(&last) = order.get(count - 1) else { return order };
        let equals = order[count..].iter().take_while(|&&option| weights[option] == weights[last]).count();
        // What weighs nothing beside others that do is not worth a try.
        let equals = if weights[last] == weights[order[0]] { equals } else { 0 };
        order.truncate((count + equals).min(count.max(MOST_EQUALS)));
        order
    }

    /// Puts the usual answer first, unless the one that is first is better beyond luck.
    fn guarded(&self, left: &mut [Candidate], usual: usize) {
        let Some(place) = left.iter().position(|candidate| candidate.option == usual) else { return };
        let (mean, error) = left[0].over(&left[place]);
        if mean <= self.effort.guard * error {
            left[..=place].rotate_right(1);
        }
    }

    /// How a seat stands some time after an answer to the question that stands, in a world of a number.
    fn play_on(
        &mut self,
        content: &G::Content,
        past: &dyn Past<G>,
        seat: Seat,
        first: Option<usize>,
        (seed, world): (u64, u32),
    ) -> f32 {
        let mut chance = Fast::of_game(seed, world.into());
        let trail: Trail<G> = past.believed(seat, &mut chance);
        let fated = Chances::Fated(Fated::new(chance.bits()));
        let mut trail = trail.with_chances(fated).with_slack(usize::MAX);
        let mut ahead = Ahead::new(&mut self.judge, self.study, &self.effort, seat, first, chance);
        let (stop, state) = trail.play(content, &mut ahead);
        ahead::worth(&mut self.judge, Scene { state: &state, content }, seat, stop)
    }
}
