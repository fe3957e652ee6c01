//! The sequence of play: power, initiative, action and final phase, turn after turn (sequence.four-phases).

use table::{Flow, Question, Scene, Stop, Verdict, need};

use crate::ask::{Ask, May, Whom, Whose};
use crate::card::{Ability, ByNature, Characteristic};
use crate::event::Event;
use crate::state::{FigureId, Passing, Phase, Reading, Side};
use crate::yes_or_no::yes_or_no;
use crate::{
    Play, Pow, activation, characteristic, deployment, gain_pow, ko, objectives, rule, setup, victory,
};

/// From one checkpoint to the next: one figure deployed, one phase, or one choice of an activation.
///
/// # Errors
/// A stop of the table, or the end of the game.
pub fn step(play: &mut Play) -> Flow<()> {
    match play.state.phase {
        Phase::Deployment => deployment::deployment(play),
        Phase::Power => {
            power_phase(play);
            Ok(())
        }
        Phase::Initiative => initiative_phase(play),
        Phase::Action => activation::action_phase(play),
        Phase::Final => final_phase(play),
    }
}

/// Begins a phase and tells of it.
pub(crate) fn begin(play: &mut Play, phase: Phase) {
    play.state.phase = phase;
    let turn = play.state.turn;
    play.event(rule!("sequence.four-phases"), |_| Event::PhaseBegan { turn, phase });
}

/// A new turn opens with its power phase.
pub(crate) fn begin_turn(play: &mut Play) {
    play.state.turn += 1;
    begin(play, Phase::Power);
}

/// 1. Regeneration, then POW counters for everyone who is not KO (sequence.power-phase.generate).
fn power_phase(play: &mut Play) {
    for figure in play.state.figure_ids() {
        // Once-per-turn uses are renewed now and not in the reset (rulings.final.once-per-turn).
        let state = play.state.figure_mut(figure);
        state.reacted = false;
        state.luck_used = false;
        state.used_this_turn = 0;
        state.pushes_ignored = 0;
    }
    for figure in play.state.figure_ids() {
        if play.state.is_on_table(figure) {
            regenerate(play, figure);
        }
    }
    for figure in play.state.figure_ids() {
        if play.state.is_on_table(figure) {
            generate(play, figure);
        }
    }
    begin(play, Phase::Initiative);
}

/// Regeneration comes first, never beyond the starting value (abilities.regeneration.cap), and not while KO
/// (rulings.ko.no-regeneration).
fn regenerate(play: &mut Play, figure: FigureId) {
    let card = crate::card(play, figure);
    let state = play.state.figure_mut(figure);
    let count = card.abilities.regeneration.min(card.life.saturating_sub(state.life));
    if state.ko || count == 0 {
        return;
    }
    state.life += count;
    let now = state.life;
    play.event(rule!("abilities.regeneration"), |_| Event::LifeRegained { figure, count, now });
}

/// A character produces its POW value (rulings.power.amount), changed by the zone of its life bar
/// (rulings.life.zone-modifier); a KO one produces nothing (ko.effect.no-power).
fn generate(play: &mut Play, figure: FigureId) {
    if play.state.figure(figure).ko {
        return;
    }
    let card = play.scene().card(figure);
    let modifier = if play.scene().in_red(figure) { card.red_pow } else { 0 };
    let count = card.pow.saturating_add_signed(modifier);
    gain_pow(play, figure, count, rule!("rulings.power.amount"));
}

/// 2. One counter is drawn for this turn (sequence.initiative-phase.draw); its owner decides who starts.
fn initiative_phase(play: &mut Play) -> Flow<()> {
    if play.state.bag.0 == [0, 0] {
        play.state.bag = play.state.full_bag;
        let bag = play.state.bag;
        play.event(rule!("rulings.bag.no-return"), |_| Event::BagFilled { bag });
    }
    let planned = perfect_plan(play)?;
    let side = match planned {
        Some(side) => side,
        None => {
            let weights = play.state.bag.0.map(u32::from);
            Side::BOTH[play.draw(&weights, rule!("sequence.initiative-phase.draw"))?]
        }
    };
    play.state.bag[side] -= 1;
    play.state.initiative = Some(side);
    let chosen = planned.is_some();
    play.event(rule!("sequence.initiative-phase.draw"), |_| Event::CounterDrawn { side, chosen });

    let Whose(first) = play.choose(&ChooseFirst { side })?;
    play.event(rule!("rulings.initiative.choice"), |_| Event::FirstDecided { side: first });
    play.state.first = Some(first);
    play.state.go = first;
    for side in Side::BOTH {
        let (own, other) = (play.state.left_to_activate(side), play.state.left_to_activate(side.other()));
        play.state.passing[side] = Passing { limit: other.saturating_sub(own), ..Passing::default() };
    }
    begin(play, Phase::Action);
    Ok(())
}

/// The players are asked for Perfect plan one after the other, first the one who did not start the last turn; a
/// use may at once be cancelled (rulings.perfect-plan.order). Returns the counter that a plan chose.
fn perfect_plan(play: &mut Play) -> Flow<Option<Side>> {
    let last_first = match play.state.first {
        Some(first) => first,
        // In turn 1 the one who deployed second is asked first.
        None => play.state.deploys_first.unwrap_or(Side::A),
    };
    for side in [last_first.other(), last_first] {
        let Some(figure) = planner(play.scene(), side) else { continue };
        if play.choose(&UsePlan { side, figure })? == May::No {
            continue;
        }
        play.state.figure_mut(figure).plan_used = true;
        play.event(rule!("abilities.perfect-plan"), |_| Event::PlanUsed { figure });
        if let Some(canceller) = planner(play.scene(), side.other())
            && play.choose(&CancelPlan { side: side.other(), figure: canceller })? == May::Yes
        {
            play.state.figure_mut(canceller).plan_used = true;
            play.event(rule!("abilities.perfect-plan.cancel"), |_| Event::PlanCancelled {
                figure: canceller,
            });
            return Ok(None);
        }
        let Whose(counter) = play.choose(&ChooseCounter { side })?;
        return Ok(Some(counter));
    }
    Ok(None)
}

/// A figure of the side with an unused Perfect plan.
fn planner(scene: Scene<Pow>, side: Side) -> Option<FigureId> {
    let unused = |&id: &FigureId| scene.has(id, Ability::PerfectPlan) && !scene.state.figure(id).plan_used;
    scene.state.team(side).find(unused)
}

/// 4. Reset, KO tests, objectives, in this order (sequence.final-phase.order); then the game may be over.
fn final_phase(play: &mut Play) -> Flow<()> {
    reset(play);
    let first = play.state.initiative.unwrap_or(Side::A);
    for side in [first, first.other()] {
        ko_tests(play, side)?;
    }
    objectives::check(play);
    if victory::decided(play) {
        return Err(Stop::Over);
    }
    begin_turn(play);
    Ok(())
}

/// Takes away activation marks, unspent POW and what lasts until the end of the turn (rulings.final.reset). A
/// defensive reaction stays until its owner's next activation (attack.reaction.duration).
fn reset(play: &mut Play) {
    for figure in &mut play.state.figures {
        figure.activated = false;
        figure.pow = 0;
        figure.lowered = ByNature::default();
        figure.raised = ByNature::default();
        figure.ensnared = 0;
    }
    play.event(rule!("rulings.final.reset"), |_| Event::Reset);
}

/// Every conscious character in the red tests Stamina (ko.end-of-turn, rulings.red.conscious-only), in the order
/// its player likes (rulings.final.test-order).
fn ko_tests(play: &mut Play, side: Side) -> Flow<()> {
    let mut tested = space::Set::EMPTY;
    while let Some(Whom::Figure(figure)) = play.choose_if_any(&NextTest { side, tested })? {
        tested = tested.with(usize::from(figure.0));
        if !characteristic::test(play, figure, Characteristic::Stamina)? {
            ko::knock_out(play, figure, rule!("ko.end-of-turn.fail"))?;
        }
    }
    Ok(())
}

yes_or_no! {
    /// Use Perfect plan?
    UsePlan { figure: FigureId } => PerfectPlan
}
yes_or_no! {
    /// Cancel the opponent's Perfect plan?
    CancelPlan { figure: FigureId } => CancelPlan
}

/// Which counter is this turn's?
struct ChooseCounter {
    side: Side,
}

impl Question<Pow> for ChooseCounter {
    type Answer = Whose;

    fn ask(&self) -> Ask {
        Ask::Counter { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Whose)) {
        emit(Whose(self.side));
        emit(Whose(self.side.other()));
    }

    fn verdict(&self, scene: Scene<Pow>, Whose(side): Whose) -> Verdict {
        need(scene.state.bag[side] > 0, rule!("abilities.perfect-plan"))
    }
}

/// Who makes the first activation?
struct ChooseFirst {
    side: Side,
}

impl Question<Pow> for ChooseFirst {
    type Answer = Whose;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::First { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Whose)) {
        emit(Whose(self.side));
        emit(Whose(self.side.other()));
    }

    fn verdict(&self, _scene: Scene<Pow>, _side: Whose) -> Verdict {
        Ok(())
    }
}

/// Whose KO test is next?
struct NextTest {
    side: Side,
    tested: space::Set,
}

impl Question<Pow> for NextTest {
    type Answer = Whom;

    fn ask(&self) -> Ask {
        Ask::NextTest { side: self.side }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Whom)) {
        scene.state.team(self.side).for_each(|id| emit(Whom::Figure(id)));
    }

    fn verdict(&self, scene: Scene<Pow>, answer: Whom) -> Verdict {
        let Whom::Figure(id) = answer else { return Err(rule!("ko.end-of-turn").into()) };
        let own = scene.state.is_on_table(id) && scene.state.figure(id).side == self.side;
        need(own && !self.tested.contains(usize::from(id.0)), rule!("rulings.final.test-order"))?;
        need(!scene.state.figure(id).ko, rule!("rulings.red.conscious-only"))?;
        need(scene.in_red(id), rule!("ko.end-of-turn"))
    }
}

/// The bag of a new game: half the turns of the mission for each side, rounded up (rulings.bag.size).
pub(crate) fn counters_each(turns: u8) -> u8 {
    turns.div_ceil(2)
}

/// Fills the bag at the start of the game; see [`setup::bag`].
pub(crate) fn fill_bag(play: &mut Play) {
    let bag = setup::bag(play.scene());
    play.state.bag = bag;
    play.state.full_bag = bag;
    play.event(rule!("rulings.bag.size"), |_| Event::BagFilled { bag });
}
