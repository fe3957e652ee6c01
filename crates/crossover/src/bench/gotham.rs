//! What is measured of Gotham City Chronicles.

use gotham::Gotham;
use gotham::printed::Printed;
use gotham::setup::Setup;
use gotham::state::State;
use table::Game as _;

/// Every mission of the house pack at its start, with its usual heroes.
pub struct Missions(Vec<State>);

impl Missions {
    /// The start of a game: all missions take turns.
    pub fn of(&self, number: u64) -> &State {
        &self.0[number as usize % self.0.len()]
    }
}

/// Sets every mission up.
///
/// # Errors
/// None while the tests of the pack pass: they set up every mission.
pub fn missions(printed: &Printed) -> anyhow::Result<Missions> {
    let start =
        |mission| Gotham::start(printed, &Setup::usual(printed, mission)).map_err(anyhow::Error::from);
    let starts = printed.missions.iter().map(start).collect::<anyhow::Result<Vec<State>>>()?;
    anyhow::ensure!(!starts.is_empty(), "there is no mission to play");
    Ok(Missions(starts))
}
