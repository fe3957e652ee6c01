//! What POW says about itself.
//!
//! - `info`, `setup`, `team`: before a game; `cards`, `emblem`, `scenery`: what is printed;
//! - `board`, `marks`: what is drawn; `lines`: what is told;
//! - `question`, `choice`, `outline`: what is asked; `reach`, `ways`: places that somebody points at;
//! - `odds`: what may come of it.

mod board;
mod cards;
mod choice;
mod emblem;
mod info;
mod lines;
mod marks;
mod odds;
mod outline;
mod question;
mod reach;
mod scenery;
mod setup;
mod team;
mod teams;
mod ways;

use ::pow::Pow;
use ::pow::ask::{Act, Activate, Answer, Boost, Defend, May, Reroll, UsePower, Whom};
use ::pow::card::Cards;
use ::pow::event::Event;
use ::pow::setup::Setup;
use ::pow::state::{Phase, Side, State};
use content::Diagnostics;
use ledger::Ledger;
use minds::Mind;
use table::{Match, Seat, Why};
use wire::board::Board;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::play::Measure;
use wire::problem::Problem;
use wire::table::Choice;
use wire::teams::{Team, TeamVerdict};
use words::Words;
use words::pow::{Printed, Teller};

use crate::book;
use crate::{Asking, Heard, Line, Look, Reach, Refused, Said, Shown};

impl Shown for Pow {
    type Mind = Mind;

    fn load() -> Result<Cards, Diagnostics> {
        ::pow::card::house()
    }

    fn ledger() -> Result<Ledger, Diagnostics> {
        book::read(
            ("games/pow/ledger/pow.yaml", include_str!("../../../../games/pow/ledger/pow.yaml")),
            &[
                ("games/pow/ledger/pow.fr.yaml", include_str!("../../../../games/pow/ledger/pow.fr.yaml")),
                ("games/pow/ledger/pow.de.yaml", include_str!("../../../../games/pow/ledger/pow.de.yaml")),
            ],
        )
    }

    fn fingerprint(cards: &Cards) -> String {
        cards.fingerprint.clone()
    }

    fn mind(name: &str) -> Option<Mind> {
        name.parse().ok()
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
        team::names(words, cards, setup).0.into()
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

    fn board(look: &Look<Pow>, teller: &Teller<'_>) -> Board {
        Board::Pow(Box::new(board::board(look, teller)))
    }

    fn question(asking: &Asking<Pow>, teller: &Teller<'_>) -> Said {
        question::said(asking, teller)
    }

    fn choice(asking: &Asking<Pow>, teller: &Teller<'_>, answer: Answer) -> Choice {
        choice::choice(asking, teller, answer)
    }

    fn quiet(answer: &Answer) -> bool {
        matches!(
            answer,
            Answer::Act(Act::End)
                | Answer::Activate(Activate::Pass)
                | Answer::Whom(Whom::Nobody)
                | Answer::React(UsePower::None)
                | Answer::Defend(Defend::No)
                | Answer::Boost(Boost::No)
                | Answer::Reroll(Reroll::No)
                | Answer::May(May::No)
        )
    }

    fn refusal(cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn reach(asking: &Asking<Pow>, at: &Reach) -> Result<Vec<Answer>, Refused> {
        reach::answers(asking, at)
    }

    fn odds(asking: &Asking<Pow>, teller: &Teller<'_>, answer: Answer) -> Option<Comparison> {
        odds::comparison(asking, teller, answer)
    }

    fn measure(look: &Look<Pow>, from: u32, to: u32) -> Option<Measure> {
        Self::telling(look, |teller| odds::measure(look, teller, from, to))
    }

    fn lines(look: &Look<Pow>, heard: &[Heard<Pow>], from: usize) -> Vec<Line> {
        Self::telling(look, |teller| lines::lines(look, teller, heard, from))
    }

    fn chapter(look: &Look<Pow>, event: &Event) -> String {
        lines::chapter(look, event)
    }

    fn heading(event: &Event) -> Option<u8> {
        match event {
            // A turn begins with its power phase.
            Event::PhaseBegan { phase: Phase::Power, .. } => Some(1),
            Event::PhaseBegan { .. } => Some(2),
            _ => None,
        }
    }

    fn turn_begins(event: &Event) -> bool {
        matches!(event, Event::Activated { .. })
    }

    fn scored(_state: &State, event: &Event) -> Vec<(Seat, f32)> {
        match event {
            Event::Scored { side, total, .. } => vec![(side.seat(), f32::from(*total))],
            _ => Vec::new(),
        }
    }

    fn scores(state: &State) -> Vec<f32> {
        Side::BOTH.map(|side| f32::from(state.points[side])).into()
    }

    fn ending(look: &Look<Pow>) -> String {
        Self::telling(look, |teller| lines::ending(look, teller))
    }

    fn standing(look: &Look<Pow>) -> String {
        lines::standing(look)
    }

    fn report(game: &Match<Pow>, _seat: Option<Seat>) -> Option<String> {
        // Everybody sees the state (rulings.open-information), so everybody may write all of it down.
        scenario::export(game)
    }
}
