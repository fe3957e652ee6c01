//! Steps that move cards about: discarding, searching, looking, putting into play, revealing.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use super::perform::{Done, bind_cards};
use super::pick::{Aim, how_many, is_hidden, pick};
use super::{Frame, Origin};
use crate::ask::{Ask, Chosen};
use crate::card::ability::{Amount, Binding, Cards, End, Pick, Zone};
use crate::card::{AbilityId, CardId};
use crate::enter_play::{self, Entering};
use crate::event::{Event, Spot};
use crate::leave_play;
use crate::modifiers::{self, fits_printed};
use crate::revealing;
use crate::state::{EVERYBODY, InPlayId, Place, Reading, State, Thing};
use crate::{Champions, Play, initiate, limits, rule, zones};

/// Cards go to their owners' discard piles.
pub(super) fn discard(play: &mut Play, frame: &mut Frame, what: &Pick, bind: Option<Binding>) -> Flow<Done> {
    if let Pick::Top { of, count } = what {
        let wanted = how_many(play.scene(), frame, count.as_ref());
        let discarded = discard_top(play, frame, *of, wanted)?;
        let full = wanted > 0 && discarded.len() == wanted;
        bind_cards(frame, bind, discarded);
        return Ok(full.into());
    }
    let things = pick(play, frame, what, Aim::Else)?;
    let wanted = things.len();
    if things.contains(&frame.this()) {
        frame.look_a_last_time(play.scene());
    }
    let mut discarded = Vec::new();
    for thing in things {
        match thing {
            Thing::InPlay(id) => {
                let Some(card) = play.state.find(id).copied() else { continue };
                if leave_play::discard(play, id, rule!("zones.leaves-play"))? {
                    discarded.push(Thing::Out(zones::discard_pile(card.owner), card.card));
                }
            }
            Thing::Out(from, card) => {
                let pile = zones::discard_pile_from(&play.state, from, card);
                if zones::shift(play, from, card, pile, rule!("zones.out-of-play")) {
                    discarded.push(Thing::Out(pile, card));
                    // It may have been the last card of a deck (q.deck-empty-moment).
                    zones::ran_out(play, from)?;
                }
            }
        }
    }
    let full = wanted > 0 && discarded.len() == wanted;
    bind_cards(frame, bind, discarded);
    Ok(full.into())
}

/// Discards so many cards from the top of a deck; none from a deck that had to be formed anew while this ability discarded
/// from it (zones.player-deck-empty.stop-discarding, zones.encounter-deck-empty.no-further-discard).
pub(super) fn discard_top(play: &mut Play, frame: &mut Frame, of: Zone, count: usize) -> Flow<Vec<Thing>> {
    let mut things = Vec::new();
    for deck in modifiers::places(play.scene(), frame.voice(), of, None) {
        if frame.spent.contains(&deck) {
            continue;
        }
        let before = play.state.cards_in(deck).len();
        let pile = zones::discard_pile_of(deck);
        let discarded = zones::discard_top(play, deck, count, rule!("zones.out-of-play"))?;
        if discarded.len() == before {
            frame.spent.push(deck);
        }
        things.extend(discarded.into_iter().map(|card| Thing::Out(pile, card)));
    }
    Ok(things)
}

/// Discards from the top of a deck until a card fits, which waits in the discard pile for what is done to it, and stays there if
/// nothing is. No card of a deck that had to be formed anew is discarded (zones.encounter-deck-empty.search-fails, zones.encounter-deck-empty.no-further-discard).
pub(super) fn discard_until(
    play: &mut Play,
    frame: &mut Frame,
    of: Zone,
    wanted: &Cards,
    bind: Binding,
) -> Flow<Done> {
    let mut found = Vec::new();
    for deck in modifiers::places(play.scene(), frame.voice(), of, None) {
        if frame.spent.contains(&deck) {
            continue;
        }
        let pile = match deck {
            Place::Deck(seat) => Place::Discard(seat),
            _ => Place::EncounterDiscard,
        };
        let left = play.state.cards_in(deck).len();
        let mut turned = 0;
        for _ in 0..left {
            let why = rule!("zones.encounter-deck-empty.search-fails");
            let Some(card) = zones::draw_from(play, deck, why)? else { break };
            let fits = fits_printed(play.scene(), frame.voice(), wanted, deck, card);
            turned += 1;
            if fits {
                found.push(Thing::Out(pile, card));
                find(play, deck, card, pile, why)?;
                break;
            }
            zones::shift(play, deck, card, pile, why);
            zones::ran_out(play, deck)?;
        }
        if turned == left {
            frame.spent.push(deck);
        }
    }
    let full = !found.is_empty();
    bind_cards(frame, Some(bind), found);
    Ok(full.into())
}

/// What was sought is turned up. It is not shuffled into the new deck, if it was the last card: something is to be done to it.
fn find(play: &mut Play, deck: Place, card: CardId, to: Place, why: RuleId) -> Flow<()> {
    let Some(owner) = play.state.take(deck, card) else { return Ok(()) };
    zones::ran_out(play, deck)?;
    zones::put(&mut play.state, to, card, owner, EVERYBODY);
    play.event(why, |_| Event::Moved { card: Some(card), from: Spot::Out(deck), to: Spot::Out(to) });
    Ok(())
}

/// Only the player who resolves this sees them.
pub(super) fn look_at(play: &mut Play, frame: &mut Frame, what: &Pick, bind: Binding) -> Flow<Done> {
    let things = match what {
        Pick::Top { of, count } => look_at_top(play, frame, *of, count.as_ref())?,
        _ => pick(play, frame, what, Aim::Any)?,
    };
    let full = !things.is_empty();
    bind_cards(frame, Some(bind), things);
    Ok(full.into())
}

/// Looks at so many cards from the top of a deck, and at fewer if it has fewer: they have not left it by that, so it does not
/// run out (effects.search.not-left-zone).
fn look_at_top(play: &mut Play, frame: &mut Frame, of: Zone, count: Option<&Amount>) -> Flow<Vec<Thing>> {
    let count = how_many(play.scene(), frame, count);
    let mut seen = Vec::new();
    for deck in modifiers::places(play.scene(), frame.voice(), of, None) {
        let (player, lies) = match deck {
            Place::Deck(seat) => (seat, Place::LookedAt(seat)),
            _ => {
                let player = frame.asked(&play.state);
                (player, Place::Peeked(player))
            }
        };
        let cards = zones::look_at_top(play, player, deck, count)?;
        seen.extend(cards.into_iter().map(|card| Thing::Out(lies, card)));
    }
    frame.looked_at.extend_from_slice(&seen);
    Ok(seen)
}

/// A card is looked for; of several, the searching player chooses one. It has not left its zone by that
/// (effects.search.look, effects.search.choose-among, effects.search.not-left-zone).
pub(super) fn search(
    play: &mut Play,
    frame: &mut Frame,
    zones: &[Zone],
    wanted: &Cards,
    bind: Binding,
) -> Flow<Done> {
    let scene = play.scene();
    let places = zones.iter().flat_map(|&zone| modifiers::places(scene, frame.voice(), zone, None));
    let mut seen: Vec<CardId> = Vec::new();
    let mut found: Vec<(Place, CardId)> = Vec::new();
    let mut decks: Vec<Place> = Vec::new();
    for place in places {
        if matches!(place, Place::Deck(_) | Place::EncounterDeck) {
            decks.push(place);
        }
        for card in scene.state.cards_in(place) {
            seen.push(card);
            if fits_printed(scene, frame.voice(), wanted, place, card) && !found.contains(&(place, card)) {
                found.push((place, card));
            }
        }
    }
    let player = frame.asked(&play.state);
    play.event(rule!("effects.search.look"), |_| Event::Searched {
        player,
        seen,
        found: found.iter().map(|(_, card)| *card).collect(),
    });
    let question = Found { player, ability: frame.ability, found: &found };
    let chosen = match play.choose(&question)? {
        Chosen::Card(thing) => vec![thing],
        Chosen::Done => Vec::new(),
    };
    frame.searched.extend(decks);
    let full = !chosen.is_empty();
    bind_cards(frame, Some(bind), chosen);
    Ok(full.into())
}

/// A deck is shuffled. What was searched need not be shuffled again afterwards.
pub(super) fn shuffle(play: &mut Play, frame: &mut Frame, of: Zone) -> Done {
    for deck in modifiers::places(play.scene(), frame.voice(), of, None) {
        if matches!(deck, Place::Deck(_) | Place::EncounterDeck) {
            zones::deck_of(&mut play.state, deck).shuffle();
            frame.searched.retain(|searched| *searched != deck);
        }
    }
    Done::Full
}

/// Which of the cards that were found? It is asked even about one, or none: else the others would learn what the deck holds.
struct Found<'a> {
    player: Seat,
    ability: AbilityId,
    found: &'a [(Place, CardId)],
}

impl Question<Champions> for Found<'_> {
    type Answer = Chosen;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let right = table::Right::Own;
        Ask::Choose { player: self.player, ability: self.ability, right, least: 1, most: 1 }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Chosen)) {
        self.found.iter().for_each(|&(place, card)| emit(Chosen::Card(Thing::Out(place, card))));
        if self.found.is_empty() {
            emit(Chosen::Done);
        }
    }

    fn verdict(&self, _scene: Scene<Champions>, answer: Chosen) -> Verdict {
        match answer {
            Chosen::Card(Thing::Out(place, card)) => {
                need(self.found.contains(&(place, card)), rule!("effects.search.choose-among"))
            }
            Chosen::Card(Thing::InPlay(_)) => Err(rule!("effects.search.choose-among").into()),
            Chosen::Done => need(self.found.is_empty(), rule!("effects.search.add")),
        }
    }

    fn telling(&self) -> bool {
        true
    }
}

/// Cards go to a zone; to their owner's, if players have one each. Of several that go to an end of a deck, the player who
/// resolves this says in which order.
pub(super) fn move_to(
    play: &mut Play,
    frame: &mut Frame,
    what: &Pick,
    to: Zone,
    at: Option<End>,
) -> Flow<Done> {
    let mut things = pick(play, frame, what, Aim::Else)?;
    if at.is_some() {
        things = stacked(play, frame, things)?;
    }
    let mut full = !things.is_empty();
    for thing in things {
        let owner = owner(&play.state, thing);
        let place = destination(frame, owner, to);
        let place = of_the_living(&play.state, place);
        let place = match (place, at) {
            (Place::Deck(seat), Some(end)) => Place::DeckEnd(seat, end),
            (Place::EncounterDeck, Some(end)) => Place::EncounterDeckEnd(end),
            (place, _) => place,
        };
        let moved = match thing {
            Thing::InPlay(id) => leave_play::leave(play, id, place, rule!("zones.leaves-play"))?,
            Thing::Out(from, card) => zones::shift(play, from, card, place, rule!("zones.out-of-play")),
        };
        full &= moved;
        // The player who found it in a deck knows it.
        if let (Thing::Out(Place::Deck(_) | Place::EncounterDeck, _), Some(end), true) = (thing, at, moved) {
            let player = frame.asked(&play.state);
            zones::deck_of(&mut play.state, place.whole()).show(end, player);
        }
        if let Thing::Out(deck, _) = thing {
            zones::ran_out(play, deck)?;
        }
    }
    Ok(full.into())
}

/// Cards in the order in which they are put on their decks, one after the other.
fn stacked(play: &mut Play, frame: &Frame, mut left: Vec<Thing>) -> Flow<Vec<Thing>> {
    let mut stacked = Vec::with_capacity(left.len());
    while let Some(&first) = left.first() {
        let of = owner(&play.state, first);
        let same: Vec<Thing> =
            left.iter().copied().filter(|&thing| owner(&play.state, thing) == of).collect();
        let next = match same[..] {
            [only] => only,
            _ => {
                let player = frame.asked(&play.state);
                match play.choose(&PutNext { player, ability: frame.ability, left: &same })? {
                    Chosen::Card(next) => next,
                    Chosen::Done => first,
                }
            }
        };
        let at = left.iter().position(|thing| *thing == next).unwrap_or(0);
        stacked.push(left.remove(at));
    }
    Ok(stacked)
}

/// Which of several cards is put on a deck next? The last one lies outermost.
struct PutNext<'a> {
    player: Seat,
    ability: AbilityId,
    left: &'a [Thing],
}

impl Question<Champions> for PutNext<'_> {
    type Answer = Chosen;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::PutNext { player: self.player, ability: self.ability }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Chosen)) {
        for (at, &thing) in self.left.iter().enumerate() {
            if !self.left[..at].contains(&thing) {
                emit(Chosen::Card(thing));
            }
        }
    }

    fn verdict(&self, _scene: Scene<Champions>, answer: Chosen) -> Verdict {
        let one = matches!(answer, Chosen::Card(thing) if self.left.contains(&thing));
        need(one, rule!("abilities.choose.who"))
    }

    fn telling(&self) -> bool {
        self.left.iter().any(|thing| is_hidden(*thing))
    }
}

/// Whose card it is; nobody's if it is the scenario's.
fn owner(state: &State, thing: Thing) -> Option<Seat> {
    match thing {
        Thing::InPlay(id) => state.find(id).and_then(|card| card.owner),
        Thing::Out(place, card) => match zones::discard_pile_from(state, place, card) {
            Place::Discard(seat) => Some(seat),
            _ => None,
        },
    }
}

/// A player who is out of the game has a discard pile, and neither hand nor deck (players.elimination.cards).
fn of_the_living(state: &State, place: Place) -> Place {
    match place {
        Place::Hand(seat) | Place::Deck(seat) if state.is_out(seat) => Place::Discard(seat),
        place => place,
    }
}

fn destination(frame: &Frame, owner: Option<Seat>, to: Zone) -> Place {
    let own = |place: fn(Seat) -> Place, scenario: Place| owner.map_or(scenario, place);
    match to {
        Zone::Hand => own(Place::Hand, Place::EncounterDiscard),
        Zone::Deck | Zone::EncounterDeck => own(Place::Deck, Place::EncounterDeck),
        Zone::Discard | Zone::EncounterDiscard => own(Place::Discard, Place::EncounterDiscard),
        Zone::SetAside => Place::SetAside,
        Zone::NemesisSet => Place::Nemesis(frame.you),
        Zone::Here | Zone::FacedownHere => {
            frame.source().map_or_else(|| own(Place::Discard, Place::EncounterDiscard), Place::Under)
        }
        Zone::OutOfGame => Place::Removed,
    }
}

/// How an ability puts cards into play.
#[derive(Clone, Copy)]
pub(super) struct Entrance {
    /// Engaged with whom.
    pub engaged: Option<Seat>,
    /// Under whose control.
    pub control: Option<Seat>,
    /// Face down, as a minion of this trait.
    pub mask: Option<u16>,
}

/// What entered play, and whether that was all of it (initiating.put-into-play).
pub(super) fn put_into_play(
    play: &mut Play,
    frame: &mut Frame,
    what: &Pick,
    Entrance { engaged, control, mask }: Entrance,
) -> Flow<(Vec<InPlayId>, bool)> {
    if let (Some(mask), Pick::Top { of, count }) = (mask, what) {
        return top_facedown(play, frame, *of, count.as_ref(), (engaged, mask));
    }
    let things = pick(play, frame, what, if mask.is_some() { Aim::Any } else { Aim::Enter(control) })?;
    let mut full = !things.is_empty();
    let mut all = Vec::new();
    let mut barred = Vec::new();
    for thing in things {
        let Thing::Out(from, card) = thing else {
            full = false;
            continue;
        };
        if mask.is_none() && !may_enter(play.scene(), frame.you, thing, control) {
            full = false;
            barred.push((from, card));
            continue;
        }
        let entering = Frame::new(AbilityId { card, face: 0, place: 0 }, Origin::Out(from), frame.you);
        let host = if mask.is_none() { initiate::choose_host(play, &entering)? } else { None };
        // What the ability says goes before what the minion says.
        let engaged = match engaged {
            None if mask.is_none() => revealing::engages(play, frame.you, card)?,
            engaged => engaged.unwrap_or(frame.you),
        };
        let entering = Entering {
            engaged: Some(engaged),
            controller: control,
            host,
            facedown: mask,
            ..Entering::new(card, from)
        };
        let entered = enter_play::put_into_play(play, entering)?;
        full &= entered.is_some();
        if entered.is_none() {
            barred.push((from, card));
        }
        all.extend(entered.map(|card| card.id));
    }
    if matches!(what, Pick::Top { .. }) {
        // What was turned up first lay uppermost.
        barred.into_iter().rev().for_each(|(from, card)| goes_back(play, from, card));
    }
    Ok((all, full))
}

/// Cards go from the top of a deck into play face down: nobody sees them on the way, their owner neither.
fn top_facedown(
    play: &mut Play,
    frame: &Frame,
    of: Zone,
    count: Option<&Amount>,
    (engaged, mask): (Option<Seat>, u16),
) -> Flow<(Vec<InPlayId>, bool)> {
    let wanted = how_many(play.scene(), frame, count);
    let mut full = wanted > 0;
    let mut all = Vec::new();
    for deck in modifiers::places(play.scene(), frame.voice(), of, None) {
        for _ in 0..wanted {
            let drawn = zones::draw_from(play, deck, rule!("zones.top-of-deck-encounter"))?;
            let Some(card) = drawn else {
                full = false;
                break;
            };
            // It lies there until it enters: what answers that may draw it, or look at it.
            zones::deck_of(&mut play.state, deck).fix_next(card);
            let engaged = Some(engaged.unwrap_or(frame.you));
            let entering = Entering { engaged, facedown: Some(mask), ..Entering::new(card, deck) };
            let entered = enter_play::put_into_play(play, entering)?;
            full &= entered.is_some();
            all.extend(entered.map(|card| card.id));
        }
    }
    Ok((all, full))
}

/// A card that was turned up from the top of a deck and cannot enter play, or was kept from it: a player's goes back on top of
/// the deck, the scenario's is discarded.
fn goes_back(play: &mut Play, from: Place, card: CardId) {
    let to = match from {
        Place::Turned(seat) => Place::DeckEnd(seat, End::Top),
        Place::Resolving => Place::EncounterDiscard,
        _ => return,
    };
    zones::shift(play, from, card, to, rule!("initiating.put-into-play.legal-state"));
}

/// Whether a card may be put into play: only one of a type that enters play (zones.in-play, treachery.definition), a unique
/// one beside no other, one that is attached only to something, and none beyond a maximum of its controller to be
/// (initiating.put-into-play.legal-state, limits.max-per-player).
pub(super) fn may_enter(scene: Scene<Champions>, player: Seat, thing: Thing, control: Option<Seat>) -> bool {
    let Thing::Out(_, card) = thing else { return false };
    let controller = control.or_else(|| owner(scene.state, thing)).unwrap_or(player);
    let placed = if initiate::attaches(scene, card) {
        !initiate::hosts(scene, player, card).is_empty()
    } else {
        limits::below_max(scene, card, controller, None)
    };
    scene.printed(card).front().kind.enters_play() && placed && !limits::barred_by_unique(scene, card)
}

/// revealing.from-card-effect
pub(super) fn reveal(play: &mut Play, frame: &mut Frame, what: &Pick, bind: Option<Binding>) -> Flow<Done> {
    let things = pick(play, frame, what, Aim::Any)?;
    bind_cards(frame, bind, things.clone());
    let full = !things.is_empty();
    for thing in things {
        if let Thing::Out(from, card) = thing {
            revealing::reveal(play, frame.you, from, card)?;
        }
    }
    Ok(full.into())
}
