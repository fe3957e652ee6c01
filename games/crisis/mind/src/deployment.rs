//! Who is deployed, and where.

use crisis::ask::{Answer, Deployed};
use crisis::card::Mils;
use crisis::state::{FigureId, Reading, Side, TokenId};
use space::{Disc, P};

use super::aims;
use super::ground::move_of;
use super::worth::Outlook;
use minds::choose::best;

/// So far apart allies are not struck together.
const APART: Mils = 3_000;

/// The slow come first, each opposite an objective that no friend is nearer to.
pub(super) fn deploy(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    best(options, |option| match option {
        Answer::Deploy(Deployed { figure, at }) => order(outlook, figure) + place(outlook, side, figure, at),
        _ => f32::NEG_INFINITY,
    })
}

/// Whoever moves least is deployed first: where the others go can answer the opponent.
fn order(outlook: &Outlook, figure: FigureId) -> f32 {
    let slow = -(move_of(outlook, figure) as f32) / 1_000.0;
    100.0 * slow - 10.0 * f32::from(outlook.scene.character(figure).threat)
}

/// How good a place is to start from: how soon it is at the tokens that are still nobody's.
fn place(outlook: &Outlook, side: Side, figure: FigureId, at: P) -> f32 {
    let scene = outlook.scene;
    let base = Disc::new(at, scene.card(figure).radius);
    let step = move_of(outlook, figure) as f32;
    let mut value = 0.0f32;
    for token in (0..scene.state.tokens.len() as u8).map(TokenId) {
        let lies = aims::place(outlook, token);
        let moves = (lies.gap(&base) - scene.range(1)).max(0) as f32 / step;
        let friends = scene.state.squad(side).map(|id| scene.base(id).gap(&lies));
        let closest = friends.min().unwrap_or(Mils::MAX);
        let taken = if closest < lies.gap(&base) + 2_000 { 0.35 } else { 1.0 };
        value = value.max(taken / (0.5 + moves));
    }
    let crowded = scene.state.squad(side).filter(|&id| scene.base(id).within(&base, APART)).count();
    value - 0.02 * crowded as f32
}
