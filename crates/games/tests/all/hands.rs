//! Hands that players show to each other.

use table::Seat;
use words::Language;

use crate::support::{begin, setup};

#[test]
fn games_without_hands_have_none_to_show() {
    let setup = setup(&[], ["vanguard", "eclipse"]);
    let mut game = begin(&setup, 1);
    let before = game.position(Some(Seat(0)), Language::En);
    game.show_hand(Seat(1), true, 0);
    assert_eq!((game.shown_hands(), game.position(Some(Seat(0)), Language::En)), (None, before));
}
