//! The sequence of play: setup in its order, then rounds of three phases (chapters "Round structure" and "Cleanup phase").

use table::{Flow, Question, Scene, Verdict, need};

use crate::ask::Ask;
use crate::card::CrisisType;
use crate::card::ability::{Condition, Duration, Health, Occurrence, Phase as CardPhase};
use crate::effect::{Frame, Moment, Source, count, effect_over, lasting, perform, window};
use crate::event::Event;
use crate::state::{BySide, Numbers, Phase, Reading, Side};
use crate::{Crisis, Play, activation, objectives, power, rule, setup, victory};

/// From one checkpoint to the next.
///
/// # Errors
/// A stop of the table; [`table::Stop::Over`] when the game has ended.
pub fn step(play: &mut Play) -> Flow<()> {
    match play.state.phase {
        Phase::Priority => setup::priority_roll(play),
        Phase::Mission => setup::mission(play),
        Phase::Squads => setup::squads(play),
        Phase::Deployment => setup::deploy(play),
        Phase::Leadership => setup::leadership(play),
        Phase::Power => power_phase(play),
        Phase::Activation => activation::turn(play),
        Phase::Cleanup => cleanup(play),
    }
}

/// Round 1 begins with its Power phase (deployment.start-round-one).
pub(crate) fn first_round(play: &mut Play) {
    play.state.round = 1;
    play.state.phase = Phase::Power;
    play.event(rule!("deployment.start-round-one"), |_| Event::RoundBegan { round: 1 });
}

fn begin_phase(play: &mut Play, phase: Phase) {
    play.state.phase = phase;
    // A phase without turns counts as one turn (q.once-per-turn-scope); its effects start with the priority player.
    play.state.turn = play.state.priority;
    activation::new_turn(play);
    play.event(rule!("round.three-phases"), |_| Event::PhaseBegan { phase });
}

/// The Power phase.
fn power_phase(play: &mut Play) -> Flow<()> {
    begin_phase(play, Phase::Power);

    // Step 1: every character gains 1 power, and 1 more for its gem (infinity-gems.extra-power).
    for figure in play.state.figure_ids() {
        if play.state.is_on_battlefield(figure) {
            power::gain_regardless(play, figure, 1, rule!("round.power.step1"));
            if play.state.figure(figure).gem.is_some() {
                power::gain_regardless(play, figure, 1, rule!("infinity-gems.extra-power"));
            }
        }
    }

    // Step 2: player effects.
    window(play, Moment::PowerPhase)?;
    effect_over(play)?;

    // Step 3: non-player effects, conditions before crises (timing.crisis-very-last).
    for figure in play.state.figure_ids() {
        if play.state.is_on_battlefield(figure) && play.state.figure(figure).conditions.has(Condition::Poison)
        {
            power::lose(play, figure, 1, rule!("conditions.poison"));
        }
    }
    effect_over(play)?;
    crisis_effects(play, CardPhase::Power)?;

    begin_phase(play, Phase::Activation);
    play.state.last_activated = None;
    Ok(())
}

/// The Cleanup phase.
fn cleanup(play: &mut Play) -> Flow<()> {
    begin_phase(play, Phase::Cleanup);

    // Step 1: both players score at the same time.
    score(play)?;

    // Steps 2 and 3: player effects, then those of the crises.
    window(play, Moment::CleanupPhase)?;
    effect_over(play)?;
    crisis_effects(play, CardPhase::Cleanup)?;

    // Step 4: the dazed turn their cards.
    for figure in play.state.figure_ids() {
        if play.state.is_on_battlefield(figure) && play.state.figure(figure).dazed {
            let state = play.state.figure_mut(figure);
            state.damage = 0;
            state.conditions = Default::default();
            state.dazed = false;
            state.health = Health::Injured;
            play.event(rule!("cleanup.step4"), |_| Event::Injured { figure });
        }
    }

    // Step 5: priority.
    if play.state.last_activated == Some(play.state.priority) {
        play.state.priority = play.state.priority.other();
        play.event(rule!("cleanup.step5"), |state| Event::PriorityPassed { to: state.priority });
    }

    // Step 6: Activated tokens; what held for the round is over.
    for figure in &mut play.state.figures {
        figure.activated = false;
        figure.targeted_this_round = [Numbers::default(); 4];
    }
    lasting::over(play, Duration::Round);
    victory::end_of_round(play)?;

    // Step 7: the next round.
    play.state.round += 1;
    play.state.phase = Phase::Power;
    play.event(rule!("cleanup.step7"), |state| Event::RoundBegan { round: state.round });
    Ok(())
}

/// Cleanup step 1.
fn score(play: &mut Play) -> Flow<()> {
    let cards = play.content;
    for kind in CrisisType::BOTH {
        let Some(place) = play.state.mission[kind as usize] else { continue };
        let rules = &cards.crises[usize::from(place)].rules;
        for (number, rule) in (0..).zip(rules).filter(|(_, rule)| rule.when == Occurrence::Scoring) {
            for side in play.state.priority.first() {
                let mut frame = Frame::new(Source::Crisis { card: kind, rule: number }, side, None);
                let provided = rule.provided.as_ref();
                if provided.is_none_or(|claim| count::holds(play.scene(), &frame, None, claim)) {
                    perform::perform(play, &mut frame, &rule.steps)?;
                }
            }
        }
    }
    let instead = std::mem::take(&mut play.state.scored_instead);
    let mut points = BySide([0u8; 2]);
    for kind in CrisisType::BOTH {
        let mut scored = objectives::points(play.scene(), kind);
        if let Some((side, vp)) = instead[kind as usize] {
            scored[side] = vp;
        }
        for side in Side::BOTH {
            points[side] += scored[side];
        }
    }
    for side in Side::BOTH {
        play.state.points[side] += points[side];
    }
    play.event(rule!("cleanup.step1"), |state| Event::Scored { points, total: state.points });
    victory::after_scoring(play)
}

/// The effects of the crisis cards in a phase, in an order that the player with priority chooses (round.power.step3,
/// cleanup.step3).
fn crisis_effects(play: &mut Play, phase: CardPhase) -> Flow<()> {
    let cards = play.content;
    let mut waiting: Vec<Source> = Vec::new();
    for card in CrisisType::BOTH {
        let Some(crisis) = play.scene().crisis(card) else { continue };
        let rules = (0..).zip(&crisis.rules).filter(|(_, rule)| rule.when == Occurrence::Phase(phase));
        waiting.extend(rules.map(|(rule, _)| Source::Crisis { card, rule }));
    }
    while !waiting.is_empty() {
        let side = play.state.priority;
        let Some(source) = play.choose_if_any(&CrisisOrder { side, waiting: &waiting })? else { break };
        waiting.retain(|other| *other != source);
        let Source::Crisis { card, rule } = source else { continue };
        let Some(place) = play.state.mission[card as usize] else { continue };
        let rule = &cards.crises[usize::from(place)].rules[usize::from(rule)];
        let mut frame = Frame::new(source, side, None);
        if rule.provided.as_ref().is_none_or(|claim| count::holds(play.scene(), &frame, None, claim)) {
            perform::perform(play, &mut frame, &rule.steps)?;
        }
        effect_over(play)?;
    }
    Ok(())
}

/// Which crisis effect first?
struct CrisisOrder<'a> {
    side: Side,
    waiting: &'a [Source],
}

impl Question<Crisis> for CrisisOrder<'_> {
    type Answer = Source;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::CrisisOrder { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Source)) {
        self.waiting.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, source: Source) -> Verdict {
        need(self.waiting.contains(&source), rule!("cleanup.step3"))
    }
}
