//! The walk through everything that may happen.
//!
//! A rule is run once for each path. The stack remembers the path: which outcome each roll, draw and look takes
//! this time. Work done on the part that paths share is kept.
#![allow(clippy::disallowed_types)] // The maps here are only looked up in, never walked: their order can't matter.

use std::any::Any;
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;
use std::sync::Arc;

use crate::late::Cloud;
use crate::{Chance, Counts, Die, Fault, Flow, RuleId, Stop};

const DIVERGED: Stop = Stop::Fault(Fault::Diverged);

/// Merges equal values in order of first arrival, so that sums never depend on hashing.
pub(crate) struct Merge<V> {
    index: HashMap<V, usize, rustc_hash::FxBuildHasher>,
    list: Vec<(V, f64)>,
}

impl<V: Clone + Eq + Hash> Merge<V> {
    pub fn new() -> Self {
        Merge { index: HashMap::default(), list: Vec::new() }
    }

    #[inline]
    pub fn add(&mut self, value: V, weight: f64) {
        if let Some(&at) = self.index.get(&value) {
            self.list[at].1 += weight;
            return;
        }
        self.index.insert(value.clone(), self.list.len());
        self.list.push((value, weight));
    }

    pub fn into_list(self) -> Vec<(V, f64)> {
        self.list
    }
}

type Outcomes = Rc<Vec<(Counts, f64)>>;

/// Every way a number of dice can fall, kept for the next time.
#[derive(Default)]
struct DiceCache(Vec<(*const Die, u8, Outcomes)>);

impl DiceCache {
    fn get(&mut self, die: &'static Die, n: u8) -> Outcomes {
        let known = self.0.iter().find(|(other, m, _)| std::ptr::eq(*other, die) && *m == n);
        if let Some((_, _, outcomes)) = known {
            return Rc::clone(outcomes);
        }
        let outcomes = Rc::new(ways_to_fall(die, n));
        self.0.push((die, n, Rc::clone(&outcomes)));
        outcomes
    }
}

/// All ways `n` dice can fall, as counts of faces: the multinomial distribution.
fn ways_to_fall(die: &Die, n: u8) -> Vec<(Counts, f64)> {
    let mut shares = vec![0.0; die.faces];
    for &face in die.sides {
        shares[usize::from(face)] += 1.0 / die.sides.len() as f64;
    }
    let shares: Vec<(usize, f64)> =
        shares.into_iter().enumerate().filter(|(_, share)| *share > 0.0).collect();
    let mut ways = Vec::new();
    spread(&shares, n, 1.0, &mut [0; 8], &mut ways);
    ways
}

/// Gives each number of the dice that are left to the first face, and the rest to the others.
fn spread(
    shares: &[(usize, f64)],
    left: u8,
    weight: f64,
    counts: &mut Counts,
    ways: &mut Vec<(Counts, f64)>,
) {
    let ((face, share), rest) = (shares[0], &shares[1..]);
    if rest.is_empty() {
        counts[face] = left;
        ways.push((*counts, (0..left).fold(weight, |weight, _| weight * share)));
        counts[face] = 0;
        return;
    }
    // `weight` times the number of ways to choose which dice show this face, times the chance that they do.
    let mut weight = weight;
    for shown in 0..=left {
        counts[face] = shown;
        spread(rest, left - shown, weight, counts, ways);
        weight = weight * share * f64::from(left - shown) / f64::from(shown + 1);
    }
    counts[face] = 0;
}

/// One place on the path at which things may go more than one way, or where work is kept.
enum Node {
    Draw { weights: Rc<Vec<f64>>, at: usize },
    Dice { outcomes: Outcomes, at: usize },
    See { groups: Rc<dyn Any>, weights: Rc<Vec<f64>>, at: usize },
    Changed(Rc<dyn Any>),
    Choice { count: usize, at: usize, aim: Aim },
}

/// What whoever chooses wants of the worth of an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Most,
    Least,
}

impl Aim {
    fn prefers(self, value: f64, to: f64) -> bool {
        match self {
            Aim::Most => value > to,
            Aim::Least => value < to,
        }
    }
}

/// What the choices along the path have come to so far.
pub(crate) struct Sought<R> {
    /// What came of it before the first choice, or without any.
    root: Merge<R>,
    /// The choices on the path, the one nearest to its end last.
    open: Vec<Open<R>>,
}

/// A choice whose options are being walked.
struct Open<R> {
    /// What comes of the present option.
    present: Merge<R>,
    /// What the best one was worth, and what came of it.
    best: Option<(f64, Vec<(R, f64)>)>,
}

impl<R: Clone + Eq + Hash> Sought<R> {
    pub fn new() -> Self {
        Sought { root: Merge::new(), open: Vec::new() }
    }

    fn innermost(&mut self) -> &mut Merge<R> {
        match self.open.last_mut() {
            Some(open) => &mut open.present,
            None => &mut self.root,
        }
    }

    pub fn into_list(self) -> Vec<(R, f64)> {
        self.root.into_list()
    }
}

impl Node {
    /// Goes on to the next way; false when there is none. Ways of weight 0 are passed over: they would end
    /// in divisions by 0.
    fn step(&mut self) -> bool {
        match self {
            Node::Draw { weights, at } => {
                *at += 1;
                while *at < weights.len() && weights[*at] == 0.0 {
                    *at += 1;
                }
                *at < weights.len()
            }
            Node::Dice { outcomes, at } => {
                *at += 1;
                *at < outcomes.len()
            }
            Node::See { weights, at, .. } => {
                *at += 1;
                *at < weights.len()
            }
            Node::Choice { count, at, .. } => {
                *at += 1;
                *at < *count
            }
            Node::Changed(_) => false,
        }
    }

    fn weight(&self) -> f64 {
        match self {
            Node::Draw { weights, at } => weights[*at],
            Node::Dice { outcomes, at } => outcomes[*at].1,
            Node::See { weights, at, .. } => weights[*at],
            Node::Changed(_) | Node::Choice { .. } => 1.0,
        }
    }
}

/// The path of one run through all that may happen, and what was worked out along it.
#[derive(Default)]
pub struct Clouds {
    path: Vec<Node>,
    at: usize,
    weight: f64,
    dice: DiceCache,
    /// What each node of the path is worth so far, when the best choices are sought.
    worth: Vec<Option<f64>>,
}

/// Groups of a cloud by what was seen of it.
type Groups<A, V> = Vec<(A, Cloud<V>)>;

impl Clouds {
    pub(crate) fn restart(&mut self) {
        self.at = 0;
        self.weight = 1.0;
    }

    /// The probability of the present path.
    pub(crate) fn weight(&self) -> f64 {
        self.weight
    }

    /// Moves to the next path; false when all have been walked.
    pub(crate) fn advance(&mut self) -> bool {
        while let Some(node) = self.path.last_mut() {
            if node.step() {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// Folds what the present path is worth into its nodes: chance averages, choices take what their player wants. Returns
    /// the value of the whole once all paths have been walked.
    pub(crate) fn advance_with(&mut self, mut value: f64) -> Option<f64> {
        self.worth.resize(self.path.len(), None);
        while let Some(node) = self.path.last_mut() {
            let so_far = self.worth.last_mut().expect("one for each node");
            let total = match (&node, *so_far) {
                (Node::Choice { aim, .. }, Some(best)) => {
                    if aim.prefers(value, best) {
                        value
                    } else {
                        best
                    }
                }
                (Node::Choice { .. } | Node::Changed(_), _) => value,
                (chance, sum) => sum.unwrap_or(0.0) + chance.weight() * value,
            };
            *so_far = Some(total);
            value = total;
            if node.step() {
                return None;
            }
            self.path.pop();
            self.worth.pop();
        }
        Some(value)
    }

    /// Takes note of what came of the present path and moves to the next one; false when all have been walked. Of the options
    /// of a choice only what the best one comes to is kept; of equal ones the first.
    pub(crate) fn advance_seeking<R: Clone + Eq + Hash>(
        &mut self,
        sought: &mut Sought<R>,
        outcome: R,
        worth: &impl Fn(&R) -> f64,
    ) -> bool {
        let choices = self.path.iter().filter(|node| matches!(node, Node::Choice { .. })).count();
        sought.open.resize_with(choices, || Open { present: Merge::new(), best: None });
        let weight = self.weight_since_choice();
        sought.innermost().add(outcome, weight);
        while let Some(node) = self.path.last_mut() {
            let Node::Choice { aim, .. } = *node else {
                if node.step() {
                    return true;
                }
                self.path.pop();
                continue;
            };
            let open = sought.open.last_mut().expect("one for each choice on the path");
            let present = std::mem::replace(&mut open.present, Merge::new()).into_list();
            let value = present.iter().fold(0.0, |sum, (outcome, weight)| sum + worth(outcome) * weight);
            if open.best.as_ref().is_none_or(|(best, _)| aim.prefers(value, *best)) {
                open.best = Some((value, present));
            }
            if node.step() {
                return true;
            }
            self.path.pop();
            let best = sought.open.pop().and_then(|open| open.best);
            let weight = self.weight_since_choice();
            for (outcome, part) in best.into_iter().flat_map(|(_, list)| list) {
                sought.innermost().add(outcome, weight * part);
            }
        }
        false
    }

    /// The probability of the path since the last choice on it.
    fn weight_since_choice(&self) -> f64 {
        let last = self.path.iter().rposition(|node| matches!(node, Node::Choice { .. }));
        let since = last.map_or(0, |at| at + 1);
        self.path[since..].iter().fold(1.0, |weight, node| weight * node.weight())
    }

    pub(crate) fn dice(&mut self, die: &'static Die, n: u8) -> Flow<Counts> {
        if self.at == self.path.len() {
            let outcomes = self.dice.get(die, n);
            self.path.push(Node::Dice { outcomes, at: 0 });
        }
        let Node::Dice { outcomes, at } = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        self.weight *= outcomes[*at].1;
        Ok(outcomes[*at].0)
    }

    pub(crate) fn draw(&mut self, weights: &[u32]) -> Flow<usize> {
        if self.at == self.path.len() {
            let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
            let weights: Vec<f64> = weights.iter().map(|&weight| f64::from(weight) / total).collect();
            let first = weights.iter().position(|&weight| weight > 0.0).ok_or(DIVERGED)?;
            self.path.push(Node::Draw { weights: Rc::new(weights), at: first });
        }
        let Node::Draw { weights, at } = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        self.weight *= weights[*at];
        Ok(*at)
    }

    /// One of `count` choices; all are walked.
    pub(crate) fn choice(&mut self, count: usize, aim: Aim) -> Flow<usize> {
        if self.at == self.path.len() {
            self.path.push(Node::Choice { count, at: 0, aim });
        }
        let Node::Choice { at, .. } = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        Ok(*at)
    }

    pub(crate) fn change<V: Clone + Eq + Hash + 'static>(
        &mut self,
        cloud: Option<Cloud<V>>,
        value: &V,
        change: impl Fn(&mut V, &mut dyn Chance) -> Flow<()>,
    ) -> Flow<Cloud<V>> {
        if let Some(node) = self.path.get(self.at) {
            let Node::Changed(kept) = node else { return Err(DIVERGED) };
            self.at += 1;
            return kept.downcast_ref::<Cloud<V>>().cloned().ok_or(DIVERGED);
        }
        let certain;
        let members: &[(V, f64)] = match &cloud {
            Some(cloud) => cloud,
            None => {
                certain = [(value.clone(), 1.0)];
                &certain
            }
        };
        let mut merge = Merge::new();
        let mut inner = Inner { path: Vec::new(), at: 0, weight: 1.0, dice: &mut self.dice };
        for (member, weight) in members {
            loop {
                inner.at = 0;
                inner.weight = *weight;
                let mut changed = member.clone();
                change(&mut changed, &mut inner)?;
                merge.add(changed, inner.weight);
                if !inner.advance() {
                    break;
                }
            }
        }
        let cloud: Cloud<V> = Arc::new(merge.into_list());
        self.path.push(Node::Changed(Rc::new(Arc::clone(&cloud))));
        self.at += 1;
        Ok(cloud)
    }

    pub(crate) fn see<V: Clone + 'static, A: Clone + Eq + Hash + 'static>(
        &mut self,
        cloud: Cloud<V>,
        aspect: impl Fn(&V) -> A,
    ) -> Flow<(A, Cloud<V>)> {
        if self.at == self.path.len() {
            let (groups, weights) = group(&cloud, aspect);
            self.path.push(Node::See { groups: Rc::new(groups), weights: Rc::new(weights), at: 0 });
        }
        let Node::See { groups, weights, at } = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        self.weight *= weights[*at];
        let groups = groups.downcast_ref::<Groups<A, V>>().ok_or(DIVERGED)?;
        let (seen, rest) = &groups[*at];
        Ok((seen.clone(), Arc::clone(rest)))
    }
}

/// What was seen, how likely that is, and the values that show it.
type Group<A, V> = (A, f64, Vec<(V, f64)>);

/// Splits a cloud by what is seen of its values; each part is a distribution of its own.
fn group<V: Clone, A: Clone + Eq + Hash>(
    cloud: &[(V, f64)],
    aspect: impl Fn(&V) -> A,
) -> (Groups<A, V>, Vec<f64>) {
    let mut index: HashMap<A, usize, rustc_hash::FxBuildHasher> = HashMap::default();
    let mut groups: Vec<Group<A, V>> = Vec::new();
    for (value, weight) in cloud {
        let seen = aspect(value);
        let at = *index.entry(seen.clone()).or_insert_with(|| {
            groups.push((seen, 0.0, Vec::new()));
            groups.len() - 1
        });
        groups[at].1 += weight;
        groups[at].2.push((value.clone(), *weight));
    }
    let weights = groups.iter().map(|group| group.1).collect();
    let given = |(seen, total, mut values): Group<A, V>| {
        for value in &mut values {
            value.1 /= total;
        }
        (seen, Arc::new(values))
    };
    (groups.into_iter().map(given).collect(), weights)
}

/// Chance inside one change of a late value: every way, one after another.
struct Inner<'a> {
    path: Vec<(Vec<f64>, Option<Outcomes>, usize)>,
    at: usize,
    weight: f64,
    dice: &'a mut DiceCache,
}

impl Inner<'_> {
    fn advance(&mut self) -> bool {
        while let Some((weights, _, at)) = self.path.last_mut() {
            *at += 1;
            while *at < weights.len() && weights[*at] == 0.0 {
                *at += 1;
            }
            if *at < weights.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Inner<'_> {
    fn dice(&mut self, die: &'static Die, n: u8, _why: RuleId) -> Flow<Counts> {
        if self.at == self.path.len() {
            let outcomes = self.dice.get(die, n);
            let weights = outcomes.iter().map(|outcome| outcome.1).collect();
            self.path.push((weights, Some(outcomes), 0));
        }
        let (weights, Some(outcomes), at) = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        self.weight *= weights[*at];
        Ok(outcomes[*at].0)
    }

    fn draw(&mut self, weights: &[u32], _why: RuleId) -> Flow<usize> {
        if self.at == self.path.len() {
            let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
            let weights: Vec<f64> = weights.iter().map(|&weight| f64::from(weight) / total).collect();
            let first = weights.iter().position(|&weight| weight > 0.0).ok_or(DIVERGED)?;
            self.path.push((weights, None, first));
        }
        let (weights, None, at) = &self.path[self.at] else { return Err(DIVERGED) };
        self.at += 1;
        self.weight *= weights[*at];
        Ok(*at)
    }
}
