//! Kinds of attack: whom melee, ranged attacks, waves and sprays may be aimed at.

use arrayvec::ArrayVec;
use space::{Disc, Spray, Turn};
use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::{Ask, Thing};
use crate::attack::{Targets, profile};
use crate::card::{Ability, Attack, Kind, Mils};
use crate::state::{FIGURES, FigureId, PIECES, PieceId, Reading, Side};
use crate::{Play, Pow, rule, scenery, sight};

/// A ranged attack keeps this distance (attack-types.ranged.minimum).
const MINIMUM: Mils = 2_000;

/// What an attack is aimed at.
pub enum Aimed {
    /// Figures, in the order in which they are rolled for.
    Figures(Targets),
    /// A piece of scenery (rulings.scenery.attack).
    Piece(PieceId),
}

/// Whether everyone under it is a target.
pub fn is_area(kind: Kind) -> bool {
    matches!(kind, Kind::Wave(_) | Kind::Spray { .. })
}

/// Step 2: the attacker chooses an eligible target, or places the area.
///
/// # Errors
/// A stop of the table.
pub fn aim(play: &mut Play, attacker: FigureId, index: u8, attack: &Attack) -> Flow<Aimed> {
    let side = play.state.figure(attacker).side;
    match attack.kind {
        Kind::Melee | Kind::Ranged(_) => {
            match play.choose(&ChooseTarget { side, figure: attacker, attack: index })? {
                Thing::Figure(target) => Ok(Aimed::Figures(std::iter::once(target).collect())),
                Thing::Piece(piece) => Ok(Aimed::Piece(piece)),
            }
        }
        Kind::Wave(radius) => Ok(Aimed::Figures(in_wave(play.scene(), attacker, radius))),
        Kind::Spray { .. } => {
            let way = play.choose(&AimSpray { side, figure: attacker, attack: index })?;
            Ok(Aimed::Figures(under_spray(play.scene(), attacker, attack, way)))
        }
    }
}

/// Whether there is anything at all that an attack could be aimed at.
pub fn has_target(scene: Scene<Pow>, attacker: FigureId, attack: &Attack) -> bool {
    match attack.kind {
        Kind::Melee | Kind::Ranged(_) => {
            let enemies = scene.state.team(scene.state.figure(attacker).side.other());
            let mut figures = enemies.map(Thing::Figure);
            let mut pieces = scene.state.standing().map(Thing::Piece);
            let eligible = |thing| eligible(scene, attacker, attack, thing).is_ok();
            figures.any(eligible) || pieces.any(eligible)
        }
        Kind::Wave(radius) => !in_wave(scene, attacker, radius).is_empty(),
        Kind::Spray { .. } => {
            let mut any = false;
            spray_aims(scene, attacker, attack, &mut |way| {
                any = any || spray_verdict(scene, attacker, attack, way).is_ok();
            });
            any
        }
    }
}

/// The law of aiming a melee or ranged attack.
///
/// # Errors
/// The rule that forbids the target, with the distance where it is one.
pub fn eligible(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, target: Thing) -> Verdict {
    match target {
        Thing::Figure(target) => {
            need(scene.state.is_on_table(target), rule!("attack.step-2-target"))?;
            let side = scene.state.figure(target).side;
            need(side != scene.state.figure(attacker).side, rule!("rulings.friendly-fire"))?;
            match attack.kind {
                Kind::Ranged(range) => ranged(scene, attacker, attack, target, range),
                // Contact is all melee asks for (rulings.melee.contact-only).
                _ => {
                    let gap = scene.state.gap(attacker, target);
                    let contact = scene.state.in_contact(attacker, target);
                    if contact { Ok(()) } else { Err(rule!("attack-types.melee.contact").measured(gap, 0)) }
                }
            }
        }
        Thing::Piece(piece) => {
            need(scene.state.stands(piece), rule!("rulings.scenery.attack"))?;
            let gap = scenery::gap(scene, attacker, piece);
            match attack.kind {
                Kind::Ranged(range) => {
                    if !scenery::within(scene, attacker, piece, range) {
                        return Err(rule!("attack-types.ranged.range").measured(gap, range));
                    }
                    if gap < MINIMUM {
                        return Err(rule!("attack-types.ranged.minimum").measured(gap, MINIMUM));
                    }
                    if attack.effects.homing || sight::piece_unblocked(scene, attacker, piece) {
                        return Ok(());
                    }
                    way_through(scene, attacker, attack)
                }
                _ if scenery::touches(scene, attacker, piece) => Ok(()),
                _ => Err(rule!("attack-types.melee.contact").measured(gap, 0)),
            }
        }
    }
}

/// In range, not too near, and within reach of the eye.
fn ranged(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, target: FigureId, range: Mils) -> Verdict {
    let state = scene.state;
    if !state.within(attacker, target, range) {
        return Err(rule!("attack-types.ranged.range").measured(state.gap(attacker, target), range));
    }
    let gap = state.gap(attacker, target);
    if gap < MINIMUM {
        return Err(rule!("attack-types.ranged.minimum").measured(gap, MINIMUM));
    }
    in_sight(scene, attacker, attack, target)
}

/// A ranged attack or spray needs line of sight unless it is Homing (effects.homing).
fn in_sight(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, target: FigureId) -> Verdict {
    if attack.effects.homing {
        return Ok(());
    }
    if sight::concealed(scene, attacker, target) {
        let gap = scene.state.gap(attacker, target);
        let invisible = scene.has(target, Ability::Invisible);
        let rule = if invisible { rule!("abilities.invisible") } else { rule!("abilities.stealth") };
        return Err(rule.measured(gap, if invisible { 1_000 } else { 8_000 }));
    }
    if sight::unblocked(scene, attacker, target) {
        return Ok(());
    }
    way_through(scene, attacker, attack)
}

/// Whether an attack goes through scenery that hides its whole target: Total vision gives sight, and only a
/// Penetrative attack a way (rulings.total-vision.attack).
fn way_through(scene: Scene<Pow>, attacker: FigureId, attack: &Attack) -> Verdict {
    match scene.has(attacker, Ability::TotalVision) {
        true => need(attack.effects.penetrative, rule!("rulings.total-vision.attack")),
        false if attack.effects.penetrative => Err(rule!("effects.penetrative.line-of-sight").into()),
        false if is_area(attack.kind) => Err(rule!("attack-types.spray.line-of-sight").into()),
        false => Err(rule!("attack-types.ranged.line-of-sight").into()),
    }
}

/// Everyone within a wave, friends included, the attacker not (attack-types.wave.targets, rulings.wave.self).
pub fn in_wave(scene: Scene<Pow>, attacker: FigureId, radius: Mils) -> Targets {
    let inside = |&other: &FigureId| other != attacker && scene.state.within(attacker, other, radius);
    scene.state.on_table().filter(inside).collect()
}

/// Everyone in sight under a spray (attack-types.spray.targets).
pub fn under_spray(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, way: Turn) -> Targets {
    let Some(spray) = template(scene, attacker, attack, way) else { return Targets::new() };
    let covered = |&other: &FigureId| {
        other != attacker
            && spray.covers(&scene.state.body(other).disc())
            && in_sight(scene, attacker, attack, other).is_ok()
    };
    scene.state.on_table().filter(covered).collect()
}

/// The template with its point on the attacker's base.
pub fn template(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, way: Turn) -> Option<Spray> {
    let Kind::Spray { length, width } = attack.kind else { return None };
    Some(Spray::from_base(&scene.state.body(attacker).disc(), way, length, width))
}

/// Everyone else within an explosion around its target, the attacker included (rulings.explosive.who).
pub fn blast(scene: Scene<Pow>, target: Thing, radius: Mils) -> Targets {
    if radius == 0 {
        return Targets::new();
    }
    let inside = |&other: &FigureId| match target {
        Thing::Figure(target) => other != target && scene.state.within(target, other, radius),
        Thing::Piece(piece) => scenery::within(scene, other, piece, radius),
    };
    scene.state.on_table().filter(inside).collect()
}

/// Everyone behind the target on a piercing line, in order, up to the first scenery unless the attack is
/// Penetrative (rulings.pierce.line). The line goes on level at the middle of the target's height.
pub fn pierced(scene: Scene<Pow>, attacker: FigureId, target: FigureId, attack: &Attack) -> Targets {
    let mut targets = Targets::new();
    if attack.effects.pierce == 0 {
        return targets;
    }
    let state = scene.state;
    let body = state.body(target);
    let z = sight::middle(scene, target).z;
    let Some(line) = space::beyond(state.middle(attacker), &body.disc(), attack.effects.pierce) else {
        return targets;
    };
    let end = match line.stopped_by(z, &sight::standing(state, None)) {
        Some((_, along)) if !attack.effects.penetrative => along,
        _ => Mils::MAX,
    };
    let bases: ArrayVec<Disc, FIGURES> = state.bodies.iter().map(|body| body.disc()).collect();
    for (index, along) in line.crossed(&bases) {
        let other = FigureId(fit(index));
        let level = state.body(other).shares_height(z, z + 1);
        if along <= end && level && state.is_on_table(other) && other != target && other != attacker {
            targets.push(other);
        }
    }
    targets
}

/// The scenery on the line of a Penetrative attack: from the eye to the middle of the target, and level on behind a
/// figure as far as the attack pierces (effects.penetrative.through). Each piece once, the target itself not.
pub fn penetrated(
    scene: Scene<Pow>,
    attacker: FigureId,
    target: Thing,
    attack: &Attack,
) -> ArrayVec<PieceId, PIECES> {
    if !attack.effects.penetrative || is_area(attack.kind) {
        return ArrayVec::new();
    }
    let eye = sight::eye(scene, attacker);
    let figure = match target {
        Thing::Figure(figure) => figure,
        Thing::Piece(aimed) => {
            let before = sight::crossed(scene, eye, sight::middle_of_piece(scene, aimed));
            return before.filter(|&piece| piece != aimed).collect();
        }
    };
    let middle = sight::middle(scene, figure);
    let mut pieces: ArrayVec<PieceId, PIECES> = sight::crossed(scene, eye, middle).collect();
    let base = scene.state.body(figure).disc();
    if let Some(line) = space::beyond(scene.state.middle(attacker), &base, attack.effects.pierce) {
        let behind = sight::crossed(scene, middle, line.to.at(middle.z));
        let more: ArrayVec<PieceId, PIECES> = behind.filter(|piece| !pieces.contains(piece)).collect();
        pieces.extend(more);
    }
    pieces
}

/// Whom or what is the attack aimed at?
pub struct ChooseTarget {
    /// The side that is asked.
    pub side: Side,
    /// The attacker.
    pub figure: FigureId,
    /// With which attack.
    pub attack: u8,
}

impl Question<Pow> for ChooseTarget {
    type Answer = Thing;

    fn ask(&self) -> Ask {
        Ask::Target { side: self.side, figure: self.figure, attack: self.attack }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Thing)) {
        scene.state.on_table().filter(|&id| id != self.figure).for_each(|id| emit(Thing::Figure(id)));
        scene.state.standing().for_each(|id| emit(Thing::Piece(id)));
    }

    fn verdict(&self, scene: Scene<Pow>, target: Thing) -> Verdict {
        let attack = profile(scene, self.figure, self.attack);
        let attack = attack.ok_or(rule!("attack.step-1-declare"))?;
        eligible(scene, self.figure, attack, target)
    }
}

/// Which way does the template point?
struct AimSpray {
    side: Side,
    figure: FigureId,
    attack: u8,
}

/// Aims worth considering: straight at each enemy, and so that it is just touched.
fn spray_aims(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, emit: &mut impl FnMut(Turn)) {
    let Kind::Spray { length, width } = attack.kind else { return };
    let own = scene.state.body(attacker).disc();
    for enemy in scene.state.team(scene.state.figure(attacker).side.other()) {
        for way in Spray::aims(&own, length, width, &scene.state.body(enemy).disc()) {
            emit(way);
        }
    }
}

/// A placement covers at least one enemy in sight (rulings.spray.aim).
fn spray_verdict(scene: Scene<Pow>, attacker: FigureId, attack: &Attack, way: Turn) -> Verdict {
    let enemy = scene.state.figure(attacker).side.other();
    let Some(spray) = template(scene, attacker, attack, way) else {
        return Err(rule!("attack.step-2-target").into());
    };
    let mut enemies = scene.state.team(enemy);
    let covers = enemies.any(|enemy| {
        spray.covers(&scene.state.body(enemy).disc()) && in_sight(scene, attacker, attack, enemy).is_ok()
    });
    need(covers, rule!("rulings.spray.aim"))
}

impl Question<Pow> for AimSpray {
    type Answer = Turn;

    fn ask(&self) -> Ask {
        Ask::Aim { side: self.side, figure: self.figure, attack: self.attack }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Turn)) {
        if let Some(attack) = profile(scene, self.figure, self.attack) {
            spray_aims(scene, self.figure, attack, emit);
        }
    }

    fn verdict(&self, scene: Scene<Pow>, way: Turn) -> Verdict {
        let attack = profile(scene, self.figure, self.attack);
        let attack = attack.ok_or(rule!("attack.step-1-declare"))?;
        spray_verdict(scene, self.figure, attack, way)
    }
}
