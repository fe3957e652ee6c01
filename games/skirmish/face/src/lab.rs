//! Runs of the mini skirmish: nothing is chosen, and nothing is counted but their length.

mod bare;

use ::lab::{Bench, Dealer, Lab, Wish};
use skirmish::{Skirmish, State};
use wire::lobby::Chosen;

use crate::SkirmishFace;

impl Lab<Skirmish> for SkirmishFace {
    type Tally = ();

    fn wishes(&self) -> &'static [Wish] {
        &[]
    }

    fn deal<'c>(&self, (): &'c (), _: &[Chosen], _: u64) -> anyhow::Result<Dealer<'c, Skirmish>> {
        Ok(Box::new(|_| ()))
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn add(&self, (): &mut (), (): &()) {}

    fn bench(&self) -> &dyn Bench<Skirmish> {
        self
    }
}

impl Bench<Skirmish> for SkirmishFace {
    fn setups(&self, (): &()) -> anyhow::Result<Vec<()>> {
        Ok(vec![()])
    }

    fn by_hand(&self) -> Option<Box<dyn FnMut() -> u64>> {
        let mut bare = bare::Loop::new(0);
        Some(Box::new(move || bare.play().decisions))
    }
}
