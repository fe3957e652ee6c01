//! Elo figures from the results of many pairs.

use serde::Serialize;

use crate::ladder::Pair;

/// How strong a mind is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The mind.
    pub mind: &'static str,
    /// Its figure; who has 400 more is expected to score ten times as often.
    pub elo: f64,
    /// The lower bound of the 95 % interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The mean of all figures.
const MEAN: f64 = 1500.0;
/// Each pair is taken to have drawn one game more than it played, so that who wins all games has a figure, too.
const PRIOR: f64 = 1.0;
/// So often the figures are set right by each other; far more than it takes.
const ROUNDS: usize = 2000;

/// The figures that make the results the likeliest (Bradley and Terry; a draw is half a win for both), in the order of the
/// minds. None, if there are no pairs.
pub(crate) fn ratings(minds: &[&'static str], pairs: &[Pair]) -> Vec<Elo> {
    if pairs.is_empty() {
        return Vec::new();
    }
    let count = minds.len();
    let place = |name: &str| minds.iter().position(|mind| *mind == name).unwrap_or(0);
    let (mut scored, mut met) = (vec![0.0; count], vec![vec![0.0; count]; count]);
    for pair in pairs {
        let (one, other) = (place(pair.mind), place(pair.against));
        let half = 0.5 * (pair.drawn as f64 + PRIOR);
        scored[one] += pair.won as f64 + half;
        scored[other] += pair.lost as f64 + half;
        let games = (pair.won + pair.drawn + pair.lost) as f64 + PRIOR;
        met[one][other] += games;
        met[other][one] += games;
    }
    let strengths = strengths(&scored, &met);
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / count as f64;
    let spread = spread(&strengths, &met);
    let scale = 400.0 / std::f64::consts::LN_10;
    let elo = |(place, log): (usize, &f64)| {
        let elo = MEAN + scale * (log - mean);
        let reach = 1.96 * scale * spread[place].max(0.0).sqrt();
        Elo { mind: minds[place], elo, low: elo - reach, high: elo + reach }
    };
    logs.iter().enumerate().map(elo).collect()
}

fn strengths(scored: &[f64], met: &[Vec<f64>]) -> Vec<f64> {
    let mut strengths = vec![1.0; scored.len()];
    for _ in 0..ROUNDS {
        for one in 0..scored.len() {
            let expected: f64 =
                met[one].iter().zip(&strengths).map(|(games, other)| games / (strengths[one] + other)).sum();
            if expected > 0.0 {
                strengths[one] = scored[one] / expected;
            }
        }
    }
    strengths
}

/// The variance of each logarithm against the mean of all: the diagonal of the inverse of what the games tell of them, in
/// which the mean is held fast.
fn spread(strengths: &[f64], met: &[Vec<f64>]) -> Vec<f64> {
    let count = strengths.len();
    let told = |one: usize, other: usize| {
        let share = strengths[one] / (strengths[one] + strengths[other]);
        met[one][other] * share * (1.0 - share)
    };
    let mut rows: Vec<Vec<f64>> = (0..count)
        .map(|one| {
            let mut row: Vec<f64> = (0..count).map(|other| 1.0 - told(one, other)).collect();
            row[one] =
                1.0 + (0..count).filter(|&other| other != one).map(|other| told(one, other)).sum::<f64>();
            row.extend((0..count).map(|other| f64::from(u8::from(one == other))));
            row
        })
        .collect();
    // All pivots are positive: the matrix is one of sums of squares.
    for pivot in 0..count {
        let by = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|number| *number /= by);
        let above = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(other, _)| *other != pivot) {
            let times = row[pivot];
            row.iter_mut().zip(&above).for_each(|(number, pivot)| *number -= times * pivot);
        }
    }
    // What holds the mean fast has a share of its own in all of them.
    let mean = 1.0 / (count as f64 * count as f64);
    (0..count).map(|one| rows[one][count + one] - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::Share;

    fn pair(mind: &'static str, against: &'static str, won: u64, drawn: u64, lost: u64) -> Pair {
        Pair { mind, against, won, drawn, lost, share: Share::of(won, won + drawn + lost) }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let elo = ratings(&["a", "b"], &[pair("a", "b", 9_999, 1, 999)]);
        assert!((elo[0].elo - elo[1].elo - 400.0).abs() < 1.0, "{elo:?}");
        assert!((elo[0].elo + elo[1].elo - 3000.0).abs() < 1e-6);
        // Of 11,000 games at ten to one, the difference is known to 0.033 in its logarithm; each has half of that.
        let reach = 1.96 * 0.5 / (11_000.0_f64 * 10.0 / 121.0).sqrt() * 400.0 / std::f64::consts::LN_10;
        assert!((elo[0].high - elo[0].elo - reach).abs() < 0.05, "{elo:?}");
    }

    #[test]
    fn who_never_lost_has_a_figure_and_more_games_make_it_surer() {
        let few = ratings(&["a", "b", "c"], &[pair("a", "b", 8, 0, 0), pair("b", "c", 4, 0, 4)]);
        let many = ratings(&["a", "b", "c"], &[pair("a", "b", 80, 0, 0), pair("b", "c", 40, 0, 40)]);
        assert!(few.iter().chain(&many).all(|elo| elo.elo.is_finite() && elo.low < elo.elo));
        assert!(few[0].elo > few[1].elo && (few[1].elo - few[2].elo).abs() < 1e-6, "{few:?}");
        assert!(many[2].high - many[2].low < few[2].high - few[2].low);
        assert!(ratings(&["a"], &[]).is_empty());
    }
}
