//! What grabbing and throwing is worth: cars at enemies, and enemies at anything.

use pow::ask::{Thing, ThrownAt};
use pow::card::{Mils, Nature};
use pow::state::{FigureId, Reading};
use pow::{attack, sight};
use space::Body;

use super::blow::reaction;
use super::chances::{Again, Chances, Dice, to_hit};
use super::worth::Outlook;

/// What grabbing and throwing cost (grab-throw.grab.cost).
pub(super) const PRICE: u8 = 2;
/// What it is worth to have a beaten enemy lie where the next blow can reach it.
const AT_HAND: f32 = 0.25;

/// What a mil is worth that a thing lands farther away.
const FARTHER: f32 = 1e-6;

/// The chances of the roll of a grab or throw (rulings.grab.roll-type, rulings.throw.roll-type).
pub(super) fn chances(
    outlook: &Outlook,
    thrower: FigureId,
    target: FigureId,
    cover: bool,
    dice: Dice,
) -> Chances {
    let scene = outlook.scene;
    let added = i16::from(scene.card(thrower).attack) - i16::from(cover);
    let defence = attack::defence(scene, target, Nature::Physical, thrower) + reaction(scene, target);
    to_hit(defence - added, dice, Again::Nothing)
}

/// How far a figure throws (grab-throw.throw.range).
pub(super) fn range(outlook: &Outlook, thrower: FigureId) -> Mils {
    Mils::from(outlook.scene.card(thrower).strength) * 2_000
}

/// Whether a figure has the Strength to lift something.
pub(super) fn lifts(outlook: &Outlook, thrower: FigureId, thing: Thing) -> bool {
    let size = match thing {
        Thing::Figure(figure) => outlook.scene.size(figure),
        Thing::Piece(piece) => outlook.scene.piece(piece).size,
    };
    size <= outlook.scene.card(thrower).strength
}

/// What it gains to grab an enemy in contact and to throw it somewhere.
pub(super) fn enemy(outlook: &Outlook, thrower: FigureId, grabbed: FigureId, dice: Dice) -> f32 {
    chances(outlook, thrower, grabbed, false, dice).hit * harm(outlook, thrower, grabbed)
}

/// What it costs a figure to be thrown somewhere, or to have something thrown at it: about the thrower's Strength in
/// damage, and it lies.
pub(super) fn harm(outlook: &Outlook, thrower: FigureId, figure: FigureId) -> f32 {
    let strength = outlook.scene.card(thrower).strength;
    outlook.hurt(figure, strength.saturating_sub(1)) + outlook.lies(figure)
}

/// What it gains to hit a figure with something of this Size (grab-throw.damage.projectile-size).
pub(super) fn projectile(
    outlook: &Outlook,
    thrower: FigureId,
    size: u8,
    target: FigureId,
    cover: bool,
    dice: Dice,
) -> f32 {
    let Chances { hit, critical } = chances(outlook, thrower, target, cover, dice);
    let lies = outlook.lies(target);
    (hit - critical) * outlook.hurt(target, size) + critical * outlook.hurt(target, size + 1) + hit * lies
}

/// What it gains to throw what is held at something.
pub(super) fn throw(outlook: &Outlook, thrower: FigureId, held: Thing, at: ThrownAt) -> f32 {
    let scene = outlook.scene;
    let own_side = scene.state.figure(thrower).side;
    let enemy_held = match held {
        Thing::Figure(figure) => Some(figure).filter(|&figure| scene.state.figure(figure).side != own_side),
        Thing::Piece(_) => None,
    };
    let size = match held {
        Thing::Figure(figure) => scene.size(figure),
        Thing::Piece(piece) => scene.piece(piece).size,
    };
    let landing = match at {
        ThrownAt::Thing(Thing::Figure(target)) => {
            let cover = attack::in_cover(scene, thrower, target);
            return projectile(outlook, thrower, size, target, cover, Dice::Two);
        }
        ThrownAt::Thing(Thing::Piece(_)) => return 0.0,
        ThrownAt::Spot(spot) => spot,
    };
    // What nobody is hit with goes out of the way, and the farther the better.
    let Some(enemy) = enemy_held else {
        return FARTHER * ((scene.state.middle(thrower) - landing.flat()).len2() as f32).sqrt();
    };
    let body = scene.state.body(enemy);
    let fallen = outlook.fall(enemy, body.at.z - landing.z);
    // What lies at our feet can be struck again; what has yet to act is best sent far away.
    let strikes_on = scene.state.figure(thrower).pow >= PRICE;
    let beside = space::within(&body.moved(landing), scene.state.body(thrower), 2 * body.r);
    fallen + if strikes_on && beside { AT_HAND } else { 0.0 }
}

/// What it gains to grab something.
pub(super) fn grab(outlook: &Outlook, thrower: FigureId, thing: Thing) -> f32 {
    let scene = outlook.scene;
    match thing {
        Thing::Figure(figure) if scene.state.figure(figure).side == scene.state.figure(thrower).side => 0.0,
        Thing::Figure(figure) => enemy(outlook, thrower, figure, Dice::Two),
        Thing::Piece(piece) => {
            let size = scene.piece(piece).size;
            best_target(outlook, thrower, scene.state.body(thrower), size, |target| {
                sight::sees(scene, thrower, target)
            })
        }
    }
}

/// The best that something of a Size can do when thrown from somewhere at an enemy in reach and in sight.
pub(super) fn best_target(
    outlook: &Outlook,
    thrower: FigureId,
    from: &Body,
    size: u8,
    sees: impl Fn(FigureId) -> bool,
) -> f32 {
    let state = outlook.scene.state;
    let range = range(outlook, thrower);
    let mut best = 0.0;
    for target in state.team(state.figure(thrower).side.other()) {
        if space::within(from, state.body(target), range) {
            let value = projectile(outlook, thrower, size, target, false, Dice::Two);
            if value > best && sees(target) {
                best = value;
            }
        }
    }
    best
}
