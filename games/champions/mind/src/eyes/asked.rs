//! What a question is about: its kind, what asks it, the moment, the bill.

use arena::Features;
use champions::Champions;
use champions::ask::Ask;
use champions::card::AbilityId;
use champions::card::ability::Stat;
use champions::state::{InPlayId, Reading};
use champions::timing::{Moment, Side};
use table::{Right, Scene, Seat};

use super::answered::Seen;
use super::board::{name, number, whose};
use super::doings::{Gist, does, form};
use super::printed::mark_of;
use super::word::{Word, say, steps};

/// A question as its answers need it.
#[derive(Clone, Copy)]
pub(super) struct Question {
    /// Its kind.
    pub kind: u32,
    /// Who is asked.
    pub me: Seat,
    /// The ability that asks, as a mark, if one does.
    pub by: u32,
    /// What is done to whatever is chosen: damage, and threat that is removed.
    pub power: (f32, f32),
}

/// Reads a question, with the tokens that each of its answers gets.
pub(super) fn question(scene: Scene<Champions>, ask: &Ask, out: &mut Features, seen: &mut Seen) -> Question {
    let me = ask.prompt().seat;
    let mut power = (0.0, 0.0);
    let mut about = |word: Word, says: [u32; 3]| say(out, word, says);
    let kind = match *ask {
        Ask::Mulligan { .. } => 0,
        Ask::Turn { .. } => 1,
        Ask::Requested { by, .. } => {
            about(Word::About, [2, whose(Some(by), me), 0]);
            2
        }
        Ask::Action { card, .. } => {
            about(Word::For, [mark_of(scene.content, card), 3, 0]);
            3
        }
        Ask::EndOfPhaseDiscard { .. } => 4,
        Ask::Window { side, moment, .. } => {
            let (what, of, amount) = read(scene, moment, me);
            about(Word::About, [5, what * 2 + u32::from(side == Side::After), of]);
            about(Word::Amount, [5, what, steps(amount)]);
            seen.amount = amount as f32;
            5
        }
        Ask::Forced { side, moment, .. } => {
            let (what, of, amount) = read(scene, moment, me);
            about(Word::About, [6, what * 2 + u32::from(side == Side::After), of]);
            seen.amount = amount as f32;
            6
        }
        Ask::Defend { attacker, target, .. } => {
            if let Some(attacker) = scene.state.find(attacker) {
                let atk = number(scene, attacker, Stat::Atk);
                about(Word::About, [7, name(scene, attacker), whose(Some(target), me)]);
                about(Word::Amount, [7, steps(atk), scene.state.encounter.boosts.len() as u32]);
                seen.amount = atk as f32;
            }
            7
        }
        Ask::Pay { card, cost, any, generated, .. } => {
            let due = cost.total().saturating_add(any);
            let left = due.saturating_sub(generated.total());
            about(Word::For, [card.map_or(0, |card| mark_of(scene.content, card)), 8, 0]);
            about(Word::Bill, [steps(left.into()), steps(generated.total().into()), 0]);
            (seen.cost, seen.left) = (f32::from(due), f32::from(left));
            8
        }
        Ask::Declare { .. } => 9,
        Ask::Choose { right, least, most, .. } => {
            let right = match right {
                Right::Own => 0,
                Right::ForScenario => 1,
                Right::Order => 2,
            };
            about(Word::About, [10, right, u32::from(least) * 16 + u32::from(most.min(15))]);
            10
        }
        Ask::PutNext { .. } => 11,
        Ask::Target { by, .. } => {
            if let Some(by) = scene.state.find(by) {
                power = (number(scene, by, Stat::Atk) as f32, number(scene, by, Stat::Thw) as f32);
                about(Word::About, [12, name(scene, by), 0]);
            }
            12
        }
        Ask::ChoosePlayer { .. } => 13,
        Ask::ChooseOne { .. } => 14,
        Ask::May { .. } => 15,
        Ask::Divide { left, .. } => {
            power = (1.0, 1.0);
            seen.amount = f32::from(left);
            16
        }
        Ask::Order { .. } => 17,
        Ask::TooMany { .. } => 18,
    };
    let by = ask.ability().map_or(0, |id| ability_mark(scene, id));
    if let Some(ability) = ask.ability().and_then(|id| scene.content.ability(id)) {
        let gist = Gist::of(ability);
        say(out, Word::AskedBy, [by, kind, 0]);
        does(out, Word::AskedDoes, &ability.steps);
        seen.gist = gist;
        if kind == 10 {
            power = (gist.damage, gist.thwart);
        }
    }
    say(out, Word::Asked, [kind, 0, 0]);
    Question { kind, me, by, power }
}

/// An ability as a mark: that of its card, and its place.
pub(super) fn ability_mark(scene: Scene<Champions>, id: AbilityId) -> u32 {
    mark_of(scene.content, id.card).wrapping_add(u32::from(id.face) * 8 + u32::from(id.place.min(7)))
}

/// A moment: what happens, about what, and how much.
fn read(scene: Scene<Champions>, moment: Moment, me: Seat) -> (u32, u32, i32) {
    let of = |id: InPlayId| {
        let card = scene.state.find(id);
        card.map_or(0, |card| name(scene, card).wrapping_add(whose(card.controller, me)))
    };
    match moment {
        Moment::Attack { by } => (0, of(by), 0),
        Moment::Scheme { by } => (1, of(by), 0),
        Moment::Thwart { by } => (2, of(by), 0),
        Moment::Defence { by } => (3, of(by), 0),
        Moment::Damage { to, amount } => (4, of(to), amount.into()),
        Moment::Threat { at, amount } => (5, of(at), amount.into()),
        Moment::Defeat { what } => (6, of(what), 0),
        Moment::Entering { card } => (7, card.map_or(0, |card| mark_of(scene.content, card)), 0),
        Moment::EnterPlay { what } => (8, of(what), 0),
        Moment::Play { card } => (9, mark_of(scene.content, card), 0),
        Moment::Initiate { ability } => (10, ability_mark(scene, ability), 0),
        Moment::Payment { player } => (11, whose(Some(player), me), 0),
        Moment::Reveal { card } => (12, mark_of(scene.content, card), 0),
        Moment::FormChange { player } => {
            (13, whose(Some(player), me) * 4 + form(Some(scene.form(player))), 0)
        }
        Moment::EndOf { of } => (14, of as u32, 0),
    }
}
