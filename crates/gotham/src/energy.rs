//! Chapter IX C and I: spending energy, and boxes that are full.

use table::{RuleId, Scene};

use crate::event::Event;
use crate::printed::term::CubeBox;
use crate::state::{Body, Cubes, FigureId, HeroId, State};
use crate::{Gotham, Play, command_post};

/// Whose cubes go into which box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The hero; the command post without one.
    pub hero: Option<HeroId>,
    /// The box.
    pub into: CubeBox,
}

/// Where a figure's side pays when it would use a box: heroes their own, the villain the command post's, and commanders
/// their thought box for allied characters (skills.elite-command.saturation-shared).
pub fn account(state: &State, figure: FigureId, into: CubeBox) -> Account {
    match state.figure(figure).body {
        Body::Hero(hero) => Account { hero: Some(hero), into },
        Body::Character(tile) => match state.tile(tile).commander {
            Some(hero) => Account { hero: Some(hero), into: CubeBox::Thought },
            None => Account { hero: None, into },
        },
    }
}

/// The cubes of an account.
pub fn cubes(state: &State, account: Account) -> &Cubes {
    match account.hero {
        Some(hero) => &state.hero(hero).cubes,
        None => &state.post,
    }
}

/// How many cubes can still be spent there: no more than are available, and no more than the box holds
/// (general.box-saturation.check-first).
pub fn room(scene: Scene<Gotham>, account: Account) -> u8 {
    let saturation = match account.hero {
        Some(hero) => {
            let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
            sheet.saturation[account.into as usize]
        }
        None => command_post::saturation(account.into),
    };
    let cubes = cubes(scene.state, account);
    cubes.available.min(saturation.saturating_sub(cubes.boxes[account.into as usize]))
}

/// Moves cubes from available energy into a box (general.energy-spending.definition). There is room for them.
pub fn spend(play: &mut Play, account: Account, count: u8, why: RuleId) {
    if count == 0 {
        return;
    }
    let cubes = match account.hero {
        Some(hero) => &mut play.state.hero_mut(hero).cubes,
        None => &mut play.state.post,
    };
    cubes.available -= count;
    cubes.boxes[account.into as usize] += count;
    play.event(why, |_| Event::CubesSpent { hero: account.hero, into: account.into, count });
}
