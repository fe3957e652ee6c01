//! Special powers: active ones in the owner's activation, reactive ones at their trigger, passive ones always on
//! (rulings.powers.window).

use arrayvec::ArrayVec;
use space::Spot;
use table::{Flow, Question, Scene, Verdict, need};

use crate::activation::{POWERS, mark_used, may_use};
use crate::ask::{self, Ask, UsePower};
use crate::attack::Targets;
use crate::card::power::Moment;
use crate::card::{Filter, FilterSide, Mils, Power, Step, Use, Whom};
use crate::damage::{self, Damage, Guard};
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::{Play, Pow, characteristic, effects, gain_pow, ko, pay, rule};

/// The attack that a reactive power may answer.
#[derive(Clone, Copy)]
pub struct Answered {
    /// The attacker.
    pub attacker: FigureId,
    /// With which attack of its card.
    pub attack: u8,
    /// Whom it is aimed at, or has hit.
    pub target: FigureId,
}

/// A window for reactive powers: first the active player's are offered, then the other player's. Returns by how
/// much the damage of the hit is lowered.
///
/// # Errors
/// A stop of the table.
pub fn window(play: &mut Play, moment: Moment, answered: &Answered) -> Flow<u8> {
    let Answered { attacker, attack, target } = *answered;
    let active = play.state.figure(attacker).side;
    let irresistible = crate::attack::profile(play.scene(), attacker, attack)
        .is_some_and(|attack| attack.effects.irresistible);
    let mut less = 0;
    for side in [active, active.other()] {
        // Each power answers one moment once.
        let mut used: ArrayVec<(FigureId, u8), 8> = ArrayVec::new();
        loop {
            let question = ReactWith { side, moment, answered: *answered, used: &used };
            let answer = play.choose_if_any(&question)?;
            let Some(UsePower::Power { figure, power }) = answer else { break };
            used.push((figure, power));
            spend(play, figure, power);
            let mut frame =
                Frame { owner: figure, power, it: Some(target), attacker: Some(attacker), less: 0 };
            perform(play, &mut frame)?;
            // A target's own power against damage is a special defence (rulings.special-defence.list).
            if !(irresistible && figure == target) {
                less += frame.less;
            }
            if used.is_full() {
                break;
            }
        }
    }
    Ok(less)
}

/// Uses an active power.
///
/// # Errors
/// A stop of the table.
pub fn use_active(play: &mut Play, owner: FigureId, power: u8) -> Flow<()> {
    spend(play, owner, power);
    perform(play, &mut Frame { owner, power, it: None, attacker: None, less: 0 })
}

/// May the figure use this active power?
///
/// # Errors
/// The rule that forbids it.
pub fn may_use_active(scene: Scene<Pow>, owner: FigureId, index: u8) -> Verdict {
    let power = scene.card(owner).powers.get(usize::from(index));
    let power = power.filter(|power| power.when == Use::Active).ok_or(rule!("rulings.powers.window"))?;
    need(!scene.state.figure(owner).down, rule!("ko.down.no-powers"))?;
    may_use(scene, owner, POWERS + index, power.frequency, power.cost)?;
    let aimless =
        power.steps.first().and_then(picks).is_some_and(|filter| matching(scene, owner, filter).is_empty());
    need(!aimless, rule!("rulings.powers.window"))
}

/// The filter by which a step picks its figure, if it does.
fn picks(step: &Step) -> Option<Filter> {
    let whom = match step {
        Step::Test { by, .. } => *by,
        Step::Walk { who, .. } | Step::Heal { who, .. } | Step::GainPow { who, .. } => *who,
        Step::RaiseDefence { who, .. } | Step::KnockDown(who) | Step::GetUp(who) => *who,
        Step::Damage { to, .. } | Step::Apply { to, .. } => *to,
        Step::LessDamage(_) => return None,
    };
    match whom {
        Whom::Choose(filter) | Whom::Each(filter) => Some(filter),
        _ => None,
    }
}

fn spend(play: &mut Play, owner: FigureId, index: u8) {
    let power = &crate::card(play, owner).powers[usize::from(index)];
    mark_used(play, owner, POWERS + index, power.frequency);
    play.event(rule!("rulings.powers.window"), |_| Event::PowerUsed { figure: owner, power: index });
    if power.cost > 0 {
        pay(play, owner, power.cost, rule!("rulings.powers.window"));
    }
}

/// A power being performed.
struct Frame {
    owner: FigureId,
    power: u8,
    /// The figure that was picked last, or that the trigger is about.
    it: Option<FigureId>,
    attacker: Option<FigureId>,
    /// By how much the damage of the answered hit is lowered.
    less: u8,
}

fn perform(play: &mut Play, frame: &mut Frame) -> Flow<()> {
    let power = &crate::card(play, frame.owner).powers[usize::from(frame.power)];
    steps(play, frame, &power.steps)
}

fn steps(play: &mut Play, frame: &mut Frame, list: &[Step]) -> Flow<()> {
    for step in list {
        // A trigger inside a trigger: a power may hurt, and hurting may set off more.
        play.deeper(|play| one_step(play, frame, step))?;
    }
    Ok(())
}

fn one_step(play: &mut Play, frame: &mut Frame, step: &Step) -> Flow<()> {
    match step {
        Step::Test { of, by, pass, fail } => {
            for figure in whom(play, frame, *by)? {
                frame.it = Some(figure);
                let passed = characteristic::test(play, figure, *of)?;
                steps(play, frame, if passed { pass } else { fail })?;
            }
        }
        Step::Walk { who, up_to } => {
            for figure in whom(play, frame, *who)? {
                walk(play, frame, figure, *up_to)?;
            }
        }
        Step::Damage { to, amount, nature } => {
            for figure in whom(play, frame, *to)? {
                let why = rule!("rulings.powers.window");
                let hurt = Damage { amount: *amount, nature: *nature, guard: Guard::Special, why };
                damage::deal(play, figure, hurt)?;
            }
        }
        Step::Heal { who, amount } => {
            for figure in whom(play, frame, *who)? {
                heal(play, figure, *amount);
            }
        }
        Step::GainPow { who, count } => {
            for figure in whom(play, frame, *who)? {
                // A KO character has no POW to add to (ko.effect.lose-pow).
                if !play.state.figure(figure).ko {
                    gain_pow(play, figure, *count, rule!("rulings.powers.window"));
                }
            }
        }
        Step::Apply { to, effect } => {
            for figure in whom(play, frame, *to)? {
                effects::apply(play, figure, frame.owner, *effect)?;
            }
        }
        Step::KnockDown(who) => {
            for figure in whom(play, frame, *who)? {
                ko::knock_down(play, figure, rule!("rulings.powers.window"))?;
            }
        }
        Step::GetUp(who) => {
            for figure in whom(play, frame, *who)? {
                if play.state.figure(figure).down && !play.state.figure(figure).ko {
                    ko::get_up(play, figure);
                }
            }
        }
        Step::LessDamage(by) => frame.less = frame.less.saturating_add(*by),
        Step::RaiseDefence { who, nature, by } => {
            for figure in whom(play, frame, *who)? {
                let raised = &mut play.state.figure_mut(figure).raised[*nature];
                *raised = raised.saturating_add(*by);
                let (nature, by) = (*nature, *by);
                play.event(rule!("rulings.powers.window"), |_| Event::DefenceRaised { figure, nature, by });
            }
        }
    }
    Ok(())
}

/// The figures that a step is about, those still on the table.
fn whom(play: &mut Play, frame: &mut Frame, whom: Whom) -> Flow<Targets> {
    let one = |figure: Option<FigureId>| -> Targets { figure.into_iter().collect() };
    let mut figures = match whom {
        Whom::Owner => one(Some(frame.owner)),
        Whom::It => one(frame.it),
        Whom::Attacker => one(frame.attacker),
        Whom::Each(filter) => matching(play.scene(), frame.owner, filter),
        Whom::Choose(filter) => {
            let side = play.state.figure(frame.owner).side;
            let question = PickFigure { side, owner: frame.owner, power: frame.power, filter };
            match play.choose_if_any(&question)? {
                Some(ask::Whom::Figure(figure)) => {
                    frame.it = Some(figure);
                    one(Some(figure))
                }
                _ => Targets::new(),
            }
        }
    };
    figures.retain(|figure| play.state.is_on_table(*figure));
    Ok(figures)
}

fn heal(play: &mut Play, figure: FigureId, amount: u8) {
    let full = play.scene().card(figure).life;
    let life = &mut play.state.figure_mut(figure).life;
    let count = amount.min(full.saturating_sub(*life));
    *life += count;
    let now = *life;
    if count > 0 {
        play.event(rule!("rulings.powers.window"), |_| Event::LifeRegained { figure, count, now });
    }
}

/// The owner's player walks a figure; it is no movement of that figure and costs it nothing.
fn walk(play: &mut Play, frame: &Frame, moved: FigureId, up_to: Mils) -> Flow<()> {
    let side = play.state.figure(frame.owner).side;
    let to = play.choose(&WalkTo { side, owner: frame.owner, moved, up_to })?;
    play.state.place(moved, to);
    play.event(rule!("rulings.powers.window"), |_| Event::Walked { figure: moved, to });
    Ok(())
}

/// Whether a figure passes a filter, seen from the owner of the power.
fn passes(scene: Scene<Pow>, owner: FigureId, filter: Filter, figure: FigureId) -> bool {
    let state = scene.state;
    let friend = state.figure(figure).side == state.figure(owner).side;
    let side = match filter.side {
        FilterSide::Own => figure == owner,
        FilterSide::Friend => friend && figure != owner,
        FilterSide::Enemy => !friend,
        FilterSide::Any => true,
    };
    // Distance before sight: sight is the dearer question.
    side && filter.within.is_none_or(|within| figure == owner || state.within(owner, figure, within))
        && (!filter.in_sight || figure == owner || crate::sight::sees(scene, owner, figure))
}

fn matching(scene: Scene<Pow>, owner: FigureId, filter: Filter) -> Targets {
    scene.state.on_table().filter(|&figure| passes(scene, owner, filter, figure)).collect()
}

/// Use a reactive power now?
struct ReactWith<'a> {
    side: Side,
    moment: Moment,
    answered: Answered,
    used: &'a [(FigureId, u8)],
}

impl ReactWith<'_> {
    fn allows(&self, scene: Scene<Pow>, owner: FigureId, index: u8, power: &Power) -> Verdict {
        let Use::Reactive(trigger) = power.when else { return Err(rule!("rulings.powers.window").into()) };
        let state = scene.state.figure(owner);
        need(!state.ko, rule!("ko.effect.no-abilities"))?;
        need(!state.down, rule!("ko.down.no-powers"))?;
        let Answered { attacker, attack, target } = self.answered;
        let attack = crate::attack::profile(scene, attacker, attack);
        let special = attack.is_some_and(|attack| attack.special_power);
        need(special || !trigger.special_power_only, rule!("rulings.card.power-attack"))?;
        let due = trigger.moment == self.moment && scene.state.is_on_table(target);
        need(due && passes(scene, owner, trigger.whom, target), rule!("rulings.powers.window"))?;
        need(!self.used.contains(&(owner, index)), rule!("rulings.powers.window"))?;
        may_use(scene, owner, POWERS + index, power.frequency, power.cost)
    }
}

impl Question<Pow> for ReactWith<'_> {
    type Answer = UsePower;

    fn ask(&self) -> Ask {
        let Answered { attacker, attack, target } = self.answered;
        Ask::React { side: self.side, attacker, attack, target, hit: self.moment == Moment::Hit }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(UsePower)) {
        for figure in scene.state.team(self.side) {
            for (power, printed) in (0..).zip(&scene.card(figure).powers) {
                if matches!(printed.when, Use::Reactive(_)) {
                    emit(UsePower::Power { figure, power });
                }
            }
        }
        emit(UsePower::None);
    }

    fn verdict(&self, scene: Scene<Pow>, answer: UsePower) -> Verdict {
        let UsePower::Power { figure, power } = answer else { return Ok(()) };
        let own = scene.state.is_on_table(figure) && scene.state.figure(figure).side == self.side;
        need(own, rule!("rulings.powers.window"))?;
        let printed = scene.card(figure).powers.get(usize::from(power));
        self.allows(scene, figure, power, printed.ok_or(rule!("rulings.powers.window"))?)
    }
}

/// Whom does the power concern?
struct PickFigure {
    side: Side,
    owner: FigureId,
    power: u8,
    filter: Filter,
}

impl Question<Pow> for PickFigure {
    type Answer = ask::Whom;

    fn ask(&self) -> Ask {
        Ask::PowerTarget { side: self.side, figure: self.owner, power: self.power }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(ask::Whom)) {
        scene.state.on_table().for_each(|figure| emit(ask::Whom::Figure(figure)));
    }

    fn verdict(&self, scene: Scene<Pow>, answer: ask::Whom) -> Verdict {
        let ask::Whom::Figure(figure) = answer else { return Err(rule!("rulings.powers.window").into()) };
        let fits = scene.state.is_on_table(figure) && passes(scene, self.owner, self.filter, figure);
        need(fits, rule!("rulings.powers.window"))
    }
}

/// Where is the figure walked to?
struct WalkTo {
    side: Side,
    owner: FigureId,
    moved: FigureId,
    up_to: Mils,
}

impl Question<Pow> for WalkTo {
    type Answer = Spot;

    fn ask(&self) -> Ask {
        Ask::PowerWalk { side: self.side, figure: self.owner, moved: self.moved, up_to: self.up_to }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Spot)) {
        let at = scene.state.body(self.moved).at;
        emit(at);
        for eighth in 0..8u16 {
            for length in [self.up_to, self.up_to / 2] {
                let way = space::Turn(eighth << 13).dir();
                emit(space::at(at.flat(), way, i64::from(length), 0).at(at.z));
            }
        }
    }

    fn verdict(&self, scene: Scene<Pow>, to: Spot) -> Verdict {
        let body = scene.state.body(self.moved);
        if to == body.at {
            return Ok(());
        }
        let field = scene.state.field_without(self.moved);
        let step = scene.card(self.moved).height / 2;
        let cost = space::walk(&field, body, to.flat(), step).map_err(|_| rule!("rulings.move.path"))?;
        need(cost.end == to, rule!("rulings.move.step"))?;
        let length = cost.level + cost.rise;
        if length > self.up_to {
            return Err(rule!("rulings.powers.window").measured(length, self.up_to));
        }
        let rests = space::rests(&field, &space::Body { at: to, ..*body });
        need(rests.is_ok(), rule!("rulings.move.path"))
    }
}
