//! Whose go it is, which figure takes it, and what it does.

use pow::Pow;
use pow::ask::{Act, Activate, Answer, Whom, Whose};
use pow::falling::leap_table;
use pow::movement::allowance;
use pow::state::{FigureId, Reading, Side};
use table::Scene;

use super::arsenal::{Arsenal, Blows, Stand};
use super::clearing::Plugs;
use super::ground::Ground;
use super::powers::{self, Occasion};
use super::throwing;
use super::weights::Weights;
use super::worth::{Outlook, stamina};
use minds::choose::best;

/// What an action must gain to be worth its POW.
const WORTHWHILE: f32 = 0.02;

/// What a figure can hope to gain in an activation.
struct Promise {
    /// From where it is.
    here: f32,
    /// After moving.
    moved: f32,
    /// What it stands to lose to enemies who have yet to act.
    danger: f32,
    /// How near it is to what it wants: who is in front moves first, out of the way of others.
    ahead: f32,
}

impl Promise {
    fn best(&self) -> f32 {
        self.here.max(self.moved)
    }

    /// How much the figure should act before others: gains count, and those that may come to nothing count more.
    fn urgency(&self, weights: &Weights) -> f32 {
        self.best() * (1.0 + weights.hurry * self.danger.min(3.0)) + 0.01 * self.ahead
    }
}

fn promise(outlook: &Outlook, figure: FigureId) -> Promise {
    let scene = outlook.scene;
    let state = scene.state.figure(figure);
    if state.ko {
        let recovery = outlook.weights.recovery * stamina(scene, figure) * outlook.whole(figure);
        return Promise { here: recovery, moved: 0.0, danger: 0.0, ahead: 0.0 };
    }
    let blows = Blows::new(outlook, figure);
    let ground = Ground::new(outlook, figure, &blows);
    let pow = state.pow.saturating_sub(u8::from(state.down));
    let body = scene.state.body(figure);
    let here = blows.from(outlook, figure, body, Stand::Here).total(pow);
    let moved = after_moving(outlook, figure, &blows, pow);
    Promise { here, moved, danger: ground.danger(body), ahead: ground.drawn(body) }
}

/// The best that any payment for movement lets a figure hope for.
fn after_moving(outlook: &Outlook, figure: FigureId, blows: &Blows, pow: u8) -> f32 {
    let scene = outlook.scene;
    let body = scene.state.body(figure);
    let mut best = 0.0f32;
    for pay in 1..=pow.min(3) {
        if let Some(far) = allowance(scene, figure, pay) {
            let there = blows.from(outlook, figure, body, Stand::Within(far));
            best = best.max(outlook.weights.after_moving * there.total(pow - pay));
        }
    }
    best
}

/// The most urgent activation of a side.
fn most_urgent(outlook: &Outlook, side: Side) -> f32 {
    let state = outlook.scene.state;
    let waiting = state.team(side).filter(|&id| !state.figure(id).activated);
    waiting.map(|id| promise(outlook, id).urgency(outlook.weights)).fold(0.0, f32::max)
}

/// Who makes the first activation: the side that can strike strikes, and who cannot lets the other come.
pub(super) fn first(outlook: &Outlook, side: Side) -> Whose {
    let (own, other) = (most_urgent(outlook, side), most_urgent(outlook, side.other()));
    if own.max(other) >= outlook.weights.strike { Whose(side) } else { Whose(side.other()) }
}

/// Whether the first activation of this turn is worth a Perfect plan.
pub(super) fn plans(outlook: &Outlook, side: Side) -> bool {
    most_urgent(outlook, side) >= outlook.weights.plan
}

/// Which figure acts, or whether to pass.
pub(super) fn who(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let score = |option: Answer| match option {
        Answer::Activate(Activate::Figure(id)) => promise(outlook, id).urgency(outlook.weights),
        // To pass is to let the opponent commit first.
        Answer::Activate(Activate::Pass) if scene.state.left_to_activate(side.other()) > 0 => {
            outlook.weights.waits
        }
        _ => f32::NEG_INFINITY,
    };
    best(options, score)
}

/// How good it is to let a figure act out of turn: two in a row is always welcome.
pub(super) fn follower(outlook: &Outlook, option: Answer) -> f32 {
    match option {
        Answer::Whom(Whom::Figure(id)) => promise(outlook, id).urgency(outlook.weights),
        _ => WORTHWHILE,
    }
}

/// What the figure that is acting does next.
pub(super) fn act(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> Act {
    let scene = outlook.scene;
    let allowed = |act: Act| options.contains(&Answer::Act(act));
    if allowed(Act::GetUp) {
        return Act::GetUp;
    }
    let blows = Blows::new(outlook, figure);
    let ground = Ground::new(outlook, figure, &blows);
    let pow = scene.state.figure(figure).pow;
    let guard = guard(scene, &ground, figure);

    let mut here = arsenal_here(outlook, figure, &blows, guard);
    let plugs = Plugs::new(outlook, figure, &blows);
    here.add_once(Act::Grab, plugs.by_grabbing(outlook, figure), throwing::PRICE);
    for (index, attack) in (0..).zip(&scene.card(figure).attacks) {
        here.add_once(Act::Attack(index), plugs.by_attacking(scene, figure, attack), attack.cost);
    }
    here.retain(allowed);
    let stays = here.total(pow);
    if allowed(Act::Move) && after_moving(outlook, figure, &blows, pow) > stays + WORTHWHILE {
        return Act::Move;
    }
    if let Some(item) = here.first(pow)
        && item.value >= WORTHWHILE
    {
        return item.act;
    }
    if allowed(Act::Move) && (pow > 1 || guard < WORTHWHILE) {
        return Act::Move;
    }
    if allowed(Act::Leap) && leaps(outlook, &ground, figure) > here.last_pow(pow) + WORTHWHILE {
        return Act::Leap;
    }
    Act::End
}

/// What a POW kept for a reaction is worth where the figure is.
fn guard(scene: Scene<Pow>, ground: &Ground, figure: FigureId) -> f32 {
    if scene.state.figure(figure).reacted { 0.0 } else { ground.guard(scene.state.body(figure)) }
}

/// What the figure could do from where it is, its powers included, and keeping a POW back.
pub(super) fn arsenal_here(outlook: &Outlook, figure: FigureId, blows: &Blows, guard: f32) -> Arsenal {
    let scene = outlook.scene;
    let mut here = blows.from(outlook, figure, scene.state.body(figure), Stand::Here);
    for (index, power) in (0..).zip(&scene.card(figure).powers) {
        if power.when == pow::card::Use::Active {
            let value = powers::value(outlook, Occasion { owner: figure, attack: None }, power);
            here.add_once(Act::Power(index), value, power.cost);
        }
    }
    here.add_guard(guard);
    here
}

/// What it gains to leap to the foot of what the figure stands on.
fn leaps(outlook: &Outlook, ground: &Ground, figure: FigureId) -> f32 {
    let body = outlook.scene.state.body(figure);
    let foot = body.moved(body.at.flat().at(0));
    let row = leap_table(body.at.z);
    ground.standing(&foot) - ground.standing(body) - outlook.hurt(figure, row.damage)
}
