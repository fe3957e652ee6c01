//! What is said of a table as it stands.

use champions::Champions;
use champions::ask::{Answer, Ask};
use champions::card::ability::Stat;
use champions::card::{CardType, Cards};
use champions::modifiers::value;
use champions::state::{Outcome, Reading as _};
use host::{Reader, Voice};
use table::Why;
use words::{Message, Words};

use super::{Printed, teller};
use crate::ChampionsFace;
use crate::board::scenario_name;

impl Voice<Champions> for ChampionsFace {
    fn asked(
        &self,
        reader: &Reader<Champions>,
        ask: &Ask,
        answer: Option<&Answer>,
    ) -> (String, Option<String>) {
        let teller = teller(reader);
        (teller.ask(ask), answer.map(|answer| teller.answer(ask, answer)))
    }

    fn refusal(&self, cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn standing(&self, reader: &Reader<Champions>) -> String {
        if reader.view.round == 0 {
            return Printed::new(reader.words, reader.content).phase(reader.view.phase);
        }
        let scene = reader.scene();
        let villain = scene.state.in_play.iter().find(|card| scene.kind(card) == CardType::Villain);
        let left = villain.and_then(|card| value(scene, card, Stat::RemainingHitPoints));
        let message = Message::new("champions-standing")
            .with("round", reader.view.round)
            .with("scenario", scenario_name(reader))
            .with("left", left.unwrap_or(0));
        reader.words.say(&message)
    }

    fn ending(&self, reader: &Reader<Champions>) -> String {
        let key = match reader.view.outcome {
            Some(Outcome::Won) => "champions-ending-won",
            _ if reader.view.players.iter().all(|player| player.eliminated) => "champions-ending-defeated",
            _ if is_completed(reader) => "champions-ending-completed",
            _ => "champions-ending-lost",
        };
        let message =
            Message::new(key).with("scenario", scenario_name(reader)).with("round", reader.view.round);
        reader.words.say(&message)
    }
}

/// Whether the last stage of the main scheme has reached its target.
fn is_completed(reader: &Reader<Champions>) -> bool {
    let scene = reader.scene();
    let scheme = scene.main_scheme();
    let target = scene.face(scheme).target_threat.map(|target| target.of(scene.state.started()));
    reader.view.scheme_stages_left == 0 && target.is_some_and(|target| scheme.threat >= target)
}
