//! What a learner sees of the mini skirmish.

use arena::{Eyes, Features};
use skirmish::{Act, Action, Skirmish};
use skirmish_mind::SkirmishEyes;
use table::{Game, Scene, Seat};

#[test]
fn both_seats_see_the_same_game_from_their_own_edge() {
    let mut state = Skirmish::start(&(), &()).expect("one setup");
    state.fighters[4].health = 2;
    state.points = [3, 1];
    let mut other = state.clone();
    let turned = |(x, y): (i8, i8)| (skirmish::SIDE - 1 - x, skirmish::SIDE - 1 - y);
    for (at, fighter) in state.fighters.iter().enumerate() {
        other.fighters[(at + 3) % 6] = skirmish::Fighter { cell: turned(fighter.cell), ..*fighter };
    }
    (other.points, other.player) = ([1, 3], 1);
    let seen = |state: &skirmish::State, seat: u8, answer: Action| {
        let (mut scene, mut one) = (Features::default(), Features::default());
        let at = Scene { state, content: &() };
        SkirmishEyes.scene(at, Seat(seat), &mut scene);
        SkirmishEyes.answer(at, &Act { player: seat }, &answer, &mut one);
        // The last of the numbers that are no fighters says at which edge one sits.
        scene.numbers[5] = 0.0;
        (scene, one)
    };
    let attack = |by, target| Action::Attack { fighter: by, target };
    assert_eq!(seen(&state, 0, attack(0, 4)), seen(&other, 1, attack(3, 1)));
    assert_ne!(seen(&state, 0, attack(0, 4)), seen(&state, 0, attack(0, 3)));
    let to = |fighter, cell| Action::Move { fighter, cell };
    assert_eq!(seen(&state, 0, to(0, (1, 2))).0, seen(&other, 1, to(3, turned((1, 2)))).0);
}
