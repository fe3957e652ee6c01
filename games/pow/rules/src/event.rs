//! What happened, told after the fact; every event is told with the rule that made it happen.

use serde::Serialize;
use space::Spot;

use crate::ask::{Boost, Critical, FollowBy, RerollBy, Thing, ThrownAt};
use crate::card::{Characteristic, Effect, Mils, Nature};
use crate::dice::Roll;
use crate::state::{BySide, Edge, FigureId, ObjectiveId, Outcome, Phase, PieceId, Side};

/// One event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The bag was filled, or refilled when it was empty.
    BagFilled { bag: BySide<u8> },
    /// A coin decided who deploys first.
    CoinTossed { first: Side },
    /// A player chose an edge.
    EdgeChosen { side: Side, edge: Edge },
    /// A figure was put on the table.
    Deployed { figure: FigureId, at: Spot },
    /// A phase began.
    PhaseBegan { turn: u8, phase: Phase },
    /// Counters were produced or gained.
    PowGained { figure: FigureId, count: u8, now: u8 },
    /// Counters were taken away by Stun or KO.
    PowLost { figure: FigureId, count: u8, now: u8 },
    /// Counters were paid.
    Paid { figure: FigureId, count: u8, now: u8 },
    /// Life came back.
    LifeRegained { figure: FigureId, count: u8, now: u8 },
    /// A Perfect plan was used.
    PlanUsed { figure: FigureId },
    /// A Perfect plan was cancelled by this figure's.
    PlanCancelled { figure: FigureId },
    /// A counter was drawn, or chosen by a plan.
    CounterDrawn { side: Side, chosen: bool },
    /// It was decided who makes the first activation.
    FirstDecided { side: Side },
    /// A figure's activation began.
    Activated { figure: FigureId, extra: Option<FollowBy> },
    /// It ended.
    ActivationEnded { figure: FigureId },
    /// A player passed.
    Passed { side: Side },
    /// A test was made.
    Tested { figure: FigureId, of: Characteristic, roll: Roll, value: u8, passed: bool },
    /// A failed test was rolled again.
    TestRerolled { figure: FigureId, by: RerollBy },
    /// A figure moved.
    Moved { figure: FigureId, to: Spot, length: Mils, paid: u8 },
    /// Step 1 of an attack.
    AttackDeclared { figure: FigureId, attack: u8 },
    /// Step 2 of an attack: everyone and everything it is aimed at.
    Targeted { figure: FigureId, targets: Vec<Thing> },
    /// A special power was used.
    PowerUsed { figure: FigureId, power: u8 },
    /// A defensive reaction.
    Defended { figure: FigureId, nature: Nature },
    /// The attack was boosted; a grab or throw is no attack of the card.
    Boosted { figure: FigureId, attack: Option<u8>, boost: Boost },
    /// Step 4: the roll to hit.
    Rolled {
        figure: FigureId,
        target: FigureId,
        roll: Roll,
        total: i16,
        defence: i16,
        cover: bool,
        hit: bool,
    },
    /// An attack roll, or one die of it, was rolled again.
    AttackRerolled { figure: FigureId, by: RerollBy },
    /// One die of the attack was rolled again by Master fighter.
    DieRerolled { figure: FigureId, face: u8 },
    /// The hit was critical, with this bonus.
    CriticalHit { figure: FigureId, attack: u8, target: FigureId, bonus: Critical },
    /// An immune figure shrugged an attack off.
    Unaffected { figure: FigureId, nature: Nature },
    /// Life was lost; none if the damage was brought to 0.
    Damaged { figure: FigureId, amount: u8, life: u8, nature: Nature },
    /// An effect took hold.
    Affected { figure: FigureId, effect: Effect },
    /// A push was ignored by a passive power.
    PushIgnored { figure: FigureId },
    /// A defence was raised by a power.
    DefenceRaised { figure: FigureId, nature: Nature, by: u8 },
    /// A character became KO.
    KnockedOut { figure: FigureId },
    /// A character was knocked down.
    KnockedDown { figure: FigureId },
    /// A character got up.
    GotUp { figure: FigureId },
    /// A character came to.
    Recovered { figure: FigureId },
    /// A character stayed KO and its activation is over.
    StayedOut { figure: FigureId },
    /// A figure left the game.
    Removed { figure: FigureId },
    /// Something was grabbed.
    Grabbed { figure: FigureId, held: Thing },
    /// A grab failed.
    GrabFailed { figure: FigureId, held: Thing },
    /// Something was thrown.
    Thrown { figure: FigureId, held: Thing, at: ThrownAt },
    /// A figure was pushed.
    Pushed { figure: FigureId, to: Spot, length: Mils },
    /// A projectile came to rest.
    Landed { held: Thing, at: Spot },
    /// Somebody on the path dodged.
    Dodged { figure: FigureId },
    /// Scenery lost structure points.
    SceneryDamaged { piece: PieceId, amount: u8, left: u8 },
    /// Scenery was destroyed.
    SceneryDestroyed { piece: PieceId },
    /// A figure fell.
    Fell { figure: FigureId, height: Mils, at: Spot },
    /// A figure leapt into the void.
    Leapt { figure: FigureId, height: Mils, at: Spot },
    /// A figure was walked by a power.
    Walked { figure: FigureId, to: Spot },
    /// A pillar was taken.
    Controlled { figure: FigureId, objective: ObjectiveId },
    /// A relic was picked up.
    PickedUp { figure: FigureId, objective: ObjectiveId },
    /// A relic was laid down or dropped.
    Dropped { figure: FigureId, objective: ObjectiveId, at: Spot },
    /// The table was reset.
    Reset,
    /// Points.
    Scored { side: Side, points: u8, total: u8 },
    /// The game ended.
    Ended { outcome: Outcome },
}
