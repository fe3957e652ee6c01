//! Where to: advances, placements, pushes, throws, beams and dropped tokens.

use crisis::ask::{Answer, Spot};
use crisis::attack::{Weapon, under_beam};
use crisis::movement::Advance;
use crisis::state::{FigureId, Reading, Side, TokenId};
use space::{Disc, P, Turn, at};

use super::blow::{Covered, Range};
use super::plan::Chances;
use super::throwing;
use super::worth::Outlook;
use minds::choose::best;

/// A push or throw is drawn with a tool about so long; the question does not say with which.
const THROW: i64 = 4_500;
/// Whoever stands so close to the line is struck.
const GRAZED: f32 = 400.0;

/// How a character advances.
pub(super) fn advance(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let here = outlook.scene.state.figure(figure).at;
    place_among(outlook, figure, options, |option| match option {
        Answer::Advance(Advance::Along { to, .. }) => Some(to),
        Answer::Advance(Advance::Stay) => Some(here),
        _ => None,
    })
}

/// Where a character is placed.
pub(super) fn place(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    place_among(outlook, figure, options, |option| match option {
        Answer::Place(Spot(at)) => Some(at),
        _ => None,
    })
}

/// The place that suits an ally best, and an enemy least.
fn place_among(
    outlook: &Outlook,
    figure: FigureId,
    options: &[Answer],
    place: impl Fn(Answer) -> Option<P>,
) -> usize {
    let scene = outlook.scene;
    let here = scene.state.figure(figure).at;
    let places: Vec<P> = options.iter().map(|&option| place(option).unwrap_or(here)).collect();
    if !scene.state.is_on_battlefield(figure) {
        // Grunts that enter play: near the enemy.
        let side = scene.state.figure(figure).side;
        let enemy =
            |at: P| scene.state.squad(side.other()).map(move |id| away(scene.state.figure(id).at, at));
        return best(&places, |at| -enemy(at).fold(f32::INFINITY, f32::min));
    }
    let side = scene.state.figure(figure).side;
    let eyes = Outlook { side, ..*outlook };
    let chances = Chances::new(&eyes, figure);
    let acting = scene.state.activation.filter(|activation| activation.figure == figure);
    let attack = match acting {
        Some(activation) if activation.actions > 0 => 1.0,
        // An attack may follow that the question does not know of, as after a charge.
        Some(_) => 0.6,
        None if scene.state.figure(figure).activated => 0.0,
        None => 0.4,
    };
    let sign = outlook.sign(figure);
    let prospects = chances.prospects(&places, attack);
    let values: Vec<f32> = prospects.iter().map(|it| sign * (it.ground + it.blow)).collect();
    best(&values, |value| value)
}

/// In which direction somebody is pushed or thrown, or throws.
pub(super) fn way(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let from = scene.state.figure(figure).at;
    let side = scene.state.figure(figure).side;
    let eyes = Outlook { side, ..*outlook };
    let chances = Chances::new(&eyes, figure);
    let now = chances.ground.standing(from);
    let own = side == outlook.side;
    best(options, |option| {
        let Answer::Way(way) = option else { return f32::NEG_INFINITY };
        let struck = first_on(outlook, figure, way);
        let met = struck.map_or(0.0, |met| -outlook.sign(met) * throwing::collision(outlook, met, 2));
        let to = at(from, way.dir(), THROW, 0);
        let moved = outlook.sign(figure) * (chances.ground.standing(to) - now);
        // One of our own who is asked about mostly throws something; an enemy is mostly moved.
        if own { met + 0.2 * moved } else { 0.7 * met + moved }
    })
}

/// The first character on a straight way.
fn first_on(outlook: &Outlook, mover: FigureId, way: Turn) -> Option<FigureId> {
    let scene = outlook.scene;
    let base = scene.base(mover);
    let end = at(base.c, way.dir(), THROW + i64::from(base.r), 0);
    let (dx, dy) = ((end.x - base.c.x) as f32, (end.y - base.c.y) as f32);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let others = scene.state.on_battlefield().filter(|&other| other != mover);
    let along = others.filter_map(|other| {
        let disc = scene.base(other);
        let (x, y) = ((disc.c.x - base.c.x) as f32, (disc.c.y - base.c.y) as f32);
        let (ahead, aside) = ((x * dx + y * dy) / length, (x * dy - y * dx) / length);
        let touched = ahead > 0.0 && ahead < length + disc.r as f32 && aside.abs() < disc.r as f32 + GRAZED;
        touched.then_some((ahead as i32, other))
    });
    along.min().map(|(_, other)| other)
}

/// The direction of a beam: everybody under it counts, allies too.
pub(super) fn beam(outlook: &Outlook, figure: FigureId, weapon: Weapon, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let mut values = [f32::NAN; crisis::state::FIGURES];
    let mut range = Range::new(scene);
    for id in scene.state.on_battlefield() {
        values[usize::from(id.0)] = if outlook.sign(id) < 0.0 && scene.state.is_up(id) {
            range.value(outlook, figure, weapon, id, Covered::AsTheyStand)
        } else {
            -outlook.sign(id) * outlook.loss(id, 1)
        };
    }
    best(options, |option| match option {
        Answer::Way(way) => {
            under_beam(scene, figure, weapon, way).iter().map(|id| values[usize::from(id)]).sum()
        }
        _ => f32::NEG_INFINITY,
    })
}

/// Where a token goes: to those of one's own who can still take it up, away from the others.
pub(super) fn token(outlook: &Outlook, side: Side, token: TokenId, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let radius = scene.measures().token;
    let nearest = |of: Side, at: P| {
        let able = scene
            .state
            .squad(of)
            .filter(|&id| scene.state.is_up(id) && super::aims::wanted_if_lying(outlook, id, token));
        let gaps = able.map(|id| {
            let waits = if scene.state.figure(id).activated { 4_000.0 } else { 0.0 };
            scene.base(id).gap(&Disc::new(at, radius)) as f32 + waits
        });
        gaps.fold(30_000.0, f32::min)
    };
    best(options, |option| match option {
        Answer::Place(Spot(at)) => nearest(side.other(), at) - nearest(side, at),
        _ => f32::NEG_INFINITY,
    })
}

fn away(one: P, other: P) -> f32 {
    let (x, y) = ((one.x - other.x) as f32, (one.y - other.y) as f32);
    (x * x + y * y).sqrt()
}
