//! What a seat may know, and what must hold at every pause.

use serde::Serialize;
use table::{Fast, Scene, Seat, fit};

use crate::Crisis;
use crate::card::Cards;
use crate::card::ability::Health;
use crate::movement::may_rest;
use crate::power;
use crate::state::{FigureId, Numbers, Phase, Reading, Side, State, Whereabouts};

/// Everything is open but the choice of a squad, of its affiliation and of its cards, until both are revealed
/// (squad.secret-until-deploy). What a seat may not know is as if nothing had been chosen yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The table.
    #[serde(flatten)]
    pub state: State,
}

/// What `seat` may know.
pub(crate) fn view(scene: Scene<Crisis>, seat: Option<Seat>) -> View {
    let mut state = scene.state.clone();
    let own = seat.and_then(Side::at);
    for side in hidden(&state, own) {
        forget(&mut state, side);
    }
    View { state }
}

/// The sides whose choice a seat may not know.
fn hidden(state: &State, own: Option<Side>) -> Vec<Side> {
    let secret = state.phase == Phase::Squads;
    Side::BOTH.into_iter().filter(|&side| secret && Some(side) != own).collect()
}

fn forget(state: &mut State, side: Side) {
    let squad = &mut state.squads[side];
    squad.chosen = Numbers::default();
    squad.affiliation = None;
    squad.tactics.clear();
}

/// A squad that the opponent might have chosen: as many of the roster as fit.
pub(crate) fn imagine(cards: &Cards, state: &mut State, seat: Seat, chance: &mut Fast) {
    for side in hidden(state, Side::at(seat)) {
        if !state.squads[side].ready {
            continue;
        }
        forget(state, side);
        let squad = &mut state.squads[side];
        let mut left = state.threat;
        let count = fit::<u32>(squad.roster.len());
        for _ in 0..4 * count {
            let place = fit::<u8>(chance.below(count.max(1)));
            let character = &cards.characters[usize::from(squad.roster[usize::from(place)].0)];
            let alter_ego = |at: u8| cards.characters[usize::from(squad.roster[usize::from(at)].0)].alter_ego;
            let taken = squad.chosen.iter().any(|at| alter_ego(at) == character.alter_ego);
            if !taken && character.threat <= left {
                left -= character.threat;
                squad.chosen = squad.chosen.with(place);
            }
        }
    }
}

/// What must hold at every pause.
pub(crate) fn sound(scene: Scene<Crisis>) -> Result<(), String> {
    for id in scene.state.figure_ids() {
        figure_is_sound(scene, id)?;
    }
    for token in &scene.state.tokens {
        if token.holder.is_some_and(|holder| !scene.state.is_up(holder)) && scene.state.attacks.is_empty() {
            return Err(format!("a token is held by somebody who is down: {token:?}"));
        }
    }
    for side in Side::BOTH {
        let grunts = scene.state.squad(side).filter(|&id| scene.character(id).is_grunt()).count();
        if grunts > 1 {
            return Err(format!("{side:?} has {grunts} grunts in play"));
        }
    }
    Ok(())
}

fn figure_is_sound(scene: Scene<Crisis>, id: FigureId) -> Result<(), String> {
    let figure = scene.state.figure(id);
    let problem = |what: &str| Err(format!("{} ({id:?}): {what}: {figure:?}", scene.character(id).id));
    if figure.power > power::MOST {
        return problem("more power than can be held");
    }
    if figure.damage > scene.stamina(id) {
        return problem("more damage than stamina");
    }
    if scene.character(id).is_grunt()
        && (figure.power > 0 || figure.dazed || figure.health == Health::Injured)
    {
        return problem("grunts have no power and no Injured side");
    }
    if figure.whereabouts == Whereabouts::Battlefield
        && let Err(why) = may_rest(scene, id, figure.at)
    {
        return problem(&format!("cannot be where it is: {why:?}"));
    }
    Ok(())
}
