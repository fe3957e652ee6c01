//! Tests of Agility, Stamina and Willpower: 2D8, low is good.

use table::{Flow, Late, Question, RuleId, Scene, Verdict};

use crate::ask::{Ask, May, RerollBy};
use crate::card::{Ability, Characteristic};
use crate::dice::Roll;
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::yes_or_no::yes_or_no;
use crate::{Play, Pow, rule};

/// A test: two dice, added, must not exceed the value (tests.roll, tests.success). No natural result passes or
/// fails by itself (tests.extremes). A failed one may be rerolled once (rulings.reroll.once).
///
/// # Errors
/// A stop of the table.
pub fn test(play: &mut Play, figure: FigureId, of: Characteristic) -> Flow<bool> {
    let value = play.scene().card(figure).characteristic(of);
    if roll(play, figure, of, value)? {
        return Ok(true);
    }
    let (own, own_rule) = match of {
        Characteristic::Agility => (RerollBy::Acrobat, rule!("abilities.acrobat")),
        Characteristic::Stamina => (RerollBy::Soldier, rule!("abilities.soldier")),
        Characteristic::Willpower => (RerollBy::Scientific, rule!("abilities.scientific")),
    };
    for (by, why) in [(own, own_rule), (RerollBy::Luck, rule!("abilities.luck"))] {
        if !may_reroll(play.scene(), figure, by) {
            continue;
        }
        let side = play.state.figure(figure).side;
        if play.choose(&RerollTest { side, figure, of, by })? == May::Yes {
            return reroll(play, figure, of, value, by, why);
        }
    }
    Ok(false)
}

fn roll(play: &mut Play, figure: FigureId, of: Characteristic, value: u8) -> Flow<bool> {
    let mut dice = Late::new(Roll::default());
    dice.then(play, |roll, chance| roll.roll(2, chance, rule!("tests.roll")))?;
    let passed = dice.see(play, |roll| roll.total() <= value)?;
    play.event(rule!("tests.success"), |_| {
        let roll = *dice.shown();
        Event::Tested { figure, of, roll, value, passed }
    });
    Ok(passed)
}

fn reroll(
    play: &mut Play,
    figure: FigureId,
    of: Characteristic,
    value: u8,
    by: RerollBy,
    why: RuleId,
) -> Flow<bool> {
    if by == RerollBy::Luck {
        play.state.figure_mut(figure).luck_used = true;
    }
    play.event(why, |_| Event::TestRerolled { figure, by });
    roll(play, figure, of, value)
}

/// Whether an ability lets the figure reroll now; a KO character has none (ko.effect.no-abilities).
pub(crate) fn may_reroll(scene: Scene<Pow>, figure: FigureId, by: RerollBy) -> bool {
    match by {
        RerollBy::Acrobat => scene.has(figure, Ability::Acrobat),
        RerollBy::Soldier => scene.has(figure, Ability::Soldier),
        RerollBy::Scientific => scene.has(figure, Ability::Scientific),
        RerollBy::Luck => scene.has(figure, Ability::Luck) && !scene.state.figure(figure).luck_used,
    }
}

yes_or_no! {
    /// Reroll the failed test?
    RerollTest { figure: FigureId, of: Characteristic, by: RerollBy } => RerollTest
}
