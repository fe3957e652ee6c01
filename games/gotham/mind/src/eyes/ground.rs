//! The ground: what a zone is worth to a camp that goes there.

use gotham::Gotham;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::{ZoneId, Zones};
use gotham::hindrance::are_enemies;
use gotham::printed::term::{Camp, CubeBox};
use gotham::state::{CardPlace, FigureId, HeroId};
use gotham::terrain;
use table::Scene;

use super::word::flag;
use crate::errand::{Errand, is_wanted};
use crate::walk::{FAR, Walk};

/// What both camps want of the board, and where they stand.
pub(super) struct Ground<'a> {
    pub scene: Scene<'a, Gotham>,
    pub errands: [Errand; 2],
    /// Where figures of either camp stand.
    pub camps: [Zones; 2],
    /// Cards that are wanted somewhere, as places in the list of cards.
    pub wanted: u64,
}

/// How far it is from a zone to what a camp cares for, in move points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lay {
    pub work: u32,
    pub home: u32,
    pub prey: u32,
    pub enemy: u32,
    pub friend: u32,
    /// To what the other camp wants.
    pub theirs: u32,
}

/// A camp's place in lists of both; neutral figures look on with the villain.
pub(super) fn of_camp(camp: Camp) -> usize {
    usize::from(camp != Camp::Heroes)
}

impl<'a> Ground<'a> {
    /// As the figures stand now.
    pub(super) fn of(scene: Scene<'a, Gotham>) -> Ground<'a> {
        let mut camps = [Zones::default(); 2];
        for figure in &scene.state.figures {
            if let (Some(zone), Some(_)) = (figure.zone(), figure.camp.opponent()) {
                camps[of_camp(figure.camp)].add(zone);
            }
        }
        let mut wanted = 0;
        for (place, card) in scene.state.cards.iter().enumerate().take(64) {
            wanted |= u64::from(is_wanted(scene, card.printed)) << place;
        }
        Ground { scene, errands: Errand::both(scene), camps, wanted }
    }

    /// How far it is from a zone, for a camp.
    pub(super) fn lay(&self, zone: ZoneId, camp: Camp) -> Lay {
        let walk = Walk::from(self.scene, zone);
        let (mine, theirs) = (of_camp(camp), 1 - of_camp(camp));
        let (own, other) = (&self.errands[mine], &self.errands[theirs]);
        Lay {
            work: walk.to(own.work),
            home: walk.to(own.home),
            prey: walk.to(own.prey),
            enemy: walk.to(self.camps[theirs]),
            friend: walk.to(Zones(self.camps[mine].0 & !(1 << zone.0))),
            theirs: walk.to(Zones(other.work.0 | other.home.0)),
        }
    }

    /// Whether a hero carries something that is wanted.
    pub(super) fn carries(&self, hero: HeroId) -> bool {
        let cards = self.scene.state.cards.iter().enumerate().take(64);
        cards
            .into_iter()
            .any(|(at, card)| self.wanted >> at & 1 == 1 && card.place == CardPlace::Carried(hero))
    }

    /// A zone as it is for a figure that goes there or stays.
    pub(super) fn place(&self, figure: FigureId, zone: ZoneId, lay: &Lay) -> [f32; PLACE] {
        let scene = self.scene;
        let camp = scene.state.figure(figure).camp;
        let (own, other) = (&self.errands[of_camp(camp)], &self.errands[1 - of_camp(camp)]);
        let [mut foes, mut friends] = [Company::default(); 2];
        let (mut seen, mut shooters) = (0.0, 0.0);
        let sight = scene.board().sight.from(zone, &scene.state.broken_walls);
        for id in scene.state.figure_ids().filter(|&id| id != figure) {
            let Some(at) = scene.state.figure(id).zone() else { continue };
            let enemy = are_enemies(scene.state, figure, id);
            if at == zone {
                let company = if enemy { &mut foes } else { &mut friends };
                company.count += 1.0;
                company.threat += f32::from(scene.threat(id));
                company.size += f32::from(scene.size(id));
            }
            if enemy && sight.has(at) {
                seen += 1.0;
                shooters += flag(shoots(scene, id));
            }
        }
        let full = f32::from(scene.board().zone(zone).saturation) - foes.size - friends.size;
        let far = |points: u32| points as f32 / FAR as f32;
        let near = |points: u32| 1.0 / (1.0 + points as f32);
        [
            far(lay.work),
            far(lay.home),
            far(lay.prey),
            far(lay.enemy),
            far(lay.friend),
            far(lay.theirs),
            near(lay.work),
            near(lay.home),
            near(lay.prey),
            near(lay.enemy),
            near(lay.theirs),
            foes.count / 3.0,
            foes.threat / 3.0,
            foes.size / 3.0,
            friends.count / 3.0,
            friends.threat / 3.0,
            seen / 5.0,
            shooters / 3.0,
            f32::from(terrain::dangerous(scene, zone, figure)) / 3.0,
            f32::from(terrain::difficult(scene, zone, figure)) / 3.0,
            flag(own.names(zone)),
            flag(other.names(zone)),
            full / 6.0,
        ]
    }
}

/// So many numbers say what a place is like.
pub(super) const PLACE: usize = 23;

/// Those who stand in a zone.
#[derive(Clone, Copy, Default)]
struct Company {
    count: f32,
    threat: f32,
    size: f32,
}

/// Whether it attacks from afar.
fn shoots(scene: Scene<Gotham>, figure: FigureId) -> bool {
    match scene.printed(figure) {
        PrintedFigure::Character(tile) => !tile.lines[CubeBox::Ranged as usize].is_empty(),
        PrintedFigure::Hero(_) => true,
    }
}
