//! That the routes a bot would want are among those offered, and that what is offered is legal.

use super::*;
use crate::card::Ability;
use crate::movement::tests::{MOVER, Table};
use crate::state::Side;

/// Everything that is offered and legal; nothing else may be offered on these tables.
fn offered(table: &Table) -> Vec<Route> {
    let mut routes = Vec::new();
    suggest(table.scene(), MOVER, &mut |route| routes.push(route));
    for route in &routes {
        assert_eq!(table.judge(*route), Ok(()), "{route:?}");
    }
    let mut again = Vec::new();
    suggest(table.scene(), MOVER, &mut |route| again.push(route));
    assert_eq!(routes, again, "the same for the same state");
    assert!(routes.len() <= MOST);
    assert!(routes[0].way().is_empty(), "standing still comes first");
    routes
}

/// The cheapest route offered into contact with the enemy, as the ways of its stretches.
fn into_contact(table: &Table) -> Option<(u8, Vec<How>)> {
    let enemy = table.state.team(Side::B).next().expect("an enemy is on the table");
    let touches = |route: &Route| {
        let end = route.way().last().map(|stretch| table.state.body(MOVER).moved(stretch.to));
        end.is_some_and(|body| space::touching(&body, table.state.body(enemy)))
    };
    let routes = offered(table).into_iter().filter(touches);
    let cheapest = routes.min_by_key(|route| (route.pay, route.way().len()))?;
    Some((cheapest.pay, cheapest.way().iter().map(|stretch| stretch.how).collect()))
}

#[test]
fn an_enemy_in_reach_is_met_for_the_least_pow() {
    let near = Table::new(&[], [5_000, 5_000, 0]).enemy([9_000, 7_000, 0]);
    assert_eq!(into_contact(&near), Some((1, vec![How::Walk])));
    let farther = Table::new(&[], [5_000, 5_000, 0]).enemy([11_000, 9_000, 0]);
    assert_eq!(into_contact(&farther), Some((2, vec![How::Walk])));
    let too_far = Table::new(&[], [5_000, 5_000, 0]).enemy([5_000, 30_000, 0]);
    assert_eq!(into_contact(&too_far), None);
    let ahead = offered(&too_far).into_iter().any(|route| route.way().iter().any(|to| to.to.y > 18_900));
    assert!(ahead, "but it is gone towards, as far as 14 inches reach");
}

#[test]
fn a_corner_is_walked_round() {
    let behind_the_wall = Table::new(&[], [18_500, 18_000, 0]).enemy([23_500, 18_500, 0]);
    assert_eq!(into_contact(&behind_the_wall), Some((3, vec![How::Walk, How::Walk, How::Walk])));
    let in_front_of_it = Table::new(&[], [19_400, 18_000, 0]).enemy([22_000, 21_200, 0]);
    assert_eq!(into_contact(&in_front_of_it), Some((2, vec![How::Walk, How::Walk])));
}

#[test]
fn corners_are_gone_to_and_round() {
    // The wall lies from (20, 10) to (22, 20); whoever stands south-west of it sees its western face alone.
    let table = Table::new(&[], [18_500, 18_000, 0]).enemy([30_000, 34_000, 0]);
    let radius = table.state.body(MOVER).r;
    let corner = P::new(20_000 - radius - ROUND_A_CORNER, 20_000 + radius + ROUND_A_CORNER);
    let routes = offered(&table);
    let to_the_corner = routes.iter().any(|route| route.way() == [walk(corner.at(0))]);
    assert!(to_the_corner, "straight to where the way bends");
    let round_it: Vec<Spot> = routes
        .iter()
        .filter_map(|route| match route.way() {
            [first, second] if *first == walk(corner.at(0)) => Some(second.to),
            _ => None,
        })
        .collect();
    assert!(round_it.iter().any(|end| end.x > 22_000 + radius), "and past the whole of the wall's end");
    assert!(round_it.iter().all(|end| end.y == corner.y), "along the wall");
    let seen_already = P::new(corner.x, 10_000 - radius - ROUND_A_CORNER);
    let from_both_sides = Table::new(&[], [8_000, 6_000, 0]).enemy([30_000, 34_000, 0]);
    let pointless = offered(&from_both_sides).iter().any(|route| route.way() == [walk(seen_already.at(0))]);
    assert!(!pointless, "no way bends at a corner of which both walls are in view");
}

#[test]
fn an_enemy_on_a_low_roof_is_climbed_to() {
    let on_the_roof = Table::new(&[], [33_000, 15_000, 0]).enemy([29_000, 12_000, 3_000]);
    assert_eq!(into_contact(&on_the_roof), Some((3, vec![How::Walk, How::Climb, How::Walk])));
}

#[test]
fn an_enemy_below_is_climbed_down_to() {
    let below = Table::new(&[], [30_000, 15_000, 3_000]).enemy([33_000, 16_000, 0]);
    assert_eq!(into_contact(&below), Some((2, vec![How::Walk, How::Climb, How::Walk])));
}

#[test]
fn flyers_cross_walls_and_sit_on_roofs() {
    let behind_the_wall = Table::new(&[Ability::Fly], [18_500, 15_000, 0]).enemy([24_300, 15_000, 0]);
    assert_eq!(into_contact(&behind_the_wall), Some((3, vec![How::Fly, How::Fly, How::Fly])));
    let ends = offered(&behind_the_wall);
    let on_top = ends.iter().filter_map(|route| route.way().last()).any(|end| end.to.z == 5_000);
    assert!(on_top, "the wall is 2 inches wide and carries a base");
}

#[test]
fn phase_shift_goes_straight_through() {
    let behind_the_wall = Table::new(&[Ability::PhaseShift], [18_500, 15_000, 0]).enemy([24_300, 15_000, 0]);
    assert_eq!(into_contact(&behind_the_wall), Some((2, vec![How::Walk])));
}

#[test]
fn a_wall_crawler_comes_off_its_wall() {
    let table = Table::new(&[Ability::WallCrawler], [19_400, 15_000, 3_000]);
    let ways: Vec<Vec<How>> =
        offered(&table).iter().map(|route| route.way().iter().map(|stretch| stretch.how).collect()).collect();
    assert!(ways.contains(&vec![How::Climb]) && ways.contains(&vec![How::Climb, How::Walk]));
    let on_top = offered(&table).iter().filter_map(|route| route.way().last()).any(|end| end.to.z == 5_000);
    assert!(on_top, "2 inches further up is the top");
}
