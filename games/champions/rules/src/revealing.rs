//! Revealing encounter cards (chapter of that name), and resolving them by their types.

use table::{Flow, Seat};

use crate::card::ability::{Cancel, Keyword, When, Zone};
use crate::card::{AbilityId, CardId, CardType};
use crate::effect::pick::{choose_named, meant};
use crate::effect::{Frame, Origin, perform, tidy};
use crate::enter_play::{self, Entering};
use crate::event::{Event, Spot};
use crate::state::{InPlayId, Place, Reading, Reveal};
use crate::timing::{self, Happening};
use crate::{Play, initiate, modifiers, rule, zones};

/// A player reveals the next of the encounter cards dealt to them (villain-phase.step4.first-player-first).
///
/// # Errors
/// A stop of the table.
pub(crate) fn reveal_dealt(play: &mut Play, player: Seat) -> Flow<()> {
    let card = play.state.player_mut(player).dealt.remove(0);
    play.state.encounter.resolving.push(card);
    play.event(rule!("villain-phase.step4.first-player-first"), |_| Event::Moved {
        card: Some(card),
        from: Spot::Dealt(player),
        to: Spot::Out(Place::Resolving),
    });
    resolve(play, player, card, Zone::EncounterDeck)
}

/// A player reveals a card, wherever it lies (revealing.from-card-effect).
///
/// # Errors
/// A stop of the table.
pub fn reveal(play: &mut Play, player: Seat, from: Place, card: CardId) -> Flow<()> {
    let zone = match from {
        // What was turned up from the top of the encounter deck waits among the cards being resolved.
        Place::EncounterDeck | Place::EncounterDeckEnd(_) => Zone::EncounterDeck,
        Place::Peeked(_) | Place::Resolving => Zone::EncounterDeck,
        Place::EncounterDiscard => Zone::EncounterDiscard,
        Place::SetAside => Zone::SetAside,
        Place::Nemesis(_) => Zone::NemesisSet,
        Place::Hand(_) | Place::Playing(_) | Place::Paying(_) => Zone::Hand,
        Place::Deck(_) | Place::DeckEnd(..) | Place::LookedAt(_) | Place::Turned(_) => Zone::Deck,
        Place::Discard(_) => Zone::Discard,
        Place::Under(_) => Zone::Here,
        Place::Removed => Zone::OutOfGame,
    };
    if from != Place::Resolving {
        if !zones::shift(play, from, card, Place::Resolving, rule!("revealing.procedure")) {
            return Ok(());
        }
        zones::ran_out(play, from)?;
    }
    let player = if play.state.is_out(player) { play.state.first_player } else { player };
    resolve(play, player, card, zone)
}

/// Turns it up and resolves it, keywords and When Revealed included (revealing.procedure); afterwards surge
/// (keywords.surge.finish-first).
fn resolve(play: &mut Play, player: Seat, card: CardId, from: Zone) -> Flow<()> {
    let keywords = modifiers::keywords_revealed(play.scene(), card);
    play.event(rule!("revealing.procedure"), |_| Event::Revealed { player, card });
    let (surge, peril) = (keywords.contains(&Keyword::Surge), keywords.contains(&Keyword::Peril));
    play.state.reveals.push(Reveal { card, player, surge, peril });
    let happening = Happening::Reveal { card, from, player };
    let pending = timing::about_to_happen(play, vec![happening])?;
    let cancelled = pending.first().and_then(|pending| pending.cancelled);
    if cancelled != Some(Cancel::Card) {
        play.deeper(|play| by_type(play, player, card, cancelled))?;
    }
    // What has not gone anywhere else is discarded (revealing.treachery, effects.cancel.treachery).
    zones::shift(play, Place::Resolving, card, Place::EncounterDiscard, rule!("revealing.treachery"));
    if cancelled != Some(Cancel::Card) {
        timing::happened(play, vec![happening])?;
    }
    let revealed = play.state.reveals.pop();
    let again = revealed.is_some_and(|reveal| reveal.surge) && cancelled != Some(Cancel::Card);
    // The player who resolved it, which is not always the one who revealed it (obligations.given-to-linked-player).
    let player = revealed.map_or(player, |reveal| reveal.player);
    if again && !play.state.is_out(player) {
        play.event(rule!("keywords.surge"), |_| Event::Surged { player });
        another(play, player)?;
    }
    Ok(())
}

/// The top card of the encounter deck is revealed too.
fn another(play: &mut Play, player: Seat) -> Flow<()> {
    let why = rule!("keywords.surge.finish-first");
    match zones::top(play, Place::EncounterDeck, Place::Resolving, why)? {
        Some(card) => play.deeper(|play| resolve(play, player, card, Zone::EncounterDeck)),
        None => Ok(()),
    }
}

fn by_type(play: &mut Play, player: Seat, card: CardId, cancelled: Option<Cancel>) -> Flow<()> {
    let kind = play.content.card(card).front().kind;
    let unless_cancelled = |play: &mut Play, you: Seat, id: Option<InPlayId>| match cancelled {
        None => when_revealed(play, you, card, id),
        Some(_) => Ok(()),
    };
    // Whatever its type, a card that is attached to something enters play so (attachments.attach-on-entering).
    if initiate::attaches(play.scene(), card) {
        return attachment(play, player, card, cancelled);
    }
    match kind {
        CardType::Minion => {
            let engaged = Some(engages(play, player, card)?);
            let entering = Entering { engaged, ..Entering::new(card, Place::Resolving) };
            let Some(what) = enter_play::enter(play, entering)? else { return Ok(()) };
            unless_cancelled(play, player, Some(what.id))?;
            enter_play::quickstrike(play, what.id)?;
            timing::happened(play, vec![Happening::EnterPlay { what }])
        }
        CardType::Environment | CardType::SideScheme => {
            let entering = Entering::new(card, Place::Resolving);
            let Some(what) = enter_play::enter(play, entering)? else { return Ok(()) };
            unless_cancelled(play, player, Some(what.id))?;
            timing::happened(play, vec![Happening::EnterPlay { what }])
        }
        CardType::Attachment => attachment(play, player, card, cancelled),
        CardType::Obligation => obligation(play, player, card, cancelled),
        _ => unless_cancelled(play, player, None),
    }
}

/// With whom a minion engages: the player who reveals it or resolves what puts it into play, unless the minion itself says
/// otherwise (minions.engage-default, minions.engage-override).
///
/// # Errors
/// A stop of the table.
pub(crate) fn engages(play: &mut Play, player: Seat, card: CardId) -> Flow<Seat> {
    let Some(says) = &play.content.card(card).front().text.play.engaged else { return Ok(player) };
    let ability = AbilityId { card, face: 0, place: 0 };
    let frame = Frame::new(ability, Origin::Out(Place::Resolving), player);
    let fitting = meant(play.scene(), &frame, says);
    let identity = choose_named(play, &frame, says, fitting)?;
    let other = identity.and_then(|identity| play.state.find(identity)?.controller);
    Ok(other.unwrap_or(player))
}

/// It enters play attached to what it names; if there is no such thing, what it says of that happens, and it is discarded
/// (revealing.attachment, attachments.illegal-discarded).
fn attachment(play: &mut Play, player: Seat, card: CardId, cancelled: Option<Cancel>) -> Flow<()> {
    let text = &play.content.card(card).front().text.play;
    let ability = AbilityId { card, face: 0, place: 0 };
    let mut frame = Frame::new(ability, Origin::Out(Place::Resolving), player);
    let host = initiate::choose_host(play, &frame)?;
    let Some(host) = host else {
        perform(play, &mut frame, &text.otherwise)?;
        tidy(play, &frame);
        return Ok(());
    };
    let entering = Entering { host: Some(host), ..Entering::new(card, Place::Resolving) };
    let minion = play.content.card(card).front().kind == CardType::Minion;
    let engaged = if minion { Some(engages(play, player, card)?) } else { None };
    let entering = Entering { engaged, ..entering };
    let Some(what) = enter_play::enter(play, entering)? else { return Ok(()) };
    if cancelled.is_none() {
        when_revealed(play, player, card, Some(what.id))?;
    }
    enter_play::quickstrike(play, what.id)?;
    timing::happened(play, vec![Happening::EnterPlay { what }])
}

/// It is given to the player of its hero, who decides (obligations.given-to-linked-player). If that hero is out of the game,
/// it is removed and another card revealed in its place (obligations.linked-hero-eliminated, q.obligation-replacement-draw).
fn obligation(play: &mut Play, player: Seat, card: CardId, cancelled: Option<Cancel>) -> Flow<()> {
    let set = play.content.card(card).set;
    let seats = (0..play.state.started()).map(Seat);
    let linked = seats.into_iter().find(|&seat| {
        let identity = play.scene().identity(seat).card;
        set.is_some() && play.content.card(identity).set == set
    });
    let in_game = linked.filter(|&linked| !play.state.is_out(linked));
    if let Some(reveal) = play.state.reveals.last_mut() {
        // Who resolves it has its surge and its peril; what is replaced has none besides (keywords.surge).
        reveal.player = in_game.unwrap_or(player);
        reveal.surge &= in_game == linked;
    }
    match linked {
        Some(linked) if play.state.is_out(linked) => {
            let why = rule!("obligations.linked-hero-eliminated");
            zones::shift(play, Place::Resolving, card, Place::Removed, why);
            another(play, player)
        }
        _ if cancelled.is_some() => Ok(()),
        // Without a linked hero, the player who drew it decides (obligations.no-linked-hero).
        _ => when_revealed(play, linked.unwrap_or(player), card, None),
    }
}

/// A card has entered play; if it is the one that is being revealed, surge and peril that such a card in play has gained
/// count from now on (effects.gain-characteristic).
pub(crate) fn has_entered(play: &mut Play, id: InPlayId) {
    let scene = play.scene();
    let Some(card) = scene.state.find(id) else { return };
    if scene.state.reveals.last().is_none_or(|reveal| reveal.card != card.card) {
        return;
    }
    let keywords = modifiers::keywords(scene, card);
    if let Some(reveal) = play.state.reveals.last_mut() {
        reveal.surge |= keywords.contains(&Keyword::Surge);
        reveal.peril |= keywords.contains(&Keyword::Peril);
    }
}

/// All When Revealed abilities of a card, in order (abilities.when-revealed); one for a form only in that form
/// (abilities.form-word).
///
/// # Errors
/// A stop of the table.
pub(crate) fn when_revealed(play: &mut Play, you: Seat, card: CardId, id: Option<InPlayId>) -> Flow<()> {
    carry_out_all(play, you, card, id, &When::WhenRevealed)
}

/// All abilities of a card with one trigger, in order.
///
/// # Errors
/// A stop of the table.
pub(crate) fn carry_out_all(
    play: &mut Play,
    you: Seat,
    card: CardId,
    id: Option<InPlayId>,
    when: &When,
) -> Flow<()> {
    let cards = play.content;
    let face = id.and_then(|id| play.state.find(id)).map_or(0, |card| card.face);
    // The form when the card is revealed counts, whatever its first ability does to it.
    let form = play.scene().form(you);
    for (place, ability) in cards.card(card).faces[usize::from(face)].abilities() {
        if ability.when.value != *when || ability.form.is_some_and(|of| of != form) {
            continue;
        }
        let origin = match id {
            Some(id) => play.state.find(id).map_or(Origin::Gone(id), |card| Origin::InPlay(*card)),
            None => Origin::Out(Place::Resolving),
        };
        let mut frame = Frame::new(AbilityId { card, face, place }, origin, you);
        initiate::carry_out(play, &mut frame)?;
    }
    Ok(())
}
