//! The greedy mind: what matters most is tried out to the end of the round, again and again.

use ::champions::Champions;
use ::champions::Play;
use ::champions::ask::{Answer, Ask, TurnOption};
use ::champions::card::Cards;
use table::{Fast, Game, Playout, Policy, Scene, Stop};

use super::habit::Habit;
use super::rewind::Rewound;
use super::standing::{chance_to_win, standing};
use super::thumb::Thumb;
use super::trial::Decided;
use super::weights::Weights;

/// Plays for the best of the round in hand. On its turn it plays the rest of the round out with each option, in worlds that
/// its seat could believe in, everybody by habit, and takes the option after which the players stand best; so too when it
/// chooses whom a basic power is used on, and who defends. All other questions it answers by habit, and so as it expected
/// when it took the option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Greedy {
    /// What it makes of positions that it has played on to.
    pub weights: Weights,
    /// What it makes of things where it does not think: a habit wants to be told more of what is good to do, a judge only what
    /// is good to have.
    pub habits: Weights,
    /// How it plays where it does not think.
    pub thumb: Thumb,
    /// How many worlds the most promising options are tried in when it plays alone, and fewer the more others there are, since
    /// a round of theirs takes longer; 0 plays by habit alone.
    pub worlds: u32,
    /// How many rounds it looks ahead, the one in hand included.
    pub rounds: u16,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy {
            weights: Weights::default(),
            habits: Weights::of_habit(),
            thumb: Thumb::default(),
            worlds: 12,
            rounds: 1,
        }
    }
}

impl Policy<Champions> for Greedy {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let mut state = scene.state.clone();
        Champions::imagine(scene.content, &mut state, Champions::prompt(ask).seat, chance);
        let imagined = Scene { state: &state, content: scene.content };
        let rewound = if self.worlds > 0 { Rewound::to_checkpoint(imagined, *ask, options) } else { None };
        match rewound {
            Some(rewound) => self.search(scene.content, &rewound, *ask, options, chance),
            None => self.habit().pick(imagined, ask, options, chance),
        }
    }
}

/// An answer, and what came of it so far.
struct Candidate {
    index: usize,
    total: f32,
}

impl Greedy {
    /// What a position is worth to the players, going by the weights: points of damage to the villain.
    pub fn standing(&self, scene: Scene<Champions>) -> f32 {
        standing(scene, &self.weights)
    }

    fn habit(&self) -> Habit {
        Habit::new(self.habits, self.thumb)
    }

    /// The best answer. Nobody is asked for an action until there is nothing left to do but to end the turn: what others do
    /// on their own turns anyway need not be asked for.
    fn search(
        &self,
        cards: &Cards,
        rewound: &Rewound,
        ask: Ask,
        options: &[Answer],
        chance: &mut Fast,
    ) -> usize {
        let seed = (u64::from(chance.below(u32::MAX)) << 32) | u64::from(chance.below(u32::MAX));
        let compare = |among: Vec<usize>| self.compare(cards, rewound, ask, options, among, seed);
        let requests = |index: &usize| matches!(options[*index], Answer::Turn(TurnOption::Request(_)));
        let own = compare((0..options.len()).filter(|index| !requests(index)).collect());
        if options[own] == Answer::Turn(TurnOption::EndTurn) {
            compare(std::iter::once(own).chain((0..options.len()).filter(requests)).collect())
        } else {
            own
        }
    }

    /// Tries some answers in a few worlds, the better half of them in as many more, and so on until one is left or the worlds
    /// are used up. All answers meet the same worlds, so that luck does not decide between them.
    fn compare(
        &self,
        cards: &Cards,
        rewound: &Rewound,
        ask: Ask,
        options: &[Answer],
        among: Vec<usize>,
        seed: u64,
    ) -> usize {
        let mut left: Vec<Candidate> =
            among.into_iter().map(|index| Candidate { index, total: 0.0 }).collect();
        let worlds = (2 * self.worlds / (1 + u32::from(rewound.state.started()))).max(1);
        let mut played = 0;
        let mut round = (worlds / 4).max(1);
        while left.len() > 1 && played < worlds {
            for world in played..(played + round).min(worlds) {
                for candidate in &mut left {
                    let chance = Fast::of_game(seed, u64::from(world));
                    candidate.total += self.play_on(cards, rewound, ask, options[candidate.index], chance);
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
    fn play_on(&self, cards: &Cards, rewound: &Rewound, ask: Ask, answer: Answer, mut chance: Fast) -> f32 {
        let mut state = rewound.state.clone();
        Champions::imagine(cards, &mut state, Champions::prompt(&ask).seat, &mut chance);
        let last = state.round + self.rounds;
        let decided = rewound.before.into_iter().chain([(ask, answer)]).collect();
        let mut table = Playout::new(Decided::new(decided, self.habit()), chance);
        let mut play = Play::new(cards, state, &mut table);
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
