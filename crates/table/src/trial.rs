//! What would come of an answer: the step played on a copy, as far as nobody else decides and nothing is left to chance.

use crate::{
    Chance, Counts, Die, Entry, Fault, Flow, Game, Next, Numbered, Play, RuleId, Scene, Stop, Table,
};

/// Decides further questions of a trial where it may: the place of the answer among the options, or nothing to end it.
pub trait Assume<G: Game>: FnMut(Scene<G>, &G::Ask, &[G::Answer]) -> Option<usize> {}

impl<G: Game, F: FnMut(Scene<G>, &G::Ask, &[G::Answer]) -> Option<usize>> Assume<G> for F {}

/// The state after `answer`, played from a step's beginning in `state` with the answers given since. Whatever is asked
/// next is assumed; where nothing is, and where chance comes in, it ends. Nothing if the answers do not fit: what a seat
/// believes may differ from what is.
pub fn trial<G: Game>(
    content: &G::Content,
    state: G::State,
    since: &[Numbered<G::Answer>],
    answer: G::Answer,
    assume: impl Assume<G>,
) -> Option<G::State> {
    let mut bench = Bench { given: since.iter().map(|(_, entry)| entry), answer: Some(answer), assume };
    let mut play: Play<G> = Play::new(content, state, &mut bench);
    match G::step(&mut play) {
        Ok(()) | Err(Stop::Over | Stop::Cut) => {}
        Err(_) => return None,
    }
    let state = play.state;
    bench.answer.is_none().then_some(state)
}

/// Hands back what was answered, then the one answer, then what is assumed.
struct Bench<E, A, F> {
    given: E,
    answer: Option<A>,
    assume: F,
}

impl<E, A, F> Chance for Bench<E, A, F> {
    fn dice(&mut self, _die: &'static Die, n: u8, _why: RuleId) -> Flow<Counts> {
        if n == 0 { Ok([0; 8]) } else { Err(Stop::Cut) }
    }

    fn draw(&mut self, _weights: &[u32], _why: RuleId) -> Flow<usize> {
        Err(Stop::Cut)
    }
}

impl<'e, G: Game, E: Iterator<Item = &'e Entry<G::Answer>>, F: Assume<G>> Table<G> for Bench<E, G::Answer, F>
where
    G::Answer: 'e,
{
    fn next(&mut self, _state: &mut G::State, _ask: &G::Ask) -> Flow<Next<G::Answer>> {
        match self.given.next() {
            Some(Entry::Answer(_, answer)) => Ok(Next::Given(*answer)),
            Some(_) => Err(Stop::Fault(Fault::Diverged)),
            None => Ok(self.answer.take().map_or(Next::Open, Next::Given)),
        }
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        (self.assume)(scene, ask, options).ok_or(Stop::Cut)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
