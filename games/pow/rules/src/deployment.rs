//! Deployment: who places first, at which edge, and where a figure may be put.

use space::{NoRest, Spot, touching};
use table::{Flow, Question, Scene, Verdict, need};

use crate::ask::{Ask, Deployed};
use crate::card::{Ability, Mils, TABLE};
use crate::event::Event;
use crate::state::{Edge, FigureId, Reading, Side, State, Whereabouts};
use crate::{Play, Pow, rule, sequence};

/// How deep the deployment zones are (rulings.deploy.zone).
pub const DEPTH: Mils = 6_000;

/// The bag, the coin and the edges; then one figure after the other.
///
/// # Errors
/// A stop of the table.
pub fn deployment(play: &mut Play) -> Flow<()> {
    let Some(first) = play.state.deploys_first else { return prepare(play) };
    let waiting = |play: &Play, side| waiting(&play.state, side).next().is_some();
    if !waiting(play, Side::A) && !waiting(play, Side::B) {
        play.state.go = first;
        sequence::begin_turn(play);
        return Ok(());
    }
    if !waiting(play, play.state.go) {
        play.state.go = play.state.go.other();
    }
    let side = play.state.go;
    let Deployed { figure, at } = play.choose(&Deploy { side })?;
    play.state.figure_mut(figure).whereabouts = Whereabouts::Table;
    play.state.absent.0 &= !(1 << figure.0);
    play.state.place(figure, at);
    play.event(rule!("rulings.deploy.order"), |_| Event::Deployed { figure, at });
    play.state.go = side.other();
    Ok(())
}

/// The larger team deploys first, a coin decides between equal ones (rulings.deploy.order); the other player
/// chooses the edge (rulings.deploy.zone).
fn prepare(play: &mut Play) -> Flow<()> {
    sequence::fill_bag(play);
    let [a, b] = Side::BOTH.map(|side| waiting(&play.state, side).count());
    let first = match a.cmp(&b) {
        std::cmp::Ordering::Greater => Side::A,
        std::cmp::Ordering::Less => Side::B,
        std::cmp::Ordering::Equal => {
            let first = Side::BOTH[play.draw(&[1, 1], rule!("rulings.deploy.order"))?];
            play.event(rule!("rulings.deploy.order"), |_| Event::CoinTossed { first });
            first
        }
    };
    let side = first.other();
    let edge = play.choose(&ChooseEdge { side })?;
    play.state.edges[side] = Some(edge);
    play.state.edges[first] = Some(edge.opposite());
    play.event(rule!("rulings.deploy.zone"), |_| Event::EdgeChosen { side, edge });
    play.state.deploys_first = Some(first);
    play.state.go = first;
    Ok(())
}

/// The figures of a side that wait to be deployed.
fn waiting(state: &State, side: Side) -> impl Iterator<Item = FigureId> + '_ {
    state.figure_ids().filter(move |&id| {
        let figure = state.figure(id);
        figure.side == side && figure.whereabouts == Whereabouts::Waiting
    })
}

/// Which edge is yours?
struct ChooseEdge {
    side: Side,
}

impl Question<Pow> for ChooseEdge {
    type Answer = Edge;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Edge { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Edge)) {
        emit(Edge::South);
        emit(Edge::North);
    }

    fn verdict(&self, _scene: Scene<Pow>, _edge: Edge) -> Verdict {
        Ok(())
    }
}

/// Which figure goes where?
struct Deploy {
    side: Side,
}

impl Question<Pow> for Deploy {
    type Answer = Deployed;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        Ask::Deploy { side: self.side }
    }

    /// Two rows of places along its side's edge for each figure; for Infiltrators a lattice over the table as well.
    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Deployed)) {
        let (width, depth) = TABLE;
        for figure in waiting(scene.state, self.side) {
            let radius = scene.card(figure).radius;
            for row in [DEPTH - radius, radius + 500] {
                let y = if scene.state.edges[self.side] == Some(Edge::North) { depth - row } else { row };
                for column in 0..11 {
                    let x = 3_000 + column * (width - 6_000) / 10;
                    emit(Deployed { figure, at: Spot { x, y, z: 0 } });
                }
            }
            if scene.has(figure, Ability::Infiltrator) {
                for cell in 0..25 {
                    let (column, row) = (cell % 5, cell / 5);
                    let at = Spot { x: 6_000 + column * 6_000, y: 9_000 + row * 4_500, z: 0 };
                    emit(Deployed { figure, at });
                }
            }
        }
    }

    fn verdict(&self, scene: Scene<Pow>, Deployed { figure, at }: Deployed) -> Verdict {
        let own = waiting(scene.state, self.side).any(|id| id == figure);
        need(own, rule!("rulings.deploy.order"))?;
        let body = space::Body { at, ..*scene.state.body(figure) };
        match space::rests(&scene.state.field(), &body) {
            Ok(_) => {}
            Err(NoRest::OffTable) => return Err(rule!("rulings.table").into()),
            Err(NoRest::OnBody(_)) => return Err(rule!("rulings.move.path").into()),
            Err(NoRest::InBlock(_) | NoRest::NoSurface) => return Err(rule!("rulings.scenery.stand").into()),
        }
        if scene.has(figure, Ability::Infiltrator) {
            let mut enemies = scene.state.team(self.side.other());
            let free = !enemies.any(|enemy| touching(&body, scene.state.body(enemy)));
            return need(free, rule!("abilities.infiltrator.not-in-contact"));
        }
        let from_edge = match scene.state.edges[self.side] {
            Some(Edge::North) => TABLE.1 - at.y,
            _ => at.y,
        };
        let far_rim = from_edge + body.r;
        if far_rim > DEPTH {
            return Err(rule!("rulings.deploy.zone").measured(far_rim, DEPTH));
        }
        Ok(())
    }
}
