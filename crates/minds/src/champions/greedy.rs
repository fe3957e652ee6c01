//! The greedy mind: what matters most is tried out to the end of the round, again and again.

use ::champions::Champions;
use ::champions::Play;
use ::champions::ask::{Answer, Ask, TurnOption};
use ::champions::card::Cards;
use table::{Fast, Game, Policy, Scene, Stop};

use super::habit::Habit;
use super::rewind::Rewound;
use super::standing::{chance_to_win, standing};
use super::style::Style;
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
    /// How many worlds the most promising options are tried in when it plays alone, and fewer the more others there are, since
    /// a round of theirs takes longer; 0 plays by habit alone.
    pub worlds: u32,
    /// How many ways to play the rest of the turn are tried.
    pub styles: usize,
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
            styles: 7,
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
            Some(rewound) => {
                let mut habit = Habit { of: Some(Champions::prompt(ask).seat), ..self.habit() };
                habit.try_hand(Scene { state: &rewound.state, content: scene.content }, &Ask::Turn { player: Champions::prompt(ask).seat });
                self.search(scene.content, &rewound, *ask, options, &habit, chance)
            }
            None => self.habit().pick(imagined, ask, options, chance),
        }
    }
}

/// An answer, and what came of it so far.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    style: Style,
    total: f32,
    played: f32,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.total / self.played.max(1.0)
    }
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
        habit: &Habit,
        chance: &mut Fast,
    ) -> usize {
        let seed = (u64::from(chance.below(u32::MAX)) << 32) | u64::from(chance.below(u32::MAX));
        let compare = |among: Vec<usize>| self.compare(cards, rewound, ask, options, habit, among, seed);
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
        habit: &Habit,
        among: Vec<usize>,
        seed: u64,
    ) -> usize {
        let mut left: Vec<Candidate> = among
            .into_iter()
            .map(|index| Candidate { index, style: Style::Plain, total: 0.0, played: 0.0 })
            .collect();
        let worlds = (2 * self.worlds / (1 + u32::from(rewound.state.started()))).max(1);
        let mut played = 0;
        let mut round = (worlds / 4).max(1);
        let turn = matches!(ask, Ask::Turn { .. } | Ask::Target { .. });
        let mut first = true;
        while left.len() > 1 && played < worlds {
            for world in played..(played + round).min(worlds) {
                for candidate in &mut left {
                    let chance = Fast::of_game(seed, u64::from(world));
                    candidate.total +=
                        self.play_on(cards, rewound, ask, options[candidate.index], candidate.style, habit, chance);
                    candidate.played += 1.0;
                }
            }
            played += round;
            // Stable, so that of equals the first stays first.
            left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left.truncate(left.len().div_ceil(2).max(if first { 4 } else { 1 }));
            if first && turn && self.styles > 1 {
                first = false;
                let plain = left.clone();
                for style in Style::ALL.into_iter().take(self.styles).skip(1) {
                    left.extend(plain.iter().map(|plain| Candidate { style, total: 0.0, played: 0.0, ..*plain }));
                }
                for candidate in left.iter_mut().filter(|candidate| candidate.style != Style::Plain) {
                    for world in 0..played {
                        let chance = Fast::of_game(seed, u64::from(world));
                        candidate.total +=
                            self.play_on(cards, rewound, ask, options[candidate.index], candidate.style, habit, chance);
                        candidate.played += 1.0;
                    }
                }
                left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                left.truncate(left.len().div_ceil(3));
            }
            round = played;
        }
        left.first().map_or(0, |candidate| candidate.index)
    }

    /// The chance to win some rounds later, if this is done now.
    fn play_on(&self, cards: &Cards, rewound: &Rewound, ask: Ask, answer: Answer, style: Style, habit: &Habit, mut chance: Fast) -> f32 {
        let mut state = rewound.state.clone();
        Champions::imagine(cards, &mut state, Champions::prompt(&ask).seat, &mut chance);
        let last = state.round + self.rounds;
        let decided = rewound.before.into_iter().chain([(ask, answer)]).collect();
        let seat = Champions::prompt(&ask).seat;
        let (weights, thumb) = style.bend(self.habits, self.thumb);
        let habit = habit.clone();
        let bent = (style != Style::Plain).then(|| Habit { weights, thumb, tries: Default::default(), ..habit.clone() });
        let mut table = World::new(chance.bits(), Decided::new(decided, seat, bent, habit));
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
