//! Gotham City Chronicles at the door. Nothing is hidden from anybody (rulings.open-information), so that what a listener
//! sees depends on the language alone.

mod board;
mod cards;
mod choice;
mod emblem;
mod info;
mod lines;
mod looks;
mod marks;
mod names;
mod odds;
mod packs;
mod preview;
mod question;
mod setup;
mod squad;
mod teams;

use content::Diagnostics;
use gotham::Gotham;
use gotham::answer::{
    Act, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, Reinforcement, SkillPick, TilePick,
    Weapon,
};
use gotham::ask::Ask;
use gotham::event::Event;
use gotham::printed::Printed as Content;
use gotham::setup::Setup;
use gotham::state::State;
use ledger::Ledger;
use serde::Serialize;
use table::{Game as _, Match, Scene, Seat, Why};
use wire::board::Board;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::play::Measure;
use wire::problem::Problem;
use wire::table::Choice;
use wire::teams::{Team, TeamVerdict};
use words::Words;
use words::gotham::{Printed, Teller};

use crate::{Asking, Heard, Line, Look, Reach, Refused, Said, Shown, book};

/// State and content, as everybody may look at them.
fn scene<'a>(look: &Look<'a, Gotham>) -> Scene<'a, Gotham> {
    Scene { state: &look.view.state, content: look.content }
}

/// A value of the game as data writes it: `heroes`, `yellow-reroll`.
fn code(value: &impl Serialize) -> String {
    crate::played::code_of(value)
}

impl Shown for Gotham {
    type Mind = minds::Mind;

    fn load() -> Result<Content, Diagnostics> {
        gotham::printed::house()
    }

    fn ledger() -> Result<Ledger, Diagnostics> {
        book::read(
            ("games/gotham/ledger/gotham.yaml", include_str!("../../../../games/gotham/ledger/gotham.yaml")),
            &[
                (
                    "games/gotham/ledger/gotham.fr.yaml",
                    include_str!("../../../../games/gotham/ledger/gotham.fr.yaml"),
                ),
                (
                    "games/gotham/ledger/gotham.de.yaml",
                    include_str!("../../../../games/gotham/ledger/gotham.de.yaml"),
                ),
            ],
        )
    }

    fn fingerprint(content: &Content) -> String {
        content.fingerprint.clone()
    }

    fn mind(name: &str) -> Option<minds::Mind> {
        name.parse().ok()
    }

    fn side(seats: u8, seat: Seat) -> u8 {
        // The villain sits last, and against all others.
        u8::from(seat.0 + 1 == seats)
    }

    fn info(content: &Content, words: &Words) -> GameInfo {
        info::info(content, words)
    }

    fn choose(
        content: &Content,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Setup, Problem> {
        setup::choose(content, table, seats, words)
    }

    fn plays(content: &Content, setup: &Setup, words: &Words) -> Vec<String> {
        names::of_seats(content, setup, words)
    }

    fn cards(content: &Content, words: &Words) -> Vec<CardHead> {
        cards::heads(content, words)
    }

    fn card(content: &Content, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        cards::face(content, kind, id, words)
    }

    fn judge_team(content: &Content, team: &Team, words: &Words) -> TeamVerdict {
        teams::judge(content, team, words)
    }

    fn with_pack(pack: &str) -> Option<Result<Content, Diagnostics>> {
        Some(gotham::printed::with_pack(pack))
    }

    fn pack(setup: &Setup) -> Option<&str> {
        setup.pack.as_deref()
    }

    fn set_pack(setup: &mut Setup, pack: String) {
        setup.pack = Some(pack);
    }

    fn survey_pack(check: &PackCheck, words: &Words) -> Option<PackVerdict> {
        Some(packs::verdict(check, words))
    }

    fn pack_shelf(content: &Content, words: &Words) -> Option<PackShelf> {
        Some(packs::shelf(content, words))
    }

    fn board(look: &Look<Gotham>, teller: &Teller<'_>) -> Board {
        Board::Gotham(Box::new(board::board(look, teller)))
    }

    fn code(ask: &Ask) -> String {
        code(&ask.topic)
    }

    fn question(asking: &Asking<Gotham>, teller: &Teller<'_>) -> Said {
        question::said(asking, teller)
    }

    fn claim(look: &Look<Gotham>, ask: &Ask) -> Option<(Answer, Said)> {
        Self::telling(look, |teller| question::claim(look, teller, ask))
    }

    fn choice(asking: &Asking<Gotham>, teller: &Teller<'_>, answer: Answer) -> Choice {
        choice::choice(asking, teller, answer)
    }

    fn quiet(answer: &Answer) -> bool {
        matches!(
            answer,
            Answer::Act(Act::Pass)
                | Answer::Go(Go::Stop)
                | Answer::Die(DiePick::Done)
                | Answer::Tile(TilePick::End)
                | Answer::Character(CharacterPick::End)
                | Answer::CharacterAct(CharacterAct::Nothing)
                | Answer::May(May::No)
                | Answer::Weapon(Weapon::None)
                | Answer::Drop(DropPick::Done)
                | Answer::Skill(SkillPick::Done)
                | Answer::Reinforcement(Reinforcement::End)
        )
    }

    fn refusal(content: &Content, why: &Why, words: &Words) -> String {
        Printed::new(words, content).refusal(why)
    }

    fn reach(_asking: &Asking<Gotham>, _at: &Reach) -> Result<Vec<Answer>, Refused> {
        // Zones are listed: no question of this game is for a place.
        Err(Refused::NotAsked)
    }

    fn odds(asking: &Asking<Gotham>, teller: &Teller<'_>, answer: Answer) -> Option<Comparison> {
        odds::comparison(asking, teller, answer)
    }

    fn measure(look: &Look<Gotham>, from: u32, to: u32) -> Option<Measure> {
        Self::telling(look, |teller| looks::measure(look, teller, from, to))
    }

    fn lines(look: &Look<Gotham>, heard: &[Heard<Gotham>], from: usize) -> Vec<Line> {
        Self::telling(look, |teller| lines::lines(look, teller, heard, from))
    }

    fn chapter(look: &Look<Gotham>, event: &Event) -> String {
        lines::chapter(look, event)
    }

    fn heading(event: &Event) -> Option<u8> {
        lines::heading(event)
    }

    fn turn_begins(event: &Event) -> bool {
        matches!(event, Event::CampBegan { .. })
    }

    fn scored(state: &State, event: &Event) -> Vec<(Seat, f32)> {
        let Event::Ended { winner } = event else { return Vec::new() };
        let seats = (0..Gotham::seats(state)).map(Seat);
        seats.filter(|&seat| state.camp_of(seat) == *winner).map(|seat| (seat, 1.0)).collect()
    }

    fn scores(state: &State) -> Vec<f32> {
        let won = |seat: Seat| state.winner == Some(state.camp_of(seat));
        (0..Gotham::seats(state)).map(|seat| f32::from(u8::from(won(Seat(seat))))).collect()
    }

    fn ending(look: &Look<Gotham>) -> String {
        lines::ending(look)
    }

    fn standing(look: &Look<Gotham>) -> String {
        lines::standing(look)
    }

    fn report(game: &Match<Gotham>, _seat: Option<Seat>) -> Option<String> {
        // Everybody sees the state (rulings.open-information), so everybody may write all of it down.
        scenario::export(game)
    }
}
