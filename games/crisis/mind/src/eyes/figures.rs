//! The characters of both sides: what is left of them, where they stand and what is near.

use arena::{Features, flag, mark, steps};
use crisis::card::CrisisType;
use crisis::objectives::disc;
use crisis::state::{FigureId, Reading, Whereabouts};
use space::Disc;

use super::look::{FAR, Look, gap};
use super::printed::character;
use super::strike::{danger, hope};
use super::word::{Word, eighths, say};

/// Numbers of one side.
const OF_SIDE: usize = 17;
/// So many numbers come of it.
pub(super) const NUMBERS: usize = 2 * OF_SIDE + 2;

/// A side, added up while it is looked at.
#[derive(Default)]
struct Team {
    figures: f32,
    waiting: f32,
    threat: f32,
    left: f32,
    whole: f32,
    injured: f32,
    dazed: f32,
    power: f32,
    power_to_come: f32,
    to_act: f32,
    conditions: f32,
    tokens: f32,
    depth: f32,
    hope: f32,
    danger: f32,
    targets: f32,
    near: f32,
}

/// Looks at all characters.
pub(super) fn look(look: Look, out: &mut Features) {
    let mut teams = [Team::default(), Team::default()];
    for figure in look.scene.state.figure_ids() {
        teams[look.whose(figure) as usize - 1].add(look, figure, out);
    }
    for team in &teams {
        team.write(out);
    }
    let [mine, theirs] = teams;
    out.number(mine.left / mine.whole.max(1.0) - theirs.left / theirs.whole.max(1.0));
    out.number((mine.threat - theirs.threat) / 6.0);
}

/// How far it is to the nearest token of a crisis that a character could gain something from, and how many are in reach.
pub(super) fn to_goal(look: Look, figure: FigureId, base: &Disc, kind: CrisisType) -> (f32, u32) {
    let scene = look.scene;
    let reach = scene.range(1) as f32;
    let (mut near, mut count) = (FAR, 0);
    for token in scene.state.tokens_lying() {
        if scene.state.token(token).crisis == kind && look.wants(figure, token) {
            let apart = (gap(base, &disc(scene, token)) - reach).max(0.0);
            near = near.min(apart);
            count += u32::from(apart <= 0.0);
        }
    }
    (near, count)
}

/// How far away the nearest of a side's others is that is up.
pub(super) fn nearest(look: Look, figure: FigureId, base: &Disc, enemies: bool) -> f32 {
    let state = look.scene.state;
    let side = state.figure(figure).side;
    let side = if enemies { side.other() } else { side };
    let others = state.squad(side).filter(|&other| other != figure && state.is_up(other));
    others.map(|other| gap(base, &look.scene.base(other))).fold(FAR, f32::min)
}

impl Team {
    fn add(&mut self, look: Look, figure: FigureId, out: &mut Features) {
        let scene = look.scene;
        let (state, card) = (scene.state.figure(figure), scene.card(figure));
        let all = card.healthy + card.injured.unwrap_or(0);
        let printed = scene.character(figure);
        let (whose, mark) = (look.whose(figure), look.mark(figure));
        self.whole += f32::from(all);
        match state.whereabouts {
            Whereabouts::Gone => return,
            Whereabouts::Waiting => {
                self.waiting += 1.0;
                self.left += f32::from(all);
                self.threat += f32::from(printed.threat);
                say(out, Word::Character, [whose + 4, mark, 0]);
                character(out, whose, printed, card);
                return;
            }
            Whereabouts::Battlefield => {}
        }
        let base = scene.base(figure);
        let condition = look.condition(figure);
        let injured = condition & 4 != 0;
        let left = look.left(figure);
        self.figures += 1.0;
        self.threat += f32::from(printed.threat);
        self.left += f32::from(left) + if injured { 0.0 } else { f32::from(card.injured.unwrap_or(0)) };
        self.injured += flag(injured);
        self.dazed += flag(state.dazed);
        self.power += f32::from(state.power);
        self.conditions += state.conditions.iter().count() as f32;
        self.tokens += scene.state.held_by(figure).count() as f32;
        self.depth += look.flat(state.at).y as f32 / FAR;
        if !state.activated && !state.dazed {
            self.to_act += 1.0;
            self.power_to_come += f32::from(state.power);
        }
        tokens(look, figure, &base, out);
        if scene.state.is_up(figure) {
            let slack = if state.activated { 0.0 } else { look.walks(figure) };
            let hope = hope(look, figure, &base, slack, state.power);
            let danger = danger(look, figure, &base);
            self.hope += if state.activated { 0.0 } else { hope.worth };
            self.targets += flag(hope.targets > 0.0);
            self.danger += danger.worth;
            self.near += flag(nearest(look, figure, &base, true) <= scene.range(2) as f32);
            say(out, Word::Strike, [whose, mark, eighths(hope.worth)]);
            say(out, Word::Danger, [whose, mark, eighths(danger.worth)]);
        }
    }

    fn write(&self, out: &mut Features) {
        let each = |number: f32| number / self.figures.max(1.0);
        let numbers: [f32; OF_SIDE] = [
            self.figures / 5.0,
            self.waiting / 5.0,
            self.threat / 20.0,
            self.left / self.whole.max(1.0),
            self.injured / 4.0,
            self.dazed / 3.0,
            self.power / 20.0,
            self.power_to_come / 20.0,
            each(self.to_act),
            self.conditions / 5.0,
            self.tokens / 4.0,
            each(self.depth),
            self.hope / 2.0,
            self.danger / 3.0,
            self.targets / 4.0,
            self.near / 4.0,
            self.whole / 60.0,
        ];
        numbers.into_iter().for_each(|number| out.number(number));
    }
}

/// A character's own tokens.
fn tokens(look: Look, figure: FigureId, base: &Disc, out: &mut Features) {
    let scene = look.scene;
    let state = scene.state.figure(figure);
    let (whose, who, condition) = (look.whose(figure), look.mark(figure), look.condition(figure));
    say(out, Word::Character, [whose, who, condition]);
    say(out, Word::Life, [whose, who, steps(look.left(figure).into())]);
    say(out, Word::Cell, [whose, look.cell(state.at, 4_000), condition]);
    say(out, Word::Stands, [whose, who, look.cell(state.at, 9_000)]);
    say(out, Word::Power, [whose, who, u32::from(state.power) * 2 + (condition & 1)]);
    let enemy = nearest(look, figure, base, true);
    say(out, Word::Near, [whose, who, look.band(enemy)]);
    say(out, Word::Near, [whose + 4, look.band(enemy), condition]);
    for kind in CrisisType::BOTH {
        let (goal, count) = to_goal(look, figure, base, kind);
        if goal < FAR {
            say(out, Word::Goal, [whose * 2 + kind as u32, who, look.band(goal)]);
            say(out, Word::Goal, [8 + whose * 2 + kind as u32, condition, count]);
        }
    }
    for one in state.conditions.iter() {
        say(out, Word::Condition, [whose, who, one.bit().into()]);
    }
    for &gem in &state.gems {
        say(out, Word::Gem, [whose, mark(&scene.content.gems[usize::from(gem)].id), 0]);
    }
    if state.used_this_turn.0 > 0 {
        say(out, Word::Used, [whose, who, state.used_this_turn.0]);
    }
    character(out, whose, scene.character(figure), scene.card(figure));
}
