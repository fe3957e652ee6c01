//! Runs of many games, tried with the smallest: their digest depends on the seed and not on the threads.

use lab::{Bench, Dealer, Ended, Lab, Plan, Run, Wish, run};
use skirmish::Skirmish;
use table::{Game as _, Reflex, Uniform};
use wire::lobby::Chosen;

/// Counts the events of the skirmish.
struct Counting;

impl Lab<Skirmish> for Counting {
    type Tally = u64;

    fn wishes(&self) -> &'static [Wish] {
        &[]
    }

    fn deal<'c>(&self, (): &'c (), _: &[Chosen], _: u64) -> anyhow::Result<Dealer<'c, Skirmish>> {
        Ok(Box::new(|_| ()))
    }

    fn turns(&self, state: &skirmish::State) -> u32 {
        u32::from(state.round)
    }

    fn hear(&self, events: &mut u64, _: &skirmish::Event) {
        *events += 1;
    }

    fn add(&self, events: &mut u64, more: &u64) {
        *events += more;
    }

    fn bench(&self) -> &dyn Bench<Skirmish> {
        self
    }
}

impl Bench<Skirmish> for Counting {
    fn setups(&self, (): &()) -> anyhow::Result<Vec<()>> {
        Ok(vec![()])
    }
}

fn played(seed: u64, threads: usize) -> Run<u64> {
    let start = |_| Skirmish::start(&(), &()).map_err(|error| error.to_string());
    let plan = Plan { games: 40, seed, threads };
    run(&Counting, &(), plan, start, || Reflex(Uniform), &|| {}).expect("threads start")
}

#[test]
fn the_digest_depends_on_the_seed_and_not_on_the_threads() {
    let one = played(7, 1);
    let three = played(7, 3);
    assert_eq!((&one.digest, one.tally), (&three.digest, three.tally));
    assert_ne!(one.digest, played(8, 1).digest);
    assert_eq!(one.finished(), 40);
    assert_eq!(Ended::ALL.map(|ended| one.count(ended)).iter().sum::<u64>(), 40);
    assert!(one.stopped.is_empty() && one.tally > 40);
    assert_eq!(one.turns.values().sum::<u64>(), 40);
}
