//! A batch of games, begun from the list and played through the narrow door.

use arena::Arena;
use table::{Chances, Fast, Turn};
use words::Language;

/// How many games a batch has.
const GAMES: u64 = 40;

/// A batch of games as a learner plays them: all at once, one answer each in turn, by the numbers of the answers alone. It comes
/// to the answers that were given and to the scores.
fn batch(seed: u64) -> (u64, Vec<Vec<f32>>) {
    let door = games::one("skirmish", &[]).unwrap().expect("it is on the list");
    let seats = usize::from(door.lobby(Language::En).least_seats);
    let setup = door.setup(&[], &vec![Vec::new(); seats], Language::En).unwrap();
    let begin = |number: u64| door.arena(&setup, Chances::Drawn(Fast::new(seed + number))).unwrap();
    let mut games: Vec<Box<dyn Arena>> = (0..GAMES).map(begin).collect();
    let (mut chance, mut answers) = (Fast::new(seed), 0);
    while games.iter().any(|game| game.turn() != Turn::Over) {
        for game in games.iter_mut().filter(|game| game.turn() != Turn::Over) {
            let Turn::Seat(asked) = game.turn() else { panic!("chance is drawn") };
            // What a learner reads has room for it and is filled.
            let (mut scene, mut answer) =
                (vec![0.0; game.sizes().scene.total()], vec![0.0; game.sizes().answer.total()]);
            let pick = chance.below(u32::try_from(game.options()).unwrap()) as usize;
            game.scene(asked.seat, &mut scene);
            game.answer(pick, &mut answer);
            assert!([scene, answer].iter().all(|seen| seen.iter().any(|number| *number != 0.0)));
            game.apply(pick).unwrap();
            answers += 1;
        }
    }
    (answers, games.iter().map(|game| game.scores()).collect())
}

#[test]
fn a_batch_is_played_to_its_end_and_again_to_the_same() {
    let (answers, scores) = batch(1);
    assert!(answers > 10 * GAMES && scores.len() == GAMES as usize, "{answers}");
    assert!(
        scores.iter().all(|seats| seats.iter().sum::<f32>() == 1.0),
        "who wins, the other loses: {scores:?}"
    );
    assert_eq!(batch(1), (answers, scores.clone()));
    assert_ne!(batch(1_000), (answers, scores), "other dice make other games");
}
