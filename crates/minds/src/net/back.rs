//! The way back: how much each weight has to do with a loss.

use super::lanes::{add, one, one_mut, rows, rows_mut, sum_rows, weighted_rows};
use super::{ANSWER, Active, MEET, Net, Pass, SCENE, Seen, keep};

/// How a loss changes with each weight, summed up over questions.
#[derive(Debug)]
pub struct Slope {
    /// By the rows of scenes.
    pub scene: SlopeRows<SCENE>,
    /// By the rows of answers.
    pub answer: SlopeRows<ANSWER>,
    /// By all other weights.
    pub dense: Vec<f32>,
    active: Active,
}

/// The rows that took part, and how the loss changes with them.
#[derive(Debug)]
pub struct SlopeRows<const WIDTH: usize> {
    /// Of every row; 0 for those that took no part.
    pub all: Vec<[f32; WIDTH]>,
    /// Whether a row took part.
    pub touched: Vec<bool>,
    list: Vec<u16>,
    /// What is not yet in its rows: rows lie far apart, and each is gone to once for many questions.
    waiting: Vec<[f32; WIDTH]>,
    /// Which of them a row waits for, and the link before; the last link of each row; the rows that have any.
    links: Vec<(u32, u32)>,
    last: Vec<u32>,
    rows: Vec<u16>,
}

/// So many wait at most.
const WAITING: usize = 256;
/// No link.
const NONE: u32 = u32::MAX;

impl<const WIDTH: usize> SlopeRows<WIDTH> {
    fn of(count: usize) -> Self {
        SlopeRows {
            all: vec![[0.0; WIDTH]; count],
            touched: vec![false; count],
            list: Vec::new(),
            waiting: Vec::new(),
            links: Vec::new(),
            last: vec![NONE; count],
            rows: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.settle();
        for row in self.list.drain(..).map(usize::from) {
            self.touched[row] = false;
            self.all[row].fill(0.0);
        }
    }

    fn add(&mut self, tokens: &[u16], slope: &[f32; WIDTH]) {
        let which = self.waiting.len() as u32;
        self.waiting.push(*slope);
        for &token in tokens {
            let last = &mut self.last[usize::from(token)];
            if *last == NONE {
                self.rows.push(token);
            }
            self.links.push((*last, which));
            *last = self.links.len() as u32 - 1;
        }
        if self.waiting.len() == WAITING {
            self.settle();
        }
    }

    /// Adds what waits to its rows.
    fn settle(&mut self) {
        let mut named = [0u16; WAITING];
        for token in self.rows.drain(..) {
            let row = usize::from(token);
            if !self.touched[row] {
                self.touched[row] = true;
                self.list.push(token);
            }
            let mut link = std::mem::replace(&mut self.last[row], NONE);
            while link != NONE {
                let mut count = 0;
                while link != NONE && count < WAITING {
                    let (before, which) = self.links[link as usize];
                    named[count] = which as u16;
                    (link, count) = (before, count + 1);
                }
                sum_rows(&self.waiting, &named[..count], &mut self.all[row]);
            }
        }
        self.waiting.clear();
        self.links.clear();
    }
}

impl Slope {
    /// Nothing was summed up yet.
    pub fn of(net: &Net) -> Slope {
        let scene = SlopeRows::of(net.scene.all.len());
        let answer = SlopeRows::of(net.answer.all.len());
        Slope { scene, answer, dense: vec![0.0; net.dense.len()], active: Active::new() }
    }

    /// Nothing is summed up any more.
    pub fn clear(&mut self) {
        self.scene.clear();
        self.answer.clear();
        self.dense.fill(0.0);
    }

    /// All that was added is in its rows.
    pub fn settle(&mut self) {
        self.scene.settle();
        self.answer.settle();
    }
}

/// The weights of the layers, turned: what goes out counts the rows, what comes in the columns. So what goes back is summed
/// up as what goes forward is.
#[derive(Debug)]
pub struct Turned {
    second: Vec<[f32; SCENE]>,
    query: Vec<[f32; SCENE]>,
    gate: Vec<[f32; SCENE]>,
    meet: Vec<[f32; 2 * ANSWER]>,
}

impl Turned {
    /// Turns the weights as they are now.
    pub fn of(net: &Net) -> Turned {
        let (dense, parts) = (&net.dense, &net.parts);
        Turned {
            second: turned(rows::<SCENE>(&dense[parts.second.clone()])),
            query: turned(rows::<MEET>(&dense[parts.query.clone()])),
            gate: turned(rows::<ANSWER>(&dense[parts.gate.clone()])),
            meet: turned(rows::<MEET>(&dense[parts.meet.clone()])),
        }
    }
}

fn turned<const IN: usize, const OUT: usize>(rows: &[[f32; OUT]]) -> Vec<[f32; IN]> {
    (0..OUT).map(|column| std::array::from_fn(|row| rows[row][column])).collect()
}

/// How the loss of one question changes with what the net says of it.
#[derive(Clone, Copy, Debug)]
pub struct Blame<'a> {
    /// With the weight of each answer.
    pub weights: &'a [f32],
    /// With the value.
    pub value: f32,
    /// With the win, before it is squashed.
    pub win: f32,
}

/// Blame so small is passed over: most answers of a question that is as good as decided.
const NO_BLAME: f32 = 2e-5;

impl Net {
    /// Adds to the slope what one question has to do with it, after [`Net::weigh`] made this pass.
    ///
    /// The rows of tokens have it once the slope has settled.
    pub fn blame(&self, turned: &Turned, seen: Seen, pass: &Pass, blame: Blame, slope: &mut Slope) {
        let (dense, parts) = (&self.dense, &self.parts);
        let (mut query, mut gate) = ([0.0f32; MEET], [0.0f32; ANSWER]);
        let mut active = std::mem::take(&mut slope.active);
        let weigh: &[f32; MEET] = one(&dense[parts.weigh.clone()]);
        for ((answer, kept), &blame) in seen.answers().zip(&pass.answers).zip(blame.weights) {
            if blame.abs() < NO_BLAME {
                continue;
            }
            add(one_mut(&mut slope.dense[parts.weigh.clone()]), blame, &kept.meet);
            let mut meet = [0.0f32; MEET];
            for place in 0..MEET {
                meet[place] = if kept.meet[place] > 0.0 { blame * weigh[place] } else { 0.0 };
            }
            add(&mut query, 1.0, &meet);
            let part = parts.meet.clone();
            let mut both = [0.0f32; 2 * ANSWER];
            let layer = &pass.layers[kept.layer.clone()];
            weights_back(&mut slope.dense[part], layer, &meet);
            back(&turned.meet, &meet, &mut active, &mut both);
            // Where the layer is 0, nothing goes back.
            let mut own = [0.0f32; ANSWER];
            for &[(place, number), _] in layer.as_chunks::<2>().0 {
                let place = usize::from(place);
                own[place] = both[place] + both[ANSWER + place] * pass.gate[place];
                gate[place] += both[ANSWER + place] * number;
            }
            let numbers = &pass.answer_numbers[kept.numbers.clone()];
            weights_back(&mut slope.dense[parts.answer.clone()], numbers, &own);
            add(one_mut(&mut slope.dense[parts.answer_bias.clone()]), 1.0, &own);
            slope.answer.add(answer.tokens, &own);
        }

        let mut second = [0.0f32; SCENE];
        for (part, blame, end) in [(&parts.value, blame.value, 0), (&parts.win, blame.win, 1)] {
            weights_back_to_one(&mut slope.dense[part.clone()], &pass.second, blame);
            slope.dense[parts.ends.start + end] += blame;
            add(&mut second, blame, one(&dense[part.clone()]));
        }
        add(one_mut(&mut slope.dense[parts.query_bias.clone()]), 1.0, &query);
        let part = parts.query.clone();
        weights_back(&mut slope.dense[part], &pass.second, &query);
        back(&turned.query, &query, &mut active, &mut second);
        add(one_mut(&mut slope.dense[parts.gate_bias.clone()]), 1.0, &gate);
        let part = parts.gate.clone();
        weights_back(&mut slope.dense[part], &pass.second, &gate);
        back(&turned.gate, &gate, &mut active, &mut second);

        let second = only(&pass.second, &second);
        add(one_mut(&mut slope.dense[parts.second_bias.clone()]), 1.0, &second);
        let mut first = [0.0f32; SCENE];
        let part = parts.second.clone();
        weights_back(&mut slope.dense[part], &pass.first, &second);
        back(&turned.second, &second, &mut active, &mut first);

        let first = only(&pass.first, &first);
        add(one_mut(&mut slope.dense[parts.first_bias.clone()]), 1.0, &first);
        weights_back(&mut slope.dense[parts.numbers.clone()], &pass.numbers, &first);
        slope.scene.add(seen.scene_tokens, &first);
        slope.active = active;
    }
}

/// What is at the places that were not 0; nothing goes back through the others.
fn only<const WIDTH: usize>(active: &Active, slope: &[f32; WIDTH]) -> [f32; WIDTH] {
    let mut kept = [0.0; WIDTH];
    for place in active.iter().map(|&(place, _)| usize::from(place)) {
        kept[place] = slope[place];
    }
    kept
}

/// How the loss changes with a layer's weights.
#[inline]
fn weights_back<const OUT: usize>(slope: &mut [f32], active: &[(u16, f32)], out: &[f32; OUT]) {
    let slope = rows_mut::<OUT>(slope);
    for &(row, number) in active {
        add(&mut slope[usize::from(row)], number, out);
    }
}

/// The same for a layer with one way out.
fn weights_back_to_one(slope: &mut [f32], active: &[(u16, f32)], out: f32) {
    for &(row, number) in active {
        slope[usize::from(row)] += number * out;
    }
}

/// How the loss changes with what comes into a layer, by what it does with what goes out.
#[inline]
fn back<const IN: usize, const OUT: usize>(
    turned: &[[f32; IN]],
    out: &[f32; OUT],
    active: &mut Active,
    back: &mut [f32; IN],
) {
    active.clear();
    keep(out, |number| number != 0.0, active);
    weighted_rows(turned, active, back);
}
