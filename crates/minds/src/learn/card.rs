//! The card that lies beside weights: how they came to be.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use arena::Sizes;
use sha2::{Digest as _, Sha256};

use super::Learner;

/// What the learner does not know itself.
pub struct Card<'a> {
    pub game: &'static str,
    pub eyes: Sizes,
    pub command: &'a str,
    pub threads: usize,
    /// The fingerprint of what was printed: see [`crate::Study::pack`].
    pub pack: &'a str,
    pub weights: &'a [u8],
}

impl Card<'_> {
    /// The card, as YAML.
    pub fn text(&self, learner: &Learner) -> String {
        let past = &learner.past;
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let (year, month, day) = date(seconds / 86_400);
        let mut text = format!(
            "# How these weights came to be. The learner writes this beside them.\n\
             game: {}\ncommand: \"{}\"\ndate: {year:04}-{month:02}-{day:02}\nthreads: {}\nseed: {}\n\
             seconds: {:.0}\ngames: {}\ndecisions: {}\nsteps: {}\n\
             eyes: {{scene: {}, answer: {}}}\nrows: {{scene: {}, answer: {}}}\npack: {}\nweights: {}\n\
             # Of the latest games in learning, where it tries things out: the share that was won.\ncells:\n",
            self.game,
            self.command.replace(['"', '\\'], "'"),
            self.threads,
            past.seed,
            past.seconds,
            past.games,
            past.decisions,
            learner.adam.steps,
            self.eyes.scene.numbers,
            self.eyes.answer.numbers,
            learner.net.scene.learned.iter().filter(|&&learned| learned).count(),
            learner.net.answer.learned.iter().filter(|&&learned| learned).count(),
            if self.pack.is_empty() { "none" } else { self.pack },
            hash(self.weights),
        );
        for cell in &learner.cells {
            writeln!(text, "  {}: {{games: {}, won: {:.3}}}", cell.name, cell.games, cell.rate)
                .expect("a text takes whatever is written");
        }
        text
    }
}

/// What a card calls weights.
pub fn hash(weights: &[u8]) -> String {
    Sha256::digest(weights).iter().fold("sha256-".to_owned(), |text, byte| text + &format!("{byte:02x}"))
}

/// What a card says of something.
pub fn said<'a>(card: &'a str, key: &str) -> Option<&'a str> {
    card.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "))
}

/// The year, month and day that a day since the beginning of 1970 has.
fn date(day: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that a leap day is the last of its year; 400 years have 146,097 days.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month < 3), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let dates = [0, 59, 11_016, 11_017, 20_776].map(date);
        assert_eq!(dates, [(1970, 1, 1), (1970, 3, 1), (2000, 2, 29), (2000, 3, 1), (2026, 11, 19)]);
    }
}
