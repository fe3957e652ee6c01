//! Attacks and thwarts by heroes and allies (chapters of these names): the basic powers, and abilities labelled so.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, fit, need};

use crate::ask::Ask;
use crate::card::CardType;
use crate::card::ability::{Doing, Keyword, Label, Modifier, Noun, Stat, Step};
use crate::damage::{self, Blow};
use crate::effect::pick::{attackable, helps_threat};
use crate::effect::{Frame, perform};
use crate::event::Event;
use crate::modifiers::{self, value};
use crate::state::{Deed, DeedKind, InPlay, InPlayId, Manner, Reading};
use crate::threat::{self, Remover};
use crate::timing::{self, Happening};
use crate::{Champions, Play, cards_in_play, limits, players, rule, status};

/// Something is begun: an attack, a thwart, an activation. Its place comes back.
pub(crate) fn begin(play: &mut Play, deed: Deed) -> u8 {
    let (kind, by, player) = (deed.kind, deed.by, deed.player);
    let why = by_rule(play.scene(), &deed);
    play.state.deeds.push(deed);
    play.event(why, |_| Event::Began { kind, by, player });
    fit::<u8>(play.state.deeds.len()) - 1
}

/// The rule by which somebody attacks, thwarts or activates.
fn by_rule(scene: Scene<Champions>, deed: &Deed) -> RuleId {
    let ally = scene.state.find(deed.by).is_some_and(|card| scene.kind(card) == CardType::Ally);
    match (deed.kind, deed.manner) {
        (DeedKind::Attack, Manner::Basic) if ally => rule!("attack.ally-basic"),
        (DeedKind::Attack, Manner::Basic) => rule!("attack.hero-basic"),
        (DeedKind::Attack, Manner::Other) => rule!("attack.labelled-ability"),
        (DeedKind::Thwart, Manner::Basic) if ally => rule!("thwart.ally-basic"),
        (DeedKind::Thwart, Manner::Basic) => rule!("thwart.hero-basic"),
        (DeedKind::Thwart, Manner::Other) => rule!("thwart.labelled-ability"),
        (DeedKind::EnemyAttack | DeedKind::EnemyScheme, _) => rule!("activation.definition"),
    }
}

/// It is over: what lasted until then ends, what was left for then happens.
///
/// # Errors
/// A stop of the table.
pub(crate) fn end(play: &mut Play) -> Flow<Deed> {
    timing::deed_over(play)?;
    let deed = play.state.deeds.pop().expect("what was begun is ended once, by who began it");
    let (kind, by) = (deed.kind, deed.by);
    play.event(rule!("timing.response.immediately-after"), |_| Event::Ended { kind, by });
    Ok(deed)
}

/// Something else happens in its place: it is never made, so what was left for its end is not done, and nobody else is attacked
/// besides (q.spider-sense-timing).
pub(crate) fn never_made(play: &mut Play) {
    let place = fit::<u8>(play.state.deeds.len()) - 1;
    play.state.delayed.retain(|effect| effect.deed != Some(place));
    play.state.deeds[usize::from(place)].also.clear();
}

/// These characters count as attacked (attack.labelled-one-attack).
pub(crate) fn strikes(play: &mut Play, deed: Option<u8>, whom: impl Iterator<Item = InPlayId>) {
    let Some(deed) = deed.map(|deed| &mut play.state.deeds[usize::from(deed)]) else { return };
    if deed.kind.is_attack() {
        for id in whom {
            if !deed.attacked.contains(&id) {
                deed.attacked.push(id);
            }
        }
    }
}

/// An attack has damaged a character.
pub(crate) fn damages(play: &mut Play, deed: Option<u8>, whom: InPlay, amount: u16) {
    let Some(deed) = deed.map(|deed| &mut play.state.deeds[usize::from(deed)]) else { return };
    deed.damage = deed.damage.saturating_add(amount);
    if !deed.damaged.iter().any(|card| card.id == whom.id) {
        deed.damaged.push(whom);
    }
}

/// The keywords of an attack: those of the attacker, and those that it gained for this attack.
pub(crate) fn keywords(scene: Scene<Champions>, place: u8) -> Vec<Keyword> {
    let deed = &scene.state.deeds[usize::from(place)];
    let attacker = scene.state.find(deed.by);
    let mut all = attacker.map_or_else(Vec::new, |card| modifiers::keywords(scene, card));
    let gained = scene.state.lasting.iter().filter(|lasting| lasting.deed == Some(place));
    let modifiers = gained.flat_map(|lasting| &scene.content.lasting[usize::from(lasting.place)].modifiers);
    all.extend(modifiers.filter_map(|modifier| match modifier {
        Modifier::Keyword { of, gains } if of.0.kind == Some(Noun::Attack) => Some(gains.clone()),
        _ => None,
    }));
    all
}

/// What may be done with the attack basic power of a character, or why not: it is ready and prints ATK. There is always
/// somebody to attack: the villain, or who guards him (q.basic-power-no-effect).
pub(crate) fn may_attack(scene: Scene<Champions>, player: Seat, by: InPlayId) -> Verdict {
    let card = able(scene, player, by)?;
    need(modifiers::can(scene, card, Doing::Attack), rule!("precedence.cannot-is-absolute"))?;
    need(scene.face(card).atk.is_some(), rule!("recovery.dash"))
}

/// The same for the thwart basic power, which needs threat that it can remove; confused, a character may always try
/// (q.basic-power-no-effect).
pub(crate) fn may_thwart(scene: Scene<Champions>, player: Seat, by: InPlayId) -> Verdict {
    let card = able(scene, player, by)?;
    need(modifiers::can(scene, card, Doing::Thwart), rule!("precedence.cannot-is-absolute"))?;
    need(scene.face(card).thw.is_some(), rule!("recovery.dash"))?;
    let confused = card.statuses.has(crate::card::ability::Status::Confused);
    if confused {
        return Ok(());
    }
    need(value(scene, card, Stat::Thw).is_some_and(|thw| thw > 0), rule!("thwart.hero-basic"))?;
    let mut schemes = scene.state.in_play.iter().filter(|card| scene.kind(card).is_scheme());
    need(schemes.clone().any(|scheme| scheme.threat > 0), rule!("thwart.not-below-zero"))?;
    need(schemes.any(|scheme| helps_threat(scene, scheme)), rule!("thwart.any-scheme"))
}

/// A ready hero or ally that the player controls (attack.hero-exhausts, allies.exhaust-as-cost).
fn able(scene: Scene<'_, Champions>, player: Seat, by: InPlayId) -> Result<&InPlay, table::Why> {
    let card = scene.state.find(by).filter(|card| card.controller == Some(player) && card.facedown.is_none());
    let Some(card) = card else { return Err(rule!("player-phase.turn.use-ally").into()) };
    match scene.kind(card) {
        CardType::Hero | CardType::Ally => {}
        CardType::AlterEgo => return Err(rule!("player-phase.turn.hero-power-option").into()),
        _ => return Err(rule!("player-phase.turn.use-ally").into()),
    }
    cards_in_play::may_exhaust(scene, card)?;
    need(!card.exhausted, rule!("effects.exhausted.cannot-exhaust-again"))?;
    Ok(card)
}

/// True if the character that exhausted is still there: it may have lived by being ready (modifiers.continuous).
fn lives_on(play: &mut Play, by: InPlayId) -> Flow<bool> {
    limits::enforce(play)?;
    Ok(play.state.find(by).is_some_and(|card| !players::is_out(play.scene(), card)))
}

/// The attack basic power.
///
/// # Errors
/// A stop of the table.
pub(crate) fn basic_attack(play: &mut Play, player: Seat, by: InPlayId) -> Flow<()> {
    cards_in_play::exhaust(play, by, rule!("attack.hero-exhausts"));
    if !lives_on(play, by)? {
        return Ok(());
    }
    if status::stunned_answers(play, by) {
        return Ok(());
    }
    let question = ChooseTarget { player, by, power: DeedKind::Attack };
    let Some(target) = play.choose_if_any(&question)? else { return Ok(()) };
    let deed = begin(play, Deed::new(DeedKind::Attack, by, player, Manner::Basic));
    let pending = timing::about_to_happen(play, vec![Happening::Attack { deed }])?;
    let happens = pending.first().is_some_and(|pending| pending.open());
    if !happens {
        never_made(play);
    }
    done_by(play, deed);
    if happens {
        // ATK as it is when the damage is dealt (attack.damage-equals-atk-modified).
        let scene = play.scene();
        let atk = scene.state.find(by).and_then(|card| value(scene, card, Stat::Atk)).unwrap_or(0);
        let why = by_rule(scene, &scene.state.deeds[usize::from(deed)]);
        let blow = Blow { deed: Some(deed), ..Blow::by_card(scene, by) };
        damage::deal(play, &[(target, atk)], blow, why)?;
        answered(play, deed, Happening::Attack { deed })?;
    }
    end(play)?;
    // What was replaced has not happened, and costs nothing (status.stunned.ally-no-consequential).
    if happens { consequential(play, by, DeedKind::Attack) } else { Ok(()) }
}

/// The thwart basic power.
///
/// # Errors
/// A stop of the table.
pub(crate) fn basic_thwart(play: &mut Play, player: Seat, by: InPlayId) -> Flow<()> {
    cards_in_play::exhaust(play, by, rule!("thwart.hero-exhausts"));
    if !lives_on(play, by)? {
        return Ok(());
    }
    if status::confused_answers(play, by) {
        return Ok(());
    }
    let question = ChooseTarget { player, by, power: DeedKind::Thwart };
    let Some(target) = play.choose_if_any(&question)? else { return Ok(()) };
    let deed = begin(play, Deed::new(DeedKind::Thwart, by, player, Manner::Basic));
    let pending = timing::about_to_happen(play, vec![Happening::Thwart { deed }])?;
    let happens = pending.first().is_some_and(|pending| pending.open());
    if !happens {
        never_made(play);
    }
    if happens {
        let scene = play.scene();
        let thw = scene.state.find(by).and_then(|card| value(scene, card, Stat::Thw)).unwrap_or(0);
        done_by(play, deed);
        threat::remove(play, target, thw, Remover { player, deed: Some(deed) })?;
        answered(play, deed, Happening::Thwart { deed })?;
    }
    end(play)?;
    // What was replaced has not happened, and costs nothing (status.stunned.ally-no-consequential).
    if happens { consequential(play, by, DeedKind::Thwart) } else { Ok(()) }
}

/// Notes attacker and defender as they are when it is done: by the time it is answered they may be gone.
pub(crate) fn done_by(play: &mut Play, deed: u8) {
    let Deed { by, defender, .. } = play.state.deeds[usize::from(deed)];
    let doer = play.state.find(by).copied();
    let defended = defender.and_then(|defender| play.state.find(defender)).copied();
    let deed = &mut play.state.deeds[usize::from(deed)];
    (deed.doer, deed.defended) = (doer, defended);
}

/// One response window for everything that came of it and for its end (q.attack-occurrence).
fn answered(play: &mut Play, deed: u8, the_end: Happening) -> Flow<()> {
    let mut happenings = std::mem::take(&mut play.state.deeds[usize::from(deed)].aftermath);
    happenings.push(the_end);
    timing::happened(play, happenings)
}

/// After everything else an ally takes damage for what it did (allies.consequential.after-responses).
fn consequential(play: &mut Play, by: InPlayId, kind: DeedKind) -> Flow<()> {
    let scene = play.scene();
    let Some(card) = scene.state.find(by).filter(|card| scene.kind(card) == CardType::Ally) else {
        return Ok(());
    };
    let face = scene.face(card);
    let (marks, why) = match kind {
        DeedKind::Attack => (face.atk_marks, rule!("allies.consequential.after-attack")),
        _ => (face.thw_marks, rule!("allies.consequential.after-thwart")),
    };
    let blow = Blow { direct: true, ..Blow::default() };
    damage::deal(play, &[(by, u16::from(marks))], blow, why).map(drop)
}

/// An ability labelled as an attack or a thwart is one, whatever it does (attack.labelled-one-attack). A status card replaces
/// all of it (status.replaces-whole-ability).
///
/// # Errors
/// A stop of the table.
pub(crate) fn labelled(play: &mut Play, frame: &mut Frame, label: Label, steps: &[Step]) -> Flow<()> {
    let by = doer(play.scene(), frame);
    let kind = match label {
        Label::Attack => DeedKind::Attack,
        _ => DeedKind::Thwart,
    };
    let replaced = match kind {
        DeedKind::Attack => status::stunned_answers(play, by),
        _ => status::confused_answers(play, by),
    };
    if replaced {
        return Ok(());
    }
    let deed = begin(play, Deed::new(kind, by, frame.you, Manner::Other));
    let happening = match kind {
        DeedKind::Attack => Happening::Attack { deed },
        _ => Happening::Thwart { deed },
    };
    let pending = timing::about_to_happen(play, vec![happening])?;
    if pending.first().is_some_and(|pending| pending.open()) {
        frame.deed = Some(deed);
        done_by(play, deed);
        perform(play, frame, steps)?;
        answered(play, deed, happening)?;
    } else {
        never_made(play);
    }
    end(play).map(drop)
}

/// The character that makes a labelled attack or thwart: the ally on which it stands, or to which the upgrade is attached; what stands on
/// a support is made by that card alone; everything else by the identity (attack.labelled-attacker).
pub(crate) fn doer(scene: Scene<Champions>, frame: &Frame) -> InPlayId {
    let kind = |id: InPlayId| scene.state.find(id).map(|card| scene.kind(card));
    // A card that was discarded as the cost is still whose it was.
    let source = frame.source().and_then(|source| scene.state.find(source)).copied();
    let other = source.or_else(|| frame.last_look()).and_then(|card| match scene.kind(&card) {
        CardType::Ally | CardType::Support => Some(card.id),
        CardType::Upgrade => card.host.filter(|host| kind(*host) == Some(CardType::Ally)),
        _ => None,
    });
    other.unwrap_or_else(|| scene.identity(frame.you).id)
}

/// Whom, or which scheme?
struct ChooseTarget {
    player: Seat,
    by: InPlayId,
    power: DeedKind,
}

impl Question<Champions> for ChooseTarget {
    type Answer = InPlayId;

    fn ask(&self) -> Ask {
        Ask::Target { player: self.player, by: self.by }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(InPlayId)) {
        let aimed_at = |card: &&InPlay| match self.power {
            DeedKind::Attack => scene.kind(card).is_enemy(),
            _ => scene.kind(card).is_scheme(),
        };
        scene.state.in_play.iter().filter(aimed_at).for_each(|card| emit(card.id));
    }

    fn verdict(&self, scene: Scene<Champions>, id: InPlayId) -> Verdict {
        let Some(card) = scene.state.find(id) else { return Err(rule!("abilities.in-play-targets").into()) };
        match self.power {
            DeedKind::Attack => {
                need(scene.kind(card).is_enemy(), rule!("attack.any-enemy"))?;
                need(attackable(scene, self.player, card), rule!("keywords.guard"))
            }
            _ => {
                need(scene.kind(card).is_scheme(), rule!("thwart.any-scheme"))?;
                need(modifiers::can_lose_threat(scene, card), rule!("side-schemes.crisis"))?;
                need(card.threat > 0, rule!("thwart.not-below-zero"))
            }
        }
    }
}
