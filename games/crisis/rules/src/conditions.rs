//! Special conditions: gaining and removing them (chapter "Special conditions"). What each one does stands where it
//! matters: Shock and Incinerate in the pools, Hex at the criticals, Root, Stun and Judgment with power, Slow with advances,
//! Stagger with actions; Bleed and Poison, which happen, stand here.

use table::{Flow, Question, Scene, Verdict, need};

use crate::ask::Ask;
use crate::card::ability::{Condition, Phase};
use crate::damage::{self, Cause};
use crate::effect::Moment;
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::{Crisis, Play, power, rule};

/// Gains a condition, unless it is there already or the character is immune; whether it was gained.
pub fn gain(play: &mut Play, figure: FigureId, condition: Condition) -> bool {
    if !play.state.is_up(figure) || play.scene().card(figure).keywords.immune_to(condition) {
        return false;
    }
    let gained = play.state.figure_mut(figure).conditions.add(condition);
    if gained {
        play.event(rule!("conditions.gain"), |_| Event::ConditionGained { figure, condition });
    }
    gained
}

/// Removes a condition.
pub fn remove(play: &mut Play, figure: FigureId, condition: Condition) {
    if play.state.figure(figure).conditions.has(condition) {
        play.state.figure_mut(figure).conditions.remove(condition);
        play.event(rule!("activation.action.shake"), |_| Event::ConditionRemoved { figure, condition });
    }
}

/// Whether a condition of the book does something to its bearer at a moment.
pub(crate) fn acts(condition: Condition, figure: FigureId, moment: Moment) -> bool {
    match (condition, moment) {
        (Condition::Bleed, Moment::ActivationEnd(ended)) => ended == figure,
        (Condition::Poison, Moment::Phase(Phase::Power)) => true,
        _ => false,
    }
}

/// What a condition of the book does to its bearer (conditions.bleed, conditions.poison).
///
/// # Errors
/// A stop of the table.
pub(crate) fn act(play: &mut Play, figure: FigureId, condition: Condition) -> Flow<()> {
    match condition {
        Condition::Bleed => damage::suffer(play, figure, 1, Cause::neutral()).map(drop),
        Condition::Poison => {
            power::lose(play, figure, 1, rule!("conditions.poison"));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Lets a player choose a condition of a character to remove; any of `among`, or of all if that is empty.
///
/// # Errors
/// A stop of the table.
pub fn choose_and_remove(play: &mut Play, side: Side, figure: FigureId, among: &[Condition]) -> Flow<bool> {
    let chosen = play.choose_if_any(&ChooseCondition { side, figure, among })?;
    if let Some(condition) = chosen {
        remove(play, figure, condition);
    }
    Ok(chosen.is_some())
}

/// Which condition?
struct ChooseCondition<'a> {
    side: Side,
    figure: FigureId,
    among: &'a [Condition],
}

impl Question<Crisis> for ChooseCondition<'_> {
    type Answer = Condition;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Condition { side: self.side, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Condition)) {
        let conditions = scene.state.figure(self.figure).conditions;
        let wanted = |condition: &Condition| self.among.is_empty() || self.among.contains(condition);
        conditions.iter().filter(wanted).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Crisis>, condition: Condition) -> Verdict {
        let wanted = self.among.is_empty() || self.among.contains(&condition);
        need(
            wanted && scene.state.figure(self.figure).conditions.has(condition),
            rule!("activation.action.shake"),
        )
    }
}
