//! The worked example of games/gotham/docs/content.md.

use content::load_embedded;
use table::{Fast, Game, Playout, Uniform, play_out};

use crate::Gotham;
use crate::printed::load::{HOUSE, Shelf, embedded};
use crate::setup::Setup;

const PAGE: &str = include_str!("../../../../docs/content.md");

/// The files of the example: every block of YAML that begins with its path.
pub(super) fn files() -> Vec<(String, String)> {
    let blocks = PAGE.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let named = blocks.filter_map(|block| {
        let path = block.lines().next()?.strip_prefix("# night-shift/")?;
        Some((path.to_owned(), block.to_owned()))
    });
    named.collect()
}

#[test]
fn the_worked_example_can_be_played() {
    let files = files();
    assert_eq!(files.len(), 4);
    let mut shelf = Shelf::default();
    shelf.add(HOUSE.1, embedded());
    let files = files.iter().map(|(path, text)| (path.as_str(), text.as_str()));
    shelf.add("night-shift", load_embedded("night-shift", files));
    let printed = shelf.check().unwrap_or_else(|found| panic!("{found}"));
    let place = printed.mission("cat-s-eye").expect("the mission of the example");
    let mission = &printed.missions[usize::from(place)];
    for number in 0..20 {
        let state = Gotham::start(&printed, &Setup::usual(&printed, mission)).expect("it can be played");
        let mut table = Playout::new(Uniform, Fast::of_game(1, number));
        let end = play_out::<Gotham>(&printed, state, &mut table).expect("a game that ends");
        assert!(end.winner.is_some());
    }
}
