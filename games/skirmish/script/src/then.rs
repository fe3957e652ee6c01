//! What a file says under `then` of the table.

use content::Spanned;
use scenario::sides::{OutcomeWord, SideWord, ThenSides};
use scenario::{Expectations, Named, Part};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Error, MapAccess};
use skirmish::Skirmish;
use table::{Match, Side};

use crate::words::{NAMES, fighter};

/// What must be so of a fighter.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ThenFighter {
    /// The cell.
    at: Option<Spanned<(i8, i8)>>,
    /// What it has left.
    health: Option<Spanned<i64>>,
}

/// Everything that `then` may say of the table.
#[derive(Debug, Default, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SkirmishThen {
    /// Fighters by their names.
    fighters: Named<ThenFighter>,
    /// Points of each side.
    points: ThenSides,
    /// Rounds that are over.
    rounds: Option<Spanned<i64>>,
    /// Whose turn it is.
    turn: Option<Spanned<SideWord>>,
    /// How it ended, if it did.
    outcome: Option<Spanned<OutcomeWord>>,
}

impl Part for SkirmishThen {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error> {
        match key.as_str() {
            "fighters" => self.fighters = map.next_value()?,
            "points" => self.points = map.next_value()?,
            "rounds" => self.rounds = Some(map.next_value()?),
            "turn" => self.turn = Some(map.next_value()?),
            "outcome" => self.outcome = Some(map.next_value()?),
            _ => {
                let known = &["fighters", "points", "rounds", "turn", "outcome"];
                return Err(A::Error::unknown_field(&key, known));
            }
        }
        Ok(())
    }
}

impl SkirmishThen {
    /// Compares the game as it stands with what is said of it.
    pub fn compare(&self, game: &Match<Skirmish>, expect: &mut Expectations) {
        let state = game.now().state;
        for (who, then) in self.fighters.iter() {
            let Some(number) = fighter(who) else {
                expect.unknown("fighter", who, NAMES);
                continue;
            };
            let fighter = &state.fighters[usize::from(number)];
            if let Some(at) = &then.at
                && at.value != fighter.cell
            {
                let message = format!("{who} is at {:?}, not {:?}", fighter.cell, at.value);
                expect.report(scenario::Code::Differs, at.span, message, None);
            }
            expect.number(format!("the health of {who}"), then.health.as_ref(), fighter.health);
        }
        expect.number("the points of a", self.points.a.as_ref(), state.points[0]);
        expect.number("the points of b", self.points.b.as_ref(), state.points[1]);
        expect.number("the number of rounds", self.rounds.as_ref(), state.round);
        let side = |player: u8| if player == 0 { Side::A } else { Side::B };
        expect.same("the turn", self.turn.as_ref(), SideWord::from(Some(side(state.player))));
        let outcome = match state.winner() {
            _ if !game.over() => None,
            Some(player) => Some(table::Outcome::Won(side(player))),
            None => Some(table::Outcome::Drawn),
        };
        expect.same("the outcome", self.outcome.as_ref(), OutcomeWord::from(outcome));
    }
}
