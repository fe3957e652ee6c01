//! Answers that lead to a place somebody points at.

use host::{Open, Reach, Reader, Refused, Tabletop};
use pow::Pow;
use pow::ask::{Answer, Ask, Deployed, How, Route, Stretch, ThrownAt};
use pow::card::{Ability, Mils, TABLE};
use pow::state::{FigureId, Reading as _, Side, Whereabouts};
use space::{Body, Footprint as _, P, Rect, Spot, Turn, V, at, unit};
use table::Scene;
use wire::play::Measure;

use crate::{PowFace, odds, ways};

/// Who points so near to a figure means contact with it, which nobody could point at to the thousandth of an inch.
const NEAR_CONTACT: Mils = 350;
/// What is said of a place beyond this is said of this: no distance overflows within it.
const FARTHEST: Mils = 100_000;

impl Tabletop<Pow> for PowFace {
    fn reach(&self, open: &Open<Pow>, at: &Reach) -> Result<Vec<Answer>, Refused> {
        let scene = open.scene;
        let near = |mils: i32| mils.clamp(-FARTHEST, FARTHEST);
        let pointed =
            Pointed { place: P::new(near(at.x), near(at.y)), z: at.z.map(|z| z.clamp(0, FARTHEST)) };
        let answers = match open.pending.ask {
            Ask::Route { figure, .. } => {
                let via: Vec<P> = at.via.iter().map(|via| P::new(near(via.x), near(via.y))).collect();
                return Ok(routes(open, figure, pointed, &via));
            }
            Ask::Deploy { side } => {
                let waiting = waiting(scene, side, at.figure).ok_or(Refused::NotAsked)?;
                let spots = pointed.surfaces(scene, 0);
                spots.into_iter().map(|at| Answer::Deploy(Deployed { figure: waiting, at })).collect()
            }
            Ask::Throw { .. } => {
                let spots = pointed.surfaces(scene, 0);
                spots.into_iter().map(|spot| Answer::Throw(ThrownAt::Spot(spot))).collect()
            }
            Ask::Leap { figure, .. } => {
                let spots = pointed.surfaces(scene, scene.state.body(figure).at.z);
                spots.into_iter().map(Answer::Place).collect()
            }
            Ask::PowerWalk { moved, .. } => {
                let spots = pointed.goals(scene, moved);
                spots.into_iter().map(Answer::Place).collect()
            }
            Ask::Aim { figure, .. } => {
                let way = Turn::of(pointed.place - scene.state.middle(figure));
                way.map(Answer::Aim).into_iter().collect()
            }
            _ => return Err(Refused::NotAsked),
        };
        Ok(first_allowed(open, answers))
    }

    fn measure(&self, reader: &Reader<Pow>, from: u32, to: u32) -> Option<Measure> {
        odds::measure(reader, from, to)
    }
}

/// The first answer that the law allows, alone; all of them when there is none, so that the best reason can be told.
fn first_allowed(open: &Open<Pow>, answers: Vec<Answer>) -> Vec<Answer> {
    let allowed = answers.iter().find(|&&answer| (open.law)(answer).is_ok());
    allowed.map(|&answer| vec![answer]).unwrap_or(answers)
}

/// The figure that is to be deployed: the one that was named, or the first that waits.
fn waiting(scene: Scene<Pow>, side: Side, named: Option<u32>) -> Option<FigureId> {
    let mut waiting = scene.state.figure_ids().filter(|&id| {
        let figure = scene.state.figure(id);
        figure.side == side && figure.whereabouts == Whereabouts::Waiting
    });
    match named {
        // Whoever names another figure is told by the rules why not.
        Some(named) => u8::try_from(named).ok().map(FigureId),
        None => waiting.next(),
    }
}

/// Every price of the cheapest way to the first place that can be come to.
fn routes(open: &Open<Pow>, figure: FigureId, pointed: Pointed, via: &[P]) -> Vec<Answer> {
    let scene = open.scene;
    let how = if scene.has(figure, Ability::Fly) { How::Fly } else { How::Walk };
    let mut tried = Vec::new();
    for goal in pointed.goals(scene, figure) {
        let way = match via {
            [] => ways::to(scene, figure, goal),
            via => Some(by_way_of(scene, figure, how, via, goal)),
        };
        // Without a way, the straight one shows what is in it.
        let way = way.unwrap_or_else(|| vec![Stretch { how, to: goal }]);
        let routes = (1..=3).filter_map(|pay| Route::new(pay, &way)).map(Answer::Route);
        let routes: Vec<Answer> = routes.collect();
        if routes.iter().any(|&route| (open.law)(route).is_ok()) {
            return routes;
        }
        tried.extend(routes);
    }
    tried
}

/// Straight from place to place, as somebody drew it.
fn by_way_of(scene: Scene<Pow>, figure: FigureId, how: How, via: &[P], goal: Spot) -> Vec<Stretch> {
    let body = scene.state.body(figure);
    let field = scene.state.field_without(figure);
    let mut way = Vec::with_capacity(via.len() + 1);
    let mut from = *body;
    for &place in via {
        let walked = space::walk(&field, &from, place, body.height / 2);
        let to = walked.map_or(place.at(from.at.z), |cost| cost.end);
        way.push(Stretch { how, to });
        from = from.moved(to);
    }
    way.push(Stretch { how, to: goal });
    way
}

/// A place that somebody points at, from above.
#[derive(Clone, Copy)]
struct Pointed {
    place: P,
    z: Option<Mils>,
}

impl Pointed {
    /// The spots that are meant: as high as said, or on top of what stands there, then level with where it starts from,
    /// then on the ground.
    fn surfaces(self, scene: Scene<Pow>, level: Mils) -> Vec<Spot> {
        if let Some(z) = self.z {
            return vec![self.place.at(z)];
        }
        let state = scene.state;
        let over = |block: &Rect| {
            (block.lo.x..=block.hi.x).contains(&self.place.x)
                && (block.lo.y..=block.hi.y).contains(&self.place.y)
        };
        let standing = state.standing().map(|id| state.block(id));
        let mut tops: Vec<Mils> = standing.filter(|block| over(&block.foot)).map(|block| block.top).collect();
        tops.sort_unstable_by(|a, b| b.cmp(a));
        tops.extend([level, 0]);
        let mut spots: Vec<Spot> = Vec::with_capacity(tops.len());
        for z in tops {
            if spots.iter().all(|spot| spot.z != z) {
                spots.push(self.place.at(z));
            }
        }
        spots
    }

    /// The spots that a figure is meant to stand on: in contact with whoever is pointed at, else right there, else as
    /// near as its base fits.
    fn goals(self, scene: Scene<Pow>, figure: FigureId) -> Vec<Spot> {
        let body = *scene.state.body(figure);
        let mut goals: Vec<Spot> = self.contacts(scene, figure).collect();
        let on_table = self.inside(TABLE, body.r);
        goals.extend(on_table.surfaces(scene, body.at.z));
        goals.extend(on_table.beside_scenery(scene, &body));
        let mut once: Vec<Spot> = Vec::with_capacity(goals.len());
        for goal in goals {
            if !once.contains(&goal) {
                once.push(goal);
            }
        }
        once
    }

    /// Wholly on the table.
    fn inside(self, (width, depth): (Mils, Mils), r: Mils) -> Pointed {
        let place = P::new(self.place.x.clamp(r, width - r), self.place.y.clamp(r, depth - r));
        Pointed { place, ..self }
    }

    /// In contact with the figures that are pointed at or nearly so.
    fn contacts(self, scene: Scene<Pow>, figure: FigureId) -> impl Iterator<Item = Spot> {
        let (state, own) = (scene.state, *scene.state.body(figure));
        let others = state.on_table().filter(move |&other| other != figure);
        others.filter_map(move |other| {
            let other = state.body(other);
            let apart = other.r + own.r;
            let away: V = self.place - other.at.flat();
            let near = i64::from(apart + NEAR_CONTACT);
            if away.len2() > near * near {
                return None;
            }
            // Pointing at the figure itself means its near side.
            let inside = away.len2() < i64::from(other.r) * i64::from(other.r);
            let side = if inside { own.at.flat() - other.at.flat() } else { away };
            Some(at(other.at.flat(), unit(side)?, i64::from(apart), 0).at(other.at.z))
        })
    }

    /// Out of the sides of scenery that the base would stick in.
    fn beside_scenery(self, scene: Scene<Pow>, body: &Body) -> Option<Spot> {
        let place =
            scene.state.standing().map(|id| scene.state.block(id)).fold(self.place, |place, block| {
                let overlaps = block.foot.overlaps_disc(&space::Disc::new(place, body.r));
                if overlaps && block.top > body.at.z + body.height / 2 {
                    out_of(&block.foot.grown(body.r + 1), place)
                } else {
                    place
                }
            });
        (place != self.place).then(|| place.at(body.at.z))
    }
}

/// The nearest place on the rim of a rectangle.
fn out_of(rect: &Rect, place: P) -> P {
    let Rect { lo, hi } = *rect;
    let sides = [
        (place.x - lo.x, P::new(lo.x, place.y)),
        (hi.x - place.x, P::new(hi.x, place.y)),
        (place.y - lo.y, P::new(place.x, lo.y)),
        (hi.y - place.y, P::new(place.x, hi.y)),
    ];
    sides.into_iter().min_by_key(|(distance, _)| *distance).map_or(place, |(_, place)| place)
}
