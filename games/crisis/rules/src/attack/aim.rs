//! Steps 1 and 2: choosing an attack and its target, and the series of beams and areas.

use space::{Convex, Outline, Turn};
use table::{Flow, Question, Scene, Verdict, any_legal, fit, need};

use super::{Attack, Weapon, against};
use crate::ask::{Ask, May, Thing};
use crate::card::ability::Reach;
use crate::damage::{self, Cause};
use crate::effect::{Moment, Source, Things, who, window};
use crate::event::Event;
use crate::state::{FigureId, Numbers, Reading, Side};
use crate::{Crisis, Play, power, rule, sight};

/// An attack that is to be made.
#[derive(Clone, Debug)]
pub struct Order {
    /// By whom.
    pub attacker: FigureId,
    /// With what.
    pub weapon: Weapon,
    /// Without paying for it.
    pub free: bool,
    /// Only against these, as the granting effect says.
    pub only: Option<Numbers>,
    /// Measured from here instead of from the attacker, with this range (overview.precedence.specific-over-core).
    pub reach: Option<Reached>,
    /// The base that a beam starts from, if not the attacker's.
    pub from: Option<FigureId>,
    /// The rule that the attack goes without.
    pub without: Option<u8>,
}

/// A range that is measured from somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The number of the range tool.
    pub range: u8,
    /// The character that it is measured from.
    pub of: FigureId,
}

impl Order {
    /// An attack of the card, as it is printed.
    pub fn plain(attacker: FigureId, weapon: Weapon) -> Order {
        Order { attacker, weapon, free: false, only: None, reach: None, from: None, without: None }
    }
}

/// Puts the attack on the table and aims it.
pub(super) fn aim(play: &mut Play, order: &Order) -> Flow<()> {
    let mut attack = Attack::new(play.scene(), order.attacker, order.weapon);
    attack.without = order.without.map_or(Numbers::default(), |rule| Numbers::default().with(rule));
    play.state.attacks.push(attack);
    let entry = order.weapon.entry(play.content, &play.state, order.attacker);
    let cost = if order.free { 0 } else { entry.cost };
    window(play, Moment::ChooseTarget)?;
    match entry.reach {
        Reach::Range(_) => {
            if let Some(target) = declare(play, order)? {
                against(play, order, target, cost)?;
            }
        }
        Reach::Beam(range) => {
            let side = play.state.figure(order.attacker).side;
            let way = play.choose(&LayBeam { side, order, range })?;
            let reached = under(play.scene(), order, range, way);
            series(play, order, reached, cost)?;
        }
        Reach::Area(range) => {
            let reached = around(play.scene(), order.attacker, range);
            series(play, order, reached, cost)?;
        }
    }
    play.state.attacks.pop();
    Ok(())
}

/// Step 2: a target is declared, and its range is measured. A character out of range is no target: another one is declared, or the
/// attack ends and is not resolved (attack.step2.out-of-range).
fn declare(play: &mut Play, order: &Order) -> Flow<Option<FigureId>> {
    let (attacker, side) = (order.attacker, play.state.figure(order.attacker).side);
    while let Some(Thing::Figure(target)) = play.choose_if_any(&ChooseTarget { side, order })? {
        let Err(why) = targetable(play.scene(), order, target) else { return Ok(Some(target)) };
        let measured = why.measured.map_or((0, 0), |it| (it.value, it.limit));
        play.event(rule!("attack.step2.out-of-range"), |_| Event::TargetOutOfRange {
            attacker,
            target,
            gap: measured.0,
            range: measured.1,
        });
        if play.choose(&DeclareAnother { side, attacker, target })? == May::No {
            play.event(rule!("attack.aborted.not-resolved"), |_| Event::AttackAborted { attacker });
            break;
        }
    }
    Ok(None)
}

/// Another target, or does the attack end?
struct DeclareAnother {
    side: Side,
    attacker: FigureId,
    target: FigureId,
}

impl Question<Crisis> for DeclareAnother {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::OtherTarget { side: self.side, figure: self.attacker, target: self.target }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _answer: May) -> Verdict {
        Ok(())
    }
}

/// Remembers whom a character has targeted with which attack this round.
pub(super) fn remember(play: &mut Play, attacker: FigureId, target: FigureId) {
    let weapon = play.state.attack().weapon;
    let figure = play.state.figure_mut(attacker);
    if let Some(place) = weapon.printed() {
        let targeted = &mut figure.targeted_this_round[usize::from(place)];
        *targeted = targeted.with(target.0);
    }
}

/// Everybody under a beam (beam.affected).
fn under(scene: Scene<Crisis>, order: &Order, range: u8, way: Turn) -> Numbers {
    let base = scene.base(order.from.unwrap_or(order.attacker));
    let (start, length) = (i64::from(base.r), i64::from(scene.range(range)));
    let half = i64::from(scene.measures().range_width / 2);
    let Ok(tool) = Convex::bar(base.c, way.dir(), start, start + length, half) else {
        return Numbers::default();
    };
    let touched = |id: &FigureId| {
        let other = scene.base(*id);
        *id != order.attacker && Some(*id) != order.from && tool.reaches(other.c, other.r + space::SLACK)
    };
    scene.state.on_battlefield().filter(touched).fold(Numbers::default(), |all, id| all.with(id.0))
}

/// Everybody under a beam of an attack in some direction; nobody if it is none.
pub fn under_beam(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon, way: Turn) -> Numbers {
    match weapon.entry(scene.content, scene.state, attacker).reach {
        Reach::Beam(range) => under(scene, &Order::plain(attacker, weapon), range, way),
        Reach::Range(_) | Reach::Area(_) => Numbers::default(),
    }
}

/// Everybody within the range of an area attack (area.affected).
fn around(scene: Scene<Crisis>, attacker: FigureId, range: u8) -> Numbers {
    let near = |id: &FigureId| *id != attacker && scene.within(attacker, range, *id);
    scene.state.on_battlefield().filter(near).fold(Numbers::default(), |all, id| all.with(id.0))
}

/// The enemies of a series: those in range and in line of sight, settled once (area.position-changes).
fn enemies(scene: Scene<Crisis>, order: &Order, reached: Numbers) -> Numbers {
    let aimed_at = |id: &FigureId| {
        not_immune(scene, order.attacker, *id).is_ok()
            && !hides(scene, order.attacker, *id)
            && sight::sees(scene, order.attacker, *id)
    };
    reached.iter().map(FigureId).filter(aimed_at).fold(Numbers::default(), |all, id| all.with(id.0))
}

/// One attack against each enemy, in an order of the attacker's choice, then the damage to allies (beam.series,
/// area.series).
fn series(play: &mut Play, order: &Order, reached: Numbers, cost: u8) -> Flow<()> {
    let attacker = order.attacker;
    let side = play.state.figure(attacker).side;
    let mut left = enemies(play.scene(), order, reached);
    let mut cost = cost;
    while left != Numbers::default() && play.state.is_up(attacker) {
        let among = Things { figures: left, ..Things::default() };
        let question = who::ChooseThing { side, source: Source::Book, among };
        let Some(Thing::Figure(target)) = play.choose_if_any(&question)? else { break };
        left = Numbers(left.0 & !(1 << target.0));
        if play.state.is_up(target) {
            // Each is an attack of its own; only the cost is shared.
            let fresh = Attack {
                kind: play.state.attack().kind,
                ..Attack::new(play.scene(), attacker, order.weapon)
            };
            let without = play.state.attack().without;
            *play.state.attack_mut() = Attack { without, ..fresh };
            against(play, order, target, cost)?;
            cost = 0;
        }
    }
    for ally in reached.iter().map(FigureId) {
        if play.state.figure(ally).side == side && play.state.is_on_battlefield(ally) {
            play.event(rule!("beam.allies-damage"), |_| Event::AllyInTheWay { figure: ally });
            damage::suffer(play, ally, 1, Cause::allied(attacker))?;
        }
    }
    Ok(())
}

/// Whom an attack can be aimed at at all, wherever they stand.
fn not_immune(scene: Scene<Crisis>, attacker: FigureId, target: FigureId) -> Verdict {
    let there = scene.state.is_on_battlefield(target) && !scene.state.figure(target).leaving;
    need(there, rule!("attack.need-target"))?;
    let allied = scene.state.figure(attacker).side == scene.state.figure(target).side;
    need(!allied, rule!("attack.no-allied-target"))?;
    need(!scene.state.figure(target).dazed, rule!("damage.dazed.untargetable"))
}

/// Whether the granting effect allows this target.
fn wanted(order: &Order, target: FigureId) -> Verdict {
    need(order.only.is_none_or(|only| only.has(target.0)), rule!("attack.step2.declare"))
}

/// Whether a series strikes somebody whom the granting effect wants attacked. The others that it strikes are attacked with
/// them (beam.forced-target, area.forced-target).
fn strikes_wanted(order: &Order, enemies: Numbers) -> bool {
    order.only.is_none_or(|only| only.0 & enemies.0 != 0)
}

/// Stealth: attackers must be within range 3 (q.keyword-stealth).
fn hides(scene: Scene<Crisis>, attacker: FigureId, target: FigureId) -> bool {
    scene.card(target).keywords.stealth && !scene.within(attacker, 3, target)
}

/// Whether a player may declare a character the target of an attack: before it is measured, only whether it can be aimed at
/// and is seen matters (attack.step2.declare).
fn declarable(scene: Scene<Crisis>, order: &Order, target: FigureId) -> Verdict {
    not_immune(scene, order.attacker, target)?;
    wanted(order, target)?;
    need(sight::sees(scene, order.attacker, target), rule!("line-of-sight.terrain-blocks"))
}

/// Whether a character can be the target of an attack (attack.range-and-los); if it is out of range, with the gap.
pub fn targetable(scene: Scene<Crisis>, order: &Order, target: FigureId) -> Verdict {
    not_immune(scene, order.attacker, target)?;
    wanted(order, target)?;
    let entry = order.weapon.entry(scene.content, scene.state, order.attacker);
    let (from, range) = match order.reach {
        Some(reached) => (reached.of, reached.range),
        None => (order.attacker, entry.reach.range()),
    };
    let out_of = |limit: u8, from: FigureId| {
        rule!("attack.range-and-los").measured(scene.gap(from, target), scene.range(limit))
    };
    if !scene.within(from, range, target) {
        return Err(out_of(range, from));
    }
    if hides(scene, order.attacker, target) {
        return Err(out_of(3, order.attacker));
    }
    need(sight::sees(scene, order.attacker, target), rule!("line-of-sight.terrain-blocks"))
}

/// Whether an attack has any target at all (attack.need-target, beam.needs-enemy, area.needs-enemy).
pub fn targets(scene: Scene<Crisis>, order: &Order) -> bool {
    let entry = order.weapon.entry(scene.content, scene.state, order.attacker);
    let side = scene.state.figure(order.attacker).side;
    match entry.reach {
        Reach::Range(_) => scene.state.on_battlefield().any(|id| targetable(scene, order, id).is_ok()),
        Reach::Beam(range) => any_legal(&LayBeam { side, order, range }, scene, |_| true),
        Reach::Area(range) => {
            let struck = enemies(scene, order, around(scene, order.attacker, range));
            struck != Numbers::default() && strikes_wanted(order, struck)
        }
    }
}

/// Which attack?
pub struct ChooseAttack {
    /// Whose player chooses.
    pub side: Side,
    /// For whom.
    pub attacker: FigureId,
    /// Only attacks that cost no more.
    pub cost_at_most: u8,
}

impl Question<Crisis> for ChooseAttack {
    type Answer = Weapon;

    fn ask(&self) -> Ask {
        Ask::Attack { side: self.side, figure: self.attacker }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Weapon)) {
        let count = fit::<u8>(scene.card(self.attacker).attacks.len());
        (0..count).for_each(|place| emit(Weapon::Printed(place)));
    }

    fn verdict(&self, scene: Scene<Crisis>, weapon: Weapon) -> Verdict {
        let attacks = &scene.card(self.attacker).attacks;
        let entry = weapon.printed().and_then(|place| attacks.get(usize::from(place)));
        need(entry.is_some(), rule!("attack.step1.choose"))?;
        need(!scene.state.figure(self.attacker).dazed, rule!("damage.dazed.no-attacks"))?;
        let cost = entry.map_or(0, |entry| entry.cost);
        need(cost <= self.cost_at_most, rule!("attack.step1.choose"))?;
        need(power::can_pay_attack(scene, self.attacker, cost), rule!("attack.step1.affordable"))?;
        need(targets(scene, &Order::plain(self.attacker, weapon)), rule!("attack.need-target"))
    }
}

/// Whom?
pub struct ChooseTarget<'a> {
    /// Whose player chooses.
    pub side: Side,
    /// For which attack.
    pub order: &'a Order,
}

impl Question<Crisis> for ChooseTarget<'_> {
    type Answer = Thing;

    fn ask(&self) -> Ask {
        Ask::Target { side: self.side, figure: self.order.attacker, weapon: self.order.weapon }
    }

    /// Those in range, and those who cannot be declared at all. Nobody is tempted to declare who measures out of range, but
    /// it may be done.
    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Thing)) {
        let tempting = |id: &FigureId| {
            targetable(scene, self.order, *id).is_err() && declarable(scene, self.order, *id).is_ok()
        };
        scene.state.on_battlefield().filter(|id| !tempting(id)).for_each(|id| emit(Thing::Figure(id)));
    }

    /// Those in range and in sight: whoever is a target may be declared one.
    fn legal(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Thing)) {
        let targets = scene.state.on_battlefield().filter(|&id| targetable(scene, self.order, id).is_ok());
        targets.for_each(|id| emit(Thing::Figure(id)));
    }

    fn verdict(&self, scene: Scene<Crisis>, target: Thing) -> Verdict {
        match target {
            Thing::Figure(target) => declarable(scene, self.order, target),
            _ => Err(rule!("attack.need-target").into()),
        }
    }
}

/// In which direction is the beam laid? (beam.placement)
struct LayBeam<'a> {
    side: Side,
    order: &'a Order,
    range: u8,
}

impl Question<Crisis> for LayBeam<'_> {
    type Answer = Turn;

    fn ask(&self) -> Ask {
        Ask::Beam { side: self.side, figure: self.order.attacker, weapon: self.order.weapon }
    }

    /// Toward each enemy, and as far to either side as still touches it: between these nothing changes.
    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Turn)) {
        let base = scene.base(self.order.from.unwrap_or(self.order.attacker));
        let side = scene.state.figure(self.order.attacker).side;
        for enemy in scene.state.squad(side.other()) {
            let Some(ahead) = Turn::of(scene.base(enemy).c - base.c) else { continue };
            let hits = |way: Turn| under(scene, self.order, self.range, way).has(enemy.0);
            if !hits(ahead) {
                continue;
            }
            emit(ahead);
            for sign in [1, -1] {
                let (mut touching, mut missing) = (0, Turn::QUARTER);
                while missing - touching > 1 {
                    let middle = (touching + missing) / 2;
                    if hits(ahead.plus(sign * middle)) { touching = middle } else { missing = middle }
                }
                emit(ahead.plus(sign * touching));
            }
        }
    }

    fn verdict(&self, scene: Scene<Crisis>, way: Turn) -> Verdict {
        let reached = under(scene, self.order, self.range, way);
        let struck = enemies(scene, self.order, reached);
        need(struck != Numbers::default(), rule!("beam.needs-enemy"))?;
        need(strikes_wanted(self.order, struck), rule!("beam.forced-target"))
    }
}
