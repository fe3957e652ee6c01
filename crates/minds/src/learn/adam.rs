//! Steps down the slope, each weight at its own pace (Adam). A row that took no part is left as it is.

use crate::net::{ANSWER_ROWS, Net, Rows, SCENE_ROWS, Slope, SlopeRows};

/// How much of the old is kept at each step: of the slope, and of its square.
const KEPT: [f32; 2] = [0.9, 0.999];

/// What is remembered of the slopes so far: their mean and that of their squares, shaped like the net.
pub struct Adam {
    pub scene: [Vec<[f32; crate::net::SCENE]>; 2],
    pub answer: [Vec<[f32; crate::net::ANSWER]>; 2],
    pub dense: [Vec<f32>; 2],
    /// So many steps were taken.
    pub steps: u64,
}

/// How far one step goes.
#[derive(Clone, Copy)]
struct Pace {
    rate: f32,
    /// Added to what is divided by.
    least: f32,
    /// What slopes are multiplied by: they are sums over a batch.
    share: f32,
}

impl Adam {
    /// Nothing is remembered yet.
    pub fn new(net: &Net) -> Adam {
        Adam {
            scene: [vec![[0.0; _]; SCENE_ROWS], vec![[0.0; _]; SCENE_ROWS]],
            answer: [vec![[0.0; _]; ANSWER_ROWS], vec![[0.0; _]; ANSWER_ROWS]],
            dense: [vec![0.0; net.dense.len()], vec![0.0; net.dense.len()]],
            steps: 0,
        }
    }

    /// One step down the sum of all threads' slopes, each thread its part of the rows.
    pub fn step(&mut self, net: &mut Net, slopes: &[Slope], share: f32, rate: f32) {
        self.steps += 1;
        // What the means lack, because they began at 0.
        let lack = KEPT.map(|kept| 1.0 - f64::from(kept).powi(self.steps.min(1 << 20) as i32));
        let root = lack[1].sqrt();
        let pace =
            Pace { rate: (f64::from(rate) * root / lack[0]) as f32, least: (1e-8 * root) as f32, share };
        let threads = slopes.len();
        std::thread::scope(|scope| {
            let scene = parts(&mut net.scene, &mut self.scene, threads);
            let answer = parts(&mut net.answer, &mut self.answer, threads);
            let chunks = net.dense.as_chunks_mut::<64>().0;
            let each = chunks.len().div_ceil(threads);
            let [mean, square] = &mut self.dense;
            let dense = chunks.chunks_mut(each).zip(mean.as_chunks_mut().0.chunks_mut(each));
            let mut dense = dense.zip(square.as_chunks_mut().0.chunks_mut(each)).enumerate();
            for (scene, answer) in scene.into_iter().zip(answer) {
                let dense = dense.next();
                scope.spawn(move || {
                    rows_step(scene, slopes, |slope| &slope.scene, pace);
                    rows_step(answer, slopes, |slope| &slope.answer, pace);
                    let Some((part, ((weights, means), squares))) = dense else { return };
                    for at in 0..weights.len() {
                        let mut sum = [0.0; 64];
                        for slope in slopes {
                            let slope = &slope.dense.as_chunks::<64>().0[part * each + at];
                            (0..64).for_each(|column| sum[column] += slope[column]);
                        }
                        nudge(&mut weights[at], &mut means[at], &mut squares[at], &sum, pace);
                    }
                });
            }
        });
    }
}

/// The rows that one thread changes.
struct Part<'a, const WIDTH: usize> {
    /// The first of them.
    from: usize,
    weights: &'a mut [[f32; WIDTH]],
    learned: &'a mut [bool],
    means: &'a mut [[f32; WIDTH]],
    squares: &'a mut [[f32; WIDTH]],
}

/// Parts the rows among threads.
fn parts<'a, const WIDTH: usize>(
    rows: &'a mut Rows<WIDTH>,
    [means, squares]: &'a mut [Vec<[f32; WIDTH]>; 2],
    threads: usize,
) -> Vec<Part<'a, WIDTH>> {
    let each = rows.all.len().div_ceil(threads);
    let weights = rows.all.chunks_mut(each).zip(rows.learned.chunks_mut(each));
    let kept = means.chunks_mut(each).zip(squares.chunks_mut(each));
    let part = |(number, ((weights, learned), (means, squares)))| Part {
        from: number * each,
        weights,
        learned,
        means,
        squares,
    };
    weights.zip(kept).enumerate().map(part).collect()
}

fn rows_step<'s, const WIDTH: usize>(
    part: Part<WIDTH>,
    slopes: &'s [Slope],
    rows: impl Fn(&'s Slope) -> &'s SlopeRows<WIDTH>,
    pace: Pace,
) {
    for at in 0..part.weights.len() {
        let (mut sum, mut any) = ([0.0; WIDTH], false);
        for slope in slopes {
            let rows = rows(slope);
            if rows.touched[part.from + at] {
                any = true;
                let slope = &rows.all[part.from + at];
                (0..WIDTH).for_each(|column| sum[column] += slope[column]);
            }
        }
        if any {
            part.learned[at] = true;
            nudge(&mut part.weights[at], &mut part.means[at], &mut part.squares[at], &sum, pace);
        }
    }
}

fn nudge<const WIDTH: usize>(
    weights: &mut [f32; WIDTH],
    means: &mut [f32; WIDTH],
    squares: &mut [f32; WIDTH],
    slope: &[f32; WIDTH],
    pace: Pace,
) {
    for column in 0..WIDTH {
        let slope = pace.share * slope[column];
        means[column] = KEPT[0] * means[column] + (1.0 - KEPT[0]) * slope;
        squares[column] = KEPT[1] * squares[column] + (1.0 - KEPT[1]) * slope * slope;
        weights[column] -= pace.rate * means[column] / (squares[column].sqrt() + pace.least);
    }
}
