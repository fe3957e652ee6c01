//! The game's own words: one key for each thing that the rules have a name for.

use crisis::card::ability::{AttackType, Condition, Face, Health, Kind, Motion, Reach, Roll, Tool};
use crisis::card::{CrisisType, TerrainKind, TokenKind};
use crisis::dice::Faces;
use crisis::event::Step;
use crisis::state::{Edge, Phase};

use words::{Arg, Join, Message};

pub(super) fn face(face: Face) -> Message {
    Message::new(match face {
        Face::Critical => "crisis-face-critical",
        Face::Wild => "crisis-face-wild",
        Face::Hit => "crisis-face-hit",
        Face::Block => "crisis-face-block",
        Face::Blank => "crisis-face-blank",
        Face::Failure => "crisis-face-failure",
    })
}

/// Several dice of one face: "2 hits".
pub(super) fn dice_showing(face: Face, count: u8) -> Message {
    let key = match face {
        Face::Critical => "crisis-dice-critical",
        Face::Wild => "crisis-dice-wild",
        Face::Hit => "crisis-dice-hit",
        Face::Block => "crisis-dice-block",
        Face::Blank => "crisis-dice-blank",
        Face::Failure => "crisis-dice-failure",
    };
    Message::new(key).with("count", count)
}

/// The dice of a roll: "1 critical, 2 hits and 1 blank".
pub(super) fn faces(faces: Faces) -> Arg {
    let some = Face::ALL.into_iter().filter(|&face| faces[face] > 0);
    let parts: Vec<Arg> = some.map(|face| dice_showing(face, faces[face]).into()).collect();
    match parts.is_empty() {
        true => Message::new("crisis-dice-none").into(),
        false => Arg::List(parts, Join::And),
    }
}

pub(super) fn roll(roll: Roll) -> Message {
    Message::new(match roll {
        Roll::Attack => "crisis-roll-attack",
        Roll::Defence => "crisis-roll-defence",
        Roll::Dodge => "crisis-roll-dodge",
        Roll::Any => "crisis-roll-any",
    })
}

pub(super) fn tool(tool: Tool) -> Message {
    Message::new(match tool {
        Tool::Short => "crisis-tool-short",
        Tool::Medium => "crisis-tool-medium",
        Tool::Long => "crisis-tool-long",
    })
}

pub(super) fn attack_type(kind: AttackType) -> Message {
    Message::new(match kind {
        AttackType::Physical => "crisis-type-physical",
        AttackType::Energy => "crisis-type-energy",
        AttackType::Mystic => "crisis-type-mystic",
    })
}

pub(super) fn reach(reach: Reach) -> Message {
    let key = match reach {
        Reach::Range(_) => "crisis-reach-range",
        Reach::Beam(_) => "crisis-reach-beam",
        Reach::Area(_) => "crisis-reach-area",
    };
    Message::new(key).with("range", reach.range())
}

/// The keys of a condition's name and of what it does; none for a condition that a pack brings along.
pub(super) fn condition(condition: Condition) -> Option<(&'static str, &'static str)> {
    Some(match condition {
        Condition::Bleed => ("crisis-condition-bleed", "crisis-condition-bleed-text"),
        Condition::Hex => ("crisis-condition-hex", "crisis-condition-hex-text"),
        Condition::Incinerate => ("crisis-condition-incinerate", "crisis-condition-incinerate-text"),
        Condition::Judgment => ("crisis-condition-judgment", "crisis-condition-judgment-text"),
        Condition::Poison => ("crisis-condition-poison", "crisis-condition-poison-text"),
        Condition::Root => ("crisis-condition-root", "crisis-condition-root-text"),
        Condition::Shock => ("crisis-condition-shock", "crisis-condition-shock-text"),
        Condition::Slow => ("crisis-condition-slow", "crisis-condition-slow-text"),
        Condition::Stagger => ("crisis-condition-stagger", "crisis-condition-stagger-text"),
        Condition::Stun => ("crisis-condition-stun", "crisis-condition-stun-text"),
        Condition::Other(_) => return None,
    })
}

pub(super) fn health(health: Health) -> Message {
    Message::new(match health {
        Health::Healthy => "crisis-health-healthy",
        Health::Injured => "crisis-health-injured",
    })
}

pub(super) fn kind(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Active => "crisis-kind-active",
        Kind::ActiveAction => "crisis-kind-active-action",
        Kind::Reactive => "crisis-kind-reactive",
        Kind::Innate => "crisis-kind-innate",
        Kind::Leadership => "crisis-kind-leadership",
    })
}

pub(super) fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Battlefield => "crisis-phase-battlefield",
        Phase::Priority => "crisis-phase-priority",
        Phase::Mission => "crisis-phase-mission",
        Phase::Squads => "crisis-phase-squads",
        Phase::Deployment => "crisis-phase-deployment",
        Phase::Leadership => "crisis-phase-leadership",
        Phase::Power => "crisis-phase-power",
        Phase::Activation => "crisis-phase-activation",
        Phase::Cleanup => "crisis-phase-cleanup",
    })
}

pub(super) fn edge(edge: Edge) -> Message {
    Message::new(match edge {
        Edge::North => "crisis-edge-north",
        Edge::South => "crisis-edge-south",
    })
}

pub(super) fn crisis_type(kind: CrisisType) -> Message {
    Message::new(match kind {
        CrisisType::Secure => "crisis-secure",
        CrisisType::Extraction => "crisis-extraction",
    })
}

pub(super) fn token_kind(kind: TokenKind) -> Message {
    Message::new(match kind {
        TokenKind::Civilian => "crisis-token-civilian",
        TokenKind::Asset => "crisis-token-asset",
        TokenKind::PointOfInterest => "crisis-token-point-of-interest",
        TokenKind::TargetOfOpportunity => "crisis-token-target-of-opportunity",
    })
}

pub(super) fn terrain(kind: TerrainKind) -> Message {
    Message::new(match kind {
        TerrainKind::Bench => "crisis-terrain-bench",
        TerrainKind::Crate => "crisis-terrain-crate",
        TerrainKind::LampPost => "crisis-terrain-lamp-post",
        TerrainKind::Dumpster => "crisis-terrain-dumpster",
        TerrainKind::Car => "crisis-terrain-car",
        TerrainKind::CryoTube => "crisis-terrain-cryo-tube",
        TerrainKind::Kiosk => "crisis-terrain-kiosk",
        TerrainKind::Billboard => "crisis-terrain-billboard",
        TerrainKind::FoodTruck => "crisis-terrain-food-truck",
        TerrainKind::Truck => "crisis-terrain-truck",
        TerrainKind::Shop => "crisis-terrain-shop",
        TerrainKind::Building => "crisis-terrain-building",
        TerrainKind::Monolith => "crisis-terrain-monolith",
        TerrainKind::Pyramid => "crisis-terrain-pyramid",
    })
}

/// The key that tells of a move.
pub(super) fn moved(motion: Motion) -> &'static str {
    match motion {
        Motion::Advance => "crisis-event-moved-advance",
        Motion::Climb => "crisis-event-moved-climb",
        Motion::Push => "crisis-event-moved-push",
        Motion::Throw => "crisis-event-moved-throw",
        Motion::Place => "crisis-event-moved-place",
    }
}

pub(super) fn step(step: Step) -> Message {
    Message::new(match step {
        Step::Declare => "crisis-attack-step-declare",
        Step::Pay => "crisis-attack-step-pay",
        Step::AttackPool => "crisis-attack-step-attack-pool",
        Step::DefencePool => "crisis-attack-step-defence-pool",
        Step::AttackRoll => "crisis-attack-step-attack-roll",
        Step::DefenceRoll => "crisis-attack-step-defence-roll",
        Step::Criticals => "crisis-attack-step-criticals",
        Step::Modify => "crisis-attack-step-modify",
        Step::Compare => "crisis-attack-step-compare",
        Step::BeforeDamage => "crisis-attack-step-before-damage",
        Step::Damage => "crisis-attack-step-damage",
        Step::Resolved => "crisis-attack-step-resolved",
        Step::After => "crisis-attack-step-after",
    })
}

/// Parts of a list.
pub(super) fn parts<M: Into<Arg>>(messages: impl IntoIterator<Item = M>) -> Vec<Arg> {
    messages.into_iter().map(Into::into).collect()
}
