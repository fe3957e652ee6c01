//! The narrow door: a game in progress of any kind.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use table::{Branch, Chances, Fast, Fault, Game, Scene, Seat, Trail, Turn};

use crate::{Eyes, Features, Size, Sizes, Stepped};

/// One game in progress, as programs hold it. An option is named by its place in the list of legal answers, or of the outcomes
/// of chance; the order is fixed. Not `Send` by itself: what [`begin`] makes stays on its thread.
pub trait Arena {
    /// The same game once more: it goes its own way from here.
    fn copy(&self) -> Box<dyn Arena>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// How many legal answers there are, or outcomes of chance; of a place, suggestions are listed.
    fn options(&self) -> usize;

    /// The weight of an outcome, where chance is open: what weighs 0 can't come.
    fn weight(&self, outcome: usize) -> u32;

    /// Takes an option.
    ///
    /// # Errors
    /// [`Fault::NotOffered`], and then nothing has changed; a fault of the rules, and then the game can't go on.
    fn apply(&mut self, option: usize) -> Result<(), Fault>;

    /// How the game ended for each seat: 1 won, 0 lost, a half drawn. Before the end, how it would be if it ended here.
    fn scores(&self) -> Vec<f32>;

    /// What a seat could believe: all that it sees is as it was, and its question and the list of its answers, too. Nothing of
    /// what the seat can't know is in it, the dice to come among them.
    ///
    /// # Errors
    /// [`Fault::NotOffered`] while chance is open; a fault of the rules, which only a seat that is not asked can meet.
    fn believed(&self, seat: Seat, seed: u64) -> Result<Box<dyn Arena>, Fault>;

    /// How large the arrays of features are; 0 in a game without eyes.
    fn sizes(&self) -> Sizes;

    /// Writes what a seat sees into an array of that size.
    fn scene(&self, seat: Seat, out: &mut [f32]);

    /// Writes what the asked seat sees of one legal answer into an array of that size.
    fn answer(&self, option: usize, out: &mut [f32]);

    /// A legal answer as the journal writes it, for a live match; null where there is none in that place.
    fn written(&self, option: usize) -> Value;

    /// What a seat may know, or a spectator.
    fn view(&self, seat: Option<Seat>) -> Value;
}

/// Begins at a checkpoint, such as the start of a game.
///
/// # Errors
/// A fault of the rules.
pub fn begin<G: Game>(
    content: Arc<G::Content>,
    start: G::State,
    chances: Chances,
    eyes: Option<&'static dyn Eyes<G>>,
) -> Result<Box<dyn Arena>, Fault> {
    match chances {
        // Open chance is a pause between checkpoint and question, where a branch stands anyway.
        Chances::Open => {
            Ok(Box::new(Held::<G, Branch<G>>::take_up(content, Trail::new(start, chances), eyes)?))
        }
        Chances::Drawn(_) | Chances::Fated(_) => take_up(content, Trail::new(start, chances), eyes),
    }
}

/// Goes on where a trail ends, whose chance is drawn.
///
/// # Errors
/// A fault of the rules; a trail of another game.
pub fn take_up<G: Game>(
    content: Arc<G::Content>,
    trail: Trail<G>,
    eyes: Option<&'static dyn Eyes<G>>,
) -> Result<Box<dyn Arena>, Fault> {
    #[cfg(not(target_arch = "wasm32"))]
    type Steps<G> = crate::Live<G>;
    #[cfg(target_arch = "wasm32")]
    type Steps<G> = Branch<G>;
    Ok(Box::new(Held::<G, Steps<G>>::take_up(content, trail, eyes)?))
}

/// The same for a game that moves between threads. It is slower by what is run again.
///
/// # Errors
/// A fault of the rules.
pub fn sent<G: Game>(
    content: Arc<G::Content>,
    start: G::State,
    chances: Chances,
    eyes: Option<&'static dyn Eyes<G>>,
) -> Result<Box<dyn Arena + Send>, Fault> {
    Ok(Box::new(Held::<G, Branch<G>>::take_up(content, Trail::new(start, chances), eyes)?))
}

/// A game in progress behind the door.
struct Held<G: Game, S> {
    stepped: S,
    content: Arc<G::Content>,
    eyes: Option<&'static dyn Eyes<G>>,
    /// Room for what is seen, so that looking allocates nothing.
    room: Cell<Features>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, S: Stepped<G>> Held<G, S> {
    fn take_up(
        content: Arc<G::Content>,
        trail: Trail<G>,
        eyes: Option<&'static dyn Eyes<G>>,
    ) -> Result<Self, Fault> {
        let stepped = S::take_up(Arc::clone(&content), trail)?;
        Ok(Held::new(stepped, content, eyes))
    }

    fn new(stepped: S, content: Arc<G::Content>, eyes: Option<&'static dyn Eyes<G>>) -> Self {
        Held { stepped, content, eyes, room: Cell::default(), game: PhantomData }
    }

    /// Looks through the eyes of the game and writes what is seen.
    fn see(
        &self,
        size: Size,
        out: &mut [f32],
        look: impl FnOnce(&dyn Eyes<G>, Scene<G>, &[G::Answer], &mut Features) + 'static,
    ) {
        let Some(eyes) = self.eyes else { return };
        let mut room = self.room.take();
        let room = self.stepped.look(move |scene, options| {
            room.clear();
            look(eyes, scene, options, &mut room);
            room
        });
        room.write(size, out);
        self.room.set(room);
    }
}

/// As clients read it.
fn value(plain: &impl Serialize) -> Value {
    serde_json::to_value(plain).expect("it is plain data with text keys")
}

impl<G: Game, S: Stepped<G> + 'static> Arena for Held<G, S> {
    fn copy(&self) -> Box<dyn Arena> {
        Box::new(Held::new(self.stepped.copy(), Arc::clone(&self.content), self.eyes))
    }

    fn turn(&self) -> Turn {
        self.stepped.turn()
    }

    fn options(&self) -> usize {
        self.stepped.options()
    }

    fn weight(&self, outcome: usize) -> u32 {
        self.stepped.weight(outcome)
    }

    fn apply(&mut self, option: usize) -> Result<(), Fault> {
        self.stepped.apply(option)
    }

    fn scores(&self) -> Vec<f32> {
        let score = |state: &G::State| (0..G::seats(state)).map(|seat| G::score(state, Seat(seat))).collect();
        self.stepped.look(move |scene, _| score(scene.state))
    }

    fn believed(&self, seat: Seat, seed: u64) -> Result<Box<dyn Arena>, Fault> {
        let believed = self.stepped.believed(seat, &mut Fast::new(seed))?;
        Ok(Box::new(Held::new(believed, Arc::clone(&self.content), self.eyes)))
    }

    fn sizes(&self) -> Sizes {
        self.eyes.map(|eyes| eyes.sizes()).unwrap_or_default()
    }

    fn scene(&self, seat: Seat, out: &mut [f32]) {
        self.see(self.sizes().scene, out, move |eyes, scene, _, room| eyes.scene(scene, seat, room));
    }

    fn answer(&self, option: usize, out: &mut [f32]) {
        let Some(ask) = self.stepped.ask() else { return };
        self.see(self.sizes().answer, out, move |eyes, scene, options, room| {
            eyes.answer(scene, &ask, &options[option], room);
        });
    }

    fn written(&self, option: usize) -> Value {
        self.stepped.look(move |_, options| options.get(option).map_or(Value::Null, value))
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        self.stepped.look(move |scene, _| value(&G::view(scene, seat)))
    }
}
