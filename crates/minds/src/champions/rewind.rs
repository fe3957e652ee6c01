//! Back to the last checkpoint: a question in the middle of a step is tried out by taking the step again.
//!
//! A mind is shown the state as it stands, in the middle of a step, and no step can be taken up in its middle. What little
//! has happened since the checkpoint of some questions can be told from the state, and undone.

use ::champions::Champions;
use ::champions::ask::{Answer, Ask, TurnOption};
use ::champions::state::{DeedKind, InPlayId, Phase, Reading, State, VillainStep};
use table::{Scene, Seat};

/// The state at a checkpoint, and what was answered since.
pub(super) struct Rewound {
    pub state: State,
    /// The answer that led to the question.
    pub before: Option<(Ask, Answer)>,
}

impl Rewound {
    /// Where the step of a question began; none if that can't be told.
    pub fn to_checkpoint(scene: Scene<Champions>, ask: Ask, options: &[Answer]) -> Option<Rewound> {
        match ask {
            Ask::Turn { .. } => Some(Rewound { state: scene.state.clone(), before: None }),
            Ask::Target { player, by } => before_power(scene, player, by, options),
            Ask::Defend { player, attacker, target } if player == target => {
                before_attack(scene, player, attacker)
            }
            _ => None,
        }
    }
}

/// Before a target is chosen, a basic power has only exhausted who uses it (attack.hero-exhausts).
fn before_power(scene: Scene<Champions>, player: Seat, by: InPlayId, options: &[Answer]) -> Option<Rewound> {
    let mut state = scene.state.clone();
    let own = state.phase == Phase::Turn && state.active == Some(player) && is_quiet(&state);
    let Some(Answer::InPlay(target)) = options.first() else { return None };
    let scheme = scene.kind(state.find(*target)?).is_scheme();
    let power = if scheme { TurnOption::Thwart(by) } else { TurnOption::Attack(by) };
    let doer = state.find_mut(by).filter(|card| own && card.exhausted)?;
    doer.exhausted = false;
    Some(Rewound { state, before: Some((Ask::Turn { player }, power.into())) })
}

/// Before a defender is declared, an activation has given the villain a boost card (enemy-attack.step1.boost-facedown); what
/// interrupts have done may be done again, for every answer alike.
fn before_attack(scene: Scene<Champions>, player: Seat, attacker: InPlayId) -> Option<Rewound> {
    let mut state = scene.state.clone();
    let attack = state.deeds.pop()?;
    if attack.kind != DeedKind::EnemyAttack || attack.by != attacker || attack.additional || !is_quiet(&state)
    {
        return None;
    }
    match state.phase {
        Phase::Villain(VillainStep::Villain(seat)) if seat == player => {
            let boost = state.encounter.boosts.pop()?;
            state.encounter.deck.add(boost);
        }
        Phase::Villain(VillainStep::Minions(seat)) if seat == player => {
            state.activated.pop().filter(|minion| *minion == attacker)?;
        }
        _ => return None,
    }
    Some(Rewound { state, before: None })
}

/// Whether nothing else is under way.
fn is_quiet(state: &State) -> bool {
    state.deeds.is_empty() && state.windows.is_empty() && state.reveals.is_empty()
}
