//! Enemy attacks (chapter of that name), in the order of their steps.

use table::{Flow, Question, Right, Scene, Seat, Verdict, fit, need};

use crate::ask::{Ask, Defend};
use crate::card::CardType;
use crate::card::ability::{Doing, Stat};
use crate::damage::{self, Blow};
use crate::effect::NextInOrder;
use crate::event::Event;
use crate::modifiers::{self, value};
use crate::players::in_player_order;
use crate::state::{Deed, DeedKind, InPlay, InPlayId, Manner, Reading, State};
use crate::timing::{self, Happening, Occasion};
use crate::{Champions, Play, attack as deed, boost, cards_in_play, limits, rule, status, zones};

/// What has come of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strike {
    /// How much damage it did.
    pub damage: u16,
    /// The characters that took damage.
    pub damaged: Vec<InPlayId>,
}

/// An enemy attacks a player. None if it did not: it was stunned, something happened instead, or it is gone.
///
/// # Errors
/// A stop of the table.
pub fn attack(play: &mut Play, enemy: InPlayId, target: Seat) -> Flow<Option<Strike>> {
    one_attack(play, Deed::new(DeedKind::EnemyAttack, enemy, target, Manner::Other))
}

/// The enemy will attack these players' heroes too, after this attack; not after one that is itself such an attack
/// (q.attack-each-hero).
pub(crate) fn also(play: &mut Play, deed: u8, players: &[Seat]) {
    let deed = &mut play.state.deeds[usize::from(deed)];
    if !deed.additional {
        deed.also.extend(players);
    }
}

fn one_attack(play: &mut Play, begun: Deed) -> Flow<Option<Strike>> {
    let (enemy, target) = (begun.by, begun.player);
    if play.state.find(enemy).is_none() || play.state.is_out(target) {
        return Ok(None);
    }
    // An enemy that cannot attack does not, stunned or not (precedence.cannot-is-absolute).
    let scene = play.scene();
    if !scene.state.find(enemy).is_some_and(|card| modifiers::can(scene, card, Doing::Attack)) {
        return Ok(None);
    }
    // The whole attack is replaced, its first step included (q.stunned-villain-boost).
    if status::stunned_answers(play, enemy) {
        return Ok(None);
    }
    let place = deed::begin(play, begun);
    let pending = timing::about_to_happen(play, vec![Happening::Attack { deed: place }])?;
    if !pending.first().is_some_and(|pending| pending.open()) {
        deed::never_made(play);
    }
    // An attacker that has left play by then attacks no more (enemy-attack.attacker-gone).
    let initiated = pending.first().is_some_and(|pending| pending.open()) && play.state.find(enemy).is_some();
    if initiated {
        steps(play, place)?;
    }
    let over = deed::end(play)?;
    // Each hero in player order, as long as the enemy is there.
    for player in in_player_order(&play.state).filter(|seat| over.also.contains(seat)) {
        let another = Deed::new(DeedKind::EnemyAttack, enemy, player, Manner::Other);
        one_attack(play, Deed { additional: true, ..another })?;
    }
    let damaged = over.damaged.iter().map(|card| card.id).collect();
    Ok(over.is_made().then_some(Strike { damage: over.damage, damaged }))
}

/// enemy-attack.sequence
fn steps(play: &mut Play, place: u8) -> Flow<()> {
    let Deed { by: enemy, player: target, .. } = play.state.deeds[usize::from(place)];
    if play.state.is_out(target) {
        return Ok(());
    }
    let villain = |play: &Play| play.scene().villain().id == enemy;

    // Step 1: the villain gets a boost card; minions get none (activation.minions-get-no-boost).
    if villain(play) {
        zones::give_boost(play, rule!("enemy-attack.step1.boost-facedown"))?;
    }
    // Step 2. What is labelled a defence may have come before.
    let Deed { defender: before, player: meant, .. } = play.state.deeds[usize::from(place)];
    declare_defender(play, place)?;
    // A character that lived by being ready defends no more (modifiers.continuous).
    limits::enforce(play)?;
    if before.is_none() {
        counts(play, place, meant)?;
    }
    // Step 3.
    if villain(play) {
        boost::turn_up(play, place)?;
    }
    // Step 4.
    deal_damage(play, place)?;

    // One window for the damage, the defeats, the defence and the end of the attack (q.attack-occurrence).
    let attack = &mut play.state.deeds[usize::from(place)];
    let mut happenings = std::mem::take(&mut attack.aftermath);
    if !attack.is_made() {
        return timing::happened(play, happenings);
    }
    if attack.defender.is_some() {
        happenings.push(Happening::Defence { deed: place });
    }
    happenings.push(Happening::Attack { deed: place });
    timing::happened(play, happenings)
}

/// Step 2: one player after the other may exhaust a hero or an ally to defend, the target first (q.defender-conflict). Who
/// defends becomes the target (enemy-attack.step2.new-target).
fn declare_defender(play: &mut Play, place: u8) -> Flow<()> {
    // A labelled defence may have come before.
    if play.state.deeds[usize::from(place)].defender.is_some() {
        return Ok(());
    }
    let target = play.state.deeds[usize::from(place)].player;
    let others = in_player_order(&play.state).filter(|&seat| seat != target);
    for player in std::iter::once(target).chain(others) {
        let Deed { by: attacker, player: target, .. } = play.state.deeds[usize::from(place)];
        let question = DeclareDefender { player, attacker, target };
        if let Some(Defend::With(defender)) = play.choose_if_any(&question)? {
            cards_in_play::exhaust(play, defender, rule!("enemy-attack.step2.declare-defender"));
            let attack = &mut play.state.deeds[usize::from(place)];
            attack.defender = Some(defender);
            attack.basic_defence = true;
            attack.player = player;
            play.event(rule!("enemy-attack.step2.declare-defender"), |_| Event::Defends { by: defender });
            return Ok(());
        }
    }
    Ok(())
}

/// A labelled defence: with no defender yet, the hero of its player defends from now on, without exhausting and without
/// DEF (defence.labelled-ability, q.labelled-defence).
///
/// # Errors
/// A stop of the table.
pub(crate) fn defend_by_label(play: &mut Play, player: Seat, answers: Option<Occasion>) -> Flow<()> {
    let hero = play.scene().identity(player).id;
    let place = defended_by_label(&play.state, answers);
    let attack = place.map(|place| &mut play.state.deeds[place]);
    if let Some(attack) = attack.filter(|deed| deed.kind.is_attack() && deed.defender.is_none()) {
        let target = attack.player;
        attack.defender = Some(hero);
        attack.player = player;
        play.event(rule!("defence.labelled-ability"), |_| Event::Defends { by: hero });
        counts(play, fit(place.unwrap_or_default()), target)?;
    }
    Ok(())
}

/// Before a defender that was declared counts, whatever waits for that has its say; if something else happens in its place,
/// nobody defends and the target is whom the enemy meant (initiating.interrupt-any-step, effects.replacement.definition).
fn counts(play: &mut Play, place: u8, target: Seat) -> Flow<()> {
    if !play.content.awaited.defence || play.state.deeds[usize::from(place)].defender.is_none() {
        return Ok(());
    }
    let pending = timing::about_to_happen(play, vec![Happening::Defence { deed: place }])?;
    if !pending.iter().all(|pending| pending.open()) {
        let attack = &mut play.state.deeds[usize::from(place)];
        (attack.defender, attack.basic_defence, attack.player) = (None, false, target);
    }
    Ok(())
}

/// A character has left play. As long as the damage of an attack has not been dealt, the attack is undefended by that
/// (enemy-attack.defender-gone); afterwards it was defended all the same.
pub(crate) fn defends_no_more(state: &mut State, gone: InPlayId) {
    let defended = |deed: &&mut Deed| deed.defender == Some(gone) && !deed.is_made();
    for attack in state.deeds.iter_mut().filter(defended) {
        (attack.defender, attack.basic_defence) = (None, false);
    }
}

/// The activation against which a labelled defence defends: the innermost one. In answer to damage that is not that attack's,
/// it is no defence against anything (q.labelled-defence).
fn defended_by_label(state: &State, answers: Option<Occasion>) -> Option<usize> {
    let place = state.deeds.iter().rposition(|deed| deed.kind.is_activation())?;
    match answers.and_then(|occasion| state.pending(occasion)).map(|pending| pending.what) {
        Some(Happening::Damage { deed, .. }) if deed.map(usize::from) != Some(place) => None,
        _ => Some(place),
    }
}

/// Whether a player may use a labelled defence: not once somebody of another player's defends (q.multiple-defenders).
pub(crate) fn may_defend_by_label(scene: Scene<Champions>, player: Seat, answers: Option<Occasion>) -> bool {
    let attack = defended_by_label(scene.state, answers).map(|place| &scene.state.deeds[place]);
    attack.is_none_or(|deed| deed.defender.is_none() || deed.player == player)
}

/// Step 4: damage equal to ATK, less DEF if a hero exhausted to defend; to the defender, or to the identity of the target
/// (enemy-attack.step4.damage-amount, enemy-attack.step4.hero-defends, enemy-attack.step4.undefended).
fn deal_damage(play: &mut Play, place: u8) -> Flow<()> {
    let scene = play.scene();
    let attack = &scene.state.deeds[usize::from(place)];
    let enemy = attack.by;
    let defender = attack.defender.and_then(|defender| scene.state.find(defender));
    // An attacker that has left play by now deals none (enemy-attack.attacker-gone).
    let Some(attacker) = scene.state.find(enemy) else { return Ok(()) };
    let atk = value(scene, attacker, Stat::Atk).unwrap_or(0);
    let (target, amount) = match defender {
        Some(defender) if attack.basic_defence && scene.kind(defender) == CardType::Hero => {
            let def = value(scene, defender, Stat::Def).unwrap_or(0);
            (defender.id, atk.saturating_sub(def))
        }
        Some(defender) => (defender.id, atk),
        None => (scene.identity(attack.player).id, atk),
    };
    let blow = Blow { deed: Some(place), ..Blow::by_card(scene, enemy) };
    let (boost, defence) = (attack.boost.min(atk), atk - amount);
    deed::done_by(play, place);
    play.event(rule!("enemy-attack.step4.damage-amount"), |_| Event::Reckoned {
        kind: DeedKind::EnemyAttack,
        by: enemy,
        at: target,
        power: atk - boost,
        boost,
        defence,
    });
    damage::deal(play, &[(target, amount)], blow, rule!("enemy-attack.step4.damage-amount")).map(drop)
}

/// The next of several enemies that attack, in an order of the first player's (timing.simultaneous.first-player).
///
/// # Errors
/// A stop of the table.
pub(crate) fn next_of(play: &mut Play, enemies: &mut Vec<InPlayId>) -> Flow<Option<InPlayId>> {
    enemies.retain(|enemy| play.state.find(*enemy).is_some());
    let question = NextInOrder { player: play.state.first_player, right: Right::Order, left: enemies };
    let next = play.choose_if_any(&question)?;
    enemies.retain(|enemy| Some(*enemy) != next);
    Ok(next)
}

/// Who defends?
struct DeclareDefender {
    player: Seat,
    attacker: InPlayId,
    target: Seat,
}

impl DeclareDefender {
    fn able(&self, scene: Scene<Champions>, id: InPlayId) -> Verdict {
        let card = scene.state.find(id).filter(|card| card.controller == Some(self.player));
        let Some(card) = card else { return Err(rule!("enemy-attack.step2.declare-defender").into()) };
        match scene.kind(card) {
            CardType::Hero | CardType::Ally => {}
            CardType::AlterEgo => return Err(rule!("enemy-attack.step2.hero-form-only").into()),
            _ => return Err(rule!("enemy-attack.step2.declare-defender").into()),
        }
        // Allies print no DEF at all; a hero's may be a dash.
        let dash = scene.kind(card) == CardType::Hero && scene.face(card).def.is_none();
        need(!dash, rule!("recovery.dash"))?;
        need(modifiers::can(scene, card, Doing::Defend), rule!("precedence.cannot-is-absolute"))?;
        cards_in_play::may_exhaust(scene, card)?;
        need(!card.exhausted, rule!("enemy-attack.step2.must-be-ready"))
    }

    /// Those that must defend against this attacker, if they can.
    fn must(&self, scene: Scene<Champions>, card: &InPlay) -> bool {
        self.able(scene, card.id).is_ok() && modifiers::must_defend(scene, self.attacker, card)
    }
}

impl Question<Champions> for DeclareDefender {
    type Answer = Defend;

    fn ask(&self) -> Ask {
        Ask::Defend { player: self.player, attacker: self.attacker, target: self.target }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(Defend)) {
        let own = scene.state.in_play.iter().filter(|card| card.controller == Some(self.player));
        let characters = own.filter(|card| scene.kind(card).is_character());
        characters.for_each(|card| emit(Defend::With(card.id)));
        emit(Defend::No);
    }

    fn verdict(&self, scene: Scene<Champions>, answer: Defend) -> Verdict {
        let forced = scene.state.in_play.iter().any(|card| self.must(scene, card));
        match answer {
            Defend::No => need(!forced, rule!("precedence.card-beats-rules")),
            Defend::With(id) => {
                self.able(scene, id)?;
                let allowed = !forced || scene.state.find(id).is_some_and(|card| self.must(scene, card));
                need(allowed, rule!("precedence.card-beats-rules"))
            }
        }
    }
}
