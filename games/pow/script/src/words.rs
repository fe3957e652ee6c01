//! Questions, answers and events in the words of scenarios.

use pow::Pow;
use pow::ask::{
    Act, Activate, Answer, Ask, Boost, Critical, Defend, May, Reroll, Thing, ThrownAt, UsePower, Whom, Whose,
};
use pow::card::Nature;
use pow::event::Event;
use pow::state::{Edge, FigureId, ObjectiveId, PieceId};
use serde_json::{Value, json};
use table::Scene;

use super::names::{self, Names};
use scenario::vocabulary;
use scenario::{AskWords, EventWords};

vocabulary! { ASKS, ask_word, Ask {
    Edge: "edge",
    Deploy: "deploy",
    PerfectPlan: "perfect-plan",
    CancelPlan: "cancel-plan",
    Counter: "counter",
    First: "first",
    Activate: "activate",
    Recover: "recover",
    Act: "act",
    Route: "route",
    Target: "target",
    Aim: "aim",
    React: "react",
    Defend: "defend",
    Boost: "boost",
    RerollAttack: "reroll-attack",
    RerollTest: "reroll-test",
    Dodge: "dodge",
    Critical: "critical",
    BrutalPush: "brutal-push",
    Grab: "grab",
    Throw: "throw",
    Leap: "leap",
    Follow: "follow",
    NextTest: "next-test",
    PowerTarget: "power-target",
    PowerWalk: "power-walk",
} }

vocabulary! { EVENTS, event_word, Event {
    BagFilled: "bag-filled",
    CoinTossed: "coin-tossed",
    EdgeChosen: "edge-chosen",
    Deployed: "deployed",
    PhaseBegan: "phase-began",
    PowGained: "pow-gained",
    PowLost: "pow-lost",
    Paid: "paid",
    LifeRegained: "life-regained",
    PlanUsed: "plan-used",
    PlanCancelled: "plan-cancelled",
    CounterDrawn: "counter-drawn",
    FirstDecided: "first-decided",
    Activated: "activated",
    ActivationEnded: "activation-ended",
    Passed: "passed",
    Tested: "tested",
    TestRerolled: "test-rerolled",
    Moved: "moved",
    AttackDeclared: "attack-declared",
    Targeted: "targeted",
    PowerUsed: "power-used",
    Defended: "defended",
    Boosted: "boosted",
    Rolled: "rolled",
    AttackRerolled: "attack-rerolled",
    DieRerolled: "die-rerolled",
    CriticalHit: "critical-hit",
    Unaffected: "unaffected",
    Damaged: "damaged",
    Affected: "affected",
    PushIgnored: "push-ignored",
    DefenceRaised: "defence-raised",
    KnockedOut: "knocked-out",
    KnockedDown: "knocked-down",
    GotUp: "got-up",
    Recovered: "recovered",
    StayedOut: "stayed-out",
    Removed: "removed",
    Grabbed: "grabbed",
    GrabFailed: "grab-failed",
    Thrown: "thrown",
    Pushed: "pushed",
    Landed: "landed",
    Dodged: "dodged",
    SceneryDamaged: "scenery-damaged",
    SceneryDestroyed: "scenery-destroyed",
    Fell: "fell",
    Leapt: "leapt",
    Walked: "walked",
    Controlled: "controlled",
    PickedUp: "picked-up",
    Dropped: "dropped",
    Reset: "reset",
    Scored: "scored",
    Ended: "ended",
} }

/// Offers that are no names of anything.
pub const PLAIN_OFFERS: &[&str] = &[
    "pass", "move", "grab", "get up", "leap", "lay down", "end", "yes", "no", "a", "b", "south", "north",
    "physical", "mental", "energy", "die", "damage", "option 1", "option 2", "option 3", "option 4", "all",
    "nothing", "nobody", "1", "2", "3", "4", "5", "6", "7", "8",
];

/// A question in words.
pub fn ask(names: &Names, ask: &Ask) -> AskWords {
    let figure = match *ask {
        Ask::React { target, .. } => Some(target),
        _ => about(ask),
    };
    AskWords {
        word: ask_word(ask),
        side: names::side(ask.side()).into(),
        figure: figure.map(|figure| names.of(figure).to_owned()),
    }
}

/// The figure that a question is about and whose player answers it.
pub fn about(ask: &Ask) -> Option<FigureId> {
    match *ask {
        Ask::Edge { .. } | Ask::Deploy { .. } | Ask::Counter { .. } | Ask::First { .. } => None,
        Ask::Activate { .. } | Ask::NextTest { .. } | Ask::React { .. } => None,
        Ask::PerfectPlan { figure, .. } | Ask::CancelPlan { figure, .. } => Some(figure),
        Ask::Recover { figure, .. } | Ask::Act { figure, .. } | Ask::Route { figure, .. } => Some(figure),
        Ask::Target { figure, .. } | Ask::Aim { figure, .. } | Ask::Defend { figure, .. } => Some(figure),
        Ask::Boost { figure, .. } | Ask::RerollAttack { figure, .. } => Some(figure),
        Ask::RerollTest { figure, .. } | Ask::Dodge { figure, .. } => Some(figure),
        Ask::Critical { figure, .. } | Ask::BrutalPush { figure, .. } => Some(figure),
        Ask::Grab { figure, .. } | Ask::Throw { figure, .. } | Ask::Leap { figure, .. } => Some(figure),
        Ask::Follow { figure, .. } | Ask::PowerTarget { figure, .. } => Some(figure),
        Ask::PowerWalk { figure, .. } => Some(figure),
    }
}

fn thing(scene: Scene<Pow>, names: &Names, thing: Thing) -> String {
    match thing {
        Thing::Figure(figure) => names.of(figure).to_owned(),
        Thing::Piece(piece) => names::piece_name(scene, piece).to_owned(),
    }
}

pub fn nature(nature: Nature) -> &'static str {
    match nature {
        Nature::Physical => "physical",
        Nature::Mental => "mental",
        Nature::Energy => "energy",
    }
}

fn may(may: May) -> &'static str {
    match may {
        May::Yes => "yes",
        May::No => "no",
    }
}

pub fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::South => "south",
        Edge::North => "north",
    }
}

/// An offered answer in a few words; nothing for a place.
pub fn offer(scene: Scene<Pow>, names: &Names, ask: &Ask, answer: &Answer) -> Option<String> {
    let acting = match *ask {
        Ask::Act { figure, .. } => Some(figure),
        _ => None,
    };
    let figure = |whom: Whom| match whom {
        Whom::Figure(figure) => names.of(figure),
        Whom::Nobody => "nobody",
    };
    Some(match *answer {
        Answer::Edge(it) => edge(it).to_owned(),
        Answer::May(it) => may(it).to_owned(),
        Answer::Whose(Whose(side)) => names::side(side).to_owned(),
        Answer::Activate(Activate::Figure(figure)) => names.of(figure).to_owned(),
        Answer::Activate(Activate::Pass) => "pass".to_owned(),
        Answer::Act(act) => act_offer(scene, acting?, act),
        Answer::Target(it) => thing(scene, names, it),
        Answer::React(UsePower::Power { figure, power }) => {
            names::power_name(scene, figure, power).to_owned()
        }
        Answer::React(UsePower::None) => "nothing".to_owned(),
        Answer::Defend(Defend::With(it)) => nature(it).to_owned(),
        Answer::Defend(Defend::No) => "no".to_owned(),
        Answer::Boost(Boost::No) => "no".to_owned(),
        Answer::Boost(Boost::Die) => "die".to_owned(),
        Answer::Boost(Boost::Option(option)) => format!("option {}", u16::from(option) + 1),
        Answer::Reroll(Reroll::No) => "nothing".to_owned(),
        Answer::Reroll(Reroll::All) => "all".to_owned(),
        Answer::Reroll(Reroll::One(face)) => face.to_string(),
        Answer::Critical(Critical::Damage) => "damage".to_owned(),
        Answer::Critical(Critical::Option(option)) => format!("option {}", u16::from(option) + 1),
        Answer::Throw(ThrownAt::Thing(it)) => thing(scene, names, it),
        Answer::Whom(whom) => figure(whom).to_owned(),
        Answer::Throw(ThrownAt::Spot(_)) | Answer::Deploy(_) | Answer::Route(_) => return None,
        Answer::Aim(_) | Answer::Place(_) => return None,
    })
}

fn act_offer(scene: Scene<Pow>, figure: FigureId, act: Act) -> String {
    match act {
        Act::Move => "move".to_owned(),
        Act::Attack(attack) => names::attack_name(scene, figure, attack).to_owned(),
        Act::Grab => "grab".to_owned(),
        Act::GetUp => "get up".to_owned(),
        Act::Leap => "leap".to_owned(),
        Act::Interact(objective) => names::objective_name(scene.state, objective),
        Act::LayDown => "lay down".to_owned(),
        Act::Power(power) => names::power_name(scene, figure, power).to_owned(),
        Act::End => "end".to_owned(),
    }
}

/// An event in words: its fields as they are serialised, with names for numbers and inches for mils.
pub fn event(scene: Scene<Pow>, names: &Names, event: &Event) -> EventWords {
    let word = event_word(event);
    let written = serde_json::to_value(event).unwrap_or(Value::Null);
    let fields = match written {
        Value::Object(mut outer) => match outer.remove(word) {
            Some(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        },
        _ => serde_json::Map::new(),
    };
    let acting = fields.get("figure").and_then(figure_id);
    let fields =
        fields.iter().map(|(field, value)| (field.clone(), field_words(scene, names, acting, field, value)));
    EventWords { word, fields: fields.collect() }
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn figure_id(value: &Value) -> Option<FigureId> {
    small(value).map(FigureId)
}

fn field_words(
    scene: Scene<Pow>,
    names: &Names,
    acting: Option<FigureId>,
    field: &str,
    value: &Value,
) -> Value {
    let figure = || figure_id(value).map(|id| json!(names.of(id)));
    let words = match field {
        "figure" | "target" => figure(),
        "piece" => small(value).map(|id| json!(names::piece_name(scene, PieceId(id)))),
        "objective" => small(value).map(|id| json!(names::objective_name(scene.state, ObjectiveId(id)))),
        "attack" => acting.zip(small(value)).map(|(figure, it)| json!(names::attack_name(scene, figure, it))),
        "power" => acting.zip(small(value)).map(|(figure, it)| json!(names::power_name(scene, figure, it))),
        "length" | "height" => inches(value),
        "at" | "to" => {
            let inside = value.get("spot").unwrap_or(value);
            places(inside).or_else(|| thing_value(scene, names, value.get("thing")?))
        }
        "held" => thing_value(scene, names, value),
        "targets" => value
            .as_array()
            .map(|all| all.iter().map(|it| thing_value(scene, names, it).unwrap_or(Value::Null)).collect()),
        _ => None,
    };
    words.unwrap_or_else(|| value.clone())
}

fn thing_value(scene: Scene<Pow>, names: &Names, value: &Value) -> Option<Value> {
    let it: Thing = serde_json::from_value(value.clone()).ok()?;
    Some(json!(thing(scene, names, it)))
}

fn inches(value: &Value) -> Option<Value> {
    value.as_i64().map(|mils| json!(mils as f64 / 1_000.0))
}

fn places(value: &Value) -> Option<Value> {
    value.as_array()?.iter().map(inches).collect()
}
