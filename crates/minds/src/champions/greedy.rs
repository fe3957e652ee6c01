//! The greedy mind: on the own turn every option is tried out to the end of the round, again and again.

use ::champions::Champions;
use ::champions::Play;
use ::champions::ask::{Answer, Ask, TurnOption};
use table::{Fast, Game, Playout, Policy, Scene, Stop};

use super::habit::{Habit, Thought};
use super::standing::{chance_to_win, standing};
use super::thumb::Thumb;
use super::trial::Decided;
use super::weights::Weights;

/// Plays for the best of the round in hand. On its turn it plays the rest of the round out with each option, in worlds that
/// its seat could believe in, everybody by habit, and takes the option after which the players stand best. All other
/// questions it answers by habit, and so as it expected when it took the option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Greedy {
    /// What it makes of things.
    pub weights: Weights,
    /// How it plays where it does not think.
    pub thumb: Thumb,
    /// How many worlds the most promising options are tried in; 0 plays by habit alone.
    pub worlds: u32,
    /// How many rounds it looks ahead, the one in hand included.
    pub rounds: u16,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { weights: Weights::default(), thumb: Thumb::default(), worlds: 32, rounds: 1 }
    }
}

impl Policy<Champions> for Greedy {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let mut state = scene.state.clone();
        Champions::imagine(scene.content, &mut state, Champions::prompt(ask).seat, chance);
        let imagined = Scene { state: &state, content: scene.content };
        match ask {
            Ask::Turn { .. } if self.worlds > 0 => self.search(imagined, *ask, options, chance),
            _ => self.habit().pick(imagined, ask, options, chance),
        }
    }
}

/// An option of a turn, and what came of it so far.
struct Candidate {
    index: usize,
    total: f32,
}

impl Greedy {
    /// What a position is worth to the players, going by the weights: points of damage to the villain, for each player.
    pub fn standing(&self, scene: Scene<Champions>) -> f32 {
        standing(scene, &self.weights)
    }

    fn habit(&self) -> Habit {
        Habit { weights: self.weights, thumb: self.thumb, thought: Thought::Tries }
    }

    /// Tries all options in a few worlds, the better half of them in as many more, and so on until one is left or the worlds
    /// are used up. All options meet the same worlds, so that luck does not decide between them.
    fn search(&self, scene: Scene<Champions>, ask: Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let sensible = |option: &Answer| !matches!(option, Answer::Turn(TurnOption::Request(_)));
        let candidates = options.iter().enumerate().filter(|(_, option)| sensible(option));
        let mut left: Vec<Candidate> = candidates.map(|(index, _)| Candidate { index, total: 0.0 }).collect();
        let seed = (u64::from(chance.below(u32::MAX)) << 32) | u64::from(chance.below(u32::MAX));
        let mut played = 0;
        let mut round = (self.worlds / 4).max(1);
        while left.len() > 1 && played < self.worlds {
            for world in played..(played + round).min(self.worlds) {
                for candidate in &mut left {
                    let chance = Fast::of_game(seed, u64::from(world));
                    candidate.total += self.play_on(scene, ask, options[candidate.index], chance);
                }
            }
            played += round;
            round = played;
            // Stable, so that of equals the first stays first.
            left.sort_by(|one, other| other.total.total_cmp(&one.total));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map_or(0, |candidate| candidate.index)
    }

    /// The chance to win some rounds later, if this is done now.
    fn play_on(&self, scene: Scene<Champions>, ask: Ask, answer: Answer, mut chance: Fast) -> f32 {
        let mut state = scene.state.clone();
        Champions::imagine(scene.content, &mut state, Champions::prompt(&ask).seat, &mut chance);
        let last = state.round + self.rounds;
        let mut table = Playout::new(Decided::new(ask, answer, self.habit()), chance);
        let mut play = Play::new(scene.content, state, &mut table);
        while play.state.round < last {
            match Champions::step(&mut play) {
                Ok(()) => {}
                Err(Stop::Over) => break,
                // A fault of the rules is told by the game itself, if it comes to it.
                Err(_) => return 0.0,
            }
        }
        chance_to_win(play.scene(), &self.weights)
    }
}
