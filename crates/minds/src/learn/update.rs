//! How the net is changed after games: towards the answers that went better than it expected, a little at a time (PPO).

use table::Fast;

use super::adam::Adam;
use super::ln;
use super::steps::{Step, Steps};
use crate::net::{Blame, Net, Pass, Slope, Turned, chance_of, exp, shares};

/// How far answers may become more or less likely before a batch leaves them alone.
const CLIP: f32 = 0.2;

/// How an update is made.
#[derive(Clone, Copy)]
pub struct Manner {
    /// So many steps are looked at together.
    pub batch: usize,
    /// How much it is worth to stay undecided.
    pub entropy: f32,
    /// How far each step down the slope goes.
    pub rate: f32,
}

/// What an update came to, on average of all steps.
#[derive(Clone, Copy, Default, Debug)]
pub struct Came {
    /// How undecided the net was.
    pub entropy: f32,
    /// How far its answers moved (Kullback and Leibler).
    pub moved: f32,
    /// Which share of what the game came to the value had foreseen.
    pub foreseen: f32,
}

/// What a thread sums up beside the slope.
#[derive(Clone, Copy, Default)]
struct Sums {
    entropy: f64,
    moved: f64,
}

/// Changes the net by all these steps once.
pub fn update(
    net: &mut Net,
    adam: &mut Adam,
    slopes: &mut [Slope],
    played: &[Steps],
    cells: usize,
    manner: Manner,
    chance: &mut Fast,
) -> Came {
    let places = |(which, steps): (usize, &Steps)| (0..steps.all.len()).map(move |at| (which, at));
    let mut order: Vec<(usize, usize)> = played.iter().enumerate().flat_map(places).collect();
    if order.is_empty() {
        return Came::default();
    }
    for last in (1..order.len()).rev() {
        order.swap(last, chance.below(last as u32 + 1) as usize);
    }
    let spreads = spreads(played, cells);
    let mut sums = Sums::default();
    for batch in order.chunks(manner.batch) {
        let each = batch.len().div_ceil(slopes.len());
        let parts = batch.chunks(each).chain(std::iter::repeat(&[][..]));
        let (now, turned, spreads) = (&*net, &Turned::of(net), &spreads);
        std::thread::scope(|scope| {
            let task = |(slope, part)| {
                scope.spawn(move || part_back(now, turned, slope, part, played, spreads, manner.entropy))
            };
            let tasks: Vec<_> = slopes.iter_mut().zip(parts).map(task).collect();
            for task in tasks {
                let part = task.join().expect("a thread that learns does not panic");
                sums.entropy += part.entropy;
                sums.moved += part.moved;
            }
        });
        adam.step(net, slopes, 1.0 / batch.len() as f32, manner.rate);
    }
    let count = order.len() as f64;
    let (entropy, moved) = ((sums.entropy / count) as f32, (sums.moved / count) as f32);
    Came { entropy, moved, foreseen: foreseen(played) }
}

/// One thread's part of a batch: sums up its slope.
fn part_back(
    net: &Net,
    turned: &Turned,
    slope: &mut Slope,
    part: &[(usize, usize)],
    played: &[Steps],
    spreads: &[(f32, f32)],
    worth: f32,
) -> Sums {
    slope.clear();
    let (mut pass, mut shared, mut blames) = (Pass::default(), Vec::new(), Vec::new());
    let mut sums = Sums::default();
    for &(which, at) in part {
        let (steps, step) = (&played[which], &played[which].all[at]);
        let seen = steps.seen(at);
        net.weigh(seen, &mut pass);
        shares(&pass.weights, 1.0, &mut shared);
        let (entropy, moved) =
            policy_blames(step, &pass.weights, &shared, spreads[step.cell], worth, &mut blames);
        sums.entropy += f64::from(entropy);
        sums.moved += f64::from(moved);
        let value = (pass.value - step.target).clamp(-2.0, 2.0);
        let win = 0.5 * (chance_of(pass.win) - step.score);
        net.blame(turned, seen, &pass, Blame { weights: &blames, value, win }, slope);
    }
    slope.settle();
    sums
}

/// How the loss changes with each answer's weight; returns how undecided the net is and how far it moved.
fn policy_blames(
    step: &Step,
    weights: &[f32],
    shared: &[f32],
    (mean, spread): (f32, f32),
    worth: f32,
    out: &mut Vec<f32>,
) -> (f32, f32) {
    // The logarithm of a share is its weight less this.
    let most = weights.iter().fold(f32::NEG_INFINITY, |most, &weight| most.max(weight));
    let whole = most - ln(shared.iter().fold(0.0, |most, &share| most.max(share)));
    let entropy: f32 = shared.iter().zip(weights).map(|(share, weight)| share * (whole - weight)).sum();
    let grown = (weights[step.chosen] - whole - step.likely).clamp(-8.0, 8.0);
    let ratio = exp(grown);
    let gain = ((step.gain - mean) / spread).clamp(-6.0, 6.0);
    let enough = if gain > 0.0 { ratio > 1.0 + CLIP } else { ratio < 1.0 - CLIP };
    let pull = if enough { 0.0 } else { gain * ratio };
    out.clear();
    out.extend(shared.iter().zip(weights).enumerate().map(|(at, (share, weight))| {
        let chosen = f32::from(at == step.chosen);
        pull * (share - chosen) + worth * share * (weight - whole + entropy)
    }));
    (entropy, ratio - 1.0 - grown)
}

/// Mean and spread of the gains of each cell, so that all cells count alike, whatever can be won there.
fn spreads(played: &[Steps], cells: usize) -> Vec<(f32, f32)> {
    let mut sums = vec![[0.0f64; 3]; cells];
    for step in played.iter().flat_map(|steps| &steps.all) {
        let gain = f64::from(step.gain);
        for (sum, more) in sums[step.cell].iter_mut().zip([1.0, gain, gain * gain]) {
            *sum += more;
        }
    }
    let spread = |[count, sum, squares]: [f64; 3]| {
        let mean = sum / count.max(1.0);
        let spread = (squares / count.max(1.0) - mean * mean).max(0.0).sqrt();
        (mean as f32, spread.max(0.02) as f32)
    };
    sums.into_iter().map(spread).collect()
}

/// Which share of the targets' spread the values had foreseen.
fn foreseen(played: &[Steps]) -> f32 {
    let [mut count, mut sum, mut squares, mut off] = [0.0f64; 4];
    for step in played.iter().flat_map(|steps| &steps.all) {
        let (target, missed) = (f64::from(step.target), f64::from(step.target - step.value));
        count += 1.0;
        sum += target;
        squares += target * target;
        off += missed * missed;
    }
    let spread = squares - sum * sum / count.max(1.0);
    (1.0 - off / spread.max(1e-9)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Sight;

    /// By how much a small step of each weight changes the loss that the blames are made for.
    #[test]
    fn blames_lead_down_the_loss_that_is_meant() {
        let mut steps = Steps::new([0, 0]);
        steps.push(&Sight::default(), 0, 0, 1, -1.2, 0.0);
        let mut step = steps.all.remove(0);
        step.gain = 0.7;
        let weights = [0.3f32, 0.1, -0.5];
        let loss = |weights: &[f32; 3]| {
            let sum: f64 = weights.iter().map(|&weight| f64::from(weight).exp()).sum();
            let likely = weights.map(|weight| f64::from(weight) - sum.ln());
            let entropy: f64 = -likely.iter().map(|likely| likely.exp() * likely).sum::<f64>();
            -(0.7 - 0.1) / 0.5 * (likely[1] + 1.2).exp() - 0.02 * entropy
        };
        let (mut shared, mut blames) = (Vec::new(), Vec::new());
        shares(&weights, 1.0, &mut shared);
        policy_blames(&step, &weights, &shared, (0.1, 0.5), 0.02, &mut blames);
        for at in 0..3 {
            let (mut up, mut down) = (weights, weights);
            up[at] += 1e-3;
            down[at] -= 1e-3;
            let shown = (loss(&up) - loss(&down)) / 2e-3;
            assert!((shown - f64::from(blames[at])).abs() < 1e-3, "{at}: {shown} against {blames:?}");
        }
    }

    #[test]
    fn gains_are_measured_by_those_of_their_own_cell() {
        let mut steps = Steps::new([0, 0]);
        for (cell, gain) in [(0, 1.0), (0, 3.0), (2, 100.0), (2, 100.0)] {
            steps.push(&Sight::default(), 0, cell, 0, 0.0, 0.0);
            steps.all.last_mut().expect("one was pushed").gain = gain;
        }
        assert_eq!(spreads(&[steps], 3), [(2.0, 1.0), (0.0, 0.02), (100.0, 0.02)]);
    }
}
