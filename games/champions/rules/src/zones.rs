//! Decks, hands and piles: where cards go (chapters "In play, out of play and decks" and "Dealing encounter cards").
//!
//! A deck has an order only as far as it is known to anybody: any other card on top is drawn by chance when it is needed.
//! Every card that goes anywhere goes through here, and is told.

use table::{Flow, RuleId, Seat, fit};

use crate::card::CardId;
use crate::card::ability::Doing;
use crate::event::{Event, Spot};
use crate::state::{Deck, EVERYBODY, Outcome, Place, Reading, State, Stray, Under, bit};
use crate::{Play, modifiers, rule, winning};

/// Puts a card into a place; into a deck it is shuffled, and at an end of one it stays known to whom it was known. A card that
/// lies under another keeps its owner, and so does a player's card in a place of the scenario (ownership.owner-player).
pub(crate) fn put(state: &mut State, place: Place, card: CardId, owner: Option<Seat>, known_by: u8) {
    let of_scenario = matches!(
        place.whole(),
        Place::Nemesis(_)
            | Place::EncounterDeck
            | Place::EncounterDiscard
            | Place::SetAside
            | Place::Resolving
            | Place::Removed
    );
    if let Some(owner) = owner.filter(|_| of_scenario) {
        state.strays.push(Stray { place: place.whole(), card, owner });
    }
    match place {
        Place::Hand(seat) => state.player_mut(seat).hand.add(card),
        Place::Deck(seat) | Place::LookedAt(seat) => {
            let player = state.player_mut(seat);
            player.deck.add(card);
            player.without_deck = false;
        }
        Place::DeckEnd(seat, end) => {
            let player = state.player_mut(seat);
            player.deck.put(end, card, known_by);
            player.without_deck = false;
        }
        Place::Discard(seat) => state.player_mut(seat).discard.push(card),
        Place::Turned(seat) => state.player_mut(seat).turned.push(card),
        Place::Playing(seat) => state.player_mut(seat).playing.push(card),
        Place::Paying(seat) => state.player_mut(seat).paying.push(card),
        Place::Nemesis(seat) => state.player_mut(seat).nemesis.add(card),
        Place::EncounterDeck | Place::Peeked(_) => state.encounter.deck.add(card),
        Place::EncounterDeckEnd(end) => state.encounter.deck.put(end, card, known_by),
        Place::EncounterDiscard => state.encounter.discard.push(card),
        Place::SetAside => state.encounter.set_aside.add(card),
        Place::Resolving => state.encounter.resolving.push(card),
        Place::Under(host) => state.under.push(Under { host, card, owner, facedown: true }),
        Place::Removed => state.encounter.removed.push(card),
    }
}

/// A card goes from one place to another; whether it was there.
pub fn shift(play: &mut Play, from: Place, card: CardId, to: Place, why: RuleId) -> bool {
    let known_by = who_knows(&play.state, from, card);
    let Some(owner) = play.state.take(from, card) else { return false };
    put(&mut play.state, to, card, owner, known_by);
    play.event(why, |_| Event::Moved { card: Some(card), from: Spot::Out(from), to: Spot::Out(to) });
    true
}

/// Who knows a card where it lies, as bits.
fn who_knows(state: &State, place: Place, card: CardId) -> u8 {
    match place.whole() {
        // Players to whom the hand was shown have seen which cards it had, not which of them went where. What players show one another
        // is no part of the journal, so nothing that is replayed may depend on it.
        Place::Hand(seat) | Place::Turned(seat) => bit(seat),
        Place::Deck(seat) => state.player(seat).deck.known_by(card),
        Place::EncounterDeck => state.encounter.deck.known_by(card),
        Place::Under(host) => {
            let such = |under: &&Under| (under.host, under.card) == (host, card);
            let facedown = state.under.iter().find(such).is_some_and(|under| under.facedown);
            if facedown { 0 } else { EVERYBODY }
        }
        _ => EVERYBODY,
    }
}

/// The discard pile of an owner (damage.ally-minion-at-zero).
pub fn discard_pile(owner: Option<Seat>) -> Place {
    owner.map_or(Place::EncounterDiscard, Place::Discard)
}

/// The discard pile that belongs to a deck.
pub fn discard_pile_of(deck: Place) -> Place {
    match deck {
        Place::Deck(seat) => Place::Discard(seat),
        _ => Place::EncounterDiscard,
    }
}

/// The discard pile to which a card goes from where it lies.
pub fn discard_pile_from(state: &State, from: Place, card: CardId) -> Place {
    discard_pile(owner(state, from, card))
}

/// Whose a card is that lies in a place; nobody's if it is the scenario's (ownership.owner-player).
pub fn owner(state: &State, place: Place, card: CardId) -> Option<Seat> {
    match place {
        Place::Hand(seat)
        | Place::Deck(seat)
        | Place::DeckEnd(seat, _)
        | Place::Discard(seat)
        | Place::LookedAt(seat)
        | Place::Turned(seat)
        | Place::Playing(seat)
        | Place::Paying(seat) => Some(seat),
        Place::Under(host) => {
            let under = state.under.iter().find(|under| (under.host, under.card) == (host, card));
            under.and_then(|under| under.owner)
        }
        place => state.stray(place, card),
    }
}

/// The card on top of a deck goes somewhere, if there is one. A deck that runs out by that is formed anew once the card
/// has arrived, so that a discarded card is in the new deck too (q.deck-empty-moment).
pub fn top(play: &mut Play, deck: Place, to: Place, why: RuleId) -> Flow<Option<CardId>> {
    let Some(card) = draw_from(play, deck, why)? else { return Ok(None) };
    shift(play, deck, card, to, why);
    ran_out(play, deck)?;
    Ok(Some(card))
}

/// Which card is on top: the one that is known to lie there (zones.draw-top, zones.top-of-deck-encounter), or any other by
/// chance.
pub(crate) fn draw_from(play: &mut Play, deck: Place, why: RuleId) -> Flow<Option<CardId>> {
    match deck_of(&mut play.state, deck).fixed_top() {
        Some(card) => Ok(Some(card)),
        None => draw_from_rest(play, deck, why),
    }
}

/// Any of the cards of a deck whose order nobody knows.
fn draw_from_rest(play: &mut Play, deck: Place, why: RuleId) -> Flow<Option<CardId>> {
    let (cards, weights): (Vec<CardId>, Vec<u32>) = deck_of(&mut play.state, deck).rest().kinds().unzip();
    if cards.is_empty() {
        return Ok(None);
    }
    Ok(Some(cards[play.draw(&weights, why)?]))
}

/// A player's deck, or the encounter deck.
pub(crate) fn deck_of(state: &mut State, deck: Place) -> &mut Deck {
    match deck {
        Place::Deck(seat) => &mut state.player_mut(seat).deck,
        _ => &mut state.encounter.deck,
    }
}

/// A player looks at so many cards from the top of a deck, and at fewer if it has fewer. They stay where they are, in their
/// order, and that player knows them from now on (effects.search.not-left-zone, q.partial-search).
pub(crate) fn look_at_top(play: &mut Play, player: Seat, deck: Place, count: usize) -> Flow<Vec<CardId>> {
    let why = rule!("effects.search.not-left-zone");
    let count = count.min(deck_of(&mut play.state, deck).len());
    while deck_of(&mut play.state, deck).fixed() < count {
        let next = draw_from_rest(play, deck, why)?;
        deck_of(&mut play.state, deck).fix(next);
    }
    let looked_at = deck_of(&mut play.state, deck);
    looked_at.look(player, count);
    let cards: Vec<CardId> = looked_at.top().take(count).map(|placed| placed.card).collect();
    if !cards.is_empty() {
        play.event(why, |_| Event::LookedAt { player, deck, count: fit(count), cards: cards.clone() });
    }
    Ok(cards)
}

/// Forms a deck anew if a card that has left this place was its last, once what waits for something to be done to it is gone
/// too. Cards that somebody only looks at have not left it (effects.search.not-left-zone).
pub(crate) fn ran_out(play: &mut Play, from: Place) -> Flow<()> {
    match from.whole() {
        Place::Deck(seat) | Place::Turned(seat) if play.state.player(seat).turned.is_empty() => {
            form_anew(play, Place::Deck(seat))
        }
        Place::EncounterDeck => form_anew(play, Place::EncounterDeck),
        _ => Ok(()),
    }
}

/// Forms a deck anew if nothing is left of it.
pub(crate) fn form_anew(play: &mut Play, deck: Place) -> Flow<()> {
    match deck {
        Place::Deck(seat) if play.state.player(seat).deck.is_empty() => player_deck_ran_out(play, seat),
        Place::EncounterDeck if play.state.encounter.deck.is_empty() => encounter_deck_ran_out(play),
        _ => Ok(()),
    }
}

/// A player draws so many cards, going on with the new deck if one had to be formed on the way
/// (zones.player-deck-empty.keep-drawing). A deck of which nothing could be formed when it ran out is formed when a
/// card is drawn and there is something (q.both-piles-empty). A player who cannot draw does not (precedence.cannot-is-absolute).
pub fn draw(play: &mut Play, player: Seat, count: usize) -> Flow<usize> {
    let scene = play.scene();
    if !modifiers::can(scene, scene.identity(player), Doing::Draw) {
        return Ok(0);
    }
    let mut drawn = 0;
    let (deck, hand) = (Place::Deck(player), Place::Hand(player));
    if play.state.player(player).without_deck {
        ran_out(play, deck)?;
    }
    while drawn < count && top(play, deck, hand, rule!("zones.draw-top"))?.is_some() {
        drawn += 1;
    }
    // They count as drawn all at once (zones.draw-simultaneous).
    if drawn > 0 {
        let cards = u8::try_from(drawn).unwrap_or(u8::MAX);
        play.event(rule!("zones.draw-simultaneous"), |_| Event::Drew { player, cards });
    }
    Ok(drawn)
}

/// Cards are discarded from the top of a deck; none from a deck that had to be formed anew
/// (zones.player-deck-empty.stop-discarding, zones.encounter-deck-empty.no-further-discard).
pub fn discard_top(play: &mut Play, deck: Place, count: usize, why: RuleId) -> Flow<Vec<CardId>> {
    let pile = discard_pile_of(deck);
    let left = play.state.cards_in(deck).len();
    let mut discarded = Vec::new();
    for _ in 0..count.min(left) {
        discarded.extend(top(play, deck, pile, why)?);
    }
    Ok(discarded)
}

/// A card of the hand goes to the discard pile.
pub fn discard_from_hand(play: &mut Play, player: Seat, card: CardId, why: RuleId) {
    shift(play, Place::Hand(player), card, Place::Discard(player), why);
}

/// A card of the hand by chance, if there is one.
pub fn random_of(play: &mut Play, cards: &[CardId], why: RuleId) -> Flow<Option<CardId>> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    let kinds: Vec<&[CardId]> = sorted.chunk_by(|one, other| one == other).collect();
    if kinds.is_empty() {
        return Ok(None);
    }
    let weights: Vec<u32> = kinds.iter().map(|copies| fit::<u32>(copies.len())).collect();
    let at = play.draw(&weights, why)?;
    Ok(Some(kinds[at][0]))
}

/// The last card has left a player's deck (q.deck-empty-moment): the discard pile becomes the new deck, and its player
/// is dealt an encounter card. With both piles empty that card is dealt once (q.both-piles-empty).
fn player_deck_ran_out(play: &mut Play, player: Seat) -> Flow<()> {
    if play.state.is_out(player) {
        return Ok(());
    }
    let state = play.state.player_mut(player);
    let already_dealt = state.without_deck;
    let discarded = std::mem::take(&mut state.discard);
    let cards = fit::<u16>(discarded.len());
    state.without_deck = discarded.is_empty();
    state.deck.extend(discarded);
    if cards > 0 {
        play.event(rule!("zones.player-deck-empty.reshuffle"), |_| Event::DeckReformed { player, cards });
    }
    if !already_dealt {
        deal(play, player, rule!("zones.player-deck-empty.penalty"))?;
    }
    Ok(())
}

/// The last card has left the encounter deck. If there is nothing to form a new one of, the game is lost
/// (q.both-piles-empty).
fn encounter_deck_ran_out(play: &mut Play) -> Flow<()> {
    let encounter = &mut play.state.encounter;
    let discarded = std::mem::take(&mut encounter.discard);
    if discarded.is_empty() {
        return winning::end(play, Outcome::Lost, rule!("zones.encounter-deck-empty.token"));
    }
    let cards = fit::<u16>(discarded.len());
    encounter.deck.extend(discarded);
    encounter.acceleration_tokens = encounter.acceleration_tokens.saturating_add(1);
    play.event(rule!("zones.encounter-deck-empty.reshuffle"), |state| Event::EncounterDeckReformed {
        tokens: state.encounter.acceleration_tokens,
        cards,
    });
    Ok(())
}

/// A player is dealt an encounter card, face down and behind those already dealt (dealing.procedure,
/// dealing.queue-order).
pub fn deal(play: &mut Play, player: Seat, why: RuleId) -> Flow<()> {
    let deck = Place::EncounterDeck;
    let Some(card) = draw_from(play, deck, rule!("dealing.procedure"))? else { return Ok(()) };
    play.state.take(deck, card);
    play.state.player_mut(player).dealt.push(card);
    let (from, to) = (Spot::Out(deck), Spot::Dealt(player));
    play.event(why, |_| Event::Moved { card: Some(card), from, to });
    ran_out(play, deck)
}

/// The villain is given a boost card, face down (boost.one-per-activation, boost.hidden-until-flipped).
pub fn give_boost(play: &mut Play, why: RuleId) -> Flow<()> {
    let deck = Place::EncounterDeck;
    let Some(card) = draw_from(play, deck, why)? else { return Ok(()) };
    play.state.take(deck, card);
    play.state.encounter.boosts.push(card);
    play.event(why, |_| Event::Moved { card: Some(card), from: Spot::Out(deck), to: Spot::Boosts });
    ran_out(play, deck)
}
