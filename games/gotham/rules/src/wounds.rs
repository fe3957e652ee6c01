//! Chapter IX A and B: wounds, and figures that are neutralised.

use table::{Flow, RuleId, Scene};

use crate::bearer::{PrintedFigure, Reading};
use crate::event::Event;
use crate::state::{Body, FigureId, HeroId, TileId, Whereabouts};
use crate::{Gotham, Play, command_post, energy, mission, rule};

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
                character_falls(play, figure, tile);
            }
        }
    }
    mission::watch(play)
}

/// Cubes go to the wound area (wounds.hero.place).
fn hero_suffers(play: &mut Play, hero: HeroId, wounds: u8) -> Flow<()> {
    energy::take_away(play, Some(hero), wounds)?;
    let hurt = play.state.hero_mut(hero);
    if hurt.is_neutralised() {
        hurt.dazed = true;
        let figure = hurt.figure;
        play.event(rule!("wounds.hero.neutralised"), |_| Event::Neutralised { figure });
    }
    Ok(())
}

/// A neutralised character goes to the reserve (neutralised.character.removed); an allied one is gone for good
/// (rulings.command.allied-lost). What was on its base goes, and so does an imaginary friend
/// (rulings.imaginary-friend.owner-down).
fn character_falls(play: &mut Play, figure: FigureId, tile: TileId) {
    let allied = play.state.tile(tile).commander.is_some();
    let character = play.state.figure_mut(figure);
    character.whereabouts = if allied { Whereabouts::Gone } else { Whereabouts::Reserve };
    character.shackles = 0;
    character.lying = false;
    character.friend = false;
    play.event(rule!("neutralised.character.removed"), |_| Event::Neutralised { figure });
    // A tile whose characters are all off the board is turned over and goes to the far right of the river
    // (neutralised.tile.definition, neutralised.tile.reposition).
    let left = play.state.characters_of(tile).any(|figure| play.state.figure(figure).zone().is_some());
    if !left {
        play.state.tiles[usize::from(tile.0)].neutralised = true;
        command_post::reposition(&mut play.state, tile);
        play.event(rule!("neutralised.tile.reposition"), |_| Event::TileNeutralised { tile });
    }
}

/// Whether there is anything to heal; a neutralised hero comes back by resting alone (rulings.neutralised.no-regeneration).
pub fn is_hurt(scene: Scene<Gotham>, figure: FigureId) -> bool {
    let state = scene.state.figure(figure);
    match (scene.printed(figure), state.body) {
        (PrintedFigure::Hero(_), Body::Hero(hero)) => scene.state.hero(hero).cubes.wounds > 0,
        (PrintedFigure::Character(tile), _) => state.life < tile.life,
        (PrintedFigure::Hero(_), Body::Character(_)) => false,
    }
}

/// Cubes go from wounds to fatigue, or life points come back, never above their number (skills.regeneration.hero.effect,
/// skills.regeneration.character.effect).
pub fn heal(play: &mut Play, figure: FigureId, most: u8) {
    let healed = match (play.scene().printed(figure), play.state.figure(figure).body) {
        (PrintedFigure::Hero(_), Body::Hero(hero)) => {
            let cubes = &mut play.state.hero_mut(hero).cubes;
            let healed = most.min(cubes.wounds);
            cubes.wounds -= healed;
            cubes.fatigue += healed;
            healed
        }
        (PrintedFigure::Character(tile), _) => {
            let most_life = tile.life;
            let character = play.state.figure_mut(figure);
            let healed = most.min(most_life.saturating_sub(character.life));
            character.life += healed;
            healed
        }
        (PrintedFigure::Hero(_), Body::Character(_)) => 0,
    };
    if healed > 0 {
        play.event(rule!("skills.regeneration.hero.effect"), |_| Event::Healed { figure, healed });
    }
}
