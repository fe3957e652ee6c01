//! Points and the end of the game.

use table::RuleId;

use crate::card::Scoring;
use crate::event::Event;
use crate::state::{Outcome, Reading, Side};
use crate::{Play, objectives, rule};

/// Gives points, at once.
pub(crate) fn score(play: &mut Play, side: Side, points: u8, why: RuleId) {
    let total = &mut play.state.points[side];
    *total = total.saturating_add(points);
    let total = *total;
    play.event(why, |_| Event::Scored { side, points, total });
}

/// An enemy of this side became KO for the first time (rulings.scenario.brawl).
pub(crate) fn score_first_ko(play: &mut Play, side: Side) {
    let mission = crate::mission(play);
    for &scoring in &mission.scoring {
        if let Scoring::FirstKo(points) = scoring {
            score(play, side, points, rule!("rulings.scenario.brawl"));
        }
    }
}

/// An enemy of this side was removed (rulings.scenario.brawl).
pub(crate) fn score_removed(play: &mut Play, side: Side) {
    let mission = crate::mission(play);
    for &scoring in &mission.scoring {
        if let Scoring::Removed(points) = scoring {
            score(play, side, points, rule!("rulings.scenario.brawl"));
        }
    }
}

/// Checks at the end of a turn whether the game is over, and which side has won.
pub(crate) fn decided(play: &mut Play) -> bool {
    let last = play.state.turn >= play.scene().mission().turns;
    let alive = Side::BOTH.map(|side| play.state.team(side).next().is_some());
    let (outcome, why) = match alive {
        // Whoever still has figures wins, whatever the points (rulings.game.wipe-out).
        [true, false] => (Outcome::Won(Side::A), rule!("rulings.game.wipe-out")),
        [false, true] => (Outcome::Won(Side::B), rule!("rulings.game.wipe-out")),
        [false, false] => (by_points(play), rule!("rulings.game.wipe-out")),
        [true, true] if last => {
            score_the_end(play);
            (by_points(play), rule!("rulings.game.points"))
        }
        [true, true] => return false,
    };
    play.state.outcome = Some(outcome);
    play.event(why, |_| Event::Ended { outcome });
    true
}

/// What scores only when the game ends.
fn score_the_end(play: &mut Play) {
    let mission = crate::mission(play);
    for &scoring in &mission.scoring {
        match scoring {
            Scoring::MostAtEnd(points) => {
                let [a, b] = Side::BOTH.map(|side| objectives::pillars(play.scene(), side));
                if a != b {
                    let side = if a > b { Side::A } else { Side::B };
                    score(play, side, points, rule!("rulings.scenario.pillars.most"));
                }
            }
            Scoring::CarriedAtEnd(points) => objectives::carried(play, points),
            _ => {}
        }
    }
}

/// More points win, equal points are a draw (rulings.game.points).
fn by_points(play: &Play) -> Outcome {
    let [a, b] = play.state.points.0;
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => Outcome::Won(Side::A),
        std::cmp::Ordering::Less => Outcome::Won(Side::B),
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}
