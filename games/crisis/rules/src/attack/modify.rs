//! Step 9: which dice are rerolled or changed, and to what.

use table::{Chance, Flow, Question, Scene, Verdict, need};

use super::pool;
use crate::ask::Ask;
use crate::card::ability::{Face, Roll};
use crate::dice::{Faces, Pool};
use crate::effect::Source;
use crate::effect::count::Bounds;
use crate::effect::modifiers;
use crate::state::{FigureId, Side};
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
    let faces = any.to_vec();
    let most = bounds.most;
    let available = play.see(move |state| pool(state, roll), move |pool| pool.choosable(&faces, most))?;
    let most = bounds.most.min(available.total());
    let least = bounds.least.min(most);
    let question = ChooseDice { side, source, roll, available, least, most };
    Ok(play.choose_if_any(&question)?.unwrap_or(Faces::NONE))
}

/// Lets a player choose among their dice and does something to those chosen; which they were. While odds are worked out
/// nobody looks: the dice are those that are no successes, as many as may be.
///
/// # Errors
/// A stop of the table.
pub fn better_dice(
    play: &mut Play,
    (side, source): (Side, Source),
    roll: Roll,
    any: &[Face],
    bounds: Bounds,
    touch: impl Fn(&mut Pool, Faces, &mut dyn Chance) -> Flow<()>,
) -> Flow<Faces> {
    if play.state.lens.sparing && bounds.least < u8::MAX {
        let counting = modifiers::counting(play.scene(), roll, roller(play, roll));
        let misses: Vec<Face> = any.iter().copied().filter(|face| !counting.is_success(*face)).collect();
        play.change(
            move |state| pool(state, roll),
            |pool, chance| {
                let chosen = pool.worst(&misses, bounds.most);
                touch(pool, chosen, chance)
            },
        )?;
        return Ok(Faces::NONE);
    }
    let chosen = pick_dice(play, side, source, roll, any, bounds)?;
    if chosen != Faces::NONE {
        play.change(move |state| pool(state, roll), |pool, chance| touch(pool, chosen, chance))?;
    }
    Ok(chosen)
}

/// The character that made a roll.
fn roller(play: &Play, roll: Roll) -> FigureId {
    match (&play.state.dodge, roll) {
        (Some(dodge), Roll::Dodge) => dodge.figure,
        (_, Roll::Attack) => play.state.attack().attacker,
        _ => play.state.attack().target,
    }
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
