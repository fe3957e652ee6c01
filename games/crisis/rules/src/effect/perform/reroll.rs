//! Rerolling and changing dice.

use table::Flow;

use crate::attack::{BUT_FAILURES, better_dice, pool};
use crate::card::ability::{self, Face, Modifier, Roll};
use crate::dice::Faces;
use crate::effect::Frame;
use crate::effect::count::{self, Bounds};
use crate::event::Event;
use crate::{Play, rule};

/// The roll of the character whose dice are being modified.
pub(super) fn own_roll(play: &Play, frame: &Frame) -> Roll {
    if play.state.dodge.is_some() {
        return Roll::Dodge;
    }
    let attacking = play.state.attacks.last().is_some_and(|attack| frame.roller == Some(attack.attacker));
    if attacking { Roll::Attack } else { Roll::Defence }
}

/// What becomes of failures when dice are rerolled (dice.failure).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Failures {
    /// They stay, as the book has it.
    Kept,
    /// They may be rerolled like other dice.
    Rerolled,
}

impl From<bool> for Failures {
    fn from(rerolled: bool) -> Failures {
        if rerolled { Failures::Rerolled } else { Failures::Kept }
    }
}

pub(super) fn reroll(
    play: &mut Play,
    frame: &Frame,
    roll: Roll,
    bounds: Bounds,
    failures: Failures,
) -> Flow<()> {
    let any = match failures {
        Failures::Rerolled => &Face::ALL[..],
        Failures::Kept => &BUT_FAILURES[..],
    };
    let why = rule!("modify-dice.reroll-result-stands");
    let whose = (frame.side, frame.source);
    let chosen =
        better_dice(play, whose, roll, any, bounds, |pool, chosen, chance| pool.reroll(chosen, chance, why))?;
    if chosen != Faces::NONE {
        play.event(why, |_| Event::DiceRerolled { roll, chosen });
    }
    Ok(())
}

pub(super) fn change(play: &mut Play, roll: Roll, chosen: Faces, to: Face) -> Flow<()> {
    play.change(
        move |state| pool(state, roll),
        move |pool, _| {
            pool.change(chosen, to);
            Ok(())
        },
    )?;
    play.event(rule!("attack.step9.own-dice"), |_| Event::DiceChanged { roll, chosen, to });
    Ok(())
}

/// The rerolls that a lasting effect allows, as one use of it.
pub(in crate::effect) fn lasting_rerolls(
    play: &mut Play,
    frame: &mut Frame,
    what: &ability::Lasting,
) -> Flow<()> {
    let roll = own_roll(play, frame);
    for modifier in &what.modifiers {
        if let Modifier::Rerolls { count, failures, .. } = modifier {
            let bounds = count::bounds(play, frame, count)?;
            reroll(play, frame, roll, Bounds { least: 0, most: bounds.most }, (*failures).into())?;
        }
    }
    Ok(())
}
