//! Moving: advance and climb, push, throw, place (chapters "Movement" to "Moving toward or away").

mod forced;
mod ground;
mod lay;

pub use forced::{Flight, Forced, first_hit, flight, push, throw_character, throw_terrain};
pub(crate) use ground::Ground;
pub use lay::{Advance, Climb, LayTool, tool_shape};

use space::{Cone, Disc, Footprint, P, V};
use table::{Flow, Question, Scene, Verdict, any_legal, need};

use crate::ask::{Ask, Spot};
use crate::card::BATTLEFIELD;
use crate::card::ability::{Motion, MovedBy, Own, Tool};
use crate::effect::{Moment, Things, modifiers, window};
use crate::event::Event;
use crate::objectives;
use crate::state::{Battleground, FigureId, Reading, Side, TokenId};
use crate::{Crisis, Play, rule};

/// The battlefield, as geometry wants it.
pub const TABLE: (i32, i32) = (BATTLEFIELD, BATTLEFIELD);

/// The cause of a movement, and the character that is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// Whose player decides.
    pub side: Side,
    /// The character that is moved.
    pub figure: FigureId,
    /// By what kind of effect; none for a move of its own.
    pub by: Option<MovedBy>,
    /// Whose effect it is.
    pub owner: Option<FigureId>,
}

impl Mover {
    /// A move of one's own.
    pub fn own(side: Side, figure: FigureId) -> Mover {
        Mover { side, figure, by: None, owner: Some(figure) }
    }

    /// Whether anything forbids it: being dazed (damage.dazed.immobile), or an effect (effects.cannot-beats-can).
    fn barred(&self, scene: Scene<Crisis>, motion: Motion) -> bool {
        if !scene.state.is_up(self.figure) {
            return true;
        }
        let Some(by) = self.by else { return false };
        let enemy = self
            .owner
            .is_some_and(|owner| scene.state.figure(owner).side != scene.state.figure(self.figure).side);
        let mystic = scene
            .state
            .attacks
            .last()
            .is_some_and(|attack| attack.kind == crate::card::ability::AttackType::Mystic);
        let by = match by {
            MovedBy::EnemySuperpowers if !enemy => MovedBy::Effects,
            MovedBy::MysticAttackRules if !mystic => MovedBy::Effects,
            by => by,
        };
        // What one moves oneself by an own effect is no move by another's.
        self.owner != Some(self.figure) && modifiers::cannot_be_moved(scene, self.figure, motion, by)
    }
}

/// Toward or away from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Wedge {
    /// From or to where.
    pub of: P,
    /// Toward, and not away.
    pub toward: bool,
}

impl Wedge {
    /// Whether a displacement stays inside (toward-away.stay-inside).
    pub fn allows(self, from: P, by: V) -> bool {
        let cone = if self.toward { Cone::toward(from, self.of) } else { Cone::away(from, self.of) };
        cone.allows(by)
    }
}

/// Whether a character may end a move at a place (movement.no-base-overlap-end, movement.no-partial-terrain,
/// movement.must-fit, movement.not-off-board).
///
/// # Errors
/// The rule that forbids it.
pub fn may_rest(scene: Scene<Crisis>, figure: FigureId, at: P) -> Verdict {
    let base = Disc::new(at, scene.card(figure).radius);
    rest(scene, &base, |other| other == figure)
}

/// The same for any base, leaving out some characters.
pub(crate) fn rest(scene: Scene<Crisis>, base: &Disc, leave_out: impl Fn(FigureId) -> bool) -> Verdict {
    need(base.on_table(TABLE), rule!("movement.not-off-board"))?;
    let mut others = scene.state.on_battlefield().filter(|&other| !leave_out(other));
    need(!others.any(|other| scene.base(other).overlaps(base)), rule!("movement.no-base-overlap-end"))?;
    for piece in scene.terrain() {
        if piece.outline.overlaps_disc(base) {
            need(piece.outline.carries(base), rule!("movement.no-partial-terrain"))?;
            need(piece.standable, rule!("movement.must-fit"))?;
        }
    }
    Ok(())
}

/// A move action: an advance with its speed, or a climb (activation.action.move).
///
/// # Errors
/// A stop of the table.
pub fn action(play: &mut Play, figure: FigureId) -> Flow<()> {
    let limit = modifiers::action_limit(play.scene(), figure, Own::Move);
    let moves = play.state.activation.map_or(0, |activation| activation.moves);
    if limit.is_some_and(|limit| moves >= limit) {
        return Ok(());
    }
    if let Some(activation) = &mut play.state.activation {
        activation.moves += 1;
    }
    let side = play.state.figure(figure).side;
    let speed = play.scene().card(figure).speed;
    lay::advance(play, &Mover::own(side, figure), speed, None, Climb::Allowed)
}

/// An advance that an effect grants.
///
/// # Errors
/// A stop of the table.
pub fn advance(play: &mut Play, mover: &Mover, tool: Tool, wedge: Option<Wedge>) -> Flow<()> {
    lay::advance(play, mover, tool, wedge, Climb::Barred)
}

/// Puts a character somewhere and tells those who answer it.
pub(crate) fn arrive(play: &mut Play, figure: FigureId, to: P, motion: Motion) -> Flow<()> {
    let from = play.state.figure(figure).at;
    play.state.figure_mut(figure).at = to;
    play.event(rule!("movement.kinds"), |_| Event::Moved { figure, from, to, motion });
    match motion {
        Motion::Advance | Motion::Climb => window(play, Moment::Moved { who: figure, advanced: true }),
        Motion::Place => window(play, Moment::Moved { who: figure, advanced: false }),
        Motion::Push | Motion::Throw => Ok(()),
    }
}

/// Places a character within a range of something (place.anywhere-within). Where nothing is legal it stays
/// (q.place-target-space).
///
/// # Errors
/// A stop of the table.
pub fn place(play: &mut Play, mover: &Mover, range: u8, of: Things) -> Flow<()> {
    if mover.barred(play.scene(), Motion::Place) {
        return Ok(());
    }
    let question = ChoosePlace { side: mover.side, figure: mover.figure, radius: None, range, of };
    if !any_legal(&question, play.scene(), |_| true) {
        return Ok(());
    }
    let Spot(to) = play.choose(&question)?;
    arrive(play, mover.figure, to, Motion::Place)
}

/// Where is it placed?
pub struct ChoosePlace {
    /// Who chooses.
    pub side: Side,
    /// The character that is placed.
    pub figure: FigureId,
    /// The radius of its base, if it is not the one of its card: a new form, or grunts that enter play.
    pub radius: Option<i32>,
    /// Within which range.
    pub range: u8,
    /// Of what.
    pub of: Things,
}

impl ChoosePlace {
    fn radius(&self, scene: Scene<Crisis>) -> i32 {
        self.radius.unwrap_or_else(|| scene.card(self.figure).radius)
    }

    fn anchors<'a>(&self, scene: Scene<'a, Crisis>) -> impl Iterator<Item = Disc> + use<'a> {
        let figures = self.of.figures.iter().map(move |id| scene.base(FigureId(id)));
        let tokens = self.of.tokens.iter().map(move |id| objectives::disc(scene, TokenId(id)));
        figures.chain(tokens)
    }
}

impl Question<Crisis> for ChoosePlace {
    type Answer = Spot;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        Ask::Place { side: self.side, figure: self.figure, range: self.range, of: self.of }
    }

    /// Where it stands, and rings about what the range is measured from.
    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Spot)) {
        let radius = self.radius(scene);
        if scene.state.is_on_battlefield(self.figure) {
            emit(Spot(scene.state.figure(self.figure).at));
        }
        for anchor in self.anchors(scene) {
            for share in [4, 2, 0] {
                let far = anchor.r + radius + scene.range(self.range) * share / 4;
                for i in 0..16u16 {
                    emit(Spot(space::at(anchor.c, space::Turn(i * 4096).dir(), i64::from(far), 0)));
                }
            }
        }
    }

    fn legal(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Spot)) {
        let (radius, range) = (self.radius(scene), scene.range(self.range));
        let ground = Ground::whole(scene, radius, |other| other == self.figure);
        self.candidates(scene, &mut |Spot(at)| {
            let near = |anchor: Disc| anchor.within(&Disc::new(at, radius), range);
            if self.anchors(scene).any(near) && ground.carries(at) {
                emit(Spot(at));
            }
        });
    }

    fn verdict(&self, scene: Scene<Crisis>, Spot(at): Spot) -> Verdict {
        let base = Disc::new(at, self.radius(scene));
        let range = scene.range(self.range);
        let gap = self.anchors(scene).map(|anchor| anchor.gap(&base)).min();
        let near = self.anchors(scene).any(|anchor| anchor.within(&base, range));
        if !near {
            return Err(rule!("place.measure-from-placed").measured(gap.unwrap_or(BATTLEFIELD), range));
        }
        rest(scene, &base, |other| other == self.figure)
    }
}
