//! Damage, hit points and defeat (chapter of that name).

use table::{Flow, RuleId, Scene, Seat};

use crate::card::ability::{Doing, Keyword, Stat, Status};
use crate::card::{CardId, CardType, Concern};
use crate::effect::{Frame, Origin};
use crate::event::Event;
use crate::modifiers::{can, can_take_damage, spoken_of, value};
use crate::state::{DeedKind, InPlay, InPlayId, Outcome, Place, Reading};
use crate::timing::{self, Happening};
use crate::{Champions, Play, attack, leave_play, players, rule, status, villain, winning};

/// The card that deals damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// In play, as it was.
    InPlay(InPlay),
    /// Elsewhere: an event, a treachery, a boost card.
    Out(Place, CardId),
}

impl Source {
    /// The card whose ability this is; what has left play lies with what is being resolved.
    pub fn of(scene: Scene<Champions>, frame: &Frame) -> Source {
        match frame.origin {
            Origin::InPlay(card) => Source::InPlay(scene.state.find(card.id).copied().unwrap_or(card)),
            Origin::Gone(_) => Source::Out(Place::Resolving, frame.card()),
            Origin::Out(place) => Source::Out(place, frame.card()),
        }
    }
}

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// The card that deals it.
    pub source: Option<Source>,
    /// The player who deals it; an ally is not its player (abilities.you).
    pub player: Option<Seat>,
    /// The attack that it is part of, as a place in [`crate::state::State::deeds`].
    pub deed: Option<u8>,
    /// It was too much for another character (keywords.overkill.not-an-attack).
    pub passed_on: bool,
    /// Nobody else can take it (allies.consequential.direct).
    pub direct: bool,
}

impl Blow {
    /// Of a card in play.
    pub fn by_card(scene: Scene<Champions>, card: InPlayId) -> Blow {
        let source = scene.state.find(card).copied();
        let of_player = source.filter(|card| scene.kind(card) != CardType::Ally);
        let player = of_player.and_then(|card| card.controller);
        Blow { source: source.map(Source::InPlay), player, ..Blow::default() }
    }

    /// Of an ability.
    pub fn of(scene: Scene<Champions>, frame: &Frame) -> Blow {
        let printed = scene.printed(frame.card());
        let scenario = printed.class == crate::card::Class::Scenario;
        let by_ally = printed.front().kind == CardType::Ally;
        let source = Some(Source::of(scene, frame));
        let player = Some(frame.you).filter(|_| !scenario && !by_ally);
        Blow { source, player, deed: frame.deed, ..Blow::default() }
    }
}

/// Damage is dealt to characters, to all of them at once (damage.multiple-characters-one-source). How much each of them has
/// taken comes back.
///
/// Tough cards come first (status.timing-priority), then interrupts, then the damage itself, then what interrupts the
/// defeats it causes, and last of all the responses, which wait for the end of the attack if it is one
/// (q.attack-occurrence).
///
/// # Errors
/// A stop of the table.
pub fn deal(
    play: &mut Play,
    hits: &[(InPlayId, u16)],
    blow: Blow,
    why: RuleId,
) -> Flow<Vec<(InPlayId, u16)>> {
    let scene = play.scene();
    let mut taken: Vec<(InPlayId, u16)> = hits.iter().map(|(id, _)| (*id, 0)).collect();
    let source = blow.source;
    // Zero damage is not dealt, so it does not remove a tough card (status.tough.zero-damage).
    let possible = |&&(id, amount): &&(InPlayId, u16)| {
        scene.state.find(id).is_some_and(|card| {
            let character = scene.kind(card).is_character() && !players::is_out(scene, card);
            amount > 0 && character && can_take_damage(scene, card, source.as_ref())
        })
    };
    let mut coming: Vec<(InPlayId, u16)> = hits.iter().filter(possible).copied().collect();
    if !blow.passed_on {
        attack::strikes(play, blow.deed, hits.iter().map(|(id, _)| *id));
    }
    coming.retain(|&(id, _)| !status::tough_prevents(play, id));

    let happening = |play: &Play, (id, amount): (InPlayId, u16)| {
        play.state.find(id).map(|to| Happening::Damage {
            to: *to,
            amount,
            deed: blow.deed,
            direct: blow.direct,
        })
    };
    let happenings = coming.iter().filter_map(|hit| happening(play, *hit)).collect();
    let pending = timing::about_to_happen(play, happenings)?;

    let mut aftermath = Vec::new();
    let mut excess = Vec::new();
    let mut missed = 0;
    let called_off = blow.deed.is_some_and(|deed| is_called_off(play, deed));
    if let Some(deed) = blow.deed.filter(|_| called_off) {
        // Then nobody was attacked.
        play.state.deeds[usize::from(deed)].attacked.clear();
    }
    for (pending, (id, dealt)) in pending.iter().zip(coming) {
        let amount = if called_off { 0 } else { pending.amount() };
        let Some(left) =
            play.state.find(id).and_then(|card| value(play.scene(), card, Stat::RemainingHitPoints))
        else {
            missed += amount;
            continue;
        };
        if amount == 0 {
            continue;
        }
        // An interrupt may have made it tough, or said that it cannot take damage (status.tough.prevent-all,
        // precedence.cannot-is-absolute).
        if !may_take_damage(play.scene(), id, source.as_ref()) || status::tough_prevents(play, id) {
            continue;
        }
        if let Some(card) = play.state.find_mut(id) {
            card.damage = card.damage.saturating_add(amount);
        }
        play.event(why, |_| Event::DamageDealt { to: id, dealt, taken: amount });
        beyond_first(play, id);
        excess.push((id, amount.saturating_sub(left)));
        if let Some((_, sum)) = taken.iter_mut().find(|(other, _)| *other == id) {
            *sum += amount;
        }
        if let Some(&to) = play.state.find(id) {
            aftermath.push(Happening::Damage { to, amount, deed: blow.deed, direct: blow.direct });
            attack::damages(play, blow.deed, to, amount);
        }
    }
    let excess = overkill(play, blow.deed, &excess);
    let fallen = at_zero(play.scene());
    aftermath.extend(defeat(play, fallen, blow.player, blow.deed)?);
    let passed_on = passed_on(play.scene(), &excess);
    if !passed_on.is_empty() {
        // It was counted with those for whom it was too much.
        if let Some(deed) = blow.deed {
            let beyond: u16 = passed_on.iter().map(|(_, amount)| amount).sum();
            let damage = &mut play.state.deeds[usize::from(deed)].damage;
            *damage = damage.saturating_sub(beyond);
        }
        // It is damage from the attack, but no attack on that character (keywords.overkill.not-an-attack).
        let excess = Blow { passed_on: true, ..blow };
        deal(play, &passed_on, excess, rule!("keywords.overkill.minion"))?;
    }
    if let Some(hero) = blow.deed.filter(|_| missed > 0).and_then(|deed| behind(play, deed)) {
        deal(play, &[(hero, missed)], blow, rule!("enemy-attack.defender-gone"))?;
    }
    match blow.deed {
        Some(deed) => play.state.deeds[usize::from(deed)].aftermath.extend(aftermath),
        None => timing::happened(play, aftermath)?,
    }
    Ok(taken)
}

/// Whether a card is there and can take damage from a source.
fn may_take_damage(scene: Scene<Champions>, id: InPlayId, source: Option<&Source>) -> bool {
    scene.state.find(id).is_some_and(|card| can_take_damage(scene, card, source))
}

/// The hero behind a defender that left play when it was about to be hurt: the attack is undefended from then on
/// (enemy-attack.defender-gone).
fn behind(play: &mut Play, deed: u8) -> Option<InPlayId> {
    let attack = &mut play.state.deeds[usize::from(deed)];
    let gone = attack.defender?;
    (attack.defender, attack.defended, attack.basic_defence) = (None, None, false);
    attack.attacked.retain(|id| *id != gone);
    let target = attack.player;
    Some(play.state.player(target).identity)
}

/// Whether an enemy attack has ended because its attacker fell to an interrupt (enemy-attack.attacker-gone).
fn is_called_off(play: &Play, deed: u8) -> bool {
    let attack = &play.state.deeds[usize::from(deed)];
    attack.kind == DeedKind::EnemyAttack && play.state.find(attack.by).is_none()
}

/// To whom an attack with overkill passes on what is too much for minions or a defending ally, and how much of whose: to
/// the villain, or to the hero of the ally's controller (keywords.overkill.ally, keywords.overkill.minion,
/// keywords.overkill.if-possible).
fn overkill(play: &Play, deed: Option<u8>, excess: &[(InPlayId, u16)]) -> Vec<(InPlayId, InPlayId, u16)> {
    let scene = play.scene();
    let Some(deed) = deed.filter(|deed| attack::keywords(scene, *deed).contains(&Keyword::Overkill)) else {
        return Vec::new();
    };
    let kind = scene.state.deeds[usize::from(deed)].kind;
    let whom = |id: InPlayId| {
        let struck = scene.state.find(id)?;
        match (scene.kind(struck), kind) {
            (CardType::Minion, DeedKind::Attack) => Some(scene.villain().id),
            (CardType::Ally, DeedKind::EnemyAttack) => {
                let hero = scene.identity(struck.controller?);
                (scene.kind(hero) == CardType::Hero).then_some(hero.id)
            }
            _ => None,
        }
    };
    let mut all = Vec::new();
    for &(id, amount) in excess {
        let Some(to) = whom(id) else { continue };
        all.push((id, to, amount));
    }
    all
}

/// How much each gets of it in all, once it is known who was defeated: a minion that was saved passes nothing on
/// (keywords.overkill.minion).
fn passed_on(scene: Scene<Champions>, excess: &[(InPlayId, InPlayId, u16)]) -> Vec<(InPlayId, u16)> {
    let saved = |id| scene.state.find(id).is_some_and(|card| scene.kind(card) == CardType::Minion);
    let mut passed_on: Vec<(InPlayId, u16)> = Vec::new();
    for &(_, to, amount) in excess.iter().filter(|(struck, ..)| !saved(*struck)) {
        match passed_on.iter_mut().find(|(other, _)| *other == to) {
            Some((_, sum)) => *sum += amount,
            None => passed_on.push((to, amount)),
        }
    }
    passed_on
}

/// Characters with no hit points left that are not being defeated already (damage.defeated-at-zero).
pub(crate) fn at_zero(scene: Scene<Champions>) -> Vec<InPlayId> {
    let spoken_of = spoken_of(scene);
    let changed = spoken_of(Concern::Base) || spoken_of(Concern::Stat(Stat::HitPoints));
    let fallen = |card: &&InPlay| {
        // Nothing prints that it has no hit points: who is unhurt falls by modifiers alone.
        (changed || card.damage > 0)
            && card.beyond == 0
            && scene.kind(card).is_character()
            && !scene.state.falling.contains(&card.id)
            && !players::is_out(scene, card)
            && value(scene, card, Stat::HitPoints).is_some_and(|most| card.damage >= most)
    };
    scene.state.in_play.iter().filter(fallen).map(|card| card.id).collect()
}

/// Characters are defeated: what interrupts that and When Defeated come before they leave play
/// (abilities.when-defeated-before-leaving). What is to be answered afterwards comes back.
///
/// # Errors
/// A stop of the table.
pub(crate) fn defeat(
    play: &mut Play,
    fallen: Vec<InPlayId>,
    by: Option<Seat>,
    deed: Option<u8>,
) -> Flow<Vec<Happening>> {
    // A card that is being defeated already is not defeated a second time, say by the When Defeated of another that falls by it.
    let fallen: Vec<InPlayId> = fallen.into_iter().filter(|id| !play.state.falling.contains(id)).collect();
    if fallen.is_empty() {
        return Ok(Vec::new());
    }
    play.state.falling.extend(&fallen);
    let looks: Vec<InPlay> = fallen.iter().filter_map(|id| play.state.find(*id)).copied().collect();
    let happenings = looks.iter().map(|&what| Happening::Defeat { what, by }).collect();
    let pending = timing::about_to_happen(play, happenings)?;

    let mut defeated: Vec<InPlay> = pending
        .iter()
        .filter(|pending| pending.open())
        .filter_map(|pending| match pending.what {
            Happening::Defeat { what, .. } => play.state.find(what.id).copied(),
            _ => None,
        })
        .collect();
    // A card that was saved falls no more. The others go on falling until they leave, so that none of them falls a second time when
    // another one does (timing.one-window-per-occurrence).
    let leaves = |id: &InPlayId| defeated.iter().any(|card| card.id == *id);
    play.state.falling.retain(|id| !fallen.contains(id) || leaves(id));
    // Players who fall together with the last villain stage have lost (q.simultaneous-win-and-loss).
    if all_fall(play.scene(), &defeated) {
        return winning::end(play, Outcome::Lost, rule!("precedence.grim-rule")).map(|()| Vec::new());
    }
    // All of them fall at once, so what one of them brings about finds none of the others: allies and minions leave before
    // the next stage is revealed, and last of all the players who are out lose what they have
    // (damage.multiple-characters-one-source).
    defeated.sort_by_key(|card| match play.scene().kind(card) {
        CardType::Hero | CardType::AlterEgo => 2,
        CardType::Villain => 1,
        _ => 0,
    });
    let mut aftermath = Vec::new();
    let mut out = Vec::new();
    for card in defeated {
        play.state.falling.retain(|id| *id != card.id);
        if play.state.find(card.id).is_none() {
            continue;
        }
        play.event(rule!("damage.defeated-at-zero"), |_| Event::Defeated { card: card.id });
        aftermath.push(Happening::Defeat { what: card, by });
        if let Some(deed) = deed {
            play.state.deeds[usize::from(deed)].defeated.push(card);
        }
        match play.scene().kind(&card) {
            CardType::Hero | CardType::AlterEgo => out.push(card.id),
            CardType::Villain => villain::stage_defeated(play)?,
            _ => {
                leave_play::discard(play, card.id, rule!("damage.ally-minion-at-zero"))?;
            }
        }
    }
    players::eliminate(play, &out)?;
    Ok(aftermath)
}

/// Whether the last stage of the villain and every player still in the game are defeated at once.
fn all_fall(scene: Scene<Champions>, defeated: &[InPlay]) -> bool {
    let falls = |id: InPlayId| defeated.iter().any(|card| card.id == id);
    let mut players = players::in_player_order(scene.state);
    scene.state.encounter.villain_deck.is_empty()
        && falls(scene.villain().id)
        && players.all(|seat| falls(scene.identity(seat).id))
}

/// Removes sustained damage, up to the maximum hit points (damage.heal, damage.heal-cap), of a character that can be healed
/// (precedence.cannot-is-absolute). How much was healed.
pub fn heal(play: &mut Play, id: InPlayId, amount: u16, why: RuleId) -> u16 {
    let scene = play.scene();
    if !scene.state.find(id).is_some_and(|card| can(scene, card, Doing::BeHealed)) {
        return 0;
    }
    let Some(card) = play.state.find_mut(id) else { return 0 };
    let healed = amount.min(card.damage);
    card.damage -= healed;
    if healed > 0 {
        play.event(why, |_| Event::Healed { card: id, amount: healed });
    }
    healed
}

/// Heals, and gives what is more than the damage as hit points above the maximum (damage.heal-cap). How much was healed.
pub fn heal_beyond(play: &mut Play, id: InPlayId, amount: u16, why: RuleId) -> u16 {
    let healed = heal(play, id, amount, why);
    let scene = play.scene();
    let kept = scene.state.find(id).is_none_or(|card| !can(scene, card, Doing::BeHealed));
    let more = amount - healed;
    let Some(card) = play.state.find_mut(id).filter(|_| !kept && more > 0) else { return healed };
    card.beyond = card.beyond.saturating_add(more);
    play.event(why, |_| Event::HealedBeyond { card: id, amount: more });
    amount
}

/// Damage that was taken just now goes against what is above the maximum before it is sustained (damage.heal-cap).
fn beyond_first(play: &mut Play, id: InPlayId) {
    if let Some(card) = play.state.find_mut(id) {
        let spared = card.damage.min(card.beyond);
        (card.beyond, card.damage) = (card.beyond - spared, card.damage - spared);
    }
}

/// Damage is put on a card that is no character; nobody has dealt it.
pub fn place(play: &mut Play, at: InPlayId, amount: u16) {
    if let Some(card) = play.state.find_mut(at) {
        card.damage = card.damage.saturating_add(amount);
        play.event(rule!("damage.tokens-for-allies-and-minions"), |_| Event::DamagePlaced { at, amount });
    }
}

/// Whether a tough card would keep a character from paying damage as a cost.
pub(crate) fn can_pay_with(scene: Scene<Champions>, card: &InPlay) -> bool {
    !card.statuses.has(Status::Tough) && can_take_damage(scene, card, None)
}
