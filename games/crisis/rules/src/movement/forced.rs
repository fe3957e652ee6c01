//! Pushing and throwing (chapters "Throwing characters", "Throwing terrain", "Pushing").

use arrayvec::ArrayVec;
use space::{Convex, Disc, Footprint, P, Slide, Turn};
use table::{Flow, Question, Scene, Verdict, any_legal, need};

use super::lay::tool_shape;
use super::{Mover, TABLE, Wedge, arrive, may_rest};
use crate::ask::{Ask, Thing};
use crate::card::ability::{Motion, Tool};
use crate::damage::{self, Cause};
use crate::effect::{Source, Things, who};
use crate::event::Event;
use crate::state::{Battleground, FigureId, Numbers, PieceId, Reading, Side};
use crate::{Crisis, Play, dodge, rule, terrain};

/// What is moved against its will.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forced {
    /// The character is pushed.
    Push,
    /// The character is thrown.
    Throw,
    /// The character throws this terrain feature.
    Terrain(PieceId),
}

/// How far a pushed or thrown base goes, and what it runs into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it ends.
    pub end: P,
    /// What it runs into at the same instant; nothing if it goes the whole way.
    pub met: Things,
}

/// Pushes a character; whether it moved (push.as-throw).
///
/// # Errors
/// A stop of the table.
pub fn push(play: &mut Play, mover: &Mover, tool: Tool, wedge: Option<Wedge>) -> Flow<bool> {
    if mover.barred(play.scene(), Motion::Push) {
        return Ok(false);
    }
    let from = play.state.figure(mover.figure).at;
    let by = mover.owner;
    let question =
        ChooseWay { side: mover.side, figure: mover.figure, wedge, forced: Forced::Push, tool, by };
    let Some(way) = direction(play, &question)? else { return Ok(false) };
    slide(play, &question, way, Motion::Push)?;
    Ok(play.state.figure(mover.figure).at != from)
}

/// Throws a character. It stops at the first base or terrain and collides with it (throw-character.stop-on-contact).
///
/// # Errors
/// A stop of the table.
pub fn throw_character(
    play: &mut Play,
    mover: &Mover,
    thrower: Option<FigureId>,
    tool: Tool,
    wedge: Option<Wedge>,
) -> Flow<()> {
    if mover.barred(play.scene(), Motion::Throw) {
        return Ok(());
    }
    let by = thrower.or(mover.owner);
    let question =
        ChooseWay { side: mover.side, figure: mover.figure, wedge, forced: Forced::Throw, tool, by };
    let Some(way) = direction(play, &question)? else { return Ok(()) };
    let met = slide(play, &question, way, Motion::Throw)?;
    if met.is_empty() {
        return Ok(());
    }
    // Of two things met at the same instant the thrower's player chooses one (q.double-collision).
    let question = who::ChooseThing { side: mover.side, source: Source::Book, among: met };
    let Some(struck) = play.choose_if_any(&question)? else { return Ok(()) };
    let cause = thrower.map_or(Cause::neutral(), Cause::effect);
    let size = play.scene().card(mover.figure).size;
    play.event(rule!("throw-character.stop-on-contact"), |_| Event::Collided {
        figure: mover.figure,
        with: struck,
    });
    // The thrown character suffers its damage first (q.collision-order).
    damage::suffer(play, mover.figure, 1, cause)?;
    match struck {
        Thing::Figure(figure) => dodge::collide(play, figure, size, cause),
        Thing::Piece(piece) => {
            if play.scene().piece(piece).size < size {
                terrain::destroy(play, piece, mover.side)?;
            }
            Ok(())
        }
        Thing::Token(_) => Ok(()),
    }
}

/// Moves a base straight along the whole tool, as far as it goes; what it ran into.
fn slide(play: &mut Play, moved: &ChooseWay, way: Turn, motion: Motion) -> Flow<Things> {
    let Flight { end, met } = flight(play.scene(), moved.figure, moved.tool, moved.by, way);
    arrive(play, moved.figure, end, motion)?;
    Ok(met)
}

/// How far a base goes straight along the whole tool, and what it runs into. The pusher or thrower does not stop it
/// (throw-character.ignore-thrower, q.push-past-pusher).
pub fn flight(scene: Scene<Crisis>, figure: FigureId, tool: Tool, by: Option<FigureId>, way: Turn) -> Flight {
    let base = scene.base(figure);
    let slide = Slide::new(&base, way, tool_shape(scene, tool).whole_way(base.r));
    // Nor does the terrain on which it began (throw-character.ignore-start-terrain).
    let others: Vec<FigureId> =
        scene.state.on_battlefield().filter(|&other| other != figure && Some(other) != by).collect();
    let bases: Vec<Disc> = others.iter().map(|&other| scene.base(other)).collect();
    let (pieces, feet): (Vec<PieceId>, Vec<&Convex>) =
        scene.terrain().filter(|it| !it.outline.overlaps_disc(&base)).map(|it| (it.id, it.outline)).unzip();
    let slid = slide.run(TABLE, &bases, &feet);
    let (_, end) = slide.back(slid.steps, |at| may_rest(scene, figure, at.c).is_ok());
    let met = Things {
        figures: slid.discs.iter().fold(Numbers::default(), |all, &i| all.with(others[i].0)),
        pieces: slid.feet.iter().fold(Numbers::default(), |all, &i| all.with(pieces[i].0)),
        ..Things::default()
    };
    Flight { end, met }
}

/// Throws a terrain feature: it is destroyed, and the first thing along the tool suffers the collision
/// (throw-terrain.destroy-first, throw-terrain.first-hit).
///
/// # Errors
/// A stop of the table.
pub fn throw_terrain(play: &mut Play, side: Side, thrower: FigureId, piece: PieceId, tool: Tool) -> Flow<()> {
    let size = play.scene().piece(piece).size;
    if !terrain::destroy(play, piece, side)? {
        return Ok(());
    }
    let forced = Forced::Terrain(piece);
    let question = ChooseWay { side, figure: thrower, wedge: None, forced, tool, by: None };
    let Some(way) = direction(play, &question)? else { return Ok(()) };
    let struck = first_hit(play.scene(), thrower, tool, way);
    play.event(rule!("throw-terrain.first-hit"), |_| Event::TerrainThrown {
        figure: thrower,
        piece,
        way,
        struck,
    });
    match struck {
        Some(Thing::Figure(figure)) => dodge::collide(play, figure, size, Cause::effect(thrower)),
        Some(Thing::Piece(other)) if play.scene().piece(other).size < size => {
            terrain::destroy(play, other, side)?;
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The first character or terrain that the straight tool touches, counted from the thrower.
pub fn first_hit(scene: Scene<Crisis>, thrower: FigureId, tool: Tool, way: Turn) -> Option<Thing> {
    let base = scene.base(thrower);
    let shape = tool_shape(scene, tool);
    let figures = scene.state.on_battlefield().filter(|&other| other != thrower).filter_map(|other| {
        let disc = scene.base(other);
        let at = shape.first_touch(&base, way, |bar| bar.touches(&disc))?;
        Some((at, Thing::Figure(other)))
    });
    // What the thrower stands on does not catch the throw (throw-terrain.ignore-own-terrain).
    let pieces = scene.terrain().filter(|it| !it.outline.overlaps_disc(&base));
    let pieces = pieces.filter_map(|it| {
        let at = shape.first_touch(&base, way, |bar| bar.overlaps(it.outline))?;
        Some((at, Thing::Piece(it.id)))
    });
    figures.chain(pieces).min_by_key(|(at, _)| *at).map(|(_, thing)| thing)
}

/// The direction of a push or throw, as a player chooses; none if the character cannot be moved at all.
fn direction(play: &mut Play, question: &ChooseWay) -> Flow<Option<Turn>> {
    if !any_legal(question, play.scene(), |_| true) {
        return Ok(None);
    }
    play.choose(question).map(Some)
}

/// In which direction?
pub struct ChooseWay {
    /// Who chooses.
    pub side: Side,
    /// The character that is moved, or that throws.
    pub figure: FigureId,
    /// Toward or away from something.
    pub wedge: Option<Wedge>,
    /// What is done to it.
    pub forced: Forced,
    /// Along which tool.
    pub tool: Tool,
    /// Who pushes or throws a character.
    pub by: Option<FigureId>,
}

impl Question<Crisis> for ChooseWay {
    type Answer = Turn;

    fn ask(&self) -> Ask {
        let ChooseWay { side, figure, wedge, forced, tool, by } = *self;
        Ask::Way { side, figure, wedge, forced, tool, by }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Turn)) {
        let at = scene.state.figure(self.figure).at;
        let mut ways: ArrayVec<Turn, 40> = ArrayVec::new();
        if let Some(wedge) = self.wedge {
            let axis = if wedge.toward { wedge.of - at } else { at - wedge.of };
            ways.extend(Turn::of(axis));
        }
        ways.extend((0..16).map(|i| Turn(i * 4_096)));
        // Straight at each character is where most are thrown.
        let others = scene.state.on_battlefield().filter(|&other| other != self.figure);
        ways.extend(others.filter_map(|other| Turn::of(scene.state.figure(other).at - at)));
        ways.into_iter().for_each(emit);
    }

    fn verdict(&self, scene: Scene<Crisis>, way: Turn) -> Verdict {
        let at = scene.state.figure(self.figure).at;
        need(
            self.wedge.is_none_or(|wedge| wedge.allows(at, way.dir())),
            rule!("toward-away.whole-move-inside"),
        )
    }
}
