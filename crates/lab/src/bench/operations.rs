//! How long one operation takes, on average over many.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;

/// What was measured, and how long one of it takes.
#[derive(Clone, Debug, Serialize)]
pub struct Operation {
    /// Its stable name.
    pub name: &'static str,
    /// How long one takes on average.
    pub microseconds: f64,
    /// How many were measured.
    pub count: u64,
    /// How long single ones took, where each was measured by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<Spread>,
}

/// How long single operations took, in microseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spread {
    /// Half of them took no longer.
    pub p50: f64,
    /// 99 in a hundred took no longer.
    pub p99: f64,
    /// The slowest.
    pub max: f64,
}

impl Spread {
    /// Of some times; none of no times.
    fn of(mut times: Vec<Duration>) -> Option<Spread> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        let at = |part: usize| 1e6 * times[last * part / 100].as_secs_f64();
        Some(Spread { p50: at(50), p99: at(99), max: at(100) })
    }
}

/// Does something over and over for about so long. `operate` gets the number of the turn and says how many operations it was.
///
/// # Errors
/// The first that `operate` returns.
pub fn time<T>(
    name: &'static str,
    length: Duration,
    mut operate: impl FnMut(u64) -> anyhow::Result<(u64, T)>,
) -> anyhow::Result<Operation> {
    let started = Instant::now();
    let (mut turns, mut count) = (0, 0);
    loop {
        let (operations, outcome) = operate(turns)?;
        black_box(outcome);
        turns += 1;
        count += operations;
        let elapsed = started.elapsed();
        if elapsed >= length {
            return Ok(Operation {
                name,
                microseconds: 1e6 * elapsed.as_secs_f64() / count.max(1) as f64,
                count,
                spread: None,
            });
        }
    }
}

/// The same where something must be prepared each time that is not measured.
///
/// # Errors
/// The first that `operate` returns.
pub fn time_prepared<I, T>(
    name: &'static str,
    length: Duration,
    mut prepare: impl FnMut(u64) -> I,
    mut operate: impl FnMut(I) -> anyhow::Result<T>,
) -> anyhow::Result<Operation> {
    let started = Instant::now();
    let (mut spent, mut count, mut times) = (Duration::ZERO, 0, Vec::new());
    while count == 0 || started.elapsed() < length {
        let prepared = prepare(count);
        let began = Instant::now();
        let outcome = black_box(operate(prepared)?);
        times.push(began.elapsed());
        spent += times[times.len() - 1];
        drop(outcome);
        count += 1;
    }
    Ok(Operation {
        name,
        microseconds: 1e6 * spent.as_secs_f64() / count as f64,
        count,
        spread: Spread::of(times),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_longer_measures_longer() {
        let length = Duration::from_millis(5);
        let work = |turns: u64| (0..turns).map(|it| black_box(it).wrapping_mul(3)).sum::<u64>();
        let short = time("short", length, |_| Ok((1, work(10)))).expect("nothing fails");
        let long = time("long", length, |_| Ok((1, work(100_000)))).expect("nothing fails");
        assert!(short.microseconds < long.microseconds, "{short:?} {long:?}");
        let prepared = time_prepared("prepared", length, |_| work(100_000), Ok).expect("nothing fails");
        assert!(prepared.microseconds < long.microseconds && prepared.count > 0, "{prepared:?} {long:?}");
        let spread = prepared.spread.expect("each was measured");
        assert!(spread.p50 <= spread.p99 && spread.p99 <= spread.max, "{spread:?}");
    }

    #[test]
    fn a_spread_is_read_off_the_sorted_times() {
        let times = (0..=100).rev().map(Duration::from_micros).collect();
        let spread = Spread::of(times).expect("there are times");
        assert_eq!([spread.p50, spread.p99, spread.max].map(f64::round), [50.0, 99.0, 100.0]);
        assert!(Spread::of(Vec::new()).is_none());
    }
}
