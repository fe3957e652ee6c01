//! What a file says under `given`: the table at the start, with what is changed.

use content::Spanned;
use scenario::sides::{Sides, TwoSides};
use scenario::{Code, Expectations, Named, overlay};
use schemars::JsonSchema;
use serde::Deserialize;
use skirmish::{SIDE, Skirmish, State};
use table::{Game as _, Side};

use crate::words::{NAMES, fighter, name, side};

overlay! {
    /// A fighter.
    GivenFighter {
        /// The cell.
        at: (i8, i8),
        /// What it has left; 0 is dead.
        health: u8,
    }
}

/// A table. Left out: everything as at the start.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// Fighters by their names: `a1` to `a3`, `b1` to `b3`.
    #[serde(default)]
    fighters: Named<GivenFighter>,
    /// Points of each side.
    #[serde(default)]
    points: Option<Spanned<Sides<u8>>>,
    /// Rounds that are over.
    #[serde(default)]
    rounds: Option<Spanned<u8>>,
    /// Whose turn it is.
    #[serde(default)]
    #[schemars(with = "Option<TwoSides>")]
    turn: Option<Side>,
    /// Actions already taken this turn.
    #[serde(default)]
    actions: Option<Spanned<u8>>,
}

impl Given {
    /// What this says, and where it is silent what `base` says.
    pub fn laid_over(self, base: Given) -> Given {
        Given {
            fighters: self.fighters.over(base.fighters, GivenFighter::over),
            points: self.points.or(base.points),
            rounds: self.rounds.or(base.rounds),
            turn: self.turn.or(base.turn),
            actions: self.actions.or(base.actions),
        }
    }

    /// The state, unless something in it can't be on a table.
    pub fn state(&self, expect: &mut Expectations) -> Option<State> {
        let Ok(mut state) = Skirmish::start(&(), &());
        let full = state.fighters[0].health;
        let mut is_sound = true;
        let mut wrong = |expect: &mut Expectations, span, message: String| {
            expect.report(Code::Impossible, span, message, None);
            is_sound = false;
        };
        for (who, given) in self.fighters.iter() {
            let Some(number) = fighter(who) else {
                expect.unknown("fighter", who, NAMES);
                return None;
            };
            let known = &mut state.fighters[usize::from(number)];
            known.cell = given.at.unwrap_or(known.cell);
            known.health = given.health.unwrap_or(known.health);
            let board = 0..SIDE;
            if !board.contains(&known.cell.0) || !board.contains(&known.cell.1) {
                wrong(expect, who.span, format!("{who} is not on the board"));
            }
            if known.health > full {
                wrong(expect, who.span, format!("{who} has more than {full} health"));
            }
        }
        for (who, given) in self.fighters.iter() {
            let there = |other: &&skirmish::Fighter| other.health > 0 && Some(other.cell) == given.at;
            if state.fighters.iter().filter(there).count() > 1 {
                wrong(expect, who.span, format!("{who} is not alone on its cell"));
            }
        }
        if let Some(points) = &self.points {
            state.points = [points.value.a, points.value.b];
            if state.points.iter().any(|&points| points >= 8) {
                wrong(expect, points.span, "the game ends with 8 points".to_owned());
            }
        }
        if let Some(rounds) = &self.rounds {
            state.round = rounds.value;
            if rounds.value >= 10 {
                wrong(expect, rounds.span, "the game ends with the tenth round".to_owned());
            }
        }
        if let Some(actions) = &self.actions {
            state.actions = actions.value;
            if actions.value >= 2 {
                wrong(expect, actions.span, "a turn ends with the second action".to_owned());
            }
        }
        if let Some(turn) = self.turn {
            state.player = turn as u8;
        }
        is_sound.then_some(state)
    }
}

/// A state as `given` writes it, one line for each.
pub fn written(state: &State) -> Vec<String> {
    let mut lines = vec!["fighters:".to_owned()];
    for (number, fighter) in (0..).zip(&state.fighters) {
        let (x, y) = fighter.cell;
        lines.push(format!("  {}: {{ at: [{x}, {y}], health: {} }}", name(number), fighter.health));
    }
    let [a, b] = state.points;
    lines.push(format!("points: {{ a: {a}, b: {b} }}"));
    lines.push(format!("rounds: {}", state.round));
    lines.push(format!("turn: {}", side(state.player)));
    lines.push(format!("actions: {}", state.actions));
    lines
}
