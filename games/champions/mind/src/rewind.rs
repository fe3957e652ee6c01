//! Back to the last checkpoint: a question in the middle of a step is tried out by taking the step again.
//!
//! A mind is shown the state as it stands, in the middle of a step, and no step can be taken up in its middle. What little
//! has happened since the checkpoint of some questions can be told from the state, and undone.

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption};
use champions::state::{DeedKind, InPlayId, Phase, Reading, State, VillainStep};
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

/// Before a defender is declared, an activation has given the villain boost cards (enemy-attack.step1.boost-facedown), and will
/// give as many again; what other interrupts have done may be done again, for every answer alike.
fn before_attack(scene: Scene<Champions>, player: Seat, attacker: InPlayId) -> Option<Rewound> {
    let mut state = scene.state.clone();
    let attack = state.deeds.pop()?;
    if attack.kind != DeedKind::EnemyAttack || attack.by != attacker || attack.additional || !is_quiet(&state)
    {
        return None;
    }
    match state.phase {
        Phase::Villain(VillainStep::Villain(seat)) if seat == player => {
            state.encounter.deck.extend(state.encounter.boosts.drain(..));
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

#[cfg(test)]
mod tests {
    use champions::Play;
    use champions::ask::Use;
    use champions::card::core;
    use champions::deck_construction::Decklist;
    use champions::setup::Setup;
    use champions::state::InPlay;
    use table::{Fast, Game, Picks, Playout, Policy, play_out};

    use super::*;
    use crate::Greedy;

    /// Takes every step again that can be taken again, and sees whether it comes to the same question.
    #[derive(Default)]
    struct Again {
        targets: u32,
        defences: u32,
    }

    impl Policy<Champions> for Again {
        fn pick(
            &mut self,
            scene: Scene<Champions>,
            ask: &Ask,
            options: &[Answer],
            chance: &mut Fast,
        ) -> usize {
            if let Some(rewound) = Rewound::to_checkpoint(scene, *ask, options) {
                match ask {
                    Ask::Target { .. } => self.targets += 1,
                    Ask::Defend { .. } => self.defences += 1,
                    _ => {}
                }
                assert!(comes_to(scene, *ask, rewound), "{ask:?}");
            }
            Greedy { worlds: 0, ..Greedy::default() }.pick(scene, ask, options, chance)
        }
    }

    /// All cards in play, whatever they have been used for: forced interrupts happen twice.
    fn in_play(scene: Scene<Champions>) -> Vec<InPlay> {
        scene.state.in_play.iter().map(|card| InPlay { used: Default::default(), ..*card }).collect()
    }

    /// Whether the step comes to the question, with everything in play as it is.
    fn comes_to(scene: Scene<Champions>, ask: Ask, rewound: Rewound) -> bool {
        let mut met = false;
        let policy = |again: Scene<Champions>, asked: &Ask, options: &[Answer]| {
            if *asked == ask && !met {
                met = true;
                assert_eq!(in_play(again), in_play(scene), "{ask:?}");
                assert_eq!(again.state.encounter.boosts.len(), scene.state.encounter.boosts.len(), "{ask:?}");
            }
            let is = |answer: Answer| options.iter().position(|option| *option == answer);
            let before =
                rewound.before.filter(|(first, _)| first == asked).and_then(|(_, answer)| is(answer));
            let attacker = match ask {
                Ask::Defend { attacker, .. } => is(attacker.into()),
                _ => None,
            };
            before.or(attacker).or_else(|| is(Use::Pass.into())).unwrap_or(0)
        };
        let mut table = Playout::<Champions, _>::new(Picks(policy), Fast::new(0));
        let mut play = Play::new(scene.content, rewound.state.clone(), &mut table);
        // How the step ends does not matter: it may be the end of the game.
        let _ = Champions::step(&mut play);
        met
    }

    #[test]
    fn a_step_taken_again_comes_to_the_same_question() {
        let cards = core().expect("the core set is in order");
        let mut again = Again::default();
        for (number, deck) in (0..).zip(&cards.decks) {
            let setup = Setup::usual(vec![Decklist::of(&cards, deck)], "klaw");
            let start = Champions::start(&cards, &setup).expect("a starter deck is legal");
            let mut table = Playout::new(again, Fast::of_game(1, number));
            play_out(&cards, start, &mut table).expect("a game ends");
            again = table.policy;
        }
        assert!(again.targets > 10 && again.defences > 10, "{} and {}", again.targets, again.defences);
    }
}
