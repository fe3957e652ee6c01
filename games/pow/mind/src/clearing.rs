//! Clearing the way: what plugs an alley can be thrown or beaten out of it.

use pow::Pow;
use pow::ask::Thing;
use pow::attack_kinds::eligible;
use pow::card::Attack;
use pow::state::{FigureId, PieceId, Reading};
use table::Scene;

use super::arsenal::Blows;
use super::ground::Ground;
use super::throwing;
use super::ways::plugs;
use super::worth::Outlook;

/// The pieces in contact with a figure that it could not get over, each with what it gains to be rid of it.
pub(super) struct Plugs {
    gains: arrayvec::ArrayVec<(PieceId, f32), 8>,
}

impl Plugs {
    pub fn new(outlook: &Outlook, figure: FigureId, blows: &Blows) -> Plugs {
        let state = outlook.scene.state;
        let body = state.body(figure);
        let mut gains = arrayvec::ArrayVec::new();
        let mut now = None;
        for piece in state.standing() {
            let block = state.block(piece);
            let in_the_way = plugs(&block.foot, body.r) && space::touching_block(body, block);
            if in_the_way && !gains.is_full() {
                let now =
                    *now.get_or_insert_with(|| Ground::with_ways(outlook, figure, blows, None).drawn(body));
                let gain = Ground::with_ways(outlook, figure, blows, Some(piece)).drawn(body) - now;
                gains.push((piece, gain));
            }
        }
        Plugs { gains }
    }

    /// What it gains to be rid of a piece.
    pub fn gain(&self, piece: PieceId) -> f32 {
        self.gains.iter().find(|(plug, _)| *plug == piece).map_or(0.0, |(_, gain)| *gain)
    }

    /// The most that lifting one of them gains.
    pub fn by_grabbing(&self, outlook: &Outlook, figure: FigureId) -> f32 {
        let lifted = |piece: PieceId| throwing::lifts(outlook, figure, Thing::Piece(piece));
        self.most(lifted)
    }

    /// The most that beating one of them to pieces with one attack gains.
    pub fn by_attacking(&self, scene: Scene<Pow>, figure: FigureId, attack: &Attack) -> f32 {
        self.most(|piece| {
            breaks(scene, attack, piece) && eligible(scene, figure, attack, Thing::Piece(piece)).is_ok()
        })
    }

    fn most(&self, possible: impl Fn(PieceId) -> bool) -> f32 {
        let possible = self.gains.iter().filter(|(piece, _)| possible(*piece));
        possible.map(|(_, gain)| *gain).fold(0.0, f32::max)
    }
}

/// Whether one attack destroys a piece (rulings.scenery.attack) without harm to whoever stands before it: an explosion
/// spares nobody (rulings.explosive.who).
pub(super) fn breaks(scene: Scene<Pow>, attack: &Attack, piece: PieceId) -> bool {
    let left = scene.state.scenery[usize::from(piece.0)].structure;
    attack.effects.explosive == 0 && attack.damage.saturating_sub(scene.piece(piece).absorption) >= left
}
