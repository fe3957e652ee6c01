//! Somewhere to go: how near it brings a figure to what it wants, and what can reach it there.

use arena::{Features, flag};
use pow::state::FigureId;
use space::Spot;

use super::answered::Seen;
use super::figures::to_goal;
use super::look::{FAR, Look, band, nearest};
use super::strike::{Hope, danger, hope};
use super::word::{Word, eighths, say};

/// Looks at a place for a figure that will have so many POW left there.
pub(super) fn look(look: Look, figure: FigureId, to: Spot, pow: u8, out: &mut Features, seen: &mut Seen) {
    let scene = look.scene;
    let (state, from) = (scene.state, scene.state.body(figure));
    let there = from.moved(to);
    let side = state.figure(figure).side;
    let enemies = || state.team(side.other()).map(|other| state.body(other));
    let friends = state.team(side).filter(|&other| other != figure).map(|other| state.body(other));
    let (enemy, goal, friend) =
        (nearest(&there, enemies()), to_goal(look, figure, &there), nearest(&there, friends));
    let deployed = state.is_on_table(figure);
    let nearer = |before: f32, after: f32| if deployed { (before - after) / 8_000.0 } else { 0.0 };
    let at = look.flat(to.flat());
    let mark = look.mark(figure);
    let whose = look.whose(figure);
    say(out, Word::Place, [whose, look.cell(to.flat(), 3_000), u32::from(to.z > 0)]);
    say(out, Word::PlaceOf, [mark, look.cell(to.flat(), 6_000), u32::from(to.z > 0)]);
    say(out, Word::Reach, [mark, band(enemy), pow.into()]);
    say(out, Word::Reach, [whose, band(enemy), 1 << 16]);
    if goal < FAR {
        say(out, Word::Goal, [whose, band(goal), pow.into()]);
    }
    let Hope { worth, kills, targets } = hope(look, figure, &there, 0.0, pow);
    let danger = danger(look, figure, &there);
    say(out, Word::Strike, [whose, eighths(worth), eighths(kills)]);
    say(out, Word::Danger, [whose, danger.enemies * 8 + danger.waiting, eighths(danger.worth)]);
    seen.place = [
        at.x as f32 / FAR,
        at.y as f32 / FAR,
        to.z as f32 / 10_000.0,
        ((to.flat() - from.at.flat()).len2() as f32).sqrt() / 16_000.0 * flag(deployed),
        enemy / 16_000.0,
        nearer(nearest(from, enemies()), enemy),
        goal / 16_000.0,
        nearer(to_goal(look, figure, from), goal),
        flag(goal <= 5.0),
        flag(enemy <= 5.0),
        friend / 16_000.0,
        worth,
        kills,
        targets / 3.0,
        danger.worth,
        danger.enemies as f32 / 3.0,
        danger.waiting as f32 / 3.0,
    ];
}
