//! Making an attack: the five steps of the sheet, in order (attack.order).

mod bought;
mod to_hit;

pub use bought::{boost, defensive_reaction};
pub use to_hit::{Hit, ToHit, covered, defence, in_cover, roll_to_hit, to_hit_bonus};

use arrayvec::ArrayVec;
use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::{Ask, Boost, Critical, May, Thing};
use crate::attack_kinds::{self, Aimed};
use crate::card::power::Moment;
use crate::card::{Ability, Attack, Characteristic, Effect, Kind, Mils, Nature};
use crate::characteristic;
use crate::damage::{self, Damage, Guard, after_defences, immune};
use crate::event::Event;
use crate::state::{FIGURES, FigureId, PieceId, Reading, Side};
use crate::yes_or_no::yes_or_no;
use crate::{Play, Pow, effects, pay, powers, push, rule, scenery};

/// The push of Brutal, in inches (abilities.brutal).
const BRUTAL_PUSH: u8 = 4;

/// One attack of a figure's card.
pub fn profile<'a>(scene: Scene<'a, Pow>, attacker: FigureId, attack: u8) -> Option<&'a Attack> {
    scene.card(attacker).attacks.get(usize::from(attack))
}

/// An attack, from its declaration to the last effect.
///
/// # Errors
/// A stop of the table.
pub fn attack(play: &mut Play, attacker: FigureId, index: u8) -> Flow<()> {
    let attack = &crate::card(play, attacker).attacks[usize::from(index)];

    // Step 1: declare.
    play.event(rule!("attack.step-1-declare"), |_| Event::AttackDeclared { figure: attacker, attack: index });

    // Step 2: choose an eligible target, or place the area.
    let aimed = attack_kinds::aim(play, attacker, index, attack)?;
    play.event(rule!("attack.step-2-target"), |_| Event::Targeted {
        figure: attacker,
        targets: aimed.things(),
    });

    // Step 3: pay; then powers and reactions.
    crate::activation::mark_used(play, attacker, index, attack.frequency);
    pay(play, attacker, attack.cost, rule!("attack.step-3-pay"));
    let mut strike = Strike { attacker, index, attack, boost: None, die_rerolled: false };
    let mut targets = match aimed {
        Aimed::Piece(piece) => return strike.at_scenery(play, piece),
        Aimed::Figures(targets) => targets,
    };
    // Whom an explosion or a piercing line reaches beside them is not aimed at, and of an explosion not yet known: they
    // have their own reactions (rulings.reaction.area) and the moment of their own hit.
    for &target in &targets {
        powers::window(play, Moment::Targeted, &powers::Answered { attacker, attack: index, target })?;
    }

    // Where the line goes on to and what it crosses is measured before anyone is moved by it.
    let first = targets.first().copied();
    let area = attack_kinds::is_area(attack.kind);
    if let (Some(first), false) = (first, area) {
        targets.extend(attack_kinds::pierced(play.scene(), attacker, first, attack));
    }
    let crossed = match first {
        Some(first) => attack_kinds::penetrated(play.scene(), attacker, Thing::Figure(first), attack),
        None => ArrayVec::new(),
    };

    // Steps 4 and 5, for each target by itself (rulings.area.roll-each); one boost counts for all.
    for &target in &targets {
        let way = if area { Way::Area } else { Way::Direct };
        let around = Thing::Figure(target);
        let bystanders = attack_kinds::blast(play.scene(), around, attack.effects.explosive);
        let hit = strike.at(play, target, way)?;
        if hit.hit && !area && Some(target) == first {
            for &bystander in &bystanders {
                strike.at(play, bystander, Way::Blast)?;
            }
        }
    }
    damage_crossed(play, &crossed, attack)
}

/// What a Penetrative attack has crossed takes its damage, whether or not the target was hit
/// (effects.penetrative.through, rulings.penetrative.damage).
fn damage_crossed(play: &mut Play, crossed: &[PieceId], attack: &Attack) -> Flow<()> {
    for &piece in crossed {
        scenery::damage(play, piece, attack.damage)?;
    }
    Ok(())
}

/// Steps 4 and 5 against one target, as they will be played once the attack is paid: what odds are asked of.
///
/// # Errors
/// A stop of the table.
pub(crate) fn against(play: &mut Play, attacker: FigureId, index: u8, target: FigureId) -> Flow<Hit> {
    let attack = &crate::card(play, attacker).attacks[usize::from(index)];
    let way = if attack_kinds::is_area(attack.kind) { Way::Area } else { Way::Direct };
    Strike { attacker, index, attack, boost: None, die_rerolled: false }.at(play, target, way)
}

/// How an attack reaches a target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Aimed at it, or behind the target on the line.
    Direct,
    /// As one of many in a wave or spray.
    Area,
    /// By the explosion around the first target.
    Blast,
}

/// One attack on its way to one target after another.
struct Strike<'a> {
    attacker: FigureId,
    index: u8,
    attack: &'a Attack,
    /// Chosen before the first roll.
    boost: Option<Boost>,
    /// Whether Master fighter has rerolled its one die of the attack (abilities.master-fighter.one-die).
    die_rerolled: bool,
}

impl Strike<'_> {
    /// Scenery is hit without a roll (rulings.scenery.attack), so an explosion always goes off around it. A piercing
    /// line ends at it (rulings.pierce.line); what a Penetrative one has crossed before it takes the damage as well.
    fn at_scenery(&mut self, play: &mut Play, piece: PieceId) -> Flow<()> {
        let Strike { attacker, index, attack, .. } = *self;
        let aimed = Thing::Piece(piece);
        let crossed = attack_kinds::penetrated(play.scene(), attacker, aimed, attack);
        let bystanders = attack_kinds::blast(play.scene(), aimed, attack.effects.explosive);
        scenery::attack(play, attacker, index, piece)?;
        for &bystander in &bystanders {
            self.at(play, bystander, Way::Blast)?;
        }
        damage_crossed(play, &crossed, attack)
    }

    /// Reaction, boost, roll and damage against one target.
    fn at(&mut self, play: &mut Play, target: FigureId, way: Way) -> Flow<Hit> {
        let Strike { attacker, index, attack, .. } = *self;
        if !play.state.is_on_table(target) {
            return Ok(Hit { hit: false, double: false, die_rerolled: false });
        }
        defensive_reaction(play, target, attacker, Some(index), attack.nature)?;
        let boost = match self.boost {
            Some(boost) => boost,
            None => *self.boost.insert(boost(play, attacker, Some(index), target)?),
        };
        let scene = play.scene();
        let to_hit = ToHit {
            attacker,
            target,
            nature: attack.nature,
            bonus: to_hit_bonus(scene, attacker, attack.kind),
            cover: covered(scene, attacker, target, attack),
            dice: if boost == Boost::Die { 3 } else { 2 },
            master: !self.die_rerolled,
        };
        let hit = roll_to_hit(play, &to_hit)?;
        self.die_rerolled |= hit.die_rerolled;
        if hit.hit {
            self.land(play, target, way, boost, &hit)?;
        }
        Ok(hit)
    }

    /// Step 5: the damage of a hit, then its effects.
    fn land(&self, play: &mut Play, target: FigureId, way: Way, boost: Boost, hit: &Hit) -> Flow<()> {
        let Strike { attacker, index, attack, .. } = *self;
        let overload = match boost {
            Boost::Option(option) => attack.overload.get(usize::from(option)).copied(),
            _ => None,
        };
        let bonus = if hit.double { Some(critical(play, attacker, index, attack, target)?) } else { None };
        let option = match bonus {
            Some(Critical::Option(option)) => attack.critical.get(usize::from(option)).copied(),
            _ => None,
        };
        let guard = if attack.effects.irresistible { Guard::None } else { Guard::Special };
        if immune(play.scene(), target, attack.nature, guard) {
            play.event(rule!("abilities.immunity"), |_| Event::Unaffected {
                figure: target,
                nature: attack.nature,
            });
            return Ok(());
        }

        let assassin = hit.double && play.scene().has(attacker, Ability::Assassin);
        let mut amount = Amount {
            base: if assassin { attack.damage.saturating_mul(2) } else { attack.damage },
            bonus: u8::from(bonus == Some(Critical::Damage))
                + overload.map_or(0, |bonus| bonus.damage())
                + option.map_or(0, |bonus| bonus.damage()),
            halved: false,
            less: 0,
        };
        if way != Way::Direct && amount.total() > 0 {
            amount.halved = dodge(play, target, amount.total())?;
        }
        amount.less =
            powers::window(play, Moment::Hit, &powers::Answered { attacker, attack: index, target })?;
        if !play.state.is_on_table(target) {
            return Ok(());
        }
        if cruel_adds(play.scene(), attacker, target, amount, attack.nature, guard) {
            amount.bonus += 1;
        }
        let why = rule!("attack.step-5-damage");
        let hurt = Damage { amount: amount.total(), nature: attack.nature, guard, why };
        damage::deal(play, target, hurt)?;

        let extra = overload.and_then(|bonus| bonus.effect()).into_iter();
        let extra = extra.chain(option.and_then(|bonus| bonus.effect()));
        for effect in attack.effects.on_hit.iter().copied().chain(extra) {
            effects::apply(play, target, attacker, effect)?;
        }
        if hit.double && attack.kind == Kind::Melee {
            brutal(play, attacker, target)?;
        }
        Ok(())
    }
}

/// Damage on its way to a target, in the order of rulings.area.half-order.
#[derive(Clone, Copy)]
struct Amount {
    base: u8,
    bonus: u8,
    halved: bool,
    less: u8,
}

impl Amount {
    /// Before Weakness and Resistance. Half is rounded down and at least 1 (rulings.area.half-rounding).
    fn total(self) -> u8 {
        let sum = self.base.saturating_add(self.bonus);
        let share = if self.halved && sum > 0 { (sum / 2).max(1) } else { sum };
        share.saturating_sub(self.less)
    }
}

/// Cruel: the damage is worked out without the extra point; if that takes the bar into the red, the point is
/// added (rulings.cruel.order).
fn cruel_adds(
    scene: Scene<Pow>,
    attacker: FigureId,
    target: FigureId,
    amount: Amount,
    nature: Nature,
    guard: Guard,
) -> bool {
    if !scene.has(attacker, Ability::Cruel) || scene.in_red(target) {
        return false;
    }
    let lost = after_defences(scene, target, amount.total(), nature, guard);
    scene.state.figure(target).life.saturating_sub(lost) <= scene.card(target).red
}

/// May the target test Agility to take half, and does it pass?
fn dodge(play: &mut Play, target: FigureId, damage: u8) -> Flow<bool> {
    let side = play.state.figure(target).side;
    if play.choose(&Dodge { side, figure: target, damage })? == May::No {
        return Ok(false);
    }
    characteristic::test(play, target, Characteristic::Agility)
}

/// The bonus of a critical hit: +1 damage, or an option of the attack (attack-types.critical.one-bonus).
fn critical(
    play: &mut Play,
    attacker: FigureId,
    index: u8,
    attack: &Attack,
    target: FigureId,
) -> Flow<Critical> {
    let side = play.state.figure(attacker).side;
    let options = fit::<u8>(attack.critical.len());
    let question = ChooseCritical { side, figure: attacker, attack: index, target, options };
    let bonus = play.choose_if_any(&question)?.unwrap_or(Critical::Damage);
    play.event(rule!("attack-types.critical.double"), |_| Event::CriticalHit {
        figure: attacker,
        attack: index,
        target,
        bonus,
    });
    Ok(bonus)
}

/// On a critical in melee a Brutal attacker may also push (abilities.brutal).
fn brutal(play: &mut Play, attacker: FigureId, target: FigureId) -> Flow<()> {
    let able = play.state.is_on_table(attacker) && play.scene().has(attacker, Ability::Brutal);
    if !able || !play.state.is_on_table(target) {
        return Ok(());
    }
    let side = play.state.figure(attacker).side;
    if play.choose(&BrutalPush { side, figure: attacker, target })? == May::Yes {
        let effect = Effect::Push(BRUTAL_PUSH);
        play.event(rule!("abilities.brutal"), |_| Event::Affected { figure: target, effect });
        push::push(play, target, attacker, BRUTAL_PUSH)?;
    }
    Ok(())
}

yes_or_no! {
    /// Test Agility to take half?
    Dodge { figure: FigureId, damage: u8 } => Dodge
}
yes_or_no! {
    /// Push by Brutal?
    BrutalPush { figure: FigureId, target: FigureId } => BrutalPush
}

/// Which critical bonus?
struct ChooseCritical {
    side: Side,
    figure: FigureId,
    attack: u8,
    target: FigureId,
    options: u8,
}

impl Question<Pow> for ChooseCritical {
    type Answer = Critical;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let ChooseCritical { side, figure, attack, target, .. } = *self;
        Ask::Critical { side, figure, attack, target }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Critical)) {
        emit(Critical::Damage);
        (0..self.options).for_each(|option| emit(Critical::Option(option)));
    }

    fn verdict(&self, _scene: Scene<Pow>, bonus: Critical) -> Verdict {
        match bonus {
            Critical::Damage => Ok(()),
            Critical::Option(option) => {
                need(option < self.options, rule!("attack-types.critical.own-option"))
            }
        }
    }
}

/// What may be aimed at together: at most everyone.
pub type Targets = ArrayVec<FigureId, FIGURES>;

/// The reach of an attack beyond which nobody is aimed at, for previews.
pub fn reach(attack: &Attack) -> Mils {
    match attack.kind {
        Kind::Melee => 0,
        Kind::Ranged(range) | Kind::Wave(range) => range,
        Kind::Spray { length, .. } => length,
    }
}

impl Aimed {
    fn things(&self) -> Vec<Thing> {
        match self {
            Aimed::Piece(piece) => vec![Thing::Piece(*piece)],
            Aimed::Figures(figures) => figures.iter().map(|&figure| Thing::Figure(figure)).collect(),
        }
    }
}
