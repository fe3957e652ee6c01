//! Costs before the arrow (costs.arrow): each must be payable in full, and all are paid at once.

use table::{Flow, Scene};

use crate::card::ability::{Ability, Cost, Counters, Doing, Keyword, Pick, Zone};
use crate::card::{AbilityId, CounterId};
use crate::effect::pick::{Aim, helps, meant, pick};
use crate::effect::{Bound, Frame, choose_among};
use crate::event::Event;
use crate::modifiers::{can, counted};
use crate::payment::{self, Bill};
use crate::state::{GainedUse, InPlay, InPlayId, Place, Reading, State, Thing};
use crate::{Champions, Play, cards_in_play, damage, leave_play, limits, rule, zones};

/// Whether all costs of an ability in play, or of an option, could be paid now.
pub fn payable(scene: Scene<Champions>, frame: &Frame, costs: &[Cost]) -> bool {
    payable_with(scene, frame, costs, Bill::default())
}

/// The same, together with what a card costs to play.
pub fn payable_with(scene: Scene<Champions>, frame: &Frame, costs: &[Cost], mut bill: Bill) -> bool {
    let own = |id: InPlayId| {
        scene.state.find(id).filter(|card| card.controller.is_none_or(|seat| seat == frame.you))
    };
    let mut taken = 0;
    for cost in costs {
        let payable = match cost {
            Cost::Exhaust(what @ Pick::Choose { .. }) => !own_ready(scene, frame, what).is_empty(),
            Cost::Exhaust(what) => {
                let cards = meant(scene, frame, what);
                let ready = |thing: &Thing| thing.in_play().and_then(own).is_some_and(|card| !card.exhausted);
                !cards.is_empty() && cards.iter().all(ready)
            }
            Cost::Spend(spend) => {
                bill.add(scene, frame, spend);
                true
            }
            Cost::Discard { what, .. } => match what {
                what if of_hand(what) => {
                    taken += 1;
                    true
                }
                _ => meant(scene, frame, what).into_iter().any(|thing| helps(scene, frame, Aim::Pay, thing)),
            },
            Cost::RemoveCounters(Counters { counter, count }) => {
                let card = frame.source().and_then(own);
                card.is_some_and(|card| card.counters.of(CounterId(counter.place)) >= u16::from(*count))
            }
            Cost::TakeDamage { who, .. } => {
                let who = who.as_ref().unwrap_or(&Pick::You);
                let able = |thing: &Thing| {
                    thing.in_play().and_then(own).is_some_and(|card| damage::can_pay_with(scene, card))
                };
                meant(scene, frame, who).iter().any(able)
            }
            Cost::Heal { amount, from } => {
                let amount = counted(scene, frame.voice(), amount);
                let hurt = |thing: &Thing| {
                    thing.in_play().and_then(own).is_some_and(|card| {
                        i32::from(card.damage) >= amount && can(scene, card, Doing::BeHealed)
                    })
                };
                meant(scene, frame, from).iter().any(hurt)
            }
            Cost::PayPrintedCost { of } => !affordable(scene, frame, of, bill).is_empty(),
        };
        if !payable {
            return false;
        }
    }
    let spare = match frame.origin {
        crate::effect::Origin::Out(Place::Hand(_)) => Some(frame.card()),
        _ => None,
    };
    payment::can_pay(scene, frame.you, &bill, spare, taken)
}

/// The ready cards of these that the player controls: nobody pays with what is another's (costs.own-elements).
fn own_ready(scene: Scene<Champions>, frame: &Frame, what: &Pick) -> Vec<Thing> {
    let mut things = meant(scene, frame, what);
    things.retain(|thing| {
        let card = thing.in_play().and_then(|id| scene.state.find(id));
        card.is_some_and(|card| !card.exhausted && card.controller == Some(frame.you))
    });
    things
}

/// What of these the player pays with: nothing that another player controls (costs.own-elements).
fn own_things(scene: Scene<Champions>, frame: &Frame, mut things: Vec<Thing>) -> Vec<Thing> {
    things.retain(|thing| helps(scene, frame, Aim::Pay, *thing));
    things
}

/// The cards whose printed cost could be paid, on top of the rest, and that may enter play.
fn affordable(scene: Scene<Champions>, frame: &Frame, of: &Pick, bill: Bill) -> Vec<Thing> {
    let payable = |thing: &Thing| match *thing {
        Thing::Out(_, card) => {
            let any = bill.any + scene.printed(card).cost.unwrap_or(0);
            let spare = match frame.origin {
                crate::effect::Origin::Out(Place::Hand(_)) => Some(frame.card()),
                _ => None,
            };
            !limits::barred_by_unique(scene, card)
                && payment::can_pay(scene, frame.you, &Bill { any, ..bill }, spare, 0)
        }
        Thing::InPlay(_) => false,
    };
    meant(scene, frame, of).into_iter().filter(payable).collect()
}

/// Pays all costs of an ability. Whether all were paid.
///
/// # Errors
/// A stop of the table.
pub fn pay(play: &mut Play, frame: &mut Frame, costs: &[Cost]) -> Flow<bool> {
    pay_with(play, frame, costs, Bill::default())
}

/// Pays all costs of an ability together with what a card costs to play. What was generated is kept in the frame.
///
/// # Errors
/// A stop of the table.
pub fn pay_with(play: &mut Play, frame: &mut Frame, costs: &[Cost], mut bill: Bill) -> Flow<bool> {
    let mut paid = true;
    for cost in costs {
        match cost {
            Cost::Exhaust(what) => {
                let things = match what {
                    Pick::Choose { .. } => {
                        let fitting = own_ready(play.scene(), frame, what);
                        choose_among(play, frame, fitting)?
                    }
                    _ => meant(play.scene(), frame, what),
                };
                for thing in things {
                    if let Thing::InPlay(id) = thing {
                        paid &= cards_in_play::exhaust(play, id, rule!("costs.ability-cost"));
                    }
                }
            }
            Cost::Spend(spend) => bill.add(play.scene(), frame, spend),
            // Below: a discard pile that pays is read as it was before (costs.generated-together).
            Cost::Discard { what, .. } => bill.keep += u8::from(of_hand(what)),
            Cost::RemoveCounters(Counters { counter, count }) => {
                let (source, counter) = (frame.source(), CounterId(counter.place));
                paid &= source
                    .is_some_and(|id| cards_in_play::remove_counters(play, id, counter, u16::from(*count)));
            }
            Cost::TakeDamage { amount, who } => {
                let amount = counted(play.scene(), frame.voice(), amount).max(0) as u16;
                let who = who.as_ref().unwrap_or(&Pick::You);
                let hurt = own_things(play.scene(), frame, meant(play.scene(), frame, who));
                for thing in hurt {
                    if let Thing::InPlay(id) = thing {
                        let blow = damage::Blow::of(play.scene(), frame);
                        let taken = damage::deal(play, &[(id, amount)], blow, rule!("costs.ability-cost"))?;
                        paid &= taken.iter().all(|(_, taken)| *taken == amount);
                    }
                }
            }
            Cost::Heal { amount, from } => {
                let amount = counted(play.scene(), frame.voice(), amount).max(0) as u16;
                let healed = own_things(play.scene(), frame, meant(play.scene(), frame, from));
                for thing in healed {
                    if let Thing::InPlay(id) = thing {
                        paid &= damage::heal(play, id, amount, rule!("costs.ability-cost")) == amount;
                    }
                }
            }
            Cost::PayPrintedCost { of } => {
                let fitting = affordable(play.scene(), frame, of, bill);
                let chosen = choose_among(play, frame, fitting)?;
                if let Some(Thing::Out(_, card)) = chosen.first() {
                    bill.any += play.content.card(*card).cost.unwrap_or(0);
                }
                if let Pick::Choose { bind, .. } = of {
                    frame.bind(*bind, Bound { things: chosen, happened: true, ..Bound::default() });
                }
            }
        }
    }
    let generated = payment::pay(play, frame.you, &bill)?;
    if let Some((name, resource)) = bill.asked {
        let amount = i32::from(generated.of(resource)) + i32::from(generated.wild);
        frame.bind(Some(name), Bound { amount, happened: true, ..Bound::default() });
    }
    frame.paid = frame.paid.plus(generated);
    for cost in costs {
        let Cost::Discard { what, bind } = cost else { continue };
        let things = pick(play, frame, what, Aim::Pay)?;
        let things = own_things(play.scene(), frame, things);
        let mut discarded = Vec::new();
        if things.contains(&frame.this()) {
            frame.look_a_last_time(play.scene());
        }
        for thing in things {
            discarded.extend(discard(play, thing)?);
        }
        paid &= !discarded.is_empty();
        let (amount, happened) = (discarded.len() as i32, !discarded.is_empty());
        frame.bind(*bind, Bound { things: discarded, amount, happened, player: None });
    }
    // Counters that were spent and cards that were exhausted may have kept somebody alive (modifiers.continuous).
    if !costs.is_empty() {
        limits::enforce(play)?;
    }
    Ok(paid)
}

/// Whether a card of the hand is meant.
fn of_hand(what: &Pick) -> bool {
    matches!(what, Pick::Choose { from, .. } if from.0.r#in == Some(Zone::Hand))
}

/// A card is discarded as a cost; where it lies then.
fn discard(play: &mut Play, thing: Thing) -> Flow<Option<Thing>> {
    let why = rule!("costs.ability-cost");
    match thing {
        Thing::InPlay(id) => {
            let Some(card) = play.state.find(id).copied() else { return Ok(None) };
            let gone = leave_play::discard(play, id, why)?;
            Ok(gone.then_some(Thing::Out(zones::discard_pile(card.owner), card.card)))
        }
        Thing::Out(from, card) => {
            let pile = zones::discard_pile_from(&play.state, from, card);
            let gone = zones::shift(play, from, card, pile, why);
            // It may have been the last card of a deck (q.deck-empty-moment).
            zones::ran_out(play, from)?;
            Ok(gone.then_some(Thing::Out(pile, card)))
        }
    }
}

/// Whether an ability was used less often than its limit allows (limits.limit).
pub fn below_limit(state: &State, card: &InPlay, place: u8, ability: &Ability) -> bool {
    let used = match card.used[usize::from(card.face)].get(usize::from(place)) {
        Some(used) => *used,
        None => {
            let gained = |it: &&GainedUse| (it.card, it.place) == (card.id, place);
            state.gained_used.iter().find(gained).map_or(0, |it| it.times)
        }
    };
    ability.limit.is_none_or(|limit| used < limit.most())
}

/// Notes that an ability was used; a cancelled one too (limits.limit-cancelled-counts).
pub fn mark_used(play: &mut Play, card: InPlayId, place: u8) {
    let state = &mut play.state;
    let Some(at) = state.in_play.iter().position(|other| other.id == card) else { return };
    let source = &mut state.in_play[at];
    if let Some(used) = source.used[usize::from(source.face)].get_mut(usize::from(place)) {
        *used = used.saturating_add(1);
        return;
    }
    let gained = &mut state.gained_used;
    match gained.iter_mut().find(|it| (it.card, it.place) == (card, place)) {
        Some(it) => it.times = it.times.saturating_add(1),
        None => gained.push(GainedUse { card, place, times: 1 }),
    }
}

/// After its last use has had its effect, a card with the keyword uses is discarded (keywords.uses.discard-when-empty),
/// whatever counters of other types lie on it.
///
/// # Errors
/// A stop of the table.
pub fn discard_if_used_up(play: &mut Play, id: InPlayId) -> Flow<()> {
    let scene = play.scene();
    let Some(card) = scene.state.find(id).filter(|card| card.facedown.is_none()) else { return Ok(()) };
    let mut uses = scene.face(card).text.keywords.iter().filter_map(Keyword::uses);
    if uses.any(|uses| card.counters.of(CounterId(uses.counter.place)) == 0) {
        leave_play::discard(play, id, rule!("keywords.uses.discard-when-empty"))?;
    }
    Ok(())
}

/// Tells that an ability is used.
pub(crate) fn tell(play: &mut Play, frame: &Frame) {
    let (player, ability): (_, AbilityId) = (frame.you, frame.ability);
    play.event(rule!("initiating.step6-begins"), |_| Event::AbilityUsed { player, ability });
}
