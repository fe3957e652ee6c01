//! The figures of both sides: what is left of them, where they stand and what is near.

use arena::{Features, flag, steps};
use pow::card::Nature;
use pow::objectives::MARKER;
use pow::state::{FigureId, ObjectiveId, Reading, Whereabouts};
use space::Body;

use super::look::{FAR, Look, band, nearest};
use super::printed::character;
use super::strike::{danger, hope};
use super::word::{Word, eighths, say};
use crate::arsenal::wanted;

/// Numbers of one side.
const OF_SIDE: usize = 14;
/// So many numbers come of it.
pub(super) const NUMBERS: usize = 2 * OF_SIDE + 2;

/// A side, added up while it is looked at.
#[derive(Default)]
struct Team {
    figures: f32,
    waiting: f32,
    levels: f32,
    life: f32,
    whole: f32,
    reds: f32,
    downs: f32,
    outs: f32,
    pow: f32,
    pow_to_come: f32,
    to_act: f32,
    depth: f32,
    hope: f32,
    danger: f32,
    targets: f32,
}

/// Looks at all figures.
pub(super) fn look(look: Look, out: &mut Features) {
    let mut teams = [Team::default(), Team::default()];
    for figure in look.scene.state.figure_ids() {
        teams[look.whose(figure) as usize - 1].add(look, figure, out);
    }
    for team in &teams {
        team.write(out);
    }
    let [mine, theirs] = teams;
    out.number(mine.life / mine.whole.max(1.0) - theirs.life / theirs.whole.max(1.0));
    out.number((mine.levels - theirs.levels) / 10.0);
}

/// A figure's own tokens.
fn tokens(look: Look, figure: FigureId, out: &mut Features) -> (f32, f32) {
    let scene = look.scene;
    let (state, body) = (scene.state.figure(figure), scene.state.body(figure));
    let (whose, mark, condition) = (look.whose(figure), look.mark(figure), look.condition(figure));
    let activated = u32::from(state.activated);
    say(out, Word::Character, [whose, mark, condition * 2 + activated]);
    say(out, Word::Life, [whose, mark, steps(state.life.into())]);
    let high = u32::from(body.at.z > 0);
    say(out, Word::Cell, [whose, look.cell(body.at.flat(), 4_000), high * 2 + activated]);
    say(out, Word::Stands, [whose, mark, look.cell(body.at.flat(), 9_000)]);
    say(out, Word::Pow, [whose, mark, u32::from(state.pow.min(12)) * 2 + activated]);
    let others = scene.state.team(state.side.other()).map(|other| scene.state.body(other));
    let enemy = nearest(body, others);
    let goal = to_goal(look, figure, body);
    say(out, Word::Near, [whose, mark, band(enemy)]);
    say(out, Word::Near, [whose + 4, band(enemy), activated]);
    if goal < FAR {
        say(out, Word::Goal, [whose, mark, band(goal)]);
    }
    let lowered = Nature::ALL.map(|nature| u32::from(state.lowered[nature].min(3)));
    let raised = Nature::ALL.map(|nature| u32::from(state.raised[nature].min(3)));
    let packed = lowered.iter().chain(&raised).fold(0, |all, &one| all * 4 + one);
    let reaction = state.reaction.map_or(0, |nature| 1 + nature as u32);
    if packed + reaction + u32::from(state.ensnared) > 0 {
        say(out, Word::Status, [whose, packed * 4 + reaction, state.ensnared.into()]);
    }
    let used = u32::from(state.used_this_turn | state.used_this_game);
    let once = u32::from(state.reacted) * 4 + u32::from(state.luck_used) * 2 + u32::from(state.plan_used);
    if used + once > 0 {
        say(out, Word::Used, [whose, mark, used * 8 + once]);
    }
    character(out, whose, scene.card(figure));
    (enemy, goal)
}

/// How far it is to the nearest objective that the figure could do something with.
pub(crate) fn to_goal(look: Look, figure: FigureId, body: &Body) -> f32 {
    let objectives = (0..).map(ObjectiveId).zip(&look.scene.state.objectives);
    let mut near = FAR;
    for (_, objective) in objectives.filter(|&(id, _)| wanted(look.scene, figure, id)) {
        let marker = Body { at: objective.at, r: MARKER, height: 0 };
        near = near.min(crate::ground::gap(body, &marker));
    }
    near
}

impl Team {
    fn add(&mut self, look: Look, figure: FigureId, out: &mut Features) {
        let scene = look.scene;
        let (state, card) = (scene.state.figure(figure), scene.card(figure));
        self.whole += f32::from(card.life);
        let whose = look.whose(figure);
        match state.whereabouts {
            Whereabouts::Gone => return,
            Whereabouts::Waiting => {
                self.waiting += 1.0;
                self.life += f32::from(state.life);
                self.levels += f32::from(card.level);
                say(out, Word::Character, [whose + 4, look.mark(figure), 0]);
                character(out, whose, card);
                return;
            }
            Whereabouts::Table => {}
        }
        tokens(look, figure, out);
        self.figures += 1.0;
        self.levels += f32::from(card.level);
        self.life += f32::from(state.life);
        self.reds += flag(scene.in_red(figure));
        self.downs += flag(state.down);
        self.outs += flag(state.ko);
        self.pow += f32::from(state.pow);
        if !state.activated {
            self.to_act += 1.0;
            self.pow_to_come += f32::from(state.pow);
        }
        let body = scene.state.body(figure);
        self.depth += look.flat(body.at.flat()).y as f32 / FAR;
        if !state.activated && !state.ko {
            let hope = hope(look, figure, body, look.walks(figure), state.pow.saturating_sub(2));
            self.hope += hope.worth;
            self.targets += flag(hope.targets > 0.0);
            say(out, Word::Strike, [whose, look.mark(figure), eighths(hope.worth)]);
        }
        let danger = danger(look, figure, body);
        self.danger += danger.worth;
        say(out, Word::Danger, [whose, look.mark(figure), eighths(danger.worth)]);
    }

    fn write(&self, out: &mut Features) {
        let each = |number: f32| number / self.figures.max(1.0);
        let numbers: [f32; OF_SIDE] = [
            self.figures / 5.0,
            self.waiting / 5.0,
            self.levels / 30.0,
            self.life / self.whole.max(1.0),
            self.reds / 3.0,
            self.downs / 3.0,
            self.outs / 3.0,
            self.pow / 20.0,
            self.pow_to_come / 20.0,
            each(self.to_act),
            each(self.depth),
            self.hope / 2.0,
            self.danger / 3.0,
            self.targets / 4.0,
        ];
        numbers.into_iter().for_each(|number| out.number(number));
    }
}
