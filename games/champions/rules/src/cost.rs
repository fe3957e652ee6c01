//! Costs before the arrow (costs.arrow): each must be payable in full, and all are paid at once.

use table::{Flow, Scene, fit};

use crate::card::ability::{Ability, Cost, Counters, Keyword, Pick, Resources};
use crate::card::{AbilityId, CounterId};
use crate::effect::pick::{Aim, Toll, helps, is_own, meant, pick, pick_among};
use crate::effect::{Bound, Frame, Origin, choose_among};
use crate::event::Event;
use crate::modifiers::{counted, holds};
use crate::payment::{self, Bill};
use crate::state::{GainedUse, InPlay, InPlayId, Place, Reading, State, Thing};
use crate::{Champions, Play, cards_in_play, damage, leave_play, limits, rule, zones};

/// Whether all costs of an ability in play, or of an option, could be paid now.
pub fn payable(scene: Scene<Champions>, frame: &Frame, costs: &[Cost]) -> bool {
    payable_with(scene, frame, costs, Bill::default())
}

/// The same, together with what a card costs to play.
pub fn payable_with(scene: Scene<Champions>, frame: &Frame, costs: &[Cost], bill: Bill) -> bool {
    let spare = match frame.origin {
        Origin::Out(Place::Hand(_)) => Some(frame.card()),
        _ => None,
    };
    let then = |scene: Scene<Champions>, bill: &Bill| payment::can_pay(scene, frame.you, bill, spare);
    let ways = Ways { frame, left: Left::All, searching: false, then: &then };
    let discards = costs.iter().any(|cost| matches!(cost, Cost::Discard { .. }));
    match (discards, frame.origin) {
        // What is played is no card of the hand any more (costs.pay-with-itself).
        (true, Origin::Out(Place::Hand(seat))) => {
            let played = |state: &mut State| {
                state.player_mut(seat).hand.take(frame.card());
            };
            let then = |scene: Scene<Champions>, bill: &Bill| payment::can_pay(scene, frame.you, bill, None);
            let ways = Ways { then: &then, ..ways };
            suppose(scene, played, |scene| ways.pay(scene, costs, bill))
        }
        _ => ways.pay(scene, costs, bill),
    }
}

/// The same, once only discards are left to be paid beside resources, of which some are generated already.
pub(crate) fn rest_payable(
    scene: Scene<Champions>,
    frame: &Frame,
    costs: &[Cost],
    bill: &Bill,
    generated: Resources,
) -> bool {
    let then = |scene: Scene<Champions>, bill: &Bill| payment::can_add(scene, frame.you, bill, generated);
    let ways = Ways { frame, left: Left::Discards, searching: false, then: &then };
    ways.pay(scene, costs, *bill)
}

/// Whether there is a way to pay the costs of a Resource ability after which something else holds.
pub(crate) fn payable_so_that(
    scene: Scene<Champions>,
    frame: &Frame,
    costs: &[Cost],
    holds: &dyn Fn(Scene<Champions>) -> bool,
) -> bool {
    let then = |scene: Scene<Champions>, _: &Bill| holds(scene);
    Ways { frame, left: Left::All, searching: true, then: &then }.pay(scene, costs, Bill::default())
}

/// What would be so after a change of the state.
pub(crate) fn suppose<T>(
    scene: Scene<Champions>,
    change: impl FnOnce(&mut State),
    then: impl FnOnce(Scene<Champions>) -> T,
) -> T {
    let mut state = scene.state.clone();
    change(&mut state);
    then(Scene { state: &state, content: scene.content })
}

/// Which costs are still to be paid.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// All of them.
    All,
    /// Those that are paid after the resources.
    Discards,
}

/// The search for a way to pay several costs at once, none of them with what another takes
/// (costs.multiple-simultaneous).
#[derive(Clone, Copy)]
struct Ways<'a> {
    frame: &'a Frame,
    left: Left,
    /// It is one step of a longer search, to which everything matters that was paid with.
    searching: bool,
    /// What must hold when all are paid.
    then: &'a dyn Fn(Scene<Champions>, &Bill) -> bool,
}

impl Ways<'_> {
    fn pay(self, scene: Scene<Champions>, costs: &[Cost], mut bill: Bill) -> bool {
        let Some((cost, rest)) = costs.split_first() else { return (self.then)(scene, &bill) };
        if self.left == Left::Discards && !matches!(cost, Cost::Discard { .. }) {
            return self.pay(scene, rest, bill);
        }
        match cost {
            Cost::Spend(spend) => {
                bill.add(scene, self.frame, spend);
                self.pay(scene, rest, bill)
            }
            Cost::Exhaust(what) => self.give(scene, Toll::Exhaust, what, rest, bill),
            Cost::Discard { what, .. } => self.give(scene, Toll::Discard, what, rest, bill),
            Cost::TakeDamage { who, .. } => {
                self.give(scene, Toll::Damage, who.as_ref().unwrap_or(&Pick::You), rest, bill)
            }
            Cost::Heal { amount, from } => {
                let amount = fit::<u16>(counted(scene, self.frame.voice(), amount).max(0));
                self.give(scene, Toll::Heal(amount), from, rest, bill)
            }
            Cost::RemoveCounters(Counters { counter, count }) => {
                let Some(card) = self.frame.source().and_then(|source| scene.state.find(source)) else {
                    return false;
                };
                let (counter, count) = (CounterId(counter.place), u16::from(*count));
                let own = is_own(scene, self.frame, Thing::InPlay(card.id));
                let again = rest.iter().any(|other| matches!(other, Cost::RemoveCounters(_)));
                if !own || card.counters.of(counter) < count {
                    return false;
                }
                if !again && !self.matters(scene, Thing::InPlay(card.id), rest, &bill) {
                    return self.pay(scene, rest, bill);
                }
                let removed = |state: &mut State| {
                    if let Some(card) = state.find_mut(card.id) {
                        card.counters.remove(counter, count);
                    }
                };
                suppose(scene, removed, |scene| self.pay(scene, rest, bill))
            }
            Cost::PayPrintedCost { of } => !self.affordable(scene, of, rest, bill).is_empty(),
        }
    }

    /// Pays with what a pick means: with one of them where one is chosen, else with all.
    fn give(self, scene: Scene<Champions>, toll: Toll, what: &Pick, rest: &[Cost], bill: Bill) -> bool {
        match what {
            Pick::AllOf(picks) => match picks.split_first() {
                None => self.pay(scene, rest, bill),
                Some((first, others)) => {
                    let others = Pick::AllOf(others.to_vec());
                    let then =
                        |scene: Scene<Champions>, _: &Bill| self.give(scene, toll, &others, rest, bill);
                    Ways { searching: true, then: &then, ..self }.give(scene, toll, first, &[], bill)
                }
            },
            Pick::Varies(varies) => {
                let but = holds(scene, self.frame.voice(), &varies.provided);
                self.give(scene, toll, if but { &varies.but } else { &varies.usually }, rest, bill)
            }
            Pick::Choose { .. } | Pick::Random { .. } | Pick::Highest { .. } | Pick::Top { .. } => {
                !self.payers(scene, toll, what, rest, bill).is_empty()
            }
            _ => {
                let things = own_things(scene, self.frame, meant(scene, self.frame, what));
                let able = |thing: &Thing| helps(scene, self.frame, Aim::Pay(toll), *thing);
                !things.is_empty()
                    && things.iter().all(able)
                    && self.without(scene, toll, &things, rest, bill)
            }
        }
    }

    /// Those of which one can pay so that the rest can be paid, too.
    fn payers(
        self,
        scene: Scene<Champions>,
        toll: Toll,
        what: &Pick,
        rest: &[Cost],
        bill: Bill,
    ) -> Vec<Thing> {
        let mut things = meant(scene, self.frame, what);
        // Whichever card is on top, it is one of these.
        things.retain(|&thing| {
            helps(scene, self.frame, Aim::Pay(toll), thing) && self.without(scene, toll, &[thing], rest, bill)
        });
        things
    }

    /// Whether the rest can be paid once these have paid.
    fn without(
        self,
        scene: Scene<Champions>,
        toll: Toll,
        things: &[Thing],
        rest: &[Cost],
        bill: Bill,
    ) -> bool {
        let again = rest.iter().any(|other| match other {
            Cost::Exhaust(_) => toll == Toll::Exhaust,
            Cost::Discard { .. } => toll == Toll::Discard,
            Cost::Heal { .. } => matches!(toll, Toll::Heal(_)),
            _ => false,
        });
        if !again && !things.iter().any(|&thing| self.matters(scene, thing, rest, &bill)) {
            return self.pay(scene, rest, bill);
        }
        let paid = |state: &mut State| things.iter().for_each(|&thing| take(state, toll, thing));
        suppose(scene, paid, |scene| self.pay(scene, rest, bill))
    }

    /// Whether it makes a difference to the resources that can be generated when something has paid.
    fn matters(self, scene: Scene<Champions>, thing: Thing, rest: &[Cost], bill: &Bill) -> bool {
        let spends = || rest.iter().any(|cost| matches!(cost, Cost::Spend(_) | Cost::PayPrintedCost { .. }));
        self.searching
            || (!bill.is_nothing() || spends()) && payment::depends_on(scene, self.frame.you, thing)
    }

    /// The cards that may enter play and whose printed cost could be paid, on top of the rest.
    fn affordable(self, scene: Scene<Champions>, of: &Pick, rest: &[Cost], bill: Bill) -> Vec<Thing> {
        let payable = |thing: &Thing| match *thing {
            Thing::Out(_, card) => {
                let any = bill.any + scene.printed(card).cost.unwrap_or(0);
                !limits::barred_by_unique(scene, card) && self.pay(scene, rest, Bill { any, ..bill })
            }
            Thing::InPlay(_) => false,
        };
        meant(scene, self.frame, of).into_iter().filter(payable).collect()
    }
}

/// What becomes of something that has paid.
fn take(state: &mut State, toll: Toll, thing: Thing) {
    match (toll, thing) {
        (Toll::Exhaust, Thing::InPlay(id)) => {
            if let Some(card) = state.find_mut(id) {
                card.exhausted = true;
            }
        }
        (Toll::Heal(amount), Thing::InPlay(id)) => {
            if let Some(card) = state.find_mut(id) {
                card.damage -= amount.min(card.damage);
            }
        }
        (Toll::Discard, Thing::InPlay(id)) => state.in_play.retain(|card| card.id != id),
        (Toll::Discard, Thing::Out(place, card)) => drop(state.take(place, card)),
        (Toll::Damage, _) | (_, Thing::Out(..)) => {}
    }
}

/// What of these the player pays with: nothing that another player controls, nor what nobody does (costs.own-elements).
fn own_things(scene: Scene<Champions>, frame: &Frame, mut things: Vec<Thing>) -> Vec<Thing> {
    things.retain(|thing| is_own(scene, frame, *thing));
    things
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
    for (at, cost) in costs.iter().enumerate() {
        let rest = &costs[at + 1..];
        match cost {
            Cost::Exhaust(what) => {
                let things = choose(play, frame, Toll::Exhaust, what, rest, bill)?;
                paid &= !things.is_empty();
                for thing in things {
                    if let Thing::InPlay(id) = thing {
                        paid &= cards_in_play::exhaust(play, id, rule!("costs.ability-cost"));
                    }
                }
            }
            Cost::Spend(spend) => bill.add(play.scene(), frame, spend),
            // Below: a discard pile that pays is read as it was before (costs.generated-together).
            Cost::Discard { .. } => {}
            Cost::RemoveCounters(Counters { counter, count }) => {
                let (source, counter) = (frame.source(), CounterId(counter.place));
                paid &= source
                    .is_some_and(|id| cards_in_play::remove_counters(play, id, counter, u16::from(*count)));
            }
            Cost::TakeDamage { amount, who } => {
                let who = who.as_ref().unwrap_or(&Pick::You);
                let hurt = choose(play, frame, Toll::Damage, who, rest, bill)?;
                // After choosing, since an amount may speak of what was chosen.
                let amount = fit::<u16>(counted(play.scene(), frame.voice(), amount).max(0));
                paid &= !hurt.is_empty();
                for thing in hurt {
                    if let Thing::InPlay(id) = thing {
                        let blow = damage::Blow::of(play.scene(), frame);
                        let taken = damage::deal(play, &[(id, amount)], blow, rule!("costs.ability-cost"))?;
                        paid &= taken.iter().all(|(_, taken)| *taken == amount);
                    }
                }
            }
            Cost::Heal { amount, from } => {
                let amount = fit::<u16>(counted(play.scene(), frame.voice(), amount).max(0));
                let healed = choose(play, frame, Toll::Heal(amount), from, rest, bill)?;
                paid &= !healed.is_empty();
                for thing in healed {
                    if let Thing::InPlay(id) = thing {
                        paid &= damage::heal(play, id, amount, rule!("costs.ability-cost")) == amount;
                    }
                }
            }
            Cost::PayPrintedCost { of } => {
                let scene = play.scene();
                let then =
                    |scene: Scene<Champions>, bill: &Bill| payment::can_pay(scene, frame.you, bill, None);
                let ways = Ways { frame, left: Left::All, searching: false, then: &then };
                let fitting = ways.affordable(scene, of, rest, bill);
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
    let Some(generated) = payment::pay(play, frame, &bill, costs)? else { return Ok(false) };
    if let Some((name, resource)) = bill.asked {
        let amount = i32::from(generated.of(resource)) + i32::from(generated.wild);
        frame.bind(Some(name), Bound { amount, happened: true, ..Bound::default() });
    }
    frame.paid = frame.paid.plus(generated);
    for (at, cost) in costs.iter().enumerate() {
        let Cost::Discard { what, bind } = cost else { continue };
        let things = choose(play, frame, Toll::Discard, what, &costs[at + 1..], Bill::default())?;
        let mut discarded = Vec::new();
        if things.contains(&frame.this()) {
            frame.look_a_last_time(play.scene());
        }
        for thing in things {
            discarded.extend(discard(play, thing)?);
        }
        paid &= !discarded.is_empty();
        let (amount, happened) = (fit::<i32>(discarded.len()), !discarded.is_empty());
        frame.bind(*bind, Bound { things: discarded, amount, happened, player: None });
    }
    // Counters that were spent and cards that were exhausted may have kept somebody alive (modifiers.continuous).
    if !costs.is_empty() {
        limits::enforce(play)?;
    }
    Ok(paid)
}

/// The things that pay a cost, chosen by the player where the cost leaves that open: nothing that a later cost cannot do
/// without (costs.multiple-simultaneous).
fn choose(
    play: &mut Play,
    frame: &mut Frame,
    toll: Toll,
    what: &Pick,
    rest: &[Cost],
    bill: Bill,
) -> Flow<Vec<Thing>> {
    match what {
        Pick::Choose { .. } => {
            let fitting = {
                let you = frame.you;
                let then = |scene: Scene<Champions>, bill: &Bill| payment::can_pay(scene, you, bill, None);
                let left = if toll == Toll::Discard { Left::Discards } else { Left::All };
                let ways = Ways { frame, left, searching: false, then: &then };
                ways.payers(play.scene(), toll, what, rest, bill)
            };
            pick_among(play, frame, what, Aim::Pay(toll), fitting)
        }
        Pick::AllOf(picks) => {
            let mut all = Vec::new();
            for one in picks {
                all.extend(choose(play, frame, toll, one, rest, bill)?);
            }
            Ok(all)
        }
        Pick::Varies(varies) => {
            let but = holds(play.scene(), frame.voice(), &varies.provided);
            let which = if but { &varies.but } else { &varies.usually };
            choose(play, frame, toll, which, rest, bill)
        }
        _ => {
            let things = pick(play, frame, what, Aim::Pay(toll))?;
            Ok(own_things(play.scene(), frame, things))
        }
    }
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
            if !zones::shift(play, from, card, pile, why) {
                return Ok(None);
            }
            // It may have been the last card of a deck (q.deck-empty-moment).
            zones::ran_out(play, from)?;
            Ok(Some(Thing::Out(pile, card)))
        }
    }
}

/// Whether an ability was used less often than its limit allows (limits.limit).
pub fn below_limit(state: &State, card: &InPlay, place: u8, ability: &Ability) -> bool {
    left_of_limit(state, card, place, ability).is_none_or(|left| left > 0)
}

/// How often an ability may still be used in the period of its limit, if it has one.
pub(crate) fn left_of_limit(state: &State, card: &InPlay, place: u8, ability: &Ability) -> Option<u8> {
    let most = ability.limit?.most();
    let used = match card.used[usize::from(card.face)].get(usize::from(place)) {
        Some(used) => *used,
        None => {
            let gained = |it: &&GainedUse| (it.card, it.place) == (card.id, place);
            state.gained_used.iter().find(gained).map_or(0, |it| it.times)
        }
    };
    Some(most.saturating_sub(used))
}

/// Notes that an ability was used; a cancelled one too (limits.limit-cancelled-counts).
pub fn mark_used(state: &mut State, card: InPlayId, place: u8) {
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
