//! Attacks from the pool to the end: what melee and ranged attacks of heroes and characters have in common (V C 1 [f] to
//! [j] and V C 2 [f] to [j]; VI D 1 and 2 [d] to [h]).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Flow, RuleId, Scene};

use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::claim::{self, Context};
use crate::count::{self, Count};
use crate::dice::Handful;
use crate::event::Event;
use crate::hindrance::are_friends;
use crate::printed::skill::{Counted, Modifier, Moment};
use crate::printed::term::{DieType, LineTrigger};
use crate::roll::{self, Purpose};
use crate::state::FigureId;
use crate::{Gotham, Play, defence, effect, rule, target, wounds};

/// Melee or ranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    /// In reach.
    Melee,
    /// In sight.
    Ranged,
}

/// Where an attack comes from. All but the first are free actions (general.free-action).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// An action of a hero or a character.
    Action,
    /// Counterattack or Retaliation.
    Answer,
    /// Combo.
    Combo,
    /// Circular Strike or Burst: so many have come of the same initial attack, this one included.
    Deferred(u8),
}

/// An attack that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The attacker.
    pub attacker: FigureId,
    /// The defender.
    pub target: FigureId,
    /// Where the defender stands; he may be gone when the attack ends.
    pub zone: ZoneId,
    /// Melee or ranged.
    pub kind: AttackKind,
    /// Where it comes from.
    pub origin: Origin,
    /// The dice of the characteristic it was made with, for Combo (skills.combo.pool).
    pub characteristic: ArrayVec<DieType, 4>,
    /// How many shackle tokens it puts on the defender instead of wounds; 0 for none (skills.shackle.effect).
    pub shackle: u8,
    /// The figure that takes some of its successes, and how many (skills.sacrifice.declare).
    pub sacrifices: ArrayVec<(FigureId, u8), 8>,
    /// Its successes, once counted.
    pub successes: u8,
    /// Successes of the defence, once counted.
    pub defence: u8,
    /// The wounds that the defender has suffered from it.
    pub wounds: u8,
    /// Successes that were neither cancelled nor turned into wounds (skills.circular-strike.condition-leftover).
    pub leftover: u8,
}

impl Attack {
    /// An attack that begins.
    pub fn new(
        attacker: FigureId,
        target: FigureId,
        zone: ZoneId,
        kind: AttackKind,
        origin: Origin,
    ) -> Attack {
        Attack {
            attacker,
            target,
            zone,
            kind,
            origin,
            characteristic: ArrayVec::new(),
            shackle: 0,
            sacrifices: ArrayVec::new(),
            successes: 0,
            defence: 0,
            wounds: 0,
            leftover: 0,
        }
    }

    /// The pictogram of card lines that help in it: those of the weapon step, which answers and Combo skip
    /// (skills.counterattack.hero-skips, skills.combo.skips).
    pub fn trigger(&self) -> LineTrigger {
        match (self.origin, self.kind) {
            (Origin::Answer | Origin::Combo, _) => LineTrigger::Permanent,
            (_, AttackKind::Melee) => LineTrigger::MeleeAttack,
            (_, AttackKind::Ranged) => LineTrigger::RangedAttack,
        }
    }
}

/// Carries an attack through, with its dice and the automatic successes of its weapons.
///
/// # Errors
/// A stop of the table.
pub fn carry_out(play: &mut Play, attack: Attack, mut handful: Handful, automatic: u8) -> Flow<()> {
    let (attacker, target, kind) = (attack.attacker, attack.target, attack.kind);
    let during = attack.trigger();
    play.state.attacks.push(attack);
    extra_dice(play.scene(), attacker, kind, &mut handful);
    sacrifices_are_declared(play)?;

    let (of, why) = match kind {
        AttackKind::Melee => (Counted::MeleeAttack, rule!("hero-melee.f.roll")),
        AttackKind::Ranged => (Counted::RangedAttack, rule!("hero-ranged.f.roll")),
    };
    let rolled = roll::successes(play, attacker, Purpose::Attack, handful, why)?;
    let smoke = match kind {
        AttackKind::Melee => 0,
        AttackKind::Ranged => target::smoke(play.scene(), attacker, target),
    };
    let count = Count { smoke, ..Count::of(attacker, of, during, rolled, automatic) };
    let successes = count::result(play.scene(), &count);
    let why = match kind {
        AttackKind::Melee => rule!("hero-melee.h.count"),
        AttackKind::Ranged => rule!("hero-ranged.h.hindrance"),
    };
    set_successes(play, successes, why);
    sacrifices_take_effect(play)?;
    resolve(play)
}

/// Defence and wounds, deferred attacks, and the end.
fn resolve(play: &mut Play) -> Flow<()> {
    defence::defend(play)?;
    if let Some(attack) = play.state.attack() {
        let (attacker, kind) = (attack.attacker, attack.kind);
        let moments: &'static [Moment] = match kind {
            AttackKind::Melee => &[Moment::MeleeWounds],
            AttackKind::Ranged => &[Moment::RangedWounds],
        };
        effect::window(play, attacker, moments)?;
    }
    end(play)?;
    play.state.attacks.pop();
    Ok(())
}

/// The leftover of an attack goes to another target, straight to its defence (skills.circular-strike.skip). Nothing is added
/// or deducted again (rulings.deferred.no-modifiers).
///
/// # Errors
/// A stop of the table.
pub(crate) fn deferred(play: &mut Play) -> Flow<()> {
    let Some(before) = play.state.attack().cloned() else { return Ok(()) };
    let seat = play.state.seat_of(before.attacker);
    let question = target::WhichTarget { seat, attacker: before.attacker, kind: before.kind };
    let Some(target) = play.choose_if_any(&question)? else { return Ok(()) };
    let Some(zone) = play.state.figure(target).zone() else { return Ok(()) };
    let so_far = match before.origin {
        Origin::Deferred(count) => count,
        Origin::Action | Origin::Answer | Origin::Combo => 0,
    };
    let origin = Origin::Deferred(so_far + 1);
    play.state.attacks.push(Attack::new(before.attacker, target, zone, before.kind, origin));
    set_successes(play, before.leftover, rule!("skills.circular-strike.successes"));
    play.deeper(resolve)
}

fn set_successes(play: &mut Play, successes: u8, why: RuleId) {
    if let Some(attack) = play.state.attacks.last_mut() {
        attack.successes = successes;
        let (attacker, target) = (attack.attacker, attack.target);
        play.event(why, |_| Event::Attacked { attacker, target, successes });
    }
}

/// The end step: the side whose turn it is uses its skills first (rulings.end-step.order).
fn end(play: &mut Play) -> Flow<()> {
    let Some(attack) = play.state.attack() else { return Ok(()) };
    let (attacker, target) = (attack.attacker, attack.target);
    let (mine, theirs): (&'static [Moment], &'static [Moment]) = match attack.kind {
        AttackKind::Melee => (&[Moment::MeleeEnds, Moment::AttackEnds], &[Moment::StruckInMelee]),
        AttackKind::Ranged => (&[Moment::AttackEnds], &[Moment::ShotAt]),
    };
    let defenders_turn = play.state.stage.camp() == Some(play.state.figure(target).camp);
    if defenders_turn {
        effect::window(play, target, theirs)?;
        effect::window(play, attacker, mine)
    } else {
        effect::window(play, attacker, mine)?;
        effect::window(play, target, theirs)
    }
}

/// The dice that skills add to every pool: Berserk's in melee (skills.berserk.effect), the imaginary friend's
/// (skills.imaginary-friend.effect).
fn extra_dice(scene: Scene<Gotham>, attacker: FigureId, kind: AttackKind, handful: &mut Handful) {
    if kind == AttackKind::Melee {
        for wanted in DieType::ALL {
            let level = scene.level_of(attacker, LineTrigger::Permanent, |skill, printed| {
                printed.modifiers.iter().any(|modifier| match modifier {
                    Modifier::AddMeleeDice { die, provided } => {
                        let context = Context { rolled: 0, named: &[], skill };
                        let met = |&claim: &_| claim::holds(scene, attacker, claim, context);
                        *die == wanted && provided.iter().all(met)
                    }
                    _ => false,
                })
            });
            if level > 0 {
                handful.add(wanted, level);
            }
        }
    }
    friends_die(scene, attacker, handful);
}

/// The yellow die of an imaginary friend, in every action with a pool (skills.imaginary-friend.no-pool). It is not there
/// while its owner can't use skills (rulings.imaginary-friend.owner-down).
pub fn friends_die(scene: Scene<Gotham>, figure: FigureId, handful: &mut Handful) {
    let friendly = |modifier: &Modifier| *modifier == Modifier::ImaginaryFriend;
    if scene.state.figure(figure).friend && scene.level(figure, LineTrigger::Permanent, friendly) > 0 {
        handful.add(DieType::Yellow, 1);
    }
}

/// Friends of the defender in his zone may declare Sacrifice while the pool is built (skills.sacrifice.declare).
fn sacrifices_are_declared(play: &mut Play) -> Flow<()> {
    let Some(attack) = play.state.attack() else { return Ok(()) };
    let (defender, zone) = (attack.target, attack.zone);
    let there = play.state.figures_in(zone).filter(|&other| are_friends(&play.state, defender, other));
    let friends: ArrayVec<FigureId, { crate::state::FIGURES }> = there.collect();
    for friend in friends {
        effect::window(play, friend, &[Moment::FriendTargeted])?;
    }
    Ok(())
}

/// What was declared is subtracted last, and suffered without a defence (skills.sacrifice.effect, skills.sacrifice.capped).
fn sacrifices_take_effect(play: &mut Play) -> Flow<()> {
    let declared = play.state.attack().map(|attack| attack.sacrifices.clone()).unwrap_or_default();
    for (possessor, level) in declared {
        let Some(attack) = play.state.attacks.last_mut() else { return Ok(()) };
        let taken = level.min(attack.successes);
        attack.successes -= taken;
        wounds::suffer(play, possessor, taken, rule!("skills.sacrifice.effect"))?;
    }
    Ok(())
}
