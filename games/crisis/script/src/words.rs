//! Questions, answers and events in the words of scenarios.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Amount, Answer, Ask, Choice, Effect, May, Thing};
use crisis::attack::Weapon;
use crisis::card::ability::{Condition, Face, Tool};
use crisis::dice::Faces;
use crisis::event::Event;
use crisis::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{BySide, Edge, FigureId, Lies, PieceId, Side, TokenId};
use crisis::tactics::TacticCard;
use serde_json::{Map, Value, json};
use table::Scene;

use super::faces;
use super::names::{self, Names};
use scenario::vocabulary;
use scenario::{AskWords, EventWords};

vocabulary! { ASKS, ask_word, Ask {
    Battlefield: "battlefield",
    OnTerrain: "on-terrain",
    OtherTarget: "other-target",
    CrisisType: "crisis-type",
    Threat: "threat",
    Edge: "edge",
    Squad: "squad",
    Affiliation: "affiliation",
    Tactics: "tactics",
    Deploy: "deploy",
    DeployGrunts: "deploy-grunts",
    Leader: "leader",
    Act: "act",
    Attack: "attack",
    Target: "target",
    Beam: "beam",
    Effect: "effect",
    Dice: "dice",
    Face: "face",
    Thing: "thing",
    Amount: "amount",
    Option: "option",
    May: "may",
    PlayedBy: "played-by",
    JoinIn: "join-in",
    AddTactic: "add-tactic",
    Condition: "condition",
    Advance: "advance",
    Way: "way",
    Place: "place",
    Token: "token",
    Order: "order",
} }

vocabulary! { EVENTS, event_word, Event {
    BattlefieldProposed: "battlefield-proposed",
    BattlefieldAgreed: "battlefield-agreed",
    TerrainShifted: "terrain-shifted",
    TokenLaid: "token-laid",
    TargetOutOfRange: "target-out-of-range",
    ControlChanged: "control-changed",
    PriorityRolled: "priority-rolled",
    CrisisTypeChosen: "crisis-type-chosen",
    MissionRevealed: "mission-revealed",
    ThreatChosen: "threat-chosen",
    EdgeChosen: "edge-chosen",
    SquadReady: "squad-ready",
    SquadsRevealed: "squads-revealed",
    Deployed: "deployed",
    LeadershipDeclared: "leadership-declared",
    RoundBegan: "round-began",
    PhaseBegan: "phase-began",
    TurnBegan: "turn-began",
    Passed: "passed",
    ActivationBegan: "activation-began",
    Activated: "activated",
    SuperpowerUsed: "superpower-used",
    TacticPlayed: "tactic-played",
    TacticAdded: "tactic-added",
    AttackChosen: "attack-chosen",
    AttackStep: "attack-step",
    AttackAborted: "attack-aborted",
    AllyInTheWay: "ally-in-the-way",
    Rolled: "rolled",
    DiceRerolled: "dice-rerolled",
    DiceChanged: "dice-changed",
    Compared: "compared",
    PowerGained: "power-gained",
    PowerSpent: "power-spent",
    Damaged: "damaged",
    Healed: "healed",
    Dazed: "dazed",
    Removed: "removed",
    Injured: "injured",
    ConditionGained: "condition-gained",
    ConditionRemoved: "condition-removed",
    Moved: "moved",
    Collided: "collided",
    TerrainThrown: "terrain-thrown",
    Destroyed: "destroyed",
    Transformed: "transformed",
    Interacted: "interacted",
    PickedUp: "picked-up",
    Dropped: "dropped",
    TokenMoved: "token-moved",
    Controlled: "controlled",
    Scored: "scored",
    PriorityPassed: "priority-passed",
    Ended: "ended",
} }

/// Offers that are no names of anything.
pub const PLAIN_OFFERS: &[&str] = &[
    "agree",
    "on-top",
    "under",
    "agree",
    "on-top",
    "under",
    "move",
    "attack",
    "shake",
    "end",
    "end turn",
    "pass",
    "yes",
    "no",
    "nothing",
    "done",
    "stay",
    "none",
    "option 1",
    "option 2",
    "option 3",
    "option 4",
    "secure",
    "extraction",
    "south",
    "north",
    "critical",
    "wild",
    "hit",
    "block",
    "blank",
    "failure",
    "cover",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
];

/// Conditions beside the ten of the book, by their places in the cards.
const OTHERS: [&str; 6] = ["other-1", "other-2", "other-3", "other-4", "other-5", "other-6"];

/// The word for a condition.
pub fn condition_word(condition: Condition) -> &'static str {
    match condition {
        Condition::Bleed => "bleed",
        Condition::Hex => "hex",
        Condition::Incinerate => "incinerate",
        Condition::Judgment => "judgment",
        Condition::Poison => "poison",
        Condition::Root => "root",
        Condition::Shock => "shock",
        Condition::Slow => "slow",
        Condition::Stagger => "stagger",
        Condition::Stun => "stun",
        Condition::Other(place) => OTHERS[usize::from(place) % OTHERS.len()],
    }
}

/// The word for a movement tool.
pub fn tool_word(tool: Tool) -> &'static str {
    match tool {
        Tool::Short => "short",
        Tool::Medium => "medium",
        Tool::Long => "long",
    }
}

/// The word for how a token lies.
pub fn lies(lies: Lies) -> &'static str {
    match lies {
        Lies::OnTop => "on-top",
        Lies::Under => "under",
    }
}

/// The word for an edge.
pub fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::South => "south",
        Edge::North => "north",
    }
}

/// A question in words.
pub fn ask(names: &Names, ask: &Ask) -> AskWords {
    let figure = about(ask).map(|id| names.of(id).to_owned());
    AskWords { word: ask_word(ask), side: names::side(ask.side()).into(), figure }
}

/// The character that a question is about.
pub fn about(ask: &Ask) -> Option<FigureId> {
    match *ask {
        Ask::DeployGrunts { figure, .. }
        | Ask::Attack { figure, .. }
        | Ask::OtherTarget { figure, .. }
        | Ask::Target { figure, .. }
        | Ask::Beam { figure, .. }
        | Ask::JoinIn { figure, .. }
        | Ask::Condition { figure, .. }
        | Ask::Advance { figure, .. }
        | Ask::Way { figure, .. }
        | Ask::Place { figure, .. } => Some(figure),
        Ask::Act { figure, .. } => figure,
        _ => None,
    }
}

/// A character, terrain feature or token by its name.
pub fn thing(scene: Scene<Crisis>, names: &Names, thing: Thing) -> String {
    match thing {
        Thing::Figure(figure) => names.of(figure).to_owned(),
        Thing::Piece(piece) => names::piece_name(scene, piece).to_owned(),
        Thing::Token(token) => names::token_name(scene, token),
    }
}

/// An offered answer in a few words.
pub fn offer(scene: Scene<Crisis>, names: &Names, ask: &Ask, answer: &Answer) -> Option<String> {
    Some(match *answer {
        Answer::Battlefield(LayoutPick::Agree) => "agree".to_owned(),
        Answer::Battlefield(LayoutPick::Instead(place)) => {
            scene.content.battlefields.get(usize::from(place))?.id.clone()
        }
        Answer::Lies(how) => lies(how).to_owned(),
        Answer::CrisisType(kind) | Answer::Threat(ThreatPick(kind)) => names::crisis_type(kind).to_owned(),
        Answer::Edge(EdgePick(it)) => edge(it).to_owned(),
        Answer::Squad(SquadPick::Add(place)) => {
            let roster = &scene.state.squads[ask.side()].roster;
            let (character, _) = roster.get(usize::from(place))?;
            scene.content.characters[usize::from(*character)].id.clone()
        }
        Answer::Squad(SquadPick::Done) | Answer::Tactics(TacticPick::Done) => "done".to_owned(),
        Answer::Affiliation(AffiliationPick(None)) => "none".to_owned(),
        Answer::Affiliation(AffiliationPick(Some(place))) => {
            scene.content.affiliations.get(usize::from(place))?.id.clone()
        }
        Answer::Tactics(TacticPick::Add(card)) | Answer::Card(TacticCard(card)) => {
            names::tactic_name(scene.content, card).to_owned()
        }
        Answer::Leader(LeaderPick(figure)) => names.of(figure).to_owned(),
        Answer::Act(act) => act_offer(scene, names, ask, act),
        Answer::Attack(weapon) => names::weapon_name(scene, about(ask)?, weapon).to_owned(),
        Answer::Effect(Effect::Use(source)) => names::effect_name(scene, source),
        Answer::Effect(Effect::Pass) => "pass".to_owned(),
        Answer::Dice(dice) => faces::write(dice),
        Answer::Face(face) => faces::face_word(face).to_owned(),
        Answer::Thing(it) => thing(scene, names, it),
        Answer::Amount(Amount(amount)) => amount.to_string(),
        Answer::Option(Choice(option)) => format!("option {}", u16::from(option) + 1),
        Answer::May(May::Yes) => "yes".to_owned(),
        Answer::May(May::No) => "no".to_owned(),
        Answer::Condition(condition) => condition_word(condition).to_owned(),
        Answer::Order(source) => names::effect_name(scene, source),
        Answer::Advance(crisis::movement::Advance::Stay) => "stay".to_owned(),
        Answer::Advance(_) | Answer::Deploy(_) | Answer::Way(_) | Answer::Place(_) => return None,
    })
}

fn act_offer(scene: Scene<Crisis>, names: &Names, ask: &Ask, act: Act) -> String {
    match act {
        Act::Activate(figure) => names.of(figure).to_owned(),
        Act::Move => "move".to_owned(),
        Act::Attack => "attack".to_owned(),
        Act::Shake => "shake".to_owned(),
        Act::Power(power) => match about(ask) {
            Some(figure) => names::power_name(scene, figure, power).to_owned(),
            None => "nothing".to_owned(),
        },
        Act::Interact(token) => names::token_name(scene, token),
        Act::Tactic(card) => names::tactic_name(scene.content, card).to_owned(),
        Act::EndActivation => "end".to_owned(),
        Act::EndTurn => "end turn".to_owned(),
    }
}

/// An event in words: its fields as they are serialised, with names for numbers, faces for dice and inches for mils.
pub fn event(scene: Scene<Crisis>, names: &Names, event: &Event) -> EventWords {
    let word = event_word(event);
    let written = serde_json::to_value(event).unwrap_or(Value::Null);
    let fields = match written {
        Value::Object(mut outer) => match outer.remove(word) {
            Some(Value::Object(fields)) => fields,
            _ => Map::new(),
        },
        _ => Map::new(),
    };
    let acting = fields.get("figure").and_then(figure_id);
    let fields = fields.iter().map(|(field, value)| {
        let words = field_words(scene, names, acting, word, field, value);
        (field.clone(), words.unwrap_or_else(|| value.clone()))
    });
    EventWords { word, fields: fields.collect() }
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn figure_id(value: &Value) -> Option<FigureId> {
    small(value).map(FigureId)
}

fn place_of(value: &Value) -> Option<u16> {
    value.as_u64().and_then(|number| u16::try_from(number).ok())
}

fn field_words(
    scene: Scene<Crisis>,
    names: &Names,
    acting: Option<FigureId>,
    event: &str,
    field: &str,
    value: &Value,
) -> Option<Value> {
    let cards = scene.content;
    match (event, field) {
        ("removed" | "dazed" | "damaged", "figure") | (_, "figure" | "target" | "attacker" | "player") => {
            figure_id(value).map(|id| json!(names.of(id)))
        }
        ("leadership-declared", "leader") => {
            Some(figure_id(value).map_or(json!("nobody"), |id| json!(names.of(id))))
        }
        (_, "power") => {
            let (figure, power) = (acting?, small(value)?);
            Some(json!(names::power_name(scene, figure, power)))
        }
        (_, "weapon") => {
            let weapon: Weapon = serde_json::from_value(value.clone()).ok()?;
            Some(json!(names::weapon_name(scene, acting?, weapon)))
        }
        (_, "card") => place_of(value).map(|card| json!(names::tactic_name(cards, card))),
        (_, "mission") => {
            let both = value.as_array()?.iter().filter_map(place_of);
            Some(both.map(|place| json!(names::crisis_name(cards, place))).collect())
        }
        (_, "piece") => small(value).map(|id| json!(names::piece_name(scene, PieceId(id)))),
        (_, "token") => small(value).map(|id| json!(names::token_name(scene, TokenId(id)))),
        (_, "with" | "struck") => {
            if value.is_null() {
                return Some(json!("nothing"));
            }
            let it: Thing = serde_json::from_value(value.clone()).ok()?;
            Some(json!(thing(scene, names, it)))
        }
        ("priority-rolled", "dice") => {
            let dice: BySide<Faces> = serde_json::from_value(value.clone()).ok()?;
            Some(json!({ "a": faces_value(dice[Side::A]), "b": faces_value(dice[Side::B]) }))
        }
        (_, "faces" | "chosen" | "defence") | ("compared", "attack") => {
            serde_json::from_value(value.clone()).ok().map(faces_value)
        }
        ("scored", "points" | "total") => {
            let both: BySide<u8> = serde_json::from_value(value.clone()).ok()?;
            Some(json!({ "a": both[Side::A], "b": both[Side::B] }))
        }
        ("squads-revealed", "squads") | (_, "outline") => Some(Value::Null),
        (_, "battlefield") => {
            let layout = scene.content.battlefields.get(usize::from(place_of(value)?))?;
            Some(json!(layout.id))
        }
        ("target-out-of-range", "gap" | "range") => inches(value),
        (_, "at" | "from" | "to") if value.is_array() => value.as_array()?.iter().map(inches).collect(),
        ("transformed", "form") => {
            let forms = &cards.characters[usize::from(scene.state.figure(acting?).character)].forms;
            forms.get(usize::from(small(value)?)).map(|form| json!(form.id))
        }
        ("ended", "outcome") => {
            let won = value.get("won").and_then(Value::as_str);
            Some(won.map_or(json!("drawn"), |side| json!(format!("{side}-wins"))))
        }
        ("priority-rolled", "winner") if value.is_null() => Some(json!("nobody")),
        _ => None,
    }
}

/// Dice by face: `{ critical: 1, hit: 2 }`.
fn faces_value(dice: Faces) -> Value {
    let shown = Face::ALL.into_iter().filter(|&face| dice[face] > 0);
    shown.map(|face| (faces::face_word(face).to_owned(), json!(dice[face]))).collect::<Map<_, _>>().into()
}

fn inches(value: &Value) -> Option<Value> {
    value.as_i64().map(|mils| json!(mils as f64 / 1_000.0))
}
