//! What a player may answer who is not asked: "I go".

use gotham::Gotham;
use gotham::answer::{Act, Answer};
use gotham::ask::{Ask, Topic};
use gotham::printed::term::Camp;
use gotham::state::{Hero, HeroState};
use host::{Claims, Reader, Wording};
use wire::table::Choice;
use words::Message;

use crate::voice::teller;
use crate::{GothamFace, marks};

/// Any player of an active hero may claim the next action (rulings.heroes-agree): the lead is handed over to who says so.
impl Claims<Gotham> for GothamFace {
    fn claim(&self, reader: &Reader<Gotham>, ask: &Ask) -> Option<(Answer, Wording)> {
        let (state, seat) = (reader.state, reader.seat?);
        let active =
            |hero: &Hero| hero.player == seat.0 && hero.state == HeroState::Active && !hero.is_neutralised();
        if ask.topic != Topic::Act || state.camp_of(seat) != Camp::Heroes || !state.heroes.iter().any(active)
        {
            return None;
        }
        let answer = Answer::Act(Act::HandOver(seat.0));
        let title = Message::new("gotham-claim").with("player", teller(reader).player(ask.seat));
        let choice = Choice {
            answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
            label: reader.words.word("gotham-claim-go"),
            detail: None,
            marks: vec![marks::seat(seat)],
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
