//! What a load has shown.

use std::time::Duration;

use serde::Serialize;

use crate::Played;

/// The figures of a load.
#[derive(Serialize, Debug)]
pub struct Figures {
    /// How many tables there were.
    pub tables: u32,
    /// How many sockets.
    pub sockets: u32,
    /// At how many tables nobody lost the connection or met a problem.
    pub held: u32,
    /// How many games were played to their end.
    pub finished: usize,
    /// How many answers reached the other seat while it was measured.
    pub answers: usize,
    /// How long it was measured.
    pub seconds: f64,
    /// Answers a second.
    pub answers_per_second: f64,
    /// Half of the answers reached the other seat in this time.
    pub p50_ms: f64,
    /// 99 of 100 did.
    pub p99_ms: f64,
    /// All did.
    pub max_ms: f64,
    /// Answers that came too late.
    pub stale: u64,
    /// Connections lost.
    pub lost: u64,
    /// Problems the server should not have had.
    pub problems: usize,
    /// The first of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_problem: Option<String>,
    /// The server's memory at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_mb: Option<f64>,
    /// The most it ever had.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_peak_mb: Option<f64>,
}

impl Figures {
    /// The figures of what each table has played, and of the times from answer to update.
    pub fn of(
        tables: u32,
        played: Vec<Vec<Played>>,
        mut times: Vec<Duration>,
        length: Duration,
        memory: Option<(u64, u64)>,
    ) -> Figures {
        times.sort_unstable();
        let fine = |table: &&Vec<Played>| table.iter().all(|seat| seat.lost == 0 && seat.problems.is_empty());
        let held = played.iter().filter(fine).count();
        let all = || played.iter().flatten();
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        Figures {
            tables,
            sockets: tables * 2,
            held: u32::try_from(held).unwrap_or(u32::MAX),
            // Both seats see the end.
            finished: all().filter(|seat| seat.over).count() / 2,
            answers: times.len(),
            seconds: length.as_secs_f64(),
            answers_per_second: times.len() as f64 / length.as_secs_f64(),
            p50_ms: percentile(&times, 50),
            p99_ms: percentile(&times, 99),
            max_ms: percentile(&times, 100),
            stale: all().map(|seat| seat.stale).sum(),
            lost: all().map(|seat| seat.lost).sum(),
            problems: all().map(|seat| seat.problems.len()).sum(),
            first_problem: all().find_map(|seat| seat.problems.first().cloned()),
            memory_mb: memory.map(|(now, _)| megabytes(now)),
            memory_peak_mb: memory.map(|(_, most)| megabytes(most)),
        }
    }

    /// Whether every table was held, and something was measured.
    pub fn went_well(&self) -> bool {
        self.held == self.tables && self.answers > 0
    }
}

/// The time below which so many of a hundred are (the nearest rank), in milliseconds.
pub(crate) fn percentile(sorted: &[Duration], hundredths: usize) -> f64 {
    let rank = (sorted.len() * hundredths).div_ceil(100).saturating_sub(1);
    sorted.get(rank).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_nearest_ranks() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!([1, 50, 99, 100].map(|part| percentile(&times, part)), [2.0, 100.0, 198.0, 200.0]);
        assert_eq!(percentile(&times[..1], 99), 1.0);
        assert_eq!(percentile(&[], 99), 0.0);
    }

    #[test]
    fn a_table_is_held_when_neither_seat_was_lost() {
        let fine =
            || vec![Played { over: true, ..Played::default() }, Played { over: true, ..Played::default() }];
        let lost = vec![Played { lost: 1, ..Played::default() }, Played::default()];
        let figures = Figures::of(3, vec![fine(), lost, fine()], Vec::new(), Duration::from_secs(1), None);
        assert_eq!((figures.held, figures.finished, figures.lost), (2, 2, 1));
        assert!(!figures.went_well());
    }
}
