//! Chapter VI C: activating the characters of a tile, one after the other.

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::answer::{CharacterAct, CharacterPick, May};
use crate::ask::{Ask, Topic};
use crate::attack::AttackKind;
use crate::bearer::{PrintedFigure, Reading};
use crate::deed::With;
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::Line;
use crate::printed::term::{CubeBox, Effort};
use crate::state::{Body, FigureId, TileId};
use crate::{Gotham, Play, deed, effect, melee, ranged, river, rule, target};

/// From none to all of a tile's characters (villain-turn.step3.d.characters). A tile whose last character falls has no more
/// to activate (rulings.river.lost-during-activation).
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
        match play.choose(&WhichCharacter { seat, tile })? {
            CharacterPick::Activate(figure) => character(play, figure)?,
            CharacterPick::Sweep(sweep) => river::sweep(play, sweep)?,
            CharacterPick::End => break,
        }
    }
    Ok(())
}

/// One character, steps 1 to 7.
fn character(play: &mut Play, figure: FigureId) -> Flow<()> {
    play.state.figure_mut(figure).activated = true;
    play.state.activated = Some(figure);
    play.event(rule!("character-activation.step1.name"), |_| Event::CharacterActivated { figure });
    begin(play, figure);
    // Steps 2 and 6: the bonus is for the first of the two (character-activation.step6.first-bonus).
    maybe_move(play, figure)?;
    maybe_act(play, figure)?;
    maybe_move(play, figure)?;
    play.state.activated = None;
    Ok(())
}

/// The start of an activation: the character stands up, which costs it the bonus of its first movement
/// (skills.immobilisation.stand-up), and regenerates.
pub fn begin(play: &mut Play, figure: FigureId) {
    let character = play.state.figure_mut(figure);
    character.moved = false;
    character.bonus_lost = character.lying;
    if std::mem::take(&mut character.lying) {
        play.event(rule!("skills.immobilisation.stand-up"), |_| Event::StoodUp { figure });
    }
    effect::regenerate(play, figure);
}

/// Steps 3 to 5: one kind of action with one characteristic, as often as its multiplier says.
fn maybe_act(play: &mut Play, figure: FigureId) -> Flow<()> {
    if play.state.is_neutralised(figure) {
        return Ok(());
    }
    let seat = play.state.seat_of(figure);
    let act = play.choose_if_any(&WhichAct { seat, figure })?.unwrap_or(CharacterAct::Nothing);
    let line = characteristic(play.scene(), figure, act).cloned();
    let mut left = match (act, &line) {
        (CharacterAct::Nothing, _) => return Ok(()),
        (_, Some(line)) => line.times,
        (_, None) => 1, // rulings.skill-action.no-characteristic
    };
    loop {
        match (act, &line) {
            (CharacterAct::Melee(_), Some(line)) => melee::by_character(play, figure, line)?,
            (CharacterAct::Ranged(_), Some(line)) => ranged::by_character(play, figure, line)?,
            (CharacterAct::Manipulate(_), line) => {
                deed::by_character(play, figure, Effort::Manipulation, line.as_ref())?;
            }
            (CharacterAct::Think(_), line) => {
                deed::by_character(play, figure, Effort::Thought, line.as_ref())?;
            }
            (CharacterAct::Melee(_) | CharacterAct::Ranged(_) | CharacterAct::Nothing, _) => return Ok(()),
        }
        left -= 1;
        let again = left > 0 && play.state.stands(figure) && may_do(play.scene(), figure, act).is_ok();
        if !again || play.choose(&MayRepeat { seat, figure, left })? == May::No {
            return Ok(());
        }
    }
}

/// The characteristic that an action is done with.
fn characteristic<'a>(scene: Scene<'a, Gotham>, figure: FigureId, act: CharacterAct) -> Option<&'a Line> {
    let PrintedFigure::Character(tile) = scene.printed(figure) else { return None };
    let (cube_box, line) = match act {
        CharacterAct::Melee(line) => (CubeBox::Melee, line),
        CharacterAct::Ranged(line) => (CubeBox::Ranged, line),
        CharacterAct::Manipulate(line) => (CubeBox::Manipulation, line?),
        CharacterAct::Think(line) => (CubeBox::Thought, line?),
        CharacterAct::Nothing => return None,
    };
    tile.lines[cube_box.index()].get(usize::from(line))
}

/// Whether a character can do something now: with a characteristic of its tile, and to some purpose.
fn may_do(scene: Scene<Gotham>, figure: FigureId, act: CharacterAct) -> Verdict {
    let there = characteristic(scene, figure, act).is_some();
    let choose = rule!("character-activation.step3.choose-characteristic");
    let has_target = |kind: AttackKind| target::has_target(scene, figure, kind);
    let skill_alone = |cube_box: CubeBox| match scene.printed(figure) {
        PrintedFigure::Character(tile) => tile.lines[cube_box.index()].is_empty(),
        PrintedFigure::Hero(_) => false,
    };
    let with = if there { With::Characteristic } else { With::SkillAlone };
    match act {
        CharacterAct::Nothing => Ok(()),
        CharacterAct::Melee(_) => {
            need(there, choose)?;
            need(has_target(AttackKind::Melee), rule!("character-actions.melee.b.target"))
        }
        CharacterAct::Ranged(_) => {
            need(there, choose)?;
            need(has_target(AttackKind::Ranged), rule!("character-actions.ranged.b"))
        }
        CharacterAct::Manipulate(line) => {
            need(there || (line.is_none() && skill_alone(CubeBox::Manipulation)), choose)?;
            let possible = deed::can_begin(scene, figure, Effort::Manipulation, with);
            need(possible, rule!("character-actions.manipulation.complex.nature"))
        }
        CharacterAct::Think(line) => {
            need(there || (line.is_none() && skill_alone(CubeBox::Thought)), choose)?;
            let possible = deed::can_begin(scene, figure, Effort::Thought, with);
            need(possible, rule!("character-actions.thought.complex"))
        }
    }
}

/// A movement, if its player likes and it can be made.
fn maybe_move(play: &mut Play, figure: FigureId) -> Flow<()> {
    if !play.state.stands(figure) {
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
        Ask { seat: self.seat, topic: Topic::Character { tile: self.tile } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CharacterPick)) {
        emit(CharacterPick::End);
        scene.state.characters_of(self.tile).for_each(|figure| emit(CharacterPick::Activate(figure)));
        if self.seat == scene.state.villain_seat() {
            river::sweeps(scene, &mut |sweep| emit(CharacterPick::Sweep(sweep)));
        }
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: CharacterPick) -> Verdict {
        match pick {
            CharacterPick::End => Ok(()),
            CharacterPick::Activate(figure) => may_be_activated(scene, self.tile, figure),
            CharacterPick::Sweep(sweep) => {
                need(self.seat == scene.state.villain_seat(), rule!("river-cleaning.when"))?;
                river::may_sweep(scene, sweep)
            }
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
        Ask { seat: self.seat, topic: Topic::CharacterAct { figure: self.figure } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CharacterAct)) {
        emit(CharacterAct::Nothing);
        let PrintedFigure::Character(tile) = scene.printed(self.figure) else { return };
        let lines = |cube_box: CubeBox| 0..fit::<u8>(tile.lines[cube_box.index()].len());
        lines(CubeBox::Melee).for_each(|line| emit(CharacterAct::Melee(line)));
        lines(CubeBox::Ranged).for_each(|line| emit(CharacterAct::Ranged(line)));
        lines(CubeBox::Manipulation).for_each(|line| emit(CharacterAct::Manipulate(Some(line))));
        lines(CubeBox::Thought).for_each(|line| emit(CharacterAct::Think(Some(line))));
        emit(CharacterAct::Manipulate(None));
        emit(CharacterAct::Think(None));
    }

    fn verdict(&self, scene: Scene<Gotham>, act: CharacterAct) -> Verdict {
        may_do(scene, self.figure, act)
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
        Ask { seat: self.seat, topic: Topic::MayRepeat { figure: self.figure, left: self.left } }
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
        Ask { seat: self.seat, topic: Topic::MayMove { figure: self.figure } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}
