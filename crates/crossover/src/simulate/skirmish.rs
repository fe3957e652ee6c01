//! What is counted of a mini skirmish: nothing but its length.

use skirmish::{Event, Skirmish, State};

use super::Simulated;

impl Simulated for Skirmish {
    type Figures = ();

    fn turns(state: &State) -> u32 {
        u32::from(state.round)
    }

    fn hear((): &mut (), _event: &Event) {}

    fn add((): &mut (), (): &()) {}
}
