//! Cards in hand: what they are worth, and which of them are not worth keeping.

use ::champions::Champions;
use ::champions::ask::{Answer, FromHand};
use ::champions::card::{CardId, CardType};
use ::champions::limits::{barred_by_unique, below_max};
use ::champions::player_phase::hand_size;
use ::champions::state::Reading;
use table::{Scene, Seat};

use crate::choose::{best, find};

/// What a hand pays for without other help.
const DEAREST: u8 = 5;

/// What a card in hand is worth beside the resources that it generates. What can't come into play, or costs more than a hand
/// can pay, is worth nothing.
pub(super) fn worth(scene: Scene<Champions>, player: Seat, card: CardId) -> f32 {
    let printed = scene.printed(card);
    let Some(cost) = printed.cost else { return 0.5 };
    let stands = printed.front().kind != CardType::Event;
    let barred = stands && (barred_by_unique(scene, card) || !below_max(scene, card, player, None));
    if barred || cost > DEAREST {
        return 0.0;
    }
    let cost = f32::from(cost);
    match printed.front().kind {
        CardType::Ally => 2.2 + 0.5 * cost,
        CardType::Upgrade | CardType::Support => 2.0 + 0.5 * cost,
        _ => 1.4 + 0.5 * cost,
    }
}

/// At the start, what costs more than half a hand goes back: cards that stay come first.
pub(super) fn mulligan(scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    let most = hand_size(scene, player) as u8 / 2;
    best(options, |option| match option {
        Answer::FromHand(FromHand::Card(card)) => {
            let printed = scene.printed(card);
            let dear = printed.cost.is_some_and(|cost| cost > most);
            if dear || worth(scene, player, card) == 0.0 { 1.0 } else { -1.0 }
        }
        _ => 0.0,
    })
}

/// At the end of the phase, what will never be played makes room; of too many, what is worth least.
pub(super) fn discard(scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    let enough = options.contains(&Answer::FromHand(FromHand::Done));
    let least = best(options, |option| match option {
        Answer::FromHand(FromHand::Card(card)) => -keeping(scene, player, card),
        _ => f32::NEG_INFINITY,
    });
    match options[least] {
        Answer::FromHand(FromHand::Card(card)) if !enough || keeping(scene, player, card) <= 0.0 => least,
        _ => find(options, Answer::FromHand(FromHand::Done)),
    }
}

/// What it is worth to keep a card for the next turn; a card that generates more than one resource is as good as a play.
fn keeping(scene: Scene<Champions>, player: Seat, card: CardId) -> f32 {
    let spare = scene.printed(card).resources.total().saturating_sub(1);
    worth(scene, player, card) + f32::from(spare)
}
