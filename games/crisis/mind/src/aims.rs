//! What objective tokens are worth, in victory points.

use crisis::card::{CrisisType, Scored};
use crisis::objectives::{disc, secured_by};
use crisis::state::{Battleground, FigureId, Side, TokenId};
use crisis::victory::SIXTEEN;
use space::Disc;

use super::worth::Outlook;

/// The points that a crisis gives for one of its tokens each time it is scored, and for what.
pub(super) fn scored(outlook: &Outlook, kind: CrisisType) -> Option<(Scored, f32)> {
    let score = outlook.scene.crisis(kind)?.score.first()?;
    Some((score.each, f32::from(score.vp)))
}

/// How much the scorings to come count together, the next one as one.
pub(super) fn horizon(outlook: &Outlook) -> f32 {
    let most = Side::BOTH.map(|side| outlook.scene.state.points[side]).into_iter().max().unwrap_or(0);
    // Some four points a round are scored by the leader: the game may be over before its last round.
    let until_sixteen = f32::from(SIXTEEN.saturating_sub(most)) / 4.0;
    let scorings = outlook.rounds_left().min(until_sixteen.max(1.0));
    1.0 + outlook.weights.later * (scorings - 1.0).min(2.0)
}

/// What it is worth to hold a token.
pub(super) fn held(outlook: &Outlook, token: TokenId) -> f32 {
    match scored(outlook, outlook.scene.state.token(token).crisis) {
        Some((Scored::Held | Scored::Holder, points)) => points * horizon(outlook),
        _ => 0.0,
    }
}

/// What it is worth to a side to control a token, over what there is now.
pub(super) fn controlled(outlook: &Outlook, side: Side, token: TokenId) -> f32 {
    let state = outlook.scene.state.token(token);
    let Some((Scored::Controlled, points)) = scored(outlook, state.crisis) else { return 0.0 };
    match state.controller {
        Some(controller) if controller == side => 0.0,
        Some(_) => 2.0 * points * horizon(outlook),
        None => points * horizon(outlook),
    }
}

/// What a character changes by standing on a token, as the others stand now (objectives.secure.healthy).
pub(super) fn secured(outlook: &Outlook, figure: FigureId, token: TokenId) -> f32 {
    let scene = outlook.scene;
    let Some((Scored::Secured, points)) = scored(outlook, scene.state.token(token).crisis) else {
        return 0.0;
    };
    let side = scene.state.figure(figure).side;
    let value = |secured: Option<Side>| match secured {
        Some(by) if by == side => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    let mut state = scene.state.clone();
    let lies = state.token(token).at;
    state.figure_mut(figure).at = lies;
    let there = table::Scene { state: &state, content: scene.content };
    let with = value(secured_by(there, token));
    let mut state = scene.state.clone();
    state.figure_mut(figure).dazed = true;
    let away = table::Scene { state: &state, content: scene.content };
    let gain = with - value(secured_by(away, token));
    // Whoever stands there next time counts again, but enemies will come.
    points * (gain + outlook.weights.spare) * (0.5 + 0.5 * horizon(outlook))
}

/// Whether a character could pick up or take control of a token if it stood beside it, as far as limits go.
pub(super) fn wanted(outlook: &Outlook, figure: FigureId, token: TokenId) -> bool {
    let state = outlook.scene.state.token(token);
    !state.gone && state.holder.is_none() && wanted_if_lying(outlook, figure, token)
}

/// The same of a token that is about to lie somewhere.
pub(super) fn wanted_if_lying(outlook: &Outlook, figure: FigureId, token: TokenId) -> bool {
    let scene = outlook.scene;
    let state = scene.state.token(token);
    let Some(crisis) = scene.crisis(state.crisis) else { return false };
    let held = scene.state.held_by(figure).filter(|&held| scene.state.token(held).crisis == state.crisis);
    let limit = match scored(outlook, state.crisis) {
        // A second token of a kind scores nothing for one who holds one.
        Some((Scored::Holder, _)) => Some(1),
        _ => crisis.hold_limit,
    };
    limit.is_none_or(|limit| held.count() < usize::from(limit))
}

/// A token's place on the battlefield.
pub(super) fn place(outlook: &Outlook, token: TokenId) -> Disc {
    disc(outlook.scene, token)
}
