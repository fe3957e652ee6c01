//! Before a game: there are no cards and nothing to choose.

use std::path::PathBuf;

use content::Diagnostics;
use host::choosing::{bots, known_options};
use host::{Player, Printed, Setups};
use skirmish::Skirmish;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::Problem;
use words::{Message, Words};

use crate::SkirmishFace;

impl Printed<Skirmish> for SkirmishFace {
    fn load(&self, _packs: &[PathBuf]) -> Result<(), Diagnostics> {
        Ok(())
    }

    fn fingerprint(&self, (): &()) -> String {
        String::new()
    }

    fn cards(&self, (): &(), _words: &Words) -> Vec<CardHead> {
        Vec::new()
    }

    fn card(&self, (): &(), _kind: &str, _id: &str, _words: &Words) -> Option<CardFace> {
        None
    }
}

impl Setups<Skirmish> for SkirmishFace {
    fn info(&self, (): &(), words: &Words) -> GameInfo {
        GameInfo {
            game: "skirmish".into(),
            name: words.word("skirmish-name"),
            blurb: words.word("skirmish-blurb"),
            least_seats: 2,
            most_seats: 2,
            against: None,
            minutes: 5,
            bots: bots(words, [("random", "skirmish-bot-random", "skirmish-bot-random-blurb")]),
            options: Vec::new(),
            seat_options: Vec::new(),
            starts: Vec::new(),
        }
    }

    fn choose(
        &self,
        (): &(),
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        _words: &Words,
    ) -> Result<(), Problem> {
        seats.iter().map(Vec::as_slice).chain([table]).try_for_each(|chosen| known_options(chosen, &[]))
    }

    fn players(&self, (): &(), (): &(), words: &Words) -> Vec<Player> {
        let side = |letter: &str| words.say(&Message::new("skirmish-side").with("letter", letter));
        Player::apart([side("A"), side("B")])
    }
}
