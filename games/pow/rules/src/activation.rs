//! The action phase: the players activate their figures in alternation (sequence.action-phase.alternate).

use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::{Act, Activate, Ask, FollowBy};
use crate::card::{Ability, Frequency, Nature, Use};
use crate::event::Event;
use crate::state::{Activation, FigureId, Phase, Reading, Side};
use crate::{
    Play, Pow, attack, attack_kinds, falling, follow, gain_pow, grab_throw, ko, movement, objectives, pay,
    powers, rule, sequence,
};

/// 3. One go, or one choice of the figure that is acting.
///
/// # Errors
/// A stop of the table.
pub fn action_phase(play: &mut Play) -> Flow<()> {
    if play.state.activation.is_some() {
        return act(play);
    }
    let left = |play: &Play, side| play.state.left_to_activate(side);
    if left(play, Side::A) + left(play, Side::B) == 0 {
        sequence::begin(play, Phase::Final);
        return Ok(());
    }
    if left(play, play.state.go) == 0 {
        // The other player activates the remaining figures one after the other (rulings.activation.leftover).
        play.state.go = play.state.go.other();
    }
    let side = play.state.go;
    match play.choose(&ChooseFigure { side })? {
        Activate::Pass => pass(play, side),
        Activate::Figure(figure) => {
            play.state.passing[side].last = false;
            begin(play, figure, None)?;
        }
    }
    Ok(())
}

/// Passes the go by right of fewer figures, else by a Strategist's (rulings.pass.right, rulings.pass.strategist).
fn pass(play: &mut Play, side: Side) {
    let by_number = passes_by_number(play.scene(), side);
    let passing = &mut play.state.passing[side];
    if by_number {
        passing.used += 1;
    } else {
        passing.strategist_used = true;
    }
    passing.last = true;
    play.event(rule!("rulings.pass.right"), |_| Event::Passed { side });
    play.state.go = side.other();
}

fn passes_by_number(scene: Scene<Pow>, side: Side) -> bool {
    let state = scene.state;
    let fewer = state.left_to_activate(side) < state.left_to_activate(side.other());
    fewer && state.passing[side].used < state.passing[side].limit
}

fn passes_by_strategist(scene: Scene<Pow>, side: Side) -> bool {
    let mut team = scene.state.team(side);
    !scene.state.passing[side].strategist_used && team.any(|id| scene.has(id, Ability::Strategist))
}

/// A figure's activation begins: recovery from KO, then what ends and what is gained with it.
///
/// # Errors
/// A stop of the table.
pub(crate) fn begin(play: &mut Play, figure: FigureId, extra: Option<FollowBy>) -> Flow<()> {
    let state = play.state.figure_mut(figure);
    state.activated = true;
    // Reaction, Dazzle and Distract last until the next activation; Awkwardness and Ensnare do not end here
    // (effects.awkwardness.duration, rulings.ensnare.timing).
    state.reaction = None;
    state.older_reaction = None;
    state.lowered[Nature::Physical] = 0;
    state.lowered[Nature::Mental] = 0;
    let ko = state.ko;
    play.state.activation =
        Some(Activation { figure, moved: false, grabbed: false, used: 0, extra: extra.is_some() });
    play.event(rule!("rulings.activation.unit"), |_| Event::Activated { figure, extra });
    if ko && !ko::recover(play, figure)? {
        return end(play);
    }
    leadership(play, figure);
    Ok(())
}

/// A friend near a leader of no lower POW value gains one counter, and never more than one (abilities.leadership,
/// rulings.leadership.once).
fn leadership(play: &mut Play, figure: FigureId) {
    let scene = play.scene();
    let (side, pow) = (scene.state.figure(figure).side, scene.card(figure).pow);
    let led = scene.state.team(side).any(|leader| {
        let card = scene.card(leader);
        leader != figure
            && !scene.state.figure(leader).ko
            && card.abilities.leadership > 0
            && pow <= card.pow
            && scene.state.within(leader, figure, card.abilities.leadership)
    });
    if led {
        gain_pow(play, figure, 1, rule!("abilities.leadership"));
    }
}

/// One action of the figure that is acting (rulings.activation.actions).
fn act(play: &mut Play) -> Flow<()> {
    let Some(Activation { figure, .. }) = play.state.activation else { return Ok(()) };
    let side = play.state.figure(figure).side;
    match play.choose(&ChooseAct { side, figure })? {
        Act::Move => movement::movement(play, figure)?,
        Act::Attack(index) => attack::attack(play, figure, index)?,
        Act::Grab => grab_throw::grab_and_throw(play, figure)?,
        Act::GetUp => {
            pay(play, figure, 1, rule!("ko.down.stand-up"));
            ko::get_up(play, figure);
        }
        Act::Leap => falling::leap(play, figure)?,
        Act::Interact(objective) => objectives::interact(play, figure, objective),
        Act::LayDown => objectives::drop_relic(play, figure, rule!("rulings.relic.carry")),
        Act::Power(index) => powers::use_active(play, figure, index)?,
        Act::End => return end(play),
    }
    // A figure that is gone or KO acts no more (rulings.ko.ends-effects).
    if !play.state.is_on_table(figure) || play.state.figure(figure).ko {
        return end(play);
    }
    Ok(())
}

/// The activation is over: Ensnare ends with it, then others may follow out of turn, then it is the opponent's go.
fn end(play: &mut Play) -> Flow<()> {
    let Some(Activation { figure, extra, .. }) = play.state.activation else { return Ok(()) };
    play.state.figure_mut(figure).ensnared = 0;
    play.event(rule!("rulings.activation.unit"), |_| Event::ActivationEnded { figure });
    let side = play.state.figure(figure).side;
    let followed = !extra && follow::follow(play, figure)?;
    if !followed {
        play.state.activation = None;
        play.state.go = side.other();
    }
    Ok(())
}

/// The bit of an attack or power among the uses of a figure.
fn bit(index: u8) -> u16 {
    1 << (index & 15)
}

/// Powers are counted behind the attacks.
pub(crate) const POWERS: u8 = 8;

/// Remembers that an attack (or, behind [`POWERS`], a power) was used.
pub(crate) fn mark_used(play: &mut Play, figure: FigureId, index: u8, frequency: Frequency) {
    let state = play.state.figure_mut(figure);
    match frequency {
        Frequency::Any => {}
        Frequency::OncePerTurn => state.used_this_turn |= bit(index),
        Frequency::OncePerGame => state.used_this_game |= bit(index),
    }
    if let Some(activation) = &mut play.state.activation
        && activation.figure == figure
    {
        activation.used |= bit(index);
    }
}

/// Whether its frequency and cost allow an attack or power to be used once more.
pub(crate) fn may_use(
    scene: Scene<Pow>,
    figure: FigureId,
    index: u8,
    frequency: Frequency,
    cost: u8,
) -> Verdict {
    let state = scene.state.figure(figure);
    let used = (state.used_this_turn | state.used_this_game) & bit(index) != 0;
    need(!used, rule!("rulings.activation.frequency"))?;
    if cost == 0 && frequency == Frequency::Any {
        let own = scene.state.activation.filter(|activation| activation.figure == figure);
        let used = own.is_some_and(|activation| activation.used & bit(index) != 0);
        need(!used, rule!("rulings.activation.zero-cost"))?;
    }
    need(state.pow >= cost, rule!("attack.step-3-cannot-pay"))
}

/// Which figure acts, or pass?
struct ChooseFigure {
    side: Side,
}

impl Question<Pow> for ChooseFigure {
    type Answer = Activate;

    fn ask(&self) -> Ask {
        Ask::Activate { side: self.side }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Activate)) {
        scene.state.team(self.side).for_each(|id| emit(Activate::Figure(id)));
        emit(Activate::Pass);
    }

    fn verdict(&self, scene: Scene<Pow>, answer: Activate) -> Verdict {
        match answer {
            Activate::Figure(id) => {
                let own = scene.state.is_on_table(id) && scene.state.figure(id).side == self.side;
                need(own && !scene.state.figure(id).activated, rule!("rulings.activation.unit"))
            }
            Activate::Pass => {
                need(!scene.state.passing[self.side].last, rule!("rulings.pass.limit"))?;
                if passes_by_number(scene, self.side) || passes_by_strategist(scene, self.side) {
                    return Ok(());
                }
                let state = scene.state;
                let fewer = state.left_to_activate(self.side) < state.left_to_activate(self.side.other());
                // Fewer figures, but the passes of this turn are used up; else there was never a right to pass.
                need(!fewer, rule!("rulings.pass.limit"))?;
                Err(rule!("rulings.activation.forced").into())
            }
        }
    }
}

/// What does the figure do?
struct ChooseAct {
    side: Side,
    figure: FigureId,
}

impl Question<Pow> for ChooseAct {
    type Answer = Act;

    fn ask(&self) -> Ask {
        Ask::Act { side: self.side, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Act)) {
        let card = scene.card(self.figure);
        emit(Act::End);
        emit(Act::GetUp);
        emit(Act::Move);
        (0..fit::<u8>(card.attacks.len())).for_each(|index| emit(Act::Attack(index)));
        emit(Act::Grab);
        emit(Act::Leap);
        for (index, power) in (0..).zip(&card.powers) {
            if power.when == Use::Active {
                emit(Act::Power(index));
            }
        }
        for objective in 0..fit::<u8>(scene.state.objectives.len()) {
            emit(Act::Interact(crate::state::ObjectiveId(objective)));
        }
        emit(Act::LayDown);
    }

    fn verdict(&self, scene: Scene<Pow>, act: Act) -> Verdict {
        let state = scene.state.figure(self.figure);
        match act {
            Act::End => Ok(()),
            Act::GetUp => {
                need(state.down, rule!("ko.down.stand-up"))?;
                need(state.pow >= 1, rule!("ko.down.stand-up"))
            }
            Act::Move => movement::may_move(scene, self.figure),
            Act::Attack(index) => {
                let attack = attack::profile(scene, self.figure, index);
                let attack = attack.ok_or(rule!("attack.step-1-declare"))?;
                need(!state.down, rule!("ko.down.no-attack"))?;
                may_use(scene, self.figure, index, attack.frequency, attack.cost)?;
                let target = attack_kinds::has_target(scene, self.figure, attack);
                need(target, rule!("attack.step-2-target"))
            }
            Act::Grab => grab_throw::may_grab(scene, self.figure),
            Act::Leap => falling::may_leap(scene, self.figure),
            Act::Interact(objective) => objectives::may_interact(scene, self.figure, objective),
            Act::LayDown => need(state.carries.is_some(), rule!("rulings.relic.carry")),
            Act::Power(index) => powers::may_use_active(scene, self.figure, index),
        }
    }
}
