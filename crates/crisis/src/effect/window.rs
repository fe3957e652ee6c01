//! Windows: something happens, and those whose effects answer it are asked (appendix "Timing").
//!
//! Inside an attack the attacking player's effects come first, then the defending player's, then those of crisis cards
//! (timing.attack-order). Outside, what is always on begins with the player whose turn it is (timing.default-active-first),
//! reactions with the player who has priority (timing.reactive-priority). A player orders the own effects freely
//! (effects.own-order). What must happen happens; what may, is asked for and never taken unasked.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Flow, Question, Scene, Verdict, need};

use super::{Bound, Frame, Source, count, lasting, modifiers, perform, who};
use crate::ask::{Ask, Effect};
use crate::attack::pool;
use crate::card::Cards;
use crate::card::ability::{
    AttackStep, Binding, Claim, Cost, Duration, Kind, Modifier, Motion, Occurrence, Phase, Roll, Step,
    Superpower,
};
use crate::state::{FigureId, Numbers, Reading, Side, State};
use crate::{Crisis, Play, cover, power, rule};

/// What has just happened, or is about to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before a target is chosen.
    ChooseTarget,
    /// Step 2: the target has been declared.
    Targeted,
    /// Steps 4 and 5: a pool is built.
    Pool(Roll),
    /// Before step 8: a roll lies on the table.
    Rolled(Roll),
    /// Step 9: a player modifies the own dice.
    OwnDice(Roll),
    /// Step 9: a player modifies the opponent's dice.
    TheirDice(Roll),
    /// The end of step 9.
    ModifyEnd,
    /// Step 11.
    BeforeDamage,
    /// Somebody would suffer damage.
    Damage {
        /// Who.
        to: FigureId,
        /// From whose effect, if it is anybody's.
        from: Option<FigureId>,
    },
    /// Somebody has suffered damage from an enemy effect, which is over.
    AfterDamage(FigureId),
    /// Step 14.
    AfterAttack,
    /// An effect is over in which somebody rolled a critical.
    EffectOver(FigureId),
    /// Somebody is about to suffer a collision.
    Collision(FigureId),
    /// An activation begins.
    Activation(FigureId),
    /// The player effects of the Power phase.
    PowerPhase,
    /// The player effects of the Cleanup phase.
    CleanupPhase,
    /// Somebody has spent or lost power.
    PowerGone(FigureId),
    /// Somebody was moved.
    Moved {
        /// Who.
        who: FigureId,
        /// By an advance, and not by a place. Pushes and throws are answered by nothing yet.
        advanced: bool,
    },
    /// Terrain was destroyed by an effect of a side.
    Destroyed(Side),
    /// Somebody is about to be removed from the battlefield.
    Removed(FigureId),
    /// Somebody was dazed or knocked out.
    Fell {
        /// Who.
        who: FigureId,
        /// By whom.
        by: Option<FigureId>,
    },
    /// A team tactic card has been paid for by these.
    TacticPaid(Numbers),
    /// Any moment of the own turn, when Active cards are played.
    OwnTurn,
    /// A side has its squad on the battlefield.
    SquadChosen(Side),
    /// A leadership has been chosen by a side.
    LeadershipChosen(Side),
}

impl Moment {
    /// Whether it is a step of an attack.
    fn in_attack(self) -> bool {
        matches!(
            self,
            Moment::ChooseTarget
                | Moment::Targeted
                | Moment::Pool(_)
                | Moment::Rolled(_)
                | Moment::OwnDice(_)
                | Moment::TheirDice(_)
                | Moment::ModifyEnd
                | Moment::BeforeDamage
                | Moment::AfterAttack
        )
    }

    /// Whose dice it is about.
    fn roller(self, state: &State) -> Option<FigureId> {
        let attack = state.attacks.last();
        match self {
            Moment::Pool(roll) | Moment::Rolled(roll) | Moment::OwnDice(roll) | Moment::TheirDice(roll) => {
                match roll {
                    Roll::Dodge => state.dodge.as_ref().map(|dodge| dodge.figure),
                    Roll::Attack => attack.map(|attack| attack.attacker),
                    Roll::Defence | Roll::Any => attack.map(|attack| attack.target),
                }
            }
            Moment::EffectOver(figure) => Some(figure),
            _ => None,
        }
    }

    fn subject(self) -> Option<FigureId> {
        match self {
            Moment::Moved { who, .. } | Moment::Fell { who, .. } => Some(who),
            _ => None,
        }
    }
}

/// Asks everybody whose effects answer a moment, in the book's order.
///
/// # Errors
/// A stop of the table.
pub fn window(play: &mut Play, moment: Moment) -> Flow<()> {
    if let (Moment::OwnDice(Roll::Dodge), Some(dodger)) = (moment, moment.roller(&play.state)) {
        return one_side(play, moment, play.state.figure(dodger).side, Speed::Any);
    }
    if moment.in_attack() {
        let attacker = play.state.figure(play.state.attack().attacker).side;
        for side in sides_of_step(moment, attacker) {
            one_side(play, moment, side, Speed::Any)?;
        }
        return Ok(());
    }
    for side in play.state.turn.first() {
        one_side(play, moment, side, Speed::Always)?;
    }
    for side in play.state.priority.first() {
        one_side(play, moment, side, Speed::Reaction)?;
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

/// Which effects are meant: outside of attacks those that are always on come before reactions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speed {
    Any,
    Always,
    Reaction,
}

/// An effect that answers a moment.
#[derive(Clone, Copy)]
struct Listener {
    source: Source,
    mandatory: bool,
}

type Listeners = ArrayVec<Listener, 24>;

/// The effects of one side, one after the other, in the order that its player likes.
fn one_side(play: &mut Play, moment: Moment, side: Side, speed: Speed) -> Flow<()> {
    let mut done: ArrayVec<Source, 24> = ArrayVec::new();
    loop {
        let mut listeners = Listeners::new();
        listen(play, moment, side, speed, &mut listeners)?;
        listeners.retain(|listener| !done.contains(&listener.source));
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

/// A superpower of a character in play.
pub fn superpower<'t>(cards: &'t Cards, state: &State, figure: FigureId, place: u8) -> &'t Superpower {
    let figure = state.figure(figure);
    let form = &cards.characters[usize::from(figure.character)].forms[usize::from(figure.form)];
    &form.superpowers[usize::from(place)]
}

/// The effects of a side that answer a moment.
fn listen(play: &mut Play, moment: Moment, side: Side, speed: Speed, found: &mut Listeners) -> Flow<()> {
    let cards = play.content;
    if moment.in_attack() && !play.state.attacks.is_empty() {
        listen_to_rules(play, moment, side, found)?;
        if moment == Moment::OwnDice(Roll::Defence) && cover::has(play.scene()) {
            let _full = found.try_push(Listener { source: Source::Cover, mandatory: false });
        }
    }
    for figure in play.state.figure_ids() {
        if play.state.figure(figure).side != side || !play.state.is_on_battlefield(figure) {
            continue;
        }
        let count = play.scene().card(figure).superpowers.len() as u8;
        for place in 0..count {
            let power = superpower(cards, &play.state, figure, place);
            let printed = power.side.is_none_or(|side| side == play.state.figure(figure).health);
            let Some(when) = power.when.as_ref().filter(|_| printed) else { continue };
            let reaction = power.kind.value == Kind::Reactive;
            if !matches(speed, reaction) || !modifiers::is_on(play.scene(), figure, power.kind.value) {
                continue;
            }
            let source = Source::Power { figure, power: place };
            let frame = answering(&play.state, moment, source, side, Some(figure));
            if !answers(play.scene(), &frame, when, moment, &power.steps)
                || !provided(play, &frame, power.provided.as_ref())?
                || !finds_dice(play, &power.steps)?
            {
                continue;
            }
            let mandatory = !reaction && !power.may;
            let _full = found.try_push(Listener { source, mandatory });
        }
    }
    listen_to_lasting(play, moment, side, speed, found)?;
    if matches(speed, true) {
        listen_to_cards(play, moment, side, found)?;
    }
    Ok(())
}

fn matches(speed: Speed, reaction: bool) -> bool {
    match speed {
        Speed::Any => true,
        Speed::Always => !reaction,
        Speed::Reaction => reaction,
    }
}

/// The rules of the attack whose icons are there.
fn listen_to_rules(play: &mut Play, moment: Moment, side: Side, found: &mut Listeners) -> Flow<()> {
    let at = match moment {
        Moment::ChooseTarget => AttackStep::ChooseTarget,
        Moment::TheirDice(Roll::Defence) => AttackStep::Modify,
        Moment::BeforeDamage => AttackStep::BeforeDamage,
        Moment::AfterAttack => AttackStep::After,
        _ => return Ok(()),
    };
    let attacker = play.state.attack().attacker;
    if play.state.figure(attacker).side != side {
        return Ok(());
    }
    let cards = play.content;
    let rules = play.state.attack().rules_of(cards, &play.state);
    for (place, rule) in (0..).zip(rules).filter(|(_, rule)| rule.at == Some(at)) {
        let attack = play.state.attack();
        if !attack.has_rule(place) || !(rule.icons.is_empty() || attack.met.has(place)) {
            continue;
        }
        let source = Source::Rule(place);
        let frame = answering(&play.state, moment, source, side, Some(attacker));
        if provided(play, &frame, rule.provided.as_ref())? {
            let _full = found.try_push(Listener { source, mandatory: !rule.may });
        }
    }
    if moment == Moment::AfterAttack {
        for place in 0..play.state.attack().later.len() as u8 {
            let _full = found.try_push(Listener { source: Source::Later(place), mandatory: true });
        }
    }
    Ok(())
}

/// What holds for a while: rerolls that it allows, and superpowers that it gives.
fn listen_to_lasting(
    play: &mut Play,
    moment: Moment,
    side: Side,
    speed: Speed,
    found: &mut Listeners,
) -> Flow<()> {
    let cards = play.content;
    for place in 0..play.state.lasting.len() as u8 {
        let lasting = &play.state.lasting[usize::from(place)];
        let what = &cards.lasting[usize::from(lasting.what)];
        let (owner, owned) = (lasting.frame.owner, lasting.frame.side == side);
        let source = Source::Lasting(place);
        let mut frame = answering(&play.state, moment, source, side, owner);
        frame.names = play.state.lasting[usize::from(place)].frame.names.clone();
        if owned && speed != Speed::Reaction && allows_rerolls(play.scene(), &frame, what, moment) {
            let _full = found.try_push(Listener { source, mandatory: false });
        }
        let Some(power) = &what.superpower else { continue };
        let reaction = power.kind.value == Kind::Reactive;
        let up = owner.is_none_or(|owner| play.state.is_up(owner));
        let Some(when) = power.when.as_ref().filter(|_| owned && up && matches(speed, reaction)) else {
            continue;
        };
        if answers(play.scene(), &frame, when, moment, &power.steps)
            && provided(play, &frame, power.provided.as_ref())?
        {
            let mandatory = !reaction && !power.may;
            let _full = found.try_push(Listener { source, mandatory });
        }
    }
    Ok(())
}

fn allows_rerolls(
    scene: Scene<Crisis>,
    frame: &Frame,
    what: &crate::card::ability::Lasting,
    moment: Moment,
) -> bool {
    let Moment::OwnDice(of_roll) = moment else { return false };
    what.modifiers.iter().any(|modifier| {
        let Modifier::Rerolls { roll, of, vs, .. } = modifier else { return false };
        let Some(roller) = frame.roller else { return false };
        let opponent = opponent(scene.state, roller);
        (*roll == of_roll || *roll == Roll::Any)
            && of.as_ref().map_or(frame.owner == Some(roller), |of| who::is(scene, frame, of, roller))
            && vs.as_ref().is_none_or(|vs| opponent.is_some_and(|other| who::is(scene, frame, vs, other)))
    })
}

/// Reactive team tactic cards that can be played now.
fn listen_to_cards(play: &mut Play, moment: Moment, side: Side, found: &mut Listeners) -> Flow<()> {
    let cards = play.content;
    for place in 0..play.state.squads[side].tactics.len() {
        let card = play.state.squads[side].tactics[place];
        let tactic = &cards.tactics[usize::from(card)];
        let Some(when) = &tactic.when else { continue };
        let source = Source::Tactic { side, card };
        let frame = answering(&play.state, moment, source, side, None);
        if answers(play.scene(), &frame, when, moment, &tactic.steps)
            && provided(play, &frame, tactic.provided.as_ref())?
        {
            let _full = found.try_push(Listener { source, mandatory: false });
        }
    }
    Ok(())
}

/// Whether a rule that reads dice as another face finds any: without them it is of no use.
fn finds_dice(play: &mut Play, steps: &[Step]) -> Flow<bool> {
    let Some(Step::TreatDice { roll, any, .. }) = steps.first() else { return Ok(true) };
    let (roll, any) = (*roll, any.clone());
    play.see(move |state| pool(state, roll), move |pool| pool.showing(&any) > 0)
}

fn provided(play: &mut Play, frame: &Frame, claim: Option<&Claim>) -> Flow<bool> {
    match claim {
        None => Ok(true),
        Some(claim) => count::claim(play, frame, claim),
    }
}

/// The frame of an effect that answers a moment.
pub fn answering(
    state: &State,
    moment: Moment,
    source: Source,
    side: Side,
    owner: Option<FigureId>,
) -> Frame {
    let mut frame = Frame::new(source, side, owner);
    frame.roller = moment.roller(state);
    frame.subject = moment.subject();
    match moment {
        Moment::Collision(who) => {
            let collided = Bound::Things(super::Things::figure(who));
            frame.bind(Some(Binding::of("collided")), collided);
        }
        Moment::TacticPaid(payers) => {
            let payers = Bound::Things(super::Things { figures: payers, ..super::Things::default() });
            frame.bind(Some(Binding::of("payers")), payers);
        }
        _ => {}
    }
    frame
}

/// The other character of the attack.
fn opponent(state: &State, of: FigureId) -> Option<FigureId> {
    let attack = state.attacks.last()?;
    Some(if attack.attacker == of { attack.target } else { attack.attacker })
}

/// Whether an effect answers a moment.
fn answers(
    scene: Scene<Crisis>,
    frame: &Frame,
    occurrence: &Occurrence,
    moment: Moment,
    steps: &[Step],
) -> bool {
    let is = |figures: &crate::card::ability::Figures, who: FigureId| who::is(scene, frame, figures, who);
    let attack = scene.state.attacks.last();
    match (occurrence, moment) {
        (Occurrence::AnyOf(several), _) => {
            several.iter().any(|one| answers(scene, frame, one, moment, steps))
        }
        (Occurrence::Targeted { who }, Moment::Targeted) => {
            attack.is_some_and(|attack| is(who, attack.target))
        }
        (Occurrence::Pool { roll, by }, Moment::Pool(of))
        | (Occurrence::Rolled { roll, by }, Moment::Rolled(of)) => {
            (*roll == of || *roll == Roll::Any) && frame.roller.is_some_and(|roller| is(by, roller))
        }
        (Occurrence::Modify { roll, by, against, vs }, Moment::OwnDice(of) | Moment::TheirDice(of)) => {
            let own = matches!(moment, Moment::OwnDice(_));
            // Whose dice it touches says in which part of the step it acts; when it answers a roll and touches the
            // other one, it acts on the opponent's dice.
            let roll_asked = if own { of } else { other_roll(of) };
            let touches = touched(steps).unwrap_or(roll_asked);
            let roller =
                if own { frame.roller } else { frame.roller.and_then(|it| opponent(scene.state, it)) };
            (*roll == roll_asked || *roll == Roll::Any)
                && touches == of
                && roller.is_some_and(|roller| {
                    is(by, roller)
                        && vs
                            .as_ref()
                            .is_none_or(|vs| opponent(scene.state, roller).is_some_and(|other| is(vs, other)))
                })
                && (against.is_empty() || attack.is_some_and(|attack| against.contains(&attack.kind)))
        }
        (Occurrence::ModifyEnd { .. }, Moment::ModifyEnd) => true,
        (Occurrence::Damage { to, from }, Moment::Damage { to: who, from: source }) => {
            is(to, who) && from.as_ref().is_none_or(|from| source.is_some_and(|source| is(from, source)))
        }
        (Occurrence::AfterDamage { to, .. }, Moment::AfterDamage(who)) => is(to, who),
        (Occurrence::AfterAttack { against, damaging }, Moment::AfterAttack) => {
            attack.is_some_and(|attack| is(against, attack.target) && (!damaging || attack.dealt > 0))
        }
        (Occurrence::EffectOver { rolled_by, .. }, Moment::EffectOver(who)) => is(rolled_by, who),
        (Occurrence::Collision { who }, Moment::Collision(struck)) => is(who, struck),
        (Occurrence::Activation { start }, Moment::Activation(who)) => is(start, who),
        (Occurrence::Phase(Phase::Power), Moment::PowerPhase) => true,
        (Occurrence::Phase(Phase::Cleanup), Moment::CleanupPhase) => true,
        (Occurrence::PowerGone { who }, Moment::PowerGone(lost)) => is(who, lost),
        (Occurrence::Moved { who, by }, Moment::Moved { who: moved, advanced }) => {
            let motion = if advanced { Motion::Advance } else { Motion::Place };
            by.contains(&motion) && is(who, moved)
        }
        (Occurrence::Destroyed { .. }, Moment::Destroyed(side)) => frame.side == side,
        (Occurrence::Removed { who }, Moment::Removed(gone)) => is(who, gone),
        (Occurrence::Fell { who, by }, Moment::Fell { who: fallen, by: feller }) => {
            is(who, fallen)
                && by.as_ref().is_none_or(|by| {
                    feller.is_some_and(|feller| fits_player(scene, frame, by, feller, moment))
                })
        }
        (Occurrence::TacticPaid { by }, Moment::TacticPaid(payers)) => {
            payers.iter().any(|payer| is(by, FigureId(payer)))
        }
        (Occurrence::SquadChosen, Moment::SquadChosen(side)) => frame.side == side,
        (Occurrence::LeadershipChosen { affiliation }, Moment::LeadershipChosen(side)) => {
            let chosen = scene.state.squads[side].affiliation;
            frame.side == side && affiliation.iter().any(|list| Some(list.place) == chosen)
        }
        (Occurrence::LeadershipActive, Moment::LeadershipChosen(side)) => {
            frame.side == side && scene.state.squads[side].leader == frame.owner
        }
        _ => false,
    }
}

/// Of a team tactic card whose player has to have done it: whether that one could play the card.
fn fits_player(
    scene: Scene<Crisis>,
    frame: &Frame,
    by: &crate::card::ability::Figures,
    who: FigureId,
    moment: Moment,
) -> bool {
    let Source::Tactic { card, side } = frame.source else { return who::is(scene, frame, by, who) };
    crate::tactics::players(scene, side, card, moment).has(who.0)
}

fn other_roll(roll: Roll) -> Roll {
    if roll == Roll::Attack { Roll::Defence } else { Roll::Attack }
}

/// The roll whose dice an effect touches first, if its steps say so.
fn touched(steps: &[Step]) -> Option<Roll> {
    steps.iter().find_map(|step| match step {
        Step::ChangeDice { roll, .. } => Some(*roll),
        Step::Reroll { roll, .. } => *roll,
        _ => None,
    })
}

/// Whether a side could use an effect now: once a turn, once an attack of one name, and what it costs.
fn usable(scene: Scene<Crisis>, moment: Moment, side: Side, source: Source) -> Verdict {
    match source {
        Source::Power { figure, power } => {
            let superpower = superpower(scene.content, scene.state, figure, power);
            power::once(scene, figure, power, superpower)?;
            if matches!(moment, Moment::OwnDice(_) | Moment::TheirDice(_)) {
                let used = scene.state.used_names();
                need(!used.contains(&superpower.key), rule!("effects.same-name-once"))?;
            }
            let frame = answering(scene.state, moment, source, side, Some(figure));
            power::affordable(scene, &frame, superpower.kind.value, superpower.cost.as_ref())
        }
        Source::Lasting(place) => {
            let lasting = &scene.state.lasting[usize::from(place)];
            let what = &scene.content.lasting[usize::from(lasting.what)];
            let cost = what.superpower.as_ref().and_then(|power| power.cost.as_ref());
            let kind = what.superpower.as_ref().map_or(Kind::Innate, |power| power.kind.value);
            power::affordable(scene, &lasting.frame, kind, cost)
        }
        Source::Tactic { side, card } => crate::tactics::playable(scene, side, card, moment),
        Source::Rule(_)
        | Source::Cover
        | Source::Book
        | Source::Later(_)
        | Source::Crisis { .. }
        | Source::Interact(_) => Ok(()),
    }
}

/// Uses an effect: pays, then performs its steps.
fn use_effect(play: &mut Play, moment: Moment, side: Side, source: Source) -> Flow<()> {
    let cards = play.content;
    match source {
        Source::Power { figure, power } => {
            let superpower = superpower(cards, &play.state, figure, power);
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
        Source::Lasting(place) => {
            let lasting = play.state.lasting[usize::from(place)].clone();
            let what = &cards.lasting[usize::from(lasting.what)];
            let mut frame = answering(&play.state, moment, source, side, lasting.frame.owner);
            frame.names = lasting.frame.names.clone();
            match &what.superpower {
                Some(power) => {
                    pay(play, &mut frame, power.kind.value, power.cost.as_ref())?;
                    perform::perform(play, &mut frame, &power.steps)
                }
                None => perform::lasting_rerolls(play, &mut frame, what),
            }
        }
        Source::Tactic { side, card } => crate::tactics::play_card(play, side, card, moment),
        Source::Crisis { .. } | Source::Interact(_) | Source::Book => Ok(()),
    }
}

fn pay(play: &mut Play, frame: &mut Frame, kind: Kind, cost: Option<&Cost>) -> Flow<()> {
    power::pay_for_effect(play, frame, kind, cost)
}

/// The delayed steps of an effect.
fn later_steps<'t>(cards: &'t Cards, state: &State, source: Source) -> Option<&'t [Step]> {
    let Source::Power { figure, power } = source else { return None };
    let steps = &superpower(cards, state, figure, power).steps;
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
        if aftermath == crate::state::Aftermath::default() {
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
