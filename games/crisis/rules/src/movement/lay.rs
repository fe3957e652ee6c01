//! Laying the movement tool for an advance or a climb (chapters "Advancing" and "Climbing").

use serde::{Deserialize, Serialize};
use space::{BadPose, Convex, Disc, Fan, Footprint, Lays, P, Pose, Strip, Turn};
use table::{Flow, Question, Scene, Verdict, Why, need};

use super::ground::Ground;
use super::{Mover, Wedge, arrive, may_rest};
use crate::ask::Ask;
use crate::card::ability::{Condition, Motion, Tool};
use crate::effect::modifiers;
use crate::state::{Battleground, FigureId, Reading, Side};
use crate::{Crisis, Play, rule};

/// Whether the character may climb instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Climb {
    /// In a move action.
    Allowed,
    /// In an advance that an effect grants.
    Barred,
}

/// How a character advances: as at a real table, the player lays the tool and sets the base down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advance {
    /// It stays where it stands, which touches the tool.
    Stay,
    /// Along a tool.
    Along {
        /// Which.
        tool: Tool,
        /// How it lies.
        pose: Pose,
        /// Where the base is set down.
        to: P,
        /// As a climb (climb.as-advance).
        climb: bool,
    },
}

/// An advance with a tool or a shorter one.
pub(super) fn advance(
    play: &mut Play,
    mover: &Mover,
    tool: Tool,
    wedge: Option<Wedge>,
    climb: Climb,
) -> Flow<()> {
    if mover.barred(play.scene(), Motion::Advance) {
        return Ok(());
    }
    let question = LayTool { side: mover.side, figure: mover.figure, tool, wedge, climb };
    match play.choose(&question)? {
        Advance::Stay => Ok(()),
        Advance::Along { to, climb, .. } => {
            let motion = if climb { Motion::Climb } else { Motion::Advance };
            arrive(play, mover.figure, to, motion)
        }
    }
}

/// In which way it advances.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gait {
    /// As it always can.
    Walks,
    /// By climbing (climb.as-advance).
    Climbs,
}

impl From<bool> for Gait {
    fn from(climb: bool) -> Gait {
        if climb { Gait::Climbs } else { Gait::Walks }
    }
}

/// A part of the lattice of suggestions: a tool, as a climb or not, in so many directions, with each of these bends.
struct Row {
    tool: Tool,
    climb: bool,
    ways: u16,
    bends: &'static [i16],
}

/// So many directions, evenly.
fn directions(ways: u16) -> impl Iterator<Item = Turn> {
    (0..ways).map(move |i| Turn(i * (u16::MAX / ways)))
}

/// How does it advance?
pub struct LayTool {
    /// Who lays the tool.
    pub side: Side,
    /// Who advances.
    pub figure: FigureId,
    /// With this tool or a shorter one (advance.tool-choice).
    pub tool: Tool,
    /// Toward or away from something.
    pub wedge: Option<Wedge>,
    /// Whether it may climb.
    pub climb: Climb,
}

impl LayTool {
    /// The longest tool it may use (conditions.slow).
    pub fn longest(&self, scene: Scene<Crisis>) -> Tool {
        let slow = scene.state.figure(self.figure).conditions.has(Condition::Slow);
        if slow { Tool::Short } else { self.tool }
    }

    /// The terrain that the tool may not overlap: larger than the character, which counts as size 5 when it climbs, flies
    /// or crawls; and not what its base overlaps now (advance.overlap-size, advance.overlap-current).
    fn barred<'a>(&self, scene: Scene<'a, Crisis>, gait: Gait) -> Vec<&'a Convex> {
        let base = scene.base(self.figure);
        let crosses = gait == Gait::Climbs || modifiers::crosses(scene, self.figure);
        let size = if crosses { 5 } else { scene.card(self.figure).size };
        let barred = scene.terrain().filter(|it| it.size > size && !it.outline.overlaps_disc(&base));
        barred.map(|it| it.outline).collect()
    }

    /// The lattice that is suggested: each tool with its directions and bends.
    fn lattice(&self, scene: Scene<Crisis>) -> impl Iterator<Item = Row> + use<> {
        let longest = self.longest(scene);
        let row = |tool, climb, ways, bends| Row { tool, climb, ways, bends };
        let whole = row(longest, false, 16, &[0, 8_192, -8_192]);
        let short = (longest != Tool::Short).then_some(row(Tool::Short, false, 8, &[0]));
        let climb = (self.climb == Climb::Allowed).then_some(row(Tool::Short, true, 8, &[0]));
        [Some(whole), short, climb].into_iter().flatten()
    }

    /// Straight to each token and up to each enemy with the longest tool, as far as it goes: in which direction, and how far.
    fn straight<'a>(&self, scene: Scene<'a, Crisis>) -> impl Iterator<Item = (Turn, i32)> + use<'a> {
        let (base, longest) = (scene.base(self.figure), self.longest(scene));
        let side = scene.state.figure(self.figure).side;
        let tokens = scene.state.tokens_lying().map(move |token| (scene.state.token(token).at, 0));
        let enemies = scene.state.squad(side.other()).map(move |id| scene.base(id));
        let enemies = enemies.map(move |other| (other.c, other.r + base.r + space::SLACK));
        let whole_way = tool_shape(scene, longest).whole_way(base.r);
        tokens.chain(enemies).filter_map(move |(goal, short_of)| {
            let way = Turn::of(goal - base.c)?;
            let (here, there) = (Disc::new(base.c, 0), Disc::new(goal, 0));
            let beyond = !here.within(&there, whole_way + short_of);
            let far = if beyond { whole_way } else { here.gap(&there) - short_of };
            (far > 0).then_some((way, far))
        })
    }

    /// Whether the base may be set down at a place with the longest tool, to be asked often. The click is judged, not the
    /// picture.
    pub fn reaching<'a>(&self, scene: Scene<'a, Crisis>) -> impl Fn(P) -> bool + 'a {
        let (figure, wedge, base) = (self.figure, self.wedge, scene.base(self.figure));
        let fan = Fan::new(tool_shape(scene, self.longest(scene)), base, &self.barred(scene, Gait::Walks));
        move |to| {
            wedge.is_none_or(|wedge| wedge.allows(base.c, to - base.c))
                && may_rest(scene, figure, to).is_ok()
                && fan.find(to).is_some()
        }
    }

    /// Where the base may be set down with the longest tool, as strips to be drawn, `step` mils apart. The click is judged,
    /// not the picture.
    pub fn region(&self, scene: Scene<Crisis>, step: i32) -> Vec<Strip> {
        let base = scene.base(self.figure);
        let barred = self.barred(scene, Gait::Walks);
        let fan = Fan::new(tool_shape(scene, self.longest(scene)), base, &barred);
        fan.region(step, |to| {
            self.wedge.is_none_or(|wedge| wedge.allows(base.c, to - base.c))
                && may_rest(scene, self.figure, to).is_ok()
        })
    }

    /// A legal answer that takes the base to a place, if one is found: with the longest tool, a shorter one, or a climb.
    pub fn find(&self, scene: Scene<Crisis>, to: P) -> Option<Advance> {
        let base = scene.base(self.figure);
        let walks = Tool::ALL.into_iter().rev().map(|tool| (tool, false));
        let legal = |answer: &Advance| self.verdict(scene, *answer).is_ok();
        walks.chain([(Tool::Short, true)]).find_map(|(tool, climb)| {
            let barred = self.barred(scene, climb.into());
            let pose = Fan::new(tool_shape(scene, tool), base, &barred).find(to)?;
            Some(Advance::Along { tool, pose, to, climb }).filter(legal)
        })
    }
}

impl Question<Crisis> for LayTool {
    type Answer = Advance;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        let LayTool { side, figure, tool, wedge, climb } = *self;
        Ask::Advance { side, figure, tool, wedge, climb: climb == Climb::Allowed }
    }

    /// A lattice of directions and bends, the base at the far end; straight to each token and up to each enemy, as far as
    /// the tool goes; and staying.
    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Advance)) {
        emit(Advance::Stay);
        let (longest, base) = (self.longest(scene), scene.base(self.figure));
        for Row { tool, climb, ways, bends } in self.lattice(scene) {
            let shape = tool_shape(scene, tool);
            for way in directions(ways) {
                for &bend in bends {
                    let pose = Pose { way, bend };
                    emit(Advance::Along { tool, pose, to: shape.tip(&base, pose), climb });
                }
            }
        }
        for (way, far) in self.straight(scene) {
            let to = space::at(base.c, way.dir(), i64::from(far), 0);
            emit(Advance::Along { tool: longest, pose: Pose { way, bend: 0 }, to, climb: false });
        }
    }

    /// Most places are ruled out by what stands there, and poses share what is near the base and their first arms.
    fn legal(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Advance)) {
        emit(Advance::Stay);
        let base = scene.base(self.figure);
        let longest = tool_shape(scene, self.longest(scene));
        let ground = Ground::about(scene, self.figure, longest.whole_way(base.r) + longest.width);
        let may_end =
            |to: P| self.wedge.is_none_or(|wedge| wedge.allows(base.c, to - base.c)) && ground.carries(to);
        let walks = self.barred(scene, Gait::Walks);
        for Row { tool, climb, ways, bends } in self.lattice(scene) {
            let climbs;
            let barred = if climb {
                climbs = self.barred(scene, Gait::Climbs);
                &climbs
            } else {
                &walks
            };
            let lays = Lays::new(tool_shape(scene, tool), base, barred.iter().copied());
            for way in directions(ways) {
                let arm = lays.arm(way);
                for &bend in bends {
                    let to = arm.tip(bend);
                    if may_end(to) && arm.allows_tip(bend) {
                        emit(Advance::Along { tool, pose: Pose { way, bend }, to, climb });
                    }
                }
            }
        }
        let lays = Lays::new(longest, base, walks.iter().copied());
        for (way, far) in self.straight(scene) {
            let arm = lays.arm(way);
            let to = arm.ahead(far);
            if may_end(to) && arm.allows_ahead(far) {
                let (tool, pose) = (self.longest(scene), Pose { way, bend: 0 });
                emit(Advance::Along { tool, pose, to, climb: false });
            }
        }
    }

    fn verdict(&self, scene: Scene<Crisis>, answer: Advance) -> Verdict {
        let Advance::Along { tool, pose, to, climb } = answer else { return Ok(()) };
        if climb {
            need(self.climb == Climb::Allowed, rule!("activation.action.move"))?;
            need(tool == Tool::Short, rule!("climb.as-advance"))?;
        }
        need(tool <= self.tool || climb, rule!("advance.tool-choice"))?;
        need(tool <= self.longest(scene) || climb, rule!("conditions.slow"))?;
        let base = scene.base(self.figure);
        let barred = self.barred(scene, climb.into());
        let judged = tool_shape(scene, tool).judge(&base, pose, to, &barred);
        judged.map_err(|bad| -> Why {
            match bad {
                BadPose::Bent => rule!("advance.bend").into(),
                BadPose::Overlaps(_) if climb => rule!("climb.size-6-barred").into(),
                BadPose::Overlaps(_) => rule!("advance.overlap-size").into(),
                BadPose::NotTouching => rule!("advance.end-anywhere").into(),
            }
        })?;
        if let Some(wedge) = self.wedge {
            need(wedge.allows(base.c, to - base.c), rule!("toward-away.stay-inside"))?;
        }
        may_rest(scene, self.figure, to)
    }
}

/// A movement tool of the ruleset.
pub fn tool_shape(scene: Scene<Crisis>, tool: Tool) -> space::Tool {
    let measures = scene.measures();
    space::Tool { length: measures.tool(tool), width: measures.tool_width }
}
