//! From whose side everything is seen.

use arena::mark;
use crisis::Crisis;
use crisis::card::ability::{Condition, Health, Tool};
use crisis::card::{BATTLEFIELD, CrisisType, Mils, Scored};
use crisis::state::{Battleground, Edge, FigureId, Phase, Reading, Side, TokenId};
use space::{Disc, P};
use table::Scene;

/// As far as the battlefield is wide: nothing is farther.
pub(super) const FAR: f32 = 36_000.0;

/// A scene and who looks at it.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub scene: Scene<'a, Crisis>,
    pub me: Side,
    /// Whether the seat's edge is the far one of the battlefield.
    turned: bool,
}

impl<'a> Look<'a> {
    pub fn new(scene: Scene<'a, Crisis>, me: Side) -> Look<'a> {
        Look { scene, me, turned: scene.state.squads[me].edge == Some(Edge::North) }
    }

    /// Whether the choice of a side's squad may be seen.
    pub fn reveals(self, side: Side) -> bool {
        side == self.me || self.scene.state.phase != Phase::Squads
    }

    /// A place as one sees it who has its own edge before it.
    pub fn flat(self, at: P) -> P {
        if self.turned { P::new(BATTLEFIELD - at.x, BATTLEFIELD - at.y) } else { at }
    }

    /// One where directions are as they are on the battlefield, minus one where they are turned round.
    pub fn sense(self) -> f32 {
        if self.turned { -1.0 } else { 1.0 }
    }

    /// The cell of a place, of cells so wide.
    pub fn cell(self, at: P, wide: Mils) -> u32 {
        let at = self.flat(at);
        let [column, row] = [at.x, at.y].map(|along| (along.max(0) / wide).unsigned_abs());
        row * 64 + column
    }

    /// Whose something is: 0 nobody's, 1 mine, 2 theirs.
    pub fn of(self, side: Option<Side>) -> u32 {
        match side {
            None => 0,
            Some(side) if side == self.me => 1,
            Some(_) => 2,
        }
    }

    /// Who controls a character.
    pub fn whose(self, figure: FigureId) -> u32 {
        self.of(Some(self.scene.state.figure(figure).side))
    }

    pub fn mine(self, figure: FigureId) -> bool {
        self.scene.state.figure(figure).side == self.me
    }

    /// The mark of a character, one for each of its forms.
    pub fn mark(self, figure: FigureId) -> u32 {
        let form = u32::from(self.scene.state.figure(figure).form);
        mark(&self.scene.character(figure).id).wrapping_add(form)
    }

    /// Whether it is injured, dazed, activated.
    pub fn condition(self, figure: FigureId) -> u32 {
        let state = self.scene.state.figure(figure);
        u32::from(state.health == Health::Injured) * 4
            + u32::from(state.dazed) * 2
            + u32::from(state.activated)
    }

    /// The stamina that a character has left.
    pub fn left(self, figure: FigureId) -> u8 {
        self.scene.stamina(figure).saturating_sub(self.scene.state.figure(figure).damage)
    }

    /// How far a character goes in one move.
    pub fn walks(self, figure: FigureId) -> f32 {
        let state = self.scene.state.figure(figure);
        if !self.scene.state.is_up(figure) {
            return 0.0;
        }
        let card = self.scene.card(figure);
        let tool = if state.conditions.has(Condition::Slow) { Tool::Short } else { card.speed };
        (self.scene.measures().tool(tool) + 2 * card.radius) as f32
    }

    /// In how many ranges something lies: 0 in contact, 1 to 5 by the range tools, then every half battlefield.
    pub fn band(self, gap: f32) -> u32 {
        if gap <= 5.0 {
            return 0;
        }
        let ranges = self.scene.measures().ranges;
        let tool = ranges.iter().position(|&range| gap <= range as f32);
        tool.map_or(6 + (gap / 6_000.0) as u32, |at| at as u32 + 1)
    }

    /// What a crisis gives points for.
    pub fn scored(self, kind: CrisisType) -> Option<Scored> {
        Some(self.scene.crisis(kind)?.score.first()?.each)
    }

    /// Whether a character could gain something from a token that lies: hold it, control it, or stand by it.
    pub fn wants(self, figure: FigureId, token: TokenId) -> bool {
        let state = self.scene.state;
        let lies = state.token(token);
        let side = state.figure(figure).side;
        match self.scored(lies.crisis) {
            Some(Scored::Secured) => true,
            Some(Scored::Controlled) => lies.controller != Some(side),
            Some(scored @ (Scored::Held | Scored::Holder)) => {
                let limit = match scored {
                    Scored::Holder => Some(1),
                    _ => self.scene.crisis(lies.crisis).and_then(|crisis| crisis.hold_limit),
                };
                let held = state.held_by(figure).filter(|&held| state.token(held).crisis == lies.crisis);
                limit.is_none_or(|limit| held.count() < usize::from(limit))
            }
            None => false,
        }
    }
}

/// How far apart two bases are.
pub(crate) fn gap(one: &Disc, other: &Disc) -> f32 {
    let (x, y) = ((one.c.x - other.c.x) as f32, (one.c.y - other.c.y) as f32);
    ((x * x + y * y).sqrt() - (one.r + other.r) as f32).max(0.0)
}
