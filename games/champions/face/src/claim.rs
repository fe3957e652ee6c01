//! Who would like to act on another player's turn says so, and is asked (player-phase.turn.offer-action).

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption};
use host::{Claims, Reader, Wording};
use wire::table::Choice;
use words::Message;

use crate::ChampionsFace;
use crate::voice::teller;

impl Claims<Champions> for ChampionsFace {
    fn claim(&self, reader: &Reader<Champions>, ask: &Ask) -> Option<(Answer, Wording)> {
        let (seat, Ask::Turn { player }) = (reader.seat?, *ask) else { return None };
        let answer = Answer::Turn(TurnOption::Request(seat));
        let title = Message::new("champions-claim").with("player", teller(reader).player(player));
        let choice = Choice {
            answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
            label: reader.words.word("champions-claim-act"),
            detail: None,
            marks: Vec::new(),
            checks: Vec::new(),
            odds: None,
            previews: Vec::new(),
            quiet: true,
            rank: wire::table::Rank::Main,
        };
        let wording =
            Wording { title: reader.words.say(&title), choices: vec![choice], ..Wording::default() };
        Some((answer, wording))
    }
}
