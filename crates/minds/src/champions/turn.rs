//! A turn by rules of thumb: cards first, then the powers of hero and allies; home to recover when it gets dangerous.

use ::champions::Champions;
use ::champions::ask::{Answer, TurnOption};
use ::champions::card::CardType;
use ::champions::card::ability::{Form, Stat};
use ::champions::state::{InPlay, InPlayId, Reading};
use table::{Scene, Seat};

use super::standing::{Prospect, left, number, prospect};
use crate::choose::best;

/// How the player stands.
struct Plight<'a> {
    scene: Scene<'a, Champions>,
    player: Seat,
    prospect: Prospect,
}

/// The next option of a turn.
pub(super) fn option(scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    let plight = Plight { scene, player, prospect: prospect(scene, player) };
    best(options, |option| match option {
        Answer::Turn(option) => plight.urge(option),
        _ => f32::NEG_INFINITY,
    })
}

impl Plight<'_> {
    /// How soon an option comes; ending the turn is nought, and what is below is left alone.
    fn urge(&self, option: TurnOption) -> f32 {
        match option {
            TurnOption::EndTurn => 0.0,
            // Others know themselves what to do on their turns.
            TurnOption::Request(_) => -1.0,
            TurnOption::Play(card) => 6.0 + super::hand::worth(self.scene, self.player, card),
            TurnOption::Action { .. } => 5.5,
            TurnOption::Attack(by) => self.attack(by),
            TurnOption::Thwart(by) => self.thwart(by),
            TurnOption::Recover => {
                if self.prospect.survives < 2.0 {
                    12.0
                } else {
                    3.0
                }
            }
            TurnOption::ChangeForm => self.change_form(),
        }
    }

    fn attack(&self, by: InPlayId) -> f32 {
        let strength = self.scene.state.find(by).map_or(0.0, |card| number(self.scene, card, Stat::Atk));
        let minion = |card: &&InPlay| card.engaged == Some(self.player) && left(self.scene, card) <= strength;
        let falls = self.scene.state.in_play.iter().find(minion).is_some();
        4.0 + 0.1 * strength + if falls { 0.5 } else { 0.0 }
    }

    fn thwart(&self, by: InPlayId) -> f32 {
        let strength = self.scene.state.find(by).map_or(0.0, |card| number(self.scene, card, Stat::Thw));
        let side = |card: &InPlay| self.scene.kind(card) == CardType::SideScheme;
        let side = self.scene.state.in_play.iter().any(side);
        let urgent = if self.prospect.scheme < 3.0 { 1.0 } else { -0.5 };
        4.0 + 0.1 * strength + urgent + if side { 0.3 } else { 0.0 }
    }

    /// A hero goes home after everything else is done if the next blows may be the last and the scheme can wait; an
    /// alter-ego goes out before anything else unless that would be so.
    fn change_form(&self) -> f32 {
        let safe = self.prospect.survives >= 1.3;
        match self.scene.form(self.player) {
            Form::Hero if !safe && self.prospect.scheme > 1.5 => 1.0,
            Form::Hero => -1.0,
            Form::AlterEgo if safe || self.prospect.scheme <= 1.5 => 11.0,
            Form::AlterEgo => -1.0,
        }
    }
}
