//! What holds for a while: how it begins, and when it is over.

use serde::{Deserialize, Serialize};

use super::{Frame, count};
use crate::card::ability::{Duration, Modifier, OneUse};
use crate::state::FigureId;
use crate::{Play, control};

/// Something that holds for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// Its number: the list it stands in grows and shrinks, and no number comes twice.
    pub id: u16,
    /// Whether the superpower it gives was used this turn.
    pub used_this_turn: bool,
    /// What, as a place in [`crate::card::Cards::lasting`].
    pub what: u16,
    /// For how long.
    pub until: Duration,
    /// How many uses are left, if they are counted.
    pub uses: Option<u8>,
    /// Its owner, its names.
    pub frame: Frame,
}

/// Something begins to hold, for one character or for its player's squad.
pub fn begin(play: &mut Play, frame: Frame, what: u16, until: Duration, uses: Option<u8>) {
    let id = play.state.lasting_begun;
    play.state.lasting_begun += 1;
    play.state.lasting.push(Lasting { id, used_this_turn: false, what, until, uses, frame });
}

/// Everything that held for so long is over.
pub fn over(play: &mut Play, until: Duration) {
    play.state.lasting.retain(|lasting| lasting.until != until);
    control::over(play, until);
}

/// What held for an attack of a character is over, whether or not it was resolved.
pub fn attack_over(play: &mut Play, attacker: FigureId) {
    let ended =
        |lasting: &Lasting| lasting.until == Duration::Attack && lasting.frame.owner == Some(attacker);
    play.state.lasting.retain(|lasting| !ended(lasting));
}

/// A character has made an attack, or a whole attack action: what is used up by that is over.
pub fn used(play: &mut Play, attacker: FigureId, per: Option<OneUse>) {
    let cards = play.content;
    for place in (0..play.state.lasting.len()).rev() {
        let lasting = &play.state.lasting[place];
        let what = &cards.lasting[usize::from(lasting.what)];
        let Some(uses) = lasting.uses.filter(|_| lasting.frame.owner == Some(attacker) && what.per == per)
        else {
            continue;
        };
        // Dice that come only under a condition are not used up by an attack that does not meet it.
        let scene = play.scene();
        let met = |modifier: &Modifier| match modifier {
            Modifier::Dice { provided: Some(claim), .. } => count::holds(scene, &lasting.frame, None, claim),
            _ => true,
        };
        if !what.modifiers.iter().all(met) {
            continue;
        }
        match uses.checked_sub(1) {
            None | Some(0) => drop(play.state.lasting.remove(place)),
            left => play.state.lasting[place].uses = left,
        }
    }
}
