//! Playing on: from the question that stands to a horizon.

use table::{Fast, Fault, Flow, Game, Pausing, Scene, Seat, Stop, Trail};

use super::Effort;
use crate::{Judge, Study};

type Boxed<G> = Box<dyn Judge<G> + Send>;

/// Weighs the answers to the question at which a trail ends.
pub struct Weighing<'a, G: Game> {
    pub judge: &'a mut Boxed<G>,
    pub weights: Vec<f32>,
}

impl<G: Game> Pausing<G> for Weighing<'_, G> {
    fn pick(
        &mut self,
        _: &mut Trail<G>,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        self.judge.weigh(scene, ask, options, &mut self.weights);
        Err(Stop::Cut)
    }
}

/// Gives one answer to the question at which a trail ends, then plays on for everybody as the judge would.
pub struct Ahead<'a, G: Game> {
    judge: &'a mut Boxed<G>,
    study: Option<&'static dyn Study<G>>,
    /// Who wants to know.
    seat: Seat,
    first: Option<usize>,
    rounds: u32,
    /// How late it is at the horizon, once the first question has come up.
    until: Option<u32>,
    /// So many answers it may still give.
    left: u32,
    chance: Fast,
}

impl<'a, G: Game> Ahead<'a, G> {
    pub fn new(
        judge: &'a mut Boxed<G>,
        study: Option<&'static dyn Study<G>>,
        effort: &Effort,
        seat: Seat,
        first: Option<usize>,
        chance: Fast,
    ) -> Self {
        let (rounds, left) = (effort.rounds, effort.answers);
        Ahead { judge, study, seat, first, rounds, until: None, left, chance }
    }

    /// Whether it has come far enough. A judge knows positions best in which its own seat is asked.
    fn arrived(&mut self, scene: Scene<G>, asked: Seat) -> bool {
        let Some(study) = self.study else { return false };
        let now = study.clock(scene.state);
        let until = *self.until.get_or_insert(now + self.rounds);
        now > until || now == until && asked == self.seat
    }
}

impl<G: Game> Pausing<G> for Ahead<'_, G> {
    fn pick(
        &mut self,
        _: &mut Trail<G>,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize> {
        let arrived = self.arrived(scene, G::prompt(ask).seat);
        if let Some(first) = self.first.take() {
            return if first < options.len() { Ok(first) } else { Err(Stop::Fault(Fault::NotOffered)) };
        }
        if arrived || self.left == 0 {
            return Err(Stop::Cut);
        }
        self.left -= 1;
        Ok(self.judge.play(scene, ask, options, &mut self.chance))
    }
}

/// What it comes to for a seat. A world that the rules can't live with says nothing.
pub fn worth<G: Game>(judge: &mut Boxed<G>, scene: Scene<G>, seat: Seat, stop: Stop) -> f32 {
    match stop {
        Stop::Over => G::score(scene.state, seat),
        Stop::Fault(_) => 0.5,
        Stop::Pause | Stop::Refused | Stop::Cut => judge.value(scene, seat).clamp(0.0, 1.0),
    }
}
