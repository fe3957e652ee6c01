//! Who answers a moment: rules of the attack, superpowers, what lasts, and team tactic cards.

use arrayvec::ArrayVec;
use table::{Flow, Scene, fit};

use super::idle::is_idle;
use super::window::superpower;
use super::{Bound, Frame, Moment, Source, count, modifiers, who};
use crate::attack::{BUT_FAILURES, pool};
use crate::card::ability::{
    AttackStep, Binding, Claim, Face, Figures, Kind, Lasting, Modifier, Motion, Occurrence, Roll, Step,
    Superpower,
};
use crate::dice::Faces;
use crate::state::{FigureId, Reading, Side, State};
use crate::{Crisis, Play, cover, tactics};

/// Which effects are meant: outside of attacks those that are always on come before reactions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Speed {
    Any,
    Always,
    Reaction,
}

impl Speed {
    fn includes(self, kind: Kind) -> bool {
        match self {
            Speed::Any => true,
            Speed::Always => kind != Kind::Reactive,
            Speed::Reaction => kind == Kind::Reactive,
        }
    }
}

/// An effect that answers a moment.
#[derive(Clone, Copy)]
pub(super) struct Listener {
    pub source: Source,
    pub mandatory: bool,
}

pub(super) type Listeners = ArrayVec<Listener, 24>;

/// The effects of a side that answer a moment.
pub(super) fn listen(
    play: &mut Play,
    moment: Moment,
    side: Side,
    speed: Speed,
    found: &mut Listeners,
) -> Flow<()> {
    let cards = play.content;
    if moment.in_attack() && !play.state.attacks.is_empty() {
        listen_to_rules(play, moment, side, found)?;
        if moment == Moment::OwnDice(Roll::Defence) && cover::has(play.scene()) {
            let _full = found.try_push(Listener { source: Source::Cover, mandatory: false });
        }
    }
    let cues = moment.cues();
    for figure in play.state.figure_ids() {
        if play.state.figure(figure).side != side || !play.state.is_on_battlefield(figure) {
            continue;
        }
        // A quick look at the card first: most answer nothing of the kind.
        if !play.scene().card(figure).superpowers.answer(cues) && play.state.figure(figure).gems.is_empty() {
            continue;
        }
        for place in 0.. {
            let Some(power) = superpower(cards, &play.state, figure, place) else { break };
            let printed = power.side.is_none_or(|side| side == play.state.figure(figure).health);
            let Some(when) = power.when.as_ref().filter(|when| printed && when.cues().meets(cues)) else {
                continue;
            };
            let reaction = power.kind.value == Kind::Reactive;
            if !speed.includes(power.kind.value) || !modifiers::is_on(play.scene(), figure, power.kind.value)
            {
                continue;
            }
            let source = Source::Power { figure, power: place };
            let frame = answering(&play.state, moment, source, side, Some(figure));
            if !answers(play.scene(), &frame, when, moment, &power.steps)
                || !provided(play, &frame, power.provided.as_ref())?
                || !finds_dice(play, &power.steps)?
                || !worth_paying(play, moment, side, power)?
                || leaves_nothing(play.scene(), &frame, power)
            {
                continue;
            }
            let mandatory = !reaction && !power.may;
            let _full = found.try_push(Listener { source, mandatory });
        }
    }
    listen_to_lasting(play, moment, side, speed, found)?;
    if speed != Speed::Always {
        listen_to_cards(play, moment, side, found)?;
    }
    Ok(())
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
        if provided(play, &frame, rule.provided.as_ref())?
            && !(rule.may && is_idle(play.scene(), &frame, &rule.steps))
        {
            let _full = found.try_push(Listener { source, mandatory: !rule.may });
        }
    }
    if moment == Moment::AfterAttack {
        for place in 0..fit::<u8>(play.state.attack().later.len()) {
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
    for place in 0..play.state.lasting.len() {
        let lasting = &play.state.lasting[place];
        let what = &cards.lasting[usize::from(lasting.what)];
        let when = what.superpower.as_ref().and_then(|power| power.when.as_ref());
        let answering_power = when.is_some_and(|when| when.cues().meets(moment.cues()));
        if !answering_power && !matches!(moment, Moment::OwnDice(_)) {
            continue;
        }
        let (owner, owned) = (lasting.frame.owner, lasting.frame.side == side);
        let source = Source::Lasting(lasting.id);
        let mut frame = answering(&play.state, moment, source, side, owner);
        frame.names = play.state.lasting[place].frame.names.clone();
        if owned && speed != Speed::Reaction && allows_rerolls(play.scene(), &frame, what, moment) {
            let _full = found.try_push(Listener { source, mandatory: false });
        }
        let Some(power) = &what.superpower else { continue };
        let reaction = power.kind.value == Kind::Reactive;
        let up = owner.is_none_or(|owner| {
            let on = modifiers::is_on(play.scene(), owner, power.kind.value);
            on && play.state.is_on_battlefield(owner)
        });
        let Some(when) = power.when.as_ref().filter(|_| owned && up && speed.includes(power.kind.value))
        else {
            continue;
        };
        if answers(play.scene(), &frame, when, moment, &power.steps)
            && provided(play, &frame, power.provided.as_ref())?
            && !leaves_nothing(play.scene(), &frame, power)
        {
            let mandatory = !reaction && !power.may;
            let _full = found.try_push(Listener { source, mandatory });
        }
    }
    Ok(())
}

/// Whether a superpower that may be left out costs nothing and could do nothing (q.idle-may).
fn leaves_nothing(scene: Scene<Crisis>, frame: &Frame, power: &Superpower) -> bool {
    power.may && power.cost.is_none() && is_idle(scene, frame, &power.steps)
}

fn allows_rerolls(scene: Scene<Crisis>, frame: &Frame, what: &Lasting, moment: Moment) -> bool {
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
        let Some(when) = tactic.when.as_ref().filter(|when| when.cues().meets(moment.cues())) else {
            continue;
        };
        let source = Source::Tactic { side, card };
        let frame = answering(&play.state, moment, source, side, None);
        if answers(play.scene(), &frame, when, moment, &tactic.steps)
            && play.state.lens.spends[side]
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

/// While odds are worked out: whether somebody who spends would think of paying for an effect at all. For bettering their
/// dice only if one of them is no success; so the player looks at that, and at nothing else.
fn worth_paying(play: &mut Play, moment: Moment, side: Side, power: &Superpower) -> Flow<bool> {
    if !play.state.lens.sparing || !power.has_price() {
        return Ok(true);
    }
    if !play.state.lens.spends[side] {
        return Ok(false);
    }
    let betters = matches!(power.steps.first(), Some(Step::Reroll { .. } | Step::ChangeDice { .. }));
    let (Moment::OwnDice(roll), true) = (moment, betters) else { return Ok(true) };
    let Some(roller) = moment.roller(&play.state) else { return Ok(true) };
    let counting = modifiers::counting(play.scene(), roll, roller);
    let misses = BUT_FAILURES.into_iter().filter(|face| !counting.is_success(*face));
    let misses: Vec<Face> = misses.collect();
    play.see(move |state| pool(state, roll), move |pool| pool.worst(&misses, 1) != Faces::NONE)
}

pub(super) fn provided(play: &mut Play, frame: &Frame, claim: Option<&Claim>) -> Flow<bool> {
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
        Moment::Activation(who) | Moment::ActivationEnd(who) => {
            let activated = Bound::Things(super::Things::figure(who));
            frame.bind(Some(Binding::of("activated")), activated);
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
pub(super) fn answers(
    scene: Scene<Crisis>,
    frame: &Frame,
    occurrence: &Occurrence,
    moment: Moment,
    steps: &[Step],
) -> bool {
    let is = |figures: &Figures, who: FigureId| who::is(scene, frame, figures, who);
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
        (Occurrence::BeforeDamage { against }, Moment::BeforeDamage) => {
            attack.is_some_and(|attack| is(against, attack.target))
        }
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
        (Occurrence::ActivationEnd { who }, Moment::ActivationEnd(ended)) => is(who, ended),
        (Occurrence::Phase(of), Moment::Phase(phase)) => *of == phase,
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
fn fits_player(scene: Scene<Crisis>, frame: &Frame, by: &Figures, who: FigureId, moment: Moment) -> bool {
    let Source::Tactic { card, side } = frame.source else { return who::is(scene, frame, by, who) };
    tactics::players(scene, side, card, moment).has(who.0)
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
