//! The law for one answer, without playing on: what reach, previews and bots ask hundreds of times.

use std::marker::PhantomData;

use crate::{
    Chance, Counts, Die, Entry, Fault, Flow, Game, Match, Next, Numbered, Play, RuleId, Scene, Stop, Table,
    Verdict, Why,
};

/// What the rules say to an answer to the question that stands in the `which`-th place. It is the verdict that
/// [`Match::answer_one`] would come to, but nothing is played beyond it.
pub fn verdict<G: Game>(game: &Match<G>, which: usize, answer: G::Answer) -> Verdict {
    let Some(pending) = game.pending().get(which) else { return Err(RuleId::NOT_OFFERED.into()) };
    if game.pending().len() > 1 {
        let offered = pending.options.contains(&answer);
        return if offered { Ok(()) } else { Err(RuleId::NOT_OFFERED.into()) };
    }
    let (checkpoint, since) = game.since_checkpoint();
    let mut bench = Bench::<G> { since, at: 0, answer: Some(answer), refused: None, game: PhantomData };
    let mut play = Play::new(game.now().content, checkpoint.clone(), &mut bench);
    // How the step is left does not matter: it was cut right behind the answer, or the answer was refused.
    let _ = G::step(&mut play);
    bench.refused.map_or(Ok(()), Err)
}

/// Hands back what was recorded, then the one answer, and stops at whatever is asked or rolled next.
struct Bench<'a, G: Game> {
    since: &'a [Numbered<G::Answer>],
    at: usize,
    answer: Option<G::Answer>,
    refused: Option<Why>,
    game: PhantomData<G>,
}

const DIVERGED: Stop = Stop::Fault(Fault::Diverged);

impl<G: Game> Bench<'_, G> {
    fn recorded(&mut self) -> Flow<&Entry<G::Answer>> {
        let (_, entry) = self.since.get(self.at).ok_or(Stop::Cut)?;
        self.at += 1;
        Ok(entry)
    }
}

impl<G: Game> Chance for Bench<'_, G> {
    fn dice(&mut self, die: &'static Die, n: u8, _why: RuleId) -> Flow<Counts> {
        if n == 0 {
            return Ok([0; 8]);
        }
        let Entry::Dice(fallen) = self.recorded()? else { return Err(DIVERGED) };
        die.count(fallen).ok_or(DIVERGED)
    }

    fn draw(&mut self, _weights: &[u32], _why: RuleId) -> Flow<usize> {
        let Entry::Draw(index) = self.recorded()? else { return Err(DIVERGED) };
        Ok(*index as usize)
    }
}

impl<G: Game> Table<G> for Bench<'_, G> {
    fn next(&mut self, _state: &mut G::State, _ask: &G::Ask) -> Flow<Next<G::Answer>> {
        if self.at < self.since.len() {
            let Entry::Answer(_, answer) = self.recorded()? else { return Err(DIVERGED) };
            return Ok(Next::Given(*answer));
        }
        self.answer.take().map(Next::Given).ok_or(Stop::Cut)
    }

    fn pick(&mut self, _scene: Scene<G>, _ask: &G::Ask, _options: &[G::Answer]) -> Flow<usize> {
        Err(Stop::Cut)
    }

    fn refuse(&mut self, _answer: G::Answer, why: Why) -> Stop {
        self.refused = Some(why);
        Stop::Refused
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
