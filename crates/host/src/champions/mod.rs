//! Marvel Champions at the door.

mod board;
mod cards;
mod choice;
mod decks;
mod emblem;
mod exchange;
#[cfg(test)]
mod hidden;
mod info;
mod lines;
mod marks;
mod odds;
mod payment;
mod preview;
mod question;
mod setup;
mod teams;
mod text;

use std::sync::Arc;

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen as Picked, Defend, FromHand, May, Pay, TurnOption, Use};
use champions::card::Cards;
use champions::event::Event;
use champions::setup::Setup;
use champions::state::{Outcome, State};
use content::Diagnostics;
use ledger::Ledger;
use serde::Serialize;
use table::{Entry, Fast, Game as _, Match, Seat, Seats, Why};
use wire::board::Board;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::play::Measure;
use wire::problem::Problem;
use wire::table::Choice;
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::Spoken as _;
use words::Words;
use words::champions::{Printed, Teller};

use crate::{Asking, Heard, Line, Look, Reach, Refused, Said, Shown, book};

/// A value of the game as data writes it: `side-scheme`, `energy`.
fn code(value: &impl Serialize) -> String {
    crate::played::code_of(value)
}

impl Shown for Champions {
    type Mind = minds::Mind;

    fn load() -> Result<Cards, Diagnostics> {
        ::champions::card::core()
    }

    fn ledger() -> Result<Ledger, Diagnostics> {
        book::read(
            (
                "games/champions/ledger/champions.yaml",
                include_str!("../../../../games/champions/ledger/champions.yaml"),
            ),
            &[
                (
                    "games/champions/ledger/champions.fr.yaml",
                    include_str!("../../../../games/champions/ledger/champions.fr.yaml"),
                ),
                (
                    "games/champions/ledger/champions.de.yaml",
                    include_str!("../../../../games/champions/ledger/champions.de.yaml"),
                ),
            ],
        )
    }

    fn fingerprint(cards: &Cards) -> String {
        cards.fingerprint.clone()
    }

    fn mind(name: &str) -> Option<minds::Mind> {
        name.parse().ok()
    }

    fn side(_seats: u8, _seat: Seat) -> u8 {
        // Nobody at the table plays the villain.
        0
    }

    fn info(cards: &Cards, words: &Words) -> GameInfo {
        info::info(cards, words)
    }

    fn choose(
        cards: &Cards,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Setup, Problem> {
        setup::choose(cards, table, seats, words)
    }

    fn plays(cards: &Cards, setup: &Setup, words: &Words) -> Vec<String> {
        decks::names(cards, setup, words)
    }

    fn cards(cards: &Cards, words: &Words) -> Vec<CardHead> {
        cards::heads(cards, words)
    }

    fn card(cards: &Cards, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        cards::face(cards, kind, id, words)
    }

    fn judge_team(cards: &Cards, team: &Team, words: &Words) -> TeamVerdict {
        teams::judge(cards, team, words)
    }

    fn read_team(cards: &Cards, written: &str, words: &Words) -> Option<Result<TeamRead, Problem>> {
        Some(exchange::read(cards, written, words))
    }

    fn write_team(cards: &Cards, team: &Team, words: &Words) -> Option<TeamWritten> {
        Some(exchange::write(cards, team, words))
    }

    fn board(look: &Look<Champions>, teller: &Teller<'_>) -> Board {
        Board::Champions(Box::new(board::board(look, teller)))
    }

    fn question(asking: &Asking<Champions>, teller: &Teller<'_>) -> Said {
        question::said(asking, teller)
    }

    fn claim(look: &Look<Champions>, ask: &Ask) -> Option<(Answer, Said)> {
        Self::telling(look, |teller| question::claim(look, teller, ask))
    }

    fn choice(asking: &Asking<Champions>, teller: &Teller<'_>, answer: Answer) -> Choice {
        choice::choice(asking, teller, answer)
    }

    fn quiet(answer: &Answer) -> bool {
        matches!(
            answer,
            Answer::FromHand(FromHand::Done)
                | Answer::Turn(TurnOption::EndTurn)
                | Answer::Use(Use::Pass)
                | Answer::Defend(Defend::No)
                | Answer::Pay(Pay::Done)
                | Answer::Chosen(Picked::Done)
                | Answer::May(May::No)
        )
    }

    fn refusal(cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn hushed(state: &State) -> Option<Why> {
        ::champions::players::confer(state).err()
    }

    fn open_hands(setup: &Setup) -> Option<Seats> {
        Some(setup.shown_hands())
    }

    fn show_hands(state: &mut State, shown: Seats) {
        state.shown_hands = shown;
    }

    fn reach(_asking: &Asking<Champions>, _at: &Reach) -> Result<Vec<Answer>, Refused> {
        // No question of this game is for a place.
        Err(Refused::NotAsked)
    }

    fn odds(asking: &Asking<Champions>, teller: &Teller<'_>, answer: Answer) -> Option<Comparison> {
        odds::comparison(asking, teller, answer)
    }

    fn measure(_look: &Look<Champions>, _from: u32, _to: u32) -> Option<Measure> {
        // Nothing lies anywhere in inches.
        None
    }

    fn lines(look: &Look<Champions>, heard: &[Heard<Champions>], from: usize) -> Vec<Line> {
        let players = look.players();
        let teller = Self::teller(look.words, look.content, Self::known(look.view), &players);
        let teller = teller.recalling(heard.iter().map(|heard| &heard.told.event));
        lines::lines(look, teller, heard, from)
    }

    fn chapter(look: &Look<Champions>, event: &Event) -> String {
        Self::telling(look, |teller| lines::chapter(look, teller, event))
    }

    fn heading(event: &Event) -> Option<u8> {
        lines::heading(event)
    }

    fn turn_begins(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn scored(_state: &State, event: &Event) -> Vec<(Seat, f32)> {
        // All players win or lose together (players.elimination.shared-result).
        match event {
            Event::GameOver { outcome: Outcome::Won } => (0..4).map(|seat| (Seat(seat), 1.0)).collect(),
            _ => Vec::new(),
        }
    }

    fn scores(state: &State) -> Vec<f32> {
        let won = f32::from(u8::from(state.outcome == Some(Outcome::Won)));
        vec![won; usize::from(state.started())]
    }

    fn ending(look: &Look<Champions>) -> String {
        lines::ending(look)
    }

    fn standing(look: &Look<Champions>) -> String {
        lines::standing(look)
    }

    fn report(game: &Match<Champions>, seat: Option<Seat>) -> Option<String> {
        let seat = seat?;
        let (checkpoint, since) = game.since_checkpoint();
        // What the seat may not know is dealt anew: the file holds a position that the seat could believe in. It goes as
        // far into the step as the seat's own answers lead without chance and without others.
        let mut believed = checkpoint.clone();
        Champions::imagine(game.content(), &mut believed, seat, &mut Fast::new(0));
        let source = table::Source::Script(table::Script::default());
        let mut again = Match::<Champions>::from_state(Arc::clone(game.content()), believed, source);
        for (_, entry) in since {
            match entry {
                Entry::Answer(by, answer) if *by == seat && again.answer(*answer).is_ok() => {}
                _ => break,
            }
        }
        scenario::export(&again)
    }
}
