//! Decks, hands and piles: drawing, discarding, dealing, and decks that run out (chapters "In play, out of play and
//! decks" and "Dealing encounter cards").
//!
//! A deck has no order, so shuffling it is nothing to do: the card on top is drawn by chance when it is needed.

use table::{Flow, RuleId, Seat};

use crate::card::CardId;
use crate::event::Event;
use crate::state::{Bag, Outcome, State};
use crate::{Play, rule, winning};

/// Takes the top card of a deck, if it has one.
fn take_top(
    play: &mut Play,
    deck: fn(&mut State, Seat) -> &mut Bag,
    seat: Seat,
    why: RuleId,
) -> Flow<Option<CardId>> {
    let (cards, weights): (Vec<CardId>, Vec<u32>) = deck(&mut play.state, seat).kinds().unzip();
    if cards.is_empty() {
        return Ok(None);
    }
    let card = cards[play.draw(&weights, why)?];
    deck(&mut play.state, seat).take(card);
    Ok(Some(card))
}

/// A player draws so many cards, going on with the new deck if one had to be formed on the way
/// (zones.player-deck-empty.keep-drawing).
pub fn draw(play: &mut Play, player: Seat, count: usize) -> Flow<()> {
    for _ in 0..count {
        let why = rule!("zones.draw-top");
        let Some(card) = take_top(play, |state, seat| &mut state.player_mut(seat).deck, player, why)? else {
            return Ok(());
        };
        play.state.player_mut(player).hand.add(card);
        play.event(why, |_| Event::Drawn { player, card: Some(card) });
        if play.state.player(player).deck.is_empty() {
            player_deck_ran_out(play, player)?;
        }
    }
    Ok(())
}

/// A card of the hand goes to the discard pile.
pub fn discard_from_hand(play: &mut Play, player: Seat, card: CardId, why: RuleId) {
    let state = play.state.player_mut(player);
    if state.hand.take(card) {
        state.discard.push(card);
        play.event(why, |_| Event::Discarded { player, card });
    }
}

/// The last card has left a player's deck (q.deck-empty-moment): the discard pile becomes the new deck, and its player
/// is dealt an encounter card. With both piles empty that card is dealt once (q.both-piles-empty).
fn player_deck_ran_out(play: &mut Play, player: Seat) -> Flow<()> {
    let state = play.state.player_mut(player);
    let already_dealt = state.without_deck;
    let discarded = std::mem::take(&mut state.discard);
    state.without_deck = discarded.is_empty();
    state.deck.extend(discarded);
    if !state.without_deck {
        play.event(rule!("zones.player-deck-empty.reshuffle"), |_| Event::DeckReformed { player });
    }
    if !already_dealt {
        deal(play, player, rule!("zones.player-deck-empty.penalty"))?;
    }
    Ok(())
}

/// The top card of the encounter deck (zones.top-of-deck-encounter). A deck that runs out is formed anew at once, and if
/// it cannot be, the game is lost (q.both-piles-empty).
fn top_of_encounter_deck(play: &mut Play, why: RuleId) -> Flow<Option<CardId>> {
    let Some(card) = take_top(play, |state, _| &mut state.encounter.deck, Seat(0), why)? else {
        return Ok(None);
    };
    // The card lies in a zone before anything else happens: it must neither be lost nor be shuffled in.
    play.state.encounter.resolving.push(card);
    if play.state.encounter.deck.is_empty() {
        encounter_deck_ran_out(play)?;
    }
    Ok(play.state.encounter.resolving.pop())
}

fn encounter_deck_ran_out(play: &mut Play) -> Flow<()> {
    let encounter = &mut play.state.encounter;
    let discarded = std::mem::take(&mut encounter.discard);
    if discarded.is_empty() {
        return winning::end(play, Outcome::Lost, rule!("zones.encounter-deck-empty.token"));
    }
    encounter.deck.extend(discarded);
    encounter.acceleration_tokens = encounter.acceleration_tokens.saturating_add(1);
    play.event(rule!("zones.encounter-deck-empty.reshuffle"), |state| Event::EncounterDeckReformed {
        tokens: state.encounter.acceleration_tokens,
    });
    Ok(())
}

/// A player is dealt an encounter card, face down and behind those already dealt (dealing.procedure,
/// dealing.queue-order).
pub fn deal(play: &mut Play, player: Seat, why: RuleId) -> Flow<()> {
    if let Some(card) = top_of_encounter_deck(play, rule!("dealing.procedure"))? {
        play.state.player_mut(player).dealt.push(card);
        play.event(why, |_| Event::Dealt { player });
    }
    Ok(())
}
