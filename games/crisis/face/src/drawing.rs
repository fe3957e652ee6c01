//! The battlefield of Crisis Protocol. All lengths in thousandths of an inch; the table is 36 inches a side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use wire::cards::Emblem;
use wire::table::Point;

/// The battlefield with everything on it, and what stands beside it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisBoard")]
pub struct Board {
    /// The name of the battlefield.
    pub battlefield: String,
    /// The mission: the names of its two crises; empty before they are revealed.
    pub mission: String,
    /// The length of an edge of the battlefield.
    pub size: i32,
    /// Where the game stands: `priority`, `mission`, `squads`, `deployment`, `leadership`, `power`, `activation`, `cleanup`.
    pub stage: String,
    /// The same in words.
    pub stage_name: String,
    /// The three phases of a round in words, in order.
    pub phases: Vec<String>,
    /// Which of them it is; none during setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<u8>,
    /// The round, from 1; 0 during setup.
    pub turn: u8,
    /// After this round the leader wins.
    pub turns: u8,
    /// So many victory points win.
    pub goal: u8,
    /// The two crises of the mission, the Secure one first; none before they are revealed.
    pub crises: Vec<Crisis>,
    /// The most threat of a squad, once it is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub threat: Option<u8>,
    /// The two players, A first.
    pub sides: Vec<Side>,
    /// Every character in play, by id; those that wait and those that are gone say so.
    pub figures: Vec<Figure>,
    /// Every terrain feature, by id; destroyed ones say so.
    pub pieces: Vec<Piece>,
    /// Objective tokens, by id.
    pub objectives: Vec<Objective>,
    /// How long the tools are.
    pub rulers: Rulers,
    /// How deep the deployment zones are, from the south and the north edge.
    pub deployment_depth: i32,
    /// Who has the priority token, by seat; none before the roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub priority: Option<u8>,
    /// Whose turn it is, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn_of: Option<u8>,
    /// The figure that is activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub acting: Option<u32>,
    /// What it has left to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub activation: Option<Activation>,
    /// The attack that is being made, the innermost of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attack: Option<Attack>,
    /// The dodge that is being made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dodge: Option<Dodge>,
}

/// A crisis of the mission.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisCrisis")]
pub struct Crisis {
    /// `secure` or `extraction`.
    pub kind: String,
    /// Its id, to look its card up by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its maximum threat.
    pub threat: u8,
    /// What it scores and what its rules say, a line each.
    pub text: Vec<String>,
    /// What each seat would score for it if the round ended now.
    pub scores: Vec<u8>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisSide")]
pub struct Side {
    /// Its seat.
    pub seat: u8,
    /// What it is called.
    pub name: String,
    /// Victory points.
    pub points: u8,
    /// Victory points that end the game.
    pub goal: u8,
    /// Its edge: `south` or `north`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edge: Option<String>,
    /// The affiliation of its squad, as far as the listener may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub affiliation: Option<String>,
    /// The figure whose leadership is active.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leader: Option<u32>,
    /// The leadership.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leadership: Option<Card>,
    /// Whether its squad is chosen.
    pub ready: bool,
    /// The threat of the squad so far, as far as the listener may know it.
    pub threat: u8,
    /// The characters of its roster. Rosters are open, squads are secret until they are revealed.
    pub roster: Vec<Recruit>,
    /// Team tactic cards that it can still play, as far as the listener may know them.
    pub tactics: Vec<Card>,
    /// Team tactic cards of its roster, while squads are chosen.
    pub roster_tactics: Vec<Card>,
    /// How many of its characters could still be activated this round.
    pub ready_left: u8,
}

/// A character of a roster.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisRecruit")]
pub struct Recruit {
    /// Its place in the roster; answers about squads name it.
    pub place: u8,
    /// Its character's id.
    pub character: String,
    /// Its name.
    pub name: String,
    /// What its portrait is drawn from.
    pub emblem: Emblem,
    /// Its threat, with its gem.
    pub threat: u8,
    /// The gem that it carries, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gem: Option<String>,
    /// Whether it is in the squad, as far as the listener may know it.
    pub chosen: bool,
}

/// A card beside the battlefield: a team tactic, a leadership.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisCard")]
pub struct Card {
    /// Its id in marks of the kind `card`: the place among all team tactic cards. A leadership has that of its figure.
    pub id: u32,
    /// Its id, to look it up by.
    pub card: String,
    /// Its name.
    pub name: String,
    /// `active`, `active-action`, `reactive`, `leadership`.
    pub kind: String,
    /// Its kind, who plays it and what it costs, in words.
    pub line: String,
    /// What it does, in words.
    pub text: String,
}

/// A character in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisFigure")]
pub struct Figure {
    /// Its id.
    pub id: u32,
    /// Who controls it, by seat.
    pub seat: u8,
    /// Its character's id.
    pub character: String,
    /// The form it is in, by id; the sides of its card have it.
    pub form: String,
    /// What it is called at this table.
    pub name: String,
    /// What its portrait is drawn from.
    pub emblem: Emblem,
    /// `waiting`, `table` or `gone`.
    pub whereabouts: String,
    /// The middle of its base.
    pub at: Point,
    /// The radius of its base.
    pub radius: i32,
    /// Its size.
    pub size: u8,
    /// The terrain feature that it stands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub on: Option<u32>,
    /// Its threat.
    pub threat: u8,
    /// The side of its card in use: `healthy` or `injured`.
    pub health: String,
    /// Damage suffered.
    pub damage: u8,
    /// Stamina on the side in use.
    pub stamina: u8,
    /// Power.
    pub power: u8,
    /// The most power it can hold.
    pub most_power: u8,
    /// Knocked out.
    pub ko: bool,
    /// Has a Dazed token.
    pub dazed: bool,
    /// Has an Activated token.
    pub activated: bool,
    /// Whether its leadership is active.
    pub leader: bool,
    /// Whether it is a grunt.
    pub grunt: bool,
    /// The longest movement tool it may use now: `S`, `M`, `L`.
    pub speed: String,
    /// Defences: physical, energy, mystic.
    pub defences: Vec<DefenceValue>,
    /// Special conditions and everything else that it is under, for its hexagons.
    pub conditions: Vec<Condition>,
    /// The objective tokens it holds.
    pub holds: Vec<u32>,
    /// The gem that it carries, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gem: Option<String>,
}

/// A defence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisDefenceValue")]
pub struct DefenceValue {
    /// `physical`, `energy`, `mystic`.
    pub nature: String,
    /// Its name.
    pub name: String,
    /// Dice, as they would be rolled now.
    pub value: u8,
    /// Dice on the card.
    pub printed: u8,
}

/// Something that a character is under.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisCondition")]
pub struct Condition {
    /// A code for its glyph: `bleed`, `hex`, `incinerate`, `judgement`, `poison`, `root`, `shock`, `slow`, `stagger`, `stun`;
    /// `effect` for what an effect has left.
    pub code: String,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// A terrain feature.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisPiece")]
pub struct Piece {
    /// Its id.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// What it is, for its drawing: `bench`, `crate`, `lamp-post`, `dumpster`, `car`, `cryo-tube`, `kiosk`, `billboard`,
    /// `food-truck`, `truck`, `shop`, `building`, `monolith`, `pyramid`.
    pub look: String,
    /// Its size.
    pub size: u8,
    /// Its corners seen from above, anticlockwise.
    pub corners: Vec<Point>,
    /// Where it begins.
    pub base: i32,
    /// How tall it is drawn: an inch for each size, since the rules know sizes alone.
    pub height: i32,
    /// Whether it can be thrown and destroyed.
    pub interactive: bool,
    /// Whether a miniature can stand on it.
    pub standable: bool,
    /// Whether it is gone.
    pub destroyed: bool,
}

/// An objective token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisObjective")]
pub struct Objective {
    /// Its id.
    pub id: u32,
    /// The crisis it belongs to, as a place in `crises`.
    pub crisis: u8,
    /// `civilian`, `asset`, `point-of-interest`, `target-of-opportunity`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Its number among those of its crisis, from 1.
    pub number: u8,
    /// Its middle; that of its holder while it is held.
    pub at: Point,
    /// Its radius.
    pub radius: i32,
    /// The seat it counts for now: its holder's, its controller's, or that of who would secure it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub holder: Option<u8>,
    /// The figure that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carrier: Option<u32>,
    /// Whose marker lies on it, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub controller: Option<u8>,
    /// Who would secure it now, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secured_by: Option<u8>,
    /// How many characters of each seat contest it.
    pub contesting: Vec<u8>,
    /// Whether both seats contest it.
    pub contested: bool,
    /// Whether it has left the game.
    pub gone: bool,
}

/// How long the tools are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisRulers")]
pub struct Rulers {
    /// Ranges 1 to 5.
    pub ranges: Vec<i32>,
    /// The width of a range tool.
    pub range_width: i32,
    /// The short, the medium and the long movement tool.
    pub tools: Vec<i32>,
    /// The width of a movement tool.
    pub tool_width: i32,
}

/// The character that is activated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisActivation")]
pub struct Activation {
    /// Who.
    pub figure: u32,
    /// How many actions are left.
    pub actions_left: u8,
    /// How many actions it has in all.
    pub actions: u8,
}

/// An attack that is being made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisAttack")]
pub struct Attack {
    /// Who makes it.
    pub attacker: u32,
    /// Against whom, once it is declared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u32>,
    /// Its name.
    pub name: String,
    /// `physical`, `energy`, `mystic`.
    pub nature: String,
    /// The same in words.
    pub nature_name: String,
    /// `range`, `beam` or `area`.
    pub reach: String,
    /// The number of its range tool.
    pub range: u8,
    /// Its strength.
    pub strength: u8,
    /// Its cost in power.
    pub cost: u8,
    /// The step it is at, as a place in `steps`.
    pub step: u8,
    /// The fourteen steps.
    pub steps: Vec<AttackStep>,
    /// The attacker's dice.
    pub attack_pool: Pool,
    /// The defender's dice.
    pub defence_pool: Pool,
    /// Whether the target has cover.
    pub cover: bool,
    /// Its special rules.
    pub triggers: Vec<Trigger>,
    /// The damage, from the comparison on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub damage: Option<u8>,
}

/// A step of an attack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisAttackStep")]
pub struct AttackStep {
    /// A code: `choose`, `declare`, `pay`, `attack-pool` and so on.
    pub code: String,
    /// In words.
    pub name: String,
    /// Its rule.
    pub rule: String,
}

/// The dice of one player in one roll.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisPool")]
pub struct Pool {
    /// How many dice are rolled, or were, before criticals.
    pub size: u8,
    /// What lies there: `critical`, `wild`, `hit`, `block`, `blank`, `failure`, sorted in this order; empty before the roll.
    /// Marks of the kind `die` name a die by its place here, plus 100 in a defence and 200 in a dodge roll.
    pub faces: Vec<String>,
    /// How many successes that is now.
    pub successes: u8,
}

/// A special rule of an attack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisTrigger")]
pub struct Trigger {
    /// Its name.
    pub name: String,
    /// The faces that the roll must show; none for rules that always hold.
    pub icons: Vec<String>,
    /// What it does, in words.
    pub text: String,
    /// Whether the roll shows them.
    pub met: bool,
}

/// A dodge that is being made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "CrisisDodge")]
pub struct Dodge {
    /// Who dodges.
    pub figure: u32,
    /// Its dice.
    pub pool: Pool,
}
