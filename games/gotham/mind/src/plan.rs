//! Trying things out: each answer is played on to the end of the turn, with reflexes for everything that comes after it.
//!
//! A question that stands at a checkpoint can be answered on a copy of the game, and the copy runs on: the very rules
//! decide what comes of it, dice included. Every answer is tried with the same dice.

use gotham::Gotham;
use gotham::answer::{Act, Answer};
use gotham::ask::Ask;
use gotham::printed::term::Camp;
use gotham::state::{Stage, State};
use table::{Fast, Game as _, Play, Playout, Policy, Scene};

use super::known::Known;
use super::weights::Weights;
use super::worth::Outlook;

/// No turn has more steps than this: it guards against a turn that never ends.
const STEPS: u32 = 40;

impl Outlook<'_> {
    /// The answer after which the turn ends best for the camp that is asked.
    pub(super) fn plan(&self, ask: &Ask, options: &[Answer]) -> usize {
        let camp = self.scene.state.camp_of(ask.seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (index, &option) in options.iter().enumerate() {
            if self.is_idle(option) {
                continue;
            }
            let value = self.tried(option, camp);
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// What is not worth trying: cards are dropped only where they hamper, and nobody attacks or moves who sees no use in it.
    fn is_idle(&self, option: Answer) -> bool {
        match option {
            Answer::Act(Act::Drop(_) | Act::HandOver(_)) => true,
            Answer::Act(Act::Melee(_) | Act::Ranged(_) | Act::Move(_)) => self.act(option) <= -1.0,
            _ => false,
        }
    }

    /// What an answer comes to on average.
    fn tried(&self, option: Answer, camp: Camp) -> f32 {
        let seed = u64::from(self.scene.state.turn);
        let ends = (0..self.weights.tries).map(|number| {
            let chance = Fast::of_game(seed, number);
            let end = self.play_on(option, chance);
            self.at(Scene { state: &end, content: self.scene.content }).value(camp)
        });
        ends.sum::<f32>() / self.weights.tries as f32
    }

    /// The game at the end of the turn, or of the activation of one tile.
    fn play_on(&self, option: Answer, chance: Fast) -> State {
        let policy = Then { first: Some(option), weights: self.weights, known: self.known };
        let mut table = Playout::<Gotham, _>::new(policy, chance);
        let mut play = Play::new(self.scene.content, self.scene.state.clone(), &mut table);
        for _ in 0..STEPS {
            // A game that is over, and one that a fault has stopped, are looked at as they stand.
            if Gotham::step(&mut play).is_err() || play.state.stage != Stage::HeroesAct {
                break;
            }
        }
        play.state
    }
}

/// Answers one question as it is told, and all others by reflex.
struct Then<'a> {
    first: Option<Answer>,
    weights: &'a Weights,
    known: &'a Known<'a>,
}

impl Policy<Gotham> for Then<'_> {
    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        if let Some(first) = self.first.take()
            && let Some(index) = options.iter().position(|option| *option == first)
        {
            return index;
        }
        Outlook { scene, weights: self.weights, known: self.known }.reflex(ask, options)
    }
}
