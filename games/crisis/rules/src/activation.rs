//! The Activation phase: turns, activations, actions, passing (chapters "Activation phase" and "Passing").
//!
//! Each call of [`turn`] is one step between checkpoints: a turn begins, or its player does one thing.

use serde::{Deserialize, Serialize};
use table::{Flow, Question, Scene, Verdict, any_legal, fit, need};

use crate::ask::Ask;
use crate::attack::{self, ChooseAttack, Order, Weapon};
use crate::card::ability::{Condition, Duration, Kind, Own, Pick, Step};
use crate::damage;
use crate::effect::window::superpower;
use crate::effect::{
    Frame, Moment, Source, count, effect_over, lasting, may, modifiers, perform, who, window,
};
use crate::event::Event;
use crate::state::{Activation, FigureId, Go, Numbers, Reading, Side, TokenId};
use crate::{Crisis, Play, conditions, grunts, movement, objectives, power, rule, sequence, tactics};

/// Something a player does in their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Activates a character.
    Activate(FigureId),
    /// activation.action.move
    Move,
    /// activation.action.attack
    Attack,
    /// activation.action.shake
    Shake,
    /// Uses an active superpower, by its place on the card.
    Power(u8),
    /// Interacts with a token.
    Interact(TokenId),
    /// Plays an Active team tactic card.
    Tactic(u16),
    /// The character has done everything its player wants (activation.activated-token).
    EndActivation,
    /// The turn is over, after an activation or by passing (activation.declare-end).
    EndTurn,
}

/// One step of the phase.
///
/// # Errors
/// A stop of the table.
pub fn turn(play: &mut Play) -> Flow<()> {
    if play.state.go.is_none() {
        return begin(play);
    }
    let side = play.state.turn;
    let figure = play.state.activation.map(|activation| activation.figure);
    match play.choose(&ChooseAct { side, figure })? {
        Act::Activate(figure) => activate(play, figure),
        Act::EndActivation => end_activation(play),
        Act::EndTurn => {
            let passed = play.state.go.is_some_and(|go| !go.activated);
            if passed {
                play.event(rule!("passing.condition"), |_| Event::Passed { side });
            }
            play.state.go = None;
            play.state.turn = side.other();
            Ok(())
        }
        act => {
            perform_act(play, side, act)?;
            effect_over(play)?;
            // A character dazed or knocked out in its own activation ends it at once (damage.dazed.ends-activation).
            match play.state.activation {
                Some(activation) if !play.state.is_up(activation.figure) => finish(play, activation),
                _ => Ok(()),
            }
        }
    }
}

/// A turn begins, or the phase is over because nobody is left (activation.phase-end).
fn begin(play: &mut Play) -> Flow<()> {
    let side = play.state.turn;
    new_turn(play);
    all_others_activated(play, side);
    let left = |side: Side| play.state.left_to_activate(side);
    let (mine, theirs) = (left(side), left(side.other()));
    if mine == 0 && theirs == 0 {
        return sequence::end_activation_phase(play);
    }
    play.state.go = Some(Go { activated: false, may_pass: mine < theirs });
    play.event(rule!("activation.alternate-turns"), |_| Event::TurnBegan { side });
    Ok(())
}

/// What may be used once a turn may be used again (q.once-per-turn-scope).
pub(crate) fn new_turn(play: &mut Play) {
    for figure in &mut play.state.figures {
        figure.used_this_turn = Numbers::default();
        figure.attacked_this_turn = Numbers::default();
    }
    for side in Side::BOTH {
        play.state.squads[side].leadership_used = Numbers::default();
    }
    lasting::over(play, Duration::Turn);
    for lasting in &mut play.state.lasting {
        lasting.used_this_turn = false;
    }
}

/// When all others of a player are activated or dazed, the grunts get a token (grunts.all-others-activated,
/// q.grunt-phase-deadlock).
fn all_others_activated(play: &mut Play, side: Side) {
    let Some(grunt) = grunts::in_play(play, side) else { return };
    let others = play.state.squad(side).filter(|&id| id != grunt);
    let done = others.map(|id| play.state.figure(id)).all(|figure| figure.activated || figure.dazed);
    if done {
        play.state.figure_mut(grunt).activated = true;
    }
}

/// Activates a character, its grunts first (grunts.activates-before-parent).
fn activate(play: &mut Play, figure: FigureId) -> Flow<()> {
    let side = play.state.figure(figure).side;
    if let Some(go) = &mut play.state.go {
        go.activated = true;
    }
    let grunt = grunts::in_play(play, side).filter(|&grunt| {
        let parents = &play.scene().character(grunt).parents;
        !play.state.figure(grunt).activated && parents.contains(&play.state.figure(figure).character)
    });
    match grunt {
        Some(grunt) => start(play, grunt, Some(figure)),
        None => start(play, figure, None),
    }
}

fn start(play: &mut Play, figure: FigureId, parent: Option<FigureId>) -> Flow<()> {
    play.state.activation = Some(Activation {
        figure,
        actions: 2,
        performed: 0,
        moves: 0,
        interacted: Numbers::default(),
        parent,
    });
    play.event(rule!("activation.turn-content"), |_| Event::ActivationBegan { figure });
    window(play, Moment::Activation(figure))?;
    effect_over(play)
}

/// The end of an activation: Healing Factor and other effects of players, then those of nobody, Bleed before crises
/// (q.bleed-healing-order, timing.non-player-last), then the token.
fn end_activation(play: &mut Play) -> Flow<()> {
    let Some(activation) = play.state.activation else { return Ok(()) };
    let figure = activation.figure;
    let healing = play.scene().card(figure).keywords.healing;
    if healing > 0 && play.state.figure(figure).damage > 0 {
        let side = play.state.figure(figure).side;
        if may(play, side, Source::Book)? {
            damage::heal(play, figure, healing);
        }
    }
    window(play, Moment::ActivationEnd(figure))?;
    effect_over(play)?;
    finish(play, activation)
}

fn finish(play: &mut Play, activation: Activation) -> Flow<()> {
    let Activation { figure, parent, .. } = activation;
    let side = play.state.figure(figure).side;
    play.state.activation = None;
    play.state.figure_mut(figure).activated = true;
    play.state.last_activated = Some(side);
    lasting::over(play, Duration::Activation);
    play.event(rule!("activation.activated-token"), |_| Event::Activated { figure });
    match parent {
        // If the parent was lost meanwhile it does not activate (q.grunt-parent-lost-first).
        Some(parent) if play.state.is_up(parent) => start(play, parent, None),
        _ => Ok(()),
    }
}

fn perform_act(play: &mut Play, side: Side, act: Act) -> Flow<()> {
    if let Act::Tactic(card) = act {
        return tactics::play_card(play, side, card, Moment::OwnTurn);
    }
    let Some(Activation { figure, .. }) = play.state.activation else { return Ok(()) };
    match act {
        Act::Move => {
            spend_action(play);
            movement::action(play, figure)
        }
        Act::Attack => {
            spend_action(play);
            attack::action(play, figure)
        }
        Act::Shake => {
            let staggered = must_shake(play.scene(), figure);
            spend_action(play);
            if staggered {
                conditions::remove(play, figure, Condition::Stagger);
            } else {
                conditions::choose_and_remove(play, side, figure, &[])?;
            }
            Ok(())
        }
        Act::Power(place) => use_power(play, figure, place),
        Act::Interact(token) => objectives::interact(play, figure, token),
        Act::Tactic(_) | Act::Activate(_) | Act::EndActivation | Act::EndTurn => Ok(()),
    }
}

fn spend_action(play: &mut Play) {
    if let Some(activation) = &mut play.state.activation {
        activation.actions = activation.actions.saturating_sub(1);
        activation.performed += 1;
    }
}

/// Whether the next action must be the shake that removes Stagger (conditions.stagger).
pub(crate) fn must_shake(scene: Scene<Crisis>, figure: FigureId) -> bool {
    let first = scene.state.activation.is_some_and(|activation| activation.performed == 0);
    first && scene.state.figure(figure).conditions.has(Condition::Stagger)
}

/// Uses an active superpower (superpowers.active.when).
fn use_power(play: &mut Play, figure: FigureId, place: u8) -> Flow<()> {
    let Some(power) = superpower(play.content, &play.state, figure, place) else { return Ok(()) };
    let side = play.state.figure(figure).side;
    let mut frame = Frame::new(Source::Power { figure, power: place }, side, Some(figure));
    if power.action {
        spend_action(play);
    }
    power::mark_used(play, figure, place, power);
    play.event(rule!("superpowers.active.when"), |_| Event::SuperpowerUsed { figure, power: place });
    power::pay_for_effect(play, &mut frame, Kind::Active, power.cost.as_ref())?;
    perform::perform(play, &mut frame, &power.steps)
}

/// What next?
struct ChooseAct {
    side: Side,
    /// The character that is activated.
    figure: Option<FigureId>,
}

impl Question<Crisis> for ChooseAct {
    type Answer = Act;

    fn ask(&self) -> Ask {
        Ask::Act { side: self.side, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Act)) {
        match scene.state.activation {
            None => {
                scene.state.squad(self.side).for_each(|figure| emit(Act::Activate(figure)));
                emit(Act::EndTurn);
            }
            Some(activation) => {
                [Act::Move, Act::Attack, Act::Shake].into_iter().for_each(&mut *emit);
                let powers = scene.superpowers(activation.figure);
                let active = powers.filter(|(_, power)| power.kind.value == Kind::Active);
                active.for_each(|(place, _)| emit(Act::Power(place)));
                scene.state.tokens_lying().for_each(|token| emit(Act::Interact(token)));
                emit(Act::EndActivation);
            }
        }
        for &card in &scene.state.squads[self.side].tactics {
            if scene.tactic(card).when.is_none() {
                emit(Act::Tactic(card));
            }
        }
    }

    fn verdict(&self, scene: Scene<Crisis>, act: Act) -> Verdict {
        let Some(go) = scene.state.go else { return Err(rule!("activation.alternate-turns").into()) };
        match (act, scene.state.activation) {
            (Act::Tactic(card), _) => {
                need(usize::from(card) < scene.content.tactics.len(), rule!("team-tactics.discard"))?;
                need(scene.tactic(card).when.is_none(), rule!("team-tactics.type.reactive"))?;
                tactics::playable(scene, self.side, card, Moment::OwnTurn)
            }
            (Act::Activate(figure), None) => may_activate(scene, self.side, go, figure),
            (Act::EndTurn, None) => {
                let left =
                    scene.state.squad(self.side).any(|id| may_activate(scene, self.side, go, id).is_ok());
                need(go.activated || go.may_pass || !left, rule!("activation.activate-mandatory"))
            }
            (Act::Activate(_) | Act::EndTurn, Some(_)) => {
                Err(rule!("activation.one-activation-per-turn").into())
            }
            (_, None) => Err(rule!("superpowers.active.when").into()),
            (act, Some(activation)) => may_act(scene, activation, act),
        }
    }
}

fn may_activate(scene: Scene<Crisis>, side: Side, go: Go, figure: FigureId) -> Verdict {
    need(!go.activated, rule!("activation.one-activation-per-turn"))?;
    need(scene.state.is_on_battlefield(figure), rule!("activation.turn-content"))?;
    let state = scene.state.figure(figure);
    need(state.side == side, rule!("activation.turn-content"))?;
    need(!state.activated, rule!("activation.activated-not-again"))?;
    need(!state.dazed, rule!("damage.dazed.no-activation"))?;
    need(!scene.character(figure).is_grunt(), rule!("grunts.not-chosen"))
}

fn may_act(scene: Scene<Crisis>, activation: Activation, act: Act) -> Verdict {
    let figure = activation.figure;
    let action = |kind: Own| -> Verdict {
        need(activation.actions > 0, rule!("activation.two-actions"))?;
        need(!must_shake(scene, figure), rule!("conditions.stagger"))?;
        match kind {
            Own::Move => {
                let limit = modifiers::action_limit(scene, figure, Own::Move);
                need(limit.is_none_or(|limit| activation.moves < limit), rule!("effects.cannot-beats-can"))
            }
            Own::Attack => {
                let side = scene.state.figure(figure).side;
                let question = ChooseAttack { side, attacker: figure, cost_at_most: u8::MAX };
                need(any_legal(&question, scene, |_| true), rule!("attack.need-target"))
            }
        }
    };
    match act {
        Act::Move => action(Own::Move),
        Act::Attack => action(Own::Attack),
        Act::Shake => {
            need(activation.actions > 0, rule!("activation.two-actions"))?;
            need(!scene.state.figure(figure).conditions.is_empty(), rule!("activation.action.shake"))
        }
        Act::Power(place) => may_use(scene, activation, place),
        Act::Interact(token) => objectives::may_interact(scene, figure, token),
        Act::EndActivation => Ok(()),
        Act::Activate(_) | Act::Tactic(_) | Act::EndTurn => {
            Err(rule!("activation.one-activation-per-turn").into())
        }
    }
}

/// Whether an active superpower may be used.
fn may_use(scene: Scene<Crisis>, activation: Activation, place: u8) -> Verdict {
    let figure = activation.figure;
    let printed = scene.superpowers(figure).find(|(at, _)| *at == place);
    let Some((_, power)) = printed.filter(|(_, power)| power.kind.value == Kind::Active) else {
        return Err(rule!("superpowers.active.when").into());
    };
    if power.action {
        need(activation.actions > 0, rule!("superpowers.active.action-prefix"))?;
        need(!must_shake(scene, figure), rule!("conditions.stagger"))?;
    }
    power::once(scene, figure, place, power)?;
    let side = scene.state.figure(figure).side;
    let frame = Frame::new(Source::Power { figure, power: place }, side, Some(figure));
    power::affordable(scene, &frame, Kind::Active, power.cost.as_ref())?;
    let provided = power.provided.as_ref();
    need(provided.is_none_or(|claim| count::holds(scene, &frame, None, claim)), rule!("superpowers.fields"))?;
    // Nothing may be used of which nothing is possible (q.partial-effects).
    need(power.steps.iter().any(|step| could(scene, &frame, figure, step)), rule!("superpowers.optional"))
}

/// Whether a step could do anything at all. Asked before costs, and never a trial run.
fn could(scene: Scene<Crisis>, frame: &Frame, figure: FigureId, step: &Step) -> bool {
    let choosable = |pick: &Pick| match pick {
        Pick::Choose { from, .. } => !who::candidates(scene, frame, from).is_empty(),
        _ => true,
    };
    match step {
        Step::Throw { what, .. } => choosable(what),
        Step::Advance { who, .. }
        | Step::Push { who, .. }
        | Step::Place { who, .. }
        | Step::Heal { who, .. } => choosable(who),
        Step::Action(Own::Attack) => {
            let attacks = 0..fit::<u8>(scene.card(figure).attacks.len());
            attacks
                .into_iter()
                .any(|place| attack::targets(scene, &Order::plain(figure, Weapon::Printed(place))))
        }
        _ => true,
    }
}
