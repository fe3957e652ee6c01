//! Everything that changes in a game of POW: plain data, cheap to clone.

pub use space::Edge;
pub use table::{BySide, Outcome, Side};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use space::{Block, Body, Field, P, Set, Spot};
use table::{Scene, fit};

use crate::Pow;
use crate::card::{
    Ability, Battlefield, ByNature, Cards, Character, Mils, Mission, Nature, ObjectiveKind, TABLE,
};

/// Most figures on the table: two teams of eight (rulings.team.level).
pub const FIGURES: usize = 16;
/// Most pieces of scenery of a battlefield.
pub const PIECES: usize = 32;
/// Most objectives of a mission.
pub const OBJECTIVES: usize = 4;

/// A figure on the table, by its place in the list of figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureId(pub u8);

/// A piece of scenery, by its place in the list of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u8);

/// An objective, by its place in the list of objectives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ObjectiveId(pub u8);

/// Where a figure is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// Not deployed yet.
    Waiting,
    /// On the table.
    Table,
    /// Removed from the game (ko.incapacitated).
    Gone,
}

/// One figure. Its place is in [`State::bodies`], under the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Whose it is.
    pub side: Side,
    /// Its card, as a place in [`Cards::characters`].
    pub character: u16,
    /// Waiting, on the table or gone.
    pub whereabouts: Whereabouts,
    /// What is left of its life bar.
    pub life: u8,
    /// Its POW counters.
    pub pow: u8,
    /// Knocked out.
    pub ko: bool,
    /// Knocked down.
    pub down: bool,
    /// Activated this turn.
    pub activated: bool,
    /// Physical, mental and energy defence lowered by Distract, Dazzle and Awkwardness.
    pub lowered: ByNature<u8>,
    /// Defences raised by powers until the end of the turn.
    pub raised: ByNature<u8>,
    /// Inches taken off every speed by Ensnare.
    pub ensnared: u8,
    /// The defence that a reaction raises until the next activation.
    pub reaction: Option<Nature>,
    /// The defence that a reaction of the last turn raises beside it, until the same moment.
    pub older_reaction: Option<Nature>,
    /// Whether it has reacted this turn (attack.reaction.once).
    pub reacted: bool,
    /// Whether Luck was used this turn.
    pub luck_used: bool,
    /// Whether Perfect plan was used in this game.
    pub plan_used: bool,
    /// Pushes ignored this turn by a passive power.
    pub pushes_ignored: u8,
    /// Attacks (bits 0 to 7) and powers (bits 8 to 15) used this turn.
    pub used_this_turn: u16,
    /// The same for the whole game.
    pub used_this_game: u16,
    /// Whether it has ever been KO, for missions that score it once.
    pub was_ko: bool,
    /// The relic it carries.
    pub carries: Option<ObjectiveId>,
}

/// What a piece of scenery has left; its place and height are in [`State::blocks`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scenery {
    /// Structure points left.
    pub structure: u8,
}

/// An objective on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObjectiveState {
    /// Pillar or relic.
    pub kind: ObjectiveKind,
    /// Where its marker lies; a carried relic is with its carrier.
    pub at: Spot,
    /// The side that controls a pillar.
    pub holder: Option<Side>,
    /// At the end of how many turns in a row `streak_of` has controlled it since the last points for that. Who
    /// takes it in the middle of a turn ends nothing yet: only the ends of turns count.
    pub streak: u8,
    /// The side that controlled it at the end of the last turn.
    pub streak_of: Option<Side>,
}

impl ObjectiveState {
    /// At the end of how many turns in a row its present holder has controlled it.
    pub fn held_for(&self) -> u8 {
        if self.streak_of == self.holder { self.streak } else { 0 }
    }
}

/// A phase of the turn (sequence.four-phases).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    Deployment,
    /// POW counters are produced.
    Power,
    /// One counter is drawn.
    Initiative,
    /// Figures are activated in alternation.
    Action,
    /// Reset, KO tests, objectives.
    Final,
}

/// The figure that is acting, and what it has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub figure: FigureId,
    /// Whether it has made its movement.
    pub moved: bool,
    /// Whether it has grabbed and thrown.
    pub grabbed: bool,
    /// Attacks and powers of cost 0 used, as in [`Figure::used_this_turn`].
    pub used: u16,
    /// Set off by Comrade, Order or Master tactician (rulings.extra-activation.once).
    pub extra: bool,
}

/// A player's passing in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Passing {
    /// How often by right of fewer figures.
    pub used: u8,
    /// How often that right may be used: the difference at the start of the action phase.
    pub limit: u8,
    /// Whether a Strategist's pass was used.
    pub strategist_used: bool,
    /// Whether the last go was a pass.
    pub last: bool,
}

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The mission, as a place in [`Cards::missions`].
    pub mission: u16,
    /// The battlefield, as a place in [`Cards::battlefields`].
    pub battlefield: u16,
    /// The turn, from 1; 0 during deployment.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// All figures, A's first.
    pub figures: ArrayVec<Figure, FIGURES>,
    /// Where each figure stands, with its base and height.
    pub bodies: ArrayVec<Body, FIGURES>,
    /// Figures that are not on the table.
    pub absent: Set,
    /// Where each piece of scenery stands.
    pub blocks: ArrayVec<Block, PIECES>,
    /// What each piece has left.
    pub scenery: ArrayVec<Scenery, PIECES>,
    /// Pieces that are destroyed or in flight.
    pub cleared: Set,
    /// Objectives.
    pub objectives: ArrayVec<ObjectiveState, OBJECTIVES>,
    /// Initiative counters in the bag.
    pub bag: BySide<u8>,
    /// What the bag is refilled with (rulings.bag.no-return).
    pub full_bag: BySide<u8>,
    /// Victory points.
    pub points: BySide<u8>,
    /// Whether the points for controlling every pillar were given.
    pub all_controlled: bool,
    /// Each side's edge.
    pub edges: BySide<Option<Edge>>,
    /// Who deploys first; then the two alternate.
    pub deploys_first: Option<Side>,
    /// Whose counter was drawn this turn.
    pub initiative: Option<Side>,
    /// Who made the first activation of this turn; of the last turn until this one's is known.
    pub first: Option<Side>,
    /// Whose go it is, in deployment and in the action phase.
    pub go: Side,
    /// Passing this turn.
    pub passing: BySide<Passing>,
    /// The figure that is acting.
    pub activation: Option<Activation>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// A figure.
    #[inline]
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[usize::from(id.0)]
    }

    /// A figure, to change it.
    #[inline]
    pub fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.figures[usize::from(id.0)]
    }

    /// Where a figure stands.
    #[inline]
    pub fn body(&self, id: FigureId) -> &Body {
        &self.bodies[usize::from(id.0)]
    }

    /// Every figure's number.
    pub fn figure_ids(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..fit::<u8>(self.figures.len())).map(FigureId)
    }

    /// The figures on the table.
    pub fn on_table(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.figure_ids().filter(|&id| self.is_on_table(id))
    }

    /// A side's figures on the table.
    pub fn team(&self, side: Side) -> impl Iterator<Item = FigureId> + '_ {
        self.on_table().filter(move |&id| self.figure(id).side == side)
    }

    /// Whether a number names a figure on the table.
    #[inline]
    pub fn is_on_table(&self, id: FigureId) -> bool {
        self.figures.get(usize::from(id.0)).is_some_and(|figure| figure.whereabouts == Whereabouts::Table)
    }

    /// Whether a number names a piece that stands.
    #[inline]
    pub fn stands(&self, id: PieceId) -> bool {
        usize::from(id.0) < self.blocks.len() && !self.cleared.contains(usize::from(id.0))
    }

    /// The pieces that stand.
    pub fn standing(&self) -> impl Iterator<Item = PieceId> + '_ {
        (0..fit::<u8>(self.blocks.len())).map(PieceId).filter(|&id| self.stands(id))
    }

    /// A piece's block.
    #[inline]
    pub fn block(&self, id: PieceId) -> &Block {
        &self.blocks[usize::from(id.0)]
    }

    /// The table with everything that stands on it.
    #[inline]
    pub fn field(&self) -> Field<'_> {
        let mut field = Field::new(TABLE, &self.blocks, &self.bodies);
        field.passing.bodies = self.absent;
        field.passing.blocks = self.cleared;
        field
    }

    /// The table as one figure sees it: without itself.
    #[inline]
    pub fn field_without(&self, id: FigureId) -> Field<'_> {
        self.field().without_body(usize::from(id.0))
    }

    /// The figures of a side that are still to be activated (rulings.pass.right).
    pub fn left_to_activate(&self, side: Side) -> u8 {
        fit::<u8>(self.team(side).filter(|&id| !self.figure(id).activated).count())
    }

    /// Whether the figure is the one that is acting.
    pub fn is_active(&self, id: FigureId) -> bool {
        self.activation.is_some_and(|activation| activation.figure == id)
    }

    /// Puts a figure somewhere; what it carries goes along.
    pub fn place(&mut self, id: FigureId, at: Spot) {
        self.bodies[usize::from(id.0)].at = at;
        if let Some(relic) = self.figure(id).carries {
            self.objectives[usize::from(relic.0)].at = at;
        }
    }

    /// The gap between two figures' bases, in space (rulings.measure).
    pub fn gap(&self, a: FigureId, b: FigureId) -> Mils {
        space::gap(self.body(a), self.body(b))
    }

    /// Whether two figures are within so much of each other (rulings.measure).
    pub fn within(&self, a: FigureId, b: FigureId, mils: Mils) -> bool {
        space::within(self.body(a), self.body(b), mils)
    }

    /// Whether two figures are in contact (rulings.contact).
    pub fn in_contact(&self, a: FigureId, b: FigureId) -> bool {
        space::touching(self.body(a), self.body(b))
    }

    /// The middle of a figure's base, seen from above.
    pub fn middle(&self, id: FigureId) -> P {
        self.body(id).at.flat()
    }
}

/// What the rules read off state and cards together.
pub trait Reading<'a>: Copy {
    /// The two.
    fn parts(self) -> (&'a State, &'a Cards);

    /// A figure's card.
    fn card(self, id: FigureId) -> &'a Character {
        let (state, cards) = self.parts();
        &cards.characters[usize::from(state.figure(id).character)]
    }

    /// The mission being played.
    fn mission(self) -> &'a Mission {
        let (state, cards) = self.parts();
        &cards.missions[usize::from(state.mission)]
    }

    /// The battlefield being fought on.
    fn battlefield(self) -> &'a Battlefield {
        let (state, cards) = self.parts();
        &cards.battlefields[usize::from(state.battlefield)]
    }

    /// Whether a figure has an ability and may use it: a KO character cannot (ko.effect.no-abilities).
    fn has(self, id: FigureId, ability: Ability) -> bool {
        let (state, _) = self.parts();
        !state.figure(id).ko && self.card(id).abilities.has(ability)
    }

    /// Size with Toughness (abilities.toughness.size).
    fn size(self, id: FigureId) -> u8 {
        let (state, _) = self.parts();
        let card = self.card(id);
        // Toughness is an ability, and a KO character does not benefit from its abilities.
        let toughness = if state.figure(id).ko { 0 } else { card.abilities.toughness };
        card.size + toughness
    }

    /// How tall a figure is for lines of sight (ko.down.height).
    fn height_in_sight(self, id: FigureId) -> Mils {
        let (state, _) = self.parts();
        let card = self.card(id);
        if state.figure(id).down { (card.radius * 2).min(card.height) } else { card.height }
    }

    /// Whether a bar at `life` is in the red.
    fn in_red(self, id: FigureId) -> bool {
        let (state, _) = self.parts();
        state.figure(id).life <= self.card(id).red
    }

    /// A piece as its battlefield prints it.
    fn piece(self, id: PieceId) -> &'a crate::card::Piece {
        &self.battlefield().pieces[usize::from(id.0)]
    }
}

impl<'a> Reading<'a> for Scene<'a, Pow> {
    fn parts(self) -> (&'a State, &'a Cards) {
        (self.state, self.content)
    }
}
