//! Throwing: the aim, the path, the roll, the landing.

use space::{Body, Disc, P, Ribbon, Spot, Turn};
use table::{Flow, Question, Scene, Verdict, fit, need};

use super::flight::{self, OnPath};
use super::{Cover, landing, roll_to_hit};
use crate::ask::{Ask, Thing, ThrownAt};
use crate::card::{Mils, Nature, TABLE};
use crate::damage::{self, Damage, Guard};
use crate::event::Event;
use crate::scenery::{self, Worn};
use crate::state::{FigureId, PieceId, Reading, Side};
use crate::{Play, Pow, falling, ko, rule, sight};

/// Throws what the figure holds, from the aim to the landing.
///
/// # Errors
/// A stop of the table.
pub(super) fn throw(play: &mut Play, thrower: FigureId, held: Thing) -> Flow<()> {
    let side = play.state.figure(thrower).side;
    let aim = play.choose(&ChooseThrow { side, figure: thrower, held })?;
    play.event(rule!("grab-throw.throw.range"), |_| Event::Thrown { figure: thrower, held, at: aim });
    let path = path(play.scene(), thrower, held, aim);
    let end = match fly(play, thrower, held, aim, &path)? {
        End::Aim => strike(play, thrower, held, aim, &path)?,
        stopped => stopped,
    };
    match end {
        End::Aim => land(play, thrower, held, aim, &path, path.len()),
        End::Against(stopper, met) => {
            let stop = landing::before(play.scene(), held, &path, stopper, met);
            land(play, thrower, held, aim, &path, stop)
        }
        End::Destroyed => Ok(()),
    }
}

/// How a flight ends (rulings.throw.stop).
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// It comes to where it was aimed.
    Aim,
    /// It stops against this thing, met at this place of its path.
    Against(Thing, i32),
    /// An obstacle destroyed it (rulings.throw.destroyed-midway).
    Destroyed,
}

/// A straight ribbon from the thrower's eye to the middle of what is aimed at, as wide as the projectile
/// (rulings.throw.path-width).
fn path(scene: Scene<Pow>, thrower: FigureId, held: Thing, aim: ThrownAt) -> Ribbon {
    let to = match aim {
        ThrownAt::Spot(spot) => spot,
        ThrownAt::Thing(Thing::Figure(target)) => {
            scene.state.body(target).at.raised(scene.height_in_sight(target) / 2)
        }
        ThrownAt::Thing(Thing::Piece(piece)) => {
            let block = scene.state.block(piece);
            block.foot.middle().at(block.top - scene.piece(piece).height / 2)
        }
    };
    let half_width = match held {
        Thing::Figure(figure) => scene.state.body(figure).r,
        Thing::Piece(piece) => {
            let (width, depth) = scene.state.block(piece).foot.sides();
            width.min(depth) / 2
        }
    };
    Ribbon { from: sight::eye(scene, thrower), to, half_width }
}

/// Flies the path and deals with everything on it, in the order it is met. Thrower and target are not on it.
fn fly(play: &mut Play, thrower: FigureId, held: Thing, aim: ThrownAt, path: &Ribbon) -> Flow<End> {
    let size = flight::size(play.scene(), held);
    let (mut along, mut passing) = (0, play.state.field().without_body(usize::from(thrower.0)).passing);
    match aim {
        ThrownAt::Thing(Thing::Figure(target)) => {
            passing.bodies = passing.bodies.with(usize::from(target.0));
        }
        ThrownAt::Thing(Thing::Piece(piece)) => {
            passing.blocks = passing.blocks.with(usize::from(piece.0));
        }
        ThrownAt::Spot(_) => {}
    }
    loop {
        // Looked at anew each time: what was on the path may have fallen, and others may have fallen into it.
        let mut field = play.state.field();
        passing.bodies.0 |= field.passing.bodies.0;
        passing.blocks.0 |= field.passing.blocks.0;
        field.passing = passing;
        let met = path.meets(&field).into_iter().find(|&(k, _)| k >= along);
        let Some((k, thing)) = met else {
            return Ok(End::Aim);
        };
        along = k;
        match thing {
            space::Thing::Body(index) => {
                passing.bodies = passing.bodies.with(index);
                let figure = FigureId(fit(index));
                let obstacle = play.scene().size(figure);
                let struck = flight::cross(play, figure, size)? == OnPath::Struck;
                if struck && flight::wear(play, held, obstacle) == Worn::Destroyed {
                    return Ok(End::Destroyed);
                }
            }
            space::Thing::Block(index) => {
                passing.blocks = passing.blocks.with(index);
                let piece = PieceId(fit(index));
                if collide(play, held, piece, size)? == Worn::Destroyed {
                    return Ok(End::Destroyed);
                }
                if play.state.stands(piece) {
                    return Ok(End::Against(Thing::Piece(piece), k));
                }
            }
        }
    }
}

/// Projectile and scenery damage each other, each less its own DA (rulings.throw.scenery-target).
fn collide(play: &mut Play, held: Thing, piece: PieceId, size: u8) -> Flow<Worn> {
    let obstacle = play.scene().piece(piece).size;
    scenery::damage(play, piece, size)?;
    Ok(flight::wear(play, held, obstacle))
}

/// The projectile has come to what it was aimed at.
fn strike(play: &mut Play, thrower: FigureId, held: Thing, aim: ThrownAt, path: &Ribbon) -> Flow<End> {
    match aim {
        ThrownAt::Spot(_) => Ok(End::Aim),
        ThrownAt::Thing(Thing::Piece(piece)) => {
            // The way may have brought it down: then it is a heap to land on.
            if !play.state.stands(piece) {
                return Ok(End::Aim);
            }
            let size = flight::size(play.scene(), held);
            let met = path.meets_block(play.state.block(piece)).unwrap_or(path.len());
            if collide(play, held, piece, size)? == Worn::Destroyed {
                return Ok(End::Destroyed);
            }
            if play.state.stands(piece) { Ok(End::Against(Thing::Piece(piece), met)) } else { Ok(End::Aim) }
        }
        ThrownAt::Thing(Thing::Figure(target)) => {
            // What flew may have made its target fall: then nobody is where it was aimed.
            let there = play.state.body(target).at.flat() == path.to.flat();
            if !play.state.is_on_table(target) || !there {
                return Ok(End::Aim);
            }
            if hit_figure(play, thrower, held, target)? == Worn::Destroyed {
                return Ok(End::Destroyed);
            }
            if play.state.is_on_table(target) {
                // Hit or missed, it lands beside the target (rulings.throw.miss).
                Ok(End::Against(Thing::Figure(target), path.len()))
            } else {
                Ok(End::Aim)
            }
        }
    }
}

/// The roll against the figure aimed at, and what a hit does: the projectile's Size, 1 more for a double
/// (rulings.throw.roll-type), and Knocked down.
fn hit_figure(play: &mut Play, thrower: FigureId, held: Thing, target: FigureId) -> Flow<Worn> {
    let hit = roll_to_hit(play, thrower, target, Cover::Counts)?;
    if !hit.hit {
        return Ok(Worn::Holds);
    }
    let scene = play.scene();
    let (size, obstacle) = (flight::size(scene, held), scene.size(target));
    let amount = size.saturating_add(u8::from(hit.double));
    let why = rule!("grab-throw.damage.projectile-size");
    let hurt = Damage { amount, nature: Nature::Physical, guard: Guard::Special, why };
    damage::deal(play, target, hurt)?;
    ko::knock_down(play, target, rule!("grab-throw.damage.knock-down"))?;
    Ok(flight::wear(play, held, obstacle))
}

/// The projectile comes to rest. A thrown enemy is hurt and Knocked down; an ally is neither, unless it was thrown
/// at a figure (grab-throw.damage.thrown-ally-down).
fn land(
    play: &mut Play,
    thrower: FigureId,
    held: Thing,
    aim: ThrownAt,
    path: &Ribbon,
    stop: i32,
) -> Flow<()> {
    let Thing::Figure(thrown) = held else {
        landing::set_down(play, held, path, stop);
        return Ok(());
    };
    let left = play.state.body(thrown).at;
    // The throw is one event: what it does on landing leaves the figure its defences against the fall.
    let footing = falling::Footing::of(play.scene(), thrown);
    if landing::set_down(play, held, path, stop).is_none() {
        flight::put_figure(play, thrown, left);
    }
    let enemy = play.state.figure(thrown).side != play.state.figure(thrower).side;
    let amount = play.scene().card(thrower).strength.saturating_sub(1);
    if enemy && amount > 0 {
        let why = rule!("grab-throw.damage.thrown-character");
        let hurt = Damage { amount, nature: Nature::Physical, guard: Guard::Special, why };
        damage::deal(play, thrown, hurt)?;
    }
    // From the surface left to the surface reached, whatever height it flew in between (rulings.fall.measure).
    let fall = left.z - play.state.body(thrown).at.z;
    if fall > 0 {
        falling::read_with(play, thrown, fall, footing)?;
    }
    if enemy {
        ko::knock_down(play, thrown, rule!("grab-throw.damage.thrown-character-down"))?;
    } else if matches!(aim, ThrownAt::Thing(Thing::Figure(_))) {
        ko::knock_down(play, thrown, rule!("grab-throw.damage.thrown-ally-down"))?;
    }
    Ok(())
}

/// How far a throw reaches: twice the Strength in inches (grab-throw.throw.range), less for Toughness.
fn range(scene: Scene<Pow>, thrower: FigureId, held: Thing) -> Mils {
    let range = Mils::from(scene.card(thrower).strength) * 2_000;
    match held {
        Thing::Figure(figure) => flight::shortened(scene, figure, range),
        Thing::Piece(_) => range,
    }
}

/// What is it thrown at?
struct ChooseThrow {
    side: Side,
    figure: FigureId,
    held: Thing,
}

/// How many directions are suggested for a throw at a spot.
const DIRECTIONS: i32 = 12;

impl Question<Pow> for ChooseThrow {
    type Answer = ThrownAt;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        Ask::Throw { side: self.side, figure: self.figure, held: self.held }
    }

    /// Every enemy, every piece and every roof; spots all around, at full and at half range; and the thrower's own
    /// feet, which are always in reach and in sight.
    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(ThrownAt)) {
        let enemies = scene.state.team(self.side.other());
        enemies.for_each(|enemy| emit(ThrownAt::Thing(Thing::Figure(enemy))));
        for piece in scene.state.standing() {
            emit(ThrownAt::Thing(Thing::Piece(piece)));
            let block = scene.state.block(piece);
            emit(ThrownAt::Spot(block.foot.middle().at(block.top)));
        }
        let Body { at, r, .. } = *scene.state.body(self.figure);
        emit(ThrownAt::Spot(at));
        let field = scene.state.field();
        // A mil less, since places are rounded.
        let range = range(scene, self.figure, self.held) - 1;
        for reach in [range, range / 2] {
            for direction in 0..DIRECTIONS {
                let dir = Turn::default().plus(direction * 4 * Turn::QUARTER / DIRECTIONS).dir();
                let place = space::at(at.flat(), dir, i64::from(r + reach), 0);
                if on_table(place) {
                    let (_, z) = space::surface_below(&field, &Disc::new(place, 0), space::LIMIT);
                    emit(ThrownAt::Spot(place.at(z)));
                }
            }
        }
    }

    fn verdict(&self, scene: Scene<Pow>, aim: ThrownAt) -> Verdict {
        let (state, body) = (scene.state, scene.state.body(self.figure));
        let range = range(scene, self.figure, self.held);
        let reach = |within: bool, gap: Mils| {
            if within {
                return Ok(());
            }
            Err(rule!("grab-throw.throw.range").measured(gap, range))
        };
        let seen = match aim {
            ThrownAt::Thing(Thing::Figure(target)) => {
                let there = state.is_on_table(target) && self.held != Thing::Figure(target);
                need(there, rule!("grab-throw.throw.roll"))?;
                need(state.figure(target).side != self.side, rule!("rulings.friendly-fire"))?;
                let within = state.within(self.figure, target, range);
                reach(within, state.gap(self.figure, target))?;
                sight::sees(scene, self.figure, target)
            }
            ThrownAt::Thing(Thing::Piece(piece)) => {
                need(state.stands(piece), rule!("rulings.throw.scenery-target"))?;
                let within = scenery::within(scene, self.figure, piece, range);
                reach(within, scenery::gap(scene, self.figure, piece))?;
                sight::sees_piece(scene, self.figure, piece)
            }
            ThrownAt::Spot(spot) => {
                let heights = 0..=space::LIMIT;
                need(on_table(spot.flat()) && heights.contains(&spot.z), rule!("rulings.throw.edge"))?;
                let point = Body::new(spot, 0, 0);
                reach(space::within(body, &point, range), space::gap(body, &point))?;
                sees_spot(scene, self.figure, spot)
            }
        };
        need(seen, rule!("grab-throw.throw.line-of-sight"))
    }
}

/// Whether a place is on the table.
fn on_table(place: P) -> bool {
    (0..=TABLE.0).contains(&place.x) && (0..=TABLE.1).contains(&place.y)
}

/// The thrower sees where it stands, though it may stand inside the edge of what hides the rest.
fn sees_spot(scene: Scene<Pow>, thrower: FigureId, spot: Spot) -> bool {
    scene.state.body(thrower).at == spot || sight::sees_spot(scene, thrower, spot)
}
