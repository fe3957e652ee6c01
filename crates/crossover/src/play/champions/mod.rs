//! Marvel Champions in the terminal. Nothing lies on a map: the table is written out, with the hand of whoever reads.

mod legend;

use std::io::Write;

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption, Use};
use champions::card::Cards;
use champions::event::Event;
use champions::players::confer;
use champions::setup::{Setup, SetupError};
use champions::state::{Outcome, State};
use champions_face::voice::{Printed, Teller};
use table::{Match, Scene, Seat, Told, Verdict};
use words::{Message, Players, Words};

use super::comparison;
use super::glyphs::Glyphs;
use super::menu::Group;
use super::named::best;
use super::terminal::{Legend, Seen, Terminal};
use crate::spoken::Known as _;

impl Terminal for Champions {
    const HELP: &'static [&'static str] = &["terminal-play-help-laid", "terminal-play-help-hands"];

    fn fingerprint(cards: &Cards) -> &str {
        &cards.fingerprint
    }

    fn players(words: &Words, cards: &Cards, setup: &Setup, you: Option<Seat>) -> Players {
        Players { names: Champions::PARTS.setups.players(cards, setup, words), you }
    }

    fn is_secret(state: &State, mut people: impl Iterator<Item = Seat>) -> bool {
        // Hands are each player's own, unless they are shown (players.table-talk.allowed).
        people.any(|seat| !state.shown_hands.has(seat))
    }

    fn show_hand(game: &mut Match<Champions>, seat: Seat, shown: bool) -> Option<Verdict> {
        let confers = shown && !game.now().state.shown_hands.has(seat);
        let verdict = if confers { confer(game.now().state) } else { Ok(()) };
        if verdict.is_ok() {
            game.agree(|state| state.shown_hands = state.shown_hands.with(seat, shown));
        }
        Some(verdict)
    }

    fn told(teller: Teller<'_>, heard: &[Told<Event>], from: usize) -> Vec<String> {
        // Cards leave play and change their names, so each line is told by somebody who knows as much as one did then.
        let mut teller = teller.recalling(heard.iter().map(|told| &told.event));
        let mut sentences = Vec::with_capacity(heard.len().saturating_sub(from));
        for (number, told) in heard.iter().enumerate() {
            if number >= from {
                sentences.push(teller.event(told));
            }
            teller.hears(&told.event);
        }
        sentences
    }

    fn unplayable(words: &Words, cards: &Cards, _players: &Players, error: &SetupError) -> String {
        Printed::new(words, cards).setup_error(error)
    }

    fn legend(
        out: &mut impl Write,
        seen: &Seen<Champions>,
        _glyphs: &Glyphs,
        words: &Words,
        teller: &Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()> {
        legend::print(out, seen, words, teller, legend)
    }

    fn round(scene: Scene<Champions>, ask: &Ask) -> Option<u16> {
        match *ask {
            // Each player's turn begins with a look at the table.
            Ask::Turn { player } => Some(scene.state.round * 4 + u16::from(player.0)),
            _ => None,
        }
    }

    fn because(teller: &Teller<'_>, ask: &Ask) -> Option<String> {
        ask.ability().and_then(|ability| teller.printed().effect(ability))
    }

    fn group(_scene: Scene<Champions>, _ask: &Ask, answer: &Answer) -> (Group, i64) {
        (if Champions::PARTS.face.quiet(answer) { Group::Last } else { Group::None }, 0)
    }

    fn far_fetched(answer: &Answer) -> bool {
        // Nobody wonders why a card without powers does not attack, or why another's ability is not due.
        matches!(
            answer,
            Answer::Turn(TurnOption::Attack(_) | TurnOption::Thwart(_) | TurnOption::Action { .. })
                | Answer::Use(_)
        ) && !matches!(answer, Answer::Use(Use::Event { .. }))
    }

    fn odds(
        out: &mut impl Write,
        game: &Match<Champions>,
        setup: &Setup,
        words: &Words,
        _teller: &Teller<'_>,
    ) -> anyhow::Result<bool> {
        comparison::print(out, game, setup, words)
    }

    fn report(game: &Match<Champions>, reader: Option<Seat>) -> Option<String> {
        match reader {
            Some(seat) => Champions::PARTS.script?.export(game, Some(seat)),
            None => scenario::export::<champions_script::ChampionsScript>(game),
        }
    }

    fn card(words: &Words, cards: &Cards, name: &str) -> Option<String> {
        let faces = cards.cards.iter().flat_map(|card| card.faces.iter().map(move |face| (card, face)));
        let named = faces.map(|(card, face)| (card.id.as_str(), words.language().name(&face.name), card));
        best(name, named).map(|card| Printed::new(words, cards).card(card))
    }

    fn ending(words: &Words, state: &State, _teller: &Teller<'_>) -> String {
        // All players win or lose together (players.elimination.shared-result).
        let key = match state.outcome {
            Some(Outcome::Won) => "terminal-champions-won",
            Some(Outcome::Lost) | None => "terminal-champions-lost",
        };
        words.say(&Message::new(key).with("round", state.round))
    }
}
