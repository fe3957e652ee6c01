//! Step 9: which dice are rerolled or changed, and to what.

use table::{Flow, Question, Scene, Verdict, need};

use super::pool;
use crate::ask::Ask;
use crate::card::ability::{Face, Roll};
use crate::dice::{Counting, Faces};
use crate::effect::Source;
use crate::effect::count::Bounds;
use crate::state::Side;
use crate::{Crisis, Play, rule};

/// The dice that a rule may touch if it says nothing else: failures are immune (dice.failure).
pub const BUT_FAILURES: [Face; 5] = [Face::Critical, Face::Wild, Face::Hit, Face::Block, Face::Blank];

/// Lets a player choose among the dice of a roll that show one of `any`. Nobody is asked where there is nothing to
/// choose.
///
/// # Errors
/// A stop of the table.
pub fn pick_dice(
    play: &mut Play,
    side: Side,
    source: Source,
    roll: Roll,
    any: &[Face],
    bounds: Bounds,
) -> Flow<Faces> {
    let mut faces = any.to_vec();
    if play.state.lens.sparing && bounds.least < u8::MAX {
        let own = dice_of(play, roll) == Some(side);
        faces.retain(|face| Counting::of(roll).is_success(*face) != own);
    }
    let most = bounds.most;
    let available = play.see(move |state| pool(state, roll), move |pool| pool.choosable(&faces, most))?;
    let most = bounds.most.min(available.total());
    let least = bounds.least.min(most);
    let question = ChooseDice { side, source, roll, available, least, most };
    Ok(play.choose_if_any(&question)?.unwrap_or(Faces::NONE))
}

/// Whose dice a roll is made of.
fn dice_of(play: &Play, roll: Roll) -> Option<Side> {
    let attack = play.state.attacks.last();
    let roller = match roll {
        Roll::Dodge => play.state.dodge.as_ref().map(|dodge| dodge.figure),
        Roll::Attack => attack.map(|attack| attack.attacker),
        Roll::Defence | Roll::Any => attack.map(|attack| attack.target),
    };
    roller.map(|roller| play.state.figure(roller).side)
}

/// Which dice?
pub struct ChooseDice {
    /// Who chooses.
    pub side: Side,
    /// For which effect.
    pub source: Source,
    /// Of which roll.
    pub roll: Roll,
    /// Among these.
    pub available: Faces,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

impl Question<Crisis> for ChooseDice {
    type Answer = Faces;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let ChooseDice { side, source, roll, available, least, most } = *self;
        Ask::Dice { side, source, roll, available, least, most }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Faces)) {
        let mut chosen = Faces::NONE;
        choose_from(self, 0, &mut chosen, emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, chosen: Faces) -> Verdict {
        let failures = chosen[Face::Failure] > self.available[Face::Failure];
        need(!failures, rule!("dice.failure"))?;
        need(self.available.include(chosen), rule!("modify-dice.once-per-ability"))?;
        let total = chosen.total();
        need(total <= self.most, rule!("modify-dice.once-per-ability"))?;
        need(total >= self.least, rule!("attack-rules.not-optional"))
    }
}

/// Every choice of dice, face by face.
fn choose_from(question: &ChooseDice, face: usize, chosen: &mut Faces, emit: &mut impl FnMut(Faces)) {
    let total = chosen.total();
    if face == Face::ALL.len() {
        if total >= question.least {
            emit(*chosen);
        }
        return;
    }
    for count in 0..=question.available.0[face].min(question.most - total) {
        chosen.0[face] = count;
        choose_from(question, face + 1, chosen, emit);
    }
    chosen.0[face] = 0;
}

/// To which face?
pub struct ChooseFace {
    /// Who chooses.
    pub side: Side,
    /// For which effect.
    pub source: Source,
    /// Of which roll.
    pub roll: Roll,
}

impl Question<Crisis> for ChooseFace {
    type Answer = Face;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Face { side: self.side, source: self.source, roll: self.roll }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Face)) {
        Face::ALL.into_iter().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _face: Face) -> Verdict {
        Ok(())
    }
}
