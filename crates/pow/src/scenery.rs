//! Scenery: structure points, damage absorption, and what happens to those who stood on it.

use space::{Block, SLACK, Set, Spot};
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
