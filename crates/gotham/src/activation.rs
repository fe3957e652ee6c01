//! Chapter VI C: activating the characters of a tile, one after the other.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, CharacterAct, CharacterPick, May};
use crate::bearer::{PrintedFigure, Reading};
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::term::CubeBox;
use crate::state::{Body, FigureId, TileId};
use crate::{Gotham, Play, melee, rule};

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
    // Steps 2 and 6: the bonus is for the first of the two (character-activation.step6.first-bonus).
    maybe_move(play, figure)?;
    maybe_act(play, figure)?;
    maybe_move(play, figure)
}

/// Steps 3 to 5: one kind of action with one characteristic, as often as its multiplier says.
fn maybe_act(play: &mut Play, figure: FigureId) -> Flow<()> {
    if play.state.is_neutralised(figure) {
        return Ok(());
    }
    let seat = play.state.seat_of(figure);
    let act = play.choose_if_any(&WhichAct { seat, figure })?;
    let Some(CharacterAct::Melee(line)) = act else { return Ok(()) };
    let PrintedFigure::Character(tile) = play.scene().printed(figure) else { return Ok(()) };
    let line = tile.lines[CubeBox::Melee as usize][usize::from(line)].clone();
    let mut left = line.times;
    loop {
        melee::by_character(play, figure, &line)?;
        left -= 1;
        let again = left > 0 && !play.state.is_neutralised(figure) && melee::has_target(play.scene(), figure);
        if !again || play.choose(&MayRepeat { seat, figure, left })? == May::No {
            return Ok(());
        }
    }
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

/// Which action?
struct WhichAct {
    seat: Seat,
    figure: FigureId,
}

impl Question<Gotham> for WhichAct {
    type Answer = CharacterAct;

    fn ask(&self) -> Ask {
        Ask::CharacterAct { seat: self.seat, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CharacterAct)) {
        emit(CharacterAct::Nothing);
        if let PrintedFigure::Character(tile) = scene.printed(self.figure) {
            let lines = tile.lines[CubeBox::Melee as usize].len() as u8;
            (0..lines).for_each(|line| emit(CharacterAct::Melee(line)));
        }
    }

    fn verdict(&self, scene: Scene<Gotham>, act: CharacterAct) -> Verdict {
        let CharacterAct::Melee(line) = act else { return Ok(()) };
        let PrintedFigure::Character(tile) = scene.printed(self.figure) else {
            return Err(rule!("components.figures.character-definition").into());
        };
        let there = usize::from(line) < tile.lines[CubeBox::Melee as usize].len();
        need(there, rule!("character-activation.step3.choose-characteristic"))?;
        need(melee::has_target(scene, self.figure), rule!("character-actions.melee.b.target"))
    }
}

/// The same again?
struct MayRepeat {
    seat: Seat,
    figure: FigureId,
    left: u8,
}

impl Question<Gotham> for MayRepeat {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::MayRepeat { seat: self.seat, figure: self.figure, left: self.left }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
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
