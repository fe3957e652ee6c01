//! The room in which games are played to learn from, or to measure what was learned.

use std::sync::Arc;

use table::{
    Chance, Counts, Die, Fast, Flow, Game, Next, Policy, RuleId, Scene, Seat, Stop, Table, play_out,
};

use super::School;
use super::steps::Steps;
use crate::learned::{drawn, greatest};
use crate::net::{Net, Pass, Sight, shares};

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The net as it is now.
    Now,
    /// An earlier self, by its number.
    Earlier(usize),
    /// Another mind of the game, by its number.
    Other(usize),
}

/// What one thread plays with. It is used for game after game.
pub struct Room<'a, G: Game> {
    pub school: &'a School<'a, G>,
    /// The net as it is now, and how freely it chooses: see [`shares`].
    pub net: &'a Net,
    pub temperature: f32,
    pub earlier: &'a [Arc<Net>],
    /// A game with more decisions is cut.
    pub longest: u64,
    sight: Sight,
    pass: Pass,
    shares: Vec<f32>,
}

/// A game to play.
pub struct Pairing<S> {
    pub cell: usize,
    pub start: S,
    /// Who sits where.
    pub seats: [Who; 8],
    /// Of its dice; what minds draw is drawn apart.
    pub seed: u64,
    pub number: u64,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct End {
    /// For each seat: 1 won, 0 lost, a half drawn.
    pub scores: [f32; 8],
    /// For each seat, as [`crate::Study::standing`] says.
    pub standings: [f32; 8],
    pub decisions: u64,
    /// Of every choice that was made: the same game has the same trace.
    pub trace: u64,
    /// Whether it was cut before its end.
    pub cut: bool,
    /// Whether the rules stopped with a fault.
    pub fault: bool,
}

impl<'a, G: Game> Room<'a, G> {
    pub fn new(school: &'a School<'a, G>, net: &'a Net, temperature: f32, earlier: &'a [Arc<Net>]) -> Self {
        let (sight, pass) = (Sight::default(), Pass::default());
        Room { school, net, temperature, earlier, longest: 4000, sight, pass, shares: Vec::new() }
    }

    /// Plays a game; the steps of the net as it is now are kept, if anybody wants them.
    pub fn play(&mut self, pairing: Pairing<G::State>, steps: Option<&mut Steps>) -> End {
        let Pairing { cell, start, seats, seed, number } = pairing;
        let others = self.school.minds.iter().map(|_| None).collect();
        let (school, count) = (self.school, G::seats(&start));
        let mut game = Playing {
            room: self,
            others,
            seats,
            count,
            cell,
            steps,
            chance: Fast::of_game(seed, number),
            thought: Fast::of_game(seed ^ 0x5EED_0F7A_B1E5, number),
            end: End::default(),
        };
        let over = play_out::<G>(school.content, start, &mut game);
        let mut end = game.end;
        match over {
            Ok(state) => {
                let scene = Scene { state: &state, content: school.content };
                for seat in 0..count {
                    end.scores[usize::from(seat)] = G::score(&state, Seat(seat));
                    end.standings[usize::from(seat)] =
                        school.study.standing(scene, Seat(seat)).clamp(0.0, 1.0);
                }
            }
            Err(Stop::Cut) => end.cut = true,
            Err(_) => end.fault = true,
        }
        end
    }
}

/// A game that is being played.
struct Playing<'r, 'a, G: Game> {
    room: &'r mut Room<'a, G>,
    /// Those of the game's other minds that were asked already.
    others: Vec<Option<Box<dyn Policy<G> + Send>>>,
    seats: [Who; 8],
    count: u8,
    cell: usize,
    steps: Option<&'r mut Steps>,
    chance: Fast,
    thought: Fast,
    end: End,
}

impl<G: Game> Chance for Playing<'_, '_, G> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.chance.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.chance.draw(weights, why)
    }
}

impl<G: Game> Playing<'_, '_, G> {
    /// What a net answers.
    fn by_net(
        &mut self,
        earlier: Option<usize>,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> usize {
        let room = &mut *self.room;
        let net = earlier.map_or(room.net, |which| &room.earlier[which]);
        room.sight.question(room.school.eyes, scene, ask, options);
        net.weigh(room.sight.seen(), &mut room.pass);
        shares(&room.pass.weights, room.temperature, &mut room.shares);
        let index = if room.temperature > 0.0 {
            drawn(&room.shares, &mut self.thought)
        } else {
            greatest(&room.shares)
        };
        if let (None, Some(steps)) = (earlier, &mut self.steps) {
            let (likely, seat) = (super::ln(room.shares[index]), G::prompt(ask).seat.0);
            steps.push(&room.sight, seat, self.cell, index, likely, room.pass.value);
        }
        index
    }
}

impl<G: Game> Table<G> for Playing<'_, '_, G> {
    fn next(&mut self, _: &mut G::State, _: &G::Ask) -> Flow<Next<G::Answer>> {
        Ok(Next::Open)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        if options.len() == 1 {
            return Ok(0);
        }
        if self.end.decisions == self.room.longest {
            for seat in 0..self.count {
                let standing = self.room.school.study.standing(scene, Seat(seat));
                self.end.standings[usize::from(seat)] = standing.clamp(0.0, 1.0);
            }
            return Err(Stop::Cut);
        }
        self.end.decisions += 1;
        let index = match self.seats[usize::from(G::prompt(ask).seat.0)] {
            Who::Now => self.by_net(None, scene, ask, options),
            Who::Earlier(which) => self.by_net(Some(which), scene, ask, options),
            Who::Other(which) => {
                let mind = self.room.school.minds[which].mind;
                self.others[which].get_or_insert_with(mind).pick(scene, ask, options, &mut self.thought)
            }
        };
        let mixed = (self.end.trace ^ index as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.end.trace = mixed ^ (mixed >> 31);
        Ok(index)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
