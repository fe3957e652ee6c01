//! The game's own words: one key for each thing that the rules have a name for.

use pow::ask::{FollowBy, How, RerollBy};
use pow::card::{Bonus, Characteristic, Class, Effect, Frequency, Nature, ObjectiveKind};
use pow::state::{Edge, Phase};
use words::{Arg, Message};

pub(super) fn nature(nature: Nature) -> Message {
    Message::new(match nature {
        Nature::Physical => "pow-nature-physical",
        Nature::Mental => "pow-nature-mental",
        Nature::Energy => "pow-nature-energy",
    })
}

pub(super) fn defence(nature: Nature) -> Message {
    Message::new(match nature {
        Nature::Physical => "pow-defence-physical",
        Nature::Mental => "pow-defence-mental",
        Nature::Energy => "pow-defence-energy",
    })
}

pub(super) fn characteristic(of: Characteristic) -> Message {
    Message::new(match of {
        Characteristic::Agility => "pow-characteristic-agility",
        Characteristic::Stamina => "pow-characteristic-stamina",
        Characteristic::Willpower => "pow-characteristic-willpower",
    })
}

pub(super) fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Deployment => "pow-phase-deployment",
        Phase::Power => "pow-phase-power",
        Phase::Initiative => "pow-phase-initiative",
        Phase::Action => "pow-phase-action",
        Phase::Final => "pow-phase-final",
    })
}

pub(super) fn edge(edge: Edge) -> Message {
    Message::new(match edge {
        Edge::North => "pow-edge-north",
        Edge::South => "pow-edge-south",
    })
}

pub(super) fn class(class: Class) -> Message {
    Message::new(match class {
        Class::T1 => "pow-class-t1",
        Class::T2 => "pow-class-t2",
        Class::T3 => "pow-class-t3",
        Class::T4 => "pow-class-t4",
        Class::T5 => "pow-class-t5",
        Class::T6 => "pow-class-t6",
    })
}

pub(super) fn how(how: How) -> Message {
    Message::new(match how {
        How::Walk => "pow-how-walk",
        How::Climb => "pow-how-climb",
        How::Jump => "pow-how-jump",
        How::Fly => "pow-how-fly",
    })
}

/// `None` for what may be done as often as it can be paid: that goes without saying.
pub(super) fn frequency(frequency: Frequency) -> Option<Message> {
    match frequency {
        Frequency::Any => None,
        Frequency::OncePerTurn => Some(Message::new("pow-frequency-once-per-turn")),
        Frequency::OncePerGame => Some(Message::new("pow-frequency-once-per-game")),
    }
}

pub(super) fn objective(kind: ObjectiveKind) -> &'static str {
    match kind {
        ObjectiveKind::Pillar => "pow-objective-pillar",
        ObjectiveKind::Relic => "pow-objective-relic",
    }
}

pub(super) fn reroll_by(by: RerollBy) -> Message {
    Message::new(match by {
        RerollBy::Acrobat => "pow-ability-acrobat",
        RerollBy::Soldier => "pow-ability-soldier",
        RerollBy::Scientific => "pow-ability-scientific",
        RerollBy::Luck => "pow-ability-luck",
    })
}

pub(super) fn follow_by(by: FollowBy) -> Message {
    Message::new(match by {
        FollowBy::Comrade => "pow-by-comrade",
        FollowBy::Order => "pow-ability-order",
        FollowBy::MasterTactician => "pow-ability-master-tactician",
    })
}

pub(super) fn effect(effect: Effect) -> Message {
    let (key, x) = match effect {
        Effect::Awkwardness(x) => ("pow-effect-awkwardness", x),
        Effect::Dazzle(x) => ("pow-effect-dazzle", x),
        Effect::Distract(x) => ("pow-effect-distract", x),
        Effect::Ensnare(x) => ("pow-effect-ensnare", x),
        Effect::Push(x) => ("pow-effect-push", x),
        Effect::Stun(x) => ("pow-effect-stun", x),
    };
    Message::new(key).with("x", x)
}

/// What a boost or a critical hit gives.
pub(super) fn bonus(bonus: Bonus) -> Message {
    match bonus.effect() {
        Some(given) => effect(given),
        None => Message::new("pow-bonus-damage").with("x", bonus.damage()),
    }
}

/// Parts of a list.
pub(super) fn parts<M: Into<Arg>>(messages: impl IntoIterator<Item = M>) -> Vec<Arg> {
    messages.into_iter().map(Into::into).collect()
}
