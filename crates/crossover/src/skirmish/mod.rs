//! Runs of the mini skirmish. It stands here as long as the game has no face of its own.

mod bare;

use std::path::Path;
use std::time::Duration;

use anyhow::bail;
use lab::bench::{Beside, Measured};
use lab::{Bench, Dealer, Lab, Laboratory, Order, Pace, Simulated, Sketch, Wish, Worked};
use skirmish::{Skirmish, State};
use table::Game as _;
use wire::lobby::Chosen;
use words::{Language, Words};

/// What is said of the mini skirmish: nothing but its length.
pub struct MiniSkirmish;

impl Lab<Skirmish> for MiniSkirmish {
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

impl Bench<Skirmish> for MiniSkirmish {
    fn setups(&self, (): &()) -> anyhow::Result<Vec<()>> {
        Ok(vec![()])
    }

    fn by_hand(&self) -> Option<Box<dyn FnMut() -> u64>> {
        let mut bare = bare::Loop::new(0);
        Some(Box::new(move || bare.play().decisions))
    }
}

impl Laboratory for MiniSkirmish {
    fn game(&self) -> &'static str {
        Skirmish::NAME
    }

    fn words(&self, language: Language) -> Words {
        Words::of(language)
    }

    fn bots(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn wishes(&self) -> &'static [Wish] {
        &[]
    }

    fn simulate(&self, order: &Order, done: &(dyn Fn() + Sync)) -> anyhow::Result<Simulated> {
        lab::Runs::simulate(self, order, &[], &|_| Ok(()), done)
    }

    fn bench(&self, length: Duration) -> anyhow::Result<Measured> {
        lab::Runs::bench(self, &|_| Ok(()), length)
    }

    fn pace(&self) -> anyhow::Result<Box<dyn Pace>> {
        lab::Runs::pace(self, &|_| Ok(()))
    }

    fn beside(&self, _: &Path, _: Duration) -> Option<anyhow::Result<Beside>> {
        None
    }

    fn sketches(&self) -> Vec<Sketch> {
        Vec::new()
    }

    fn odds(&self, sketch: &str, _: &[Chosen], _: &Words) -> anyhow::Result<Worked> {
        bail!("{} has no odds of `{sketch}`", Skirmish::NAME)
    }
}
