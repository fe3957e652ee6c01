//! Things in flight: lifted off the table, meeting others on their path, set down again.
//!
//! A pushed figure counts as thrown (effects.push.as-thrown), so [`crate::push`] uses this too. While something is
//! off the table it is in [`State::absent`](crate::state::State::absent) or
//! [`State::cleared`](crate::state::State::cleared), and in nobody's way.

use space::{Base, Field, Ribbon, SLACK, Set, Spot};
use table::{Flow, Scene};

use crate::ask::Thing;
use crate::card::{Characteristic, Mils, Nature};
use crate::damage::{self, Damage, Guard};
use crate::event::Event;
use crate::state::{FigureId, Reading};
use crate::{Play, Pow, characteristic, rule, scenery};

/// Number used for grabbing and collisions: a figure's Size with Toughness, or a piece's.
pub(crate) fn size(scene: Scene<Pow>, thing: Thing) -> u8 {
    match thing {
        Thing::Figure(figure) => scene.size(figure),
        Thing::Piece(piece) => scene.piece(piece).size,
    }
}

/// A push or throw of a figure with Toughness goes less far (abilities.toughness.distance); a KO character does
/// not benefit from its abilities.
pub(crate) fn shortened(scene: Scene<Pow>, figure: FigureId, distance: Mils) -> Mils {
    let toughness = if scene.state.figure(figure).ko {
        0
    } else {
        Mils::from(scene.card(figure).abilities.toughness) * 1_000
    };
    (distance - toughness).max(0)
}

/// Takes a figure off the table, in hands or in the air.
pub(crate) fn lift_figure(play: &mut Play, figure: FigureId) {
    play.state.absent = play.state.absent.with(usize::from(figure.0));
}

/// Puts a lifted figure on a spot.
pub(crate) fn put_figure(play: &mut Play, figure: FigureId, at: Spot) {
    play.state.absent = Set(play.state.absent.0 & !Set::of(usize::from(figure.0)).0);
    play.state.place(figure, at);
}

/// Where a thing that has come as far as place `k` of its path is set down, with the number of that place: on the
/// surface below, at the last free place back along the path (rulings.throw.landing).
///
/// A free place may lie a little in what is in the way, as deep as is no overlap yet; it ends beside it instead.
/// The table edge is not to lie in at all (rulings.throw.edge): what would go over it ends at it.
pub(crate) fn rest(
    path: &Ribbon,
    field: &Field,
    base: &impl Base,
    height: Mils,
    k: i32,
) -> Option<(i32, Spot)> {
    let (found, landing) = path.rest(field, base, height, k)?;
    let at_edge = !base.moved(path.at(found + 1).flat()).on_table(field.size);
    if found == k || at_edge {
        return Some((found, landing.at));
    }
    let beside = path.rest(field, base, height, (found - SLACK).max(0));
    beside.map(|(found, landing)| (found, landing.at))
}

/// Whether somebody on a path was struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnPath {
    /// The Agility test failed.
    Struck,
    /// It passed: no damage, and no obstacle (rulings.throw.dodger-no-obstacle).
    Dodged,
}

/// A character on the path tests Agility or takes the projectile's Size; nobody is knocked down by it
/// (grab-throw.damage.path).
///
/// # Errors
/// A stop of the table.
pub(crate) fn cross(play: &mut Play, figure: FigureId, size: u8) -> Flow<OnPath> {
    if characteristic::test(play, figure, Characteristic::Agility)? {
        play.event(rule!("grab-throw.damage.path"), |_| Event::Dodged { figure });
        return Ok(OnPath::Dodged);
    }
    let why = rule!("grab-throw.damage.path");
    let hurt = Damage { amount: size, nature: Nature::Physical, guard: Guard::Special, why };
    damage::deal(play, figure, hurt)?;
    Ok(OnPath::Struck)
}

/// Thrown scenery takes the Size of each obstacle it meets, less its own DA (grab-throw.damage.scenery-projectile,
/// rulings.throw.da); a thrown character does not.
pub(crate) fn wear(play: &mut Play, held: Thing, obstacle: u8) -> scenery::Worn {
    match held {
        Thing::Piece(piece) => scenery::wear(play, piece, obstacle),
        Thing::Figure(_) => scenery::Worn::Holds,
    }
}
