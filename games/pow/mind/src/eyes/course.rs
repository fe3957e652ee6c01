//! Where the game stands and what it is about.

use arena::{Features, flag, mark, steps};
use pow::card::{ObjectiveKind, Scoring, TABLE};
use pow::state::{Edge, ObjectiveId, Phase, Reading, State};

use super::look::Look;
use super::word::{Word, say};
use crate::aims::turns_left;

/// So many numbers come of it.
pub(super) const NUMBERS: usize = 26;

/// Looks at mission, turn, points, objectives, and whose go it is.
pub(super) fn look(look: Look, out: &mut Features) {
    let (state, mission) = (look.scene.state, look.scene.mission());
    let (me, other) = (look.me, look.me.other());
    let left = turns_left(look.scene);
    let [mine, theirs] = [me, other].map(|side| state.points[side]);
    let lead = i32::from(mine) - i32::from(theirs);
    let waiting = [me, other].map(|side| state.left_to_activate(side));
    let phase = phase(state);
    let mission_mark = mark(&mission.id);
    say(out, Word::Mission, [mission_mark, left.into(), 0]);
    say(out, Word::Battlefield, [mark(&look.scene.battlefield().id), edge(look), 0]);
    say(out, Word::Turn, [state.turn.into(), phase, look.of(Some(state.go))]);
    say(out, Word::Phase, [phase, look.of(state.initiative), look.of(state.first)]);
    say(out, Word::Points, [mission_mark, (lead.clamp(-8, 8) + 8).unsigned_abs(), left.into()]);
    say(out, Word::Left, [waiting[0].into(), waiting[1].into(), look.of(Some(state.go))]);
    say(out, Word::Bag, [state.bag[me].into(), state.bag[other].into(), 0]);
    let passes = [me, other].map(|side| {
        let passing = state.passing[side];
        u32::from(passing.limit.saturating_sub(passing.used)) * 4
            + u32::from(passing.strategist_used) * 2
            + u32::from(passing.last)
    });
    say(out, Word::Pass, [passes[0], passes[1], 0]);
    let [pillars, relics] = objectives(look, out);
    if let Some(now) = state.activation {
        let done = u32::from(now.moved) * 4 + u32::from(now.grabbed) * 2 + u32::from(now.extra);
        let pow = state.figure(now.figure).pow.min(15);
        say(out, Word::Active, [look.whose(now.figure), look.mark(now.figure), done]);
        say(out, Word::Active, [look.whose(now.figure), done + 8, pow.into()]);
    }
    let per = |count: u8, by: f32| f32::from(count) / by;
    let active = state.activation.map(|now| (now, state.figure(now.figure)));
    let scores = |which: fn(&Scoring) -> bool| flag(mission.scoring.iter().any(which));
    let numbers = [
        per(state.turn, 6.0),
        per(left, 6.0),
        per(mine, 4.0),
        per(theirs, 4.0),
        lead as f32 / 4.0,
        flag(lead > 0),
        flag(lead < 0),
        per(waiting[0], 5.0),
        per(waiting[1], 5.0),
        flag(state.go == me),
        flag(state.initiative == Some(me)),
        flag(state.first == Some(me)),
        per(state.bag[me], 3.0),
        per(state.bag[other], 3.0),
        pillars[0],
        pillars[1],
        relics[0],
        relics[1],
        flag(phase == 0),
        flag(active.is_some_and(|(now, _)| look.mine(now.figure))),
        flag(active.is_some_and(|(now, _)| !look.mine(now.figure))),
        active.map_or(0.0, |(_, figure)| per(figure.pow, 6.0)),
        flag(active.is_some_and(|(now, _)| now.moved)),
        flag(state.passing[other].last),
        scores(|scoring| matches!(scoring, Scoring::FirstKo(_) | Scoring::Removed(_))),
        scores(|scoring| matches!(scoring, Scoring::Carried { .. } | Scoring::CarriedAtEnd(_))),
    ];
    numbers.into_iter().for_each(|number| out.number(number));
}

/// At which edge one sits: scenery does not turn with it.
fn edge(look: Look) -> u32 {
    match look.scene.state.edges[look.me] {
        None => 0,
        Some(Edge::South) => 1,
        Some(Edge::North) => 2,
    }
}

fn phase(state: &State) -> u32 {
    match state.phase {
        Phase::Deployment => 0,
        Phase::Power => 1,
        Phase::Initiative => 2,
        Phase::Action => 3,
        Phase::Final => 4,
    }
}

/// Pillars and relics, those of mine and of theirs.
fn objectives(look: Look, out: &mut Features) -> [[f32; 2]; 2] {
    let state = look.scene.state;
    let mut counted = [[0.0; 2]; 2];
    for (id, objective) in (0..).map(ObjectiveId).zip(&state.objectives) {
        let carrier = state.on_table().find(|&figure| state.figure(figure).carries == Some(id));
        let holder = carrier.map(|figure| state.figure(figure).side).or(objective.holder);
        let kind = u32::from(objective.kind == ObjectiveKind::Relic);
        let whose = look.of(holder);
        say(out, Word::Objective, [kind * 4 + whose, look.cell(objective.at.flat(), TABLE.0 / 4), 0]);
        say(out, Word::Objective, [kind * 4 + whose, 1 << 16, steps(objective.held_for().into())]);
        if let Some(carrier) = carrier {
            say(out, Word::Carries, [look.whose(carrier), look.mark(carrier), look.condition(carrier)]);
        }
        if whose > 0 {
            counted[kind as usize][whose as usize - 1] += 0.5;
        }
    }
    counted
}
