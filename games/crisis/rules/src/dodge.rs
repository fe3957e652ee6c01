//! Dodging a collision: the six steps (chapter "Dodging").

use serde::{Deserialize, Serialize};
use table::{Flow, Late};

use crate::attack::{criticals_add, explode, pool, roll};
use crate::card::ability::{DamageFrom, Roll};
use crate::damage::{self, Cause};
use crate::dice::{Pool, Told};
use crate::effect::{Moment, modifiers, window};
use crate::state::{FigureId, Reading};
use crate::{Play, rule};

/// A dodge that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dodge {
    /// Who dodges.
    pub figure: FigureId,
    /// Its dice.
    pub pool: Late<Pool>,
    /// Names of effects that have touched the dice.
    pub used: Vec<u16>,
}

/// A collision with something of a size: the struck character dodges and suffers the rest (dodge.when, dodge.mandatory).
/// A dazed character is not affected (q.dazed-collision).
///
/// # Errors
/// A stop of the table.
pub fn collide(play: &mut Play, figure: FigureId, size: u8, cause: Cause) -> Flow<()> {
    if !play.state.is_up(figure) {
        return Ok(());
    }
    window(play, Moment::Collision(figure))?;

    // Step 1: potential damage.
    let potential = size + 1;

    // Step 2: roll physical defence, whatever caused the throw (dodge.step2, dodge.not-defense-roll).
    let dice = play.scene().card(figure).defence.physical;
    play.state.dodge =
        Some(Dodge { figure, pool: Late::new(Pool::of(Roll::Dodge, Told::ALL)), used: Vec::new() });
    roll(play, Roll::Dodge, dice, rule!("dodge.step2"))?;

    // Step 3: criticals.
    let each = criticals_add(play.scene(), figure, 1);
    explode(play, Roll::Dodge, each)?;

    // Step 4: modify.
    window(play, Moment::OwnDice(Roll::Dodge))?;

    // Step 5: each success takes one off.
    let counting = crate::dice::Counting::of(Roll::Dodge);
    let most = potential;
    let successes =
        play.see(|state| pool(state, Roll::Dodge), move |pool| pool.successes(&counting).min(most))?;
    play.state.dodge = None;

    // Step 6: suffer the rest.
    let spared = modifiers::no_damage(play.scene(), figure, DamageFrom::Collision);
    if !spared {
        damage::suffer(play, figure, potential.saturating_sub(successes), cause)?;
    }
    Ok(())
}
