//! What moves cost, and who may make them: positions of the reference mission with one thing changed.

use gotham::bearer::Reading;
use gotham::board::ZoneId;
use gotham::movement::{FirstBonus, cost, may_go, pool, way};
use gotham::printed::plot::Modifier;
use gotham::printed::term::{Camp, Cloud, Trait};
use gotham::printed::{Printed, house};
use gotham::setup::Setup;
use gotham::state::{Clouds, FigureId, HeroId, State, Whereabouts};
use gotham::{Gotham, cites, hindrance, rule};
use table::{Game, Scene};

struct Position {
    printed: Printed,
    state: State,
}

impl Position {
    fn new() -> Position {
        let printed = house().unwrap_or_else(|problems| panic!("{problems}"));
        let mission = printed.mission("two-charges").expect("the reference mission");
        let setup = Setup::usual(&printed, &printed.missions[usize::from(mission)]);
        let state = Gotham::start(&printed, &setup).expect("the reference mission can be played");
        Position { printed, state }
    }

    fn scene(&self) -> Scene<'_, Gotham> {
        Scene { state: &self.state, content: &self.printed }
    }

    fn zone(&self, id: &str) -> ZoneId {
        let board = self.scene().board();
        board.zone_ids().find(|&zone| board.zone(zone).id == id).expect("a zone of the board")
    }

    fn batman(&self) -> FigureId {
        self.state.hero(HeroId(0)).figure
    }

    /// The first figure of a tile of the river, by the tile's place in it.
    fn character(&self, tile: usize) -> FigureId {
        self.state.characters_of(self.state.river[tile]).next().expect("a tile with figures")
    }

    fn put(&mut self, figure: FigureId, zone: &str) {
        let zone = self.zone(zone);
        self.state.figure_mut(figure).whereabouts = Whereabouts::Zone(zone);
    }

    fn cost(&self, figure: FigureId, to: &str) -> u8 {
        let (start, to) = (self.state.figure(figure).zone().expect("on the board"), self.zone(to));
        let way = way(self.scene(), figure, to).expect("a way there");
        cost(self.scene(), figure, start, to, way)
    }

    fn sheet(&mut self) -> &mut gotham::printed::Hero {
        &mut self.printed.heroes[usize::from(self.state.hero(HeroId(0)).printed)]
    }
}

#[test]
fn a_simple_move_costs_one_and_what_is_in_the_way() {
    cites!("movement.e.simple-cost", "hindrance.move", "hindrance.self-not-counted", "general.negative");
    let mut position = Position::new();
    let batman = position.batman();
    assert_eq!(position.cost(batman, "street-mid"), 1);
    position.put(batman, "shed-east");
    assert_eq!(hindrance::to_moves(position.scene(), batman), 2, "two brutes of size 1");
    assert_eq!(position.cost(batman, "pier"), 3);
    let gordon = position.state.hero(HeroId(1)).figure;
    position.put(gordon, "shed-east");
    assert_eq!(position.cost(batman, "pier"), 2);
}

#[test]
fn the_destination_does_not_add_to_the_cost() {
    cites!("movement.e.destination-irrelevant");
    let mut position = Position::new();
    let batman = position.batman();
    position.put(batman, "street-mid");
    assert_eq!(position.cost(batman, "shed-mid"), 1, "two thugs wait there");
}

#[test]
fn difficult_terrain_is_paid_when_leaving() {
    cites!(
        "difficult-terrain.leaving",
        "skills.mobility.effect",
        "skills.frost.token",
        "difficult-terrain.total"
    );
    let mut position = Position::new();
    let gordon = position.state.hero(HeroId(1)).figure;
    let batman = position.batman();
    let thug = position.state.figures_in(position.zone("quay")).next().expect("a thug on the quay");
    position.put(thug, "shed-west");
    position.put(gordon, "quay");
    assert_eq!(position.cost(gordon, "shed-west"), 2);
    let zone = position.zone("quay");
    let frost = Clouds { cloud: Cloud::Frost, zone, camp: Camp::Villain, count: 2, full: false };
    position.state.clouds.push(frost);
    assert_eq!(position.cost(gordon, "shed-west"), 4);
    position.put(batman, "quay");
    assert_eq!(position.cost(batman, "shed-west"), 3, "Mobility 1");
}

#[test]
fn special_moves_cost_their_level_but_falls_do_not() {
    cites!("movement.e.climb-cost", "movement.e.fall-cost", "skills.parkour.climb-jump.effect");
    let mut position = Position::new();
    let (batman, gordon) = (position.batman(), position.state.hero(HeroId(1)).figure);
    position.put(gordon, "street-east");
    assert_eq!(position.cost(gordon, "roof"), 3);
    position.put(batman, "street-east");
    assert_eq!(position.cost(batman, "roof"), 2, "Parkour 1");
    position.put(gordon, "roof");
    assert_eq!(position.cost(gordon, "street-east"), 1);
}

#[test]
fn a_special_move_leads_one_way() {
    cites!("rulings.board.special-directed");
    let mut position = Position::new();
    let batman = position.batman();
    let (east, roof) = (position.zone("street-east"), position.zone("roof"));
    for board in &mut position.printed.boards {
        board.special_moves.retain(|special| (special.from, special.to) != (roof, east));
    }
    position.put(batman, "street-east");
    assert!(way(position.scene(), batman, roof).is_some());
    position.put(batman, "roof");
    assert_eq!(way(position.scene(), batman, east), None, "the climb is no way back");
}

#[test]
fn missions_win_over_traits_and_traits_over_skills() {
    cites!(
        "priority.full-order",
        "priority.mission-over-all",
        "priority.skills-and-traits-over-core",
        "priority.trait-over-skill",
        "traits.flight.cost",
        "skills.horror.effect",
    );
    let mut position = Position::new();
    let (batman, croc) = (position.batman(), position.character(3));
    let scarecrow = position.printed.tile("scarecrow").expect("a tile of the house pack");
    let tile = position.state.river[3];
    position.state.tiles[usize::from(tile.0)].printed = Some(scarecrow);
    position.sheet().skills.clear();
    position.put(batman, "pier");
    position.put(croc, "crane");
    assert_eq!(position.cost(batman, "crane"), 4, "1, a climb of 1, Horror 2");
    position.sheet().traits.push(Trait::Flight);
    assert_eq!(position.cost(batman, "crane"), 1);
    let mission = usize::from(position.state.mission);
    position.printed.missions[mission].modifiers.push(Modifier::MoveCost(5));
    assert_eq!(position.cost(batman, "crane"), 5);
}

#[test]
fn nobody_enters_a_zone_that_is_full() {
    cites!("movement.d.no-oversaturation", "general.oversaturation.test");
    let mut position = Position::new();
    let (batman, croc) = (position.batman(), position.character(3));
    position.put(batman, "pier");
    position.put(croc, "crane");
    let refused = may_go(position.scene(), batman, position.zone("crane"), 9);
    assert_eq!(refused.map_err(|why| why.rule), Err(rule!("movement.d.no-oversaturation")));
}

#[test]
fn what_is_missing_must_be_affordable() {
    cites!("movement.f.cannot-pay", "movement.f.cap", "movement.f.points-per-cube");
    let mut position = Position::new();
    let gordon = position.state.hero(HeroId(1)).figure;
    position.put(gordon, "street-east");
    let roof = position.zone("roof");
    assert_eq!(may_go(position.scene(), gordon, roof, 0), Ok(()));
    position.state.hero_mut(HeroId(1)).cubes.available = 2;
    let refused = may_go(position.scene(), gordon, roof, 0).expect_err("three cubes are wanted");
    assert_eq!(refused, rule!("movement.f.cannot-pay").measured(3, 2));
    assert_eq!(may_go(position.scene(), gordon, roof, 1), Ok(()));
}

#[test]
fn the_first_movement_has_a_bonus_that_shrinks_with_encumbrance() {
    cites!("movement.c.first-bonus", "movement.c.hero-bonus-from-encumbrance", "material.encumbrance.total");
    let mut position = Position::new();
    let gordon = position.state.hero(HeroId(1)).figure;
    let points = |position: &Position| pool(position.scene(), gordon, 0, FirstBonus::Counts);
    assert_eq!(points(&position), 2);
    let gun = position.printed.material("submachine-gun");
    for card in position.state.cards.iter_mut().filter(|card| Some(card.printed) == gun) {
        card.place = gotham::state::CardPlace::Carried(HeroId(1));
    }
    assert_eq!(points(&position), 1, "a tonfa and a submachine gun are 5 together");
    position.state.figure_mut(gordon).moved = true;
    assert_eq!(points(&position), 0);
}

#[test]
fn who_moves_with_difficulty_makes_no_special_move() {
    cites!("traits.reduced-mobility.effect", "movement.d.special");
    let mut position = Position::new();
    let batman = position.batman();
    position.put(batman, "street-east");
    assert!(way(position.scene(), batman, position.zone("roof")).is_some());
    position.sheet().traits.push(Trait::ReducedMobility);
    assert!(way(position.scene(), batman, position.zone("roof")).is_none());
}
