//! Worlds to try things out in: whatever is tried, the same cards come.

use champions::Champions;
use champions::ask::{Answer, Ask};
use champions::rule;
use champions::state::State;
use table::{Chance, Counts, Die, Fast, Flow, Next, Policy, RuleId, Scene, Table};

/// A table in one of the worlds that could be. Two that are alike deal the same encounter cards and draw the same cards from
/// a deck, one by one, whatever was done before: so what is tried in both differs by what it does and hardly by luck.
pub(super) struct World<P> {
    number: u64,
    policy: P,
    chance: Fast,
    /// How often something was drawn for each reason.
    drawn: Vec<(RuleId, u64)>,
}

impl<P> World<P> {
    pub fn new(number: u64, policy: P) -> World<P> {
        World { number, policy, chance: Fast::new(number), drawn: Vec::new() }
    }

    /// Which draw it is. Cards of a deck are told apart by how many are below them, all others by what they are drawn for.
    fn which(&mut self, weights: &[u32], why: RuleId) -> u64 {
        if why == rule!("zones.draw-top") {
            return u64::from(weights.iter().sum::<u32>());
        }
        let at = self.drawn.iter().position(|(reason, _)| *reason == why).unwrap_or_else(|| {
            self.drawn.push((why, 0));
            self.drawn.len() - 1
        });
        self.drawn[at].1 += 1;
        let name = why.as_str().bytes();
        let name = name.fold(0u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
        name.wrapping_add(self.drawn[at].1)
    }
}

impl<P: Policy<Champions>> Chance for World<P> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.chance.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        let which = self.which(weights, why);
        Fast::of_game(self.number, which).draw(weights, why)
    }
}

impl<P: Policy<Champions>> Table<Champions> for World<P> {
    fn next(&mut self, _: &mut State, _: &Ask) -> Flow<Next<Answer>> {
        Ok(Next::Open)
    }

    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer]) -> Flow<usize> {
        if options.len() == 1 {
            return Ok(0);
        }
        Ok(self.policy.pick(scene, ask, options, &mut self.chance))
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

#[cfg(test)]
mod tests {
    use table::Uniform;

    use super::*;

    #[test]
    fn the_same_cards_come_whatever_was_drawn_before() {
        let (dealt, boost) =
            (rule!("villain-phase.step3.deal-one-each"), rule!("enemy-attack.step1.boost-facedown"));
        let weights = [1; 40];
        let mut differ = false;
        for number in 0..20 {
            let mut one = World::new(number, Uniform);
            let mut other = World::new(number, Uniform);
            // In the other world more has happened: a boost card was given, and a card of a deck drawn.
            for why in [boost, rule!("zones.draw-top")] {
                other.draw(&weights, why).expect("no table stops");
            }
            for _ in 0..3 {
                assert_eq!(one.draw(&weights, dealt).ok(), other.draw(&weights, dealt).ok());
            }
            // A deck is in the same order: its next card but one is the same, whoever drew the next one.
            let below = &weights[1..];
            let why = rule!("zones.draw-top");
            assert_eq!(one.draw(below, why).ok(), other.draw(below, why).ok());
            let stranger = World::new(number + 20, Uniform).draw(&weights, boost).ok();
            differ |= World::new(number, Uniform).draw(&weights, boost).ok() != stranger;
        }
        assert!(differ, "all worlds are the same");
    }
}
