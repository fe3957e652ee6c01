//! Whether an effect could change the game (abilities.must-be-able-to-change-state), asked before costs are paid and of the
//! effect alone. It never tries the effect out: that would need dice, answers and hidden cards. What lies in a hidden place
//! could be anything.

use table::{Scene, Seat, fit};

use super::pick::{Aim, helps, meant};
use super::shape::{in_period, waits_until};
use super::{Frame, Node, Origin};
use crate::card::ability::{
    Amount, Binding, Claim, Counted, Doing, Duration, Label, Opt, Pick, Step, Who, Zone,
};
use crate::modifiers::{self, counted, holds};
use crate::players::in_player_order;
use crate::state::{Place, Reading, Thing};
use crate::{Champions, cost, identity};

/// Whether one of these steps could change anything. What stands after `then` counts only if it could be reached: not
/// where what stands before it can do nothing (effects.then.stops).
pub fn could(scene: Scene<Champions>, frame: &Frame, steps: &[Step]) -> bool {
    let mut reached = true;
    for step in steps {
        let then = matches!(step, Step::Then(_));
        if (reached || !then) && could_step(scene, frame, step) {
            return true;
        }
        reached = reached && idle_step(scene, frame, step);
    }
    false
}

/// Whether a step that can change nothing is done in full all the same, so that what stands after `then` follows.
fn idle_step(scene: Scene<Champions>, frame: &Frame, step: &Step) -> bool {
    let idle = |steps: &[Step]| steps.iter().all(|step| idle_step(scene, frame, step));
    match step {
        Step::Shuffle(_) | Step::ChooseCards { .. } | Step::ChoosePlayer { .. } => true,
        Step::Then(steps) | Step::AsPlayer { r#do: steps, .. } | Step::EachPlayer { r#do: steps } => {
            idle(steps)
        }
        Step::If { holds: claim, then, r#else } => {
            if open_claim(scene, frame, claim) {
                return idle(then) || idle(r#else);
            }
            idle(if holds(scene, frame.voice(), claim) { then } else { r#else })
        }
        _ => false,
    }
}

/// Whether a step could change anything.
pub(super) fn could_step(scene: Scene<Champions>, frame: &Frame, step: &Step) -> bool {
    let some = |pick: &Pick, aim: Aim| some(scene, frame, pick, aim);
    let any = |amount: &Amount| open(scene, frame, amount) || counted(scene, frame.voice(), amount) > 0;
    match step {
        Step::DealDamage { amount, to, .. } => any(amount) && some(to, Aim::Damage),
        Step::AssignDamage { amount, among, by: _ } => {
            let things = modifiers::all(scene, frame.voice(), among);
            any(amount) && things.into_iter().any(|thing| helps(scene, frame, Aim::Damage, thing))
        }
        Step::MoveDamage { amount, from, to } => {
            // Damage is moved elsewhere, never to where it is (damage.move.not-to-same-place).
            let movable = |thing: &Thing| match *thing {
                Thing::InPlay(from) => {
                    helps(scene, frame, Aim::LoseDamage, *thing) && some(to, Aim::MoveDamage { from })
                }
                Thing::Out(..) => false,
            };
            any(amount) && (unbound(scene, frame, from) || meant(scene, frame, from).iter().any(movable))
        }
        Step::MoveThreat { amount, from, to } => {
            let movable = |thing: &Thing| {
                let aim = |from| Aim::MoveThreat { from };
                helps(scene, frame, Aim::LoseThreat, *thing)
                    && thing.in_play().is_some_and(|from| some(to, aim(from)))
            };
            any(amount) && (unbound(scene, frame, from) || meant(scene, frame, from).iter().any(movable))
        }
        Step::PlaceDamage { amount, at } => any(amount) && some(at, Aim::Else),
        Step::PlaceThreat { amount, at } => any(amount) && some(at, Aim::Do(Doing::GainThreat)),
        Step::Heal { amount, from, beyond_maximum: false, .. } => any(amount) && some(from, Aim::Heal),
        Step::Heal { amount, from, .. } => any(amount) && some(from, Aim::Do(Doing::BeHealed)),
        Step::Defeat(what) => some(what, Aim::Defeat),
        Step::RemoveThreat { amount, from } => any(amount) && some(from, Aim::LoseThreat),
        Step::Draw { count, up_to, who } => {
            let draws = |seat: Seat| {
                if !modifiers::can(scene, scene.identity(seat), Doing::Draw) {
                    return false;
                }
                let player = scene.state.player(seat);
                // An event that is played is in the hand no more.
                let itself = usize::from(frame.origin == Origin::Out(Place::Hand(seat)));
                let hand = fit::<i32>(player.hand.len() - itself);
                let wanted = match (count, up_to) {
                    (Some(count), _) => any(count),
                    (None, Some(most)) => {
                        open(scene, frame, most) || counted(scene, frame.voice(), most) > hand
                    }
                    (None, None) => false,
                };
                // Of a pile a new deck is formed (q.both-piles-empty).
                wanted && !(player.deck.is_empty() && player.discard.is_empty())
            };
            match who {
                None => draws(frame.you),
                Some(who) if unknown_player(frame, who) => true,
                Some(who) => meant_players(scene, frame, who).any(draws),
            }
        }
        Step::DiscardTop { of, count, .. } => {
            let zone = of.unwrap_or(Zone::Deck);
            any(count) && some(&Pick::Top { of: zone, count: None }, Aim::Any)
        }
        Step::DiscardUntil { of, .. } => some(&Pick::Top { of: *of, count: None }, Aim::Any),
        Step::Search { r#in, .. } => {
            r#in.iter().any(|zone| some(&Pick::Top { of: *zone, count: None }, Aim::Any))
        }
        Step::PutIntoPlay { what, facedown_as: Some(_), .. } => {
            let outside = |thing: &Thing| thing.in_play().is_none();
            unbound(scene, frame, what) || meant(scene, frame, what).iter().any(outside)
        }
        Step::PutIntoPlay { what, control, .. } => match control {
            Some(control) if !unknown_player(frame, control) => {
                let mut players = meant_players(scene, frame, control);
                players.any(|seat| some(what, Aim::Enter(Some(seat))))
            }
            _ => some(what, Aim::Enter(None)),
        },
        Step::Discard { what, .. } | Step::Move { what, .. } => some(what, Aim::Else),
        Step::LookAt { what, .. } | Step::Reveal { what, .. } => some(what, Aim::Any),
        Step::GiveBoostCard { to } => {
            let villain = Thing::InPlay(scene.villain().id);
            unbound(scene, frame, to) || meant(scene, frame, to).contains(&villain)
        }
        Step::Exhaust(pick) => some(pick, Aim::Exhaust),
        Step::Ready(pick) => some(pick, Aim::Ready),
        Step::GiveStatus { status, to, .. } => some(to, Aim::Status(*status)),
        Step::ChangeForm { .. } if !identity::can_change_form(scene, frame.you) => false,
        Step::ChangeForm { to } => to.is_none_or(|form| scene.form(frame.you) != form),
        Step::AddCounters { count, .. } => any(count),
        Step::EnemyAttacks { by, .. } | Step::AlsoAttack { by, .. } => some(by, Aim::Do(Doing::Attack)),
        Step::EnemySchemes { by, .. } => some(by, Aim::Do(Doing::Scheme)),
        Step::Resolve { of, .. } => some(of, Aim::Resolve),
        Step::Prevent(amount) => any(amount),
        Step::Instead(steps) => {
            let pending = frame.occasion.and_then(|occasion| scene.state.pending(occasion));
            pending.is_some_and(|pending| pending.replaceable(steps))
        }
        Step::TakeControl { until: Some(until), .. } if !in_period(scene, frame, *until) => false,
        Step::TakeControl { of, who, .. } => {
            let changes = |to: Seat| some(of, Aim::Control(to));
            match who {
                None => changes(frame.you),
                Some(who) => unknown_player(frame, who) || meant_players(scene, frame, who).any(changes),
            }
        }
        Step::Engage { what, with } => {
            let changes = |to: Seat| some(what, Aim::Engage(to));
            unknown_player(frame, with) || meant_players(scene, frame, with).any(changes)
        }
        Step::Then(steps) | Step::May(steps) => could(scene, frame, steps),
        Step::If { holds: claim, then, r#else } => {
            if open_claim(scene, frame, claim) {
                return could(scene, frame, then) || could(scene, frame, r#else);
            }
            let branch = if holds(scene, frame.voice(), claim) { then } else { r#else };
            could(scene, frame, branch)
        }
        Step::ChooseOne(options) => options.iter().any(|option| could_opt(scene, frame, option)),
        Step::AsPlayer { who, r#do } => {
            let mut players = meant_players(scene, frame, who);
            unknown_player(frame, who) || players.any(|seat| could(scene, &frame.done_by(seat), r#do))
        }
        Step::EachPlayer { r#do } => {
            let mut players = in_player_order(scene.state);
            players.any(|seat| could(scene, &frame.done_by(seat), r#do))
        }
        // What this very attack gains for itself changes nothing unless the attack does.
        Step::Lasting(lasting) => {
            let of_itself = lasting.until == Duration::Attack && frame.label == Some(Label::Attack);
            !of_itself && in_period(scene, frame, lasting.until)
        }
        Step::Later { at, .. } => in_period(scene, frame, waits_until(at)),
        // Only what is interrupted can be cancelled, and then there is something to cancel.
        Step::Cancel(_)
        | Step::AddAcceleration
        | Step::DealEncounterCard { .. }
        | Step::Generate(_)
        | Step::GainSurge
        | Step::Advance
        | Step::LoseGame => true,
        Step::Shuffle(_) | Step::ChooseCards { .. } | Step::ChoosePlayer { .. } => false,
    }
}

/// True if a player is meant who is not known yet.
fn unknown_player(frame: &Frame, who: &Who) -> bool {
    matches!(who, Who::The(name) if frame.player(name.value).is_none())
}

/// The players who are meant, as far as they are known.
fn meant_players<'a>(
    scene: Scene<'a, Champions>,
    frame: &'a Frame,
    who: &'a Who,
) -> impl Iterator<Item = Seat> + 'a {
    let players = in_player_order(scene.state);
    let chosen = frame.made_player(Node::of(who));
    let among = if let Who::Choose(among) = who { among } else { who };
    players.filter(move |&seat| match chosen {
        Some(chosen) => chosen == seat,
        None => modifiers::is_player(scene, frame.voice(), among, Some(seat)),
    })
}

/// Whether an option could be taken and would change anything; paying its cost does not count.
pub fn could_opt(scene: Scene<Champions>, frame: &Frame, option: &Opt) -> bool {
    // An option that is only a cost changes what its payment changes (Sonic Boom, Android Efficiency).
    let changes = option.steps.is_empty() || could(scene, frame, &option.steps);
    changes && cost::payable(scene, frame, &option.cost)
}

/// Whether a pick could yield a card that it would change.
fn some(scene: Scene<Champions>, frame: &Frame, pick: &Pick, aim: Aim) -> bool {
    if unbound(scene, frame, pick) || (frame.for_another && unseen(pick)) {
        return true;
    }
    meant(scene, frame, pick).into_iter().any(|thing| helps(scene, frame, aim, thing))
}

/// Whether a pick speaks of cards that only their player can see.
pub fn unseen(pick: &Pick) -> bool {
    match pick {
        Pick::Each(cards) | Pick::Choose { from: cards, .. } | Pick::Random { from: cards } => {
            matches!(cards.0.r#in, Some(Zone::Hand | Zone::Deck))
        }
        Pick::AllOf(picks) => picks.iter().any(unseen),
        Pick::Varies(varies) => unseen(&varies.usually) || unseen(&varies.but),
        _ => false,
    }
}

/// Whether a pick speaks of what is not known yet.
pub(super) fn unbound(scene: Scene<Champions>, frame: &Frame, pick: &Pick) -> bool {
    let unknown = |name: Binding| !frame.knows(scene, name);
    match pick {
        Pick::The(name) => unknown(name.value),
        Pick::Each(cards)
        | Pick::Choose { from: cards, .. }
        | Pick::Random { from: cards }
        | Pick::Topmost(cards)
        | Pick::Highest { among: cards, .. } => {
            let filter = &*cards.0;
            let by_name = |who: &Option<Who>| who.as_ref().is_some_and(|who| unknown_player(frame, who));
            filter.among.as_ref().is_some_and(|name| unknown(name.value))
                || by_name(&filter.engaged)
                || by_name(&filter.control)
        }
        Pick::AllOf(picks) => picks.iter().any(|pick| unbound(scene, frame, pick)),
        Pick::Varies(varies) => unbound(scene, frame, &varies.usually) || unbound(scene, frame, &varies.but),
        _ => false,
    }
}

/// Whether an amount is not known yet.
pub(super) fn open(scene: Scene<Champions>, frame: &Frame, amount: &Amount) -> bool {
    let Amount::Counted(node) = amount else { return false };
    let unknown = |name: Binding| !frame.knows(scene, name);
    match &**node {
        Counted::The(name) | Counted::ResourceTypes(name) | Counted::BoostIcons(name) => unknown(name.value),
        Counted::Ask(name) => unknown(*name),
        Counted::Count(cards) | Counted::Icons(cards) | Counted::Stat { of: cards, .. } => {
            cards.0.among.as_ref().is_some_and(|name| unknown(name.value))
        }
        Counted::Times(amounts) | Counted::Sum(amounts) | Counted::AtMost(amounts) => {
            amounts.iter().any(|amount| open(scene, frame, amount))
        }
        Counted::Varies(varies) => open_claim(scene, frame, &varies.provided),
        _ => false,
    }
}

pub(super) fn open_claim(scene: Scene<Champions>, frame: &Frame, claim: &Claim) -> bool {
    match claim {
        Claim::Not(claim) => open_claim(scene, frame, claim),
        Claim::Happened(name) | Claim::Printed { what: name, .. } => !frame.knows(scene, name.value),
        Claim::PaidWith(_) | Claim::FinalStep => true,
        Claim::AtLeast(amount, least) => open(scene, frame, amount) || open(scene, frame, least),
        _ => false,
    }
}
