//! The sequence of play: setup in its order, then rounds of three phases (chapters "Round structure" and "Cleanup phase").

use table::Flow;

use crate::card::CrisisType;
use crate::card::ability::{Duration, Health, Occurrence, Phase as CardPhase};
use crate::effect::{
    Frame, Moment, Source, count, effect_over, lasting, non_player_effects, perform, player_effects,
};
use crate::event::Event;
use crate::state::{BySide, Numbers, Phase, Side};
use crate::{Play, activation, objectives, power, rule, setup, victory};

/// From one checkpoint to the next.
///
/// # Errors
/// A stop of the table; [`table::Stop::Over`] when the game has ended.
pub fn step(play: &mut Play) -> Flow<()> {
    match play.state.phase {
        Phase::Battlefield => setup::agree_on_terrain(play),
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

    // Step 1: every character gains 1 power, and 1 more for each gem (infinity-gems.extra-power).
    for figure in play.state.figure_ids() {
        if play.state.is_on_battlefield(figure) {
            power::gain_regardless(play, figure, 1, rule!("round.power.step1"));
            for _ in 0..play.state.figure(figure).gems.len() {
                power::gain_regardless(play, figure, 1, rule!("infinity-gems.extra-power"));
            }
        }
    }

    // Steps 2 and 3: player effects, then those of nobody.
    phase_effects(play, CardPhase::Power)?;

    begin_phase(play, Phase::Activation);
    play.state.last_activated = None;
    phase_effects(play, CardPhase::ActivationStart)
}

/// The effects of a phase: those of players, starting with the player who has priority, then those of nobody
/// (round.power.step2, round.power.step3, activation.start-effects, activation.end-effects, cleanup.step2, cleanup.step3).
pub(crate) fn phase_effects(play: &mut Play, phase: CardPhase) -> Flow<()> {
    player_effects(play, Moment::Phase(phase))?;
    effect_over(play)?;
    non_player_effects(play, Moment::Phase(phase))?;
    effect_over(play)
}

/// The Activation phase ends: effects of its end, starting with the player who has priority.
pub(crate) fn end_activation_phase(play: &mut Play) -> Flow<()> {
    play.state.turn = play.state.priority;
    phase_effects(play, CardPhase::ActivationEnd)?;
    play.state.phase = Phase::Cleanup;
    Ok(())
}

/// The Cleanup phase.
fn cleanup(play: &mut Play) -> Flow<()> {
    begin_phase(play, Phase::Cleanup);

    // Step 1: both players score at the same time.
    score(play)?;

    // Steps 2 and 3: player effects, then those of the crises.
    phase_effects(play, CardPhase::Cleanup)?;

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
        let Some(place) = play.state.mission[kind.index()] else { continue };
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
        if let Some((side, vp)) = instead[kind.index()] {
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
