//! Matches as programs hold them.

use std::sync::Arc;

use arena::Arena;
use host::{Host, believed};
use serde_json::json;
use table::{Chances, Fairness, Fast, Match, Seat, Seed, Turn};

use crate::secret_cards::{Deal, PARTS, SecretCards};

/// Each seat's view and the seat that is asked, at every question to the end, when everybody takes the last option.
fn played_out(mut game: Box<dyn Arena>) -> Vec<String> {
    let mut seen = Vec::new();
    while game.turn() != Turn::Over {
        seen.push(format!("{:?} {} {}", game.turn(), game.view(Some(Seat(0))), game.view(Some(Seat(1)))));
        game.apply(game.options() - 1).unwrap();
    }
    seen
}

#[test]
fn a_setup_begins_and_ends() {
    let host = Host::new(&PARTS).unwrap();
    let deal = json!({ "hands": [[1, 2, 3], [4, 5, 6]] });
    let game = host.arena(&deal, Chances::Drawn(Fast::new(1))).unwrap();
    assert_eq!(game.options(), 3);
    assert_eq!(game.written(2), json!(2));
    assert_eq!(game.view(Some(Seat(1)))["own"], json!([4, 5, 6]));
    // The last card of each hand is laid by itself.
    assert_eq!(played_out(game).len(), 4);
    assert!(host.arena(&json!("no deal"), Chances::Open).is_err());
}

#[test]
fn what_a_seat_believes_is_the_same_in_all_worlds_that_it_could_be_in() {
    let game = |theirs| {
        let deal = Deal { hands: [theirs, [4, 5, 6]] };
        let fairness = Fairness::alone(Seed::from_number(3));
        let mut game = Match::<SecretCards>::new(Arc::new(()), &deal, fairness).unwrap();
        let laid = game.pending()[0].options[1];
        game.answer_one(0, laid).unwrap();
        game
    };
    let belief = |theirs| believed(&PARTS, &game(theirs), Seat(1), &mut Fast::new(1)).unwrap();
    // Both were asked together; what the other seat laid is not known, and its own question stands.
    assert!(matches!(belief([1, 2, 3]).turn(), Turn::Seat(prompt) if prompt.seat == Seat(1)));
    assert_eq!(played_out(belief([1, 2, 3])), played_out(belief([7, 8, 9])));
}
