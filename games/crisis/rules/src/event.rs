//! What happened, told after the fact.

use serde::Serialize;
use space::{Convex, P, Turn};

use crate::ask::Thing;
use crate::attack::Weapon;
use crate::card::CrisisType;
use crate::card::ability::{Condition, Face, Motion, Roll};
use crate::dice::Faces;
use crate::state::{BySide, Edge, FigureId, Lies, Outcome, Phase, PieceId, Side, TokenId};

/// The fourteen steps of an attack, without the choice of the attack, which is told by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// attack.step2.declare
    Declare,
    /// attack.step3.pay
    Pay,
    /// attack.step4.attack-pool
    AttackPool,
    /// attack.step5.defense-pool
    DefencePool,
    /// attack.step6.attack-roll
    AttackRoll,
    /// attack.step7.defense-roll
    DefenceRoll,
    /// attack.step8.criticals
    Criticals,
    /// attack.step9.own-dice
    Modify,
    /// attack.step10.difference
    Compare,
    /// attack.step11.before-damage
    BeforeDamage,
    /// attack.step12.deal
    Damage,
    /// attack.step13.resolved
    Resolved,
    /// attack.step14.after
    After,
}

/// A squad, as it is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Revealed {
    /// Its characters, as places in the cards.
    pub characters: Vec<u16>,
    /// Its affiliation.
    pub affiliation: Option<u16>,
    /// Its team tactic cards.
    pub tactics: Vec<u16>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "each variant is the event it is named after, and its fields are its parts")]
pub enum Event {
    BattlefieldProposed { side: Side, battlefield: u16 },
    BattlefieldAgreed { battlefield: u16 },
    PriorityRolled { dice: BySide<Faces>, winner: Option<Side> },
    CrisisTypeChosen { side: Side, kind: CrisisType },
    MissionRevealed { mission: [u16; 2] },
    ThreatChosen { threat: u8 },
    EdgeChosen { side: Side, edge: Edge },
    TerrainShifted { piece: PieceId, outline: Convex },
    TokenLaid { token: TokenId, piece: PieceId, lies: Lies },
    SquadReady { side: Side },
    SquadsRevealed { squads: BySide<Revealed> },
    Deployed { figure: FigureId, at: P },
    LeadershipDeclared { side: Side, leader: Option<FigureId> },
    RoundBegan { round: u8 },
    PhaseBegan { phase: Phase },
    TurnBegan { side: Side },
    Passed { side: Side },
    ActivationBegan { figure: FigureId },
    Activated { figure: FigureId },
    SuperpowerUsed { figure: FigureId, power: u8 },
    TacticPlayed { side: Side, card: u16, player: FigureId },
    TacticAdded { side: Side, card: u16 },
    AttackChosen { figure: FigureId, weapon: Weapon },
    TargetOutOfRange { attacker: FigureId, target: FigureId, gap: i32, range: i32 },
    AttackStep { step: Step, attacker: FigureId, target: FigureId },
    AttackAborted { attacker: FigureId },
    AllyInTheWay { figure: FigureId },
    Rolled { roll: Roll, faces: Faces },
    DiceRerolled { roll: Roll, chosen: Faces },
    DiceChanged { roll: Roll, chosen: Faces, to: Face },
    Compared { attack: Faces, defence: Faces, damage: u8 },
    PowerGained { figure: FigureId, amount: u8, now: u8 },
    PowerSpent { figure: FigureId, amount: u8, now: u8 },
    Damaged { figure: FigureId, amount: u8, now: u8 },
    Healed { figure: FigureId, amount: u8, now: u8 },
    ControlChanged { figure: FigureId, side: Side },
    Dazed { figure: FigureId },
    Removed { figure: FigureId },
    Injured { figure: FigureId },
    ConditionGained { figure: FigureId, condition: Condition },
    ConditionRemoved { figure: FigureId, condition: Condition },
    Moved { figure: FigureId, from: P, to: P, motion: Motion },
    Collided { figure: FigureId, with: Thing },
    TerrainThrown { figure: FigureId, piece: PieceId, way: Turn, struck: Option<Thing> },
    Destroyed { piece: PieceId },
    Transformed { figure: FigureId, form: u8, at: P },
    Interacted { figure: FigureId, token: TokenId },
    PickedUp { figure: FigureId, token: TokenId },
    Dropped { figure: FigureId, token: TokenId, at: P },
    TokenMoved { token: TokenId, at: P },
    Controlled { side: Side, token: TokenId },
    Scored { points: BySide<u8>, total: BySide<u8> },
    PriorityPassed { to: Side },
    Ended { outcome: Outcome },
}
