//! Performing the steps of an ability, in order (abilities.sentence-by-sentence): one arm a step, each arm a call of the
//! rulebook function.

use table::{Flow, Seat, fit};

use super::moves::{
    Entrance, discard, discard_top, discard_until, look_at, move_to, put_into_play, reveal, search, shuffle,
};
use super::pick::{Aim, attackable, helps, pick};
use super::shape::{
    as_player, choose_one, deed_of, each_player, in_period, lasting, later, may, name_player, resolve, who,
};
use super::{Bound, Frame, divide};
use crate::card::ability::{Amount, Binding, Doing, Form, Label, Pick, Step, Who, Zone};
use crate::card::{CardType, CounterId};
use crate::damage::{self, Blow};
use crate::event::Event;
use crate::modifiers::{counted, holds};
use crate::players::in_player_order;
use crate::state::{InPlayId, Outcome, Reading, Thing};
use crate::timing::{self, Happening};
use crate::{
    Play, cards_in_play, enemy_attack, enemy_scheme, enter_play, identity, limits, main_scheme, rule, status,
    threat, winning, zones,
};

/// Whether a step was carried out in full, on which `then` depends (effects.then.must-resolve-first). What was to be done
/// 0 times was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// In full.
    Full,
    /// In part, or not at all.
    Part,
}

impl From<bool> for Done {
    fn from(full: bool) -> Done {
        if full { Done::Full } else { Done::Part }
    }
}

/// Performs steps, one after the other.
///
/// # Errors
/// A stop of the table.
pub fn perform(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<Done> {
    let mut done = Done::Full;
    for step in steps {
        let before = done;
        done = match (step, done) {
            (Step::Then(_), Done::Part) => Done::Part,
            (Step::Then(steps), Done::Full) => perform(play, frame, steps)?,
            (Step::ChoosePlayer { bind }, _) => {
                name_player(play, frame, bind, following(steps, step))?.is_some().into()
            }
            _ => play.deeper(|play| perform_step(play, frame, step))?,
        };
        // All of the text before `then` counts, not its last sentence alone (effects.then.stops).
        if before == Done::Part {
            done = Done::Part;
        }
        // A modifier may have begun or ended by it (modifiers.continuous).
        limits::enforce(play)?;
    }
    Ok(done)
}

/// The steps that stand behind one of them.
fn following<'a>(steps: &'a [Step], step: &Step) -> &'a [Step] {
    let at = steps.iter().position(|other| std::ptr::eq(other, step));
    at.map_or(&[], |at| &steps[at + 1..])
}

fn perform_step(play: &mut Play, frame: &mut Frame, step: &Step) -> Flow<Done> {
    match step {
        Step::DealDamage { amount, to, bind } => deal_damage(play, frame, amount, to, *bind),
        Step::AssignDamage { amount, among, by } => {
            divide::assign_damage(play, frame, amount, among, by.as_ref())
        }
        Step::MoveDamage { amount, from, to } => move_damage(play, frame, amount, from, to),
        Step::MoveThreat { amount, from, to } => move_threat(play, frame, amount, from, to),
        Step::PlaceDamage { amount, at } => {
            let amount = amount_of(play, frame, amount);
            let cards = in_play(pick(play, frame, at, Aim::Else)?);
            let full = amount > 0 && !cards.is_empty();
            for id in cards {
                damage::place(play, id, amount);
            }
            Ok(full.into())
        }
        Step::Heal { amount, from, beyond_maximum, bind } => {
            let wanted = amount_of(play, frame, amount);
            let heal = if *beyond_maximum { damage::heal_beyond } else { damage::heal };
            let aim = if *beyond_maximum { Aim::Do(Doing::BeHealed) } else { Aim::Heal };
            let cards = in_play(pick(play, frame, from, aim)?);
            let mut full = !cards.is_empty();
            let mut healed = 0;
            for id in cards {
                let mended = heal(play, id, wanted, rule!("damage.heal"));
                healed = u16::saturating_add(healed, mended);
                full &= amount.is_met(wanted, mended);
            }
            let happened = healed > 0;
            frame.bind(*bind, Bound { amount: i32::from(healed), happened, ..Bound::default() });
            Ok(full.into())
        }
        Step::Defeat(what) => {
            let mut things = pick(play, frame, what, Aim::Defeat)?;
            let wanted = things.len();
            things.retain(|thing| helps(play.scene(), frame, Aim::Defeat, *thing));
            let full = wanted > 0 && things.len() == wanted;
            defeat(play, frame, in_play(things))?;
            Ok(full.into())
        }
        Step::RemoveThreat { amount, from } => {
            let wanted = amount_of(play, frame, amount);
            let schemes = in_play(pick(play, frame, from, Aim::LoseThreat)?);
            let mut full = !schemes.is_empty();
            for scheme in schemes {
                let by = threat::Remover { player: frame.you, deed: frame.deed };
                full &= amount.is_met(wanted, threat::remove(play, scheme, wanted, by)?);
            }
            Ok(full.into())
        }
        Step::PlaceThreat { amount, at } => {
            let wanted = amount_of(play, frame, amount);
            let schemes = in_play(pick(play, frame, at, Aim::Do(Doing::GainThreat))?);
            let mut full = !schemes.is_empty();
            for scheme in schemes {
                let why = rule!("main-scheme.threat-tokens");
                let placed = threat::place(play, scheme, wanted, threat::When::Otherwise, why)?;
                full &= amount.is_met(wanted, placed);
            }
            Ok(full.into())
        }
        Step::AddAcceleration => {
            let encounter = &mut play.state.encounter;
            encounter.acceleration_tokens = encounter.acceleration_tokens.saturating_add(1);
            play.event(rule!("main-scheme.acceleration-token-effect"), |state| Event::AccelerationAdded {
                tokens: state.encounter.acceleration_tokens,
            });
            Ok(Done::Full)
        }
        Step::Draw { .. } => draw(play, frame, step),
        Step::Discard { what, bind } => discard(play, frame, what, *bind),
        Step::DiscardTop { of, count, bind } => {
            let wanted = amount_of(play, frame, count);
            let things = discard_top(play, frame, of.unwrap_or(Zone::Deck), usize::from(wanted))?;
            let full = wanted > 0 && things.len() == usize::from(wanted);
            bind_cards(frame, *bind, things);
            Ok(full.into())
        }
        Step::DiscardUntil { of, r#for, bind } => discard_until(play, frame, *of, r#for, *bind),
        Step::LookAt { what, bind } => look_at(play, frame, what, *bind),
        Step::Search { r#in, r#for, bind } => search(play, frame, r#in, r#for, *bind),
        Step::Move { what, to, at } => move_to(play, frame, what, *to, *at),
        Step::Shuffle(zone) => Ok(shuffle(play, frame, *zone)),
        Step::PutIntoPlay { what, engaged, control, facedown_as, bind } => {
            let mask = facedown_as.as_ref().map(|mask| mask.place);
            let engaged = first_of(play, frame, engaged.as_ref(), step)?;
            let control = first_of(play, frame, control.as_ref(), step)?;
            let (entered, full) = put_into_play(play, frame, what, Entrance { engaged, control, mask })?;
            bind_cards(frame, *bind, entered.into_iter().map(Thing::InPlay).collect());
            Ok(full.into())
        }
        Step::Reveal { what, bind } => reveal(play, frame, what, *bind),
        Step::DealEncounterCard { to } => {
            let players = who(play, frame, to, step)?;
            let full = !players.is_empty();
            for player in players {
                zones::deal(play, player, rule!("dealing.not-revealed-at-once"))?;
            }
            Ok(full.into())
        }
        Step::GiveBoostCard { to } => {
            // Boost cards are the villain's alone (activation.minions-get-no-boost).
            let mut enemies = in_play(pick(play, frame, to, Aim::Any)?);
            enemies.retain(|enemy| *enemy == play.scene().villain().id);
            let full = !enemies.is_empty();
            for _ in enemies {
                zones::give_boost(play, rule!("boost.multiple-cumulative"))?;
            }
            Ok(full.into())
        }
        // Resources are generated while something is paid (costs.resource-ability), never as a step.
        Step::Generate(_) => Ok(Done::Full),

        Step::Exhaust(what) => {
            let cards = in_play(pick(play, frame, what, Aim::Exhaust)?);
            let mut full = !cards.is_empty();
            for card in cards {
                full &= cards_in_play::exhaust(play, card, rule!("effects.exhausted-definition"));
            }
            Ok(full.into())
        }
        Step::Ready(what) => {
            let cards = in_play(pick(play, frame, what, Aim::Ready)?);
            let mut full = !cards.is_empty();
            for card in cards {
                full &= cards_in_play::ready(play, card, rule!("effects.ready-verb"));
            }
            Ok(full.into())
        }
        Step::GiveStatus { status, to, bind } => {
            let cards = in_play(pick(play, frame, to, Aim::Status(*status))?);
            let wanted = cards.len();
            let got = cards.into_iter().filter(|&card| status::give(play, card, *status));
            let got: Vec<Thing> = got.map(Thing::InPlay).collect();
            let full = got.len() == wanted && wanted > 0;
            bind_cards(frame, *bind, got);
            Ok(full.into())
        }
        Step::ChangeForm { to } => {
            let form = to.unwrap_or_else(|| play.scene().form(frame.you).other());
            let changed = identity::change_form(play, frame.you, form)?;
            Ok(changed.into())
        }
        Step::AddCounters { counter, count } => {
            let count = amount_of(play, frame, count);
            let Some(id) = frame.source().filter(|_| count > 0) else { return Ok(Done::Part) };
            cards_in_play::add_counters(play, id, CounterId(counter.place), count);
            Ok(Done::Full)
        }
        Step::TakeControl { of, who: taker, until } => {
            if until.is_some_and(|until| !in_period(play.scene(), frame, until)) {
                return Ok(Done::Part);
            }
            let to = match taker {
                Some(taker) => who(play, frame, taker, step)?.first().copied(),
                None => Some(frame.you),
            };
            let Some(to) = to else { return Ok(Done::Part) };
            let cards = in_play(pick(play, frame, of, Aim::Control(to))?);
            let mut full = !cards.is_empty();
            for card in cards {
                let scene = play.scene();
                let may = scene.state.find(card).is_some_and(|it| limits::may_control(scene, it, to));
                full &= may;
                if may {
                    match *until {
                        Some(until) => {
                            let deed = deed_of(&play.state, frame, until);
                            cards_in_play::borrow(play, card, until, deed);
                        }
                        None => cards_in_play::keep(play, card),
                    }
                    cards_in_play::change_control(play, card, to);
                }
            }
            limits::enforce(play)?;
            Ok(full.into())
        }
        Step::Engage { what, with } => {
            let Some(player) = first_of(play, frame, Some(with), step)? else { return Ok(Done::Part) };
            let minions = in_play(pick(play, frame, what, Aim::Engage(player))?);
            let mut full = !minions.is_empty();
            for minion in minions {
                full &= enter_play::engage(play, minion, player)?;
            }
            Ok(full.into())
        }
        Step::GainSurge => {
            let revealing = play.state.reveals.last_mut();
            let gained = revealing.map(|reveal| reveal.surge = true);
            Ok(gained.is_some().into())
        }

        Step::EnemyAttacks { by, against, bind } => enemy_attacks(play, frame, by, against, *bind),
        Step::EnemySchemes { by, bind } => {
            let mut bound = Bound::default();
            let mut schemers = in_play(pick(play, frame, by, Aim::Do(Doing::Scheme))?);
            while let Some(enemy) = enemy_attack::next_of(play, &mut schemers)? {
                if let Some(placed) = enemy_scheme::scheme(play, enemy, frame.you)? {
                    bound.happened = true;
                    bound.amount += i32::from(placed);
                }
            }
            let happened = bound.happened;
            frame.bind(*bind, bound);
            Ok(happened.into())
        }
        Step::AlsoAttack { by: _, against } => {
            let heroes = in_play(pick(play, frame, against, Aim::Any)?);
            let owners = heroes.into_iter().filter_map(|hero| play.state.find(hero)?.owner);
            let owners: Vec<Seat> = owners.collect();
            let deed = frame.occasion.and_then(|occasion| play.state.pending(occasion)).map(|it| it.what);
            let Some(Happening::Attack { deed }) = deed.filter(|_| !owners.is_empty()) else {
                return Ok(Done::Part);
            };
            enemy_attack::also(play, deed, &owners);
            Ok(Done::Full)
        }
        Step::Advance => main_scheme::next_side(play).map(|()| Done::Full),
        Step::LoseGame => {
            winning::end(play, Outcome::Lost, rule!("winning.card-states-loss")).map(|()| Done::Full)
        }

        Step::Prevent(amount) => Ok(prevent(play, frame, amount)),
        Step::Cancel(what) => {
            let cancelled = frame.occasion.and_then(|occasion| play.state.pending_mut(occasion));
            let Some(pending) = cancelled else { return Ok(Done::Part) };
            pending.cancelled = Some(*what);
            let card = match pending.what {
                Happening::Reveal { card, .. } | Happening::Play { card, .. } => Some(card),
                Happening::Initiate { ability, .. } => Some(ability.card),
                _ => None,
            };
            if let Some(card) = card {
                play.event(rule!("effects.cancel.definition"), |_| Event::Cancelled { card });
            }
            Ok(Done::Full)
        }
        Step::Instead(steps) => {
            let replaced = frame.occasion.and_then(|occasion| play.state.pending_mut(occasion));
            let Some(pending) = replaced.filter(|pending| pending.replaceable(steps)) else {
                return Ok(Done::Part);
            };
            pending.replaced = true;
            play.event(rule!("effects.replacement.definition"), |_| Event::Replaced);
            perform(play, frame, steps)
        }

        Step::Then(steps) => perform(play, frame, steps),
        Step::If { holds: claim, then, r#else } => {
            let branch = if holds(play.scene(), frame.voice(), claim) { then } else { r#else };
            perform(play, frame, branch)
        }
        Step::May(steps) => may(play, frame, steps),
        Step::ChooseOne(options) => choose_one(play, frame, options),
        Step::ChooseCards { what, bind } => {
            let cards = pick(play, frame, what, Aim::Any)?;
            let full = !cards.is_empty();
            bind_cards(frame, Some(*bind), cards);
            Ok(full.into())
        }
        Step::ChoosePlayer { bind } => Ok(name_player(play, frame, bind, &[])?.is_some().into()),
        Step::AsPlayer { .. } => as_player(play, frame, step),
        Step::EachPlayer { r#do } => each_player(play, frame, r#do),
        Step::Resolve { abilities: _, of } => resolve(play, frame, of),
        Step::Lasting(effect) => Ok(lasting(play, frame, effect)),
        Step::Later { at, place, r#do: _ } => Ok(later(play, frame, at, *place)),
    }
}

/// Characters and schemes are defeated by a card: characters together, then schemes one by one.
fn defeat(play: &mut Play, frame: &Frame, cards: Vec<InPlayId>) -> Flow<()> {
    let scene = play.scene();
    let is = |kind: fn(CardType) -> bool| {
        move |id: &InPlayId| scene.state.find(*id).is_some_and(|card| kind(scene.kind(card)))
    };
    let characters: Vec<InPlayId> = cards.iter().copied().filter(is(CardType::is_character)).collect();
    let schemes: Vec<InPlayId> = cards.iter().copied().filter(is(CardType::is_scheme)).collect();
    let by = Blow::of(scene, frame);
    let aftermath = damage::defeat(play, characters, by.player, frame.deed)?;
    match frame.deed {
        Some(deed) => play.state.deeds[usize::from(deed)].aftermath.extend(aftermath),
        None => timing::happened(play, aftermath)?,
    }
    for scheme in schemes {
        threat::defeat(play, scheme, threat::Remover { player: frame.you, deed: frame.deed })?;
    }
    Ok(())
}

/// An amount, never below 0.
pub(super) fn amount_of(play: &Play, frame: &Frame, amount: &Amount) -> u16 {
    fit::<u16>(counted(play.scene(), frame.voice(), amount).max(0))
}

/// Only cards in play.
pub(super) fn in_play(things: Vec<Thing>) -> Vec<InPlayId> {
    things.into_iter().filter_map(Thing::in_play).collect()
}

/// Cards as an outcome; their number is how many there are.
pub(super) fn bind_cards(frame: &mut Frame, bind: Option<Binding>, things: Vec<Thing>) {
    let (amount, happened) = (fit::<i32>(things.len()), !things.is_empty());
    frame.bind(bind, Bound { things, amount, happened, player: None });
}

fn deal_damage(
    play: &mut Play,
    frame: &mut Frame,
    amount: &Amount,
    to: &Pick,
    bind: Option<Binding>,
) -> Flow<Done> {
    let mut targets = in_play(pick(play, frame, to, Aim::Damage)?);
    // An attack on several passes over those that cannot be attacked (keywords.guard).
    if frame.label == Some(Label::Attack) {
        let scene = play.scene();
        targets.retain(|id| scene.state.find(*id).is_some_and(|enemy| attackable(scene, frame.you, enemy)));
    }
    // After choosing, since an amount may speak of what was chosen.
    let amount = amount_of(play, frame, amount);
    let hits: Vec<(InPlayId, u16)> = targets.into_iter().map(|target| (target, amount)).collect();
    let blow = Blow::of(play.scene(), frame);
    let taken = damage::deal(play, &hits, blow, rule!("damage.reduces-hit-points"))?;
    let hurt = taken.iter().filter(|(_, amount)| *amount > 0);
    let bound = Bound {
        things: hurt.map(|(id, _)| Thing::InPlay(*id)).collect(),
        amount: taken.iter().map(|(_, amount)| i32::from(*amount)).sum(),
        happened: taken.iter().any(|(_, amount)| *amount > 0),
        player: None,
    };
    frame.bind(bind, bound);
    let full = amount > 0 && !hits.is_empty() && taken.iter().all(|(_, taken)| *taken == amount);
    Ok(full.into())
}

/// damage.move.counts-as-dealt, damage.move.needs-valid-ends, damage.move.not-to-same-place
fn move_damage(play: &mut Play, frame: &mut Frame, amount: &Amount, from: &Pick, to: &Pick) -> Flow<Done> {
    let wanted = amount_of(play, frame, amount);
    let Some(&from) = in_play(pick(play, frame, from, Aim::LoseDamage)?).first() else {
        return Ok(Done::Part);
    };
    let aim = Aim::MoveDamage { from };
    let Some(&to) = in_play(pick(play, frame, to, aim)?).first() else { return Ok(Done::Part) };
    if from == to {
        return Ok(Done::Part);
    }
    // None is moved to a character that cannot take it or cannot be attacked by this (damage.move.needs-valid-ends,
    // keywords.guard.allies-included).
    if !helps(play.scene(), frame, aim, Thing::InPlay(to)) {
        return Ok(Done::Part);
    }
    let Some(hurt) = play.state.find_mut(from) else { return Ok(Done::Part) };
    let moved = wanted.min(hurt.damage);
    if moved == 0 {
        return Ok(Done::Part);
    }
    hurt.damage -= moved;
    play.event(rule!("damage.move.elements"), |_| Event::DamageMoved { from, amount: moved });
    damage::deal(play, &[(to, moved)], Blow::of(play.scene(), frame), rule!("damage.move.counts-as-dealt"))?;
    Ok(amount.is_met(wanted, moved).into())
}

/// Threat goes from one scheme to another, if there are both (damage.move.elements, damage.move.needs-valid-ends,
/// damage.move.not-to-same-place).
fn move_threat(play: &mut Play, frame: &mut Frame, amount: &Amount, from: &Pick, to: &Pick) -> Flow<Done> {
    let wanted = amount_of(play, frame, amount);
    let Some(&from) = in_play(pick(play, frame, from, Aim::LoseThreat)?).first() else {
        return Ok(Done::Part);
    };
    let aim = Aim::MoveThreat { from };
    let Some(&to) = in_play(pick(play, frame, to, aim)?).first() else { return Ok(Done::Part) };
    // None is moved to where none can be placed (damage.move.needs-valid-ends).
    if from == to || !helps(play.scene(), frame, aim, Thing::InPlay(to)) {
        return Ok(Done::Part);
    }
    let by = threat::Remover { player: frame.you, deed: frame.deed };
    let moved = threat::remove(play, from, wanted, by)?;
    threat::place(play, to, moved, threat::When::Otherwise, rule!("damage.move.elements"))?;
    Ok(amount.is_met(wanted, moved).into())
}

/// The player whom a part of a step means, if it says one.
fn first_of(play: &mut Play, frame: &mut Frame, of: Option<&Who>, step: &Step) -> Flow<Option<Seat>> {
    match of {
        Some(of) => Ok(who(play, frame, of, step)?.first().copied()),
        None => Ok(None),
    }
}

fn draw(play: &mut Play, frame: &mut Frame, step: &Step) -> Flow<Done> {
    let Step::Draw { who: drawer, count, up_to } = step else { return Ok(Done::Part) };
    let players = match drawer {
        Some(drawer) => who(play, frame, drawer, step)?,
        None => vec![frame.you],
    };
    let mut full = !players.is_empty();
    for player in players {
        let wanted = match (count, up_to) {
            (Some(count), _) => usize::from(amount_of(play, frame, count)),
            (None, Some(most)) => {
                let most = usize::from(amount_of(play, frame, most));
                most.saturating_sub(play.state.player(player).hand.len())
            }
            (None, None) => 0,
        };
        full &= wanted > 0 && zones::draw(play, player, wanted)? == wanted;
    }
    Ok(full.into())
}

fn enemy_attacks(
    play: &mut Play,
    frame: &mut Frame,
    by: &Pick,
    against: &Pick,
    bind: Option<Binding>,
) -> Flow<Done> {
    let mut enemies = in_play(pick(play, frame, by, Aim::Do(Doing::Attack))?);
    // One's hero and the hero an enemy is engaged with are looked at for each enemy; others are named or chosen once.
    let named = match against {
        Pick::YourHero | Pick::EngagedHero => Vec::new(),
        _ => attacked_players(play, frame, against)?,
    };
    let mut bound = Bound::default();
    while let Some(enemy) = enemy_attack::next_of(play, &mut enemies)? {
        let scene = play.scene();
        let is_hero = |seat: &Seat| scene.form(*seat) == Form::Hero;
        let target = match against {
            Pick::YourHero => Some(frame.you).filter(is_hero),
            Pick::EngagedHero => scene.state.find(enemy).and_then(|card| card.engaged).filter(is_hero),
            _ => None,
        };
        let targets: Vec<Seat> = target.into_iter().chain(named.iter().copied()).collect();
        for target in targets {
            if let Some(strike) = enemy_attack::attack(play, enemy, target)? {
                bound.happened = true;
                bound.amount += i32::from(strike.damage);
                bound.things.extend(strike.damaged.into_iter().map(Thing::InPlay));
            }
        }
    }
    let happened = bound.happened;
    frame.bind(bind, bound);
    Ok(happened.into())
}

/// The players whose identities a pick means, in player order.
fn attacked_players(play: &mut Play, frame: &mut Frame, against: &Pick) -> Flow<Vec<Seat>> {
    let identities = in_play(pick(play, frame, against, Aim::Any)?);
    let players = in_player_order(&play.state);
    Ok(players.filter(|&seat| identities.contains(&play.state.player(seat).identity)).collect())
}

/// damage.prevent-damage, damage.prevent-threat
fn prevent(play: &mut Play, frame: &Frame, amount: &Amount) -> Done {
    let most = amount_of(play, frame, amount);
    let Some(pending) = frame.occasion.and_then(|occasion| play.state.pending_mut(occasion)) else {
        return Done::Part;
    };
    let (Happening::Damage { amount, .. } | Happening::Threat { amount, .. }) = &mut pending.what else {
        return Done::Part;
    };
    let prevented = most.min(*amount);
    *amount -= prevented;
    play.event(rule!("damage.prevent-damage"), |_| Event::Prevented { amount: prevented });
    (prevented > 0).into()
}
