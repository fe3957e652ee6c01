//! Steps that move cards about: discarding, searching, looking, putting into play, revealing.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use super::perform::{Done, bind_cards};
use super::pick::{Aim, how_many, pick};
use super::shape::who;
use super::{Frame, Origin};
use crate::ask::{Ask, Chosen};
use crate::card::ability::{Binding, Cards, Pick, Who, Zone};
use crate::card::{AbilityId, CardId};
use crate::enter_play::{self, Entering};
use crate::event::Event;
use crate::leave_play;
use crate::modifiers::{self, fits_printed};
use crate::revealing;
use crate::state::{Place, Thing};
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
    let things = pick(play, frame, what, Aim::Any)?;
    let wanted = things.len();
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

/// Discards from the top of a deck until a card fits, which waits for what is done to it. No card of a deck that had to be
/// formed anew is discarded (zones.encounter-deck-empty.search-fails, zones.encounter-deck-empty.no-further-discard).
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
        let (waits, pile) = match deck {
            Place::Deck(seat) => (Place::LookedAt(seat), Place::Discard(seat)),
            _ => (Place::Resolving, Place::EncounterDiscard),
        };
        let left = play.state.cards_in(deck).len();
        let mut turned = 0;
        for _ in 0..left {
            let why = rule!("zones.encounter-deck-empty.search-fails");
            let Some(card) = zones::draw_from(play, deck, why)? else { break };
            let fits = fits_printed(play.scene(), frame.voice(), wanted, deck, card);
            turned += 1;
            zones::shift(play, deck, card, if fits { waits } else { pile }, why);
            zones::ran_out(play, deck)?;
            if fits {
                // It was discarded too, but is not in the deck that its coming may have had formed anew.
                zones::shift(play, waits, card, pile, why);
                found.push(Thing::Out(pile, card));
                break;
            }
        }
        if turned == left {
            frame.spent.push(deck);
        }
    }
    let full = !found.is_empty();
    bind_cards(frame, Some(bind), found);
    Ok(full.into())
}

/// Only the player who resolves this sees them.
pub(super) fn look_at(play: &mut Play, frame: &mut Frame, what: &Pick, bind: Binding) -> Flow<Done> {
    let things = pick(play, frame, what, Aim::Any)?;
    let full = !things.is_empty();
    bind_cards(frame, Some(bind), things);
    Ok(full.into())
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
    for place in places {
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
    let full = !chosen.is_empty();
    bind_cards(frame, Some(bind), chosen);
    Ok(full.into())
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

/// Cards go to a zone; to their owner's, if players have one each.
pub(super) fn move_to(play: &mut Play, frame: &mut Frame, what: &Pick, to: Zone) -> Flow<Done> {
    let things = pick(play, frame, what, Aim::Any)?;
    let mut full = !things.is_empty();
    for thing in things {
        let owner = owner(play, thing);
        let place = destination(frame, owner, to);
        let moved = match thing {
            Thing::InPlay(id) => leave_play::leave(play, id, place, rule!("zones.leaves-play"))?,
            Thing::Out(from, card) => zones::shift(play, from, card, place, rule!("zones.out-of-play")),
        };
        full &= moved;
        if let Thing::Out(deck @ (Place::Deck(_) | Place::EncounterDeck), _) = thing {
            zones::ran_out(play, deck)?;
        }
    }
    Ok(full.into())
}

/// Whose card it is; nobody's if it is the scenario's.
fn owner(play: &Play, thing: Thing) -> Option<Seat> {
    match thing {
        Thing::InPlay(id) => play.state.find(id).and_then(|card| card.owner),
        Thing::Out(place, card) => match zones::discard_pile_from(&play.state, place, card) {
            Place::Discard(seat) => Some(seat),
            _ => None,
        },
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

/// initiating.put-into-play
pub(super) fn put_into_play(
    play: &mut Play,
    frame: &mut Frame,
    what: &Pick,
    engaged: Option<&Who>,
    control: Option<&Who>,
    mask: Option<u16>,
) -> Flow<Done> {
    let engaged = match engaged {
        Some(engaged) => who(play, frame, engaged)?.first().copied(),
        None => None,
    };
    let control = match control {
        Some(control) => who(play, frame, control)?.first().copied(),
        None => None,
    };
    let things = pick(play, frame, what, if mask.is_some() { Aim::Any } else { Aim::Enter })?;
    let mut full = !things.is_empty();
    for thing in things {
        let Thing::Out(from, card) = thing else {
            full = false;
            continue;
        };
        if mask.is_none() && !may_enter(play.scene(), frame.you, card) {
            full = false;
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
        full &= enter_play::put_into_play(play, entering)?.is_some();
    }
    Ok(full.into())
}

/// Whether a card may be put into play: a unique one beside no other, one that is attached only to something, and none
/// beyond a maximum (initiating.put-into-play.legal-state).
pub(super) fn may_enter(scene: Scene<Champions>, player: Seat, card: CardId) -> bool {
    let placed = if initiate::attaches(scene, card) {
        !initiate::hosts(scene, player, card).is_empty()
    } else {
        limits::below_max(scene, card, player, None)
    };
    placed && !limits::barred_by_unique(scene, card)
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
