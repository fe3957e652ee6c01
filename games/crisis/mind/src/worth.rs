//! What characters are worth, in victory points, and what hurting them gains.

use crisis::Crisis;
use crisis::card::ability::{Condition, Health};
use crisis::state::{FigureId, Reading, Side};
use crisis::victory::LAST_ROUND;
use table::Scene;

use super::aims;
use super::weights::Weights;

/// The most power that a character can have (power.maximum).
const MOST_POWER: u8 = 10;

/// A position as one side looks at it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    /// What there is to see.
    pub scene: Scene<'a, Crisis>,
    /// Who looks.
    pub side: Side,
    /// What things are worth.
    pub weights: &'a Weights,
}

impl Outlook<'_> {
    /// One for what is good for an ally, minus one for what is good for an enemy.
    pub fn sign(&self, figure: FigureId) -> f32 {
        if self.scene.state.figure(figure).side == self.side { 1.0 } else { -1.0 }
    }

    /// How many rounds there will be, this one included.
    pub fn rounds_left(&self) -> f32 {
        f32::from((LAST_ROUND + 1).saturating_sub(self.scene.state.round).max(1))
    }

    /// A character's threat; grunts have none, and count a little.
    fn threat(&self, figure: FigureId) -> f32 {
        f32::from(self.scene.character(figure).threat.max(1))
    }

    /// What a point of stamina is worth.
    fn point(&self, figure: FigureId) -> f32 {
        let card = self.scene.card(figure);
        let all = card.healthy + card.injured.unwrap_or(0);
        self.weights.stamina * self.threat(figure) / f32::from(all.max(1))
    }

    /// What a character's side loses when it suffers damage from an enemy: stamina, and perhaps all that being dazed or knocked
    /// out costs; less the power that it gains by it (damage.power-gain).
    pub fn loss(&self, figure: FigureId, amount: u8) -> f32 {
        let state = self.scene.state.figure(figure);
        if state.dazed || !self.scene.state.is_on_battlefield(figure) {
            return 0.0;
        }
        let left = self.scene.stamina(figure).saturating_sub(state.damage);
        let suffered = amount.min(left);
        let mut loss = f32::from(suffered) * self.point(figure);
        if suffered < left {
            return loss - self.power(figure, suffered);
        }
        let threat = self.threat(figure);
        loss += self.carried(figure);
        if !state.activated {
            loss += self.weights.activation * threat;
        }
        if state.health == Health::Healthy && !self.scene.character(figure).is_grunt() {
            loss + self.weights.dazed * threat - self.power(figure, suffered)
        } else {
            loss + self.weights.knocked_out * threat * self.rounds_left()
        }
    }

    /// What is gained by taking so much damage off a character.
    pub fn healing(&self, figure: FigureId, amount: u8) -> f32 {
        let state = self.scene.state.figure(figure);
        let healed = amount.min(state.damage);
        let left = self.scene.stamina(figure).saturating_sub(state.damage);
        // The last points are worth more: they keep it from falling.
        let close = if left <= 2 { 1.6 } else { 1.0 };
        f32::from(healed) * self.point(figure) * close
    }

    /// What the tokens are worth that a character would drop.
    pub fn carried(&self, figure: FigureId) -> f32 {
        self.scene.state.held_by(figure).map(|token| aims::held(self, token)).sum()
    }

    /// What so much more power is worth to a character: the more it has, the less.
    pub fn power(&self, figure: FigureId, amount: u8) -> f32 {
        let has = self.scene.state.figure(figure).power;
        let gained = amount.min(MOST_POWER.saturating_sub(has));
        self.weights.power * f32::from(gained) * (1.3 - 0.07 * f32::from(has))
    }

    /// What it costs a character to spend so much power: what is left is worth more.
    pub fn price(&self, figure: FigureId, amount: u8) -> f32 {
        let has = self.scene.state.figure(figure).power;
        let left = f32::from(has.saturating_sub(amount));
        self.weights.power * f32::from(amount) * (1.3 - 0.07 * left)
    }

    /// What a special condition costs a character; nothing if it has it already or cannot have it.
    pub fn condition(&self, figure: FigureId, condition: Condition) -> f32 {
        let there = self.scene.state.figure(figure).conditions.has(condition);
        if there || self.scene.card(figure).keywords.immune_to(condition) {
            return 0.0;
        }
        self.plight(figure, condition)
    }

    /// How bad it is for a character to have a condition.
    pub fn plight(&self, figure: FigureId, condition: Condition) -> f32 {
        let weight = match condition {
            Condition::Stagger => 2.0,
            Condition::Stun | Condition::Shock | Condition::Incinerate => 1.1,
            Condition::Slow | Condition::Bleed | Condition::Root => 0.9,
            Condition::Poison | Condition::Hex => 0.7,
            Condition::Judgment => 0.5,
            Condition::Other(_) => 0.8,
        };
        weight * self.weights.condition * self.threat(figure) / 4.0
    }
}
