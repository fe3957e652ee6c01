//! Places: where figures move to, leap to and are walked to.

use arrayvec::ArrayVec;
use pow::ask::{Answer, How, Route};
use pow::state::{FigureId, Side};
use space::{Body, Spot};
use table::Scene;

use super::arsenal::{Blows, Stand};
use super::ground::Ground;
use super::worth::Outlook;
use minds::choose::best;

/// So many of the routes that look best are looked at closely.
const CLOSELY: usize = 6;

/// Which route a figure takes: all are compared by distances, the best of them again with what is seen from there.
pub(super) fn route(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let blows = Blows::new(outlook, figure);
    let ground = Ground::with_ways(outlook, figure, &blows, None);
    let pow = scene.state.figure(figure).pow;
    let guards = !scene.state.figure(figure).reacted;
    let start = scene.state.body(figure);

    let mut promising: ArrayVec<(f32, usize), CLOSELY> = ArrayVec::new();
    for (index, option) in options.iter().enumerate() {
        let Answer::Route(route) = option else { continue };
        let body = start.moved(end_of(route, start));
        let mut there = blows.from(outlook, figure, &body, Stand::Within(0));
        if guards {
            there.add_guard(ground.guard(&body));
        }
        let score = there.total(pow.saturating_sub(route.pay)) + ground.standing(&body)
            - falls(outlook, figure, route, start);
        insert(&mut promising, score, index);
    }

    let mut moved = scene.state.clone();
    let mut best = (0, f32::NEG_INFINITY);
    for &(_, index) in &promising {
        let Answer::Route(route) = options[index] else { continue };
        moved.place(figure, end_of(&route, start));
        let there = Scene { state: &moved, content: scene.content };
        let outlook_there = outlook.of(there);
        let mut arsenal = blows.from(&outlook_there, figure, moved.body(figure), Stand::Here);
        if guards {
            arsenal.add_guard(ground.guard(moved.body(figure)));
        }
        let score = arsenal.total(pow.saturating_sub(route.pay)) + ground.standing_here(there, figure)
            - falls(outlook, figure, &route, start);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}

/// Keeps the highest scores, in order; of equals the first.
fn insert(promising: &mut ArrayVec<(f32, usize), CLOSELY>, score: f32, index: usize) {
    let place = promising.iter().position(|&(known, _)| score > known).unwrap_or(promising.len());
    if promising.is_full() {
        if place == promising.len() {
            return;
        }
        promising.pop();
    }
    promising.insert(place, (score, index));
}

fn end_of(route: &Route, start: &Body) -> Spot {
    route.way().last().map_or(start.at, |stretch| stretch.to)
}

/// What the falls on a route cost: a jump that lands lower is one.
fn falls(outlook: &Outlook, figure: FigureId, route: &Route, start: &Body) -> f32 {
    let (mut z, mut cost) = (start.at.z, 0.0);
    for stretch in route.way() {
        if stretch.how == How::Jump {
            cost += outlook.fall(figure, (z - stretch.to.z).max(0));
        }
        z = stretch.to.z;
    }
    cost
}

/// Where a figure leaps to.
pub(super) fn leap(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let pow = outlook.scene.state.figure(figure).pow.saturating_sub(1);
    best_place(outlook, figure, pow, options, 1.0)
}

/// Where a side has a figure walked by a power: to what suits a friend, or does not suit an enemy.
pub(super) fn walk(outlook: &Outlook, side: Side, moved: FigureId, options: &[Answer]) -> usize {
    let state = outlook.scene.state.figure(moved);
    let pow = if state.activated { 0 } else { state.pow };
    best_place(outlook, moved, pow, options, if state.side == side { 1.0 } else { -1.0 })
}

/// The place that suits a figure with so many POW best, or least if `sign` is negative.
fn best_place(outlook: &Outlook, figure: FigureId, pow: u8, options: &[Answer], sign: f32) -> usize {
    let blows = Blows::new(outlook, figure);
    let ground = Ground::new(outlook, figure, &blows);
    best(options, |option| {
        let Answer::Place(at) = option else { return f32::NEG_INFINITY };
        let body = outlook.scene.state.body(figure).moved(at);
        let there = blows.from(outlook, figure, &body, Stand::Within(0));
        sign * (there.total(pow) + ground.standing(&body))
    })
}
