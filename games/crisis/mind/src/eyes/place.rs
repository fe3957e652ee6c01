//! Somewhere to go: how near it brings a character to what it wants, and what can reach it there.

use arena::{Features, flag};
use crisis::card::CrisisType;
use crisis::state::{FigureId, Reading};
use space::{Disc, P};

use super::answered::Seen;
use super::figures::{nearest, to_goal};
use super::look::{FAR, Look};
use super::strike::{Hope, danger, hope};
use super::word::{Word, eighths, say};

/// So many numbers come of it.
pub(super) const NUMBERS: usize = 19;

/// Looks at a place for a character.
pub(super) fn look(look: Look, figure: FigureId, to: P, out: &mut Features, seen: &mut Seen) {
    let (scene, state) = (look.scene, look.scene.state.figure(figure));
    let radius = scene.card(figure).radius;
    let (from, there) = (Disc::new(state.at, radius), Disc::new(to, radius));
    let deployed = scene.state.is_on_battlefield(figure);
    let (mark, whose) = (look.mark(figure), look.whose(figure));
    let enemy = nearest(look, figure, &there, true);
    let friend = nearest(look, figure, &there, false);
    let nearer = |before: f32, after: f32| if deployed { (before - after) / 8_000.0 } else { 0.0 };
    let acts = scene.state.activation.filter(|now| now.figure == figure);
    let actions = acts.map_or(4, |now| now.actions.into());
    let at = look.flat(to);
    say(out, Word::Place, [whose, look.cell(to, 3_000), 0]);
    say(out, Word::PlaceOf, [mark, look.cell(to, 6_000), 0]);
    say(out, Word::Reach, [mark, look.band(enemy), actions]);
    say(out, Word::Reach, [whose, look.band(enemy), 1 << 16]);
    let goals = CrisisType::BOTH.map(|kind| {
        let (goal, count) = to_goal(look, figure, &there, kind);
        let before = if deployed { to_goal(look, figure, &from, kind).0 } else { goal };
        if goal < FAR {
            let scored = look.scored(kind).map_or(0, |scored| 1 + scored as u32);
            say(out, Word::Goal, [16 + whose * 8 + scored, look.band(goal), actions * 8 + count.min(7)]);
        }
        [goal / 16_000.0, nearer(before, goal), count as f32 / 2.0]
    });
    let Hope { worth, falls, targets } = hope(look, figure, &there, 0.0, state.power);
    let danger = danger(look, figure, &there);
    say(out, Word::Strike, [whose, eighths(worth), actions]);
    say(out, Word::Danger, [whose, danger.enemies * 8 + danger.waiting, eighths(danger.worth)]);
    let way = to - from.c;
    seen.place = [
        at.x as f32 / FAR,
        at.y as f32 / FAR,
        (way.len2() as f32).sqrt() / 16_000.0 * flag(deployed),
        enemy / 16_000.0,
        nearer(nearest(look, figure, &from, true), enemy),
        friend / 16_000.0,
        flag(enemy <= scene.range(2) as f32),
        goals[0][0],
        goals[0][1],
        goals[0][2],
        goals[1][0],
        goals[1][1],
        goals[1][2],
        worth,
        falls,
        targets / 3.0,
        danger.worth,
        danger.enemies as f32 / 3.0,
        danger.waiting as f32 / 3.0,
    ];
}
