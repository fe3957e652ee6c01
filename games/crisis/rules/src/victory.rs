//! Winning the game (chapter "Winning the game").

use table::{Flow, RuleId, Stop};

use crate::event::Event;
use crate::state::{BySide, Outcome, Side};
use crate::{Play, rule};

/// The score that wins (victory.sixteen).
pub const SIXTEEN: u8 = 16;
/// The last round, unless the score is tied (victory.round-six).
pub const LAST_ROUND: u8 = 6;

/// Ends the game.
///
/// # Errors
/// Always: the game is over.
pub fn end(play: &mut Play, outcome: Outcome, why: RuleId) -> Flow<()> {
    play.state.outcome = Some(outcome);
    play.event(why, |_| Event::Ended { outcome });
    Err(Stop::Over)
}

fn ahead(play: &Play) -> Option<Side> {
    let points = &play.state.points;
    match points[Side::A].cmp(&points[Side::B]) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}

/// A player scores outside the Cleanup phase's first step (cleanup.win-check).
///
/// # Errors
/// The game is over.
pub fn score(play: &mut Play, side: Side, vp: u8) -> Flow<()> {
    let now = &mut play.state.points[side];
    *now = now.saturating_add(vp);
    let mut points = BySide([0; 2]);
    points[side] = vp;
    play.event(rule!("cleanup.win-check"), |state| Event::Scored { points, total: state.points });
    after_scoring(play)
}

/// After every change of score: 16 or more wins, more than the other if both have it (victory.both-sixteen); from the end of
/// round 6 on, any lead does (victory.round-six-tie).
///
/// # Errors
/// The game is over.
pub fn after_scoring(play: &mut Play) -> Flow<()> {
    let Some(leader) = ahead(play) else { return Ok(()) };
    if play.state.points[leader] >= SIXTEEN {
        return end(play, Outcome::Won(leader), rule!("victory.sixteen"));
    }
    if play.state.round > LAST_ROUND {
        return end(play, Outcome::Won(leader), rule!("victory.round-six-tie"));
    }
    Ok(())
}

/// At the end of a round: from round 6 on the leader wins; an empty battlefield cannot break a tie (q.both-wiped-out), and a
/// tie may be agreed to end after some rounds (q.endless-tie).
///
/// # Errors
/// The game is over.
pub fn end_of_round(play: &mut Play) -> Flow<()> {
    if play.state.round < LAST_ROUND {
        return Ok(());
    }
    if let Some(leader) = ahead(play) {
        return end(play, Outcome::Won(leader), rule!("victory.round-six"));
    }
    let empty = play.state.on_battlefield().next().is_none();
    let extra = play.state.round - LAST_ROUND;
    if empty || play.state.extra_rounds.is_some_and(|most| extra >= most) {
        return end(play, Outcome::Drawn, rule!("victory.round-six-tie"));
    }
    Ok(())
}
