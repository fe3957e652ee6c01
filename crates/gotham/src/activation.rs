//! Chapter VI C: activating the characters of a tile, one after the other.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, CharacterPick, May};
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::state::{Body, FigureId, TileId};
use crate::{Gotham, Play, rule};

/// From none to all of a tile's characters (villain-turn.step3.d.characters).
///
/// # Errors
/// A stop of the table.
pub fn tile(play: &mut Play, tile: TileId) -> Flow<()> {
    let characters: Vec<FigureId> = play.state.characters_of(tile).collect();
    for &figure in &characters {
        play.state.figure_mut(figure).activated = false;
    }
    let Some(seat) = characters.first().map(|&figure| play.state.seat_of(figure)) else { return Ok(()) };
    while characters.iter().any(|&figure| may_be_activated(play.scene(), tile, figure).is_ok()) {
        let CharacterPick::Activate(figure) = play.choose(&WhichCharacter { seat, tile })? else { break };
        character(play, figure)?;
    }
    Ok(())
}

/// One character, steps 1 to 7.
fn character(play: &mut Play, figure: FigureId) -> Flow<()> {
    let character = play.state.figure_mut(figure);
    character.activated = true;
    character.moved = false;
    play.event(rule!("character-activation.step1.name"), |_| Event::CharacterActivated { figure });
    // Step 2, and step 6: the bonus is for the first of the two (character-activation.step6.first-bonus).
    maybe_move(play, figure)?;
    maybe_move(play, figure)
}

/// A movement, if its player likes and it can be made.
fn maybe_move(play: &mut Play, figure: FigureId) -> Flow<()> {
    if play.state.is_neutralised(figure) {
        return Ok(());
    }
    let points = movement::pool(play.scene(), figure, 0, FirstBonus::Counts);
    if !movement::can_move(play.scene(), figure, points) {
        return Ok(());
    }
    let seat = play.state.seat_of(figure);
    match play.choose(&MayMove { seat, figure })? {
        May::Yes => movement::movement(play, figure, 0, FirstBonus::Counts),
        May::No => Ok(()),
    }
}

/// One of the tile's, on the board, not activated yet (character-activation.once-per-tile-activation).
fn may_be_activated(scene: Scene<Gotham>, tile: TileId, figure: FigureId) -> Verdict {
    let there = scene.state.figures.get(usize::from(figure.0));
    let Some(character) = there.filter(|figure| figure.body == Body::Character(tile)) else {
        return Err(rule!("tiles.control").into());
    };
    need(character.zone().is_some(), rule!("neutralised.character.removed"))?;
    need(!character.activated, rule!("character-activation.step1.name"))
}

/// Which character?
struct WhichCharacter {
    seat: Seat,
    tile: TileId,
}

impl Question<Gotham> for WhichCharacter {
    type Answer = CharacterPick;

    fn ask(&self) -> Ask {
        Ask::Character { seat: self.seat, tile: self.tile }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CharacterPick)) {
        emit(CharacterPick::End);
        scene.state.characters_of(self.tile).for_each(|figure| emit(CharacterPick::Activate(figure)));
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: CharacterPick) -> Verdict {
        match pick {
            CharacterPick::End => Ok(()),
            CharacterPick::Activate(figure) => may_be_activated(scene, self.tile, figure),
        }
    }
}

/// Move?
struct MayMove {
    seat: Seat,
    figure: FigureId,
}

impl Question<Gotham> for MayMove {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::MayMove { seat: self.seat, figure: self.figure }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}
