//! What the rules keep besides what `given` has words for: as a report of a position writes it, and for nobody to write
//! by hand.

use gotham::Gotham;
use gotham::material::LineInUse;
use gotham::printed::skill::Step;
use gotham::state::{FigureId, HeroId, State};
use serde::{Deserialize, Serialize};
use table::Scene;

/// What the rules keep besides.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Kept {
    /// What was done that can be done once a turn.
    once: Vec<(FigureId, Step)>,
    /// Equipment that was asked for in vain.
    refused: Vec<(HeroId, u8)>,
    /// Lines of cards in use.
    lines: Vec<LineInUse>,
}

impl Kept {
    /// What a state keeps.
    pub fn of(state: &State) -> Kept {
        Kept { once: state.once.clone(), refused: state.refused.clone(), lines: state.lines.clone() }
    }

    /// Whether everything that it speaks of is there.
    pub fn fits(&self, scene: Scene<Gotham>) -> bool {
        let state = scene.state;
        let card = |card: u8| usize::from(card) < state.cards.len();
        let line = |it: &LineInUse| {
            let printed = gotham::material::printed(scene, it.card);
            printed.is_some_and(|card| usize::from(it.line) < card.lines.len())
        };
        self.once.iter().all(|(figure, _)| usize::from(figure.0) < state.figures.len())
            && self.refused.iter().all(|(hero, it)| usize::from(hero.0) < state.heroes.len() && card(*it))
            && self.lines.iter().all(line)
    }

    /// Gives it back to a state.
    pub fn into_state(self, state: &mut State) {
        state.once = self.once;
        state.refused = self.refused;
        state.lines = self.lines;
    }
}
