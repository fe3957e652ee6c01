//! Why an answer or a setup is not allowed.

use pow::setup::Problem;
use table::Why;
use words::refusal::{measured, reason};
use words::{Message, Players};

use super::Printed;

impl Printed<'_> {
    /// Why an answer is refused: the rule in short, with the measure where there is one.
    pub fn refusal(&self, why: &Why) -> String {
        measured(self.words, reason(self.words, "pow-why-", why), why)
    }

    /// What is wrong with a setup.
    pub fn problem(&self, problem: &Problem, players: &Players) -> String {
        let message = match problem {
            Problem::UnknownMission(id) => Message::new("pow-problem-unknown-mission").with("id", &**id),
            Problem::UnknownBattlefield(id) => {
                Message::new("pow-problem-unknown-battlefield").with("id", &**id)
            }
            Problem::UnknownCharacter(id) => Message::new("pow-problem-unknown-character").with("id", &**id),
            Problem::Players(count) => Message::new("pow-problem-players").with("count", *count),
            Problem::TeamSize { side, size } => {
                Message::new("pow-problem-team-size").with("team", players.team(*side)).with("size", *size)
            }
            Problem::Levels { side, total, limit } => Message::new("pow-problem-levels")
                .with("team", players.team(*side))
                .with("total", *total)
                .with("limit", *limit),
            Problem::SameTrueName { side, name } => Message::new("pow-problem-same-true-name")
                .with("team", players.team(*side))
                .with("name", &**name),
            Problem::WrongBattlefield { mission, battlefield } => {
                Message::new("pow-problem-wrong-battlefield")
                    .with("mission", &**mission)
                    .with("battlefield", &**battlefield)
            }
        };
        self.words.say(&message)
    }
}
