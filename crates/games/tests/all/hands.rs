//! Hands that players show to each other.

use crate::support::{begin, setup};

#[test]
fn games_without_hands_have_none_to_show() {
    let setup = setup(&[], ["vanguard", "eclipse"]);
    let mut game = begin(&setup, 1);
    assert!(game.hands().is_none());
}
