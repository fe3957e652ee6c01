//! Exact odds: a table where everything happens, each outcome with its weight.

use std::cell::Cell;
use std::hash::Hash;

use crate::clouds::{Aim, Clouds, Merge, Sought};
use crate::recorded::{Next, Table};
use crate::{
    Chance, Counts, Die, Entry, Fast, Fault, Flow, Game, Numbered, Play, Policy, RuleId, Scene, Seat, Stop,
    still_wanted,
};

/// What may come of it, in order of first arrival; the probabilities add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds<R> {
    /// Each outcome with its probability.
    pub outcomes: Vec<(R, f64)>,
    /// How often the rule was run.
    pub paths: u64,
}

impl<R> Odds<R> {
    /// The probability that an outcome satisfies `wanted`.
    pub fn chance(&self, wanted: impl Fn(&R) -> bool) -> f64 {
        add_up(self.outcomes.iter().filter(|(outcome, _)| wanted(outcome)).map(|(_, weight)| *weight))
    }

    /// The mean of a number read off each outcome.
    pub fn mean(&self, value: impl Fn(&R) -> f64) -> f64 {
        add_up(self.outcomes.iter().map(|(outcome, weight)| value(outcome) * weight))
    }
}

/// The sum, in order. `Iterator::sum` says -0.0 of nothing, which people would then read as `-0`.
fn add_up(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(0.0, |sum, number| sum + number)
}

/// How a question is answered while everything that may happen is walked.
trait Chooser<G: Game> {
    fn choose(
        &mut self,
        clouds: &mut Clouds,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize>;
}

/// As a policy says.
struct Given<P>(P);

impl<G: Game, P: Policy<G>> Chooser<G> for Given<P> {
    fn choose(
        &mut self,
        _clouds: &mut Clouds,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        Ok(self.0.pick(scene, ask, options, &mut Fast::new(0)))
    }
}

/// What a strategy says to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// This option.
    Take(usize),
    /// Whichever is best for the one who is asked.
    Seek,
}

/// As a strategy says, or the best for whoever is asked.
struct Best<S> {
    strategy: S,
    /// Who wants the worth to be great; everybody else wants it to be small.
    wants: Seat,
}

impl<G: Game, S> Chooser<G> for Best<S>
where
    S: FnMut(Scene<G>, &G::Ask, &[G::Answer]) -> Says,
{
    fn choose(
        &mut self,
        clouds: &mut Clouds,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        match (self.strategy)(scene, ask, options) {
            Says::Take(option) => Ok(option),
            Says::Seek => {
                let aim = if G::prompt(ask).seat == self.wants { Aim::Most } else { Aim::Least };
                clouds.choice(options.len(), aim)
            }
        }
    }
}

/// Whether an event is all that is wanted of a run.
type Enough<'a, G> = &'a dyn Fn(&<G as Game>::Event) -> bool;

struct Enumerate<'a, G: Game, C> {
    clouds: Clouds,
    chooser: C,
    prefix: &'a [Numbered<G::Answer>],
    at: usize,
    /// Nothing where every run goes on to its end.
    enough: Option<Enough<'a, G>>,
}

impl<'a, G: Game, C> Enumerate<'a, G, C> {
    fn new(chooser: C, prefix: &'a [Numbered<G::Answer>]) -> Self {
        Enumerate { clouds: Clouds::default(), chooser, prefix, at: 0, enough: None }
    }
}

const DIVERGED: Stop = Stop::Fault(Fault::Diverged);

impl<G: Game, C> Chance for Enumerate<'_, G, C> {
    fn dice(&mut self, die: &'static Die, n: u8, _why: RuleId) -> Flow<Counts> {
        if n == 0 {
            return Ok([0; 8]);
        }
        let Some((_, entry)) = self.prefix.get(self.at) else { return self.clouds.dice(die, n) };
        let Entry::Dice(sides) = entry else { return Err(DIVERGED) };
        self.at += 1;
        die.count(sides).ok_or(DIVERGED)
    }

    fn draw(&mut self, weights: &[u32], _why: RuleId) -> Flow<usize> {
        let Some((_, entry)) = self.prefix.get(self.at) else { return self.clouds.draw(weights) };
        let Entry::Draw(index) = entry else { return Err(DIVERGED) };
        self.at += 1;
        Ok(*index as usize)
    }
}

impl<G: Game, C: Chooser<G>> Table<G> for Enumerate<'_, G, C> {
    fn next(&mut self, _state: &mut G::State, _ask: &G::Ask) -> Flow<Next<G::Answer>> {
        let Some((_, entry)) = self.prefix.get(self.at) else { return Ok(Next::Open) };
        let Entry::Answer(_, answer) = entry else { return Err(DIVERGED) };
        self.at += 1;
        Ok(Next::Given(*answer))
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        self.chooser.choose(&mut self.clouds, scene, ask, options)
    }

    fn listening(&self) -> bool {
        self.enough.is_some()
    }

    fn event(&mut self, event: G::Event, _why: RuleId) -> Flow<()> {
        // What was told before the question that stands is no news.
        let new = self.at == self.prefix.len();
        if new && self.enough.is_some_and(|enough| enough(&event)) { Err(Stop::Cut) } else { Ok(()) }
    }

    fn clouds(&mut self) -> Option<&mut Clouds> {
        // Recorded dice are known: they make no clouds.
        if self.at == self.prefix.len() { Some(&mut self.clouds) } else { None }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// Runs `rule` once for every way it can go and adds up what comes of it.
///
/// # Errors
/// When the rule stops for another reason than chance and choice.
pub fn odds<G: Game, P: Policy<G>, R: Clone + Eq + Hash>(
    scene: Scene<G>,
    policy: P,
    rule: impl Fn(&mut Play<G>) -> Flow<R>,
) -> Flow<Odds<R>> {
    odds_from(scene, &[], policy, rule)
}

/// The same from the middle of a step: what was said and rolled since the checkpoint is handed back first.
///
/// # Errors
/// As for [`odds`].
pub fn odds_from<G: Game, P: Policy<G>, R: Clone + Eq + Hash>(
    checkpoint: Scene<G>,
    prefix: &[Numbered<G::Answer>],
    policy: P,
    rule: impl Fn(&mut Play<G>) -> Flow<R>,
) -> Flow<Odds<R>> {
    walk(Enumerate::new(Given(policy), prefix), checkpoint, rule)
}

/// The odds of what will be told. A run is over as soon as `hears` makes something of an event: nothing after that is asked,
/// rolled or branched on. `rule` says what came of a run in which nothing was heard.
///
/// # Errors
/// As for [`odds`].
pub fn odds_of_telling<G: Game, P: Policy<G>, R: Clone + Eq + Hash>(
    checkpoint: Scene<G>,
    prefix: &[Numbered<G::Answer>],
    policy: P,
    hears: impl Fn(&G::Event) -> Option<R>,
    rule: impl Fn(&mut Play<G>) -> Flow<R>,
) -> Flow<Odds<R>> {
    let heard = Cell::new(None);
    let enough = |event: &G::Event| {
        let news = hears(event);
        let enough = news.is_some();
        heard.replace(news);
        enough
    };
    let table = Enumerate { enough: Some(&enough), ..Enumerate::new(Given(policy), prefix) };
    walk(table, checkpoint, |play| {
        let flow = rule(play);
        heard.take().map_or(flow, Ok)
    })
}

fn walk<G: Game, C: Chooser<G>, R: Clone + Eq + Hash>(
    mut table: Enumerate<G, C>,
    checkpoint: Scene<G>,
    rule: impl Fn(&mut Play<G>) -> Flow<R>,
) -> Flow<Odds<R>> {
    let mut merge = Merge::new();
    let mut paths = 0;
    loop {
        still_wanted();
        table.clouds.restart();
        table.at = 0;
        let outcome = rule(&mut Play::new(checkpoint.content, checkpoint.state.clone(), &mut table))?;
        paths += 1;
        merge.add(outcome, table.clouds.weight());
        if !table.clouds.advance() {
            return Ok(Odds { outcomes: merge.into_list(), paths });
        }
    }
}

/// The same under best play, by the same runs: where `strategy` seeks, the seat `wants` takes what is worth most and every
/// other seat what is worth least; of equal options the first. Whoever chooses knows what the rule has looked at, and
/// nothing else.
///
/// A search may be far larger than a caller who is waited for can afford: it is given up after `most` runs.
///
/// # Errors
/// As for [`odds`]; [`Stop::Cut`] when it was given up.
pub fn best_odds<G: Game, R: Clone + Eq + Hash>(
    checkpoint: Scene<G>,
    prefix: &[Numbered<G::Answer>],
    wants: Seat,
    strategy: impl FnMut(Scene<G>, &G::Ask, &[G::Answer]) -> Says,
    rule: impl Fn(&mut Play<G>) -> Flow<R>,
    worth: impl Fn(&R) -> f64,
    most: u64,
) -> Flow<Odds<R>> {
    let mut table = Enumerate::new(Best { strategy, wants }, prefix);
    let mut sought = Sought::new();
    let mut paths = 0;
    loop {
        if paths == most {
            return Err(Stop::Cut);
        }
        still_wanted();
        table.clouds.restart();
        table.at = 0;
        let outcome = rule(&mut Play::new(checkpoint.content, checkpoint.state.clone(), &mut table))?;
        paths += 1;
        if !table.clouds.advance_seeking(&mut sought, outcome, &worth) {
            return Ok(Odds { outcomes: sought.into_list(), paths });
        }
    }
}

/// The value of the best play for one seat, when every question is its to answer: chance averages, choices maximise.
///
/// # Errors
/// As for [`odds`].
pub fn best<G: Game>(scene: Scene<G>, rule: impl Fn(&mut Play<G>) -> Flow<f64>) -> Flow<f64> {
    let mut table = Enumerate::new(All, &[]);
    loop {
        still_wanted();
        table.clouds.restart();
        let value = rule(&mut Play::new(scene.content, scene.state.clone(), &mut table))?;
        if let Some(value) = table.clouds.advance_with(value) {
            return Ok(value);
        }
    }
}

/// Everything is sought by everybody alike.
struct All;

impl<G: Game> Chooser<G> for All {
    fn choose(
        &mut self,
        clouds: &mut Clouds,
        _scene: Scene<G>,
        _ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        clouds.choice(options.len(), Aim::Most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_a_plain_zero() {
        let never = Odds { outcomes: vec![(1, 0.5), (2, 0.5)], paths: 2 };
        assert!(never.chance(|_| false).is_sign_positive());
        assert_eq!(never.chance(|&outcome| outcome == 1), 0.5);
        let empty = Odds::<u8> { outcomes: Vec::new(), paths: 0 };
        assert!(empty.mean(|_| 1.0).is_sign_positive());
    }
}
