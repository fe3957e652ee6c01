//! Crisis Protocol at the door.

mod board;
mod cards;
mod choice;
mod emblem;
mod flight;
mod info;
mod lines;
mod marks;
mod odds;
mod outline;
mod question;
mod reach;
mod rosters;
mod setup;
mod teams;

use content::Diagnostics;
use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Effect, May};
use crisis::card::ability::Face;
use crisis::card::{Cards, Edition};
use crisis::dice::Faces;
use crisis::event::Event;
use crisis::movement::Advance;
use crisis::setup::{Setup, SquadPick, TacticPick};
use crisis::state::{Phase, Side, State};
use ledger::Ledger;
use serde::Serialize;
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
use words::crisis::{Printed, Teller};

use crate::book;
use crate::{Asking, Heard, Line, Look, Reach, Refused, Said, Shown};

/// A value of the game as data writes it: `point-of-interest`, `secure`.
fn code(value: &impl Serialize) -> String {
    crate::played::code_of(value)
}

/// The faces of some dice, one code a die, in the order of the book.
fn faces(faces: Faces) -> Vec<String> {
    let each = Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, usize::from(faces[face])));
    each.map(|face| code(&face)).collect()
}

impl Shown for Crisis {
    type Mind = minds::Mind;

    fn load() -> Result<Cards, Diagnostics> {
        ::crisis::card::core(Edition::default())
    }

    fn ledger() -> Result<Ledger, Diagnostics> {
        book::read(
            ("games/crisis/ledger/crisis.yaml", include_str!("../../../../games/crisis/ledger/crisis.yaml")),
            &[
                (
                    "games/crisis/ledger/crisis.fr.yaml",
                    include_str!("../../../../games/crisis/ledger/crisis.fr.yaml"),
                ),
                (
                    "games/crisis/ledger/crisis.de.yaml",
                    include_str!("../../../../games/crisis/ledger/crisis.de.yaml"),
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
        rosters::names(words, cards, setup).0.into()
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

    fn board(look: &Look<Crisis>, teller: &Teller<'_>) -> Board {
        Board::Crisis(Box::new(board::board(look, teller)))
    }

    fn question(asking: &Asking<Crisis>, teller: &Teller<'_>) -> Said {
        question::said(asking, teller)
    }

    fn choice(asking: &Asking<Crisis>, teller: &Teller<'_>, answer: Answer) -> Choice {
        choice::choice(asking, teller, answer)
    }

    fn quiet(answer: &Answer) -> bool {
        matches!(
            answer,
            Answer::Act(Act::EndActivation | Act::EndTurn)
                | Answer::Squad(SquadPick::Done)
                | Answer::Tactics(TacticPick::Done)
                | Answer::Effect(Effect::Pass)
                | Answer::May(May::No)
                | Answer::Advance(Advance::Stay)
                | Answer::Dice(Faces::NONE)
        )
    }

    fn refusal(cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn reach(asking: &Asking<Crisis>, at: &Reach) -> Result<Vec<Answer>, Refused> {
        reach::answers(asking, at)
    }

    fn odds(asking: &Asking<Crisis>, teller: &Teller<'_>, answer: Answer) -> Option<Comparison> {
        odds::comparison(asking, teller, answer)
    }

    fn measure(look: &Look<Crisis>, from: u32, to: u32) -> Option<Measure> {
        Self::telling(look, |teller| odds::measure(look, teller, from, to))
    }

    fn lines(look: &Look<Crisis>, heard: &[Heard<Crisis>], from: usize) -> Vec<Line> {
        Self::telling(look, |teller| lines::lines(look, teller, heard, from))
    }

    fn chapter(look: &Look<Crisis>, event: &Event) -> String {
        lines::chapter(look, event)
    }

    fn heading(event: &Event) -> Option<u8> {
        lines::heading(event)
    }

    fn turn_begins(event: &Event) -> bool {
        matches!(event, Event::ActivationBegan { .. })
    }

    fn scored(_state: &State, event: &Event) -> Vec<(Seat, f32)> {
        match event {
            Event::Scored { total, .. } => {
                Side::BOTH.map(|side| (side.seat(), f32::from(total[side]))).into()
            }
            _ => Vec::new(),
        }
    }

    fn scores(state: &State) -> Vec<f32> {
        Side::BOTH.map(|side| f32::from(state.points[side])).into()
    }

    fn ending(look: &Look<Crisis>) -> String {
        Self::telling(look, |teller| lines::ending(look, teller))
    }

    fn standing(look: &Look<Crisis>) -> String {
        lines::standing(look)
    }

    fn report(game: &Match<Crisis>, _seat: Option<Seat>) -> Option<String> {
        // Everything else is open, but squads that are being chosen are written down for nobody
        // (squad.secret-until-deploy).
        (game.now().state.phase != Phase::Squads).then(|| scenario::export(game)).flatten()
    }
}
