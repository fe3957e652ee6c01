//! The greedy mind: what matters most is tried out to the end of the round, again and again.

use champions::Champions;
use champions::Play;
use champions::ask::{Answer, Ask, TurnOption};
use champions::card::Cards;
use table::{Fast, Game, Policy, Scene, Stop};

use super::habit::Habit;
use super::rewind::Rewound;
use super::standing::{chance_to_win, standing};
use super::thumb::Thumb;
use super::trial::Decided;
use super::weights::Weights;
use super::world::World;

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
    /// How many worlds the most promising options are tried in when it plays alone, and somewhat fewer the more others there
    /// are, since a round of theirs takes longer; 0 plays by habit alone.
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
            worlds: 24,
            rounds: 1,
        }
    }
}

impl Policy<Champions> for Greedy {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let mut state = scene.state.clone();
        let player = Champions::prompt(ask).seat;
        Champions::imagine(scene.content, &mut state, player, chance);
        let imagined = Scene { state: &state, content: scene.content };
        let rewound = if self.worlds > 0 { Rewound::to_checkpoint(imagined, *ask, options) } else { None };
        match rewound {
            Some(rewound) => Search::new(*self, scene.content, rewound, *ask, chance).best(options),
            None => Habit::new(self.habits, self.thumb).pick(imagined, ask, options, chance),
        }
    }
}

impl Greedy {
    /// What a position is worth to the players, going by the weights: points of damage to the villain.
    pub fn standing(&self, scene: Scene<Champions>) -> f32 {
        standing(scene, &self.weights)
    }
}

/// A question that is thought about.
struct Search<'a> {
    mind: Greedy,
    cards: &'a Cards,
    rewound: Rewound,
    ask: Ask,
    /// How everybody goes on; what its hand does has been tried out once for all worlds.
    habit: Habit,
    /// What the worlds are made from.
    seed: u64,
}

/// An answer, and what came of it in each world so far.
struct Candidate {
    index: usize,
    chances: Vec<f32>,
}

impl Candidate {
    fn total(&self) -> f32 {
        self.chances.iter().sum()
    }

    /// Whether it is more than bad luck that this is behind: by more than [`SURE`] times what luck makes of the difference.
    /// All answers meet the same worlds, and in those that go well or badly for both, luck makes none.
    fn surely_worse_than(&self, best: &Candidate) -> bool {
        let count = self.chances.len() as f32;
        let differences = || best.chances.iter().zip(&self.chances).map(|(best, own)| best - own);
        let mean = differences().sum::<f32>() / count;
        let spread = differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f32>();
        mean > 0.0 && mean * mean * count * (count - 1.0) > SURE * SURE * spread
    }
}

/// Before anything is given up, it is tried in so many worlds.
const FEWEST: u32 = 3;

/// What is so many times the standard error behind is given up before the worlds are used up.
const SURE: f32 = 3.0;

impl<'a> Search<'a> {
    fn new(mind: Greedy, cards: &'a Cards, rewound: Rewound, ask: Ask, chance: &mut Fast) -> Search<'a> {
        let player = Champions::prompt(&ask).seat;
        let mut habit = Habit { of: Some(player), ..Habit::new(mind.habits, mind.thumb) };
        habit.try_hand(Scene { state: &rewound.state, content: cards }, &Ask::Turn { player });
        Search { mind, cards, rewound, ask, habit, seed: chance.bits() }
    }

    /// The best answer. Nobody is asked for an action until there is nothing left to do but to end the turn: what others do
    /// on their own turns anyway need not be asked for.
    fn best(&self, options: &[Answer]) -> usize {
        let requests = |index: &usize| matches!(options[*index], Answer::Turn(TurnOption::Request(_)));
        let own = self.compare(options, (0..options.len()).filter(|index| !requests(index)));
        if options[own] == Answer::Turn(TurnOption::EndTurn) {
            self.compare(options, std::iter::once(own).chain((0..options.len()).filter(requests)))
        } else {
            own
        }
    }

    /// Tries some answers in a few worlds, the better half of them in as many more, and so on until one is left or the worlds
    /// are used up. Of answers that come to the same in all worlds, the first stays: in which order two allies attack mostly
    /// makes no difference.
    fn compare(&self, options: &[Answer], among: impl Iterator<Item = usize>) -> usize {
        let mut left: Vec<Candidate> = among.map(|index| Candidate { index, chances: Vec::new() }).collect();
        let worlds = (4 * self.mind.worlds / (3 + u32::from(self.rewound.state.started()))).max(1);
        let mut played = 0;
        let mut more = (worlds / 4).max(FEWEST);
        while left.len() > 1 && played < worlds {
            for world in played..(played + more).min(worlds) {
                for candidate in &mut left {
                    candidate.chances.push(self.play_on(options[candidate.index], world));
                }
            }
            played += more;
            more = played;
            // Stable, so that of equals the first stays first.
            left.sort_by(|one, other| other.total().total_cmp(&one.total()));
            left.dedup_by(|other, one| other.chances == one.chances);
            let best = left.remove(0);
            left.retain(|candidate| !candidate.surely_worse_than(&best));
            left.insert(0, best);
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map_or(0, |candidate| candidate.index)
    }

    /// The chance to win some rounds later in one of the worlds, if this is done now.
    fn play_on(&self, answer: Answer, world: u32) -> f32 {
        let mut chance = Fast::of_game(self.seed, u64::from(world));
        let mut state = self.rewound.state.clone();
        Champions::imagine(self.cards, &mut state, Champions::prompt(&self.ask).seat, &mut chance);
        let last = state.round + self.mind.rounds;
        let decided = self.rewound.before.into_iter().chain([(self.ask, answer)]).collect();
        let mut table = World::new(chance.bits(), Decided::new(decided, self.habit.clone()));
        let mut play = Play::new(self.cards, state, &mut table);
        while play.state.round < last {
            match Champions::step(&mut play) {
                Ok(()) => {}
                Err(Stop::Over) => break,
                // A fault of the rules is told by the game itself, if it comes to it.
                Err(_) => return 0.0,
            }
        }
        chance_to_win(play.scene(), &self.mind.weights)
    }
}
