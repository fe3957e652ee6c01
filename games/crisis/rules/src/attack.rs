//! Making an attack: the fourteen steps, in the book's order (attack.step-count).

mod aim;
mod modify;

pub use aim::{ChooseAttack, ChooseTarget, Order, Reached, targetable, targets, under_beam};
pub use modify::{BUT_FAILURES, ChooseDice, ChooseFace, better_dice, pick_dice};

use serde::{Deserialize, Serialize};
use table::{Flow, Late, RuleId, Scene};

use crate::card::Cards;
use crate::card::ability::{AttackRule, AttackType, Condition, Face, OneUse, Roll};
use crate::damage::{self, Cause};
use crate::dice::Pool;
use crate::effect::{Frame, Moment, effect_over, lasting, modifiers, window};
use crate::event::{Event, Step};
use crate::state::{FigureId, Numbers, Reading, State};
use crate::{Crisis, Play, power, rule};

/// What an attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// An attack of the stat card, by its place.
    Printed(u8),
    /// An attack that an effect brings along, as a place in [`Cards::profiles`].
    Profile(u16),
}

impl Weapon {
    /// The place of a printed attack.
    pub fn printed(self) -> Option<u8> {
        match self {
            Weapon::Printed(place) => Some(place),
            Weapon::Profile(_) => None,
        }
    }

    /// Its entry.
    pub fn entry<'t>(self, cards: &'t Cards, state: &State, attacker: FigureId) -> &'t crate::card::Attack {
        match self {
            Weapon::Profile(place) => &cards.profiles[usize::from(place)],
            Weapon::Printed(place) => {
                let figure = state.figure(attacker);
                let form = &cards.characters[usize::from(figure.character)].forms[usize::from(figure.form)];
                &form.attacks[usize::from(place)]
            }
        }
    }
}

/// An attack that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The character that makes it.
    pub attacker: FigureId,
    /// Against whom; until a target is declared, the attacker.
    pub target: FigureId,
    /// With what.
    pub weapon: Weapon,
    /// The step it has come to; none before the target is declared.
    pub step: Option<Step>,
    /// Of what type: as printed, unless a rule sets it.
    pub kind: AttackType,
    /// The attacker's dice.
    pub attack_pool: Late<Pool>,
    /// The defender's dice.
    pub defence_pool: Late<Pool>,
    /// Dice that effects have added, to the attack and to the defence.
    pub added: [u8; 2],
    /// Rules of the attack whose icons the roll holds (attack-rules.final-result).
    pub met: Numbers,
    /// Rules that this attack goes without (attack-rules.extra-attack-no-repeat).
    pub without: Numbers,
    /// Names of effects that have touched the dice.
    pub used: Vec<u16>,
    /// The damage to be dealt.
    pub damage: u8,
    /// The damage dealt (attack.step12.cap).
    pub dealt: u8,
    /// Whether it dazed its target or knocked it out.
    pub target_fell: bool,
    /// What was left for step 14.
    pub later: Vec<Frame>,
}

impl Attack {
    /// Before anything is rolled.
    pub fn new(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon) -> Attack {
        let lens = scene.state.lens;
        Attack {
            attacker,
            target: attacker,
            weapon,
            step: None,
            kind: weapon.entry(scene.content, scene.state, attacker).kind,
            attack_pool: Late::new(Pool::of(Roll::Attack, lens.attack)),
            defence_pool: Late::new(Pool::of(Roll::Defence, lens.defence)),
            added: [0; 2],
            met: Numbers::default(),
            without: Numbers::default(),
            used: Vec::new(),
            damage: 0,
            dealt: 0,
            target_fell: false,
            later: Vec::new(),
        }
    }

    /// Its special rules.
    pub fn rules<'a>(&self, scene: Scene<'a, Crisis>) -> &'a [AttackRule] {
        self.rules_of(scene.content, scene.state)
    }

    /// Its special rules, by a reference that outlives changes of the state.
    pub fn rules_of<'t>(&self, cards: &'t Cards, state: &State) -> &'t [AttackRule] {
        &self.weapon.entry(cards, state, self.attacker).rules
    }

    /// Whether it has a rule.
    pub fn has_rule(&self, place: u8) -> bool {
        !self.without.has(place)
    }
}

/// An attack action: choose an attack of the card, then make it (activation.action.attack).
///
/// # Errors
/// A stop of the table.
pub fn action(play: &mut Play, attacker: FigureId) -> Flow<()> {
    // Step 1: choose an attack that can be paid and has a target.
    let side = play.state.figure(attacker).side;
    let Some(weapon) = play.choose_if_any(&ChooseAttack { side, attacker, cost_at_most: u8::MAX })? else {
        return Ok(());
    };
    play.event(rule!("attack.step1.choose"), |_| Event::AttackChosen { figure: attacker, weapon });
    make(play, &Order::plain(attacker, weapon))
}

/// Makes an attack: against one target, or a series along a beam or in an area.
///
/// # Errors
/// A stop of the table.
pub fn make(play: &mut Play, order: &Order) -> Flow<()> {
    play.deeper(|play| aim::aim(play, order))?;
    lasting::used(play, order.attacker, Some(OneUse::Action));
    lasting::attack_over(play, order.attacker);
    effect_over(play)
}

/// Steps 2 to 14 against one target. The cost is paid in step 3, unless the attack is free or one of a series that has
/// been paid for (beam.pay-once).
pub(crate) fn against(play: &mut Play, order: &Order, target: FigureId, cost: u8) -> Flow<()> {
    let attacker = order.attacker;

    // Step 2: the target is declared; effects of being targeted.
    play.state.attack_mut().target = target;
    aim::remember(play, attacker, target);
    step(play, Step::Declare, rule!("attack.step2.declare"));
    window(play, Moment::Targeted)?;

    // Step 3: pay, or the attack ends (attack.step3.cannot-pay).
    if !play.state.is_up(attacker) || !power::can_pay_attack(play.scene(), attacker, cost) {
        return abort(play, rule!("attack.aborted.not-resolved"));
    }
    step(play, Step::Pay, rule!("attack.step3.pay"));
    power::pay_attack(play, attacker, cost)?;

    // Steps 4 and 5: build the pools.
    step(play, Step::AttackPool, rule!("attack.step4.attack-pool"));
    window(play, Moment::Pool(Roll::Attack))?;
    let attack_dice = attack_dice(play.scene());
    step(play, Step::DefencePool, rule!("attack.step5.defense-pool"));
    window(play, Moment::Pool(Roll::Defence))?;
    let defence_dice = defence_dice(play.scene());

    // Steps 6 and 7: roll.
    step(play, Step::AttackRoll, rule!("attack.step6.attack-roll"));
    roll(play, Roll::Attack, attack_dice, rule!("attack.step6.attack-roll"))?;
    step(play, Step::DefenceRoll, rule!("attack.step7.defense-roll"));
    roll(play, Roll::Defence, defence_dice, rule!("attack.step7.defense-roll"))?;
    window(play, Moment::Rolled(Roll::Attack))?;
    window(play, Moment::Rolled(Roll::Defence))?;

    // Step 8: criticals, first the attacker's, then the defender's.
    step(play, Step::Criticals, rule!("attack.step8.criticals"));
    let each = criticals_add(play.scene(), attacker, modifiers::criticals_add(play.scene()));
    explode(play, Roll::Attack, each)?;
    let each = criticals_add(play.scene(), target, 1);
    explode(play, Roll::Defence, each)?;
    note_criticals(play, attacker, target)?;

    // Step 9: modify, own dice first.
    step(play, Step::Modify, rule!("attack.step9.own-dice"));
    window(play, Moment::OwnDice(Roll::Attack))?;
    window(play, Moment::OwnDice(Roll::Defence))?;
    see_icons(play)?;
    window(play, Moment::TheirDice(Roll::Defence))?;
    window(play, Moment::TheirDice(Roll::Attack))?;
    window(play, Moment::ModifyEnd)?;
    see_icons(play)?;

    // Step 10: count and compare.
    let hits = successes(play, Roll::Attack, attacker, u8::MAX)?;
    let blocks = successes(play, Roll::Defence, target, hits)?;
    play.state.attack_mut().damage = hits.saturating_sub(blocks);
    step(play, Step::Compare, rule!("attack.step10.difference"));
    play.event(rule!("attack.step10.difference"), |state| {
        let attack = state.attack();
        Event::Compared {
            attack: attack.attack_pool.shown().faces(),
            defence: attack.defence_pool.shown().faces(),
            damage: attack.damage,
        }
    });

    // Step 11: before damage.
    step(play, Step::BeforeDamage, rule!("attack.step11.before-damage"));
    window(play, Moment::BeforeDamage)?;
    if !play.state.is_up(attacker) {
        return abort(play, rule!("attack.aborted.not-resolved"));
    }

    // Step 12: damage, and power for it.
    step(play, Step::Damage, rule!("attack.step12.deal"));
    let amount = play.state.attack().damage;
    let dealt = damage::suffer(play, target, amount, Cause::attack(attacker))?;
    play.state.attack_mut().dealt = dealt;

    // Step 13: the attack is resolved.
    step(play, Step::Resolved, rule!("attack.step13.resolved"));
    let attacked = &mut play.state.figure_mut(attacker).attacked_this_turn;
    *attacked = attacked.with(target.0);

    // Step 14: after the attack.
    step(play, Step::After, rule!("attack.step14.after"));
    window(play, Moment::AfterAttack)?;
    lasting::used(play, attacker, None);
    Ok(())
}

fn step(play: &mut Play, step: Step, why: RuleId) {
    play.state.attack_mut().step = Some(step);
    play.event(why, |state| Event::AttackStep {
        step,
        attacker: state.attack().attacker,
        target: state.attack().target,
    });
}

/// An attack that ends early is not resolved, and nothing that comes after attacks happens.
fn abort(play: &mut Play, why: RuleId) -> Flow<()> {
    play.event(why, |state| Event::AttackAborted { attacker: state.attack().attacker });
    Ok(())
}

/// The attack pool: strength, what effects add, Shock; never fewer than one die (attack.step4.minimum).
pub fn attack_dice(scene: Scene<Crisis>) -> u8 {
    let attack = scene.state.attack();
    let strength = attack.weapon.entry(scene.content, scene.state, attack.attacker).strength;
    let more = modifiers::dice(scene, Roll::Attack, attack.attacker).saturating_add(attack.added[0]);
    let shocked = scene.state.figure(attack.attacker).conditions.has(Condition::Shock);
    strength.saturating_add(more).saturating_sub(u8::from(shocked)).max(1)
}

/// The defence pool: defence against the type, what effects add, Incinerate; never fewer than one die
/// (attack.step5.minimum).
pub fn defence_dice(scene: Scene<Crisis>) -> u8 {
    let attack = scene.state.attack();
    let defence = scene.card(attack.target).defence[attack.kind];
    let more = modifiers::dice(scene, Roll::Defence, attack.target).saturating_add(attack.added[1]);
    let incinerated = scene.state.figure(attack.target).conditions.has(Condition::Incinerate);
    defence.saturating_add(more).saturating_sub(u8::from(incinerated)).max(1)
}

/// How many dice each critical adds for a character: none under Hex (conditions.hex).
pub fn criticals_add(scene: Scene<Crisis>, figure: FigureId, dice: u8) -> u8 {
    if scene.state.figure(figure).conditions.has(Condition::Hex) { 0 } else { dice }
}

/// One of the two rolls of the attack that is being made.
pub(crate) fn pool(state: &mut State, roll: Roll) -> &mut Late<Pool> {
    match roll {
        Roll::Dodge => &mut state.dodge.as_mut().expect("a dodge is being made").pool,
        Roll::Attack => &mut state.attack_mut().attack_pool,
        Roll::Defence | Roll::Any => &mut state.attack_mut().defence_pool,
    }
}

pub(crate) fn roll(play: &mut Play, roll: Roll, dice: u8, why: RuleId) -> Flow<()> {
    play.change(move |state| pool(state, roll), move |pool, chance| pool.roll(dice, chance, why))?;
    play.event(why, |state| {
        let mut state = state.clone();
        Event::Rolled { roll, faces: pool(&mut state, roll).shown().faces() }
    });
    Ok(())
}

pub(crate) fn explode(play: &mut Play, roll: Roll, for_each: u8) -> Flow<()> {
    let why = rule!("attack.step8.criticals");
    play.change(move |state| pool(state, roll), move |pool, chance| pool.explode(for_each, chance, why))
}

/// Remembers who rolled a critical, if anybody's effects care.
fn note_criticals(play: &mut Play, attacker: FigureId, target: FigureId) -> Flow<()> {
    for (roll, figure) in [(Roll::Attack, attacker), (Roll::Defence, target)] {
        if cares_for_criticals(play.scene(), figure)
            && play.see(move |state| pool(state, roll), |pool| pool.showing(&[Face::Critical]) > 0)?
        {
            let aftermath = &mut play.state.aftermath;
            aftermath.rolled_critical = aftermath.rolled_critical.with(figure.0);
        }
    }
    Ok(())
}

/// Whether a character has an effect that answers its own criticals.
pub(crate) fn cares_for_criticals(scene: Scene<Crisis>, figure: FigureId) -> bool {
    let answers = |power: &crate::card::ability::Superpower| {
        matches!(power.when, Some(crate::card::ability::Occurrence::EffectOver { .. }))
    };
    scene.superpowers(figure).any(|(_, power)| answers(power))
}

/// Looks which rules of the attack find their icons in the roll (attack-rules.icons, attack-rules.icon-shared).
fn see_icons(play: &mut Play) -> Flow<()> {
    let rules = play.state.attack().rules_of(play.content, &play.state);
    if rules.iter().all(|rule| rule.icons.is_empty()) {
        return Ok(());
    }
    let met = play.see(
        |state| pool(state, Roll::Attack),
        |pool| {
            let with = (0..).zip(rules).filter(|(_, rule)| !rule.icons.is_empty());
            with.filter(|(_, rule)| pool.hold(&rule.icons))
                .fold(Numbers::default(), |met, (place, _)| met.with(place))
        },
    )?;
    play.state.attack_mut().met = met;
    Ok(())
}

/// Successes of a roll, no more than matter (attack.step10.attacker-successes, attack.step10.defender-successes).
fn successes(play: &mut Play, roll: Roll, roller: FigureId, most: u8) -> Flow<u8> {
    let counting = modifiers::counting(play.scene(), roll, roller);
    play.see(move |state| pool(state, roll), move |pool| pool.successes(&counting).min(most))
}
