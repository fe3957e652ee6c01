//! What each game of a run is played with: all missions take turns, their heroes are drawn.

use anyhow::ensure;
use gotham::printed::{Mission, Printed};
use gotham::setup::Setup;
use table::Fast;

/// What games are drawn from. Game `n` depends on the seed and on `n` alone.
pub struct Deal<'a> {
    printed: &'a Printed,
    seed: u64,
    missions: Vec<&'a Mission>,
}

impl<'a> Deal<'a> {
    /// Games of these missions, by their places.
    ///
    /// # Errors
    /// When there is none.
    pub fn new(printed: &'a Printed, seed: u64, missions: Vec<u16>) -> anyhow::Result<Deal<'a>> {
        ensure!(!missions.is_empty(), "the packs have no mission");
        let missions = missions.into_iter().map(|place| &printed.missions[usize::from(place)]).collect();
        Ok(Deal { printed, seed, missions })
    }

    /// What a game is played with.
    pub fn setup(&self, number: u64) -> Setup {
        // The dice of game `n` follow from the seed itself; what it is dealt must not follow from the same numbers.
        let mut chance = Fast::of_game(!self.seed, number);
        let mission = self.missions[(number % self.missions.len() as u64) as usize];
        let mut heroes: Vec<u16> = Vec::new();
        for slot in &mission.slots {
            let free: Vec<u16> =
                slot.allowed.iter().map(|(hero, _)| *hero).filter(|hero| !heroes.contains(hero)).collect();
            if !free.is_empty() {
                heroes.push(free[chance.below(free.len() as u32) as usize]);
            }
        }
        Setup::of_heroes(self.printed, mission, &heroes)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gotham::Gotham;
    use table::Game as _;

    use super::*;

    #[test]
    fn every_mission_is_played_by_every_hero_it_allows() {
        let printed = gotham::printed::house().expect("the house pack is in order");
        let all: Vec<u16> = (0..printed.missions.len() as u16).collect();
        let deal = Deal::new(&printed, 3, all).expect("there are missions");
        let mut dealt = BTreeSet::new();
        for number in 0..200 {
            let setup = deal.setup(number);
            Gotham::start(&printed, &setup).expect("dealt heroes can play");
            assert_eq!(setup, deal.setup(number));
            dealt.extend(setup.heroes.into_iter().map(|hero| (setup.mission.clone(), hero.hero)));
        }
        let mut allowed = BTreeSet::new();
        for mission in &printed.missions {
            for (hero, _) in mission.slots.iter().flat_map(|slot| &slot.allowed) {
                allowed.insert((mission.id.clone(), printed.heroes[usize::from(*hero)].id.clone()));
            }
        }
        assert_eq!(dealt, allowed);
    }

    #[test]
    fn a_run_without_missions_is_refused() {
        let printed = gotham::printed::house().expect("the house pack is in order");
        assert!(Deal::new(&printed, 3, Vec::new()).is_err());
    }
}
