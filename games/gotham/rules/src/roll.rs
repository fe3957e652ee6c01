//! Dice on the table: picked up, rolled, thrown again and looked at (chapters II and VIII).
//!
//! Nobody has looked at dice until a rule does: they lie in the state as a [`Late`] value, so that exact odds branch on
//! what is seen and on nothing else.

use serde::{Deserialize, Serialize};
use table::{Flow, Late, RuleId};

use crate::dice::{Handful, Pool};
use crate::event::Event;
use crate::printed::term::Effort;
use crate::state::{FigureId, State};
use crate::{Play, reroll};

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The attack that is being made.
    Attack,
    /// The defence against it.
    Defence,
    /// A complex manipulation or thought.
    Deed {
        /// Which of the two.
        effort: Effort,
        /// What has to be reached.
        difficulty: u8,
    },
    /// A fall, dangerous terrain or an explosion: the roller wants few successes.
    Hazard,
}

/// Dice on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolls.
    pub figure: FigureId,
    /// What for.
    pub purpose: Purpose,
    /// What was picked up.
    pub handful: Handful,
    /// What lies there.
    pub pool: Late<Pool>,
    /// The dice that somebody has picked to be thrown again, and that everybody may see before they are.
    #[serde(default)]
    pub picked: Pool,
}

/// Rolls a handful, goes through the reroll step (reroll.step-mandatory), and counts the successes on the dice. An empty
/// pool is not rolled and has no reroll step (rulings.actions.empty-pool).
///
/// # Errors
/// A stop of the table.
pub fn successes(
    play: &mut Play,
    figure: FigureId,
    purpose: Purpose,
    handful: Handful,
    why: RuleId,
) -> Flow<u8> {
    if handful.is_empty() {
        return Ok(0);
    }
    let printed = play.content;
    let pool = Late::new(Pool::default());
    play.state.rolls.push(Roll { figure, purpose, handful, pool, picked: Pool::default() });
    play.change(lying, |pool, chance| {
        *pool = Pool::roll(printed, &handful, |die, count| chance.dice(die, count, why))?;
        Ok(())
    })?;
    play.event(why, |state| Event::Rolled { figure, pool: shown(state) });
    reroll::rerolls(play, figure, &handful)?;
    let successes = play.see(lying, Pool::successes)?;
    play.state.rolls.pop();
    Ok(successes)
}

/// The dice that were rolled last.
pub(crate) fn lying(state: &mut State) -> &mut Late<Pool> {
    &mut state.rolls.last_mut().expect("called between the roll and its count").pool
}

/// Puts dice aside that are to be thrown again, or none any more.
pub(crate) fn put_aside(state: &mut State, picked: Pool) {
    if let Some(roll) = state.rolls.last_mut() {
        roll.picked = picked;
    }
}

/// The same, to be told of at a real table.
pub(crate) fn shown(state: &State) -> Pool {
    state.rolls.last().map(|roll| *roll.pool.shown()).unwrap_or_default()
}
