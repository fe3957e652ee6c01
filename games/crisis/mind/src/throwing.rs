//! What pushes, throws and collisions can be expected to do.

use crisis::card::ability::{Roll as Of, Tool};
use crisis::dice::Counting;
use crisis::movement::tool_shape;
use crisis::objectives::contests;
use crisis::state::{Battleground, FigureId, PieceId, Reading};

use super::aims;
use super::chances::Roll;
use super::worth::Outlook;

/// What being thrown costs beside the first point of damage: half of all throws meet something.
const MEETS: f32 = 0.5;

/// What a character loses in a collision with something of a size, after dodging (dodge.step1 to dodge.step6).
pub(super) fn collision(outlook: &Outlook, figure: FigureId, size: u8) -> f32 {
    let dodge = Roll {
        dice: outlook.scene.card(figure).defence.physical,
        counting: Counting::of(Of::Dodge),
        explode: 1,
        again: 0,
        turned: 0,
    };
    dodge.spread().mean(|successes| outlook.loss(figure, (size + 1).saturating_sub(successes)))
}

/// What it gains that a character is pushed, by the player who may choose where to: off its objective, out of its way.
pub(super) fn pushed(outlook: &Outlook, figure: FigureId) -> f32 {
    if !outlook.scene.state.is_up(figure) {
        return 0.0;
    }
    let stands_on =
        outlook.scene.state.tokens_lying().filter(|&token| contests(outlook.scene, figure, token));
    let lost = stands_on.map(|token| aims::secured(outlook, figure, token)).fold(0.0, f32::max);
    if outlook.sign(figure) > 0.0 { 0.0 } else { 0.5 * outlook.weights.shift + 0.5 * lost }
}

/// What it gains that a character is thrown: it is pushed, and probably meets something (throw-character.damage).
pub(super) fn thrown(outlook: &Outlook, figure: FigureId) -> f32 {
    let hurt = MEETS * outlook.loss(figure, 1);
    pushed(outlook, figure) - outlook.sign(figure) * hurt
}

/// What it gains to throw a terrain feature: the best enemy that the tool reaches is struck.
pub(super) fn terrain(outlook: &Outlook, thrower: Option<FigureId>, piece: PieceId, tool: Tool) -> f32 {
    let scene = outlook.scene;
    let Some(thrower) = thrower else { return 0.0 };
    let reach = tool_shape(scene, tool).length;
    let side = scene.state.figure(thrower).side;
    let struck = scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id));
    let struck = struck.filter(|&id| scene.gap(thrower, id) < reach);
    let size = scene.piece(piece).size;
    struck.map(|id| -outlook.sign(id) * collision(outlook, id, size)).fold(0.0, f32::max)
}
