//! Missions: how long they last and what scores.

use pow::card::{Mission, Scoring};
use words::Message;

use super::Printed;

impl Printed<'_> {
    /// A mission: its name and length, then a line for each way to score.
    pub fn mission(&self, mission: &Mission) -> String {
        let name = self.name(&mission.name);
        let title = Message::new("pow-mission").with("name", name).with("turns", mission.turns);
        let ways = self.scoring(mission).into_iter().map(|way| format!("  {way}"));
        std::iter::once(self.say(&title)).chain(ways).collect::<Vec<String>>().join("\n")
    }

    /// The ways to score in a mission, a phrase each.
    pub fn scoring(&self, mission: &Mission) -> Vec<String> {
        mission.scoring.iter().map(|&way| self.say(&scoring(way))).collect()
    }
}

fn scoring(scoring: Scoring) -> Message {
    let worth = |key: &'static str, points: u8| {
        Message::new(key).with("points", Message::new("pow-points").with("points", points))
    };
    match scoring {
        Scoring::FirstKo(points) => worth("pow-scoring-first-ko", points),
        Scoring::Removed(points) => worth("pow-scoring-removed", points),
        Scoring::ControlAll(points) => worth("pow-scoring-control-all", points),
        Scoring::Held { turns, points } => worth("pow-scoring-held", points).with("turns", turns),
        Scoring::MostAtEnd(points) => worth("pow-scoring-most-at-end", points),
        Scoring::Carried { from_turn, points } => {
            worth("pow-scoring-carried", points).with("turn", from_turn)
        }
        Scoring::CarriedAtEnd(points) => worth("pow-scoring-carried-at-end", points),
    }
}
