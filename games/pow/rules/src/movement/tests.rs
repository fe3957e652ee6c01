//! What routes take, and which rule forbids those that cannot be gone.

use space::{Block, P, Rect, Spot};
use table::{Game, Scene, Verdict};

use super::*;
use crate::card::{Abilities, Cards, house};
use crate::cites;
use crate::setup::Setup;
use crate::state::Whereabouts;

pub(crate) const MOVER: FigureId = FigureId(0);

/// A table with a wall 5 inches high at x from 20 to 22, a ledge of 1 inch behind a gap of 3, and a roof 3 inches
/// high behind that; the mover is 2 inches tall, has Speed 4/7/14 and stands where a test puts it.
pub(crate) struct Table {
    pub cards: Cards,
    pub state: State,
}

impl Table {
    pub(crate) fn new(abilities: &[Ability], at: [i32; 3]) -> Table {
        let mut cards = house().unwrap_or_else(|problems| panic!("{problems}"));
        let mut state = Pow::start(&cards, &Setup::usual(&cards)).expect("the usual setup is legal");
        state.blocks.clear();
        for (from, to, top) in [(20, 22, 5), (25, 28, 1), (28, 31, 3)] {
            let foot = Rect::new(P::new(from * INCH, 10 * INCH), P::new(to * INCH, 20 * INCH));
            state.blocks.push(Block { foot, top: top * INCH });
        }
        let card = &mut cards.characters[usize::from(state.figures[0].character)];
        card.speed = [4 * INCH, 7 * INCH, 14 * INCH].into_iter().collect();
        card.abilities = Abilities::default();
        abilities.iter().for_each(|&ability| card.abilities.add(ability));
        card.powers.clear();
        state.figures[0].whereabouts = Whereabouts::Table;
        state.figures[0].pow = 6;
        state.absent = Set(state.absent.0 & !1);
        state.bodies[0] = Body::new(spot(at), 600, 2 * INCH);
        Table { cards, state }
    }

    /// Puts an enemy on the table as well.
    pub(crate) fn enemy(mut self, at: [i32; 3]) -> Table {
        let enemy = self.state.figures.iter().position(|figure| figure.side == Side::B);
        let enemy = enemy.expect("side B has figures");
        self.state.figures[enemy].whereabouts = Whereabouts::Table;
        self.state.absent = Set(self.state.absent.0 & !(1 << enemy));
        self.state.bodies[enemy] = Body::new(spot(at), 600, 2 * INCH);
        self
    }

    pub(crate) fn scene(&self) -> Scene<'_, Pow> {
        Scene { state: &self.state, content: &self.cards }
    }

    /// The length of a way, or the rule that forbids it.
    fn length(&self, way: &[(How, [i32; 3])]) -> Result<Mils, &'static str> {
        let cost = length(self.scene(), MOVER, &route(3, way));
        cost.map(|cost| cost.length).map_err(|why| why.rule.as_str())
    }

    /// What the law says to a route.
    pub(crate) fn judge(&self, route: Route) -> Verdict {
        let side = self.state.figure(MOVER).side;
        ChooseRoute { side, figure: MOVER }.verdict(self.scene(), route)
    }

    fn verdict(&self, pay: u8, way: &[(How, [i32; 3])]) -> Verdict {
        self.judge(route(pay, way))
    }

    /// The rule that forbids a way for which 3 POW are paid.
    fn forbidden(&self, way: &[(How, [i32; 3])]) -> Option<&'static str> {
        self.verdict(3, way).err().map(|why| why.rule.as_str())
    }
}

fn spot([x, y, z]: [i32; 3]) -> Spot {
    Spot::new(x, y, z)
}

fn route(pay: u8, way: &[(How, [i32; 3])]) -> Route {
    let way: Vec<Stretch> = way.iter().map(|&(how, to)| Stretch { how, to: spot(to) }).collect();
    Route::new(pay, &way).expect("these ways are short")
}

use How::{Climb, Fly, Jump, Walk};

#[test]
fn stretches_add_up_and_decide_the_price() {
    cites!("movement.costs", "movement.cheapest-sufficient", "rulings.move.measure", "rulings.move.not-all");
    let table = Table::new(&[], [5_000, 5_000, 0]);
    let corner = [(Walk, [8_000, 5_000, 0]), (Walk, [8_000, 9_000, 0])];
    assert_eq!(table.length(&corner), Ok(7_000));
    assert_eq!(table.verdict(2, &corner), Ok(()));
    let too_long = rule!("movement.cheapest-sufficient").measured(7_000, 4_000);
    assert_eq!(table.verdict(1, &corner), Err(too_long));
    assert_eq!(table.verdict(3, &[(Walk, [9_100, 5_000, 0])]), Ok(()), "less than paid for is allowed");
    assert_eq!(table.verdict(1, &[]), Ok(()), "standing still is a movement");
}

#[test]
fn only_a_speed_that_is_printed_and_can_be_paid_is_used() {
    cites!("movement.speed-format", "movement.need-pow", "rulings.ensnare.floor", "effects.ensnare");
    let mut table = Table::new(&[], [5_000, 5_000, 0]);
    let rule = |verdict: Verdict| verdict.err().map(|why| why.rule.as_str());
    table.state.figures[0].pow = 1;
    assert_eq!(rule(table.verdict(2, &[])), Some("movement.need-pow"));
    let card = usize::from(table.state.figures[0].character);
    table.cards.characters[card].speed.truncate(2);
    assert_eq!(rule(table.verdict(3, &[])), Some("movement.speed-format"));
    assert_eq!(rule(table.verdict(0, &[])), Some("movement.costs"));
    table.state.figures[0].ensnared = 5;
    let speeds = [1, 2, 3].map(|pay| allowance(table.scene(), MOVER, pay));
    assert_eq!(speeds, [Some(0), Some(2_000), None]);
}

#[test]
fn climbs_over_half_the_height_count_double() {
    cites!("movement.climb-jump.double", "movement.climb-jump.small-free", "rulings.move.climb");
    let table = Table::new(&[], [31_600, 15_000, 0]);
    assert_eq!(table.length(&[(Climb, [30_400, 15_000, 3_000])]), Ok(6_000));
    let down = Table::new(&[], [30_400, 15_000, 3_000]);
    assert_eq!(down.length(&[(Climb, [31_600, 15_000, 0])]), Ok(6_000));
    // One climb in three stretches is one climb, and it must end on a surface.
    let in_parts = [
        (Climb, [31_600, 15_000, 1_000]),
        (Climb, [31_600, 15_000, 2_000]),
        (Climb, [30_400, 15_000, 3_000]),
    ];
    assert_eq!(table.length(&in_parts), Ok(6_000));
    assert_eq!(table.forbidden(&in_parts[..1]), Some("movement.climb-jump.valid-end"));
    assert_eq!(table.forbidden(&[(Climb, [33_000, 15_000, 3_000])]), Some("rulings.move.climb"));
    // A ledge of half the height is walked up at plain distance, and may be climbed at the same price.
    let before_ledge = Table::new(&[], [24_400, 15_000, 0]);
    assert_eq!(before_ledge.length(&[(Climb, [25_600, 15_000, 1_000])]), Ok(1_000));
    assert_eq!(before_ledge.length(&[(Walk, [26_400, 15_000, 1_000])]), Ok(3_000));
}

#[test]
fn jumps_are_measured_from_edge_to_edge_with_the_rise() {
    cites!("movement.climb-jump.double", "rulings.move.jump", "movement.climb-jump.small-free");
    let mut table = Table::new(&[], [21_400, 15_000, 1_000]);
    table.state.blocks[0].top = INCH;
    assert_eq!(table.length(&[(Jump, [25_600, 15_000, 1_000])]), Ok(6_000), "a gap of 3 inches counts 6");
    table.state.blocks[1].top = 4 * INCH;
    assert_eq!(table.length(&[(Jump, [25_600, 15_000, 4_000])]), Ok(12_000), "and 3 inches up as much again");
    // The gap is 3 inches and the landing lower: only the gap counts, and the fall is read apart.
    table.state.blocks[0].top = 8 * INCH;
    table.state.bodies[0].at.z = 8 * INCH;
    assert_eq!(table.length(&[(Jump, [25_600, 15_000, 4_000])]), Ok(6_000));
    assert_eq!(table.forbidden(&[(Jump, [23_500, 15_000, 0])]), Some("rulings.move.jump"));
}

#[test]
fn nobody_walks_through_things_or_off_high_edges() {
    cites!("rulings.move.path", "rulings.move.step");
    let mut table = Table::new(&[], [18_000, 15_000, 0]);
    assert_eq!(table.forbidden(&[(Walk, [24_000, 15_000, 0])]), Some("rulings.move.path"));
    assert_eq!(table.forbidden(&[(Walk, [18_000, 36_000, 0])]), Some("rulings.move.path"));
    table.state.bodies[0].at = Spot::new(27_000, 15_000, 1_000);
    assert_eq!(table.length(&[(Walk, [24_000, 15_000, 0])]), Ok(4_000), "a drop of 1 inch is walked");
    table.state.bodies[0].at = Spot::new(21_000, 15_000, 5_000);
    let over_the_edge = table.verdict(3, &[(Walk, [18_000, 15_000, 0])]);
    assert_eq!(over_the_edge, Err(rule!("rulings.move.step").measured(5_000, 1_000)));
    // Half on the roof and half in the air is no place to stand, though it is walked over.
    assert_eq!(table.forbidden(&[(Walk, [22_000, 15_000, 5_000])]), Some("rulings.move.path"));
}

#[test]
fn wall_crawlers_climb_at_plain_distance_and_stay_on_walls() {
    cites!(
        "abilities.wall-crawler.climb",
        "abilities.wall-crawler.end",
        "abilities.wall-crawler.not-on-figure"
    );
    let table = Table::new(&[Ability::WallCrawler], [19_400, 15_000, 0]);
    assert_eq!(table.length(&[(Climb, [20_600, 15_000, 5_000])]), Ok(5_000));
    let up_the_wall = [(Climb, [19_400, 15_000, 3_000])];
    assert_eq!(table.verdict(1, &up_the_wall), Ok(()));
    let along_it = [up_the_wall[0], (Climb, [19_400, 17_000, 3_000])];
    assert_eq!(table.length(&along_it), Ok(5_000));
    // Another one is already there.
    let table = table.enemy([19_400, 17_000, 3_000]);
    assert_eq!(table.forbidden(&along_it), Some("abilities.wall-crawler.not-on-figure"));
    assert_eq!(
        table.forbidden(&[up_the_wall[0], (Climb, [19_400, 19_400, 3_000])]),
        Some("rulings.move.path")
    );
    let anyone = Table::new(&[], [19_400, 15_000, 0]);
    assert_eq!(anyone.forbidden(&along_it), Some("rulings.move.climb"), "others do not move along a wall");
}

#[test]
fn flights_are_straight_and_end_on_a_surface() {
    cites!("abilities.fly.directions", "rulings.move.fly-end", "rulings.move.fly-climb");
    let table = Table::new(&[Ability::Fly], [18_000, 25_000, 0]);
    assert_eq!(table.length(&[(Fly, [21_000, 25_000, 3_000])]), Ok(4_243));
    assert_eq!(table.forbidden(&[(Fly, [21_000, 25_000, 3_000])]), Some("rulings.move.fly-end"));
    let beside = Table::new(&[Ability::Fly], [32_000, 15_000, 0]);
    let onto_roof = [(Fly, [32_000, 15_000, 3_000]), (Fly, [30_000, 15_000, 3_000])];
    assert_eq!(beside.length(&onto_roof), Ok(5_000), "height is plain distance");
    assert_eq!(beside.verdict(2, &onto_roof), Ok(()));
    assert_eq!(
        beside.forbidden(&[(Fly, [30_000, 15_000, 3_000])]),
        Some("rulings.move.path"),
        "through the wall"
    );
    let walker = Table::new(&[], [32_000, 15_000, 0]);
    assert_eq!(walker.forbidden(&onto_roof), Some("abilities.fly.directions"));
}

#[test]
fn phase_shift_passes_through_but_does_not_stop() {
    cites!("abilities.phase-shift", "abilities.phase-shift.no-stop");
    let table = Table::new(&[Ability::PhaseShift], [18_000, 15_000, 0]);
    assert_eq!(table.verdict(2, &[(Walk, [24_000, 15_000, 0])]), Ok(()));
    assert_eq!(table.length(&[(Walk, [24_000, 15_000, 0])]), Ok(6_000));
    assert_eq!(table.forbidden(&[(Walk, [21_000, 15_000, 0])]), Some("abilities.phase-shift.no-stop"));
    let on_roof = Table::new(&[Ability::PhaseShift], [21_000, 15_000, 5_000]);
    assert_eq!(
        on_roof.forbidden(&[(Walk, [18_000, 15_000, 0])]),
        Some("rulings.move.step"),
        "it does not float"
    );
}
