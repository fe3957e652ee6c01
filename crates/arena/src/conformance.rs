//! One suite for all games: whatever steps a game, it is the same game. Every game of the list joins it
//! (crates/games/tests/all/steps.rs).
//!
//! [`table::conformance`] holds [`table::Branch`] to [`table::Match`] and [`table::Playout`]; this one holds
//! [`crate::Live`] to [`table::Branch`], copies and beliefs to what they were made of, the erased [`Arena`] to both, and
//! [`Eyes`] to what the seat may know.
//!
//! # Panics
//! Everything here panics with a description when a game does not conform: it is meant for tests.

use std::sync::Arc;

use table::{Branch, Chances, Fast, Game, Scene, Seat, Trail, Turn};

use crate::{Arena, Eyes, Features, Size, Stepped, begin, sent};

/// Of so many questions, one is looked at closely.
const ONE_OF: u32 = 6;
/// So many answers are given to a copy or in a belief.
const ON: usize = 12;

/// Every check, on `games` random games of each setup.
pub fn suite<G: Game>(
    content: &Arc<G::Content>,
    setups: &[G::Setup],
    games: u64,
    eyes: Option<&'static dyn Eyes<G>>,
) {
    for (index, setup) in setups.iter().enumerate() {
        let start =
            G::start(content, setup).unwrap_or_else(|error| panic!("the setup can't be played: {error}"));
        for number in 0..games {
            let number = number + 1_000 * index as u64;
            #[cfg(not(target_arch = "wasm32"))]
            same_game::<G, crate::Live<G>>(content, &start, number);
            same_game::<G, Branch<G>>(content, &start, number);
            behind_the_door(content, &start, number, eyes);
            if let Some(eyes) = eyes {
                see_what_may_be_known(content, &start, number, eyes);
            }
        }
    }
}

/// A random game, beside a branch of the same chance.
fn same_game<G: Game, S: Stepped<G>>(content: &Arc<G::Content>, start: &G::State, number: u64) {
    let trail = Trail::new(start.clone(), Chances::Drawn(Fast::new(number)));
    let mut branch = Branch::take_up(Arc::clone(content), trail.clone()).expect("it begins");
    let mut stepped = S::take_up(Arc::clone(content), trail).expect("it begins");
    let mut chance = Fast::of_game(number, 4);
    while let Turn::Seat(prompt) = branch.turn() {
        alike(&stepped, &branch);
        if chance.below(ONE_OF) == 0 {
            let seed = chance.bits();
            on(stepped.copy(), branch.clone(), &mut Fast::new(seed));
            let believed =
                stepped.believed(prompt.seat, &mut Fast::new(seed)).expect("what is asked can be believed");
            let beside =
                branch.believed(prompt.seat, &mut Fast::new(seed)).expect("what is asked can be believed");
            on(believed, beside, &mut Fast::new(seed));
            let (copy, beside) = (stepped.copy().copy(), branch.clone());
            alike(&copy, &beside);
        }
        let option = chance.below(branch.options().len() as u32) as usize;
        branch.apply(option).expect("it was offered");
        stepped.apply(option).expect("it was offered");
    }
    alike(&stepped, &branch);
    alike(&stepped.copy(), &branch);
    assert!(stepped.apply(0).is_err(), "a game that is over goes on");
}

/// Both go on alike for a while.
fn on<G: Game, S: Stepped<G>>(mut stepped: S, mut branch: Branch<G>, chance: &mut Fast) {
    for _ in 0..ON {
        alike(&stepped, &branch);
        if branch.turn() == Turn::Over {
            return;
        }
        let option = chance.below(branch.options().len() as u32) as usize;
        branch.apply(option).expect("it was offered");
        stepped.apply(option).expect("it was offered");
    }
}

fn alike<G: Game, S: Stepped<G>>(stepped: &S, branch: &Branch<G>) {
    assert_eq!(stepped.turn(), branch.turn());
    assert_eq!(stepped.ask().as_ref(), branch.ask());
    assert_eq!(stepped.options(), branch.options().len());
    let seen = stepped.look(|scene, options| (scene.state.clone(), options.to_vec()));
    assert_eq!(&seen.0, branch.now().state, "{:?}: another state", branch.ask());
    assert_eq!(seen.1, branch.options(), "{:?}: other answers", branch.ask());
}

/// The same behind the door: what stays on its thread, what can leave it, and copies of both.
fn behind_the_door<G: Game>(
    content: &Arc<G::Content>,
    start: &G::State,
    number: u64,
    eyes: Option<&'static dyn Eyes<G>>,
) {
    let chances = || Chances::Drawn(Fast::new(number));
    let mut stays = begin(Arc::clone(content), start.clone(), chances(), eyes).expect("it begins");
    let mut leaves = sent(Arc::clone(content), start.clone(), chances(), eyes).expect("it begins");
    let mut chance = Fast::of_game(number, 5);
    while let Turn::Seat(prompt) = stays.turn() {
        if chance.below(ONE_OF) == 0 {
            look_alike(&*stays, &*leaves);
            look_alike(&*stays.copy(), &*leaves);
            let (seat, seed) = (prompt.seat, chance.bits());
            let believed = stays.believed(seat, seed).expect("what is asked can be believed");
            assert_eq!(
                believed.view(Some(seat)),
                stays.view(Some(seat)),
                "{seat:?} sees something else in a belief"
            );
            look_alike(&*believed, &*leaves.believed(seat, seed).expect("what is asked can be believed"));
        }
        let option = chance.below(stays.options() as u32) as usize;
        stays.apply(option).expect("it was offered");
        leaves.apply(option).expect("it was offered");
    }
    look_alike(&*stays, &*leaves);
}

fn look_alike(one: &dyn Arena, other: &dyn Arena) {
    assert_eq!((one.turn(), one.options(), one.sizes()), (other.turn(), other.options(), other.sizes()));
    assert_eq!(one.scores(), other.scores());
    let sizes = one.sizes();
    let seen = |arena: &dyn Arena, size: Size, write: &dyn Fn(&dyn Arena, &mut [f32])| {
        let mut out = vec![0.0; size.total()];
        write(arena, &mut out);
        out
    };
    for option in 0..one.options() {
        assert_eq!(one.written(option), other.written(option));
        let write = |arena: &dyn Arena, out: &mut [f32]| arena.answer(option, out);
        assert_eq!(seen(one, sizes.answer, &write), seen(other, sizes.answer, &write));
    }
    let seats = (0..one.scores().len() as u8).map(Seat);
    for seat in seats {
        assert_eq!(one.view(Some(seat)), other.view(Some(seat)));
        let write = |arena: &dyn Arena, out: &mut [f32]| arena.scene(seat, out);
        assert_eq!(seen(one, sizes.scene, &write), seen(other, sizes.scene, &write));
    }
    assert_eq!(one.view(None), other.view(None));
}

/// What is seen stays the same, whatever is swapped of what the seat can't know; and it has the size that it says it has.
fn see_what_may_be_known<G: Game>(
    content: &Arc<G::Content>,
    start: &G::State,
    number: u64,
    eyes: &'static dyn Eyes<G>,
) {
    let chances = Chances::Drawn(Fast::new(number));
    let mut branch = Branch::<G>::new(Arc::clone(content), start.clone(), chances).expect("it begins");
    let mut chance = Fast::of_game(number, 6);
    let sizes = eyes.sizes();
    while let (Turn::Seat(prompt), Some(&ask)) = (branch.turn(), branch.ask()) {
        let seen = |state: &G::State, seat: Seat| {
            let scene = Scene { state, content: &**content };
            let mut all = vec![written(sizes.scene, |out| eyes.scene(scene, seat, out))];
            if seat == prompt.seat {
                let answers = branch.options().iter();
                all.extend(
                    answers.map(|answer| written(sizes.answer, |out| eyes.answer(scene, &ask, answer, out))),
                );
            }
            all
        };
        for seat in (0..G::seats(branch.now().state)).map(Seat) {
            let mut other = branch.now().state.clone();
            G::imagine(content, &mut other, seat, &mut chance);
            assert_eq!(
                seen(branch.now().state, seat),
                seen(&other, seat),
                "{seat:?} sees what it can't know: {ask:?}"
            );
        }
        let option = chance.below(branch.options().len() as u32) as usize;
        branch.apply(option).expect("it was offered");
    }
}

fn written(size: Size, see: impl FnOnce(&mut Features)) -> (Features, Vec<f32>) {
    let (mut seen, mut out) = (Features::default(), vec![f32::NAN; size.total()]);
    see(&mut seen);
    seen.write(size, &mut out);
    (seen, out)
}
