//! How likely a side is to win, as far as the greedy mind's eyes see: points, characters, and what is held and secured.

use crisis::Crisis;
use crisis::card::Scored;
use crisis::card::ability::Health;
use crisis::state::{Reading as _, Side, TokenId};
use table::{Scene, Seat};

use super::aims;
use super::weights::Weights;
use super::worth::Outlook;

/// What a lead of one point is worth in the middle of a game, before it is bent into a chance.
const POINT: f32 = 0.16;
/// What one point of threat is worth in victory points, in the person of a whole character with time to act.
const THREAT: f32 = 0.45;
/// What is secured now may be lost until it is scored.
const SECURED: f32 = 0.7;

/// The chance, from 0 to 1. A lead counts the more the less time there is.
pub(super) fn of(scene: Scene<Crisis>, seat: Seat) -> f32 {
    let side = Side::at(seat).unwrap_or(Side::A);
    let weights = Weights::default();
    let outlook = Outlook { scene, side, weights: &weights };
    let lead = has(&outlook, side) - has(&outlook, side.other());
    let bent = POINT * lead * (1.0 + 1.5 / outlook.rounds_left());
    0.5 + 0.5 * bent / (1.0 + bent * bent).sqrt()
}

/// In victory points: those that are scored, what characters may still do, what is carried and what is held.
fn has(outlook: &Outlook, side: Side) -> f32 {
    let scene = outlook.scene;
    let state = scene.state;
    let horizon = aims::horizon(outlook);
    let time = 0.4 + 0.6 * (outlook.rounds_left() / 4.0).min(1.0);
    let people: f32 = state
        .squad(side)
        .map(|id| {
            let figure = state.figure(id);
            let threat = f32::from(scene.character(id).threat.max(1));
            let health = 1.0 - f32::from(figure.damage) / f32::from(scene.stamina(id).max(1));
            let lives = match (figure.dazed, figure.health) {
                (true, _) => 1.0,
                (false, Health::Healthy) => 1.0 + health,
                (false, _) => health,
            };
            THREAT * threat * (0.35 + 0.65 * lives) * time + outlook.carried(id)
        })
        .sum();
    let tokens: f32 = (0..)
        .map(TokenId)
        .zip(&state.tokens)
        .filter(|(_, token)| !token.gone)
        .map(|(at, token)| {
            let scored = aims::scored(outlook, token.crisis);
            let held = token.controller == Some(side) && token.holder.is_none();
            let held = if held { scored.map_or(0.0, |(_, points)| points * horizon) } else { 0.0 };
            let secured = match scored {
                Some((Scored::Secured, points))
                    if crisis::objectives::secured_by(scene, at) == Some(side) =>
                {
                    points
                }
                _ => 0.0,
            };
            held + SECURED * secured
        })
        .sum();
    f32::from(state.points[side]) + people + tokens
}
