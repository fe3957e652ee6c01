//! A turn by rules of thumb: cards first, then the powers of hero and allies; home to recover when it gets dangerous and the
//! main scheme can wait.

use ::champions::Champions;
use ::champions::ask::{Answer, TurnOption};
use ::champions::card::CardType;
use ::champions::card::ability::{Form, Stat};
use ::champions::state::{InPlay, InPlayId, Reading};
use table::{Scene, Seat};

use super::hand;
use super::standing::{Prospect, left, number, prospect};
use crate::choose::best;

/// An encounter card may bring so much threat or damage that nobody reckoned with.
const SURPRISE: f32 = 2.0;

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
            TurnOption::Play(card) | TurnOption::PlayFromDiscard(card) => {
                6.0 + hand::worth(self.scene, self.player, card)
            }
            TurnOption::Action { .. } => 5.5,
            TurnOption::Attack(by) => self.attack(by),
            TurnOption::Thwart(by) => self.thwart(by),
            TurnOption::Recover => 12.0,
            TurnOption::ChangeForm => self.change_form(),
        }
    }

    fn attack(&self, by: InPlayId) -> f32 {
        let strength = self.scene.state.find(by).map_or(0.0, |card| number(self.scene, card, Stat::Atk));
        let engaged = self.scene.state.in_play.iter().filter(|card| card.engaged == Some(self.player));
        let falls = engaged.filter(|card| left(self.scene, card) <= strength).count();
        4.0 + 0.2 * strength + if falls > 0 { 0.5 } else { 0.0 }
    }

    fn thwart(&self, by: InPlayId) -> f32 {
        let strength = self.scene.state.find(by).map_or(0.0, |card| number(self.scene, card, Stat::Thw));
        let side = |card: &InPlay| self.scene.kind(card) == CardType::SideScheme;
        let side = self.scene.state.in_play.iter().any(side);
        let urgency = if self.scheme_may_end(0.0) {
            2.0
        } else if self.scheme_may_end(self.prospect.scheming) {
            0.5
        } else {
            -1.0
        };
        4.0 + 0.2 * strength + urgency + if side { 0.7 } else { 0.0 }
    }

    /// Whether the main scheme could be completed in the next villain phase, with so much more threat.
    fn scheme_may_end(&self, more: f32) -> bool {
        self.prospect.room <= self.prospect.threat + SURPRISE + more
    }

    /// Whether a hero might not survive the next villain phase.
    fn hero_may_fall(&self) -> bool {
        self.prospect.left <= self.prospect.blows + SURPRISE
    }

    /// A hero goes home when everything else is done; an alter-ego goes out before anything else.
    fn change_form(&self) -> f32 {
        let home = self.hero_may_fall() && !self.scheme_may_end(self.prospect.scheming);
        match self.scene.form(self.player) {
            Form::Hero if home => 1.0,
            Form::AlterEgo if !home => 11.0,
            Form::Hero | Form::AlterEgo => -1.0,
        }
    }
}
