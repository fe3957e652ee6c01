//! The cards that are not in play: one's own hand and piles, and how many the others have.

use arena::Features;
use champions::Champions;
use champions::card::ability::Resources;
use champions::state::{Player, Reading};
use table::{Scene, Seat};

use super::printed::{gist, mark_of, packed, price};
use super::word::{Word, flag, say, steps};

/// So many cards of the top of the discard pile are named.
const NAMED: usize = 10;

/// So many numbers come of it.
pub(super) const NUMBERS: usize = 14;

/// What a seat has and what its partners have.
pub(super) fn look(scene: Scene<Champions>, me: Seat, out: &mut Features) {
    let own = scene.state.player(me);
    let purse = hand(scene, own, out);
    piles(scene, me, own, out);
    let (mut held, mut dealt, mut eliminated) = (0, 0, 0.0);
    for (seat, player) in (0..).map(Seat).zip(&scene.state.players).filter(|(seat, _)| *seat != me) {
        say(out, Word::Partner, [steps(player.hand.len() as i32), u32::from(player.eliminated), 0]);
        held += player.hand.len();
        dealt += player.dealt.len();
        eliminated += flag(scene.state.is_out(seat));
    }
    let Resources { energy, mental, physical, wild } = purse;
    let numbers = [
        own.hand.len() as f32 / 6.0,
        own.deck.len() as f32 / 30.0,
        own.discard.len() as f32 / 30.0,
        own.dealt.len() as f32,
        f32::from(energy) / 4.0,
        f32::from(mental) / 4.0,
        f32::from(physical) / 4.0,
        f32::from(wild) / 2.0,
        f32::from(purse.total()) / 8.0,
        dearest(scene, own) / 4.0,
        flag(own.changed_form),
        held as f32 / 15.0,
        dealt as f32 / 3.0,
        eliminated / 3.0,
    ];
    numbers.into_iter().for_each(|number| out.number(number));
}

/// The cards in hand; the resources that they are good for.
fn hand(scene: Scene<Champions>, own: &Player, out: &mut Features) -> Resources {
    let mut purse = Resources::default();
    for (card, copies) in own.hand.kinds() {
        let printed = scene.printed(card);
        let face = printed.front();
        say(out, Word::Held, [mark_of(scene.content, card), copies, 0]);
        say(out, Word::HeldKind, [face.kind as u32, price(printed), packed(printed.resources)]);
        say(out, Word::HeldDoes, [gist(face), 0, 0]);
        (0..copies).for_each(|_| purse = purse.plus(printed.resources));
    }
    say(out, Word::HandSize, [steps(own.hand.len() as i32), u32::from(own.changed_form), 0]);
    say(out, Word::Purse, [steps(i32::from(purse.total())), 0, 0]);
    purse
}

/// What the dearest card costs that the rest of the hand could pay for.
fn dearest(scene: Scene<Champions>, own: &Player) -> f32 {
    let purse: u8 = own.hand.iter().map(|card| scene.printed(card).resources.total()).sum();
    let costs = own.hand.iter().filter_map(|card| {
        let printed = scene.printed(card);
        printed.cost.filter(|&cost| cost <= purse.saturating_sub(printed.resources.total()))
    });
    costs.max().map_or(0.0, f32::from)
}

fn piles(scene: Scene<Champions>, me: Seat, own: &Player, out: &mut Features) {
    let named = |out: &mut Features, word: Word, cards: &[champions::card::CardId]| {
        for &card in cards {
            say(out, word, [mark_of(scene.content, card), 0, 0]);
        }
    };
    say(out, Word::DeckSize, [steps(own.deck.len() as i32), 0, 0]);
    say(out, Word::Dealt, [own.dealt.len() as u32, scene.state.encounter.boosts.len() as u32, 0]);
    named(out, Word::Discarded, &own.discard[own.discard.len().saturating_sub(NAMED)..]);
    named(out, Word::Turned, &own.turned);
    for (seat, player) in (0..).map(Seat).zip(&scene.state.players) {
        let whose = u32::from(seat == me);
        for &card in &player.playing {
            say(out, Word::Playing, [mark_of(scene.content, card), whose, 0]);
        }
        for &card in &player.paying {
            say(out, Word::Paying, [mark_of(scene.content, card), whose, 0]);
        }
    }
    for card in own.deck.looked_at(me).chain(scene.state.encounter.deck.looked_at(me)) {
        say(out, Word::Turned, [mark_of(scene.content, card), 0, 0]);
    }
}
