//! Chapter V C 5: movement, for heroes and characters alike, steps [a] to [k].

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, Go};
use crate::bearer::{PrintedFigure, Reading};
use crate::board::{SpecialMove, ZoneId};
use crate::energy::{account, room, spend};
use crate::event::Event;
use crate::hindrance::{self, are_enemies};
use crate::printed::plot;
use crate::printed::skill::Modifier;
use crate::printed::term::{CubeBox, LineTrigger, SpecialKind, Trait};
use crate::state::{Body, FigureId, Movement};
use crate::{Gotham, Play, command_post, material, rule, terrain};

/// Wall Breaker's surcharge (skills.wall-breaker.cost).
const THROUGH_A_WALL: u8 = 2;

/// Whether the first-movement bonus counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstBonus {
    /// As in any movement, if it is the figure's first.
    Counts,
    /// Not in this one.
    Never,
}

/// A movement. It is offered only if a move can be paid, and contains one (rulings.actions.no-empty).
///
/// # Errors
/// A stop of the table.
pub fn movement(play: &mut Play, figure: FigureId, added: u8, bonus: FirstBonus) -> Flow<()> {
    // [a] to [c]: the pool is what was added, and the first-movement bonus.
    let points = pool(play.scene(), figure, added, bonus);
    if bonus == FirstBonus::Counts {
        play.state.figure_mut(figure).moved = true;
    }
    play.state.movement = Some(Movement { figure, points });
    play.event(rule!("movement.b.pool"), |_| Event::MovementBegan { figure, points });

    let mut must = true;
    loop {
        // [d]: where to?
        let points = play.state.movement.map_or(0, |movement| movement.points);
        let question = WhereTo { seat: play.state.seat_of(figure), figure, points, must };
        let Go::To(destination) = play.choose(&question)? else { break };
        must = false;
        one_move(play, figure, destination)?;
        // [j]: a figure that was neutralised stays where it is (movement.neutralised-mid-move).
        if play.state.is_neutralised(figure) || !can_move(play.scene(), figure, pool_now(play)) {
            break;
        }
    }

    // [k]: what is left is lost.
    let lost = pool_now(play);
    play.state.movement = None;
    play.event(rule!("movement.k.lose-points"), |_| Event::MovementEnded { figure, lost });
    Ok(())
}

fn pool_now(play: &Play) -> u8 {
    play.state.movement.map_or(0, |movement| movement.points)
}

/// One move, steps [e] to [i].
fn one_move(play: &mut Play, figure: FigureId, destination: ZoneId) -> Flow<()> {
    let scene = play.scene();
    let (Some(start), Some(way)) = (scene.state.figure(figure).zone(), way(scene, figure, destination))
    else {
        return Ok(());
    };
    // [e] and [f]: cubes are spent for what is missing, and for no more (movement.f.only-for-missing).
    let cost = cost(scene, figure, start, destination, way);
    let points = pool_now(play);
    let cubes = cubes_for(play.scene(), figure, cost.saturating_sub(points));
    let bought = cubes * points_per_cube(play.scene(), figure);
    let purse = account(&play.state, figure, CubeBox::Movement);
    spend(play, purse, cubes, rule!("movement.f.buy-missing"));
    // [g] and [h]
    play.state.movement = Some(Movement { figure, points: points + bought - cost });
    play.state.figure_mut(figure).whereabouts = crate::state::Whereabouts::Zone(destination);
    play.event(rule!("movement.h.move"), |_| Event::Moved { figure, from: start, to: destination, cost });
    if way == Way::ThroughWall {
        let (one, other) = (start.min(destination), start.max(destination));
        play.state.broken_walls.push((one, other));
        play.event(rule!("skills.wall-breaker.token"), |_| Event::WallBroken { one, other });
    }
    // [i]: the fall, then the zone.
    if let Way::Special(SpecialMove { kind: SpecialKind::Fall, level, .. }) = way
        && !play.scene().has(figure, Trait::Flight)
    {
        let parkour = |modifier: &Modifier| *modifier == Modifier::IgnoreFallWounds;
        let ignored = play.scene().level(figure, LineTrigger::Movement, parkour);
        terrain::hazard(play, figure, level, ignored, rule!("movement.i.fall-wounds"))?;
    }
    terrain::enter(play, figure)?;
    crate::mission::watch(play)
}

/// How a figure gets into another zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Over a white or orange limit, or through a wall that is broken already (movement.d.simple).
    Simple,
    /// A fall, jump or climb (movement.d.special).
    Special(SpecialMove),
    /// Through a wall that is still whole (skills.wall-breaker.effect).
    ThroughWall,
}

/// The way into a zone, which the destination alone decides (movement.d.type-from-destination).
pub fn way(scene: Scene<Gotham>, figure: FigureId, to: ZoneId) -> Option<Way> {
    let start = scene.state.figure(figure).zone()?;
    let board = scene.board();
    if board.adjacent(start, &scene.state.broken_walls).has(to) {
        return Some(Way::Simple);
    }
    let special = board.special_moves.iter().find(|special| special.from == start && special.to == to);
    if let Some(&special) = special
        && !scene.has(figure, Trait::ReducedMobility)
    {
        return Some(Way::Special(special));
    }
    let wall = board.wall(start, to)?.level?;
    let breaks = scene.level(figure, LineTrigger::Movement, |modifier| *modifier == Modifier::BreakWalls);
    let level = board.zone(start).elevation == board.zone(to).elevation;
    let room = !scene.state.broken_walls.is_full();
    (wall <= breaks && level && room).then_some(Way::ThroughWall)
}

/// What a move costs, by the strongest source that speaks of it: the mission, traits, skills, core rules
/// (priority.full-order).
pub fn cost(scene: Scene<Gotham>, figure: FigureId, start: ZoneId, to: ZoneId, way: Way) -> u8 {
    for modifier in &scene.mission().modifiers {
        match modifier {
            plot::Modifier::MoveCost(cost) => return *cost,
            plot::Modifier::SimpleMoveCost(cost) if way == Way::Simple => return *cost,
            plot::Modifier::SimpleMoveCost(_) => {}
        }
    }
    if scene.has(figure, Trait::Flight) {
        return 1;
    }
    let skill = |wanted: Modifier| scene.level(figure, LineTrigger::Movement, |modifier| *modifier == wanted);
    let level = match way {
        Way::Simple => 0,
        Way::ThroughWall => THROUGH_A_WALL,
        Way::Special(special) if special.kind == SpecialKind::Fall => 0,
        Way::Special(special) => special.level.saturating_sub(skill(Modifier::IgnoreMoveLevels)),
    };
    let difficult = terrain::difficult(scene, start, figure);
    let rough = difficult.saturating_sub(skill(Modifier::IgnoreDifficultTerrain));
    1 + level + hindrance::to_moves(scene, figure) + rough + horror(scene, figure, to)
}

/// What the enemies in the destination add (skills.horror.effect, rulings.horror.adds-up).
fn horror(scene: Scene<Gotham>, figure: FigureId, to: ZoneId) -> u8 {
    let enemies = scene.state.figures_in(to).filter(|&other| are_enemies(scene.state, figure, other));
    let horror = |modifier: &Modifier| *modifier == Modifier::RaiseEntryCost;
    enemies.map(|enemy| scene.level(enemy, LineTrigger::Permanent, horror)).sum()
}

/// The pool before the first move: what was added, and the bonus of a first movement (movement.c.first-bonus).
pub fn pool(scene: Scene<Gotham>, figure: FigureId, added: u8, bonus: FirstBonus) -> u8 {
    let state = scene.state.figure(figure);
    if bonus == FirstBonus::Never || state.moved {
        return added;
    }
    added
        + match (scene.printed(figure), state.body) {
            (PrintedFigure::Hero(sheet), Body::Hero(hero)) => {
                sheet.first_bonus(material::encumbrance(scene, hero))
            }
            (PrintedFigure::Character(tile), _) => tile.first_bonus,
            (PrintedFigure::Hero(_), Body::Character(_)) => 0,
        }
}

/// What a cube buys: the hero's characteristic, the command post's, or 1 for allies
/// (skills.elite-command.move-characteristic).
fn points_per_cube(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    match scene.printed(figure) {
        PrintedFigure::Hero(sheet) => sheet.move_points,
        PrintedFigure::Character(_) => command_post::MOVE_POINTS,
    }
}

/// The cubes that buy so many points.
fn cubes_for(scene: Scene<Gotham>, figure: FigureId, missing: u8) -> u8 {
    missing.div_ceil(points_per_cube(scene, figure))
}

/// Whether a figure may go to a zone with the points it has and those it can buy.
pub fn may_go(scene: Scene<Gotham>, figure: FigureId, to: ZoneId, points: u8) -> Verdict {
    let start = scene.state.figure(figure).zone();
    let on_board = usize::from(to.0) < scene.board().zones.len() && start != Some(to);
    need(on_board, rule!("movement.d.one-zone-per-move"))?;
    let (Some(start), Some(way)) = (start, way(scene, figure, to)) else {
        return Err(rule!("movement.d.one-zone-per-move").into());
    };
    need(!scene.oversaturates(figure, to), rule!("movement.d.no-oversaturation"))?;
    let cost = cost(scene, figure, start, to, way);
    let cubes = cubes_for(scene, figure, cost.saturating_sub(points));
    let room = room(scene, account(scene.state, figure, CubeBox::Movement));
    if cubes > room {
        return Err(rule!("movement.f.cannot-pay").measured(i32::from(cubes), i32::from(room)));
    }
    Ok(())
}

/// Whether any move is possible (movement.j.must-stop).
pub fn can_move(scene: Scene<Gotham>, figure: FigureId, points: u8) -> bool {
    scene.board().zone_ids().any(|zone| may_go(scene, figure, zone, points).is_ok())
}

/// Where to?
struct WhereTo {
    seat: Seat,
    figure: FigureId,
    points: u8,
    must: bool,
}

impl Question<Gotham> for WhereTo {
    type Answer = Go;

    fn ask(&self) -> Ask {
        Ask::Move { seat: self.seat, figure: self.figure, points: self.points }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Go)) {
        if !self.must {
            emit(Go::Stop);
        }
        let zones = scene.board().zone_ids().filter(|&zone| way(scene, self.figure, zone).is_some());
        zones.for_each(|zone| emit(Go::To(zone)));
    }

    fn verdict(&self, scene: Scene<Gotham>, go: Go) -> Verdict {
        match go {
            Go::Stop => need(!self.must, rule!("rulings.actions.no-empty")),
            Go::To(zone) => may_go(scene, self.figure, zone, self.points),
        }
    }
}
