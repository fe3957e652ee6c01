//! The ends of things: what lasts until then is over, and then what was left for then happens
//! (effects.lasting.expiry, effects.delayed.automatic).

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use super::{Happening, Moment, Side, happened};
use crate::ask::{Ask, Use};
use crate::card::ability::{Duration, Later};
use crate::effect::perform_delayed;
use crate::state::{Phase, State};
use crate::{Champions, Play, cards_in_play, limits, rule};

/// A phase or the round is over: what lasted until then ends, then what was left for then happens, then abilities that wait
/// for it are used. Which goes first when several things happen then is for the first player to say
/// (player-phase.end.effects-end-last, villain-phase.step5.end-round).
///
/// # Errors
/// A stop of the table.
pub fn at_end_of(play: &mut Play, duration: Duration) -> Flow<()> {
    lasts_no_longer(play, duration)?;
    left_for(play, duration, None)?;
    // What was left for then comes first (effects.delayed.automatic).
    if play.content.awaited.end {
        happened(play, vec![Happening::EndOf { of: what_ends(&play.state, duration) }])?;
        // What was made in answer to the end is over with it, else it would last for the next phase.
        lasts_no_longer(play, duration)?;
    }
    let cards = play.content;
    play.state.delayed.retain(|effect| {
        let at = &cards.delayed[usize::from(effect.place)].at;
        !matches!(at, Later::Instead { until, .. } if until.ends_with(duration))
    });
    // Limits and maximums begin anew; those limits of the round do so when all of it is over.
    if duration == Duration::Phase {
        limits::begin_anew(play);
    }
    match duration {
        Duration::Phase => play.state.tallies.iter_mut().for_each(|tally| tally.phase = 0),
        Duration::Round => play.state.tallies.clear(),
        Duration::Attack | Duration::Activation | Duration::PlayerPhase | Duration::VillainPhase => {}
    }
    Ok(())
}

/// What lasts until the end of a phase or the round is over.
fn lasts_no_longer(play: &mut Play, duration: Duration) -> Flow<()> {
    cards_in_play::give_back(play, |borrowed| borrowed.until.ends_with(duration))?;
    expire(play, |lasting| lasting.until.ends_with(duration))?;
    Ok(())
}

/// Which phase it is that ends, or the round.
fn what_ends(state: &State, duration: Duration) -> Duration {
    match (duration, state.phase) {
        (Duration::Phase, Phase::Villain(_)) => Duration::VillainPhase,
        (Duration::Phase, _) => Duration::PlayerPhase,
        _ => duration,
    }
}

/// An attack, or any activation, is over; it is still the innermost one.
///
/// # Errors
/// A stop of the table.
pub fn deed_over(play: &mut Play) -> Flow<()> {
    let deed = fit::<u8>(play.state.deeds.len()) - 1;
    expire(play, |lasting| lasting.deed == Some(deed))?;
    cards_in_play::give_back(play, |borrowed| borrowed.deed == Some(deed))?;
    left_for(play, Duration::Attack, Some(deed))?;
    left_for(play, Duration::Activation, Some(deed))?;
    play.state.delayed.retain(|effect| effect.deed != Some(deed));
    Ok(())
}

/// Ends lasting effects; a character that lived by one is defeated (damage.hp-modifier-expiry-can-defeat).
///
/// # Errors
/// A stop of the table.
pub fn expire(play: &mut Play, over: impl Fn(&crate::state::Lasting) -> bool) -> Flow<()> {
    let before = play.state.lasting.len();
    play.state.lasting.retain(|lasting| !over(lasting));
    if play.state.lasting.len() == before { Ok(()) } else { limits::enforce(play) }
}

fn left_for(play: &mut Play, duration: Duration, deed: Option<u8>) -> Flow<()> {
    let cards = play.content;
    loop {
        let due = (0..).zip(&play.state.delayed).filter(|(_, effect)| {
            let at = &cards.delayed[usize::from(effect.place)].at;
            effect.deed == deed && matches!(at, Later::EndOf(until) if until.ends_with(duration))
        });
        let due: Vec<u8> = due.map(|(at, _)| at).collect();
        let player = play.state.first_player;
        let of = what_ends(&play.state, duration);
        let Some(next) = play.choose_if_any(&NextDelayed { player, of, due: &due })? else { return Ok(()) };
        let Use::Delayed(at) = next else { return Ok(()) };
        let effect = play.state.delayed.remove(usize::from(at));
        perform_delayed(play, &effect, None)?;
    }
}

/// What happens next, of what was left for this moment?
struct NextDelayed<'a> {
    player: Seat,
    of: Duration,
    due: &'a [u8],
}

impl Question<Champions> for NextDelayed<'_> {
    type Answer = Use;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Forced { player: self.player, side: Side::After, moment: Moment::EndOf { of: self.of } }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Use)) {
        self.due.iter().for_each(|at| emit(Use::Delayed(*at)));
    }

    fn verdict(&self, _scene: Scene<Champions>, what: Use) -> Verdict {
        let due = matches!(what, Use::Delayed(at) if self.due.contains(&at));
        need(due, rule!("timing.simultaneous.first-player"))
    }
}
