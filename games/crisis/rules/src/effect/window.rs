//! Windows: something happens, and those whose effects answer it are asked (appendix "Timing").
//!
//! Inside an attack the attacking player's effects come first, then the defending player's, then those of crisis cards
//! (timing.attack-order). Outside, what is always on begins with the player whose turn it is (timing.default-active-first),
//! reactions with the player who has priority (timing.reactive-priority). A player orders their effects freely
//! (effects.own-order). What must happen happens; what may, is asked for and never taken unasked.

use arrayvec::ArrayVec;
use table::{Flow, Question, Scene, Verdict, need};

use super::listen::{Listener, Listeners, Speed, listen};
use super::{Frame, Moment, Source, answering, lasting, non_player_effects, perform};
use crate::ask::{Ask, Effect};
use crate::card::Cards;
use crate::card::ability::{Cost, Duration, Kind, Roll, Step, Superpower};
use crate::state::{Aftermath, FigureId, Side, State};
use crate::{Crisis, Play, cover, power, rule, tactics};

/// Everything that answers a moment, in the book's order: effects of players, then of nobody (timing.non-player-last).
///
/// # Errors
/// A stop of the table.
pub fn window(play: &mut Play, moment: Moment) -> Flow<()> {
    player_effects(play, moment)?;
    non_player_effects(play, moment)
}

/// Asks everybody whose effects answer a moment, in the book's order.
///
/// # Errors
/// A stop of the table.
pub fn player_effects(play: &mut Play, moment: Moment) -> Flow<()> {
    let done = &mut Done::new();
    if let (Moment::OwnDice(Roll::Dodge), Some(dodger)) = (moment, moment.roller(&play.state)) {
        return one_side(play, moment, play.state.figure(dodger).side, Speed::Any, done);
    }
    if moment.in_attack() {
        let attacker = play.state.figure(play.state.attack().attacker).side;
        for side in sides_of_step(moment, attacker) {
            one_side(play, moment, side, Speed::Any, done)?;
        }
        return Ok(());
    }
    for side in play.state.turn.first() {
        one_side(play, moment, side, Speed::Always, done)?;
    }
    for side in play.state.priority.first() {
        one_side(play, moment, side, Speed::Reaction, done)?;
    }
    Ok(())
}

/// In the parts of step 9 only one player acts: the owner of the dice, or the opponent.
fn sides_of_step(moment: Moment, attacker: Side) -> ArrayVec<Side, 2> {
    let only = |side: Side| [side].into_iter().collect();
    match moment {
        Moment::ChooseTarget => only(attacker),
        Moment::OwnDice(Roll::Attack) | Moment::TheirDice(Roll::Defence) => only(attacker),
        Moment::OwnDice(_) | Moment::TheirDice(_) => only(attacker.other()),
        _ => attacker.first().into(),
    }
}

/// What has been used for a moment.
type Done = ArrayVec<Source, 24>;

/// Whether an effect was used for this moment before: each only once, and a team tactic card of a name once for both players
/// together (superpowers.reactive.once-per-trigger, team-tactics.type.reactive-once).
fn was_used(done: &Done, source: Source) -> bool {
    done.iter().any(|used| match (*used, source) {
        (Source::Tactic { card: used, .. }, Source::Tactic { card, .. }) => used == card,
        (used, source) => used == source,
    })
}

/// The effects of one side, one after the other, in the order that its player likes.
fn one_side(play: &mut Play, moment: Moment, side: Side, speed: Speed, done: &mut Done) -> Flow<()> {
    loop {
        let mut listeners = Listeners::new();
        listen(play, moment, side, speed, &mut listeners)?;
        listeners.retain(|listener| !was_used(done, listener.source));
        if listeners.is_empty() || done.is_full() {
            return Ok(());
        }
        let question = NextEffect { side, moment, listeners: &listeners };
        match play.choose_if_any(&question)? {
            None | Some(Effect::Pass) => return Ok(()),
            Some(Effect::Use(source)) => {
                done.push(source);
                play.deeper(|play| use_effect(play, moment, side, source))?;
            }
        }
    }
}

/// Which effect is next?
struct NextEffect<'a> {
    side: Side,
    moment: Moment,
    listeners: &'a Listeners,
}

impl Question<Crisis> for NextEffect<'_> {
    type Answer = Effect;

    fn ask(&self) -> Ask {
        Ask::Effect { side: self.side, moment: self.moment }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Effect)) {
        self.listeners.iter().for_each(|listener| emit(Effect::Use(listener.source)));
        emit(Effect::Pass);
    }

    fn verdict(&self, scene: Scene<Crisis>, effect: Effect) -> Verdict {
        match effect {
            Effect::Use(source) => {
                let answers = self.listeners.iter().any(|listener| listener.source == source);
                need(answers, rule!("superpowers.reactive.trigger"))?;
                usable(scene, self.moment, self.side, source)
            }
            Effect::Pass => {
                let must = |listener: &&Listener| {
                    listener.mandatory && usable(scene, self.moment, self.side, listener.source).is_ok()
                };
                need(
                    !self.listeners.iter().any(|listener| must(&listener)),
                    rule!("attack-rules.not-optional"),
                )
            }
        }
    }
}

/// A superpower of a character in play, by a reference that outlives changes of the state: on its card, or on a gem beside
/// it.
pub fn superpower<'t>(
    cards: &'t Cards,
    state: &State,
    figure: FigureId,
    place: u8,
) -> Option<&'t Superpower> {
    let figure = state.figure(figure);
    let form = &cards.characters[usize::from(figure.character)].forms[usize::from(figure.form)];
    let place = usize::from(place);
    form.superpowers.get(place).or_else(|| {
        let gems = figure.gems.iter().flat_map(|&gem| &cards.gems[usize::from(gem)].superpowers);
        gems.into_iter().nth(place - form.superpowers.len())
    })
}

/// Whether a side could use an effect now: once a turn, once an attack of one name, and what it costs.
fn usable(scene: Scene<Crisis>, moment: Moment, side: Side, source: Source) -> Verdict {
    match source {
        Source::Power { figure, power } => {
            let Some(superpower) = superpower(scene.content, scene.state, figure, power) else {
                return Err(rule!("superpowers.reactive.trigger").into());
            };
            power::once(scene, figure, power, superpower)?;
            if matches!(moment, Moment::OwnDice(_) | Moment::TheirDice(_)) {
                let used = scene.state.used_names();
                need(!used.contains(&superpower.key), rule!("effects.same-name-once"))?;
            }
            let frame = answering(scene.state, moment, source, side, Some(figure));
            power::affordable(scene, &frame, superpower.kind.value, superpower.cost.as_ref())
        }
        Source::Lasting(id) => {
            let Some(lasting) = scene.state.lasting(id) else {
                return Err(rule!("superpowers.reactive.trigger").into());
            };
            let what = &scene.content.lasting[usize::from(lasting.what)];
            let Some(power) = &what.superpower else { return Ok(()) };
            let once = power.once == Some(Duration::Turn);
            need(!(once && lasting.used_this_turn), rule!("superpowers.once-per-turn"))?;
            power::affordable(scene, &lasting.frame, power.kind.value, power.cost.as_ref())
        }
        Source::Tactic { side, card } => tactics::playable(scene, side, card, moment),
        Source::Rule(_)
        | Source::Cover
        | Source::Book
        | Source::Later(_)
        | Source::Crisis { .. }
        | Source::Condition { .. }
        | Source::Interact(_) => Ok(()),
    }
}

/// Uses an effect: pays, then performs its steps.
fn use_effect(play: &mut Play, moment: Moment, side: Side, source: Source) -> Flow<()> {
    let cards = play.content;
    match source {
        Source::Power { figure, power } => {
            let Some(superpower) = superpower(cards, &play.state, figure, power) else { return Ok(()) };
            let mut frame = answering(&play.state, moment, source, side, Some(figure));
            power::mark_used(play, figure, power, superpower);
            pay(play, &mut frame, superpower.kind.value, superpower.cost.as_ref())?;
            play.state.note_name(superpower.key);
            perform::perform(play, &mut frame, &superpower.steps)
        }
        Source::Rule(place) => {
            let attack = play.state.attack();
            let (attacker, rules) = (attack.attacker, attack.rules_of(cards, &play.state));
            let mut frame = answering(&play.state, moment, source, side, Some(attacker));
            perform::perform(play, &mut frame, &rules[usize::from(place)].steps)
        }
        Source::Later(place) => {
            let mut frame = play.state.attack().later[usize::from(place)].clone();
            match later_steps(cards, &play.state, frame.source) {
                Some(steps) => perform::perform(play, &mut frame, steps),
                None => Ok(()),
            }
        }
        Source::Cover => cover::apply(play, side),
        Source::Lasting(id) => {
            let Some(lasting) = play.state.lasting.iter_mut().find(|lasting| lasting.id == id) else {
                return Ok(());
            };
            lasting.used_this_turn = true;
            let (what, names) = (lasting.what, lasting.frame.names.clone());
            let owner = lasting.frame.owner;
            let what = &cards.lasting[usize::from(what)];
            let mut frame = answering(&play.state, moment, source, side, owner);
            frame.names = names;
            match &what.superpower {
                Some(power) => {
                    pay(play, &mut frame, power.kind.value, power.cost.as_ref())?;
                    perform::perform(play, &mut frame, &power.steps)
                }
                None => perform::lasting_rerolls(play, &mut frame, what),
            }
        }
        Source::Tactic { side, card } => tactics::play_card(play, side, card, moment),
        Source::Crisis { .. } | Source::Condition { .. } | Source::Interact(_) | Source::Book => Ok(()),
    }
}

fn pay(play: &mut Play, frame: &mut Frame, kind: Kind, cost: Option<&Cost>) -> Flow<()> {
    power::pay_for_effect(play, frame, kind, cost)
}

/// The delayed steps of an effect.
fn later_steps<'t>(cards: &'t Cards, state: &State, source: Source) -> Option<&'t [Step]> {
    let Source::Power { figure, power } = source else { return None };
    let steps = &superpower(cards, state, figure, power)?.steps;
    steps.iter().find_map(|step| match step {
        Step::Later { r#do, .. } => Some(r#do.as_slice()),
        _ => None,
    })
}

/// An effect is over: those who answer what it has done are asked.
///
/// # Errors
/// A stop of the table.
pub fn effect_over(play: &mut Play) -> Flow<()> {
    if !play.state.attacks.is_empty() {
        return Ok(());
    }
    lasting::over(play, Duration::Effect);
    // What the answers do is answered in turn.
    for _ in 0..8 {
        let aftermath = std::mem::take(&mut play.state.aftermath);
        if aftermath == Aftermath::default() {
            break;
        }
        for figure in aftermath.hurt.iter().map(FigureId) {
            window(play, Moment::AfterDamage(figure))?;
        }
        for figure in aftermath.rolled_critical.iter().map(FigureId) {
            window(play, Moment::EffectOver(figure))?;
        }
        for figure in aftermath.power_gone.iter().map(FigureId) {
            window(play, Moment::PowerGone(figure))?;
        }
    }
    Ok(())
}
