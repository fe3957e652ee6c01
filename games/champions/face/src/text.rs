//! Marvel Champions in words. Nothing lies on a map: the table is written out, with the hand of whoever reads.

mod legend;

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption, Use};
use champions::card::Cards;
use champions::state::State;
use host::text::{Extent, named};
use host::{Reader, TextBoard};
use table::{Seat, Seats};
use wire::board::Section;
use words::Words;

use crate::ChampionsFace;
use crate::voice::{Printed, teller};

impl TextBoard<Champions> for ChampionsFace {
    fn sections(&self, reader: &Reader<Champions>, extent: Extent) -> Vec<Section> {
        legend::sections(reader, &teller(reader), extent)
    }

    fn far_fetched(&self, answer: &Answer) -> bool {
        // No player wonders why a card without powers does not attack, or why another's ability is not due.
        matches!(
            answer,
            Answer::Turn(TurnOption::Attack(_) | TurnOption::Thwart(_) | TurnOption::Action { .. })
                | Answer::Use(_)
        ) && !matches!(answer, Answer::Use(Use::Event { .. }))
    }

    fn round(&self, reader: &Reader<Champions>, ask: &Ask) -> Option<u16> {
        match *ask {
            // Each player's turn begins with a look at the table.
            Ask::Turn { player } => Some(reader.state.round * 4 + u16::from(player.0)),
            _ => None,
        }
    }

    fn because(&self, reader: &Reader<Champions>, ask: &Ask) -> Option<String> {
        ask.ability().and_then(|ability| teller(reader).printed().effect(ability))
    }

    fn secret(&self, state: &State, people: Seats) -> bool {
        // Hands are each player's own, unless they are shown (players.table-talk.allowed).
        (0..state.started()).map(Seat).any(|seat| people.has(seat) && !state.shown_hands.has(seat))
    }

    fn card(&self, cards: &Cards, name: &str, words: &Words) -> Option<String> {
        let faces = cards.cards.iter().flat_map(|card| card.faces.iter().map(move |face| (card, face)));
        let called = faces.map(|(card, face)| (card.id.as_str(), words.language().name(&face.name), card));
        named::best(name, called).map(|card| Printed::new(words, cards).card(card))
    }
}
