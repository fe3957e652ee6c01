//! Movement: one an activation, paid with 1 to 3 POW, a chain of straight stretches (rulings.move.measure).
//!
//! The law is here: what a route takes and where it may end. Which routes are worth offering is for
//! [`crate::routes`].

use space::{Blocked, Body, Field, NoRest, SLACK, Set, Spot, Thing};
use table::{Flow, Question, Scene, Verdict, Why, need};

use crate::ask::{Ask, How, Route, Stretch};
use crate::card::{Ability, Mils, Modifier, Use};
use crate::event::Event;
use crate::state::{FigureId, Reading, Side, State};
use crate::{Play, Pow, falling, pay, routes, rule};

/// An inch.
const INCH: Mils = 1_000;

/// May the figure make its movement?
///
/// # Errors
/// The rule that forbids it.
pub fn may_move(scene: Scene<Pow>, figure: FigureId) -> Verdict {
    let state = scene.state.figure(figure);
    let moved = scene.state.activation.is_some_and(|activation| activation.moved);
    need(!moved, rule!("movement.one-per-activation"))?;
    need(!state.down && !state.ko, rule!("ko.down.no-move"))?;
    need(state.pow >= 1, rule!("movement.need-pow"))
}

/// The movement of an activation: its player lays a route, pays for it, and the figure goes along it.
///
/// # Errors
/// A stop of the table.
pub fn movement(play: &mut Play, figure: FigureId) -> Flow<()> {
    let side = play.state.figure(figure).side;
    let route = play.choose(&ChooseRoute { side, figure })?;
    pay(play, figure, route.pay, rule!("movement.costs"));
    if let Some(activation) = &mut play.state.activation {
        activation.moved = true;
    }
    let mut paid = route.pay;
    let mut way = route.way();
    // A jump that lands lower is a fall, read where it ended; whom it leaves standing goes on from there.
    while let Ok(leg) = Leg::of(play.scene(), figure, play.state.body(figure).at, way) {
        let (to, length) = (leg.end, leg.length);
        play.state.place(figure, to);
        play.event(rule!("rulings.move.measure"), |_| Event::Moved { figure, to, length, paid });
        (way, paid) = (&way[leg.stretches..], 0);
        if leg.fall > 0 {
            falling::read(play, figure, leg.fall)?;
        }
        let state = play.state.figure(figure);
        if way.is_empty() || !play.state.is_on_table(figure) || state.down || state.ko {
            break;
        }
    }
    Ok(())
}

/// How far a payment takes the figure: that speed, longer by passive powers and shorter by Ensnare, but not below
/// 0 (effects.ensnare, rulings.ensnare.floor). `None` when the card has no such speed.
pub fn allowance(scene: Scene<Pow>, figure: FigureId, pay: u8) -> Option<Mils> {
    let card = scene.card(figure);
    let speed = *card.speed.get(usize::from(pay).checked_sub(1)?)?;
    let passive = card.powers.iter().filter(|power| power.when == Use::Passive);
    let longer: Mils = passive
        .flat_map(|power| &power.modifiers)
        .map(|modifier| match modifier {
            Modifier::Speed(longer) => *longer,
            _ => 0,
        })
        .sum();
    let ensnared = Mils::from(scene.state.figure(figure).ensnared) * INCH;
    Some((speed + longer - ensnared).max(0))
}

/// What a route takes, whether or not it can be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Where it ends.
    pub end: Spot,
    /// How much movement it uses, with everything that counts double.
    pub length: Mils,
}

/// The length of a route, whatever is paid for it and wherever it ends.
///
/// # Errors
/// The rule that forbids a stretch of it.
pub fn length(scene: Scene<Pow>, figure: FigureId, route: &Route) -> Result<Cost, Why> {
    let mut cost = Cost { end: scene.state.body(figure).at, length: 0 };
    let mut way = route.way();
    while !way.is_empty() {
        let leg = Leg::of(scene, figure, cost.end, way)?;
        cost = Cost { end: leg.end, length: cost.length + leg.length };
        way = &way[leg.stretches..];
    }
    Ok(cost)
}

/// May the figure end its movement here, having come so?
///
/// # Errors
/// The rule that forbids it.
pub fn may_end(scene: Scene<Pow>, figure: FigureId, at: Spot, how: How) -> Verdict {
    let body = scene.state.body(figure).moved(at);
    let (crawls, phases) = (scene.has(figure, Ability::WallCrawler), scene.has(figure, Ability::PhaseShift));
    let Err(reason) = space::rests(&scene.state.field_without(figure), &body) else {
        return Ok(());
    };
    let rule = match (reason, how) {
        (NoRest::InBlock(_) | NoRest::OnBody(_), _) if phases => rule!("abilities.phase-shift.no-stop"),
        (NoRest::OnBody(_), _) if crawls => rule!("abilities.wall-crawler.not-on-figure"),
        (NoRest::NoSurface, _) if clings(scene, figure, &body) => return Ok(()),
        (NoRest::NoSurface, How::Climb | How::Jump) => rule!("movement.climb-jump.valid-end"),
        (NoRest::NoSurface, How::Fly) => rule!("rulings.move.fly-end"),
        _ => rule!("rulings.move.path"),
    };
    Err(rule.into())
}

/// Whether a Wall-crawler holds on where no surface carries it (abilities.wall-crawler.end). One that is KO or
/// Knocked down does not (rulings.wall-crawler.falls).
pub(crate) fn clings(scene: Scene<Pow>, figure: FigureId, body: &Body) -> bool {
    if scene.state.figure(figure).down || !scene.has(figure, Ability::WallCrawler) {
        return false;
    }
    let field = scene.state.field_without(figure);
    let holds = field.standing_blocks().any(|(_, block)| space::touching_block(body, block));
    holds && space::rests(&field, body) == Err(NoRest::NoSurface)
}

/// Whether a figure's place is shown with a marker, because it holds on where it cannot be stood
/// (abilities.wall-crawler.marker).
pub fn marked(scene: Scene<Pow>, figure: FigureId) -> bool {
    scene.state.is_on_table(figure) && clings(scene, figure, scene.state.body(figure))
}

/// A part of a route that nothing interrupts: up to the first fall, or to its end.
struct Leg {
    /// How many stretches it has.
    stretches: usize,
    /// Where it ends.
    end: Spot,
    /// What it counts.
    length: Mils,
    /// How high the fall is that ends it; 0 if none does.
    fall: Mils,
}

impl Leg {
    fn of(scene: Scene<Pow>, figure: FigureId, from: Spot, way: &[Stretch]) -> Result<Leg, Why> {
        let mut mover = Mover::new(scene, figure, from);
        let (mut stretches, mut fall) = (0, 0);
        for &stretch in way {
            fall = mover.go(scene.state, stretch)?;
            stretches += 1;
            if fall > 0 {
                break;
            }
        }
        mover.finish_climb();
        Ok(Leg { stretches, end: mover.body.at, length: mover.length, fall })
    }
}

/// A figure on its way.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    figure: FigureId,
    pub(crate) body: Body,
    pub(crate) flies: bool,
    pub(crate) phases: bool,
    pub(crate) crawls: bool,
    length: Mils,
    /// Height climbed since the figure last stood: one climb in several stretches is still one climb.
    climbed: Mils,
}

impl Mover {
    pub(crate) fn new(scene: Scene<Pow>, figure: FigureId, from: Spot) -> Mover {
        Mover {
            figure,
            body: scene.state.body(figure).moved(from),
            flies: scene.has(figure, Ability::Fly),
            phases: scene.has(figure, Ability::PhaseShift),
            crawls: scene.has(figure, Ability::WallCrawler),
            length: 0,
            climbed: 0,
        }
    }

    /// The highest rise or drop that is walked (rulings.move.step).
    #[inline]
    pub(crate) fn step(&self) -> Mils {
        self.body.height / 2
    }

    /// What a climb or jump of this distance counts (movement.climb-jump.double, movement.climb-jump.small-free).
    #[inline]
    pub(crate) fn doubled(&self, distance: Mils) -> Mils {
        if distance > self.step() { 2 * distance } else { distance }
    }

    /// What climbing so high counts; Wall-crawlers and those who fly pay plain distance for height
    /// (abilities.wall-crawler.climb, rulings.move.fly-climb).
    #[inline]
    pub(crate) fn climbing(&self, height: Mils) -> Mils {
        if self.crawls || self.flies { height } else { self.doubled(height) }
    }

    /// The table as the figure meets it on the way to a height. Phase shift passes everybody, and scenery higher
    /// than both ends of the stretch; what is lower is walked over like by anyone else.
    #[inline]
    pub(crate) fn field<'a>(&self, state: &'a State, to_z: Mils) -> Field<'a> {
        let mut field = state.field_without(self.figure);
        if self.phases {
            field.passing.bodies = Set(u64::MAX);
            let highest = self.body.at.z.max(to_z) + SLACK;
            for (index, block) in (0..).zip(field.blocks) {
                if block.top > highest {
                    field.passing.blocks = field.passing.blocks.with(index);
                }
            }
        }
        field
    }

    /// Goes one stretch and says how high the fall is that it ends in, if it does.
    fn go(&mut self, state: &State, stretch: Stretch) -> Result<Mils, Why> {
        let Stretch { how, to } = stretch;
        let why = |blocked| self.refusal(state, stretch, blocked);
        let body = &self.body;
        let mut fall = 0;
        let cost = match how {
            How::Walk => {
                let field = self.field(state, to.z);
                let cost = space::walk(&field, body, to.flat(), self.step()).map_err(why)?;
                need(cost.end == to, rule!("rulings.move.measure"))?;
                self.finish_climb();
                self.length += cost.rise;
                cost
            }
            How::Climb => {
                let mut field = state.field_without(self.figure);
                if self.phases {
                    field.passing.bodies = Set(u64::MAX);
                }
                let cost = space::climb(&field, body, to).map_err(why)?;
                // A climb goes up or down; only a Wall-crawler moves along a wall.
                need(cost.rise > 0 || cost.level == 0 || self.crawls, rule!("rulings.move.climb"))?;
                self.climbed += cost.rise;
                cost
            }
            How::Jump => {
                let mut field = self.field(state, to.z);
                if self.phases {
                    field.passing.blocks = all_but_level_with(&field, [body.at.z, to.z]);
                }
                let cost = space::jump(&field, body, to).map_err(why)?;
                // Who flies ignores falls (rulings.fly.fall), and need not be told of one it chose.
                if cost.drop > self.step() && !self.flies {
                    fall = cost.drop;
                }
                self.finish_climb();
                self.length += self.doubled(cost.gap + cost.rise);
                cost
            }
            How::Fly => {
                need(self.flies, rule!("abilities.fly.directions"))?;
                let field = state.field_without(self.figure);
                let flown =
                    if self.phases { space::phase(&field, body, to) } else { space::fly(&field, body, to) };
                let cost = flown.map_err(why)?;
                self.finish_climb();
                cost
            }
        };
        self.length += cost.level;
        self.body.at = cost.end;
        if how == How::Climb && self.stands(state) {
            self.finish_climb();
        }
        Ok(fall)
    }

    /// Counts what was climbed as one distance.
    fn finish_climb(&mut self) {
        self.length += self.climbing(self.climbed);
        self.climbed = 0;
    }

    /// Whether a surface is right under the whole base.
    fn stands(&self, state: &State) -> bool {
        let field = state.field_without(self.figure);
        let (_, height) = space::surface_below(&field, &self.body.disc(), self.body.at.z);
        self.body.at.z - height <= SLACK
    }

    /// The rule that a blocked stretch breaks.
    fn refusal(&self, state: &State, Stretch { how, to }: Stretch, blocked: Blocked) -> Why {
        match blocked {
            // In the way, and in the very place that the Wall-crawler wants.
            Blocked::By { thing: Thing::Body(other), .. }
                if self.crawls && state.bodies[other].overlaps(&self.body.moved(to)) =>
            {
                rule!("abilities.wall-crawler.not-on-figure").into()
            }
            Blocked::Drop { drop, .. } => rule!("rulings.move.step").measured(drop, self.step()),
            Blocked::NoWall => rule!("rulings.move.climb").into(),
            Blocked::NotOnTop { .. } => rule!("rulings.move.jump").into(),
            Blocked::Rise { .. } | Blocked::By { .. } if how == How::Walk && self.phases => {
                rule!("abilities.phase-shift").into()
            }
            Blocked::OffTable | Blocked::Rise { .. } | Blocked::By { .. } => {
                rule!("rulings.move.path").into()
            }
        }
    }
}

/// The blocks that a jump between two heights neither leaves nor reaches, beside those that do not stand.
fn all_but_level_with(field: &Field, heights: [Mils; 2]) -> Set {
    let level = |top: Mils| heights.iter().any(|height| (top - height).abs() <= SLACK);
    let passed = field.standing_blocks().filter(|(_, block)| !level(block.top));
    passed.fold(field.passing.blocks, |set, (index, _)| set.with(index))
}

/// Which way does it move?
struct ChooseRoute {
    side: Side,
    figure: FigureId,
}

impl Question<Pow> for ChooseRoute {
    type Answer = Route;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        Ask::Route { side: self.side, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Route)) {
        routes::suggest(scene, self.figure, emit);
    }

    fn verdict(&self, scene: Scene<Pow>, route: Route) -> Verdict {
        let figure = self.figure;
        need((1..=3).contains(&route.pay), rule!("movement.costs"))?;
        let allowance = allowance(scene, figure, route.pay).ok_or(rule!("movement.speed-format"))?;
        need(scene.state.figure(figure).pow >= route.pay, rule!("movement.need-pow"))?;
        let cost = length(scene, figure, &route)?;
        if cost.length > allowance {
            return Err(rule!("movement.cheapest-sufficient").measured(cost.length, allowance));
        }
        match route.way().last() {
            Some(last) => may_end(scene, figure, cost.end, last.how),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
