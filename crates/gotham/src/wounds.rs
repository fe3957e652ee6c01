//! Chapter IX A and B: wounds, and figures that are neutralised.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use crate::ask::Ask;
use crate::event::Event;
use crate::printed::term::CubeBox;
use crate::state::{Body, FigureId, HeroId, TileId, Whereabouts};
use crate::{Gotham, Play, command_post, mission, rule};

/// A figure suffers wounds. One that is neutralised already suffers nothing (wounds.hero.excess).
///
/// # Errors
/// A stop of the table; the game may end here.
pub fn suffer(play: &mut Play, figure: FigureId, wounds: u8, why: RuleId) -> Flow<()> {
    if wounds == 0 || play.state.is_neutralised(figure) {
        return Ok(());
    }
    play.event(why, |_| Event::Wounded { figure, wounds });
    match play.state.figure(figure).body {
        Body::Hero(hero) => hero_suffers(play, hero, wounds)?,
        Body::Character(tile) => {
            let character = play.state.figure_mut(figure);
            character.life = character.life.saturating_sub(wounds);
            if character.life == 0 {
                character.whereabouts = Whereabouts::Reserve;
                play.event(rule!("neutralised.character.removed"), |_| Event::Neutralised { figure });
                tile_loses_a_character(play, tile);
            }
        }
    }
    mission::watch(play)
}

/// Cubes go to the wound area: from fatigue, then from the boxes, then from available energy (wounds.hero.order).
fn hero_suffers(play: &mut Play, hero: HeroId, wounds: u8) -> Flow<()> {
    let cubes = &mut play.state.hero_mut(hero).cubes;
    let from_fatigue = wounds.min(cubes.fatigue);
    cubes.fatigue -= from_fatigue;
    cubes.wounds += from_fatigue;
    let mut left = wounds - from_fatigue;
    let seat = Seat(play.state.hero(hero).player);
    while left > 0 {
        let Some(from) = play.choose_if_any(&WoundFrom { seat, hero, left })? else { break };
        let cubes = &mut play.state.hero_mut(hero).cubes;
        cubes.boxes[from as usize] -= 1;
        cubes.wounds += 1;
        left -= 1;
    }
    let cubes = &mut play.state.hero_mut(hero).cubes;
    let from_available = left.min(cubes.available);
    cubes.available -= from_available;
    cubes.wounds += from_available;
    if play.state.hero(hero).is_neutralised() {
        let hero = play.state.hero_mut(hero);
        hero.dazed = true;
        let figure = hero.figure;
        play.event(rule!("wounds.hero.neutralised"), |_| Event::Neutralised { figure });
    }
    Ok(())
}

/// A tile whose characters are all in the reserve is turned over and goes to the far right of the river
/// (neutralised.tile.definition, neutralised.tile.reposition).
fn tile_loses_a_character(play: &mut Play, tile: TileId) {
    let left = play.state.characters_of(tile).any(|figure| play.state.figure(figure).zone().is_some());
    if !left {
        play.state.tiles[usize::from(tile.0)].neutralised = true;
        command_post::reposition(&mut play.state, tile);
        play.event(rule!("neutralised.tile.reposition"), |_| Event::TileNeutralised { tile });
    }
}

/// Which box gives the next cube?
struct WoundFrom {
    seat: Seat,
    hero: HeroId,
    left: u8,
}

impl Question<Gotham> for WoundFrom {
    type Answer = CubeBox;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::WoundFrom { seat: self.seat, hero: self.hero, left: self.left }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CubeBox)) {
        let boxes = scene.state.hero(self.hero).cubes.boxes;
        CubeBox::ALL.into_iter().filter(|&cube_box| boxes[cube_box as usize] > 0).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, from: CubeBox) -> Verdict {
        let there = scene.state.hero(self.hero).cubes.boxes[from as usize] > 0;
        need(there, rule!("wounds.hero.box-choice"))
    }
}
