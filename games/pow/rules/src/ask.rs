//! Every question and every answer of the game, as journals, clients and bots see them.

pub use table::May;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use space::{P, Spot, Turn};
use table::{Kind, Prompt, Right, fit};

use crate::card::{Characteristic, Mils, Nature};
use crate::dice::Roll;
use crate::state::{Edge, FigureId, ObjectiveId, PieceId, Side};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which edge is yours? (rulings.deploy.zone)
    Edge { side: Side },
    /// Which figure goes where? (rulings.deploy.order)
    Deploy { side: Side },
    /// Use Perfect plan? (abilities.perfect-plan)
    PerfectPlan { side: Side, figure: FigureId },
    /// Cancel the opponent's Perfect plan? (abilities.perfect-plan.cancel)
    CancelPlan { side: Side, figure: FigureId },
    /// Which counter is this turn's?
    Counter { side: Side },
    /// Who makes the first activation? (rulings.initiative.choice)
    First { side: Side },
    /// Which figure acts, or pass? (rulings.activation.unit)
    Activate { side: Side },
    /// Test to recover, or let the activation pass? (rulings.ko.may-skip)
    Recover { side: Side, figure: FigureId },
    /// What does the figure do? (rulings.activation.actions)
    Act { side: Side, figure: FigureId },
    /// Which way does it move? (rulings.move.measure)
    Route { side: Side, figure: FigureId },
    /// Whom does the attack aim at? (attack.step-2-target)
    Target { side: Side, figure: FigureId, attack: u8 },
    /// Which way does the template point? (rulings.spray.aim)
    Aim { side: Side, figure: FigureId, attack: u8 },
    /// Use a reactive power now? (rulings.powers.window)
    React { side: Side, attacker: FigureId, attack: u8, target: FigureId, hit: bool },
    /// Make a defensive reaction, against an attack or, without one, a grab or throw? (attack.reaction.offer)
    Defend { side: Side, figure: FigureId, attacker: FigureId, attack: Option<u8>, nature: Nature },
    /// Boost the attack, or the grab or throw, before this target is rolled for? (attack-types.overload.when)
    Boost { side: Side, figure: FigureId, attack: Option<u8>, target: FigureId },
    /// Reroll the attack? (abilities.luck, abilities.master-fighter)
    RerollAttack { side: Side, figure: FigureId, target: FigureId, roll: Roll, needed: i16 },
    /// Reroll the failed test?
    RerollTest { side: Side, figure: FigureId, of: Characteristic, by: RerollBy },
    /// Test Agility to take half? (attack-types.wave.agility)
    Dodge { side: Side, figure: FigureId, damage: u8 },
    /// Which critical bonus? (attack-types.critical.own-option)
    Critical { side: Side, figure: FigureId, attack: u8, target: FigureId },
    /// Push by Brutal? (abilities.brutal.optional)
    BrutalPush { side: Side, figure: FigureId, target: FigureId },
    /// What is grabbed? (grab-throw.grab.what)
    Grab { side: Side, figure: FigureId },
    /// What is it thrown at? (grab-throw.throw.range)
    Throw { side: Side, figure: FigureId, held: Thing },
    /// Where does it land when leaping? (falling.leap.place)
    Leap { side: Side, figure: FigureId },
    /// Who acts next, out of turn?
    Follow { side: Side, figure: FigureId, by: FollowBy },
    /// Whose KO test is next? (rulings.final.test-order)
    NextTest { side: Side },
    /// Whom does the power concern?
    PowerTarget { side: Side, figure: FigureId, power: u8 },
    /// Where is the figure moved to?
    PowerWalk { side: Side, figure: FigureId, moved: FigureId, up_to: Mils },
}

/// What lets a figure reroll a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RerollBy {
    /// abilities.acrobat
    Acrobat,
    /// abilities.soldier
    Soldier,
    /// abilities.scientific
    Scientific,
    /// abilities.luck
    Luck,
}

/// What lets another figure act at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FollowBy {
    /// abilities.comrade
    Comrade,
    /// abilities.order
    Order,
    /// abilities.master-tactician
    MasterTactician,
}

impl Ask {
    /// The side that is asked.
    pub fn side(&self) -> Side {
        use Ask::*;
        match *self {
            Edge { side } | Deploy { side } | Counter { side } | First { side } | Activate { side } => side,
            NextTest { side } => side,
            PerfectPlan { side, .. } | CancelPlan { side, .. } | Recover { side, .. } => side,
            Act { side, .. } | Route { side, .. } | Target { side, .. } | Aim { side, .. } => side,
            React { side, .. } | Defend { side, .. } | Boost { side, .. } => side,
            RerollAttack { side, .. } | RerollTest { side, .. } | Dodge { side, .. } => side,
            Critical { side, .. } | BrutalPush { side, .. } | Grab { side, .. } => side,
            Throw { side, .. } | Leap { side, .. } | Follow { side, .. } => side,
            PowerTarget { side, .. } | PowerWalk { side, .. } => side,
        }
    }

    /// Who is asked, by what right, for what shape of answer.
    pub fn prompt(&self) -> Prompt {
        let kind = match self {
            Ask::Deploy { .. } | Ask::Route { .. } | Ask::Aim { .. } => Kind::Place,
            Ask::Throw { .. } | Ask::Leap { .. } | Ask::PowerWalk { .. } => Kind::Place,
            Ask::NextTest { .. } => Kind::Order,
            _ => Kind::One,
        };
        let right = if kind == Kind::Order { Right::Order } else { Right::Own };
        Prompt { seat: self.side().seat(), right, kind }
    }
}

/// A figure put on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deployed {
    /// Who.
    pub figure: FigureId,
    /// The middle of its base.
    pub at: Spot,
}

/// A side, as an answer: whose counter, or who goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Whose(pub Side);

/// Which figure is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activate {
    /// This one.
    Figure(FigureId),
    /// None (rulings.pass.right).
    Pass,
}

/// What a figure does next in its activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Its movement.
    Move,
    /// One of its attacks.
    Attack(u8),
    /// Grab and throw.
    Grab,
    /// Get up.
    GetUp,
    /// Leap into the void.
    Leap,
    /// Control a pillar or pick up a relic.
    Interact(ObjectiveId),
    /// Lay the relic down.
    LayDown,
    /// One of its active powers.
    Power(u8),
    /// No more.
    End,
}

/// How one stretch of a movement is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Level, with small steps up and down.
    Walk,
    /// Up or down a side of scenery.
    Climb,
    /// Over a gap between two surfaces.
    Jump,
    /// Straight through the air.
    Fly,
}

/// One straight stretch of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// How.
    pub how: How,
    /// Where the middle of the base is afterwards.
    pub to: Spot,
}

/// Most stretches of one movement.
pub const STRETCHES: usize = 6;

/// A whole movement: what is paid, and the chain of stretches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "RouteList", try_from = "RouteList")]
pub struct Route {
    /// 1, 2 or 3 POW, which selects the speed.
    pub pay: u8,
    count: u8,
    stretches: [Stretch; STRETCHES],
}

/// A route as it is written.
#[derive(Serialize, Deserialize)]
struct RouteList {
    pay: u8,
    way: ArrayVec<Stretch, STRETCHES>,
}

impl Route {
    /// A route; at most [`STRETCHES`] of it.
    pub fn new(pay: u8, way: &[Stretch]) -> Option<Route> {
        let nowhere = Stretch { how: How::Walk, to: P { x: 0, y: 0 }.at(0) };
        let mut stretches = [nowhere; STRETCHES];
        stretches.get_mut(..way.len())?.copy_from_slice(way);
        Some(Route { pay, count: fit(way.len()), stretches })
    }

    /// Its stretches.
    #[inline]
    pub fn way(&self) -> &[Stretch] {
        &self.stretches[..usize::from(self.count)]
    }
}

impl From<Route> for RouteList {
    fn from(route: Route) -> RouteList {
        RouteList { pay: route.pay, way: route.way().iter().copied().collect() }
    }
}

impl TryFrom<RouteList> for Route {
    type Error = &'static str;

    fn try_from(list: RouteList) -> Result<Route, &'static str> {
        Route::new(list.pay, &list.way).ok_or("a route has at most six stretches")
    }
}

/// A figure or a piece of scenery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A figure.
    Figure(FigureId),
    /// A piece of scenery.
    Piece(PieceId),
}

/// What something is thrown at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThrownAt {
    /// A figure or a piece of scenery.
    Thing(Thing),
    /// A spot on the ground or a roof.
    Spot(Spot),
}

/// A reactive power, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UsePower {
    /// This power of this figure.
    Power { figure: FigureId, power: u8 },
    /// None, or no more.
    None,
}

/// The defence that a reaction raises, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defend {
    /// This one.
    With(Nature),
    /// No reaction.
    No,
}

/// What a boost buys (attack-types.overload.either-or).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boost {
    /// No boost.
    No,
    /// A third die.
    Die,
    /// An overload option of the attack.
    Option(u8),
}

/// What of an attack roll is rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reroll {
    /// Nothing.
    No,
    /// Every die, by Luck.
    All,
    /// One die that shows this, by Master fighter.
    One(u8),
}

/// The bonus of a critical hit (attack-types.critical.one-bonus).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Critical {
    /// One more damage.
    Damage,
    /// An option of the attack.
    Option(u8),
}

/// One figure, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// This one.
    Figure(FigureId),
    /// Nobody.
    Nobody,
}

/// Every answer of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// To [`Ask::Edge`].
    Edge(Edge),
    /// To [`Ask::Deploy`].
    Deploy(Deployed),
    /// To [`Ask::PerfectPlan`], [`Ask::CancelPlan`], [`Ask::Recover`], [`Ask::RerollTest`], [`Ask::Dodge`] and
    /// [`Ask::BrutalPush`].
    May(May),
    /// To [`Ask::Counter`] and [`Ask::First`].
    Whose(Whose),
    /// To [`Ask::Activate`].
    Activate(Activate),
    /// To [`Ask::Act`].
    Act(Act),
    /// To [`Ask::Route`].
    Route(Route),
    /// To [`Ask::Target`] and [`Ask::Grab`].
    Target(Thing),
    /// To [`Ask::Aim`].
    Aim(Turn),
    /// To [`Ask::React`].
    React(UsePower),
    /// To [`Ask::Defend`].
    Defend(Defend),
    /// To [`Ask::Boost`].
    Boost(Boost),
    /// To [`Ask::RerollAttack`].
    Reroll(Reroll),
    /// To [`Ask::Critical`].
    Critical(Critical),
    /// To [`Ask::Throw`].
    Throw(ThrownAt),
    /// To [`Ask::Leap`] and [`Ask::PowerWalk`].
    Place(Spot),
    /// To [`Ask::Follow`], [`Ask::NextTest`] and [`Ask::PowerTarget`].
    Whom(Whom),
}

table::answers! {
    Answer:
    Edge(Edge), Deploy(Deployed), May(May), Whose(Whose), Activate(Activate), Act(Act), Route(Route),
    Target(Thing), Aim(Turn), React(UsePower), Defend(Defend), Boost(Boost), Reroll(Reroll),
    Critical(Critical), Throw(ThrownAt), Place(Spot), Whom(Whom),
}

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(state: &crate::state::State, chance: &mut table::Fast) -> Answer {
    let mut below = |n: u32| fit::<u8>(chance.below(n));
    let figure = FigureId(below(fit::<u32>(state.figures.len()) + 1));
    let piece = PieceId(below(fit::<u32>(state.blocks.len()) + 1));
    let thing = if below(2) == 0 { Thing::Figure(figure) } else { Thing::Piece(piece) };
    let side = Side::BOTH[usize::from(below(2))];
    let nature = Nature::ALL[usize::from(below(3))];
    let may = if below(2) == 0 { May::Yes } else { May::No };
    let number = below(5);
    let kind = below(24);
    let mut coordinate = || fit::<i32>(chance.below(40_000)) - 2_000;
    let at = Spot { x: coordinate(), y: coordinate(), z: coordinate() / 5 };
    let how = [How::Walk, How::Climb, How::Jump, How::Fly][usize::from(number) % 4];
    match kind {
        0 => Answer::Edge(Edge::North),
        1 => Answer::Deploy(Deployed { figure, at }),
        2 => Answer::May(may),
        3 => Answer::Whose(Whose(side)),
        4 => Answer::Activate(Activate::Figure(figure)),
        5 => Answer::Activate(Activate::Pass),
        6 => Answer::Act(Act::Attack(number)),
        7 => Answer::Act([Act::Move, Act::Grab, Act::GetUp, Act::Leap, Act::LayDown][usize::from(number)]),
        8 => Answer::Act(Act::Interact(ObjectiveId(number))),
        9 => Answer::Act(Act::Power(number)),
        10..=12 => {
            Answer::Route(Route { pay: number, count: 1, stretches: [Stretch { how, to: at }; STRETCHES] })
        }
        13 | 14 => Answer::Target(thing),
        15 => Answer::Aim(Turn(fit(at.x.rem_euclid(65_536)))),
        16 => Answer::React(UsePower::Power { figure, power: number }),
        17 => Answer::Defend(Defend::With(nature)),
        18 => Answer::Boost(Boost::Option(number)),
        19 => Answer::Reroll(Reroll::One(number)),
        20 => Answer::Critical(Critical::Option(number)),
        21 => Answer::Throw(if number > 2 { ThrownAt::Thing(thing) } else { ThrownAt::Spot(at) }),
        22 => Answer::Place(at),
        _ => Answer::Whom(Whom::Figure(figure)),
    }
}
