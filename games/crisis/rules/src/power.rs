//! Power: gaining, losing and spending it (chapter "Power").

use table::{Flow, RuleId, Scene, Verdict, need};

use crate::ask::{Amount as Chosen, Ask, Thing};
use crate::card::ability::{Condition, Cost, Duration, Kind, Payable, PowerCost, Superpower};
use crate::effect::{Bound, Frame, Source, Things, modifiers, who};
use crate::event::Event;
use crate::state::{FigureId, Numbers, Reading, Side};
use crate::{Crisis, Play, rule};

/// The most power a character holds (power.max-10).
pub const MOST: u8 = 10;

/// Gains power: at most 1 when stunned, never more than 10 in all, and grunts none.
pub fn gain(play: &mut Play, figure: FigureId, amount: u8, why: RuleId) {
    if !play.state.is_up(figure) || play.scene().character(figure).is_grunt() || amount == 0 {
        return;
    }
    gain_regardless(play, figure, amount, why);
}

/// Gains power even if it is being dazed by the same damage (q.dazed-power).
pub(crate) fn gain_regardless(play: &mut Play, figure: FigureId, amount: u8, why: RuleId) {
    if amount == 0 || play.scene().character(figure).is_grunt() {
        return;
    }
    let state = play.state.figure_mut(figure);
    let amount = if state.conditions.has(Condition::Stun) { amount.min(1) } else { amount };
    let gained = amount.min(MOST - state.power);
    state.power += gained;
    let now = state.power;
    play.event(why, |_| Event::PowerGained { figure, amount: gained, now });
}

/// Loses power, all of it if there is less (power.lose-all); how much was lost.
pub fn lose(play: &mut Play, figure: FigureId, amount: u8, why: RuleId) -> u8 {
    if !play.state.is_up(figure) {
        return 0;
    }
    take(play, figure, amount, why)
}

fn take(play: &mut Play, figure: FigureId, amount: u8, why: RuleId) -> u8 {
    let state = play.state.figure_mut(figure);
    let lost = amount.min(state.power);
    if lost == 0 {
        return 0;
    }
    state.power -= lost;
    let now = state.power;
    let gone = &mut play.state.aftermath.power_gone;
    *gone = gone.with(figure.0);
    play.event(why, |_| Event::PowerSpent { figure, amount: lost, now });
    lost
}

/// Spends power that is there.
pub fn spend(play: &mut Play, figure: FigureId, amount: u8) {
    take(play, figure, amount, rule!("power.spend-remove"));
}

/// All the power that a character can spend on something, its own and what others lend it.
fn available(scene: Scene<Crisis>, figure: FigureId, what: Payable) -> u8 {
    let others = modifiers::may_pay_from(scene, figure, what);
    let lent = others.iter().map(|other| scene.state.figure(FigureId(other)).power);
    lent.fold(scene.state.figure(figure).power, u8::saturating_add)
}

/// Whether an attack can be paid for (attack.step1.affordable).
pub fn can_pay_attack(scene: Scene<Crisis>, attacker: FigureId, cost: u8) -> bool {
    // Who lends it any is looked up only if its own is not enough.
    scene.state.figure(attacker).power >= cost || available(scene, attacker, Payable::Attack) >= cost
}

/// Pays for an attack (attack.step3.pay).
///
/// # Errors
/// A stop of the table.
pub fn pay_attack(play: &mut Play, attacker: FigureId, cost: u8) -> Flow<()> {
    pay(play, attacker, cost, Payable::Attack, Source::Book)
}

/// Pays an amount. Where others lend their power, the player says point by point whose it is.
fn pay(play: &mut Play, figure: FigureId, cost: u8, what: Payable, source: Source) -> Flow<()> {
    let lenders = modifiers::may_pay_from(play.scene(), figure, what);
    if lenders == Numbers::default() {
        spend(play, figure, cost);
        return Ok(());
    }
    let side = play.state.figure(figure).side;
    for _ in 0..cost {
        let payers = lenders.with(figure.0);
        let able = payers.iter().filter(|&payer| play.state.figure(FigureId(payer)).power > 0);
        let able = able.fold(Numbers::default(), Numbers::with);
        let among = Things { figures: able, ..Things::default() };
        let question = who::ChooseThing { side, source, among };
        if let Some(Thing::Figure(payer)) = play.choose_if_any(&question)? {
            spend(play, payer, 1);
        }
    }
    Ok(())
}

/// Whether a superpower that may be used once a turn still may (superpowers.once-per-turn).
///
/// # Errors
/// The rule, when it was used.
pub fn once(scene: Scene<Crisis>, figure: FigureId, place: u8, power: &Superpower) -> Verdict {
    let state = scene.state.figure(figure);
    let used = match power.kind.value {
        Kind::Leadership => scene.state.squads[state.side].leadership_used,
        _ => state.used_this_turn,
    };
    need(power.once != Some(Duration::Turn) || !used.has(place), rule!("superpowers.once-per-turn"))
}

/// Remembers that a superpower was used this turn.
pub fn mark_used(play: &mut Play, figure: FigureId, place: u8, power: &Superpower) {
    let side = play.state.figure(figure).side;
    let used = match power.kind.value {
        Kind::Leadership => &mut play.state.squads[side].leadership_used,
        _ => &mut play.state.figure_mut(figure).used_this_turn,
    };
    *used = used.with(place);
}

/// What Root asks for before an active or reactive superpower (conditions.root).
fn root(scene: Scene<Crisis>, frame: &Frame, kind: Kind) -> u8 {
    let taxed = matches!(kind, Kind::Active | Kind::Reactive);
    let rooted = frame.owner.is_some_and(|owner| scene.state.figure(owner).conditions.has(Condition::Root));
    u8::from(taxed && rooted)
}

/// The character that pays for an effect.
fn payer(scene: Scene<Crisis>, frame: &Frame, cost: &Cost) -> Option<FigureId> {
    match &cost.from {
        None => frame.owner,
        Some(pick) => who::things(scene, frame, pick, None).figures.iter().next().map(FigureId),
    }
}

/// Whether an effect can be paid for (power.no-overspend).
///
/// # Errors
/// The rule, with what is there and what it costs.
pub fn affordable(scene: Scene<Crisis>, frame: &Frame, kind: Kind, cost: Option<&Cost>) -> Verdict {
    let tax = root(scene, frame, kind);
    let Some(cost) = cost else { return Ok(()) };
    let Some(payer) = payer(scene, frame, cost) else { return Err(rule!("power.no-overspend").into()) };
    let least = cost.power.least();
    let needed = least + tax;
    if scene.state.figure(payer).power >= needed {
        return Ok(());
    }
    let there = match kind {
        Kind::Active | Kind::Reactive => available(scene, payer, Payable::Superpower),
        _ => scene.state.figure(payer).power,
    };
    if there >= needed {
        Ok(())
    } else {
        Err(rule!("power.no-overspend").measured(there.into(), needed.into()))
    }
}

/// Pays for an effect: Root first, then its cost, asking how much where that is free.
///
/// # Errors
/// A stop of the table.
pub fn pay_for_effect(play: &mut Play, frame: &mut Frame, kind: Kind, cost: Option<&Cost>) -> Flow<()> {
    let tax = root(play.scene(), frame, kind);
    if let Some(owner) = frame.owner.filter(|_| tax > 0) {
        spend(play, owner, tax);
    }
    let Some(cost) = cost else { return Ok(()) };
    let Some(payer) = payer(play.scene(), frame, cost) else { return Ok(()) };
    let amount = match &cost.power {
        PowerCost::Fixed(power) => *power,
        PowerCost::Chosen(chosen) => {
            let most = chosen.to.min(play.state.figure(payer).power);
            let side = play.state.figure(payer).side;
            let question = ChooseAmount { side, source: frame.source, least: chosen.from, most };
            let amount = play.choose_if_any(&question)?.map_or(chosen.from, |amount| amount.0);
            frame.bind(Some(chosen.bind), Bound::Amount(amount));
            amount
        }
    };
    match kind {
        Kind::Active | Kind::Reactive => pay(play, payer, amount, Payable::Superpower, frame.source),
        _ => {
            spend(play, payer, amount);
            Ok(())
        }
    }
}

/// How much?
pub struct ChooseAmount {
    /// Who chooses.
    pub side: Side,
    /// For which effect.
    pub source: Source,
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

impl table::Question<Crisis> for ChooseAmount {
    type Answer = Chosen;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Amount { side: self.side, source: self.source, least: self.least, most: self.most }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Chosen)) {
        (self.least..=self.most).for_each(|amount| emit(Chosen(amount)));
    }

    fn verdict(&self, _scene: Scene<Crisis>, amount: Chosen) -> Verdict {
        need((self.least..=self.most).contains(&amount.0), rule!("power.no-overspend"))
    }
}
