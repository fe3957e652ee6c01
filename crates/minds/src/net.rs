//! A small net: what a seat sees goes in, a weight for each answer and the chance to win come out.
//!
//! The scene is a bag of tokens and some numbers, and goes through two layers (`s`). Each answer is a bag of tokens and some
//! numbers, too (`a`). An answer weighs `w · ReLU(Wq s + W [a; a ∘ g(s)])`; two more values are linear in `s`: what the game
//! will come to by the learner's own reckoning, and how likely it is won.
//!
//! Sums are taken in one order and with no function but + and *, so that all machines agree.

mod back;
mod lanes;
mod sight;
mod squash;

use std::ops::Range;

use arena::Sizes;

pub use back::{Blame, Slope, SlopeRows, Turned};
pub use sight::{Seen, Sight};
pub use squash::{chance_of, exp, shares};

use lanes::{dot, one, rows, sum_rows, weighted_rows};

/// Tokens of scenes fall into so many rows.
pub const SCENE_ROWS: usize = 16384;
/// Tokens of answers fall into so many rows.
pub const ANSWER_ROWS: usize = 8192;
/// How wide the layers of a scene are.
pub const SCENE: usize = 128;
/// How wide the layer of an answer is.
pub const ANSWER: usize = 64;
/// How wide the layer is in which scene and answer meet.
pub const MEET: usize = 64;

/// The rows of all tokens, and which of them were ever learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows<const WIDTH: usize> {
    /// The row of each token.
    pub all: Vec<[f32; WIDTH]>,
    /// Whether a row ever took part in learning. The others say nothing at play.
    pub learned: Vec<bool>,
}

impl<const WIDTH: usize> Rows<WIDTH> {
    /// Takes over what others have learned.
    #[cfg(not(target_arch = "wasm32"))]
    fn take(&mut self, others: &Rows<WIDTH>) {
        for row in (0..others.all.len()).filter(|&row| others.learned[row]) {
            (self.all[row], self.learned[row]) = (others.all[row], true);
        }
    }

    fn zeros(count: usize) -> Self {
        Rows { all: vec![[0.0; WIDTH]; count], learned: vec![false; count] }
    }
}

/// The net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// Rows of the tokens of scenes.
    pub scene: Rows<SCENE>,
    /// Rows of the tokens of answers.
    pub answer: Rows<ANSWER>,
    /// All other weights, one part after the other.
    pub dense: Vec<f32>,
    pub(crate) parts: Parts,
}

/// Where the parts of the dense weights lie. What comes in counts the rows, what goes out the columns.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parts {
    /// How many numbers a scene has.
    pub scene_numbers: usize,
    /// How many numbers an answer has.
    pub answer_numbers: usize,
    pub numbers: Range<usize>,
    pub first_bias: Range<usize>,
    pub second: Range<usize>,
    pub second_bias: Range<usize>,
    pub query: Range<usize>,
    pub query_bias: Range<usize>,
    pub gate: Range<usize>,
    pub gate_bias: Range<usize>,
    pub answer: Range<usize>,
    pub answer_bias: Range<usize>,
    pub meet: Range<usize>,
    pub weigh: Range<usize>,
    pub value: Range<usize>,
    pub win: Range<usize>,
    /// The biases of value and win.
    pub ends: Range<usize>,
    /// All of them, rounded up so that they can be taken sixty-four at a time.
    pub total: usize,
}

impl Parts {
    fn of(sizes: Sizes) -> Parts {
        let mut end = 0;
        let mut next = |count: usize| {
            end += count;
            end - count..end
        };
        let (scene_numbers, answer_numbers) = (sizes.scene.numbers, sizes.answer.numbers);
        let mut parts = Parts {
            scene_numbers,
            answer_numbers,
            numbers: next(scene_numbers * SCENE),
            first_bias: next(SCENE),
            second: next(SCENE * SCENE),
            second_bias: next(SCENE),
            query: next(SCENE * MEET),
            query_bias: next(MEET),
            gate: next(SCENE * ANSWER),
            gate_bias: next(ANSWER),
            answer: next(answer_numbers * ANSWER),
            answer_bias: next(ANSWER),
            meet: next(2 * ANSWER * MEET),
            weigh: next(MEET),
            value: next(SCENE),
            win: next(SCENE),
            ends: next(2),
            total: 0,
        };
        parts.total = parts.ends.end.next_multiple_of(64);
        parts
    }
}

/// Those of a layer's numbers that are not 0, each with its place: what is 0 adds nothing.
pub(crate) type Active = Vec<(u16, f32)>;

/// What a pass through the net comes to; it keeps what the way back needs.
#[derive(Debug)]
pub struct Pass {
    /// One weight for each answer.
    pub weights: Vec<f32>,
    /// What the game is expected to come to.
    pub value: f32,
    /// How likely it is won, before it is squashed: see [`chance_of`].
    pub win: f32,
    numbers: Active,
    first: Active,
    second: Active,
    gate: [f32; ANSWER],
    query: [f32; MEET],
    answers: Vec<Weighed>,
    /// Of all answers, one after the other: those of an answer's own numbers that are not 0.
    answer_numbers: Active,
    /// And of its layer, each place followed by the same one behind the gate.
    layers: Active,
}

/// What is kept of one answer.
#[derive(Debug)]
struct Weighed {
    numbers: Range<usize>,
    layer: Range<usize>,
    meet: [f32; MEET],
}

impl Default for Pass {
    fn default() -> Pass {
        Pass {
            weights: Vec::new(),
            value: 0.0,
            win: 0.0,
            numbers: Vec::new(),
            first: Vec::new(),
            second: Vec::new(),
            gate: [0.0; ANSWER],
            query: [0.0; MEET],
            answers: Vec::new(),
            answer_numbers: Vec::new(),
            layers: Vec::new(),
        }
    }
}

impl Net {
    /// A net that says nothing yet: all weights are 0.
    pub fn zeros(sizes: Sizes) -> Net {
        let parts = Parts::of(sizes);
        let dense = vec![0.0; parts.total];
        Net { scene: Rows::zeros(SCENE_ROWS), answer: Rows::zeros(ANSWER_ROWS), dense, parts }
    }

    /// Takes over what a net of the same sizes has learned; rows that never took part stay as they are.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn take(&mut self, other: Net) {
        self.scene.take(&other.scene);
        self.answer.take(&other.answer);
        self.dense = other.dense;
    }

    /// A net that has not learned anything yet: small weights by chance.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn fresh(sizes: Sizes, seed: u64) -> Net {
        let mut net = Net::zeros(sizes);
        let mut chance = table::Fast::new(seed);
        // The sum of six even draws is nearly normal.
        let mut normal = || {
            let unit = |bits: u64| (bits >> 40) as f32 / (1u64 << 24) as f32 - 0.5;
            (0..6).map(|_| unit(chance.bits())).sum::<f32>() * 1.414
        };
        net.scene.all.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.08 * normal());
        net.answer.all.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.15 * normal());
        let parts = net.parts.clone();
        let mut fill = |part: Range<usize>, inputs: usize, scale: f32| {
            let scale = scale / (inputs.max(1) as f32).sqrt();
            net.dense[part].iter_mut().for_each(|weight| *weight = scale * normal());
        };
        fill(parts.numbers, parts.scene_numbers / 2, 1.0);
        fill(parts.second, SCENE, 1.4);
        fill(parts.query, SCENE, 1.0);
        fill(parts.gate, SCENE, 1.0);
        fill(parts.answer, parts.answer_numbers, 1.0);
        fill(parts.meet, 2 * ANSWER, 1.4);
        fill(parts.weigh, MEET, 0.1);
        fill(parts.value, SCENE, 0.1);
        fill(parts.win, SCENE, 0.1);
        net.dense[parts.gate_bias].fill(1.0);
        net
    }

    /// Whether this net was made for features of these sizes.
    pub fn fits(&self, sizes: Sizes) -> bool {
        self.parts == Parts::of(sizes)
    }

    /// Looks at a scene alone: value and win are said, and no answer is weighed.
    pub fn look(&self, seen: Seen, pass: &mut Pass) {
        let (dense, parts) = (&self.dense, &self.parts);
        let mut layer: [f32; SCENE] = *one(&dense[parts.first_bias.clone()]);
        sum_rows(&self.scene.all, seen.scene_tokens, &mut layer);
        pass.numbers.clear();
        keep(seen.scene_numbers, |number| number != 0.0, &mut pass.numbers);
        weighted_rows(rows(&dense[parts.numbers.clone()]), &pass.numbers, &mut layer);
        pass.first.clear();
        keep(&layer, |number| number > 0.0, &mut pass.first);

        let mut layer: [f32; SCENE] = *one(&dense[parts.second_bias.clone()]);
        weighted_rows(rows(&dense[parts.second.clone()]), &pass.first, &mut layer);
        pass.second.clear();
        keep(&layer, |number| number > 0.0, &mut pass.second);

        let reached = layer.map(|number| number.max(0.0));
        let [value, win] = *one(&dense[parts.ends.clone()]);
        pass.value = value + dot::<SCENE>(one(&dense[parts.value.clone()]), &reached);
        pass.win = win + dot::<SCENE>(one(&dense[parts.win.clone()]), &reached);
        pass.weights.clear();
        pass.answers.clear();
        pass.answer_numbers.clear();
        pass.layers.clear();
    }

    /// Looks at a scene and weighs all answers.
    pub fn weigh(&self, seen: Seen, pass: &mut Pass) {
        self.look(seen, pass);
        let (dense, parts) = (&self.dense, &self.parts);
        pass.query = *one(&dense[parts.query_bias.clone()]);
        weighted_rows(rows(&dense[parts.query.clone()]), &pass.second, &mut pass.query);
        pass.gate = *one(&dense[parts.gate_bias.clone()]);
        weighted_rows(rows(&dense[parts.gate.clone()]), &pass.second, &mut pass.gate);

        let (meet_rows, weigh) = (rows(&dense[parts.meet.clone()]), one(&dense[parts.weigh.clone()]));
        for answer in seen.answers() {
            let numbers = pass.answer_numbers.len();
            keep(answer.numbers, |number| number != 0.0, &mut pass.answer_numbers);
            let numbers = numbers..pass.answer_numbers.len();
            let mut layer: [f32; ANSWER] = *one(&dense[parts.answer_bias.clone()]);
            sum_rows(&self.answer.all, answer.tokens, &mut layer);
            let answer_rows = rows(&dense[parts.answer.clone()]);
            weighted_rows(answer_rows, &pass.answer_numbers[numbers.clone()], &mut layer);

            let from = pass.layers.len();
            pass.layers.resize(from + 2 * ANSWER, (0, 0.0));
            let (both, mut count) = (pass.layers[from..].as_chunks_mut::<2>().0, 0);
            for (place, (number, gate)) in (0u16..).zip(layer.into_iter().zip(pass.gate)) {
                both[count] = [(place, number), (place + ANSWER as u16, number * gate)];
                count += usize::from(number > 0.0);
            }
            pass.layers.truncate(from + 2 * count);
            let layer = from..pass.layers.len();
            let mut meet = pass.query;
            weighted_rows(meet_rows, &pass.layers[layer.clone()], &mut meet);
            meet = meet.map(|number| number.max(0.0));
            pass.weights.push(dot::<MEET>(weigh, &meet));
            pass.answers.push(Weighed { numbers, layer, meet });
        }
    }
}

/// The numbers that are wanted, each with its place. Every one is written down, and the next over those that are not wanted:
/// which are is as good as chance, and a processor that guesses wrong loses more time.
fn keep(layer: &[f32], wanted: impl Fn(f32) -> bool, out: &mut Active) {
    let from = out.len();
    out.resize(from + layer.len(), (0, 0.0));
    let (room, mut count) = (&mut out[from..], 0);
    for (place, &number) in (0u16..).zip(layer) {
        room[count] = (place, number);
        count += usize::from(wanted(number));
    }
    out.truncate(from + count);
}

#[cfg(test)]
mod tests;
