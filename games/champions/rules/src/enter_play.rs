//! Entering play (zones.enters-play), whether a card is played, put into play or revealed.

use table::{Flow, Seat};

use crate::card::ability::{Form, Keyword};
use crate::card::{CardId, CardType};
use crate::event::{Event, Spot};
use crate::state::{Counters, InPlay, InPlayId, Phase, Place, Reading};
use crate::timing::{self, Happening};
use crate::{Play, enemy_attack, limits, modifiers, players, revealing, rule, status, zones};

/// How a card enters play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entering {
    /// Which.
    pub card: CardId,
    /// From where.
    pub from: Place,
    /// Under whose control, if not its owner's (ownership.enter-under-owner).
    pub controller: Option<Seat>,
    /// With whom it is engaged, if it is a minion (minions.engage-default).
    pub engaged: Option<Seat>,
    /// What it is attached to.
    pub host: Option<InPlayId>,
    /// Face down, as a minion of this trait.
    pub facedown: Option<u16>,
}

impl Entering {
    /// As its owner's.
    pub fn new(card: CardId, from: Place) -> Entering {
        Entering { card, from, controller: None, engaged: None, host: None, facedown: None }
    }
}

/// A card enters play, ready, with its counters, its threat and its tough card (effects.ready-definition,
/// keywords.uses.enter-with-counters, side-schemes.starting-threat, keywords.toughness). Nothing answers it yet. It stays where
/// it is if a unique card of its title is in play.
///
/// # Errors
/// A stop of the table.
pub(crate) fn enter(play: &mut Play, entering: Entering) -> Flow<Option<InPlay>> {
    let Entering { card, from, controller, engaged, host, facedown } = entering;
    if facedown.is_none() && limits::barred_by_unique(play.scene(), card) {
        return Ok(None);
    }
    if !goes_on(play, &entering)? {
        return Ok(None);
    }
    let Some(owner) = play.state.take(from, card) else { return Ok(None) };
    let players = play.state.started();
    let front = play.content.card(card).front();
    let minion = facedown.is_some() || front.kind == CardType::Minion;
    let engaged = engaged
        .filter(|_| minion)
        .map(|seat| if play.state.is_out(seat) { players::next_player(&play.state, seat) } else { seat });
    // A facedown minion is nobody's to control (ownership.enter-under-owner): it is an enemy.
    let controller = if facedown.is_some() { None } else { controller.or(owner) };
    let entered = play.state.enter(card, owner);
    let id = entered.id;
    (entered.controller, entered.engaged) = (controller, engaged);
    (entered.host, entered.facedown) = (host, facedown);
    if facedown.is_none() {
        entered.threat = front.starting_threat.of(players);
        entered.counters = Counters::entering(&front.text);
    }
    let to = facedown.map_or(Spot::InPlay(id), |of| Spot::Facedown(id, of));
    play.event(rule!("zones.enters-play"), |_| Event::Moved { card: Some(card), from: Spot::Out(from), to });
    play.event(rule!("zones.enters-play"), |_| Event::EnteredPlay { card: id, controller, engaged, host });
    let (threat, counters) =
        play.state.find(id).map_or_else(Default::default, |card| (card.threat, card.counters));
    if threat > 0 {
        play.event(rule!("side-schemes.starting-threat"), |_| Event::ThreatPlaced {
            scheme: id,
            amount: threat,
            now: threat,
        });
    }
    for (counter, now) in counters.iter() {
        play.event(rule!("keywords.uses.enter-with-counters"), |_| Event::CountersChanged {
            card: id,
            counter,
            now,
        });
    }
    // Whatever becomes of it, this is what has entered (timing.response.definition).
    let entered = play.state.find(id).copied();
    if from == Place::Resolving {
        revealing::has_entered(play, id);
    }
    toughness(play, id);
    // The last card of a deck has left it (q.deck-empty-moment).
    zones::ran_out(play, from)?;
    limits::enforce(play)?;
    Ok(entered)
}

/// Before a card enters play, whatever waits for that has its say; whether it enters then (initiating.interrupt-any-step).
/// What answered may have taken it elsewhere, or what it needs.
fn goes_on(play: &mut Play, entering: &Entering) -> Flow<bool> {
    let &Entering { card, from, controller, engaged, host, facedown } = entering;
    if !play.content.awaited.entering || !play.state.has(from, card) {
        return Ok(true);
    }
    let owner = zones::owner(&play.state, from, card);
    let controller = controller.or(owner).filter(|_| facedown.is_none());
    let what = InPlay { controller, engaged, host, facedown, ..InPlay::new(InPlayId::NOT_YET, card, owner) };
    let pending = timing::about_to_happen(play, vec![Happening::Entering { what, from }])?;
    let open = pending.iter().all(|pending| pending.open());
    let hosted = host.is_none_or(|host| play.state.find(host).is_some());
    let controlled = controller.is_none_or(|seat| !play.state.is_out(seat));
    let unique = facedown.is_none() && limits::barred_by_unique(play.scene(), card);
    Ok(open && hosted && controlled && !unique)
}

/// keywords.toughness
pub(crate) fn toughness(play: &mut Play, id: InPlayId) {
    let scene = play.scene();
    let tough = scene
        .state
        .find(id)
        .is_some_and(|card| modifiers::keywords(scene, card).contains(&Keyword::Toughness));
    if tough {
        status::give(play, id, crate::card::ability::Status::Tough);
    }
}

/// An ability puts a card into play: it is neither paid for nor played (initiating.put-into-play.not-played). A minion with
/// quickstrike attacks, then whatever waits for it to enter answers.
///
/// # Errors
/// A stop of the table.
pub(crate) fn put_into_play(play: &mut Play, entering: Entering) -> Flow<Option<InPlay>> {
    let Some(what) = enter(play, entering)? else { return Ok(None) };
    if play.state.phase == Phase::Setup && what.owner.is_none() {
        play.state.encounter.unrevealed.push(what.id);
    }
    quickstrike(play, what.id)?;
    timing::happened(play, vec![Happening::EnterPlay { what }])?;
    Ok(Some(what))
}

/// An ability makes a minion engage a player (minions.stays-engaged); whether it was another one before.
///
/// # Errors
/// A stop of the table.
pub(crate) fn engage(play: &mut Play, id: InPlayId, player: Seat) -> Flow<bool> {
    let scene = play.scene();
    let minion = scene.state.find(id).is_some_and(|card| scene.kind(card) == CardType::Minion);
    let Some(card) = play.state.find_mut(id).filter(|_| minion) else { return Ok(false) };
    if card.engaged.replace(player) == Some(player) {
        return Ok(false);
    }
    play.event(rule!("minions.stays-engaged"), |_| Event::Engaged { minion: id, player });
    quickstrike(play, id)?;
    Ok(true)
}

/// A minion with quickstrike that has engaged a player in hero form attacks at once (keywords.quickstrike,
/// keywords.quickstrike.alter-ego).
///
/// # Errors
/// A stop of the table.
pub(crate) fn quickstrike(play: &mut Play, id: InPlayId) -> Flow<()> {
    let scene = play.scene();
    let Some(card) = scene.state.find(id) else { return Ok(()) };
    let Some(player) = card.engaged else { return Ok(()) };
    let strikes = modifiers::keywords(scene, card).contains(&Keyword::Quickstrike);
    if strikes && scene.form(player) == Form::Hero {
        enemy_attack::attack(play, id, player)?;
    }
    Ok(())
}
