//! Chapter V C 5: movement, for heroes and characters alike, steps [a] to [k].

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::answer::Go;
use crate::ask::{Ask, Topic};
use crate::bearer::{PrintedFigure, Reading};
use crate::board::{SpecialMove, ZoneId};
use crate::energy::{account, room, spend};
use crate::event::Event;
use crate::printed::skill::Modifier;
use crate::printed::term::{CubeBox, LineTrigger, SpecialKind, Trait};
use crate::state::{Body, FigureId, Movement, Whereabouts};
use crate::{Gotham, Play, command_post, energy, material, move_cost, rule, terrain};

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
    let hero = play.state.hero_of(figure);
    if let Some(hero) = hero {
        material::take_up_all(play, hero, LineTrigger::Movement)?;
    }
    play.state.movement = Some(Movement { figure, points });
    play.event(rule!("movement.b.pool"), |_| Event::MovementBegan { figure, points });

    let mut must = true;
    // [j]: a figure that was neutralised stays where it is (movement.neutralised-mid-move).
    while play.state.stands(figure) && can_move(play.scene(), figure, pool_now(play)) {
        // [d]: where to?
        let question = WhereTo { seat: play.state.seat_of(figure), figure, points: pool_now(play), must };
        match play.choose(&question)? {
            Go::Stop => break,
            Go::Drop(card) => {
                if let Some(hero) = hero {
                    material::drop(play, hero, card);
                }
            }
            Go::To(destination) => {
                must = false;
                one_move(play, figure, destination)?;
            }
        }
    }

    // [k]: what is left is lost.
    let lost = pool_now(play);
    play.state.movement = None;
    play.event(rule!("movement.k.lose-points"), |_| Event::MovementEnded { figure, lost });
    if let Some(hero) = hero {
        material::put_down(play, hero, LineTrigger::Movement);
    }
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
    // [e] and [f]
    let cost = cost(scene, figure, start, destination, way);
    if !buy(play, figure, cost)? {
        return Ok(());
    }
    // [g] and [h]
    let points = pool_now(play) - cost;
    play.state.movement = Some(Movement { figure, points });
    play.state.figure_mut(figure).whereabouts = Whereabouts::Zone(destination);
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

/// [f]: cubes are spent for what is missing, and for no more (movement.f.only-for-missing). Pushing Limits comes before any
/// of them, and buys as much for each wound (rulings.pushing-limits.movement). Whether the move can be made.
fn buy(play: &mut Play, figure: FigureId, cost: u8) -> Flow<bool> {
    let missing = |play: &Play| cost.saturating_sub(pool_now(play));
    if missing(play) == 0 {
        return Ok(true);
    }
    if let Some(hero) = play.state.hero_of(figure) {
        // Without it the move could not be paid, or it could: then the hero may choose.
        let needed = cubes_for(play.scene(), figure, missing(play));
        let must = needed > room(play.scene(), account(&play.state, figure, CubeBox::Movement));
        let pushed =
            if must { energy::push_now(play, hero)? } else { energy::push(play, hero, CubeBox::Movement)? };
        let Some(pushed) = pushed else { return Ok(false) };
        let points = pool_now(play) + pushed * points_per_cube(play.scene(), figure);
        play.state.movement = Some(Movement { figure, points });
    }
    let purse = account(&play.state, figure, CubeBox::Movement);
    let cubes = cubes_for(play.scene(), figure, missing(play));
    if cubes > room(play.scene(), purse) {
        return Ok(false);
    }
    let points = pool_now(play) + cubes * points_per_cube(play.scene(), figure);
    spend(play, purse, cubes, rule!("movement.f.buy-missing"));
    play.state.movement = Some(Movement { figure, points });
    Ok(true)
}

/// The dice that a fall and the terrain of a zone are rolled with (movement.i.fall-wounds, dangerous-terrain.entering).
pub fn danger(scene: Scene<Gotham>, figure: FigureId, destination: ZoneId, way: Way) -> u8 {
    let fall = match way {
        Way::Special(special) if special.kind == SpecialKind::Fall && !scene.has(figure, Trait::Flight) => {
            special.level
        }
        _ => 0,
    };
    fall + terrain::dangerous(scene, destination, figure)
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
    (wall <= breaks && level).then_some(Way::ThroughWall)
}

/// What a move costs (step [e]); [`move_cost::parts`] says why.
pub fn cost(scene: Scene<Gotham>, figure: FigureId, start: ZoneId, to: ZoneId, way: Way) -> u8 {
    move_cost::parts(scene, figure, start, to, way).iter().map(|part| part.points).sum()
}

/// The pool before the first move: what was added, and the bonus of a first movement (movement.c.first-bonus).
pub fn pool(scene: Scene<Gotham>, figure: FigureId, added: u8, bonus: FirstBonus) -> u8 {
    let state = scene.state.figure(figure);
    let none = bonus == FirstBonus::Never || state.moved || state.bonus_lost;
    if none { added } else { added + first_bonus(scene, figure) }
}

/// The first-movement bonus, of a hero by what he carries (movement.c.hero-bonus-from-encumbrance).
fn first_bonus(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    match (scene.printed(figure), scene.state.figure(figure).body) {
        (PrintedFigure::Hero(sheet), Body::Hero(hero)) => {
            sheet.first_bonus(material::encumbrance(scene, hero))
        }
        (PrintedFigure::Character(tile), _) => tile.first_bonus,
        (PrintedFigure::Hero(_), Body::Character(_)) => 0,
    }
}

/// The bonus that Tactician's movement would have: for a character it is the first of an activation of its own, in which it
/// may have to stand up (skills.tactician.character.points, skills.immobilisation.no-bonus).
pub fn first_bonus_of_guided(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    let state = scene.state.figure(figure);
    match state.body {
        Body::Hero(_) => pool(scene, figure, 0, FirstBonus::Counts),
        Body::Character(_) if state.lying => 0,
        Body::Character(_) => first_bonus(scene, figure),
    }
}

/// What a cube buys: the hero's characteristic, the command post's, or 1 for allies
/// (skills.elite-command.move-characteristic).
pub fn points_per_cube(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    match scene.printed(figure) {
        PrintedFigure::Hero(sheet) => sheet.move_points,
        PrintedFigure::Character(_) => command_post::MOVE_POINTS,
    }
}

/// The cubes that buy so many points.
pub fn cubes_for(scene: Scene<Gotham>, figure: FigureId, missing: u8) -> u8 {
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
    need(!scene.mission().closed.has(to), rule!("rulings.board.reachable"))?;
    need(!scene.oversaturates(figure, to), rule!("movement.d.no-oversaturation"))?;
    let cost = cost(scene, figure, start, to, way);
    let cubes = cubes_for(scene, figure, cost.saturating_sub(points));
    let mut most = room(scene, account(scene.state, figure, CubeBox::Movement));
    if cubes > most
        && let Some(hero) = scene.state.hero_of(figure)
    {
        most = most.max(energy::room_with_push(scene, hero, CubeBox::Movement));
    }
    if cubes > most {
        return Err(rule!("movement.f.cannot-pay").measured(i32::from(cubes), i32::from(most)));
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
        Ask { seat: self.seat, topic: Topic::Move { figure: self.figure, points: self.points } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Go)) {
        if !self.must {
            emit(Go::Stop);
        }
        let zones = scene.board().zone_ids().filter(|&zone| way(scene, self.figure, zone).is_some());
        zones.for_each(|zone| emit(Go::To(zone)));
        if let Some(hero) = scene.state.hero_of(self.figure) {
            material::carried(scene, hero).for_each(|(card, _)| emit(Go::Drop(card)));
        }
    }

    fn verdict(&self, scene: Scene<Gotham>, go: Go) -> Verdict {
        match go {
            Go::Stop => need(!self.must, rule!("rulings.actions.no-empty")),
            Go::To(zone) => may_go(scene, self.figure, zone, self.points),
            Go::Drop(card) => {
                let Some(hero) = scene.state.hero_of(self.figure) else {
                    return Err(rule!("material.heroes-only").into());
                };
                material::may_part_with(scene, hero, card)
            }
        }
    }
}
