//! Grunts (appendix "Grunts").

use table::{Flow, any_legal, fit};

use crate::ask::Spot;
use crate::card::ability::Health;
use crate::effect::Things;
use crate::event::Event;
use crate::movement::ChoosePlace;
use crate::state::{Conditions, Figure, FigureId, Gems, Numbers, Reading, Side, Whereabouts};
use crate::{Play, damage, rule};

/// The grunts of a side that are in play.
pub fn in_play(play: &Play, side: Side) -> Option<FigureId> {
    play.state.squad(side).find(|&id| play.scene().character(id).is_grunt())
}

/// A parent in play of some grunts, one that can do something for them.
fn parents(play: &Play, grunt: FigureId) -> Vec<FigureId> {
    let side = play.state.figure(grunt).side;
    let parents = &play.scene().character(grunt).parents;
    play.state.squad(side).filter(|&id| parents.contains(&play.state.figure(id).character)).collect()
}

/// When all parents are dazed, the grunts get an Activated token (grunts.parents-dazed).
pub fn parent_dazed(play: &mut Play, parent: FigureId) {
    let side = play.state.figure(parent).side;
    let Some(grunt) = in_play(play, side) else { return };
    if parents(play, grunt).iter().all(|&id| play.state.figure(id).dazed) {
        play.state.figure_mut(grunt).activated = true;
        play.event(rule!("grunts.parents-dazed"), |_| Event::Activated { figure: grunt });
    }
}

/// When a side has no parent of its grunts any more, they leave the game (grunts.parents-gone).
///
/// # Errors
/// A stop of the table.
pub fn parent_gone(play: &mut Play, side: Side) -> Flow<()> {
    match in_play(play, side) {
        Some(grunt) if parents(play, grunt).is_empty() => damage::remove(play, grunt),
        _ => Ok(()),
    }
}

/// A figure for the grunts of a parent, not yet on the battlefield.
pub fn figure(side: Side, character: u16) -> Figure {
    Figure {
        side,
        squad: side,
        controlled_until: None,
        character,
        form: 0,
        gems: Gems::new(),
        whereabouts: Whereabouts::Waiting,
        at: space::P::new(0, 0),
        health: Health::Healthy,
        damage: 0,
        power: 0,
        conditions: Conditions::default(),
        activated: false,
        dazed: false,
        leaving: false,
        used_this_turn: Numbers::default(),
        attacked_this_turn: Numbers::default(),
        targeted_this_round: [Numbers::default(); 4],
    }
}

/// A parent brings its grunts into play within a range of it, unless grunts are in play (grunts.not-if-present).
///
/// # Errors
/// A stop of the table.
pub fn bring(play: &mut Play, parent: FigureId, range: u8) -> Flow<Option<FigureId>> {
    let side = play.state.figure(parent).side;
    let Some(character) = play.scene().character(parent).grunt else { return Ok(None) };
    if in_play(play, side).is_some() {
        return Ok(None);
    }
    // Grunts that were knocked out come back as the same figure.
    let known = play.state.figure_ids().find(|&id| {
        let figure = play.state.figure(id);
        figure.side == side && figure.character == character
    });
    let grunt = match known {
        Some(grunt) => grunt,
        None if play.state.figures.is_full() => return Ok(None),
        None => {
            play.state.figures.push(figure(side, character));
            FigureId(fit::<u8>(play.state.figures.len()) - 1)
        }
    };
    *play.state.figure_mut(grunt) = figure(side, character);
    let question = ChoosePlace { side, figure: grunt, radius: None, range, of: Things::figure(parent) };
    if !any_legal(&question, play.scene(), |_| true) {
        return Ok(None);
    }
    let Spot(at) = play.choose(&question)?;
    let state = play.state.figure_mut(grunt);
    state.at = at;
    state.whereabouts = Whereabouts::Battlefield;
    play.event(rule!("grunts.other-entry"), |_| Event::Deployed { figure: grunt, at });
    Ok(Some(grunt))
}
