//! Scenery: structure points, damage absorption, and what happens to those who stood on it.

use space::{Block, Body, SLACK, Set, Spot};
use table::{Flow, Scene};

use crate::card::Mils;
use crate::event::Event;
use crate::state::{FigureId, PieceId, Reading};
use crate::{Play, Pow, attack, falling, objectives, rule};

/// An attack aimed at scenery hits automatically (rulings.scenery.attack).
///
/// # Errors
/// A stop of the table.
pub fn attack(play: &mut Play, attacker: FigureId, attack: u8, piece: PieceId) -> Flow<()> {
    let amount = attack::profile(play.scene(), attacker, attack).map_or(0, |attack| attack.damage);
    damage(play, piece, amount)
}

/// Deals damage to a piece; what is destroyed is removed, and figures on it fall from where they stood
/// (rulings.scenery.destroyed).
///
/// # Errors
/// A stop of the table.
pub fn damage(play: &mut Play, piece: PieceId, amount: u8) -> Flow<()> {
    if play.state.stands(piece) && wear(play, piece, amount) == Worn::Destroyed {
        take_away(play, piece)?;
    }
    Ok(())
}

/// What damage leaves of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worn {
    /// It has structure points left.
    Holds,
    /// It has none.
    Destroyed,
}

/// Takes structure points off a piece, lowered by its DA (rulings.scenery.attack). A piece in flight has nobody on
/// it; of one that stands the caller takes care.
pub(crate) fn wear(play: &mut Play, piece: PieceId, amount: u8) -> Worn {
    let lost = amount.saturating_sub(play.scene().piece(piece).absorption);
    let structure = &mut play.state.scenery[usize::from(piece.0)].structure;
    *structure = structure.saturating_sub(lost);
    let left = *structure;
    let why = rule!("rulings.scenery.attack");
    play.event(why, |_| Event::SceneryDamaged { piece, amount: lost, left });
    if left > 0 {
        return Worn::Holds;
    }
    let why = rule!("rulings.scenery.destroyed");
    play.event(why, |_| Event::SceneryDestroyed { piece });
    Worn::Destroyed
}

/// Takes a piece off its place, destroyed or lifted: what it carried comes down.
///
/// # Errors
/// A stop of the table.
pub(crate) fn take_away(play: &mut Play, piece: PieceId) -> Flow<()> {
    play.state.cleared = play.state.cleared.with(usize::from(piece.0));
    settle_pieces(play);
    objectives::settle(play);
    play.deeper(falling::settle)
}

/// Sets a piece down with its middle at a spot, as it was turned before (rulings.throw.landing).
pub(crate) fn put(play: &mut Play, piece: PieceId, at: Spot) {
    let height = play.scene().piece(piece).height;
    let block = &mut play.state.blocks[usize::from(piece.0)];
    *block = Block { foot: block.foot.moved(at.flat()), top: at.z + height };
    play.state.cleared = Set(play.state.cleared.0 & !Set::of(usize::from(piece.0)).0);
}

/// How high above the table a piece stands: on the ground, unless it was thrown onto a roof.
pub(crate) fn bottom(scene: Scene<Pow>, piece: PieceId) -> Mils {
    scene.state.block(piece).top - scene.piece(piece).height
}

/// Whether a figure is in contact with a piece, height included (rulings.contact): a piece that lies on a roof is
/// out of reach from the street.
pub fn touches(scene: Scene<Pow>, figure: FigureId, piece: PieceId) -> bool {
    space::touching_block(&measured_from(scene, figure, piece), scene.state.block(piece))
}

/// Whether a piece is within so much of a figure (rulings.measure).
pub(crate) fn within(scene: Scene<Pow>, figure: FigureId, piece: PieceId, mils: Mils) -> bool {
    space::within_block(&measured_from(scene, figure, piece), scene.state.block(piece), mils)
}

/// The distance from a figure to a piece, in space (rulings.measure).
pub(crate) fn gap(scene: Scene<Pow>, figure: FigureId, piece: PieceId) -> Mils {
    space::gap_to_block(&measured_from(scene, figure, piece), scene.state.block(piece))
}

/// Where the distance from a figure to a piece is measured from. Blocks reach down to the ground and a piece on a
/// roof does not, so a base below such a piece is taken to be as far above it.
fn measured_from(scene: Scene<Pow>, figure: FigureId, piece: PieceId) -> Body {
    let body = *scene.state.body(figure);
    let below = bottom(scene, piece) - body.at.z;
    if below <= 0 {
        return body;
    }
    body.moved(body.at.flat().at(scene.state.block(piece).top + below))
}

/// Pieces that were thrown onto a roof come down with it; the lowest first, since one may carry another.
fn settle_pieces(play: &mut Play) {
    loop {
        let scene = play.scene();
        let raised = scene.state.standing().filter(|&piece| bottom(scene, piece) > SLACK);
        let fallen = raised
            .filter_map(|piece| {
                let block = scene.state.block(piece);
                let field = scene.state.field().without_block(usize::from(piece.0));
                let (z, height) = (bottom(scene, piece), scene.piece(piece).height);
                let carried = space::surface_below(&field, &block.foot, z).1 >= z - SLACK;
                if carried {
                    return None;
                }
                let landing = space::land(&field, &block.foot, z, height)?;
                Some((z, piece, landing.at))
            })
            .min_by_key(|&(z, piece, _)| (z, piece));
        let Some((_, piece, at)) = fallen else { return };
        put(play, piece, at);
    }
}

#[cfg(test)]
mod tests {
    use space::{Body, P, Rect};
    use table::{Fast, Playout, Uniform};

    use super::*;
    use crate::cites;
    use crate::movement::tests::{MOVER, Table};

    /// The roof that the mover stands on, and a car on it.
    const ROOF: PieceId = PieceId(0);
    const CAR: PieceId = PieceId(1);

    /// Destroys a piece of a table on which a car was thrown onto a roof 5 inches high and somebody stands on it.
    fn after_destroying(piece: PieceId) -> Table {
        let mut table = Table::new(&[], [11_000, 15_000, 5_000]);
        let car_height = table.scene().piece(CAR).height;
        let block = |from: Mils, to: Mils, top: Mils| {
            let foot = Rect::new(P::new(from, 10_000), P::new(to, 20_000));
            Block { foot, top }
        };
        table.state.blocks[0] = block(10_000, 18_000, 5_000);
        table.state.blocks[1] = block(14_000, 16_000, 5_000 + car_height);
        let mut table = table.enemy([15_000, 15_000, 5_000 + car_height]);
        let mut chance = Playout::<Pow, _>::new(Uniform, Fast::new(1));
        let mut play = Play::new(&table.cards, table.state.clone(), &mut chance);
        damage(&mut play, piece, 20).expect("a playout does not stop");
        let state = play.state.clone();
        drop(play);
        table.state = state;
        table
    }

    #[test]
    fn a_roof_takes_down_what_was_thrown_onto_it_and_everybody() {
        cites!("rulings.scenery.destroyed", "rulings.fall.measure");
        let table = after_destroying(ROOF);
        let car_height = table.scene().piece(CAR).height;
        assert_eq!((bottom(table.scene(), CAR), table.state.block(CAR).top), (0, car_height));
        let enemies: Vec<Body> =
            table.state.team(crate::state::Side::B).map(|id| *table.state.body(id)).collect();
        assert_eq!(enemies.iter().map(|body| body.at.z).collect::<Vec<_>>(), [car_height]);
        assert_eq!(table.state.body(MOVER).at, P::new(11_000, 15_000).at(0));
        let card = table.scene().card(MOVER);
        assert_eq!(table.state.figure(MOVER).life, card.life - 1, "a fall of 5 inches");
    }

    #[test]
    fn what_stands_on_something_else_stays() {
        cites!("rulings.scenery.destroyed");
        let table = after_destroying(CAR);
        assert_eq!(table.state.body(MOVER).at.z, 5_000);
        let enemies: Vec<Mils> =
            table.state.team(crate::state::Side::B).map(|id| table.state.body(id).at.z).collect();
        assert_eq!(enemies, [5_000]);
    }
}
